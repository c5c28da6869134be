// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/json_tree.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mz::json {

namespace {

template <typename Result, typename Data>
std::optional<Result> valueIf(const Data& data) {
    const auto* held = std::get_if<Result>(&data);
    return held ? std::optional<Result>(*held) : std::nullopt;
}

} // namespace

Value::Value() : m_data(nullptr) {}
Value::Value(std::nullptr_t) : m_data(nullptr) {}
Value::Value(double real) : m_data(real) {}
Value::Value(std::string text) : m_data(std::move(text)) {}
Value::Value(std::string_view text) : m_data(std::string(text)) {}
Value::Value(const char* text) : m_data(std::string(text)) {}
Value::Value(Array array) : m_data(std::move(array)) {}
Value::Value(Object object) : m_data(std::move(object)) {}

std::optional<bool> Value::asBool() const { return valueIf<bool>(m_data); }

std::optional<std::int64_t> Value::asInteger() const { return valueIf<std::int64_t>(m_data); }

std::optional<double> Value::asReal() const { return valueIf<double>(m_data); }

std::optional<std::string_view> Value::asString() const {
    const auto* text = std::get_if<std::string>(&m_data);
    return text ? std::optional<std::string_view>(*text) : std::nullopt;
}

std::span<const Value> Value::items() const {
    const Array* array = asArray();
    return array ? std::span<const Value>(*array) : std::span<const Value>();
}

std::span<const Member> Value::members() const {
    const Object* object = asObject();
    return object ? std::span<const Member>(*object) : std::span<const Member>();
}

const Value* Value::find(std::string_view key) const {
    const std::span<const Member> all = members();
    const auto found = std::ranges::find(all, key, &Member::key);
    return found == all.end() ? nullptr : &found->value;
}

Value* Value::find(std::string_view key) {
    return const_cast<Value*>(std::as_const(*this).find(key));
}

Value& Value::set(std::string_view key, Value value) {
    if (kind() != Kind::object)
        m_data.emplace<Object>();
    if (Value* found = find(key)) {
        *found = std::move(value);
        return *found;
    }
    return asObject()->emplace_back(Member{std::string(key), std::move(value)}).value;
}

Value& Value::push(Value value) {
    if (kind() != Kind::array)
        m_data.emplace<Array>();
    return asArray()->emplace_back(std::move(value));
}

bool operator==(const Value& left, const Value& right) { return left.m_data == right.m_data; }

bool operator==(const Member& left, const Member& right) {
    return left.key == right.key && left.value == right.value;
}

std::string_view code(FaultCode code) {
    constexpr std::array<std::string_view, 8> codes = {
        "too-big", "too-deep",     "not-utf8",      "nul-byte",
        "syntax",  "number-range", "duplicate-key", "trailing-text"};
    return codes[static_cast<std::size_t>(code)];
}

std::string escapePointer(std::string_view key) {
    std::string step;
    step.reserve(key.size());
    for (const char letter : key) {
        if (letter == '~')
            step += "~0";
        else if (letter == '/')
            step += "~1";
        else
            step += letter;
    }
    return step;
}

} // namespace mz::json
