// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/assignment.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace mz;

namespace {

void mustHold(bool condition) {
    if (!condition)
        std::abort();
}

} // namespace

// Any bytes: an assignment that is written and read again as itself, or what is wrong and where.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto assignment = readAssignment(text);
    if (!assignment) {
        mustHold(!assignment.error().empty());
        const auto lines = 1 + std::ranges::count(text, '\n');
        for (const Problem& problem : assignment.error())
            mustHold(problem.line >= 1 && problem.line <= lines);
        return 0;
    }
    mustHold(!assignment->hands.empty() && assignment->hands.size() <= mostAssignedHands);
    const auto again = readAssignment(writeAssignment(*assignment));
    mustHold(again && *again == *assignment);
    return 0;
}
