// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/csv.h"

#include "app/results/formula.h"
#include "core/json/utf8.h"

#include <algorithm>
#include <utility>

namespace mz {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

// Of the two the one that the header has more often outside of quotes.
char separatorIn(std::string_view text, bool marked) {
    std::ptrdiff_t commas = 0;
    std::ptrdiff_t semicolons = 0;
    bool quoted = false;
    for (const char letter : text) {
        if (letter == '"')
            quoted = !quoted;
        if (quoted)
            continue;
        if (letter == '\n')
            break;
        commas += letter == ',' ? 1 : 0;
        semicolons += letter == ';' ? 1 : 0;
    }
    return semicolons > commas || (semicolons == commas && marked) ? ';' : ',';
}

class CsvReader {
public:
    CsvReader(std::string_view text, WrittenBy writer, const CsvLimits& limits)
        : m_text(text), m_writer(writer), m_limits(limits) {}

    tl::expected<CsvTable, TableFault> read() {
        if (m_text.size() > m_limits.bytes)
            return tl::unexpected(TableFault{TableTrouble::tooBig, {}, 1, 0});
        const bool marked = m_text.starts_with(byteOrderMark);
        if (marked)
            m_text.remove_prefix(byteOrderMark.size());
        m_table.separator = separatorIn(m_text, marked);
        if (checkLetters())
            while (m_at < m_text.size() && readRow()) {
            }
        if (!m_fault && m_table.header.empty())
            fail(TableTrouble::noHeader, 1, 0);
        if (m_fault)
            return tl::unexpected(std::move(*m_fault));
        return std::move(m_table);
    }

private:
    bool checkLetters() {
        const json::GoodText good = json::goodText(m_text);
        if (good.end == json::TextEnd::whole)
            return true;
        const std::string_view before = m_text.substr(0, good.size);
        m_line = 1 + static_cast<int>(std::ranges::count(before, '\n'));
        m_lineStart = before.rfind('\n') + 1; // npos + 1 is 0
        return failAt(good.end == json::TextEnd::nulByte ? TableTrouble::nulByte
                                                         : TableTrouble::notUtf8,
                      good.size);
    }

    bool readRow() {
        CsvRow row;
        row.line = m_line;
        const std::size_t start = m_at;
        do {
            if (row.cells.size() == m_limits.columns || ++m_cells > m_limits.cells)
                return fail(TableTrouble::tooBig, m_line, 0);
            row.cells.emplace_back();
            if (!readCell(row.cells.back()))
                return false;
        } while (takeSeparator());
        const bool blank = m_at == start;
        takeLineEnd();
        return keep(std::move(row), blank);
    }

    bool keep(CsvRow row, bool blank) {
        if (m_table.header.empty()) {
            if (blank)
                return fail(TableTrouble::noHeader, row.line, 0);
            m_table.header = std::move(row.cells);
            return true;
        }
        const std::size_t wanted = m_table.header.size();
        if (blank && wanted > 1) {
            m_table.blankLines.push_back(row.line);
            return true;
        }
        if (row.cells.size() != wanted)
            return fail(TableTrouble::cellCount, row.line, 0,
                        {std::to_string(wanted), std::to_string(row.cells.size())});
        m_table.rows.push_back(std::move(row));
        return true;
    }

    bool readCell(std::string& cell) {
        const bool read =
            m_at < m_text.size() && m_text[m_at] == '"' ? readQuoted(cell) : readPlain(cell);
        if (read && m_writer == WrittenBy::us && cell.starts_with('\'') && looksLikeFormula(cell))
            cell.erase(0, 1);
        return read;
    }

    bool readPlain(std::string& cell) {
        const char stops[] = {m_table.separator, '"', '\r', '\n'};
        const std::size_t end =
            std::min(m_text.find_first_of({stops, sizeof stops}, m_at), m_text.size());
        cell = m_text.substr(m_at, end - m_at);
        m_at = end;
        if (end < m_text.size() && m_text[end] == '"')
            return failAt(TableTrouble::quoteInCell, end);
        return cellEnds() || failAt(TableTrouble::strayReturn, end);
    }

    bool readQuoted(std::string& cell) {
        const TableFault open{TableTrouble::quoteNotClosed, {}, m_line, columnOf(m_at)};
        for (++m_at;; ++m_at) {
            const std::size_t end = m_text.find('"', m_at);
            if (end == std::string_view::npos) {
                m_fault = open;
                return false;
            }
            countLines(m_at, end);
            cell += m_text.substr(m_at, end - m_at);
            m_at = end + 1;
            if (m_at == m_text.size() || m_text[m_at] != '"')
                break;
            cell += '"';
        }
        return cellEnds() || failAt(TableTrouble::textAfterQuote, m_at);
    }

    void countLines(std::size_t from, std::size_t to) {
        for (std::size_t end = m_text.find('\n', from); end < to;
             end = m_text.find('\n', end + 1)) {
            ++m_line;
            m_lineStart = end + 1;
        }
    }

    // Here stands what may follow a cell.
    [[nodiscard]] bool cellEnds() const {
        const std::string_view rest = m_text.substr(m_at);
        return rest.empty() || rest.front() == m_table.separator || rest.front() == '\n' ||
               rest.starts_with("\r\n");
    }

    bool takeSeparator() {
        if (m_at == m_text.size() || m_text[m_at] != m_table.separator)
            return false;
        ++m_at;
        return true;
    }

    void takeLineEnd() {
        m_at = std::min(m_text.find('\n', m_at), m_text.size() - 1) + 1;
        m_lineStart = m_at;
        ++m_line;
    }

    [[nodiscard]] int columnOf(std::size_t at) const {
        const auto isFirstByte = [](char byte) {
            return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
        };
        return 1 + static_cast<int>(std::ranges::count_if(
                       m_text.substr(m_lineStart, at - m_lineStart), isFirstByte));
    }

    bool failAt(TableTrouble trouble, std::size_t at) {
        return fail(trouble, m_line, columnOf(at));
    }

    bool fail(TableTrouble trouble, int line, int column, std::vector<std::string> args = {}) {
        m_fault = TableFault{trouble, std::move(args), line, column};
        return false;
    }

    std::string_view m_text;
    WrittenBy m_writer;
    const CsvLimits& m_limits;
    CsvTable m_table;
    std::optional<TableFault> m_fault;
    std::size_t m_at = 0;
    int m_line = 1;
    std::size_t m_lineStart = 0;
    std::size_t m_cells = 0;
};

} // namespace

std::optional<std::size_t> CsvTable::find(std::string_view column) const {
    const auto found = std::ranges::find(header, column);
    if (found == header.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - header.begin());
}

tl::expected<CsvTable, TableFault> readCsv(std::string_view text, WrittenBy writer,
                                           const CsvLimits& limits) {
    return CsvReader(text, writer, limits).read();
}

} // namespace mz
