// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulebook/read.h"
#include "core/session/session.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace mz::fuzz {

// Ends the program, so that the fuzzer keeps the input.
void mustHold(bool condition);

// The texts of the rulebooks that the programs carry.
[[nodiscard]] std::optional<std::string> rulebookText(std::string_view id);
[[nodiscard]] std::shared_ptr<const Rulebook> rulebook();

// One of a few scenarios, in which much can go wrong; any number names one.
[[nodiscard]] Scenario scenario(unsigned number);
[[nodiscard]] std::shared_ptr<const Case> dealt(unsigned number,
                                                std::shared_ptr<const Rulebook> book);

// What holds of every session whatever was done; the verdict can be written.
void mustBeSound(const Case& ofCase, const Session& session);

} // namespace mz::fuzz
