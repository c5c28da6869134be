// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/coach/hint_ladder.h"

#include "app/desktop/sentences/deed_sentences.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/sentences.h"

#include <algorithm>

namespace mz {

QList<Place> placesOf(const Deed& deed, const TableView& table) {
    if (const auto* pitch = std::get_if<act::Pitch>(&deed))
        return {{Place::Kind::cards, pitch->seat}};
    if (const auto* move = std::get_if<act::Move>(&deed))
        return {placeOf(move->from), placeOf(move->to)};
    if (const auto* flip = std::get_if<act::Flip>(&deed))
        return {placeOf(flip->zone)};
    if (std::holds_alternative<act::Burn>(deed))
        return {{Place::Kind::burns}};
    if (std::holds_alternative<act::Board>(deed))
        return {{Place::Kind::board}};
    if (std::holds_alternative<act::Collect>(deed)) {
        QList<Place> bets;
        for (const SeatView& seat : table.seats)
            if (seat.inFront > noChips)
                bets.append({Place::Kind::bet, seat.seat});
        return bets;
    }
    if (std::holds_alternative<act::Award>(deed))
        return {{Place::Kind::pot, 0}};
    if (std::holds_alternative<deed::Wait>(deed)) {
        for (const SeatView& seat : table.seats)
            if (seat.toAct)
                return {{Place::Kind::plate, seat.seat}};
    }
    return {{Place::Kind::stub}};
}

QList<Place> placesOf(const NextDeed& next, const TableView& table) {
    if (next.incident == nullptr)
        return placesOf(next.deed, table);
    if (next.incident->seat != 0)
        return {{Place::Kind::cards, next.incident->seat}};
    return table.aside.empty() ? QList<Place>{{Place::Kind::board}}
                               : QList<Place>{{Place::Kind::board}, {Place::Kind::aside}};
}

namespace {

// The marks on the table in words, for whoever does not see them.
QString namesOf(const QList<Place>& places, const TableView& table) {
    QStringList names;
    for (const Place& place : places) {
        if (const Seat seat = seatOf(place); seat != 0)
            names.append(Sentences::seat(table, seat));
        else if (place.kind == Place::Kind::pot)
            names.append(Sentences::pot(table, place.number));
        else if (const auto zone = zoneOf(place))
            names.append(Sentences::zone(*zone));
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

std::optional<HintLadder::Rung> HintLadder::next(const Session& session,
                                                 const TableView& table) const {
    const auto due = nextDeed(session);
    if (!due)
        return std::nullopt;
    const bool same =
        m_deed && *m_deed == due->deed && m_step == due->step && m_acts == session.entries().size();
    const int before = same ? m_stage : 0;
    const int stage = std::min(before + 1, 3);

    Rung rung;
    rung.fresh = stage != before;
    rung.deed = due->deed;
    rung.step = due->step;
    rung.places = placesOf(*due, table);
    rung.hint.stage = stage;
    const Procedure* procedure = due->incident != nullptr ? due->incident->procedure : nullptr;
    if (stage == 1) {
        rung.hint.text =
            tr("Look here, where the table is marked: %1").arg(namesOf(rung.places, table));
    } else if (stage == 2) {
        rung.hint.procedure = procedure;
        rung.hint.text = procedure == nullptr
                             ? tr("Nothing is wrong: the hand goes on as usual.")
                             : tr("%1: %2").arg(RuleSentences::inBook(*session.theCase().rulebook,
                                                                      procedure->rule),
                                                RuleSentences::incident(due->incident->kind));
    } else {
        rung.hint.procedure = procedure;
        rung.hint.text = tr("Do this: %1").arg(DeedSentences::deed(table, due->deed));
    }
    return rung;
}

void HintLadder::given(const Session& session, const Rung& rung) {
    m_deed = rung.deed;
    m_step = rung.step;
    m_acts = session.entries().size();
    m_stage = rung.hint.stage;
}

} // namespace mz
