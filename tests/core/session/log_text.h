// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/support/rows.h"

#include "core/session/log.h"

namespace mz::testing {

inline const std::string header =
    R"({"format": "mazziere-log", "version": 1, "pack": "p", "scenario": "s"})";

// The header and these lines, each with a line end.
inline std::string logOf(std::initializer_list<std::string> lines) {
    std::string text = header + '\n';
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

inline QString refusalOf(const std::string& log) {
    const auto read = readLog(log);
    if (!read)
        return "no log: " + text(told(read.error()));
    return read->unreadable ? text(told(*read->unreadable)) : QString();
}

} // namespace mz::testing
