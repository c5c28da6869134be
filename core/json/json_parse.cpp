// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/json_tree.h"

#include "core/json/excerpt.h"
#include "core/json/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <limits>
#include <memory>
#include <set>
#include <utility>

namespace mz::json {

namespace {

// The library tells no lines while it reads, but it reads byte by byte. A number is told when the
// byte behind it has been read, be it a line end: so a line end still counts for the line it ends.
struct Cursor {
    int line = 1;
    std::size_t size = 0; // bytes read
    bool lineEnded = false;

    void read(char byte) {
        line += lineEnded ? 1 : 0;
        lineEnded = byte == '\n';
        ++size;
    }
    [[nodiscard]] int lineOfNextByte() const { return line + (lineEnded ? 1 : 0); }
};

class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, Cursor* cursor) : m_at(at), m_cursor(cursor) {}

    reference operator*() const { return *m_at; }
    CountingIterator& operator++() {
        m_cursor->read(*m_at++);
        return *this;
    }
    bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }
    bool operator!=(const CountingIterator& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    Cursor* m_cursor;
};

// Takes the events of nlohmann's reader, in its spelling, and builds the tree. The children of all
// open arrays and objects lie in two stacks, so that each array and object is made once, in its
// size.
class Builder {
public:
    using Source = nlohmann::json;

    // Room for the line of a log from the start.
    Builder(std::string_view text, const Limits& limits, const Cursor& cursor)
        : m_text(text), m_limits(limits), m_cursor(cursor) {
        constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
        m_understood = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
        m_members.reserve(8);
        m_levels.reserve(4);
    }

    bool null() { return add(nullptr); }
    bool boolean(bool truth) { return add(truth); }
    bool number_integer(std::int64_t number) { return add(number); }
    bool number_unsigned(std::uint64_t number) {
        constexpr std::uint64_t most = std::numeric_limits<std::int64_t>::max();
        return number <= most ? add(static_cast<std::int64_t>(number))
                              : add(static_cast<double>(number));
    }
    bool number_float(double number, const std::string&) { return add(number); }
    bool string(std::string& text) {
        if (text.find('\0') != std::string::npos)
            return fail(FaultCode::nulByte, place());
        return add(std::move(text));
    }
    bool binary(const Source::binary_t&) { return false; }

    bool start_object(std::size_t) { return open(true, m_members.size()); }
    bool start_array(std::size_t) { return open(false, m_values.size()); }
    bool key(std::string& text);
    bool end_object();
    bool end_array();

    bool parse_error(std::size_t, const std::string& token, const Source::exception& error);

    // Where the reader stands now.
    [[nodiscard]] std::string place() const;

    [[nodiscard]] std::optional<Fault> takeFault() { return std::move(m_fault); }
    [[nodiscard]] Value takeRoot() { return std::move(m_root); }

private:
    // An array or object whose end has not come yet.
    struct Level {
        bool object;
        std::size_t start; // of its children in their stack
        int line;
        std::unique_ptr<std::set<std::string>> keys; // only where there are many
    };

    [[nodiscard]] int line() const { return m_cursor.line; }
    bool open(bool object, std::size_t start);
    bool add(Value value);
    bool addAt(int line, Value value);
    bool known(const std::string& key);
    bool fail(FaultCode code, std::string pointer, std::string detail = {}, bool atEnd = false);

    std::string_view m_text;
    const Limits& m_limits;
    const Cursor& m_cursor;

    std::vector<Value> m_values;
    std::vector<Member> m_members;
    std::vector<Level> m_levels;
    std::size_t m_count = 0;
    std::size_t m_understood = 0; // bytes
    bool m_afterKey = false;
    bool m_done = false;
    Value m_root;
    std::optional<Fault> m_fault;
};

bool Builder::open(bool object, std::size_t start) {
    if (std::ssize(m_levels) >= m_limits.depth)
        return fail(FaultCode::tooDeep, place());
    m_levels.push_back({object, start, line(), nullptr});
    m_afterKey = false;
    m_understood = m_cursor.size;
    return true;
}

bool Builder::add(Value value) { return addAt(line(), std::move(value)); }

bool Builder::addAt(int line, Value value) {
    if (++m_count > m_limits.values)
        return fail(FaultCode::tooBig, place());
    value.setLine(line);
    if (m_levels.empty()) {
        m_root = std::move(value);
        m_done = true;
    } else if (m_levels.back().object) {
        m_members.back().value = std::move(value);
    } else {
        m_values.push_back(std::move(value));
    }
    m_afterKey = false;
    m_understood = m_cursor.size;
    return true;
}

// Whether the innermost object has the key already. A set only where it pays; an ordered one, as
// nobody can choose keys that make it slow.
bool Builder::known(const std::string& key) {
    constexpr std::ptrdiff_t few = 16;
    Level& level = m_levels.back();
    const auto first = m_members.begin() + static_cast<std::ptrdiff_t>(level.start);
    if (m_members.end() - first <= few)
        return std::find_if(first, m_members.end(), [&](const Member& member) {
                   return member.key == key;
               }) != m_members.end();
    if (!level.keys) {
        level.keys = std::make_unique<std::set<std::string>>();
        for (auto member = first; member != m_members.end(); ++member)
            level.keys->insert(member->key);
    }
    return !level.keys->insert(key).second;
}

bool Builder::key(std::string& text) {
    if (text.find('\0') != std::string::npos)
        return fail(FaultCode::nulByte, place());
    if (known(text))
        return fail(FaultCode::duplicateKey, place() + '/' + escapePointer(text), shortened(text));
    m_members.push_back({std::move(text), {}, line()});
    m_afterKey = true;
    m_understood = m_cursor.size;
    return true;
}

bool Builder::end_object() {
    const Level level = std::move(m_levels.back());
    m_levels.pop_back();
    const auto first = m_members.begin() + static_cast<std::ptrdiff_t>(level.start);
    Object object(std::make_move_iterator(first), std::make_move_iterator(m_members.end()));
    m_members.erase(first, m_members.end());
    return addAt(level.line, std::move(object));
}

bool Builder::end_array() {
    const Level level = std::move(m_levels.back());
    m_levels.pop_back();
    const auto first = m_values.begin() + static_cast<std::ptrdiff_t>(level.start);
    Array array(std::make_move_iterator(first), std::make_move_iterator(m_values.end()));
    m_values.erase(first, m_values.end());
    return addAt(level.line, std::move(array));
}

bool Builder::parse_error(std::size_t position, const std::string& token,
                          const Source::exception& error) {
    constexpr int numberOverflow = 406;
    if (error.id == numberOverflow)
        return fail(FaultCode::numberRange, place(), shortened(token));
    std::string detail = shortened(stoppedAt(m_text, m_understood, position));
    if (m_done)
        return fail(FaultCode::trailingText, {}, std::move(detail));
    // The end of the text counts as a byte read, unless it only ended a number before the mistake.
    return fail(FaultCode::syntax, place(), std::move(detail), position > m_text.size());
}

// The steps are found from the innermost level outwards, as each stack holds the children of all.
std::string Builder::place() const {
    std::string pointer;
    std::size_t membersEnd = m_members.size();
    std::size_t valuesEnd = m_values.size();
    bool within = m_afterKey;
    for (std::size_t depth = m_levels.size(); depth > 0; --depth) {
        const Level& level = m_levels[depth - 1];
        if (!level.object) {
            pointer.insert(0, '/' + std::to_string(valuesEnd - level.start));
            valuesEnd = level.start;
        } else {
            if (within)
                pointer.insert(0, '/' + escapePointer(m_members[membersEnd - 1].key));
            membersEnd = level.start;
        }
        within = true;
    }
    return pointer;
}

bool Builder::fail(FaultCode code, std::string pointer, std::string detail, bool atEnd) {
    m_fault = Fault{code, std::move(pointer), line(), std::move(detail), atEnd};
    return false;
}

} // namespace

// What is not UTF-8, and NUL, which the library takes for the end, are kept from it: it reads what
// stands before, and only if that is faultless is the bad byte the first fault of the text.
tl::expected<Value, Fault> parse(std::string_view text, const Limits& limits, int firstLine) {
    if (text.size() > limits.bytes)
        return tl::unexpected(Fault{FaultCode::tooBig, {}, firstLine, {}, false});
    const GoodText good = goodText(text);

    const std::string_view start = text.substr(0, good.size);

    Cursor cursor{firstLine};
    Builder builder(start, limits, cursor);
    Builder::Source::sax_parse(CountingIterator(start.data(), &cursor),
                               CountingIterator(start.data() + start.size(), &cursor), &builder);
    std::optional<Fault> fault = builder.takeFault();

    const bool before = fault && !fault->atEnd;
    const bool badByte = good.end == TextEnd::nulByte || good.end == TextEnd::badByte ||
                         (good.end == TextEnd::cutOff && !fault);
    if (badByte && !before) {
        const auto code = good.end == TextEnd::nulByte ? FaultCode::nulByte : FaultCode::notUtf8;
        return tl::unexpected(Fault{code, builder.place(), cursor.lineOfNextByte(), {}, false});
    }
    if (fault)
        return tl::unexpected(*std::move(fault));
    return builder.takeRoot();
}

} // namespace mz::json
