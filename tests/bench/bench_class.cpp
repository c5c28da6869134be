// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a class of thirty with five hundred sessions each, from the key to the paint that
// shows all of it, in a window of a laptop.
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/window_sizes.h"
#include "tests/bench/kept_sessions.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QTableView>

#include <cstdlib>

using namespace mz;

namespace {

constexpr int trainees = 30;

MainWindow& window() {
    static const ManySessions many(trainees, 500);
    static MainWindow* const made = [] {
        Options options;
        options.data = many.folder.path();
        options.lang = QStringLiteral("en");
        auto* one = new MainWindow(options);
        one->resize(designedFor);
        one->showChooser();
        one->show();
        QApplication::processEvents();
        return one;
    }();
    return *made;
}

const QAbstractItemModel* shownClass(MainWindow& opened) {
    const auto* table = opened.findChild<QTableView*>(QStringLiteral("classTable"));
    return table == nullptr ? nullptr : table->model();
}

// Asked and shown anew each time: while it is closed somebody may hand in.
void openClass(benchmark::State& state) {
    MainWindow& opened = window();
    for (auto _ : state) {
        bool shown = false;
        opened.run(Command::classes);
        const auto counted = QObject::connect(shownClass(opened), &QAbstractItemModel::modelReset,
                                              [&] { shown = true; });
        while (!shown)
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (shownClass(opened)->rowCount() != trainees || opened.grab().isNull())
            std::abort();
        state.PauseTiming();
        QObject::disconnect(counted);
        opened.run(Command::classes);
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
    benchmark::RegisterBenchmark("OpenClassFirst", openClass)
        ->UseRealTime()
        ->Iterations(1)
        ->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("OpenClass", openClass)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    delete &window();
    return 0;
}
