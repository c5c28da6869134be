// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/problem.h"

#include <initializer_list>
#include <optional>
#include <vector>

namespace mz::json {

// A value with the place where it stands, for readers that name the place of every mistake.
struct Place {
    const Value* value = nullptr;
    std::string pointer;
    int line = 1;

    [[nodiscard]] static Place root(const Value& value) { return {&value, "", value.line()}; }
    [[nodiscard]] Place child(const Member& member) const;
    [[nodiscard]] Place item(std::size_t index) const;
};

// Collects what is wrong while a file is read; every question answers with a value only where it is
// right, and with a problem otherwise.
class Reading {
public:
    explicit Reading(std::vector<Problem>& problems) : m_problems(problems) {}

    void add(const Place& place, Reason reason, std::vector<std::string> args = {});

    // An object with no other keys than these; a problem for each other one.
    bool object(const Place& place, std::initializer_list<std::string_view> keys);
    // The value of a key that must be there.
    std::optional<Place> required(const Place& place, std::string_view key);
    std::optional<Place> optional(const Place& place, std::string_view key) const;

    std::optional<std::int64_t> integer(const Place& place, std::int64_t least, std::int64_t most);
    std::optional<std::string> text(const Place& place, std::size_t least,
                                    std::size_t most); // in characters
    std::optional<std::string> id(const Place& place); // [a-z0-9][a-z0-9-]{0,63}
    std::optional<std::vector<Place>> array(const Place& place, std::size_t least,
                                            std::size_t most);
    bool isObject(const Place& place);

    // "format" and "version" of a file of ours; `known` is the newest version that is understood.
    bool header(const Place& root, std::string_view format, std::int64_t known);

private:
    std::vector<Problem>& m_problems;
};

} // namespace mz::json
