// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/people/file_names.h"

#include "app/desktop/sentences/window_language.h"
#include "app/words/problems.h"

#include <QRegularExpression>

namespace mz {

QString fileName(const QString& text) {
    constexpr int longest = 80; // letters
    QString name = text;
    name.replace(QRegularExpression(QStringLiteral("[^\\p{L}\\p{N} -]")), QStringLiteral("_"));
    return name.trimmed().left(longest);
}

QString withEnding(const QString& file, const char* ending) {
    const QString end = QString::fromLatin1(ending);
    return file.endsWith(end, Qt::CaseInsensitive) ? file : file + end;
}

QString fileSaid(const QString& file, FileTrouble trouble) {
    return QStringLiteral("%1: %2").arg(
        file, QString::fromStdString(fileTrouble(WindowLanguage::words(), code(trouble))));
}

} // namespace mz
