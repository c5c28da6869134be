// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/files.h"
#include "app/words/acts.h"
#include "app/words/problems.h"
#include "app/words/remedies.h"
#include "app/words/table.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace mz;

namespace {

QString shown(const std::string& text) { return QString::fromStdString(text); }

template <typename Value, typename Say>
QStringList all(int count, Say say) {
    QStringList sentences;
    for (int i = 0; i < count; ++i)
        sentences.append(shown(say(static_cast<Value>(i))));
    return sentences;
}

// A sentence, with a capital and a full stop.
bool isSentence(const QString& text) {
    return text.endsWith('.') && (text.front().isUpper() || text.front() == QChar(0x201C));
}

std::vector<Deed> everyDeed() {
    return {act::Shuffle{},
            act::Cut{},
            act::Pitch{3},
            act::Burn{},
            act::Board{1},
            act::Board{3},
            act::Move{Zones::board, Picked::all(), Zones::deck},
            act::Move{Zones::board, Picked::at({0, 1}), Zones::deck, End::bottom},
            act::Move{Zone::hole(4), {}, Zones::burns},
            act::Gather{},
            act::Flip{Zone::hole(2), 0},
            act::Collect{},
            act::Return{},
            act::Announce{Call::misdeal},
            act::Announce{Call::floor},
            act::Announce{Call::other},
            act::MoveButton{7},
            act::Award{0, maskOf(2)},
            act::Award{0, static_cast<SeatMask>(maskOf(2) | maskOf(5))},
            act::Award{1, maskOf(2)},
            act::Award{2, static_cast<SeatMask>(maskOf(2) | maskOf(5))},
            deed::Wait{false},
            deed::Wait{true},
            deed::Back{1},
            deed::Back{4},
            deed::Hint{2}};
}

} // namespace

class TestSentences : public QObject {
    Q_OBJECT

private slots:
    void everyCodeHasItsOwnWords_data();
    void everyCodeHasItsOwnWords();
    void everyReasonSaysWhatItKnows_data();
    void everyReasonSaysWhatItKnows();
    void everyFileTroubleHasASentence();
    void everyDeedIsASentence();
    void faultsNameTheirStep();
    void rulesHaveNames();
};

void TestSentences::everyCodeHasItsOwnWords_data() {
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<bool>("sentences");
    for (const Language language : {Language::en, Language::it}) {
        const Words words(language);
        const auto row = [&](const char* name, const QStringList& texts, bool sentences) {
            QTest::addRow("%s, %s", name, std::string(code(language)).c_str())
                << texts << sentences;
        };
        row("incidents",
            all<IncidentKind>(incidentKindCount, [&](auto k) { return title(words, k); }), false);
        row("irregularities",
            all<IrregularityKind>(static_cast<int>(irregularityTypes().size()),
                                  [&](auto k) { return title(words, k); }),
            false);
        row("causes", all<Cause>(2, [&](auto c) { return cause(words, c); }), true);
        row("steps to do", all<Step>(stepCount, [&](auto s) { return instruction(words, s); }),
            true);
        row("steps done", all<Step>(stepCount, [&](auto s) { return done(words, s); }), true);
        row("faults", all<Fault>(faultCount, [&](auto f) { return faultName(words, f); }), false);
        row("what it costs", all<Fault>(faultCount, [&](auto f) { return whatItCosts(words, f); }),
            true);
        row("outcomes", all<Outcome>(3, [&](auto o) { return outcomeName(words, o); }), false);
        row("severities", all<Severity>(3, [&](auto s) { return severityName(words, s); }), false);
        row("obstacles", all<Obstacle>(6, [&](auto o) { return refusal(words, o); }), true);
        row("streets", all<Street>(streetCount, [&](auto s) { return streetName(words, s); }),
            false);
        row("categories", all<Category>(9, [&](auto c) { return categoryName(words, c); }), false);
        row("cards", all<int>(cardCount, [&](int i) { return cardName(words, Face(i)); }), false);
        row("zones",
            all<int>(Zone::count, [&](int i) { return zoneName(words, Zone::fromIndex(i)); }),
            false);
        row("pots", all<int>(3, [&](int i) { return potName(words, i); }), false);
    }
}

// Nothing is left out, and no two things have the same words.
void TestSentences::everyCodeHasItsOwnWords() {
    QFETCH(QStringList, texts);
    QFETCH(bool, sentences);
    QSet<QString> seen;
    for (const QString& text : texts) {
        QVERIFY(!text.isEmpty());
        QVERIFY2(!text.contains('%'), qPrintable(text));
        QVERIFY2(!seen.contains(text), qPrintable(text));
        QVERIFY2(isSentence(text) == sentences, qPrintable(text));
        seen.insert(text);
    }
}

void TestSentences::everyReasonSaysWhatItKnows_data() {
    QTest::addColumn<int>("number");
    for (int i = 0; i < reasonCount; ++i)
        QTest::addRow("%s", std::string(code(static_cast<Reason>(i))).c_str()) << i;
}

// In both languages, with every argument that the sentence has a place for, and with none.
void TestSentences::everyReasonSaysWhatItKnows() {
    QFETCH(int, number);
    const auto what = static_cast<Reason>(number);
    for (const Language language : {Language::en, Language::it}) {
        const Words words(language);
        for (const std::vector<std::string>& args :
             {std::vector<std::string>{"4711", "4712", "4713"}, std::vector<std::string>{}}) {
            const QString text = shown(reason(words, Problem{what, args, "", 1}));
            QVERIFY(!text.isEmpty());
            QVERIFY2(!text.contains(QRegularExpression("%[1-9n]")), qPrintable(text));
            QVERIFY2(!text.endsWith('.'), qPrintable(text));
        }
    }
    const Words english(Language::en);
    const Words italian(Language::it);
    const Problem problem{what, {"4711", "4712", "4713"}, "", 1};
    for (const char* arg : {"4711", "4712", "4713"})
        QCOMPARE(shown(reason(english, problem)).contains(arg),
                 shown(reason(italian, problem)).contains(arg));
    QVERIFY(reason(english, problem) != reason(italian, problem));
}

void TestSentences::everyFileTroubleHasASentence() {
    for (const Language language : {Language::en, Language::it}) {
        QSet<QString> seen;
        for (int i = 0; i < fileTroubleCount; ++i)
            seen.insert(shown(fileTrouble(Words(language), code(static_cast<FileTrouble>(i)))));
        QCOMPARE(seen.size(), fileTroubleCount);
        QVERIFY(!seen.contains(QString()));
    }
}

void TestSentences::everyDeedIsASentence() {
    for (const Language language : {Language::en, Language::it}) {
        QSet<QString> seen;
        for (const Deed& deed : everyDeed()) {
            const QString text = shown(deedSentence(Words(language), deed));
            QVERIFY2(isSentence(text), qPrintable(text));
            QVERIFY2(!text.contains('%'), qPrintable(text));
            QVERIFY2(!seen.contains(text), qPrintable(text));
            seen.insert(text);
        }
    }
}

// A step that was missed or came too early is named; other faults say all by themselves.
void TestSentences::faultsNameTheirStep() {
    ProcedureStep cut;
    cut.step = Step::cut;
    for (const Language language : {Language::en, Language::it}) {
        const Words words(language);
        for (int i = 0; i < faultCount; ++i) {
            const auto fault = static_cast<Fault>(i);
            const QString text = shown(whatHappened(words, fault, &cut));
            const bool namesIt = fault == Fault::stepMissed || fault == Fault::wrongOrder;
            QCOMPARE(text.contains(shown(instruction(words, Step::cut))), namesIt);
            QVERIFY2(isSentence(text), qPrintable(text));
        }
    }
}

void TestSentences::rulesHaveNames() {
    const Words words(Language::en);
    QCOMPARE(shown(ruleName(words, "holdem.4")), QString::fromUtf8("Hold’em 4"));
    QVERIFY(!ruleName(words, "none").empty());
    QCOMPARE(shown(ruleName(words, "house.7")), QString("house.7"));
}

QTEST_APPLESS_MAIN(TestSentences)
#include "tst_sentences.moc"
