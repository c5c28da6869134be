// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/words.h"

#include <QString>

namespace mz {

// The language of the window, switched while it runs: whoever shows text fetches it anew.
class WindowLanguage {
public:
    static void use(Language language);
    [[nodiscard]] static Language language();
    [[nodiscard]] static Words words() { return Words(language()); }
    // A text that carries both languages itself.
    [[nodiscard]] static QString of(const Text& text);
};

// Another language for what is written while this lives, at once and not on the screen: the window
// keeps its own. The first one was chosen by WindowLanguage::use.
class LanguageMeanwhile {
public:
    explicit LanguageMeanwhile(Language language);
    ~LanguageMeanwhile();
    Q_DISABLE_COPY_MOVE(LanguageMeanwhile)

private:
    Language m_before;
};

} // namespace mz
