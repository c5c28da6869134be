// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cards/deck.h"
#include "core/random/random.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

using namespace mz;

namespace {

std::vector<CardId> allCards() {
    std::vector<CardId> cards;
    cards.reserve(cardCount);
    for (int index = 0; index < cardCount; ++index)
        cards.emplace_back(index);
    return cards;
}

QByteArray names(const std::vector<CardId>& cards) {
    QByteArray text;
    for (const CardId card : cards)
        text += (text.isEmpty() ? "" : " ") + QByteArray::fromStdString(code(Deck().face(card)));
    return text;
}

// How far the counts are from equal.
double chiSquare(const std::vector<int>& counts) {
    const double mean =
        std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts)
        sum += (count - mean) * (count - mean) / mean;
    return sum;
}

} // namespace

Q_DECLARE_METATYPE(std::vector<quint64>)

class TestRandom : public QObject {
    Q_OBJECT

private slots:
    void frozenShuffles_data();
    void frozenShuffles();
    void frozenDraws_data();
    void frozenDraws();
    void frozenRanges();
    void setOfCards();
    void sameCardTwice();
    void fewCards();
    void streamsDiffer();
    void belowIsFair_data();
    void belowIsFair();
    void shuffleIsFair();
};

void TestRandom::frozenShuffles_data() {
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](quint64 seed, const char* stream, const char* expected) {
        QTest::addRow("seed %llu, %s", seed, stream)
            << seed << QByteArray(stream) << QByteArray(expected);
    };
    row(0u, "shuffle/1",
        "4s 7d 3s 2d Ac 2h 8c 5h 9c Kc 3d 5s Qc "
        "7c 9h 5d 2c Ts 6c Ah Td As 4h Qh Qd Jc "
        "6h 9s 7h 3c Qs Ks 6s 8s Jd 7s 2s 9d 6d "
        "4d Js Th 8h Kd 4c 5c 3h Ad Jh Kh Tc 8d");
    row(0u, "shuffle/2",
        "3c 3h 4d 8s Ac Qd Ah 5h 4s 8d 8h 2s Kc "
        "Ad As 7h 4c 2h 6d Ts Qh 5c Th 5s 9c 7d "
        "6h 5d Kh Kd Ks 6c Js 9s 3d Td 6s Tc Jc "
        "9d 8c 7c 2c 3s 2d Qs 9h Jh Jd 7s 4h Qc");
    row(7u, "shuffle/1",
        "4d 7c Qh Td Th 4s 5d 8c Qc 7d Kh 2h Qs "
        "3c 4h 5c Jc Ac 9d Ad Kc 3h 3d 7h 2d 6d "
        "8s 6h Ah 8h 9c 6c 6s Js Ts As 8d 7s 2c "
        "3s Jd Tc 4c 9s Ks 2s Jh Qd Kd 9h 5h 5s");
    row(7u, "shuffle/2",
        "Jd 8s 2d Kc 5s 2c Jc 8c 2s Ac 9h Qc 7h "
        "Jh 3c 3h Tc Ks 7c 8h 4d 5h 6c Ah Kd 7s "
        "9d 3s 5c Th Ad Js As 7d 4c 4h 9c 8d 6h "
        "2h Kh Qs 3d 4s Qd Ts 5d 9s Qh 6d Td 6s");
    row(18446744073709551615u, "shuffle/1",
        "5c Kh 3d Ts Qh Kd 7h 2s 3h Qc Js 9d 5s "
        "7s Ac 6d 4h 2h Qs 5d 8c 9s 9c 6c Qd Jh "
        "Jc 4s Tc Th 2c 6s 2d Ks 9h 8s 7d As Td "
        "8h 6h 7c 4c 4d 3c 3s Jd Ah 8d Kc Ad 5h");
    row(18446744073709551615u, "shuffle/2",
        "5d 3h Td 2d 7h 2h Tc Th Jc Kc 6d 3c 8h "
        "9s 5s Qc 7d 7s Qh 8d 6s Kh 4s Ts Kd 5c "
        "4d 3s 5h 4h Ad 9c Js 3d Jd 9d Ks 2c Ac "
        "Qd 4c 6h 8s As 8c 2s Ah Jh Qs 6c 9h 7c");
}

// For ever the same: an old log is graded again by shuffling again. If this fails, do not mend the
// test. The strings come from a second implementation in another language.
void TestRandom::frozenShuffles() {
    QFETCH(const quint64, seed);
    QFETCH(const QByteArray, stream);
    QFETCH(const QByteArray, expected);
    std::vector<CardId> cards = allCards();
    Stream draws(seed, stream.toStdString());
    shuffle(cards, draws);
    QCOMPARE(names(cards), expected);
}

void TestRandom::frozenDraws_data() {
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<std::vector<quint64>>("expected");
    const auto row = [](quint64 seed, const char* stream, const std::vector<quint64>& expected) {
        QTest::addRow("seed %llu, \"%s\"", seed, stream) << seed << QByteArray(stream) << expected;
    };
    row(0, "deal", {0xedbe4e779d0ecc72, 0x53f578ea9744b84f, 0xdc1a20d69abd2a1a});
    row(7, "deal", {0x46f354225699e8ea, 0x5acd872c668d649b, 0x669aa3dded6a2b0});
    row(7, "cut/1", {0xd6200f8a394cb8e9, 0xf3748ce742565bc8, 0x3c2c442296dac3ce});
    row(7, "", {0xdfb8b1c59a07d42d, 0x8ecf155248301f7c, 0x271c70d172d16be6});
    row(7, "8letters", {0x8025c51c5e4df1fa, 0x96c153c1c69f7edc, 0x3c2fa56839e9e422});
    row(7, "choice/scenarios/3/cards/turn",
        {0xb115b65d7416a6af, 0x327c6d1e8b2139b8, 0xa2a1970b3cdc2c69});
}

// The draws themselves are frozen, for names shorter and longer than a machine word.
void TestRandom::frozenDraws() {
    QFETCH(const quint64, seed);
    QFETCH(const QByteArray, stream);
    QFETCH(const std::vector<quint64>, expected);
    Stream draws(seed, stream.toStdString());
    for (const quint64 value : expected)
        QCOMPARE(quint64{draws.next()}, value);
}

// So is the way from a draw to a number below n, with draws thrown away for the large ones.
void TestRandom::frozenRanges() {
    const std::vector<std::pair<quint32, quint32>> expected = {{1u, 0u},
                                                               {2u, 1u},
                                                               {6u, 0u},
                                                               {52u, 21u},
                                                               {1000u, 853u},
                                                               {3000000000u, 84342229u},
                                                               {3000000000u, 2435709952u},
                                                               {3000000000u, 650316526u},
                                                               {4294967295u, 273651766u}};
    Stream draws(7, "below");
    for (const auto& [n, value] : expected)
        QCOMPARE(quint32{draws.below(n)}, value);
}

// A shuffle depends on which cards there are, not on how they lay before.
void TestRandom::setOfCards() {
    std::vector<CardId> sorted = allCards();
    sorted.erase(sorted.begin() + 10, sorted.begin() + 20);
    std::vector<CardId> reversed(sorted.rbegin(), sorted.rend());
    Stream one(7, "shuffle/1");
    Stream two(7, "shuffle/1");
    shuffle(sorted, one);
    shuffle(reversed, two);
    QCOMPARE(names(sorted), names(reversed));
}

// A card given twice is no set; it still loses none and invents none.
void TestRandom::sameCardTwice() {
    std::vector<CardId> cards = {CardId(3), CardId(40), CardId(3), CardId(0)};
    Stream draws(1, "shuffle/1");
    shuffle(cards, draws);
    std::ranges::sort(cards);
    QCOMPARE(names(cards), QByteArray("2c 2s 2s Qc"));
}

// No card and one card can be shuffled as well.
void TestRandom::fewCards() {
    std::vector<CardId> cards;
    Stream draws(1, "shuffle/1");
    shuffle(cards, draws);
    QVERIFY(cards.empty());
    cards.emplace_back(51);
    shuffle(cards, draws);
    QCOMPARE(names(cards), QByteArray("As"));
}

// Another seed or another name, be it by one letter, gives other draws.
void TestRandom::streamsDiffer() {
    std::set<std::uint64_t> first;
    std::size_t count = 0;
    for (const char* name : {"deal", "deal ", "shuffle/1", "shuffle/2", "shuffle/11", "cut/1", "",
                             "choice/scenarios/3/cards/turn", "choice/scenarios/4/cards/turn"}) {
        for (const std::uint64_t seed :
             {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{2}, ~std::uint64_t{0}}) {
            Stream draws(seed, name);
            first.insert(draws.next());
            ++count;
        }
    }
    Stream shorter(0, std::string_view("a", 1));
    Stream longer(0, std::string_view("a\0", 2));
    first.insert(shorter.next());
    first.insert(longer.next());
    QCOMPARE(first.size(), count + 2);
}

void TestRandom::belowIsFair_data() {
    QTest::addColumn<quint32>("n");
    QTest::newRow("coin") << quint32{2};
    QTest::newRow("seats") << quint32{9};
    QTest::newRow("cards") << quint32{52};
}

// Every number below n comes up about equally often (the limit is ten standard deviations).
void TestRandom::belowIsFair() {
    QFETCH(const quint32, n);
    std::vector<int> counts(n);
    Stream draws(1, "fair");
    for (int i = 0; i < 100000; ++i)
        ++counts.at(draws.below(n));
    const double freedom = n - 1;
    QVERIFY(chiSquare(counts) < freedom + 10 * std::sqrt(2 * freedom));
}

// Every card comes to every place about equally often.
void TestRandom::shuffleIsFair() {
    std::vector<int> counts(std::size_t{cardCount} * cardCount);
    std::vector<CardId> cards = allCards();
    Stream draws(1, "fair");
    for (int i = 0; i < 20000; ++i) {
        shuffle(cards, draws);
        for (std::size_t place = 0; place < cards.size(); ++place)
            ++counts[place * cardCount + cards[place].index()];
    }
    const double freedom = 51.0 * 51.0;
    QVERIFY(chiSquare(counts) < freedom + 10 * std::sqrt(2 * freedom));
}

QTEST_APPLESS_MAIN(TestRandom)
#include "tst_random.moc"
