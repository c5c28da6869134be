// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/mark.h"
#include "app/words/table.h"
#include "app/words/words.h"

#include <QTest>

using namespace mz;

namespace {

const Words english(Language::en);
const Words italian(Language::it);

std::string handOf(const Words& words, std::initializer_list<const char*> codes) {
    std::vector<Face> faces;
    for (const char* code : codes)
        faces.push_back(*faceFromCode(code));
    return handName(words, HandName(rankSeven(faces)));
}

} // namespace

class TestWords : public QObject {
    Q_OBJECT

private slots:
    void placeholdersAreFilled();
    void whatIsFilledInIsNoPlaceholder();
    void aNumberChoosesTheForm();
    void aTextOfAFileComesInItsLanguage();
    void otherMarksAreFound();
    void languagesHaveCodes();
    void cardsAndHands_data();
    void cardsAndHands();
    void times_data();
    void times();
};

void TestWords::placeholdersAreFilled() {
    QCOMPARE(english.text(MZ_TEXT("Event", "Seat %1 raises to %2."), {"3", "40"}),
             std::string("Seat 3 raises to 40."));
    QCOMPARE(italian.text(MZ_TEXT("Event", "Seat %1 raises to %2."), {"3", "40"}),
             std::string("Il posto 3 rilancia a 40."));
}

// A pack can bring any text: it stays what it is.
void TestWords::whatIsFilledInIsNoPlaceholder() {
    QCOMPARE(english.text(MZ_TEXT("Event", "Seat %1 raises to %2."), {"%2 %n %", "%1"}),
             std::string("Seat %2 %n % raises to %1."));
}

void TestWords::aNumberChoosesTheForm() {
    constexpr CountedSentence cards = MZ_PLURAL("Show", "%n cards");
    QCOMPARE(english.text(cards, 0), std::string("0 cards"));
    QCOMPARE(english.text(cards, 1), std::string("1 card"));
    QCOMPARE(english.text(cards, 2), std::string("2 cards"));
    QCOMPARE(italian.text(cards, 0), std::string("0 carte"));
    QCOMPARE(italian.text(cards, 1), std::string("1 carta"));
    QCOMPARE(italian.text(cards, 2), std::string("2 carte"));
}

void TestWords::aTextOfAFileComesInItsLanguage() {
    const Text text{"hand", "mano"};
    QCOMPARE(english.text(text), std::string("hand"));
    QCOMPARE(italian.text(text), std::string("mano"));
}

// Qt's tr() asks by context and source; what nobody marked is not there.
void TestWords::otherMarksAreFound() {
    QVERIFY(translated(Language::it, "Card", "%1 of hearts", "", 0) == "%1 di cuori");
    QVERIFY(translated(Language::en, "Card", "%1 of hearts", "", 0) == "%1 of hearts");
    QVERIFY(translated(Language::it, "Show", "%n cards", "", 1) == "%n carta");
    QVERIFY(translated(Language::it, "Show", "%n cards", "", 5) == "%n carte");
    QVERIFY(!translated(Language::it, "Card", "%1 of hearts", "other", 0));
    QVERIFY(!translated(Language::it, "Show", "%1 of hearts", "", 0));
    QVERIFY(!translated(Language::it, "", "", "", 0));
    QVERIFY(!translated(Language::it, "zzz", "zzz", "", 0));
}

void TestWords::languagesHaveCodes() {
    for (const Language language : {Language::en, Language::it})
        QVERIFY(languageFromCode(code(language)) == language);
    QVERIFY(!languageFromCode("de"));
    QVERIFY(!languageFromCode(""));
    QVERIFY(!languageFromCode("EN"));
}

void TestWords::cardsAndHands_data() {
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const std::string& said, const char* expected) {
        QTest::newRow(name) << QString::fromStdString(said) << QString::fromUtf8(expected);
    };
    row("card", cardName(english, *faceFromCode("As")), "ace of spades");
    row("carta", cardName(italian, *faceFromCode("Qh")), "donna di cuori");
    row("high card", handOf(english, {"As", "Kd", "9h", "5c", "3d", "2s", "7c"}), "ace high");
    row("pair", handOf(english, {"6s", "6d", "9h", "5c", "3d", "2s", "Kc"}), "pair of sixes");
    row("two pair", handOf(english, {"As", "Ad", "Kh", "Kc", "3d", "2s", "7c"}),
        "two pair, aces and kings");
    row("doppia coppia", handOf(italian, {"As", "Ad", "Qh", "Qc", "3d", "2s", "7c"}),
        "doppia coppia, assi e donne");
    row("three", handOf(english, {"7s", "7d", "7h", "Kc", "3d", "2s", "9c"}), "three sevens");
    row("straight", handOf(english, {"5s", "6d", "7h", "8c", "9d", "2s", "2c"}),
        "straight to the nine");
    row("scala all’otto", handOf(italian, {"4s", "5d", "6h", "7c", "8d", "2s", "2c"}),
        "scala all’otto");
    row("wheel", handOf(italian, {"As", "2d", "3h", "4c", "5d", "9s", "9c"}), "scala al cinque");
    row("flush", handOf(english, {"As", "9s", "5s", "4s", "3s", "2d", "7c"}), "flush, ace high");
    row("full house", handOf(english, {"7s", "7d", "7h", "2c", "2d", "Ks", "9c"}),
        "full house, sevens over twos");
    row("four", handOf(italian, {"Ts", "Td", "Th", "Tc", "3d", "2s", "9c"}), "poker di dieci");
    row("straight flush", handOf(english, {"5s", "6s", "7s", "8s", "9s", "2d", "2c"}),
        "straight flush to the nine");
    row("royal flush", handOf(english, {"Ts", "Js", "Qs", "Ks", "As", "2d", "2c"}), "royal flush");
    row("scala reale", handOf(italian, {"Ts", "Js", "Qs", "Ks", "As", "2d", "2c"}), "scala reale");
}

void TestWords::cardsAndHands() {
    QFETCH(QString, said);
    QFETCH(QString, expected);
    QCOMPARE(said, expected);
}

void TestWords::times_data() {
    QTest::addColumn<qint64>("ms");
    QTest::addColumn<QString>("time");
    QTest::addColumn<QString>("span");
    QTest::newRow("start") << qint64{0} << "0:00,0"
                           << "0,0 s";
    QTest::newRow("just before a tenth") << qint64{1999} << "0:01,9"
                                         << "1,9 s";
    QTest::newRow("a minute") << qint64{60'000} << "1:00,0"
                              << "60,0 s";
    QTest::newRow("more than an hour") << qint64{4'000'500} << "66:40,5"
                                       << "4000,5 s";
    QTest::newRow("never") << qint64{-5} << "0:00,0"
                           << "0,0 s";
}

// Cut off, not rounded; with the comma of the language.
void TestWords::times() {
    QFETCH(qint64, ms);
    QFETCH(QString, time);
    QFETCH(QString, span);
    QCOMPARE(QString::fromStdString(timeName(italian, ms)), time);
    QCOMPARE(QString::fromStdString(spanName(italian, ms)), span);
    QCOMPARE(QString::fromStdString(timeName(english, ms)), time.replace(',', '.'));
}

QTEST_APPLESS_MAIN(TestWords)
#include "tst_words.moc"
