// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/usage.h"

#include "app/cli/layout.h"
#include "app/words/mark.h"

#include <array>
#include <utility>

namespace mz {

namespace {

constexpr std::size_t descriptionColumn = 30;

std::string table(const Words& words, const auto& rows) {
    std::string text;
    for (const auto& [left, right] : rows)
        text += hanging("  " + padded(left, descriptionColumn - 2), words.text(right));
    return text;
}

} // namespace

std::string usage(const Words& words) {
    using Row = std::pair<const char*, Sentence>;
    constexpr std::array<Row, 5> commands{{
        {"check PACK...",
         MZ_TEXT("Usage", "finds every mistake of the packs: FILE:LINE: POINTER: reason")},
        {"list PACK", MZ_TEXT("Usage", "lists the scenarios, a line each")},
        {"solve PACK SCENARIO", MZ_TEXT("Usage", "prints a log that scores 100")},
        {"grade PACK SCENARIO LOG", MZ_TEXT("Usage", "says what was right and what was wrong")},
        {"show PACK SCENARIO LOG", MZ_TEXT("Usage", "shows the table after every line of the log")},
    }};
    constexpr std::array<Row, 5> options{{
        {"--lang en|it", MZ_TEXT("Usage", "the language; English is the default")},
        {"--rulebook NAME|FILE",
         MZ_TEXT("Usage", "another rulebook than the one that the log or the pack names")},
        {"--seed N", MZ_TEXT("Usage", "solve, grade and show: another seed than the log’s or the "
                                      "scenario’s")},
        {"--json", MZ_TEXT("Usage", "grade: the verdict as JSON")},
        {"--help", MZ_TEXT("Usage", "this text")},
    }};
    return words.text(MZ_TEXT("Usage", "Usage: mazziere-cli COMMAND [OPTIONS]")) + "\n\n" +
           words.text(MZ_TEXT("Usage", "Commands:")) + "\n" + table(words, commands) + "\n" +
           words.text(MZ_TEXT("Usage", "Options:")) + "\n" + table(words, options) + "\n" +
           wrapped(words.text(MZ_TEXT(
               "Usage", "“-” as LOG reads standard input. Exit status: 0 done, whatever the score; "
                        "1 the pack or its rulebook is invalid; 2 bad usage, a file or scenario "
                        "that is not there, or a log that is unreadable or impossible.")));
}

} // namespace mz
