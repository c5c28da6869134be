// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/connection.h"
#include "app/records/migrations.h"
#include "app/records/trouble.h"

#include <QSqlDatabase>
#include <QString>

#include <memory>
#include <optional>

namespace mz {

struct DatabaseOptions {
    std::span<const Migration> migrations = recordsMigrations();
    int busyMs = 5000; // how long a lock of another program is waited for
    QString uri{};     // parameters of SQLite's own behind the file's name: "vfs=unix-dotfile"
};

// The trainees' records: one connection to records.sqlite, for the thread that opened it. What is
// committed is on the disk and survives a power cut.
class Database {
public:
    // The file in this folder; a missing one is begun, an older one brought to the newest version.
    // A file that cannot be used stays as it is, byte for byte.
    [[nodiscard]] static OrTrouble<std::unique_ptr<Database>>
    open(const QString& folder, const DatabaseOptions& options = {});

    [[nodiscard]] static QString fileIn(const QString& folder);
    [[nodiscard]] const QString& file() const { return m_file; }
    // The folder's file system cannot do write-ahead logging: everything works, but who reads and
    // who writes wait for each other.
    [[nodiscard]] bool walRefused() const { return m_walRefused; }
    [[nodiscard]] const QSqlDatabase& connection() const { return m_connection.database(); }

private:
    friend class Work;
    Database(QString file, const DatabaseOptions& options);

    [[nodiscard]] OrTrouble<> begin();
    [[nodiscard]] OrTrouble<> set(const char* pragma) const;
    [[nodiscard]] OrTrouble<> leaveWalIfNeeded() const;
    [[nodiscard]] OrTrouble<> migrate();
    [[nodiscard]] OrTrouble<> chooseJournal();

    QString m_file;
    DatabaseOptions m_options;
    Connection m_connection;
    bool m_walRefused = false;
    // The works that are under way within each other, and the first trouble of the outermost.
    int m_depth = 0;
    std::optional<RecordsTrouble> m_trouble;
    // Once a page was found damaged nothing more is written.
    std::optional<RecordsTrouble> m_damage;
};

} // namespace mz
