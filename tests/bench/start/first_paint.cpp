// SPDX-License-Identifier: GPL-3.0-or-later
// Linked into a program with a window, ends it as soon as that has been painted, and prints when
// that was (µs of the system's clock) and the processor time until then (µs).
#include <QCoreApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

[[noreturn]] void tellAndEnd() {
    using namespace std::chrono;
    const auto now = duration_cast<microseconds>(system_clock::now().time_since_epoch());
    const double used = 1e6 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
    std::printf("%lld %.0f\n", static_cast<long long>(now.count()), used);
    std::fflush(stdout);
    std::_Exit(0);
}

class FirstPaint : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override {
        const auto* widget = qobject_cast<const QWidget*>(object);
        if (!m_seen && event->type() == QEvent::Paint && widget != nullptr && widget->isWindow()) {
            m_seen = true;
            // Behind the painting of all that lies on the window, and behind the flush.
            QTimer::singleShot(0, tellAndEnd);
        }
        return false;
    }

private:
    bool m_seen = false;
};

void watch() {
    QCoreApplication* app = QCoreApplication::instance();
    app->installEventFilter(new FirstPaint(app));
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(watch)
