// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <span>
#include <string_view>
#include <vector>

namespace mz {

// How a database of the version before becomes one of this version; version 1 begins with nothing.
struct Migration {
    int version = 1;
    std::string_view sql;
};

// All that the program carries, by version: resources/records/schema-N.sql.
[[nodiscard]] std::span<const Migration> recordsMigrations();

// The statements of a script. Each ends with a semicolon at the end of a line; a line that begins
// with two dashes is a comment.
[[nodiscard]] QStringList statementsOf(std::string_view sql);

} // namespace mz
