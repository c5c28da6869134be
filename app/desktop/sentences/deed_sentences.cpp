// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sentences/deed_sentences.h"

#include "app/desktop/hands/hands.h"
#include "app/desktop/sentences/sentences.h"

namespace mz {

namespace {

template <typename... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template <typename... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

const Event* find(const std::vector<Happening>& happenings, EventKind kind) {
    for (const Happening& happening : happenings)
        for (const Event& event : happening.events)
            if (event.kind == kind)
                return &event;
    return nullptr;
}

} // namespace

QString DeedSentences::seats(SeatMask seats) {
    QStringList list;
    for (Seat seat = 1; seat <= maxSeats; ++seat)
        if (holds(seats, seat))
            list.append(QString::number(seat));
    return list.join(QStringLiteral(" + "));
}

QString DeedSentences::move(const TableView& table, const act::Move& move) {
    const auto& lying = cardsIn(table, move.from);
    const auto positions = move.cards.positions();
    const QString to = move.to == Zones::deck && move.end == End::bottom ? tr("under the stub")
                                                                         : Sentences::zone(move.to);
    const int count = move.cards.isAll()  ? static_cast<int>(lying.size())
                      : positions.empty() ? 1
                                          : static_cast<int>(positions.size());
    if (count == 1 && !lying.empty()) {
        const std::size_t place = move.cards.isAll() || positions.empty()
                                      ? (move.from == Zones::deck ? 0 : lying.size() - 1)
                                      : positions.front();
        if (place < lying.size() && lying[place].face)
            return tr("%1 → %2: %3")
                .arg(Sentences::zone(move.from), to, Sentences::face(*lying[place].face));
    }
    return tr("%1 → %2: %3").arg(Sentences::zone(move.from), to, Sentences::cardCount(count));
}

QString DeedSentences::deed(const TableView& table, const Deed& deed) {
    return std::visit(
        Overloaded{
            [](const act::Shuffle&) { return tr("Shuffle"); },
            [](const act::Cut&) { return tr("Cut"); },
            [](const act::Pitch& pitch) { return tr("Card to Seat %1").arg(pitch.seat); },
            [](const act::Burn&) { return tr("Burn"); },
            [](const act::Board& board) {
                return tr("To the board: %1").arg(Sentences::cardCount(board.count));
            },
            [&](const act::Move& what) { return move(table, what); },
            [](const act::Gather&) { return tr("All cards gathered"); },
            [](const act::Flip& flip) {
                return tr("Card turned over: %1").arg(Sentences::zone(flip.zone));
            },
            [](const act::Collect&) { return tr("Bets brought in"); },
            [](const act::Return&) { return tr("Bets given back"); },
            [](const act::Announce& announce) {
                return announce.call == Call::misdeal ? tr("“Misdeal”") : tr("“Floor!”");
            },
            [](const act::MoveButton& button) { return tr("Button to Seat %1").arg(button.seat); },
            [&](const act::Award& award) {
                return tr("%1 to Seat %2")
                    .arg(Sentences::pot(table, award.pot), seats(award.seats));
            },
            [](const deed::Wait& wait) {
                return wait.all ? tr("Let the players act") : tr("Let one player act");
            },
            [](const deed::Back& back) { return tr("%n act(s) taken back", nullptr, back.count); },
            [](const deed::Hint& hint) { return tr("Hint %1 of 3").arg(hint.stage); },
        },
        deed);
}

QString DeedSentences::done(const TableView& before, const Deed& deed,
                            const std::vector<Happening>& happenings) {
    if (const Event* dealt = find(happenings, EventKind::streetDealt);
        dealt != nullptr && std::holds_alternative<act::Board>(deed)) {
        switch (dealt->street) {
        case Street::flop:
            return tr("Flop dealt");
        case Street::turn:
            return tr("Turn dealt");
        case Street::river:
            return tr("River dealt");
        default:
            break;
        }
    }
    if (std::holds_alternative<deed::Wait>(deed)) {
        if (before.street == Street::showdown && !happenings.empty())
            return tr("Hands shown");
        if (find(happenings, EventKind::roundFinished) != nullptr)
            return tr("Betting complete");
        const QStringList texts = happened(before, happenings);
        if (texts.isEmpty())
            return tr("Nobody has to act");
        return texts.size() == 1 ? texts.first() : tr("Players acted");
    }
    return DeedSentences::deed(before, deed);
}

QString DeedSentences::word(Word word) {
    switch (word.kind) {
    case Word::Kind::fold:
        return tr("folds");
    case Word::Kind::check:
        return tr("checks");
    case Word::Kind::call:
        return tr("calls");
    case Word::Kind::bet:
        return tr("bets %1").arg(word.chips.count);
    case Word::Kind::raise:
        return tr("raises to %1").arg(word.chips.count);
    case Word::Kind::allIn:
        return tr("is all-in");
    case Word::Kind::show:
        return tr("shows");
    case Word::Kind::muck:
        return tr("mucks");
    case Word::Kind::declare:
        return tr("plays the board, and says so");
    }
    return {};
}

QStringList DeedSentences::happened(const TableView& table,
                                    const std::vector<Happening>& happenings) {
    QStringList texts;
    for (const Happening& happening : happenings) {
        if (happening.actor == Actor::dealer)
            continue;
        if (const auto* speak = std::get_if<act::Speak>(&happening.action)) {
            for (const Event& event : happening.events)
                if (event.kind == EventKind::acted || event.kind == EventKind::tabled ||
                    event.kind == EventKind::declared || event.kind == EventKind::thrownAway) {
                    texts.append(
                        tr("%1: %2").arg(Sentences::seat(table, event.seat), word(speak->word)));
                    break;
                }
        } else if (const auto* expose = std::get_if<act::Expose>(&happening.action)) {
            texts.append(tr("%1: turns up a card").arg(Sentences::seat(table, expose->seat)));
        } else if (std::holds_alternative<act::Board>(happening.action)) {
            texts.append(tr("Cards come to the board"));
        } else if (std::holds_alternative<act::Burn>(happening.action)) {
            texts.append(tr("A card is burned"));
        } else if (const auto* pitch = std::get_if<act::Pitch>(&happening.action)) {
            texts.append(tr("%1: another card").arg(Sentences::seat(table, pitch->seat)));
        }
    }
    return texts;
}

} // namespace mz
