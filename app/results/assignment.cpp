// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/assignment.h"

#include "app/records/record_fields.h"
#include "core/json/excerpt.h"
#include "core/json/write.h"
#include "core/packs/scenario_reader.h"

namespace mz {

namespace {

using json::Flow;
using json::Place;
using json::Reading;

constexpr std::size_t mostProblems = 100;
constexpr int mostMinutes = 600;
constexpr int leastSeconds = 10;
constexpr int mostSeconds = 3600;

class AssignmentReader {
public:
    tl::expected<Assignment, std::vector<Problem>> read(std::string_view text) {
        const auto value = json::parse(text);
        if (!value)
            return tl::unexpected(std::vector{problemOf(value.error())});
        readFile(Place::root(*value));
        if (m_problems.size() > mostProblems)
            m_problems.resize(mostProblems);
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems));
        return std::move(m_assignment);
    }

private:
    void readFile(const Place& root) {
        if (!m_reading.header(root, "mazziere-assignment", 1) ||
            !m_reading.object(root,
                              {"format", "version", "key", "title", "mode", "limits", "hands"}))
            return;
        RecordFields(m_reading, root).id("key", m_assignment.key);
        if (const auto title = m_reading.required(root, "title"))
            m_assignment.title = readText(*title, m_reading);
        readMode(root);
        if (const auto limits = m_reading.optional(root, "limits"))
            readLimits(*limits);
        const auto hands = m_reading.required(root, "hands");
        const auto items = hands ? m_reading.array(*hands, 1, mostAssignedHands) : std::nullopt;
        for (const Place& item : items.value_or(std::vector<Place>()))
            readHand(item);
    }

    void readMode(const Place& root) {
        std::string word;
        RecordFields(m_reading, root).text("mode", word);
        if (const auto mode = modeFromCode(word))
            m_assignment.mode = *mode;
        else if (const auto place = m_reading.optional(root, "mode");
                 place && place->value->asString())
            m_reading.add(*place, Reason::unknownWord, {json::shortened(word)});
    }

    void readLimits(const Place& place) {
        if (!m_reading.object(place, {"minutes", "seconds-per-hand", "until"}))
            return;
        const RecordFields fields(m_reading, place);
        TimeLimits& limits = m_assignment.limits;
        fields.numberIfAny("minutes", limits.minutes, 1, mostMinutes);
        fields.numberIfAny("seconds-per-hand", limits.secondsPerHand, leastSeconds, mostSeconds);
        fields.timeIfAny("until", limits.until);
    }

    void readHand(const Place& place) {
        if (!m_reading.object(place, {"pack", "edition", "scenario", "seed"}))
            return;
        AssignedHand hand;
        const RecordFields fields(m_reading, place);
        fields.id("pack", hand.pack);
        fields.number("edition", hand.edition, 1, INT32_MAX);
        fields.id("scenario", hand.scenario);
        if (const auto seed = m_reading.optional(place, "seed"))
            if (const auto number = m_reading.integer(*seed, 0, mostTime))
                hand.seed = static_cast<std::uint64_t>(*number);
        m_assignment.hands.push_back(std::move(hand));
    }

    std::vector<Problem> m_problems;
    Reading m_reading{m_problems};
    Assignment m_assignment;
};

void writeLimits(json::Writer& out, const TimeLimits& limits) {
    if (limits == TimeLimits())
        return;
    out.key("limits").beginObject(Flow::line);
    if (limits.minutes)
        out.field("minutes", *limits.minutes);
    if (limits.secondsPerHand)
        out.field("seconds-per-hand", *limits.secondsPerHand);
    if (limits.until)
        out.field("until", *limits.until);
    out.endObject();
}

} // namespace

tl::expected<Assignment, std::vector<Problem>> readAssignment(std::string_view text) {
    return AssignmentReader().read(text);
}

std::string writeAssignment(const Assignment& assignment) {
    json::Writer out;
    out.beginObject().field("format", "mazziere-assignment").field("version", 1);
    out.field("key", assignment.key);
    out.key("title").beginObject(Flow::line);
    out.field("en", assignment.title.en).field("it", assignment.title.it).endObject();
    out.field("mode", code(assignment.mode));
    writeLimits(out, assignment.limits);
    out.key("hands").beginArray();
    for (const AssignedHand& hand : assignment.hands) {
        out.beginObject(Flow::line).field("pack", hand.pack).field("edition", hand.edition);
        out.field("scenario", hand.scenario);
        if (hand.seed)
            out.field("seed", static_cast<std::int64_t>(*hand.seed));
        out.endObject();
    }
    out.endArray().endObject();
    return out.take() + '\n';
}

} // namespace mz
