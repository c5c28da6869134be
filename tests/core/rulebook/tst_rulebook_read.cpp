// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

#include "core/rulebook/read.h"

#include <map>

using namespace mz;
using namespace mz::testing;

namespace {

// One procedure in which %1 stands for more keys of the book, %2 for its steps, %3 for its bans.
constexpr auto page = R"({
"format": "mazziere-rulebook", "version": 1, "id": "small", "edition": 1,
"title": {"en": "Small", "it": "Piccolo"},
"answers": {"overdealt-flop": "again"},
%1
"procedures": {"overdealt-flop/again": {"rule": "holdem.2",
"steps": [%2],
"never": [%3],
"why": {"en": "Why", "it": "Perché"}}}
})";

constexpr auto twoSteps =
    R"({"id": "a", "step": "shuffle"}, {"id": "b", "step": "cut", "after": ["a"]})";

std::string book(const char* more = "", const char* steps = twoSteps, const char* never = "") {
    return QString(page).arg(more, steps, never).toStdString();
}

const std::string overlayHead = R"({"format": "mazziere-rulebook", "version": 1, "id": "over",
"edition": 1, "title": {"en": "Over", "it": "Sopra"},
)";

// An overlay of the small book.
std::string overlay(const std::string& rest, int edition = 1) {
    return overlayHead + R"("base": {"id": "small", "edition": )" + std::to_string(edition) + "}" +
           (rest.empty() ? "" : ",\n" + rest) + "}";
}

using Shelf = std::map<std::string, std::string, std::less<>>;

tl::expected<Rulebook, std::vector<Problem>> read(const std::string& text,
                                                  const Shelf& shelf = {}) {
    return readRulebook(text, [&](std::string_view id) -> std::optional<std::string> {
        const auto found = shelf.find(id);
        return found == shelf.end() ? std::nullopt : std::optional(found->second);
    });
}

QString problems(const std::string& text, const Shelf& shelf = {}) {
    const auto book = read(text, shelf);
    return book ? QString() : mz::testing::text(told(book.error()));
}

} // namespace

class TestRulebookRead : public QObject {
    Q_OBJECT

private slots:
    void small();
    void shipped();
    void strict_data();
    void strict();
    void noRulebook();
    void severityOfABan();
    void stretches();
    void orderOfSteps();
    void likeAnother();
    void limits();
    void overlays_data();
    void overlays();
    void wrongOverlays_data();
    void wrongOverlays();
    void circleOfBases();
    void severalMistakes();
    void everyCutIsRefused();
};

// A book of one procedure.
void TestRulebookRead::small() {
    const auto small = read(book());
    QVERIFY(small);
    const auto answer = small->answer(IncidentKind::overdealtFlop);
    QVERIFY(answer);
    QCOMPARE(text(answer->procedure->name), QString("overdealt-flop/again"));
    QCOMPARE(text(answer->procedure->rule), QString("holdem.2"));
    QCOMPARE(answer->procedure->steps.size(), std::size_t{2});
    QCOMPARE(answer->procedure->steps[1].after, StepMask{1});
    QCOMPARE(text(answer->procedure->why.it), QString("Perché"));
    QVERIFY(!small->answer(IncidentKind::prematureFlop)); // it opens no incident
}

// The rulebook of the six rules answers every kind.
void TestRulebookRead::shipped() {
    const auto book = ciaffone();
    QCOMPARE(text(book->id), QString("ciaffone"));
    for (int kind = 0; kind < incidentKindCount; ++kind)
        QVERIFY(book->answer(static_cast<IncidentKind>(kind)));
    for (const auto& [name, procedure] : book->procedures) {
        QVERIFY(!procedure.why.en.empty() && !procedure.why.it.empty());
        QVERIFY(!procedure.source.empty());
        for (std::size_t i = 0; i < procedure.steps.size(); ++i)
            QVERIFY(procedure.steps[i].allAfter < StepMask{1} << i);
    }
}

void TestRulebookRead::strict_data() {
    QTest::addColumn<QByteArray>("book");
    QTest::addColumn<QByteArray>("problem");
    const auto row = [](const char* name, const std::string& book, const char* problem) {
        QTest::newRow(name) << QByteArray::fromStdString(book) << QByteArray(problem);
    };
    const auto more = [](const char* text) { return book(text); };
    const auto steps = [](const char* text) { return book("", text); };
    const auto never = [](const char* text) { return book("", twoSteps, text); };
    row("unknown key", more(R"("answer": {},)"), "5 /answer unknown-key");
    row("key twice", more(R"("id": "small",)"), "5 /id duplicate-key");
    row("limit", more(R"("limits": {"misdeal": "always"},)"), "5 /limits/misdeal unknown-word");
    row("limit of what", more(R"("limits": {"raise": "none"},)"), "5 /limits/raise unknown-key");
    row("misspelt step", steps(R"({"id": "a", "step": "shuffel"})"),
        "7 /procedures/overdealt-flop~1again/steps/0/step unknown-step");
    row("step without id", steps(R"({"step": "shuffle"})"),
        "7 /procedures/overdealt-flop~1again/steps/0 missing-key");
    row("step without sign", steps(R"({"id": "a"})"),
        "7 /procedures/overdealt-flop~1again/steps/0 missing-key");
    row("bad id", steps(R"({"id": "A b", "step": "shuffle"})"),
        "7 /procedures/overdealt-flop~1again/steps/0/id bad-id");
    row("after what", steps(R"({"id": "a", "step": "cut", "after": ["z"]})"),
        "7 /procedures/overdealt-flop~1again/steps/0 unknown-step-id");
    row("step twice", steps(R"({"id": "a", "step": "cut"}, {"id": "a", "step": "shuffle"})"),
        "7 /procedures/overdealt-flop~1again/steps/1 duplicate-id");
    row("circle", steps(R"({"id": "a", "step": "cut", "after": ["b"]},
{"id": "b", "step": "shuffle", "after": ["a"]})"),
        "7 /procedures/overdealt-flop~1again/steps/0 steps-in-a-circle");
    row("after itself", steps(R"({"id": "a", "step": "cut", "after": ["a"]})"),
        "7 /procedures/overdealt-flop~1again/steps/0 steps-in-a-circle");
    row("unknown fact", steps(R"({"id": "a", "step": "cut", "unless": ["raining"]})"),
        "7 /procedures/overdealt-flop~1again/steps/0/unless/0 unknown-fact");
    row("unknown key of a step", steps(R"({"id": "a", "step": "cut", "befor": []})"),
        "7 /procedures/overdealt-flop~1again/steps/0/befor unknown-key");
    row("unknown sign", never(R"({"id": "x", "sign": "sleep", "fault": "card-kept"})"),
        "8 /procedures/overdealt-flop~1again/never/0/sign unknown-sign");
    row("unknown fault", never(R"({"id": "x", "sign": "misdeal", "fault": "false"})"),
        "8 /procedures/overdealt-flop~1again/never/0/fault unknown-fault");
    row("ban without fault", never(R"({"id": "x", "sign": "misdeal"})"),
        "8 /procedures/overdealt-flop~1again/never/0 missing-key");
    row("unknown severity",
        never(R"({"id": "x", "sign": "misdeal", "fault": "card-kept", "severity": "grave"})"),
        "8 /procedures/overdealt-flop~1again/never/0/severity unknown-word");
    row("from what", never(R"({"id": "x", "sign": "misdeal", "fault": "card-kept", "from": "z"})"),
        "8 /procedures/overdealt-flop~1again/never/0 unknown-step-id");
    row("until what",
        never(R"({"id": "x", "sign": "misdeal", "fault": "card-kept", "until": "z"})"),
        "8 /procedures/overdealt-flop~1again/never/0 unknown-step-id");
    row("ban twice", never(R"({"id": "x", "sign": "misdeal", "fault": "card-kept"},
{"id": "x", "sign": "misdeal", "fault": "card-kept"})"),
        "9 /procedures/overdealt-flop~1again/never/1 duplicate-id");
    const auto replaced = [](const char* what, const char* with) {
        return QString::fromStdString(book()).replace(what, with).toStdString();
    };
    row("unknown kind", replaced(R"("overdealt-flop": "again")", R"("overdealt": "again")"),
        "4 /answers/overdealt unknown-kind");
    row("unknown procedure", replaced(R"(: "again")", R"(: "never")"),
        "4 /answers/overdealt-flop unknown-procedure");
    row("like an unknown kind", replaced(R"(: "again")", R"(: "=flop")"),
        "4 /answers/overdealt-flop unknown-kind");
    row("like itself", replaced(R"(: "again")", R"(: "=overdealt-flop")"),
        "4 /answers/overdealt-flop unknown-procedure");
    row("no rule", replaced(R"("rule": "holdem.2",)", ""),
        "6 /procedures/overdealt-flop~1again missing-key");
    row("no reason",
        replaced("\"never\": [],\n\"why\": {\"en\": \"Why\", \"it\": \"Perché\"}", "\"never\": []"),
        "6 /procedures/overdealt-flop~1again missing-key");
    row("one language", replaced(R"(, "it": "Piccolo")", ""), "3 /title missing-key");
    row("no id", replaced(R"("id": "small", )", ""), "1  missing-key");
    row("edition 0", replaced(R"("edition": 1)", R"("edition": 0)"), "2 /edition out-of-range");
    row("newer", replaced(R"("version": 1)", R"("version": 2)"), "2 /version newer-version");
    row("another format", replaced("mazziere-rulebook", "mazziere-pack"), "2 /format wrong-format");
}

// A mistake is named with its place: a misspelt step never fails in the middle of a lesson.
void TestRulebookRead::strict() {
    QFETCH(const QByteArray, book);
    QFETCH(const QByteArray, problem);
    QCOMPARE(problems(book.toStdString()), QString::fromUtf8(problem));
}

// What is no JSON, or no object, is no rulebook.
void TestRulebookRead::noRulebook() {
    for (const char* text : {"", "[]", "null", "3", "{", "rulebook", "{}"})
        QVERIFY(!read(text));
}

// A ban has the severity of its fault, or the one that the book gives it.
void TestRulebookRead::severityOfABan() {
    const auto small = read(book("", twoSteps,
                                 R"({"id": "x", "sign": "misdeal", "fault": "false-misdeal"},
           {"id": "y", "sign": "pick-extra", "fault": "card-kept", "severity": "minor"})"));
    QVERIFY(small);
    const auto& never = small->procedures.at("overdealt-flop/again").never;
    QCOMPARE(never[0].severity, Severity::critical);
    QCOMPARE(never[1].severity, Severity::minor);
}

// A ban holds from a step on or until one; "open" and "close" are the incident's own ends.
void TestRulebookRead::stretches() {
    const auto small = read(
        book("", twoSteps,
             R"({"id": "x", "sign": "misdeal", "fault": "false-misdeal", "from": "a", "until": "b"},
           {"id": "y", "sign": "misdeal", "fault": "false-misdeal", "from": "open",
            "until": "close"})"));
    QVERIFY(small);
    const auto& never = small->procedures.at("overdealt-flop/again").never;
    QCOMPARE(never[0].from, std::optional(0));
    QCOMPARE(never[0].until, std::optional(1));
    QVERIFY(!never[1].from && !never[1].until);
}

// Steps stand behind all that they come after, however they are written.
void TestRulebookRead::orderOfSteps() {
    const auto small = read(book("", R"({"id": "c", "step": "cut", "after": ["b"]},
        {"id": "b", "step": "shuffle", "after": ["a"]}, {"id": "a", "step": "board-to-deck"})"));
    QVERIFY(small);
    const auto& steps = small->procedures.at("overdealt-flop/again").steps;
    QCOMPARE(text(steps[0].id + steps[1].id + steps[2].id), QString("abc"));
    QCOMPARE(steps[2].after, StepMask{2});
    QCOMPARE(steps[2].allAfter, StepMask{3});
}

// A kind may be answered as another one, through several; then it is that other one.
void TestRulebookRead::likeAnother() {
    const std::string text = QString::fromStdString(book())
                                 .replace(R"("overdealt-flop": "again")",
                                          R"("overdealt-flop": "again",
        "premature-flop": "=overdealt-flop", "premature-turn": "=premature-flop")")
                                 .toStdString();
    const auto small = read(text);
    QVERIFY(small);
    QCOMPARE(small->answer(IncidentKind::prematureTurn)->kind, IncidentKind::overdealtFlop);
}

// Limits are read; without them there are none.
void TestRulebookRead::limits() {
    const auto small =
        read(book(R"("limits": {"misdeal": "two-acted", "skipped": "three-acted"},)"));
    QVERIFY(small);
    QCOMPARE(small->misdealLimit, MisdealLimit::twoActed);
    QCOMPARE(small->skippedLimit, SkippedLimit::threeActed);
    QCOMPARE(read(book())->misdealLimit, MisdealLimit::none);
}

void TestRulebookRead::overlays_data() {
    QTest::addColumn<QByteArray>("rest");
    QTest::addColumn<QByteArray>("steps");
    QTest::addColumn<QByteArray>("never");
    const auto row = [](const char* name, const char* rest, const char* steps, const char* never) {
        QTest::newRow(name) << QByteArray(rest) << QByteArray(steps) << QByteArray(never);
    };
    row("nothing", "", "a b", "x");
    row("a step more", R"("procedures": {"overdealt-flop/again": {"steps":
        [{"id": "c", "step": "deal-flop", "after": ["b"]}]}})",
        "a b c", "x");
    row("a step replaced", R"("procedures": {"overdealt-flop/again": {"steps":
        [{"id": "b", "step": "deal-flop", "after": ["a"]}]}})",
        "a b", "x");
    row("a step taken away", R"("procedures": {"overdealt-flop/again": {"steps":
        [{"id": "a", "step": null}]}})",
        "b", "x");
    row("a ban more", R"("procedures": {"overdealt-flop/again": {"never":
        [{"id": "y", "sign": "pick-extra", "fault": "card-kept"}]}})",
        "a b", "x y");
    row("a ban taken away", R"("procedures": {"overdealt-flop/again": {"never":
        [{"id": "x", "sign": null}]}})",
        "a b", "");
    row("a whole procedure", R"("procedures": {"overdealt-flop/again": {"rule": "our.1",
        "steps": [{"id": "z", "step": "cut"}], "why": {"en": "W", "it": "W"}}})",
        "z", "");
    row("another procedure", R"("answers": {"overdealt-flop": "new"}, "procedures":
        {"overdealt-flop/new": {"rule": "our.1", "steps": [{"id": "n", "step": "cut"}],
        "why": {"en": "W", "it": "W"}}})",
        "n", "");
}

// An overlay says only where it differs.
void TestRulebookRead::overlays() {
    QFETCH(const QByteArray, rest);
    QFETCH(const QByteArray, steps);
    QFETCH(const QByteArray, never);
    const Shelf shelf{
        {"small",
         book("", twoSteps, R"({"id": "x", "sign": "misdeal", "fault": "false-misdeal"})")}};
    const auto over = read(overlay(rest.toStdString()), shelf);
    QVERIFY2(over, qPrintable(problems(overlay(rest.toStdString()), shelf)));
    QCOMPARE(text(over->id), QString("over"));
    QCOMPARE(text(over->title.it), QString("Sopra"));
    const Procedure& procedure = *over->answer(IncidentKind::overdealtFlop)->procedure;
    QStringList ids;
    for (const ProcedureStep& step : procedure.steps)
        ids << text(step.id);
    QCOMPARE(ids.join(' '), QString::fromUtf8(steps));
    ids.clear();
    for (const ProcedureBan& ban : procedure.never)
        ids << text(ban.id);
    QCOMPARE(ids.join(' '), QString::fromUtf8(never));
}

void TestRulebookRead::wrongOverlays_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("problem");
    const auto row = [](const char* name, const std::string& text, const char* problem) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(problem);
    };
    row("another edition of the base", overlay("", 2), "3 /base other-base-edition");
    row("no such base", overlayHead + R"("base": {"id": "nowhere", "edition": 1}})",
        "3 /base unknown-base");
    row("the base is wrong itself", overlayHead + R"("base": {"id": "broken", "edition": 1}})",
        "3 /base unknown-base");
    row("base without edition", overlayHead + R"("base": {"id": "small"}})", "3 /base missing-key");
    row("differs from nothing", overlay(R"("procedures": {"overdealt-flop/other": {"steps": []}})"),
        "4 /procedures/overdealt-flop~1other no-base");
    row("the procedure of an answer taken away",
        overlay(R"("procedures": {"overdealt-flop/again": null})"), "3 /base unknown-procedure");
    row("a ban's step taken away",
        overlay(
            R"("procedures": {"overdealt-flop/again": {"steps": [{"id": "b", "step": null}]}})"),
        "3 /base unknown-step-id");
    row("a step after one that is not there",
        overlay(R"("procedures": {"overdealt-flop/again": {"steps":
[{"id": "c", "step": "cut", "after": ["q"]}]}})"),
        "5 /procedures/overdealt-flop~1again/steps/0 unknown-step-id");
}

// What does not fit its base is the overlay's mistake, at its place in the overlay.
void TestRulebookRead::wrongOverlays() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, problem);
    const Shelf shelf{{"small", book("", twoSteps,
                                     R"({"id": "x", "sign": "misdeal", "fault": "false-misdeal",
                                         "until": "b"})")},
                      {"broken", "{}"}};
    QCOMPARE(problems(text.toStdString(), shelf), QString::fromUtf8(problem));
}

// An answer taken away opens no incident; a book over itself is a circle and ends.
void TestRulebookRead::circleOfBases() {
    const Shelf shelf{{"small", book()}, {"over", overlayHead + R"("base": {"id": "over",
        "edition": 1}})"}};
    QCOMPARE(problems(shelf.at("over"), shelf), QString("3 /base unknown-base"));
    const auto none = read(overlay(R"("answers": {"overdealt-flop": null})"), shelf);
    QVERIFY(none);
    QVERIFY(!none->answer(IncidentKind::overdealtFlop));
}

// All mistakes are found in one reading.
void TestRulebookRead::severalMistakes() {
    QCOMPARE(problems(book(R"("answer": 1,)", R"({"id": "a", "step": "shuffel"})",
                           R"({"id": "x", "sign": "sleep", "fault": "card-kept"})")),
             QString("5 /answer unknown-key; "
                     "7 /procedures/overdealt-flop~1again/steps/0/step unknown-step; "
                     "8 /procedures/overdealt-flop~1again/never/0/sign unknown-sign"));
}

// A file that was cut off anywhere is refused.
void TestRulebookRead::everyCutIsRefused() {
    const std::string whole = book();
    const std::size_t end = whole.rfind('}');
    for (std::size_t length = 0; length <= end; ++length)
        QVERIFY(!read(whole.substr(0, length)));
    QVERIFY(read(whole));
}

QTEST_APPLESS_MAIN(TestRulebookRead)
#include "tst_rulebook_read.moc"
