// SPDX-License-Identifier: GPL-3.0-or-later
// Exams and classes for the gallery.
#include "app/desktop/exam/exam_desk.h"
#include "app/desktop/exam/exam_page.h"
#include "app/desktop/exam/exam_sets.h"
#include "app/desktop/people/people_desk.h"
#include "app/desktop/people/sessions_page.h"
#include "app/desktop/school/assess_page.h"
#include "app/desktop/school/class_desk.h"
#include "app/desktop/school/class_page.h"
#include "app/desktop/window/chooser.h"
#include "app/desktop/window/gallery_pages.h"
#include "app/desktop/window/main_window.h"
#include "core/session/next.h"

#include <QPushButton>
#include <QRandomGenerator>

namespace mz {

namespace {

constexpr int examHands = 6;
constexpr int mostActs = 400;

Assignment sampleExam(MainWindow& window) {
    QRandomGenerator draw(3);
    return *drawnExam(window.library(), examHands, draw);
}

// All that was asked of them before this.
void recordsAnswered(MainWindow& window) {
    bool answered = false;
    window.records().keeper().ask([](Database& database) { return people(database); }, &window,
                                  [&](const OrTrouble<QList<Person>>&) { answered = true; });
    waitedFor([&] { return answered; });
}

void sitDown(MainWindow& window) {
    Person giulia = sampleClass().front();
    giulia.id = 0;
    window.records().keeper().ask(
        [giulia](Database& database) { return addPerson(database, giulia); }, &window,
        [&window](const OrTrouble<Person>& added) {
            if (added)
                window.records().setPerson(*added);
        });
    recordsAnswered(window);
}

void offerExam(MainWindow& window) {
    sitDown(window);
    window.offerExam(sampleExam(window));
    opened<ExamPage>(window);
    recordsAnswered(window);
}

void beginExam(MainWindow& window) {
    offerExam(window);
    emit window.findChild<ExamPage*>()->beginWanted({30, std::nullopt, std::nullopt});
    const auto* exams = window.findChild<ExamDesk*>();
    waitedFor([&] { return exams->running(); });
}

void dealAsTheBookAsks(MainWindow& window) {
    for (int act = 0; act < mostActs && !window.controller().session().finished(); ++act)
        if (const auto next = nextDeed(window.controller().session()))
            window.controller().act(next->deed);
}

void handOver(MainWindow& window) {
    beginExam(window);
    dealAsTheBookAsks(window);
}

void underWay(MainWindow& window) {
    beginExam(window);
    window.run(Command::next);
}

// One hand in the middle is left.
void examOver(MainWindow& window) {
    beginExam(window);
    for (int hand = 1; hand <= examHands; ++hand) {
        if (hand == 3) {
            window.run(Command::next);
            emit window.findChild<ExamPage*>()->handLeft();
            continue;
        }
        dealAsTheBookAsks(window);
        window.run(Command::next);
    }
    opened<ExamPage>(window);
}

std::vector<ClassMember> sampleMembers() {
    std::vector<ClassMember> members;
    int seed = 0;
    for (const Person& person : sampleClass()) {
        ClassMember member;
        member.person = person;
        for (const char* const rule :
             {"holdem.1", "holdem.2", "holdem.3", "holdem.4", "holdem.5", "holdem.6", "none"}) {
            ++seed;
            if (seed % 4 != 0)
                member.totals.rules.push_back({rule, 3 + seed % 7, seed % 4, std::nullopt});
        }
        members.push_back(std::move(member));
    }
    return members;
}

void showClass(MainWindow& window) {
    window.run(Command::classes);
    if (auto* page = opened<ClassPage>(window)) {
        recordsAnswered(window);
        page->showClass(QStringLiteral("A 2026"), {QStringLiteral("A 2026"), QStringLiteral("B")},
                        sampleMembers());
    }
}

void emptyClass(MainWindow& window) {
    window.run(Command::classes);
    opened<ClassPage>(window);
    recordsAnswered(window);
}

void newAssignment(MainWindow& window) {
    emptyClass(window);
    window.findChild<QPushButton*>(QStringLiteral("newAssignment"))->click();
}

void assess(MainWindow& window) {
    SessionRow session;
    session.start.key = QStringLiteral("none");
    session.ofTheDay = KeptVerdict();
    session.ofTheDay->score = 35;
    window.findChild<ClassDesk*>()->assess(session,
                                           QStringLiteral("Eight players, Seat 5 is empty"));
    opened<AssessPage>(window);
}

void chooseExam(MainWindow& window) {
    window.showChooser();
    window.findChild<Chooser*>()
        ->findChild<QListWidget*>(QStringLiteral("packs"))
        ->setCurrentRow(3);
}

} // namespace

std::vector<GalleryPicture> schoolPictures() {
    GalleryPicture over = pagePicture("exam-over", examOver);
    over.scenario.clear(); // no hand is left at the table
    return {pagePicture("exam-choice", chooseExam),
            pagePicture("exam-offer", offerExam),
            pagePicture("exam-hand-over", handOver),
            pagePicture("exam-under-way", underWay),
            over,
            pagePicture("class", showClass),
            pagePicture("class-empty", emptyClass),
            pagePicture("assignment", newAssignment),
            pagePicture("assess", assess)};
}

} // namespace mz
