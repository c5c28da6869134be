// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include "core/betting/betting.h"

namespace mz::testing {

// Players in Seat 1, 2, 3 … with these stacks, the button in the last seat.
inline Structure seated(std::initializer_list<int> stacks,
                        std::initializer_list<int> blinds = {1, 2}) {
    Structure structure;
    structure.seats = static_cast<int>(stacks.size());
    structure.button = structure.seats;
    Seat seat = 0;
    for (const int stack : stacks) {
        ++seat;
        structure.occupied = static_cast<SeatMask>(structure.occupied | maskOf(seat));
        structure.stacks[static_cast<std::size_t>(seat - 1)] = Chips(stack);
    }
    for (const int blind : blinds)
        structure.blinds[static_cast<std::size_t>(structure.blindCount++)] = Chips(blind);
    return structure;
}

struct Talk {
    Structure structure;
    Betting betting;

    explicit Talk(const Structure& of) : structure(of), betting(post(of)) {
        openRound(structure, betting, Street::preflop);
    }

    // "call, raise 8, fold": the players in turn; the first word that is not legal, or "".
    QString say(const char* words) {
        for (const QString& part : QString(words).split(", ", Qt::SkipEmptyParts)) {
            const auto word = bettingWordFromCode(part.toStdString());
            if (!word || !legal(structure, betting, *word))
                return part;
            speak(structure, betting, *word);
            if (betting.sum() != structure.chipsInPlay())
                return "chips lost with " + part;
        }
        return "";
    }
    [[nodiscard]] bool may(const char* word) const {
        return legal(structure, betting, *bettingWordFromCode(word));
    }
    void next(Street street) {
        collect(betting);
        openRound(structure, betting, street);
    }
    // "7 (1 2 3), 12 (1 2)": chips and who may win them.
    [[nodiscard]] QString pots() const {
        QStringList all;
        for (std::size_t i = 0; i < betting.potCount; ++i) {
            QStringList seats;
            for (Seat seat = 1; seat <= maxSeats; ++seat)
                if (holds(betting.pots[i].contenders, seat))
                    seats << QString::number(seat);
            all << QString("%1 (%2)").arg(betting.pots[i].chips.count).arg(seats.join(' '));
        }
        return all.join(", ");
    }
};

} // namespace mz::testing

Q_DECLARE_METATYPE(mz::Structure)
