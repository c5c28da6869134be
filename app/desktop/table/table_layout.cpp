// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/table_layout.h"

#include "app/desktop/table/table_try.h"

#include <algorithm>
#include <cmath>

namespace mz {

namespace {

constexpr double designText = 15;
constexpr double smallestText = 12;
constexpr double smallestUnit = 0.3;
constexpr double smallestStacked = 0.66;
constexpr double smallestForText = 0.55;

// How much a step of the search grows the table.
constexpr double coarse = 1.2;
constexpr double finest = 1.015;

struct Found {
    std::optional<TableLayout> table;
    double score = 0;
    TableShape::Middle middle = TableShape::Middle::stacked;
};

// Where Seat 1 of an oval sits so that all are equally far apart, the dealer between the last two.
double evenStart(int seats) { return std::min(1.25 / (seats + 1.5), 0.25); }

// How much smaller a table may be before a less pleasing shape is better.
double beauty(const TableShape& shape, int seats) {
    const double round = 0.4 + 0.6 * shape.corner;
    if (shape.column > 0)
        return 0.82 * round;
    return (1 - 0.4 * std::abs(shape.start - evenStart(seats))) * round;
}

// The board belongs in the middle of what the piles leave of the felt.
double balance(const TableLayout& table) {
    const double top = table.felt.top();
    const double bottom = table.burns.top();
    const double off = std::abs(table.board.center().y() - (top + bottom) / 2) / (bottom - top);
    return 1 - 0.5 * std::max(0.0, off - 0.08);
}

// Finds the best shape at the largest size. Everything that lies on the table grows and shrinks
// together, with the unit between `least` and `most`; `text` above 0 fixes the size of what is
// written, else it goes along.
class Search {
public:
    Search(QSizeF area, int seats, bool large, double text, double least, double most)
        : m_area(area),
          m_seats(seats),
          m_large(large),
          m_text(text),
          m_least(least),
          m_largest(most) {}

    Found run(TableShape::Middle middle);

private:
    bool attempt(TableShape shape, double unit);
    void descend(const TableShape& shape);
    void climb(const TableShape& shape);

    QSizeF m_area;
    int m_seats;
    bool m_large;
    double m_text;
    double m_least;
    double m_largest;
    Found m_best;
};

// Whether the shape fits at this unit.
bool Search::attempt(TableShape shape, double unit) {
    shape.unit = std::min(unit, m_largest);
    shape.text = m_text > 0 ? m_text : std::max(smallestText, designText * shape.unit);
    std::optional<TableLayout> table = tryTable(m_area, m_seats, shape);
    if (!table)
        return false;
    const bool stacked = shape.middle == TableShape::Middle::stacked;
    const double score = shape.unit * beauty(shape, m_seats) * (stacked ? balance(*table) : 1.0);
    if (score > m_best.score)
        m_best = {std::move(table), score, shape.middle};
    return true;
}

// Down from the largest to the first that fits: the few shapes with columns are worth it, because
// what fits at one size need not fit at a smaller one, where places reach their smallest size.
void Search::descend(const TableShape& shape) {
    const double enough = m_best.score / beauty(shape, m_seats);
    for (double unit = m_largest; unit > std::max(m_least, enough); unit /= finest)
        if (attempt(shape, unit))
            return;
}

// Up from what would be better than the best so far: for most of the many ovals nothing is.
void Search::climb(const TableShape& shape) {
    double unit = std::max(m_least, m_best.score / beauty(shape, m_seats) * finest);
    double step = m_best.table ? finest : coarse;
    double fitted = 0;
    while (unit < m_largest * finest) {
        if (attempt(shape, unit)) {
            fitted = unit;
        } else if (fitted > 0 && step > finest) {
            unit = fitted;
            step = finest;
        } else {
            return;
        }
        unit *= step;
    }
}

Found Search::run(TableShape::Middle middle) {
    m_best = {{}, 0, middle};
    TableShape shape;
    shape.middle = middle;
    shape.large = m_large;
    // First what is likely to be best: what cannot be better is then hardly tried.
    const double even = evenStart(m_seats);
    for (const double corner : {1.0, 0.7})
        for (const double sideways : {0.7, 1.0, 0.45})
            for (int away = 0; away <= 20; ++away)
                for (const double side : {-1.0, 1.0}) {
                    shape.start = even + side * 0.008 * away;
                    if (shape.start < 0.09 || shape.start > 0.25 || (away == 0 && side > 0))
                        continue;
                    shape.corner = corner;
                    shape.sideways = sideways;
                    climb(shape);
                }
    for (const double corner : {1.0, 0.7})
        for (int column = 1; column <= std::min(4, m_seats / 2); ++column) {
            shape.corner = corner;
            shape.column = column;
            descend(shape);
        }
    return m_best;
}

// The pot goes beside the board only where that makes much of a difference.
Found searchBoth(QSizeF area, int seats, bool large) {
    const double largest = std::min(area.width() / 780, area.height() / 540);
    Search search(area, seats, large, 0, smallestUnit, largest);
    Found stacked = search.run(TableShape::Middle::stacked);
    if (stacked.table && stacked.table->unit > smallestStacked)
        return stacked;
    Found flat = search.run(TableShape::Middle::flat);
    return flat.score > 1.08 * stacked.score ? flat : stacked;
}

} // namespace

TableLayout layOutTable(QSizeF area, int seats, double textScale, bool large) {
    const Found plain = searchBoth(area, seats, large);
    if (!plain.table || textScale == 1.0)
        return plain.table.value_or(TableLayout{});

    // The cards may shrink for larger text, but not by much: they are what the dealer reads.
    const double unit = plain.table->unit;
    const double least =
        textScale < 1 ? 0.95 * unit : std::max(0.75 * unit, std::min(smallestForText, unit));
    const auto scaledBy = [&](double scale) {
        Search search(area, seats, large, plain.table->text * scale, least, 1.05 * unit);
        return search.run(plain.middle).table;
    };
    if (std::optional<TableLayout> table = scaledBy(textScale))
        return *table;
    TableLayout best = *plain.table;
    double fits = 1;
    double tooLarge = textScale;
    while (tooLarge - fits > 0.08) {
        const double middle = (fits + tooLarge) / 2;
        if (std::optional<TableLayout> table = scaledBy(middle)) {
            best = *table;
            fits = middle;
        } else {
            tooLarge = middle;
        }
    }
    return best;
}

} // namespace mz
