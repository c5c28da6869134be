// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/play.h"

#include "core/session/log.h"
#include "core/session/next.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

namespace mz::testing {

namespace {

constexpr int mostDeeds = 500;

std::vector<std::string> split(std::string_view text, char at) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(at), text.size());
        if (end > 0)
            parts.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

std::string trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \n");
    if (first == std::string_view::npos)
        return "";
    return std::string(text.substr(first, text.find_last_not_of(" \n") - first + 1));
}

std::optional<Deed> move(std::vector<std::string> words) {
    act::Move move;
    if (words.size() > 3 && (words.back() == "bottom" || words.back() == "top")) {
        move.end = words.back() == "bottom" ? End::bottom : End::top;
        words.pop_back();
    }
    if (words.size() < 3 || words.size() > 4)
        return std::nullopt;
    const auto from = zoneFromCode(words[1]);
    const auto to = zoneFromCode(words.back());
    if (!from || !to)
        return std::nullopt;
    move.from = *from;
    move.to = *to;
    if (words.size() == 4 && words[2] == "all")
        move.cards = Picked::all();
    else if (words.size() == 4)
        for (const std::string& position : split(words[2], ','))
            move.cards.add(std::stoi(position));
    return move;
}

std::optional<Deed> award(const std::vector<std::string>& words) {
    act::Award award;
    award.pot = std::stoi(words[1]);
    for (const std::string& seat : split(words[2], ','))
        award.seats = static_cast<SeatMask>(award.seats | maskOf(std::stoi(seat)));
    return award;
}

std::optional<Deed> plain(std::string_view word) {
    if (word == "shuffle")
        return act::Shuffle{};
    if (word == "cut")
        return act::Cut{};
    if (word == "burn")
        return act::Burn{};
    if (word == "gather")
        return act::Gather{};
    if (word == "wait")
        return deed::Wait{};
    if (word == "collect")
        return act::Collect{};
    if (word == "return")
        return act::Return{};
    return std::nullopt;
}

// The deeds that a word of its own stands for, one after the other as the table changes.
class Dealer {
public:
    explicit Dealer(Played& played) : m_played(played) {}

    void run(const std::string& words) {
        const State& state = m_played.session.state();
        const Structure& structure = m_played.session.theCase().hand.structure;
        if (words.starts_with("deal")) {
            const bool counted = words != "deal";
            const std::size_t incidents = m_played.session.watch().incidents.size();
            for (int left = counted ? std::stoi(words.substr(5)) : mostDeeds;
                 left > 0 && !state.dealComplete &&
                 (counted || m_played.session.watch().incidents.size() == incidents);
                 --left)
                does(act::Pitch{state.dueSeat(structure), false});
        } else if (words == "betting") {
            const Street street = state.betting.street;
            for (int i = 0; i < mostDeeds && state.betting.toAct != 0 &&
                            state.betting.street == street && going();
                 ++i)
                does(deed::Wait{true});
        } else if (words == "street") {
            does(act::Collect{});
            does(act::Burn{});
            does(act::Board{state.onBoard == Street::preflop ? 3 : 1});
        } else if (words == "award") {
            does(act::Collect{});
            for (int pot = 0; pot < state.betting.potCount; ++pot)
                does(act::Award{pot, claims(m_played.session.theCase().hand, state, pot)});
        } else if (words == "as told") {
            for (int i = 0; i < mostDeeds && going(); ++i) {
                const auto next = nextDeed(m_played.session);
                if (!next)
                    break;
                does(next->deed);
            }
        } else if (const auto deed = deedFromWords(words)) {
            does(*deed);
        } else {
            std::cerr << "No deed: " << words << '\n';
            std::exit(1);
        }
    }

    [[nodiscard]] bool going() const { return m_played.refused.empty(); }

private:
    void does(const Deed& deed) {
        if (!going())
            return;
        const int line = static_cast<int>(m_played.entries.size()) + 2;
        const Entry entry{line, 1000 * (line - 1), deed};
        if (!m_played.session.act(deed, entry.line, entry.t))
            m_played.refused = wordsOf(deed);
        else
            m_played.entries.push_back(entry);
    }

    Played& m_played;
};

} // namespace

std::optional<Deed> deedFromWords(std::string_view text) {
    const auto words = split(text, ' ');
    if (words.empty())
        return std::nullopt;
    const std::string& first = words.front();
    if (words.size() == 1)
        return plain(first);
    if (first == "move")
        return move(words);
    if (first == "award" && words.size() == 3)
        return award(words);
    if (first == "flip" && words.size() == 3)
        if (const auto zone = zoneFromCode(words[1]))
            return act::Flip{*zone, std::stoi(words[2])};
    if (words.size() != 2)
        return std::nullopt;
    if (text == "wait all")
        return deed::Wait{true};
    if (first == "say")
        return act::Announce{words[1] == "misdeal" ? Call::misdeal
                             : words[1] == "floor" ? Call::floor
                                                   : Call::other};
    const int number = std::stoi(words[1]);
    if (first == "pitch")
        return act::Pitch{number, false};
    if (first == "board")
        return act::Board{number};
    if (first == "button")
        return act::MoveButton{number};
    if (first == "back")
        return deed::Back{number};
    if (first == "hint")
        return deed::Hint{number};
    return std::nullopt;
}

// As it stands in a log, without its time.
std::string wordsOf(const Deed& deed) {
    const std::string line = writeEntry({0, 0, deed});
    const std::string prefix = R"({"t": 0, "do": )";
    return line.substr(prefix.size(), line.size() - prefix.size() - 1);
}

Played play(std::shared_ptr<const Case> ofCase, std::string_view deeds, Mode mode) {
    Played played{Session(std::move(ofCase), mode), {}, {}};
    played.session.keepHappenings(false);
    Dealer dealer(played);
    for (const std::string& part : split(deeds, ';'))
        if (const std::string words = trimmed(part); !words.empty() && dealer.going())
            dealer.run(words);
    return played;
}

Session undisturbedHand(const Case& ofCase) {
    return solve(std::make_shared<const Case>(undisturbed(ofCase))).session;
}

} // namespace mz::testing
