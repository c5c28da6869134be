// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/told_session.h"
#include "app/results/xapi_addresses.h"
#include "core/json/json_tree.h"

#include <span>
#include <string>
#include <vector>

namespace mz {

// The statements of a session by xAPI 1.0.3, the oldest first: what the trainee began, each step
// done or skipped, each remedy, each hint, how it ended. The same session has the same ids for
// ever, so that statements that are sent twice count once.
[[nodiscard]] std::vector<json::Value> statementsOf(const ToldSession& session,
                                                    const XapiOptions& options);

// A file of them: an array, a line for each statement.
[[nodiscard]] std::string writeStatements(std::span<const ToldSession> sessions,
                                          const XapiOptions& options);

} // namespace mz
