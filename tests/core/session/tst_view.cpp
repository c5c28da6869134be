// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

#include "core/session/view.h"

#include <algorithm>
#include <iterator>
#include <set>

using namespace mz;
using namespace mz::testing;

namespace {

constexpr auto clean = R"({"table": {"seats": 5, "button": 4, "empty": [5],
    "names": {"2": "Carlo"}}, "start": "shuffle", "finish": "hand"})";

std::vector<CardView> allCards(const TableView& view) {
    std::vector<CardView> all;
    const auto add = [&](const std::vector<CardView>& cards) {
        all.insert(all.end(), cards.begin(), cards.end());
    };
    for (const SeatView& seat : view.seats)
        add(seat.cards);
    for (const auto* cards : {&view.board, &view.burns, &view.muck, &view.aside, &view.deck})
        add(*cards);
    return all;
}

TableView viewAfter(const char* deeds, Viewer viewer = Viewer::dealer) {
    const Played played = play(dealt(clean), deeds);
    return view(played.session.theCase(), played.session.state(), viewer);
}

std::set<int> sprites(const TableView& view) {
    std::set<int> all;
    for (const CardView& card : allCards(view))
        all.insert(card.sprite);
    return all;
}

} // namespace

class TestView : public QObject {
    Q_OBJECT

private slots:
    void noHiddenFace_data();
    void noHiddenFace();
    void everythingForTheDebrief();
    void spritesStayWhileNobodyMixes();
    void newSprites_data();
    void newSprites();
    void seats();
    void money();
};

void TestView::noHiddenFace_data() {
    QTest::addColumn<QByteArray>("deeds");
    for (const char* deeds : {"", "shuffle; cut", "shuffle; cut; deal",
                              "shuffle; cut; deal; betting; "
                              "street; betting; move board aside; flip hole:1 0; flip board 0",
                              "shuffle; cut; as told"})
        QTest::newRow(deeds) << QByteArray(deeds);
}

// The dealer sees the faces of the cards that lie face up, and of no other.
void TestView::noHiddenFace() {
    QFETCH(const QByteArray, deeds);
    const std::vector<CardView> cards = allCards(viewAfter(deeds));
    QCOMPARE(cards.size(), std::size_t{cardCount});
    for (const CardView& card : cards)
        QCOMPARE(card.face.has_value(), card.faceUp);
    QCOMPARE(sprites(viewAfter(deeds)).size(), std::size_t{cardCount});
}

// For the debrief every face is there, once.
void TestView::everythingForTheDebrief() {
    std::set<Face> faces;
    for (const CardView& card : allCards(viewAfter("shuffle; cut; deal", Viewer::everything))) {
        QVERIFY(card.face);
        faces.insert(*card.face);
    }
    QCOMPARE(faces.size(), std::size_t{cardCount});
}

// From the stub to its place a card keeps its number.
void TestView::spritesStayWhileNobodyMixes() {
    const TableView before = viewAfter("shuffle; cut; deal; betting; collect");
    const TableView after = viewAfter("shuffle; cut; deal; betting; collect; burn; board 3");
    QCOMPARE(after.burns.at(0).sprite, before.deck.at(0).sprite);
    for (std::size_t i = 0; i < 3; ++i)
        QCOMPARE(after.board.at(i).sprite, before.deck.at(i + 1).sprite);
    QCOMPARE(after.seats.at(0).cards.at(0).sprite, before.seats.at(0).cards.at(0).sprite);
}

void TestView::newSprites_data() {
    QTest::addColumn<QByteArray>("mix");
    for (const char* mix : {"; shuffle", "; cut", "; gather"})
        QTest::newRow(mix) << QByteArray(mix);
}

// Whoever mixes the cards gives all of them new numbers, in no order that tells which is which.
void TestView::newSprites() {
    QFETCH(const QByteArray, mix);
    const QByteArray deeds = "shuffle; cut; deal; betting; street";
    const TableView before = viewAfter(deeds);
    const TableView after = viewAfter(deeds + mix);
    std::set<int> shared;
    std::ranges::set_intersection(sprites(before), sprites(after),
                                  std::inserter(shared, shared.end()));
    QVERIFY(shared.empty());
    std::vector<int> steps;
    for (std::size_t i = 1; i < after.deck.size(); ++i)
        steps.push_back(after.deck[i].sprite - after.deck[i - 1].sprite);
    QVERIFY(std::ranges::any_of(steps, [](int step) { return step != 1; }));
}

// Who sits where, with what in front of him.
void TestView::seats() {
    const TableView table = viewAfter("shuffle; cut; deal; wait");
    QCOMPARE(table.seats.size(), std::size_t{5});
    QVERIFY(!table.seats[4].taken);
    QVERIFY(table.seats[4].cards.empty());
    QCOMPARE(text(table.seats[1].name), QString("Carlo"));
    QCOMPARE(text(table.seats[0].name), QString());
    QCOMPARE(table.seats[2].inFront.count, 2);
    QCOMPARE(table.seats[2].stack.count, 198);
    QVERIFY(table.seats[3].toAct);
    QVERIFY(!table.seats[2].toAct);
    QCOMPARE(table.button, 4);
    QVERIFY(table.dealComplete);
}

// Pots, and who is all-in.
void TestView::money() {
    const auto hand = dealt(R"({"table": {"seats": 3, "button": 3, "stacks": {"1": 5, "*": 200}},
        "players": {"1": {"preflop": ["all-in"]}, "3": {"preflop": ["raise 40"]}}})");
    const Played played = play(hand, "deal; betting; collect");
    const TableView table = view(*hand, played.session.state(), Viewer::dealer);
    QCOMPARE(table.pots.size(), std::size_t{2});
    QCOMPARE(table.pots[0].chips.count, 15);
    QCOMPARE(table.pots[1].chips.count, 70);
    QVERIFY(table.seats[0].allIn);
    QVERIFY(!table.seats[1].allIn);
    QCOMPARE(table.blindCount, 2);
    QCOMPARE(table.blinds[1].count, 2);
}

QTEST_APPLESS_MAIN(TestView)
#include "tst_view.moc"
