// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/trouble.h"

#include <QSqlDatabase>

namespace mz {

// A connection to a file of SQLite, for the thread that made it. Queries on it end before it does.
class Connection {
public:
    Connection(const QString& file, const QString& name, const QString& options);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    // The name of a file with parameters of SQLite's own, for the option QSQLITE_OPEN_URI.
    [[nodiscard]] static QString uriOf(const QString& file, const QString& parameters);

    [[nodiscard]] OrTrouble<> open();
    [[nodiscard]] const QSqlDatabase& database() const { return m_database; }
    // The first value that a statement answers; empty where it has none.
    [[nodiscard]] OrTrouble<QString> ask(const QString& sql) const;

private:
    QString m_file;
    QSqlDatabase m_database;
};

} // namespace mz
