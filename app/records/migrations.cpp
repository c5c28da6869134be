// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/migrations.h"

#include "embedded/records_schema.h"

namespace mz {

std::span<const Migration> recordsMigrations() {
    static const std::vector<Migration> all = [] {
        std::vector<Migration> migrations;
        for (const embedded::File& file : embedded::records_schema())
            migrations.push_back({static_cast<int>(migrations.size()) + 1, file.bytes});
        return migrations;
    }();
    return all;
}

QStringList statementsOf(std::string_view sql) {
    QStringList statements;
    QString statement;
    const QString text = QString::fromUtf8(sql.data(), static_cast<qsizetype>(sql.size()));
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        if (line.trimmed().isEmpty() || line.startsWith(QStringLiteral("--")))
            continue;
        statement += line + QLatin1Char('\n');
        if (line.endsWith(QLatin1Char(';')))
            statements.append(std::exchange(statement, {}));
    }
    if (!statement.isEmpty())
        statements.append(statement);
    return statements;
}

} // namespace mz
