// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/records/told_records.h"

#include "app/records/assessments.h"
#include "app/records/people.h"
#include "app/records/session_list.h"
#include "app/records/sittings.h"
#include "core/json/write.h"

#include <QCryptographicHash>
#include <QStringList>

namespace mz::testing {

namespace {

// A line of JSON, which hides nothing of a text.
class Line {
public:
    explicit Line(const char* what) { m_text = QString::fromLatin1(what); }

    Line& operator<<(const QString& text) { return *this << text.toStdString(); }
    Line& operator<<(const char* text) { return *this << std::string(text); }
    Line& operator<<(const std::string& text) {
        return add(QString::fromStdString(json::writeLine(json::Value(text))));
    }
    Line& operator<<(std::integral auto number) { return add(QString::number(number)); }
    template <typename T>
    Line& operator<<(const std::optional<T>& value) {
        return value ? *this << *value : add(QStringLiteral("-"));
    }
    [[nodiscard]] const QString& text() const { return m_text; }

private:
    Line& add(const QString& word) {
        m_text += QLatin1Char(' ') + word;
        return *this;
    }
    QString m_text;
};

template <typename T>
T must(OrTrouble<T> result) {
    if (!result)
        qFatal("%s", qPrintable(result.error().words));
    return std::move(*result);
}

std::string hashOf(const std::string& text) {
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256);
    return std::to_string(std::count(text.begin(), text.end(), '\n')) + " lines, " +
           hash.toHex().left(16).toStdString();
}

class Teller {
public:
    explicit Teller(Database& database) : m_database(database) {}

    QString tell() {
        for (const Person& person : must(people(m_database))) {
            add(Line("person") << person.id << person.key << person.number << person.name
                               << person.classGroup << person.note << person.lang
                               << person.textPercent << int(person.fourColours) << person.createdAt
                               << person.lastUsedAt);
            tellOf(person.id);
            for (const KeptAttempt& kept : must(attemptsOf(m_database, person.id)))
                add(Line("  attempt")
                    << kept.session << kept.at << kept.attempt.rule << kept.attempt.incident
                    << kept.attempt.cause << kept.attempt.outcome << kept.attempt.score
                    << kept.attempt.reactionMs << kept.attempt.openedMs << kept.attempt.closedMs);
        }
        m_lines.append(QStringLiteral("nobody"));
        tellOf(std::nullopt);
        return m_lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
    }

private:
    void add(const Line& line) { m_lines.append(line.text()); }

    void tellOf(std::optional<qint64> person) {
        for (const SittingRow& sitting : must(sittingsOf(m_database, person))) {
            add(Line("  sitting") << sitting.start.key << sitting.start.exam << sitting.start.title
                                  << sitting.start.startedAt << sitting.startNumber
                                  << sitting.endedAt << sitting.lastHash << int(sitting.imported));
            if (!sitting.start.plan.isEmpty()) // there were none in version 1
                add(Line("    plan") << sitting.start.plan);
        }
        for (const SessionRow& session : must(sessionsOf(m_database, person, 1'000)))
            tellSession(session);
    }

    void tellSession(const SessionRow& session) {
        const SessionStart& start = session.start;
        const LogHeader& header = start.header;
        add(Line("  session") << start.key << start.file << start.startedAt
                              << std::string(code(session.state))
                              << std::string(code(session.origin)) << start.sitting
                              << start.placeInSitting);
        add(Line("    header") << std::string(code(header.mode)) << header.pack << header.edition
                               << header.scenario << header.seed << header.rulebook
                               << header.rulebookEdition << header.program << header.lang);
        add(Line("    log") << hashOf(must(logText(m_database, start.key)).value_or("")));
        for (const KeptVerdict& verdict : must(verdictsOf(m_database, start.key)))
            add(Line("    verdict")
                << verdict.number << verdict.judgedAt << int(verdict.imported) << verdict.program
                << verdict.rulebook << verdict.rulebookEdition << verdict.score
                << int(verdict.passed) << int(verdict.finished) << hashOf(verdict.json));
        for (const Assessment& said : must(assessmentsOf(m_database, start.key)))
            add(Line("    assessment") << said.assessor << said.overrideScore << said.reason
                                       << said.assessedAt << int(said.imported));
        for (const Rating& said : must(ratingsOf(m_database, start.key)))
            add(Line("    rating") << said.assessor << said.accuracy << said.procedure
                                   << said.gameProtection << said.tableControl << said.pace
                                   << said.remark << said.ratedAt << int(said.imported));
    }

    Database& m_database;
    QStringList m_lines;
};

} // namespace

QString toldRecords(Database& database) { return Teller(database).tell(); }

} // namespace mz::testing
