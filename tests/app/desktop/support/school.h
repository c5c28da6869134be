// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/people/records_desk.h"
#include "tests/app/desktop/support/window_driver.h"

#include <QListWidget>
#include <QPushButton>

namespace mz {

// A program on a folder of its own that is started as often as one likes, and driven by mouse and
// keys.
class School {
public:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    // The window comes up and asks, or does not.
    MainWindow& start() {
        make();
        m_window->welcome();
        return show();
    }
    // As with --scenario: nobody is asked.
    MainWindow& startAtATable() {
        make();
        m_window->takeTheLastPerson();
        m_window->deal({0, 0});
        return show();
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
    void make() {
        m_window.reset();
        Options options;
        options.data = path("data");
        m_window = std::make_unique<MainWindow>(options);
        m_window->resize(designedFor);
        Settings still = m_window->settings();
        still.motion = false;
        m_window->useSettings(still);
    }
    MainWindow& show() {
        m_window->show();
        static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
        return *m_window;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace mz
