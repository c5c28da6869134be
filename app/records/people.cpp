// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/people.h"

#include "app/records/statement.h"

#include <QSqlError>
#include <QUuid>

namespace mz {

OrTrouble<QList<Person>> people(Database& database) {
    Work work(database, Work::Kind::reads);
    QList<Person> all;
    Statement rows(work, "SELECT id, key, number, name, lang, text_percent, four_colours, "
                         "created_at, last_used_at, class_group, note FROM person ORDER BY "
                         "last_used_at DESC, id DESC");
    rows.run();
    while (rows.next())
        all.append({rows.integer(0), rows.text(1), rows.text(2), rows.text(3), rows.text(4),
                    rows.number(5), rows.truth(6), rows.integer(7), rows.integer(8), rows.text(9),
                    rows.text(10)});
    return work.done(std::move(all));
}

OrTrouble<Person> addPerson(Database& database, Person person) {
    if (person.key.isEmpty())
        person.key = QUuid::createUuid().toString(QUuid::WithoutBraces);
    Work work(database, Work::Kind::writes);
    Statement add(work, "INSERT INTO person (key, number, name, lang, text_percent, four_colours, "
                        "created_at, last_used_at, class_group, note) "
                        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    if (add.run(person.key, person.number, person.name, person.lang, person.textPercent,
                person.fourColours, person.createdAt, person.lastUsedAt, person.classGroup,
                person.note))
        person.id = add.newId();
    return work.done(std::move(person));
}

OrTrouble<bool> changePerson(Database& database, const Person& person) {
    Work work(database, Work::Kind::writes);
    Statement change(work, "UPDATE person SET number = ?, name = ?, lang = ?, text_percent = ?, "
                           "four_colours = ?, class_group = ?, note = ? WHERE id = ?");
    const bool ran = change.run(person.number, person.name, person.lang, person.textPercent,
                                person.fourColours, person.classGroup, person.note, person.id);
    return work.done(ran && change.changed() > 0);
}

OrTrouble<bool> usePerson(Database& database, qint64 id, qint64 now) {
    Work work(database, Work::Kind::writes);
    Statement use(work, "UPDATE person SET last_used_at = ? WHERE id = ?");
    const bool ran = use.run(now, id);
    return work.done(ran && use.changed() > 0);
}

namespace {

OrTrouble<QStringList> removeRows(Database& database, qint64 id) {
    Work work(database, Work::Kind::writes);
    QStringList names;
    Statement files(work, "SELECT file FROM session WHERE person = ? AND file IS NOT NULL "
                          "ORDER BY file");
    files.run(id);
    while (files.next())
        names.append(files.text(0));
    run(work, "DELETE FROM person WHERE id = ?", id);
    return work.done(std::move(names));
}

// Copies the log into the file and empties it.
OrTrouble<> emptyLog(const Database& database) {
    QSqlQuery query(database.connection());
    if (!query.exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")) || !query.next())
        return tl::unexpected(troubleOf(query.lastError(), database.file()));
    if (query.value(0).toInt() != 0)
        return tl::unexpected(RecordsTrouble{RecordsTrouble::Kind::locked, database.file(),
                                             QStringLiteral("database is locked"), true});
    return {};
}

} // namespace

OrTrouble<Removed> removePerson(Database& database, qint64 id) {
    auto files = removeRows(database, id);
    if (!files)
        return tl::unexpected(std::move(files.error()));
    return Removed{std::move(*files), wipe(database).has_value()};
}

OrTrouble<> wipe(Database& database) {
    if (auto emptied = emptyLog(database); !emptied)
        return emptied;
    {
        QSqlQuery query(database.connection());
        if (!query.exec(QStringLiteral("VACUUM")))
            return tl::unexpected(troubleOf(query.lastError(), database.file()));
    }
    return emptyLog(database);
}

} // namespace mz
