// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/words.h"

#include "words/rows.h"

#include <algorithm>
#include <tuple>

namespace mz {

namespace {

std::string_view form(const WordsRow& row, Language language, std::int64_t count) {
    const auto& forms = language == Language::it ? row.it : row.en;
    return forms[row.counted && count != 1 ? 1 : 0];
}

std::string filled(std::string_view pattern, std::optional<std::int64_t> count, Words::Args args) {
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char next = pattern[i] == '%' && i + 1 < pattern.size() ? pattern[i + 1] : '\0';
        const auto number = static_cast<std::size_t>(next - '1');
        if (next == 'n' && count) {
            text += std::to_string(*count);
            ++i;
        } else if (next >= '1' && next <= '9' && number < args.size()) {
            text += args.begin()[number];
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

} // namespace

std::string_view code(Language language) { return language == Language::it ? "it" : "en"; }

std::optional<Language> languageFromCode(std::string_view text) {
    if (text == "en")
        return Language::en;
    if (text == "it")
        return Language::it;
    return std::nullopt;
}

std::string Words::text(Sentence sentence, Args args) const {
    return filled(form(wordsRows[sentence.place], m_language, 1), std::nullopt, args);
}

std::string Words::text(CountedSentence sentence, std::int64_t count, Args args) const {
    return filled(form(wordsRows[sentence.place], m_language, count), count, args);
}

std::optional<std::string_view> translated(Language language, std::string_view context,
                                           std::string_view source, std::string_view comment,
                                           std::int64_t count) {
    const auto key = [](const WordsRow& row) {
        return std::tie(row.context, row.source, row.comment);
    };
    const auto wanted = std::tie(context, source, comment);
    const auto found = std::ranges::lower_bound(wordsRows, wanted, {}, key);
    if (found == wordsRows.end() || key(*found) != wanted)
        return std::nullopt;
    return form(*found, language, count);
}

} // namespace mz
