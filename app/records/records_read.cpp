// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/record_fields.h"
#include "app/records/records_file.h"
#include "app/records/session_reader.h"
#include "core/json/excerpt.h"

#include <unordered_set>
#include <utility>

namespace mz {

namespace {

using json::Place;
using json::Reading;

constexpr std::size_t mostSessions = 100'000;
constexpr std::size_t mostSittings = 10'000;
constexpr std::size_t mostProblems = 100;

class RecordsReader {
public:
    tl::expected<RecordsFile, std::vector<Problem>> read(std::string_view text) {
        json::Limits limits;
        limits.bytes = mostRecordsBytes;
        const auto value = json::parse(text, limits);
        if (!value)
            return tl::unexpected(std::vector{problemOf(value.error())});
        readFile(Place::root(*value));
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems));
        return std::move(m_file);
    }

private:
    void readFile(const Place& root) {
        if (!m_reading.header(root, "mazziere-records", 1) ||
            !m_reading.object(root, {"format", "version", "person", "sittings", "sessions"}))
            return;
        if (const auto person = m_reading.required(root, "person"))
            readPerson(*person);
        readItems(m_reading.optional(root, "sittings"), mostSittings,
                  [this](const Place& item) { readSitting(item); });
        readItems(m_reading.required(root, "sessions"), mostSessions,
                  [this](const Place& item) { readSession(item); });
    }

    template <typename Read>
    void readItems(const std::optional<Place>& place, std::size_t most, Read readItem) {
        const auto items = place ? m_reading.array(*place, 0, most) : std::nullopt;
        for (const Place& item : items.value_or(std::vector<Place>()))
            if (m_problems.size() < mostProblems)
                readItem(item);
    }

    void readPerson(const Place& place) {
        if (!m_reading.object(place,
                              {"key", "number", "name", "lang", "text-percent", "four-colours",
                               "created-at", "last-used-at", "class-group", "note"}))
            return;
        FiledPerson& person = m_file.person;
        const RecordFields fields(m_reading, place);
        fields.id("key", person.key);
        fields.text("number", person.number);
        fields.text("name", person.name);
        fields.text("lang", person.lang);
        if (person.lang != "en" && person.lang != "it")
            m_reading.add(*m_reading.optional(place, "lang"), Reason::unknownWord,
                          {json::shortened(person.lang)});
        fields.number("text-percent", person.textPercent, 80, 200);
        fields.truth("four-colours", person.fourColours);
        fields.time("created-at", person.createdAt);
        fields.time("last-used-at", person.lastUsedAt);
        fields.textIfAny("class-group", person.classGroup);
        fields.textIfAny("note", person.note);
    }

    void readSitting(const Place& place) {
        if (!m_reading.object(place, {"key", "exam", "title", "started-at", "ended-at",
                                      "start-number", "last-hash"}))
            return;
        FiledSitting sitting;
        const RecordFields fields(m_reading, place);
        fields.id("key", sitting.key);
        isNew(place, sitting.key, m_sittings);
        fields.text("exam", sitting.exam);
        fields.text("title", sitting.title);
        fields.time("started-at", sitting.startedAt);
        fields.timeIfAny("ended-at", sitting.endedAt);
        fields.number("start-number", sitting.startNumber, 1, INT32_MAX);
        fields.textIfAny("last-hash", sitting.lastHash);
        m_file.sittings.push_back(std::move(sitting));
    }

    void readSession(const Place& place) {
        auto session = mz::readSession(m_reading, place);
        if (!session)
            return;
        isNew(place, session->key, m_sessions);
        if (!session->sitting.empty() && !m_sittings.contains(session->sitting))
            m_reading.add(*m_reading.optional(place, "sitting"), Reason::unknownWord,
                          {session->sitting});
        m_file.sessions.push_back(std::move(*session));
    }

    void isNew(const Place& place, const std::string& key, std::unordered_set<std::string>& keys) {
        if (!key.empty() && !keys.insert(key).second)
            m_reading.add(*m_reading.optional(place, "key"), Reason::duplicateId, {key});
    }

    std::vector<Problem> m_problems;
    Reading m_reading{m_problems};
    RecordsFile m_file;
    std::unordered_set<std::string> m_sittings;
    std::unordered_set<std::string> m_sessions;
};

} // namespace

tl::expected<RecordsFile, std::vector<Problem>> readRecords(std::string_view text) {
    return RecordsReader().read(text);
}

} // namespace mz
