// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/taken_places.h"

#include <algorithm>
#include <cmath>

namespace mz {

bool inRounded(const QRectF& box, double radius, const QRectF& inner) {
    if (!box.contains(inner))
        return false;
    const QRectF straight = box.adjusted(radius, radius, -radius, -radius);
    const double left = std::max(straight.left() - inner.left(), 0.0);
    const double right = std::max(inner.right() - straight.right(), 0.0);
    const double above = std::max(straight.top() - inner.top(), 0.0);
    const double below = std::max(inner.bottom() - straight.bottom(), 0.0);
    return std::hypot(std::max(left, right), std::max(above, below)) <= radius;
}

bool TakenPlaces::isFree(const QRectF& place, int owner) const {
    return std::ranges::none_of(m_taken, [&](const Taken& other) {
        const double air = other.owner == owner ? m_gap - 2 : m_gap * 1.5;
        return place.adjusted(-air, -air, air, air).intersects(other.place);
    });
}

bool TakenPlaces::take(const QRectF& place, int owner) {
    if (!isFree(place, owner))
        return false;
    m_taken.append({place, owner});
    return true;
}

} // namespace mz
