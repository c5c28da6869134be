// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/show.h"

#include "core/session/view.h"

namespace mz {

namespace {

std::string cardsText(const std::vector<CardView>& cards) {
    std::string text;
    for (const CardView& card : cards)
        text += " " + (card.face ? code(*card.face) : "??") + (card.faceUp ? "^" : "");
    return text;
}

std::string tableText(const Session& session) {
    const TableView table = view(session.theCase(), session.state(), Viewer::everything);
    std::string text;
    for (const SeatView& seat : table.seats)
        if (seat.taken || !seat.cards.empty())
            text += "  Seat " + std::to_string(seat.seat) + (seat.toAct ? " >" : "  ") +
                    cardsText(seat.cards) + "  " + std::to_string(seat.stack.count) + " | " +
                    std::to_string(seat.inFront.count) + "\n";
    text += "  board" + cardsText(table.board) + " | burns" + cardsText(table.burns) + " | muck" +
            cardsText(table.muck) + " | aside" + cardsText(table.aside) + " | stub " +
            std::to_string(table.deck.size()) + "\n  pots";
    for (const Pot& pot : table.pots)
        text += " " + std::to_string(pot.chips.count);
    return text + "\n";
}

} // namespace

tl::expected<std::string, Problem> show(std::shared_ptr<const Case> ofCase, const Log& log,
                                        const std::string&) {
    Session session(std::move(ofCase), log.header.mode);
    std::string text = "line 1\n" + tableText(session);
    for (const Entry& entry : log.entries) {
        if (session.finished())
            break;
        if (const auto done = session.act(entry.deed, entry.line, entry.t); !done)
            return tl::unexpected(problemOf(done.error(), entry.line, log.header.mode));
        text += "line " + std::to_string(entry.line) + ": " + writeEntry(entry) + "\n" +
                tableText(session);
    }
    if (log.unreadable && !session.finished())
        return tl::unexpected(*log.unreadable);
    return text;
}

} // namespace mz
