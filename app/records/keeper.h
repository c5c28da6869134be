// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/records_thread.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace mz {

// Rings where somebody is connected to it who is still there.
class Bell : public QObject {
    Q_OBJECT

signals:
    void rings();
};

// The records of the window: the database lives in a thread of its own, and whoever wants something
// of it hands in a job. Jobs are done in the order in which they come. One that meets a locked file
// or a full disk is tried again until it succeeds, and the others wait behind it; one that nobody
// waits for is also kept while the file cannot be opened. A job is one Work, or can be done twice.
class RecordsKeeper : public QObject {
    Q_OBJECT

public:
    explicit RecordsKeeper(const QString& folder, const KeeperOptions& options = {},
                           QObject* parent = nullptr);
    ~RecordsKeeper() override;

    // Nobody waits for it. A trouble is told by the signal; where it is the job's own ("other") the
    // job is given up.
    void post(std::function<OrTrouble<>(Database&)> job);

    // `then` gets what the job gives, in the thread of `context`, and not at all where that is gone
    // by then or the keeper was closed before its turn.
    template <typename Job, typename Then>
    void ask(Job job, QObject* context, Then then) {
        using Given = std::invoke_result_t<Job&, Database&>;
        const auto answer = std::make_shared<std::optional<Given>>();
        const auto bell = bellFor(
            context, [answer, then = std::move(then)]() mutable { then(std::move(**answer)); });
        m_thread.add({[job = std::move(job), answer,
                       bell](Database& database) mutable -> std::optional<RecordsTrouble> {
                          Given result = job(database);
                          // What is the job's own trouble is an answer, too.
                          if (!result && (result.error().passes ||
                                          result.error().kind != RecordsTrouble::Kind::other))
                              return std::move(result.error());
                          *answer = std::move(result);
                          emit bell->rings();
                          return std::nullopt;
                      },
                      [answer, bell](const RecordsTrouble& trouble) {
                          *answer = Given(tl::unexpected(trouble));
                          emit bell->rings();
                      },
                      {}});
    }

    // Sets the file aside (set_aside.h) and begins a new one; what was kept is done there. `then`
    // gets the path of the copy.
    void beginAnew(QObject* context, std::function<void(OrTrouble<QString>)> then);
    // Opens the file again after a trouble that stays.
    void tryAgain();

    // Does what is queued; nothing more can be handed in. As many jobs as could not be done: the
    // disk is still full, or another program does not let go.
    int close();

signals:
    // Once when something cannot be done, and once when all goes on.
    void troubled(const mz::RecordsTrouble& trouble);
    void troubleOver();

private:
    static std::shared_ptr<Bell> bellFor(QObject* context, std::function<void()> rung);

    QString m_file;
    RecordsThread m_thread;
};

} // namespace mz
