// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/debrief/debrief_log.h"
#include "app/desktop/debrief/debrief_page.h"
#include "app/desktop/session/controller.h"

#include <QObject>

namespace mz {

// A case that is begun with some acts done already.
struct DebriefStart {
    Dealing dealing;
    std::vector<Entry> before;
    std::optional<Library::Found> found; // in the library, as it is there now
};

// Takes down what the dealer does, and opens it or a log from a file in the debrief.
class DebriefDesk : public QObject {
    Q_OBJECT

public:
    // The page is made when it is first needed, as a child of `window`.
    DebriefDesk(Controller& controller, Library& library, QWidget* window);

    // The session under way may be looked at once it is over.
    [[nodiscard]] bool sessionOver() const;
    // `found`: where its case stands in the library.
    void openSession(std::optional<Library::Found> found);
    [[nodiscard]] tl::expected<void, QString> openFile(const QString& file);
    [[nodiscard]] tl::expected<void, QString> openText(const QString& name, std::string_view text);

    void setDeck(CardPixmaps::Deck deck);
    void setTextScale(double scale);
    void retranslate();
    [[nodiscard]] DebriefPage* page() const { return m_page; } // null: not needed yet

signals:
    void opened(QWidget* page);
    void closed();
    void nextWanted(mz::Library::Found after);
    void startWanted(const mz::DebriefStart& start);

private:
    void open(DebriefLog log);
    void recorded(const Recorded& what);
    [[nodiscard]] DebriefStart startFrom(std::vector<Entry> before) const;

    Controller& m_controller;
    Library& m_library;
    QWidget* m_window;
    DebriefPage* m_page = nullptr;
    DebriefLog m_log; // that is open
    std::vector<Entry> m_tape;
    CardPixmaps::Deck m_deck = CardPixmaps::Deck::fourColour;
    double m_scale = 1;
};

} // namespace mz
