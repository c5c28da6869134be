// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/session_reader.h"

#include "app/records/record_fields.h"
#include "core/json/excerpt.h"
#include "core/json/write.h"

#include <utility>

namespace mz {

namespace {

using json::Place;
using json::Reading;

constexpr std::size_t mostLines = 100'000;
constexpr std::size_t mostVerdicts = 1'000;
constexpr std::size_t mostSaid = 1'000; // assessments, ratings

class SessionReader {
public:
    explicit SessionReader(Reading& reading) : m_reading(reading) {}

    std::optional<FiledSession> read(const Place& place) {
        if (!m_reading.object(place, {"key", "started-at", "sitting", "place-in-sitting", "log",
                                      "verdicts", "assessments", "ratings"}))
            return std::nullopt;
        const RecordFields fields(m_reading, place);
        fields.id("key", m_session.key);
        fields.time("started-at", m_session.startedAt);
        if (m_reading.optional(place, "sitting") || m_reading.optional(place, "place-in-sitting")) {
            fields.id("sitting", m_session.sitting);
            fields.number("place-in-sitting", m_session.placeInSitting, 1, INT32_MAX);
        }
        if (const auto log = m_reading.required(place, "log"))
            readLogLines(*log);
        readItems(m_reading.required(place, "verdicts"), mostVerdicts, &SessionReader::readVerdict);
        readItems(m_reading.optional(place, "assessments"), mostSaid,
                  &SessionReader::readAssessment);
        readItems(m_reading.optional(place, "ratings"), mostSaid, &SessionReader::readRating);
        return std::move(m_session);
    }

private:
    void readItems(const std::optional<Place>& place, std::size_t most,
                   void (SessionReader::*readItem)(const Place&)) {
        const auto items = place ? m_reading.array(*place, 0, most) : std::nullopt;
        for (const Place& item : items.value_or(std::vector<Place>()))
            (this->*readItem)(item);
    }

    void readLogLines(const Place& place) {
        const json::Array* lines = place.value->asArray();
        if (lines == nullptr)
            return m_reading.add(place, Reason::wrongType, {"array"});
        if (lines->empty() || lines->size() > mostLines)
            return m_reading.add(place, Reason::itemCount, {"1", std::to_string(mostLines)});
        m_session.pointer = place.pointer;
        for (std::size_t i = 0; i < lines->size(); ++i) {
            const auto line = (*lines)[i].asString();
            if (!line)
                return m_reading.add(place.item(i), Reason::wrongType, {"string"});
            if (line->find('\n') != std::string_view::npos)
                return m_reading.add(place.item(i), Reason::syntax, {json::shortened(*line)});
            m_session.log += *line;
            m_session.log += '\n';
            m_session.fileLines.push_back((*lines)[i].line());
        }
    }

    void readVerdict(const Place& place) {
        if (!m_reading.object(place, {"judged-at", "program", "verdict"}))
            return;
        KeptVerdict kept;
        kept.number = static_cast<int>(m_session.verdicts.size()) + 1;
        kept.imported = true;
        const RecordFields fields(m_reading, place);
        fields.time("judged-at", kept.judgedAt);
        fields.text("program", kept.program);
        const auto verdict = m_reading.required(place, "verdict");
        if (!verdict || !m_reading.header(*verdict, "mazziere-verdict", 1) ||
            !m_reading.object(*verdict, {"format", "version", "pack", "edition", "scenario",
                                         "rulebook", "rulebook-edition", "finished", "score",
                                         "passed", "incidents", "faults", "help", "table"}))
            return;
        const RecordFields said(m_reading, *verdict);
        said.text("rulebook", kept.rulebook);
        said.number("rulebook-edition", kept.rulebookEdition, INT32_MIN, INT32_MAX);
        said.truth("finished", kept.finished);
        said.number("score", kept.score, 0, 100);
        said.truth("passed", kept.passed);
        kept.json = json::writePretty(*verdict->value);
        m_session.verdicts.push_back(std::move(kept));
    }

    void readAssessment(const Place& place) {
        if (!m_reading.object(place, {"assessor", "override-score", "reason", "assessed-at"}))
            return;
        Assessment assessment;
        assessment.imported = true;
        const RecordFields fields(m_reading, place);
        fields.text("assessor", assessment.assessor);
        fields.numberIfAny("override-score", assessment.overrideScore, 0, 100);
        fields.text("reason", assessment.reason);
        fields.time("assessed-at", assessment.assessedAt);
        m_session.assessments.push_back(std::move(assessment));
    }

    void readRating(const Place& place) {
        if (!m_reading.object(place, {"assessor", "accuracy", "procedure", "game-protection",
                                      "table-control", "pace", "remark", "rated-at"}))
            return;
        Rating rating;
        rating.imported = true;
        const RecordFields fields(m_reading, place);
        fields.text("assessor", rating.assessor);
        fields.numberIfAny("accuracy", rating.accuracy, 1, 5);
        fields.numberIfAny("procedure", rating.procedure, 1, 5);
        fields.numberIfAny("game-protection", rating.gameProtection, 1, 5);
        fields.numberIfAny("table-control", rating.tableControl, 1, 5);
        fields.numberIfAny("pace", rating.pace, 1, 5);
        fields.text("remark", rating.remark);
        fields.time("rated-at", rating.ratedAt);
        m_session.ratings.push_back(std::move(rating));
    }

    Reading& m_reading;
    FiledSession m_session;
};

} // namespace

std::optional<FiledSession> readSession(Reading& reading, const Place& place) {
    return SessionReader(reading).read(place);
}

} // namespace mz
