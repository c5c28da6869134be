// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/database.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace mz {

// A trainee. Texts are kept as they are, whatever they hold.
struct Person {
    qint64 id = 0;         // in this database; never given again
    QString key;           // uuid, the same wherever the records go
    QString number;        // the school's; may be empty
    QString name;          // as it is to be shown
    QString lang;          // "en", "it"
    int textPercent = 100; // size of text on the table, 80 … 200
    bool fourColours = false;
    qint64 createdAt = 0;  // ms since 1970 UTC
    qint64 lastUsedAt = 0; // likewise
    QString classGroup{};  // the school's class or course; may be empty
    QString note{};        // of the instructor, may be empty

    friend bool operator==(const Person&, const Person&) = default;
};

// The one who was here last comes first.
[[nodiscard]] OrTrouble<QList<Person>> people(Database& database);

// As it stands in the database then: with an id, and a key where it had none.
[[nodiscard]] OrTrouble<Person> addPerson(Database& database, Person person);

// Everything but id, key and times. False: there is nobody with this id.
[[nodiscard]] OrTrouble<bool> changePerson(Database& database, const Person& person);

// He is here now. False: there is nobody with this id.
[[nodiscard]] OrTrouble<bool> usePerson(Database& database, qint64 id, qint64 now);

struct Removed {
    // The logs of his sessions in the folder of logs, for the caller to delete: what stays there
    // would be taken in again.
    QStringList files;
    bool wiped = false; // what wipe() does is done
};
// Deletes a person with all sessions. A second call finds nobody and removes nothing.
[[nodiscard]] OrTrouble<Removed> removePerson(Database& database, qint64 id);

// Leaves nothing of what was removed in any file of the database. Where another program has the
// file in use this is "locked".
[[nodiscard]] OrTrouble<> wipe(Database& database);

} // namespace mz
