// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/packs/pack.h"

#include "core/packs/scenario_reader.h"

#include <algorithm>
#include <map>

namespace mz {

namespace {

using json::Place;
using json::Reading;

void readScenarios(const Place& place, PackReading& result) {
    Reading reading(result.problems);
    const auto items = reading.array(place, 1, 1000);
    if (!items)
        return;
    std::map<std::string, bool, std::less<>> ids;
    for (std::size_t i = 0; i < items->size(); ++i) {
        const Place& item = (*items)[i];
        const std::size_t problemsBefore = result.problems.size();
        Scenario scenario = readScenarioAt(item, result.problems);
        const auto id =
            item.value->asObject() != nullptr ? reading.optional(item, "id") : std::nullopt;
        if (!scenario.id.empty() && !ids.emplace(scenario.id, true).second)
            reading.add(*id, Reason::duplicateId, {scenario.id});
        if (result.problems.size() == problemsBefore) {
            result.pack.scenarios.push_back(std::move(scenario));
            result.numbers.push_back(i);
        }
    }
}

void readPackAt(const Place& root, PackReading& result) {
    Reading reading(result.problems);
    if (!reading.header(root, "mazziere-pack", 1))
        return;
    reading.object(root, {"$schema", "format", "version", "id", "edition", "title", "author",
                          "rulebook", "pass", "scenarios"});
    Pack& pack = result.pack;
    if (const auto schema = reading.optional(root, "$schema"); schema && !schema->value->asString())
        reading.add(*schema, Reason::wrongType, {"string"});
    if (const auto id = reading.required(root, "id"))
        pack.id = reading.id(*id).value_or("");
    if (const auto edition = reading.optional(root, "edition"))
        pack.edition = static_cast<int>(reading.integer(*edition, 1, INT32_MAX).value_or(1));
    if (const auto title = reading.required(root, "title"))
        pack.title = readText(*title, reading);
    if (const auto author = reading.optional(root, "author"))
        pack.author = reading.text(*author, 0, 200).value_or("");
    if (const auto rulebook = reading.required(root, "rulebook")) {
        pack.rulebook = reading.id(*rulebook).value_or("");
        result.rulebookLine = rulebook->line;
    }
    if (const auto pass = reading.optional(root, "pass"))
        pack.pass = static_cast<int>(reading.integer(*pass, 0, 100).value_or(80));
    if (const auto scenarios = reading.required(root, "scenarios"))
        readScenarios(*scenarios, result);
}

} // namespace

const Scenario* Pack::find(std::string_view wanted) const {
    const auto found = std::ranges::find(scenarios, wanted, &Scenario::id);
    return found == scenarios.end() ? nullptr : &*found;
}

json::Place ScenarioPlaces::part(std::initializer_list<std::string_view> path) const {
    Place place = scenario;
    for (const std::string_view step : path) {
        if (const json::Array* array = place.value->asArray()) {
            const auto index = static_cast<std::size_t>(std::stoul(std::string(step)));
            if (index >= array->size())
                break;
            place = place.item(index);
            continue;
        }
        const auto members = place.value->members();
        const auto member = std::ranges::find(members, step, &json::Member::key);
        if (member == members.end())
            break;
        place = place.child(*member);
    }
    return place;
}

ScenarioPlaces PackReading::places(std::size_t scenario) const {
    const Place root = Place::root(text);
    const ScenarioPlaces whole{root};
    return {whole.part({"scenarios", std::to_string(numbers[scenario])})};
}

PackReading readPack(std::string_view text) {
    PackReading result;
    auto value = json::parse(text);
    if (!value) {
        result.problems.push_back(problemOf(value.error()));
        return result;
    }
    result.text = std::move(*value);
    readPackAt(Place::root(result.text), result);
    std::ranges::stable_sort(result.problems, {}, &Problem::line);
    return result;
}

tl::expected<Scenario, std::vector<Problem>> readScenario(const json::Value& value) {
    std::vector<Problem> problems;
    Scenario scenario = readScenarioAt(Place::root(value), problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return scenario;
}

} // namespace mz
