// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/acts.h"

#include "app/words/mark.h"
#include "app/words/table.h"

#include <algorithm>
#include <bit>

namespace mz {

namespace {

std::string number(std::int64_t value) { return std::to_string(value); }

std::string seatList(const Words& words, SeatMask seats) {
    std::string list;
    for (Seat seat = 1; seat <= maxSeats; ++seat)
        if (holds(seats, seat))
            list = list.empty() ? number(seat)
                                : words.text(MZ_TEXT("Deed", "%1, %2"), {list, number(seat)});
    return list;
}

struct DeedTeller {
    const Words& words;

    std::string operator()(const act::Shuffle&) const {
        return words.text(MZ_TEXT("Deed", "The dealer shuffles."));
    }
    std::string operator()(const act::Cut&) const {
        return words.text(MZ_TEXT("Deed", "The dealer cuts."));
    }
    std::string operator()(const act::Pitch& pitch) const {
        return words.text(MZ_TEXT("Deed", "The dealer pitches a card to Seat %1."),
                          {number(pitch.seat)});
    }
    std::string operator()(const act::Burn&) const {
        return words.text(MZ_TEXT("Deed", "The dealer burns a card."));
    }
    std::string operator()(const act::Board& board) const {
        return words.text(MZ_PLURAL("Deed", "The dealer turns up %n cards on the board."),
                          board.count);
    }
    std::string operator()(const act::Move& move) const {
        const std::string from = zoneName(words, move.from);
        const std::string to = move.to == Zones::deck && move.end == End::bottom
                                   ? words.text(MZ_TEXT("Table", "Bottom of the stub"))
                                   : zoneName(words, move.to);
        if (move.cards.isAll())
            return words.text(MZ_TEXT("Deed", "The dealer moves all cards: %1 → %2."), {from, to});
        const auto count = std::max<std::int64_t>(std::ssize(move.cards.positions()), 1);
        return words.text(MZ_PLURAL("Deed", "The dealer moves %n cards: %1 → %2."), count,
                          {from, to});
    }
    std::string operator()(const act::Gather&) const {
        return words.text(MZ_TEXT("Deed", "The dealer gathers all cards."));
    }
    std::string operator()(const act::Flip& flip) const {
        return words.text(MZ_TEXT("Deed", "The dealer turns a card over (%1)."),
                          {zoneName(words, flip.zone)});
    }
    std::string operator()(const act::Collect&) const {
        return words.text(MZ_TEXT("Deed", "The dealer brings the bets in."));
    }
    std::string operator()(const act::Return&) const {
        return words.text(MZ_TEXT("Deed", "The dealer gives the bets back."));
    }
    std::string operator()(const act::Announce& announce) const {
        switch (announce.call) {
        case Call::misdeal:
            return words.text(MZ_TEXT("Deed", "The dealer calls a misdeal."));
        case Call::floor:
            return words.text(MZ_TEXT("Deed", "The dealer calls the floor."));
        case Call::other:
            break;
        }
        return words.text(MZ_TEXT("Deed", "The dealer makes an announcement."));
    }
    std::string operator()(const act::MoveButton& button) const {
        return words.text(MZ_TEXT("Deed", "The dealer moves the button to Seat %1."),
                          {number(button.seat)});
    }
    std::string operator()(const act::Award& award) const {
        const std::string pot = number(award.pot);
        const std::string seats = seatList(words, award.seats);
        const bool split = std::popcount(award.seats) > 1;
        if (award.pot == 0 && split)
            return words.text(
                MZ_TEXT("Deed", "The dealer splits the main pot between the seats %1."), {seats});
        if (award.pot == 0)
            return words.text(MZ_TEXT("Deed", "The dealer pushes the main pot to Seat %1."),
                              {seats});
        if (split)
            return words.text(
                MZ_TEXT("Deed", "The dealer splits side pot %1 between the seats %2."),
                {pot, seats});
        return words.text(MZ_TEXT("Deed", "The dealer pushes side pot %1 to Seat %2."),
                          {pot, seats});
    }
    std::string operator()(const deed::Wait& wait) const {
        if (wait.all)
            return words.text(MZ_TEXT("Deed", "The dealer waits for the players."));
        return words.text(MZ_TEXT("Deed", "The dealer waits for one player."));
    }
    std::string operator()(const deed::Back& back) const {
        return words.text(MZ_PLURAL("Deed", "The last %n acts are taken back."), back.count);
    }
    std::string operator()(const deed::Hint& hint) const {
        return words.text(MZ_TEXT("Deed", "A hint is given: stage %1 of 3."), {number(hint.stage)});
    }
};

std::string wordSentence(const Words& words, Seat seatNumber, Word word) {
    const std::string seat = number(seatNumber);
    const std::string chips = number(word.chips.count);
    switch (word.kind) {
    case Word::Kind::fold:
        return words.text(MZ_TEXT("Event", "Seat %1 folds."), {seat});
    case Word::Kind::check:
        return words.text(MZ_TEXT("Event", "Seat %1 checks."), {seat});
    case Word::Kind::call:
        return words.text(MZ_TEXT("Event", "Seat %1 calls."), {seat});
    case Word::Kind::bet:
        return words.text(MZ_TEXT("Event", "Seat %1 bets %2."), {seat, chips});
    case Word::Kind::raise:
        return words.text(MZ_TEXT("Event", "Seat %1 raises to %2."), {seat, chips});
    case Word::Kind::allIn:
        return words.text(MZ_TEXT("Event", "Seat %1 is all-in."), {seat});
    case Word::Kind::show:
        return words.text(MZ_TEXT("Event", "Seat %1 shows."), {seat});
    case Word::Kind::muck:
        return words.text(MZ_TEXT("Event", "Seat %1 mucks and says nothing."), {seat});
    case Word::Kind::declare:
        return words.text(MZ_TEXT("Event", "Seat %1 says that the board plays."), {seat});
    }
    return {};
}

std::string faces(const Deck& deck, CardMask cards) {
    std::string text;
    for (int i = 0; i < cardCount; ++i)
        if (const CardId card(i); (maskOf(card) & cards) != 0)
            text += (text.empty() ? "" : " ") + code(deck.face(card));
    return text;
}

class EventTeller {
public:
    EventTeller(const Words& words, const Deck& deck, int boardAsked)
        : m_words(words), m_deck(deck), m_boardAsked(boardAsked) {}

    [[nodiscard]] std::vector<std::string> tell(const std::vector<Happening>& happenings) const {
        std::vector<std::string> sentences;
        for (const Happening& happening : happenings)
            for (const Event& event : happening.events)
                if (std::string sentence = tellOne(happening, event); !sentence.empty())
                    sentences.push_back(std::move(sentence));
        return sentences;
    }

private:
    [[nodiscard]] std::string tellOne(const Happening& happening, const Event& event) const {
        switch (event.kind) {
        case EventKind::pitched:
            return pitched(happening.actor, event);
        case EventKind::burned:
            return happening.actor == Actor::table
                       ? m_words.text(
                             MZ_TEXT("Event", "The hands go on by themselves: they burn a card."))
                       : std::string();
        case EventKind::boardDealt:
            return boardDealt(happening.actor, event);
        case EventKind::acted:
        case EventKind::tabled:
        case EventKind::declared:
        case EventKind::thrownAway:
            return spoken(happening, event);
        case EventKind::exposed:
            return m_words.text(MZ_TEXT("Event", "Seat %1 turns up a card: %2."),
                                {number(event.seat), faces(m_deck, event.cards)});
        default:
            return {};
        }
    }

    [[nodiscard]] std::string pitched(Actor actor, const Event& event) const {
        if (actor == Actor::table)
            return m_words.text(
                MZ_TEXT("Event", "The hands go on by themselves: one more card for Seat %1."),
                {number(event.seat)});
        if (event.flag)
            return m_words.text(MZ_TEXT("Event", "The card lands face up: %1."),
                                {faces(m_deck, event.cards)});
        return {};
    }

    [[nodiscard]] std::string boardDealt(Actor actor, const Event& event) const {
        const int count = std::popcount(event.cards);
        if (actor == Actor::table)
            return m_words.text(
                MZ_PLURAL("Event", "The hands go on by themselves: they turn up %n cards."), count);
        if (count > m_boardAsked)
            return m_words.text(MZ_PLURAL("Event", "A card sticks: %n cards land on the board."),
                                count);
        return {};
    }

    [[nodiscard]] std::string spoken(const Happening& happening, const Event& event) const {
        const auto* speak = std::get_if<act::Speak>(&happening.action);
        return speak != nullptr ? wordSentence(m_words, event.seat, speak->word) : std::string();
    }

    const Words& m_words;
    const Deck& m_deck;
    int m_boardAsked;
};

// How many cards the deed meant for the board.
int boardAsked(const Deed& deed) {
    if (const auto* board = std::get_if<act::Board>(&deed))
        return board->count;
    if (const auto* move = std::get_if<act::Move>(&deed))
        return move->cards.isAll() ? cardCount
                                   : std::max(1, static_cast<int>(move->cards.positions().size()));
    return 0;
}

} // namespace

std::string deedSentence(const Words& words, const Deed& deed) {
    return std::visit(DeedTeller{words}, deed);
}

std::vector<std::string> eventSentences(const Words& words, const Deed& deed,
                                        const std::vector<Happening>& happenings,
                                        const Deck& deck) {
    return EventTeller(words, deck, boardAsked(deed)).tell(happenings);
}

std::vector<std::string>
eventSentences(const Words& words, const std::vector<Happening>& happenings, const Deck& deck) {
    return EventTeller(words, deck, cardCount).tell(happenings);
}

} // namespace mz
