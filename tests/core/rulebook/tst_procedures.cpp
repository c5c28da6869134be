// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

#include "tests/core/support/hands.h"

#include <algorithm>
#include <map>
#include <set>

using namespace mz;
using namespace mz::testing;

namespace {

// An order of a procedure's steps, by their places.
using Order = std::vector<std::size_t>;

constexpr StepMask bit(std::size_t step) { return StepMask{1} << step; }

// All orders in which each step comes after those that it must follow.
void ordersOf(const Procedure& procedure, Order& begun, std::vector<Order>& all) {
    if (begun.size() == procedure.steps.size()) {
        all.push_back(begun);
        return;
    }
    StepMask done = 0;
    for (const std::size_t step : begun)
        done |= bit(step);
    for (std::size_t step = 0; step < procedure.steps.size(); ++step) {
        const bool ready = (procedure.steps[step].after & ~done) == 0;
        if ((done & bit(step)) != 0 || !ready)
            continue;
        begun.push_back(step);
        ordersOf(procedure, begun, all);
        begun.pop_back();
    }
}

std::vector<Order> ordersOf(const Procedure& procedure) {
    std::vector<Order> all;
    Order begun;
    ordersOf(procedure, begun, all);
    return all;
}

Order bookOrder(const Procedure& procedure) {
    Order order(procedure.steps.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    return order;
}

struct Told {
    std::set<std::string> missed;
    std::set<std::string> wrongOrder;
    std::set<Fault> others; // of the incident
    std::set<Fault> own;
    std::map<std::string, int> lines; // of the steps that were done
    QString line;

    explicit Told(const Session& session) {
        const Verdict verdict = session.verdict(80);
        line = text(told(verdict));
        for (const FaultFinding& fault : verdict.incidents.at(0).faults)
            if (fault.fault == Fault::stepMissed)
                missed.insert(fault.step->id);
            else if (fault.fault == Fault::wrongOrder)
                wrongOrder.insert(fault.step->id);
            else
                others.insert(fault.fault);
        for (const FaultFinding& fault : verdict.faults)
            own.insert(fault.fault);
        for (const StepFinding& step : verdict.incidents.at(0).steps)
            if (step.line)
                lines[step.step->id] = *step.line;
    }

    // One deed was this step and another one as well, as a card that comes into the deck is taken
    // off the board.
    [[nodiscard]] bool doneWithAnother(const std::string& id) const {
        return lines.contains(id) && std::ranges::any_of(lines, [&](const auto& other) {
                   return other.first != id && other.second == lines.at(id);
               });
    }
};

struct Subject {
    std::shared_ptr<const Rulebook> book;
    IncidentKind kind{};
    const Procedure* procedure = nullptr;
    Session session; // at the moment at which it has happened
};

Subject subject(const QByteArray& book, int kind) {
    const auto rules = rulebook(book.toStdString());
    const auto which = static_cast<IncidentKind>(kind);
    const Situation scene = situation(which);
    return {rules, which, rules->answer(which)->procedure,
            play(dealt(scene.scene, rules), scene.deeds).session};
}

// Does the steps in this order, up to where the hand has gone on without the rest.
Told run(const Subject& subject, const Order& order) {
    Hands hands(subject.session);
    for (const std::size_t step : order)
        if (hands.session().watch().incidents.front().open())
            hands.doStep(subject.procedure->steps[step]);
    return Told(hands.session());
}

// Whether all that is said beyond the steps themselves follows from bans of the procedure; or from
// a street that is dealt over cards, or while players have yet to act, where a step that makes room
// for it was left out.
QString unfounded(const Subject& subject, const Told& told, StepMask mayBeMissed) {
    const std::set<Fault> ofAStreet = {Fault::burnMissed, Fault::wrongCount, Fault::earlyBoard,
                                       Fault::betsNotCollected};
    QString text;
    for (const Fault fault : told.others)
        if (!ofAStreet.contains(fault) &&
            std::ranges::none_of(subject.procedure->never,
                                 [=](const ProcedureBan& ban) { return ban.fault == fault; }))
            text += QString::fromUtf8(code(fault).data()) + ' ';
    for (const Fault fault : told.own)
        if (!ofAStreet.contains(fault) && fault != Fault::wrongSeat)
            text += "own " + QString::fromUtf8(code(fault).data()) + ' ';
    for (std::size_t i = 0; i < subject.procedure->steps.size(); ++i) {
        const std::string& id = subject.procedure->steps[i].id;
        if (told.missed.contains(id) && (mayBeMissed & bit(i)) == 0)
            text += "step-missed/" + QString::fromStdString(id) + ' ';
    }
    return text;
}

// The step and all that come after it.
StepMask andAfter(const Procedure& procedure, std::size_t step) {
    StepMask mask = bit(step);
    for (std::size_t i = 0; i < procedure.steps.size(); ++i)
        if ((procedure.steps[i].allAfter & bit(step)) != 0)
            mask |= bit(i);
    return mask;
}

} // namespace

// What must hold for every procedure of every book, whatever it asks: these tests know no remedy.
class TestProcedures : public QObject {
    Q_OBJECT

private slots:
    void everyOrderIsRight_data() { rows(); }
    void everyOrderIsRight();
    void leftOut_data() { rows(); }
    void leftOut();
    void swapped_data() { rows(); }
    void swapped();
    void banned_data() { rows(); }
    void banned();
    void robot_data() { rows(); }
    void robot();
    void overlay();

private:
    static void rows();
};

void TestProcedures::rows() {
    QTest::addColumn<QByteArray>("book");
    QTest::addColumn<int>("kind");
    for (const char* id : {"ciaffone", "our-room"}) {
        const auto book = rulebook(id);
        for (int kind = 0; kind < incidentKindCount; ++kind)
            if (book->answer(static_cast<IncidentKind>(kind)))
                QTest::addRow("%s, %s", id, code(static_cast<IncidentKind>(kind)).data())
                    << QByteArray(id) << kind;
    }
}

// Every order that respects what comes after what is right.
void TestProcedures::everyOrderIsRight() {
    QFETCH(const QByteArray, book);
    QFETCH(const int, kind);
    const Subject subject = ::subject(book, kind);
    const auto orders = ordersOf(*subject.procedure);
    QVERIFY(!orders.empty());
    for (const Order& order : orders) {
        Hands hands(subject.session);
        for (const std::size_t step : order)
            hands.doStep(subject.procedure->steps[step]);
        const Verdict verdict = hands.session().verdict(80);
        QVERIFY2(verdict.incidents.at(0).outcome == Outcome::correct && verdict.faults.empty(),
                 told(verdict).c_str());
        QVERIFY(subject.procedure->steps.empty() || verdict.incidents.at(0).closed);
    }
}

// A step left out is missed, and with it those that need it; beyond that only bans are broken.
void TestProcedures::leftOut() {
    QFETCH(const QByteArray, book);
    QFETCH(const int, kind);
    const Subject subject = ::subject(book, kind);
    for (std::size_t left = 0; left < subject.procedure->steps.size(); ++left) {
        Order order = bookOrder(*subject.procedure);
        std::erase(order, left);
        const Told told = run(subject, order);
        const std::string& id = subject.procedure->steps[left].id;
        const QString label = text(id) + ": " + told.line;
        if (told.lines.contains(id)) { // the deed of a later step was this one
            QVERIFY2(!told.line.contains("right"), qPrintable(label));
        } else {
            QVERIFY2(told.missed.contains(id), qPrintable(label));
            QVERIFY2(told.wrongOrder.empty(), qPrintable(label));
        }
        const QString more = unfounded(subject, told, andAfter(*subject.procedure, left));
        QVERIFY2(more.isEmpty(), qPrintable(more + "in " + label));
    }
}

// Of two steps that depend on each other, done the other way round, one is out of order; or one is
// missed, where the later one ends the remedy or cannot be done before the other.
void TestProcedures::swapped() {
    QFETCH(const QByteArray, book);
    QFETCH(const int, kind);
    const Subject subject = ::subject(book, kind);
    const auto& steps = subject.procedure->steps;
    for (std::size_t later = 0; later < steps.size(); ++later)
        for (std::size_t earlier = 0; earlier < later; ++earlier) {
            if ((steps[later].after & bit(earlier)) == 0)
                continue;
            Order order = bookOrder(*subject.procedure);
            std::erase(order, later);
            order.insert(std::ranges::find(order, earlier), later);
            const Told told = run(subject, order);
            const QString label =
                text(steps[later].id + " before " + steps[earlier].id) + ": " + told.line;
            if (told.doneWithAnother(steps[later].id))
                continue;
            const bool said = told.wrongOrder.contains(steps[later].id) ||
                              told.wrongOrder.contains(steps[earlier].id) ||
                              told.missed.contains(steps[earlier].id) ||
                              told.missed.contains(steps[later].id);
            QVERIFY2(said, qPrintable(label));
            const QString more = unfounded(subject, told,
                                           andAfter(*subject.procedure, earlier) |
                                               steps[later].allAfter | bit(later));
            QVERIFY2(more.isEmpty(), qPrintable(more + "in " + label));
        }
}

// Each ban, broken somewhere in its stretch, gives its fault with its severity.
void TestProcedures::banned() {
    QFETCH(const QByteArray, book);
    QFETCH(const int, kind);
    const Subject subject = ::subject(book, kind);
    const auto& steps = subject.procedure->steps;
    for (const ProcedureBan& ban : subject.procedure->never) {
        const auto from = static_cast<std::size_t>(ban.from ? *ban.from + 1 : 0);
        const auto until = ban.until ? static_cast<std::size_t>(*ban.until) : steps.size();
        bool said = false;
        for (std::size_t place = from; place <= until && !said; ++place) {
            Hands hands(subject.session);
            for (std::size_t step = 0; step < steps.size(); ++step) {
                if (step == place)
                    hands.breakBan(ban);
                hands.doStep(steps[step]);
            }
            if (place == steps.size())
                hands.breakBan(ban);
            const Verdict verdict = hands.session().verdict(80);
            for (const FaultFinding& fault : verdict.incidents.at(0).faults)
                said = said || (fault.fault == ban.fault && fault.severity == ban.severity);
        }
        QVERIFY2(said, ban.id.c_str());
    }
}

// A robot that does what is next from the first card on ends right, with 100.
void TestProcedures::robot() {
    QFETCH(const QByteArray, book);
    QFETCH(const int, kind);
    const auto rules = rulebook(book.toStdString());
    const Situation scene = situation(static_cast<IncidentKind>(kind));
    const Played played = play(dealt(scene.scene, rules), "as told");
    QVERIFY(played.session.finished());
    const Answer answer = *rules->answer(static_cast<IncidentKind>(kind));
    QCOMPARE(text(told(played)), QString::fromUtf8(code(answer.kind).data()) + " right");
    QCOMPARE(played.verdict().score, 100);
    QCOMPARE(text(notAsItMustEnd(*answer.procedure, played.session)), QString());
    // And from the middle of the remedy as well.
    const Played after = play(dealt(scene.scene, rules), scene.deeds + "; as told");
    QCOMPARE(text(told(after)), QString::fromUtf8(code(answer.kind).data()) + " right");
}

// A book of a few lines changes one answer, and nothing else.
void TestProcedures::overlay() {
    const auto base = ciaffone();
    const auto room = rulebook("our-room");
    QCOMPARE(text(room->id), QString("our-room"));
    for (int kind = 0; kind < incidentKindCount; ++kind) {
        const auto which = static_cast<IncidentKind>(kind);
        const Answer own = *room->answer(which);
        const Answer other = *base->answer(which);
        if (which == IncidentKind::exposedSecondHolecard) {
            QCOMPARE(text(own.procedure->name), QString("any/misdeal"));
            QCOMPARE(own.kind, IncidentKind::exposedSecondHolecard);
            QCOMPARE(text(other.procedure->name), QString("exposed-holecard/replace"));
            QCOMPARE(other.kind, IncidentKind::exposedHolecard);
        } else {
            QCOMPARE(own.procedure->name, other.procedure->name);
            QCOMPARE(own.kind, other.kind);
        }
    }
    const Situation scene = situation(IncidentKind::exposedSecondHolecard);
    const std::string replaced =
        scene.deeds + "; deal 20; pitch 2; move hole:2 0 burns; betting; collect; board 3; as told";
    QCOMPARE(text(told(play(dealt(scene.scene), replaced))), QString("exposed-holecard right"));
    QVERIFY(text(told(play(dealt(scene.scene, room), replaced)))
                .startsWith("exposed-second-holecard dealt-on"));
}

QTEST_APPLESS_MAIN(TestProcedures)
#include "tst_procedures.moc"
