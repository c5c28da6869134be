// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report/report_page.h"

#include "app/desktop/report/report_blocks.h"

#include <algorithm>
#include <functional>

namespace mz {

namespace {

constexpr double largestPicture = 39 * mm;
constexpr double smallestPicture = 22 * mm;
constexpr double roomForNotes = 30 * mm;
constexpr std::size_t fewestRules = 3;
constexpr double leastGap = 2.5 * mm;
constexpr double largestGap = 9 * mm;

struct Measures {
    std::size_t rules = 0; // rows
    double picture = 0;    // its height
    double gap = leastGap; // between the parts
};

class Layout {
public:
    Layout(const ReportFacts& facts, const QSizeF& size) : m_facts(facts) {
        m_page.size = size;
        m_area = QRectF({}, size).adjusted(pageMargin, pageMargin, -pageMargin, -pageMargin);
    }

    // The record and the signatures stand at the bottom; what is left above them, less than nothing
    // where it does not fit.
    double write(const Measures& measures) {
        m_y = m_area.top();
        m_parts = 0;
        const auto add = [&](const std::function<double(const BlockPlace&)>& write) {
            const double high = write({{m_area.left(), m_y}, m_area.width()});
            m_y += high > 0 ? high + measures.gap : 0;
            m_parts += high > 0 ? 1 : 0;
        };
        PageWriter page(m_page);
        add([&](const BlockPlace& at) { return writeHead(page, m_facts, at); });
        add([&](const BlockPlace& at) { return writeHands(page, m_facts, at); });
        add([&](const BlockPlace& at) { return writeRules(page, m_facts, at, measures.rules); });
        add([&](const BlockPlace& at) {
            return writeMoments(page, m_facts, at, measures.picture);
        });
        const double bottom = m_area.bottom();
        const double signatures = bottom - heightOf(writeSignatures);
        const double record = signatures - leastGap - heightOf(writeRecord);
        if (!m_facts.isCertificate() && record - m_y >= roomForNotes)
            writeNotes(page, {{m_area.left(), m_y}, m_area.width()});
        writeRecord(page, m_facts, {{m_area.left(), record}, m_area.width()});
        writeSignatures(page, m_facts, {{m_area.left(), signatures}, m_area.width()});
        return record - m_y;
    }

    [[nodiscard]] int parts() const { return m_parts; }
    PaperPage page() { return std::move(m_page); }

private:
    using Block = double(PageWriter&, const ReportFacts&, const BlockPlace&);
    [[nodiscard]] double heightOf(Block block) const {
        PaperPage nowhere;
        PageWriter page(nowhere);
        return block(page, m_facts, {{}, m_area.width()});
    }

    const ReportFacts& m_facts;
    PaperPage m_page;
    QRectF m_area;
    double m_y = 0;
    int m_parts = 0;
};

PaperPage written(const ReportFacts& facts, const QSizeF& size, const Measures& measures) {
    Layout layout(facts, size);
    layout.write(measures);
    return layout.page();
}

} // namespace

// The largest pictures with all rules; where that does not fit, smaller ones, then fewer rules.
PaperPage reportPage(const ReportFacts& facts, const QSizeF& size) {
    Measures measures;
    for (std::size_t rules = std::max(facts.rules.size(), fewestRules); rules >= fewestRules;
         --rules) {
        measures = {rules, largestPicture, leastGap};
        Layout tried(facts, size);
        const double left = tried.write(measures);
        measures.picture += std::min(left, 0.0);
        if (measures.picture < smallestPicture)
            continue;
        measures.gap = std::min(largestGap, leastGap + std::max(left, 0.0) / tried.parts());
        return written(facts, size, measures);
    }
    measures.picture = smallestPicture;
    return written(facts, size, measures);
}

} // namespace mz
