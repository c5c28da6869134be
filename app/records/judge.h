// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/log.h"

#include <tl/expected.hpp>

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace mz {

// What is known besides a log. Never asked by two threads at once.
struct Judges {
    std::string program; // that judges: "mazziere 0.1.0"
    // The rulebook of this id; null where there is none.
    std::function<std::shared_ptr<const Rulebook>(const std::string& id)> book;
    // The score from which a session of this pack is passed; not set: 80 for every pack.
    std::function<int(const std::string& pack)> pass;
};

// An incident of a verdict, for the list of what a person has tried.
struct Attempt {
    std::string rule;                       // "holdem.4"
    std::string incident;                   // code of the incident's kind
    std::string cause;                      // "injected", "dealer"
    std::string outcome;                    // "correct", "partial", "wrong"
    int score = 0;                          // 0 … 100
    std::optional<std::int64_t> reactionMs; // from the opening to the first act
    std::int64_t openedMs = 0;              // from the start of the session
    std::optional<std::int64_t> closedMs;   // likewise; nothing: open to the end

    friend bool operator==(const Attempt&, const Attempt&) = default;
};

// A session as its log tells it, and its verdict.
struct Judgement {
    std::shared_ptr<const LogHeader> header;
    std::string rulebook; // that judged
    int rulebookEdition = 1;
    bool finished = false;
    int score = 0; // 0 … 100
    bool passed = false;
    std::string verdict; // its JSON, as a file has it
    std::vector<Attempt> attempts;
    std::int64_t lastMs = 0; // of the last act that counts, from the start of the session
};

// Judges logs by the case and the rulebook that each one names, as far as each goes. A log that
// names no book is judged by the usual one. Where it cannot be judged the problem says why: it is
// no log, it does not carry its case, nobody knows its rulebook, or one of its acts is impossible.
class LogJudge {
public:
    explicit LogJudge(Judges judges) : m_judges(std::move(judges)) {}

    [[nodiscard]] tl::expected<Judgement, Problem> judge(std::string_view text);

private:
    // What a header says, made ready; the same header comes again and again.
    struct Dealt {
        std::shared_ptr<const LogHeader> header;
        std::shared_ptr<const Case> ofCase;
        int pass = 80;
    };
    [[nodiscard]] tl::expected<Dealt, Problem> dealt(std::string_view line, LogHeader header);
    [[nodiscard]] tl::expected<Dealt, Problem> deal(LogHeader header) const;

    Judges m_judges;
    std::unordered_map<std::string, Dealt> m_dealt; // by the header's line
};

// Two verdicts, as their JSON, say the same, by whichever edition of the rulebook.
[[nodiscard]] bool sayTheSame(std::string_view one, std::string_view other);

[[nodiscard]] tl::expected<Judgement, Problem> judgeLog(std::string_view text,
                                                        const Judges& judges);

} // namespace mz
