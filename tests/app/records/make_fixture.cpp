// SPDX-License-Identifier: GPL-3.0-or-later
// make_records_fixture FOLDER: writes records.sqlite into an empty folder, and what is in it as
// text. A version's fixture is made once, while that version is the newest, and never again.
#include "app/records/assessments.h"
#include "app/records/exchange.h"
#include "app/records/people.h"
#include "app/records/regrade.h"
#include "app/records/session_writer.h"
#include "app/records/sittings.h"
#include "tests/app/records/told_records.h"
#include "tests/app/records/written_log.h"

#include <QFile>

#include <cstdio>

using namespace mz;
using namespace mz::testing;

namespace {

constexpr qint64 day = 86'400'000;
constexpr qint64 firstDay = 1'795'000'000'000;

template <typename T>
T must(OrTrouble<T> result) {
    if (!result)
        qFatal("%s", qPrintable(result.error().words));
    return std::move(*result);
}
void must(const OrTrouble<>& result) {
    if (!result)
        qFatal("%s", qPrintable(result.error().words));
}

class Maker {
public:
    explicit Maker(Database& database) : m_database(database) {}

    void make() {
        makePeople();
        makeSessions();
        makeExam();
        makeImported();
        makeEarlier();
        // A pack that asks for more than anybody can have: every verdict of today is another one.
        Judges stricter = judges();
        stricter.program = "mazziere 0.2.0";
        stricter.pass = [](const std::string& pack) { return pack == "six-rules" ? 101 : 80; };
        static_cast<void>(must(regrade(m_database, stricter, firstDay + 90 * day)));
    }

private:
    void makePeople() {
        const auto add = [this](const char* key, const QString& number, const QString& name,
                                const char* lang, int percent, bool four, const QString& group,
                                const QString& note) {
            return must(addPerson(m_database, {0, QString::fromLatin1(key), number, name,
                                               QString::fromLatin1(lang), percent, four, firstDay,
                                               firstDay + percent, group, note}))
                .id;
        };
        m_ada = add("00000000-0000-4000-8000-000000000001", QStringLiteral("S-001"),
                    QStringLiteral("Ada Rossi"), "it", 120, true, QStringLiteral("3 B"),
                    QStringLiteral("left hand\nsees badly"));
        m_odd =
            add("00000000-0000-4000-8000-000000000002", QStringLiteral("'; DROP TABLE person;--"),
                QString::fromUtf8("O'Neil \"the\" <b>Kid</b> %1 ? \xF0\x9F\x83\x8F "
                                  "\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D e\xCC\x80"),
                "en", 80, false, QString::fromUtf8("\xC3\xA8=1+1"), {});
        add("00000000-0000-4000-8000-000000000003", {}, {}, "en", 200, false, {}, {});
        const qint64 gone = add("00000000-0000-4000-8000-000000000004", {}, QStringLiteral("Gone"),
                                "en", 100, false, {}, {});
        static_cast<void>(must(removePerson(m_database, gone)));
    }

    [[nodiscard]] SessionStart startOf(int number, std::optional<qint64> person,
                                       const std::string& log) const {
        const QString key = QStringLiteral("11111111-0000-4000-8000-0000000000%1");
        return {key.arg(number, 2, 10, QLatin1Char('0')), person,
                QStringLiteral("%1.log.jsonl").arg(number), firstDay + number * day,
                readLog(log).value().header};
    }

    enum class Ending { ends, leaves, goesOn };
    void deal(const SessionStart& start, const std::string& log, Ending ending) {
        must(beginSession(m_database, start, linesOf(log)));
        const qint64 now = start.startedAt + 60'000;
        if (ending == Ending::ends)
            static_cast<void>(must(endSession(m_database, start.key, judges(), now)));
        if (ending == Ending::leaves)
            static_cast<void>(must(leaveSession(m_database, start.key, judges(), now)));
    }
    void deal(int number, std::optional<qint64> person, const testing::Sitting& what,
              Ending ending) {
        const std::string log = writtenLog(what);
        deal(startOf(number, person, log), log, ending);
    }

    void makeSessions() {
        deal(1, m_ada, {"four-card-flop"}, Ending::ends);
        deal(2, m_ada, {"four-card-flop", "betting; street"}, Ending::leaves);
        deal(3, m_odd, {"extra-card", "as told", Mode::learn}, Ending::ends);
        deal(4, m_ada, {"early-river-last-to-act", "as told", Mode::silent, 7}, Ending::goesOn);
        deal(5, std::nullopt, {"exposed-straddle", "as told", Mode::guided}, Ending::ends);
        deal(6, std::nullopt, {"four-card-flop"}, Ending::goesOn);
        // Nobody here knows its book: it has no verdict.
        std::string log = writtenLog();
        const std::string_view book = "\"ciaffone\"";
        log.replace(log.find(book), book.size(), "\"their-book\"");
        deal(startOf(7, m_odd, log), log, Ending::ends);
    }

    void makeExam() {
        const auto sitting = [this](const char* key, qint64 at) {
            return must(beginSitting(m_database,
                                     {QString::fromLatin1(key), m_ada, QStringLiteral("final-2026"),
                                      QString::fromUtf8("L'esame \"finale\""), at,
                                      QString::fromUtf8("{\"a plan\": \"\xC3\xA8\"}\n")}));
        };
        sitting("22222222-0000-4000-8000-000000000001", firstDay + 20 * day);
        const QString key = QStringLiteral("22222222-0000-4000-8000-000000000002");
        sitting("22222222-0000-4000-8000-000000000002", firstDay + 21 * day);
        int place = 0;
        for (const char* scenario : {"four-card-flop", "extra-card"}) {
            const std::string log = writtenLog({scenario, "as told", Mode::exam});
            SessionStart start = startOf(21 + place, m_ada, log);
            start.sitting = key;
            start.placeInSitting = ++place;
            deal(start, log, Ending::ends);
            static_cast<void>(must(
                assess(m_database, start.key, {"Carla \"C.\"", 70, "slow;\nhesitates", 5, false})));
        }
        static_cast<void>(must(endSitting(m_database, key, firstDay + 23 * day, "4f2a")));
        const QString last = startOf(22, m_ada, writtenLog()).key;
        static_cast<void>(must(assess(m_database, last, {"Dino", std::nullopt, "", 6, false})));
        static_cast<void>(must(rate(m_database, last, {"Dino", 1, 2, 3, 4, 5, "well", 7, false})));
        static_cast<void>(must(rate(m_database, last, {"", {}, {}, 5, {}, {}, "", 8, false})));
    }

    void makeImported() {
        const std::string log = writtenLog({"five-card-flop"});
        const auto judged = judgeLog(log, judges());
        FiledSession session{"33333333-0000-4000-8000-000000000001",
                             firstDay - day,
                             log,
                             {keptVerdict(*judged, "mazziere 0.0.9", firstDay)},
                             {},
                             {}};
        session.sitting = "22222222-0000-4000-8000-000000000003";
        session.placeInSitting = 1;
        session.assessments = {{"Elsewhere", 50, "", firstDay, true}};
        const RecordsFile file{{"00000000-0000-4000-8000-000000000005", "9", "From Elsewhere", "it",
                                100, false, firstDay, firstDay, "4 A", ""},
                               {session},
                               {{session.sitting, "final-2026", "There", 5, 6, 9, "ab"}}};
        const auto read = readAndJudgeRecords(writeRecords(file), judges());
        static_cast<void>(must(importRecords(m_database, *read, "mazziere 0.1.0", firstDay)));
    }

    void makeEarlier() {
        Work work(m_database, Work::Kind::writes);
        SessionWriter writer(work);
        const std::string log = writtenLog({"clean-all-in-call"});
        writer.add(startOf(8, std::nullopt, log), SessionState::left, SessionOrigin::earlier,
                   firstLines(log, 3));
        must(work.done());
    }

    Database& m_database;
    qint64 m_ada = 0;
    qint64 m_odd = 0;
};

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fprintf(stderr, "make_records_fixture FOLDER\n");
        return 2;
    }
    const QString folder = QFile::decodeName(argv[1]);
    QString told;
    {
        const auto database = must(Database::open(folder));
        Maker(*database).make();
        must(wipe(*database));
        told = toldRecords(*database);
    }
    QFile text(folder + QStringLiteral("/records.txt"));
    return text.open(QIODevice::WriteOnly) && text.write(told.toUtf8()) > 0 ? 0 : 1;
}
