// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/reading.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mz {

inline constexpr std::int64_t mostTime = 9'007'199'254'740'991; // ms since 1970 UTC

// Reads the fields of an object of a file of records, each into its place; what is wrong becomes a
// problem, and the place keeps what it had.
class RecordFields {
public:
    RecordFields(json::Reading& reading, const json::Place& place)
        : m_reading(reading), m_place(place) {}

    void id(std::string_view key, std::string& into) const;
    void text(std::string_view key, std::string& into) const;
    void time(std::string_view key, std::int64_t& into) const;
    void number(std::string_view key, int& into, int least, int most) const;
    void truth(std::string_view key, bool& into) const;

    // Where the key is not there it is as good as empty.
    void textIfAny(std::string_view key, std::string& into) const;
    void timeIfAny(std::string_view key, std::optional<std::int64_t>& into) const;
    void numberIfAny(std::string_view key, std::optional<int>& into, int least, int most) const;

private:
    json::Reading& m_reading;
    const json::Place& m_place;
};

} // namespace mz
