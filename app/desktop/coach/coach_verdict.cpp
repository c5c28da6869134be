// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach says once it is over, and the two other tabs.
#include "app/desktop/coach/coach_panel.h"

#include "app/desktop/sentences/deed_sentences.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/sentences.h"
#include "app/desktop/sentences/window_language.h"

#include <algorithm>

namespace mz {

CoachRows CoachPanel::logRows() const {
    constexpr int behindTheSign = 42;
    CoachRows rows;
    const auto happened = [&](const TableView& table, const std::vector<Happening>& happenings) {
        for (const QString& text : DeedSentences::happened(table, happenings))
            rows.push_back(CoachRow::words(text, "quiet", behindTheSign));
    };
    happened(m_controller->view(), m_coach.first());
    for (const CoachLine& line : m_coach.lines()) {
        rows.push_back(CoachRow::line(line.takenBack ? Sign::takenBack : Sign::neutral,
                                      DeedSentences::deed(line.before, line.deed),
                                      Sentences::time(line.t)));
        if (!line.takenBack)
            happened(line.before, line.happenings);
    }
    if (m_coach.lines().empty() && m_coach.first().empty())
        rows.push_back(CoachRow::words(tr("Nothing has happened yet."), "quiet"));
    return rows;
}

CoachRows CoachPanel::ruleRows() const {
    if (m_rule == nullptr && !m_ruleFor)
        return {CoachRow::words(
            tr("The rule stands here once the coach has named one: after a fault, with the "
               "second hint, or with the verdict."),
            "quiet")};
    CoachRows rows;
    if (m_ruleFor)
        rows.push_back(CoachRow::box("wrong").add(
            RuleSentences::whatHappened(m_ruleFor->fault, m_ruleFor->step), "fault"));
    CoachRow box = CoachRow::box("card");
    if (m_rule != nullptr) {
        box.add(RuleSentences::inBook(book(), m_rule->rule), "title");
        box.add(WindowLanguage::of(m_rule->why), "text");
        box.add(QString::fromStdString(m_rule->source), "quiet");
    } else {
        box.add(RuleSentences::everywhere(), "title");
        box.add(RuleSentences::why(m_ruleFor->fault), "text");
    }
    rows.push_back(std::move(box));
    if (m_rule == nullptr || m_rule->steps.empty())
        return rows;
    rows.push_back(CoachRow::space(6));
    rows.push_back(CoachRow::words(tr("Its steps"), "heading"));
    for (const ProcedureStep& step : m_rule->steps)
        rows.push_back(CoachRow::line(Sign::neutral, RuleSentences::step(step.step)));
    return rows;
}

namespace {

// A clean hand, or one with decoys only, and nobody fell for them.
bool nothingWasWrong(const Verdict& verdict) {
    return verdict.finished && verdict.faults.empty() &&
           std::ranges::all_of(verdict.incidents, [](const IncidentVerdict& incident) {
               return isDecoy(incident.kind) && incident.outcome == Outcome::correct;
           });
}

} // namespace

QString CoachPanel::leftAlone() const {
    return m_controller->demonstrating() ? tr("Nothing was wrong, and nothing was touched.")
                                         : tr("Nothing was wrong, and you left well alone.");
}

void CoachPanel::addVerdict(CoachRows& rows) const {
    const Verdict& verdict = *m_verdict;
    CoachRow box = CoachRow::box(verdict.passed ? "right" : "wrong");
    box.readNow = true;
    box.add(tr("%1 of 100").arg(verdict.score), "score");
    box.add(verdict.passed     ? tr("Passed")
            : verdict.finished ? tr("Not passed")
                               : tr("Not passed: the case is not finished"),
            "strong");
    const bool clean = nothingWasWrong(verdict);
    if (clean)
        box.add(leftAlone(), "text");
    int help = 0;
    for (const Help& one : verdict.help)
        help += one.cost;
    if (help > 0)
        box.add(tr("Help cost %n point(s).", nullptr, help), "text");
    rows.push_back(std::move(box));
    if (m_controller->demonstrating())
        rows.push_back(
            CoachRow::box("due").add(tr("Now it is your turn, with the same case."), "strong"));
    else
        rows.push_back(CoachRow::button(Command::debrief));
    for (const IncidentVerdict& incident : verdict.incidents)
        addIncident(rows, incident, !clean);
    if (verdict.faults.empty())
        return;
    rows.push_back(CoachRow::words(tr("In the rest of the hand"), "heading"));
    for (const FaultFinding& fault : verdict.faults)
        rows.push_back(
            CoachRow::line(Sign::wrong, RuleSentences::whatHappened(fault.fault, fault.step)));
}

// `praise`: says of a decoy that it was left alone.
void CoachPanel::addIncident(CoachRows& rows, const IncidentVerdict& incident, bool praise) const {
    CoachRow box = CoachRow::box("card");
    box.add(RuleSentences::incident(incident.kind), "title");
    box.add(tr("%2 of 100 · %1").arg(RuleSentences::outcome(incident.outcome)).arg(incident.score),
            "strong");
    for (const StepFinding& step : incident.steps)
        box.add(CoachRow::line(step.done ? Sign::right : Sign::wrong,
                               step.done ? RuleSentences::stepDone(step.step->step)
                                         : RuleSentences::step(step.step->step)));
    for (const FaultFinding& fault : incident.faults)
        if (fault.fault != Fault::stepMissed)
            box.add(
                CoachRow::line(Sign::wrong, RuleSentences::whatHappened(fault.fault, fault.step)));
    if (praise && isDecoy(incident.kind) && incident.outcome == Outcome::correct)
        box.add(CoachRow::line(Sign::right, leftAlone()));
    box.add(RuleSentences::inBook(book(), incident.rule), "heading");
    if (incident.procedure != nullptr)
        box.add(WindowLanguage::of(incident.procedure->why), "text");
    if (!incident.faults.empty()) {
        const auto gravest = std::ranges::min_element(incident.faults, {}, &FaultFinding::severity);
        box.add(tr("What it costs a player"), "heading");
        box.add(RuleSentences::whatItCosts(gravest->fault), "text");
    }
    rows.push_back(std::move(box));
}

} // namespace mz
