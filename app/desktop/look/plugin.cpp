// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/plugin.h"

#include <QCoreApplication>
#include <QDir>
#include <QPluginLoader>

namespace mz {

// The program's own folder first, then where a package puts it.
QObject* loadPlugin(const char* name) {
    const QDir program(QCoreApplication::applicationDirPath());
    for (const char* folder : {"../lib/mazziere", "../" MZ_LIBDIR "/mazziere"}) {
        QPluginLoader loader(program.filePath(QString::fromLatin1(folder)) + QLatin1Char('/') +
                             QString::fromLatin1(name));
        if (QObject* plugin = loader.instance())
            return plugin;
    }
    return nullptr;
}

} // namespace mz
