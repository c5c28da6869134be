// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/action_bar.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/window_sizes.h"
#include "core/packs/pack.h"
#include "core/session/log.h"
#include "core/session/next.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace mz {

// A window at a table of its own, and hands that move the mouse in it.
class WindowDriver {
public:
    explicit WindowDriver(const QByteArray& pack, QSize size = designedFor,
                          const QString& record = {}) {
        QFile file(path("test.pack.json"));
        if (file.open(QIODevice::WriteOnly))
            file.write(pack);
        file.close();
        Options options;
        options.pack = path("test.pack.json");
        options.lang = QStringLiteral("en");
        options.data = path("data");
        options.record = record.isEmpty() ? path("record.log.jsonl") : record;
        m_record = options.record;
        window = std::make_unique<MainWindow>(options);
        window->resize(size);
        Settings still = window->settings();
        still.motion = false;
        window->useSettings(still);
        window->show();
        static_cast<void>(QTest::qWaitForWindowActive(window.get()));
    }

    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(name); }
    [[nodiscard]] Controller& controller() const { return window->controller(); }

    [[nodiscard]] PlaceWidget* place(const Place& place) const {
        return window->table().widgetAt(place);
    }
    [[nodiscard]] QPoint middle(const Place& where) const { return inWindow(where, {0.5, 0.5}); }
    // A point of the place, as parts of its width and height.
    [[nodiscard]] QPoint inWindow(const Place& where, QPointF part) const {
        const PlaceWidget* widget = place(where);
        return widget->mapTo(window.get(), QPoint(static_cast<int>(part.x() * widget->width()),
                                                  static_cast<int>(part.y() * widget->height())));
    }
    [[nodiscard]] QPoint card(Zone zone, int position) const {
        const TableSurface& table = window->table();
        const QList<CardSpot> spots =
            cardSpots(table.layout(), zone, static_cast<int>(cardsIn(table.view(), zone).size()));
        return table.mapTo(window.get(), spots[position].rect.center().toPoint());
    }

    void click(const QPoint& at, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::mouseClick(window->windowHandle(), Qt::LeftButton, modifiers, at);
    }
    void drag(const QPoint& from, const QPoint& to) const {
        QTest::mousePress(window->windowHandle(), Qt::LeftButton, {}, from);
        QTest::mouseMove(window->windowHandle(), from + (to - from) / 3);
        QTest::mouseMove(window->windowHandle(), to);
        QTest::mouseRelease(window->windowHandle(), Qt::LeftButton, {}, to);
    }
    // A finger: nothing but touch events.
    void tap(const QPoint& at) const {
        QTest::touchEvent(window->windowHandle(), finger()).press(1, at);
        QTest::touchEvent(window->windowHandle(), finger()).release(1, at);
    }
    void swipe(const QPoint& from, const QPoint& to) const {
        QTest::touchEvent(window->windowHandle(), finger()).press(1, from);
        for (const QPoint& at : {from + (to - from) / 3, to})
            QTest::touchEvent(window->windowHandle(), finger()).move(1, at);
        QTest::touchEvent(window->windowHandle(), finger()).release(1, to);
    }
    void tap(Command command) const {
        for (const ActionButton* button : window->findChildren<ActionButton*>())
            if (button->command() == command)
                tap(button->mapTo(window.get(), button->rect().center()));
    }
    void press(Command command) const {
        for (const ActionButton* button : window->findChildren<ActionButton*>())
            if (button->command() == command)
                click(button->mapTo(window.get(), button->rect().center()));
    }

    // Every word that the window writes.
    void write(int percent, bool italian) const {
        Settings settings = window->settings();
        settings.textPercent = percent;
        window->useSettings(settings);
        window->useLanguage(italian);
    }

    // The verdict of the log as it lies on the disk.
    [[nodiscard]] std::optional<Verdict> verdictOnDisk() const {
        QFile file(m_record);
        if (!file.open(QIODevice::ReadOnly))
            return std::nullopt;
        const auto log = readLog(file.readAll().toStdString());
        if (!log || log->unreadable || !log->header.ofCase)
            return std::nullopt;
        const auto scenario = readScenario(*log->header.ofCase);
        if (!scenario)
            return std::nullopt;
        auto dealt = prepare(*scenario, controller().dealing().theCase->rulebook);
        if (!dealt)
            return std::nullopt;
        const auto session = replay(std::make_shared<const Case>(std::move(*dealt)), *log);
        if (!session)
            return std::nullopt;
        return session->verdict(controller().dealing().pass);
    }
    [[nodiscard]] std::optional<LogHeader> headerOnDisk() const {
        QFile file(m_record);
        if (!file.open(QIODevice::ReadOnly))
            return std::nullopt;
        const auto log = readLog(file.readAll().toStdString());
        return log ? std::optional(log->header) : std::nullopt;
    }
    [[nodiscard]] qsizetype linesOnDisk() const {
        QFile file(m_record);
        return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') : -1;
    }

private:
    QTemporaryDir m_folder; // goes after the window

public:
    std::unique_ptr<MainWindow> window;

private:
    static QPointingDevice* finger() {
        static QPointingDevice* const device = QTest::createTouchDevice();
        return device;
    }

    QString m_record;
};

// One scenario, from the shuffle to the award, in which the flop lands with four cards.
inline QByteArray fourCardFlop() {
    return R"({"format": "mazziere-pack", "version": 1, "id": "test", "edition": 1,
"title": {"en": "Test", "it": "Prova"}, "author": "Mazziere", "rulebook": "ciaffone", "pass": 80,
"scenarios": [{"id": "four", "title": {"en": "A hand", "it": "Una mano"},
"brief": {"en": "Deal it.", "it": "Distribuisci."}, "seed": 7,
"table": {"seats": 6, "button": 3, "empty": [5]},
"players": {"4": {"preflop": ["fold"]}, "1": {"flop": ["bet 10"]}},
"start": "shuffle", "finish": "hand",
"irregularities": [{"kind": "overdealt-flop", "cards": 4}]}]})";
}

} // namespace mz
