// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/session/library.h"
#include "core/session/reopen.h"
#include "core/session/review.h"

#include <QString>

#include <tl/expected.hpp>

#include <memory>

namespace mz {

// A log for the debrief, with what is known about it.
struct DebriefLog {
    std::shared_ptr<const Review> review;
    std::vector<Lack> lacks;
    std::string pack;
    int edition = 1;
    int pass = 80;
    std::optional<Library::Found> found;
    std::optional<Text> packTitle{}; // where the pack is known
};

// Why a log is not shown.
struct LogRefused {
    enum class Kind : std::uint8_t {
        file, // cannot be read
        log   // is none, or cannot be dealt
    };
    Kind kind{};
    QString text; // "FILE: reason" or "FILE:LINE: reason", in the window's language
};

// Reads and deals it.
[[nodiscard]] tl::expected<DebriefLog, LogRefused> openLog(Library& library, const QString& file);
// The same of a text, `name` in the place of the file.
[[nodiscard]] tl::expected<DebriefLog, LogRefused>
openLogText(Library& library, const QString& name, std::string_view text);

} // namespace mz
