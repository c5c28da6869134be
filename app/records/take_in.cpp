// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/take_in.h"

#include "app/records/header_keys.h"
#include "app/records/jury.h"
#include "app/records/log_lines.h"
#include "app/records/native_path.h"
#include "app/records/session_writer.h"

#include <QDir>
#include <QHash>

#include <utility>

namespace mz {

namespace {

// Files at a time: others get to write in between, and memory stays small.
constexpr std::size_t mostFiles = 200;
constexpr std::size_t mostBytes = std::size_t{16} << 20;

struct LogFile {
    QString name;
    std::string text;
};

// What the database knows of a file.
struct Known {
    qint64 runningId = 0; // 0: over
    int lines = 0;        // where it is running
};

class TakerIn {
public:
    TakerIn(Database& database, const QString& folder, const Judges& judges, qint64 now)
        : m_database(database),
          m_folder(folder),
          m_program(judges.program),
          m_jury(judges),
          m_now(now) {}

    OrTrouble<TakenIn> take() {
        const auto known = knownFiles();
        if (!known)
            return tl::unexpected(known.error());
        const QStringList names =
            m_folder.entryList({QStringLiteral("*.log.jsonl")}, QDir::Files, QDir::Name);
        for (const QString& name : names) {
            const auto found = known->find(name);
            OrTrouble<> done;
            if (found == known->end())
                done = open(name);
            else if (found->runningId != 0)
                done = complete(name, *found);
            if (!done)
                return tl::unexpected(std::move(done.error()));
        }
        if (auto done = keepOpened(); !done)
            return tl::unexpected(std::move(done.error()));
        return std::move(m_taken);
    }

private:
    OrTrouble<QHash<QString, Known>> knownFiles() {
        Work work(m_database, Work::Kind::reads);
        QHash<QString, Known> known;
        Statement rows(work, "SELECT file, CASE WHEN state = 'running' THEN id ELSE 0 END, "
                             "CASE WHEN state = 'running' THEN "
                             "(SELECT count(*) FROM line WHERE session = session.id) ELSE 0 END "
                             "FROM session WHERE file IS NOT NULL");
        rows.run();
        while (rows.next())
            known.insert(rows.text(0), {rows.integer(1), rows.number(2)});
        return work.done(std::move(known));
    }

    std::optional<std::string> read(const QString& name) {
        auto text = readFile(nativePath(m_folder.filePath(name)));
        if (text)
            return std::move(*text);
        m_taken.notTaken.push_back({name, text.error(), {}});
        return std::nullopt;
    }

    // A log that nobody knows waits until there are some.
    OrTrouble<> open(const QString& name) {
        auto text = read(name);
        if (!text)
            return {};
        m_bytes += text->size();
        m_opened.push_back({name, std::move(*text)});
        return m_opened.size() < mostFiles && m_bytes < mostBytes ? OrTrouble<>() : keepOpened();
    }

    OrTrouble<> keepOpened() {
        if (m_opened.empty())
            return {};
        std::vector<LogFile> files = std::exchange(m_opened, {});
        m_bytes = 0;
        std::vector<std::string_view> texts;
        for (const LogFile& file : files)
            texts.push_back(file.text);
        const auto judged = m_jury.judge(texts);
        Work work(m_database, Work::Kind::writes);
        SessionWriter writer(work);
        Statement isKnown(work, "SELECT 1 FROM session WHERE file = ?");
        for (std::size_t i = 0; i < files.size(); ++i) {
            if (!judged[i]) {
                m_taken.notTaken.push_back({files[i].name, {}, judged[i].error()});
                continue;
            }
            // Another window may have been quicker.
            isKnown.run(files[i].name);
            if (!isKnown.next())
                keep(work, writer, files[i], *judged[i]);
        }
        return work.done();
    }

    void keep(Work& work, SessionWriter& writer, LogFile& file, const Judgement& judgement) {
        cutToText(file.text);
        SessionStart start{sessionKeyOf(work, *judgement.header), personOf(work, *judgement.header),
                           file.name, startOfLog(m_folder.filePath(file.name), judgement.lastMs),
                           *judgement.header};
        putInSitting(work, start);
        const SessionState state = judgement.finished ? SessionState::finished : SessionState::left;
        const qint64 id = writer.add(start, state, SessionOrigin::earlier, file.text);
        writer.addVerdict(id, keptVerdict(judgement, m_program, m_now));
        writer.addAttempts(id, start.person, start.startedAt, judgement);
        ++m_taken.sessions;
    }

    OrTrouble<> complete(const QString& name, const Known& known) {
        auto text = read(name);
        if (!text)
            return {};
        cutToText(*text);
        const auto log = readLog(*text);
        if (!log) {
            m_taken.notTaken.push_back({name, {}, log.error()});
            return {};
        }
        const auto lines = wholeLines(*text, log->cutOffLine);
        if (static_cast<int>(lines.size()) <= known.lines)
            return {};
        Work work(m_database, Work::Kind::writes);
        if (addMissingLines(work, known.runningId, lines))
            ++m_taken.completed;
        return work.done();
    }

    Database& m_database;
    QDir m_folder;
    std::string m_program;
    Jury m_jury;
    qint64 m_now;
    std::vector<LogFile> m_opened;
    std::size_t m_bytes = 0;
    TakenIn m_taken;
};

} // namespace

OrTrouble<TakenIn> takeIn(Database& database, const QString& folder, const Judges& judges,
                          qint64 now) {
    return TakerIn(database, folder, judges, now).take();
}

OrTrouble<int> adopt(Database& database, qint64 person) {
    Work work(database, Work::Kind::writes);
    Statement sessions(work, "UPDATE session SET person = ? WHERE person IS NULL");
    const int count = sessions.run(person) ? sessions.changed() : 0;
    run(work, "UPDATE attempt SET person = ? WHERE person IS NULL", person);
    run(work, "UPDATE sitting SET person = ? WHERE person IS NULL", person);
    return work.done(count);
}

} // namespace mz
