// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report/page.h"

#include "app/desktop/report/page_writer.h"
#include "app/desktop/report/paper.h"
#include "app/desktop/table/card_drawing.h"

#include <QPainter>

namespace mz {

namespace {

constexpr double thinLine = 0.14 * mm;
// A picture is small: numbers and labels as large as their places allow.
constexpr double largestText = 1.25;

void paintCard(QPainter& painter, std::optional<Face> face, const QPointF& middle,
               const QSizeF& size, double angle) {
    painter.save();
    painter.translate(middle);
    painter.rotate(angle);
    const QRectF place(QPointF(-size.width() / 2, -size.height() / 2), size);
    drawCard(painter, face, CardDeck::twoColour, place);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(paper::ink), thinLine));
    painter.drawRoundedRect(place, cardCorner * size.width(), cardCorner * size.width());
    painter.restore();
}

void paintPicture(QPainter& painter, const PagePicture& picture) {
    painter.save();
    painter.setFont(pageFont({}));
    const SmallTable places =
        layOutSmallTable(picture.place, static_cast<int>(picture.table.seats.size()), largestText);
    const TableColours colours = paper::table();
    const DebriefTablePainter table(colours, places, thinLine, DebriefTablePainter::Labels::numbers,
                                    paintCard);
    table.paintGround(painter);
    table.paintTable(painter, picture.table, picture.difference);
    painter.restore();
}

void paintText(QPainter& painter, const PageText& text) {
    painter.save();
    if (text.data) // letters may be stacked as high as anybody likes
        painter.setClipRect(text.place.adjusted(-pt, -pt, pt, pt));
    painter.setFont(text.font);
    painter.setPen(text.ink);
    QRectF line = text.place;
    line.setHeight(text.place.height() / static_cast<double>(text.lines.size()));
    for (const QString& words : text.lines) {
        painter.drawText(line,
                         static_cast<int>(text.align | Qt::AlignAbsolute | Qt::AlignVCenter |
                                          Qt::TextSingleLine | Qt::TextDontClip),
                         words);
        line.translate(0, line.height());
    }
    painter.restore();
}

} // namespace

void paintPage(QPainter& painter, const PaperPage& page) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(QRectF({}, page.size), Qt::white);
    for (const PageBox& box : page.boxes) {
        painter.setBrush(box.ground.isValid() ? QBrush(box.ground) : Qt::NoBrush);
        painter.setPen(box.edge > 0 ? QPen(QColor(paper::ink), box.edge, Qt::SolidLine, Qt::FlatCap,
                                           Qt::MiterJoin)
                                    : Qt::NoPen);
        painter.drawRect(box.place);
    }
    for (const PageRule& rule : page.rules) {
        painter.setPen(QPen(rule.ink, rule.width, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(rule.line);
    }
    for (const PagePicture& picture : page.pictures)
        paintPicture(painter, picture);
    for (const PageText& text : page.texts)
        paintText(painter, text);
}

} // namespace mz
