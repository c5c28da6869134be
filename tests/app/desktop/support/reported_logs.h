// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/report/report_facts.h"
#include "tests/app/records/written_log.h"
#include "tests/golden/golden.h"

#include <utility>

namespace mz::testing {

inline ReportedLog reported(std::shared_ptr<const Case> ofCase, Log log, int pass,
                            const EditionFacts& pack) {
    auto review = Review::of(std::move(ofCase), std::move(log), pass);
    if (!review)
        qFatal("cannot be dealt");
    ReportedLog result;
    result.log.review = std::make_shared<const Review>(std::move(*review));
    result.log.pack = pack.id;
    result.log.packTitle = pack.title;
    result.log.edition = pack.edition;
    result.log.pass = pass;
    return result;
}

// A golden log, as an exam where it had no help.
inline ReportedLog reportedGolden(const std::string& name, Mode mode = Mode::practice) {
    auto golden = readGolden(name);
    if (!golden)
        qFatal("no golden log");
    const bool helped = std::ranges::any_of(golden->log.entries,
                                            [](const Entry& entry) { return isHelp(entry.deed); });
    golden->log.header.mode = helped ? Mode::practice : mode;
    return reported(golden->ofCase, golden->log, golden->pack.pass,
                    {golden->pack.id, golden->pack.title, golden->pack.edition});
}

// A session of the six rules.
inline ReportedLog reportedSitting(const Sitting& sitting) {
    auto log = readLog(writtenLog(sitting));
    auto scenario = readScenario(*log->header.ofCase);
    return reported(dealt(*scenario), std::move(*log), 80,
                    {"six-rules", {"The six rules", "Le sei regole"}, 1});
}

// Every golden log in one sitting.
inline std::vector<ReportedLog> allGolden(Mode mode) {
    std::vector<ReportedLog> logs;
    for (const std::string& name : goldenNames())
        logs.push_back(reportedGolden(name, mode));
    return logs;
}

} // namespace mz::testing
