// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/debrief/debrief_desk.h"

#include "app/desktop/sentences/window_language.h"

namespace mz {

DebriefDesk::DebriefDesk(Controller& controller, Library& library, QWidget* window)
    : QObject(window), m_controller(controller), m_library(library), m_window(window) {
    connect(&m_controller, &Controller::recorded, this, &DebriefDesk::recorded);
}

void DebriefDesk::recorded(const Recorded& what) {
    if (what.what == Recorded::What::begun)
        m_tape = m_controller.before();
    else if (what.what == Recorded::What::did)
        m_tape.push_back({what.line, what.t, *what.deed});
}

bool DebriefDesk::sessionOver() const {
    return m_controller.running() && !m_controller.demonstrating() &&
           (m_controller.session().finished() || m_controller.session().handOver());
}

void DebriefDesk::openSession(std::optional<Library::Found> found) {
    const Dealing& dealing = m_controller.dealing();
    Log log;
    log.header.pack = dealing.pack;
    log.header.scenario = dealing.theCase->scenario.id;
    log.header.mode = dealing.mode;
    log.entries = m_tape;
    auto review = Review::of(dealing.theCase, std::move(log), dealing.pass);
    if (!review)
        return; // it was dealt here, so it can be dealt again
    open({std::make_shared<const Review>(std::move(*review)),
          {},
          dealing.pack,
          dealing.edition,
          dealing.pass,
          found});
}

tl::expected<void, QString> DebriefDesk::openFile(const QString& file) {
    auto log = openLog(m_library, file);
    if (!log)
        return tl::unexpected(log.error().text);
    open(std::move(*log));
    return {};
}

tl::expected<void, QString> DebriefDesk::openText(const QString& name, std::string_view text) {
    auto log = openLogText(m_library, name, text);
    if (!log)
        return tl::unexpected(log.error().text);
    open(std::move(*log));
    return {};
}

void DebriefDesk::open(DebriefLog log) {
    m_log = std::move(log);
    if (m_page == nullptr) {
        m_page = new DebriefPage(m_window);
        m_page->hide();
        m_page->setDeck(m_deck);
        m_page->setTextScale(m_scale);
        connect(m_page, &DebriefPage::closed, this, &DebriefDesk::closed);
        connect(m_page, &DebriefPage::wanted, this, [this](Command command) {
            if (command == Command::again)
                emit startWanted(startFrom({}));
            else if (m_log.found)
                emit nextWanted(*m_log.found);
        });
        connect(m_page, &DebriefPage::againFrom, this, [this](int moment) {
            emit startWanted(
                startFrom(m_log.review->entriesUntil(static_cast<std::size_t>(moment))));
        });
    }
    m_page->resize(m_window->size());
    m_page->setNext(m_log.found.has_value());
    m_page->setReview(m_log.review, m_log.lacks);
    emit opened(m_page);
}

// The mode is for whoever begins it to say.
DebriefStart DebriefDesk::startFrom(std::vector<Entry> before) const {
    return {{m_log.pack, m_log.edition, m_log.pass, m_log.review->sharedCase(), Mode::practice,
             std::string(code(WindowLanguage::language()))},
            std::move(before),
            m_log.found};
}

void DebriefDesk::setDeck(CardPixmaps::Deck deck) {
    m_deck = deck;
    if (m_page != nullptr)
        m_page->setDeck(deck);
}

void DebriefDesk::setTextScale(double scale) {
    m_scale = scale;
    if (m_page != nullptr)
        m_page->setTextScale(scale);
}

void DebriefDesk::retranslate() {
    if (m_page != nullptr)
        m_page->retranslate();
}

} // namespace mz
