// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/progress/progress_words.h"

#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/window_language.h"
#include "app/words/table.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace mz {

namespace {
QString dayOf(qint64 moment) {
    return ProgressWords::day(QDateTime::fromMSecsSinceEpoch(moment).date());
}
} // namespace

QString ProgressWords::rule(const std::string& rule) {
    return rule == "none" ? tr("No irregularity") : RuleSentences::rule(rule);
}

QString ProgressWords::next(const std::string& rule) {
    const QString about = RuleSentences::about(rule);
    return about.isEmpty() ? ProgressWords::rule(rule)
                           : QStringLiteral("%1  ·  %2").arg(ProgressWords::rule(rule), about);
}

QString ProgressWords::why(const Progress& progress) {
    const auto found = std::ranges::find(progress.rules, progress.next.rule, &RuleProgress::rule);
    if (found == progress.rules.end() || progress.next.why == NextRule::Why::neverTried)
        return tr("You have not met it yet.");
    if (progress.next.why == NextRule::Why::longestAgo)
        return tr("You master every rule; this one you have not met since %1.")
            .arg(dayOf(found->lastTriedAt.value_or(0)));
    if (found->lastTried < lastAttempts)
        return tr("You have met it %n time(s) so far, right: %1. Mastery takes ten.", nullptr,
                  found->lastTried)
            .arg(found->lastCorrect);
    return tr("Of the last ten times right: %1. Of all the rules it needs you most.")
        .arg(found->lastCorrect);
}

QString ProgressWords::sinceExposedCard(const SinceExposedCard& since) {
    return since.at ? tr("The last one that you exposed yourself was on %1.").arg(dayOf(*since.at))
                    : tr("You have never exposed one yourself.");
}

QString ProgressWords::percent(double share) {
    return QStringLiteral("%1 %").arg(std::lround(100 * share));
}

QString ProgressWords::lastRight(const RuleProgress& rule) {
    return rule.lastTried == 0 ? QStringLiteral("–")
                               : tr("%1 of %2").arg(rule.lastCorrect).arg(rule.lastTried);
}

QString ProgressWords::seconds(const std::optional<qint64>& ms) {
    return ms ? QString::fromStdString(spanName(WindowLanguage::words(), *ms))
              : QStringLiteral("–");
}

QString ProgressWords::day(const QDate& day) {
    return QLocale().toString(day, QLocale::ShortFormat);
}

} // namespace mz
