// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/filed_verdict.h"

#include "core/grading/verdict.h"
#include "core/json/excerpt.h"
#include "core/json/reading.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace mz {

namespace {

using json::Place;

constexpr std::int64_t mostTime = 9'007'199'254'740'991;
constexpr std::int64_t mostLines = 100'000;
constexpr std::size_t mostEntries = 1'000'000;
constexpr std::size_t longestText = std::size_t{1} << 20; // characters

class VerdictReader {
public:
    tl::expected<FiledVerdict, Problem> read(std::string_view text) {
        const auto value = json::parse(text);
        if (!value)
            return tl::unexpected(problemOf(value.error()));
        const Place root = Place::root(*value);
        if (m_reading.header(root, "mazziere-verdict", 1))
            readFields(root);
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems.front()));
        return std::move(m_verdict);
    }

private:
    void readFields(const Place& root) {
        FiledVerdict& verdict = m_verdict;
        verdict.pack = text(root, "pack");
        verdict.edition = number(root, "edition", INT32_MIN, INT32_MAX);
        verdict.scenario = text(root, "scenario");
        verdict.rulebook = text(root, "rulebook");
        verdict.rulebookEdition = number(root, "rulebook-edition", INT32_MIN, INT32_MAX);
        verdict.finished = truth(root, "finished");
        verdict.score = number(root, "score", 0, 100);
        verdict.passed = truth(root, "passed");
        for (const Place& place : list(root, "incidents"))
            verdict.incidents.push_back(incident(place));
        verdict.faults = faults(root);
        if (m_reading.optional(root, "help"))
            for (const Place& place : list(root, "help"))
                verdict.help.push_back(help(place));
    }

    FiledIncident incident(const Place& place) {
        FiledIncident incident;
        incident.kind = text(place, "kind");
        incident.rule = text(place, "rule");
        incident.cause = oneOf(place, "cause", {"injected", "dealer"});
        if (const auto opened = m_reading.required(place, "opened"))
            incident.opened = mark(*opened);
        if (const auto closed = unlessNull(place, "closed"))
            incident.closed = mark(*closed);
        if (const auto reaction = unlessNull(place, "reaction_ms"))
            incident.reactionMs = m_reading.integer(*reaction, 0, mostTime);
        incident.outcome = oneOf(place, "outcome", {"correct", "partial", "wrong"});
        incident.score = number(place, "score", 0, 100);
        for (const Place& item : list(place, "steps"))
            incident.steps.push_back({text(item, "step"), truth(item, "done"), line(item)});
        incident.faults = faults(place);
        return incident;
    }

    std::vector<FiledFault> faults(const Place& place) {
        std::vector<FiledFault> faults;
        for (const Place& item : list(place, "faults")) {
            FiledFault fault;
            fault.fault = word<Fault>(item, "fault", faultFromCode);
            fault.severity = word<Severity>(item, "severity", severityFromCode);
            fault.line = line(item);
            if (unlessNull(item, "step"))
                fault.step = text(item, "step");
            faults.push_back(std::move(fault));
        }
        return faults;
    }

    FiledHelp help(const Place& place) {
        return {number(place, "line", 1, mostLines),
                oneOf(place, "kind", {"hint", "back"}) == "hint", number(place, "cost", 0, 100)};
    }

    FiledMark mark(const Place& place) {
        FiledMark mark;
        if (!m_reading.isObject(place))
            return mark;
        mark.line = number(place, "line", 1, mostLines);
        if (const auto t = m_reading.required(place, "t"))
            mark.t = m_reading.integer(*t, 0, mostTime).value_or(0);
        return mark;
    }

    std::optional<int> line(const Place& place) {
        if (!unlessNull(place, "line"))
            return std::nullopt;
        return number(place, "line", 1, mostLines);
    }

    // A key that must be there.
    std::optional<Place> unlessNull(const Place& place, std::string_view key) {
        auto found = m_reading.required(place, key);
        return found && found->value->kind() != json::Kind::null ? found : std::nullopt;
    }

    std::string text(const Place& place, std::string_view key) {
        const auto found = m_reading.required(place, key);
        return found ? m_reading.text(*found, 0, longestText).value_or("") : "";
    }

    std::string oneOf(const Place& place, std::string_view key,
                      std::initializer_list<std::string_view> words) {
        std::string word = text(place, key);
        if (std::ranges::find(words, word) == words.end())
            notKnown(place, key, word);
        return word;
    }

    template <typename Value, typename FromCode>
    Value word(const Place& place, std::string_view key, FromCode fromCode) {
        const std::string word = text(place, key);
        const std::optional<Value> value = fromCode(word);
        if (!value)
            notKnown(place, key, word);
        return value.value_or(Value{});
    }

    void notKnown(const Place& place, std::string_view key, const std::string& word) {
        if (const auto found = m_reading.optional(place, key))
            m_reading.add(*found, Reason::unknownWord, {json::shortened(word)});
    }

    int number(const Place& place, std::string_view key, std::int64_t least, std::int64_t most) {
        const auto found = m_reading.required(place, key);
        const auto value = found ? m_reading.integer(*found, least, most) : std::nullopt;
        return static_cast<int>(value.value_or(0));
    }

    bool truth(const Place& place, std::string_view key) {
        const auto found = m_reading.required(place, key);
        if (!found)
            return false;
        const auto value = found->value->asBool();
        if (!value)
            m_reading.add(*found, Reason::wrongType, {"boolean"});
        return value.value_or(false);
    }

    // The objects of a list that must be there.
    std::vector<Place> list(const Place& place, std::string_view key) {
        const auto found = m_reading.required(place, key);
        auto items = found ? m_reading.array(*found, 0, mostEntries) : std::nullopt;
        if (!items)
            return {};
        std::erase_if(*items, [&](const Place& item) { return !m_reading.isObject(item); });
        return std::move(*items);
    }

    std::vector<Problem> m_problems;
    json::Reading m_reading{m_problems};
    FiledVerdict m_verdict;
};

} // namespace

int FiledIncident::stepsDone() const {
    return static_cast<int>(std::ranges::count_if(steps, &FiledStep::done));
}

tl::expected<FiledVerdict, Problem> readVerdict(std::string_view text) {
    return VerdictReader().read(text);
}

int pointsLost(const FiledFault& fault) { return costOf(fault.fault, fault.severity); }

} // namespace mz
