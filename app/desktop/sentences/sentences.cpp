// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sentences/sentences.h"

#include "app/desktop/sentences/window_language.h"
#include "app/words/problems.h"
#include "app/words/table.h"

#include <QStringList>

namespace mz {

QString Sentences::face(Face face) {
    return QString::fromStdString(cardName(WindowLanguage::words(), face));
}

QString Sentences::player(const TableView& table, Seat seat) {
    const auto index = static_cast<std::size_t>(seat - 1);
    if (index < table.seats.size() && !table.seats[index].name.empty())
        return QString::fromStdString(table.seats[index].name);
    return tr("Seat %1").arg(seat);
}

QString Sentences::seat(const TableView& table, Seat seat) {
    const auto index = static_cast<std::size_t>(seat - 1);
    if (index < table.seats.size() && !table.seats[index].name.empty())
        return tr("Seat %1, %2").arg(seat).arg(player(table, seat));
    return tr("Seat %1").arg(seat);
}

QString Sentences::zone(Zone zone) {
    return QString::fromStdString(zoneName(WindowLanguage::words(), zone));
}

QString Sentences::cardCount(int count) {
    if (count == 0)
        return tr("no cards");
    return tr("%n card(s)", nullptr, count);
}

QString Sentences::card(const CardView& card) {
    return card.face ? face(*card.face) : tr("face down");
}

QString Sentences::cards(const std::vector<CardView>& cards) {
    QStringList known;
    for (const CardView& card : cards)
        if (card.face)
            known.append(face(*card.face));
    const int count = static_cast<int>(cards.size());
    if (count == 0)
        return cardCount(0);
    if (known.isEmpty())
        return tr("%1, face down").arg(cardCount(count));
    if (known.size() == count)
        return tr("%1, face up: %2").arg(cardCount(count), known.join(QStringLiteral(", ")));
    return tr("%1, %n of them face up: %2", nullptr, static_cast<int>(known.size()))
        .arg(cardCount(count), known.join(QStringLiteral(", ")));
}

QString Sentences::place(const TableView& table, const Place& place) {
    const Seat seat = seatOf(place);
    const auto index = static_cast<std::size_t>(seat - 1);
    switch (place.kind) {
    case Place::Kind::plate: {
        const SeatView& who = table.seats[index];
        if (!who.taken)
            return tr("Seat %1, nobody sits here").arg(seat);
        QString text = tr("%1, %n chip(s)", nullptr, static_cast<int>(who.stack.count))
                           .arg(Sentences::seat(table, seat));
        if (!who.live)
            return tr("%1, folded").arg(text);
        if (who.allIn)
            return tr("%1, all-in").arg(text);
        return who.toAct ? tr("%1, to act").arg(text) : text;
    }
    case Place::Kind::cards:
        return tr("%1: %2").arg(Sentences::seat(table, seat), cards(table.seats[index].cards));
    case Place::Kind::bet: {
        const auto chips = static_cast<int>(table.seats[index].inFront.count);
        return chips == 0
                   ? tr("%1, no bet").arg(Sentences::seat(table, seat))
                   : tr("%1, bet of %n chip(s)", nullptr, chips).arg(Sentences::seat(table, seat));
    }
    case Place::Kind::button:
        return tr("The button, at Seat %1").arg(table.button);
    case Place::Kind::pot:
        return pot(table, place.number);
    default:
        break;
    }
    const Zone zone = *zoneOf(place);
    return tr("%1: %2").arg(Sentences::zone(zone), cards(cardsIn(table, zone)));
}

QString Sentences::wholeSeat(const TableView& table, Seat seat) {
    QStringList all{place(table, {Place::Kind::plate, seat})};
    if (const SeatView& who = table.seats[static_cast<std::size_t>(seat - 1)]; who.taken) {
        all.append(cards(who.cards));
        if (who.inFront > noChips)
            all.append(tr("bet of %n chip(s)", nullptr, static_cast<int>(who.inFront.count)));
    }
    return all.join(QStringLiteral("; "));
}

QString Sentences::pot(const TableView& table, int pot) {
    const auto index = static_cast<std::size_t>(pot);
    const qlonglong chips = index < table.pots.size() ? table.pots[index].chips.count : 0;
    if (table.pots.size() < 2)
        return tr("Pot %1").arg(chips);
    return pot == 0 ? tr("Main pot %1").arg(chips) : tr("Side pot %1").arg(chips);
}

QString Sentences::legend(const TableView& table) {
    QStringList blinds;
    for (int blind = 0; blind < table.blindCount; ++blind)
        blinds.append(QString::number(table.blinds[static_cast<std::size_t>(blind)].count));
    QString text = QStringLiteral("HOLD’EM");
    const QString dot = QStringLiteral(" · ");
    if (!blinds.isEmpty())
        text += dot + tr("BLINDS %1").arg(blinds.join(QStringLiteral(" / ")));
    if (table.ante > noChips)
        text += dot + tr("ANTE %1").arg(table.ante.count);
    return text;
}

QString Sentences::selection(const TableView& table, const Hands& hands) {
    const Held& held = hands.selection();
    if (held.what != Held::What::cards)
        return tr("Selected: none");
    QStringList names;
    const auto& cards = cardsIn(table, held.zone);
    for (const int position : held.positions)
        if (static_cast<std::size_t>(position) < cards.size())
            names.append(card(cards[static_cast<std::size_t>(position)]));
    return tr("Selected: %1 (%2)").arg(names.join(QStringLiteral(", ")), zone(held.zone));
}

QString Sentences::expects(const TableView& table, const Hands& hands) {
    switch (hands.expects()) {
    case Hands::Expects::boardCount:
        return tr("How many cards to the board? Press a digit.");
    case Hands::Expects::buttonSeat:
        return tr("To which seat does the button go? Press a digit or click a seat.");
    case Hands::Expects::seatToRead:
        return tr("Which seat is to be read out? Press a digit.");
    case Hands::Expects::potSeats: {
        QStringList seats;
        for (Seat seat = 1; seat <= maxSeats; ++seat)
            if (holds(hands.potSeats(), seat))
                seats.append(QString::number(seat));
        if (seats.isEmpty())
            return tr("%1: choose seats by digit or click, then push with Enter.")
                .arg(pot(table, hands.pot()));
        return tr("%1 to Seat %2: push with Enter.")
            .arg(pot(table, hands.pot()), seats.join(QStringLiteral(" + ")));
    }
    case Hands::Expects::nothing:
        break;
    }
    return {};
}

QString Sentences::notice(Notice notice) {
    switch (notice) {
    case Notice::none:
        return {};
    case Notice::selectFirst:
        return tr("Select the cards first: click them, or use arrows and Enter.");
    case Notice::oneCardOnly:
        return tr("One card at a time can be turned over.");
    case Notice::selectInOneZone:
        return tr("Cards are selected in one place at a time.");
    case Notice::chooseSeats:
        return tr("Choose the seats that the pot goes to.");
    case Notice::noPot:
        return tr("There is no pot to push.");
    case Notice::noCards:
        return tr("There are no cards here.");
    case Notice::notThere:
        return tr("That cannot be put there.");
    }
    return {};
}

QString Sentences::refusal(const Refusal& refusal) {
    switch (refusal.kind) {
    case Refusal::Kind::backTooFar:
        return tr("There is nothing to take back.");
    case Refusal::Kind::helpNotAllowed:
        return tr("There is no help in this mode.");
    case Refusal::Kind::impossible:
        break;
    }
    return QString::fromStdString(mz::refusal(WindowLanguage::words(), refusal.obstacle));
}

QString Sentences::mode(Mode mode) {
    switch (mode) {
    case Mode::learn:
        return tr("Learn");
    case Mode::guided:
        return tr("Guided");
    case Mode::practice:
        return tr("Practice");
    case Mode::silent:
        return tr("Silent");
    case Mode::exam:
        return tr("Exam");
    }
    return {};
}

QString Sentences::modeHelp(Mode mode) {
    switch (mode) {
    case Mode::learn:
        return tr("The case is shown first, step by step. Then it is your turn, with the next step "
                  "named.");
    case Mode::guided:
        return tr("The next step is named.");
    case Mode::practice:
        return tr("After each act you read whether it was right. Hints cost points.");
    case Mode::silent:
    case Mode::exam:
        return tr("You read all at the end. No hints, nothing to take back.");
    }
    return {};
}

QString Sentences::time(qint64 ms) {
    const qint64 seconds = ms / 1000;
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

} // namespace mz
