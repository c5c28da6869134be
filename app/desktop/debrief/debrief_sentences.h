// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/debrief/debrief_marks.h"
#include "core/session/reopen.h"
#include "core/session/review.h"

#include <QCoreApplication>
#include <QString>

namespace mz {

// What the debrief says.
class DebriefSentences {
    Q_DECLARE_TR_FUNCTIONS(Debrief)

public:
    // What happened at a moment: "Flop dealt", "Seat 4: folds".
    [[nodiscard]] static QString happened(const Review& review, std::size_t moment,
                                          const ReviewLook& look);
    // The same as short as the timeline wants it, with what stands on it.
    [[nodiscard]] static QString label(const Review& review, std::size_t moment);
    // Below the table as it was done: its time, what happened, what was wrong with it.
    [[nodiscard]] static QString done(const Review& review, std::size_t moment,
                                      const ReviewLook& look);
    // Below the table as it should be.
    [[nodiscard]] static QString asked(const Review& review, std::size_t moment,
                                       const ReviewLook& look);
    [[nodiscard]] static QString finding(const Review& review, const ReviewFinding& finding);
    // The rule of an incident, named with its rulebook.
    [[nodiscard]] static QString rule(const Review& review, const IncidentVerdict& incident);
    // What is missing of a log that was opened.
    [[nodiscard]] static QString lack(const Lack& lack);
    // How the boards compare.
    [[nodiscard]] static QString boards(const ReviewBoards& boards);

    [[nodiscard]] static DebriefMark mark(const ReviewFinding& finding);
    [[nodiscard]] static DebriefMark mark(const Review& review, std::size_t moment);
};

} // namespace mz
