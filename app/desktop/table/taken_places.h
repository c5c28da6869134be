// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>

namespace mz {

// Whether `inner` lies in a rectangle with round corners.
[[nodiscard]] bool inRounded(const QRectF& box, double radius, const QRectF& inner);

// What has been placed so far, and whose it is. Neighbours keep more distance than the places of
// one seat, so that it is plain whose bet it is.
class TakenPlaces {
public:
    static constexpr int house = -1;

    explicit TakenPlaces(double gap) : m_gap(gap) { m_taken.reserve(64); }

    [[nodiscard]] bool isFree(const QRectF& place, int owner) const;
    // Nothing happens where the place is not free.
    [[nodiscard]] bool take(const QRectF& place, int owner);

private:
    struct Taken {
        QRectF place;
        int owner;
    };

    double m_gap;
    QList<Taken> m_taken;
};

} // namespace mz
