// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/theme.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace mz {

namespace theme {

namespace {

// Lengths in px are scaled where they are followed by "*"; @name is a colour of the theme.
const char* const sheet = R"(
* { font-family: Inter, "DejaVu Sans", sans-serif; font-size: 13px*; }
QToolTip { background: @tip; color: @tipText; border: 1px solid @tipEdge; padding: 4px; }
#window { background: @room; }

#titleBar { background: @title; }
#titleBar QLabel { color: @titleText; }
#titleBar #brand { color: @titleStrong; font-size: 17px*; font-weight: 700; }
#titleBar QPushButton { color: @titleText; background: transparent; border: 1px solid transparent;
    border-radius: 8px; padding: 0 9px; min-height: 44px; }
#titleBar QPushButton:hover { background: @titleHover; }
#titleBar QPushButton:focus { border-color: @focus; }
#titleBar QPushButton:checked { background: @titleChosen; color: @titleStrong; font-weight: 700; }
#titleBar #crumb { text-align: left; }
#titleBar #languages QPushButton { min-width: 44px; padding: 0; }

#status { color: @status; font-size: 12px*; }
#status[alert="true"] { color: @alert; font-weight: 600; }
#actionBar #group { color: @group; font-size: 11px*; font-weight: 600; }

#coach { background: @paper; }
#coach QLabel { color: @ink; }
#coach QScrollArea, #coach #page { background: transparent; border: none; }
#coach #tab { color: @inkQuiet; background: transparent; border: none; border-radius: 0;
    border-bottom: 3px solid transparent; font-weight: 600; font-size: 14px*; min-height: 44px;
    min-width: 44px; padding: 0 4px; }
#coach #tab:checked { color: @ink; border-bottom-color: @tabMark; }
#coach #tab:focus { border: 2px solid @paperFocus; border-radius: 6px; }
#coach #card { background: @card; border: 1px solid @cardEdge; border-radius: 9px; }
#coach #title { font-size: 15px*; font-weight: 700; }
#coach #heading { color: @inkQuiet; font-size: 12px*; font-weight: 700; }
#coach #quiet { color: @inkQuiet; font-size: 12px*; }
#coach #due { background: @dueBox; border: 1px solid @dueEdge; border-radius: 9px; }
#coach #due QLabel { font-weight: 600; }
#coach #wrong { background: @wrongBox; border: 1px solid @wrongEdge; border-radius: 9px; }
#coach #wrong #fault { color: @wrongInk; font-weight: 700; }
#coach #right { background: @rightBox; border: 1px solid @rightEdge; border-radius: 9px; }
#coach #note { background: @noteBox; border: 1px solid @noteEdge; border-radius: 9px; }
#coach #choice { background: @wrongBox; border-top: 2px solid @wrongEdge; }
#coach #choice #fault { color: @wrongInk; font-size: 15px*; font-weight: 700; }
#coach #due #small { color: @inkQuiet; font-size: 12px*; font-weight: 400; }
#coach #score { font-size: 30px*; font-weight: 800; }
#coach #strong { font-weight: 700; }
#coach QPushButton { background: @plain; color: @ink; border: 1px solid @plainEdge;
    border-radius: 9px; min-height: 44px; padding: 0 8px; font-weight: 600; }
#coach QPushButton:hover { background: @plainHover; }
#coach QPushButton:disabled { color: @plainOffText; background: @plainOff; }
#coach QPushButton#primary { background: @primary; color: @primaryText; border-color: @primary; }
#coach QPushButton:focus { border: 2px solid @paperFocus; }
#coach QPushButton#primary:focus { border: 3px solid @paperFocus; }

#debrief { background: @paper; }
#debrief #head { background: @page; }
#debrief #head #big { color: @pageStrong; font-size: 18px*; font-weight: 700; }
#debrief #head #about { color: @pageQuiet; }
#debrief #head QPushButton { background: @key; color: @keyText; border-color: @keyEdge; }
#debrief #head QPushButton:focus { border: 2px solid @focus; }
#debrief QLabel, #debrief QListView { color: @ink; }
#debrief QScrollArea, #debrief #page, #debrief QListView { background: transparent; border: none;
    outline: none; }
#debrief #card { background: @card; border: 1px solid @cardEdge; border-radius: 11px; }
#debrief #due { background: @dueBox; border: 1px solid @dueEdge; border-radius: 9px; }
#debrief #heading { color: @inkQuiet; font-size: 12px*; font-weight: 700; }
#debrief #quiet { color: @inkQuiet; font-size: 12px*; }
#debrief #strong { font-weight: 700; }
#debrief #rule { font-weight: 600; }
#debrief #score { font-size: 40px*; font-weight: 800; }
#debrief #of { color: @inkQuiet; font-size: 14px*; }
#debrief #passed { background: @wrongBox; color: @wrongInk; border: 1px solid @wrongEdge;
    border-radius: 9px; padding: 3px 7px; font-weight: 700; }
#debrief #passed[good="true"] { background: @rightBox; color: @ink; border-color: @rightEdge; }
#debrief #sign { color: @inkQuiet; font-size: 26px*; font-weight: 700; }
#debrief #sign[wrong="true"] { color: @wrongInk; }
#debrief QPushButton { background: @plain; color: @ink; border: 1px solid @plainEdge;
    border-radius: 9px; min-height: 44px; min-width: 22px; padding: 0 14px; font-weight: 600; }
#debrief QPushButton:hover { background: @plainHover; }
#debrief QPushButton:disabled { color: @plainOffText; background: @plainOff; }
#debrief QPushButton#primary { background: @primary; color: @primaryText;
    border-color: @primary; }
#debrief QPushButton#primary:disabled { color: @plainOffText; background: @plainOff;
    border-color: @plainEdge; }
#debrief QPushButton#arrow { padding: 0 10px; }
#debrief QPushButton:focus { border: 2px solid @paperFocus; }

#page QListWidget, #chooser QListWidget { background: transparent; border: none; outline: none; }
#chooser, #settings, #keys { background: @page; }
#settings QScrollArea, #settings #page { background: transparent; border: none; }
#chooser QLabel, #settings QLabel, #keys QLabel, #settings QCheckBox { color: @pageText; }
#chooser #big, #settings #big, #keys #big { font-size: 22px*; font-weight: 700; color: @pageStrong; }
#chooser #small, #settings #small, #keys #small { color: @pageQuiet; }
#chooser QPushButton, #settings QPushButton, #keys QPushButton { background: @key;
    color: @keyText; border: 1px solid @keyEdge; border-radius: 8px; min-height: 44px;
    min-width: 22px; padding: 0 14px; font-weight: 600; }
#chooser QPushButton:hover, #settings QPushButton:hover { background: @keyHover; }
#chooser QPushButton:checked, #settings QPushButton:checked { background: @chosen;
    color: @chosenText; }
#chooser QPushButton:focus, #settings QPushButton:focus, #keys QPushButton:focus {
    border: 2px solid @focus; }
#keys QPushButton:disabled { color: @pageQuiet; }
#keys QScrollArea, #keys #page { background: transparent; }
#keys #cap, #keys #fixedCap { background: @key; border: 1px solid @keyEdge; border-radius: 6px;
    color: @keyText; font-weight: 700; padding: 0 8px; min-height: 44px; min-width: 28px; }
#keys #fixedCap { background: transparent; }
mz--Page { background: @page; }
mz--Page QScrollArea, mz--Page #page { background: transparent; border: none; }
mz--Page QLabel, mz--Page QCheckBox { color: @pageText; }
mz--Page #big { font-size: 22px*; font-weight: 700; color: @pageStrong; }
mz--Page #strong { font-weight: 700; color: @pageStrong; }
mz--Page #small { color: @pageQuiet; }
mz--Page #large { font-size: 26px*; font-weight: 700; color: @pageStrong; }
mz--Page #scroll { border: 2px solid @page; border-radius: 8px; }
mz--Page #scroll:focus { border-color: @focus; }
mz--Page #alert { color: @alert; font-weight: 600; }
mz--Page QListWidget, mz--Page QListView { background: transparent; border: none; outline: none; }
mz--Page QTableView { background: transparent; border: none; outline: none; color: @rowText;
    alternate-background-color: @row; selection-background-color: @rowChosen;
    selection-color: @rowText; }
mz--Page QTableView::item { padding: 0 8px; }
mz--Page QHeaderView, mz--Page QHeaderView::section { background: transparent; border: none;
    color: @pageQuiet; font-weight: 600; padding: 4px 8px; }
mz--Page QTableCornerButton::section { background: transparent; border: none; }
mz--Page QPushButton { background: @key; color: @keyText; border: 1px solid @keyEdge;
    border-radius: 8px; min-height: 44px; min-width: 22px; padding: 0 14px; font-weight: 600; }
mz--Page QPushButton:hover { background: @keyHover; }
mz--Page QPushButton:checked { background: @chosen; color: @chosenText; }
mz--Page QPushButton:disabled { color: @pageQuiet; }
mz--Page QPushButton[primary="true"] { background: @chosen; color: @chosenText;
    border-color: @chosen; }
mz--Page QPushButton[primary="true"]:disabled { background: @key; color: @pageQuiet;
    border-color: @keyEdge; }
mz--Page QPushButton:focus { border: 2px solid @focus; }
mz--Page QLineEdit, mz--Page QPlainTextEdit { background: @row; color: @rowText;
    border: 1px solid @keyEdge; border-radius: 8px; min-height: 42px; padding: 0 10px; }
mz--Page QLineEdit:focus, mz--Page QPlainTextEdit:focus { border: 2px solid @focus; }
mz--Page QCheckBox { min-height: 44px; spacing: 10px; }
mz--Page QCheckBox::indicator { width: 22px*; height: 22px*; }
mz--Page QCheckBox:focus { color: @pageStrong; font-weight: 700; }
#frozen { background: rgba(12, 14, 18, 205); }
#frozen QLabel { color: #ffffff; font-size: 24px*; font-weight: 700; }
#frozen #small { color: #c3ccd6; font-size: 14px*; font-weight: 400; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar::handle:vertical { background: @scroll; border-radius: 4px; min-height: 40px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle:horizontal { background: @scroll; border-radius: 4px; min-width: 40px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)";

struct Named {
    QLatin1String name;
    QColor PanelColours::*colour;
};

#define MZ_NAMED(colour)                                                                           \
    Named { QLatin1String(#colour), &PanelColours::colour }
const std::array names{
    MZ_NAMED(alert),      MZ_NAMED(card),        MZ_NAMED(cardEdge),   MZ_NAMED(chosen),
    MZ_NAMED(chosenText), MZ_NAMED(dueBox),      MZ_NAMED(dueEdge),    MZ_NAMED(focus),
    MZ_NAMED(group),      MZ_NAMED(ink),         MZ_NAMED(inkQuiet),   MZ_NAMED(key),
    MZ_NAMED(keyEdge),    MZ_NAMED(keyHover),    MZ_NAMED(keyText),    MZ_NAMED(noteBox),
    MZ_NAMED(noteEdge),   MZ_NAMED(page),        MZ_NAMED(pageQuiet),  MZ_NAMED(pageStrong),
    MZ_NAMED(pageText),   MZ_NAMED(paper),       MZ_NAMED(paperFocus), MZ_NAMED(plain),
    MZ_NAMED(plainEdge),  MZ_NAMED(plainHover),  MZ_NAMED(plainOff),   MZ_NAMED(plainOffText),
    MZ_NAMED(primary),    MZ_NAMED(primaryText), MZ_NAMED(rightBox),   MZ_NAMED(rightEdge),
    MZ_NAMED(room),       MZ_NAMED(row),         MZ_NAMED(rowChosen),  MZ_NAMED(rowText),
    MZ_NAMED(scroll),     MZ_NAMED(status),      MZ_NAMED(tabMark),    MZ_NAMED(tip),
    MZ_NAMED(tipEdge),    MZ_NAMED(tipText),     MZ_NAMED(title),      MZ_NAMED(titleChosen),
    MZ_NAMED(titleHover), MZ_NAMED(titleStrong), MZ_NAMED(titleText),  MZ_NAMED(wrongBox),
    MZ_NAMED(wrongEdge),  MZ_NAMED(wrongInk)};
#undef MZ_NAMED

int scaled(double pixels, double scale) {
    return std::max(1, static_cast<int>(std::lround(pixels * scale)));
}

Theme& current() {
    static Theme theme = makeTheme(Panels::standard, Felt::green);
    return theme;
}

} // namespace

const Theme& now() { return current(); }

void use(const Theme& theme) { current() = theme; }

QFont font(double pixels, double scale, QFont::Weight weight) {
    QFont font(QStringList{QStringLiteral("Inter"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(scaled(pixels, scale));
    font.setWeight(weight);
    return font;
}

QString styleSheet(const PanelColours& colours, double scale) {
    const QString text = QString::fromUtf8(sheet);
    static const QRegularExpression variable(QStringLiteral("(\\d+)px\\*|@([a-zA-Z]+)"));
    QString result;
    qsizetype last = 0;
    for (auto matches = variable.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        result += text.mid(last, match.capturedStart() - last);
        last = match.capturedEnd();
        if (match.capturedLength(1) > 0) {
            result +=
                QString::number(scaled(match.captured(1).toDouble(), scale)) + QStringLiteral("px");
        } else {
            const auto named = std::ranges::find_if(
                names, [&](const Named& one) { return match.captured(2) == one.name; });
            Q_ASSERT(named != names.end());
            result += (colours.*named->colour).name();
        }
    }
    return result + text.mid(last);
}

} // namespace theme

} // namespace mz
