// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QWidget>

namespace mz {

// Press, move and release on all places of the table, told apart into clicks and drags. QDrag is
// not used: it returns at once where there is no real screen, and it hangs under some tests. All
// positions are in the coordinates of the table.
class Gesture : public QObject {
    Q_OBJECT

public:
    explicit Gesture(QWidget& table);

    void watch(QWidget& widget);
    [[nodiscard]] bool dragging() const { return m_dragging; }
    // Lets go without dropping.
    void cancel();

signals:
    void clicked(QWidget* on, const QPointF& at, bool add);
    void begun(QWidget* from, const QPointF& at, bool add);
    void moved(const QPointF& at);
    void dropped(const QPointF& at);
    void cancelled();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool press(QWidget& on, const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    [[nodiscard]] QPointF onTable(const QMouseEvent& event) const;

    QWidget& m_table;
    QPointer<QWidget> m_pressed;
    QPointer<QWidget> m_last;
    QElapsedTimer m_sinceLast;
    QPointF m_from;
    bool m_dragging = false;
};

} // namespace mz
