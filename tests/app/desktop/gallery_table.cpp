// SPDX-License-Identifier: GPL-3.0-or-later
// gallery_table FOLDER: pictures of the table in many sizes and situations, to look at.
#include "app/desktop/table_painter.h"

#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTextStream>

#include <ctime>

using namespace mz;

namespace {

QList<SceneCard> faces(const QString& codes) {
    QList<SceneCard> cards;
    for (const QString& code : codes.split(' ', Qt::SkipEmptyParts))
        cards.append({faceFromCode(code.toStdString()), 0, false});
    return cards;
}

QList<SceneCard> backs(int count) { return QList<SceneCard>(count); }

TableScene dealt(int seats) {
    static const QStringList names{"Aldo",   "Bea",  "Carlo", "Dina", "Massimiliano Buonarroti",
                                   "Franca", "Gino", "Ines",  "Luca", "Maria Antonietta"};
    TableScene scene;
    for (int seat = 0; seat < seats; ++seat) {
        SceneSeat who;
        who.name = names[seat];
        who.stack = QString::number(196 - 7 * seat);
        who.cards = backs(2);
        scene.seats.append(who);
    }
    scene.button = std::min(3, seats);
    scene.stub = backs(52 - 2 * seats);
    scene.legend = "HOLD’EM · BLINDS 1 / 2";
    scene.burnsLabel = "Burns";
    scene.stubLabel = "Stub";
    scene.asideLabel = "Set aside";
    scene.muckLabel = "Muck";
    scene.dealerLabel = "YOU · DEALER";
    scene.pots = {{Chips(28), "Pot 28", false}};
    return scene;
}

void fold(TableScene& scene, Seat seat) {
    SceneSeat& who = scene.seats[seat - 1];
    who.folded = true;
    who.note = "folded";
    who.cards.clear();
    scene.muck += backs(2);
}

void bet(TableScene& scene, Seat seat, std::int64_t chips) {
    scene.seats[seat - 1].bet = Chips(chips);
    scene.seats[seat - 1].betText = QString::number(chips);
}

TableScene fourCardFlop(int seats) {
    TableScene scene = dealt(seats);
    scene.board = faces("Qh 7s 7d 2c");
    scene.burns = backs(1);
    scene.stub = scene.stub.mid(5);
    for (const Seat seat : {1, 4, 8})
        if (seat <= seats)
            fold(scene, seat);
    scene.seats[1].toAct = true;
    return scene;
}

TableScene betting(int seats) {
    TableScene scene = dealt(seats);
    const QList<std::int64_t> bets{1, 2, 12, 36, 144, 1250, 5, 77, 400, 25};
    for (Seat seat = 1; seat <= seats; ++seat)
        bet(scene, seat, bets[seat - 1]);
    scene.seats[0].toAct = true;
    scene.seats.last().allIn = true;
    scene.seats.last().stack = "0";
    scene.seats.last().note = "all-in";
    scene.pots.clear();
    return scene;
}

TableScene showdown(int seats) {
    TableScene scene = dealt(seats);
    scene.board = faces("Ah Kd Qc Js Td");
    scene.burns = backs(3);
    scene.aside = faces("9h");
    scene.stub = scene.stub.mid(8);
    const QStringList hands{"2c 2d", "3h 4s", "8d 9c", "Jh Jd", "5c 6c",
                            "Ts Th", "7h 7c", "Ac As", "Kh Ks", "Qs Qd"};
    for (int seat = 0; seat < seats; ++seat)
        scene.seats[seat].cards = faces(hands[seat]);
    scene.pots = {{Chips(1250), "Main pot 1250", false},
                  {Chips(480), "Side pot 480", true},
                  {Chips(96), "Side pot 96", false}};
    return scene;
}

TableScene exposed(int seats) {
    TableScene scene = dealt(seats);
    scene.legend = "HOLD’EM · BUI 100 / 200 · ANTE 25";
    scene.burnsLabel = "Carte bruciate";
    scene.asideLabel = "Messe da parte";
    scene.dealerLabel = "TU · DEALER";
    scene.pots = {{Chips(1250), "Piatto 1250", false}};
    scene.seats[1].cards = {backs(1)[0], faces("9h")[0]};
    scene.seats[1].cards[1].selected = true;
    scene.seats[0].cards = backs(3);
    scene.board = faces("Qh 7s 7d 2c Tc 6h");
    scene.aside = faces("5d As");
    scene.stub[0].selected = true;
    scene.seats[seats - 1].empty = true;
    scene.seats[seats - 1].cards.clear();
    scene.seats[seats - 1].note = "posto libero";
    return scene;
}

void picture(const QString& path, const TableScene& scene, QSizeF area, double textScale = 1,
             double ratio = 1) {
    const auto time = [](const auto& work) {
        const std::clock_t start = std::clock();
        work();
        return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    };
    TablePainter table;
    const double layout = time([&] {
        table.setLayout(layOutTable(area, static_cast<int>(scene.seats.size()), textScale));
    });
    QImage image((area * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    painter.setFont(QFont("Inter"));
    const double first = time([&] { table.paint(painter, scene); });
    const double again = time([&] { table.paint(painter, scene); });
    painter.end();
    image.save(path);
    QTextStream(stdout) << path << ": layout " << layout << " ms, first paint " << first
                        << " ms, again " << again << " ms\n";
}

} // namespace

int main(int argc, char** argv) {
    QGuiApplication app(argc, argv);
    const QDir folder(argc > 1 ? argv[1] : ".");
    const QSizeF laptop(1026, 586);
    picture(folder.filePath("flop-10.png"), fourCardFlop(10), laptop);
    picture(folder.filePath("betting-10.png"), betting(10), laptop);
    picture(folder.filePath("betting-10-large.png"), betting(10), laptop, 1.6);
    picture(folder.filePath("exposed-9.png"), exposed(9), laptop);
    picture(folder.filePath("showdown-6.png"), showdown(6), laptop);
    picture(folder.filePath("heads-up.png"), betting(2), laptop);
    picture(folder.filePath("small-10.png"), betting(10), {1024, 448});
    picture(folder.filePath("smallest-10.png"), showdown(10), smallestTableArea);
    picture(folder.filePath("portrait-9.png"), betting(9), {1080, 1668});
    picture(folder.filePath("projector-10.png"), showdown(10), {3500, 1950});
    picture(folder.filePath("sharp-9.png"), fourCardFlop(9), laptop, 1, 2);
    return 0;
}
