// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/work.h"

#include <QSqlQuery>
#include <QVariant>

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

namespace mz {

// A statement of a work, prepared once and run as often as one likes. Its trouble is the work's.
class Statement {
public:
    Statement(Work& work, const char* sql);

    // With a value for each question mark. False where the work is not going.
    template <typename... Values>
    bool run(const Values&... values) {
        int place = 0;
        (m_query.bindValue(place++, toBind(values)), ...);
        return execute();
    }
    // The next row, the first one after run().
    bool next();
    [[nodiscard]] int changed() const { return m_query.numRowsAffected(); }
    [[nodiscard]] qint64 newId() const { return m_query.lastInsertId().toLongLong(); }

    // What stands in a column of the row.
    [[nodiscard]] bool isNull(int column) const { return m_query.isNull(column); }
    [[nodiscard]] qint64 integer(int column) const { return m_query.value(column).toLongLong(); }
    [[nodiscard]] int number(int column) const { return m_query.value(column).toInt(); }
    [[nodiscard]] bool truth(int column) const { return integer(column) != 0; }
    [[nodiscard]] QString text(int column) const { return m_query.value(column).toString(); }
    // Quicker where the statement says CAST(column AS BLOB).
    [[nodiscard]] std::string utf8(int column) const {
        return m_query.value(column).toByteArray().toStdString();
    }
    template <std::integral T>
    [[nodiscard]] std::optional<T> maybe(int column) const {
        return isNull(column) ? std::nullopt : std::optional(static_cast<T>(integer(column)));
    }

    [[nodiscard]] std::optional<double> maybeReal(int column) const {
        return isNull(column) ? std::nullopt : std::optional(m_query.value(column).toDouble());
    }

private:
    static QVariant toBind(std::integral auto number) { return static_cast<qint64>(number); }
    static QVariant toBind(const QString& text) {
        return text.isNull() ? QStringLiteral("") : text;
    }
    static QVariant toBind(std::string_view text) {
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    }
    static QVariant toBind(const char* text) { return toBind(std::string_view(text)); }
    static QVariant toBind(const QByteArray& bytes) { return bytes; }
    template <typename T>
    static QVariant toBind(const std::optional<T>& value) {
        return value ? toBind(*value) : QVariant();
    }
    bool execute();

    Work& m_work;
    QSqlQuery m_query;
};

// A statement that is run once.
template <typename... Values>
bool run(Work& work, const char* sql, const Values&... values) {
    return Statement(work, sql).run(values...);
}

} // namespace mz
