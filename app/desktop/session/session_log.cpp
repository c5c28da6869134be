// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/session/session_log.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace mz {

namespace {

const QString& timeInName() {
    static const QString format = QStringLiteral("yyyyMMdd-HHmmss-zzz");
    return format;
}

} // namespace

QDateTime begunAt(const QString& file) {
    return QDateTime::fromString(QFileInfo(file).fileName().left(timeInName().size()),
                                 timeInName());
}

void SessionLog::begin(const QString& folder, const QString& scenario, const QString& record) {
    m_files.clear();
    m_lines = 0;
    if (!folder.isEmpty()) {
        const QDir place(folder);
        place.mkpath(QStringLiteral("."));
        const QString begun = QDateTime::currentDateTime().toString(timeInName());
        open(place.filePath(QStringLiteral("%1-%2.log.jsonl").arg(begun, scenario)),
             QIODevice::NewOnly);
    }
    if (!record.isEmpty())
        open(record, QIODevice::Truncate);
}

void SessionLog::open(const QString& path, QIODevice::OpenMode mode) {
    auto file = std::make_unique<QFile>(path);
    if (file->open(QIODevice::WriteOnly | QIODevice::Unbuffered | mode))
        m_files.push_back(std::move(file));
    else
        m_lost.push_back({path, file->errorString()});
}

void SessionLog::write(const std::string& line) {
    const std::string whole = line + '\n';
    ++m_lines;
    std::erase_if(m_files, [&](const std::unique_ptr<QFile>& file) {
        if (file->write(whole.data(), static_cast<qint64>(whole.size())) ==
            static_cast<qint64>(whole.size()))
            return false;
        m_lost.push_back({file->fileName(), file->errorString()});
        return true;
    });
}

std::vector<LostLog> SessionLog::takeLost() { return std::exchange(m_lost, {}); }

QStringList SessionLog::files() const {
    QStringList names;
    for (const auto& file : m_files)
        names.append(file->fileName());
    return names;
}

} // namespace mz
