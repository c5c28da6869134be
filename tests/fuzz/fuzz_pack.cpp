// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/check.h"
#include "tests/fuzz/table.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace mz;
using namespace mz::fuzz;

// Any bytes: a pack that is written and read again as itself, and can be dealt or is told why not;
// or problems, each with its place.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const PackReading reading = readPack(text);
    const auto lines = 1 + std::ranges::count(text, '\n');
    for (const Problem& problem : reading.problems) {
        mustHold(problem.line >= 1 && problem.line <= lines);
        mustHold(problem.pointer.empty() || problem.pointer.front() == '/');
    }
    if (reading.problems.empty()) {
        const std::string written = writePack(reading.pack);
        const PackReading again = readPack(written);
        mustHold(again.problems.empty() && writePack(again.pack) == written);
    }
    if (reading.pack.scenarios.size() <= 4)
        for (const Problem& problem : checkPack(reading, rulebook()))
            mustHold(problem.line >= 1 && problem.line <= lines);
    return 0;
}
