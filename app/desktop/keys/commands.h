// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QKeySequence>
#include <QString>

#include <cstdint>
#include <span>

namespace mz {

// Everything that has a key.
enum class Command : std::uint8_t {
    shuffle,
    cut,
    pitch,
    burn,
    board,
    toStub,
    aside,
    toBurns,
    muck,
    toBoard,
    turn,
    collect,
    giveBack,
    push,
    button,
    misdeal,
    floor,
    gather,
    letAct,
    letOneAct,
    // without a button of their own in the bar
    boardCount,
    underStub,
    hint,
    takeBack,
    playOn,
    again,
    showAgain,
    next,
    debrief,
    readBoard,
    readPot,
    readSeat,
    readDue,
    escape,
    answers,
    keys,
    people,
    sessions,
    progress,
    classes,
    fullScreen,
    projector
};

class KeyMap;

enum class CommandGroup : std::uint8_t { deck, cards, chips, calls, players, none };

// The one table of acts, keys and words from which bar, shortcuts and help are made.
class Commands {
    Q_DECLARE_TR_FUNCTIONS(Commands)

public:
    [[nodiscard]] static std::span<const Command> all();
    [[nodiscard]] static CommandGroup groupOf(Command command);
    // What it is called in the settings file.
    [[nodiscard]] static QString name(Command command);
    // The key that it has until the user gives it another.
    [[nodiscard]] static QKeySequence firstKey(Command command);
    // The key that it has now, and how it is shown.
    [[nodiscard]] static QKeySequence key(Command command);
    [[nodiscard]] static QString keyText(Command command);
    [[nodiscard]] static QString keyText(const QKeySequence& key);
    static void use(const KeyMap& keys);
    [[nodiscard]] static QString label(Command command); // on its button
    [[nodiscard]] static QString help(Command command);  // what it does
    [[nodiscard]] static QString group(CommandGroup group);
};

} // namespace mz
