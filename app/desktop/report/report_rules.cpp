// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report/paper.h"
#include "app/desktop/report/report_blocks.h"
#include "app/desktop/report/report_words.h"
#include "app/desktop/sentences/rule_sentences.h"

#include <algorithm>
#include <array>

namespace mz {

namespace {

constexpr PageStyle headStyle{7, QFont::DemiBold};
constexpr PageStyle rowStyle{8};
constexpr PageStyle sumStyle{8, QFont::DemiBold};
constexpr double gap = 2 * mm;
constexpr double air = 0.5 * mm; // above and below a row

// Rule, what happened, incidents, steps, critical, major, minor, score, first act: their parts.
constexpr std::array<double, 9> parts{0.085, 0.365, 0.075, 0.09, 0.08, 0.085, 0.065, 0.065, 0.09};
constexpr std::size_t scoreColumn = 7;
constexpr std::size_t textColumns = 2; // the others are numbers, at the right

using Cells = std::array<QString, parts.size()>;

RuleFacts sumOf(std::span<const RuleFacts> rules) {
    RuleFacts sum;
    for (const RuleFacts& rule : rules) {
        sum.incidents += rule.incidents;
        sum.stepsDone += rule.stepsDone;
        sum.stepsOwed += rule.stepsOwed;
        sum.faults += rule.faults;
        sum.scores += rule.scores;
        sum.reactions += rule.reactions;
    }
    return sum;
}

// The worst ones, in their order, and behind them those for which there is no room.
std::vector<RuleFacts> worstFirst(std::vector<RuleFacts> rules, std::size_t shown) {
    std::vector<std::size_t> order(rules.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return rules[i].score(); });
    std::ranges::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(shown));
    std::vector<RuleFacts> sorted;
    for (const std::size_t i : order)
        sorted.push_back(rules[i]);
    return sorted;
}

class RuleTable {
    Q_DECLARE_TR_FUNCTIONS(ReportPage)

public:
    RuleTable(PageWriter& page, const ReportFacts& facts, const BlockPlace& at)
        : m_page(page), m_facts(facts), m_at(at), m_y(at.corner.y()) {}

    double write(std::size_t mostRows) {
        m_y += m_page.heading(m_at.corner, m_at.width, tr("Steps and faults by rule"),
                              tr("A step that was missed stands among the steps alone."));
        if (m_facts.rules.empty() && m_facts.ownFaults.all() == 0) {
            m_y += m_page.paragraph({m_at.corner.x(), m_y}, m_at.width, nothing(), rowStyle);
            return m_y - m_at.corner.y();
        }
        writeRow({tr("Rule"), tr("What happened"), tr("Incidents"), tr("Steps"), tr("Critical"),
                  tr("Major"), tr("Minor"), tr("Score"), tr("First act")},
                 headStyle, true);
        writeRules(mostRows);
        if (m_facts.ownFaults.all() > 0)
            writeRow(cells({},
                           m_facts.hands.size() == 1 ? tr("In the hand as a whole")
                                                     : tr("In the hands as a whole"),
                           ownFaults()),
                     rowStyle);
        if (m_facts.rules.size() + (m_facts.ownFaults.all() > 0 ? 1 : 0) > 1)
            writeSum();
        return m_y - m_at.corner.y();
    }

private:
    [[nodiscard]] QString nothing() const {
        return m_facts.result == ReportResult::notFinished
                   ? tr("Nothing irregular has happened yet, and no fault was made.")
                   : tr("Nothing irregular happened, and no fault was made.");
    }

    void writeRules(std::size_t mostRows) {
        const std::size_t count = m_facts.rules.size();
        const std::size_t shown = count <= mostRows ? count : mostRows - 1;
        const auto rules = worstFirst(m_facts.rules, shown);
        for (std::size_t row = 0; row < shown; ++row)
            writeRow(cells(ReportWords::rule(rules[row]), RuleSentences::incident(rules[row].kind),
                           rules[row]),
                     rowStyle);
        if (shown < count)
            writeRow(
                cells({}, ReportWords::more(count - shown), sumOf(std::span(rules).subspan(shown))),
                rowStyle);
    }

    // The score of all is another sum and stands at the top.
    void writeSum() {
        Cells sum = cells({}, tr("In all"), all());
        sum[scoreColumn].clear();
        writeRow(sum, sumStyle);
    }

    [[nodiscard]] RuleFacts ownFaults() const {
        RuleFacts own;
        own.faults = m_facts.ownFaults;
        return own;
    }

    [[nodiscard]] RuleFacts all() const {
        RuleFacts sum = sumOf(m_facts.rules);
        sum.faults += m_facts.ownFaults;
        return sum;
    }

    static Cells cells(const QString& rule, const QString& what, const RuleFacts& row) {
        const QString none = QStringLiteral("–");
        const bool incidents = row.incidents > 0;
        return {rule,
                what,
                incidents ? QString::number(row.incidents) : none,
                ReportWords::steps(row.stepsDone, row.stepsOwed),
                QString::number(row.faults.critical),
                QString::number(row.faults.major),
                QString::number(row.faults.minor),
                incidents ? QString::number(row.score()) : none,
                ReportWords::span(row.reactions.mean())};
    }

    void writeRow(const Cells& cells, const PageStyle& style, bool isHead = false) {
        const double top = m_y + air;
        double high = lineHeight(style);
        double x = m_at.corner.x();
        for (std::size_t column = 0; column < cells.size(); ++column) {
            const double wide = parts[column] * m_at.width;
            const QRectF place(x, top, wide - gap, lineHeight(style));
            if (column == 1)
                high = std::max(high, m_page.paragraph({x, top}, wide - gap, cells[column], style));
            else
                m_page.words(place.adjusted(column < textColumns ? 0 : gap / 2, 0,
                                            column < textColumns ? 0 : gap / 2, 0),
                             cells[column], style,
                             column < textColumns ? Qt::AlignLeft : Qt::AlignRight);
            x += wide;
        }
        const double bottom = top + high + air;
        if (isHead)
            m_page.box({m_at.corner.x(), m_y, m_at.width, bottom - m_y}, QColor(paper::tint), 0);
        m_page.rule({m_at.corner.x(), bottom, m_at.corner.x() + m_at.width, bottom}, 0.1 * mm,
                    paper::hair);
        m_y = bottom;
    }

    PageWriter& m_page;
    const ReportFacts& m_facts;
    BlockPlace m_at;
    double m_y;
};

} // namespace

double writeRules(PageWriter& page, const ReportFacts& facts, const BlockPlace& at,
                  std::size_t mostRows) {
    return RuleTable(page, facts, at).write(mostRows);
}

} // namespace mz
