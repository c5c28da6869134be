// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/debrief/debrief_table_painter.h"

#include <QColor>
#include <QFont>
#include <QLineF>
#include <QList>
#include <QRectF>
#include <QStringList>

class QPainter;

namespace mz {

// Lengths on a page are hundredths of a millimetre.
inline constexpr double mm = 100;
inline constexpr double pt = 25.4 / 72 * mm;

// How something is written; sizes in points.
struct PageStyle {
    double size = 8;
    QFont::Weight weight = QFont::Normal;
    bool quiet = false;
};

struct PageText {
    QRectF place;
    QStringList lines;
    QFont font;
    Qt::Alignment align;
    QColor ink;
    bool data = false; // a name or title, that may have been cut and end in "…"
};

struct PageRule {
    QLineF line;
    double width = 0;
    QColor ink;
};

struct PageBox {
    QRectF place;
    QColor ground; // not valid: none
    double edge = 0;
};

struct PagePicture {
    QRectF place;
    TableView table;
    TableDifference difference;
};

// A page ready to be painted.
struct PaperPage {
    QSizeF size;
    QList<PageBox> boxes;
    QList<PageRule> rules;
    QList<PageText> texts;
    QList<PagePicture> pictures;
};

// One unit of the painter is a hundredth of a millimetre.
void paintPage(QPainter& painter, const PaperPage& page);

} // namespace mz
