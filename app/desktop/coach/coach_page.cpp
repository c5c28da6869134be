// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach says while the hand is dealt.
#include "app/desktop/coach/coach_panel.h"

#include "app/desktop/coach/critical_choice.h"
#include "app/desktop/sentences/deed_sentences.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/sentences.h"
#include "app/desktop/sentences/window_language.h"
#include "core/session/next.h"

namespace mz {

CoachRows CoachPanel::coachRows() const {
    CoachRows rows;
    addIntroduction(rows);
    for (const LostLog& lost : m_lost)
        rows.push_back(
            CoachRow::box("wrong")
                .add(tr("The log cannot be written"), "fault")
                .add(tr("%1: %2. The hand goes on.").arg(lost.file, lost.reason), "text"));
    if (!m_coach.lines().empty()) {
        rows.push_back(CoachRow::space(6));
        rows.push_back(CoachRow::words(
            m_controller->demonstrating() ? tr("What was done") : tr("What you did"), "heading"));
    }
    addLines(rows);
    rows.push_back(CoachRow::space(4));
    if (m_verdict)
        addVerdict(rows);
    else if (ended())
        rows.push_back(CoachRow::box("due").add(tr("This hand is over."), "strong"));
    else if (m_controller->demonstrating())
        addWhatIsShown(rows);
    else if (m_choice->isHidden())
        addDue(rows);
    return rows;
}

void CoachPanel::addIntroduction(CoachRows& rows) const {
    const Scenario& scenario = m_controller->dealing().theCase->scenario;
    if (m_controller->demonstrating())
        rows.push_back(
            CoachRow::box("note")
                .add(tr("Demonstration"), "strong")
                .add(tr("First watch how the case is dealt by the book. Then it is your turn."),
                     "text"));
    rows.push_back(CoachRow::box("card")
                       .add(WindowLanguage::of(scenario.title), "title")
                       .add(WindowLanguage::of(scenario.brief), "text"));
}

// A deal is one line as long as nothing is wrong with it.
void CoachPanel::addLines(CoachRows& rows) const {
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
            addLine(rows, lines[index]);
            continue;
        }
        rows.push_back(
            CoachRow::line(speaks() ? Sign::right : Sign::neutral,
                           tr("%n card(s) pitched", nullptr, static_cast<int>(last - index + 1)),
                           Sentences::time(lines[last].t)));
        index = last;
    }
}

void CoachPanel::addLine(CoachRows& rows, const CoachLine& line) const {
    const Sign sign = line.takenBack        ? Sign::takenBack
                      : isHelp(line.deed)   ? Sign::info
                      : !speaks()           ? Sign::neutral
                      : line.faults.empty() ? Sign::right
                                            : Sign::wrong;
    rows.push_back(CoachRow::line(sign,
                                  DeedSentences::done(line.before, line.deed, line.happenings),
                                  Sentences::time(line.t)));
    if (line.takenBack || !speaks())
        return;
    if (!line.faults.empty() && (!m_covered || m_choice->isHidden()))
        addFaults(rows, line.faults);
    if (!ended()) // the verdict says it again
        for (const CoachPraise& praise : line.praise)
            addPraise(rows, praise);
}

// What happened, which rule of which book, why it is so, what it costs a player: in that order, and
// together for all that one act has brought.
void CoachPanel::addFaults(CoachRows& rows, const std::vector<CoachFault>& faults) const {
    CoachRow box = CoachRow::box("wrong");
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
    box.readNow = !m_choice->isHidden();
    rows.push_back(std::move(box));
}

// Leaving well alone is worth as much as putting right.
void CoachPanel::addPraise(CoachRows& rows, const CoachPraise& praise) const {
    const bool decoy = isDecoy(praise.kind);
    CoachRow box = CoachRow::box("right");
    box.add(decoy ? tr("Nothing was wrong, and you left well alone.") : tr("All put right."),
            "strong");
    box.add(RuleSentences::incident(praise.kind), "text");
    box.add(RuleSentences::inBook(book(), praise.procedure->rule), "quiet");
    if (decoy)
        box.add(WindowLanguage::of(praise.procedure->why), "text");
    rows.push_back(std::move(box));
}

// Said in every hand, clean or not: its absence would be an answer.
void CoachPanel::addDue(CoachRows& rows) const {
    if (m_hint)
        rows.push_back(CoachRow::box("note")
                           .add(tr("Hint %1 of 3").arg(m_hint->stage), "heading")
                           .add(m_hint->text, "text"));
    addNext(rows);
}

// Where the next step is named and mends something, what it is for.
void CoachPanel::addNext(CoachRows& rows) const {
    constexpr int behindTheSign = 42;
    CoachRow box = CoachRow::box("due").add(CoachRow::line(Sign::due, due()));
    const auto next = namesNext() ? nextDeed(m_controller->session()) : std::nullopt;
    if (next && next->step != nullptr) {
        const QString step = RuleSentences::step(next->step->step);
        const QString rule = RuleSentences::inBook(book(), next->incident->procedure->rule);
        const QString deed = DeedSentences::deed(m_controller->view(), next->deed);
        if (!m_controller->demonstrating())
            box.add(
                CoachRow::words(QStringLiteral("%1: %2").arg(rule, step), "small", behindTheSign));
        else if (step != deed + QLatin1Char('.')) // the rule stands above
            box.add(CoachRow::words(step, "small", behindTheSign));
    }
    rows.push_back(std::move(box));
}

// A demonstration: what has happened, with its rule and why, above the step that comes now. A decoy
// is named as well: one is shown that nothing is to be done.
void CoachPanel::addWhatIsShown(CoachRows& rows) const {
    const auto next = nextDeed(m_controller->session());
    const Watch& watch = m_controller->session().watch();
    const Incident* incident = next ? next->incident : nullptr;
    if (incident == nullptr && !watch.open.empty())
        incident = &watch.incidents[watch.open.back()];
    if (incident != nullptr && incident->procedure != nullptr)
        rows.push_back(CoachRow::box("note")
                           .add(RuleSentences::incident(incident->kind), "strong")
                           .add(RuleSentences::inBook(book(), incident->procedure->rule), "heading")
                           .add(WindowLanguage::of(incident->procedure->why), "text"));
    addNext(rows);
}

} // namespace mz
