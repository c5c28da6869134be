// SPDX-License-Identifier: GPL-3.0-or-later
// Hands that follow each other: a drill, what went wrong, a running table.
#include "app/desktop/coach/lesson.h"
#include "app/desktop/people/people_desk.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/window_language.h"
#include "app/desktop/window/chooser.h"
#include "app/desktop/window/main_window.h"
#include "app/records/redo_list.h"

#include <QRandomGenerator>

namespace mz {

void MainWindow::dealList(HandList list) {
    m_list = std::move(list);
    nextOfList();
}

void MainWindow::nextOfList() {
    m_controller.leave();                       // the next hand begins where this one ends
    constexpr quint64 seeds = quint64{1} << 53; // as many as the formats allow
    auto next = m_list->next(m_library, QRandomGenerator::global()->generate64() % seeds);
    if (!next) {
        const bool done = m_list->number() > 0;
        m_list.reset();
        showChooser();
        m_chooser->say(done ? tr("Well done: that was all there is to do again.")
                            : tr("There is no case of this rule."));
        return;
    }
    m_current = next->found;
    // A hand of a running table is not shown first: it would tell what goes wrong.
    const bool wouldBeShown =
        m_settings.mode == Mode::learn && m_list->kind() == HandList::Kind::table;
    m_lesson->begin(dealing(next->pack, next->edition, next->pass, next->theCase,
                            wouldBeShown ? Mode::practice : m_settings.mode),
                    false);
    goToTable();
}

void MainWindow::sessionOver(bool) {
    if (m_list)
        m_list->over(m_controller.session(), m_controller.verdict(Judging::final));
}

// What the person who is here did wrong or slowly; without a name nobody knows.
void MainWindow::offerRedo() {
    const auto& person = m_records->person();
    if (!person)
        return m_chooser->setRedo({});
    m_records->keeper().ask(
        [id = person->id](Database& database) { return redoList(database, id); }, this,
        [this, id = person->id](const OrTrouble<std::vector<Redo>>& list) {
            if (!list || !m_records->person() || m_records->person()->id != id)
                return;
            std::vector<Library::Found> cases;
            for (const Redo& one : *list)
                if (const auto found = m_library.find(one.pack, one.scenario))
                    cases.push_back(*found);
            m_chooser->setRedo(std::move(cases));
        });
}

QString MainWindow::listCrumb() const {
    const QString title = WindowLanguage::of(m_controller.dealing().theCase->scenario.title);
    switch (m_list->kind()) {
    case HandList::Kind::drill:
        return tr("Drill › %1 › %2").arg(RuleSentences::rule(m_list->rule()), title);
    case HandList::Kind::redo:
        return tr("Once more › %1 of %2 › %3").arg(m_list->number()).arg(m_list->size()).arg(title);
    case HandList::Kind::table:
        break;
    }
    return tr("Running table › Hand %1").arg(m_list->number());
}

// Hits and false alarms together: whoever suspects everything misses nothing.
QString MainWindow::countOfTable() const {
    const TableCount& count = m_list->count();
    return tr("Hands: %1. Put right: %2 of %3. False alarms: %4.")
        .arg(count.hands)
        .arg(count.handled)
        .arg(count.happened)
        .arg(count.falseAlarms);
}

} // namespace mz
