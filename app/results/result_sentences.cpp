// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/result_sentences.h"

#include "app/words/mark.h"
#include "app/words/problems.h"

namespace mz {

std::string chainSentence(const Words& words, const ChainCheck& check) {
    switch (check.state) {
    case ChainCheck::State::notChained:
        return words.text(MZ_TEXT("Chain", "This log was not sealed: nothing tells whether it was "
                                           "changed."));
    case ChainCheck::State::intact:
        return words.text(MZ_TEXT("Chain", "Every byte of this log is as it was written. Lines: "
                                           "%1, seal: %2"),
                          {std::to_string(check.lines), check.seal});
    case ChainCheck::State::unsealed:
        return words.text(MZ_TEXT("Chain", "This log was broken off: it has no seal. Its first %1 "
                                           "lines hang together."),
                          {std::to_string(check.lines)});
    case ChainCheck::State::changed:
        if (check.orTheNext)
            return words.text(MZ_TEXT("Chain", "This log was changed on line %1 or %2."),
                              {std::to_string(check.line), std::to_string(check.line + 1)});
        return words.text(MZ_TEXT("Chain", "This log was changed, first of all on line %1."),
                          {std::to_string(check.line)});
    }
    return {};
}

std::string sittingSentence(const Words& words, const SittingCheck& check) {
    const std::string hand = std::to_string(check.hand);
    switch (check.state) {
    case SittingCheck::State::notChained:
        break;
    case SittingCheck::State::unchanged:
        return words.text(MZ_TEXT("Chain", "Unchanged: every byte is as it was written."));
    case SittingCheck::State::brokenOff:
        return words.text(MZ_TEXT("Chain", "Broken off: hand %1 has no seal. What there is hangs "
                                           "together."),
                          {hand});
    case SittingCheck::State::changed:
        if (check.line == 0)
            return words.text(MZ_TEXT("Chain", "Changed: the last hash is not the one that was "
                                               "kept."));
        if (check.orTheNext)
            return words.text(MZ_TEXT("Chain", "Changed: hand %1, line %2 or %3."),
                              {hand, std::to_string(check.line), std::to_string(check.line + 1)});
        return words.text(MZ_TEXT("Chain", "Changed: hand %1, from line %2 on."),
                          {hand, std::to_string(check.line)});
    }
    return {};
}

std::string leftOutSentence(const Words& words, const LeftOut& session) {
    switch (session.why) {
    case LeftOut::Why::nobodys:
        return words.text(MZ_TEXT("Export", "Session %1 was left out: it is nobody’s."),
                          {session.session});
    case LeftOut::Why::twice:
        return words.text(MZ_TEXT("Export", "Session %1 was given twice and is there once."),
                          {session.session});
    case LeftOut::Why::noMoment:
        return words.text(MZ_TEXT("Export", "Session %1 was left out: no calendar has the day on "
                                            "which it began."),
                          {session.session});
    case LeftOut::Why::unreadable:
        return words.text(MZ_TEXT("Export", "Session %1 was left out: %2 (line %3)"),
                          {session.session,
                           session.problem ? reason(words, *session.problem) : std::string(),
                           std::to_string(session.problem ? session.problem->line : 1)});
    }
    return {};
}

} // namespace mz
