// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <QString>

#include <cstdint>
#include <string_view>

class QSqlError;

namespace mz {

// Why the records cannot be opened, read or written.
struct RecordsTrouble {
    enum class Kind : std::uint8_t {
        damaged,    // no database, or one whose pages do not hang together
        notOurs,    // a database of another program
        newer,      // of a newer version of this program
        locked,     // another program holds it for longer than one can wait
        readOnly,   // the file or its folder cannot be written
        cannotOpen, // the file is not there to be opened, or something else is in its place
        diskFull,
        other
    };
    Kind kind{};
    QString file;        // its full path
    QString words;       // the system's own
    bool passes = false; // a later try may well succeed: locked, disk full, a device that fails
};
inline constexpr int recordsTroubleCount = 8;

// "damaged", "not-ours", "newer", "locked", "read-only", "cannot-open", "disk-full", "other"
[[nodiscard]] std::string_view code(RecordsTrouble::Kind kind);

template <typename T = void>
using OrTrouble = tl::expected<T, RecordsTrouble>;

[[nodiscard]] RecordsTrouble troubleOf(const QSqlError& error, const QString& file);
// The system's words for a number of errno.
[[nodiscard]] RecordsTrouble troubleOf(RecordsTrouble::Kind kind, const QString& file, int number);

} // namespace mz
