// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <cstdio>

namespace mz {

void print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void complain(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); }

bool flushed() { return std::fflush(stdout) == 0 && std::ferror(stdout) == 0; }

std::string onOneLine(std::string_view text) {
    std::string line;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const bool c1 =
            byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
        if (c1)
            ++i;
        line += c1 || byte < 0x20 || byte == 0x7F ? ' ' : text[i];
    }
    return line;
}

} // namespace mz
