// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/table.h"

#include "core/packs/pack.h"
#include "core/session/verdict_json.h"
#include "embedded/rulebooks.h"

#include <array>
#include <cstdlib>

namespace mz::fuzz {

namespace {

constexpr std::array<std::string_view, 6> scenarios{
    R"({"table": {"seats": 4, "button": 2}, "start": "shuffle",
        "irregularities": [{"kind": "exposed-holecard", "seat": 4, "round": 2}]})",
    R"({"table": {"seats": 3, "button": 1, "stacks": {"*": 40, "2": 5}, "ante": 1}, "start": "deal",
        "irregularities": [{"kind": "extra-holecard", "count": 1}]})",
    R"({"table": {"seats": 5, "button": 5, "empty": [3]}, "start": "preflop",
        "players": {"1": {"preflop": ["raise 6"]}, "2": {"preflop": ["call"], "flop": ["fold"]}},
        "finish": "hand", "irregularities": [{"kind": "overdealt-flop", "cards": 5}]})",
    R"({"table": {"seats": 9, "button": 3}, "start": "flop", "finish": "hand",
        "irregularities": [{"kind": "premature-turn", "seat": 6}]})",
    R"({"table": {"seats": 2, "button": 1, "blinds": [1, 2], "ante": 1, "ante-by": "big-blind"},
        "start": "turn", "finish": "hand",
        "irregularities": [{"kind": "premature-river", "seat": 2}]})",
    R"({"table": {"seats": 10, "button": 10, "blinds": [1, 2, 4]}, "start": "river",
        "finish": "hand", "irregularities": [{"kind": "undeclared-board", "seat": 4}]})"};

} // namespace

void mustHold(bool condition) {
    if (!condition)
        std::abort();
}

std::optional<std::string> rulebookText(std::string_view id) {
    for (const auto& file : embedded::rulebooks())
        if (file.name == std::string(id) + ".json")
            return std::string(file.bytes);
    return std::nullopt;
}

std::shared_ptr<const Rulebook> rulebook() {
    static const auto book = [] {
        auto read = readRulebook(rulebookText("ciaffone").value_or(""), rulebookText);
        mustHold(read.has_value());
        return std::make_shared<const Rulebook>(std::move(*read));
    }();
    return book;
}

Scenario scenario(unsigned number) {
    auto value = json::parse(scenarios[number % scenarios.size()]);
    mustHold(value.has_value());
    json::Value text{json::Object{}};
    text.set("en", "x");
    text.set("it", "x");
    value->set("id", "fuzz");
    value->set("title", text);
    value->set("brief", text);
    auto read = readScenario(*value);
    mustHold(read.has_value());
    return std::move(*read);
}

std::shared_ptr<const Case> dealt(unsigned number, std::shared_ptr<const Rulebook> book) {
    auto ready = prepare(scenario(number), std::move(book));
    mustHold(ready.has_value());
    return std::make_shared<const Case>(std::move(*ready));
}

void mustBeSound(const Case& ofCase, const Session& session) {
    CardMask seen = 0;
    int cards = 0;
    for (int zone = 0; zone < Zone::count; ++zone) {
        cards += session.state().table.size(Zone::fromIndex(zone));
        seen |= session.state().table.cardsIn(Zone::fromIndex(zone));
    }
    mustHold(cards == cardCount && seen == wholeDeck);
    mustHold(session.state().betting.sum() == ofCase.hand.structure.chipsInPlay());
    for (const Chips stack : session.state().betting.stack)
        mustHold(stack >= noChips);
    const Verdict verdict = session.verdict(80);
    mustHold(verdict.score >= 0 && verdict.score <= 100);
    mustHold(!writeVerdict("fuzz", 1, session, verdict).empty());
}

} // namespace mz::fuzz
