// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/session/controller.h"

#include "app/results/chain.h"
#include "app/results/hash.h"
#include "core/packs/pack.h"
#include "core/session/check.h"
#include "core/session/log.h"

#include <QCoreApplication>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace mz {

namespace {

LogHeader headerOf(const Dealing& dealing) {
    const Case& theCase = *dealing.theCase;
    LogHeader header;
    header.pack = dealing.pack;
    header.edition = dealing.edition;
    header.scenario = theCase.scenario.id;
    header.seed = theCase.scenario.seed;
    header.rulebook = theCase.rulebook->id;
    header.rulebookEdition = theCase.rulebook->edition;
    header.mode = dealing.mode;
    header.lang = dealing.lang;
    header.trainee = dealing.trainee;
    header.traineeKey = dealing.traineeKey;
    header.sessionKey = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    header.program = "mazziere " + QCoreApplication::applicationVersion().toStdString();
    header.ofCase = scenarioValue(resolved(theCase));
    header.sitting = dealing.sitting;
    return header;
}

// What goes wrong in a hand of an exam the name of its file must not tell.
QString nameInFolder(const Dealing& dealing) {
    return dealing.sitting ? QStringLiteral("hand-%1").arg(dealing.sitting->hand)
                           : QString::fromStdString(dealing.theCase->scenario.id);
}

std::string lastLineOf(std::string_view text) {
    text.remove_suffix(text.ends_with('\n') ? 1 : 0);
    return std::string(text.substr(text.rfind('\n') + 1));
}

} // namespace

Controller::Controller(QString sessions, QString record, QObject* parent)
    : QObject(parent),
      m_sessions(std::move(sessions)),
      m_record(std::move(record)),
      m_paceTimer(this) {
    m_paceTimer.setSingleShot(true);
    connect(&m_paceTimer, &QTimer::timeout, this, &Controller::letNextPlayerAct);
}

void Controller::begin(Dealing dealing, const std::vector<Entry>& before) {
    start(std::move(dealing), false, before);
}

void Controller::beginDemonstration(Dealing dealing) { start(std::move(dealing), true, {}); }

void Controller::start(Dealing dealing, bool demonstrating, const std::vector<Entry>& before) {
    m_paceTimer.stop();
    endLog(false);
    m_demonstrating = demonstrating;
    m_dealing = std::move(dealing);
    m_session = std::make_unique<Session>(m_dealing.theCase, m_dealing.mode);
    m_clock.restart();
    m_seal.clear();
    m_log.begin(demonstrating ? QString() : m_sessions, nameInFolder(m_dealing),
                demonstrating ? QString() : m_record);
    const LogHeader header = headerOf(m_dealing);
    write(writeHeader(header));
    writeHappenings(m_session->firstHappenings(), 0);
    doAgain(before);
    if (!demonstrating) {
        m_logging = true;
        emit logBegun({m_log.name(), header, m_fresh});
    }
    m_fresh.clear();
    emit recorded({Recorded::What::begun, {}, {}, 1, 0});
    reportLost();
}

bool Controller::resume(Dealing dealing, const Log& log, const SessionLog::Kept& kept) {
    auto session = replay(dealing.theCase, log);
    if (!session)
        return false;
    m_paceTimer.stop();
    endLog(false);
    m_demonstrating = false;
    m_dealing = std::move(dealing);
    m_session = std::make_unique<Session>(std::move(*session));
    m_session->keepHappenings(true);
    m_before = log.entries;
    m_log.goOn(kept, m_record);
    m_lastLine = lastLineOf(kept.text);
    m_seal.clear();
    m_logging = !m_session->finished();
    m_clock.restart(log.entries.empty() ? 0 : log.entries.back().t);
    m_clock.freeze();
    emit recorded({Recorded::What::begun, {}, {}, 1, 0});
    reportLost();
    return true;
}

void Controller::putAway() {
    m_paceTimer.stop();
    m_logging = false;
    m_demonstrating = false;
    m_session.reset();
    m_log.close();
}

// Stands in the log as if it were done now, so that the log is whole in itself.
void Controller::doAgain(const std::vector<Entry>& before) {
    m_before.clear();
    for (const Entry& entry : before) {
        const int line = m_log.lines() + 1;
        if (!m_session->act(entry.deed, line, entry.t))
            break;
        m_before.push_back({line, entry.t, entry.deed});
        write(writeEntry(m_before.back()));
        writeHappenings(m_session->lastHappenings(), entry.t);
    }
    if (m_before.empty())
        return;
    m_clock.restart(m_before.back().t);
    write(writeStartsHere(m_before.back().t));
}

// An exam's log is a chain: who changes a byte of it is found out.
void Controller::write(std::string line) {
    if (m_dealing.mode == Mode::exam && m_log.lines() > 0)
        line = chained(std::move(line), m_lastLine);
    m_log.write(line);
    m_lastLine = line;
    m_fresh.push_back(std::move(line));
}

void Controller::sealLog() {
    m_seal = sha256(m_lastLine);
    std::string line = mz::seal(m_lastLine);
    m_log.write(line);
    emit logged(m_log.lines(), {std::move(line)});
}

void Controller::tellLogged() {
    const int first = m_log.lines() - static_cast<int>(m_fresh.size()) + 1;
    const auto lines = std::exchange(m_fresh, {});
    if (!m_logging)
        return;
    emit logged(first, lines);
    if (m_session->finished())
        endLog(true);
}

void Controller::endLog(bool finished) {
    if (!std::exchange(m_logging, false))
        return;
    if (m_dealing.mode == Mode::exam)
        sealLog();
    emit logEnded(finished);
}

bool Controller::act(const Deed& deed) {
    m_paceTimer.stop();
    if (m_session != nullptr && (m_demonstrating || m_clock.frozen())) {
        emit recorded({Recorded::What::held, deed});
        return false;
    }
    return perform(deed);
}

bool Controller::demonstrate(const Deed& deed) { return m_demonstrating && perform(deed); }

bool Controller::perform(const Deed& deed) {
    if (m_session == nullptr || m_clock.frozen())
        return false;
    if (m_session->finished()) {
        emit recorded({Recorded::What::over, deed});
        return false;
    }
    const qint64 t = m_clock.now();
    const int line = m_log.lines() + 1;
    if (const auto done = m_session->act(deed, line, t); !done) {
        emit recorded({Recorded::What::refused, deed, done.error()});
        return false;
    }
    write(writeEntry({line, t, deed}));
    writeHappenings(m_session->lastHappenings(), t);
    tellLogged();
    emit recorded({Recorded::What::did, deed, {}, line, t});
    reportLost();
    return true;
}

void Controller::writeHappenings(const std::vector<Happening>& happenings, qint64 t) {
    for (const Happening& happening : happenings)
        if (happening.actor != Actor::dealer)
            write(writeEvent(t, happening, m_dealing.theCase->hand));
}

void Controller::reportLost() {
    for (const LostLog& lost : m_log.takeLost()) {
        Recorded what{Recorded::What::logLost};
        what.lost = lost;
        emit recorded(what);
    }
}

void Controller::letPlayersAct(bool all) {
    if (all && m_pace > 0 && !m_demonstrating && !frozen()) {
        m_paceTimer.stop();
        letNextPlayerAct();
    } else {
        act(deed::Wait{all});
    }
}

void Controller::letNextPlayerAct() {
    if (m_session == nullptr)
        return;
    const Street street = m_session->state().betting.street;
    const std::size_t incidents = m_session->watch().incidents.size();
    if (perform(deed::Wait{false}) && !frozen() && !stopsPace(street, incidents))
        m_paceTimer.start(m_pace);
}

// As one wait for all: at the end of the round, and where something has happened.
bool Controller::stopsPace(Street street, std::size_t incidents) const {
    const Betting& betting = m_session->state().betting;
    if (m_session->finished() || betting.toAct == 0 || betting.street != street)
        return true;
    return m_session->watch().incidents.size() != incidents ||
           std::ranges::any_of(m_session->lastHappenings(),
                               [](const Happening& what) { return what.actor == Actor::table; });
}

void Controller::freeze(bool frozen) {
    if (m_session == nullptr || frozen == m_clock.frozen())
        return;
    m_paceTimer.stop();
    if (frozen)
        m_clock.freeze();
    else
        m_clock.goOn();
    emit recorded({Recorded::What::frozen});
}

TableView Controller::view() const {
    return mz::view(*m_dealing.theCase, m_session->state(), Viewer::dealer);
}

Verdict Controller::verdict(Judging judging) const {
    return m_session->verdict(m_dealing.pass, judging);
}

} // namespace mz
