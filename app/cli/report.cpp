// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/report.h"

#include "app/cli/layout.h"
#include "app/cli/output.h"
#include "app/words/mark.h"
#include "app/words/remedies.h"
#include "app/words/table.h"

#include <utility>

namespace mz {

namespace {

// Blanks before what belongs to an incident, and before what belongs to one of its lines.
constexpr std::string_view indent = "   ";
constexpr std::size_t lineColumn = 11;

class Reporter {
public:
    Reporter(const Words& words, const Rulebook& book) : m_words(words), m_book(book) {}

    [[nodiscard]] std::string heading(const Pack& pack, const Scenario& scenario) const {
        return wrapped(onOneLine(m_words.text(scenario.title))) +
               wrapped(m_words.text(
                   MZ_TEXT("Report", "Pack %1, edition %2, scenario %3. Rulebook: %4, edition %5."),
                   {pack.id, std::to_string(pack.edition), scenario.id, bookTitle(),
                    std::to_string(m_book.edition)}));
    }

    [[nodiscard]] std::string incident(const IncidentVerdict& incident, std::size_t number) const {
        std::string text = hanging(
            std::to_string(number) + ". ",
            m_words.text(MZ_TEXT("Report", "%1 (line %2, at %3)"),
                         {title(m_words, incident.kind), std::to_string(incident.opened.line),
                          timeName(m_words, incident.opened.t)}));
        text += hanging(indent, cause(m_words, incident.cause));
        text += labelled(m_words.text(MZ_TEXT("Report", "Rule:")), rule(incident.rule));
        text += labelled(m_words.text(MZ_TEXT("Report", "Why:")),
                         onOneLine(m_words.text(incident.procedure->why)));
        text += labelled(m_words.text(MZ_TEXT("Report", "Verdict:")), verdictOf(incident));
        for (const StepFinding& step : incident.steps)
            text += stepLine(step);
        if (incident.steps.empty() && incident.faults.empty())
            text += hanging(indent,
                            m_words.text(MZ_TEXT("Report", "There was nothing to put right, and "
                                                           "nothing was touched: well done.")));
        return text + faultsOf(incident.faults);
    }

    [[nodiscard]] std::string ownFaults(const std::vector<FaultFinding>& faults) const {
        return wrapped(m_words.text(MZ_TEXT("Report", "In the hand as a whole:"))) +
               faultsOf(faults);
    }

    [[nodiscard]] std::string helpLine(const Help& help) const {
        const std::string cost = std::to_string(help.cost);
        return atLine(help.line,
                      help.kind == Help::Kind::hint
                          ? m_words.text(MZ_TEXT("Report", "a hint: −%1 points"), {cost})
                          : m_words.text(MZ_TEXT("Report", "acts taken back: −%1 points"), {cost}));
    }

    [[nodiscard]] std::string conclusion(const Verdict& verdict, int pass) const {
        const std::string score = std::to_string(verdict.score);
        const std::string needed = std::to_string(pass);
        if (verdict.passed)
            return m_words.text(MZ_TEXT("Report", "Passed: %1 of 100 points; %2 are needed."),
                                {score, needed});
        if (!verdict.finished)
            return m_words.text(
                MZ_TEXT("Report", "Not passed: the session is not finished. %1 of 100 points."),
                {score});
        if (verdict.score < pass)
            return m_words.text(MZ_TEXT("Report", "Not passed: %1 of 100 points; %2 are needed."),
                                {score, needed});
        return m_words.text(MZ_TEXT("Report",
                                    "Not passed: %1 of 100 points, but nobody passes with a "
                                    "critical fault."),
                            {score});
    }

private:
    [[nodiscard]] std::string bookTitle() const { return onOneLine(m_words.text(m_book.title)); }

    [[nodiscard]] std::string rule(const std::string& rule) const {
        return m_words.text(MZ_TEXT("Report", "%1, by the rulebook “%2”"),
                            {ruleName(m_words, rule), bookTitle()});
    }

    [[nodiscard]] static std::string labelled(const std::string& label, const std::string& text) {
        return hanging(std::string(indent) + label + " ", text);
    }

    [[nodiscard]] std::string verdictOf(const IncidentVerdict& incident) const {
        const std::string outcome = outcomeName(m_words, incident.outcome);
        const std::string score = std::to_string(incident.score);
        if (!incident.reactionMs)
            return m_words.text(MZ_TEXT("Report", "%1, %2 of 100 points"), {outcome, score});
        return m_words.text(MZ_TEXT("Report", "%1, %2 of 100 points; first act after %3"),
                            {outcome, score, spanName(m_words, *incident.reactionMs)});
    }

    [[nodiscard]] std::string atLine(std::optional<int> line, const std::string& text) const {
        const std::string label =
            line ? m_words.text(MZ_TEXT("Report", "line %1"), {std::to_string(*line)})
                 : std::string("–");
        return hanging(std::string(indent) + padded(label, lineColumn) + " ", text);
    }

    [[nodiscard]] std::string stepLine(const StepFinding& step) const {
        if (step.done)
            return atLine(step.line, "✓ " + done(m_words, step.step->step));
        return atLine(step.line, m_words.text(MZ_TEXT("Report", "○ Not done: %1"),
                                              {instruction(m_words, step.step->step)}));
    }

    // The steps that are missing stand among the steps already; what they cost is said once.
    [[nodiscard]] std::string faultsOf(const std::vector<FaultFinding>& faults) const {
        std::string text;
        bool missing = false;
        for (const FaultFinding& fault : faults) {
            if (fault.fault != Fault::stepMissed)
                text += faultLines(fault);
            else if (!std::exchange(missing, true))
                text += faultHead(fault) + faultCost(fault);
        }
        return text;
    }

    [[nodiscard]] std::string faultLines(const FaultFinding& fault) const {
        return faultHead(fault) + hanging(below(), whatHappened(m_words, fault.fault, fault.step)) +
               faultCost(fault);
    }

    [[nodiscard]] std::string faultHead(const FaultFinding& fault) const {
        return atLine(fault.line, m_words.text(MZ_TEXT("Report", "✗ %1 (%2)"),
                                               {faultName(m_words, fault.fault),
                                                severityName(m_words, fault.severity)}));
    }

    [[nodiscard]] std::string faultCost(const FaultFinding& fault) const {
        return hanging(below(), m_words.text(MZ_TEXT("Report", "The cost: %1"),
                                             {whatItCosts(m_words, fault.fault)}));
    }

    // Blanks up to the text behind the mark.
    static std::string below() { return std::string(indent.size() + lineColumn + 3, ' '); }

    const Words& m_words;
    const Rulebook& m_book;
};

} // namespace

std::string report(const Words& words, const Pack& pack, const Session& session,
                   const Verdict& verdict) {
    const Case& ofCase = session.theCase();
    const Reporter reporter(words, *ofCase.rulebook);
    std::string text = reporter.heading(pack, ofCase.scenario);
    std::size_t number = 0;
    for (const IncidentVerdict& incident : verdict.incidents)
        text += "\n" + reporter.incident(incident, ++number);
    if (verdict.incidents.empty() && !ofCase.scenario.irregularities.empty())
        text += "\n" + wrapped(words.text(
                           MZ_TEXT("Report", "No irregularity of the scenario has happened yet.")));
    if (!verdict.faults.empty())
        text += "\n" + reporter.ownFaults(verdict.faults);
    if (!verdict.help.empty()) {
        text += "\n" + wrapped(words.text(MZ_TEXT("Report", "Help that was taken:")));
        for (const Help& help : verdict.help)
            text += reporter.helpLine(help);
    }
    return text + "\n" + wrapped(reporter.conclusion(verdict, pack.pass));
}

} // namespace mz
