// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cards/hand_rank.h"
#include "core/random/random.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

using namespace mz;

namespace {

using Key = std::vector<int>;

std::vector<Face> faces(const QByteArray& codes) {
    std::vector<Face> result;
    for (const QByteArray& text : codes.split(' '))
        result.push_back(faceFromCode(text.toStdString()).value());
    return result;
}

// How a person ranks five cards: count equal ranks, look for a straight and a flush.
Key naiveFive(const std::array<Face, 5>& cards) {
    std::map<int, int> counts;
    std::set<Suit> suits;
    for (const Face face : cards) {
        ++counts[static_cast<int>(face.rank()) + 2];
        suits.insert(face.suit());
    }
    std::vector<std::pair<int, int>> groups; // how many, of which rank
    groups.reserve(counts.size());
    for (const auto& [rank, count] : counts)
        groups.emplace_back(count, rank);
    std::sort(groups.rbegin(), groups.rend());
    Key ranks;
    ranks.reserve(6);
    for (const auto& [count, rank] : groups)
        ranks.push_back(rank);

    const bool flush = suits.size() == 1;
    if (ranks == Key{14, 5, 4, 3, 2})
        ranks = {5, 4, 3, 2, 1};
    const bool straight = ranks.size() == 5 && ranks.front() - ranks.back() == 4;
    const int most = groups[0].first;
    const int next = groups[1].first;
    const int category = straight && flush        ? 8
                         : most == 4              ? 7
                         : most == 3 && next == 2 ? 6
                         : flush                  ? 5
                         : straight               ? 4
                         : most == 3              ? 3
                         : most == 2 && next == 2 ? 2
                         : most == 2              ? 1
                                                  : 0;
    ranks.insert(ranks.begin(), category);
    return ranks;
}

// The best of all five that can be chosen.
Key naiveBest(std::span<const Face> cards) {
    std::vector<bool> chosen(cards.size());
    std::fill_n(chosen.begin(), 5, true);
    Key best;
    do {
        std::array<Face, 5> five;
        std::size_t count = 0;
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (chosen[i])
                five[count++] = cards[i];
        best = std::max(best, naiveFive(five));
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    return best;
}

std::vector<Face> draw(std::size_t count, Stream& stream) {
    std::vector<Face> cards;
    while (cards.size() < count) {
        const Face face(stream.below(cardCount));
        if (std::ranges::find(cards, face) == cards.end())
            cards.push_back(face);
    }
    return cards;
}

QByteArray describe(std::span<const Face> cards) {
    QByteArray text;
    for (const Face face : cards)
        text += QByteArray::fromStdString(code(face)) + ' ';
    return text;
}

QByteArray describe(const HandName& name) {
    const std::string_view category = code(name.category());
    QByteArray text(category.data(), static_cast<int>(category.size()));
    text += ' ';
    for (const Rank rank : name.ranks())
        text += letter(rank);
    return text;
}

} // namespace

class TestHandRank : public QObject {
    Q_OBJECT

private slots:
    void fiveCards();
    void against_data();
    void against();
    void names_data();
    void names();
    void naive_data();
    void naive();
    void oneByOne();
    void orderOfCards();
    void fewerThanFive_data();
    void fewerThanFive();
    void sameFaceTwice();
};

// All 2,598,960 hands of five fall into their categories as often as combinatorics says, and into
// 7,462 different ranks.
void TestHandRank::fiveCards() {
    std::array<int, 9> counts{};
    std::set<std::uint32_t> values;
    std::array<HandSum, cardCount> card;
    for (std::size_t i = 0; i < card.size(); ++i)
        card[i] = HandSum(Face(i));
    for (std::size_t a = 0; a < card.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            for (std::size_t c = 0; c < b; ++c)
                for (std::size_t d = 0; d < c; ++d)
                    for (std::size_t e = 0; e < d; ++e) {
                        const HandRank value =
                            rank(card[a] + card[b] + card[c] + card[d] + card[e]);
                        ++counts[static_cast<std::size_t>(value.category())];
                        values.insert(value.value);
                    }
    const std::array<int, 9> expected = {1302540, 1098240, 123552, 54912, 10200,
                                         5108,    3744,    624,    40};
    for (std::size_t i = 0; i < counts.size(); ++i)
        QCOMPARE(counts[i], expected[i]);
    QCOMPARE(values.size(), std::size_t{7462});
}

void TestHandRank::against_data() {
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<int>("sign"); // of left less right
    const auto row = [](const char* name, const char* left, const char* right, int sign) {
        QTest::newRow(name) << QByteArray(left) << QByteArray(right) << sign;
    };
    row("the wheel is the lowest straight", "Ah 2c 3d 4s 5h Kc Kd", "6h 2c 3d 4s 5h Kc Kd", -1);
    row("the wheel beats trips", "Ah 2c 3d 4s 5h Kc Kd", "As Ac Ad Ks Qh Jc 9d", 1);
    row("six-high beats the wheel of the same cards", "Ah 2c 3d 4s 5h 6c Kd",
        "Ah 2c 3d 4s 5h 7c Kd", 1);
    row("no straight around the corner", "Qh Kc Ad 2s 3h 7c 8d", "Ah Kc 9d 8s 7h 2c 3d", 1);
    row("steel wheel under six-high straight flush", "Ah 2h 3h 4h 5h Kc Kd", "2h 3h 4h 5h 6h Kc Kd",
        -1);
    row("straight flush below a higher card of the suit", "Ah 2h 3h 4h 5h 6h Kd",
        "2h 3h 4h 5h 6h Kh Qd", 0);
    row("a flush with a straight is no straight flush", "2h 3h 4h 5h 6c Kh 8d",
        "2s 2c 2d 2h Kc Qd Js", -1);
    row("a flush beats a straight", "2h 4h 6h 8h Th 9c 7d", "Ts Jc Qd Kh Ac 2d 3s", 1);
    row("flush by its second card", "Ah Kh 9h 4h 2h 3c 3d", "Ah Qh Jh Th 8h 3c 3d", 1);
    row("flush by its fifth card", "Ah Kh 9h 4h 3h 2c Qd", "Ah Kh 9h 4h 2h 3c Qd", 1);
    row("sixth card of a flush does not count", "Ah Kh 9h 7h 5h 3h 2d", "Ah Kh 9h 7h 5h 2h 3d", 0);
    row("kicker decides", "As Kd Ah 9c 7d 4s 2c", "Ac Qd Ad 9c 7d 4s 2c", 1);
    row("third kicker decides", "As 2d Ah Kc Qd 9s 3c", "Ac 2s Ad Kc Qd 8s 7c", 1);
    row("fourth kicker does not", "As 2d Ah Kc Qd 9s 3c", "Ac 4s Ad Kc Qd 9s 5c", 0);
    row("no pair, fifth card decides", "As Kd Jh 9c 8d 4s 2c", "As Kd Jh 9c 7d 5s 2c", 1);
    row("no pair, sixth does not", "As Kd Jh 9c 8d 4s 2c", "As Kd Jh 9c 8d 5s 3c", 0);
    row("three pairs: the third gives the kicker", "As Ad Kh Kc 9d 9s 2c", "As Ad Kh Kc 8d 7s 2c",
        1);
    row("three pairs: a higher single is the kicker", "As Ad 3h 3c 2d 2s Kc",
        "As Ad 3h 3c Kd 7s 4c", 0);
    row("counterfeit: the board's pairs are better", "2s 2d Kh Kc 9d 9s 5c", "3s 4d Kh Kc 9d 9s 5c",
        0);
    row("counterfeit: an ace over two pair of the board", "As 4d Kh Kc 9d 9s 2c",
        "2s 2d Kh Kc 9d 9s 5c", 1);
    row("two trips are a full house", "9s 9d 9h 4c 4d 4s Kc", "As Ad Kh Kc Qd Qs Jc", 1);
    row("two trips: the higher is on top", "9s 9d 9h 4c 4d 4s Kc", "9s 9d 9h Kc Kd 4s 2c", -1);
    row("trips and two pairs: the higher fills", "9s 9d 9h 4c 4d Ks Kc", "9s 9d 9h Qc Qd 4s 4c", 1);
    row("full house by trips first", "3s 3d 3h 2c 2d 8s 7c", "2s 2d 2h Ac Ad 8s 7c", 1);
    row("quads by rank", "3s 3d 3h 3c 2d 8s 7c", "2s 2d 2h 2c Ad 8s 7c", 1);
    row("quads on the board, kicker plays", "9s 9d 9h 9c 2d As 3c", "9s 9d 9h 9c 2d Ks Kc", 1);
    row("quads and trips: the trips' card is the kicker", "9s 9d 9h 9c Kd Ks Kc",
        "9s 9d 9h 9c Kd Qs Qc", 0);
    row("the board plays", "As Kd Qh Jc Td 3s 2c", "As Kd Qh Jc Td 9s 9c", 0);
    row("suits do not decide", "As Ks Qs Js Ts 3c 2d", "Ac Kc Qc Jc Tc 3s 2d", 0);
}

// Which hand wins, or that they split.
void TestHandRank::against() {
    QFETCH(const QByteArray, left);
    QFETCH(const QByteArray, right);
    QFETCH(const int, sign);
    const HandRank a = rankSeven(faces(left));
    const HandRank b = rankSeven(faces(right));
    QCOMPARE((a > b) - (a < b), sign);
    const Key c = naiveBest(faces(left));
    const Key d = naiveBest(faces(right));
    QCOMPARE((c > d) - (c < d), sign);
}

void TestHandRank::names_data() {
    QTest::addColumn<QByteArray>("cards");
    QTest::addColumn<QByteArray>("name");
    const auto row = [](const char* cards, const char* name) {
        QTest::newRow(name) << QByteArray(cards) << QByteArray(name);
    };
    row("As Kd Jh 9c 8d 4s 2c", "high-card AKJ98");
    row("7s 7d Ah 9c 8d 4s 2c", "pair 7A98");
    row("Ks 7d Kh 7c 2d 9s 2c", "two-pair K79");
    row("5s 5d 5h Qc 2d 9s 3c", "three-of-a-kind 5Q9");
    row("As 2d 3h 4c 5d 9s 9c", "straight 5");
    row("Ts Jd Qh Kc Ad 9s 9c", "straight A");
    row("2s 8s Ts Ks 4s 9d 9c", "flush KT842");
    row("2s 2d 2h Ac Ad As Kc", "full-house A2");
    row("6s 6d 6h 6c Ad As Kc", "four-of-a-kind 6A");
    row("2h 3h 4h 5h Ah As Ac", "straight-flush 5");
    row("Th Jh Qh Kh Ah As Ac", "straight-flush A");
}

// A hand is called by its category and the ranks that tell it from others, weightiest first.
void TestHandRank::names() {
    QFETCH(const QByteArray, cards);
    QFETCH(const QByteArray, name);
    QCOMPARE(describe(HandName(rankSeven(faces(cards)))), name);
}

void TestHandRank::naive_data() {
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("hands");
    QTest::newRow("five cards") << 5 << 4000;
    QTest::newRow("six cards") << 6 << 4000;
    QTest::newRow("seven cards") << 7 << 4000;
}

// Of any two hands the same one wins as by the slow way that a person would go.
void TestHandRank::naive() {
    QFETCH(const int, count);
    QFETCH(const int, hands);
    Stream stream(1, "naive");
    std::vector<std::pair<HandRank, Key>> seen;
    for (int i = 0; i < hands; ++i) {
        const std::vector<Face> cards = draw(static_cast<std::size_t>(count), stream);
        seen.emplace_back(rankSeven(cards), naiveBest(cards));
        QVERIFY2(static_cast<int>(seen.back().first.category()) == seen.back().second.front(),
                 describe(cards));
    }
    std::ranges::sort(seen);
    for (std::size_t i = 1; i < seen.size(); ++i)
        QVERIFY((seen[i - 1].first <=> seen[i].first) == (seen[i - 1].second <=> seen[i].second));
}

// Adding card by card gives what ranking all of them at once gives.
void TestHandRank::oneByOne() {
    Stream stream(2, "one by one");
    for (int i = 0; i < 1000; ++i) {
        const std::vector<Face> cards = draw(7, stream);
        HandSum sum;
        for (const Face face : cards)
            sum += HandSum(face);
        QVERIFY2(rank(sum) == rankSeven(cards), describe(cards));
    }
}

// The order in which cards come does not matter.
void TestHandRank::orderOfCards() {
    std::vector<Face> cards = faces("9s 9d 9h 4c 4d Ks Kc");
    std::ranges::sort(cards);
    const HandRank expected = rankSeven(cards);
    do {
        QVERIFY(rankSeven(cards) == expected);
    } while (std::ranges::next_permutation(cards).found);
}

void TestHandRank::fewerThanFive_data() {
    QTest::addColumn<QByteArray>("cards");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("two") << QByteArray("As Kd") << QByteArray("high-card AK");
    QTest::newRow("pair") << QByteArray("7s 7d") << QByteArray("pair 7");
    QTest::newRow("trips") << QByteArray("7s 7d 7c Ac") << QByteArray("three-of-a-kind 7A");
    QTest::newRow("two pair") << QByteArray("7s 7d Ad Ac") << QByteArray("two-pair A7");
    QTest::newRow("quads") << QByteArray("7s 7d 7c 7h") << QByteArray("four-of-a-kind 7");
}

// Of fewer than five cards it is said what already lies there; four to a flush are none.
void TestHandRank::fewerThanFive() {
    QFETCH(const QByteArray, cards);
    QFETCH(const QByteArray, name);
    QCOMPARE(describe(HandName(rankSeven(faces(cards)))), name);
    QCOMPARE(describe(HandName(rankSeven(faces("2h 5h 9h Th")))), QByteArray("high-card T952"));
    QCOMPARE(describe(HandName(rankSeven({}))), QByteArray("high-card "));
}

// A fouled deck can give the same face twice: it counts once, and nothing breaks.
void TestHandRank::sameFaceTwice() {
    QCOMPARE(describe(HandName(rankSeven(faces("7h 7h Ac Kd Qs 9c 2d")))),
             QByteArray("high-card AKQ97"));
    QCOMPARE(describe(HandName(rankSeven(faces("7h 7h 7c Kd Kd 9c 9c")))), QByteArray("pair 7K9"));
}

QTEST_APPLESS_MAIN(TestHandRank)
#include "tst_hand_rank.moc"
