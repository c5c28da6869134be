// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/debrief/debrief_timeline.h"

#include "app/desktop/look/theme.h"
#include "app/desktop/sentences/sentences.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mz {

namespace {

constexpr double edge = 30;          // room beside the first and the last moment
constexpr double markRadius = 9;     // px
constexpr double target = 22;        // half of the smallest target
constexpr qint64 shortest = 150;     // ms that two moments are apart at least
constexpr qint64 longestWait = 6000; // ms; what takes longer counts as much

} // namespace

DebriefTimeline::DebriefTimeline(QWidget* parent) : QAbstractSlider(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setOrientation(Qt::Horizontal);
    setSingleStep(1);
    setPageStep(1);
    setObjectName(QStringLiteral("timeline"));
}

void DebriefTimeline::setMoments(std::vector<TimelineMoment> moments,
                                 std::function<QString(int)> label) {
    m_moments = std::move(moments);
    m_label = std::move(label);
    m_texts.clear();
    m_way.assign(m_moments.size(), 0);
    for (std::size_t moment = 1; moment < m_moments.size(); ++moment) {
        const qint64 passed = m_moments[moment].t - m_moments[moment - 1].t;
        m_way[moment] =
            m_way[moment - 1] + static_cast<double>(std::clamp(passed, shortest, longestWait));
    }
    if (!m_way.empty() && m_way.back() > 0)
        for (double& way : m_way)
            way /= m_moments.size() > 1 ? std::max(1.0, m_way.back()) : 1;
    setRange(0, std::max(0, static_cast<int>(m_moments.size()) - 1));
    writeLabels();
    update();
}

void DebriefTimeline::setTextScale(double scale) {
    m_scale = scale;
    updateGeometry();
    writeLabels();
    update();
}

void DebriefTimeline::retranslate() {
    m_texts.clear();
    writeLabels();
    update();
}

double DebriefTimeline::lineHeight() const {
    return QFontMetricsF(theme::font(12, m_scale)).height();
}

QSize DebriefTimeline::sizeHint() const {
    const double high = std::max(2 * target, 2 * (markRadius + 6 + lineHeight() + 2));
    return {400, static_cast<int>(std::ceil(high))};
}

QPointF DebriefTimeline::spotOf(int moment) const {
    const double wide = width() - 2 * edge;
    return {edge + wide * m_way[static_cast<std::size_t>(moment)], middle()};
}

int DebriefTimeline::marked(int direction) const {
    for (int at = value() + direction; at >= minimum() && at <= maximum(); at += direction)
        if (m_moments[static_cast<std::size_t>(at)].mark >= DebriefMark::end)
            return at;
    return direction < 0 ? minimum() : maximum();
}

// The nearest; a mark takes what falls within its target.
int DebriefTimeline::momentAt(double x, bool marksFirst) const {
    const double way = (x - edge) / std::max(1.0, width() - 2 * edge);
    const auto after = std::ranges::lower_bound(m_way, way);
    int nearest = static_cast<int>(
        std::min(after - m_way.begin(), static_cast<std::ptrdiff_t>(m_way.size()) - 1));
    if (nearest > 0 && way - m_way[static_cast<std::size_t>(nearest - 1)] <
                           m_way[static_cast<std::size_t>(nearest)] - way)
        --nearest;
    if (!marksFirst || std::abs(spotOf(nearest).x() - x) < 2)
        return nearest;
    int best = nearest;
    double least = target / 2;
    for (int at = nearest; at >= 0 && x - spotOf(at).x() < target / 2; --at)
        if (const double off = std::abs(spotOf(at).x() - x);
            m_moments[static_cast<std::size_t>(at)].mark >= DebriefMark::help && off < least) {
            best = at;
            least = off;
        }
    for (int at = nearest + 1; at <= maximum() && spotOf(at).x() - x < target / 2; ++at)
        if (const double off = std::abs(spotOf(at).x() - x);
            m_moments[static_cast<std::size_t>(at)].mark >= DebriefMark::help && off < least) {
            best = at;
            least = off;
        }
    return best;
}

void DebriefTimeline::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_moments.empty())
        return;
    setSliderDown(true);
    setValue(momentAt(event->position().x(), true));
}

void DebriefTimeline::mouseMoveEvent(QMouseEvent* event) {
    if (isSliderDown() && !m_moments.empty())
        setValue(momentAt(event->position().x(), false));
}

void DebriefTimeline::mouseReleaseEvent(QMouseEvent*) { setSliderDown(false); }

void DebriefTimeline::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_PageUp)
        setValue(marked(-1));
    else if (event->key() == Qt::Key_PageDown)
        setValue(marked(1));
    else
        QAbstractSlider::keyPressEvent(event);
}

void DebriefTimeline::sliderChange(SliderChange change) {
    QAbstractSlider::sliderChange(change);
    if (change == SliderValueChange && !m_moments.empty()) {
        // Where the moment has no room for its label, those in its way give it up.
        m_labels = m_fixed;
        Label here = placed(value());
        std::erase_if(m_labels, [&](const Label& label) {
            return label.moment != value() &&
                   label.place.adjusted(-8, 0, 8, 0).intersects(here.place);
        });
        std::erase_if(m_labels, [&](const Label& label) { return label.moment == value(); });
        m_labels.push_back(std::move(here));
        update();
    }
}

// --- what is written

QString DebriefTimeline::labelOf(int moment) {
    const auto known = m_texts.constFind(moment);
    if (known != m_texts.constEnd())
        return *known;
    return *m_texts.insert(moment, m_label(moment));
}

QFont DebriefTimeline::labelFont(int moment) const {
    const DebriefMark mark = m_moments[static_cast<std::size_t>(moment)].mark;
    const bool strong = mark >= DebriefMark::opened || moment == value();
    return theme::font(12, m_scale, strong ? QFont::Bold : QFont::Normal);
}

DebriefTimeline::Label DebriefTimeline::placed(int moment) {
    const QString text = labelOf(moment);
    const QFontMetricsF metrics(theme::font(12, m_scale, QFont::Bold)); // the wider one
    const double wide = std::max(metrics.horizontalAdvance(text),
                                 metrics.horizontalAdvance(QStringLiteral("00:00")));
    const double left =
        std::clamp(spotOf(moment).x() - wide / 2, 0.0, std::max(0.0, width() - wide));
    return {moment, text, QRectF(left, middle() + markRadius + 6, wide, lineHeight())};
}

void DebriefTimeline::tryLabel(int moment) {
    const double x = spotOf(moment).x();
    const auto taken = [&](double left, double right) {
        return std::ranges::any_of(m_fixed, [&](const Label& label) {
            return label.place.right() + 12 > left && label.place.left() - 12 < right;
        });
    };
    if (taken(x - target, x + target))
        return; // not even a short one
    Label label = placed(moment);
    if (!taken(label.place.left(), label.place.right()))
        m_fixed.push_back(std::move(label));
}

// What matters most is written first; the rest where there is room.
void DebriefTimeline::writeLabels() {
    m_fixed.clear();
    if (!m_moments.empty() && width() > 2 * edge) {
        for (const auto mark : {DebriefMark::wrong, DebriefMark::opened, DebriefMark::end,
                                DebriefMark::done, DebriefMark::help, DebriefMark::plain})
            for (int moment = 0; moment <= maximum(); ++moment)
                if (m_moments[static_cast<std::size_t>(moment)].mark == mark)
                    tryLabel(moment);
        sliderChange(SliderValueChange);
    }
}

void DebriefTimeline::resizeEvent(QResizeEvent*) { writeLabels(); }

void DebriefTimeline::paintEvent(QPaintEvent*) {
    if (m_moments.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::now().panel.plainEdge, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(edge, middle()), QPointF(width() - edge, middle()));

    // The plain ones first, so that no mark is covered by one; where they lie closer than they can
    // be told apart, one stands for them.
    double last = -10;
    for (int moment = 0; moment <= maximum(); ++moment) {
        const TimelineMoment& of = m_moments[static_cast<std::size_t>(moment)];
        const QPointF spot = spotOf(moment);
        if (of.mark > DebriefMark::plain || spot.x() - last < 3)
            continue;
        paintMark(painter, of.mark, spot, markRadius * 0.75);
        last = spot.x();
    }
    for (auto mark = DebriefMark::end; mark <= DebriefMark::wrong;
         mark = static_cast<DebriefMark>(static_cast<int>(mark) + 1)) {
        last = -10;
        for (int moment = 0; moment <= maximum(); ++moment) {
            const QPointF spot = spotOf(moment);
            if (m_moments[static_cast<std::size_t>(moment)].mark != mark || spot.x() - last < 2)
                continue;
            paintMark(painter, mark, spot, markRadius);
            last = spot.x();
        }
    }

    const QPointF here = spotOf(value());
    painter.setPen(QPen(theme::now().panel.ink, 2));
    painter.drawLine(here - QPointF(0, markRadius + 6), here + QPointF(0, markRadius + 6));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(here, markRadius + 3, markRadius + 3);
    if (hasFocus()) {
        painter.setPen(QPen(theme::now().panel.ink, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    }
    for (const Label& label : m_labels) {
        painter.setFont(labelFont(label.moment));
        painter.setPen(theme::now().panel.ink);
        painter.drawText(label.place, Qt::AlignCenter | Qt::TextSingleLine, label.text);
        painter.setPen(theme::now().panel.inkQuiet);
        painter.setFont(theme::font(12, m_scale));
        const QRectF above(label.place.left(), middle() - markRadius - 6 - lineHeight(),
                           label.place.width(), lineHeight());
        painter.drawText(above, Qt::AlignCenter | Qt::TextSingleLine,
                         Sentences::time(m_moments[static_cast<std::size_t>(label.moment)].t));
    }
}

} // namespace mz
