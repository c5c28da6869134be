// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/session_writer.h"

namespace mz {

QByteArray bytesToBind(std::string_view text) {
    return QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size()));
}

SessionWriter::SessionWriter(Work& work)
    : m_session(work, "INSERT INTO session (key, person, file, started_at, mode, pack, "
                      "pack_edition, scenario, seed, rulebook, rulebook_edition, program, lang, "
                      "state, origin, place_in_sitting, sitting) "
                      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                      "(SELECT id FROM sitting WHERE key = ? AND person IS ?))"),
      m_log(work, "INSERT INTO log (session, text) VALUES (?, CAST(? AS TEXT))"),
      m_verdict(work, "INSERT INTO verdict (session, number, judged_at, origin, program, rulebook, "
                      "rulebook_edition, score, passed, finished) "
                      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      m_json(work, "INSERT INTO verdict_text (verdict, json) VALUES (?, CAST(? AS TEXT))"),
      m_attempt(work, "INSERT INTO attempt (session, person, rule, incident, cause, outcome, "
                      "score, reaction_ms, opened_ms, closed_ms, at) "
                      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)") {}

qint64 SessionWriter::add(const SessionStart& start, SessionState state, SessionOrigin origin,
                          const std::optional<std::string>& log) {
    const LogHeader& header = start.header;
    const auto file = start.file.isEmpty() ? std::nullopt : std::optional(start.file);
    const auto place = start.sitting.isEmpty() ? std::nullopt : std::optional(start.placeInSitting);
    if (!m_session.run(start.key, start.person, file, start.startedAt, code(header.mode),
                       header.pack, header.edition, header.scenario, header.seed, header.rulebook,
                       header.rulebookEdition, header.program, header.lang, code(state),
                       code(origin), place, start.sitting, start.person))
        return 0;
    const qint64 id = m_session.newId();
    if (log)
        addLog(id, *log);
    return id;
}

void SessionWriter::addLog(qint64 session, std::string_view text) {
    m_log.run(session, bytesToBind(text));
}

void SessionWriter::addVerdict(qint64 session, const KeptVerdict& verdict) {
    if (m_verdict.run(session, verdict.number, verdict.judgedAt,
                      verdict.imported ? "imported" : "here", verdict.program, verdict.rulebook,
                      verdict.rulebookEdition, verdict.score, verdict.passed, verdict.finished))
        m_json.run(m_verdict.newId(), bytesToBind(verdict.json));
}

void SessionWriter::addAttempts(qint64 session, std::optional<qint64> person, qint64 startedAt,
                                const Judgement& judgement) {
    for (const Attempt& attempt : judgement.attempts)
        m_attempt.run(session, person, attempt.rule, attempt.incident, attempt.cause,
                      attempt.outcome, attempt.score, attempt.reactionMs, attempt.openedMs,
                      attempt.closedMs, startedAt + attempt.closedMs.value_or(judgement.lastMs));
}

} // namespace mz
