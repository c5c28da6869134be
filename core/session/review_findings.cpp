// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/review.h"

#include <algorithm>

namespace mz {

std::size_t Review::momentOf(int line) const {
    const auto after = std::ranges::upper_bound(m_moments, line, {}, &ReviewMoment::line);
    auto at = after == m_moments.begin() ? after : std::prev(after);
    if (at->end && at != m_moments.begin())
        --at;
    return static_cast<std::size_t>(at - m_moments.begin());
}

// Without a line: at the end.
void Review::add(ReviewFinding finding, std::optional<int> line) {
    finding.moment = line ? momentOf(*line) : m_moments.size() - 1;
    m_findings.push_back(finding);
}

// Where the hand went on without the step: with the first step that had to come after it, or where
// the incident was closed.
std::optional<int> Review::lineWithout(const IncidentVerdict& incident,
                                       const ProcedureStep& step) const {
    std::optional<int> line;
    if (incident.procedure != nullptr) {
        const auto number = &step - incident.procedure->steps.data();
        for (const StepFinding& other : incident.steps)
            if (other.line && (other.step->allAfter >> number & 1U) != 0)
                line = std::min(line.value_or(*other.line), *other.line);
    }
    if (!line && incident.closed)
        line = incident.closed->line;
    return line;
}

void Review::addFindings(std::size_t number) {
    const IncidentVerdict& incident = m_verdict.incidents[number];
    ReviewFinding finding;
    finding.incident = number;
    finding.kind = ReviewFinding::Kind::opened;
    add(finding, incident.opened.line);
    for (const StepFinding& step : incident.steps) {
        if (!step.done)
            continue;
        finding.kind = ReviewFinding::Kind::done;
        finding.step = step.step;
        add(finding, step.line);
    }
    for (const FaultFinding& fault : incident.faults) {
        const bool missed = fault.fault == Fault::stepMissed && fault.step != nullptr;
        finding.kind = missed ? ReviewFinding::Kind::missed : ReviewFinding::Kind::fault;
        finding.step = fault.step;
        finding.fault = fault.fault;
        finding.severity = fault.severity;
        const auto closed = incident.closed ? std::optional(incident.closed->line) : std::nullopt;
        add(finding, fault.line ? fault.line
                     : missed   ? lineWithout(incident, *fault.step)
                                : closed);
    }
}

void Review::addFindings() {
    for (std::size_t incident = 0; incident < m_verdict.incidents.size(); ++incident)
        addFindings(incident);
    for (const FaultFinding& fault : m_verdict.faults) {
        ReviewFinding finding;
        finding.kind = ReviewFinding::Kind::fault;
        finding.step = fault.step;
        finding.fault = fault.fault;
        finding.severity = fault.severity;
        add(finding, fault.line);
    }
    for (const Help& help : m_verdict.help) {
        ReviewFinding finding;
        finding.kind = ReviewFinding::Kind::help;
        finding.help = help;
        add(finding, help.line);
    }
    std::ranges::stable_sort(m_findings, {}, &ReviewFinding::moment);
    for (const ReviewFinding& finding : m_findings) {
        if (!finding.wrong())
            continue;
        for (std::size_t moment = finding.moment + 1; moment-- > 0;) {
            ReviewMoment& on = m_moments[moment];
            const ReviewMoment& last = m_moments[finding.moment];
            if (on.line != last.line || on.end != last.end)
                break;
            on.wrong = true;
        }
    }
}

std::span<const ReviewFinding> Review::findingsOn(std::size_t moment) const {
    // Two steps, as clang 14 cannot read the library's equal_range.
    const auto begin = std::ranges::lower_bound(m_findings, moment, {}, &ReviewFinding::moment);
    const auto end = std::ranges::upper_bound(m_findings, moment, {}, &ReviewFinding::moment);
    return {begin, end};
}

std::optional<std::size_t> Review::incidentAt(std::size_t moment) const {
    for (const ReviewFinding& finding : findingsOn(moment))
        if (finding.incident && finding.wrong())
            return finding.incident;
    const int line = m_moments[moment].line;
    for (std::size_t i = m_verdict.incidents.size(); i-- > 0;) {
        const IncidentVerdict& incident = m_verdict.incidents[i];
        if (incident.opened.line <= line && (!incident.closed || incident.closed->line >= line))
            return i;
    }
    return std::nullopt;
}

} // namespace mz
