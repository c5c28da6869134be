// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/packs/pack.h"

#include "core/json/write.h"

namespace mz {

namespace {

using json::Value;

Value value(const Text& text) {
    Value both{json::Object{}};
    both.set("en", text.en);
    both.set("it", text.it);
    return both;
}

Value list() { return Value{json::Array{}}; }

Value object() { return Value{json::Object{}}; }

Value tableValue(const Scenario& scenario) {
    const Structure& structure = scenario.structure;
    Value table = object();
    table.set("seats", structure.seats);
    table.set("button", structure.button);
    Value blinds = list();
    for (int i = 0; i < structure.blindCount; ++i)
        blinds.push(structure.blinds[static_cast<std::size_t>(i)].count);
    table.set("blinds", std::move(blinds));
    if (structure.ante > noChips)
        table.set("ante", structure.ante.count);
    if (structure.anteBy == AnteBy::bigBlind)
        table.set("ante-by", "big-blind");
    Value stacks = object();
    Value empty = list();
    Value names = object();
    const Chips first = structure.stacks[static_cast<std::size_t>(structure.button - 1)];
    bool allAlike = true;
    for (Seat seat = 1; seat <= structure.seats; ++seat) {
        const auto index = static_cast<std::size_t>(seat - 1);
        if (!holds(structure.occupied, seat)) {
            empty.push(seat);
            continue;
        }
        allAlike = allAlike && structure.stacks[index] == first;
        stacks.set(std::to_string(seat), structure.stacks[index].count);
        if (!scenario.names[index].empty())
            names.set(std::to_string(seat), scenario.names[index]);
    }
    table.set("stacks", allAlike ? Value(first.count) : std::move(stacks));
    if (!empty.items().empty())
        table.set("empty", std::move(empty));
    if (!names.members().empty())
        table.set("names", std::move(names));
    return table;
}

Value cardsValue(const FixedCards& cards) {
    Value all = object();
    Value holes = object();
    for (std::size_t i = 0; i < cards.holes.size(); ++i)
        if (cards.holes[i]) {
            Value hole = list();
            for (const Face face : *cards.holes[i])
                hole.push(code(face));
            holes.set(std::to_string(i + 1), std::move(hole));
        }
    if (!holes.members().empty())
        all.set("holes", std::move(holes));
    if (cards.flop) {
        Value flop = list();
        for (const Face face : *cards.flop)
            flop.push(code(face));
        all.set("flop", std::move(flop));
    }
    if (cards.turn)
        all.set("turn", code(*cards.turn));
    if (cards.river)
        all.set("river", code(*cards.river));
    return all;
}

Value playersValue(const std::array<Script, maxSeats>& players) {
    Value all = object();
    for (std::size_t i = 0; i < players.size(); ++i) {
        Value streets = object();
        for (std::size_t street = 0; street < streetCount; ++street) {
            Value words = list();
            for (const Word word : players[i][street])
                words.push(code(word));
            if (!words.items().empty())
                streets.set(code(static_cast<Street>(street)), std::move(words));
        }
        if (!streets.members().empty())
            all.set(std::to_string(i + 1), std::move(streets));
    }
    return all;
}

int fieldOf(const Irregularity& irregularity, IrregularityField::Name name) {
    using enum IrregularityField::Name;
    switch (name) {
    case seat:
        return irregularity.seat;
    case round:
        return irregularity.round;
    case cards:
        return irregularity.cards;
    case nth:
        return irregularity.nth;
    case count:
        return irregularity.count;
    }
    return 0;
}

Value irregularitiesValue(const std::vector<Irregularity>& irregularities) {
    Value all = list();
    for (const Irregularity& irregularity : irregularities) {
        Value one = object();
        one.set("kind", code(irregularity.kind));
        for (const IrregularityField& field : typeOf(irregularity.kind).fields)
            if (fieldOf(irregularity, field.name) != field.otherwise)
                one.set(code(field.name), fieldOf(irregularity, field.name));
        all.push(std::move(one));
    }
    return all;
}

} // namespace

Value scenarioValue(const Scenario& scenario) {
    Value all = object();
    all.set("id", scenario.id);
    all.set("title", value(scenario.title));
    all.set("brief", value(scenario.brief));
    all.set("seed", static_cast<std::int64_t>(scenario.seed));
    all.set("table", tableValue(scenario));
    if (Value cards = cardsValue(scenario.cards); !cards.members().empty())
        all.set("cards", std::move(cards));
    if (Value players = playersValue(scenario.players); !players.members().empty())
        all.set("players", std::move(players));
    all.set("start", code(scenario.start));
    all.set("finish", code(scenario.finish));
    if (!scenario.irregularities.empty())
        all.set("irregularities", irregularitiesValue(scenario.irregularities));
    return all;
}

std::string writePack(const Pack& pack) {
    Value all = object();
    all.set("format", "mazziere-pack");
    all.set("version", 1);
    all.set("id", pack.id);
    all.set("edition", pack.edition);
    all.set("title", value(pack.title));
    if (!pack.author.empty())
        all.set("author", pack.author);
    all.set("rulebook", pack.rulebook);
    all.set("pass", pack.pass);
    Value scenarios = list();
    for (const Scenario& scenario : pack.scenarios)
        scenarios.push(scenarioValue(scenario));
    all.set("scenarios", std::move(scenarios));
    return json::writePretty(all, 100);
}

} // namespace mz
