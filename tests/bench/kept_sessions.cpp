// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/kept_sessions.h"

#include "app/records/people.h"
#include "app/records/session_writer.h"
#include "core/packs/pack.h"
#include "core/session/check.h"
#include "core/session/log.h"
#include "core/session/next.h"
#include "embedded/packs.h"
#include "embedded/rulebooks.h"

#include <QUuid>

#include <cstdlib>

namespace mz {

namespace {

constexpr qint64 firstDay = 1'700'000'000'000;
constexpr qint64 threeYears = qint64{3} * 365 * 24 * 3600 * 1000;

std::optional<std::string> bookText(std::string_view id) {
    for (const auto& file : embedded::rulebooks())
        if (file.name == std::string(id) + ".json")
            return std::string(file.bytes);
    return std::nullopt;
}

std::shared_ptr<const Rulebook> book(const std::string& id) {
    static const auto usual = std::make_shared<const Rulebook>(
        readRulebook(bookText("ciaffone").value_or(""), bookText).value());
    return id == usual->id ? usual : nullptr;
}

LogHeader headerOf(const Pack& pack, const Case& ofCase) {
    LogHeader header;
    header.pack = pack.id;
    header.edition = pack.edition;
    header.scenario = ofCase.scenario.id;
    header.seed = ofCase.scenario.seed;
    header.rulebook = ofCase.rulebook->id;
    header.rulebookEdition = ofCase.rulebook->edition;
    header.lang = "it";
    header.program = "mazziere 0.1.0";
    header.ofCase = scenarioValue(resolved(ofCase));
    return header;
}

std::string eventsOf(const std::vector<Happening>& happenings, std::int64_t t, const Hand& hand) {
    std::string text;
    for (const Happening& happening : happenings)
        if (happening.actor != Actor::dealer)
            text += writeEvent(t, happening, hand) + '\n';
    return text;
}

// `msEach` for each act; the acts from `leftOut` up to `goesOn` are not done.
std::string logOf(const LogHeader& header, const std::shared_ptr<const Case>& ofCase,
                  std::int64_t msEach, std::size_t leftOut, std::size_t goesOn) {
    Session session(ofCase);
    std::string text = writeHeader(header) + '\n';
    text += eventsOf(session.firstHappenings(), 0, ofCase->hand);
    const std::vector<Entry> entries = solve(ofCase).entries;
    std::int64_t t = 0;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        t += msEach;
        const int line = static_cast<int>(std::ranges::count(text, '\n')) + 1;
        if ((i >= leftOut && i < goesOn) || !session.act(entries[i].deed, line, t))
            continue;
        text += writeEntry({line, t, entries[i].deed}) + '\n';
        text += eventsOf(session.lastHappenings(), t, ofCase->hand);
    }
    return text;
}

std::vector<WrittenLog> makeLogs() {
    const PackReading reading = readPack(embedded::packs().front().bytes);
    std::vector<WrittenLog> logs;
    LogJudge judge(benchJudges());
    for (const Scenario& scenario : reading.pack.scenarios) {
        auto ready = prepare(scenario, book("ciaffone"));
        if (!ready)
            std::abort();
        const auto ofCase = std::make_shared<const Case>(std::move(*ready));
        const LogHeader header = headerOf(reading.pack, *ofCase);
        const std::size_t acts = solve(ofCase).entries.size();
        for (std::string text :
             {logOf(header, ofCase, 1'000, acts, acts), logOf(header, ofCase, 3'000, acts, acts),
              logOf(header, ofCase, 1'500, acts - 2, acts - 1),
              logOf(header, ofCase, 1'500, acts / 2, acts)}) {
            auto judged = judge.judge(text);
            if (!judged)
                std::abort();
            logs.push_back({std::move(text), std::move(*judged)});
        }
    }
    return logs;
}

void keep(SessionWriter& writer, qint64 person, qint64 startedAt, const WrittenLog& log) {
    const Judgement& judged = log.judgement;
    const SessionStart start{QUuid::createUuid().toString(QUuid::WithoutBraces), person,
                             QUuid::createUuid().toString(QUuid::WithoutBraces) +
                                 QStringLiteral(".log.jsonl"),
                             startedAt, *judged.header};
    const qint64 id =
        writer.add(start, judged.finished ? SessionState::finished : SessionState::left,
                   SessionOrigin::here, log.text);
    writer.addVerdict(id, keptVerdict(judged, "mazziere 0.1.0", startedAt + judged.lastMs));
    writer.addAttempts(id, person, startedAt, judged);
}

} // namespace

Judges benchJudges() { return {"mazziere 0.1.0", book, {}}; }

const std::vector<WrittenLog>& writtenLogs() {
    static const std::vector<WrittenLog> logs = makeLogs();
    return logs;
}

ManySessions::ManySessions(int peopleCount, int sessionsEach) {
    auto opened = Database::open(folder.path());
    if (!opened)
        std::abort();
    database = std::move(*opened);
    for (int i = 0; i < peopleCount; ++i) {
        const QString name = QStringLiteral("Person %1").arg(i + 1);
        people.push_back(
            addPerson(*database,
                      {0, {}, name, name, QStringLiteral("it"), 100, false, firstDay, firstDay})
                .value()
                .id);
    }
    Work work(*database, Work::Kind::writes);
    SessionWriter writer(work);
    // As a class does it: each person one session, then each the next.
    std::size_t next = 0;
    for (int session = 0; session < sessionsEach; ++session)
        for (const qint64 person : people) {
            // Steps that have no divisor in common with the number of logs.
            next = (next + 61) % writtenLogs().size();
            keep(writer, person, firstDay + threeYears * session / sessionsEach,
                 writtenLogs()[next]);
        }
    if (!work.done())
        std::abort();
}

} // namespace mz
