// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/session/session_log.h"

#include "app/records/log_lines.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace mz {

namespace {

constexpr int mostAtOnce = 100; // logs of one scenario begun in the same millisecond

} // namespace

void SessionLog::begin(const QString& folder, const QString& scenario, const QString& record) {
    close();
    if (!folder.isEmpty()) {
        const QDir place(folder);
        place.mkpath(QStringLiteral("."));
        const QString stem =
            QDateTime::currentDateTime().toString(timeInLogName()) + QLatin1Char('-') + scenario;
        int number = 1;
        do
            m_name = stem + (number == 1 ? QString() : QStringLiteral("-%1").arg(number)) +
                     QStringLiteral(".log.jsonl");
        while (QFile::exists(place.filePath(m_name)) && ++number < mostAtOnce);
        m_lock = lockOf(place.filePath(m_name));
        m_lock->tryLock(0);
        open(place.filePath(m_name), QIODevice::NewOnly);
    }
    if (!record.isEmpty())
        open(record, QIODevice::Truncate);
}

void SessionLog::goOn(const Kept& kept, const QString& record) {
    close();
    m_lock = kept.lock;
    m_name = kept.file.section(QLatin1Char('/'), -1);
    m_lines = static_cast<int>(std::ranges::count(kept.text, '\n'));
    if (!kept.file.isEmpty())
        open(kept.file, QIODevice::Append);
    if (!record.isEmpty() && open(record, QIODevice::Truncate))
        m_files.back()->write(kept.text.data(), static_cast<qint64>(kept.text.size()));
}

void SessionLog::close() {
    m_files.clear();
    m_lock.reset();
    m_name.clear();
    m_lines = 0;
}

// No age makes a lock stale, only the end of the process that holds it.
std::shared_ptr<QLockFile> SessionLog::lockOf(const QString& file) {
    auto lock = std::make_shared<QLockFile>(file + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);
    return lock;
}

bool SessionLog::open(const QString& path, QIODevice::OpenMode mode) {
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::WriteOnly | QIODevice::Unbuffered | mode)) {
        m_lost.push_back({path, file->errorString()});
        return false;
    }
    m_files.push_back(std::move(file));
    return true;
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
