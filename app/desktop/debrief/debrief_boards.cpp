// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/debrief/debrief_boards.h"

#include "app/desktop/debrief/debrief_marks.h"
#include "app/desktop/look/theme.h"
#include "app/desktop/sentences/sentences.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mz {

namespace {

constexpr double cardShape = 1.4;
constexpr double markRoom = 15; // below a card
constexpr double between = 20;  // groups
constexpr double apart = 4;     // cards
constexpr double largest = 40;  // a card's width
constexpr double smallest = 22;

QFont titleFont(double scale) { return theme::font(12, scale, QFont::DemiBold); }

} // namespace

DebriefBoards::DebriefBoards(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void DebriefBoards::setBoards(const ReviewBoards& boards) {
    m_boards = boards;
    retranslate();
}

void DebriefBoards::setDeck(CardPixmaps::Deck deck) {
    m_cards.setDeck(deck);
    update();
}

void DebriefBoards::setTextScale(double scale) {
    m_scale = scale;
    updateGeometry();
    update();
}

void DebriefBoards::retranslate() {
    QStringList texts;
    for (const Group& group : groups()) {
        QStringList cards;
        for (const Face face : group.cards)
            cards.append(Sentences::face(face));
        texts.append(QStringLiteral("%1: %2").arg(group.title, cards.join(QStringLiteral(", "))));
    }
    setAccessibleName(texts.join(QStringLiteral(". ")));
    updateGeometry();
    update();
}

std::vector<DebriefBoards::Group> DebriefBoards::groups() const {
    return {{tr("Undisturbed"), {m_boards.natural.begin(), m_boards.natural.end()}},
            {tr("As it should be"), m_boards.asked},
            {tr("As it was done"), m_boards.done}};
}

double DebriefBoards::titleHeight() const { return QFontMetricsF(titleFont(m_scale)).height() + 4; }

double DebriefBoards::widestTitle() const {
    double widest = 0;
    for (const Group& group : groups())
        widest = std::max(widest, QFontMetricsF(titleFont(m_scale)).horizontalAdvance(group.title));
    return std::ceil(widest) + 10;
}

bool DebriefBoards::sideBySide(int width) const {
    return width >= 3 * std::max(5 * (smallest + apart), widestTitle()) + 2 * between;
}

double DebriefBoards::cardWidth(int width) const {
    const double room = sideBySide(width) ? (width - 2 * between) / 3 : width - widestTitle();
    return std::clamp(room / 5 - apart, smallest, largest);
}

double DebriefBoards::groupHeight(int width) const {
    const double cards = cardWidth(width) * cardShape + markRoom;
    return sideBySide(width) ? titleHeight() + cards : std::max(cards, titleHeight()) + 4;
}

int DebriefBoards::heightForWidth(int width) const {
    return static_cast<int>(std::ceil((sideBySide(width) ? 1 : 3) * groupHeight(width)) + 1);
}

void DebriefBoards::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool beside = sideBySide(width());
    const QSizeF size(cardWidth(width()), cardWidth(width()) * cardShape);
    QPointF corner(0, 0);
    bool compares = false; // the first one is what the others are compared with
    for (const Group& group : groups()) {
        const QRectF title(corner, beside ? QSizeF(width(), titleHeight())
                                          : QSizeF(widestTitle(), size.height()));
        painter.setFont(titleFont(m_scale));
        painter.setPen(theme::now().panel.inkQuiet);
        painter.drawText(title,
                         static_cast<int>(Qt::AlignLeft | Qt::TextSingleLine |
                                          (beside ? Qt::AlignTop : Qt::AlignVCenter)),
                         group.title);
        paintGroup(painter, group, beside ? title.bottomLeft() : title.topRight(), size, compares);
        compares = true;
        corner += beside ? QPointF((width() + between) / 3, 0) : QPointF(0, groupHeight(width()));
    }
}

void DebriefBoards::paintGroup(QPainter& painter, const Group& group, const QPointF& corner,
                               const QSizeF& size, bool compares) {
    const std::size_t places = std::max<std::size_t>(5, group.cards.size());
    const double room = 5 * (size.width() + apart) - apart; // more than five lie closer
    const double step = (room - size.width()) / static_cast<double>(places - 1);
    for (std::size_t card = 0; card < places; ++card) {
        const QRectF place(corner + QPointF(step * static_cast<double>(card), 0), size);
        painter.setBrush(Qt::NoBrush);
        if (card >= group.cards.size()) { // did not come
            painter.setPen(QPen(theme::now().panel.inkQuiet, 1, Qt::DashLine));
            painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
            continue;
        }
        painter.drawPixmap(place.topLeft(),
                           m_cards.card(group.cards[card], size, 0, devicePixelRatioF()));
        painter.setPen(QPen(QColor(0, 0, 0, 60), 1));
        painter.drawRoundedRect(place, 3, 3);
        if (!compares)
            continue;
        const bool kept = card < 5 && group.cards[card] == m_boards.natural[card];
        paintMark(painter, kept ? DebriefMark::done : DebriefMark::takenBack,
                  QPointF(place.center().x(), place.bottom() + markRoom / 2), 5.5);
    }
}

} // namespace mz
