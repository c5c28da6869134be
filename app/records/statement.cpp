// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/statement.h"

#include <QSqlError>

namespace mz {

Statement::Statement(Work& work, const char* sql)
    : m_work(work), m_query(work.database().connection()) {
    m_query.setForwardOnly(true);
    if (m_work.going() && !m_query.prepare(QString::fromLatin1(sql)))
        m_work.fail(troubleOf(m_query.lastError(), m_work.database().file()));
}

bool Statement::execute() {
    if (m_work.going() && !m_query.exec())
        m_work.fail(troubleOf(m_query.lastError(), m_work.database().file()));
    return m_work.going();
}

bool Statement::next() {
    if (!m_work.going())
        return false;
    if (m_query.next())
        return true;
    if (m_query.lastError().isValid())
        m_work.fail(troubleOf(m_query.lastError(), m_work.database().file()));
    return false;
}

} // namespace mz
