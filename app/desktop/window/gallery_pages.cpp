// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/gallery_pages.h"

#include "app/desktop/people/people_desk.h"
#include "app/desktop/people/people_page.h"
#include "app/desktop/people/sessions_page.h"
#include "app/desktop/progress/progress_page.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/sample_progress.h"
#include "core/session/next.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QPushButton>

namespace mz {

QList<Person> sampleClass() {
    const qint64 day = QDateTime(QDate(2026, 11, 30), QTime(18, 30)).toMSecsSinceEpoch();
    QList<Person> people;
    for (const auto& [number, name] :
         {std::pair{"t001", "Giulia Rossi"},
          {"t002", "Niccolò D'Amico"},
          {"", "Søren Ægidius"},
          {"t018", "ليلى حداد"},
          {"t027", "Maria Antonietta Guglielmina Francesca Saveria della Valle di San Giorgio in "
                   "Colle"}}) {
        Person person;
        person.id = people.size() + 1;
        person.number = QString::fromUtf8(number);
        person.name = QString::fromUtf8(name);
        person.lang = QStringLiteral("en");
        person.lastUsedAt = day - 86'400'000 * people.size();
        people.append(person);
    }
    return people;
}

namespace {

std::function<void(MainWindow&)> people(const QList<Person>& everybody, const char* pressed = "") {
    return [everybody, pressed](MainWindow& window) {
        window.run(Command::people);
        auto* page = opened<PeoplePage>(window);
        if (page == nullptr)
            return;
        page->setPeople(everybody, 1, 12, {});
        if (auto* button = page->findChild<QPushButton*>(QString::fromLatin1(pressed)))
            button->click();
    };
}

// One dealt to its end as the book asks, one left, one under way.
void dealtSessions(MainWindow& window) {
    constexpr int mostActs = 400;
    for (int act = 0; act < mostActs && !window.controller().session().finished(); ++act)
        if (const auto next = nextDeed(window.controller().session()))
            window.controller().act(next->deed);
    for (const Command command :
         {Command::again, Command::shuffle, Command::next, Command::shuffle, Command::sessions})
        window.run(command);
    const QDeadlineTimer patience(longestWaitForRecords);
    const auto* page = opened<SessionsPage>(window);
    const auto* list = page == nullptr ? nullptr : page->findChild<QListView*>();
    while (list != nullptr && list->model()->rowCount() < 3 && !patience.hasExpired())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

std::function<void(MainWindow&)> progress(const std::optional<Progress>& made) {
    return [made](MainWindow& window) {
        window.run(Command::progress);
        auto* page = opened<ProgressPage>(window);
        if (page == nullptr || !made)
            return;
        page->setPerson(QStringLiteral("Giulia Rossi"));
        page->setProgress(*made);
    };
}

void showDamage(MainWindow& window) {
    window.findChild<PeopleDesk*>()->showTrouble(
        {RecordsTrouble::Kind::damaged, QStringLiteral("/home/school/mazziere/records.sqlite"),
         QStringLiteral("database disk image is malformed"), false});
}

} // namespace

GalleryPicture pagePicture(const char* name, std::function<void(MainWindow&)> before) {
    GalleryPicture made;
    made.name = QString::fromLatin1(name);
    made.scenario = "clean-first-hand";
    made.before = std::move(before);
    return made;
}

std::vector<GalleryPicture> pagePictures() {
    return {pagePicture("people-first-start", people({})),
            pagePicture("people", people(sampleClass())),
            pagePicture("people-new", people(sampleClass(), "newPerson")),
            pagePicture("people-remove", people(sampleClass(), "removePerson")),
            pagePicture("sessions", dealtSessions),
            pagePicture("progress", progress(sampleProgress())),
            pagePicture("progress-at-first", progress(progressOf({}, {}, QTimeZone::utc()))),
            pagePicture("progress-without-a-name", progress({})),
            pagePicture("records-damaged", showDamage)};
}

} // namespace mz
