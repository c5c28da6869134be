// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/people/people_desk.h"
#include "app/desktop/people/people_page.h"
#include "app/desktop/people/records_desk.h"
#include "app/desktop/people/sessions_model.h"
#include "app/desktop/people/trouble_page.h"
#include "app/desktop/window/title_bar.h"
#include "app/records/session_list.h"
#include "tests/app/desktop/support/window_driver.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QSqlQuery>

using namespace mz;

namespace {

// A program on a folder of its own that is started as often as one likes, and driven by mouse and
// keys.
class School {
public:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    // The window comes up and asks, or does not.
    MainWindow& start() {
        m_window.reset();
        Options options;
        options.data = path("data");
        m_window = std::make_unique<MainWindow>(options);
        m_window->resize(designedFor);
        Settings still = m_window->settings();
        still.motion = false;
        m_window->useSettings(still);
        m_window->welcome();
        m_window->show();
        static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
        return *m_window;
    }
    void close() { m_window.reset(); }
    [[nodiscard]] MainWindow& window() const { return *m_window; }
    [[nodiscard]] Controller& controller() const { return m_window->controller(); }

    // A page or a part of one that can be seen.
    template <typename T = QWidget>
    [[nodiscard]] T* seen(const char* name) const {
        for (T* widget : m_window->findChildren<T*>(QString::fromLatin1(name)))
            if (widget->isVisible())
                return widget;
        return nullptr;
    }
    [[nodiscard]] bool sees(const char* name) const {
        return QTest::qWaitFor([&] { return seen(name) != nullptr; });
    }
    void click(const char* name) const {
        QVERIFY2(sees(name), name);
        QTest::mouseClick(seen(name), Qt::LeftButton);
    }
    void key(Qt::Key key) const { QTest::keyClick(QApplication::focusWidget(), key); }
    void type(const QString& text) const { QTest::keyClicks(QApplication::focusWidget(), text); }
    [[nodiscard]] QStringList names() const {
        QStringList names;
        const auto* list = seen<QListWidget>("peopleList");
        for (int row = 0; list != nullptr && row < list->count(); ++row)
            names.append(list->item(row)->text());
        return names;
    }
    [[nodiscard]] QString person() const {
        return m_window->findChild<QPushButton*>("personButton")->accessibleName();
    }

    // A new trainee from the page that asks.
    void add(const QString& name) const {
        QVERIFY(sees("personName"));
        type(name);
        key(Qt::Key_Return);
        QVERIFY(sees("chooser"));
    }
    void dealFirst() const {
        QVERIFY(sees("chooser"));
        key(Qt::Key_Return);
        QVERIFY(QTest::qWaitFor([this] { return controller().running(); }));
    }
    // As the book asks.
    void dealToTheEnd() const {
        for (int act = 0; act < 400 && !controller().session().finished(); ++act)
            if (const auto next = nextDeed(controller().session()))
                controller().act(next->deed);
        QVERIFY(controller().session().finished());
    }
    [[nodiscard]] std::size_t acts() const { return controller().session().entries().size(); }

    // What the records hold once the program is closed.
    [[nodiscard]] std::unique_ptr<Database> database() const {
        auto opened = Database::open(path("data"));
        if (!opened)
            qFatal("%s", qPrintable(opened.error().words));
        return std::move(*opened);
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace

class TestWindowPeople : public QObject {
    Q_OBJECT

private slots:
    void theFirstStartAsksWhoDeals();
    void theOnlyOneIsNotAsked();
    void practiceNeedsNoName();
    void oneOfTwoIsChosenByKeys();
    void wishesGoWithThePerson();
    void switchingComesBackToTheSameHand();
    void aClosedProgramComesBackToTheHand();
    void sessionsArePutDownToWhoDealt();
    void namelessSessionsBecomeTheFirstOnes();
    void aNameIsChanged();
    void removingDeletesEverything();
    void recordsGoIntoAFileAndComeOut();
    void aBadFileIsToldWithItsPlace();
    void anyNameIsShownAsItIs();
    void aDamagedFileIsToldAndACopyKept();
    void withoutRecordsPracticeGoesOn();
    void escapeClosesThePage();
    void sessionsAreListedAndLookedAtAgain();
    void sessionsOfNobodyAreListedAsWell();
    void whatWentWrongIsDoneOnceMoreInOneClick();
    void aReportIsWritten();
    void judgedAgainTheVerdictsStandSideBySide();
};

void TestWindowPeople::theFirstStartAsksWhoDeals() {
    School school;
    school.start();
    QVERIFY(school.sees("personName"));
    QVERIFY(!school.seen("closePeople"));
    QVERIFY(!school.seen<QPushButton>("keepPerson")->isEnabled()); // without a name
    school.add("Ada Rossi");
    QCOMPARE(school.person(), QString("Who is dealing: Ada Rossi"));
    school.close();
    const auto everybody = people(*school.database());
    QCOMPARE(everybody->size(), 1);
    QCOMPARE(everybody->front().name, QString("Ada Rossi"));
}

void TestWindowPeople::theOnlyOneIsNotAsked() {
    School school;
    school.start();
    school.add("Ada");
    school.start();
    QVERIFY(school.sees("chooser"));
    QCOMPARE(school.person(), QString("Who is dealing: Ada"));
}

void TestWindowPeople::practiceNeedsNoName() {
    School school;
    school.start();
    school.click("withoutName");
    school.dealFirst();
    QCOMPARE(school.person(), QString("Who is dealing: No name"));
    school.window().run(Command::shuffle);
    QCOMPARE(school.acts(), std::size_t{1});
    school.start(); // and is not asked for one the next time
    QVERIFY(QTest::qWaitFor([&] { return school.controller().running(); }));
    QCOMPARE(school.acts(), std::size_t{1});
}

void TestWindowPeople::oneOfTwoIsChosenByKeys() {
    School school;
    school.start();
    school.add("Ada");
    school.key(Qt::Key_F2);
    school.click("newPerson");
    school.add("Bruno");
    school.start();
    QVERIFY(school.sees("peopleList"));
    QCOMPARE(school.names(), QStringList({"Bruno", "Ada"})); // who was here last
    school.key(Qt::Key_Down);
    school.key(Qt::Key_Return);
    QVERIFY(school.sees("chooser"));
    QCOMPARE(school.person(), QString("Who is dealing: Ada"));
}

void TestWindowPeople::wishesGoWithThePerson() {
    School school;
    school.start();
    QVERIFY(school.sees("personName"));
    school.type("Ada");
    school.click("personItalian");
    for (int press = 0; press < 3; ++press)
        school.click("personLarger");
    school.click("twoColours");
    school.click("keepPerson");
    QVERIFY(school.sees("chooser"));
    const auto isAdas = [&] {
        const Settings& settings = school.window().settings();
        return settings.lang == "it" && settings.textPercent == 130 && !settings.fourColours;
    };
    QVERIFY(isAdas());
    school.key(Qt::Key_F2);
    school.click("withoutName");
    QVERIFY(QTest::qWaitFor([&] { return school.window().settings().textPercent == 100; }));
    QVERIFY(school.window().settings().fourColours);
    // What she changes later is hers as well.
    school.start();
    QVERIFY(QTest::qWaitFor(isAdas));
    Settings settings = school.window().settings();
    settings.textPercent = 90;
    school.window().useSettings(settings);
    school.window().useLanguage(false);
    school.close();
    const Person ada = people(*school.database())->front();
    QCOMPARE(ada.textPercent, 90);
    QCOMPARE(ada.lang, QString("en"));
}

void TestWindowPeople::switchingComesBackToTheSameHand() {
    School school;
    school.start();
    school.add("Ada");
    school.dealFirst();
    for (const Command act : {Command::shuffle, Command::cut, Command::pitch, Command::pitch})
        school.window().run(act);
    const auto state = school.controller().session().state().table;
    school.key(Qt::Key_F2);
    school.click("newPerson");
    school.add("Bruno");
    QVERIFY(!school.controller().running());
    school.dealFirst();
    school.window().run(Command::shuffle);
    QCOMPARE(school.acts(), std::size_t{1});
    school.key(Qt::Key_F2);
    QVERIFY(school.sees("peopleList"));
    QCOMPARE(school.names(), QStringList({"Bruno (here now)", "Ada"}));
    school.key(Qt::Key_Down);
    school.key(Qt::Key_Return);
    QVERIFY(QTest::qWaitFor([&] { return school.controller().running() && school.acts() == 4; }));
    QVERIFY(school.controller().session().state().table == state);
    QVERIFY(school.controller().frozen());
    QVERIFY(school.sees("frozen"));
    school.key(Qt::Key_Escape);
    QVERIFY(!school.controller().frozen());
    school.window().run(Command::pitch);
    QCOMPARE(school.acts(), std::size_t{5});
}

void TestWindowPeople::aClosedProgramComesBackToTheHand() {
    School school;
    school.start();
    school.add("Ada");
    school.dealFirst();
    school.window().run(Command::shuffle);
    school.window().run(Command::cut);
    school.start();
    QVERIFY(QTest::qWaitFor([&] { return school.controller().running(); }));
    QCOMPARE(school.acts(), std::size_t{2});
    const QDir logs(school.path("data/sessions"));
    QCOMPARE(logs.entryList({"*.log.jsonl"}, QDir::Files).size(), 1); // the same log goes on
    QCOMPARE(logs.entryList({"*.lock"}, QDir::Files).size(), 1);
    school.close();
    QCOMPARE(logs.entryList({"*.lock"}, QDir::Files).size(), 0);
}

void TestWindowPeople::sessionsArePutDownToWhoDealt() {
    School school;
    school.start();
    school.add("Ada");
    school.dealFirst();
    school.dealToTheEnd();
    school.window().run(Command::again); // one more, left at once
    school.window().run(Command::shuffle);
    school.window().run(Command::next);
    school.close();
    const auto database = school.database();
    const qint64 ada = people(*database)->front().id;
    const auto rows = sessionsOf(*database, ada, 10);
    QCOMPARE(rows->size(), std::size_t{3});
    QCOMPARE((*rows)[2].state, SessionState::finished);
    QCOMPARE((*rows)[2].ofTheDay->score, 100);
    QCOMPARE((*rows)[1].state, SessionState::left);
    QCOMPARE((*rows)[0].state, SessionState::running);
    const auto text = logText(*database, (*rows)[2].start.key);
    const auto log = readLog(**text);
    QCOMPARE(QString::fromStdString(log->header.trainee), QString("Ada"));
    QFile file(school.path("data/sessions/") + (*rows)[2].start.file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().toStdString() == **text);
}

void TestWindowPeople::namelessSessionsBecomeTheFirstOnes() {
    School school;
    school.start();
    school.click("withoutName");
    school.dealFirst();
    school.window().run(Command::shuffle);
    school.window().run(Command::next);
    school.key(Qt::Key_F2);
    QVERIFY(school.sees("personName"));
    school.type("Ada");
    QVERIFY(school.sees("adopt"));
    QCOMPARE(school.seen<QCheckBox>("adopt")->text(),
             QString("2 sessions were dealt here without a name: they are mine"));
    QTest::keyClick(school.seen("adopt"), Qt::Key_Space);
    school.click("keepPerson");
    QVERIFY(QTest::qWaitFor([&] { return school.person() == "Who is dealing: Ada"; }));
    school.close();
    const auto database = school.database();
    QCOMPARE(*countSessions(*database, people(*database)->front().id), 2);
    QCOMPARE(*countSessions(*database, std::nullopt), 0);
}

void TestWindowPeople::aNameIsChanged() {
    School school;
    school.start();
    school.add("Ada");
    school.key(Qt::Key_F2);
    school.click("changePerson");
    QVERIFY(school.sees("personName"));
    QCOMPARE(school.seen<QLineEdit>("personName")->text(), QString("Ada"));
    school.type(" Bianchi");
    school.click("keepPerson");
    QVERIFY(QTest::qWaitFor([&] { return school.person() == "Who is dealing: Ada Bianchi"; }));
    school.close();
    QCOMPARE(people(*school.database())->front().name, QString("Ada Bianchi"));
}

void TestWindowPeople::removingDeletesEverything() {
    School school;
    school.start();
    school.add("Zacharias Unverwechselbar");
    school.dealFirst();
    school.window().run(Command::shuffle);
    school.key(Qt::Key_F2);
    school.click("removePerson");
    QVERIFY(school.sees("cancelPerson"));
    school.click("cancelPerson"); // after all not
    school.click("removePerson");
    school.click("keepPerson");
    QVERIFY(school.sees("personName")); // nobody is left
    QCOMPARE(school.person(), QString("Who is dealing: No name"));
    school.close();
    QCOMPARE(people(*school.database())->size(), 0);
    QCOMPARE(QDir(school.path("data/sessions")).entryList(QDir::Files).size(), 0);
    const QDir data(school.path("data"));
    for (const QString& name : data.entryList(QDir::Files)) {
        QFile file(data.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains("Unverwechselbar"), qPrintable(name));
    }
}

void TestWindowPeople::recordsGoIntoAFileAndComeOut() {
    School school;
    school.start();
    school.add("Ada");
    school.dealFirst();
    school.window().run(Command::shuffle);
    school.window().run(Command::next);
    school.key(Qt::Key_F2);
    QVERIFY(school.sees("peopleList"));
    auto* desk = school.window().findChild<PeopleDesk*>();
    const QString file = school.path("ada.records.json");
    desk->saveRecordsTo(*school.window().records().person(), file);
    QVERIFY(QTest::qWaitFor([&] { return QFile::exists(file); }));

    School another;
    another.start();
    another.click("withoutName");
    QVERIFY(another.sees("chooser"));
    another.key(Qt::Key_F2);
    QVERIFY(another.sees("personName"));
    another.window().findChild<PeopleDesk*>()->takeInRecordsOf(file);
    QVERIFY(QTest::qWaitFor([&] { return another.names() == QStringList("Ada"); }));
    another.close();
    const auto database = another.database();
    QCOMPARE(*countSessions(*database, people(*database)->front().id), 1);
}

void TestWindowPeople::aBadFileIsToldWithItsPlace() {
    School school;
    school.start();
    school.add("Ada");
    school.key(Qt::Key_F2);
    QVERIFY(school.sees("peopleList"));
    const QString file = school.path("bad.records.json");
    QFile bad(file);
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write("{\n\"format\": \"mazziere-records\",\n\"version\": 7}");
    bad.close();
    school.window().findChild<PeopleDesk*>()->takeInRecordsOf(file);
    const auto told = [&] {
        for (const QLabel* label : school.window().findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains("bad.records.json:3: /version"))
                return true;
        return false;
    };
    QVERIFY(QTest::qWaitFor(told));
}

void TestWindowPeople::anyNameIsShownAsItIs() {
    School school;
    school.start();
    school.add("<b>Bruno</b> Neri & figli");
    QCOMPARE(school.person(), QString("Who is dealing: <b>Bruno</b> Neri & figli"));
    school.key(Qt::Key_F2);
    QVERIFY(school.sees("peopleList"));
    QCOMPARE(school.names(), QStringList("<b>Bruno</b> Neri & figli (here now)"));
}

void TestWindowPeople::aDamagedFileIsToldAndACopyKept() {
    School school;
    QVERIFY(QDir().mkpath(school.path("data")));
    const QByteArray rubbish(5000, 'x');
    QFile file(school.path("data/records.sqlite"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(rubbish);
    file.close();
    school.start();
    QVERIFY(school.sees("trouble"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), rubbish);
    file.close();
    school.click("beginAnew");
    school.add("Ada");
    school.close();
    QCOMPARE(people(*school.database())->size(), 1);
    const QDir data(school.path("data"));
    const QStringList copies = data.entryList({"records.damaged-*.sqlite"});
    QCOMPARE(copies.size(), 1);
    QFile copy(data.filePath(copies.front()));
    QVERIFY(copy.open(QIODevice::ReadOnly));
    QCOMPARE(copy.readAll(), rubbish);
}

void TestWindowPeople::withoutRecordsPracticeGoesOn() {
    School school;
    QVERIFY(QDir().mkpath(school.path("data")));
    QFile file(school.path("data/records.sqlite"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    school.start();
    QVERIFY(school.sees("trouble"));
    school.click("withoutRecords"); // practise without records
    school.dealFirst();
    school.window().run(Command::shuffle);
    QCOMPARE(school.acts(), std::size_t{1});
    school.close();
    QVERIFY(file.remove()); // it is mended
    school.start();
    QVERIFY(school.sees("chooser") || school.controller().running());
    school.close();
    QCOMPARE(*countSessions(*school.database(), std::nullopt), 1); // taken in
}

void TestWindowPeople::escapeClosesThePage() {
    School school;
    school.start();
    school.add("Ada");
    school.dealFirst();
    school.window().run(Command::shuffle);
    school.key(Qt::Key_F2);
    QVERIFY(school.sees("peopleList"));
    school.key(Qt::Key_Escape);
    QVERIFY(!school.seen("people"));
    QCOMPARE(school.acts(), std::size_t{1});
    QVERIFY(!school.controller().frozen());
}

void TestWindowPeople::sessionsAreListedAndLookedAtAgain() {
    School school;
    school.start();
    school.add("Ada");
    school.dealFirst();
    school.dealToTheEnd();
    school.window().run(Command::next);
    school.window().run(Command::shuffle);
    school.key(Qt::Key_F3);
    QVERIFY(school.sees("sessionList"));
    const auto* rows = school.seen<QListView>("sessionList")->model();
    QVERIFY(QTest::qWaitFor([&] { return rows->rowCount() == 2; }));
    const auto told = [&](int row) {
        return rows->index(row, 0).data(Qt::AccessibleTextRole).toString();
    };
    QVERIFY2(told(0).endsWith("Practice  ·  under way"), qPrintable(told(0)));
    QVERIFY2(told(1).startsWith("First hand of the evening  ·  The six rules"),
             qPrintable(told(1)));
    QVERIFY2(told(1).endsWith("Practice  ·  100 of 100, passed"), qPrintable(told(1)));
    school.key(Qt::Key_Down);
    school.key(Qt::Key_Return);
    QVERIFY(school.sees("debrief"));
    school.key(Qt::Key_Escape);
    QVERIFY(school.sees("sessionList"));
    school.key(Qt::Key_Escape);
    QVERIFY(!school.seen("sessionList"));
    QCOMPARE(school.acts(), std::size_t{1});
}

void TestWindowPeople::sessionsOfNobodyAreListedAsWell() {
    School school;
    school.start();
    school.click("withoutName");
    QVERIFY(school.sees("chooser"));
    school.click("sessionsButton");
    QVERIFY(school.sees("sessionList"));
    QVERIFY(!school.seen<QPushButton>("debriefSession")->isEnabled());
    school.key(Qt::Key_Escape);
    QVERIFY(school.sees("chooser"));
}

void TestWindowPeople::whatWentWrongIsDoneOnceMoreInOneClick() {
    School school;
    school.start();
    school.add("Ada");
    const auto which = school.window().library().find("four-card-flop");
    QVERIFY(school.window().deal(*which));
    // The fourth card stays, and the hand is played on.
    for (const Command act : {Command::letAct, Command::collect, Command::burn, Command::board,
                              Command::letAct, Command::collect, Command::burn, Command::board}) {
        school.window().run(act);
        if (school.controller().frozen())
            school.window().run(Command::playOn);
    }
    school.window().showChooser();
    auto* lists = school.seen<QListWidget>("packs");
    auto* cases = school.seen<QListWidget>("scenarios");
    QVERIFY(lists != nullptr && cases != nullptr);
    constexpr int redoRow = 2;
    lists->setCurrentRow(redoRow);
    QCOMPARE(cases->count(), 0); // it is still under way
    school.key(Qt::Key_Escape);
    school.window().run(Command::next);
    school.window().showChooser();
    lists->setCurrentRow(redoRow);
    QVERIFY(QTest::qWaitFor([&] { return cases->count() == 1; }));
    school.click("deal");
    QCOMPARE(school.controller().dealing().theCase->scenario.id, std::string("four-card-flop"));
    school.dealToTheEnd();
    school.window().run(Command::next); // that was all
    QVERIFY(school.sees("chooser"));
    QVERIFY(QTest::qWaitFor([&] { return lists->item(redoRow)->text() == "Once more"; }));
    lists->setCurrentRow(redoRow);
    QVERIFY(QTest::qWaitFor([&] { return cases->count() == 0; }));
}

void TestWindowPeople::aReportIsWritten() {
    School school;
    school.start();
    school.add("Ada");
    school.dealFirst();
    school.dealToTheEnd();
    school.key(Qt::Key_F3);
    QVERIFY(school.sees("sessionList"));
    auto* model = school.seen<QListView>("sessionList")->model();
    QVERIFY(QTest::qWaitFor([&] { return model->rowCount() == 1; }));
    const auto session = static_cast<SessionsModel*>(model)->session(0);
    const QString file = school.path("report.pdf");
    school.window().findChild<PeopleDesk*>()->saveReportTo(session, file);
    QVERIFY(QTest::qWaitFor([&] { return QFile::exists(file); }));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().startsWith("%PDF-"));
}

void TestWindowPeople::judgedAgainTheVerdictsStandSideBySide() {
    School school;
    school.start();
    school.add("Ada");
    school.dealFirst();
    school.dealToTheEnd();
    school.close();
    {
        // As if the rulebook of that day had said something else.
        const auto database = school.database();
        QSqlQuery change(database->connection());
        QVERIFY(change.exec("UPDATE verdict SET score = 50, passed = 0"));
        QVERIFY(change.exec("UPDATE verdict_text SET json = replace(json, '\"score\": 100', "
                            "'\"score\": 50')"));
    }
    school.start();
    QVERIFY(school.sees("chooser"));
    school.key(Qt::Key_F3);
    QVERIFY(school.sees("sessionList"));
    auto* model = school.seen<QListView>("sessionList")->model();
    const auto told = [&] {
        return model->rowCount() == 0 ? QString()
                                      : model->index(0, 0).data(Qt::AccessibleTextRole).toString();
    };
    QVERIFY(QTest::qWaitFor([&] { return told().endsWith("50 of 100, not passed"); }));
    school.click("judgeAgain");
    QVERIFY(QTest::qWaitFor([&] {
        return told().endsWith("50 of 100, not passed  ·  judged again: 100 of 100, passed");
    }));
}

QTEST_MAIN(TestWindowPeople)
#include "tst_window_people.moc"
