// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mz::json {

// A whole number that fits 64 bits is an integer; every other number is real.
enum class Kind : std::uint8_t { null, boolean, integer, real, string, array, object };

class Value;
struct Member;
using Array = std::vector<Value>;
using Object = std::vector<Member>;

template <typename T>
concept FitsInt64 =
    std::integral<T> && !std::same_as<T, bool> && (std::signed_integral<T> || sizeof(T) < 8);

// One value of a JSON text, with all that it holds.
class Value {
public:
    Value();
    Value(std::nullptr_t);
    Value(std::same_as<bool> auto boolean);
    Value(FitsInt64 auto integer);
    Value(double real);
    Value(std::string text);
    Value(std::string_view text);
    Value(const char* text);
    Value(Array array);
    Value(Object object);

    [[nodiscard]] Kind kind() const { return static_cast<Kind>(m_data.index()); }

    // Where it begins in the text, counted from the first line that parse() was told; 0 if it was
    // never read.
    [[nodiscard]] int line() const { return m_line; }
    void setLine(int line) { m_line = line; }

    // Nothing where the value is of another kind.
    [[nodiscard]] std::optional<bool> asBool() const;
    [[nodiscard]] std::optional<std::int64_t> asInteger() const;
    [[nodiscard]] std::optional<double> asReal() const;
    [[nodiscard]] std::optional<std::string_view> asString() const;

    // Null where the value is of another kind.
    [[nodiscard]] const Array* asArray() const { return std::get_if<Array>(&m_data); }
    [[nodiscard]] Array* asArray() { return std::get_if<Array>(&m_data); }
    [[nodiscard]] const Object* asObject() const { return std::get_if<Object>(&m_data); }
    [[nodiscard]] Object* asObject() { return std::get_if<Object>(&m_data); }

    // What an array or an object holds, in the order of the text; nothing in any other kind.
    [[nodiscard]] std::span<const Value> items() const;
    [[nodiscard]] std::span<const Member> members() const;

    // Null where this is no object or has no such key.
    [[nodiscard]] const Value* find(std::string_view key) const;
    [[nodiscard]] Value* find(std::string_view key);

    // Replaces the key's value or adds the key at the end, and gives the value where it now stands.
    // A value of another kind becomes an object first.
    Value& set(std::string_view key, Value value);

    // Adds at the end, and gives the value where it now stands. A value of another kind becomes an
    // array first.
    Value& push(Value value);

    // Same kind, same content, keys in the same order; lines do not count.
    friend bool operator==(const Value& left, const Value& right);

private:
    std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, Array, Object> m_data;
    int m_line = 0;
};

struct Member {
    std::string key;
    Value value;
    int line = 0;

    friend bool operator==(const Member& left, const Member& right);
};

inline Value::Value(std::same_as<bool> auto boolean) : m_data(boolean) {}

inline Value::Value(FitsInt64 auto integer) : m_data(static_cast<std::int64_t>(integer)) {}

enum class FaultCode : std::uint8_t {
    tooBig,
    tooDeep,
    notUtf8,
    nulByte,
    syntax,
    numberRange,
    duplicateKey,
    trailingText
};

// "too-big", "too-deep", "not-utf8", "nul-byte", "syntax", "number-range", "duplicate-key",
// "trailing-text".
[[nodiscard]] std::string_view code(FaultCode code);

// Why a text is no value, and where.
struct Fault {
    FaultCode code = FaultCode::syntax;
    std::string pointer; // RFC 6901
    int line = 0;
    std::string detail; // what stands there, shortened: the token or the key; may be empty
    bool atEnd = false; // the text ended too early: with more of it, it could have been a value
};

struct Limits {
    std::size_t bytes = std::size_t{32} << 20;
    int depth = 32;                            // objects and arrays within each other
    std::size_t values = std::size_t{8} << 20; // keeps the memory for the largest text below 1 GiB
};

// Reads one value and nothing behind it. A byte order mark before it is skipped, NUL is nowhere
// allowed, a key may come once in an object. Every text whatever gives a value or a fault.
[[nodiscard]] tl::expected<Value, Fault> parse(std::string_view text, const Limits& limits = {},
                                               int firstLine = 1);

// A key as a step of a JSON pointer: ~ becomes ~0, / becomes ~1.
[[nodiscard]] std::string escapePointer(std::string_view key);

} // namespace mz::json
