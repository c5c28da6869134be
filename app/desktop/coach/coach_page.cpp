// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach says while the hand is dealt.
#include "app/desktop/coach/coach_panel.h"

#include "app/desktop/coach/coach_parts.h"
#include "app/desktop/coach/critical_choice.h"
#include "app/desktop/sentences/deed_sentences.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/sentences.h"
#include "app/desktop/sentences/window_language.h"
#include "core/session/next.h"

namespace mz {

void CoachPanel::fillCoach() {
    m_coachPage->clear();
    m_top = nullptr;
    addIntroduction();
    addLost();
    if (!m_coach.lines().empty()) {
        m_coachPage->rows().addSpacing(6);
        m_coachPage->rows().addWidget(
            makeText(m_controller->demonstrating() ? tr("What was done") : tr("What you did"),
                     "heading", m_coachPage->widget()));
    }
    addLines();
    m_coachPage->rows().addSpacing(4);
    if (ended())
        addVerdict();
    else if (m_controller->demonstrating())
        addWhatIsShown();
    else if (m_choice->isHidden())
        addDue();
}

void CoachPanel::addIntroduction() {
    QWidget* const page = m_coachPage->widget();
    const Scenario& scenario = m_controller->dealing().theCase->scenario;
    if (m_controller->demonstrating()) {
        const Box shown = makeBox("note", page);
        shown.add(tr("Demonstration"), "strong");
        shown.add(tr("First watch how the case is dealt by the book. Then it is your turn."),
                  "text");
        m_coachPage->rows().addWidget(shown.frame);
    }
    const Box brief = makeBox("card", page);
    brief.add(WindowLanguage::of(scenario.title), "title");
    brief.add(WindowLanguage::of(scenario.brief), "text");
    m_coachPage->rows().addWidget(brief.frame);
}

void CoachPanel::addLost() {
    for (const LostLog& lost : m_lost) {
        const Box box = makeBox("wrong", m_coachPage->widget());
        box.add(tr("The log cannot be written"), "fault");
        box.add(tr("%1: %2. The hand goes on.").arg(lost.file, lost.reason), "text");
        m_coachPage->rows().addWidget(box.frame);
    }
}

// A deal is one line as long as nothing is wrong with it.
void CoachPanel::addLines() {
    const auto& lines = m_coach.lines();
    const auto plain = [&](std::size_t index) {
        return index < lines.size() && lines[index].faults.empty() && !lines[index].takenBack &&
               std::holds_alternative<act::Pitch>(lines[index].deed);
    };
    for (std::size_t index = 0; index < lines.size(); ++index) {
        std::size_t last = index;
        while (plain(index) && plain(last + 1))
            ++last;
        if (last == index) {
            addLine(lines[index]);
            continue;
        }
        m_coachPage->rows().addWidget(
            makeLine(speaks() ? Sign::right : Sign::neutral,
                     tr("%n card(s) pitched", nullptr, static_cast<int>(last - index + 1)),
                     Sentences::time(lines[last].t), m_coachPage->widget()));
        index = last;
    }
}

void CoachPanel::addLine(const CoachLine& line) {
    QWidget* const page = m_coachPage->widget();
    const Sign sign = line.takenBack        ? Sign::takenBack
                      : isHelp(line.deed)   ? Sign::info
                      : !speaks()           ? Sign::neutral
                      : line.faults.empty() ? Sign::right
                                            : Sign::wrong;
    m_coachPage->rows().addWidget(
        makeLine(sign, DeedSentences::done(line.before, line.deed, line.happenings),
                 Sentences::time(line.t), page));
    if (line.takenBack || !speaks())
        return;
    if (!line.faults.empty())
        addFaults(line.faults);
    if (!ended()) // the verdict says it again
        for (const CoachPraise& praise : line.praise)
            addPraise(praise);
}

// What happened, which rule of which book, why it is so, what it costs a player: in that order, and
// together for all that one act has brought.
void CoachPanel::addFaults(const std::vector<CoachFault>& faults) {
    const Box box = makeBox("wrong", m_coachPage->widget());
    int cost = 0;
    for (const CoachFault& fault : faults) {
        box.add(RuleSentences::whatHappened(fault.fault, fault.step), "fault");
        cost += costOf(fault.fault, fault.severity);
    }
    const CoachFault& gravest = faults.front();
    if (gravest.procedure != nullptr) {
        box.add(RuleSentences::inBook(book(), gravest.procedure->rule), "strong");
        box.add(WindowLanguage::of(gravest.procedure->why), "text");
    } else {
        box.add(RuleSentences::everywhere(), "strong");
        box.add(RuleSentences::why(gravest.fault), "text");
    }
    box.add(tr("What it costs a player"), "heading");
    box.add(RuleSentences::whatItCosts(gravest.fault), "text");
    if (cost > 0)
        box.add(tr("%n point(s) less (%1)", nullptr, cost)
                    .arg(RuleSentences::severity(gravest.severity)),
                "quiet");
    m_coachPage->rows().addWidget(box.frame);
    if (!m_choice->isHidden())
        m_top = box.frame;
}

// Leaving well alone is worth as much as putting right.
void CoachPanel::addPraise(const CoachPraise& praise) {
    const bool decoy = isDecoy(praise.kind);
    const Box box = makeBox("right", m_coachPage->widget());
    box.add(decoy ? tr("Nothing was wrong, and you left well alone.") : tr("All put right."),
            "strong");
    box.add(RuleSentences::incident(praise.kind), "text");
    box.add(RuleSentences::inBook(book(), praise.procedure->rule), "quiet");
    if (decoy)
        box.add(WindowLanguage::of(praise.procedure->why), "text");
    m_coachPage->rows().addWidget(box.frame);
}

// Said in every hand, clean or not: its absence would be an answer.
void CoachPanel::addDue() {
    QWidget* const page = m_coachPage->widget();
    if (m_hint) {
        const Box box = makeBox("note", page);
        box.add(tr("Hint %1 of 3").arg(m_hint->stage), "heading");
        box.add(m_hint->text, "text");
        m_coachPage->rows().addWidget(box.frame);
    }
    addNext();
}

// Where the next step is named and mends something, what it is for.
void CoachPanel::addNext() {
    const Box due = makeBox("due", m_coachPage->widget());
    due.rows->setContentsMargins(4, 7, 8, 7);
    due.rows->addWidget(makeLine(Sign::due, this->due(), {}, due.frame));
    const auto next = namesNext() ? nextDeed(m_controller->session()) : std::nullopt;
    if (next && next->step != nullptr) {
        const QString step = RuleSentences::step(next->step->step);
        const QString rule = RuleSentences::inBook(book(), next->incident->procedure->rule);
        QLabel* text =
            makeText(m_controller->demonstrating() ? step // the rule stands above
                                                   : QStringLiteral("%1: %2").arg(rule, step),
                     "small", due.frame);
        text->setContentsMargins(42, 0, 6, 3);
        due.rows->addWidget(text);
    }
    m_coachPage->rows().addWidget(due.frame);
}

// A demonstration: what has happened, with its rule and why, above the step that comes now. A decoy
// is named as well: one is shown that nothing is to be done.
void CoachPanel::addWhatIsShown() {
    const auto next = nextDeed(m_controller->session());
    const Watch& watch = m_controller->session().watch();
    const Incident* incident = next ? next->incident : nullptr;
    if (incident == nullptr && !watch.open.empty())
        incident = &watch.incidents[watch.open.back()];
    if (incident != nullptr && incident->procedure != nullptr) {
        const Box box = makeBox("note", m_coachPage->widget());
        box.add(RuleSentences::incident(incident->kind), "strong");
        box.add(RuleSentences::inBook(book(), incident->procedure->rule), "heading");
        box.add(WindowLanguage::of(incident->procedure->why), "text");
        m_coachPage->rows().addWidget(box.frame);
    }
    addNext();
}

} // namespace mz
