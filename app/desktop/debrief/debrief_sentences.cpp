// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/debrief/debrief_sentences.h"

#include "app/desktop/sentences/deed_sentences.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/sentences.h"
#include "app/desktop/sentences/window_language.h"

#include <algorithm>

namespace mz {

namespace {

TableView viewOf(const Review& review, const State& state) {
    return view(review.theCase(), state, Viewer::dealer);
}

// Which of several findings of one moment gives it its mark.
const ReviewFinding* gravest(std::span<const ReviewFinding> findings) {
    const auto found = std::ranges::max_element(
        findings, {}, [](const ReviewFinding& finding) { return DebriefSentences::mark(finding); });
    return found == findings.end() ? nullptr : &*found;
}

} // namespace

DebriefMark DebriefSentences::mark(const ReviewFinding& finding) {
    switch (finding.kind) {
    case ReviewFinding::Kind::opened:
        return DebriefMark::opened;
    case ReviewFinding::Kind::done:
        return DebriefMark::done;
    case ReviewFinding::Kind::missed:
    case ReviewFinding::Kind::fault:
        return DebriefMark::wrong;
    case ReviewFinding::Kind::help:
        break;
    }
    return DebriefMark::help;
}

DebriefMark DebriefSentences::mark(const Review& review, std::size_t moment) {
    if (const ReviewFinding* finding = gravest(review.findingsOn(moment)))
        return mark(*finding);
    const ReviewMoment& of = review.moments()[moment];
    return of.end ? DebriefMark::end : of.takenBack ? DebriefMark::takenBack : DebriefMark::plain;
}

QString DebriefSentences::happened(const Review& review, std::size_t moment,
                                   const ReviewLook& look) {
    const ReviewMoment& of = review.moments()[moment];
    if (of.end)
        return tr("The log ends here");
    const TableView before = viewOf(review, look.before);
    if (of.actor != Actor::dealer && !look.happenings.empty()) {
        const bool round = of.entry && of.lastOfLine && of.actor == Actor::player;
        const QStringList texts = DeedSentences::happened(before, {look.happenings.back()});
        if (!round)
            return texts.join(QStringLiteral(" "));
        const QString whole =
            DeedSentences::done(before, review.log().entries[*of.entry].deed, look.happenings);
        return texts.isEmpty() || texts.first() == whole
                   ? whole
                   : QStringLiteral("%1. %2").arg(texts.first(), whole);
    }
    if (!of.entry)
        return tr("Start");
    return DeedSentences::done(before, review.log().entries[*of.entry].deed, look.happenings);
}

QString DebriefSentences::label(const Review& review, std::size_t moment) {
    const ReviewFinding* finding = gravest(review.findingsOn(moment));
    if (finding != nullptr && finding->kind == ReviewFinding::Kind::opened)
        return RuleSentences::incident(review.verdict().incidents[*finding->incident].kind);
    if (finding != nullptr && finding->kind == ReviewFinding::Kind::fault)
        return RuleSentences::fault(finding->fault);
    const ReviewMoment& of = review.moments()[moment];
    const ReviewLook look = review.look(moment);
    // The whole round where it says more than the last player's word.
    if (of.entry && of.lastOfLine && of.actor == Actor::player)
        return DeedSentences::done(viewOf(review, look.before),
                                   review.log().entries[*of.entry].deed, look.happenings);
    return happened(review, moment, look);
}

QString DebriefSentences::done(const Review& review, std::size_t moment, const ReviewLook& look) {
    const ReviewMoment& of = review.moments()[moment];
    QStringList sentences{
        QStringLiteral("%1 · %2").arg(Sentences::time(of.t), happened(review, moment, look))};
    if (of.takenBack)
        sentences.append(tr("Taken back later."));
    for (const ReviewFinding& finding : review.findings())
        if (const ReviewMoment& on = review.moments()[finding.moment];
            finding.wrong() && on.line == of.line && on.end == of.end)
            sentences.append(DebriefSentences::finding(review, finding));
    return sentences.join(QLatin1Char('\n'));
}

QString DebriefSentences::asked(const Review& review, std::size_t moment, const ReviewLook& look) {
    if (!review.moments()[moment].wrong)
        return tr("The same: nothing is wrong here.");
    QStringList deeds;
    for (const AskedDeed& asked : look.askedDeeds)
        deeds.append(
            DeedSentences::done(viewOf(review, asked.before), asked.deed, asked.happenings));
    if (deeds.isEmpty())
        return tr("Nothing more was to be done.");
    return deeds.join(QStringLiteral(" · "));
}

QString DebriefSentences::finding(const Review& review, const ReviewFinding& finding) {
    switch (finding.kind) {
    case ReviewFinding::Kind::opened:
        return RuleSentences::incident(review.verdict().incidents[*finding.incident].kind);
    case ReviewFinding::Kind::done:
        return RuleSentences::stepDone(finding.step->step);
    case ReviewFinding::Kind::missed:
    case ReviewFinding::Kind::fault:
        return RuleSentences::whatHappened(finding.fault, finding.step);
    case ReviewFinding::Kind::help:
        break;
    }
    return finding.help.kind == Help::Kind::hint
               ? tr("A hint: %n point(s) less", nullptr, finding.help.cost)
               : tr("Taken back: %n point(s) less", nullptr, finding.help.cost);
}

QString DebriefSentences::rule(const Review& review, const IncidentVerdict& incident) {
    //: a rulebook and a rule in it
    return tr("%1, %2").arg(WindowLanguage::of(review.theCase().rulebook->title),
                            RuleSentences::rule(incident.rule));
}

QString DebriefSentences::lack(const Lack& lack) {
    const auto arg = [&](std::size_t place) {
        return place < lack.args.size() ? QString::fromStdString(lack.args[place]) : QString();
    };
    switch (lack.kind) {
    case Lack::Kind::pack:
        return tr("The pack “%1” is not here. The hand is shown as the log itself describes it; "
                  "80 points count as passed.")
            .arg(arg(0));
    case Lack::Kind::scenario:
        return tr("The pack no longer has the scenario “%1”. The hand is shown as the log itself "
                  "describes it.")
            .arg(arg(0));
    case Lack::Kind::changed:
        return tr("The scenario has changed since then. The hand is shown as it was dealt.");
    case Lack::Kind::ownCase:
        return tr("What the log says about its hand cannot be dealt. The hand of the pack is "
                  "shown.");
    case Lack::Kind::book:
        return tr("The rulebook “%1” is not here. Steps and faults are by another one, named "
                  "below.")
            .arg(arg(0));
    case Lack::Kind::edition:
        return tr("The log was written under edition %1 of the rulebook; this is edition %2.")
            .arg(arg(0), arg(1));
    case Lack::Kind::cutOff:
        return tr("Line %1 of the log is cut off and left out. What stands before it is shown.")
            .arg(arg(0));
    }
    return {};
}

QString DebriefSentences::boards(const ReviewBoards& boards) {
    const auto kept = [&](std::size_t from, std::size_t to) {
        return boards.asked.size() >= to &&
               std::equal(boards.natural.begin() + static_cast<int>(from),
                          boards.natural.begin() + static_cast<int>(to),
                          boards.asked.begin() + static_cast<int>(from));
    };
    const bool flop = kept(0, 3);
    const bool turn = kept(3, 4);
    const bool river = kept(4, 5);
    const bool riverAsTurn = boards.asked.size() >= 4 && boards.asked[3] == boards.natural[4];
    if (boards.asked.size() < 5)
        return tr("The hand ends before the river.");
    if (flop && turn && river)
        return tr("The remedy keeps the whole board as it would have come.");
    if (flop && turn)
        return tr("The remedy keeps flop and turn; only the river is left to chance.");
    if (flop && riverAsTurn)
        return tr("The remedy keeps the flop, and the natural river comes as the turn; only the "
                  "new river is left to chance.");
    if (flop)
        return tr("The remedy keeps the flop; the rest is left to chance.");
    return tr("The remedy leaves the whole board to chance.");
}

} // namespace mz
