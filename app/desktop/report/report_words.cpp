// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report/report_words.h"

#include "app/desktop/debrief/debrief_sentences.h"
#include "app/desktop/report/page_writer.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/sentences.h"
#include "app/desktop/sentences/window_language.h"
#include "app/results/result_sentences.h"
#include "app/words/table.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace mz {

namespace {

// Findings that a moment tells; more are counted.
constexpr std::size_t mostFindings = 2;

QDateTime at(std::int64_t ms) { return QDateTime::fromMSecsSinceEpoch(ms); }

QString day(const QDateTime& when) {
    const QLocale locale(WindowLanguage::language() == Language::it ? QLocale::Italian
                                                                    : QLocale::English);
    return locale.toString(when.date(), QStringLiteral("d MMMM yyyy"));
}

QString hour(const QDateTime& when) { return when.toString(QStringLiteral("HH:mm")); }

} // namespace

QString ReportWords::title(const ReportFacts& facts) {
    return facts.isCertificate() ? tr("Certificate") : tr("Report");
}

QString ReportWords::result(const ReportFacts& facts) {
    return facts.passed() ? tr("Passed") : tr("Not passed");
}

QString ReportWords::reason(const ReportFacts& facts) {
    switch (facts.result) {
    case ReportResult::notFinished:
        return facts.planned == 1 ? tr("The session was not finished.")
                                  : tr("Not every hand was finished.");
    case ReportResult::criticalFault:
        return tr("Nobody passes with a critical fault.");
    case ReportResult::tooFewPoints:
    case ReportResult::passed:
        break;
    }
    return {};
}

QString ReportWords::passMark(const ReportFacts& facts) {
    return facts.planned == 1 ? tr("Pass mark: %1").arg(facts.pass)
                              : tr("Mean of all hands; pass mark: %1").arg(facts.pass);
}

QString ReportWords::date(const ReportFacts& facts) {
    if (!facts.startedAt)
        return {};
    const QString first = day(at(*facts.startedAt));
    const QString last = day(at(*facts.endedAt));
    return first == last ? first : QStringLiteral("%1 – %2").arg(first, last);
}

QString ReportWords::fromTo(const ReportFacts& facts) {
    if (!facts.startedAt)
        return {};
    return QStringLiteral("%1 – %2").arg(hour(at(*facts.startedAt)), hour(at(*facts.endedAt)));
}

QString ReportWords::played(const ReportFacts& facts) {
    const std::int64_t seconds = facts.playedMs / 1000;
    return seconds < 60 ? tr("%1 s").arg(seconds)
                        : tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60);
}

QString ReportWords::modes(const ReportFacts& facts) {
    QStringList names;
    for (const Mode mode : facts.modes)
        names.append(Sentences::mode(mode));
    return names.join(QStringLiteral(", "));
}

QString ReportWords::scenario(const HandFacts& hand) {
    const QString title = cleaned(WindowLanguage::of(hand.title));
    return title.isEmpty() ? cleaned(QString::fromStdString(hand.scenario)) : title;
}

QString ReportWords::handCount(const ReportFacts& facts) {
    const auto dealt = static_cast<int>(facts.hands.size());
    return facts.planned == facts.hands.size()
               ? tr("%n hand(s)", nullptr, dealt)
               : tr("%1 of %n hand(s)", nullptr, static_cast<int>(facts.planned)).arg(dealt);
}

QString ReportWords::start(const ReportFacts& facts) {
    return facts.imported ? tr("no. %1 on the computer of the exam").arg(facts.startNumber)
                          : tr("no. %1 on this computer").arg(facts.startNumber);
}

QString ReportWords::record(const ReportFacts& facts) {
    const QString state =
        QString::fromStdString(sittingSentence(WindowLanguage::words(), facts.record));
    return facts.imported ? tr("Imported. %1").arg(state) : state;
}

QString ReportWords::rule(const RuleFacts& rule) {
    return rule.rule == "none" ? QStringLiteral("–") : RuleSentences::rule(rule.rule);
}

QString ReportWords::steps(int done, int owed) {
    return owed == 0 ? QStringLiteral("–") : tr("%1 of %2").arg(done).arg(owed);
}

QString ReportWords::faults(const FaultCounts& faults) {
    return QStringLiteral("%1/%2/%3").arg(faults.critical).arg(faults.major).arg(faults.minor);
}

QString ReportWords::span(std::optional<std::int64_t> ms) {
    return ms ? QString::fromStdString(spanName(WindowLanguage::words(), *ms))
              : QStringLiteral("–");
}

QString ReportWords::more(std::size_t rows) {
    return tr("and %n more", nullptr, static_cast<int>(rows));
}

QString ReportWords::place(const ReportFacts& facts, const MomentFacts& moment) {
    const QString time = Sentences::time(moment.review->moments()[moment.moment].t);
    return facts.hands.size() == 1 ? time : tr("Hand %1, %2").arg(moment.hand + 1).arg(time);
}

QString ReportWords::measure(const MomentFacts& moment) {
    const ReviewFinding& first = moment.findings.front();
    const bool missed = first.kind == ReviewFinding::Kind::missed;
    const QString severity =
        missed ? RuleSentences::fault(first.fault) : RuleSentences::severity(first.severity);
    if (!first.incident)
        return severity;
    const IncidentVerdict& incident = moment.review->verdict().incidents[*first.incident];
    return incident.rule == "none"
               ? severity
               : QStringLiteral("%1 · %2").arg(RuleSentences::rule(incident.rule), severity);
}

QString ReportWords::happened(const MomentFacts& moment) {
    QStringList sentences;
    for (const ReviewFinding& finding : moment.findings)
        if (sentences.size() < static_cast<qsizetype>(mostFindings))
            sentences.append(DebriefSentences::finding(*moment.review, finding));
    if (moment.findings.size() > mostFindings)
        sentences.append(
            tr("And %n more.", nullptr, static_cast<int>(moment.findings.size() - mostFindings)));
    return sentences.join(QStringLiteral(" "));
}

QString ReportWords::asked(const MomentFacts& moment) {
    return tr("The rulebook asks: %1")
        .arg(DebriefSentences::asked(*moment.review, moment.moment,
                                     moment.review->look(moment.moment)));
}

QString ReportWords::allIsWell(const ReportFacts& facts) {
    const bool whole = facts.result != ReportResult::notFinished;
    if (!facts.moments.empty())
        return whole ? tr("That is all: nothing else was missed, nothing else went wrong.")
                     : tr("That is all, as far as the cards were dealt.");
    return whole ? tr("There is nothing to mend: no step was missed and no fault was made. Well "
                      "dealt.")
                 : tr("As far as the cards were dealt, no step was missed and no fault was made.");
}

QString ReportWords::help(const ReportFacts& facts) {
    const HelpFacts& help = facts.help;
    const auto allowed = [](Mode mode) { return allowsHelp(mode); };
    if (std::ranges::none_of(facts.modes, allowed))
        return tr("none: in this mode there are no hints, and nothing can be taken back");
    QStringList parts;
    if (help.hints > 0)
        parts.append(tr("%n hint(s) (−%1 points)", nullptr, help.hints).arg(help.hintCost));
    if (help.takenBack > 0)
        parts.append(tr("taken back %n time(s) (−%1 points)", nullptr, help.takenBack)
                         .arg(help.takenBackCost));
    return parts.isEmpty() ? tr("none taken") : parts.join(QStringLiteral(", "));
}

QString ReportWords::seeds(const ReportFacts& facts, std::size_t most) {
    QStringList seeds;
    for (const HandFacts& hand : facts.hands)
        if (static_cast<std::size_t>(seeds.size()) < most)
            seeds.append(QString::number(hand.seed));
    QString text = seeds.join(QStringLiteral(", "));
    if (facts.hands.size() > most)
        text += u' ' + more(facts.hands.size() - most);
    return text;
}

QString ReportWords::programs(const ReportFacts& facts) {
    const QString here = QStringLiteral("mazziere " MZ_VERSION);
    QStringList wrote;
    for (const std::string& program : facts.programs)
        wrote.append(cleaned(QString::fromStdString(program)));
    if (wrote.isEmpty() || (wrote.size() == 1 && wrote.front() == here))
        return here;
    return tr("%1; dealt with %2").arg(here, isolated(wrote.join(QStringLiteral(", "))));
}

QString ReportWords::edition(const EditionFacts& one, std::size_t others) {
    const QString id = cleaned(QString::fromStdString(one.id));
    const QString own = one.title == Text{}
                            ? tr("edition %1").arg(one.edition)
                            : tr("%1, edition %2").arg(isolated(id)).arg(one.edition);
    return others == 0 ? QStringLiteral(" (%1)").arg(own)
                       : QStringLiteral(" (%1) %2").arg(own, more(others));
}

QString ReportWords::whatItProves(const ReportFacts& facts) {
    return facts.lastHash.isEmpty()
               ? tr("The record shows what was done at the table. Whether its file was changed "
                    "after it was written it cannot show. Who dealt, and without help, only "
                    "supervision can show.")
               : tr("The chain shows whether the file was changed after it was written. Who dealt, "
                    "and without help, only supervision can show.");
}

} // namespace mz
