// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QString>

#include <cstdint>
#include <vector>

namespace mz {

// Everything that is not the table. What stands on another colour is named after it.
struct PanelColours {
    QColor room; // behind all of it, and round the table
    QColor status, alert, group;

    QColor title, titleText, titleStrong, titleHover, titleChosen;

    // The buttons of the bar and of the pages, and the keys that stand on them.
    QColor key, keyEdge, keyHover, keyDown, keyText, keyCap, keyHint;
    QColor danger, dangerEdge, dangerText;
    QColor focus; // the ring round what has the keyboard, on room and page

    // The coach.
    QColor paper, ink, inkQuiet, tabMark, paperFocus;
    QColor card, cardEdge;
    QColor plain, plainEdge, plainHover, plainOff, plainOffText, primary, primaryText;
    QColor dueBox, dueEdge, wrongBox, wrongEdge, wrongInk, rightBox, rightEdge, noteBox, noteEdge;
    QColor right, wrong, due, note, stroke; // the signs before a line, and what is drawn on them

    // The pages that come over the table.
    QColor page, pageText, pageStrong, pageQuiet;
    QColor chosen, chosenText; // a setting
    QColor row, rowChosen, rowText, rowQuiet, rowChosenQuiet;

    QColor tip, tipEdge, tipText, scroll;
};

struct TableColours {
    QColor room;
    QColor railLight, rail, railDark;
    QColor felt, feltEdge; // in the middle, where the lamp hangs, and at the rail
    QColor print, label, line, slot, well;
    QColor plate, plateEdge, plateDisc, plateName, plateStack;
    QColor quietPlate, quietEdge, quietText; // who does not play
    QColor turn, selection, allIn, ink, ivory, gold, tab;
};

enum class Panels : std::uint8_t { standard, light, dark, contrast };
enum class Felt : std::uint8_t { green, blue, red, violet, charcoal };

// How the program looks.
struct Theme {
    PanelColours panel;
    TableColours table;
    double outline = 1; // how many times thicker than usual the lines on the table are
};

[[nodiscard]] Theme makeTheme(Panels panels, Felt felt, bool projector = false);

// A colour in which something is written, and the one that it is written on; all of them.
struct Writing {
    const char* what;
    QColor ink;
    QColor ground;
};
[[nodiscard]] std::vector<Writing> writingsOf(const Theme& theme);

namespace theme {

// The one in use.
[[nodiscard]] const Theme& now();
void use(const Theme& theme);

// The program's font; sizes are pixels at 100 %.
[[nodiscard]] QFont font(double pixels, double scale, QFont::Weight weight = QFont::Normal);
// The look of everything that is not painted by hand.
[[nodiscard]] QString styleSheet(const PanelColours& colours, double scale);

} // namespace theme

} // namespace mz
