// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/betting/word.h"

#include <array>
#include <charconv>

namespace mz {

namespace {
constexpr std::array<std::string_view, 9> names{"fold",   "check", "call", "bet",    "raise",
                                                "all-in", "show",  "muck", "declare"};

std::optional<Word> wordAmong(std::string_view text, std::initializer_list<Word::Kind> kinds) {
    for (const Word::Kind kind : kinds)
        if (names.at(static_cast<std::size_t>(kind)) == text)
            return Word{kind, noChips};
    return std::nullopt;
}
} // namespace

std::string code(Word word) {
    std::string text(names.at(static_cast<std::size_t>(word.kind)));
    if (word.kind == Word::Kind::bet || word.kind == Word::Kind::raise)
        text += ' ' + std::to_string(word.chips.count);
    return text;
}

std::optional<Word> bettingWordFromCode(std::string_view text) {
    using enum Word::Kind;
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos)
        return wordAmong(text, {fold, check, call, allIn});
    auto word = wordAmong(text.substr(0, space), {bet, raise});
    const std::string_view digits = text.substr(space + 1);
    std::int64_t chips = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), chips);
    const bool wholeNumber = error == std::errc{} && end == digits.data() + digits.size();
    if (!word || !wholeNumber || digits.size() > 9 || digits.front() < '1' || digits.front() > '9')
        return std::nullopt;
    word->chips = Chips(chips);
    return word;
}

std::optional<Word> showdownWordFromCode(std::string_view text) {
    using enum Word::Kind;
    return wordAmong(text, {show, muck, declare});
}

} // namespace mz
