// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/database.h"

#include "app/records/look.h"
#include "app/records/statement.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QThread>

#include <utility>

namespace mz {

namespace {

// Eight MiB: all that the lists of a person with ten thousand sessions read. SQLite's own two are
// read again and again.
constexpr const char* cacheSize = "cache_size = -8192";

QString nameOf(const QString& file, const QString& uri) {
    return uri.isEmpty() ? file : Connection::uriOf(file, uri);
}

QString optionsOf(const DatabaseOptions& options) {
    const QString wait = QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(options.busyMs);
    return options.uri.isEmpty() ? wait : wait + QStringLiteral(";QSQLITE_OPEN_URI");
}

} // namespace

QString Database::fileIn(const QString& folder) {
    return QDir(folder).absoluteFilePath(QStringLiteral("records.sqlite"));
}

Database::Database(QString file, const DatabaseOptions& options)
    : m_file(std::move(file)),
      m_options(options),
      m_connection(m_file, nameOf(m_file, options.uri), optionsOf(options)) {}

OrTrouble<std::unique_ptr<Database>> Database::open(const QString& folder,
                                                    const DatabaseOptions& options) {
    QDir().mkpath(folder);
    const QString file = fileIn(folder);
    const int newest = options.migrations.back().version;
    if (auto looked = look(file, newest, options.busyMs); !looked)
        return tl::unexpected(std::move(looked.error()));
    std::unique_ptr<Database> database(new Database(file, options));
    if (auto begun = database->begin(); !begun)
        return tl::unexpected(std::move(begun.error()));
    return database;
}

OrTrouble<> Database::begin() {
    return m_connection.open()
        .and_then([this] { return set("foreign_keys = ON"); })
        .and_then([this] { return set("secure_delete = ON"); })
        .and_then([this] { return leaveWalIfNeeded(); })
        .and_then([this] { return migrate(); })
        .and_then([this] { return chooseJournal(); })
        .and_then([this] { return set(cacheSize); });
}

OrTrouble<> Database::set(const char* pragma) const {
    const auto answer = m_connection.ask(QStringLiteral("PRAGMA ") + QString::fromLatin1(pragma));
    return answer ? OrTrouble<>() : tl::unexpected(answer.error());
}

// A file that was written with write-ahead logging before its folder was moved to where that is
// impossible: only who has it alone can read it, and it takes leave of that here.
OrTrouble<> Database::leaveWalIfNeeded() const {
    const auto version = m_connection.ask(QStringLiteral("PRAGMA user_version"));
    if (version || version.error().kind != RecordsTrouble::Kind::cannotOpen)
        return version ? OrTrouble<>() : tl::unexpected(version.error());
    return set("locking_mode = EXCLUSIVE")
        .and_then([this] { return set("journal_mode = DELETE"); })
        .and_then([this] { return set("locking_mode = NORMAL"); })
        .and_then([this] { return set("user_version"); });
}

// One version after the other, each wholly or not at all. Another program may be doing the same.
OrTrouble<> Database::migrate() {
    const int newest = m_options.migrations.back().version;
    for (const Migration& migration : m_options.migrations) {
        Work work(*this, Work::Kind::writes);
        Statement version(work, "PRAGMA user_version");
        version.run();
        const bool known = version.next();
        if (known && version.number(0) > newest)
            work.fail({RecordsTrouble::Kind::newer, m_file, {}, false});
        if (known && version.number(0) < migration.version) {
            for (const QString& sql : statementsOf(migration.sql))
                run(work, sql.toUtf8().constData());
            const QString set = QStringLiteral("PRAGMA user_version = %1").arg(migration.version);
            run(work, set.toLatin1().constData());
            const QString ours = QStringLiteral("PRAGMA application_id = %1");
            run(work, ours.arg(recordsApplicationId).toLatin1().constData());
        }
        if (auto done = work.done(); !done)
            return done;
    }
    return {};
}

// Where the file's folder cannot do what write-ahead logging needs, SQLite stays with a journal
// that is deleted. Only EXTRA makes the deletion last there, and thereby the commit.
OrTrouble<> Database::chooseJournal() {
    const QDeadlineTimer deadline(m_options.busyMs);
    auto mode = m_connection.ask(QStringLiteral("PRAGMA journal_mode = WAL"));
    // Nobody waits for the lock that this needs unless told to.
    while (!mode && mode.error().kind == RecordsTrouble::Kind::locked && !deadline.hasExpired()) {
        QThread::msleep(10);
        mode = m_connection.ask(QStringLiteral("PRAGMA journal_mode = WAL"));
    }
    if (!mode)
        return tl::unexpected(mode.error());
    m_walRefused = *mode != QStringLiteral("wal");
    return set(m_walRefused ? "synchronous = EXTRA" : "synchronous = FULL");
}

} // namespace mz
