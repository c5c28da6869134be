// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/people/people_desk.h"

#include "app/desktop/people/people_page.h"
#include "app/desktop/people/sessions_page.h"
#include "app/desktop/people/trouble_page.h"
#include "app/desktop/progress/progress_page.h"
#include "app/records/take_in.h"
#include "app/records/work.h"

#include <QDateTime>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QTimer>

#include <algorithm>

namespace mz {

namespace {

constexpr int longestWait = 1500; // ms for the records, where the table cannot wait any longer

qint64 now() { return QDateTime::currentMSecsSinceEpoch(); }

} // namespace

PeopleDesk::PeopleDesk(RecordsDesk& records, Library& library, QWidget* window)
    : QObject(window), m_records(records), m_library(library), m_window(window) {
    connect(&m_records, &RecordsDesk::troubled, this, [this](const RecordsTrouble& trouble) {
        if (!m_atTheDoor)
            emit told(tr("%1 Practice goes on; what you deal is kept in its log.")
                          .arg(recordsTroubleText(trouble)));
    });
    connect(&m_records, &RecordsDesk::troubleOver, this,
            [this] { emit told(tr("The records are complete again.")); });
}

void PeopleDesk::welcome(bool nameless) {
    m_atTheDoor = true;
    m_records.askStart(this, [this, nameless](OrTrouble<RecordsDesk::Start> start) {
        if (start)
            takeAtDoor(*start, nameless);
        else
            showTrouble(start.error());
    });
}

void PeopleDesk::sit(const std::optional<Person>& person) {
    m_atTheDoor = false;
    emit satDown(person);
}

void PeopleDesk::takeTheLast(bool nameless) {
    QEventLoop waiting;
    QTimer::singleShot(longestWait, &waiting, &QEventLoop::quit);
    m_records.askStart(&waiting, [this, &waiting, nameless](OrTrouble<RecordsDesk::Start> start) {
        if (start) {
            take(*start);
            if (!m_everybody.isEmpty() && !nameless)
                m_records.setPerson(m_everybody.front());
        }
        waiting.quit();
    });
    waiting.exec(QEventLoop::ExcludeUserInputEvents);
}

void PeopleDesk::take(const RecordsDesk::Start& start) {
    m_everybody = start.people;
    m_nameless = start.nameless;
    if (start.walRefused)
        emit walRefused();
}

void PeopleDesk::takeAtDoor(const RecordsDesk::Start& start, bool nameless) {
    take(start);
    if (start.brokenOff) {
        const auto by = std::ranges::find_if(
            m_everybody, [&](const Person& person) { return start.brokenOffBy == person.id; });
        return sit(by == m_everybody.end() ? std::nullopt : std::optional(*by));
    }
    if (m_everybody.size() == 1)
        return sit(m_everybody.front());
    if (m_everybody.isEmpty() && nameless)
        return sit(std::nullopt);
    openPage();
}

void PeopleDesk::show() {
    if (m_page != nullptr && m_page->isVisible() && !m_atTheDoor) {
        emit closed();
        return;
    }
    m_records.askStart(this, [this](OrTrouble<RecordsDesk::Start> start) {
        if (!start)
            return showTrouble(start.error());
        take(*start);
        openPage();
    });
}

void PeopleDesk::openPage() {
    if (m_page == nullptr) {
        m_page = new PeoplePage(m_window);
        m_page->hide();
        connect(m_page, &PeoplePage::chosen, this, &PeopleDesk::sit);
        connect(m_page, &PeoplePage::namelessChosen, this, [this] { sit(std::nullopt); });
        connect(m_page, &PeoplePage::added, this, &PeopleDesk::add);
        connect(m_page, &PeoplePage::changed, this, &PeopleDesk::change);
        connect(m_page, &PeoplePage::removed, this, &PeopleDesk::remove);
        connect(m_page, &PeoplePage::exportWanted, this, &PeopleDesk::saveRecords);
        connect(m_page, &PeoplePage::importWanted, this, &PeopleDesk::takeInRecords);
        connect(m_page, &PeoplePage::closed, this, &PeopleDesk::closed);
    }
    const auto& here = m_records.person();
    m_page->say({});
    m_page->setPeople(m_everybody, here ? here->id : 0, m_nameless, m_like);
    m_page->setClosable(!m_atTheDoor);
    emit opened(m_page);
}

void PeopleDesk::add(const Person& person, bool adopts) {
    Person added = person;
    added.id = 0;
    added.key.clear();
    added.createdAt = added.lastUsedAt = now();
    m_records.keeper().ask(
        [added, adopts](Database& database) -> OrTrouble<Person> {
            Work work(database, Work::Kind::writes); // what is tried again is all of it
            auto kept = addPerson(database, added);
            if (!kept)
                return kept;
            if (adopts)
                if (auto mine = adopt(database, kept->id); !mine)
                    return tl::unexpected(std::move(mine.error()));
            return work.done(std::move(*kept));
        },
        this,
        [this](OrTrouble<Person> kept) {
            if (!kept)
                return showTrouble(kept.error());
            sit(*kept);
        });
}

void PeopleDesk::change(const Person& person) {
    m_records.keeper().ask([person](Database& database) { return changePerson(database, person); },
                           this,
                           [this, person](OrTrouble<bool> done) {
                               if (!done)
                                   return showTrouble(done.error());
                               if (m_records.person() && m_records.person()->id == person.id)
                                   emit satDown(person);
                               else
                                   refresh();
                           });
}

// His logs go as well: what stays in their folder would be taken in again.
void PeopleDesk::remove(const Person& person) {
    const bool here = m_records.person() && m_records.person()->id == person.id;
    if (here)
        emit satDown(std::nullopt); // what is under way is put away first
    m_records.keeper().ask(
        [id = person.id, logs = m_records.logs()](Database& database) -> OrTrouble<Removed> {
            auto removed = removePerson(database, id);
            if (removed)
                for (const QString& file : removed->files)
                    QFile::remove(QDir(logs).filePath(file));
            return removed;
        },
        this,
        [this, person](OrTrouble<Removed> removed) {
            if (!removed)
                return showTrouble(removed.error());
            refresh(removed->wiped
                        ? tr("The records of %1 are deleted.").arg(person.name)
                        : tr("The records of %1 are deleted. The file is cleaned when no other "
                             "program has it open.")
                              .arg(person.name));
        });
}

void PeopleDesk::refresh(const QString& note) {
    m_records.askStart(this, [this, note](OrTrouble<RecordsDesk::Start> start) {
        if (!start)
            return showTrouble(start.error());
        take(*start);
        openPage();
        m_page->say(note);
    });
}

void PeopleDesk::showTrouble(const RecordsTrouble& trouble) {
    if (m_troublePage == nullptr) {
        m_troublePage = new TroublePage(m_window);
        m_troublePage->hide();
        connect(m_troublePage, &TroublePage::withoutWanted, this, [this] {
            if (!m_atTheDoor) {
                emit closed();
                return;
            }
            sit(std::nullopt);
        });
        connect(m_troublePage, &TroublePage::againWanted, this, [this] {
            m_records.keeper().tryAgain();
            m_atTheDoor ? welcome(false) : show();
        });
        connect(m_troublePage, &TroublePage::newOneWanted, this, &PeopleDesk::beginAnew);
    }
    m_troublePage->setTrouble(trouble);
    emit opened(m_troublePage);
}

void PeopleDesk::beginAnew() {
    m_records.keeper().beginAnew(this, [this](const OrTrouble<QString>& copy) {
        if (!copy)
            return showTrouble(copy.error());
        m_records.takeInLogs();
        refresh(tr("The old file is kept as %1.").arg(*copy));
    });
}

void PeopleDesk::retranslate() {
    if (m_page != nullptr)
        m_page->retranslate();
    if (m_sessionsPage != nullptr)
        m_sessionsPage->retranslate();
    if (m_progressPage != nullptr)
        m_progressPage->retranslate();
    if (m_troublePage != nullptr)
        m_troublePage->retranslate();
}

} // namespace mz
