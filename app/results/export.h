// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/files.h"
#include "app/results/session_results.h"
#include "app/results/xapi_addresses.h"
#include "core/json/problem.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mz {

struct ExportOptions {
    CsvForm form = CsvForm::international;
    bool names = true; // of the trainees, in tables and statements
    std::string base = XapiOptions().base;
    std::string school = XapiOptions().school;
};

// A session that is not in the files, and why.
struct LeftOut {
    enum class Why : std::uint8_t {
        nobodys,    // it has no trainee with a number or key
        twice,      // a session of this key is there already
        unreadable, // its log or verdict: `problem`
        noMoment    // it began before the year 0 or after 9999
    };
    std::string session; // its key
    Why why{};
    std::optional<Problem> problem{};
};

struct Exported {
    std::size_t sessions = 0; // in the files
    std::vector<std::filesystem::path> files;
    std::vector<LeftOut> leftOut;
};

struct ExportTrouble {
    std::filesystem::path file;
    FileTrouble trouble{};
};

// Writes into the folder, which is made where it is not there: results.csv, attempts.csv,
// steps.csv, dictionary.csv, dictionary.md and statements.json. Sessions come in any order and are
// written the oldest first. Each file is replaced wholly or not at all; the first one that cannot
// be written ends it. `base` and `school` must be addresses (isAddress).
[[nodiscard]] tl::expected<Exported, ExportTrouble>
exportResults(std::span<const JudgedSession> sessions, const std::filesystem::path& folder,
              const ExportOptions& options = {});

// "nobodys", "twice", "unreadable", "no-moment"
[[nodiscard]] std::string_view code(LeftOut::Why why);

} // namespace mz
