// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/set_aside.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStringList>

#include <cerrno>

namespace mz {

namespace {

using Kind = RecordsTrouble::Kind;

constexpr qint64 chunk = qint64{1} << 20;

// In the order in which they are removed: the file itself stays to the last.
const QStringList& ends() {
    static const QStringList all{QStringLiteral("-shm"), QStringLiteral("-wal"),
                                 QStringLiteral("-journal"), QString()};
    return all;
}

bool isTaken(const QString& path) {
    for (const QString& end : ends())
        if (QFileInfo::exists(path + end))
            return true;
    return false;
}

QString freeName(const QString& file, const QDateTime& now) {
    const QFileInfo info(file);
    const QString stem = info.path() + QLatin1Char('/') + info.completeBaseName() +
                         QStringLiteral(".damaged-") +
                         now.toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const QString suffix = QStringLiteral(".sqlite");
    QString path = stem + suffix;
    for (int number = 2; isTaken(path); ++number)
        path = stem + QLatin1Char('-') + QString::number(number) + suffix;
    return path;
}

OrTrouble<> troubleWith(const QFileDevice& file) {
    Kind kind = Kind::other;
    if (file.error() == QFileDevice::ResourceError)
        kind = Kind::diskFull;
    else if (file.error() == QFileDevice::OpenError)
        kind = Kind::cannotOpen;
    return tl::unexpected(
        RecordsTrouble{kind, file.fileName(), file.errorString(), kind == Kind::diskFull});
}

// Whole and on the disk under its name, or not at all.
OrTrouble<> copy(const QString& from, const QString& to) {
    QFile source(from);
    if (!source.open(QIODevice::ReadOnly))
        return troubleWith(source);
    QSaveFile target(to);
    // What a buffer keeps is written when the file is closed, where nobody hears of its trouble.
    if (!target.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return troubleWith(target);
    while (!source.atEnd()) {
        const QByteArray bytes = source.read(chunk);
        if (bytes.isEmpty())
            return troubleWith(source);
        if (target.write(bytes) != bytes.size())
            return troubleWith(target);
    }
    return target.commit() ? OrTrouble<>() : troubleWith(target);
}

} // namespace

OrTrouble<QString> setAside(const QString& file, const QDateTime& now) {
    if (!isTaken(file))
        return tl::unexpected(troubleOf(Kind::cannotOpen, file, ENOENT));
    const QString aside = freeName(file, now);
    for (const QString& end : ends())
        if (QFileInfo::exists(file + end))
            if (auto copied = copy(file + end, aside + end); !copied) {
                for (const QString& begun : ends())
                    QFile::remove(aside + begun);
                return tl::unexpected(std::move(copied.error()));
            }
    for (const QString& end : ends())
        if (QFile old(file + end); old.exists() && !old.remove())
            return tl::unexpected(troubleWith(old).error());
    return aside;
}

} // namespace mz
