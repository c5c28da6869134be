// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report/report_moments.h"

#include <algorithm>
#include <tuple>

namespace mz {

namespace {

// Points of the hand's score, which is the mean over its incidents less the hand's own faults.
double costOf(const Verdict& verdict, const ReviewFinding& finding) {
    if (!finding.incident)
        return costOf(finding.fault, finding.severity);
    const auto incidents = static_cast<double>(verdict.incidents.size());
    const IncidentVerdict& incident = verdict.incidents[*finding.incident];
    if (finding.kind == ReviewFinding::Kind::missed)
        return 100.0 / static_cast<double>(incident.steps.size()) / incidents;
    return costOf(finding.fault, finding.severity) / incidents;
}

// Before all others, what has nobody pass.
bool isCritical(const ReviewFinding& finding) { return finding.severity == Severity::critical; }

bool isCritical(const MomentFacts& moment) {
    return std::ranges::any_of(moment.findings, [](const auto& one) { return isCritical(one); });
}

} // namespace

std::vector<MomentFacts> momentsToMend(std::size_t hand,
                                       const std::shared_ptr<const Review>& review) {
    std::vector<MomentFacts> moments;
    for (const ReviewFinding& finding : review->findings()) {
        if (!finding.wrong())
            continue;
        if (moments.empty() || moments.back().moment != finding.moment)
            moments.push_back({hand, review, finding.moment, {}, 0});
        moments.back().findings.push_back(finding);
        moments.back().cost += costOf(review->verdict(), finding);
    }
    for (MomentFacts& moment : moments)
        std::ranges::stable_sort(moment.findings, [&](const auto& one, const auto& other) {
            return std::tuple(!isCritical(one), -costOf(review->verdict(), one)) <
                   std::tuple(!isCritical(other), -costOf(review->verdict(), other));
        });
    return moments;
}

void sortByCost(std::vector<MomentFacts>& moments) {
    std::ranges::stable_sort(moments, [](const MomentFacts& one, const MomentFacts& other) {
        return std::tuple(!isCritical(one), -one.cost) <
               std::tuple(!isCritical(other), -other.cost);
    });
}

} // namespace mz
