// SPDX-License-Identifier: GPL-3.0-or-later
// The page of progress of a person with 10,000 sessions, from the key to the paint that shows all
// of it, in a window of a laptop; the first time with the library of the charts.
#include "app/desktop/progress/progress_page.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/window_sizes.h"
#include "tests/bench/kept_sessions.h"

#include <benchmark/benchmark.h>

#include <QApplication>

#include <cstdlib>

using namespace mz;

namespace {

// The person is at the table, and has dealt nothing today.
MainWindow& window() {
    static const ManySessions many(1, 10'000);
    static MainWindow* const made = [] {
        Options options;
        options.data = many.folder.path();
        options.lang = QStringLiteral("en");
        auto* one = new MainWindow(options);
        one->resize(designedFor);
        one->takeTheLastPerson();
        one->showChooser();
        one->show();
        QApplication::processEvents();
        return one;
    }();
    return *made;
}

void openProgress(benchmark::State& state) {
    MainWindow& opened = window();
    for (auto _ : state) {
        opened.run(Command::progress);
        const QWidget* weeks = nullptr;
        while (weeks == nullptr) {
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
            weeks = opened.findChild<QWidget*>(QStringLiteral("weeks"));
        }
        if (opened.grab().isNull())
            std::abort();
        state.PauseTiming();
        opened.run(Command::progress);
        opened.findChild<ProgressPage*>()->setPerson({});
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QApplication::processEvents();
        state.ResumeTiming();
    }
}

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") && qEnvironmentVariableIsEmpty("DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    static_cast<void>(window());
    benchmark::RegisterBenchmark("OpenProgressFirst", openProgress)
        ->UseRealTime()
        ->Iterations(1)
        ->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("OpenProgress", openProgress)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    delete &window();
    return 0;
}
