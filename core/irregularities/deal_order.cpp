// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/irregularities/deal_order.h"

#include "core/cards/hand_rank.h"
#include "core/random/random.h"

#include <algorithm>

namespace mz {

namespace {

using FaceMask = CardMask; // by Face::index

constexpr FaceMask bit(Face face) { return FaceMask{1} << face.index(); }

using Holes = std::array<std::array<Face, 2>, maxSeats>;
using Board = std::array<Face, 5>;

// The cards that nothing fixes, in the order in which they are drawn.
class Draw {
public:
    Draw(std::uint64_t seed, FaceMask taken) {
        std::array<CardId, cardCount> order{};
        for (int i = 0; i < cardCount; ++i)
            order[static_cast<std::size_t>(i)] = CardId(i);
        Stream stream(seed, "deal");
        shuffle(order, stream);
        for (const CardId card : order)
            if ((taken & bit(Face(card.index()))) == 0)
                m_faces.push_back(Face(card.index()));
    }
    [[nodiscard]] const std::vector<Face>& faces() const { return m_faces; }
    [[nodiscard]] Face take() { return takeAt(0); }
    Face takeAt(std::size_t place) {
        const Face face = m_faces[place];
        m_faces.erase(m_faces.begin() + static_cast<std::ptrdiff_t>(place));
        return face;
    }
    void take(Face face) { std::erase(m_faces, face); }

private:
    std::vector<Face> m_faces;
};

HandRank rankOf(const Board& board, const std::array<Face, 2>* own) {
    HandSum sum;
    for (const Face face : board)
        sum += HandSum(face);
    if (own != nullptr)
        sum += HandSum((*own)[0]) + HandSum((*own)[1]);
    return rank(sum);
}

bool plays(const Board& board, const std::array<Face, 2>& own) {
    return rankOf(board, &own) == rankOf(board, nullptr);
}

bool asksForPlayingBoard(const Scenario& scenario) {
    return std::ranges::any_of(scenario.irregularities, [](const Irregularity& irregularity) {
        return irregularity.kind == IrregularityKind::undeclaredBoard ||
               irregularity.kind == IrregularityKind::declaredBoard;
    });
}

using OpenBoard = std::array<std::optional<Face>, 5>;

OpenBoard fixedBoard(const FixedCards& cards) {
    OpenBoard board;
    if (cards.flop)
        std::ranges::copy(*cards.flop, board.begin());
    board[3] = cards.turn;
    board[4] = cards.river;
    return board;
}

FaceMask fixedFaces(const FixedCards& cards) {
    FaceMask taken = 0;
    for (const auto& hole : cards.holes)
        if (hole)
            taken |= bit((*hole)[0]) | bit((*hole)[1]);
    for (const auto& face : fixedBoard(cards))
        if (face)
            taken |= bit(*face);
    return taken;
}

// Gives everybody whose cards are open two cards that leave the board his best hand.
std::optional<Holes> holesUnder(const Board& board, const Scenario& scenario, Draw& draw) {
    Holes holes{};
    for (std::size_t i = 0; i < holes.size(); ++i)
        if (scenario.cards.holes[i]) {
            holes[i] = *scenario.cards.holes[i];
            if (!plays(board, holes[i]))
                return std::nullopt;
        }
    for (std::size_t i = 0; i < holes.size(); ++i) {
        if (!holds(scenario.structure.occupied, static_cast<Seat>(i) + 1) ||
            scenario.cards.holes[i])
            continue;
        const auto& left = draw.faces();
        bool found = false;
        for (std::size_t a = 0; a < left.size() && !found; ++a)
            for (std::size_t b = a + 1; b < left.size() && !found; ++b)
                if (plays(board, {left[a], left[b]})) {
                    holes[i] = {left[a], left[b]};
                    found = true;
                }
        if (!found)
            return std::nullopt;
        draw.take(holes[i][0]);
        draw.take(holes[i][1]);
    }
    return holes;
}

struct Cards {
    Holes holes{};
    Board board{};
};

// Fills the open places of the board, first with the ranks named, in any suit.
class BoardSearch {
public:
    BoardSearch(const Scenario& scenario, const Draw& draw)
        : m_scenario(scenario), m_draw(draw), m_fixed(fixedBoard(scenario.cards)) {}

    std::optional<Cards> find() {
        // A broadway straight of mixed suits plays for everybody; other boards are needed where the
        // fixed cards do not leave one.
        std::vector<Face> broadway;
        for (const Face face : m_draw.faces())
            if (face.rank() >= Rank::ten)
                broadway.push_back(face);
        m_least = Category::straight;
        if (auto cards = fill(m_fixed, broadway, 0))
            return cards;
        m_least = Category::highCard;
        return fill(m_fixed, m_draw.faces(), 0);
    }

private:
    std::optional<Cards> fill(const OpenBoard& board, const std::vector<Face>& from,
                              std::size_t first) {
        const auto open =
            std::ranges::find_if(board, [](const auto& place) { return !place.has_value(); });
        if (open == board.end())
            return complete(board);
        for (std::size_t i = first; i < from.size() && m_tries < mostTries; ++i) {
            OpenBoard more = board;
            more[static_cast<std::size_t>(open - board.begin())] = from[i];
            if (auto cards = fill(more, from, i + 1))
                return cards;
        }
        return std::nullopt;
    }

    std::optional<Cards> complete(const OpenBoard& open) {
        Cards cards;
        Draw draw = m_draw;
        for (std::size_t i = 0; i < open.size(); ++i) {
            cards.board[i] = *open[i];
            draw.take(cards.board[i]);
        }
        if (rankOf(cards.board, nullptr).category() < m_least)
            return std::nullopt;
        ++m_tries;
        const auto holes = holesUnder(cards.board, m_scenario, draw);
        if (!holes)
            return std::nullopt;
        cards.holes = *holes;
        return cards;
    }

    // Enough for every flop above a fixed turn and river, and still a fraction of a second.
    static constexpr int mostTries = 20'000;
    const Scenario& m_scenario;
    const Draw& m_draw;
    OpenBoard m_fixed;
    Category m_least = Category::highCard;
    int m_tries = 0;
};

Cards drawFreely(const Scenario& scenario, Draw& draw) {
    Cards cards;
    for (std::size_t i = 0; i < cards.holes.size(); ++i)
        if (scenario.cards.holes[i])
            cards.holes[i] = *scenario.cards.holes[i];
        else if (holds(scenario.structure.occupied, static_cast<Seat>(i) + 1))
            cards.holes[i] = {draw.take(), draw.take()};
    const OpenBoard fixed = fixedBoard(scenario.cards);
    for (std::size_t i = 0; i < fixed.size(); ++i)
        cards.board[i] = fixed[i] ? *fixed[i] : draw.take();
    return cards;
}

// The order in which a correct deal takes the cards off the deck.
std::array<CardId, cardCount> naturalOrder(const Structure& structure, const Cards& cards,
                                           Draw& draw) {
    std::array<CardId, cardCount> order{};
    std::size_t place = 0;
    const auto lay = [&](Face face) { order[place++] = CardId(face.index()); };
    for (std::size_t round = 0; round < 2; ++round) {
        Seat seat = structure.button;
        for (int i = 0; i < structure.players(); ++i) {
            seat = structure.nextAfter(seat, structure.occupied);
            lay(cards.holes[static_cast<std::size_t>(seat - 1)][round]);
        }
    }
    for (std::size_t i = 0; i < cards.board.size(); ++i) {
        if (i == 0 || i >= 3)
            lay(draw.take());
        lay(cards.board[i]);
    }
    while (place < order.size())
        lay(draw.take());
    return order;
}

} // namespace

std::optional<Hand> handOf(const Scenario& scenario) {
    Draw draw(scenario.seed, fixedFaces(scenario.cards));
    Cards cards;
    if (asksForPlayingBoard(scenario)) {
        const auto found = BoardSearch(scenario, draw).find();
        if (!found)
            return std::nullopt;
        cards = *found;
        for (const Face face : cards.board)
            draw.take(face);
        for (std::size_t i = 0; i < cards.holes.size(); ++i)
            if (holds(scenario.structure.occupied, static_cast<Seat>(i) + 1))
                for (const Face face : cards.holes[i])
                    draw.take(face);
    } else {
        cards = drawFreely(scenario, draw);
    }
    Hand hand;
    hand.structure = scenario.structure;
    hand.seed = scenario.seed;
    hand.dealerShuffles = scenario.start == Start::shuffle;
    hand.natural = naturalOrder(scenario.structure, cards, draw);
    return hand;
}

} // namespace mz
