// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/database.h"

#include <QDeadlineTimer>
#include <QMutex>
#include <QThread>
#include <QWaitCondition>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace mz {

struct KeeperOptions {
    DatabaseOptions database{.busyMs = 1000};
    int retryMs = 250;  // between two tries of what a lock or a full disk hinders
    int graceMs = 5000; // how long closing goes on trying
};

// The thread in which the database lives. It does one task after the other, in order.
class RecordsThread : public QThread {
    Q_OBJECT

public:
    struct Task {
        // Why it could not be done; nothing where it was.
        std::function<std::optional<RecordsTrouble>(Database&)> run;
        // Whoever waits for an answer hears of a trouble that stays; a task for which nobody waits
        // is kept until the database can be opened again.
        std::function<void(const RecordsTrouble&)> giveUp;
        // Instead of `run`, for what needs the database closed. It is opened again afterwards.
        std::function<void()> whileClosed;
    };

    RecordsThread(QString folder, const KeeperOptions& options);

    void add(Task task);
    // Does what is queued, and ends. As many tasks as could not be done.
    int close();

signals:
    void troubled(const mz::RecordsTrouble& trouble);
    void troubleOver();

protected:
    void run() override;

private:
    [[nodiscard]] std::optional<Task> next();
    void perform(Task task);
    void performClosed(const Task& task);
    [[nodiscard]] std::optional<RecordsTrouble> tryTask(const Task& task);
    [[nodiscard]] bool waitForAnotherTry();
    void report(const RecordsTrouble& trouble);

    const QString m_folder;
    const KeeperOptions m_options;

    // Of this thread alone.
    std::unique_ptr<Database> m_database;
    std::optional<RecordsTrouble> m_lasting; // why it cannot be opened
    std::deque<Task> m_held;                 // until it can
    bool m_inTrouble = false;                // and that was told
    bool m_toldAgain = false;                // somebody wants to hear of it even so

    QMutex m_mutex;
    QWaitCondition m_changed;
    std::deque<Task> m_tasks;
    std::optional<QDeadlineTimer> m_closing; // when to give up
};

} // namespace mz
