// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/exam/exam_words.h"

#include "app/desktop/keys/commands.h"
#include "app/desktop/report/report_words.h"
#include "app/desktop/sentences/sentences.h"
#include "app/desktop/sentences/window_language.h"
#include "app/results/result_sentences.h"

#include <QDateTime>
#include <QLocale>

namespace mz {

namespace {

QString moment(qint64 ms) {
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(ms), QLocale::ShortFormat);
}

QString list(const QStringList& parts) { return parts.join(QStringLiteral("  ·  ")); }

} // namespace

QString ExamWords::title(const Assignment& assignment) {
    return WindowLanguage::of(assignment.title);
}

QString ExamWords::about(const Assignment& assignment) {
    const QString hands =
        tr("%n hand(s), one after the other.", nullptr, static_cast<int>(assignment.hands.size()));
    if (assignment.mode != Mode::exam)
        return QStringLiteral("%1 %2").arg(
            hands, tr("The coach: %1.").arg(Sentences::mode(assignment.mode)));
    return QStringLiteral("%1 %2").arg(
        hands, tr("In any of them something may go wrong, or nothing. There are no hints, nothing "
                  "is taken back, no hand is dealt a second time, and what was right or wrong is "
                  "told at the end."));
}

QString ExamWords::limits(const TimeLimits& limits) {
    QStringList parts;
    if (limits.minutes)
        parts.append(tr("%n minute(s) for all hands", nullptr, *limits.minutes));
    if (limits.secondsPerHand)
        parts.append(tr("%n second(s) for each hand", nullptr, *limits.secondsPerHand));
    if (limits.until)
        parts.append(tr("to be begun by %1").arg(moment(*limits.until)));
    return list(parts);
}

QString ExamWords::obstacle(const ExamOffer& offer) {
    if (offer.name.isEmpty())
        return tr("This needs a name: say who deals (%1).").arg(Commands::keyText(Command::people));
    if (offer.tooLate)
        return tr("The time to begin is over.");
    if (!offer.missing)
        return {};
    const AssignedHand& hand = offer.assignment.hands[offer.missing->hand];
    const QString pack = QString::fromStdString(hand.pack);
    switch (offer.missing->why) {
    case MissingHand::Why::pack:
        return tr("The pack “%1” is not on this computer: put its file beside the assignment.")
            .arg(pack);
    case MissingHand::Why::edition:
        return tr("The pack “%1” is here in edition %2; edition %3 is to be dealt.")
            .arg(pack)
            .arg(offer.missing->edition)
            .arg(hand.edition);
    case MissingHand::Why::scenario:
        break;
    }
    return tr("The pack “%1” has no scenario “%2”.")
        .arg(pack, QString::fromStdString(hand.scenario));
}

QString ExamWords::starts(const ExamOffer& offer) {
    return offer.starts == 0 ? QString()
                             : tr("%1 has begun this %n time(s) on this computer, last on %2.",
                                  nullptr, offer.starts)
                                   .arg(offer.name, moment(offer.last));
}

QString ExamWords::whatItProves() {
    return tr("What this proves: the start is counted and written down before the first card is "
              "dealt, and every line of the record carries a hash of the line before it. Who "
              "changes a byte afterwards is found out; the last hash stands on the report. Who "
              "deals, without help and without a look into the book, and that nobody made a "
              "whole new record, only supervision can prove.");
}

QString ExamWords::underWay(const ExamProgress& progress) {
    QStringList parts;
    if (progress.hand > 0)
        parts.append(progress.handOver
                         ? tr("Hand %1 of %2 is over").arg(progress.hand).arg(progress.hands)
                         : tr("Hand %1 of %2 is under way").arg(progress.hand).arg(progress.hands));
    else
        parts.append(tr("No hand was dealt yet"));
    parts.append(tr("start no. %1").arg(progress.startNumber));
    if (progress.msLeft)
        parts.append(tr("time left: %1").arg(clock(*progress.msLeft)));
    return list(parts);
}

QString ExamWords::clock(qint64 msLeft) {
    const qint64 seconds = std::max<qint64>(0, (msLeft + 999) / 1000);
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QString ExamWords::verdict(const ReportFacts& facts) {
    if (facts.hands.empty())
        return tr("No hand was dealt.");
    QStringList parts{tr("%1 of 100").arg(facts.score), ReportWords::result(facts)};
    if (const QString reason = ReportWords::reason(facts); !reason.isEmpty())
        parts.append(reason);
    return list(parts);
}

QString ExamWords::sat(const ExamResult& result) {
    const SittingRow& sitting = result.record.sitting;
    QStringList parts{moment(sitting.start.startedAt), tr("start no. %1").arg(sitting.startNumber),
                      ReportWords::handCount(result.facts)};
    if (!result.facts.name.isEmpty())
        parts.prepend(result.facts.name);
    if (sitting.imported)
        parts.append(tr("imported from another computer"));
    return list(parts);
}

QString ExamWords::record(const ExamResult& result) {
    QString text =
        QString::fromStdString(sittingSentence(WindowLanguage::words(), result.record.check()));
    // In two lines: a word of 64 letters is wider than a small window.
    const QString& hash = result.record.sitting.lastHash;
    constexpr int half = 32;
    if (!text.isEmpty() && !hash.isEmpty())
        text += QLatin1Char('\n') + tr("Last hash: %1").arg(hash.left(half)) + QLatin1Char('\n') +
                hash.mid(half);
    return text;
}

QString ExamWords::hand(const ExamResult& result, std::size_t hand) {
    const SatHand& sat = result.record.hands[hand];
    QString text = tr("Hand %1").arg(sat.session.start.placeInSitting);
    if (const HandFacts* facts = result.factsOf(hand))
        text += QStringLiteral("   %1").arg(ReportWords::scenario(*facts));
    return text;
}

QString ExamWords::handBrief(const ExamResult& result, std::size_t hand) {
    const SatHand& sat = result.record.hands[hand];
    QStringList parts;
    if (const HandFacts* facts = result.factsOf(hand))
        parts.append(facts->passed ? tr("%1 of 100, passed").arg(facts->score)
                                   : tr("%1 of 100, not passed").arg(facts->score));
    else
        parts.append(tr("cannot be judged here"));
    if (const auto& said = sat.session.assessment; said && said->overrideScore)
        parts.append(tr("%1 gives %2 of 100")
                         .arg(QString::fromStdString(said->assessor))
                         .arg(*said->overrideScore));
    if (sat.session.state == SessionState::left)
        parts.append(tr("left before the end"));
    if (sat.fileMissing)
        parts.append(tr("the file of its log is gone; the records have it"));
    if (sat.session.start.header.mode == Mode::exam && sat.chain.state != ChainCheck::State::intact)
        parts.append(QString::fromStdString(chainSentence(WindowLanguage::words(), sat.chain)));
    return list(parts);
}

} // namespace mz
