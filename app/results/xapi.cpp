// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/xapi.h"

#include "app/results/moment.h"
#include "app/results/uuid.h"
#include "app/results/xapi_outcomes.h"
#include "app/results/xapi_parts.h"
#include "core/json/write.h"

#include <algorithm>
#include <utility>

namespace mz {

namespace {

using json::Value;

std::string_view simulationModeOf(Mode mode) {
    switch (mode) {
    case Mode::learn:
        return "tutorial";
    case Mode::guided:
    case Mode::practice:
        return "guided";
    case Mode::silent:
    case Mode::exam:
        return "graded";
    }
    return "freeplay";
}

// A number that is too long for a statement gives way to one made of it.
std::string accountName(const Trainee& trainee) {
    constexpr std::size_t longest = 100;
    return trainee.id().size() <= longest ? trainee.id() : uuidOf(trainee.id(), "trainee");
}

Value listOfSteps(const std::vector<FiledStep>& steps, const std::vector<std::string>& ids) {
    Value list{json::Array{}};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        Value& step = list.push(json::Object{});
        step.set("id", ids[i]);
        if (const auto name = stepName(steps[i].step))
            step.set("description", texts(*name));
    }
    return list;
}

// What a statement says, but for who said it when and where.
struct Saying {
    std::int64_t t = 0;
    std::string place; // in the session: each saying has its own
    Verb verb{};
    Value object;
    Value result{}; // null: none
    Value parent{}; // null: none
};

class Statements {
public:
    Statements(const ToldSession& session, const XapiOptions& options)
        : m_session(session),
          m_options(options),
          m_scenarioAddress(scenarioAddress(options, session.verdict)),
          m_program(activity(programAddress(options), activity_type::simulation,
                             Text{"Dealer training", "Scuola per mazzieri"})),
          m_scenario(activity(m_scenarioAddress, activity_type::scenario, session.title)),
          m_registration(isUuid(session.key) ? session.key : uuidOf(session.key, "session")) {}

    std::vector<Value> make() {
        for (std::size_t i = 0; i < m_session.verdict.incidents.size(); ++i)
            addIncident(m_session.verdict.incidents[i], "incident/" + std::to_string(i + 1));
        addHints();
        std::ranges::stable_sort(m_between, {}, &Saying::t);
        const std::int64_t last =
            std::max(m_session.lastMs, m_between.empty() ? 0 : m_between.back().t);

        std::vector<Value> all;
        all.push_back(said({0, "program/initialized", Verb::initialized, m_program}));
        all.push_back(said({0, "scenario/initialized", Verb::initialized, m_scenario}));
        if (m_session.beganAt)
            all.push_back(
                said({*m_session.beganAt, "scenario/restarted", Verb::restarted, m_scenario}));
        for (const Saying& saying : m_between)
            all.push_back(said(saying));
        all.push_back(said({last, "scenario/ended", verbOfEnd(), m_scenario,
                            scenarioOutcome(m_session, last, m_options)}));
        all.push_back(said({last, "program/terminated", Verb::terminated, m_program}));
        return all;
    }

private:
    void addIncident(const FiledIncident& incident, const std::string& place) {
        const std::vector<std::string> ids = stepIds(incident.steps);
        Value remedy =
            activity(below(m_scenarioAddress, incident.kind), activity_type::remedy,
                     incidentName(incident.kind).value_or(Text{incident.kind, incident.kind}));
        for (std::size_t i = 0; i < ids.size(); ++i)
            addStep(incident, incident.steps[i], ids[i], place, remedy);
        // Where nothing was owed there is no remedy to tell of, and one that is still open has not
        // been completed. Both stand with the end of the scenario.
        if (!incident.closed || ids.empty())
            return;
        Value& definition = *remedy.find("definition");
        definition.set("interactionType", "performance");
        definition.set("steps", listOfSteps(incident.steps, ids));
        m_between.push_back(
            {incident.closed->t, place, incident.outcome == "correct" ? Verb::passed : Verb::failed,
             std::move(remedy), remedyOutcome(m_session, incident, ids, m_options), m_scenario});
    }

    // A step that was missed is skipped where the incident is closed; until then it may come.
    void addStep(const FiledIncident& incident, const FiledStep& step, const std::string& id,
                 const std::string& place, const Value& remedy) {
        if (!step.done && !incident.closed)
            return;
        const std::int64_t t =
            step.done ? m_session.timeOf(step.line.value_or(1)) : incident.closed->t;
        Value object = activity(below(below(m_scenarioAddress, incident.kind), id),
                                activity_type::step, stepName(step.step));
        m_between.push_back({t, place + "/step/" + id, step.done ? Verb::completed : Verb::skipped,
                             std::move(object), stepOutcome(incident, step, m_options), remedy});
    }

    void addHints() {
        int number = 0;
        for (const FiledHelp& help : m_session.verdict.help)
            if (help.hint)
                m_between.push_back({m_session.timeOf(help.line),
                                     "hint/" + std::to_string(++number), Verb::received,
                                     activity(hintAddress(m_options), activity_type::correction,
                                              Text{"Hint", "Aiuto"}),
                                     hintOutcome(help, m_options), m_scenario});
    }

    [[nodiscard]] Verb verbOfEnd() const {
        if (!m_session.verdict.finished)
            return Verb::exited; // left early is not failed
        return m_session.verdict.passed ? Verb::passed : Verb::failed;
    }

    [[nodiscard]] Value said(const Saying& saying) const {
        Value value{json::Object{}};
        value.set("id", uuidOf(m_session.key, saying.place));
        value.set("actor", actor());
        value.set("verb", verbValue(saying.verb));
        value.set("object", saying.object);
        if (saying.result.kind() == json::Kind::object)
            value.set("result", saying.result);
        value.set("context", context(saying));
        value.set("timestamp", utcMillis(m_session.momentOf(saying.t)));
        return value;
    }

    [[nodiscard]] Value actor() const {
        const Trainee& trainee = m_session.trainee;
        Value value{json::Object{}};
        value.set("objectType", "Agent");
        if (m_options.names && !trainee.name.empty())
            value.set("name", trainee.name);
        Value& account = value.set("account", json::Object{});
        account.set("homePage", m_options.school);
        account.set("name", accountName(trainee));
        return value;
    }

    [[nodiscard]] Value context(const Saying& saying) const {
        const LogHeader& header = m_session.header;
        Value value{json::Object{}};
        value.set("registration", m_registration);
        value.set("language", header.lang.empty() ? "en" : header.lang);
        if (!header.program.empty())
            value.set("platform", header.program);
        if (!(saying.object == m_program)) {
            Value& activities = value.set("contextActivities", json::Object{});
            if (saying.parent.kind() == json::Kind::object)
                activities.set("parent", json::Array{saying.parent});
            activities.set("grouping", json::Array{m_program});
        }
        Value& more = value.set("extensions", json::Object{});
        more.set(simulationMode, simulationModeOf(header.mode));
        more.set(extension(m_options, "mode"), code(header.mode));
        if (m_session.seed)
            more.set(extension(m_options, "seed"), static_cast<std::int64_t>(*m_session.seed));
        return value;
    }

    const ToldSession& m_session;
    const XapiOptions& m_options;
    std::string m_scenarioAddress;
    Value m_program;
    Value m_scenario;
    std::string m_registration;
    std::vector<Saying> m_between; // the beginning and the end
};

} // namespace

std::vector<Value> statementsOf(const ToldSession& session, const XapiOptions& options) {
    return Statements(session, options).make();
}

std::string writeStatements(std::span<const ToldSession> sessions, const XapiOptions& options) {
    std::string text = "[";
    for (const ToldSession& session : sessions)
        for (const Value& statement : statementsOf(session, options))
            text += (text.size() == 1 ? "\n" : ",\n") + json::writeLine(statement);
    return text + "\n]\n";
}

} // namespace mz
