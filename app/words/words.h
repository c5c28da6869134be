// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/irregularities/scenario.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace mz {

enum class Language : std::uint8_t { en, it };

[[nodiscard]] std::string_view code(Language language);
[[nodiscard]] std::optional<Language> languageFromCode(std::string_view text);

// A sentence of the program, and one that is counted: made by MZ_TEXT and MZ_PLURAL (mark.h), known
// by their place in the table.
struct Sentence {
    std::uint16_t place = 0;
};
struct CountedSentence {
    std::uint16_t place = 0;
};

// The program's sentences in one language.
class Words {
public:
    // Stand for %1 … %9. What stands in them is never taken for a placeholder.
    using Args = std::initializer_list<std::string_view>;

    explicit Words(Language language) : m_language(language) {}

    [[nodiscard]] Language language() const { return m_language; }
    [[nodiscard]] std::string text(Sentence sentence, Args args = {}) const;
    // `count` stands for %n and chooses the form.
    [[nodiscard]] std::string text(CountedSentence sentence, std::int64_t count,
                                   Args args = {}) const;
    // A text that stands in a file in both languages.
    [[nodiscard]] const std::string& text(const Text& text) const {
        return m_language == Language::it ? text.it : text.en;
    }

private:
    Language m_language;
};

// What a sentence marked elsewhere, for example by Qt's tr(), is in this language, its placeholders
// still in it; nothing where the table does not have it. `count` chooses the form of one that is
// counted.
[[nodiscard]] std::optional<std::string_view>
translated(Language language, std::string_view context, std::string_view source,
           std::string_view comment, std::int64_t count);

} // namespace mz
