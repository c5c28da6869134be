// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/cell.h"
#include "app/results/table_fault.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mz {

// The two ways in which a table becomes a CSV file.
enum class CsvForm : std::uint8_t {
    international, // commas, decimal points, moments in UTC
    italian // for Excel in Italian: semicolons, decimal commas, local time, a byte order mark
};

// "international", "italian"
[[nodiscard]] std::string_view code(CsvForm form);
[[nodiscard]] std::optional<CsvForm> csvFormFromCode(std::string_view text);

// A cell as it stands in a file of ours, quoted where it has to be. A text that a spreadsheet would
// take for a formula gets an apostrophe before it.
[[nodiscard]] std::string csvCell(const Cell& cell, CsvForm form);

// Writes row after row; the first one is the header.
class CsvWriter {
public:
    explicit CsvWriter(CsvForm form);

    void row(std::span<const Cell> cells);
    [[nodiscard]] std::string take();

private:
    CsvForm m_form;
    std::string m_text;
};

struct CsvRow {
    int line = 1; // on which it begins
    std::vector<std::string> cells;
};

// A file that was read, its rows as long as the header.
struct CsvTable {
    char separator = ',';
    std::vector<std::string> header;
    std::vector<CsvRow> rows;
    std::vector<int> blankLines; // nothing stood on them

    [[nodiscard]] std::optional<std::size_t> find(std::string_view column) const;
};

// Whose files they are: in our own one apostrophe is taken off where the writer put one.
enum class WrittenBy : std::uint8_t { us, others };

struct CsvLimits {
    std::size_t bytes = std::size_t{32} << 20;
    std::size_t columns = 1000;
    std::size_t cells = std::size_t{4} << 20; // keeps the memory for the largest file below 1 GiB
};

// Reads either form without being told which. The first thing that is wrong ends it.
[[nodiscard]] tl::expected<CsvTable, TableFault> readCsv(std::string_view text, WrittenBy writer,
                                                         const CsvLimits& limits = {});

} // namespace mz
