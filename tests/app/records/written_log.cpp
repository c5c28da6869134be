// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/records/written_log.h"

#include "core/packs/pack.h"
#include "core/session/check.h"
#include "embedded/packs.h"
#include "tests/core/support/play.h"

#include <cstdlib>

namespace mz::testing {

namespace {

const Pack& sixRules() {
    static const PackReading reading = readPack(embedded::packs().front().bytes);
    return reading.pack;
}

LogHeader headerOf(const Case& ofCase, Mode mode) {
    LogHeader header;
    header.pack = sixRules().id;
    header.edition = sixRules().edition;
    header.scenario = ofCase.scenario.id;
    header.seed = ofCase.scenario.seed;
    header.rulebook = ofCase.rulebook->id;
    header.rulebookEdition = ofCase.rulebook->edition;
    header.mode = mode;
    header.lang = "it";
    header.program = "mazziere 0.1.0";
    header.ofCase = scenarioValue(resolved(ofCase));
    return header;
}

class Writer {
public:
    explicit Writer(std::shared_ptr<const Case> ofCase, Mode mode)
        : m_session(ofCase, mode), m_hand(ofCase->hand) {
        add(writeHeader(headerOf(*ofCase, mode)));
        addHappenings(m_session.firstHappenings(), 0);
    }
    void does(const Deed& deed) {
        const std::int64_t t = 1000 * ++m_deeds;
        const int line = m_lines + 1;
        if (!m_session.act(deed, line, t))
            std::abort(); // it was done before
        add(writeEntry({line, t, deed}));
        addHappenings(m_session.lastHappenings(), t);
    }
    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    void add(const std::string& line) {
        m_text += line + '\n';
        ++m_lines;
    }
    void addHappenings(const std::vector<Happening>& happenings, std::int64_t t) {
        for (const Happening& happening : happenings)
            if (happening.actor != Actor::dealer)
                add(writeEvent(t, happening, m_hand));
    }

    Session m_session;
    const Hand& m_hand;
    std::string m_text;
    int m_lines = 0;
    int m_deeds = 0;
};

} // namespace

Judges judges() {
    return {"mazziere today",
            [](const std::string& id) { return rulebookText(id) ? rulebook(id) : nullptr; },
            {}};
}

std::string writtenLog(const Sitting& sitting) {
    const Scenario* found = sixRules().find(sitting.scenario);
    if (found == nullptr)
        std::abort();
    Scenario scenario = *found;
    scenario.seed = sitting.seed.value_or(scenario.seed);
    static const auto book = ciaffone();
    const auto ofCase = dealt(scenario, book);
    const Played played = play(ofCase, sitting.deeds, sitting.mode);
    Writer writer(ofCase, sitting.mode);
    for (const Entry& entry : played.entries)
        writer.does(entry.deed);
    return writer.text();
}

std::vector<std::string> scenarioIds() {
    std::vector<std::string> ids;
    for (const Scenario& scenario : sixRules().scenarios)
        ids.push_back(scenario.id);
    return ids;
}

std::vector<std::string> linesOf(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string firstLines(std::string_view text, std::size_t count) {
    std::string first;
    for (const std::string& line : linesOf(text))
        if (count-- > 0)
            first += line + '\n';
        else
            break;
    return first;
}

} // namespace mz::testing
