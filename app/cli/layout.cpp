// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/layout.h"

#include <algorithm>

namespace mz {

namespace {

bool startsCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

class Lines {
public:
    Lines(std::string_view head, std::size_t indent)
        : m_line(head), m_width(widthOf(head)), m_indent(indent) {}

    void add(std::string_view word) {
        const std::size_t width = widthOf(word);
        if (m_hasWord && m_width + 1 + width > lineWidth) {
            end();
            m_line.assign(m_indent, ' ');
            m_width = m_indent;
            m_hasWord = false;
        }
        if (m_hasWord) {
            m_line += ' ';
            ++m_width;
        }
        m_line += word;
        m_width += width;
        m_hasWord = true;
    }

    std::string take() {
        end();
        return std::move(m_text);
    }

private:
    void end() {
        m_line.erase(m_line.find_last_not_of(' ') + 1);
        m_text += m_line + '\n';
    }

    std::string m_text;
    std::string m_line;
    std::size_t m_width;
    std::size_t m_indent;
    bool m_hasWord = false;
};

std::string laidOut(std::string_view head, std::string_view text, std::size_t indent) {
    constexpr std::string_view blanks = " \t\r\n";
    Lines lines(head, indent);
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
        if (text.empty())
            return lines.take();
        const std::size_t end = std::min(text.find_first_of(blanks), text.size());
        lines.add(text.substr(0, end));
        text.remove_prefix(end);
    }
}

} // namespace

std::size_t widthOf(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, startsCharacter));
}

std::string padded(std::string_view text, std::size_t width) {
    const std::size_t own = widthOf(text);
    return std::string(text) + std::string(own < width ? width - own : 0, ' ');
}

std::string rightAligned(std::string_view text, std::size_t width) {
    const std::size_t own = widthOf(text);
    return std::string(own < width ? width - own : 0, ' ') + std::string(text);
}

std::string wrapped(std::string_view text, std::size_t indent) { return laidOut("", text, indent); }

std::string hanging(std::string_view head, std::string_view text) {
    return laidOut(head, text, widthOf(head));
}

} // namespace mz
