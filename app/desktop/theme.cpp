// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace mz::theme {

namespace {

// Lengths in px are scaled where they are followed by "*".
const char* const sheet = R"(
* { font-family: Inter, "DejaVu Sans", sans-serif; font-size: 13px*; }
QToolTip { background: #fdfcf8; color: #1b1e23; border: 1px solid #8a8f96; padding: 4px; }
#window { background: #14171c; }

#titleBar { background: #101318; }
#titleBar QLabel { color: #c9d1da; }
#titleBar #brand { color: #ffffff; font-size: 17px*; font-weight: 700; }
#titleBar QPushButton { color: #d7dde4; background: transparent; border: 1px solid transparent;
    border-radius: 8px; padding: 0 9px; min-height: 44px; }
#titleBar QPushButton:hover { background: #242a32; }
#titleBar QPushButton:focus { border-color: #ffffff; }
#titleBar QPushButton:checked { background: #2b323c; color: #ffffff; font-weight: 700; }
#titleBar #crumb { text-align: left; }
#titleBar #languages QPushButton { min-width: 44px; padding: 0; }

#status { color: #b4bdc8; font-size: 12px*; }
#status[alert="true"] { color: #ffb4a8; font-weight: 600; }
#actionBar #group { color: #98a2ae; font-size: 11px*; font-weight: 600; }

#coach { background: #f5f3ee; }
#coach QLabel { color: #1b1e23; }
#coach QScrollArea, #coach #page { background: transparent; border: none; }
#coach #tab { color: #62686f; background: transparent; border: none; border-radius: 0;
    border-bottom: 3px solid transparent; font-weight: 600; font-size: 14px*; min-height: 44px;
    min-width: 44px; padding: 0 4px; }
#coach #tab:checked { color: #1b1e23; border-bottom-color: #d9a441; }
#coach #tab:focus { border: 2px solid #1b1e23; border-radius: 6px; }
#coach #card { background: #ffffff; border: 1px solid #e2ded4; border-radius: 9px; }
#coach #title { font-size: 15px*; font-weight: 700; }
#coach #heading { color: #62686f; font-size: 12px*; font-weight: 700; }
#coach #quiet { color: #62686f; font-size: 12px*; }
#coach #due { background: #fdf6e3; border: 1px solid #e0bd6a; border-radius: 9px; }
#coach #due QLabel { font-weight: 600; }
#coach #wrong { background: #fdeeec; border: 1px solid #e3a49d; border-radius: 9px; }
#coach #wrong #fault { color: #8e231c; font-weight: 700; }
#coach #right { background: #eaf5ef; border: 1px solid #b5d9c6; border-radius: 9px; }
#coach #note { background: #eaf1f8; border: 1px solid #b3c9e0; border-radius: 9px; }
#coach #score { font-size: 30px*; font-weight: 800; }
#coach #strong { font-weight: 700; }
#coach QPushButton { background: #ffffff; color: #1b1e23; border: 1px solid #cfcabd;
    border-radius: 9px; min-height: 44px; padding: 0 8px; font-weight: 600; }
#coach QPushButton:hover { background: #faf7f0; }
#coach QPushButton:disabled { color: #8b8f95; background: #efece5; }
#coach QPushButton#primary { background: #1b1e23; color: #ffffff; border-color: #1b1e23; }
#coach QPushButton:focus { border: 2px solid #b07c12; }

#page QListWidget, #chooser QListWidget { background: transparent; border: none; outline: none; }
#chooser, #settings, #keys { background: #14171c; }
#chooser QLabel, #settings QLabel, #keys QLabel, #settings QCheckBox { color: #e6eaee; }
#chooser #big, #settings #big, #keys #big { font-size: 22px*; font-weight: 700; color: #ffffff; }
#chooser #small, #settings #small, #keys #small { color: #a5afba; }
#chooser QPushButton, #settings QPushButton, #keys QPushButton { background: #23282f;
    color: #f3f5f7; border: 1px solid #3a424d; border-radius: 8px; min-height: 44px;
    min-width: 22px; padding: 0 14px; font-weight: 600; }
#chooser QPushButton:hover, #settings QPushButton:hover { background: #2f3640; }
#chooser QPushButton:checked, #settings QPushButton:checked { background: #f4f1e8;
    color: #14171c; }
#chooser QPushButton:focus, #settings QPushButton:focus, #keys QPushButton:focus {
    border: 2px solid #ffffff; }
#keys QPushButton:disabled { color: #7d8690; border-color: #2a3038; }
#keys QScrollArea, #keys #page { background: transparent; }
#keys #cap, #keys #fixedCap { background: #23282f; border: 1px solid #4a535f; border-radius: 6px;
    color: #ffffff; font-weight: 700; padding: 0 8px; min-height: 44px; min-width: 28px; }
#keys #fixedCap { background: transparent; }
#frozen { background: rgba(12, 14, 18, 205); }
#frozen QLabel { color: #ffffff; font-size: 24px*; font-weight: 700; }
#frozen #small { color: #c3ccd6; font-size: 14px*; font-weight: 400; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar::handle:vertical { background: #8f959c; border-radius: 4px; min-height: 40px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)";

int scaled(double pixels, double scale) {
    return std::max(1, static_cast<int>(std::lround(pixels * scale)));
}

} // namespace

QFont font(double pixels, double scale, QFont::Weight weight) {
    QFont font(QStringList{QStringLiteral("Inter"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(scaled(pixels, scale));
    font.setWeight(weight);
    return font;
}

QString styleSheet(double scale) {
    QString text = QString::fromUtf8(sheet);
    static const QRegularExpression length(QStringLiteral("(\\d+)px\\*"));
    QString result;
    qsizetype last = 0;
    for (auto matches = length.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        result += text.mid(last, match.capturedStart() - last);
        result +=
            QString::number(scaled(match.captured(1).toDouble(), scale)) + QStringLiteral("px");
        last = match.capturedEnd();
    }
    return result + text.mid(last);
}

} // namespace mz::theme
