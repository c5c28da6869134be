// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/log.h"

#include <span>

namespace mz {

// One thing that happened in a session: an act of the dealer, or what a player or the table did
// after it. The first one is the table before the dealer's first act.
struct ReviewMoment {
    int line = 1;       // of the log
    std::int64_t t = 0; // ms
    Actor actor = Actor::dealer;
    std::optional<std::size_t> entry; // the deed, among those of the log
    std::size_t part = 0;   // as many of the things that the deed made happen have happened with it
    bool lastOfLine = true; // what is said of the line stands here
    bool wrong = false;     // on its line something is wrong
    bool takenBack = false; // later
    bool end = false;       // the log stops before the session has finished
};

// Something that the verdict says, with the moment on which it stands.
struct ReviewFinding {
    enum class Kind : std::uint8_t {
        opened, // an incident
        done,   // a step
        missed, // a step: it stands where the hand went on without it
        fault,  // any other one
        help
    };
    Kind kind{};
    std::size_t moment = 0;
    std::optional<std::size_t> incident; // among the verdict's; nothing: of the session itself
    const ProcedureStep* step = nullptr; // done, missed, or that a fault is about
    Fault fault{};
    Severity severity{};
    Help help{};

    [[nodiscard]] bool wrong() const { return kind == Kind::missed || kind == Kind::fault; }
};

// A deed of the model answer.
struct AskedDeed {
    State before;
    Deed deed;
    std::vector<Happening> happenings;
};

// The table at a moment, and as the book asks for it there.
struct ReviewLook {
    State before;                      // the line
    State table;                       // at the moment
    std::vector<Happening> happenings; // of the line, up to the moment
    // Where the line is wrong, what was to be done instead; else nothing, and the same table.
    std::vector<AskedDeed> askedDeeds;
    State asked;
};

// The board three times, flop first.
struct ReviewBoards {
    std::array<Face, 5> natural{}; // as it would have come if nothing had gone wrong
    std::vector<Face> asked;       // after the remedy of the book, the hand played on
    std::vector<Face> done;        // as it was done, played on where the session had finished
};

// A log looked at again: what happened moment by moment, with the verdict beside it.
class Review {
public:
    // The line that cannot be read or done, where there is one before the session's end.
    [[nodiscard]] static tl::expected<Review, Problem> of(std::shared_ptr<const Case> ofCase,
                                                          Log log, int pass);

    [[nodiscard]] const Case& theCase() const { return *m_case; }
    [[nodiscard]] const std::shared_ptr<const Case>& sharedCase() const { return m_case; }
    [[nodiscard]] const Log& log() const { return m_log; }
    [[nodiscard]] const Verdict& verdict() const { return m_verdict; }
    [[nodiscard]] const std::vector<ReviewMoment>& moments() const { return m_moments; }
    // By moment; those that stand on the same one as the verdict has them.
    [[nodiscard]] const std::vector<ReviewFinding>& findings() const { return m_findings; }
    [[nodiscard]] std::span<const ReviewFinding> findingsOn(std::size_t moment) const;
    // The incident that is open at the moment or stands on it, the last one of several.
    [[nodiscard]] std::optional<std::size_t> incidentAt(std::size_t moment) const;

    // Deals the log anew up to the moment, from the nearest of a few kept sessions.
    [[nodiscard]] ReviewLook look(std::size_t moment) const;
    [[nodiscard]] ReviewBoards boards() const;

    // What was done up to the moment and is in force there, to go on from it: the acts that led to
    // its table, without the line where that is wrong. Hints and taking back are no part of it.
    [[nodiscard]] std::vector<Entry> entriesUntil(std::size_t moment) const;
    // Whether there is anything left to do from there.
    [[nodiscard]] bool goesOnFrom(std::size_t moment) const;

private:
    struct Kept {
        std::size_t entries = 0; // done
        Session session;
    };

    Review(std::shared_ptr<const Case> ofCase, Log log);
    [[nodiscard]] std::optional<Problem> deal();
    void addMoments(std::size_t entry, const std::vector<Happening>& happenings);
    void markTakenBack();
    void addFindings();
    void addFindings(std::size_t incident);
    void add(ReviewFinding finding, std::optional<int> line);
    [[nodiscard]] std::size_t momentOf(int line) const;
    [[nodiscard]] std::optional<int> lineWithout(const IncidentVerdict& incident,
                                                 const ProcedureStep& step) const;
    [[nodiscard]] Session sessionAfter(std::size_t entries) const;
    [[nodiscard]] std::vector<AskedDeed> askedInstead(Session session,
                                                      const ReviewMoment& moment) const;
    [[nodiscard]] bool somethingLeftOut(const ReviewMoment& moment) const;

    std::shared_ptr<const Case> m_case;
    Log m_log;
    std::size_t m_done = 0; // entries, up to the session's end
    std::vector<ReviewMoment> m_moments;
    std::vector<ReviewFinding> m_findings;
    std::vector<Kept> m_kept;
    Verdict m_verdict;
};

} // namespace mz
