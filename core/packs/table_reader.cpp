// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/packs/table_reader.h"

#include <algorithm>

namespace mz {

namespace {

using json::Place;
using json::Reading;

constexpr std::int64_t mostChips = 1'000'000'000;
constexpr Chips usualStack{200};

std::optional<Seat> seatOf(std::string_view key) {
    if (key == "10")
        return 10;
    if (key.size() == 1 && key.front() >= '1' && key.front() <= '9')
        return key.front() - '0';
    return std::nullopt;
}

class TableReader {
public:
    TableReader(Scenario& scenario, std::vector<Problem>& problems)
        : m_scenario(scenario), m_table(scenario.structure), m_reading(problems) {}

    bool read(const Place& place) {
        if (!m_reading.object(place, {"seats", "button", "blinds", "ante", "ante-by", "stacks",
                                      "empty", "names"}))
            return false;
        if (!readSeats(place))
            return false;
        const bool hasButton = readButton(place);
        readBlinds(place);
        readAnte(place);
        readStacks(place);
        readNames(place);
        return hasButton;
    }

private:
    bool readSeats(const Place& place) {
        const auto at = m_reading.required(place, "seats");
        const auto seats = at ? m_reading.integer(*at, 2, maxSeats) : std::nullopt;
        if (!seats)
            return false;
        m_table.seats = static_cast<int>(*seats);
        m_table.occupied = static_cast<SeatMask>((2U << static_cast<unsigned>(*seats)) - 2U);
        const auto empty = m_reading.optional(place, "empty");
        const auto items = empty ? m_reading.array(*empty, 0, maxSeats) : std::nullopt;
        if (!items)
            return true;
        for (const Place& item : *items) {
            const auto seat = m_reading.integer(item, 1, maxSeats);
            if (!seat)
                continue;
            if (*seat > *seats)
                m_reading.add(item, Reason::noSuchSeat,
                              {std::to_string(*seat), std::to_string(*seats)});
            else if (!holds(m_table.occupied, static_cast<Seat>(*seat)))
                m_reading.add(item, Reason::seatTwice, {std::to_string(*seat)});
            else
                m_table.occupied =
                    static_cast<SeatMask>(m_table.occupied & ~maskOf(static_cast<Seat>(*seat)));
        }
        if (m_table.players() >= 2)
            return true;
        m_reading.add(*empty, Reason::tooFewPlayers);
        return false;
    }

    bool readButton(const Place& place) {
        const auto at = m_reading.required(place, "button");
        const auto seat = at ? m_reading.integer(*at, 1, maxSeats) : std::nullopt;
        if (!seat || !isTaken(*at, static_cast<Seat>(*seat)))
            return false;
        m_table.button = static_cast<Seat>(*seat);
        return true;
    }

    bool isTaken(const Place& place, Seat seat) {
        if (seat > m_table.seats)
            m_reading.add(place, Reason::noSuchSeat,
                          {std::to_string(seat), std::to_string(m_table.seats)});
        else if (!holds(m_table.occupied, seat))
            m_reading.add(place, Reason::emptySeat, {std::to_string(seat)});
        else
            return true;
        return false;
    }

    void readBlinds(const Place& place) {
        m_table.blinds = {Chips(1), Chips(2)};
        m_table.blindCount = 2;
        const auto at = m_reading.optional(place, "blinds");
        if (!at)
            return;
        const auto items = m_reading.array(*at, 0, m_table.blinds.size());
        if (!items)
            return;
        m_table.blinds = {};
        m_table.blindCount = static_cast<int>(items->size());
        for (std::size_t i = 0; i < items->size(); ++i) {
            const Place& item = (*items)[i];
            const auto blind = m_reading.integer(item, 0, mostChips);
            m_table.blinds[i] = Chips(blind.value_or(0));
            if (blind && i > 0 && m_table.blinds[i] < m_table.blinds[i - 1])
                m_reading.add(item, Reason::blindsFall);
        }
        if (m_table.blindCount > m_table.players())
            m_reading.add(*at, Reason::tooManyBlinds,
                          {std::to_string(m_table.blindCount), std::to_string(m_table.players())});
    }

    void readAnte(const Place& place) {
        if (const auto ante = m_reading.optional(place, "ante"))
            m_table.ante = Chips(m_reading.integer(*ante, 0, mostChips).value_or(0));
        const auto by = m_reading.optional(place, "ante-by");
        if (!by)
            return;
        const auto text = by->value->asString();
        if (text == "big-blind")
            m_table.anteBy = AnteBy::bigBlind;
        else if (text != "all")
            m_reading.add(*by, Reason::unknownWord, {std::string(text.value_or(""))});
        if (text == "big-blind" && m_table.blindCount == 0)
            m_reading.add(*by, Reason::anteWithoutBlind);
    }

    void readStacks(const Place& place) {
        giveAll(usualStack);
        const auto at = m_reading.optional(place, "stacks");
        if (!at)
            return;
        if (at->value->kind() != json::Kind::object) {
            giveAll(Chips(m_reading.integer(*at, 0, mostChips).value_or(0)));
            return;
        }
        if (const auto rest = m_reading.optional(*at, "*"))
            giveAll(Chips(m_reading.integer(*rest, 0, mostChips).value_or(0)));
        for (const json::Member& member : at->value->members()) {
            if (member.key == "*")
                continue;
            const Place own = at->child(member);
            const auto seat = readSeatKey(own, member.key, &m_table, m_reading);
            const auto chips = m_reading.integer(own, 0, mostChips);
            if (seat && chips)
                m_table.stacks[static_cast<std::size_t>(*seat - 1)] = Chips(*chips);
        }
    }

    void giveAll(Chips chips) {
        for (Seat seat = 1; seat <= maxSeats; ++seat)
            m_table.stacks[static_cast<std::size_t>(seat - 1)] =
                holds(m_table.occupied, seat) ? chips : noChips;
    }

    void readNames(const Place& place) {
        const auto at = m_reading.optional(place, "names");
        if (!at || !m_reading.isObject(*at))
            return;
        for (const json::Member& member : at->value->members()) {
            const Place own = at->child(member);
            const auto seat = readSeatKey(own, member.key, &m_table, m_reading);
            const auto name = m_reading.text(own, 1, 40);
            if (seat && name)
                m_scenario.names[static_cast<std::size_t>(*seat - 1)] = *name;
        }
    }

    Scenario& m_scenario;
    Structure& m_table;
    Reading m_reading;
};

} // namespace

bool readTable(const Place& place, Scenario& scenario, std::vector<Problem>& problems) {
    return TableReader(scenario, problems).read(place);
}

std::optional<Seat> readSeatKey(const Place& place, std::string_view key, const Structure* table,
                                Reading& reading) {
    const auto seat = seatOf(key);
    if (!seat)
        reading.add(place, Reason::unknownKey, {std::string(key)});
    else if (table != nullptr && *seat > table->seats)
        reading.add(place, Reason::noSuchSeat,
                    {std::to_string(*seat), std::to_string(table->seats)});
    else if (table != nullptr && !holds(table->occupied, *seat))
        reading.add(place, Reason::emptySeat, {std::to_string(*seat)});
    else
        return seat;
    return std::nullopt;
}

} // namespace mz
