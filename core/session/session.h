// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grading/verdict.h"
#include "core/session/case.h"
#include "core/session/deed.h"
#include "core/session/players.h"

#include <tl/expected.hpp>

#include <memory>
#include <vector>

namespace mz {

enum class Mode : std::uint8_t { learn, guided, practice, silent, exam };

[[nodiscard]] std::string_view code(Mode mode);
[[nodiscard]] std::optional<Mode> modeFromCode(std::string_view text);
// Hints and taking back are for the modes in which one learns.
[[nodiscard]] constexpr bool allowsHelp(Mode mode) {
    return mode != Mode::silent && mode != Mode::exam;
}

// Why a deed cannot be done: hands cannot, there is less to take back, or the mode has no help.
struct Refusal {
    enum class Kind : std::uint8_t { impossible, backTooFar, helpNotAllowed };
    Kind kind{};
    Obstacle obstacle{};  // where impossible
    std::size_t acts = 0; // in force, where there is too little to take back
};

// What happened at the table after a deed, step by step, for whoever shows or writes it.
struct Happening {
    Actor actor{};
    Action action;
    Events events;
    State after;
};

// A session under way: the truth is the list of the dealer's deeds, everything else follows from
// it.
class Session {
public:
    explicit Session(std::shared_ptr<const Case> ofCase, Mode mode = Mode::practice);

    // Does the deed with all that follows from it. `line` is its line in the log, which only grows;
    // `t` in ms. Where it is refused nothing changes. After the end of the session nothing happens.
    tl::expected<void, Refusal> act(const Deed& deed, int line, std::int64_t t);

    [[nodiscard]] const Case& theCase() const { return *m_case; }
    [[nodiscard]] const State& state() const { return m_now.state; }
    [[nodiscard]] const Watch& watch() const { return m_now.watch; }
    [[nodiscard]] Mode mode() const { return m_mode; }
    [[nodiscard]] bool finished() const { return m_now.finished; }
    [[nodiscard]] bool handOver() const { return m_now.state.betting.allAwarded(); }
    // The dealer's acts that are in force.
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] const std::vector<Help>& help() const { return m_help; }
    // What the last deed made happen; after taking back nothing.
    [[nodiscard]] const std::vector<Happening>& lastHappenings() const { return m_happenings; }
    // Whether to keep them: on unless switched off.
    void keepHappenings(bool keep) { m_keepsHappenings = keep; }
    // What has happened at the table before the dealer's first act.
    [[nodiscard]] const std::vector<Happening>& firstHappenings() const {
        return m_firstHappenings;
    }

    [[nodiscard]] Verdict verdict(int pass, Judging judging = Judging::final) const;

private:
    struct Snapshot {
        State state;
        Watch watch;
        Players players;
        std::uint32_t happened = 0; // irregularities, one bit each
        bool finished = false;
    };
    // What it takes to go back to how it was after as many acts.
    struct Checkpoint {
        std::size_t acts = 0;
        State state;
        WatchMark watch;
        Players players;
        std::uint32_t happened = 0;
    };

    void begin();
    void keepCheckpoint();
    void returnTo(const Checkpoint& checkpoint);
    void beginIfNotBegun(const State& before);
    tl::expected<void, Refusal> perform(const Deed& deed, int line, std::int64_t t);
    tl::expected<void, Refusal> takeBack(const deed::Back& back, int line);
    tl::expected<void, Obstacle> run(Actor actor, const Action& action,
                                     std::optional<std::size_t> irregularity);
    tl::expected<void, Obstacle> byHands(const Action& action);
    tl::expected<void, Obstacle> move(const act::Move& move);
    tl::expected<void, Obstacle> oneFromDeck(CardId card, Zone to);
    [[nodiscard]] bool exposes(Seat seat, std::size_t& irregularity) const;
    [[nodiscard]] std::optional<std::size_t> sticks(int count) const;
    [[nodiscard]] int stuckCount(int count, std::size_t irregularity) const;
    void wait(bool all);
    void speakNext();
    void react(const Events& events);
    void turnUpOwnCard(const Event& pitched);
    void giveExtraCards();
    void dealEarly();
    [[nodiscard]] bool isPending(std::size_t irregularity) const;
    [[nodiscard]] std::optional<std::size_t> pending(IrregularityKind kind, Seat seat) const;
    void finishIfDone();

    std::shared_ptr<const Case> m_case;
    Mode m_mode;
    Snapshot m_now;
    std::vector<Entry> m_entries;
    std::vector<Help> m_help;
    std::vector<Checkpoint> m_checkpoints;
    int m_sinceCheckpoint = 0; // as many times something was performed
    std::vector<Happening> m_happenings;
    std::vector<Happening> m_firstHappenings;
    bool m_keepsHappenings = true;
    std::optional<ActKind> m_begun; // an act that the watch has not been told of yet
    int m_line = 1;
    std::int64_t m_t = 0;
};

} // namespace mz
