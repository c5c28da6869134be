// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/record_fields.h"

namespace mz {

namespace {

constexpr std::size_t longestText = std::size_t{1} << 20; // characters

} // namespace

void RecordFields::id(std::string_view key, std::string& into) const {
    if (const auto found = m_reading.required(m_place, key))
        into = m_reading.id(*found).value_or(into);
}

void RecordFields::text(std::string_view key, std::string& into) const {
    if (const auto found = m_reading.required(m_place, key))
        into = m_reading.text(*found, 0, longestText).value_or(into);
}

void RecordFields::time(std::string_view key, std::int64_t& into) const {
    if (const auto found = m_reading.required(m_place, key))
        into = m_reading.integer(*found, -mostTime, mostTime).value_or(into);
}

void RecordFields::number(std::string_view key, int& into, int least, int most) const {
    if (const auto found = m_reading.required(m_place, key))
        into = static_cast<int>(m_reading.integer(*found, least, most).value_or(into));
}

void RecordFields::truth(std::string_view key, bool& into) const {
    const auto found = m_reading.required(m_place, key);
    if (!found)
        return;
    if (const auto truth = found->value->asBool())
        into = *truth;
    else
        m_reading.add(*found, Reason::wrongType, {"boolean"});
}

void RecordFields::textIfAny(std::string_view key, std::string& into) const {
    if (m_reading.optional(m_place, key))
        text(key, into);
}

void RecordFields::timeIfAny(std::string_view key, std::optional<std::int64_t>& into) const {
    if (const auto found = m_reading.optional(m_place, key))
        into = m_reading.integer(*found, -mostTime, mostTime);
}

void RecordFields::numberIfAny(std::string_view key, std::optional<int>& into, int least,
                               int most) const {
    if (const auto found = m_reading.optional(m_place, key))
        if (const auto number = m_reading.integer(*found, least, most))
            into = static_cast<int>(*number);
}

} // namespace mz
