// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_tree.h"

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mz::json {

// How the content of an array or object is laid out. All within one that flows on a line does so
// too.
enum class Flow : std::uint8_t { block, line };

// Prints JSON piece by piece: what is begun must be ended, and in an object a key comes before each
// value. Text is UTF-8 and stays as it is, but for quotes, backslashes and control characters.
class Writer {
public:
    Writer& beginObject(Flow flow = Flow::block);
    Writer& endObject();
    Writer& beginArray(Flow flow = Flow::block);
    Writer& endArray();

    Writer& key(std::string_view key);

    // A scalar, or a whole tree, whose arrays and objects flow as told.
    Writer& value(const Value& value, Flow flow = Flow::block);
    Writer& null();
    Writer& boolean(bool boolean);
    Writer& integer(std::int64_t integer);
    Writer& string(std::string_view text);

    Writer& field(std::string_view name, std::string_view text) { return key(name).string(text); }
    Writer& field(std::string_view name, const char* text) { return key(name).string(text); }
    Writer& field(std::string_view name, std::same_as<bool> auto truth) {
        return key(name).boolean(truth);
    }
    Writer& field(std::string_view name, FitsInt64 auto number) {
        return key(name).integer(number);
    }

    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] std::string take();

private:
    struct Level {
        Flow flow;
        bool empty;
    };

    void separate();
    void begin(char bracket, Flow flow);
    void end(char bracket);

    std::string m_text;
    std::vector<Level> m_open;
    bool m_afterKey = false;
};

// {"t": 1200, "do": "wait", "all": true}, without a line end.
[[nodiscard]] std::string writeLine(const Value& value);

// Two spaces a level, a line end behind the last line. An array or object of scalars stands on one
// line where it is at most `width` bytes long.
[[nodiscard]] std::string writePretty(const Value& value, int width = 0);

} // namespace mz::json
