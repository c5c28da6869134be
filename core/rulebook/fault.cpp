// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/fault.h"

#include "core/codes/code_list.h"

#include <algorithm>
#include <array>

namespace mz {

namespace {

struct Entry {
    std::string_view code;
    Severity severity;
};

using enum Severity;
constexpr std::array<Entry, faultCount> faults{{{"step-missed", major},
                                                {"wrong-order", major},
                                                {"burned-again", critical},
                                                {"burn-missed", major},
                                                {"wrong-cards-shuffled", critical},
                                                {"card-kept", critical},
                                                {"wrong-card", critical},
                                                {"dealt-on", critical},
                                                {"false-misdeal", critical},
                                                {"false-remedy", critical},
                                                {"wrong-award", critical},
                                                {"wrong-seat", major},
                                                {"wrong-count", major},
                                                {"early-board", major},
                                                {"bets-not-collected", minor},
                                                {"shuffle-missed", major},
                                                {"cut-missed", minor}}};
constexpr CodeList<3> severities{"critical", "major", "minor"};

} // namespace

std::string_view code(Severity severity) { return codeIn(severities, severity); }

std::optional<Severity> severityFromCode(std::string_view text) {
    return valueIn<Severity>(severities, text);
}

std::string_view code(Fault fault) { return faults[static_cast<std::size_t>(fault)].code; }

std::optional<Fault> faultFromCode(std::string_view text) {
    const auto found = std::ranges::find(faults, text, &Entry::code);
    if (found == faults.end())
        return std::nullopt;
    return static_cast<Fault>(found - faults.begin());
}

Severity severityOf(Fault fault) { return faults[static_cast<std::size_t>(fault)].severity; }

} // namespace mz
