// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "app/cli/output.h"

#include <CLI/CLI.hpp>

#include <array>
#include <charconv>
#include <utility>

namespace mz {

namespace {

constexpr std::uint64_t biggestSeed = (std::uint64_t{1} << 53) - 1;

std::optional<std::uint64_t> seedFrom(const std::string& text) {
    std::uint64_t seed = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, seed);
    if (error != std::errc() || stop != end || seed > biggestSeed)
        return std::nullopt;
    return seed;
}

} // namespace

std::variant<Arguments, int> readArguments(int argc, const char* const* argv) {
    Arguments arguments;
    std::string pack;
    std::string seed;
    CLI::App app{"", "mazziere-cli"};
    app.require_subcommand(1);
    app.add_option("--lang", arguments.lang)->check(CLI::IsMember({"en", "it"}));

    struct Row {
        Command command;
        const char* name;
    };
    constexpr std::array<Row, 5> rows{{{Command::check, "check"},
                                       {Command::list, "list"},
                                       {Command::solve, "solve"},
                                       {Command::grade, "grade"},
                                       {Command::show, "show"}}};
    for (const auto& [command, name] : rows) {
        CLI::App& sub = *app.add_subcommand(name);
        sub.fallthrough();
        sub.callback([&arguments, command = command] { arguments.command = command; });
        if (command == Command::check) {
            sub.add_option("PACK", arguments.packs)->required();
            sub.add_option("--rulebook", arguments.rulebook);
            continue;
        }
        sub.add_option("PACK", pack)->required();
        if (command == Command::list)
            continue;
        sub.add_option("SCENARIO", arguments.scenario)->required();
        sub.add_option("--rulebook", arguments.rulebook);
        sub.add_option("--seed", seed);
        if (command == Command::solve)
            continue;
        sub.add_option("LOG", arguments.log)->required();
        if (command == Command::grade)
            sub.add_flag("--json", arguments.json);
    }

    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        print(app.help());
        return 0;
    } catch (const CLI::ParseError& error) {
        complain(std::string(error.what()) + "\n");
        return exitUsage;
    }
    if (arguments.command != Command::check)
        arguments.packs = {pack};
    if (!seed.empty()) {
        arguments.seed = seedFrom(seed);
        if (!arguments.seed) {
            complain("--seed: a whole number from 0 to 9007199254740991\n");
            return exitUsage;
        }
    }
    return arguments;
}

} // namespace mz
