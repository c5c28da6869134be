// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/sitting_check.h"

#include <QTest>

using namespace mz;

namespace {

ChainedHand whole(const std::string& seal, const std::string& after) {
    ChainCheck chain;
    chain.state = ChainCheck::State::intact;
    chain.lines = 9;
    chain.seal = seal;
    return {chain, after};
}

ChainedHand brokenOff(const std::string& after) {
    ChainCheck chain;
    chain.state = ChainCheck::State::unsealed;
    return {chain, after};
}

ChainedHand changedOn(int line, bool orTheNext = false) {
    ChainCheck chain;
    chain.state = ChainCheck::State::changed;
    chain.line = line;
    chain.orTheNext = orTheNext;
    return {chain, "first"};
}

// "changed hand 2 line 7"
QString told(const std::vector<ChainedHand>& hands,
             const std::optional<std::string>& lastHash = std::nullopt) {
    static const QStringList states{"not chained", "unchanged", "broken off", "changed"};
    const SittingCheck check = checkSitting(hands, lastHash);
    QString text = states[static_cast<int>(check.state)];
    if (check.hand != 0)
        text += QStringLiteral(" hand %1").arg(check.hand);
    if (check.line != 0)
        text += QStringLiteral(" line %1").arg(check.line);
    return check.orTheNext ? text + '+' : text;
}

} // namespace

class TestSittingCheck : public QObject {
    Q_OBJECT

private slots:
    void asItWasWritten();
    void brokenOffAndGoneOnWith();
    void aChangedLineIsToldWithItsHand();
    void aHandThatIsNotTheOneIsFoundOut();
    void aChainWrittenAnewIsFoundOutByTheLastHash();
};

void TestSittingCheck::asItWasWritten() {
    QCOMPARE(told({}), QString("not chained"));
    QCOMPARE(told({whole("first", "")}), QString("unchanged"));
    QCOMPARE(told({whole("first", ""), whole("second", "first")}, "second"), QString("unchanged"));
}

// A hand without a seal is nothing that the next one could name.
void TestSittingCheck::brokenOffAndGoneOnWith() {
    QCOMPARE(told({whole("first", ""), brokenOff("first")}), QString("broken off hand 2"));
    QCOMPARE(told({brokenOff(""), whole("second", "")}, "second"), QString("broken off hand 1"));
    // its seal was there once
    QCOMPARE(told({brokenOff(""), whole("second", "first")}), QString("broken off hand 1"));
}

void TestSittingCheck::aChangedLineIsToldWithItsHand() {
    QCOMPARE(told({whole("first", ""), changedOn(7)}), QString("changed hand 2 line 7"));
    QCOMPARE(told({whole("first", ""), changedOn(8, true)}), QString("changed hand 2 line 8+"));
    QCOMPARE(told({brokenOff(""), changedOn(7)}), QString("changed hand 2 line 7"));
    QCOMPARE(told({{ChainCheck(), ""}}), QString("changed hand 1 line 1"));
}

void TestSittingCheck::aHandThatIsNotTheOneIsFoundOut() {
    QCOMPARE(told({whole("first", ""), whole("second", "another")}),
             QString("changed hand 2 line 1"));
    QCOMPARE(told({whole("second", "first")}, "second"), QString("changed hand 1 line 1"));
}

void TestSittingCheck::aChainWrittenAnewIsFoundOutByTheLastHash() {
    QCOMPARE(told({whole("anew", "")}, "first"), QString("changed hand 1"));
    QCOMPARE(told({whole("anew", "")}, ""), QString("changed hand 1"));
}

QTEST_GUILESS_MAIN(TestSittingCheck)
#include "tst_sitting_check.moc"
