// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/work.h"

#include <QSqlError>
#include <QSqlQuery>

namespace mz {

Work::Work(Database& database, Kind kind) : m_database(database) {
    if (m_database.m_depth++ > 0)
        return;
    m_database.m_trouble = m_database.m_damage;
    if (going())
        execute(kind == Kind::writes ? "BEGIN IMMEDIATE" : "BEGIN");
}

Work::~Work() {
    if (!m_done)
        fail({RecordsTrouble::Kind::other, m_database.file(), {}, false});
    if (--m_database.m_depth == 0 && !m_done) {
        QSqlQuery query(m_database.connection());
        query.exec(QStringLiteral("ROLLBACK")); // SQLite may have done so already
    }
}

void Work::fail(RecordsTrouble trouble) {
    if (trouble.kind == RecordsTrouble::Kind::damaged)
        m_database.m_damage = trouble;
    if (going())
        m_database.m_trouble = std::move(trouble);
}

OrTrouble<> Work::done() {
    if (going() && m_database.m_depth == 1)
        execute("COMMIT");
    if (!going())
        return tl::unexpected(*m_database.m_trouble);
    m_done = true;
    return {};
}

bool Work::execute(const char* sql) {
    QSqlQuery query(m_database.connection());
    if (!query.exec(QString::fromLatin1(sql)))
        fail(troubleOf(query.lastError(), m_database.file()));
    return going();
}

} // namespace mz
