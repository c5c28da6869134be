// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/excerpt.h"

#include "core/json/utf8.h"

#include <algorithm>

namespace mz::json {

std::string shortened(std::string_view token) {
    constexpr std::size_t most = 40;
    std::string kept(token.substr(0, most));
    kept.resize(goodText(kept).size);
    std::ranges::replace_if(
        kept, [](char letter) { return static_cast<unsigned char>(letter) < ' '; }, ' ');
    return kept;
}

std::string_view stoppedAt(std::string_view text, std::size_t start, std::size_t end) {
    constexpr std::string_view blanks = " \t\r\n";
    const auto skipBlanks = [&] { start = std::min(text.find_first_not_of(blanks, start), end); };
    end = std::min(end, text.size());
    skipBlanks();
    if (start + 1 < end && (text[start] == ',' || text[start] == ':')) {
        ++start;
        skipBlanks();
    }
    if (start >= end && end > 0 && blanks.find(text[end - 1]) == std::string_view::npos)
        start = end - 1;
    while (end < text.size() && static_cast<unsigned char>(text[end]) >> 6 == 2)
        ++end;
    return text.substr(start, end - start);
}

} // namespace mz::json
