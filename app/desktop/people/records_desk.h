// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/session/controller.h"
#include "app/records/keeper.h"
#include "app/records/people.h"
#include "app/records/resume.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace mz {

// With the packs and books of this folder, for one thread at a time.
[[nodiscard]] std::shared_ptr<const Judges> makeJudges(const QString& data);

// Who deals here, and his sessions as they are kept: hands to the keeper what the controller logs.
// The window waits for nothing of it.
class RecordsDesk : public QObject {
    Q_OBJECT

public:
    // `data`: the folder of the records; that of the logs is in it.
    RecordsDesk(const QString& data, Controller& controller, QObject* parent);
    ~RecordsDesk() override;

    // The records, opened when they are first needed.
    [[nodiscard]] RecordsKeeper& keeper();
    [[nodiscard]] const std::shared_ptr<const Judges>& judges() const { return m_judges; }
    [[nodiscard]] const QString& logs() const { return m_logs; } // the folder

    // Nobody: who practises without a name.
    [[nodiscard]] const std::optional<Person>& person() const { return m_person; }
    void setPerson(std::optional<Person> person);
    // The same person with other wishes: they are kept.
    void changePerson(const Person& person);

    // Everybody, and what the start has to know.
    struct Start {
        QList<Person> people;              // who was here last comes first
        int nameless = 0;                  // sessions that are nobody's
        bool brokenOff = false;            // the program was killed at a table …
        std::optional<qint64> brokenOffBy; // … of this person
        bool walRefused = false;
    };
    void askStart(QObject* context, std::function<void(OrTrouble<Start>)> then);
    // Logs that earlier versions kept become sessions.
    void takeInLogs();
    // The session that was broken off by the person who is here.
    void askBrokenOff(QObject* context,
                      std::function<void(OrTrouble<std::optional<BrokenOff>>)> then);
    // The controller goes on with this one.
    void goOnWith(const QString& key) { m_key = key; }
    [[nodiscard]] const QString& sessionKey() const { return m_key; } // empty: none is under way
    // One that cannot be gone on with is over.
    void giveUp(const QString& key);

signals:
    void troubled(const mz::RecordsTrouble& trouble);
    void troubleOver();

private:
    void begin(const BegunLog& log);
    void add(int first, const std::vector<std::string>& lines);
    void end(bool finished);

    QString m_data;
    QString m_logs;
    std::shared_ptr<const Judges> m_judges;
    std::unique_ptr<RecordsKeeper> m_keeper;
    std::optional<Person> m_person;
    QString m_key; // of the session under way
};

} // namespace mz
