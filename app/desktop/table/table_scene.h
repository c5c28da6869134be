// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/betting/chips.h"
#include "core/cards/card.h"
#include "core/table/zone.h"

#include <QList>
#include <QString>

#include <optional>

namespace mz {

// A card as the dealer sees it. Without a face it lies face down; `sprite` then tells it from
// others for as long as hands can.
struct SceneCard {
    std::optional<Face> face;
    int sprite = 0;
    bool selected = false;
    bool away = false; // in the air; its place is kept

    friend bool operator==(const SceneCard&, const SceneCard&) = default;
};

struct SceneSeat {
    bool empty = false;
    bool folded = false;
    bool allIn = false;
    bool toAct = false;
    bool named = false; // by the scenario
    QString name;
    QString stack;
    QString note; // the state in a word: "all-in", "folded"; of an empty seat all that is written
    QList<SceneCard> cards;
    Chips bet;
    QString betText;

    friend bool operator==(const SceneSeat&, const SceneSeat&) = default;
};

struct ScenePot {
    Chips chips;
    QString text;
    bool selected = false;

    friend bool operator==(const ScenePot&, const ScenePot&) = default;
};

// All that is painted on the table, in words and numbers ready to be shown as plain text.
struct TableScene {
    QList<SceneSeat> seats;                     // Seat 1 first
    Seat button = 0;                            // 0 where there is none
    QList<SceneCard> board, burns, aside, muck; // in the order in which they came
    QList<SceneCard> stub;                      // top card first
    QList<ScenePot> pots;
    QString legend;
    QString burnsLabel, stubLabel, asideLabel, muckLabel, dealerLabel;
    QString buttonLetter = QStringLiteral("D");
};

} // namespace mz
