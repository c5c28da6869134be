// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table_text.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

namespace mz {

namespace {

// The words of a line; a bar is a word of its own.
std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == ' ') {
            ++i;
            continue;
        }
        std::size_t end = i + 1;
        if (text[i] != '|')
            end = std::min(text.find_first_of(" |", i), text.size());
        words.push_back(text.substr(i, end - i));
        i = end;
    }
    return words;
}

std::optional<int> numberOf(std::string_view word) {
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size() || number < 1)
        return std::nullopt;
    return number;
}

struct Laid {
    std::optional<CardId> card; // nothing: one of those that are named nowhere
    bool faceUp = false;
};

class TableReader {
public:
    explicit TableReader(const Deck& deck) : m_deck(deck) {}

    tl::expected<Table, std::string> read(std::string_view text) {
        const auto words = wordsOf(text);
        for (std::size_t i = 0; i < words.size(); ++i) {
            const auto zone = section(words, i);
            if (!zone || !m_piles[place(*zone)].empty())
                return tl::unexpected(std::string(words[std::min(i, words.size() - 1)]));
            for (++i; i < words.size() && words[i] != "|"; ++i)
                if (!lay(*zone, words[i]))
                    return tl::unexpected(std::string(words[i]));
        }
        return table();
    }

private:
    static std::size_t place(Zone zone) { return static_cast<std::size_t>(zone.index()); }

    static std::optional<Zone> section(const std::vector<std::string_view>& words, std::size_t& i) {
        if (words[i] != "seat") {
            const auto zone = zoneFromCode(words[i]);
            return zone && !zone->isHole() ? zone : std::nullopt;
        }
        const auto seat = ++i < words.size() ? numberOf(words[i]) : std::nullopt;
        return seat && *seat <= maxSeats ? std::optional(Zone::hole(*seat)) : std::nullopt;
    }

    bool lay(Zone zone, std::string_view word) {
        bool faceUp = zone.liesFaceUp();
        if (const auto number = numberOf(word)) {
            m_count += *number;
            if (m_count > cardCount)
                return false;
            m_piles[place(zone)].insert(m_piles[place(zone)].end(),
                                        static_cast<std::size_t>(*number), {std::nullopt, faceUp});
            return true;
        }
        if (word.front() == '+' || word.front() == '-') {
            faceUp = word.front() == '+';
            word.remove_prefix(1);
        }
        const auto face = faceFromCode(word);
        const auto known = face ? std::ranges::find(m_deck.faces, *face) : m_deck.faces.end();
        if (known == m_deck.faces.end())
            return false;
        const CardId card(known - m_deck.faces.begin());
        if ((m_named & maskOf(card)) != 0 || ++m_count > cardCount)
            return false;
        m_named |= maskOf(card);
        m_piles[place(zone)].push_back({card, faceUp});
        return true;
    }

    CardId nextUnnamed() {
        while ((m_named >> m_next & 1U) != 0)
            ++m_next;
        return CardId(m_next++);
    }

    Table table() {
        std::array<CardId, cardCount> row{};
        std::size_t size = 0;
        for (auto& pile : m_piles)
            for (Laid& laid : pile) {
                laid.card = laid.card ? *laid.card : nextUnnamed();
                row[size++] = *laid.card;
            }
        while (size < row.size())
            row[size++] = nextUnnamed();
        Table table(row);
        for (const Laid& laid : m_piles[place(Zones::deck)])
            table.turn(*laid.card, laid.faceUp);
        for (int zone = 0; zone < Zones::deck.index(); ++zone)
            for (const Laid& laid : m_piles[static_cast<std::size_t>(zone)])
                table.lay(Zones::deck, 0, Zone::fromIndex(zone), laid.faceUp);
        return table;
    }

    const Deck& m_deck;
    std::array<std::vector<Laid>, Zone::count> m_piles;
    CardMask m_named = 0;
    int m_count = 0;
    int m_next = 0;
};

// How many of the deck's top cards must be named for the rest to lie as it is read.
std::size_t namedOfDeck(const Table& table) {
    const auto pile = table.pile(Zones::deck);
    std::size_t named = pile.size();
    while (named > 0 && !table.faceUp(pile[named - 1]) &&
           (named == pile.size() || pile[named - 1] < pile[named]))
        --named;
    return named;
}

} // namespace

tl::expected<Table, std::string> readTable(std::string_view text, const Deck& deck) {
    return TableReader(deck).read(text);
}

std::string writeTable(const Table& table, const Deck& deck) {
    std::string text;
    const auto write = [&](Zone zone, const std::string& name) {
        const auto pile = table.pile(zone);
        const std::size_t count = zone == Zones::deck ? namedOfDeck(table) : pile.size();
        if (count == 0)
            return;
        text += (text.empty() ? "" : " | ") + name;
        for (const CardId card : pile.first(count)) {
            const bool faceUp = table.faceUp(card);
            text += faceUp == zone.liesFaceUp() ? " " : faceUp ? " +" : " -";
            text += code(deck.face(card));
        }
    };
    write(Zones::board, "board");
    for (Seat seat = 1; seat <= maxSeats; ++seat)
        write(Zone::hole(seat), "seat " + std::to_string(seat));
    for (const Zone zone : {Zones::burns, Zones::muck, Zones::aside, Zones::deck})
        write(zone, code(zone));
    return text;
}

} // namespace mz
