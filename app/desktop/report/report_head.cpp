// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report/paper.h"
#include "app/desktop/report/report_blocks.h"
#include "app/desktop/report/report_words.h"

#include <algorithm>

namespace mz {

namespace {

constexpr PageStyle titleStyle{24, QFont::Bold};
constexpr PageStyle brandStyle{10, QFont::DemiBold};
constexpr PageStyle labelStyle{7, QFont::Normal, true};
constexpr PageStyle nameStyle{17, QFont::Bold};
constexpr PageStyle valueStyle{9.5};
constexpr PageStyle scoreStyle{32, QFont::Bold};
constexpr PageStyle resultStyle{15, QFont::Bold};
constexpr PageStyle smallStyle{8};

constexpr double scoreWidth = 74 * mm;
constexpr double personHeight = 26 * mm;

class Head {
    Q_DECLARE_TR_FUNCTIONS(ReportPage)

public:
    Head(PageWriter& page, const ReportFacts& facts, const BlockPlace& at)
        : m_page(page), m_facts(facts), m_left(at.corner.x()), m_width(at.width) {}

    double write(double top) {
        const double bottom = writeStrip(writePerson(writeTitle(top)));
        return bottom - top;
    }

private:
    [[nodiscard]] QRectF row(double x, double y, double width, const PageStyle& style) const {
        return {m_left + x, y, width, lineHeight(style)};
    }

    double writeTitle(double y) {
        const double high = lineHeight(titleStyle);
        m_page.words(row(0, y, m_width * 0.7, titleStyle), ReportWords::title(m_facts), titleStyle);
        m_page.words({m_left + m_width * 0.7, y + high - 1.45 * lineHeight(brandStyle),
                      m_width * 0.3, lineHeight(brandStyle)},
                     QStringLiteral("Mazziere"), brandStyle, Qt::AlignRight);
        m_page.rule({m_left, y + high, m_left + m_width, y + high}, 0.7 * mm, paper::ink);
        return y + high + 3 * mm;
    }

    double writePerson(double y) {
        const double room = m_width - scoreWidth - 6 * mm;
        double line = y;
        m_page.words(row(0, line, room, labelStyle), tr("Trainee"), labelStyle);
        line += lineHeight(labelStyle) + 0.6 * mm;
        if (m_facts.name.isEmpty()) // room to write it
            m_page.rule(
                {m_left, line + lineHeight(nameStyle), m_left + room, line + lineHeight(nameStyle)},
                0.15 * mm, paper::ink);
        m_page.data(row(0, line, room, nameStyle), m_facts.name, nameStyle);
        line += lineHeight(nameStyle) + 1.4 * mm;
        if (!m_facts.number.isEmpty())
            m_page.data(row(0, line, room, valueStyle),
                        tr("School number %1").arg(isolated(cleaned(m_facts.number))), valueStyle);
        writeScore({m_left + m_width - scoreWidth, y, scoreWidth, personHeight});
        return y + personHeight + 3 * mm;
    }

    void writeScore(const QRectF& place) {
        m_page.box(place, {}, m_facts.passed() ? 0.7 * mm : 0.3 * mm);
        const QRectF inside = place.adjusted(3 * mm, 1.5 * mm, -3 * mm, -1.5 * mm);
        const QString score = QString::number(m_facts.score);
        const double wide = widthOf(score, scoreStyle) + 1;
        const double high = lineHeight(scoreStyle);
        const double top = inside.top() - 0.5 * mm;
        m_page.words({inside.left(), top, wide, high}, score, scoreStyle);
        const QString of = tr("of 100");
        const double beside = inside.left() + wide + 1.5 * mm;
        m_page.words({beside, top + high - 2.05 * lineHeight(smallStyle),
                      widthOf(of, smallStyle) + 1, lineHeight(smallStyle)},
                     of, smallStyle);
        const double right = beside + widthOf(of, smallStyle) + 3 * mm;
        m_page.words({right, top + high / 2 - lineHeight(resultStyle) / 2, inside.right() - right,
                      lineHeight(resultStyle)},
                     ReportWords::result(m_facts), resultStyle, Qt::AlignRight);
        const QString mark = ReportWords::passMark(m_facts);
        const QString reason = ReportWords::reason(m_facts);
        const double small = lineHeight(smallStyle);
        m_page.words({inside.left(), inside.bottom() - 2 * small, inside.width(), small}, reason,
                     {smallStyle.size, QFont::DemiBold});
        m_page.words({inside.left(), inside.bottom() - small, inside.width(), small}, mark,
                     smallStyle);
    }

    // When, how and what, side by side.
    double writeStrip(double y) {
        struct Cell {
            QString label, value;
            double part;
        };
        const bool single = m_facts.planned == 1;
        QList<Cell> cells{{tr("Date"), ReportWords::date(m_facts), 0.20},
                          {tr("From – to"), ReportWords::fromTo(m_facts), 0.17},
                          {tr("At the table"), ReportWords::played(m_facts), 0.14},
                          {tr("Mode"), ReportWords::modes(m_facts), 0.15},
                          {single ? tr("Scenario") : tr("Sitting"),
                           single ? ReportWords::scenario(m_facts.hands.front())
                                  : ReportWords::handCount(m_facts),
                           0.34}};
        constexpr double gap = 3 * mm;
        double x = 0;
        for (const Cell& cell : cells) {
            const double wide = cell.part * m_width;
            m_page.words(row(x, y, wide - gap, labelStyle), cell.label, labelStyle);
            const QRectF place = row(x, y + lineHeight(labelStyle), wide - gap, valueStyle);
            if (single && &cell == &cells.last())
                m_page.data(place, cell.value, valueStyle);
            else
                m_page.words(place, cell.value.isEmpty() ? tr("not recorded") : cell.value,
                             valueStyle);
            x += wide;
        }
        return y + lineHeight(labelStyle) + lineHeight(valueStyle);
    }

    PageWriter& m_page;
    const ReportFacts& m_facts;
    double m_left;
    double m_width;
};

} // namespace

double writeHead(PageWriter& page, const ReportFacts& facts, const BlockPlace& at) {
    return Head(page, facts, at).write(at.corner.y());
}

} // namespace mz
