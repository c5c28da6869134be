// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    std::string log; // "-": standard input
    std::string rulebook;
    std::optional<std::uint64_t> seed;
    std::string lang = "en";
    bool json = false;
};

// The arguments, or the exit status where there is nothing left to do.
[[nodiscard]] std::variant<Arguments, int> readArguments(int argc, const char* const* argv);

} // namespace mz
