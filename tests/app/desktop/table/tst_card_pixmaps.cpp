// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/card_pixmaps.h"
#include "app/desktop/table/chip_pixmaps.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace mz;

namespace {

constexpr QSizeF size(60, 84);

// The middle of the big pip, lower right.
QColor inkOf(const QPixmap& card) {
    return card.toImage().pixelColor(card.width() * 63 / 100, card.height() * 72 / 100);
}

} // namespace

class TestCardPixmaps : public QObject {
    Q_OBJECT

private slots:
    void drawingsNeedNoFont();
    void facesDiffer();
    void suitsByColour();
    void renderedOnce();
    void sharpAndTurned();
    void stacksAddUp_data();
    void stacksAddUp();
};

// Every card is drawn, with shapes only: no text, no style sheet, no filter.
void TestCardPixmaps::drawingsNeedNoFont() {
    const QDir folder(QStringLiteral(MZ_SOURCE_DIR "/resources/cards"));
    const QStringList files = folder.entryList({"*.svg"});
    QCOMPARE(files.size(), cardCount + 1);
    for (int index = 0; index < cardCount; ++index)
        QVERIFY(files.contains(QString::fromStdString(code(Face(index)) + ".svg")));
    static const QRegularExpression tag("<([a-zA-Z]+)");
    for (const QString& name : files) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto tags = tag.globalMatch(QString::fromUtf8(file.readAll()));
        while (tags.hasNext())
            QVERIFY2(QStringList({"svg", "g", "path", "rect", "circle"})
                         .contains(tags.next().captured(1)),
                     qPrintable(name));
    }
}

// No two faces look alike, nor does any look like the back, whichever deck is in use.
void TestCardPixmaps::facesDiffer() {
    for (const auto deck : {CardPixmaps::Deck::twoColour, CardPixmaps::Deck::fourColour}) {
        CardPixmaps cards;
        cards.setDeck(deck);
        QList<QImage> seen{cards.card(std::nullopt, size, 0, 1).toImage()};
        for (int index = 0; index < cardCount; ++index) {
            const QImage image = cards.card(Face(index), size, 0, 1).toImage();
            QVERIFY(!seen.contains(image));
            seen.append(image);
        }
    }
}

void TestCardPixmaps::suitsByColour() {
    CardPixmaps cards;
    const auto ink = [&](Suit suit) {
        return inkOf(cards.card(Face(Rank::nine, suit), size, 0, 1));
    };
    cards.setDeck(CardPixmaps::Deck::twoColour);
    QCOMPARE(ink(Suit::clubs), ink(Suit::spades));
    QCOMPARE(ink(Suit::hearts), ink(Suit::diamonds));
    QVERIFY(ink(Suit::hearts) != ink(Suit::spades));
    cards.setDeck(CardPixmaps::Deck::fourColour);
    QVERIFY(ink(Suit::clubs).green() > 2 * ink(Suit::clubs).red());
    QVERIFY(ink(Suit::diamonds).blue() > 2 * ink(Suit::diamonds).red());
    QVERIFY(ink(Suit::hearts).red() > 2 * ink(Suit::hearts).blue());
}

void TestCardPixmaps::renderedOnce() {
    CardPixmaps cards;
    const Face face(Rank::ace, Suit::spades);
    const qint64 key = cards.card(face, size, 0, 1).cacheKey();
    QCOMPARE(cards.card(face, size, 0, 1).cacheKey(), key);
    QVERIFY(cards.card(face, size, 0, 2).cacheKey() != key);
    // Far more sizes than a window uses at a time do not pile up, and the picture stays the same.
    const QImage before = cards.card(face, size, 0, 1).toImage();
    for (int step = 1; step < 100; ++step)
        QVERIFY(!cards.card(face, size + QSizeF(step, step), 0, 1).isNull());
    QCOMPARE(cards.card(face, size, 0, 1).toImage(), before);
}

// At twice the ratio there are twice the pixels; a turned card is whole and has smooth corners.
void TestCardPixmaps::sharpAndTurned() {
    CardPixmaps cards;
    const Face face(Rank::queen, Suit::hearts);
    QCOMPARE(cards.card(face, size, 0, 1).size(), QSize(60, 84));
    QCOMPARE(cards.card(face, size, 0, 2).size(), QSize(120, 168));
    QCOMPARE(cards.card(face, size, 0, 2).deviceIndependentSize(), size);
    const QImage turned = cards.card(face, size, 10, 1).toImage();
    QVERIFY(turned.width() > 60 + 10);
    for (const QPoint& corner : {turned.rect().topLeft(), turned.rect().topRight(),
                                 turned.rect().bottomLeft(), turned.rect().bottomRight()})
        QCOMPARE(turned.pixelColor(corner).alpha(), 0);
}

void TestCardPixmaps::stacksAddUp_data() {
    QTest::addColumn<qint64>("amount");
    QTest::addColumn<int>("columns");
    QTest::addColumn<QList<int>>("heights");
    QTest::newRow("nothing") << qint64{0} << 4 << QList<int>{};
    QTest::newRow("one chip") << qint64{1} << 4 << QList<int>{1};
    QTest::newRow("by denomination") << qint64{138} << 4 << QList<int>{1, 1, 2, 3};
    QTest::newRow("all in one") << qint64{36} << 1 << QList<int>{4};
    QTest::newRow("a high stack is split") << qint64{900} << 4 << QList<int>{1, 4};
    QTest::newRow("more than there is room for") << qint64{900000} << 4 << QList<int>{6, 6, 6, 6};
    QTest::newRow("no room") << qint64{36} << 0 << QList<int>{};
}

// As many chips as the amount has while there is room, the largest first; never higher than
// allowed.
void TestCardPixmaps::stacksAddUp() {
    QFETCH(const qint64, amount);
    QFETCH(const int, columns);
    const auto stacks = ChipPixmaps::stacks(Chips(amount), columns);
    QList<int> heights;
    qint64 sum = 0;
    for (const auto& column : stacks) {
        heights.append(static_cast<int>(column.size()));
        sum += std::accumulate(column.begin(), column.end(), qint64{0});
        QVERIFY(std::ranges::is_sorted(column, std::greater<>()));
    }
    QTEST(heights, "heights");
    QVERIFY(sum <= amount);
    if (amount < 1000 && columns > 0)
        QCOMPARE(sum, amount);
}

QTEST_MAIN(TestCardPixmaps)
#include "tst_card_pixmaps.moc"
