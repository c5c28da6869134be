// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/case.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace mz::testing {

// The whole file; ends the test program where it is not there. Below the root of the sources.
[[nodiscard]] std::string fileText(std::string_view path);

// The text of a rulebook by id: the shipped ones and those of the tests.
[[nodiscard]] std::optional<std::string> rulebookText(std::string_view id);
[[nodiscard]] std::shared_ptr<const Rulebook> rulebook(std::string_view id);
[[nodiscard]] inline std::shared_ptr<const Rulebook> ciaffone() { return rulebook("ciaffone"); }

// A scenario as it stands in a pack, without its id and texts, dealt under this book; ends the test
// program where it is none.
[[nodiscard]] Scenario scenario(std::string_view json);
[[nodiscard]] std::shared_ptr<const Case> dealt(const Scenario& scenario,
                                                std::shared_ptr<const Rulebook> book = ciaffone());
[[nodiscard]] std::shared_ptr<const Case> dealt(std::string_view json,
                                                std::shared_ptr<const Rulebook> book = ciaffone());

} // namespace mz::testing
