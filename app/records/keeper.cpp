// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/keeper.h"

#include "app/records/set_aside.h"

#include <QDateTime>

namespace mz {

RecordsKeeper::RecordsKeeper(const QString& folder, const KeeperOptions& options, QObject* parent)
    : QObject(parent), m_file(Database::fileIn(folder)), m_thread(folder, options) {
    connect(&m_thread, &RecordsThread::troubled, this, &RecordsKeeper::troubled);
    connect(&m_thread, &RecordsThread::troubleOver, this, &RecordsKeeper::troubleOver);
    m_thread.start();
}

RecordsKeeper::~RecordsKeeper() { m_thread.close(); }

void RecordsKeeper::post(std::function<OrTrouble<>(Database&)> job) {
    m_thread.add({[job = std::move(job)](Database& database) -> std::optional<RecordsTrouble> {
                      auto done = job(database);
                      return done ? std::nullopt : std::optional(std::move(done.error()));
                  },
                  {},
                  {}});
}

void RecordsKeeper::beginAnew(QObject* context, std::function<void(OrTrouble<QString>)> then) {
    const auto answer = std::make_shared<OrTrouble<QString>>();
    const auto bell =
        bellFor(context, [answer, then = std::move(then)] { then(std::move(*answer)); });
    m_thread.add({{}, {}, [file = m_file, answer, bell] {
                      *answer = setAside(file, QDateTime::currentDateTime());
                      emit bell->rings();
                  }});
}

void RecordsKeeper::tryAgain() {
    m_thread.add({{}, {}, [] {}});
}

int RecordsKeeper::close() { return m_thread.close(); }

// The bell belongs to no thread: it is made here and goes with the task.
std::shared_ptr<Bell> RecordsKeeper::bellFor(QObject* context, std::function<void()> rung) {
    auto bell = std::make_shared<Bell>();
    bell->moveToThread(nullptr);
    connect(bell.get(), &Bell::rings, context, std::move(rung), Qt::QueuedConnection);
    return bell;
}

} // namespace mz
