// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hands/hands.h"

#include <algorithm>

namespace mz {

namespace {

int sizeOf(const TableView& table, Zone zone) {
    return static_cast<int>(cardsIn(table, zone).size());
}

Reply does(const Deed& deed) { return {deed, Notice::none}; }
Reply says(Notice notice) { return {std::nullopt, notice}; }

std::optional<int> firstPot(const TableView& table) {
    for (std::size_t pot = 0; pot < table.pots.size(); ++pot)
        if (!table.pots[pot].awarded && table.pots[pot].chips > noChips)
            return static_cast<int>(pot);
    return std::nullopt;
}

} // namespace

const std::vector<CardView>& cardsIn(const TableView& table, Zone zone) {
    static const std::vector<CardView> none;
    if (zone.isHole()) {
        const auto index = static_cast<std::size_t>(zone.seat() - 1);
        return index < table.seats.size() ? table.seats[index].cards : none;
    }
    if (zone == Zones::board)
        return table.board;
    if (zone == Zones::burns)
        return table.burns;
    if (zone == Zones::muck)
        return table.muck;
    return zone == Zones::aside ? table.aside : table.deck;
}

bool Hands::isSelected(Zone zone, int position) const {
    return m_held.what == Held::What::cards && m_held.zone == zone &&
           std::ranges::find(m_held.positions, position) != m_held.positions.end();
}

void Hands::select(Zone zone, std::vector<int> positions) {
    std::ranges::sort(positions);
    m_held = {positions.empty() ? Held::What::nothing : Held::What::cards, zone,
              std::move(positions), 0};
}

void Hands::toggle(Zone zone, int position) {
    std::vector<int> positions;
    if (m_held.what == Held::What::cards && m_held.zone == zone)
        positions = m_held.positions;
    const auto found = std::ranges::find(positions, position);
    if (found == positions.end())
        positions.push_back(position);
    else
        positions.erase(found);
    select(zone, std::move(positions));
}

Reply Hands::click(const TableView& table, const Place& place, int card, bool add) {
    const std::optional<Zone> zone = zoneOf(place);
    if (m_expects == Expects::potSeats && seatOf(place) != 0)
        return digit(seatOf(place) % 10);
    if (m_expects == Expects::buttonSeat && seatOf(place) != 0)
        return digit(seatOf(place) % 10);
    if (place.kind == Place::Kind::pot)
        return push(table, place.number);
    if (place.kind == Place::Kind::button) {
        expect(Expects::buttonSeat);
        return {};
    }
    if (add && zone && card >= 0) {
        toggle(*zone, card);
        return {};
    }
    if (m_held.what == Held::What::cards && zone && m_held.zone != *zone)
        return put(table, m_held, place);
    return clickEmptyHanded(table, place, card);
}

Reply Hands::clickEmptyHanded(const TableView& table, const Place& place, int card) {
    const std::optional<Zone> zone = zoneOf(place);
    if (!zone)
        return {};
    if (zone->isHole() && !table.dealComplete)
        return does(act::Pitch{zone->seat(), false});
    switch (place.kind) {
    case Place::Kind::burns:
        return does(act::Burn{});
    case Place::Kind::stub:
        if (table.deck.empty())
            return says(Notice::noCards);
        card = 0;
        break;
    case Place::Kind::board:
        if (card < 0 && m_held.what != Held::What::cards)
            return street(table);
        break;
    default:
        break;
    }
    if (card < 0)
        letGo();
    else if (m_held.positions == std::vector{card})
        letGo();
    else
        select(*zone, {card});
    return {};
}

Held Hands::pickUp(const TableView& table, const Place& place, int card) const {
    if (place.kind == Place::Kind::pot)
        return {Held::What::pot, {}, {}, place.number};
    if (place.kind == Place::Kind::bet)
        return {Held::What::bet, {}, {}, place.number};
    if (place.kind == Place::Kind::button)
        return {Held::What::button, {}, {}, place.number};
    const std::optional<Zone> zone = zoneOf(place);
    if (!zone || sizeOf(table, *zone) == 0 || place.kind == Place::Kind::plate)
        return {};
    if (m_held.what == Held::What::cards && m_held.zone == *zone &&
        (card < 0 || isSelected(*zone, card)))
        return m_held;
    if (*zone == Zones::deck)
        return {Held::What::cards, *zone, {0}, 0};
    if (card < 0)
        return {};
    return {Held::What::cards, *zone, {card}, 0};
}

Reply Hands::put(const TableView& table, const Held& held, const Place& place) const {
    const Seat seat = seatOf(place);
    if (held.what == Held::What::button)
        return seat != 0 ? does(act::MoveButton{seat}) : says(Notice::notThere);
    if (held.what == Held::What::pot)
        return seat != 0 ? does(act::Award{held.number, maskOf(seat)}) : says(Notice::notThere);
    if (held.what == Held::What::bet) {
        if (place.kind == Place::Kind::pot || place.kind == Place::Kind::board)
            return does(act::Collect{});
        return seat == held.number ? does(act::Return{}) : says(Notice::notThere);
    }
    if (held.what != Held::What::cards)
        return {};
    std::optional<Zone> zone = zoneOf(place);
    if (!zone && seat != 0)
        zone = Zone::hole(seat);
    if (!zone)
        return says(Notice::notThere);
    if (held.zone == *zone)
        return {};
    const bool topCard = held.zone == Zones::deck && held.positions == std::vector{0};
    if (topCard && zone->isHole())
        return does(act::Pitch{zone->seat(), false});
    if (topCard && *zone == Zones::burns)
        return does(act::Burn{});
    Picked picked;
    for (const int position : held.positions)
        picked.add(position);
    const bool whole = static_cast<int>(held.positions.size()) == sizeOf(table, held.zone);
    return does(act::Move{held.zone, whole ? Picked::all() : picked, *zone, End::top});
}

Reply Hands::send(const TableView& table, Zone zone, End end) const {
    if (m_held.what != Held::What::cards)
        return says(Notice::selectFirst);
    Reply answer = put(table, m_held, placeOf(zone));
    if (answer.deed && end == End::bottom)
        if (auto* move = std::get_if<act::Move>(&*answer.deed))
            move->end = End::bottom;
    return answer;
}

Reply Hands::flip(const TableView& table) const {
    if (m_held.what != Held::What::cards)
        return says(Notice::selectFirst);
    if (m_held.positions.size() != 1)
        return says(Notice::oneCardOnly);
    if (m_held.positions.front() >= sizeOf(table, m_held.zone))
        return says(Notice::selectFirst);
    return does(act::Flip{m_held.zone, m_held.positions.front()});
}

Reply Hands::digit(int digit) {
    const Seat seat = digit == 0 ? 10 : digit;
    switch (m_expects) {
    case Expects::boardCount:
        m_expects = Expects::nothing;
        return does(act::Board{seat});
    case Expects::potSeats:
        m_potSeats = static_cast<SeatMask>(m_potSeats ^ maskOf(seat));
        return {};
    case Expects::buttonSeat:
        m_expects = Expects::nothing;
        return does(act::MoveButton{seat});
    case Expects::seatToRead: // whoever reads it out takes the digit
    case Expects::nothing:
        break;
    }
    return does(act::Pitch{seat, false});
}

Reply Hands::pitchNext(const TableView& table, Seat last) const {
    const int seats = static_cast<int>(table.seats.size());
    Seat seat = last != 0 ? last : table.button;
    for (int step = 0; step < seats; ++step) {
        seat = seat % seats + 1;
        if (table.seats[static_cast<std::size_t>(seat - 1)].taken)
            return does(act::Pitch{seat, false});
    }
    return says(Notice::notThere);
}

Reply Hands::street(const TableView& table) {
    const int lying = static_cast<int>(table.board.size());
    const bool flop = table.onBoard == Street::preflop && lying < 3;
    return does(act::Board{flop ? 3 - lying : 1});
}

Reply Hands::push(const TableView& table, std::optional<int> pot) {
    if (m_expects == Expects::potSeats && (!pot || *pot == m_pot))
        return confirm();
    if (!pot)
        pot = firstPot(table);
    if (!pot)
        return says(Notice::noPot);
    const SeatMask seats = m_expects == Expects::potSeats ? m_potSeats : SeatMask{0};
    expect(Expects::potSeats);
    m_pot = *pot;
    m_potSeats = seats;
    return says(seats == 0 ? Notice::chooseSeats : Notice::none);
}

Reply Hands::confirm() {
    if (m_expects != Expects::potSeats || m_potSeats == 0)
        return says(Notice::chooseSeats);
    m_expects = Expects::nothing;
    return does(act::Award{m_pot, m_potSeats});
}

void Hands::expect(Expects what) {
    letGo();
    m_expects = what;
}

bool Hands::letGo() {
    const bool held = m_held.what != Held::What::nothing || m_expects != Expects::nothing;
    m_held = {};
    m_expects = Expects::nothing;
    m_pot = 0;
    m_potSeats = 0;
    return held;
}

} // namespace mz
