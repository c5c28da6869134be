// SPDX-License-Identifier: GPL-3.0-or-later
// What keys, buttons and the table's answers come to.
#include "app/desktop/coach/coach_panel.h"
#include "app/desktop/coach/hint_ladder.h"
#include "app/desktop/coach/lesson.h"
#include "app/desktop/exam/exam_desk.h"
#include "app/desktop/people/people_desk.h"
#include "app/desktop/school/class_desk.h"
#include "app/desktop/sentences/sentences.h"
#include "app/desktop/window/action_bar.h"
#include "app/desktop/window/chooser.h"
#include "app/desktop/window/keys_page.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/settings_page.h"
#include "app/desktop/window/title_bar.h"

#include <QShortcut>

namespace mz {

namespace {

// Means the same whatever page is open.
bool isOfTheWindow(Command command) {
    switch (command) {
    case Command::escape:
    case Command::keys:
    case Command::people:
    case Command::sessions:
    case Command::classes:
    case Command::progress:
    case Command::fullScreen:
    case Command::projector:
        return true;
    default:
        return false;
    }
}

} // namespace

void MainWindow::makeShortcuts() {
    const auto add = [this](const QKeySequence& key, auto&& what) {
        auto* shortcut = new QShortcut(key, this);
        shortcut->setAutoRepeat(false);
        connect(shortcut, &QShortcut::activated, this, what);
        return shortcut;
    };
    for (const Command command : Commands::all()) {
        QShortcut* shortcut = add(Commands::key(command), [this, command] { run(command); });
        m_commandShortcuts.append(shortcut);
        if (!isOfTheWindow(command))
            m_tableShortcuts.append(shortcut);
    }
    for (int number = 0; number <= 9; ++number)
        m_tableShortcuts.append(
            add(QKeySequence(Qt::Key_0 + number), [this, number] { digit(number); }));
    m_confirm = add(QKeySequence(Qt::Key_Return), [this] { answered(m_table->hands().confirm()); });
    m_confirm->setKeys({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    m_confirm->setEnabled(false);
}

void MainWindow::useKeys(const KeyMap& keys) {
    Commands::use(keys);
    for (const Command command : Commands::all())
        m_commandShortcuts[static_cast<int>(command)]->setKey(keys.of(command));
}

void MainWindow::tableShortcuts(bool enabled) {
    for (QShortcut* shortcut : m_tableShortcuts)
        shortcut->setEnabled(enabled);
}

void MainWindow::digit(int digit) {
    if (!m_controller.running())
        return;
    if (m_table->hands().expects() == Hands::Expects::seatToRead) {
        m_table->hands().letGo();
        m_table->handsChanged();
        return readSeat(digit == 0 ? maxSeats : digit);
    }
    const Reply answer = m_table->hands().digit(digit);
    m_table->handsChanged();
    answered(answer);
}

void MainWindow::answered(const Reply& answer) {
    if (answer.deed)
        m_controller.act(*answer.deed);
    else if (answer.notice != Notice::none) {
        if (answer.notice != Notice::chooseSeats)
            m_table->refuse(m_table->lastPlace());
        showStatus(answer.notice == Notice::chooseSeats ? QString()
                                                        : Sentences::notice(answer.notice));
    }
}

void MainWindow::run(Command command) {
    switch (command) {
    case Command::escape:
        return escape();
    case Command::keys:
        if (m_keysPage == nullptr) {
            m_keysPage = new KeysPage(this);
            m_keysPage->setKeys(m_settings.keys);
            connect(m_keysPage, &KeysPage::closed, this, &MainWindow::closePage);
            connect(m_keysPage, &KeysPage::changed, this, [this](const KeyMap& keys) {
                Settings settings = m_settings;
                settings.keys = keys;
                useSettings(settings);
            });
        }
        return toggleAbove(m_keysPage);
    case Command::people:
        return inExam() ? m_exams->show() : m_people->show();
    case Command::sessions:
        return inExam() ? m_exams->show() : m_people->showSessions();
    case Command::classes:
        return inExam() ? m_exams->show() : m_class->show();
    case Command::progress:
        return inExam() ? m_exams->show() : m_people->showProgress();
    case Command::fullScreen:
        return isFullScreen() ? showNormal() : showFullScreen();
    case Command::projector: {
        Settings settings = m_settings;
        settings.projector = !settings.projector;
        return useSettings(settings);
    }
    default:
        break;
    }
    if (!m_controller.running() || m_page != nullptr || m_lesson->take(command))
        return;
    Hands& hands = m_table->hands();
    const TableView& table = m_table->view();
    const auto act = [this](const Deed& deed) { m_controller.act(deed); };
    const auto expect = [&](Hands::Expects what) {
        hands.expect(what);
        m_table->handsChanged();
    };
    switch (command) {
    case Command::shuffle:
        return act(act::Shuffle{});
    case Command::cut:
        return act(act::Cut{});
    case Command::pitch:
        return answered(hands.pitchNext(table, m_controller.session().state().lastPitched));
    case Command::burn:
        return act(act::Burn{});
    case Command::board:
        return answered(Hands::street(table));
    case Command::toStub:
        return answered(hands.send(table, Zones::deck));
    case Command::underStub:
        return answered(hands.send(table, Zones::deck, End::bottom));
    case Command::aside:
        return answered(hands.send(table, Zones::aside));
    case Command::toBurns:
        return answered(hands.send(table, Zones::burns));
    case Command::muck:
        return answered(hands.send(table, Zones::muck));
    case Command::toBoard:
        return answered(hands.send(table, Zones::board));
    case Command::turn:
        return answered(hands.flip(table));
    case Command::collect:
        return act(act::Collect{});
    case Command::giveBack:
        return act(act::Return{});
    case Command::misdeal:
        return act(act::Announce{Call::misdeal});
    case Command::floor:
        return act(act::Announce{Call::floor});
    case Command::gather:
        return act(act::Gather{});
    case Command::letAct:
        return m_controller.letPlayersAct(true);
    case Command::letOneAct:
        return m_controller.letPlayersAct(false);
    case Command::takeBack:
        return act(deed::Back{1});
    case Command::answers:
        return openDrawer(!m_coachOpen);
    case Command::hint:
        return hint();
    case Command::next:
        return next();
    case Command::again:
        return again();
    case Command::debrief:
        return openDebriefOfSession();
    case Command::push: {
        const Reply answer = hands.push(table);
        m_table->handsChanged();
        return answered(answer);
    }
    case Command::button:
        return expect(Hands::Expects::buttonSeat);
    case Command::boardCount:
        return expect(Hands::Expects::boardCount);
    case Command::readSeat:
        return expect(Hands::Expects::seatToRead);
    case Command::readBoard:
    case Command::readPot:
    case Command::readDue:
        return readOut(command);
    default:
        return;
    }
}

// First what is nearest: a page, a selection; then the table itself.
void MainWindow::escape() {
    if (m_page != nullptr)
        return closePage();
    if (!m_controller.running())
        return;
    if (m_lesson->take(Command::escape))
        return;
    if (m_table->hands().letGo())
        return m_table->handsChanged();
    m_controller.freeze(!m_controller.frozen());
}

void MainWindow::next() {
    if (inExam())
        return m_exams->next();
    if (m_list)
        return nextOfList();
    if (!m_current)
        return;
    const auto count = m_library.pack(m_current->pack).reading.pack.scenarios.size();
    deal({m_current->pack, (m_current->scenario + 1) % count});
}

void MainWindow::hint() {
    const auto rung = m_hints.next(m_controller.session(), m_table->view());
    if (!rung)
        return;
    if (rung->fresh && !m_controller.act(deed::Hint{rung->hint.stage}))
        return;
    m_hints.given(m_controller.session(), *rung);
    m_coach->showHint(rung->hint);
    openDrawer(); // it was asked for
    m_table->lookAt(rung->places);
}

void MainWindow::recorded(const Recorded& what) {
    switch (what.what) {
    case Recorded::What::begun:
        m_hints = {};
        m_table->setTable(m_controller.view(), false);
        m_coach->begin(m_controller);
        m_lesson->record(what);
        showHeld();
        showCrumb();
        if (m_settings.projector)
            openDrawer(); // the task is no answer
        showStatus();
        break;
    case Recorded::What::did: {
        const TableView before = m_table->view();
        const bool hint = std::holds_alternative<deed::Hint>(*what.deed);
        if (!hint)
            m_table->setTable(m_controller.view(), true, mixingOf(*what.deed));
        m_coach->record(m_controller, what, before);
        if (m_settings.projector && !m_controller.demonstrating())
            openDrawer(hint); // first the class is asked
        else if (m_controller.session().finished() && !m_controller.demonstrating())
            openDrawer(); // the verdict is not to be missed
        m_lesson->record(what);
        showStatus(m_lesson->choosing() ? m_lesson->whatHolds() : QString());
        if (m_controller.session().finished() && inExam())
            say(m_exams->whatNext());
        if (m_controller.session().finished() && m_list && m_list->kind() == HandList::Kind::table)
            showStatus(countOfTable());
        if (!m_coach->isVisible() && !m_settings.projector && !m_coach->lastFault().isEmpty())
            showStatus(m_coach->lastFault());
        announceDone(before, *what.deed);
        m_sounds.play(m_controller.session().lastHappenings());
        break;
    }
    case Recorded::What::refused:
        m_table->refuse(placeOfDeed(*what.deed));
        showStatus(Sentences::refusal(*what.refusal));
        break;
    case Recorded::What::over:
        showStatus(inExam() ? m_exams->whatNext()
                            : tr("This case is over: %1 deals it again, %2 the next one.")
                                  .arg(Commands::keyText(Command::again),
                                       Commands::keyText(Command::next)));
        break;
    case Recorded::What::held:
        m_table->refuse(placeOfDeed(*what.deed));
        m_lesson->record(what);
        break;
    case Recorded::What::frozen:
        m_lesson->record(what);
        showHeld();
        break;
    case Recorded::What::logLost:
        m_coach->showLost(what.lost);
        openDrawer();
        break;
    }
}

// Where a deed was to happen.
Place MainWindow::placeOfDeed(const Deed& deed) const {
    if (const auto* pitch = std::get_if<act::Pitch>(&deed))
        return pitch->seat <= static_cast<int>(m_table->view().seats.size())
                   ? Place{Place::Kind::cards, pitch->seat}
                   : Place{Place::Kind::stub};
    if (const auto* move = std::get_if<act::Move>(&deed))
        return placeOf(move->to);
    if (const auto* flip = std::get_if<act::Flip>(&deed))
        return placeOf(flip->zone);
    if (std::holds_alternative<act::Award>(deed))
        return {Place::Kind::pot, 0};
    return {Place::Kind::stub};
}

} // namespace mz
