// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/report/page.h"

#include <QString>

namespace mz {

[[nodiscard]] QFont pageFont(const PageStyle& style);
[[nodiscard]] double lineHeight(const PageStyle& style);
[[nodiscard]] double widthOf(const QString& text, const PageStyle& style);
// Somebody's text on one line, without what might turn the words around it.
[[nodiscard]] QString cleaned(const QString& text);
// The same amid other words, in its own direction.
[[nodiscard]] QString isolated(const QString& text);
// Somebody's title, which may be cut, and behind it what may not: "The six ru… (edition 1)".
[[nodiscard]] QString elidedBefore(const QString& title, const QString& tail,
                                   const PageStyle& style, double width);

// Puts texts and lines on a page. All that is written keeps to the place that it is given.
class PageWriter {
public:
    explicit PageWriter(PaperPage& page) : m_page(page) {}

    // One line of the program's own words or of numbers: never cut, smaller where it is too long.
    void words(const QRectF& place, const QString& text, const PageStyle& style,
               Qt::Alignment align = Qt::AlignLeft);
    // One line of somebody's: ends in "…" where it is too long.
    void data(const QRectF& place, const QString& text, const PageStyle& style,
              Qt::Alignment align = Qt::AlignLeft);
    // As many lines as it takes. The height that they take.
    double paragraph(const QPointF& corner, double width, const QString& text,
                     const PageStyle& style);
    // The head of a part of the page, with a line above. The height that it takes.
    double heading(const QPointF& corner, double width, const QString& text,
                   const QString& beside = {});

    void rule(const QLineF& line, double width, QRgb ink);
    void box(const QRectF& place, QColor ground, double edge);
    void picture(const PagePicture& picture) { m_page.pictures.append(picture); }

private:
    void put(const QRectF& place, const QStringList& lines, const QFont& font, Qt::Alignment align,
             const PageStyle& style, bool data);

    PaperPage& m_page;
};

} // namespace mz
