// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/mark.h"
#include "app/words/table.h"

#include <array>

namespace mz {

namespace {

std::size_t placeOf(Rank rank) { return static_cast<std::size_t>(rank); }

// In each list the ranks from two to ace.
constexpr std::array<Sentence, rankCount> one{
    MZ_TEXT("Rank", "two"),   MZ_TEXT("Rank", "three"), MZ_TEXT("Rank", "four"),
    MZ_TEXT("Rank", "five"),  MZ_TEXT("Rank", "six"),   MZ_TEXT("Rank", "seven"),
    MZ_TEXT("Rank", "eight"), MZ_TEXT("Rank", "nine"),  MZ_TEXT("Rank", "ten"),
    MZ_TEXT("Rank", "jack"),  MZ_TEXT("Rank", "queen"), MZ_TEXT("Rank", "king"),
    MZ_TEXT("Rank", "ace")};

constexpr std::array<Sentence, rankCount> several{
    MZ_TEXT("Ranks", "twos"),   MZ_TEXT("Ranks", "threes"), MZ_TEXT("Ranks", "fours"),
    MZ_TEXT("Ranks", "fives"),  MZ_TEXT("Ranks", "sixes"),  MZ_TEXT("Ranks", "sevens"),
    MZ_TEXT("Ranks", "eights"), MZ_TEXT("Ranks", "nines"),  MZ_TEXT("Ranks", "tens"),
    MZ_TEXT("Ranks", "jacks"),  MZ_TEXT("Ranks", "queens"), MZ_TEXT("Ranks", "kings"),
    MZ_TEXT("Ranks", "aces")};

constexpr std::array<Sentence, rankCount> straightTo{
    MZ_TEXT("Straight", "straight to the two"),   MZ_TEXT("Straight", "straight to the three"),
    MZ_TEXT("Straight", "straight to the four"),  MZ_TEXT("Straight", "straight to the five"),
    MZ_TEXT("Straight", "straight to the six"),   MZ_TEXT("Straight", "straight to the seven"),
    MZ_TEXT("Straight", "straight to the eight"), MZ_TEXT("Straight", "straight to the nine"),
    MZ_TEXT("Straight", "straight to the ten"),   MZ_TEXT("Straight", "straight to the jack"),
    MZ_TEXT("Straight", "straight to the queen"), MZ_TEXT("Straight", "straight to the king"),
    MZ_TEXT("Straight", "straight to the ace")};

constexpr std::array<Sentence, rankCount> straightFlushTo{
    MZ_TEXT("StraightFlush", "straight flush to the two"),
    MZ_TEXT("StraightFlush", "straight flush to the three"),
    MZ_TEXT("StraightFlush", "straight flush to the four"),
    MZ_TEXT("StraightFlush", "straight flush to the five"),
    MZ_TEXT("StraightFlush", "straight flush to the six"),
    MZ_TEXT("StraightFlush", "straight flush to the seven"),
    MZ_TEXT("StraightFlush", "straight flush to the eight"),
    MZ_TEXT("StraightFlush", "straight flush to the nine"),
    MZ_TEXT("StraightFlush", "straight flush to the ten"),
    MZ_TEXT("StraightFlush", "straight flush to the jack"),
    MZ_TEXT("StraightFlush", "straight flush to the queen"),
    MZ_TEXT("StraightFlush", "straight flush to the king"),
    MZ_TEXT("StraightFlush", "royal flush")};

constexpr std::array<Sentence, rankCount> flushHigh{
    MZ_TEXT("Flush", "flush, two high"),   MZ_TEXT("Flush", "flush, three high"),
    MZ_TEXT("Flush", "flush, four high"),  MZ_TEXT("Flush", "flush, five high"),
    MZ_TEXT("Flush", "flush, six high"),   MZ_TEXT("Flush", "flush, seven high"),
    MZ_TEXT("Flush", "flush, eight high"), MZ_TEXT("Flush", "flush, nine high"),
    MZ_TEXT("Flush", "flush, ten high"),   MZ_TEXT("Flush", "flush, jack high"),
    MZ_TEXT("Flush", "flush, queen high"), MZ_TEXT("Flush", "flush, king high"),
    MZ_TEXT("Flush", "flush, ace high")};

} // namespace

std::string cardName(const Words& words, Face face) {
    const std::string rank = words.text(one[placeOf(face.rank())]);
    switch (face.suit()) {
    case Suit::clubs:
        return words.text(MZ_TEXT("Card", "%1 of clubs"), {rank});
    case Suit::diamonds:
        return words.text(MZ_TEXT("Card", "%1 of diamonds"), {rank});
    case Suit::hearts:
        return words.text(MZ_TEXT("Card", "%1 of hearts"), {rank});
    case Suit::spades:
        return words.text(MZ_TEXT("Card", "%1 of spades"), {rank});
    }
    return {};
}

std::string categoryName(const Words& words, Category category) {
    switch (category) {
    case Category::highCard:
        return words.text(MZ_TEXT("Category", "high card"));
    case Category::pair:
        return words.text(MZ_TEXT("Category", "pair"));
    case Category::twoPair:
        return words.text(MZ_TEXT("Category", "two pair"));
    case Category::threeOfAKind:
        return words.text(MZ_TEXT("Category", "three of a kind"));
    case Category::straight:
        return words.text(MZ_TEXT("Category", "straight"));
    case Category::flush:
        return words.text(MZ_TEXT("Category", "flush"));
    case Category::fullHouse:
        return words.text(MZ_TEXT("Category", "full house"));
    case Category::fourOfAKind:
        return words.text(MZ_TEXT("Category", "four of a kind"));
    case Category::straightFlush:
        return words.text(MZ_TEXT("Category", "straight flush"));
    }
    return {};
}

std::string handName(const Words& words, const HandName& hand) {
    const auto ranks = hand.ranks();
    if (ranks.empty())
        return categoryName(words, hand.category());
    const std::size_t first = placeOf(ranks[0]);
    const std::string firsts = words.text(several[first]);
    const std::string seconds = ranks.size() > 1 ? words.text(several[placeOf(ranks[1])]) : "";
    switch (hand.category()) {
    case Category::highCard:
        return words.text(MZ_TEXT("Hand", "%1 high"), {words.text(one[first])});
    case Category::pair:
        return words.text(MZ_TEXT("Hand", "pair of %1"), {firsts});
    case Category::twoPair:
        return words.text(MZ_TEXT("Hand", "two pair, %1 and %2"), {firsts, seconds});
    case Category::threeOfAKind:
        return words.text(MZ_TEXT("Hand", "three %1"), {firsts});
    case Category::straight:
        return words.text(straightTo[first]);
    case Category::flush:
        return words.text(flushHigh[first]);
    case Category::fullHouse:
        return words.text(MZ_TEXT("Hand", "full house, %1 over %2"), {firsts, seconds});
    case Category::fourOfAKind:
        return words.text(MZ_TEXT("Hand", "four %1"), {firsts});
    case Category::straightFlush:
        return words.text(straightFlushTo[first]);
    }
    return {};
}

} // namespace mz
