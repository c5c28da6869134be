// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QFile>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace mz {

// A log that could not be written any further.
struct LostLog {
    QString file;
    QString reason; // the system's own words
};

// When the session of a log was begun, local time, by the name that its own file was given; not
// valid where it has another name.
[[nodiscard]] QDateTime begunAt(const QString& file);

// Writes the lines of one session to its files, each line at once, so that a killed program loses
// nothing. A file that cannot be written is reported once and left; the others go on.
class SessionLog {
public:
    // Begins a new log; `folder` gets a file of its own for it, `record` is overwritten where it is
    // not empty.
    void begin(const QString& folder, const QString& scenario, const QString& record);
    void write(const std::string& line);
    [[nodiscard]] int lines() const { return m_lines; }
    // What went wrong since the last call.
    [[nodiscard]] std::vector<LostLog> takeLost();
    // The files that are being written.
    [[nodiscard]] QStringList files() const;

private:
    void open(const QString& path, QIODevice::OpenMode mode);

    std::vector<std::unique_ptr<QFile>> m_files;
    std::vector<LostLog> m_lost;
    int m_lines = 0;
};

} // namespace mz
