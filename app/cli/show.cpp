// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/show.h"

#include "app/cli/layout.h"
#include "app/cli/output.h"
#include "app/cli/table_text.h"
#include "app/words/acts.h"
#include "app/words/mark.h"
#include "app/words/remedies.h"
#include "app/words/table.h"

#include <map>

namespace mz {

namespace {

// What the verdict says of each line of the log.
using Remarks = std::multimap<int, std::string>;

class Debrief {
public:
    Debrief(const Words& words, std::shared_ptr<const Case> ofCase, const Log& log)
        : m_words(words), m_case(std::move(ofCase)), m_log(log) {}

    tl::expected<std::string, Problem> write() {
        const auto end = replay(m_case, m_log);
        if (!end)
            return tl::unexpected(end.error());
        collectRemarks(end->verdict(0));

        Session session(m_case, m_log.header.mode);
        m_text = wrapped(onOneLine(m_words.text(m_case->scenario.title)));
        m_text += wrapped(m_words.text(
            MZ_TEXT("Show", "Every card is shown. “>” has the turn, (B) the button; a card in "
                            "brackets lies the other way up than is usual there.")));
        m_text += "\n" + hanging(lineHead(1, 0), m_words.text(MZ_TEXT("Show", "The start.")));
        addEvents(eventSentences(m_words, session.firstHappenings(), m_case->hand.deck));
        addTable(session, 1);
        for (const Entry& entry : m_log.entries) {
            if (session.finished())
                break;
            if (const auto done = session.act(entry.deed, entry.line, entry.t); !done)
                return tl::unexpected(problemOf(done.error(), entry.line, m_log.header.mode));
            m_text +=
                "\n" + hanging(lineHead(entry.line, entry.t), deedSentence(m_words, entry.deed));
            addEvents(
                eventSentences(m_words, entry.deed, session.lastHappenings(), m_case->hand.deck));
            addTable(session, entry.line);
        }
        return std::move(m_text);
    }

private:
    void collectRemarks(const Verdict& verdict) {
        for (const IncidentVerdict& incident : verdict.incidents) {
            remark(incident.opened.line,
                   m_words.text(MZ_TEXT("Show", "! %1 (%2)"),
                                {title(m_words, incident.kind), ruleName(m_words, incident.rule)}));
            for (const StepFinding& step : incident.steps)
                if (step.line)
                    remark(*step.line, "✓ " + done(m_words, step.step->step));
            addFaults(incident.faults);
        }
        addFaults(verdict.faults);
    }

    void addFaults(const std::vector<FaultFinding>& faults) {
        for (const FaultFinding& fault : faults)
            if (fault.line)
                remark(*fault.line, m_words.text(MZ_TEXT("Show", "✗ %1: %2"),
                                                 {faultName(m_words, fault.fault),
                                                  whatHappened(m_words, fault.fault, fault.step)}));
    }

    void remark(int line, std::string text) { m_remarks.emplace(line, std::move(text)); }

    [[nodiscard]] std::string lineHead(int line, std::int64_t t) const {
        return m_words.text(MZ_TEXT("Show", "Line %1, %2:"),
                            {std::to_string(line), timeName(m_words, t)}) +
               " ";
    }

    void addEvents(const std::vector<std::string>& sentences) {
        for (const std::string& sentence : sentences)
            m_text += hanging("  ", sentence);
    }

    void addTable(const Session& session, int line) {
        const auto [first, last] = m_remarks.equal_range(line);
        for (auto remark = first; remark != last; ++remark)
            m_text += hanging("  ", remark->second);
        m_text += tableText(m_words, view(*m_case, session.state(), Viewer::everything));
    }

    const Words& m_words;
    std::shared_ptr<const Case> m_case;
    const Log& m_log;
    Remarks m_remarks;
    std::string m_text;
};

} // namespace

tl::expected<std::string, Problem>
debrief(const Words& words, const std::shared_ptr<const Case>& ofCase, const Log& log) {
    return Debrief(words, ofCase, log).write();
}

} // namespace mz
