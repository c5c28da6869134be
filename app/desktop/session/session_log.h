// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QLockFile>
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

// Writes the lines of one session to its files, each line at once, so that a killed program loses
// nothing. A file that cannot be written is reported once and left; the others go on.
class SessionLog {
public:
    // Begins a new log; `folder` gets a file of its own for it, `record` is overwritten where it is
    // not empty.
    void begin(const QString& folder, const QString& scenario, const QString& record);
    // Goes on with one that a lock of this process keeps from others.
    struct Kept {
        QString file; // its path; it holds the text, or empty
        std::string text;
        std::shared_ptr<QLockFile> lock;
    };
    void goOn(const Kept& kept, const QString& record);
    void write(const std::string& line);
    void close();
    // The name of the file in the folder, also when it cannot be written; empty: there is none.
    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] int lines() const { return m_lines; }
    // What went wrong since the last call.
    [[nodiscard]] std::vector<LostLog> takeLost();
    // The files that are being written.
    [[nodiscard]] QStringList files() const;

    // What keeps another program from going on with this log.
    [[nodiscard]] static std::shared_ptr<QLockFile> lockOf(const QString& file);

private:
    bool open(const QString& path, QIODevice::OpenMode mode);

    QString m_name;
    std::shared_ptr<QLockFile> m_lock;
    std::vector<std::unique_ptr<QFile>> m_files;
    std::vector<LostLog> m_lost;
    int m_lines = 0;
};

} // namespace mz
