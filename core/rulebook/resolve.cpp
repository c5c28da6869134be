// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/raw_book.h"

#include <algorithm>
#include <set>

namespace mz {

namespace {

class Resolver {
public:
    Resolver(const RawBook& book, std::vector<Problem>& problems)
        : m_raw(book), m_reading(problems) {}

    Rulebook resolve() {
        m_book.id = m_raw.id;
        m_book.edition = static_cast<int>(m_raw.edition);
        m_book.title = m_raw.title;
        m_book.misdealLimit = m_raw.misdealLimit.value_or(MisdealLimit::none);
        m_book.skippedLimit = m_raw.skippedLimit.value_or(SkippedLimit::none);
        for (const auto& [name, procedure] : m_raw.procedures)
            if (procedure)
                m_book.procedures[name] = resolve(name, *procedure);
        for (const auto& [kind, answer] : m_raw.answers)
            if (answer.answer)
                resolveAnswer(kind, *answer.answer, answer.place);
        return std::move(m_book);
    }

private:
    Procedure resolve(const std::string& name, const RawProcedure& raw) {
        Procedure procedure;
        procedure.name = name;
        if (raw.rule)
            procedure.rule = *raw.rule;
        else
            m_reading.add(raw.place, Reason::missingKey, {"rule"});
        if (raw.why)
            procedure.why = *raw.why;
        else
            m_reading.add(raw.place, Reason::missingKey, {"why"});
        procedure.source = raw.source.value_or("");
        procedure.standing = raw.standing.value_or(Standing::text);
        procedure.end = raw.end.value_or(ProcedureEnd{});
        steps(raw, procedure);
        bans(raw, procedure);
        return procedure;
    }

    // The steps in their order; one stands behind all that it comes after.
    void steps(const RawProcedure& raw, Procedure& procedure) {
        if (raw.steps.size() > maxSteps) {
            m_reading.add(raw.place, Reason::tooManySteps, {std::to_string(maxSteps)});
            return;
        }
        std::set<std::string> ids;
        for (const RawStep& step : raw.steps)
            if (!ids.insert(step.id).second)
                m_reading.add(step.place, Reason::duplicateId, {step.id});
        bool known = true;
        for (const RawStep& step : raw.steps)
            for (const std::string& id : step.after)
                if (!ids.contains(id)) {
                    m_reading.add(step.place, Reason::unknownStepId, {id});
                    known = false;
                }
        if (!known || ids.size() != raw.steps.size())
            return;
        std::vector<const RawStep*> waiting;
        for (const RawStep& step : raw.steps)
            waiting.push_back(&step);
        while (!waiting.empty()) {
            const auto ready = std::ranges::find_if(waiting, [&](const RawStep* step) {
                return std::ranges::all_of(step->after, [&](const std::string& id) {
                    return placeOf(procedure, id).has_value();
                });
            });
            if (ready == waiting.end()) {
                m_reading.add(waiting.front()->place, Reason::stepsInACircle);
                return;
            }
            append(procedure, **ready);
            waiting.erase(ready);
        }
    }

    static std::optional<int> placeOf(const Procedure& procedure, const std::string& id) {
        const auto found = std::ranges::find(procedure.steps, id, &ProcedureStep::id);
        if (found == procedure.steps.end())
            return std::nullopt;
        return static_cast<int>(found - procedure.steps.begin());
    }

    static void append(Procedure& procedure, const RawStep& raw) {
        ProcedureStep step;
        step.id = raw.id;
        step.step = raw.step.value_or(Step{});
        step.waivedByOneLeft = raw.waivedByOneLeft;
        for (const std::string& id : raw.after) {
            const auto place = static_cast<std::size_t>(*placeOf(procedure, id));
            step.after |= StepMask{1} << place;
            step.allAfter |= StepMask{1} << place | procedure.steps[place].allAfter;
        }
        procedure.steps.push_back(step);
    }

    void bans(const RawProcedure& raw, Procedure& procedure) {
        std::set<std::string> ids;
        for (const RawBan& own : raw.never) {
            if (!ids.insert(own.id).second)
                m_reading.add(own.place, Reason::duplicateId, {own.id});
            ProcedureBan ban;
            ban.id = own.id;
            ban.ban = own.ban.value_or(Ban{});
            ban.fault = own.fault;
            ban.severity = own.severity.value_or(severityOf(own.fault));
            ban.from = stretchEnd(own, own.from, raw, procedure);
            ban.until = stretchEnd(own, own.until, raw, procedure);
            procedure.never.push_back(ban);
        }
    }

    std::optional<int> stretchEnd(const RawBan& ban, const std::optional<std::string>& id,
                                  const RawProcedure& raw, const Procedure& procedure) {
        if (!id || *id == "open" || *id == "close")
            return std::nullopt;
        const auto place = placeOf(procedure, *id);
        // Where the steps do not fit together that is said already.
        if (!place && std::ranges::find(raw.steps, *id, &RawStep::id) == raw.steps.end())
            m_reading.add(ban.place, Reason::unknownStepId, {*id});
        return place;
    }

    void resolveAnswer(const std::string& kind, const std::string& answer,
                       const json::Place& place) {
        const auto situation = static_cast<std::size_t>(*incidentKindFromCode(kind));
        std::string asked = kind;
        std::string name = answer;
        // A chain of "=kind" is as long as there are kinds at most; a longer one is a circle.
        for (int i = 0; name.starts_with('=') && i <= incidentKindCount; ++i) {
            asked = name.substr(1);
            const auto other = m_raw.answers.find(asked);
            if (!incidentKindFromCode(asked) || other == m_raw.answers.end() ||
                !other->second.answer) {
                m_reading.add(place, Reason::unknownKind, {asked});
                return;
            }
            name = *other->second.answer;
        }
        const std::string own = asked + '/' + name;
        const std::string shared = "any/" + name;
        const std::string& found = m_book.procedures.contains(own) ? own : shared;
        if (!m_book.procedures.contains(found)) {
            m_reading.add(place, Reason::unknownProcedure, {own});
            return;
        }
        m_book.kindOf[situation] = *incidentKindFromCode(asked);
        m_book.procedureOf[situation] = found;
    }

    const RawBook& m_raw;
    json::Reading m_reading;
    Rulebook m_book;
};

} // namespace

Rulebook resolve(const RawBook& book, std::vector<Problem>& problems) {
    return Resolver(book, problems).resolve();
}

} // namespace mz
