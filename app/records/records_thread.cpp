// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/records_thread.h"

#include <algorithm>
#include <utility>

namespace mz {

RecordsThread::RecordsThread(QString folder, const KeeperOptions& options)
    : m_folder(std::move(folder)), m_options(options) {}

void RecordsThread::add(Task task) {
    const QMutexLocker lock(&m_mutex);
    m_tasks.push_back(std::move(task));
    m_changed.wakeAll();
}

int RecordsThread::close() {
    {
        const QMutexLocker lock(&m_mutex);
        if (!m_closing)
            m_closing = QDeadlineTimer(m_options.graceMs);
        m_changed.wakeAll();
    }
    wait();
    return static_cast<int>(m_held.size() + m_tasks.size());
}

void RecordsThread::run() {
    perform({[](Database&) { return std::nullopt; }, [](const RecordsTrouble&) {}, {}});
    while (auto task = next())
        perform(std::move(*task));
    m_database.reset();
}

std::optional<RecordsThread::Task> RecordsThread::next() {
    const QMutexLocker lock(&m_mutex);
    while (m_tasks.empty() && !m_closing)
        m_changed.wait(&m_mutex);
    // After the first that could not be done in time nothing more is tried.
    if (m_tasks.empty() || (m_closing && m_inTrouble && m_closing->hasExpired()))
        return std::nullopt;
    Task task = std::move(m_tasks.front());
    m_tasks.pop_front();
    return task;
}

void RecordsThread::perform(Task task) {
    if (task.whileClosed)
        return performClosed(task);
    for (;;) {
        const auto trouble = tryTask(task);
        if (!trouble) {
            m_toldAgain = false;
            if (std::exchange(m_inTrouble, false))
                emit troubleOver();
            return;
        }
        if (trouble->passes) {
            report(*trouble);
            if (waitForAnotherTry())
                continue;
            m_held.push_back(std::move(task));
            return;
        }
        if (trouble->kind != RecordsTrouble::Kind::other) {
            // Whatever it was that changed the file, it is looked at again before it is used.
            m_database.reset();
            m_lasting = trouble;
            report(*trouble);
        } else if (!task.giveUp) {
            emit troubled(*trouble);
            return;
        }
        if (task.giveUp)
            task.giveUp(*trouble);
        else
            m_held.push_back(std::move(task));
        return;
    }
}

void RecordsThread::performClosed(const Task& task) {
    m_database.reset();
    task.whileClosed();
    m_lasting.reset();
    m_toldAgain = true;
    const QMutexLocker lock(&m_mutex);
    m_tasks.insert(m_tasks.begin(), std::make_move_iterator(m_held.begin()),
                   std::make_move_iterator(m_held.end()));
    m_held.clear();
    m_tasks.push_front({[](Database&) { return std::nullopt; }, [](const RecordsTrouble&) {}, {}});
}

std::optional<RecordsTrouble> RecordsThread::tryTask(const Task& task) {
    if (m_lasting)
        return m_lasting;
    if (m_database == nullptr) {
        auto opened = Database::open(m_folder, m_options.database);
        if (!opened)
            return std::move(opened.error());
        m_database = std::move(*opened);
    }
    return task.run(*m_database);
}

// False: there is no more time.
bool RecordsThread::waitForAnotherTry() {
    const QMutexLocker lock(&m_mutex);
    if (m_closing && m_closing->hasExpired())
        return false;
    QDeadlineTimer until(m_options.retryMs);
    if (m_closing)
        until = std::min(until, *m_closing);
    // Tasks that come meanwhile wait behind this one.
    while (!until.hasExpired()) {
        const bool wasClosing = m_closing.has_value();
        m_changed.wait(&m_mutex, until);
        if (!wasClosing && m_closing)
            break;
    }
    return true;
}

void RecordsThread::report(const RecordsTrouble& trouble) {
    const bool isNew = !std::exchange(m_inTrouble, true);
    if (std::exchange(m_toldAgain, false) || isNew)
        emit troubled(trouble);
}

} // namespace mz
