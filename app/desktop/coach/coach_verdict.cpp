// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach says once it is over, and the two other tabs.
#include "app/desktop/coach/coach_panel.h"

#include "app/desktop/coach/coach_parts.h"
#include "app/desktop/look/panel_button.h"
#include "app/desktop/sentences/deed_sentences.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/sentences.h"
#include "app/desktop/sentences/window_language.h"

#include <algorithm>

namespace mz {

void CoachPanel::fillLog() {
    QWidget* const page = m_logPage->widget();
    m_logPage->clear();
    const auto happened = [&](const TableView& table, const std::vector<Happening>& happenings) {
        for (const QString& text : DeedSentences::happened(table, happenings)) {
            auto* label = makeText(text, "quiet", page);
            label->setContentsMargins(42, 0, 0, 0);
            m_logPage->rows().addWidget(label);
        }
    };
    happened(m_controller->view(), m_coach.first());
    for (const CoachLine& line : m_coach.lines()) {
        m_logPage->rows().addWidget(makeLine(line.takenBack ? Sign::takenBack : Sign::neutral,
                                             DeedSentences::deed(line.before, line.deed),
                                             Sentences::time(line.t), page));
        if (!line.takenBack)
            happened(line.before, line.happenings);
    }
    if (m_coach.lines().empty() && m_coach.first().empty())
        m_logPage->rows().addWidget(makeText(tr("Nothing has happened yet."), "quiet", page));
}

void CoachPanel::fillRule() {
    QWidget* const page = m_rulePage->widget();
    m_rulePage->clear();
    if (m_rule == nullptr && !m_ruleFor) {
        m_rulePage->rows().addWidget(makeText(
            tr("The rule stands here once the coach has named one: after a fault, with the "
               "second hint, or with the verdict."),
            "quiet", page));
        return;
    }
    if (m_ruleFor) {
        const Box fault = makeBox("wrong", page);
        fault.add(RuleSentences::whatHappened(m_ruleFor->fault, m_ruleFor->step), "fault");
        m_rulePage->rows().addWidget(fault.frame);
    }
    const Box box = makeBox("card", page);
    if (m_rule != nullptr) {
        box.add(RuleSentences::inBook(book(), m_rule->rule), "title");
        box.add(WindowLanguage::of(m_rule->why), "text");
        box.add(QString::fromStdString(m_rule->source), "quiet");
    } else {
        box.add(RuleSentences::everywhere(), "title");
        box.add(RuleSentences::why(m_ruleFor->fault), "text");
    }
    m_rulePage->rows().addWidget(box.frame);
    if (m_rule == nullptr || m_rule->steps.empty())
        return;
    m_rulePage->rows().addSpacing(6);
    m_rulePage->rows().addWidget(makeText(tr("Its steps"), "heading", page));
    for (const ProcedureStep& step : m_rule->steps)
        m_rulePage->rows().addWidget(
            makeLine(Sign::neutral, RuleSentences::step(step.step), {}, page));
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

void CoachPanel::addVerdict() {
    QWidget* const page = m_coachPage->widget();
    const Verdict verdict = m_controller->verdict(Judging::final);
    const Box box = makeBox(verdict.passed ? "right" : "wrong", page);
    m_top = box.frame;
    box.add(tr("%1 of 100").arg(verdict.score), "score");
    box.add(verdict.passed     ? tr("Passed")
            : verdict.finished ? tr("Not passed")
                               : tr("Not passed: the case is not finished"),
            "strong");
    const bool clean = nothingWasWrong(verdict);
    if (clean)
        box.add(m_controller->demonstrating() ? tr("Nothing was wrong, and nothing was touched.")
                                              : tr("Nothing was wrong, and you left well alone."),
                "text");
    int help = 0;
    for (const Help& one : verdict.help)
        help += one.cost;
    if (help > 0)
        box.add(tr("Help cost %n point(s).", nullptr, help), "text");
    m_coachPage->rows().addWidget(box.frame);
    if (m_controller->demonstrating()) {
        const Box turn = makeBox("due", m_coachPage->widget());
        turn.add(tr("Now it is your turn, with the same case."), "strong");
        m_coachPage->rows().addWidget(turn.frame);
    } else {
        addDebrief();
    }
    for (const IncidentVerdict& incident : verdict.incidents) {
        addIncident(incident, !clean);
        m_rule = incident.procedure;
        m_ruleFor.reset();
    }
    if (verdict.faults.empty())
        return;
    m_coachPage->rows().addWidget(makeText(tr("In the rest of the hand"), "heading", page));
    for (const FaultFinding& fault : verdict.faults)
        m_coachPage->rows().addWidget(
            makeLine(Sign::wrong, RuleSentences::whatHappened(fault.fault, fault.step), {}, page));
}

void CoachPanel::addDebrief() {
    auto* button = new PanelButton("plain", m_coachPage->widget());
    button->setText(QStringLiteral("%1 (%2)").arg(Commands::label(Command::debrief),
                                                  Commands::keyText(Command::debrief)));
    button->setToolTip(Commands::help(Command::debrief));
    connect(button, &QPushButton::clicked, this, [this] { emit wanted(Command::debrief); });
    m_coachPage->rows().addWidget(button);
}

// `praise`: says of a decoy that it was left alone.
void CoachPanel::addIncident(const IncidentVerdict& incident, bool praise) {
    const Box box = makeBox("card", m_coachPage->widget());
    box.add(RuleSentences::incident(incident.kind), "title");
    box.add(tr("%2 of 100 · %1").arg(RuleSentences::outcome(incident.outcome)).arg(incident.score),
            "strong");
    for (const StepFinding& step : incident.steps)
        box.rows->addWidget(makeLine(step.done ? Sign::right : Sign::wrong,
                                     step.done ? RuleSentences::stepDone(step.step->step)
                                               : RuleSentences::step(step.step->step),
                                     {}, box.frame));
    for (const FaultFinding& fault : incident.faults)
        if (fault.fault != Fault::stepMissed)
            box.rows->addWidget(makeLine(
                Sign::wrong, RuleSentences::whatHappened(fault.fault, fault.step), {}, box.frame));
    if (praise && isDecoy(incident.kind) && incident.outcome == Outcome::correct)
        box.rows->addWidget(makeLine(Sign::right,
                                     m_controller->demonstrating()
                                         ? tr("Nothing was wrong, and nothing was touched.")
                                         : tr("Nothing was wrong, and you left well alone."),
                                     {}, box.frame));
    box.add(RuleSentences::inBook(book(), incident.rule), "heading");
    if (incident.procedure != nullptr)
        box.add(WindowLanguage::of(incident.procedure->why), "text");
    if (!incident.faults.empty()) {
        const auto gravest = std::ranges::min_element(incident.faults, {}, &FaultFinding::severity);
        box.add(tr("What it costs a player"), "heading");
        box.add(RuleSentences::whatItCosts(gravest->fault), "text");
    }
    m_coachPage->rows().addWidget(box.frame);
}

} // namespace mz
