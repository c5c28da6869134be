// SPDX-License-Identifier: GPL-3.0-or-later
// What clicks, drags and arrows on the table mean.
#include "app/desktop/table/table_surface.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mz {

void TableSurface::handsChanged() {
    mark();
    refresh();
    emit selectionChanged();
}

void TableSurface::mark() {
    for (PlaceWidget* widget : m_places) {
        const Place& place = widget->place();
        const Seat seat = seatOf(place);
        if (m_hasTarget && place == m_target)
            widget->setMark(PlaceWidget::Mark::target);
        else if (place.kind == Place::Kind::plate && holds(m_hands.potSeats(), seat))
            widget->setMark(PlaceWidget::Mark::chosen);
        else if (place.kind == Place::Kind::button &&
                 m_hands.expects() == Hands::Expects::buttonSeat)
            widget->setMark(PlaceWidget::Mark::chosen);
        else if (m_lookedAt.contains(place))
            widget->setMark(PlaceWidget::Mark::look);
        else
            widget->setMark(PlaceWidget::Mark::none);
    }
}

void TableSurface::lookAt(const QList<Place>& places) {
    m_lookedAt = places;
    mark();
}

void TableSurface::refuse(const Place& place) {
    if (PlaceWidget* widget = widgetAt(place))
        widget->shake(m_motion);
}

PlaceWidget* TableSurface::underPoint(const QPointF& at) const {
    return qobject_cast<PlaceWidget*>(childAt(at.toPoint()));
}

void TableSurface::answer(const Reply& answer) {
    handsChanged();
    if (answer.deed || answer.notice != Notice::none)
        emit answered(answer);
}

void TableSurface::choose(const Place& place, int card, bool add) {
    m_lastPlace = place;
    answer(m_hands.click(m_view, place, card, add));
}

void TableSurface::selectAll(const Place& place) {
    const auto zone = zoneOf(place);
    if (!zone)
        return;
    std::vector<int> all(cardsIn(m_view, *zone).size());
    std::iota(all.begin(), all.end(), 0);
    m_hands.select(*zone, all);
    handsChanged();
}

// What is selected at that place, else all its cards; of the stub its top card.
void TableSurface::selectHere(const Place& place) {
    m_lastPlace = place;
    const auto zone = zoneOf(place);
    const Held& held = m_hands.selection();
    if (!zone || (held.what == Held::What::cards && held.zone == *zone))
        return;
    if (*zone == Zones::deck)
        m_hands.select(*zone, {0});
    else
        selectAll(place);
}

void TableSurface::send(const Place& place, Zone to, End end) {
    selectHere(place);
    answer(m_hands.send(m_view, to, end));
}

void TableSurface::turn(const Place& place) {
    selectHere(place);
    answer(m_hands.flip(m_view));
}

void TableSurface::clicked(QWidget* on, const QPointF& at, bool add) {
    const auto* widget = qobject_cast<PlaceWidget*>(on);
    if (widget == nullptr) {
        if (m_hands.letGo())
            handsChanged();
        return;
    }
    choose(widget->place(), widget->cardAt(at), add);
}

void TableSurface::dragBegun(QWidget* from, const QPointF& at, bool add) {
    m_dragged = {};
    const auto* widget = qobject_cast<PlaceWidget*>(from);
    if (widget != nullptr && !add)
        m_dragged = m_hands.pickUp(m_view, widget->place(), widget->cardAt(at));
    if (m_dragged.what == Held::What::nothing) {
        m_banding = true;
        m_bandFrom = at;
        return;
    }
    m_lastPlace = widget->place();
    if (m_dragged.what != Held::What::cards)
        return;
    m_hands.select(m_dragged.zone, m_dragged.positions);
    QList<SceneCard> cards;
    const auto& lying = cardsIn(m_view, m_dragged.zone);
    for (const int position : m_dragged.positions) {
        const CardView& card = lying[static_cast<std::size_t>(position)];
        cards.append({card.face, card.sprite, false});
    }
    const TableLayout& table = m_painter.layout();
    const QSizeF size = m_dragged.zone.isHole()          ? table.seatCard
                        : m_dragged.zone == Zones::board ? table.boardCard
                                                         : table.pileCard;
    m_overlay->carry(std::move(cards), size, at);
    handsChanged();
}

void TableSurface::dragMoved(const QPointF& at) {
    if (m_banding) {
        m_overlay->stretchBand(QRectF(m_bandFrom, at).normalized());
        return;
    }
    m_overlay->carryTo(at);
    const PlaceWidget* under = underPoint(at);
    const bool has = under != nullptr;
    if (has == m_hasTarget && (!has || under->place() == m_target))
        return;
    m_hasTarget = has;
    if (has)
        m_target = under->place();
    mark();
}

void TableSurface::dragDropped(const QPointF& at) {
    const PlaceWidget* under = underPoint(at);
    const bool banding = m_banding;
    const Held held = m_dragged;
    dragCancelled();
    if (banding) {
        band(QRectF(m_bandFrom, at).normalized());
    } else if (under != nullptr) {
        m_lastPlace = under->place();
        const Reply done = m_hands.put(m_view, held, under->place());
        m_hands.letGo();
        answer(done);
    } else {
        m_hands.letGo();
        handsChanged();
    }
}

void TableSurface::dragCancelled() {
    m_overlay->putDown();
    m_banding = false;
    m_hasTarget = false;
    m_dragged = {};
    mark();
}

// Selects what lies in the band, in the one place that has most cards there.
void TableSurface::band(const QRectF& rect) {
    std::vector<int> best;
    Zone zone{};
    for (const PlaceWidget* widget : m_places) {
        const auto here = zoneOf(widget->place());
        if (!here || *here == Zones::deck)
            continue;
        std::vector<int> found;
        const QList<CardSpot> spots = spotsOf(widget->place());
        for (int card = 0; card < spots.size(); ++card)
            if (rect.intersects(spots[card].rect))
                found.push_back(card);
        if (found.size() > best.size()) {
            best = std::move(found);
            zone = *here;
        }
    }
    m_hands.letGo();
    m_hands.select(zone, std::move(best));
    handsChanged();
}

// To the nearest place in that direction; what lies off to the side counts as further away.
void TableSurface::leave(PlaceWidget* from, Qt::Key arrow) {
    const bool sideways = arrow == Qt::Key_Left || arrow == Qt::Key_Right;
    const int sign = arrow == Qt::Key_Left || arrow == Qt::Key_Up ? -1 : 1;
    const QPointF here = QRectF(from->geometry()).center();
    PlaceWidget* nearest = nullptr;
    double least = 0;
    for (PlaceWidget* widget : m_places) {
        const QPointF way = QRectF(widget->geometry()).center() - here;
        const double along = sign * (sideways ? way.x() : way.y());
        const double across = std::abs(sideways ? way.y() : way.x());
        if (along < 4 || across > 2.5 * along)
            continue;
        const double far = along + 2 * across;
        if (nearest == nullptr || far < least) {
            nearest = widget;
            least = far;
        }
    }
    if (nearest == nullptr)
        return;
    nearest->setCursorCard(sign > 0 ? 0 : maxSeats * 6);
    nearest->setFocus(Qt::OtherFocusReason);
}

} // namespace mz
