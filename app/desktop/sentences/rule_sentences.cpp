// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sentences/rule_sentences.h"

#include "app/desktop/sentences/window_language.h"
#include "app/words/problems.h"
#include "app/words/remedies.h"

namespace mz {

namespace {
QString shown(const std::string& text) { return QString::fromStdString(text); }
Words words() { return WindowLanguage::words(); }
} // namespace

QString RuleSentences::fault(Fault fault) { return shown(faultName(words(), fault)); }

QString RuleSentences::whatHappened(Fault fault, const ProcedureStep* step) {
    return shown(mz::whatHappened(words(), fault, step));
}

QString RuleSentences::whatItCosts(Fault fault) { return shown(mz::whatItCosts(words(), fault)); }

QString RuleSentences::severity(Severity severity) {
    return shown(severityName(words(), severity));
}

QString RuleSentences::step(Step step) { return shown(instruction(words(), step)); }

QString RuleSentences::stepDone(Step step) { return shown(done(words(), step)); }

QString RuleSentences::incident(IncidentKind kind) { return shown(title(words(), kind)); }

QString RuleSentences::rule(std::string_view rule) { return shown(ruleName(words(), rule)); }

QString RuleSentences::about(std::string_view rule) {
    if (rule == "holdem.1")
        return tr("Exposed holecards");
    if (rule == "holdem.2")
        return tr("Too many cards on the flop");
    if (rule == "holdem.3")
        return tr("A flop before its time");
    if (rule == "holdem.4")
        return tr("A turn or river before its time");
    if (rule == "holdem.5")
        return tr("Extra holecards");
    if (rule == "holdem.6")
        return tr("Playing the board");
    return {};
}

QString RuleSentences::inBook(const Rulebook& book, std::string_view rule) {
    return QStringLiteral("%1 · %2").arg(WindowLanguage::of(book.title), RuleSentences::rule(rule));
}

QString RuleSentences::everywhere() { return shown(askedEverywhere(words())); }

QString RuleSentences::why(Fault fault) { return shown(whyAsked(words(), fault)); }

QString RuleSentences::outcome(Outcome outcome) { return shown(outcomeName(words(), outcome)); }

QString RuleSentences::problem(const Problem& problem) { return shown(reason(words(), problem)); }

} // namespace mz
