// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "app/cli/output.h"
#include "app/cli/usage.h"
#include "app/words/mark.h"

#include <CLI/CLI.hpp>

#include <array>
#include <charconv>
#include <string_view>

namespace mz {

namespace {

constexpr std::uint64_t biggestSeed = (std::uint64_t{1} << 53) - 1;

std::optional<std::uint64_t> seedFrom(std::string_view text) {
    std::uint64_t seed = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, seed);
    if (error != std::errc() || stop != end || seed > biggestSeed)
        return std::nullopt;
    return seed;
}

struct Row {
    Command command;
    const char* name;
    bool scenario; // has one behind the pack
    bool log;      // has one behind the scenario
};
constexpr std::array<Row, 5> rows{{{Command::check, "check", false, false},
                                   {Command::list, "list", false, false},
                                   {Command::solve, "solve", true, false},
                                   {Command::grade, "grade", true, true},
                                   {Command::show, "show", true, true}}};

class Reader {
public:
    explicit Reader(const Words& words) : m_words(words) {
        m_app.require_subcommand(1);
        m_app.set_help_flag();
        m_app.add_flag("-h,--help", m_help);
        m_app.add_option("--lang", m_language);
        for (const Row& row : rows)
            addCommand(row);
    }

    std::variant<Arguments, int> read(int argc, const char* const* argv) {
        std::string mistake;
        try {
            m_app.parse(argc, argv);
        } catch (const CLI::ParseError& error) {
            mistake = mistakeOf(error);
        }
        if (m_help) {
            print(usage(m_words));
            return exitDone;
        }
        if (mistake.empty())
            mistake = fill();
        if (mistake.empty())
            return m_arguments;
        complain("mazziere-cli: " + onOneLine(mistake) + "\n" +
                 m_words.text(MZ_TEXT("Usage", "“mazziere-cli --help” says more.")) + "\n");
        return exitUsage;
    }

private:
    void addCommand(const Row& row) {
        CLI::App& app = *m_app.add_subcommand(row.name);
        app.fallthrough();
        app.set_help_flag();
        app.add_flag("-h,--help", m_help);
        app.preparse_callback([this, &row](std::size_t) { m_row = &row; });
        if (row.command == Command::check)
            app.add_option("PACK", m_packs)->required();
        else
            app.add_option("PACK", m_pack)->required();
        app.add_option("--rulebook", m_arguments.rulebook);
        if (row.scenario) {
            app.add_option("SCENARIO", m_scenario)->required();
            app.add_option("--seed", m_seed);
        }
        if (row.log)
            app.add_option("LOG", m_arguments.log)->required();
        if (row.command == Command::grade)
            app.add_flag("--json", m_arguments.json);
    }

    std::string mistakeOf(const CLI::ParseError& error) const {
        if (m_row == nullptr)
            return m_words.text(MZ_TEXT("Usage",
                                        "one of the commands check, list, solve, grade and show is "
                                        "missing"));
        if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
            const bool hasPack = m_pack || !m_packs.empty();
            const char* const missing = !hasPack ? "PACK" : m_scenario ? "LOG" : "SCENARIO";
            return m_words.text(MZ_TEXT("Usage", "%1 is missing behind “%2”"),
                                {missing, m_row->name});
        }
        if (const auto left = m_app.remaining(true); !left.empty())
            return m_words.text(MZ_TEXT("Usage", "“%1” is not understood behind “%2”"),
                                {left.front(), m_row->name});
        return m_words.text(MZ_TEXT("Usage", "an option has no value or more than one"));
    }

    // What CLI11 does not look at.
    std::string fill() {
        m_arguments.command = m_row->command;
        m_arguments.packs = m_pack ? std::vector{*m_pack} : m_packs;
        m_arguments.scenario = m_scenario.value_or("");
        if (m_language) {
            const auto language = languageFromCode(*m_language);
            if (!language)
                return m_words.text(MZ_TEXT("Usage", "--lang is en or it"));
            m_arguments.language = *language;
        }
        if (m_seed) {
            m_arguments.seed = seedFrom(*m_seed);
            if (!m_arguments.seed)
                return m_words.text(MZ_TEXT("Usage", "--seed is a whole number from 0 to %1"),
                                    {std::to_string(biggestSeed)});
        }
        return {};
    }

    const Words& m_words;
    CLI::App m_app{"", "mazziere-cli"};
    const Row* m_row = nullptr;
    bool m_help = false;
    std::vector<std::string> m_packs;
    std::optional<std::string> m_pack;
    std::optional<std::string> m_scenario;
    std::optional<std::string> m_seed;
    std::optional<std::string> m_language;
    Arguments m_arguments;
};

} // namespace

std::variant<Arguments, int> readArguments(int argc, const char* const* argv) {
    const Words words(askedLanguage(argc, argv));
    return Reader(words).read(argc, argv);
}

Language askedLanguage(int argc, const char* const* argv) {
    constexpr std::string_view option = "--lang";
    Language asked = Language::en;
    for (int i = 1; i < argc; ++i) {
        std::string_view text = argv[i];
        if (text == option && i + 1 < argc)
            text = argv[i + 1];
        else if (text.starts_with(option) && text.substr(option.size()).starts_with('='))
            text = text.substr(option.size() + 1);
        else
            continue;
        asked = languageFromCode(text).value_or(asked);
    }
    return asked;
}

} // namespace mz
