// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/trouble.h"

#include <QSqlError>

#include <array>
#include <system_error>

namespace mz {

namespace {

// Result codes of SQLite, of which the lowest byte tells the kind.
enum Result : int {
    permission = 3,
    busy = 5,
    tableLocked = 6,
    readOnlyFile = 8,
    inputOutput = 10,
    corrupt = 11,
    full = 13,
    cannotOpenFile = 14,
    protocol = 15,
    notADatabase = 26
};

RecordsTrouble::Kind kindOf(int result) {
    using Kind = RecordsTrouble::Kind;
    switch (result & 0xFF) {
    case busy:
    case tableLocked:
    case protocol:
        return Kind::locked;
    case readOnlyFile:
        return Kind::readOnly;
    case corrupt:
    case notADatabase:
        return Kind::damaged;
    case full:
        return Kind::diskFull;
    case permission:
    case cannotOpenFile:
        return Kind::cannotOpen;
    default:
        return Kind::other;
    }
}

} // namespace

std::string_view code(RecordsTrouble::Kind kind) {
    constexpr std::array<std::string_view, recordsTroubleCount> codes{
        "damaged", "not-ours", "newer", "locked", "read-only", "cannot-open", "disk-full", "other"};
    return codes[static_cast<std::size_t>(kind)];
}

RecordsTrouble troubleOf(const QSqlError& error, const QString& file) {
    const int result = error.nativeErrorCode().toInt();
    RecordsTrouble trouble{kindOf(result), file, error.databaseText(), false};
    if (trouble.words.isEmpty())
        trouble.words = error.driverText();
    trouble.passes = trouble.kind == RecordsTrouble::Kind::locked ||
                     trouble.kind == RecordsTrouble::Kind::diskFull ||
                     (result & 0xFF) == inputOutput;
    return trouble;
}

RecordsTrouble troubleOf(RecordsTrouble::Kind kind, const QString& file, int number) {
    return {kind, file, QString::fromStdString(std::generic_category().message(number)),
            kind == RecordsTrouble::Kind::locked || kind == RecordsTrouble::Kind::diskFull};
}

} // namespace mz
