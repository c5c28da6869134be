// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report/paper.h"
#include "app/desktop/report/report_blocks.h"
#include "app/desktop/report/report_words.h"

#include <algorithm>

namespace mz {

namespace {

constexpr PageStyle headStyle{6.5, QFont::DemiBold};
constexpr PageStyle rowStyle{7.5};
constexpr std::size_t mostHands = 30;
constexpr double between = 5 * mm; // columns of hands

struct Column {
    double width = 0; // 0: all that is left
    bool data = false;
    bool number = false; // at the right
};

class HandTable {
    Q_DECLARE_TR_FUNCTIONS(ReportPage)

public:
    HandTable(PageWriter& page, const ReportFacts& facts, const BlockPlace& at)
        : m_page(page), m_facts(facts), m_at(at) {
        m_lists = facts.hands.size() <= 6 ? 1 : facts.hands.size() <= 16 ? 2 : 3;
        m_columns = {{6 * mm},
                     {0, true},
                     {11 * mm, false, true},
                     {12 * mm, false, true},
                     {11 * mm, false, true},
                     {(m_lists == 1 ? 24 : 6) * mm}};
        if (m_lists == 1)
            m_columns[2].width = m_columns[3].width = m_columns[4].width = 20 * mm;
        if (m_lists == 3) { // the titles need the room
            m_columns[0].width = m_columns[5].width = 5 * mm;
            m_columns[2].width = m_columns[4].width = 8 * mm;
            m_columns[3].width = 10 * mm;
        }
    }

    double write() {
        const double heading = m_page.heading(
            m_at.corner, m_at.width, tr("The hands"),
            tr("Missed: steps. Faults: critical/major/minor. ✓ passed, ✗ not passed, "
               "– not finished"));
        const std::size_t count = m_facts.hands.size();
        const std::size_t shown = count <= mostHands ? count : mostHands - 1;
        const std::size_t rows = (std::min(count, mostHands) + m_lists - 1) / m_lists;
        const double top = m_at.corner.y() + heading;
        double high = 0;
        for (std::size_t list = 0; list < m_lists; ++list) {
            m_y = top;
            m_x = m_at.corner.x() + static_cast<double>(list) * (listWidth() + between);
            writeRow({tr("No."), tr("Scenario"), tr("Missed"), tr("Faults"), tr("Score"), {}},
                     headStyle, true);
            for (std::size_t hand = list * rows; hand < std::min((list + 1) * rows, count);
                 ++hand) {
                if (hand < shown)
                    writeHand(hand);
                else if (hand == shown)
                    writeRow({{}, ReportWords::more(count - shown), {}, {}, {}, {}}, rowStyle);
            }
            high = std::max(high, m_y - m_at.corner.y());
        }
        return high;
    }

private:
    [[nodiscard]] double listWidth() const {
        const auto lists = static_cast<double>(m_lists);
        return (m_at.width - (lists - 1) * between) / lists;
    }

    void writeHand(std::size_t number) {
        const HandFacts& hand = m_facts.hands[number];
        writeRow({QString::number(number + 1), ReportWords::scenario(hand),
                  QString::number(hand.stepsMissed), ReportWords::faults(hand.faults),
                  QString::number(hand.score), mark(hand)},
                 rowStyle);
    }

    [[nodiscard]] QString mark(const HandFacts& hand) const {
        if (m_lists > 1)
            return hand.passed     ? QStringLiteral("✓")
                   : hand.finished ? QStringLiteral("✗")
                                   : QStringLiteral("–");
        return hand.passed     ? tr("✓ passed")
               : hand.finished ? tr("✗ not passed")
                               : tr("– not finished");
    }

    void writeRow(const QStringList& cells, const PageStyle& style, bool isHead = false) {
        constexpr double air = 0.35 * mm;
        constexpr double gap = 1 * mm;
        double others = 0;
        for (const Column& column : m_columns)
            others += column.width;
        double x = m_x;
        const double high = lineHeight(style);
        if (isHead)
            m_page.box({m_x, m_y, listWidth(), high + 2 * air}, QColor(paper::tint), 0);
        for (qsizetype cell = 0; cell < cells.size(); ++cell) {
            const Column& column = m_columns[static_cast<std::size_t>(cell)];
            const double wide = column.width > 0 ? column.width : listWidth() - others;
            const QRectF place(x + gap / 2, m_y + air, wide - gap, high);
            if (column.data && !isHead)
                m_page.data(place, cells[cell], style);
            else
                m_page.words(place, cells[cell], style,
                             column.number ? Qt::AlignRight : Qt::AlignLeft);
            x += wide;
        }
        m_y += high + 2 * air;
        m_page.rule({m_x, m_y, m_x + listWidth(), m_y}, 0.1 * mm, paper::hair);
    }

    PageWriter& m_page;
    const ReportFacts& m_facts;
    BlockPlace m_at;
    std::size_t m_lists = 1;
    std::vector<Column> m_columns;
    double m_x = 0;
    double m_y = 0;
};

} // namespace

double writeHands(PageWriter& page, const ReportFacts& facts, const BlockPlace& at) {
    return facts.hands.size() < 2 ? 0 : HandTable(page, facts, at).write();
}

} // namespace mz
