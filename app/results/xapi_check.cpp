// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/xapi_check.h"

#include "app/results/moment.h"
#include "app/results/xapi_addresses.h"
#include "core/codes/code_list.h"
#include "core/json/reading.h"

#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace mz {

namespace {

using json::Place;

// A file of ten thousand sessions has some hundred megabytes.
constexpr std::size_t mostBytes = std::size_t{1} << 30;
constexpr std::size_t mostValues = std::size_t{64} << 20;

std::optional<double> numberOf(const Place& place) {
    if (const auto whole = place.value->asInteger())
        return static_cast<double>(*whole);
    return place.value->asReal();
}

class StatementChecker {
public:
    StatementChecker(std::string_view text, std::int64_t now) : m_text(text), m_now(now) {}

    std::vector<StatementFault> check() {
        json::Limits limits;
        limits.bytes = mostBytes;
        limits.values = mostValues;
        const auto value = json::parse(m_text, limits);
        if (!value)
            return {{StatementTrouble::notAList, value.error().pointer, value.error().line}};
        const Place root = Place::root(*value);
        if (value->asArray() == nullptr)
            return {{StatementTrouble::notAList, "", root.line}};
        for (std::size_t i = 0; i < value->items().size(); ++i)
            checkStatement(root.item(i));
        for (const auto& [registration, run] : m_runs)
            checkOrder(run);
        return std::move(m_faults);
    }

private:
    // A statement of a session: when it was, and where it stands.
    struct Said {
        std::int64_t at = 0;
        Place place;
    };
    // The statements of one registration in the order of the file.
    struct Run {
        std::vector<Said> all;
        std::optional<std::size_t> initialized;
        std::optional<std::size_t> terminated;
    };

    void checkStatement(const Place& statement) {
        if (statement.value->asObject() == nullptr)
            return add(StatementTrouble::notAList, statement);
        if (const auto id = at(statement, {"id"}); id && id->value->asString())
            if (!m_ids.emplace(*id->value->asString()).second)
                add(StatementTrouble::idTwice, *id);
        if (const auto score = at(statement, {"result", "score"}))
            checkScore(*score);
        checkSteps(statement);
        checkMoment(statement);
    }

    void checkScore(const Place& score) {
        const auto number = [&](std::string_view key) {
            const auto place = at(score, {key});
            return place ? numberOf(*place) : std::nullopt;
        };
        const auto scaled = number("scaled");
        const auto raw = number("raw");
        const auto min = number("min");
        const auto max = number("max");
        if (raw && ((min && *raw < *min) || (max && *raw > *max)))
            return add(StatementTrouble::rawOutOfRange, *at(score, {"raw"}));
        constexpr double rounding = 0.005;
        if (scaled && raw && min && max && *max > *min &&
            std::abs((*raw - *min) / (*max - *min) - *scaled) > rounding)
            add(StatementTrouble::scaledOutOfStep, *at(score, {"scaled"}));
    }

    void checkSteps(const Place& statement) {
        const auto steps = at(statement, {"object", "definition", "steps"});
        if (!steps || steps->value->asArray() == nullptr)
            return;
        std::set<std::string> ids;
        for (std::size_t i = 0; i < steps->value->items().size(); ++i) {
            const Place step = steps->item(i);
            const auto id = at(step, {"id"});
            if (id && id->value->asString() && !ids.emplace(*id->value->asString()).second)
                add(StatementTrouble::stepTwice, *id);
        }
        const auto response = at(statement, {"result", "response"});
        if (response && response->value->asString() &&
            answered(*response->value->asString()) != std::multiset(ids.begin(), ids.end()))
            add(StatementTrouble::otherSteps, *response);
    }

    // The steps of "step[.]true[,]other[.]false".
    static std::multiset<std::string> answered(std::string_view response) {
        constexpr std::string_view between = "[,]";
        std::multiset<std::string> steps;
        while (!response.empty()) {
            const std::string_view one = response.substr(0, response.find(between));
            steps.emplace(one.substr(0, one.find("[.]")));
            response.remove_prefix(std::min(one.size() + between.size(), response.size()));
        }
        return steps;
    }

    void checkMoment(const Place& statement) {
        const auto moment = at(statement, {"timestamp"});
        if (!moment || !moment->value->asString())
            return;
        const auto ms = readUtc(*moment->value->asString());
        if (!ms)
            return add(StatementTrouble::noSuchMoment, *moment);
        if (*ms > m_now)
            add(StatementTrouble::inTheFuture, *moment);
        const auto registration = at(statement, {"context", "registration"});
        if (registration && registration->value->asString())
            keep(m_runs[std::string(*registration->value->asString())], {*ms, statement});
    }

    void keep(Run& run, Said said) {
        const auto word = [&](std::initializer_list<std::string_view> path) {
            const auto place = at(said.place, path);
            return place ? place->value->asString().value_or("") : std::string_view();
        };
        if (word({"object", "definition", "type"}) == activity_type::simulation) {
            const std::string_view verb = word({"verb", "id"});
            if (verb == wordsOf(Verb::initialized).address && !run.initialized)
                run.initialized = run.all.size();
            if (verb == wordsOf(Verb::terminated).address)
                run.terminated = run.all.size();
        }
        run.all.push_back(std::move(said));
    }

    // By their moments; what was at the same moment stands in its order.
    void checkOrder(const Run& run) {
        const auto earlier = [&](std::size_t one, std::size_t other) {
            return run.all[one].at != run.all[other].at ? run.all[one].at < run.all[other].at
                                                        : one < other;
        };
        for (std::size_t i = 0; i < run.all.size(); ++i) {
            if (run.initialized && earlier(i, *run.initialized))
                add(StatementTrouble::beforeInitialized, run.all[i].place);
            if (run.terminated && earlier(*run.terminated, i))
                add(StatementTrouble::afterTerminated, run.all[i].place);
        }
    }

    std::optional<Place> at(const Place& from, std::initializer_list<std::string_view> path) const {
        std::optional<Place> place = from;
        for (const std::string_view key : path) {
            if (!place || place->value->asObject() == nullptr)
                return std::nullopt;
            const auto members = place->value->members();
            const auto found = std::ranges::find(members, key, &json::Member::key);
            place = found == members.end() ? std::nullopt : std::optional(place->child(*found));
        }
        return place;
    }

    void add(StatementTrouble trouble, const Place& place) {
        m_faults.push_back({trouble, place.pointer, place.line});
    }

    std::string_view m_text;
    std::int64_t m_now;
    std::vector<StatementFault> m_faults;
    std::set<std::string> m_ids;
    std::map<std::string, Run> m_runs; // by registration
};

} // namespace

std::string_view code(StatementTrouble trouble) {
    static constexpr CodeList<statementTroubleCount> codes{
        "not-a-list",         "id-twice",        "raw-out-of-range", "scaled-out-of-step",
        "step-twice",         "other-steps",     "no-such-moment",   "in-the-future",
        "before-initialized", "after-terminated"};
    return codeIn(codes, trouble);
}

std::vector<StatementFault> checkStatements(std::string_view text, std::int64_t now) {
    return StatementChecker(text, now).check();
}

} // namespace mz
