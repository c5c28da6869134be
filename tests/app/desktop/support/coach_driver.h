// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/coach/coach_panel.h"
#include "app/desktop/coach/critical_choice.h"
#include "app/desktop/coach/demonstration_bar.h"
#include "app/desktop/coach/lesson.h"
#include "app/desktop/window/title_bar.h"
#include "tests/app/desktop/support/window_driver.h"

#include <QLabel>

namespace mz {

// A window whose coach is read as a trainee reads it.
class CoachDriver : public WindowDriver {
public:
    CoachDriver(const QByteArray& pack, Mode mode, QSize size = designedFor)
        : WindowDriver(pack, size) {
        Settings settings = window->settings();
        settings.mode = mode;
        window->useSettings(settings);
    }

    [[nodiscard]] QString read(const QWidget& part) const {
        QCoreApplication::processEvents();
        QStringList texts;
        for (const QLabel* label : part.findChildren<QLabel*>())
            if (label->isVisible())
                texts.append(label->text());
        return texts.join(QLatin1Char('\n'));
    }
    // All that stands in the panel, in the order in which it stands there.
    [[nodiscard]] QString coach() const { return read(*window->findChild<CoachPanel*>()); }
    [[nodiscard]] QString title() const { return read(*window->findChild<TitleBar*>()); }
    [[nodiscard]] CriticalChoice& choice() const { return *window->findChild<CriticalChoice*>(); }

    // A button of the coach panel that can be seen.
    [[nodiscard]] PanelButton* button(const QString& text) const {
        for (PanelButton* one : window->findChildren<PanelButton*>())
            if (one->isVisible() && one->text().startsWith(text))
                return one;
        return nullptr;
    }
    void click(const QString& text) const {
        const PanelButton* one = button(text);
        QVERIFY2(one != nullptr, qPrintable(text));
        WindowDriver::click(one->mapTo(window.get(), one->rect().center()));
    }
    using WindowDriver::click;
    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(window->windowHandle(), code, modifiers);
    }
    void keys(std::initializer_list<Qt::Key> codes) const {
        for (const Qt::Key code : codes)
            key(code);
    }
    [[nodiscard]] std::size_t acts() const { return controller().session().entries().size(); }
    // Does what is next to the end.
    void dealToTheEnd() const {
        constexpr int mostActs = 200;
        for (int act = 0; act < mostActs; ++act) {
            const auto next = nextDeed(controller().session());
            if (!next || !controller().act(next->deed))
                return;
        }
    }
};

inline QByteArray onePack(const QByteArray& scenario) {
    return R"({"format": "mazziere-pack", "version": 1, "id": "test", "edition": 1,
"title": {"en": "Test", "it": "Prova"}, "author": "Mazziere", "rulebook": "ciaffone", "pass": 80,
"scenarios": [{"id": "case", "title": {"en": "A hand", "it": "Una mano"},
"brief": {"en": "Deal it.", "it": "Distribuisci."}, "seed": 7,
"table": {"seats": 6, "button": 3}, )" +
           scenario + "}]}";
}

// The betting before the flop is open, and the flop will land with four cards.
inline QByteArray flopOfFour() {
    return onePack(R"("start": "preflop", "finish": "remedy",
"irregularities": [{"kind": "overdealt-flop", "cards": 4}])");
}

} // namespace mz
