// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/xapi_outcomes.h"

#include "app/results/measures.h"
#include "app/results/moment.h"
#include "app/results/xapi_parts.h"

#include <algorithm>
#include <climits>
#include <iterator>
#include <utility>

namespace mz {

namespace {

using json::Value;

// A result with extensions under addresses of our own.
class Result {
public:
    explicit Result(const XapiOptions& options) : m_options(options) {}

    Result& set(std::string_view key, Value value) {
        m_result.set(key, std::move(value));
        return *this;
    }
    Result& more(std::string_view name, Value value) {
        m_more.set(extension(m_options, name), std::move(value));
        return *this;
    }
    [[nodiscard]] Value take() {
        if (!m_more.members().empty())
            m_result.set("extensions", std::move(m_more));
        return std::move(m_result);
    }

private:
    const XapiOptions& m_options;
    Value m_result{json::Object{}};
    Value m_more{json::Object{}};
};

std::string responseOf(const std::vector<FiledStep>& steps, const std::vector<std::string>& ids) {
    std::string response;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        response += i == 0 ? "" : "[,]";
        response += ids[i] + (steps[i].done ? "[.]true" : "[.]false");
    }
    return response;
}

Value listOf(const std::vector<FiledIncident>& incidents) {
    Value list{json::Array{}};
    for (const FiledIncident& incident : incidents) {
        Value& one = list.push(json::Object{});
        one.set("incident", incident.kind);
        one.set("rule", incident.rule);
        one.set("outcome", incident.outcome);
        one.set("score", incident.score);
        one.set("closed", incident.closed.has_value());
    }
    return list;
}

} // namespace

Value remedyOutcome(const ToldSession& session, const FiledIncident& incident,
                    const std::vector<std::string>& ids, const XapiOptions& options) {
    const std::int64_t closed = incident.closed ? incident.closed->t : session.lastMs;
    Result outcome(options);
    outcome.set("success", incident.outcome == "correct").set("completion", true);
    outcome.set("response", responseOf(incident.steps, ids));
    outcome.set("score", scoreValue(incident.score));
    outcome.set("duration", durationText(closed - incident.opened.t));
    outcome.more("rule", session.verdict.rulebook + '/' + incident.rule);
    outcome.more("rulebook-edition", session.verdict.rulebookEdition);
    outcome.more("cause", incident.cause).more("faults", faultCodes(incident.faults));
    return outcome.take();
}

Value stepOutcome(const FiledIncident& incident, const FiledStep& step,
                  const XapiOptions& options) {
    std::vector<FiledFault> faults;
    std::ranges::copy_if(incident.faults, std::back_inserter(faults),
                         [&](const FiledFault& fault) { return fault.step == step.step; });
    Result outcome(options);
    outcome.set("completion", step.done);
    if (!faults.empty())
        outcome.more("faults", faultCodes(faults));
    return outcome.take();
}

Value hintOutcome(const FiledHelp& help, const XapiOptions& options) {
    return Result(options).more("cost", help.cost).take();
}

Value scenarioOutcome(const ToldSession& session, std::int64_t last, const XapiOptions& options) {
    const FiledVerdict& verdict = session.verdict;
    Result outcome(options);
    if (verdict.finished)
        outcome.set("success", verdict.passed);
    outcome.set("completion", verdict.finished);
    if (verdict.finished)
        outcome.set("score", scoreValue(verdict.score));
    outcome.set("duration", durationText(last - session.beganAt.value_or(0)));
    outcome.more("rulebook", verdict.rulebook);
    outcome.more("rulebook-edition", verdict.rulebookEdition);
    outcome.more("incidents", listOf(verdict.incidents));
    outcome.more("faults", faultCodes(verdict.faults));
    outcome.more("critical-faults", faultsOf(verdict, Severity::critical));
    outcome.more("hints", helpBetween(verdict, true, 1, INT_MAX));
    outcome.more("take-backs", helpBetween(verdict, false, 1, INT_MAX));
    if (session.assessment && session.assessment->overrideScore)
        outcome.more("override-score", *session.assessment->overrideScore);
    return outcome.take();
}

} // namespace mz
