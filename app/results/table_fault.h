// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mz {

// What can be wrong with a table in a CSV file. In brackets the arguments of its sentence.
enum class TableTrouble : std::uint8_t {
    tooBig,
    notUtf8,
    nulByte,
    noHeader,
    quoteInCell,    // a quote in the middle of a cell that does not begin with one
    textAfterQuote, // something between the quote that ends a cell and the separator
    quoteNotClosed,
    strayReturn,   // a carriage return without its line feed
    cellCount,     // cells that the header has, cells of this line
    columnMissing, // the column
    columnTwice,   // the column
    valueMissing,  // the column
    idTwice,       // the column, the id, the line on which it stands already
    unknownWord,   // the column, the word, the words that are known
    outOfRange     // the column, what stands there, least, most
};
inline constexpr int tableTroubleCount = static_cast<int>(TableTrouble::outOfRange) + 1;

// Stable machine name: "quote-not-closed".
[[nodiscard]] std::string_view code(TableTrouble trouble);

struct TableFault {
    TableTrouble trouble{};
    std::vector<std::string> args;
    int line = 1;   // from 1
    int column = 0; // the letter of the line, from 1; 0: the line as a whole
};

} // namespace mz
