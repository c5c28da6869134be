// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/told_session.h"
#include "app/results/xapi_addresses.h"
#include "core/json/json_tree.h"

#include <string>
#include <vector>

namespace mz {

// What came of something: the "result" of its statement.

// Of a remedy that was closed; `ids` of its steps.
[[nodiscard]] json::Value remedyOutcome(const ToldSession& session, const FiledIncident& incident,
                                        const std::vector<std::string>& ids,
                                        const XapiOptions& options);
[[nodiscard]] json::Value stepOutcome(const FiledIncident& incident, const FiledStep& step,
                                      const XapiOptions& options);
[[nodiscard]] json::Value hintOutcome(const FiledHelp& help, const XapiOptions& options);
// Of the scenario, whose last act was at `last`.
[[nodiscard]] json::Value scenarioOutcome(const ToldSession& session, std::int64_t last,
                                          const XapiOptions& options);

} // namespace mz
