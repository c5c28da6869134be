// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/packs/irregularity_reader.h"

#include <algorithm>

namespace mz {

namespace {

using json::Place;
using json::Reading;

// The last start from which the kind can still happen.
Start latestStart(IrregularityKind kind) {
    using enum IrregularityKind;
    switch (kind) {
    case exposedHolecard:
    case playerExposesHolecard:
    case extraHolecard:
        return Start::deal;
    case overdealtFlop:
    case prematureFlop:
        return Start::preflop;
    case prematureTurn:
        return Start::flop;
    case prematureRiver:
        return Start::turn;
    case undeclaredBoard:
    case declaredBoard:
        return Start::showdown;
    }
    return Start::deal;
}

bool isHolecard(const Irregularity& irregularity) {
    return irregularity.kind == IrregularityKind::exposedHolecard ||
           irregularity.kind == IrregularityKind::playerExposesHolecard;
}

bool isShowdown(const Irregularity& irregularity) {
    return irregularity.kind == IrregularityKind::undeclaredBoard ||
           irregularity.kind == IrregularityKind::declaredBoard;
}

// One card cannot be exposed twice, one player not part with his cards twice, one street not be
// dealt too early or too full twice.
bool excludeEachOther(const Irregularity& a, const Irregularity& b) {
    if (isHolecard(a) && isHolecard(b))
        return a.seat == b.seat && a.round == b.round;
    if (isShowdown(a) && isShowdown(b))
        return a.seat == b.seat;
    return a.kind == b.kind;
}

class IrregularityReader {
public:
    IrregularityReader(bool tableKnown, Scenario& scenario, std::vector<Problem>& problems)
        : m_tableKnown(tableKnown), m_scenario(scenario), m_reading(problems) {}

    void read(const Place& place) {
        const auto items = m_reading.array(place, 0, 10);
        if (!items)
            return;
        for (const Place& item : *items) {
            const auto irregularity = readOne(item);
            if (!irregularity)
                continue;
            if (m_tableKnown)
                check(item, *irregularity);
            m_scenario.irregularities.push_back(*irregularity);
        }
    }

private:
    std::optional<Irregularity> readOne(const Place& item) {
        if (!m_reading.isObject(item))
            return std::nullopt;
        const auto at = m_reading.required(item, "kind");
        if (!at)
            return std::nullopt;
        const auto text = at->value->asString();
        const auto types = irregularityTypes();
        const auto type =
            std::ranges::find_if(types, [&](const auto& one) { return one.code == text; });
        if (type == types.end()) {
            m_reading.add(*at, Reason::unknownKind, {std::string(text.value_or(""))});
            return std::nullopt;
        }
        return readFields(item, *type);
    }

    std::optional<Irregularity> readFields(const Place& item, const IrregularityType& type) {
        bool good = true;
        for (const json::Member& member : item.value->members()) {
            const bool known =
                member.key == "kind" || std::ranges::any_of(type.fields, [&](const auto& field) {
                    return code(field.name) == member.key;
                });
            if (!known)
                m_reading.add(item.child(member), Reason::unknownKey, {member.key});
            good = good && known;
        }
        Irregularity irregularity;
        irregularity.kind = type.kind;
        for (const IrregularityField& field : type.fields) {
            const auto value = readField(item, field);
            good = good && value.has_value();
            set(irregularity, field.name, value.value_or(0));
        }
        return good ? std::optional(irregularity) : std::nullopt;
    }

    std::optional<int> readField(const Place& item, const IrregularityField& field) {
        const auto at = m_reading.optional(item, code(field.name));
        if (at) {
            const auto value = m_reading.integer(*at, field.least, field.most);
            return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
        }
        if (!field.otherwise)
            m_reading.add(item, Reason::missingKey, {std::string(code(field.name))});
        return field.otherwise;
    }

    static void set(Irregularity& irregularity, IrregularityField::Name name, int value) {
        using enum IrregularityField::Name;
        switch (name) {
        case seat:
            irregularity.seat = value;
            break;
        case round:
            irregularity.round = value;
            break;
        case cards:
            irregularity.cards = value;
            break;
        case nth:
            irregularity.nth = value;
            break;
        case count:
            irregularity.count = value;
            break;
        }
    }

    void check(const Place& item, const Irregularity& irregularity) {
        const Structure& table = m_scenario.structure;
        const Place seat = m_reading.optional(item, "seat").value_or(item);
        if (irregularity.seat > table.seats)
            m_reading.add(seat, Reason::noSuchSeat,
                          {std::to_string(irregularity.seat), std::to_string(table.seats)});
        else if (irregularity.seat != 0 && !holds(table.occupied, irregularity.seat))
            m_reading.add(seat, Reason::emptySeat, {std::to_string(irregularity.seat)});
        if (m_scenario.start > latestStart(irregularity.kind))
            m_reading.add(item, Reason::happensBeforeStart, {std::string(code(irregularity.kind))});
        if (irregularity.count > table.players())
            m_reading.add(m_reading.optional(item, "count").value_or(item),
                          Reason::countBeyondPlayers,
                          {std::to_string(irregularity.count), std::to_string(table.players())});
        for (const Irregularity& earlier : m_scenario.irregularities) {
            if (excludeEachOther(earlier, irregularity))
                m_reading.add(item, Reason::sameTwice, {std::string(code(irregularity.kind))});
            else if (isExposed(earlier) && isExposed(irregularity) &&
                     (isFirstCard(earlier) || isFirstCard(irregularity)))
                m_reading.add(item, Reason::firstCardNotAlone);
        }
    }

    static bool isExposed(const Irregularity& irregularity) {
        return irregularity.kind == IrregularityKind::exposedHolecard;
    }
    [[nodiscard]] bool isFirstCard(const Irregularity& irregularity) const {
        return irregularity.round == 1 && irregularity.seat == m_scenario.structure.firstSeat();
    }

    bool m_tableKnown;
    Scenario& m_scenario;
    Reading m_reading;
};

} // namespace

void readIrregularities(const Place& place, bool tableKnown, Scenario& scenario,
                        std::vector<Problem>& problems) {
    IrregularityReader(tableKnown, scenario, problems).read(place);
}

} // namespace mz
