// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/progress.h"

#include <QCoreApplication>
#include <QDate>
#include <QString>

namespace mz {

// What the page of somebody's progress says, in the window's language.
class ProgressWords {
    Q_DECLARE_TR_FUNCTIONS(ProgressWords)

public:
    [[nodiscard]] static QString rule(const std::string& rule);
    [[nodiscard]] static QString next(const std::string& rule); // a rule and what it is about
    [[nodiscard]] static QString why(const Progress& progress); // that rule comes next
    [[nodiscard]] static QString sinceExposedCard(const SinceExposedCard& since);

    [[nodiscard]] static QString percent(double share);
    [[nodiscard]] static QString lastRight(const RuleProgress& rule);      // "7 of 10"
    [[nodiscard]] static QString seconds(const std::optional<qint64>& ms); // "–": none
    [[nodiscard]] static QString day(const QDate& day);
};

} // namespace mz
