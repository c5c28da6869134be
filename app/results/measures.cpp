// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/measures.h"

#include <algorithm>

namespace mz {

namespace {

// Half a thousandth is rounded up; neither is negative.
std::int64_t mean(std::int64_t sum, std::int64_t count) { return (2 * sum + count) / (2 * count); }

std::int64_t countOf(const std::vector<FiledFault>& faults, Severity severity) {
    return std::ranges::count(faults, severity, &FiledFault::severity);
}

} // namespace

void forEachFault(const FiledVerdict& verdict, const std::function<void(const FiledFault&)>& see) {
    for (const FiledIncident& incident : verdict.incidents)
        std::ranges::for_each(incident.faults, see);
    std::ranges::for_each(verdict.faults, see);
}

std::int64_t faultsOf(const FiledIncident& incident, Severity severity) {
    return countOf(incident.faults, severity);
}

std::int64_t faultsOf(const FiledVerdict& verdict, Severity severity) {
    std::int64_t count = countOf(verdict.faults, severity);
    for (const FiledIncident& incident : verdict.incidents)
        count += faultsOf(incident, severity);
    return count;
}

std::int64_t falseAlarms(const FiledVerdict& verdict) {
    std::int64_t count = 0;
    forEachFault(verdict, [&](const FiledFault& fault) {
        if (fault.fault == Fault::falseMisdeal || fault.fault == Fault::falseRemedy)
            ++count;
    });
    return count;
}

std::int64_t helpBetween(const FiledVerdict& verdict, bool hints, int first, int last) {
    return std::ranges::count_if(verdict.help, [&](const FiledHelp& help) {
        return help.hint == hints && help.line >= first && help.line <= last;
    });
}

// Where nothing is owed, leaving well alone is dealing with it.
Cell detected(const FiledVerdict& verdict) {
    if (verdict.incidents.empty())
        return {};
    return std::ranges::all_of(verdict.incidents, [](const FiledIncident& incident) {
        return incident.steps.empty() || incident.stepsDone() > 0;
    });
}

Cell meanReaction(const FiledVerdict& verdict) {
    std::int64_t sum = 0;
    std::int64_t count = 0;
    for (const FiledIncident& incident : verdict.incidents)
        if (incident.reactionMs) {
            sum += *incident.reactionMs;
            ++count;
        }
    return count == 0 ? Cell() : seconds(mean(sum, count));
}

Cell remedyScore(const FiledVerdict& verdict) {
    if (verdict.incidents.empty())
        return {};
    std::int64_t sum = 0;
    for (const FiledIncident& incident : verdict.incidents)
        sum += incident.score;
    return Decimal{mean(1000 * sum, static_cast<std::int64_t>(verdict.incidents.size()))};
}

Decimal procedureScore(const FiledVerdict& verdict) {
    std::int64_t left = 100;
    for (const FiledFault& fault : verdict.faults)
        left -= pointsLost(fault);
    return {1000 * std::max<std::int64_t>(left, 0)};
}

} // namespace mz
