// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/connection.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QUuid>

namespace mz {

Connection::Connection(const QString& file, const QString& name, const QString& options)
    : m_file(file),
      m_database(
          QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QUuid::createUuid().toString())) {
    m_database.setConnectOptions(options);
    m_database.setDatabaseName(name);
}

Connection::~Connection() {
    const QString name = m_database.connectionName();
    m_database = {};
    QSqlDatabase::removeDatabase(name);
}

QString Connection::uriOf(const QString& file, const QString& parameters) {
    return QString::fromLatin1(QUrl::fromLocalFile(file).toEncoded()) + QLatin1Char('?') +
           parameters;
}

OrTrouble<> Connection::open() {
    if (m_database.open())
        return {};
    return tl::unexpected(troubleOf(m_database.lastError(), m_file));
}

OrTrouble<QString> Connection::ask(const QString& sql) const {
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.exec(sql))
        return tl::unexpected(troubleOf(query.lastError(), m_file));
    return query.next() ? query.value(0).toString() : QString();
}

} // namespace mz
