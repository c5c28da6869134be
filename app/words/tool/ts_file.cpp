// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/tool/ts_file.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace mz::ts {

namespace {

struct Tag {
    std::string_view name;
    std::string_view attributes;
    bool opens = false;
    bool closes = false; // both: <byte value="x9"/>
};

void appendUtf8(std::string& out, unsigned code) {
    const auto put = [&out](unsigned byte) { out += static_cast<char>(byte); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0U | code >> 6U);
        put(0x80U | (code & 0x3FU));
    } else if (code < 0x10000) {
        put(0xE0U | code >> 12U);
        put(0x80U | (code >> 6U & 0x3FU));
        put(0x80U | (code & 0x3FU));
    } else {
        put(0xF0U | code >> 18U);
        put(0x80U | (code >> 12U & 0x3FU));
        put(0x80U | (code >> 6U & 0x3FU));
        put(0x80U | (code & 0x3FU));
    }
}

class Reader {
public:
    explicit Reader(std::string_view text) : m_text(text) {}

    std::vector<Message> read() {
        while (const auto tag = nextTag(nullptr)) {
            if (tag->opens && tag->name == "name")
                m_context = content("name");
            else if (tag->opens && tag->name == "message")
                readMessage(*tag);
        }
        return std::move(m_messages);
    }

private:
    [[noreturn]] void fail(std::string what) const {
        const auto end =
            m_text.begin() + static_cast<std::ptrdiff_t>(std::min(m_at, m_text.size()));
        throw Mistake{1 + static_cast<int>(std::count(m_text.begin(), end, '\n')), std::move(what)};
    }

    [[nodiscard]] int line() const {
        return 1 + static_cast<int>(std::count(
                       m_text.begin(), m_text.begin() + static_cast<std::ptrdiff_t>(m_at), '\n'));
    }

    // Reads up to the next tag, the text before it into `before`; nothing at the end of the file.
    std::optional<Tag> nextTag(std::string* before) {
        while (true) {
            const std::size_t open = std::min(m_text.find('<', m_at), m_text.size());
            if (before != nullptr)
                appendText(*before, m_text.substr(m_at, open - m_at));
            m_at = open;
            if (open == m_text.size())
                return std::nullopt;
            const bool comment = m_text.substr(open).starts_with("<!--");
            const std::size_t close = m_text.find(comment ? "-->" : ">", open);
            if (close == std::string_view::npos)
                fail("a tag has no end");
            const std::string_view inside = m_text.substr(open + 1, close - open - 1);
            m_at = close + (comment ? 3 : 1);
            if (!inside.starts_with('!') && !inside.starts_with('?'))
                return tagOf(inside);
        }
    }

    static Tag tagOf(std::string_view inside) {
        Tag tag;
        tag.closes = inside.starts_with('/') || inside.ends_with('/');
        tag.opens = !inside.starts_with('/');
        if (inside.starts_with('/'))
            inside.remove_prefix(1);
        if (inside.ends_with('/'))
            inside.remove_suffix(1);
        const std::size_t end = std::min(inside.find_first_of(" \t\r\n"), inside.size());
        tag.name = inside.substr(0, end);
        tag.attributes = inside.substr(end);
        return tag;
    }

    static std::string_view attribute(const Tag& tag, std::string_view name) {
        const std::string wanted = " " + std::string(name) + "=\"";
        const std::size_t found = tag.attributes.find(wanted);
        if (found == std::string_view::npos)
            return {};
        const std::size_t begin = found + wanted.size();
        return tag.attributes.substr(begin, tag.attributes.find('"', begin) - begin);
    }

    void appendText(std::string& out, std::string_view text) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] != '&') {
                out += text[i];
                continue;
            }
            const std::size_t end = text.find(';', i);
            if (end == std::string_view::npos)
                fail("an & that is no entity");
            appendEntity(out, text.substr(i + 1, end - i - 1));
            i = end;
        }
    }

    void appendEntity(std::string& out, std::string_view name) {
        if (name == "amp")
            out += '&';
        else if (name == "lt")
            out += '<';
        else if (name == "gt")
            out += '>';
        else if (name == "quot")
            out += '"';
        else if (name == "apos")
            out += '\'';
        else if (name.starts_with('#'))
            appendCode(out, name.substr(1));
        else
            fail("the entity &" + std::string(name) + "; is not known");
    }

    // "233", "xe9"
    void appendCode(std::string& out, std::string_view digits) {
        const bool hex = digits.starts_with('x');
        if (hex)
            digits.remove_prefix(1);
        unsigned code = 0;
        const auto [stop, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), code, hex ? 16 : 10);
        if (error != std::errc() || stop != digits.data() + digits.size() || code > 0x10FFFF)
            fail("a character that does not exist");
        appendUtf8(out, code);
    }

    // The text up to the end of this element, which holds no others than <byte/>.
    std::string content(std::string_view element) {
        std::string text;
        while (const auto tag = nextTag(&text)) {
            if (tag->closes && !tag->opens && tag->name == element)
                return text;
            if (tag->name != "byte")
                fail("<" + std::string(tag->name) + "> inside of <" + std::string(element) + ">");
            appendCode(text, attribute(*tag, "value"));
        }
        fail("<" + std::string(element) + "> has no end");
    }

    void skip(const Tag& element) {
        if (element.closes)
            return;
        while (const auto tag = nextTag(nullptr))
            if (tag->closes && !tag->opens && tag->name == element.name)
                return;
        fail("<" + std::string(element.name) + "> has no end");
    }

    void readMessage(const Tag& opening) {
        Message message;
        message.context = m_context;
        message.line = line();
        message.counted = attribute(opening, "numerus") == "yes";
        bool used = true;
        while (const auto tag = nextTag(nullptr)) {
            if (tag->closes && !tag->opens && tag->name == "message") {
                if (used)
                    m_messages.push_back(std::move(message));
                return;
            }
            if (tag->name == "source") {
                message.source = content("source");
            } else if (tag->name == "comment") {
                message.comment = content("comment");
            } else if (tag->name == "translation") {
                const std::string_view type = attribute(*tag, "type");
                message.finished = type != "unfinished";
                used = type != "vanished" && type != "obsolete";
                readForms(message, *tag);
            } else {
                skip(*tag);
            }
        }
        fail("<message> has no end");
    }

    void readForms(Message& message, const Tag& translation) {
        if (translation.closes)
            return;
        if (!message.counted) {
            message.forms = {content("translation")};
            return;
        }
        while (const auto tag = nextTag(nullptr)) {
            if (tag->closes && !tag->opens && tag->name == "translation")
                return;
            if (tag->name != "numerusform")
                fail("<" + std::string(tag->name) + "> instead of <numerusform>");
            message.forms.push_back(tag->closes ? std::string() : content("numerusform"));
        }
        fail("<translation> has no end");
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::string m_context;
    std::vector<Message> m_messages;
};

} // namespace

std::vector<Message> readMessages(std::string_view text) { return Reader(text).read(); }

} // namespace mz::ts
