// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/support/told.h"

#include "core/packs/pack.h"
#include "core/session/log.h"

#include <filesystem>
#include <set>
#include <string>

namespace mz::testing {

struct Golden {
    Pack pack;
    Log log;
    std::shared_ptr<const Case> ofCase;
};

// The names of the folders beside this file.
inline std::set<std::string> goldenNames() {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(MZ_SOURCE_DIR "/tests/golden"))
        if (entry.is_directory())
            names.insert(entry.path().filename().string());
    return names;
}

inline std::string goldenText(const std::string& name, const char* file) {
    return fileText("tests/golden/" + name + '/' + file);
}

// Nothing where pack or log cannot be read, or the scenario cannot be dealt.
inline std::optional<Golden> readGolden(const std::string& name) {
    Golden golden;
    PackReading reading = readPack(goldenText(name, "pack.json"));
    auto log = readLog(goldenText(name, "log.jsonl"));
    if (!reading.problems.empty() || !log || log->header.pack != reading.pack.id)
        return std::nullopt;
    const Scenario* scenario = reading.pack.find(log->header.scenario);
    if (scenario == nullptr)
        return std::nullopt;
    Scenario own = *scenario;
    own.seed = log->header.seed.value_or(own.seed);
    auto ready = prepare(own, rulebook(reading.pack.rulebook));
    if (!ready)
        return std::nullopt;
    golden.pack = std::move(reading.pack);
    golden.log = std::move(*log);
    golden.ofCase = std::make_shared<const Case>(std::move(*ready));
    return golden;
}

} // namespace mz::testing
