// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/database.h"
#include "app/records/statement.h"

#include <QDir>
#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

#include <memory>

namespace mz::testing {

// The code of the trouble with its words, or "none".
template <typename T>
[[nodiscard]] QString told(const OrTrouble<T>& result) {
    if (result)
        return QStringLiteral("none");
    const auto kind = code(result.error().kind);
    return QString::fromLatin1(kind.data(), static_cast<qsizetype>(kind.size()));
}

// A folder for a database of its own.
class RecordsFolder {
public:
    [[nodiscard]] QString path() const { return m_folder.path(); }
    [[nodiscard]] QString file() const { return Database::fileIn(path()); }
    [[nodiscard]] QString filePath(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QStringList entries() const {
        return QDir(path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden);
    }
    // Patience is for those who have to wait: a lock that stays is told at once.
    [[nodiscard]] OrTrouble<std::unique_ptr<Database>> tryOpen(DatabaseOptions options = {}) const {
        options.busyMs = 50;
        return Database::open(path(), options);
    }
    [[nodiscard]] std::unique_ptr<Database> open(const DatabaseOptions& options = {}) const {
        auto database = tryOpen(options);
        if (!database)
            qFatal("%s: %s", qPrintable(database.error().file), qPrintable(database.error().words));
        return std::move(*database);
    }

private:
    QTemporaryDir m_folder;
};

[[nodiscard]] inline QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void writeBytes(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s: %s", qPrintable(path), qPrintable(file.errorString()));
}

// What a statement answers in its first row and column.
inline QString answer(const Database& database, const char* sql) {
    QSqlQuery query(database.connection());
    if (!query.exec(QString::fromUtf8(sql)))
        qFatal("%s: %s", sql, qPrintable(query.lastError().text()));
    return query.next() ? query.value(0).toString() : QString();
}

// While it lives the test is run by a user who may not do everything.
class Nobody {
public:
    Nobody() {
        if (m_isRoot && setresuid(65534, 65534, 0) != 0)
            qFatal("cannot become another user");
    }
    ~Nobody() {
        if (m_isRoot && setresuid(0, 0, 0) != 0)
            qFatal("cannot become root again");
    }
    Nobody(const Nobody&) = delete;
    Nobody& operator=(const Nobody&) = delete;

private:
    bool m_isRoot = geteuid() == 0;
};

} // namespace mz::testing
