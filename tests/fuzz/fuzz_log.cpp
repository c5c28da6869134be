// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/log.h"
#include "tests/fuzz/table.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace mz;
using namespace mz::fuzz;

// The first byte names the scenario, the rest is a log: it is graded, or the line is named at which
// that ends.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const auto lines = 1 + std::ranges::count(text, '\n');
    const auto log = readLog(text);
    if (!log) {
        mustHold(log.error().line >= 1 && log.error().line <= lines);
        return 0;
    }
    const auto ofCase = dealt(data[0], rulebook());
    const auto session = replay(ofCase, *log);
    if (session)
        mustBeSound(*ofCase, *session);
    else
        mustHold(session.error().line >= 1 && session.error().line <= lines);
    return 0;
}
