// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/debrief/debrief_marks.h"

#include <QAbstractSlider>
#include <QHash>
#include <QPointF>
#include <QRectF>

#include <functional>
#include <vector>

namespace mz {

// One moment on the timeline.
struct TimelineMoment {
    qint64 t = 0; // ms
    DebriefMark mark = DebriefMark::plain;
};

// All moments of a session in a row, to scrub: by mouse, by touch, and by the keys of a slider,
// whose value is the moment. Distances follow the time, long waits are shortened.
class DebriefTimeline : public QAbstractSlider {
    Q_OBJECT

public:
    explicit DebriefTimeline(QWidget* parent);

    // `label` says what happened at a moment; it is only asked for those that are written.
    void setMoments(std::vector<TimelineMoment> moments, std::function<QString(int)> label);
    void setTextScale(double scale);
    void retranslate(); // forgets the labels

    // The next or last moment that is marked with more than that it was; the same where none is.
    [[nodiscard]] int marked(int direction) const;
    [[nodiscard]] QPointF spotOf(int moment) const;
    // What is written, with its place.
    struct Label {
        int moment = 0;
        QString text;
        QRectF place; // its time stands above the line, as wide at most
    };
    [[nodiscard]] const std::vector<Label>& labels() const { return m_labels; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void sliderChange(SliderChange change) override;

private:
    [[nodiscard]] int momentAt(double x, bool marksFirst) const;
    [[nodiscard]] QString labelOf(int moment);
    [[nodiscard]] Label placed(int moment);
    void writeLabels();
    void tryLabel(int moment);
    [[nodiscard]] QFont labelFont(int moment) const;
    [[nodiscard]] double lineHeight() const;
    [[nodiscard]] double middle() const { return height() / 2.0; }

    std::vector<TimelineMoment> m_moments;
    std::vector<double> m_way; // of each moment, 0 to 1
    std::function<QString(int)> m_label;
    QHash<int, QString> m_texts;
    std::vector<Label> m_fixed; // whatever the value is
    std::vector<Label> m_labels;
    double m_scale = 1;
};

} // namespace mz
