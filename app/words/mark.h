// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/words.h"
#include "words/rows.h"

// Mark a sentence where it is used: English, in literals, with %1 … %9 for what changes. The target
// `update_translations` brings it into translations/mazziere_it.ts; as long as it is not there, the
// line does not compile.
#define MZ_TEXT(context, text) ::mz::marked(context, text)
// The same with %n for a number that chooses the form.
#define MZ_PLURAL(context, text) ::mz::markedCounted(context, text)

namespace mz {

consteval std::uint16_t placeOf(std::string_view context, std::string_view text, bool counted) {
    std::size_t first = 0;
    std::size_t last = wordsRows.size();
    while (first < last) {
        const std::size_t middle = (first + last) / 2;
        const WordsRow& row = wordsRows[middle];
        if (row.context == context && row.source == text && row.comment.empty() &&
            row.counted == counted)
            return static_cast<std::uint16_t>(middle);
        if (row.context < context || (row.context == context && row.source < text))
            first = middle + 1;
        else
            last = middle;
    }
    throw "not in translations/mazziere_it.ts: build the target update_translations, translate it";
}

consteval Sentence marked(std::string_view context, std::string_view text) {
    return {placeOf(context, text, false)};
}

consteval CountedSentence markedCounted(std::string_view context, std::string_view text) {
    return {placeOf(context, text, true)};
}

} // namespace mz
