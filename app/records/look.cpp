// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/look.h"

#include "app/records/connection.h"

#include <QFileInfo>

#include <cerrno>

namespace mz {

namespace {

using Kind = RecordsTrouble::Kind;

// Only SQLite opens the file: whoever else does takes away, on closing it, the locks that other
// connections of this process hold.
class Look {
public:
    Look(const QString& file, int newest, int busyMs)
        : m_file(file), m_newest(newest), m_busyMs(busyMs) {}

    OrTrouble<> take() {
        const QFileInfo info(m_file);
        if (!info.exists() || (info.isFile() && info.size() == 0))
            return nothing();
        if (!info.isFile())
            return tl::unexpected(
                troubleOf(Kind::cannotOpen, m_file, info.isDir() ? EISDIR : EINVAL));
        if (auto known = lookAtHeader(); !known)
            return known;
        if (!info.isWritable() || !QFileInfo(info.path()).isWritable())
            return tl::unexpected(troubleOf(Kind::readOnly, m_file, EACCES));
        return lookAtPages();
    }

private:
    [[nodiscard]] OrTrouble<> nothing() const {
        // The pages that are missing are in the file that goes with it.
        if (sizeBeside("-wal") > 0)
            return trouble(Kind::damaged, QStringLiteral("only the write-ahead log is there"));
        return {};
    }

    // As the file alone has it, without what goes with it: no lock is taken, no file is made.
    [[nodiscard]] OrTrouble<> lookAtHeader() const {
        Connection still(m_file, Connection::uriOf(m_file, QStringLiteral("immutable=1")),
                         QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"));
        const auto application = still.open().and_then(
            [&] { return still.ask(QStringLiteral("PRAGMA application_id")); });
        if (!application) {
            // The power failed in the midst of writing: SQLite takes that back when it opens it.
            if (application.error().kind == Kind::damaged && sizeBeside("-journal") > 0)
                return {};
            return tl::unexpected(application.error());
        }
        if (application->toInt() != recordsApplicationId)
            return trouble(Kind::notOurs, {});
        return checkVersion(still.ask(QStringLiteral("PRAGMA user_version")));
    }

    // The version with what the write-ahead log says, and every page.
    [[nodiscard]] OrTrouble<> lookAtPages() const {
        Connection readOnly(
            m_file, m_file,
            QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=%1").arg(m_busyMs));
        const auto seen =
            readOnly.open()
                .and_then([&] {
                    return checkVersion(readOnly.ask(QStringLiteral("PRAGMA user_version")));
                })
                .and_then([&] { return readOnly.ask(QStringLiteral("PRAGMA quick_check(1)")); });
        if (!seen)
            return orLater(seen.error());
        if (*seen != QStringLiteral("ok"))
            return trouble(Kind::damaged, *seen);
        return {};
    }

    [[nodiscard]] OrTrouble<> checkVersion(const OrTrouble<QString>& version) const {
        if (!version)
            return tl::unexpected(version.error());
        return version->toInt() > m_newest ? trouble(Kind::newer, {}) : OrTrouble<>();
    }

    // What one who only reads cannot do shows when the file is opened for writing: taking back what
    // was under way when the power failed, or sharing memory on some file systems.
    static OrTrouble<> orLater(const RecordsTrouble& trouble) {
        if (trouble.kind == Kind::readOnly || trouble.kind == Kind::cannotOpen)
            return {};
        return tl::unexpected(trouble);
    }

    [[nodiscard]] qint64 sizeBeside(const char* end) const {
        return QFileInfo(m_file + QString::fromLatin1(end)).size();
    }
    [[nodiscard]] OrTrouble<> trouble(Kind kind, QString words) const {
        return tl::unexpected(RecordsTrouble{kind, m_file, std::move(words), false});
    }

    const QString& m_file;
    int m_newest;
    int m_busyMs;
};

} // namespace

OrTrouble<> look(const QString& file, int newest, int busyMs) {
    return Look(file, newest, busyMs).take();
}

} // namespace mz
