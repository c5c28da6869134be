// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_text.h"

#include "app/cli/layout.h"
#include "app/cli/output.h"
#include "app/words/mark.h"
#include "app/words/table.h"

#include <algorithm>

namespace mz {

namespace {

constexpr std::size_t chipsWidth = 7;
constexpr std::size_t cardsWidth = 9;
constexpr std::size_t longestName = 16;

std::string shortened(const std::string& name) {
    if (widthOf(name) <= longestName)
        return name;
    std::string start;
    std::size_t width = 0;
    for (const char byte : name) {
        if ((static_cast<unsigned char>(byte) & 0xC0U) != 0x80U && ++width == longestName)
            break;
        start += byte;
    }
    return start + "…";
}

class TableWriter {
public:
    TableWriter(const Words& words, const TableView& table) : m_words(words), m_table(table) {}

    [[nodiscard]] std::string write() const {
        std::string text;
        for (const SeatView& seat : m_table.seats)
            if (seat.taken || !seat.cards.empty())
                text += seatLine(seat);
        text += pile(Zones::board, cards(m_table.board, true));
        text += pile(Zones::burns, cards(m_table.burns, false));
        text += pile(Zones::muck, cards(m_table.muck, false));
        if (!m_table.aside.empty())
            text += pile(Zones::aside, cards(m_table.aside, true));
        text += pile(Zones::deck,
                     m_words.text(MZ_PLURAL("Show", "%n cards"), std::ssize(m_table.deck)));
        return text + pots();
    }

private:
    // A card that lies the other way up than is usual there stands in brackets.
    static std::string cards(const std::vector<CardView>& cards, bool usuallyFaceUp) {
        std::string text;
        for (const CardView& card : cards) {
            const std::string face = card.face ? code(*card.face) : "??";
            text += (text.empty() ? "" : " ") +
                    (card.faceUp == usuallyFaceUp ? face : "[" + face + "]");
        }
        return text.empty() ? "–" : text;
    }

    [[nodiscard]] std::string seatLine(const SeatView& seat) const {
        std::string name = seatName(m_words, seat.seat);
        if (!seat.name.empty())
            name += " " + shortened(onOneLine(seat.name));
        std::string line = seat.toAct ? "> " : "  ";
        line += seat.seat == m_table.button ? "(B) " : "    ";
        line += padded(name, nameWidth()) + " " + padded(cards(seat.cards, false), cardsWidth) +
                rightAligned(std::to_string(seat.stack.count), chipsWidth);
        std::string notes;
        for (const std::string& note : notesOf(seat))
            notes += (notes.empty() ? "" : ", ") + note;
        return hanging(line + "  ", notes);
    }

    [[nodiscard]] std::size_t nameWidth() const {
        std::size_t width = 8;
        for (const SeatView& seat : m_table.seats)
            width = std::max(
                width, widthOf(seatName(m_words, seat.seat)) +
                           (seat.name.empty() ? 0 : 1 + widthOf(shortened(onOneLine(seat.name)))));
        return width;
    }

    [[nodiscard]] std::vector<std::string> notesOf(const SeatView& seat) const {
        std::vector<std::string> notes;
        if (seat.inFront > noChips)
            notes.push_back(
                m_words.text(MZ_TEXT("Show", "bet %1"), {std::to_string(seat.inFront.count)}));
        if (seat.toAct)
            notes.push_back(m_words.text(MZ_TEXT("Show", "to act")));
        if (seat.allIn)
            notes.push_back(m_words.text(MZ_TEXT("Show", "all-in")));
        if (seat.taken && !seat.live)
            notes.push_back(m_words.text(MZ_TEXT("Show", "folded")));
        if (seat.playsBoard)
            notes.push_back(m_words.text(MZ_TEXT("Show", "plays the board")));
        if (m_table.street == Street::showdown && seat.live)
            addHandOf(seat, notes);
        return notes;
    }

    // What the hand is worth with the board.
    void addHandOf(const SeatView& seat, std::vector<std::string>& notes) const {
        HandSum sum;
        for (const auto* cards : {&seat.cards, &m_table.board})
            for (const CardView& card : *cards)
                if (card.face)
                    sum += HandSum(*card.face);
        constexpr std::size_t most = 7;
        if (!seat.cards.empty() && seat.cards.size() + m_table.board.size() <= most)
            notes.push_back(handName(m_words, HandName(rank(sum))));
    }

    [[nodiscard]] std::string pile(Zone zone, const std::string& content) const {
        return hanging("  " + padded(zoneName(m_words, zone), nameWidth() + 4) + " ", content);
    }

    [[nodiscard]] std::string pots() const {
        std::string text;
        for (std::size_t i = 0; i < m_table.pots.size(); ++i) {
            const Pot& pot = m_table.pots[i];
            std::string content = std::to_string(pot.chips.count);
            if (pot.awarded)
                content = m_words.text(MZ_TEXT("Show", "%1, pushed"), {content});
            text +=
                hanging("  " + padded(potName(m_words, static_cast<int>(i)), nameWidth() + 4) + " ",
                        content);
        }
        return text;
    }

    const Words& m_words;
    const TableView& m_table;
};

} // namespace

std::string tableText(const Words& words, const TableView& table) {
    return TableWriter(words, table).write();
}

} // namespace mz
