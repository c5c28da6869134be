// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/session/session_log.h"
#include "app/desktop/session/table_clock.h"
#include "core/session/log.h"
#include "core/session/session.h"
#include "core/session/view.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace mz {

// What is dealt: a case with all that its log must say.
struct Dealing {
    std::string pack;
    int edition = 1;
    int pass = 80; // the pack's
    std::shared_ptr<const Case> theCase;
    Mode mode = Mode::practice;
    std::string lang;
    std::string trainee{};    // name, may be empty
    std::string traineeKey{}; // of the records, likewise
    std::optional<SittingPlace> sitting{};
};

// A session whose log has begun.
struct BegunLog {
    QString file;     // its name in the folder of logs
    LogHeader header; // as its first line says it
    std::vector<std::string> lines;
};

// What the controller has to tell.
struct Recorded {
    enum class What : std::uint8_t {
        begun,   // another session
        did,     // a deed, and all that followed from it
        refused, // hands cannot do it, or there is nothing to take back
        over,    // the session has ended, nothing was done
        held,    // the table is frozen or a case is being shown: hands can do nothing
        frozen,  // or goes on again
        logLost  // a log cannot be written; the hand goes on
    };
    What what{};
    std::optional<Deed> deed{};
    std::optional<Refusal> refusal{};
    int line = 0;   // of the deed in the log
    qint64 t = 0;   // ms
    LostLog lost{}; // which log, and why
};

// Owns the session. A deed goes in, a line of the log comes out, and one signal tells everybody to
// look at the table again.
class Controller : public QObject {
    Q_OBJECT

public:
    // `sessions`: the folder in which every log is kept; `record`: a file more, or empty.
    Controller(QString sessions, QString record, QObject* parent = nullptr);

    // `before`: what is done already, at its times; the clock goes on from the last of it.
    void begin(Dealing dealing, const std::vector<Entry>& before = {});
    [[nodiscard]] bool running() const { return m_session != nullptr; }

    // Goes on with a session that was broken off, in the same log and frozen. False: its lines
    // cannot be done in this case.
    bool resume(Dealing dealing, const Log& log, const SessionLog::Kept& kept);

    // The session under way is over as far as it came; the table stays in sight.
    void leave() { endLog(false); }
    // Leaves the table as it is: its session is not over and can be resumed.
    void putAway();

    // A case that is only shown: hands can do nothing and no log is written, until the next begin.
    void beginDemonstration(Dealing dealing);
    [[nodiscard]] bool demonstrating() const { return m_demonstrating; }
    // Does a deed of the demonstration; false where nothing happened.
    bool demonstrate(const Deed& deed);

    // Does the deed now; false where nothing happened. Stops the pace.
    bool act(const Deed& deed);
    // The players act: at once, or one after the other where there is a pace.
    void letPlayersAct(bool all);
    // ms between two players, 0: all at once.
    void setPace(int ms) { m_pace = ms; }
    [[nodiscard]] bool pacing() const { return m_paceTimer.isActive(); }

    void freeze(bool frozen);
    [[nodiscard]] bool frozen() const { return m_clock.frozen(); }

    // Only while a session is running.
    [[nodiscard]] const Session& session() const { return *m_session; }
    [[nodiscard]] const Dealing& dealing() const { return m_dealing; }
    [[nodiscard]] TableView view() const;
    [[nodiscard]] Verdict verdict(Judging judging) const;
    [[nodiscard]] qint64 now() const { return m_clock.now(); }
    // What was done already when the session began, with its lines in the log.
    [[nodiscard]] const std::vector<Entry>& before() const { return m_before; }
    [[nodiscard]] const SessionLog& log() const { return m_log; }
    // The hash in the seal of the exam's hand that is over; empty: it is not over, or no exam's.
    [[nodiscard]] const std::string& seal() const { return m_seal; }

signals:
    void recorded(const mz::Recorded& what);
    // What is logged, for whoever keeps the sessions; each comes before its `recorded`.
    void logBegun(const mz::BegunLog& log);
    // The lines of one act, the first one with this number.
    void logged(int first, const std::vector<std::string>& lines);
    // The session that was logged is over, finished or left.
    void logEnded(bool finished);

private:
    void start(Dealing dealing, bool demonstrating, const std::vector<Entry>& before);
    bool perform(const Deed& deed);
    void write(std::string line);
    void sealLog();
    void tellLogged();
    void endLog(bool finished);
    void doAgain(const std::vector<Entry>& before);
    void writeHappenings(const std::vector<Happening>& happenings, qint64 t);
    void reportLost();
    void letNextPlayerAct();
    [[nodiscard]] bool stopsPace(Street street, std::size_t incidents) const;

    QString m_sessions;
    QString m_record;
    Dealing m_dealing;
    std::unique_ptr<Session> m_session;
    std::vector<Entry> m_before;
    SessionLog m_log;
    std::vector<std::string> m_fresh; // lines of the log that nobody was told of yet
    bool m_logging = false;           // and the session is not over
    std::string m_lastLine;           // of the log
    std::string m_seal;
    TableClock m_clock;
    QTimer m_paceTimer;
    int m_pace = 0;
    bool m_demonstrating = false;
};

} // namespace mz
