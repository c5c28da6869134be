// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mz {

// What can be kept of a log's bytes: the lines behind the end of a session may be anything.
void cutToText(std::string& text);

// Its lines without their ends, up to the one that is cut off.
[[nodiscard]] std::vector<std::string> wholeLines(const std::string& text,
                                                  std::optional<int> cutOffLine);

[[nodiscard]] std::string textOf(const std::vector<std::string>& lines);

// How the window begins the name of a log: the local time at which it was begun.
[[nodiscard]] const QString& timeInLogName();
// That time; not valid where the file has another name.
[[nodiscard]] QDateTime begunAt(const QString& file);

// When a log of this folder's file was begun, in ms since 1970 UTC: the window calls it after the
// local time; of another name the last change of the file tells when its last act, at this ms, was
// done.
[[nodiscard]] std::int64_t startOfLog(const QString& path, std::int64_t lastMs);

} // namespace mz
