// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/progress.h"

#include <QDateTime>
#include <QStringList>
#include <QTimeZone>

#include <optional>
#include <vector>

namespace mz::testing {

// Attempts, hands and what comes of them in words.

[[nodiscard]] inline const QTimeZone& utc() {
    static const QTimeZone zone = QTimeZone::utc();
    return zone;
}

[[nodiscard]] inline qint64 at(const QString& moment) {
    const QDateTime time = QDateTime::fromString(moment + 'Z', Qt::ISODate);
    if (!time.isValid())
        qFatal("%s", qPrintable(moment));
    return time.toMSecsSinceEpoch();
}

// "2 + 900 2026-11-30T10:15": rule, right or wrong (+, -), reaction in ms or "?", the moment; one
// behind the other with semicolons. "own" at the end: a card that the dealer exposed himself.
[[nodiscard]] inline std::vector<TriedOnce> tries(const QString& told) {
    std::vector<TriedOnce> attempts;
    for (const QString& one : told.split(';', Qt::SkipEmptyParts)) {
        const QStringList words = one.split(' ', Qt::SkipEmptyParts);
        TriedOnce tried;
        tried.rule = (words[0].size() == 1 ? "holdem." + words[0] : words[0]).toStdString();
        tried.correct = words[1] == "+";
        if (words[2] != "?")
            tried.reactionMs = words[2].toInt();
        tried.at = at(words[3]);
        tried.ownExposedCard = words.size() > 4;
        attempts.push_back(tried);
    }
    return attempts;
}

// "2026-11-30T10:15 left": moments, the session finished unless it says otherwise.
[[nodiscard]] inline std::vector<DealtOnce> hands(const QString& told) {
    std::vector<DealtOnce> sessions;
    for (const QString& one : told.split(';', Qt::SkipEmptyParts)) {
        const QStringList words = one.split(' ', Qt::SkipEmptyParts);
        sessions.push_back({at(words[0]), words.size() == 1});
    }
    return sessions;
}

[[nodiscard]] inline QString number(std::optional<qint64> value) {
    return value ? QString::number(*value) : "-";
}

// "holdem.2 3/4, last 3/4, 900": right of all, of the last ten, their median
[[nodiscard]] inline QString told(const RuleProgress& rule) {
    return QString("%1 %2/%3, last %4/%5, %6")
        .arg(QString::fromStdString(rule.rule))
        .arg(rule.correct)
        .arg(rule.attempts)
        .arg(rule.lastCorrect)
        .arg(rule.lastTried)
        .arg(number(rule.medianReactionMs));
}

// "2026-W49: 2 sessions, 1/2, 900"
[[nodiscard]] inline QString told(const WeekProgress& week) {
    return QString("%1-W%2: %3 sessions, %4/%5, %6")
        .arg(week.year)
        .arg(week.week)
        .arg(week.sessions)
        .arg(week.correct)
        .arg(week.attempts)
        .arg(number(week.medianReactionMs));
}

[[nodiscard]] inline QString told(const Progress& progress) {
    QStringList lines;
    for (const RuleProgress& rule : progress.rules)
        if (rule.attempts > 0)
            lines.append(told(rule));
    for (const WeekProgress& week : progress.weeks)
        lines.append(told(week));
    return lines.join('\n');
}

} // namespace mz::testing
