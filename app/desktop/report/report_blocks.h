// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/report/page_writer.h"
#include "app/desktop/report/report_facts.h"

namespace mz {

// The parts of a report, from top to bottom. Each is written from a corner on, as wide as the page
// has room, and tells how high it has become.
struct BlockPlace {
    QPointF corner;
    double width = 0;
};

// Title, trainee, score, when and how.
double writeHead(PageWriter& page, const ReportFacts& facts, const BlockPlace& at);
// By rule; `mostRows` rules at most, the last row stands for all that are not shown.
double writeRules(PageWriter& page, const ReportFacts& facts, const BlockPlace& at,
                  std::size_t mostRows);
// The hands of a sitting; nothing where there is only one.
double writeHands(PageWriter& page, const ReportFacts& facts, const BlockPlace& at);
// Three moments with pictures so high at most.
double writeMoments(PageWriter& page, const ReportFacts& facts, const BlockPlace& at,
                    double pictureHeight);
// Room for the instructor's own words.
void writeNotes(PageWriter& page, const BlockPlace& at);
// By what it was judged, and all that it takes to deal it again.
double writeRecord(PageWriter& page, const ReportFacts& facts, const BlockPlace& at);
// What the record proves, and the lines to sign on.
double writeSignatures(PageWriter& page, const ReportFacts& facts, const BlockPlace& at);

} // namespace mz
