// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/write.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace mz::json {

namespace {

constexpr std::size_t indentWidth = 2;

template <typename Number>
void appendNumber(std::string& out, Number number) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    out.append(digits.data(), end);
}

// Always with a point or an exponent, so that it is read again as what it is.
void appendReal(std::string& out, double real) {
    if (!std::isfinite(real)) {
        out += "null";
        return;
    }
    const std::size_t start = out.size();
    appendNumber(out, real);
    if (out.find_first_of(".e", start) == std::string::npos)
        out += ".0";
}

void appendEscaped(std::string& out, char letter) {
    constexpr std::string_view hex = "0123456789abcdef";
    constexpr std::string_view special = "\"\\\b\f\n\r\t";
    constexpr std::string_view letters = "\"\\bfnrt";
    out += '\\';
    if (const std::size_t found = special.find(letter); found != std::string_view::npos) {
        out += letters[found];
        return;
    }
    const auto code = static_cast<unsigned char>(letter);
    out += "u00";
    out += hex[code >> 4];
    out += hex[code & 15];
}

void appendQuoted(std::string& out, std::string_view text) {
    const auto mustEscape = [](char letter) {
        return static_cast<unsigned char>(letter) < 0x20 || letter == '"' || letter == '\\';
    };
    out += '"';
    while (!text.empty()) {
        const auto plainEnd = std::ranges::find_if(text, mustEscape);
        const auto plain = static_cast<std::size_t>(plainEnd - text.begin());
        out += text.substr(0, plain);
        text.remove_prefix(plain);
        if (!text.empty()) {
            appendEscaped(out, text.front());
            text.remove_prefix(1);
        }
    }
    out += '"';
}

bool isScalar(const Value& value) {
    return value.kind() != Kind::array && value.kind() != Kind::object;
}

bool holdsOnlyScalars(const Value& value) {
    return std::ranges::all_of(value.items(), isScalar) &&
           std::ranges::all_of(value.members(), isScalar, &Member::value);
}

void writeFitting(Writer& writer, const Value& value, std::size_t width) {
    if (isScalar(value) || (holdsOnlyScalars(value) && writeLine(value).size() <= width)) {
        writer.value(value, Flow::line);
    } else if (value.kind() == Kind::array) {
        writer.beginArray();
        for (const Value& item : value.items())
            writeFitting(writer, item, width);
        writer.endArray();
    } else {
        writer.beginObject();
        for (const Member& member : value.members())
            writeFitting(writer.key(member.key), member.value, width);
        writer.endObject();
    }
}

} // namespace

void Writer::separate() {
    if (m_afterKey || m_open.empty()) {
        m_afterKey = false;
        return;
    }
    Level& level = m_open.back();
    if (!level.empty)
        m_text += level.flow == Flow::line ? ", " : ",";
    if (level.flow == Flow::block)
        m_text.append(1, '\n').append(m_open.size() * indentWidth, ' ');
    level.empty = false;
}

void Writer::begin(char bracket, Flow flow) {
    separate();
    m_text += bracket;
    const bool onLine = !m_open.empty() && m_open.back().flow == Flow::line;
    m_open.push_back({onLine ? Flow::line : flow, true});
}

void Writer::end(char bracket) {
    const Level level = m_open.back();
    m_open.pop_back();
    if (level.flow == Flow::block && !level.empty)
        m_text.append(1, '\n').append(m_open.size() * indentWidth, ' ');
    m_text += bracket;
}

Writer& Writer::beginObject(Flow flow) {
    begin('{', flow);
    return *this;
}

Writer& Writer::endObject() {
    end('}');
    return *this;
}

Writer& Writer::beginArray(Flow flow) {
    begin('[', flow);
    return *this;
}

Writer& Writer::endArray() {
    end(']');
    return *this;
}

Writer& Writer::key(std::string_view key) {
    separate();
    appendQuoted(m_text, key);
    m_text += ": ";
    m_afterKey = true;
    return *this;
}

Writer& Writer::value(const Value& value, Flow flow) {
    switch (value.kind()) {
    case Kind::null:
        return null();
    case Kind::boolean:
        return boolean(*value.asBool());
    case Kind::integer:
        return integer(*value.asInteger());
    case Kind::real:
        separate();
        appendReal(m_text, *value.asReal());
        return *this;
    case Kind::string:
        return string(*value.asString());
    case Kind::array:
        beginArray(flow);
        for (const Value& item : value.items())
            this->value(item, flow);
        return endArray();
    case Kind::object:
        beginObject(flow);
        for (const Member& member : value.members())
            key(member.key).value(member.value, flow);
        return endObject();
    }
    return *this;
}

Writer& Writer::null() {
    separate();
    m_text += "null";
    return *this;
}

Writer& Writer::boolean(bool boolean) {
    separate();
    m_text += boolean ? "true" : "false";
    return *this;
}

Writer& Writer::integer(std::int64_t integer) {
    separate();
    appendNumber(m_text, integer);
    return *this;
}

Writer& Writer::string(std::string_view text) {
    separate();
    appendQuoted(m_text, text);
    return *this;
}

std::string Writer::take() { return std::exchange(m_text, {}); }

std::string writeLine(const Value& value) { return Writer().value(value, Flow::line).take(); }

std::string writePretty(const Value& value, int width) {
    Writer writer;
    writeFitting(writer, value, static_cast<std::size_t>(std::max(width, 0)));
    return writer.take() + '\n';
}

} // namespace mz::json
