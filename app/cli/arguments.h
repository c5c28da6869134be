// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/words.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mz {

enum class Command : std::uint8_t { check, list, solve, grade, show };

// What the command line asks for.
struct Arguments {
    Command command{};
    std::vector<std::string> packs; // one, but for `check`
    std::string scenario;
    std::optional<std::string> log; // "-": standard input
    std::optional<std::string> rulebook;
    std::optional<std::uint64_t> seed;
    Language language = Language::en;
    bool json = false;
};

// The arguments; or, where there is nothing left to do but to exit, the exit status.
[[nodiscard]] std::variant<Arguments, int> readArguments(int argc, const char* const* argv);

// The language that is asked for, also where the rest cannot be understood.
[[nodiscard]] Language askedLanguage(int argc, const char* const* argv);

} // namespace mz
