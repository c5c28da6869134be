// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/watch.h"

#include "core/rulebook/sighting.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace mz {

namespace {

bool asksForMisdeal(const Incident& incident) {
    return incident.procedure->asksFor(Step::announceMisdeal) ||
           incident.procedure->asksFor(Step::gather);
}

constexpr std::size_t mostOpen = 32;

constexpr int numberOf(Street street) {
    return static_cast<int>(street); // flop 1, turn 2, river 3
}

class Observer {
public:
    Observer(const Rulebook& rulebook, const Hand& hand, Watch& watch, const Moment& moment)
        : m_rulebook(rulebook),
          m_hand(hand),
          m_watch(watch),
          m_moment(moment),
          m_sighting{moment,
                     watch,
                     Whereabouts(moment.before.table),
                     Whereabouts(moment.after.table),
                     watch.ticks + 1,
                     moment.after.button == hand.structure.button} {}

    void run() {
        remember();
        for (const Event& event : m_moment.events) {
            m_mark = {m_moment.line, m_moment.t, ++m_watch.ticks};
            m_said = 0;
            m_burnAsked = openOne([](const Incident& incident) {
                              return incident.awaits(Step::burn) && !forbidsBurn(incident);
                          }) != nullptr;
            judgeDealing(event);
            const std::vector<std::size_t> indexes = m_watch.open;
            for (std::size_t i = indexes.size(); i-- > 0;)
                follow(m_watch.incidents[indexes[i]], event);
            open(event);
            judgeRemediesWithoutNeed(event);
        }
        // A street may be the last step of one incident and then open another.
        for (const Event& event : m_moment.events)
            if (event.kind == EventKind::boardDealt) {
                m_mark.tick = ++m_watch.ticks;
                judgeCount(event);
                openBoard(event);
            }
    }

private:
    [[nodiscard]] bool byDealer() const { return m_moment.actor == Actor::dealer; }

    // --- what every incident's bans on the shuffle look back to

    void remember() {
        if (std::ranges::any_of(m_moment.events,
                                [](const Event& e) { return e.kind == EventKind::gathered; })) {
            m_watch.everBurned = 0;
            m_watch.everDealtOrMucked = 0;
            m_watch.exposed = 0;
            m_watch.burned = 0;
            m_watch.unburned = 0;
            m_watch.flopBurned = false;
            m_watch.furtherCards = 0;
            m_watch.shortFlopLine.reset();
        }
        m_watch.everBurned |= m_sighting.after.burns;
        m_watch.everDealtOrMucked |= m_sighting.after.hands() | m_sighting.after.muck;
    }

    // --- incidents

    void follow(Incident& incident, const Event& event) {
        const bool fresh = incident.since >= m_sighting.firstTick;
        const bool goesOn = goesOnWithout(incident, m_sighting, event);
        for (const ProcedureBan& ban : incident.procedure->never)
            if (!fresh && !hasSaid(ban.fault) && inStretch(incident, ban) &&
                breaks(incident, ban.ban, m_sighting, event) && !excused(ban.ban)) {
                incident.add(ban.fault, ban.severity, m_mark.line);
                m_saidNow |= 1U << static_cast<unsigned>(ban.fault);
            }
        m_said |= std::exchange(m_saidNow, 0);
        if (!fresh)
            place(incident, event);
        const auto& steps = incident.procedure->steps;
        for (std::size_t i = 0; i < steps.size(); ++i)
            if (isStep(incident, steps[i].step, m_sighting, event) &&
                !(steps[i].step == Step::burn && forbidsBurn(incident)))
                incident.see(static_cast<int>(i), m_mark);
            else if (undoes(incident, steps[i].step, m_sighting, event))
                incident.forget(static_cast<int>(i));
        if (event.kind == EventKind::gathered)
            gather(incident);
        const bool lastStepSeen =
            !steps.empty() && incident.hasSeenAt(static_cast<int>(steps.size()) - 1);
        if (goesOn || lastStepSeen)
            close(incident);
    }

    // One act breaks a ban of one kind once: the newest of the open incidents says it.
    [[nodiscard]] bool hasSaid(Fault fault) const {
        return (m_said >> static_cast<unsigned>(fault) & 1U) != 0;
    }

    // All cards are in the deck again: none of them is the exposed, extra or early one any more.
    static void gather(Incident& incident) {
        incident.gathered = true;
        incident.cards = 0;
        incident.misplaced.clear();
    }

    [[nodiscard]] static bool inStretch(const Incident& incident, const ProcedureBan& ban) {
        return (!ban.from || incident.hasSeenAt(*ban.from)) &&
               (!ban.until || !incident.hasSeenAt(*ban.until));
    }

    // Keeps account of cards that lie where they must not, and counts them once the hand goes on.
    void place(Incident& incident, const Event& event) {
        const auto& never = incident.procedure->never;
        if (event.kind == EventKind::acted || event.kind == EventKind::streetDealt)
            countMisplaced(incident, event);
        std::erase_if(incident.misplaced, [&](Misplaced& one) {
            const Ban ban = never[static_cast<std::size_t>(one.ban)].ban;
            one.cards = stillMisplaced(incident, ban, one.cards, m_sighting);
            return one.cards == 0 || (ban == Ban::cardLeftOut && event.kind == EventKind::shuffled);
        });
        for (std::size_t i = 0; i < never.size(); ++i) {
            CardMask cards =
                misplacedBy(incident, never[i].ban, m_sighting, event) & ~cardsOfOthers(incident);
            for (const Misplaced& earlier : incident.misplaced) // counts by its first line
                if (earlier.ban == static_cast<int>(i))
                    cards &= ~earlier.cards;
            if (cards != 0 && inStretch(incident, never[i]))
                incident.misplaced.push_back({static_cast<int>(i), cards, m_mark.line});
        }
    }

    // What another open incident is about is not this one's to protect.
    [[nodiscard]] CardMask cardsOfOthers(const Incident& incident) const {
        CardMask cards = 0;
        for (const std::size_t index : m_watch.open)
            if (&m_watch.incidents[index] != &incident)
                cards |= m_watch.incidents[index].cards & ~incident.cards;
        return cards;
    }

    void countMisplaced(Incident& incident, const Event& event) {
        for (const Misplaced& one : incident.misplaced) {
            const ProcedureBan& ban = incident.procedure->never[static_cast<std::size_t>(one.ban)];
            if (countsNow(incident, ban.ban, one.cards, m_sighting, event))
                incident.add(ban.fault, ban.severity, one.line);
        }
    }

    void close(Incident& incident) {
        incident.countMisplaced();
        incident.closed = m_mark;
        incident.oneLeft = m_moment.after.betting.oneLeft();
        const auto index = static_cast<std::size_t>(&incident - m_watch.incidents.data());
        std::erase(m_watch.open, index);
        m_closedNow = &incident;
    }

    [[nodiscard]] Incident* openOne(auto condition) {
        for (const std::size_t index : m_watch.open)
            if (condition(m_watch.incidents[index]))
                return &m_watch.incidents[index];
        return nullptr;
    }

    [[nodiscard]] bool awaited(Step step) {
        return openOne([=](const Incident& incident) { return incident.awaits(step); }) != nullptr;
    }

    void open(const Event& event) {
        switch (event.kind) {
        case EventKind::pitched:
            if (event.order == PitchOrder::afterDeal)
                giveFurtherCard(event);
            if (event.flag)
                expose(event.seat, event.cards, Cause::injected);
            break;
        case EventKind::turned:
            if (byDealer() && event.flag && event.from.isHole() &&
                m_moment.before.onBoard == Street::preflop &&
                holds(m_hand.structure.occupied, event.from.seat()) && !isExtraCard(event.cards))
                expose(event.from.seat(), event.cards, Cause::dealer);
            break;
        case EventKind::exposed:
            m_watch.exposed |= event.cards;
            start(IncidentKind::playerExposesHolecard, Cause::injected, event.seat, event.cards);
            break;
        case EventKind::thrownAway:
            if (m_moment.mishap == IrregularityKind::undeclaredBoard)
                start(IncidentKind::undeclaredBoard, Cause::injected, event.seat, thrownCards());
            break;
        case EventKind::declared:
            if (m_moment.mishap == IrregularityKind::declaredBoard)
                start(IncidentKind::declaredBoard, Cause::injected, event.seat, thrownCards());
            break;
        default:
            break;
        }
    }

    Incident* start(IncidentKind situation, Cause cause, Seat seat, CardMask cards,
                    Street street = Street::preflop) {
        const auto answer = m_rulebook.answer(situation);
        if (!answer)
            return nullptr;
        Incident incident;
        incident.kind = answer->kind;
        incident.cause = cause;
        incident.procedure = answer->procedure;
        incident.opened = m_mark;
        incident.seat = seat;
        incident.cards = cards;
        incident.street = street;
        m_watch.open.push_back(m_watch.incidents.size());
        m_watch.incidents.push_back(std::move(incident));
        m_closedNow = nullptr; // it may have moved
        beginSteps(m_watch.incidents.back());
        return &m_watch.incidents.back();
    }

    // A step that already holds when the steps begin is done there and then: an exposed card that
    // ends the deal, or is turned up after it.
    void beginSteps(Incident& incident) {
        incident.since = m_mark.tick;
        incident.gathered = false;
        incident.seen.clear();
        incident.seenSteps = 0;
        incident.misplaced.clear();
        incident.replacements = 0;
        const auto& steps = incident.procedure->steps;
        for (std::size_t i = 0; i < steps.size(); ++i)
            if (steps[i].step == Step::finishDeal && m_moment.before.dealComplete)
                incident.see(static_cast<int>(i), m_mark);
    }

    void become(Incident& incident, IncidentKind situation, CardMask cards) {
        const auto answer = m_rulebook.answer(situation);
        if (!answer)
            return;
        incident.kind = answer->kind;
        incident.procedure = answer->procedure;
        incident.cards |= cards;
        beginSteps(incident);
    }

    void expose(Seat seat, CardMask card, Cause cause) {
        if ((m_watch.exposed & card) != 0)
            return;
        m_watch.exposed |= card;
        const auto exposedOnes = [](const Incident& incident) {
            using enum IncidentKind;
            return incident.kind == exposedFirstHolecard ||
                   incident.kind == exposedSecondHolecard || incident.kind == exposedHolecard ||
                   incident.kind == exposedHolecards;
        };
        if (Incident* incident = openOne(exposedOnes)) {
            // A misdeal that is due already does not become more of one.
            if (incident->kind == IncidentKind::exposedHolecard)
                become(*incident, IncidentKind::exposedHolecards, card);
            return;
        }
        const State& after = m_moment.after;
        const auto isNumber = [&](std::size_t number) {
            return after.cardsDealt > number && maskOf(after.firstCards[number]) == card;
        };
        const IncidentKind kind = isNumber(0)   ? IncidentKind::exposedFirstHolecard
                                  : isNumber(1) ? IncidentKind::exposedSecondHolecard
                                                : IncidentKind::exposedHolecard;
        start(kind, cause, seat, card);
    }

    void giveFurtherCard(const Event& event) {
        const bool replaces = openOne([&](const Incident& incident) {
                                  return incident.procedure->asksFor(Step::replaceCard) &&
                                         incident.seat == event.seat && incident.replacements == 1;
                              }) != nullptr;
        if (replaces)
            return;
        if (byDealer())
            m_watch.faults.push_back({Fault::wrongSeat, severityOf(Fault::wrongSeat), m_mark.line});
        if (m_moment.before.onBoard != Street::preflop)
            return;
        const Cause cause = byDealer() ? Cause::dealer : Cause::injected;
        if (Incident* extra = openOne([](const Incident& incident) {
                return incident.kind == IncidentKind::extraHolecard;
            }))
            become(*extra, IncidentKind::extraHolecards, event.cards);
        else if (m_watch.furtherCards == 0 && event.seat == m_hand.structure.firstSeat())
            start(IncidentKind::extraHolecard, cause, event.seat, event.cards);
        ++m_watch.furtherCards;
    }

    [[nodiscard]] bool isExtraCard(CardMask card) {
        return openOne([=](const Incident& incident) {
                   return incident.kind == IncidentKind::extraHolecard &&
                          (incident.cards & card) != 0;
               }) != nullptr;
    }

    void openBoard(const Event& event) {
        const Cause cause = byDealer() ? Cause::dealer : Cause::injected;
        if (event.flag)
            openEarly(event, cause);
        const bool flop =
            event.street == Street::flop && m_moment.before.onBoard == Street::preflop;
        if (!flop || m_moment.after.boardCount() <= 3)
            return;
        const bool stuck = m_moment.mishap == IrregularityKind::overdealtFlop;
        start(IncidentKind::overdealtFlop, stuck ? Cause::injected : cause, 0,
              m_sighting.after.board, Street::flop);
    }

    void openEarly(const Event& event, Cause cause) {
        const auto kind = static_cast<IncidentKind>(static_cast<int>(IncidentKind::prematureFlop) +
                                                    numberOf(event.street) - 1);
        Incident* same = openOne([=, this](const Incident& incident) {
            return incident.kind == kind && (incident.cards & m_sighting.before.board) != 0;
        });
        if (same != nullptr) { // laid card by card: one flop, one incident
            same->cards |= event.cards;
            return;
        }
        if (byDealer())
            own(Fault::earlyBoard);
        // Nobody deals the same street too early as often as this; a log that says so is read all
        // the same, and in good time.
        if (m_watch.open.size() < mostOpen)
            start(kind, cause, 0, event.cards, event.street);
    }

    [[nodiscard]] CardMask thrownCards() const {
        for (const Event& event : m_moment.events)
            if (event.kind == EventKind::moved)
                return event.cards;
        return 0;
    }

    // --- the session's own faults

    void own(Fault fault) { m_watch.faults.push_back({fault, severityOf(fault), m_mark.line}); }

    // What stands in the incident that it belongs to, and where none is open in the session's own.
    void ofTheOpenIncident(Fault fault) {
        Incident* incident = m_closedNow;
        if (incident == nullptr && !m_watch.open.empty())
            incident = &m_watch.incidents[m_watch.open.back()];
        if (incident != nullptr)
            incident->add(fault, severityOf(fault), m_mark.line);
        else
            own(fault);
    }

    // One of the open incidents asks for a misdeal, or for a burn: then it is right, whatever the
    // others say.
    [[nodiscard]] bool misdealDue() { return openOne(asksForMisdeal) != nullptr; }
    [[nodiscard]] bool excused(Ban ban) {
        const bool burn =
            ban == Ban::burnBeforeFlop || ban == Ban::burnBeforeTurn || ban == Ban::burnBeforeRiver;
        return (ban == Ban::misdeal && misdealDue()) || (burn && m_burnAsked);
    }

    void judgeDealing(const Event& event) {
        switch (event.kind) {
        case EventKind::shuffled:
            m_watch.owesShuffle = false;
            m_watch.owesCut = m_watch.dutyToShuffle && m_moment.before.cardsDealt == 0;
            break;
        case EventKind::cutDeck:
            m_watch.owesCut = false;
            break;
        case EventKind::gathered:
            if (event.flag)
                m_watch.dutyToShuffle = m_watch.owesShuffle = m_watch.owesCut = true;
            break;
        case EventKind::pitched:
            leaveDeck();
            if (byDealer() &&
                (event.order == PitchOrder::outOfTurn || event.order == PitchOrder::replacement))
                own(Fault::wrongSeat);
            break;
        case EventKind::burned:
            leaveDeck();
            burn(event);
            break;
        case EventKind::boardDealt:
            leaveDeck();
            dealStreet(event);
            break;
        case EventKind::moved:
            replaceBurn(event);
            break;
        default:
            break;
        }
    }

    void leaveDeck() {
        if (m_watch.owesShuffle && openOne([](const Incident& i) {
                                       return i.procedure->asksFor(Step::shuffle);
                                   }) == nullptr)
            own(Fault::shuffleMissed);
        if (m_watch.owesCut &&
            openOne([](const Incident& i) { return i.procedure->asksFor(Step::cut); }) == nullptr)
            own(Fault::cutMissed);
        m_watch.owesShuffle = m_watch.owesCut = m_watch.dutyToShuffle = false;
    }

    // An exposed or extra card that comes to the burncards is the flop's burn.
    void replaceBurn(const Event& event) {
        if (event.to != Zones::burns || !concernedCard(event.cards))
            return;
        if (byDealer() && m_watch.flopBurned && m_moment.before.onBoard == Street::preflop)
            ofTheOpenIncident(Fault::burnedAgain);
        m_watch.burned = std::max(m_watch.burned, 1);
    }

    [[nodiscard]] bool concernedCard(CardMask cards) {
        return openOne([=](const Incident& incident) {
                   return (incident.procedure->asksFor(Step::cardToBurns) ||
                           incident.procedure->asksFor(Step::extraToBurns)) &&
                          (incident.cards & cards) != 0;
               }) != nullptr;
    }

    void burn(const Event& event) {
        if (concernedCard(event.cards))
            return;
        const int upcoming = std::min(numberOf(m_moment.before.onBoard) + 1, 3);
        if (!byDealer()) {
            m_watch.burned = std::max(m_watch.burned, upcoming);
            return;
        }
        const bool forbidden = !m_burnAsked && openOne([](const Incident& incident) {
                                                   return forbidsBurn(incident);
                                               }) != nullptr;
        if (forbidden) { // it makes good what the street lacked, or it is one too many
            m_watch.forbiddenBurn = m_watch.forbiddenBurn || m_watch.unburned == 0;
            m_watch.unburned = 0;
            return;
        }
        m_watch.flopBurned = m_watch.flopBurned || m_moment.before.onBoard == Street::preflop;
        if (m_burnAsked || m_watch.burned < upcoming)
            m_watch.burned = std::min(m_watch.burned + 1, 3);
        else
            ofTheOpenIncident(Fault::burnedAgain);
    }

    [[nodiscard]] static bool forbidsBurn(const Incident& incident) {
        return std::ranges::any_of(incident.procedure->never, [&](const ProcedureBan& ban) {
            const bool burn = ban.ban == Ban::burnBeforeFlop || ban.ban == Ban::burnBeforeTurn ||
                              ban.ban == Ban::burnBeforeRiver;
            return burn && !incident.gathered && inStretch(incident, ban);
        });
    }

    void dealStreet(const Event& event) {
        const State& before = m_moment.before;
        const bool continues = before.onBoard == Street::preflop && before.boardCount() > 0;
        if (continues || before.onBoard == Street::river)
            return;
        const int number = numberOf(event.street);
        const bool stepSaysIt =
            awaited(Step::burn) ||
            openOne([](const Incident& incident) {
                return !incident.gathered &&
                       (incident.awaits(Step::cardToBurns) || incident.awaits(Step::extraToBurns));
            }) != nullptr;
        if (m_watch.burned < number)
            m_watch.unburned |= 1U << static_cast<unsigned>(number);
        if (byDealer() && m_watch.burned < number && !m_watch.forbiddenBurn && !stepSaysIt)
            ofTheOpenIncident(Fault::burnMissed);
        m_watch.burned = std::max(m_watch.burned, number);
        m_watch.forbiddenBurn = false;
        if (byDealer() && before.betting.betsInFront() > noChips)
            own(Fault::betsNotCollected);
    }

    // Whether the board got as many cards as the street has. A flop laid card by card is counted
    // when the dealer turns to something else.
    void judgeCount(const Event& event) {
        if (event.kind != EventKind::boardDealt)
            return;
        m_watch.shortFlopLine.reset(); // laid on, by whatever hand
        if (!byDealer() || m_moment.mishap)
            return;
        const State& before = m_moment.before;
        const bool flop = before.onBoard == Street::preflop;
        const int wanted = before.onBoard == Street::river ? 0 : flop ? 3 - before.boardCount() : 1;
        const int got = std::popcount(event.cards);
        const Step step = event.street == Street::flop   ? Step::dealFlop
                          : event.street == Street::turn ? Step::dealTurn
                                                         : Step::dealRiver;
        if (got == wanted || awaited(step))
            return;
        if (flop && got < wanted)
            m_watch.shortFlopLine = m_mark.line;
        else
            own(Fault::wrongCount);
    }

    void judgeRemediesWithoutNeed(const Event& event) {
        const bool misdeal = (event.kind == EventKind::called &&
                              event.number == static_cast<std::uint8_t>(Call::misdeal)) ||
                             (event.kind == EventKind::gathered && event.flag);
        if (event.kind == EventKind::awarded && event.flag && !hasSaid(Fault::wrongAward))
            wrongAward();
        if (misdeal && !hasSaid(Fault::falseMisdeal) && !misdealDue() && !m_watch.misdealSaid) {
            own(Fault::falseMisdeal);
            m_watch.misdealSaid = true;
        }
        if (event.kind == EventKind::gathered)
            m_watch.misdealSaid = false;
        if (!byDealer() || !m_watch.open.empty() || m_closedNow != nullptr)
            return;
        if (event.kind == EventKind::shuffled && m_moment.before.cardsDealt > 0)
            own(Fault::falseRemedy);
        if (event.kind == EventKind::moved && takesWhatLiesRight(event))
            own(Fault::falseRemedy);
    }

    // It belongs to an incident that is about the award, and to no other.
    void wrongAward() {
        if (m_closedNow != nullptr && m_closedNow->procedure->asksFor(Step::award))
            m_closedNow->add(Fault::wrongAward, severityOf(Fault::wrongAward), m_mark.line);
        else if (Incident* incident = openOne(
                     [](const Incident& one) { return one.procedure->asksFor(Step::award); }))
            incident->add(Fault::wrongAward, severityOf(Fault::wrongAward), m_mark.line);
        else
            own(Fault::wrongAward);
    }

    // A board card of a complete street, or a card of a live hand of two, is taken away.
    [[nodiscard]] bool takesWhatLiesRight(const Event& event) const {
        const State& before = m_moment.before;
        if (event.from == event.to)
            return false;
        if (event.from == Zones::board)
            return before.onBoard != Street::preflop &&
                   before.boardCount() == 2 + numberOf(before.onBoard);
        return event.from.isHole() && before.dealComplete &&
               holds(before.betting.live, event.from.seat()) && before.table.size(event.from) == 2;
    }

    const Rulebook& m_rulebook;
    const Hand& m_hand;
    Watch& m_watch;
    const Moment& m_moment;
    Sighting m_sighting;
    Mark m_mark;
    Incident* m_closedNow = nullptr; // the last one that this moment closed
    bool m_burnAsked = false;        // an open incident's remedy asks for a burn now
    unsigned m_said = 0;             // faults that incidents have said of the event, one bit each
    unsigned m_saidNow = 0;          // those of the incident that is looked at
};

} // namespace

Watch beginWatch(const Hand& hand) {
    Watch watch;
    watch.dutyToShuffle = watch.owesShuffle = watch.owesCut = hand.dealerShuffles;
    return watch;
}

void beginAct(Watch& watch, const State& state, ActKind kind, int line, std::int64_t t) {
    const bool shortFlop = state.boardCount() > 0 && state.boardCount() < 3;
    if (watch.shortFlopLine && shortFlop && kind != ActKind::toBoard) {
        watch.faults.push_back(
            {Fault::wrongCount, severityOf(Fault::wrongCount), *watch.shortFlopLine});
        watch.shortFlopLine.reset();
    }
    if (kind == ActKind::wait)
        return;
    for (; watch.answered < watch.incidents.size(); ++watch.answered) {
        if (watch.incidents[watch.answered].opened.line >= line)
            break;
        watch.incidents[watch.answered].firstActAt = t;
    }
}

WatchMark markOf(const Watch& watch) {
    WatchMark mark{watch, {}, watch.incidents.size(), watch.faults.size()};
    const auto keep = [&](std::size_t place) {
        mark.unsettled.emplace_back(place, watch.incidents[place]);
    };
    for (const std::size_t place : watch.open)
        if (place < watch.answered)
            keep(place);
    for (std::size_t place = watch.answered; place < watch.incidents.size(); ++place)
        keep(place);
    return mark;
}

void takeBack(Watch& watch, const WatchMark& mark) {
    static_cast<Standings&>(watch) = mark.standings;
    watch.incidents.resize(mark.incidents);
    watch.faults.resize(mark.faults);
    for (const auto& [place, incident] : mark.unsettled)
        watch.incidents[place] = incident;
}

void observe(const Rulebook& rulebook, const Hand& hand, Watch& watch, const Moment& moment) {
    Observer(rulebook, hand, watch, moment).run();
}

} // namespace mz
