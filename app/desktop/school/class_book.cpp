// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/school/class_book.h"

#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/window_language.h"
#include "app/files/files.h"
#include "app/records/native_path.h"
#include "app/records/work.h"
#include "app/results/result_sentences.h"
#include "app/words/problems.h"

#include <QFileInfo>

#include <algorithm>
#include <map>
#include <utility>

namespace mz {

namespace {

const Person* whoHas(const QList<Person>& people, const QString& number) {
    const auto found =
        number.isEmpty() ? people.end() : std::ranges::find(people, number, &Person::number);
    return found == people.end() ? nullptr : &*found;
}

Person newcomer(const RosterEntry& entry, qint64 now) {
    Person person;
    person.number = QString::fromStdString(entry.id);
    person.name = QString::fromStdString(entry.name);
    person.lang = QString::fromStdString(
        entry.language.value_or(std::string(code(WindowLanguage::language()))));
    person.textPercent = entry.textPercent.value_or(person.textPercent);
    person.fourColours = entry.fourColours.value_or(true);
    person.classGroup = QString::fromStdString(entry.group);
    person.note = QString::fromStdString(entry.note);
    person.createdAt = now;
    return person;
}

QString where(const Problem& problem) {
    return QStringLiteral("%1: %2: %3")
        .arg(problem.line)
        .arg(QString::fromStdString(problem.pointer), RuleSentences::problem(problem));
}

// What stands in the file can have been written by anybody; what is judged here cannot.
void forgetVerdicts(JudgedRecords& records) {
    for (std::size_t i = 0; i < records.file.sessions.size(); ++i)
        if (records.judged[i])
            records.file.sessions[i].verdicts.clear();
}

// "Autumn: Changed: hand 2, …", of each exam that is not as it was written.
QStringList changesIn(const JudgedRecords& records) {
    QStringList told;
    for (const FiledSitting& sitting : records.file.sittings) {
        std::map<int, ChainedHand> hands; // by their places
        for (std::size_t i = 0; i < records.file.sessions.size(); ++i) {
            const FiledSession& session = records.file.sessions[i];
            const LogHeader& header = records.headers[i];
            if (session.sitting == sitting.key && header.mode == Mode::exam)
                hands[session.placeInSitting] = {checkChain(session.log),
                                                 header.sitting ? header.sitting->after
                                                                : std::string()};
        }
        std::vector<ChainedHand> inOrder;
        inOrder.reserve(hands.size());
        for (auto& [place, hand] : hands)
            inOrder.push_back(std::move(hand));
        const auto last = sitting.endedAt ? std::optional(sitting.lastHash) : std::nullopt;
        const SittingCheck check = checkSitting(inOrder, last);
        if (check.state == SittingCheck::State::changed)
            told.append(QStringLiteral("%1: %2").arg(
                QString::fromStdString(sitting.title),
                QString::fromStdString(sittingSentence(WindowLanguage::words(), check))));
    }
    return told;
}

} // namespace

OrTrouble<RosterTaken> takeRoster(Database& database, const std::vector<RosterEntry>& entries,
                                  qint64 now) {
    Work work(database, Work::Kind::writes);
    RosterTaken taken;
    auto everybody = people(database);
    if (!everybody)
        return tl::unexpected(std::move(everybody.error()));
    for (const RosterEntry& entry : entries) {
        const Person* known = whoHas(*everybody, QString::fromStdString(entry.id));
        if (known == nullptr) {
            if (auto added = addPerson(database, newcomer(entry, now)); !added)
                return tl::unexpected(std::move(added.error()));
            ++taken.added;
            continue;
        }
        Person person = *known;
        person.name = QString::fromStdString(entry.name);
        person.classGroup = QString::fromStdString(entry.group);
        person.note = QString::fromStdString(entry.note);
        if (person == *known)
            continue;
        if (auto changed = changePerson(database, person); !changed)
            return tl::unexpected(std::move(changed.error()));
        ++taken.changed;
    }
    return work.done(taken);
}

OrTrouble<ResultsTaken> takeResults(Database& database, const QString& file, const Judges& judges,
                                    qint64 now) {
    ResultsTaken taken{QFileInfo(file).fileName()};
    const auto text = readFile(nativePath(file), mostRecordsBytes + 1);
    if (!text) {
        taken.problem =
            QString::fromStdString(fileTrouble(WindowLanguage::words(), code(text.error())));
        return taken;
    }
    auto records = readAndJudgeRecords(*text, judges);
    if (!records) {
        taken.problem = where(records.error().front());
        return taken;
    }
    FiledPerson& person = records->file.person;
    taken.name = QString::fromStdString(person.name);
    const auto everybody = people(database);
    if (!everybody)
        return tl::unexpected(everybody.error());
    const QString key = QString::fromStdString(person.key);
    const bool known = std::ranges::find(*everybody, key, &Person::key) != everybody->end();
    if (const Person* here = whoHas(*everybody, QString::fromStdString(person.number));
        here != nullptr && !known) {
        person.key = here->key.toStdString();
        if (here->name.compare(taken.name, Qt::CaseInsensitive) != 0)
            taken.knownAs = here->name;
    }
    taken.changed = changesIn(*records);
    forgetVerdicts(*records);
    auto imported = importRecords(database, *records, judges.program, now);
    if (!imported)
        return tl::unexpected(std::move(imported.error()));
    taken.imported = *imported;
    return taken;
}

OrTrouble<std::vector<ClassMember>> readClass(Database& database, const QString& group,
                                              int latest) {
    Work work(database, Work::Kind::reads);
    auto everybody = people(database);
    if (!everybody)
        return tl::unexpected(std::move(everybody.error()));
    std::vector<ClassMember> members;
    std::vector<qint64> ids;
    for (Person& person : *everybody)
        if (person.classGroup == group) {
            ids.push_back(person.id);
            members.push_back({std::move(person), {}});
        }
    auto totals = classTotals(database, ids, latest);
    if (!totals)
        return tl::unexpected(std::move(totals.error()));
    for (std::size_t i = 0; i < members.size(); ++i)
        members[i].totals = std::move((*totals)[i]);
    return work.done(std::move(members));
}

OrTrouble<QStringList> classGroups(Database& database) {
    const auto everybody = people(database);
    if (!everybody)
        return tl::unexpected(everybody.error());
    QStringList groups;
    for (const Person& person : *everybody)
        if (!groups.contains(person.classGroup))
            groups.append(person.classGroup);
    groups.sort(Qt::CaseInsensitive);
    return groups;
}

} // namespace mz
