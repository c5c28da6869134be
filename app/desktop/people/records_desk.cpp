// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/people/records_desk.h"

#include "app/desktop/session/library.h"
#include "app/records/session_list.h"
#include "app/records/take_in.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>

#include <utility>

namespace mz {

namespace {

qint64 now() { return QDateTime::currentMSecsSinceEpoch(); }

// What a job gave is of no interest, only whether it was done.
template <typename T>
OrTrouble<> whether(OrTrouble<T> done) {
    return done ? OrTrouble<>() : tl::unexpected(std::move(done.error()));
}

} // namespace

std::shared_ptr<const Judges> makeJudges(const QString& data) {
    auto library = std::make_shared<Library>(data, QString());
    auto judges = std::make_shared<Judges>();
    judges->program = "mazziere " + QCoreApplication::applicationVersion().toStdString();
    judges->book = [library](const std::string& id) { return library->book(id); };
    judges->pass = [library](const std::string& id) {
        constexpr int usualPass = 80;
        const PackReading* pack = library->packCalled(id);
        return pack == nullptr ? usualPass : pack->pack.pass;
    };
    return judges;
}

RecordsDesk::RecordsDesk(const QString& data, Controller& controller, QObject* parent)
    : QObject(parent),
      m_data(data),
      m_logs(QDir(data).filePath(QStringLiteral("sessions"))),
      m_judges(makeJudges(data)) { // judges in the keeper's thread, and nowhere else
    connect(&controller, &Controller::logBegun, this, &RecordsDesk::begin);
    connect(&controller, &Controller::logged, this, &RecordsDesk::add);
    connect(&controller, &Controller::logEnded, this, &RecordsDesk::end);
}

RecordsDesk::~RecordsDesk() = default;

RecordsKeeper& RecordsDesk::keeper() {
    if (m_keeper == nullptr) {
        QDir(m_data).mkpath(QStringLiteral("."));
        m_keeper = std::make_unique<RecordsKeeper>(m_data);
        connect(m_keeper.get(), &RecordsKeeper::troubled, this, &RecordsDesk::troubled);
        connect(m_keeper.get(), &RecordsKeeper::troubleOver, this, &RecordsDesk::troubleOver);
    }
    return *m_keeper;
}

void RecordsDesk::setPerson(std::optional<Person> person) {
    m_person = std::move(person);
    if (m_person)
        keeper().post([id = m_person->id, at = now()](Database& database) {
            return whether(usePerson(database, id, at));
        });
}

void RecordsDesk::changePerson(const Person& person) {
    m_person = person;
    keeper().post(
        [person](Database& database) { return whether(mz::changePerson(database, person)); });
}

void RecordsDesk::askStart(QObject* context, std::function<void(OrTrouble<Start>)> then) {
    keeper().ask(
        [logs = m_logs](Database& database) -> OrTrouble<Start> {
            Start start;
            auto everybody = people(database);
            if (!everybody)
                return tl::unexpected(std::move(everybody.error()));
            start.people = std::move(*everybody);
            const auto nameless = countSessions(database, std::nullopt);
            if (!nameless)
                return tl::unexpected(nameless.error());
            start.nameless = *nameless;
            const auto killed = killedSession(database, logs, SessionLog::lockOf);
            if (!killed)
                return tl::unexpected(killed.error());
            start.brokenOff = killed->has_value();
            if (start.brokenOff)
                start.brokenOffBy = (*killed)->start.person;
            start.walRefused = database.walRefused();
            return start;
        },
        context, std::move(then));
}

void RecordsDesk::takeInLogs() {
    keeper().post([logs = m_logs, judges = m_judges](Database& database) {
        return whether(takeIn(database, logs, *judges, now()));
    });
}

void RecordsDesk::askBrokenOff(QObject* context,
                               std::function<void(OrTrouble<std::optional<BrokenOff>>)> then) {
    const auto person = m_person ? std::optional(m_person->id) : std::nullopt;
    keeper().ask(
        [person, logs = m_logs, judges = m_judges](Database& database) {
            return resumeSession(database, person, logs, SessionLog::lockOf, *judges, now());
        },
        context, std::move(then));
}

void RecordsDesk::giveUp(const QString& key) {
    keeper().post([key, judges = m_judges](Database& database) {
        return whether(leaveSession(database, key, *judges, now()));
    });
}

void RecordsDesk::begin(const BegunLog& log) {
    m_key = QString::fromStdString(log.header.sessionKey);
    SessionStart start{m_key, {}, log.file, now(), log.header};
    if (m_person)
        start.person = m_person->id;
    start.header.ofCase.reset(); // it is in the first line
    if (const auto& sitting = log.header.sitting) {
        start.sitting = QString::fromStdString(sitting->key);
        start.placeInSitting = sitting->hand;
    }
    keeper().post([start = std::move(start), lines = log.lines](Database& database) {
        return beginSession(database, start, lines);
    });
}

void RecordsDesk::add(int first, const std::vector<std::string>& lines) {
    keeper().post([key = m_key, first, lines](Database& database) {
        return whether(addLines(database, key, first, lines));
    });
}

void RecordsDesk::end(bool finished) {
    keeper().post(
        [key = std::exchange(m_key, {}), finished, judges = m_judges](Database& database) {
            return whether(finished ? endSession(database, key, *judges, now())
                                    : leaveSession(database, key, *judges, now()));
        });
}

} // namespace mz
