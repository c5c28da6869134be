// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/sentences.h"

#include "app/words/mark.h"
#include "core/json/excerpt.h"

namespace mz {

std::string reason(const Words& words, const TableFault& fault) {
    const auto arg = [&](std::size_t i) {
        return i < fault.args.size() ? std::string_view(fault.args[i]) : std::string_view();
    };
    switch (fault.trouble) {
    case TableTrouble::tooBig:
        return words.text(MZ_TEXT("TableFile",
                                  "the file is too big: at most 32 MiB, 1000 columns and 4 million "
                                  "cells"));
    case TableTrouble::notUtf8:
        return words.text(MZ_TEXT("TableFile", "the text is not UTF-8; save it as “CSV UTF-8”"));
    case TableTrouble::nulByte:
        return words.text(MZ_TEXT("TableFile", "there is a NUL byte in the text"));
    case TableTrouble::noHeader:
        return words.text(
            MZ_TEXT("TableFile", "the first line must hold the names of the columns"));
    case TableTrouble::quoteInCell:
        return words.text(MZ_TEXT("TableFile",
                                  "a quotation mark within a cell must be doubled, and the cell "
                                  "stand in quotation marks"));
    case TableTrouble::textAfterQuote:
        return words.text(MZ_TEXT("TableFile",
                                  "nothing may stand between a cell’s closing quotation mark and "
                                  "the separator"));
    case TableTrouble::quoteNotClosed:
        return words.text(
            MZ_TEXT("TableFile", "the quotation mark that opens here is never closed"));
    case TableTrouble::strayReturn:
        return words.text(
            MZ_TEXT("TableFile", "a carriage return stands here without a line feed"));
    case TableTrouble::cellCount:
        return words.text(MZ_TEXT("TableFile", "cells of this line: %2, columns of the header: %1"),
                          {arg(0), arg(1)});
    case TableTrouble::columnMissing:
        return words.text(MZ_TEXT("TableFile", "the column “%1” is missing"), {arg(0)});
    case TableTrouble::columnTwice:
        return words.text(MZ_TEXT("TableFile", "the column “%1” is here for the second time"),
                          {arg(0)});
    case TableTrouble::valueMissing:
        return words.text(MZ_TEXT("TableFile", "“%1” must not be empty"), {arg(0)});
    case TableTrouble::idTwice:
        return words.text(MZ_TEXT("TableFile", "“%1”: “%2” stands on line %3 already"),
                          {arg(0), arg(1), arg(2)});
    case TableTrouble::unknownWord:
        return words.text(MZ_TEXT("TableFile", "“%1”: “%2” is not known here, only %3"),
                          {arg(0), arg(1), arg(2)});
    case TableTrouble::outOfRange:
        return words.text(MZ_TEXT("TableFile", "“%1”: “%2” is no whole number from %3 to %4"),
                          {arg(0), arg(1), arg(2), arg(3)});
    }
    return {};
}

std::vector<std::string> remarks(const Words& words, const RosterReading& roster) {
    std::vector<std::string> all;
    for (const UnknownColumn& column : roster.unknownColumns)
        all.push_back(
            words.text(MZ_TEXT("TableFile", "Column %1, “%2”, is not known here and was left out."),
                       {std::to_string(column.number), json::shortened(column.name)}));
    for (const int line : roster.blankLines)
        all.push_back(words.text(MZ_TEXT("TableFile", "Line %1 is empty and was left out."),
                                 {std::to_string(line)}));
    return all;
}

} // namespace mz
