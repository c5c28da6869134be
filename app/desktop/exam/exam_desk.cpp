// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/exam/exam_desk.h"

#include "app/desktop/exam/exam_page.h"
#include "app/desktop/keys/commands.h"
#include "app/desktop/sentences/window_language.h"
#include "core/session/check.h"

#include <QDateTime>
#include <QDir>
#include <QUuid>

#include <utility>

namespace mz {

namespace {

constexpr int msPerTick = 1000;
constexpr qint64 msPerSecond = 1000;
constexpr qint64 msPerMinute = 60 * msPerSecond;

qint64 now() { return QDateTime::currentMSecsSinceEpoch(); }

} // namespace

ExamDesk::ExamDesk(RecordsDesk& records, Library& library, Controller& controller, QWidget* window)
    : QObject(window),
      m_records(records),
      m_library(library),
      m_controller(controller),
      m_window(window) {
    m_tick.setInterval(msPerTick);
    connect(&m_tick, &QTimer::timeout, this, &ExamDesk::tick);
    connect(&controller, &Controller::logEnded, this, &ExamDesk::handEnded);
}

ExamPage& ExamDesk::page() {
    if (m_page == nullptr) {
        m_page = new ExamPage(m_window);
        m_page->hide();
        connect(m_page, &ExamPage::beginWanted, this, &ExamDesk::begin);
        connect(m_page, &ExamPage::goOnWanted, this, [this] {
            if (m_running && m_running->handOver)
                dealNext();
            else
                emit closed();
        });
        connect(m_page, &ExamPage::handLeft, this, &ExamDesk::leaveHand);
        connect(m_page, &ExamPage::endWanted, this, &ExamDesk::end);
        connect(m_page, &ExamPage::reportWanted, this, &ExamDesk::saveReport);
        connect(m_page, &ExamPage::handInWanted, this, &ExamDesk::handIn);
        connect(m_page, &ExamPage::lookWanted, this, &ExamDesk::look);
        connect(m_page, &ExamPage::peopleWanted, this, &ExamDesk::peopleWanted);
        connect(m_page, &ExamPage::closed, this, &ExamDesk::closed);
    }
    return *m_page;
}

void ExamDesk::retranslate() {
    if (m_page != nullptr)
        m_page->retranslate();
}

void ExamDesk::offer(Assignment assignment, bool free) {
    m_offered = std::move(assignment);
    const auto& person = m_records.person();
    ExamOffer offer{m_offered,
                    person ? person->name : QString(),
                    0,
                    0,
                    missingHand(m_library, m_offered),
                    m_offered.limits.until && *m_offered.limits.until < now()};
    page().showOffer(offer, free);
    emit opened(m_page);
    if (!person)
        return;
    m_records.keeper().ask(
        [id = person->id](Database& database) { return sittingsOf(database, id); }, this,
        [this, offer, free](const OrTrouble<std::vector<SittingRow>>& before) mutable {
            if (!before || offer.assignment != m_offered || running())
                return;
            const QString exam = QString::fromStdString(offer.assignment.key);
            for (const SittingRow& row : *before)
                if (row.start.exam == exam && !row.imported && ++offer.starts == 1)
                    offer.last = row.start.startedAt;
            m_page->showOffer(offer, free);
        });
}

// What the records do not have is not dealt: a start that is not written down could be repeated.
void ExamDesk::begin(const TimeLimits& limits) {
    const auto& person = m_records.person();
    if (!person || running())
        return;
    Running running{
        m_offered, QUuid::createUuid().toString(QUuid::WithoutBraces), 1, now(), 0, {}, 0, true};
    running.assignment.limits = limits;
    if (!lock(running.key))
        return m_page->say(tr("It cannot begin: nothing can be written into %1, and its record "
                              "would be lost.")
                               .arg(m_records.logs()));
    const SittingStart start{running.key,
                             person->id,
                             QString::fromStdString(m_offered.key),
                             ExamWords::title(m_offered),
                             running.startedAt,
                             QString::fromStdString(writeAssignment(running.assignment))};
    m_records.keeper().ask([start](Database& database) { return beginSitting(database, start); },
                           this,
                           [this, running, id = person->id](const OrTrouble<int>& number) mutable {
                               if (!number) {
                                   m_lock.reset();
                                   return emit failed(number.error());
                               }
                               if (!m_records.person() || m_records.person()->id != id)
                                   return;
                               running.startNumber = *number;
                               m_running = std::move(running);
                               dealNext();
                           });
}

// Where it cannot be had another program deals it, or nothing can be written there.
bool ExamDesk::lock(const QString& sitting) {
    const QDir folder(m_records.logs());
    folder.mkpath(QStringLiteral("."));
    m_lock = SessionLog::lockOf(folder.filePath(sitting + QStringLiteral(".exam")));
    if (m_lock->tryLock(0))
        return true;
    m_lock.reset();
    return false;
}

std::optional<Dealing> ExamDesk::dealingOf(const AssignedHand& hand) const {
    const auto found = m_library.find(hand.pack, hand.scenario);
    if (!found)
        return std::nullopt;
    const ShelvedPack& from = m_library.pack(found->pack);
    auto ready = m_library.prepare(found->pack, found->scenario);
    if (hand.seed) {
        // Where other cards do not fit the scenario has its own.
        Scenario other = from.reading.pack.scenarios[found->scenario];
        other.seed = *hand.seed;
        if (auto dealt = checkScenario(other, from.reading.places(found->scenario), from.rulebook))
            ready = std::move(dealt);
    }
    if (!ready)
        return std::nullopt;
    return Dealing{from.reading.pack.id,       from.reading.pack.edition,
                   from.reading.pack.pass,     std::make_shared<const Case>(std::move(*ready)),
                   m_running->assignment.mode, std::string(code(WindowLanguage::language()))};
}

void ExamDesk::next() {
    if (m_running->handOver)
        dealNext();
    else
        show();
}

void ExamDesk::dealNext() {
    Running& running = *m_running;
    const auto place = static_cast<std::size_t>(running.hand);
    auto dealing = place < running.assignment.hands.size()
                       ? dealingOf(running.assignment.hands[place])
                       : std::nullopt;
    if (!dealing)
        return end();
    ++running.hand;
    running.handOver = false;
    running.handStartedAt = now();
    dealing->sitting =
        SittingPlace{running.key.toStdString(), running.startNumber, running.hand,
                     static_cast<int>(running.assignment.hands.size()), running.seal};
    if (msOfAll() || msOfHand())
        m_tick.start();
    emit handWanted(*dealing);
}

// A hand that lay on the table before ends when the exam begins: it is none of its hands.
void ExamDesk::handEnded(bool) {
    const auto& place = m_controller.dealing().sitting;
    if (!m_running || !place || place->key != m_running->key.toStdString() ||
        place->hand != m_running->hand)
        return;
    m_running->handOver = true;
    m_running->seal = m_controller.seal();
    if (!isLast())
        return;
    m_tick.stop();
    writeEnd();
}

bool ExamDesk::isLast() const {
    return m_running->hand == static_cast<int>(m_running->assignment.hands.size());
}

QString ExamDesk::whatNext() const {
    const QString key = Commands::keyText(Command::next);
    return isLast() ? tr("That was the last hand: %1 shows the result.").arg(key)
                    : tr("This hand is over: %1 deals the next one.").arg(key);
}

// Once; a second time changes nothing.
void ExamDesk::writeEnd() {
    m_records.keeper().post(
        [key = m_running->key, at = now(),
         seal = QString::fromStdString(m_running->seal)](Database& database) -> OrTrouble<> {
            auto done = endSitting(database, key, at, seal);
            return done ? OrTrouble<>() : tl::unexpected(std::move(done.error()));
        });
}

void ExamDesk::leaveHand() {
    if (!m_running)
        return;
    m_controller.leave();
    m_controller.putAway();
    if (isLast())
        end();
    else
        dealNext();
}

void ExamDesk::end() {
    if (!m_running)
        return;
    m_tick.stop();
    m_controller.leave();
    m_controller.putAway(); // nobody deals on at the table of an exam
    writeEnd();
    m_lock.reset();
    const QString key = std::exchange(m_running, std::nullopt)->key;
    emit over();
    showSitting(key);
}

std::optional<qint64> ExamDesk::msOfAll() const {
    const auto& minutes = m_running->assignment.limits.minutes;
    return minutes ? std::optional(m_running->startedAt + *minutes * msPerMinute - now())
                   : std::nullopt;
}

std::optional<qint64> ExamDesk::msOfHand() const {
    const auto& seconds = m_running->assignment.limits.secondsPerHand;
    return seconds && !m_running->handOver
               ? std::optional(m_running->handStartedAt + *seconds * msPerSecond - now())
               : std::nullopt;
}

void ExamDesk::tick() {
    if (!m_running)
        return m_tick.stop();
    if (msOfAll().value_or(1) <= 0) {
        m_timeOver = true;
        return end();
    }
    if (msOfHand().value_or(1) > 0)
        return emit ticked();
    m_controller.leave();
    m_controller.putAway();
    if (isLast())
        return end();
    show(); // the next one is dealt when he is ready
    m_page->say(tr("The time for hand %1 was over.").arg(m_running->hand));
}

QString ExamDesk::crumb() const {
    // Each time stands at what it is the time of, and first of all where the title is short.
    const auto with = [](const QString& name, std::optional<qint64> left) {
        return left ? QStringLiteral("%1 %2").arg(name, ExamWords::clock(*left)) : name;
    };
    const Running& running = *m_running;
    return QStringLiteral("%1 › %2").arg(
        with(running.assignment.mode == Mode::exam ? tr("Exam") : tr("Assignment"), msOfAll()),
        with(tr("Hand %1 of %2").arg(running.hand).arg(running.assignment.hands.size()),
             msOfHand()));
}

void ExamDesk::show() {
    if (!m_running)
        return;
    page().showUnderWay({ExamWords::title(m_running->assignment), m_running->hand,
                         static_cast<int>(m_running->assignment.hands.size()), m_running->handOver,
                         m_running->assignment.mode == Mode::exam, m_running->startNumber,
                         msOfAll()});
    emit opened(m_page);
}

void ExamDesk::putAway() {
    m_tick.stop();
    m_running.reset();
    m_lock.reset();
}

// A sitting without an end has its plan, unless it is of an older version.
void ExamDesk::findBrokenOff(std::function<void(bool)> then) {
    const auto& person = m_records.person();
    if (!person)
        return then(false);
    m_records.keeper().ask(
        [id = person->id,
         logs = m_records.logs()](Database& database) -> OrTrouble<std::optional<SittingRecord>> {
            auto sittings = sittingsOf(database, id);
            if (!sittings)
                return tl::unexpected(std::move(sittings.error()));
            for (const SittingRow& row : *sittings)
                if (!row.imported)
                    return row.endedAt || row.start.plan.isEmpty()
                               ? OrTrouble<std::optional<SittingRecord>>()
                               : readSitting(database, row.start.key, logs);
            return std::optional<SittingRecord>();
        },
        this,
        [this, then = std::move(then)](const OrTrouble<std::optional<SittingRecord>>& record) {
            if (!record || !*record || m_controller.running())
                return then(false);
            goOn(**record);
            const bool found = running();
            if (found && msOfAll().value_or(1) <= 0)
                end();
            else if (found)
                show();
            then(found);
        });
}

void ExamDesk::goOnWith(const QString& sitting, std::function<void()> then) {
    m_records.keeper().ask(
        [sitting, logs = m_records.logs()](Database& database) {
            return readSitting(database, sitting, logs);
        },
        this,
        [this, then = std::move(then)](const OrTrouble<std::optional<SittingRecord>>& record) {
            if (record && *record)
                goOn(**record);
            then();
        });
}

void ExamDesk::goOn(const SittingRecord& record) {
    auto plan = readAssignment(record.sitting.start.plan.toStdString());
    if (!plan || record.sitting.endedAt || !lock(record.sitting.start.key))
        return;
    Running running{std::move(*plan),
                    record.sitting.start.key,
                    record.sitting.startNumber,
                    record.sitting.start.startedAt,
                    0,
                    {},
                    now(),
                    true};
    if (!record.hands.empty()) {
        const SatHand& last = record.hands.back();
        running.hand = last.session.start.placeInSitting;
        running.handOver = last.session.state != SessionState::running;
        running.handStartedAt = last.session.start.startedAt;
        running.seal = last.chain.seal;
    }
    m_running = std::move(running);
    if (m_running->assignment.limits.minutes || m_running->assignment.limits.secondsPerHand)
        m_tick.start();
}

} // namespace mz
