// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

#include "tests/golden/golden.h"

#include "core/session/check.h"
#include "core/session/next.h"
#include "core/session/review.h"

using namespace mz;
using namespace mz::testing;

namespace {

constexpr auto fourCardFlop = R"({"table": {"seats": 5, "button": 4}, "start": "preflop",
    "finish": "remedy", "irregularities": [{"kind": "overdealt-flop", "cards": 4}]})";
constexpr auto earlyTurn = R"({"table": {"seats": 4, "button": 4}, "start": "flop",
    "players": {"1": {"flop": ["bet 10"]}},
    "finish": "remedy", "irregularities": [{"kind": "premature-turn", "seat": 3}]})";

Log logOf(const Played& played) {
    Log log;
    log.header.mode = played.session.mode();
    log.entries = played.entries;
    return log;
}

// A review of these deeds, which can all be done.
Review reviewOf(const char* scene, const char* deeds) {
    const auto hand = dealt(scene);
    auto review = Review::of(hand, logOf(play(hand, deeds)), 80);
    if (!review)
        qFatal("the deeds cannot be done");
    return std::move(*review);
}

// The findings as "kind@line", those of steps and faults with their code.
QString findings(const Review& review) {
    QStringList all;
    for (const ReviewFinding& finding : review.findings()) {
        const auto named = [&](std::string_view what) {
            all.append(QString("%1@%2")
                           .arg(text(std::string(what)))
                           .arg(review.moments()[finding.moment].line));
        };
        switch (finding.kind) {
        case ReviewFinding::Kind::opened:
            named("opened");
            break;
        case ReviewFinding::Kind::done:
            named(finding.step->id);
            break;
        case ReviewFinding::Kind::missed:
            named("missing " + finding.step->id);
            break;
        case ReviewFinding::Kind::fault:
            named(code(finding.fault));
            break;
        case ReviewFinding::Kind::help:
            named(code(finding.help.kind));
            break;
        }
    }
    return all.join("; ");
}

QString boardCards(const Review& review, const State& state) {
    std::string all;
    for (const CardId card : state.table.pile(Zones::board))
        all += code(review.theCase().hand.deck.face(card)) + " ";
    return text(all).trimmed();
}

std::size_t lastOf(const Review& review, int line) {
    std::size_t last = 0;
    for (std::size_t moment = 0; moment < review.moments().size(); ++moment)
        if (review.moments()[moment].line == line && !review.moments()[moment].end)
            last = moment;
    return last;
}

// The verdict of a session that goes on from there as the book asks.
Verdict fromThereRightly(const Review& review, std::size_t moment) {
    Session session(review.sharedCase());
    int line = 2;
    for (const Entry& entry : review.entriesUntil(moment))
        if (!session.act(entry.deed, line++, entry.t))
            qFatal("the beginning cannot be done");
    while (const auto next = nextDeed(session))
        if (!session.act(next->deed, line++, 1'000'000))
            qFatal("the model answer cannot be done");
    return session.verdict(80);
}

} // namespace

class TestReview : public QObject {
    Q_OBJECT

private slots:
    void everyThingThatHappensIsAMoment();
    void whatStandsOnTheMoments();
    void aMissingStepStandsWhereTheHandWentOn();
    void whatWasToBeDoneInstead();
    void whereNothingIsWrongBothTablesAreTheSame();
    void theEndOfALogThatStops();
    void takenBack();
    void impossibleLines();
    void theBoards();
    void fromHereAgain_data();
    void fromHereAgain();
    void fromTheMidstOfARound();
    void nothingIsLeftAtTheEnd();
    void everyMomentOfEveryLog_data();
    void everyMomentOfEveryLog();
    void aLongLog();
};

// The players' acts are moments of their own, and so is what the hands do by themselves.
void TestReview::everyThingThatHappensIsAMoment() {
    const Review review = reviewOf(earlyTurn, "wait all; move board aside; wait all");
    QStringList told;
    for (const ReviewMoment& moment : review.moments())
        told.append(QString("%1:%2%3")
                        .arg(moment.line)
                        .arg(moment.part)
                        .arg(moment.actor == Actor::dealer   ? ""
                             : moment.actor == Actor::player ? "p"
                                                             : "t"));
    // Seats 1 and 2 act, a card is burned and one turned up; the card aside; seats 3 and 4 act.
    QCOMPARE(told.join(' '), QString("1:0 2:1p 2:2p 2:3t 2:4t 3:1 4:1p 4:2p 4:0"));
    QCOMPARE(review.look(1).table.betting.inFront[0].count, 10);
    QCOMPARE(review.look(1).table.betting.inFront[1].count, 0);
    QCOMPARE(review.look(3).table.boardCount(), 3);
    QCOMPARE(review.look(4).table.boardCount(), 4);
    QVERIFY(review.moments()[4].lastOfLine);
    QVERIFY(!review.moments()[3].lastOfLine);
}

void TestReview::whatStandsOnTheMoments() {
    QCOMPARE(findings(reviewOf(fourCardFlop, "wait all; collect; burn; board 3; burn; hint 1; "
                                             "move board all deck; shuffle; cut; board 3")),
             QString("opened@5; burned-again@6; hint@7; board-to-deck@8; shuffle@9; cut@10; "
                     "deal-flop@11"));
}

// A step that was left out has no line in the verdict; it is shown where it was passed over.
void TestReview::aMissingStepStandsWhereTheHandWentOn() {
    QCOMPARE(findings(reviewOf(earlyTurn, "wait all; move board aside; wait all; collect; board 1;"
                                          "wait all; move aside deck; shuffle; cut; board 1")),
             QString("opened@2; set-aside@3; finish-betting@4; deal-turn@6; missing burn@6; "
                     "finish-turn-betting@7; aside-to-deck@8; shuffle@9; cut@10; deal-river@11"));
}

// From the same moment, up to the same act: the burn that was left out, and the turn after it.
void TestReview::whatWasToBeDoneInstead() {
    const Review review =
        reviewOf(earlyTurn, "wait all; move board aside; wait all; collect; board 1");
    const std::size_t turn = lastOf(review, 6);
    QVERIFY(review.moments()[turn].wrong);
    const ReviewLook look = review.look(turn);
    QCOMPARE(look.askedDeeds.size(), std::size_t{2});
    QVERIFY(std::holds_alternative<act::Burn>(look.askedDeeds[0].deed));
    QVERIFY(std::holds_alternative<act::Board>(look.askedDeeds[1].deed));
    QCOMPARE(look.table.table.size(Zones::burns) + 1, look.asked.table.size(Zones::burns));
    // What was dealt is what should have been burned, and the natural river should have come.
    const auto river = resolved(review.theCase()).cards.river;
    QCOMPARE(boardCards(review, look.asked).last(2), text(code(*river)));
    QVERIFY(boardCards(review, look.table) != boardCards(review, look.asked));
    QCOMPARE(review.incidentAt(turn), std::optional<std::size_t>(0));
}

void TestReview::whereNothingIsWrongBothTablesAreTheSame() {
    const Review review = reviewOf(fourCardFlop, "as told");
    QCOMPARE(review.verdict().score, 100);
    for (std::size_t moment = 0; moment < review.moments().size(); ++moment) {
        QVERIFY(!review.moments()[moment].wrong);
        const ReviewLook look = review.look(moment);
        QVERIFY(look.asked == look.table);
        QVERIFY(look.askedDeeds.empty());
    }
}

// A log that stops has a moment more: there stands what was left undone, and what was due.
void TestReview::theEndOfALogThatStops() {
    const Review review = reviewOf(fourCardFlop, "wait all; collect; burn; board 3");
    const ReviewMoment& end = review.moments().back();
    QVERIFY(end.end);
    QVERIFY(end.wrong);
    QVERIFY(!review.moments()[review.moments().size() - 2].wrong);
    const ReviewLook look = review.look(review.moments().size() - 1);
    QCOMPARE(look.table.boardCount(), 4);
    QCOMPARE(look.asked.boardCount(), 0);
    QCOMPARE(review.findingsOn(review.moments().size() - 1).size(), std::size_t{4});
}

void TestReview::takenBack() {
    const Review review = reviewOf(fourCardFlop, "wait all; collect; burn; burn; back 1; board 3");
    QVERIFY(review.moments()[lastOf(review, 5)].takenBack);
    QVERIFY(!review.moments()[lastOf(review, 4)].takenBack);
    QCOMPARE(review.look(lastOf(review, 5)).table.table.size(Zones::burns), 2);
    QCOMPARE(review.look(lastOf(review, 6)).table.table.size(Zones::burns), 1);
}

// The line and the reason, as everywhere.
void TestReview::impossibleLines() {
    const auto hand = dealt(fourCardFlop);
    Log log = logOf(play(hand, "wait all; collect"));
    log.entries.push_back({9, 99'000, act::Move{Zones::aside, {}, Zones::muck, End::top}});
    const auto review = Review::of(hand, log, 80);
    QVERIFY(!review);
    QCOMPARE(text(told(review.error())), QString("9  impossible"));

    log.entries.pop_back();
    log.unreadable = Problem{Reason::notAnAct, {}, "", 7};
    QCOMPARE(Review::of(hand, log, 80).error().line, 7);
}

// Rule 4 leaves all but the river as it would have come; a flop too full leaves nothing.
void TestReview::theBoards() {
    const Review turn = reviewOf(earlyTurn, "as told");
    const ReviewBoards kept = turn.boards();
    QCOMPARE(kept.asked.size(), std::size_t{5});
    for (std::size_t card = 0; card < 3; ++card)
        QVERIFY(kept.asked[card] == kept.natural[card]);
    QVERIFY(kept.asked[3] == kept.natural[4]);
    QVERIFY(kept.done == kept.asked);

    const ReviewBoards stopped = reviewOf(earlyTurn, "wait all").boards();
    QCOMPARE(stopped.done.size(), std::size_t{4});
    QVERIFY(stopped.done[3] == stopped.natural[3]);

    const Session plain = undisturbedHand(turn.theCase());
    const auto board = plain.state().table.pile(Zones::board);
    for (std::size_t card = 0; card < 5; ++card)
        QVERIFY(plain.theCase().hand.deck.face(board[card]) == kept.natural[card]);
}

void TestReview::fromHereAgain_data() {
    QTest::addColumn<QByteArray>("deeds");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const char* deeds, int line) {
        QTest::newRow(name) << QByteArray(deeds) << line;
    };
    row("before all", "wait all; collect; burn; burn", 1);
    row("at the fault", "wait all; collect; burn; burn", 5);
    row("where it was right", "wait all; collect; burn; burn", 3);
    row("where it has just gone wrong", "wait all; collect; burn; board 3; burn", 5);
    row("after help", "wait all; collect; hint 2; burn; hint 3; board 3; burn", 7);
    row("after taking back", "wait all; collect; burn; burn; back 1; board 3; burn", 7);
}

// Whoever begins before the fault and does the rest rightly has done all of it rightly.
void TestReview::fromHereAgain() {
    QFETCH(const QByteArray, deeds);
    QFETCH(const int, line);
    const Review review = reviewOf(fourCardFlop, deeds.constData());
    QVERIFY(review.verdict().score < 100);
    const std::size_t moment = lastOf(review, line);
    QVERIFY(review.goesOnFrom(moment));
    const Verdict verdict = fromThereRightly(review, moment);
    QVERIFY(verdict.finished);
    QCOMPARE(verdict.score, 100);
}

// In the midst of a round the players who have acted have acted, and the others have not.
void TestReview::fromTheMidstOfARound() {
    const Review review = reviewOf(earlyTurn, "wait all; move board aside; wait all");
    const auto entries = review.entriesUntil(1);
    QCOMPARE(entries.size(), std::size_t{1});
    QVERIFY(std::get<deed::Wait>(entries[0].deed) == deed::Wait{false});
    Session session(review.sharedCase());
    QVERIFY(session.act(entries[0].deed, 2, entries[0].t));
    QVERIFY(session.state() == review.look(1).table);
    QCOMPARE(fromThereRightly(review, 1).score, 100);
}

void TestReview::nothingIsLeftAtTheEnd() {
    const Review right = reviewOf(fourCardFlop, "as told");
    QVERIFY(!right.goesOnFrom(right.moments().size() - 1));
    QVERIFY(right.goesOnFrom(right.moments().size() - 2));
    const Review stopped = reviewOf(fourCardFlop, "wait all");
    QVERIFY(stopped.goesOnFrom(stopped.moments().size() - 1));
}

void TestReview::everyMomentOfEveryLog_data() {
    QTest::addColumn<QString>("name");
    for (const std::string& name : goldenNames())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

// Each can be looked at, its chips and cards are all there, on both tables; every fault and step of
// the verdict stands somewhere; and from every moment one can begin again.
void TestReview::everyMomentOfEveryLog() {
    QFETCH(const QString, name);
    const auto golden = readGolden(name.toStdString());
    QVERIFY(golden);
    const auto review = Review::of(golden->ofCase, golden->log, golden->pack.pass);
    QVERIFY(review);
    const Verdict& verdict = review->verdict();
    std::size_t expected = verdict.faults.size() + verdict.help.size();
    for (const IncidentVerdict& incident : verdict.incidents) {
        expected += 1 + incident.faults.size();
        for (const StepFinding& step : incident.steps)
            expected += step.done ? 1 : 0;
    }
    QCOMPARE(review->findings().size(), expected);
    const Chips inPlay = golden->ofCase->start.betting.sum();
    int lastLine = 0;
    for (std::size_t moment = 0; moment < review->moments().size(); ++moment) {
        const ReviewMoment& of = review->moments()[moment];
        QVERIFY(of.line >= lastLine);
        lastLine = of.line;
        const ReviewLook look = review->look(moment);
        QVERIFY(look.table.holds(inPlay));
        QVERIFY(look.asked.holds(inPlay));
        if (!of.wrong)
            QVERIFY(look.asked == look.table);
        Session session(review->sharedCase());
        int line = 2;
        for (const Entry& entry : review->entriesUntil(moment))
            QVERIFY(session.act(entry.deed, line++, entry.t));
        if (of.wrong && !of.end && of.entry)
            QVERIFY(session.state() == look.before);
        else if (of.actor == Actor::dealer && of.lastOfLine)
            QVERIFY(session.state() == look.table);
        QCOMPARE(session.finished() && !of.wrong, !review->goesOnFrom(moment));
    }
    static_cast<void>(review->boards());
}

// What is kept to look at moments quickly does not change what is seen.
void TestReview::aLongLog() {
    const auto hand = dealt(fourCardFlop);
    Log log;
    int line = 2;
    const auto add = [&](const Deed& deed) {
        log.entries.push_back({line, line * 100, deed});
        ++line;
    };
    add(deed::Wait{true});
    for (int turn = 0; turn < 1500; ++turn) {
        add(act::Burn{});
        add(act::Move{Zones::burns, Picked::all(), Zones::deck, End::top});
        add(act::Burn{});
        add(deed::Back{1});
    }
    const auto review = Review::of(hand, log, 80);
    QVERIFY(review);
    for (const int at : {2, 3, 4, 5, 1203, 1204, 4002, 4003, 4005, 6001}) {
        const ReviewMoment& of = review->moments()[lastOf(*review, at)];
        QCOMPARE(of.line, at);
        const bool burned = std::holds_alternative<act::Burn>(log.entries[*of.entry].deed);
        QCOMPARE(review->look(lastOf(*review, at)).table.table.size(Zones::burns), burned ? 1 : 0);
    }
}

QTEST_APPLESS_MAIN(TestReview)
#include "tst_review.moc"
