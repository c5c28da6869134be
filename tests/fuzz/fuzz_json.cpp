// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/json_tree.h"
#include "core/json/write.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace mz::json;

namespace {

void mustHold(bool condition) {
    if (!condition)
        std::abort();
}

} // namespace

// Any bytes: a value, which is read again as itself however it is written, or a fault in the text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto result = parse(text);
    if (!result) {
        const Fault& fault = result.error();
        mustHold(fault.line >= 1 && fault.line <= 1 + std::ranges::count(text, '\n'));
        mustHold(fault.pointer.empty() || fault.pointer.front() == '/');
        return 0;
    }
    for (const auto& written : {writeLine(*result), writePretty(*result, 40)}) {
        const auto again = parse(written);
        mustHold(again && *again == *result);
    }
    return 0;
}
