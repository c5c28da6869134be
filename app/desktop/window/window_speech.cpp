// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says in words: its status line, which a screen reader speaks.
#include "app/desktop/coach/coach_panel.h"
#include "app/desktop/sentences/deed_sentences.h"
#include "app/desktop/sentences/sentences.h"
#include "app/desktop/window/main_window.h"

#include <QAccessible>
#include <QLabel>
#include <QShortcut>
#include <QStyle>

namespace mz {

void MainWindow::showStatus(const QString& alert) {
    QString text = alert;
    QString spoken = alert;
    if (text.isEmpty() && m_controller.running()) {
        text = Sentences::expects(m_table->view(), m_table->hands());
        if (text.isEmpty())
            text = Sentences::selection(m_table->view(), m_table->hands());
        spoken = text;
        const bool holding = m_table->hands().selection().what != Held::What::nothing;
        if (const PlaceWidget* place = m_table->focusedPlace();
            !holding && place != nullptr && place->hasFocus())
            text += QStringLiteral("  ·  ") + place->accessibleName();
        if (!m_coach->isVisible() && !m_settings.projector) // where it would stand else
            if (const QString next = m_coach->nextStep(); !next.isEmpty())
                text = next + QStringLiteral("  ·  ") + text;
    }
    setStatus(text, !alert.isEmpty());
    if (spoken != m_spoken) {
        m_spoken = spoken;
        announce(spoken);
    }
    if (m_confirm != nullptr)
        m_confirm->setEnabled(m_page == nullptr &&
                              m_table->hands().expects() == Hands::Expects::potSeats);
}

void MainWindow::setStatus(const QString& text, bool alert) {
    m_status->setText(m_status->fontMetrics().elidedText(text, Qt::ElideRight, m_status->width()));
    if (m_status->property("alert").toBool() == alert)
        return;
    m_status->setProperty("alert", alert);
    m_status->style()->polish(m_status);
}

// A changed name is what a screen reader speaks unasked; the same once more as well.
void MainWindow::announce(const QString& text) {
    if (m_status->accessibleName() != text) {
        m_status->setAccessibleName(text);
        return;
    }
    QAccessibleEvent again(m_status, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&again);
}

void MainWindow::say(const QString& text) {
    setStatus(text, false);
    announce(text);
}

// What everybody at the table has seen, and what the coach says to it.
void MainWindow::announceDone(const TableView& before, const Deed& deed) {
    const auto& happenings = m_controller.session().lastHappenings();
    QStringList all{DeedSentences::done(before, deed, happenings)};
    all += DeedSentences::happened(before, happenings);
    if (const QString fault = m_coach->lastFault(); !fault.isEmpty())
        all.append(fault);
    announce(all.join(QStringLiteral(". ")));
}

void MainWindow::readOut(Command command) {
    const TableView& table = m_table->view();
    if (command == Command::readBoard)
        return say(Sentences::place(table, {Place::Kind::board}));
    if (command == Command::readDue)
        return say(m_coach->due());
    QStringList all;
    for (std::size_t pot = 0; pot < table.pots.size(); ++pot)
        all.append(Sentences::pot(table, static_cast<int>(pot)));
    for (const SeatView& seat : table.seats)
        if (seat.inFront > noChips)
            all.append(Sentences::place(table, {Place::Kind::bet, seat.seat}));
    say(all.isEmpty() ? Sentences::pot(table, 0) : all.join(QStringLiteral("; ")));
}

void MainWindow::readSeat(Seat seat) {
    const TableView& table = m_table->view();
    if (seat > static_cast<int>(table.seats.size()))
        return say(tr("There is no Seat %1.").arg(seat));
    say(Sentences::wholeSeat(table, seat));
}

QString MainWindow::statusText() const { return m_status->text(); }

} // namespace mz
