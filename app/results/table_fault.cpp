// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/table_fault.h"

#include "core/codes/code_list.h"

namespace mz {

std::string_view code(TableTrouble trouble) {
    static constexpr CodeList<tableTroubleCount> codes{
        "too-big",          "not-utf8",         "nul-byte",     "no-header",    "quote-in-cell",
        "text-after-quote", "quote-not-closed", "stray-return", "cell-count",   "column-missing",
        "column-twice",     "value-missing",    "id-twice",     "unknown-word", "out-of-range"};
    return codeIn(codes, trouble);
}

} // namespace mz
