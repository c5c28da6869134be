// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session.h"

#include "core/codes/code_list.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace mz {

namespace {

constexpr int performedBetweenCheckpoints = 16;
constexpr int takeBackCost = 10;
constexpr CodeList<5> modes{"learn", "guided", "practice", "silent", "exam"};

int hintCost(int stage) { return stage == 1 ? 2 : stage == 2 ? 5 : 10; }

ActKind kindOf(const Deed& deed) {
    if (std::holds_alternative<deed::Wait>(deed))
        return ActKind::wait;
    const auto* move = std::get_if<act::Move>(&deed);
    const bool carried = move != nullptr && move->from == Zones::deck && move->to == Zones::board;
    return carried || std::holds_alternative<act::Board>(deed) ? ActKind::toBoard : ActKind::other;
}

} // namespace

Session::Session(std::shared_ptr<const Case> ofCase, Mode mode)
    : m_case(std::move(ofCase)),
      m_mode(mode),
      m_now{m_case->start, beginWatch(m_case->hand), {}, 0, false} {
    begin();
    m_firstHappenings = std::exchange(m_happenings, {});
}

void Session::begin() {
    const State& start = m_now.state;
    m_now.watch.burned = start.table.size(Zones::burns);
    m_now.watch.everBurned = start.table.cardsIn(Zones::burns);
    m_now.watch.everDealtOrMucked = start.table.cardsIn(Zones::muck);
    for (Seat seat = 1; seat <= maxSeats; ++seat)
        m_now.watch.everDealtOrMucked |= start.table.cardsIn(Zone::hole(seat));
    if (start.betting.toAct != 0 && start.betting.street != Street::showdown)
        m_now.players.turns[start.betting.toAct - 1U] = 1;
    dealEarly();
}

tl::expected<void, Refusal> Session::act(const Deed& deed, int line, std::int64_t t) {
    if (m_now.finished)
        return {};
    m_happenings.clear();
    if (const auto* hint = std::get_if<deed::Hint>(&deed)) {
        if (!allowsHelp(m_mode))
            return tl::unexpected(Refusal{Refusal::Kind::helpNotAllowed});
        m_help.push_back({line, Help::Kind::hint, hintCost(hint->stage)});
        return {};
    }
    if (const auto* back = std::get_if<deed::Back>(&deed))
        return takeBack(*back, line);
    if (const auto done = perform(deed, line, t); !done)
        return done;
    m_entries.push_back({line, t, deed});
    if (m_sinceCheckpoint >= performedBetweenCheckpoints)
        keepCheckpoint();
    return {};
}

void Session::keepCheckpoint() {
    m_checkpoints.push_back(
        {m_entries.size(), m_now.state, markOf(m_now.watch), m_now.players, m_now.happened});
    m_sinceCheckpoint = 0;
}

void Session::returnTo(const Checkpoint& checkpoint) {
    m_now.state = checkpoint.state;
    mz::takeBack(m_now.watch, checkpoint.watch);
    m_now.players = checkpoint.players;
    m_now.happened = checkpoint.happened;
    m_now.finished = false; // after the end nothing is taken back
    m_sinceCheckpoint = 0;
}

tl::expected<void, Refusal> Session::takeBack(const deed::Back& back, int line) {
    if (!allowsHelp(m_mode))
        return tl::unexpected(Refusal{Refusal::Kind::helpNotAllowed});
    const auto count = static_cast<std::size_t>(back.count);
    if (count > m_entries.size())
        return tl::unexpected(Refusal{Refusal::Kind::backTooFar, {}, m_entries.size()});
    m_entries.resize(m_entries.size() - count);
    while (!m_checkpoints.empty() && m_checkpoints.back().acts > m_entries.size())
        m_checkpoints.pop_back();
    const bool keeps = std::exchange(m_keepsHappenings, false);
    std::size_t done = 0;
    if (m_checkpoints.empty()) {
        m_now = {m_case->start, beginWatch(m_case->hand), {}, 0, false};
        m_line = 1;
        m_t = 0;
        begin();
    } else {
        returnTo(m_checkpoints.back());
        done = m_checkpoints.back().acts;
    }
    for (; done < m_entries.size(); ++done)
        static_cast<void>(perform(m_entries[done].deed, m_entries[done].line, m_entries[done].t));
    m_keepsHappenings = keeps;
    m_help.push_back({line, Help::Kind::back, takeBackCost});
    return {};
}

tl::expected<void, Refusal> Session::perform(const Deed& deed, int line, std::int64_t t) {
    m_line = line;
    m_t = t;
    m_begun = kindOf(deed);
    const auto done = std::visit(
        [this](const auto& what) -> tl::expected<void, Obstacle> {
            using What = std::decay_t<decltype(what)>;
            if constexpr (std::is_same_v<What, deed::Wait>)
                wait(what.all);
            else if constexpr (std::is_same_v<What, act::Move>)
                return move(what);
            else if constexpr (!std::is_same_v<What, deed::Back> &&
                               !std::is_same_v<What, deed::Hint>)
                return byHands(what);
            return {};
        },
        deed);
    if (!done)
        return tl::unexpected(Refusal{Refusal::Kind::impossible, done.error()});
    beginIfNotBegun(m_now.state);
    finishIfDone();
    return {};
}

void Session::beginIfNotBegun(const State& before) {
    if (m_begun)
        beginAct(m_now.watch, before, *m_begun, m_line, m_t);
    m_begun.reset();
}

tl::expected<void, Obstacle> Session::run(Actor actor, const Action& action,
                                          std::optional<std::size_t> irregularity) {
    const State before = m_now.state;
    Events events;
    if (const auto done = mz::perform(m_case->hand, m_now.state, action, events); !done) {
        m_now.state = before;
        return done;
    }
    beginIfNotBegun(before);
    std::optional<IrregularityKind> mishap;
    if (irregularity) {
        mishap = m_case->scenario.irregularities[*irregularity].kind;
        m_now.happened |= 1U << *irregularity;
    }
    observe(*m_case->rulebook, m_case->hand, m_now.watch,
            {m_line, m_t, actor, mishap, before, m_now.state, events});
    ++m_sinceCheckpoint;
    m_now.players.follow(m_now.state, events);
    if (m_keepsHappenings)
        m_happenings.push_back({actor, action, events, m_now.state});
    react(events);
    return {};
}

// --- the dealer's hands

bool Session::exposes(Seat seat, std::size_t& irregularity) const {
    if (seat < 1 || seat > maxSeats || m_now.state.dealComplete)
        return false;
    const State& state = m_now.state;
    const auto hand = state.table.pile(Zone::hole(seat));
    const bool replaces =
        std::ranges::any_of(hand, [&](CardId card) { return state.table.faceUp(card); }) &&
        state.dueSeat(m_case->hand.structure) != seat;
    const int round = state.dealt[static_cast<std::size_t>(seat - 1)] + 1;
    const auto& all = m_case->scenario.irregularities;
    for (irregularity = 0; irregularity < all.size(); ++irregularity)
        if (all[irregularity].kind == IrregularityKind::exposedHolecard &&
            isPending(irregularity) && all[irregularity].seat == seat &&
            all[irregularity].round == round)
            return !replaces;
    return false;
}

// The flop that lands with more cards than the dealer meant to take.
std::optional<std::size_t> Session::sticks(int count) const {
    const State& state = m_now.state;
    if (state.onBoard != Street::preflop || state.boardCount() + count < 3)
        return std::nullopt;
    return pending(IrregularityKind::overdealtFlop, 0);
}

int Session::stuckCount(int count, std::size_t irregularity) const {
    return std::max(count,
                    m_case->scenario.irregularities[irregularity].cards - m_now.state.boardCount());
}

tl::expected<void, Obstacle> Session::byHands(const Action& action) {
    std::size_t irregularity = 0;
    if (const auto* pitch = std::get_if<act::Pitch>(&action);
        pitch != nullptr && exposes(pitch->seat, irregularity))
        return run(Actor::dealer, act::Pitch{pitch->seat, true}, irregularity);
    if (const auto* board = std::get_if<act::Board>(&action); board != nullptr)
        if (const auto stuck = sticks(board->count))
            return run(Actor::dealer, act::Board{stuckCount(board->count, *stuck)}, stuck);
    return run(Actor::dealer, action, std::nullopt);
}

// The deck's top card carried to a hand or the burncards is a pitch or a burn, several of them one
// after the other; top cards carried to the board are dealt there.
tl::expected<void, Obstacle> Session::move(const act::Move& move) {
    const int deck = m_now.state.table.size(Zones::deck);
    if (move.from != Zones::deck || move.to == Zones::deck || move.to == Zones::muck ||
        move.to == Zones::aside || deck == 0)
        return run(Actor::dealer, move, std::nullopt);
    std::vector<CardId> cards;
    const auto positions = move.cards.positions();
    const bool atHand = !move.cards.isAll() && positions.empty();
    for (int i = 0; i < (move.cards.isAll() ? deck
                         : atHand           ? 1
                                            : static_cast<int>(positions.size()));
         ++i) {
        const int position =
            move.cards.isAll() || atHand ? i : positions[static_cast<std::size_t>(i)];
        if (position >= deck)
            return tl::unexpected(Obstacle::noSuchCard);
        cards.push_back(m_now.state.table.at(Zones::deck, position));
    }
    if (move.to == Zones::board) {
        const auto top = m_now.state.table.pile(Zones::deck).first(cards.size());
        if (std::ranges::equal(top, cards))
            return byHands(act::Board{static_cast<int>(cards.size())});
        return run(Actor::dealer, move, std::nullopt);
    }
    if (move.to.isHole() && move.to.seat() > m_case->hand.structure.seats)
        return tl::unexpected(Obstacle::noSuchSeat);
    for (const CardId card : cards) {
        // What the table did after one of them may have taken the next.
        if (m_now.state.table.zoneOf(card) != Zones::deck)
            continue;
        if (const auto done = oneFromDeck(card, move.to); !done)
            return done;
    }
    return {};
}

tl::expected<void, Obstacle> Session::oneFromDeck(CardId card, Zone to) {
    const auto pile = m_now.state.table.pile(Zones::deck);
    const auto position = static_cast<int>(std::ranges::find(pile, card) - pile.begin());
    if (position != 0)
        return run(Actor::dealer, act::Move{Zones::deck, Picked::at({position}), to}, std::nullopt);
    if (to == Zones::burns)
        return byHands(act::Burn{});
    return byHands(act::Pitch{to.seat(), false});
}

// --- the players and the table

void Session::wait(bool all) {
    do {
        if (m_now.state.betting.toAct == 0 || handOver())
            return;
        const Street street = m_now.state.betting.street;
        const std::uint32_t happened = m_now.happened;
        speakNext();
        const bool roundOver =
            m_now.state.betting.round == Round::finished || m_now.state.betting.street != street;
        if (roundOver || m_now.happened != happened)
            return;
    } while (all);
}

void Session::speakNext() {
    const Betting& betting = m_now.state.betting;
    const Seat seat = betting.toAct;
    const NextWord next = nextWord(m_case->scenario, m_now.state, m_now.players);
    Word word = next.word;
    std::optional<std::size_t> irregularity;
    if (betting.street == Street::showdown) {
        if ((irregularity = pending(IrregularityKind::undeclaredBoard, seat)))
            word = {Word::Kind::muck, noChips};
        else if ((irregularity = pending(IrregularityKind::declaredBoard, seat)))
            word = {Word::Kind::declare, noChips};
    }
    if (next.scripted)
        ++m_now.players
              .said[static_cast<std::size_t>(seat - 1)][static_cast<std::size_t>(betting.street)];
    if (!mayBeSaid(m_case->hand.structure, betting, word))
        word = passive(betting);
    static_cast<void>(run(Actor::player, act::Speak{word}, irregularity));
}

// What the table does of itself after an act.
void Session::react(const Events& events) {
    for (const Event& event : events) {
        if (event.kind == EventKind::pitched)
            turnUpOwnCard(event);
        if (event.kind == EventKind::dealFinished)
            giveExtraCards();
        if (event.kind == EventKind::roundOpened || event.kind == EventKind::acted)
            dealEarly();
    }
}

void Session::turnUpOwnCard(const Event& pitched) {
    const Seat seat = pitched.seat;
    if (pitched.order != PitchOrder::due && pitched.order != PitchOrder::outOfTurn)
        return;
    const auto& all = m_case->scenario.irregularities;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].kind == IrregularityKind::playerExposesHolecard && isPending(i) &&
            all[i].seat == seat &&
            all[i].round == m_now.state.dealt[static_cast<std::size_t>(seat - 1)]) {
            const int last = m_now.state.table.size(Zone::hole(seat)) - 1;
            static_cast<void>(run(Actor::player, act::Expose{seat, last}, i));
            return;
        }
}

void Session::giveExtraCards() {
    const auto irregularity = pending(IrregularityKind::extraHolecard, 0);
    if (!irregularity)
        return;
    const Structure& structure = m_case->hand.structure;
    Seat seat = structure.button;
    for (int i = 0; i < m_case->scenario.irregularities[*irregularity].count; ++i) {
        seat = structure.nextAfter(seat, structure.occupied);
        static_cast<void>(run(Actor::table, act::Pitch{seat, false}, irregularity));
    }
}

// The dealer's hands burn and turn by themselves when it is a seat's turn to act.
void Session::dealEarly() {
    const State& state = m_now.state;
    const Seat seat = state.betting.toAct;
    if (seat == 0 || state.betting.street == Street::showdown ||
        state.onBoard != state.betting.street)
        return;
    const Street street = next(state.betting.street);
    const auto& all = m_case->scenario.irregularities;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool now = prematureStreet(all[i].kind) == street && isPending(i) &&
                         all[i].seat == seat &&
                         all[i].nth == m_now.players.turns[static_cast<std::size_t>(seat - 1)];
        if (!now)
            continue;
        if (m_now.watch.burned < static_cast<int>(street))
            static_cast<void>(run(Actor::table, act::Burn{}, i));
        const int count = street == Street::flop ? 3 - state.boardCount() : 1;
        static_cast<void>(run(Actor::table, act::Board{count}, i));
        return;
    }
}

bool Session::isPending(std::size_t irregularity) const {
    return (m_now.happened >> irregularity & 1U) == 0;
}

std::optional<std::size_t> Session::pending(IrregularityKind kind, Seat seat) const {
    const auto& all = m_case->scenario.irregularities;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].kind == kind && isPending(i) && (seat == 0 || all[i].seat == seat))
            return i;
    return std::nullopt;
}

void Session::finishIfDone() {
    const auto count = static_cast<unsigned>(m_case->scenario.irregularities.size());
    const bool allHappened = count > 0 && m_now.happened == (1U << count) - 1U;
    if (m_case->scenario.finish == Finish::hand)
        m_now.finished = handOver();
    else
        m_now.finished = allHappened && m_now.watch.open.empty();
}

Verdict Session::verdict(int pass, Judging judging) const {
    const Evidence evidence{m_now.watch,
                            m_now.state.betting.oneLeft(),
                            m_now.finished,
                            static_cast<int>(m_case->scenario.irregularities.size()),
                            std::popcount(m_now.happened),
                            m_help,
                            pass};
    return grade(evidence, judging);
}

std::string_view code(Mode mode) { return codeIn(modes, mode); }

std::optional<Mode> modeFromCode(std::string_view text) { return valueIn<Mode>(modes, text); }

} // namespace mz
