// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/records/records_folder.h"

#include <QProcess>
#include <QTemporaryDir>

namespace mz::testing {

struct Ran {
    int status = -1; // -1: it crashed, or never came to an end
    QString out;
    QString err;
};

// The program as whoever has no display runs it, with a platform that would need one.
inline Ran runBare(const QStringList& arguments) {
    QProcess process;
    QProcessEnvironment bare = QProcessEnvironment::systemEnvironment();
    bare.remove("DISPLAY");
    bare.remove("WAYLAND_DISPLAY");
    bare.insert("QT_QPA_PLATFORM", "xcb");
    const QTemporaryDir runtime; // Qt complains where there is none
    bare.insert("XDG_RUNTIME_DIR", runtime.path());
    process.setProcessEnvironment(bare);
    process.start(QStringLiteral(MZ_PROGRAM_MAZZIERE), arguments);
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace mz::testing
