// SPDX-License-Identifier: GPL-3.0-or-later
// Painting the table of a laptop, 1366 by 768 with the coach beside it: every figure is the 99th
// percentile of its frames, in processor time from the change to what the screen was given.
// QT_SCALE_FACTOR=2 paints four times the pixels.
#include "app/desktop/table/flight_overlay.h"
#include "app/desktop/table/table_surface.h"

#include <benchmark/benchmark.h>

#include <QApplication>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <string>
#include <vector>

using namespace mz;

namespace {

constexpr QSize tableOfALaptop(1026, 586);
constexpr int seats = 9;
constexpr double frame = 1000.0 / 60; // ms

double millis(std::clock_t ticks) { return 1000.0 * static_cast<double>(ticks) / CLOCKS_PER_SEC; }

TableView dealt() {
    TableView view;
    int sprite = 0;
    for (int seat = 1; seat <= seats; ++seat) {
        SeatView who;
        who.seat = seat;
        who.taken = who.live = true;
        who.stack = Chips(200 - 7 * seat);
        who.inFront = Chips(2 * seat);
        for (int card = 0; card < 2; ++card)
            who.cards.push_back({sprite++, false, std::nullopt});
        view.seats.push_back(who);
    }
    view.seats[2].toAct = true;
    view.button = 3;
    view.burns.push_back({sprite++, false, std::nullopt});
    while (sprite < cardCount)
        view.deck.push_back({sprite++, false, std::nullopt});
    view.pots = {Pot{}};
    view.pots[0].chips = Chips(28);
    return view;
}

TableView withBoard(int cards) {
    TableView view = dealt();
    for (int card = 0; card < cards; ++card) {
        CardView top = view.deck.front();
        view.deck.erase(view.deck.begin());
        top.faceUp = true;
        top.face = Face(card * 11);
        view.board.push_back(top);
    }
    return view;
}

TableView gathered() {
    TableView view = dealt();
    view.burns.clear();
    for (SeatView& seat : view.seats)
        seat.cards.clear();
    view.deck.clear();
    for (int card = 0; card < cardCount; ++card)
        view.deck.push_back({100 + card, false, std::nullopt});
    return view;
}

// All of them spread over the table.
TableView everywhere() {
    TableView view = gathered();
    for (int card = 0; card < cardCount; ++card) {
        CardView top = view.deck.front();
        view.deck.erase(view.deck.begin());
        view.seats[static_cast<std::size_t>(card % seats)].cards.push_back(top);
    }
    return view;
}

class Stage {
public:
    Stage() {
        m_table.resize(tableOfALaptop);
        m_table.setTable(dealt(), false);
        m_table.show();
        QApplication::processEvents();
        m_overlay = m_table.findChild<FlightOverlay*>();
        // The pixmaps of what is dealt are there: FirstTable tells what they cost.
        std::vector<double> frames;
        play(withBoard(0), withBoard(5), Mixing::none, frames);
        play(everywhere(), gathered(), Mixing::gather, frames);
    }

    // ms of the frames of this motion, the first with the change itself.
    void play(const TableView& before, const TableView& after, Mixing mixing,
              std::vector<double>& frames, std::vector<double>* acts = nullptr) {
        m_table.setTable(before, false);
        paint();
        const double act = timed([&] { m_table.setTable(after, true, mixing); });
        const double first = timed([&] { paint(); });
        frames.push_back(first);
        if (acts != nullptr)
            acts->push_back(act + first);
        const int time = m_overlay->motion().time;
        for (double now = frame; now < time; now += frame) {
            m_overlay->showAt(now);
            frames.push_back(timed([&] { paint(); }));
        }
        m_overlay->land();
        frames.push_back(timed([&] { paint(); }));
    }

private:
    template <typename Work>
    static double timed(Work work) {
        const std::clock_t begin = std::clock();
        work();
        return millis(std::clock() - begin);
    }
    static void paint() { QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest); }

    TableSurface m_table;
    FlightOverlay* m_overlay = nullptr;
};

double percentile99(std::vector<double>& figures) {
    std::ranges::sort(figures);
    return figures[(figures.size() - 1) * 99 / 100];
}

void report(benchmark::State& state, std::vector<double>& figures) {
    state.SetIterationTime(percentile99(figures) / 1000);
}

void dealingStep(benchmark::State& state, int cards) {
    Stage stage;
    for (auto _ : state) {
        std::vector<double> frames;
        for (int round = 0; round < 20; ++round)
            stage.play(withBoard(0), withBoard(cards), Mixing::none, frames);
        report(state, frames);
    }
}

void allMoving(benchmark::State& state) {
    Stage stage;
    for (auto _ : state) {
        std::vector<double> frames;
        for (int round = 0; round < 10; ++round)
            stage.play(everywhere(), gathered(), Mixing::gather, frames);
        report(state, frames);
    }
}

void actToPaint(benchmark::State& state) {
    Stage stage;
    for (auto _ : state) {
        std::vector<double> frames;
        std::vector<double> acts;
        for (int round = 0; round < 60; ++round)
            stage.play(withBoard(round % 3), withBoard(round % 3 + 1), Mixing::none, frames, &acts);
        report(state, acts);
    }
}

// The first paint of a table: its layout, the ground, every pixmap that is needed.
void firstTable(benchmark::State& state) {
    for (auto _ : state) {
        TableSurface table;
        table.resize(tableOfALaptop);
        const std::clock_t begin = std::clock();
        table.setTable(withBoard(3), false);
        benchmark::DoNotOptimize(table.grab());
        state.SetIterationTime(millis(std::clock() - begin) / 1000);
    }
}

void tableLayout(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(
            layOutTable(QSizeF(tableOfALaptop), static_cast<int>(state.range(0))));
}

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") && qEnvironmentVariableIsEmpty("DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    const std::string scale = "/scale:" + std::to_string(std::lround(qApp->devicePixelRatio()));
    const auto add = [&](const std::string& name, auto what) {
        benchmark::RegisterBenchmark((name + scale).c_str(), what)
            ->UseManualTime()
            ->Iterations(3)
            ->Unit(benchmark::kMillisecond);
    };
    add("DealingStep/one", [](benchmark::State& state) { dealingStep(state, 1); });
    add("DealingStep/flop", [](benchmark::State& state) { dealingStep(state, 3); });
    add("DealingStep/five", [](benchmark::State& state) { dealingStep(state, 5); });
    add("AllMoving", allMoving);
    add("ActToPaint", actToPaint);
    add("FirstTable", firstTable);
    benchmark::RegisterBenchmark("TableLayout", tableLayout)
        ->Arg(2)
        ->Arg(6)
        ->Arg(9)
        ->Arg(10)
        ->Unit(benchmark::kMillisecond);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
