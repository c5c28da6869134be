// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/table_surface.h"

#include "app/desktop/look/plain_tooltip.h"
#include "app/desktop/look/theme.h"
#include "app/desktop/sentences/sentences.h"
#include "app/desktop/table/scene_maker.h"
#include "app/desktop/table/table_changes.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace mz {

TableSurface::TableSurface(QWidget* parent)
    : QWidget(parent),
      m_gesture(new Gesture(*this)),
      m_overlay(new FlightOverlay(m_painter, this)) {
    setObjectName(QStringLiteral("table"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(smallestTableArea.toSize());
    m_gesture->watch(*this);
    connect(m_gesture, &Gesture::clicked, this, &TableSurface::clicked);
    connect(m_gesture, &Gesture::begun, this, &TableSurface::dragBegun);
    connect(m_gesture, &Gesture::moved, this, &TableSurface::dragMoved);
    connect(m_gesture, &Gesture::dropped, this, &TableSurface::dragDropped);
    connect(m_gesture, &Gesture::cancelled, this, &TableSurface::dragCancelled);
    connect(m_overlay, &FlightOverlay::landed, this, &TableSurface::refresh);
}

void TableSurface::setTable(TableView view, bool moving, Mixing mixing) {
    m_gesture->cancel();
    m_overlay->land();
    const TableView before = std::exchange(m_view, std::move(view));
    m_hands.letGo();
    m_lookedAt.clear();
    if (before.seats.size() != m_view.seats.size() || m_painter.layout().isEmpty())
        arrange();
    else
        placeWidgets();
    if (moving && m_motion && isVisible()) {
        Motion motion = motionBetween(before, m_view, mixing, m_painter.layout());
        if (!motion.isEmpty())
            m_overlay->fly(std::move(motion));
    }
    refresh();
    emit selectionChanged();
}

void TableSurface::setTextScale(double scale) {
    if (scale == m_textScale && !m_painter.layout().isEmpty())
        return;
    m_textScale = scale;
    arrange();
}

void TableSurface::setLarge(bool large) {
    if (large == m_large)
        return;
    m_large = large;
    arrange();
}

void TableSurface::setDeck(CardPixmaps::Deck deck) {
    m_painter.setDeck(deck);
    update();
}

void TableSurface::retheme() {
    m_painter.retheme();
    update();
}

void TableSurface::retranslate() {
    for (PlaceWidget* place : m_places)
        name(*place);
    refresh();
}

// Paints anew what has changed.
void TableSurface::refresh() {
    if (m_view.seats.empty() || m_painter.layout().isEmpty())
        return;
    const bool flying = m_overlay->flying();
    TableScene scene =
        makeScene(flying ? m_overlay->motion().meanwhile : m_view, m_hands, m_overlay->inTheAir());
    if (flying && m_overlay->motion().stubAway)
        for (SceneCard& card : scene.stub)
            card.away = true;
    update(changedPlaces(m_painter.layout(), m_scene, scene));
    m_scene = std::move(scene);
}

void TableSurface::resizeEvent(QResizeEvent*) { arrange(); }

void TableSurface::arrange() {
    m_overlay->land();
    m_overlay->setGeometry(rect());
    if (m_view.seats.empty())
        return;
    m_painter.setLayout(
        layOutTable(size(), static_cast<int>(m_view.seats.size()), m_textScale, m_large));
    placeWidgets();
    refresh();
    update();
}

// Seats clockwise, then what lies in the middle, then the dealer's own piles: the order of Tab.
void TableSurface::placeWidgets() {
    if (m_painter.layout().isEmpty())
        return;
    std::vector<Place> wanted;
    for (const SeatView& seat : m_view.seats)
        for (const auto kind : {Place::Kind::plate, Place::Kind::cards, Place::Kind::bet})
            wanted.push_back({kind, seat.seat});
    wanted.push_back({Place::Kind::board});
    for (int pot = 0; pot < std::max(1, static_cast<int>(m_view.pots.size())); ++pot)
        wanted.push_back({Place::Kind::pot, pot});
    for (const auto kind :
         {Place::Kind::burns, Place::Kind::stub, Place::Kind::aside, Place::Kind::muck})
        wanted.push_back({kind});
    wanted.push_back({Place::Kind::button, m_view.button});

    std::erase_if(m_places, [&](PlaceWidget* widget) {
        const bool stays = std::ranges::find(wanted, widget->place()) != wanted.end();
        if (!stays)
            widget->deleteLater();
        return !stays;
    });
    std::vector<PlaceWidget*> ordered;
    for (const Place& place : wanted) {
        PlaceWidget* widget = widgetAt(place);
        if (widget == nullptr) {
            widget = new PlaceWidget(place, this);
            m_gesture->watch(*widget);
            connect(widget, &PlaceWidget::chosen, this,
                    [this](const Place& at, int card) { choose(at, card, false); });
            connect(widget, &PlaceWidget::wholeChosen, this, &TableSurface::selectAll);
            connect(widget, &PlaceWidget::toggled, this,
                    [this](const Place& at, int card) { choose(at, card, true); });
            connect(widget, &PlaceWidget::sent, this, &TableSurface::send);
            connect(widget, &PlaceWidget::turned, this, &TableSurface::turn);
            connect(widget, &PlaceWidget::left, this, &TableSurface::leave);
            connect(widget, &PlaceWidget::focused, this, &TableSurface::focused);
            widget->show();
        }
        if (!ordered.empty())
            setTabOrder(ordered.back(), widget);
        widget->setGeometry(rectOf(place).toRect());
        widget->setSpots(spotsOf(place));
        name(*widget);
        ordered.push_back(widget);
    }
    m_places = std::move(ordered);
    m_overlay->raise();
    mark();
}

// The full name of a player, which the plate may have cut off, stands in the tooltip. Wherever a
// reader stops at a seat, it can tell all of it.
void TableSurface::name(PlaceWidget& widget) {
    const QString text = Sentences::place(m_view, widget.place());
    const Seat seat = seatOf(widget.place());
    widget.setAccessibleDescription(seat == 0 ? text : Sentences::wholeSeat(m_view, seat));
    if (widget.accessibleName() == text)
        return;
    widget.setAccessibleName(text);
    widget.setToolTip(plainTooltip(text));
}

QRectF TableSurface::rectOf(const Place& place) const {
    const TableLayout& table = m_painter.layout();
    if (const Seat seat = seatOf(place); seat != 0) {
        const SeatPlaces& places = table.seats[seat - 1];
        switch (place.kind) {
        case Place::Kind::plate:
            return places.plate;
        case Place::Kind::bet:
            return places.bet;
        case Place::Kind::button:
            return places.button;
        default:
            return places.cards;
        }
    }
    if (place.kind == Place::Kind::pot)
        return potPlaces(table, std::max(1, static_cast<int>(m_view.pots.size())))[place.number];
    return placeOf(table, *zoneOf(place));
}

QList<CardSpot> TableSurface::spotsOf(const Place& place) const {
    const auto zone = zoneOf(place);
    if (!zone || place.kind == Place::Kind::plate)
        return {};
    return cardSpots(m_painter.layout(), *zone, static_cast<int>(cardsIn(m_view, *zone).size()));
}

PlaceWidget* TableSurface::widgetAt(const Place& place) const {
    for (PlaceWidget* widget : m_places)
        if (widget->place() == place)
            return widget;
    return nullptr;
}

PlaceWidget* TableSurface::focusedPlace() const {
    return qobject_cast<PlaceWidget*>(focusWidget());
}

void TableSurface::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    if (m_view.seats.empty() || m_painter.layout().isEmpty()) {
        painter.fillRect(rect(), theme::now().table.room);
        return;
    }
    m_painter.paint(painter, m_scene, event->region());
}

} // namespace mz
