// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of the debrief stand. All of it is in sight at once where there is room; else the
// page scrolls.
#include "app/desktop/debrief/debrief_boards.h"
#include "app/desktop/debrief/debrief_list.h"
#include "app/desktop/debrief/debrief_page.h"
#include "app/desktop/debrief/debrief_score.h"
#include "app/desktop/debrief/debrief_table.h"
#include "app/desktop/debrief/debrief_timeline.h"
#include "app/desktop/debrief/debrief_why.h"
#include "app/desktop/look/plain_tooltip.h"
#include "app/desktop/look/theme.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/sentences.h"
#include "app/desktop/sentences/window_language.h"

#include <QFrame>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace mz {

namespace {

constexpr int margin = 18;
constexpr int gap = 14;
constexpr int leastTable = 210;   // its height
constexpr int leastCard = 220;    // the height of the list and of the reasons
constexpr int cardBesides = 1180; // from this width the score stands beside the tables
constexpr int threeCards = 1150;  // from this one all cards at the bottom beside each other
constexpr int twoCards = 700;     // and from this one two of them

} // namespace

void DebriefPage::resizeEvent(QResizeEvent*) {
    m_captionLines = 0;
    arrange();
}

void DebriefPage::showTitle() {
    if (m_review == nullptr)
        return;
    const Case& theCase = m_review->theCase();
    QStringList parts{WindowLanguage::of(theCase.scenario.title),
                      WindowLanguage::of(theCase.rulebook->title)};
    if (!m_review->log().header.trainee.empty())
        parts.append(QString::fromStdString(m_review->log().header.trainee));
    parts.append(Sentences::mode(m_review->log().header.mode));
    const QString whole = parts.join(QStringLiteral(" · "));
    m_about->setText(m_about->fontMetrics().elidedText(whole, Qt::ElideRight, m_about->width()));
    m_about->setToolTip(plainTooltip(whole));
}

// In one row, or the buttons below where that is too long; gives back its height.
int DebriefPage::arrangeHead() {
    int buttons = 0;
    int high = 44;
    for (QPushButton* button : m_buttons) {
        button->ensurePolished();
        if (button->isHidden())
            continue;
        buttons += button->sizeHint().width() + 8;
        high = std::max(high, button->sizeHint().height());
    }
    m_title->ensurePolished();
    m_about->ensurePolished();
    const int title = m_title->sizeHint().width();
    const bool twoRows = margin + title + gap + 60 + buttons + margin > width();
    m_title->setGeometry(margin, 4, title, high);
    const int aboutLeft = margin + title + gap;
    const int aboutRight = twoRows ? width() - margin : width() - margin - buttons;
    m_about->setGeometry(aboutLeft, 4, std::max(0, aboutRight - aboutLeft), high);
    int x = width() - margin - buttons + 8;
    for (QPushButton* button : m_buttons) {
        if (button->isHidden())
            continue;
        button->setGeometry(x, twoRows ? high + 6 : 4, button->sizeHint().width(), high);
        x += button->sizeHint().width() + 8;
    }
    showTitle();
    const int all = (twoRows ? 2 * high + 2 : high) + 8;
    m_head->setGeometry(0, 0, width(), all);
    return all;
}

int DebriefPage::captionHeight(int wide) const {
    const int line = QFontMetrics(theme::font(13, m_scale)).lineSpacing();
    return std::max(
               {2 * line, m_doneText->heightForWidth(wide), m_askedText->heightForWidth(wide)}) +
           4;
}

// What is missing, and where it does not stand beside the tables the score; gives back where the
// tables begin.
int DebriefPage::arrangeTop(int y, int wide) {
    if (!m_notes->isHidden()) {
        const int high = m_notes->layout()->totalHeightForWidth(wide);
        m_notes->setGeometry(margin, y, wide, high);
        y += high + gap;
    }
    return y;
}

void DebriefPage::arrangeTables(int x, int y, int wide, int high) {
    const int between = QFontMetrics(theme::font(26, m_scale)).horizontalAdvance(u'≠') + 20;
    const int table = (wide - between) / 2;
    m_done->setGeometry(x, y, table, high);
    m_asked->setGeometry(x + table + between, y, table, high);
    m_sign->setGeometry(x + table, y, between, high);
    for (QLabel* caption : {m_doneText, m_askedText}) {
        const int left = caption == m_doneText ? x : x + table + between;
        caption->setGeometry(left, y + high + 6, table, m_captionLines);
    }
}

// Three cards beside each other, or the cards of the hand below the two others, or all of them one
// below the other; gives back the least height.
int DebriefPage::arrangeBottom(int y, int wide, int high) {
    const auto handHigh = [this](int handWide) {
        return m_handCard->layout()->totalHeightForWidth(handWide);
    };
    const int row = static_cast<int>(leastCard * std::clamp(m_scale, 0.8, 1.5));
    if (wide >= threeCards * std::max(1.0, m_scale)) {
        const int hand = static_cast<int>(std::clamp(wide * 0.21, 260.0, 420.0));
        const int side = (wide - hand - 2 * gap) / 2;
        const int least = std::max(row, handHigh(hand));
        high = std::max(high, least);
        m_listCard->setGeometry(margin, y, side, high);
        m_why->setGeometry(margin + side + gap, y, side, high);
        m_handCard->setGeometry(margin + 2 * (side + gap), y, wide - 2 * (side + gap), high);
        return least;
    }
    const int hand = handHigh(wide);
    const bool stacked = wide < twoCards * m_scale;
    const int least = (stacked ? 2 * row + gap : row) + gap + hand;
    const int rest = std::max(high, least) - gap - hand;
    if (stacked) {
        const int half = (rest - gap) / 2;
        m_listCard->setGeometry(margin, y, wide, half);
        m_why->setGeometry(margin, y + half + gap, wide, rest - half - gap);
    } else {
        const int left = (wide - gap) / 2;
        m_listCard->setGeometry(margin, y, left, rest);
        m_why->setGeometry(margin + left + gap, y, wide - left - gap, rest);
    }
    m_handCard->setGeometry(margin, y + rest + gap, wide, hand);
    return least;
}

void DebriefPage::arrange() {
    const int head = arrangeHead();
    m_scroll->setGeometry(0, head, width(), height() - head);
    if (m_review == nullptr)
        return;
    for (QWidget* part : m_body->findChildren<QWidget*>())
        part->ensurePolished();
    const bool flat = width() < cardBesides || m_scale > 1.25;
    m_score->setFlat(flat);
    const int room = height() - head;
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();

    for (const bool scrolls : {false, true}) {
        const int all = width() - (scrolls ? bar : 0);
        const int wide = all - 2 * margin;
        int y = arrangeTop(gap, wide);
        int tablesLeft = margin;
        if (flat) {
            const int high = std::max(m_score->sizeHint().height(),
                                      m_score->layout()->totalHeightForWidth(wide));
            m_score->setGeometry(margin, y, wide, high);
            y += high + gap;
        } else {
            const int card = std::max(static_cast<int>(272 * std::max(1.0, m_scale)),
                                      m_score->layout()->totalMinimumSize().width());
            const int high = std::max(m_score->layout()->totalHeightForWidth(card),
                                      m_score->layout()->totalMinimumSize().height());
            m_score->setGeometry(margin, y, card, high);
            tablesLeft = margin + card + gap;
        }
        const int tables = all - margin - tablesLeft;
        const int between = QFontMetrics(theme::font(26, m_scale)).horizontalAdvance(u'≠') + 20;
        const int table = (tables - between) / 2;
        m_captionLines = std::max(m_captionLines, captionHeight(table));
        const int timeline = m_timelineCard->sizeHint().height();
        const int least = arrangeBottom(0, wide, 0);
        const int rest = 6 + m_captionLines + gap + timeline + gap + least + gap;
        const int high = std::clamp(room - y - rest, leastTable,
                                    std::max(leastTable, m_done->heightForWidth(table)));
        const int total = y + high + rest;
        if (total > room && !scrolls)
            continue;
        arrangeTables(tablesLeft, y, tables, high);
        y += high + 6 + m_captionLines + gap;
        m_timelineCard->setGeometry(margin, y, wide, timeline);
        y += timeline + gap;
        arrangeBottom(y, wide, std::max(least, room - y - gap));
        m_body->resize(all, std::max(total, room));
        break;
    }
}

} // namespace mz
