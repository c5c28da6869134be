// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/kept_verdict.h"
#include "app/records/sessions.h"
#include "app/records/statement.h"

#include <string>
#include <vector>

namespace mz {

// Writes sessions with what belongs to them, as many as one likes, within one work.
class SessionWriter {
public:
    explicit SessionWriter(Work& work);

    // One that is running has no log yet. Its id in the database; 0 where the work is not going.
    qint64 add(const SessionStart& start, SessionState state, SessionOrigin origin,
               const std::optional<std::string>& log);
    // Of one that is over.
    void addLog(qint64 session, std::string_view text);
    void addVerdict(qint64 session, const KeptVerdict& verdict);
    void addAttempts(qint64 session, std::optional<qint64> person, qint64 startedAt,
                     const Judgement& judgement);

private:
    Statement m_session;
    Statement m_log;
    Statement m_verdict;
    Statement m_json;
    Statement m_attempt;
};

// The log of a session that is running, as its lines are.
[[nodiscard]] std::string textOfLines(Work& work, qint64 session);
// Of all its lines those that are not there yet. False: it is not running.
[[nodiscard]] bool addMissingLines(Work& work, qint64 session,
                                   const std::vector<std::string>& lines);

// For CAST(? AS TEXT): text that goes into the database as it is. It must outlive the statement.
[[nodiscard]] QByteArray bytesToBind(std::string_view text);

} // namespace mz
