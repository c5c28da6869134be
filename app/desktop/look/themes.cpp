// SPDX-License-Identifier: GPL-3.0-or-later
// The themes: colours, and what is written in which.
#include "app/desktop/look/theme.h"

namespace mz {

namespace {

QColor rgb(QRgb colour) { return QColor(colour); }

// Dark round the table, so that the felt shines; the coach on paper.
PanelColours standard() {
    PanelColours c;
    c.room = rgb(0x14171c);
    c.status = rgb(0xb4bdc8);
    c.alert = rgb(0xffb4a8);
    c.group = rgb(0x98a2ae);
    c.title = rgb(0x101318);
    c.titleText = rgb(0xd7dde4);
    c.titleStrong = rgb(0xffffff);
    c.titleHover = rgb(0x242a32);
    c.titleChosen = rgb(0x2b323c);
    c.key = rgb(0x232830);
    c.keyEdge = rgb(0x363d48);
    c.keyHover = rgb(0x2f3640);
    c.keyDown = rgb(0x1a1e24);
    c.keyText = rgb(0xf3f5f7);
    c.keyCap = rgb(0x171a1f);
    c.keyHint = rgb(0xaab4c0);
    c.danger = rgb(0x431d19);
    c.dangerEdge = rgb(0xc0584a);
    c.dangerText = rgb(0xffffff);
    c.focus = rgb(0xffffff);
    c.paper = rgb(0xf5f3ee);
    c.ink = rgb(0x1b1e23);
    c.inkQuiet = rgb(0x5c626a);
    c.tabMark = rgb(0xd9a441);
    c.paperFocus = rgb(0x9a6a08);
    c.card = rgb(0xffffff);
    c.cardEdge = rgb(0xe2ded4);
    c.plain = rgb(0xffffff);
    c.plainEdge = rgb(0xcfcabd);
    c.plainHover = rgb(0xfaf7f0);
    c.plainOff = rgb(0xefece5);
    c.plainOffText = rgb(0x62666c);
    c.primary = rgb(0x1b1e23);
    c.primaryText = rgb(0xffffff);
    c.dueBox = rgb(0xfdf6e3);
    c.dueEdge = rgb(0xe0bd6a);
    c.wrongBox = rgb(0xfdeeec);
    c.wrongEdge = rgb(0xe3a49d);
    c.wrongInk = rgb(0x8e231c);
    c.rightBox = rgb(0xeaf5ef);
    c.rightEdge = rgb(0xb5d9c6);
    c.noteBox = rgb(0xeaf1f8);
    c.noteEdge = rgb(0xb3c9e0);
    c.right = rgb(0x1a8355);
    c.wrong = rgb(0xb8322a);
    c.due = rgb(0xb87a12);
    c.note = rgb(0x3b6ea5);
    c.stroke = rgb(0xffffff);
    c.page = rgb(0x14171c);
    c.pageText = rgb(0xe6eaee);
    c.pageStrong = rgb(0xffffff);
    c.pageQuiet = rgb(0xa5afba);
    c.chosen = rgb(0xf4f1e8);
    c.chosenText = rgb(0x14171c);
    c.row = rgb(0x1b1f26);
    c.rowChosen = rgb(0x225345);
    c.rowText = rgb(0xf3f5f7);
    c.rowQuiet = rgb(0xaab4c0);
    c.rowChosenQuiet = rgb(0xcfe6dc);
    c.tip = rgb(0xfdfcf8);
    c.tipEdge = rgb(0x8a8f96);
    c.tipText = rgb(0x1b1e23);
    c.scroll = rgb(0x8f959c);
    return c;
}

PanelColours light() {
    PanelColours c = standard();
    c.room = rgb(0xe3e6ea);
    c.status = rgb(0x444c56);
    c.alert = rgb(0x9c2018);
    c.group = rgb(0x525b66);
    c.title = rgb(0xfbfbfa);
    c.titleText = rgb(0x2b3138);
    c.titleStrong = rgb(0x14171c);
    c.titleHover = rgb(0xeceef1);
    c.titleChosen = rgb(0xdfe3e8);
    c.key = rgb(0xffffff);
    c.keyEdge = rgb(0xbac2cb);
    c.keyHover = rgb(0xf1f4f7);
    c.keyDown = rgb(0xdce1e6);
    c.keyText = rgb(0x1b1e23);
    c.keyCap = rgb(0xe6e9ed);
    c.keyHint = rgb(0x4a525c);
    c.danger = rgb(0xfbe3e0);
    c.dangerEdge = rgb(0xb8463a);
    c.dangerText = rgb(0x7a1a12);
    c.focus = rgb(0x0b57d0);
    c.paper = rgb(0xfbfaf7);
    c.page = rgb(0xeff1f3);
    c.pageText = rgb(0x2b3138);
    c.pageStrong = rgb(0x14171c);
    c.pageQuiet = rgb(0x515a64);
    c.chosen = rgb(0x1d5c4a);
    c.chosenText = rgb(0xffffff);
    c.row = rgb(0xffffff);
    c.rowChosen = rgb(0xcfe8dd);
    c.rowText = rgb(0x1b1e23);
    c.rowQuiet = rgb(0x525b66);
    c.rowChosenQuiet = rgb(0x33453d);
    return c;
}

PanelColours dark() {
    PanelColours c = standard();
    c.paper = rgb(0x1b1f25);
    c.ink = rgb(0xeef1f4);
    c.inkQuiet = rgb(0xa9b3be);
    c.paperFocus = rgb(0xf4b942);
    c.card = rgb(0x262b33);
    c.cardEdge = rgb(0x3a424d);
    c.plain = rgb(0x2a3038);
    c.plainEdge = rgb(0x48515d);
    c.plainHover = rgb(0x343b45);
    c.plainOff = rgb(0x20252b);
    c.plainOffText = rgb(0x939ca7);
    c.primary = rgb(0xf4f1e8);
    c.primaryText = rgb(0x14171c);
    c.dueBox = rgb(0x33290f);
    c.dueEdge = rgb(0x8a6a1f);
    c.wrongBox = rgb(0x3a1a17);
    c.wrongEdge = rgb(0x8e4a42);
    c.wrongInk = rgb(0xffb4a8);
    c.rightBox = rgb(0x14301f);
    c.rightEdge = rgb(0x2f6b4a);
    c.noteBox = rgb(0x172a3e);
    c.noteEdge = rgb(0x35577c);
    c.right = rgb(0x45c08a);
    c.wrong = rgb(0xf07c72);
    c.due = rgb(0xe6b450);
    c.note = rgb(0x7db1e6);
    c.stroke = rgb(0x101318);
    c.tip = rgb(0x2a3038);
    c.tipEdge = rgb(0x5b6572);
    c.tipText = rgb(0xf3f5f7);
    return c;
}

// Black, white and one yellow; a box is told by its edge.
PanelColours contrast() {
    const QColor black = rgb(0x000000);
    const QColor white = rgb(0xffffff);
    const QColor yellow = rgb(0xffe14d);
    PanelColours c = dark();
    for (QColor* ground :
         {&c.room, &c.title, &c.key,      &c.keyDown, &c.keyCap,     &c.danger,     &c.paper,
          &c.card, &c.plain, &c.plainOff, &c.dueBox,  &c.wrongBox,   &c.rightBox,   &c.noteBox,
          &c.page, &c.row,   &c.tip,      &c.stroke,  &c.chosenText, &c.primaryText})
        *ground = black;
    for (QColor* ink : {&c.status,         &c.titleText,  &c.titleStrong, &c.keyEdge,
                        &c.keyText,        &c.dangerText, &c.ink,         &c.inkQuiet,
                        &c.cardEdge,       &c.plainEdge,  &c.pageText,    &c.pageStrong,
                        &c.pageQuiet,      &c.rowText,    &c.rowQuiet,    &c.tipText,
                        &c.rowChosenQuiet, &c.tipEdge,    &c.group,       &c.scroll})
        *ink = white;
    for (QColor* mark : {&c.chosen, &c.primary, &c.focus, &c.paperFocus, &c.tabMark, &c.keyHint,
                         &c.dueEdge, &c.due})
        *mark = yellow;
    for (QColor* hover : {&c.titleHover, &c.titleChosen, &c.keyHover, &c.plainHover})
        *hover = rgb(0x333333);
    c.rowChosen = rgb(0x00503a);
    c.plainOffText = rgb(0xb0b0b0);
    c.alert = c.wrongInk = c.wrongEdge = c.dangerEdge = c.wrong = rgb(0xff9a8f);
    c.rightEdge = c.right = rgb(0x5ee6a4);
    c.noteEdge = c.note = rgb(0x8fc9ff);
    return c;
}

struct Cloth {
    QRgb middle, edge, print, label;
};

Cloth cloth(Felt felt) {
    switch (felt) {
    case Felt::blue:
        return {0x245a92, 0x12304f, 0xc3dbf6, 0xe4eefa};
    case Felt::red:
        return {0x8a2b36, 0x4a141c, 0xf4cfcf, 0xfbe8e6};
    case Felt::violet:
        return {0x5a3f84, 0x2f2049, 0xdccff2, 0xeee7fa};
    case Felt::charcoal:
        return {0x474e58, 0x23272d, 0xd0d6dd, 0xeaedf0};
    case Felt::green:
        break;
    }
    return {0x1a7059, 0x0c3d31, 0xc9efdf, 0xe4f4ed};
}

TableColours table(Felt felt, const PanelColours& panel) {
    const Cloth of = cloth(felt);
    TableColours c;
    c.room = panel.room;
    c.railLight = rgb(0x5a3f31);
    c.rail = rgb(0x3f2a20);
    c.railDark = rgb(0x281913);
    c.felt = rgb(of.middle);
    c.feltEdge = rgb(of.edge);
    c.print = rgb(of.print);
    c.label = rgb(of.label);
    c.line = c.print;
    c.line.setAlpha(0x66);
    c.slot = c.print;
    c.slot.setAlpha(0x90);
    c.well = c.feltEdge.darker(170);
    c.well.setAlpha(0x60);
    c.plate = rgb(0x15181e);
    c.plateEdge = rgb(0x3b4450);
    c.plateDisc = rgb(0x2b343e);
    c.plateName = rgb(0xffffff);
    c.plateStack = rgb(0xc9d1da);
    c.quietPlate = rgb(0x1e2528);
    c.quietEdge = rgb(0x303a3e);
    c.quietText = rgb(0x98a6aa);
    c.turn = rgb(0xf4b942);
    c.selection = rgb(0xffd166);
    c.allIn = rgb(0xff9d7a);
    c.ink = rgb(0x1b1e23);
    c.ivory = rgb(0xfdfcf8);
    c.gold = rgb(0xd9a441);
    c.tab = rgb(0x161a20);
    return c;
}

PanelColours panel(Panels panels) {
    switch (panels) {
    case Panels::light:
        return light();
    case Panels::dark:
        return dark();
    case Panels::contrast:
        return contrast();
    case Panels::standard:
        break;
    }
    return standard();
}

} // namespace

Theme makeTheme(Panels panels, Felt felt, bool projector) {
    Theme theme;
    theme.panel = panel(panels);
    theme.table = table(felt, theme.panel);
    if (projector) {
        theme.outline = 2;
        theme.table.line.setAlpha(0xb0);
        theme.table.slot.setAlpha(0xd0);
        theme.table.plateEdge = rgb(0x8b97a6);
    }
    return theme;
}

std::vector<Writing> writingsOf(const Theme& theme) {
    const PanelColours& p = theme.panel;
    const TableColours& t = theme.table;
    return {{"status", p.status, p.room},
            {"alert", p.alert, p.room},
            {"group of buttons", p.group, p.room},
            {"title", p.titleText, p.title},
            {"title under the pointer", p.titleText, p.titleHover},
            {"brand", p.titleStrong, p.title},
            {"language in use", p.titleStrong, p.titleChosen},
            {"button", p.keyText, p.key},
            {"button under the pointer", p.keyText, p.keyHover},
            {"button that is pressed", p.keyText, p.keyDown},
            {"key", p.keyHint, p.keyCap},
            {"misdeal", p.dangerText, p.danger},
            {"coach", p.ink, p.paper},
            {"coach, quiet", p.inkQuiet, p.paper},
            {"card", p.ink, p.card},
            {"card, quiet", p.inkQuiet, p.card},
            {"plain button", p.ink, p.plain},
            {"plain button under the pointer", p.ink, p.plainHover},
            {"button that is off", p.plainOffText, p.plainOff},
            {"primary button", p.primaryText, p.primary},
            {"due", p.ink, p.dueBox},
            {"due, quiet", p.inkQuiet, p.dueBox},
            {"wrong", p.ink, p.wrongBox},
            {"wrong, quiet", p.inkQuiet, p.wrongBox},
            {"fault", p.wrongInk, p.wrongBox},
            {"right", p.ink, p.rightBox},
            {"right, quiet", p.inkQuiet, p.rightBox},
            {"note", p.ink, p.noteBox},
            {"note, quiet", p.inkQuiet, p.noteBox},
            {"sign of right", p.stroke, p.right},
            {"sign of wrong", p.stroke, p.wrong},
            {"sign of a note", p.stroke, p.note},
            {"page", p.pageText, p.page},
            {"page, heading", p.pageStrong, p.page},
            {"page, quiet", p.pageQuiet, p.page},
            {"bars and lines of a page", p.chosen, p.page},
            {"setting in use", p.chosenText, p.chosen},
            {"scenario", p.rowText, p.row},
            {"scenario, quiet", p.rowQuiet, p.row},
            {"scenario under the pointer", p.rowText, p.keyHover},
            {"scenario under the pointer, quiet", p.rowQuiet, p.keyHover},
            {"chosen scenario", p.rowText, p.rowChosen},
            {"chosen scenario, quiet", p.rowChosenQuiet, p.rowChosen},
            {"tooltip", p.tipText, p.tip},
            {"legend", t.print, t.felt},
            {"pile", t.label, t.felt},
            {"pot", t.plateName, t.felt},
            {"player", t.plateName, t.plate},
            {"stack", t.plateStack, t.plate},
            {"seat's number", t.plateName, t.plateDisc},
            {"player who does not play", t.quietText, t.quietPlate},
            {"number of who does not play", t.quietText, t.quietEdge},
            {"number of who is to act", t.ink, t.turn},
            {"all-in", t.allIn, t.plate},
            {"button's letter", t.ink, t.ivory},
            {"dealer", t.plateStack, t.tab}};
}

} // namespace mz
