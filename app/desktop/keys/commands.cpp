// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/keys/commands.h"

#include "app/desktop/keys/key_map.h"

#include <array>

namespace mz {

namespace {

struct Row {
    Command command;
    const char* name; // in the settings file
    CommandGroup group;
    const char* key;
    const char* label;
    const char* help;
};

#define MZ_ROW(command, group, key, label, help)                                                   \
    Row { Command::command, #command, CommandGroup::group, key, label, help }

// clang-format off
const std::array rows{
    MZ_ROW(shuffle, deck, "S", QT_TRANSLATE_NOOP("Commands", "Shuffle"),
           QT_TRANSLATE_NOOP("Commands", "Shuffle the cards in the stub")),
    MZ_ROW(cut, deck, "C", QT_TRANSLATE_NOOP("Commands", "Cut"),
           QT_TRANSLATE_NOOP("Commands", "Cut the stub")),
    MZ_ROW(pitch, deck, "Space", QT_TRANSLATE_NOOP("Commands", "Pitch"),
           QT_TRANSLATE_NOOP("Commands", "Pitch a card to the next player; 1 to 9 and 0: to that seat")),
    MZ_ROW(burn, deck, "B", QT_TRANSLATE_NOOP("Commands", "Burn"),
           QT_TRANSLATE_NOOP("Commands", "Burn the top card")),
    MZ_ROW(board, deck, "F", QT_TRANSLATE_NOOP("Commands", "Board"),
           QT_TRANSLATE_NOOP("Commands", "Deal the board, as many cards as the street has")),
    MZ_ROW(toStub, cards, "T", QT_TRANSLATE_NOOP("Commands", "To stub"),
           QT_TRANSLATE_NOOP("Commands", "Put the selected cards on the stub")),
    MZ_ROW(aside, cards, "A", QT_TRANSLATE_NOOP("Commands", "Aside"),
           QT_TRANSLATE_NOOP("Commands", "Set the selected cards aside")),
    MZ_ROW(toBurns, cards, "U", QT_TRANSLATE_NOOP("Commands", "To burns"),
           QT_TRANSLATE_NOOP("Commands", "Put the selected cards with the burncards")),
    MZ_ROW(muck, cards, "X", QT_TRANSLATE_NOOP("Commands", "Muck"),
           QT_TRANSLATE_NOOP("Commands", "Put the selected cards into the muck")),
    MZ_ROW(toBoard, cards, "K", QT_TRANSLATE_NOOP("Commands", "To board"),
           QT_TRANSLATE_NOOP("Commands", "Put the selected cards on the board")),
    MZ_ROW(turn, cards, "I", QT_TRANSLATE_NOOP("Commands", "Turn over"),
           QT_TRANSLATE_NOOP("Commands", "Turn the selected card over")),
    MZ_ROW(collect, chips, "P", QT_TRANSLATE_NOOP("Commands", "Bets in"),
           QT_TRANSLATE_NOOP("Commands", "Bring the bets into the pot")),
    MZ_ROW(giveBack, chips, "Z", QT_TRANSLATE_NOOP("Commands", "Give back"),
           QT_TRANSLATE_NOOP("Commands", "Give the bets back")),
    MZ_ROW(push, chips, "W", QT_TRANSLATE_NOOP("Commands", "Push"),
           QT_TRANSLATE_NOOP("Commands", "Push a pot: choose the seats by digit or click, then Enter")),
    MZ_ROW(button, chips, "D", QT_TRANSLATE_NOOP("Commands", "Button"),
           QT_TRANSLATE_NOOP("Commands", "Move the button: then a digit or a click on a seat")),
    MZ_ROW(misdeal, calls, "M", QT_TRANSLATE_NOOP("Commands", "Misdeal"),
           QT_TRANSLATE_NOOP("Commands", "Declare a misdeal")),
    MZ_ROW(floor, calls, "L", QT_TRANSLATE_NOOP("Commands", "Floor"),
           QT_TRANSLATE_NOOP("Commands", "Call the floor")),
    MZ_ROW(gather, calls, "G", QT_TRANSLATE_NOOP("Commands", "Gather"),
           QT_TRANSLATE_NOOP("Commands", "Gather all cards; the bets go back")),
    MZ_ROW(letAct, players, "V", QT_TRANSLATE_NOOP("Commands", "Let act"),
           QT_TRANSLATE_NOOP("Commands", "Let the players act, to the end of the round")),
    MZ_ROW(letOneAct, players, "Shift+V", QT_TRANSLATE_NOOP("Commands", "One only"),
           QT_TRANSLATE_NOOP("Commands", "Let one player act")),
    MZ_ROW(boardCount, none, "Shift+F", "",
           QT_TRANSLATE_NOOP("Commands", "Deal the board: then a digit, so many cards")),
    MZ_ROW(underStub, none, "Shift+T", "",
           QT_TRANSLATE_NOOP("Commands", "Put the selected cards under the stub")),
    MZ_ROW(hint, none, "H", QT_TRANSLATE_NOOP("Commands", "Hint"),
           QT_TRANSLATE_NOOP("Commands", "A hint; again for a clearer one. It costs points")),
    MZ_ROW(takeBack, none, "Ctrl+Z", QT_TRANSLATE_NOOP("Commands", "Take back"),
           QT_TRANSLATE_NOOP("Commands", "Take back the last act. It costs points")),
    MZ_ROW(playOn, none, "O", QT_TRANSLATE_NOOP("Commands", "Play on"),
           QT_TRANSLATE_NOOP("Commands", "Go on as it is, where the table stands still at a critical fault")),
    MZ_ROW(again, none, "R", QT_TRANSLATE_NOOP("Commands", "Start over"),
           QT_TRANSLATE_NOOP("Commands", "The same case again")),
    MZ_ROW(showAgain, none, "Shift+R", "",
           QT_TRANSLATE_NOOP("Commands", "Learn: show the case again from the beginning")),
    MZ_ROW(next, none, "N", QT_TRANSLATE_NOOP("Commands", "Next"),
           QT_TRANSLATE_NOOP("Commands", "The next case")),
    MZ_ROW(debrief, none, "J", QT_TRANSLATE_NOOP("Commands", "Debrief"),
           QT_TRANSLATE_NOOP("Commands", "Look at the case again, moment by moment, once it is over")),
    MZ_ROW(readBoard, none, "Shift+B", "",
           QT_TRANSLATE_NOOP("Commands", "Read out the board")),
    MZ_ROW(readPot, none, "Shift+P", "",
           QT_TRANSLATE_NOOP("Commands", "Read out the pots and the bets")),
    MZ_ROW(readSeat, none, "Shift+S", "",
           QT_TRANSLATE_NOOP("Commands", "Read out a seat: then its digit")),
    MZ_ROW(readDue, none, "Shift+D", "",
           QT_TRANSLATE_NOOP("Commands", "Read out what the coach says is due")),
    MZ_ROW(escape, none, "Esc", QT_TRANSLATE_NOOP("Commands", "Freeze"),
           QT_TRANSLATE_NOOP("Commands", "Drop the selection; else freeze the table, again to go on")),
    MZ_ROW(answers, none, "E", "",
           QT_TRANSLATE_NOOP("Commands", "Show the coach where it is covered, or cover it again")),
    MZ_ROW(keys, none, "F1", QT_TRANSLATE_NOOP("Commands", "Keys"),
           QT_TRANSLATE_NOOP("Commands", "Show the keys")),
    MZ_ROW(people, none, "F2", "",
           QT_TRANSLATE_NOOP("Commands", "Who is dealing: let somebody else sit down")),
    MZ_ROW(sessions, none, "F3", QT_TRANSLATE_NOOP("Commands", "Sessions"),
           QT_TRANSLATE_NOOP("Commands", "What you have dealt, session by session")),
    MZ_ROW(progress, none, "F4", QT_TRANSLATE_NOOP("Commands", "Progress"),
           QT_TRANSLATE_NOOP("Commands", "How far you have come, rule by rule and week by week")),
    MZ_ROW(classes, none, "F5", QT_TRANSLATE_NOOP("Commands", "Class"),
           QT_TRANSLATE_NOOP("Commands", "For the instructor: a class, its exams and its results")),
    MZ_ROW(fullScreen, none, "F11", "",
           QT_TRANSLATE_NOOP("Commands", "Full screen")),
    MZ_ROW(projector, none, "Shift+F11", "",
           QT_TRANSLATE_NOOP("Commands", "For a class: large cards, thick lines, answers covered")),
};
// clang-format on
#undef MZ_ROW

const Row& rowOf(Command command) { return rows[static_cast<std::size_t>(command)]; }

// One for the program, as its language is.
KeyMap& inUse() {
    static KeyMap keys;
    return keys;
}

} // namespace

std::span<const Command> Commands::all() {
    static const auto commands = [] {
        std::array<Command, rows.size()> list{};
        for (std::size_t row = 0; row < rows.size(); ++row)
            list[row] = rows[row].command;
        return list;
    }();
    return commands;
}

CommandGroup Commands::groupOf(Command command) { return rowOf(command).group; }

QString Commands::name(Command command) { return QString::fromLatin1(rowOf(command).name); }

QKeySequence Commands::firstKey(Command command) {
    return QKeySequence(QString::fromLatin1(rowOf(command).key));
}

QKeySequence Commands::key(Command command) { return inUse().of(command); }

QString Commands::keyText(Command command) { return keyText(key(command)); }

QString Commands::keyText(const QKeySequence& key) {
    QString text = key.toString(QKeySequence::PortableText);
    text.replace(QStringLiteral("Shift+"), QStringLiteral("⇧"));
    //: the key
    return text.replace(QStringLiteral("Space"), tr("Space"));
}

void Commands::use(const KeyMap& keys) { inUse() = keys; }

QString Commands::label(Command command) { return tr(rowOf(command).label); }

QString Commands::help(Command command) { return tr(rowOf(command).help); }

QString Commands::group(CommandGroup group) {
    switch (group) {
    case CommandGroup::deck:
        return tr("Deck");
    case CommandGroup::cards:
        return tr("Selected cards");
    case CommandGroup::chips:
        return tr("Chips");
    case CommandGroup::calls:
        return tr("Calls");
    case CommandGroup::players:
        return tr("Players");
    case CommandGroup::none:
        break;
    }
    return {};
}

} // namespace mz
