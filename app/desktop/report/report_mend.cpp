// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report/report_blocks.h"
#include "app/desktop/report/report_words.h"
#include "core/session/view.h"

#include <algorithm>

namespace mz {

namespace {

constexpr std::size_t mostMoments = 3;
constexpr double gap = 5 * mm;
constexpr double pictureShape = 1.5; // width to height
constexpr PageStyle placeStyle{8, QFont::Bold};
constexpr PageStyle measureStyle{7.5, QFont::Normal, true};
constexpr PageStyle legendStyle{6.5, QFont::Normal, true};
constexpr PageStyle textStyle{7.5};
constexpr PageStyle happenedStyle{7.5, QFont::DemiBold};

class Mend {
    Q_DECLARE_TR_FUNCTIONS(ReportPage)

public:
    Mend(PageWriter& page, const ReportFacts& facts, const BlockPlace& at, double pictureHeight)
        : m_page(page),
          m_facts(facts),
          m_at(at),
          m_column((at.width - (mostMoments - 1) * gap) / mostMoments),
          m_picture(std::min(pictureHeight * pictureShape, m_column),
                    std::min(pictureHeight, m_column / pictureShape)) {}

    double write() {
        const std::size_t shown = std::min(mostMoments, m_facts.moments.size());
        const double heading =
            m_page.heading(m_at.corner, m_at.width, tr("To mend first"),
                           m_facts.moments.size() > shown
                               ? tr("The moments that cost most; %n more in the debrief.", nullptr,
                                    static_cast<int>(m_facts.moments.size() - shown))
                               : QString());
        double high = 0;
        for (std::size_t number = 0; number < shown; ++number)
            high = std::max(high, writeMoment(m_facts.moments[number], corner(number, heading)));
        if (shown < mostMoments) {
            const double width = m_at.width - static_cast<double>(shown) * (m_column + gap);
            high = std::max(high, m_page.paragraph(corner(shown, heading), width,
                                                   ReportWords::allIsWell(m_facts), textStyle));
        }
        if (shown > 0)
            high += writeLegend(corner(0, heading) + QPointF(0, high + mm));
        return heading + high;
    }

private:
    [[nodiscard]] QPointF corner(std::size_t number, double heading) const {
        return m_at.corner + QPointF(static_cast<double>(number) * (m_column + gap), heading);
    }

    double writeLegend(const QPointF& corner) {
        return mm +
               m_page.paragraph(corner, m_at.width,
                                tr("Below each table, from the left: burns, stub, aside, muck, "
                                   "with the number of their cards. Broken frames: there the "
                                   "rulebook asks for something else."),
                                legendStyle);
    }

    double writeMoment(const MomentFacts& moment, const QPointF& corner) {
        const Review& review = *moment.review;
        const ReviewLook look = review.look(moment.moment);
        const TableView table = view(review.theCase(), look.table, Viewer::dealer);
        const TableView asked = view(review.theCase(), look.asked, Viewer::dealer);
        m_page.picture({QRectF(corner + QPointF((m_column - m_picture.width()) / 2, 0), m_picture),
                        table, TableDifference::between(table, asked)});
        double y = corner.y() + m_picture.height() + 1.5 * mm;
        const QString place = ReportWords::place(m_facts, moment);
        const double own = std::min(m_column / 2, widthOf(place, placeStyle) + 1);
        const double high = lineHeight(placeStyle);
        m_page.words({corner.x(), y, own, high}, place, placeStyle);
        m_page.words({corner.x() + own + mm, y, m_column - own - mm, high},
                     ReportWords::measure(moment), measureStyle, Qt::AlignRight);
        y += high + 0.4 * mm;
        y += m_page.paragraph({corner.x(), y}, m_column, ReportWords::happened(moment),
                              happenedStyle);
        y += 0.6 * mm;
        y += m_page.paragraph({corner.x(), y}, m_column, ReportWords::asked(moment), textStyle);
        return y - corner.y();
    }

    PageWriter& m_page;
    const ReportFacts& m_facts;
    BlockPlace m_at;
    double m_column;
    QSizeF m_picture;
};

} // namespace

double writeMoments(PageWriter& page, const ReportFacts& facts, const BlockPlace& at,
                    double pictureHeight) {
    return Mend(page, facts, at, pictureHeight).write();
}

} // namespace mz
