// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/xapi_addresses.h"
#include "core/irregularities/scenario.h"
#include "core/json/json_tree.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mz {

// The pieces of which statements are made.

// An activity of a type; its name is cut where it is too long for a statement.
[[nodiscard]] json::Value activity(std::string address, std::string_view type,
                                   const std::optional<Text>& name);

// {"en": …, "it": …}, at most 500 characters each.
[[nodiscard]] json::Value texts(const Text& text);

[[nodiscard]] json::Value verbValue(Verb verb);

// What an incident's kind and a step are called in both languages; nothing where no word is known.
[[nodiscard]] std::optional<Text> incidentName(const std::string& kind);
[[nodiscard]] std::optional<Text> stepName(const std::string& step);

// The ids of the steps as a statement can carry them, all different.
[[nodiscard]] std::vector<std::string> stepIds(const std::vector<FiledStep>& steps);

// {"scaled": 0.35, "raw": 35, "min": 0, "max": 100}
[[nodiscard]] json::Value scoreValue(int score);

// The codes of faults, each once, in the order in which they stand.
[[nodiscard]] json::Value faultCodes(const std::vector<FiledFault>& faults);

} // namespace mz
