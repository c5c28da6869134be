// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/session_list.h"
#include "app/records/statement.h"

#include <string>
#include <string_view>

namespace mz {

// The statement that lists sessions, "session s", with what `rest` says of which and in which
// order.
[[nodiscard]] std::string selectSessions(std::string_view rest);
[[nodiscard]] SessionRow sessionOf(const Statement& row);

// The verdict in nine columns of a row, in the order of verdictColumns; nothing where they are
// null.
[[nodiscard]] std::string verdictColumns(const std::string& table);
[[nodiscard]] std::optional<KeptVerdict> verdictOf(const Statement& row, int column);

template <typename... Values>
[[nodiscard]] std::vector<SessionRow> sessionRows(Work& work, std::string_view rest,
                                                  const Values&... values) {
    std::vector<SessionRow> list;
    Statement rows(work, selectSessions(rest).c_str());
    rows.run(values...);
    while (rows.next())
        list.push_back(sessionOf(rows));
    return list;
}

} // namespace mz
