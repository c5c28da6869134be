// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <cstdint>

class QPainter;

namespace mz {

// What stands on a moment of a session; the later goes before the earlier where several do.
enum class DebriefMark : std::uint8_t {
    takenBack, // an act that was not in force at the end
    plain,
    end,    // the log stops before the session has finished
    help,   // a hint, or taking back
    done,   // a step
    opened, // an incident
    wrong   // a fault, or a step that was left out
};

// Each has its own shape as well as its colour.
void paintMark(QPainter& painter, DebriefMark mark, const QPointF& middle, double radius);

} // namespace mz
