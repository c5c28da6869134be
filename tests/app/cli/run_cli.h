// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace mz::cli_test {

struct Ran {
    int status = -1; // -1: it crashed, or never came to an end
    QByteArray out;
    QByteArray err;
};

inline Ran run(const QStringList& arguments, const QByteArray& input = {}) {
    QProcess process;
    process.start(QStringLiteral(MZ_PROGRAM_MAZZIERE_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline QString source(const char* path) {
    return QStringLiteral(MZ_SOURCE_DIR "/") + QString::fromUtf8(path);
}

inline QString data(const char* name) {
    return source("tests/app/cli/data/") + QString::fromUtf8(name);
}

inline QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// The columns of a line in UTF-8.
inline qsizetype widthOf(const QByteArray& line) { return QString::fromUtf8(line).size(); }

} // namespace mz::cli_test
