// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/resume.h"

#include "app/files/files.h"
#include "app/records/header_keys.h"
#include "app/records/log_lines.h"
#include "app/records/native_path.h"
#include "core/session/log.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace mz {

namespace {

using Lines = std::vector<std::string>;

// Nothing where it is no log.
std::optional<Lines> linesOf(std::string text) {
    cutToText(text);
    const auto log = readLog(text);
    return log ? std::optional(wholeLines(text, log->cutOffLine)) : std::nullopt;
}

bool beginsWith(const Lines& longer, const Lines& shorter) {
    return shorter.size() <= longer.size() &&
           std::equal(shorter.begin(), shorter.end(), longer.begin());
}

class Resumer {
public:
    Resumer(Database& database, const QString& folder, LogLock lockOf, const Judges& judges,
            qint64 now)
        : m_database(database),
          m_folder(folder),
          m_lockOf(std::move(lockOf)),
          m_judges(judges),
          m_now(now) {}

    OrTrouble<std::optional<BrokenOff>> newestOf(std::optional<qint64> person) {
        const auto keys = running(person);
        if (!keys)
            return tl::unexpected(keys.error());
        std::optional<BrokenOff> newest;
        for (const QString& key : *keys) {
            auto found = free(key);
            if (!found)
                return tl::unexpected(std::move(found.error()));
            if (!*found)
                continue;
            if (auto equal = makeEqual(**found); !equal)
                return tl::unexpected(std::move(equal.error()));
            if (!newest && !(*found)->text.empty())
                newest = std::move(**found);
            else if (auto left = leaveSession(m_database, key, m_judges, m_now); !left)
                return tl::unexpected(std::move(left.error()));
        }
        return newest;
    }

private:
    // Newest first.
    OrTrouble<QStringList> running(std::optional<qint64> person) {
        Work work(m_database, Work::Kind::reads);
        QStringList keys;
        Statement rows(work, "SELECT key FROM session WHERE person IS ? AND state = 'running' "
                             "ORDER BY id DESC");
        rows.run(person);
        while (rows.next())
            keys.append(rows.text(0));
        return work.done(std::move(keys));
    }

    OrTrouble<std::optional<BrokenOff>> free(const QString& key) {
        auto row = findSession(m_database, key);
        if (!row)
            return tl::unexpected(std::move(row.error()));
        if (!*row)
            return std::nullopt;
        BrokenOff found{std::move(**row), {}, {}, {}};
        if (const QString& file = found.row.start.file; !file.isEmpty()) {
            found.file = m_folder.filePath(file);
            found.lock = m_lockOf(found.file);
            // Where no lock can be made at all there is nobody to be kept out.
            if (!found.lock->tryLock(0) && found.lock->error() == QLockFile::LockFailedError)
                return std::nullopt;
        }
        return found;
    }

    // A power cut can take lines from the file, and a killed program those that were on their way
    // to the database. Where the two tell different stories the file is left to whoever changed it.
    OrTrouble<> makeEqual(BrokenOff& found) {
        const QString key = found.row.start.key;
        const auto kept = logText(m_database, key);
        if (!kept)
            return tl::unexpected(kept.error());
        Lines lines = linesOf(kept->value_or(std::string())).value_or(Lines());
        const auto text = found.file.isEmpty() ? tl::unexpected(FileTrouble::notThere)
                                               : readFile(nativePath(found.file));
        const auto filed = text ? linesOf(*text) : std::nullopt;
        if (filed && !lines.empty() && !beginsWith(*filed, lines) && !beginsWith(lines, *filed))
            found.file.clear();
        else if (filed && filed->size() > lines.size())
            lines = *filed;
        found.text = textOf(lines);
        if (found.text.empty())
            return {};
        if (!found.file.isEmpty() && (!text || *text != found.text) &&
            !writeFile(nativePath(found.file), found.text))
            found.file.clear();
        const auto added = addLines(m_database, key, 1, lines);
        return added ? OrTrouble<>() : tl::unexpected(added.error());
    }

    Database& m_database;
    QDir m_folder;
    LogLock m_lockOf;
    const Judges& m_judges;
    qint64 m_now;
};

// A log that no session has becomes one that is running.
void beginStray(Work& work, const QString& path) {
    const QString name = QFileInfo(path).fileName();
    Statement known(work, "SELECT 1 FROM session WHERE file = ?");
    known.run(name);
    const auto text = readFile(nativePath(path));
    if (known.next() || !text)
        return;
    const auto lines = linesOf(*text);
    if (!lines || lines->empty())
        return;
    LogHeader header = readLog(lines->front() + '\n')->header;
    SessionStart start{sessionKeyOf(work, header), personOf(work, header), name,
                       startOfLog(path, 0), std::move(header)};
    putInSitting(work, start);
    if (auto begun = beginSession(work.database(), start, *lines); !begun)
        work.fail(std::move(begun.error()));
}

} // namespace

OrTrouble<std::optional<SessionRow>> killedSession(Database& database, const QString& folder,
                                                   const LogLock& lockOf) {
    const QString ending = QStringLiteral(".lock");
    Work work(database, Work::Kind::writes);
    qint64 newest = 0;
    QString key;
    for (const QString& lock :
         QDir(folder).entryList({QStringLiteral("*.log.jsonl") + ending}, QDir::Files)) {
        const QString path = QDir(folder).filePath(lock.chopped(ending.size()));
        if (!lockOf(path)->tryLock(0))
            continue;
        beginStray(work, path);
        Statement running(work, "SELECT id, key FROM session WHERE file = ? AND state = 'running'");
        running.run(QFileInfo(path).fileName());
        if (running.next() && running.integer(0) > newest) {
            newest = running.integer(0);
            key = running.text(1);
        }
    }
    if (auto done = work.done(); !done)
        return tl::unexpected(std::move(done.error()));
    return newest == 0 ? OrTrouble<std::optional<SessionRow>>() : findSession(database, key);
}

OrTrouble<std::optional<BrokenOff>> resumeSession(Database& database, std::optional<qint64> person,
                                                  const QString& folder, const LogLock& lockOf,
                                                  const Judges& judges, qint64 now) {
    return Resumer(database, folder, lockOf, judges, now).newestOf(person);
}

} // namespace mz
