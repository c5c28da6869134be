// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/packs/scenario_reader.h"

#include "core/packs/irregularity_reader.h"
#include "core/packs/table_reader.h"

#include <algorithm>

namespace mz {

namespace {

using json::Place;
using json::Reading;

constexpr std::int64_t mostSeed = 9'007'199'254'740'991;

// Remembers where each card was first laid, so that the second place can name the first.
class LaidCards {
public:
    explicit LaidCards(Reading& reading) : m_reading(reading) {}

    std::optional<Face> read(const Place& place) {
        const auto text = place.value->asString();
        if (!text) {
            m_reading.add(place, Reason::wrongType, {"string"});
            return std::nullopt;
        }
        const auto face = faceFromCode(*text);
        if (!face) {
            m_reading.add(place, Reason::badCard, {std::string(*text)});
            return std::nullopt;
        }
        std::string& first = m_first[face->index()];
        if (!first.empty()) {
            m_reading.add(place, Reason::cardTwice, {std::string(*text), first});
            return std::nullopt;
        }
        first = place.pointer;
        return face;
    }

    template <std::size_t count>
    std::optional<std::array<Face, count>> readAll(const Place& place) {
        const auto items = m_reading.array(place, count, count);
        if (!items)
            return std::nullopt;
        std::array<Face, count> faces{};
        bool good = true;
        for (std::size_t i = 0; i < count; ++i) {
            const auto face = read((*items)[i]);
            good = good && face.has_value();
            faces[i] = face.value_or(Face());
        }
        return good ? std::optional(faces) : std::nullopt;
    }

private:
    Reading& m_reading;
    std::array<std::string, cardCount> m_first;
};

class ScenarioReader {
public:
    ScenarioReader(const Place& place, std::vector<Problem>& problems)
        : m_place(place), m_reading(problems), m_problems(problems) {}

    Scenario read() {
        if (!m_reading.object(m_place, {"id", "title", "brief", "seed", "table", "cards", "players",
                                        "start", "finish", "irregularities"}))
            return std::move(m_scenario);
        if (const auto id = m_reading.required(m_place, "id"))
            m_scenario.id = m_reading.id(*id).value_or("");
        if (const auto title = m_reading.required(m_place, "title"))
            m_scenario.title = readText(*title, m_reading);
        if (const auto brief = m_reading.required(m_place, "brief"))
            m_scenario.brief = readText(*brief, m_reading);
        if (const auto seed = m_reading.optional(m_place, "seed"))
            m_scenario.seed =
                static_cast<std::uint64_t>(m_reading.integer(*seed, 0, mostSeed).value_or(0));
        const auto table = m_reading.required(m_place, "table");
        m_hasTable = table && readTable(*table, m_scenario, m_problems);
        if (const auto cards = m_reading.optional(m_place, "cards"))
            readCards(*cards);
        if (const auto players = m_reading.optional(m_place, "players"))
            readPlayers(*players);
        readStart();
        const auto irregularities = m_reading.optional(m_place, "irregularities");
        if (irregularities)
            readIrregularities(*irregularities, m_hasTable, m_scenario, m_problems);
        readFinish(irregularities && !m_scenario.irregularities.empty());
        return std::move(m_scenario);
    }

private:
    // The seat that a key names, where somebody sits; a problem otherwise.
    std::optional<Seat> seatKey(const Place& place, std::string_view key) {
        return readSeatKey(place, key, m_hasTable ? &m_scenario.structure : nullptr, m_reading);
    }

    void readCards(const Place& place) {
        if (!m_reading.object(place, {"holes", "flop", "turn", "river"}))
            return;
        LaidCards laid(m_reading);
        const auto holes = m_reading.optional(place, "holes");
        if (holes && m_reading.isObject(*holes))
            for (const json::Member& member : holes->value->members()) {
                const auto seat = seatKey(holes->child(member), member.key);
                const auto faces = laid.readAll<2>(holes->child(member));
                if (seat && faces)
                    m_scenario.cards.holes[static_cast<std::size_t>(*seat - 1)] = *faces;
            }
        if (const auto flop = m_reading.optional(place, "flop"))
            m_scenario.cards.flop = laid.readAll<3>(*flop);
        if (const auto turn = m_reading.optional(place, "turn"))
            m_scenario.cards.turn = laid.read(*turn);
        if (const auto river = m_reading.optional(place, "river"))
            m_scenario.cards.river = laid.read(*river);
    }

    void readPlayers(const Place& place) {
        if (!m_reading.isObject(place))
            return;
        for (const json::Member& member : place.value->members()) {
            const Place at = place.child(member);
            const auto seat = seatKey(at, member.key);
            if (!m_reading.object(at, {"preflop", "flop", "turn", "river", "showdown"}) || !seat)
                continue;
            for (int street = 0; street < streetCount; ++street)
                if (const auto words = m_reading.optional(at, code(static_cast<Street>(street))))
                    readScript(*words, *seat, static_cast<Street>(street));
        }
    }

    void readScript(const Place& place, Seat seat, Street street) {
        const bool showdown = street == Street::showdown;
        const auto items = m_reading.array(place, 0, showdown ? 3 : 50);
        if (!items)
            return;
        auto& script =
            m_scenario
                .players[static_cast<std::size_t>(seat - 1)][static_cast<std::size_t>(street)];
        for (const Place& item : *items) {
            const auto text = item.value->asString();
            if (!text) {
                m_reading.add(item, Reason::wrongType, {"string"});
                continue;
            }
            const auto word = showdown ? showdownWordFromCode(*text) : bettingWordFromCode(*text);
            if (word)
                script.push_back(*word);
            else
                m_reading.add(item, Reason::unknownWord, {std::string(*text)});
        }
    }

    template <typename Value>
    std::optional<Value> word(const Place& place,
                              std::optional<Value> (*fromCode)(std::string_view)) {
        const auto text = place.value->asString();
        if (!text) {
            m_reading.add(place, Reason::wrongType, {"string"});
            return std::nullopt;
        }
        const auto value = fromCode(*text);
        if (!value)
            m_reading.add(place, Reason::unknownWord, {std::string(*text)});
        return value;
    }

    void readStart() {
        if (const auto start = m_reading.optional(m_place, "start"))
            m_scenario.start = word<Start>(*start, startFromCode).value_or(Start::deal);
    }

    void readFinish(bool anyIrregularity) {
        m_scenario.finish = anyIrregularity ? Finish::remedy : Finish::hand;
        const auto place = m_reading.optional(m_place, "finish");
        const auto finish = place ? word<Finish>(*place, finishFromCode) : std::nullopt;
        if (!finish)
            return;
        m_scenario.finish = *finish;
        // Nothing would ever be left to do: such a session would be over before its first act.
        const auto list = m_reading.optional(m_place, "irregularities");
        if (*finish == Finish::remedy && (!list || list->value->items().empty()))
            m_reading.add(*place, Reason::nothingToRemedy);
    }

    const Place& m_place;
    Reading m_reading;
    std::vector<Problem>& m_problems;
    Scenario m_scenario;
    bool m_hasTable = false;
};

} // namespace

Scenario readScenarioAt(const Place& place, std::vector<Problem>& problems) {
    return ScenarioReader(place, problems).read();
}

Text readText(const Place& place, Reading& reading) {
    constexpr std::size_t longest = 2000;
    Text text;
    if (!reading.object(place, {"en", "it"}))
        return text;
    if (const auto en = reading.required(place, "en"))
        text.en = reading.text(*en, 1, longest).value_or("");
    if (const auto it = reading.required(place, "it"))
        text.it = reading.text(*it, 1, longest).value_or("");
    return text;
}

} // namespace mz
