// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/next.h"
#include "tests/fuzz/table.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace mz;
using namespace mz::fuzz;

// Any bytes: a rulebook under which every scenario can be dealt, whatever it asks for; or problems.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    auto book = readRulebook(text, rulebookText);
    if (!book) {
        mustHold(!book.error().empty());
        return 0;
    }
    const auto shared = std::make_shared<const Rulebook>(std::move(*book));
    for (unsigned number = 0; number < 6; ++number) {
        const auto ofCase = dealt(number, shared);
        mustBeSound(*ofCase, solve(ofCase).session);
    }
    return 0;
}
