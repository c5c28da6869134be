// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/roster.h"

#include "app/results/csv.h"
#include "core/json/excerpt.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <unordered_map>
#include <utility>

namespace mz {

namespace {

enum class RosterColumn { id, name, group, language, textSize, deck, note };

struct KnownColumn {
    std::string_view name;
    bool must = false;
};
constexpr std::array<KnownColumn, 7> columns{{{"trainee_id", true},
                                              {"name", true},
                                              {"group"},
                                              {"language"},
                                              {"text_size"},
                                              {"deck"},
                                              {"note"}}};
constexpr int leastText = 80;
constexpr int mostText = 200;
constexpr std::size_t mostFaults = 100;

std::string nameOf(RosterColumn column) {
    return std::string(columns[static_cast<std::size_t>(column)].name);
}

class RosterReader {
public:
    RosterReading read(std::string_view text) {
        auto table = readCsv(text, WrittenBy::others);
        if (!table) {
            m_reading.faults.push_back(std::move(table.error()));
            return std::move(m_reading);
        }
        m_reading.blankLines = std::move(table->blankLines);
        readHeader(table->header);
        if (m_reading.faults.empty())
            for (const CsvRow& row : table->rows)
                readRow(row);
        std::ranges::sort(m_reading.blankLines);
        return std::move(m_reading);
    }

private:
    void readHeader(const std::vector<std::string>& header) {
        for (std::size_t i = 0; i < header.size(); ++i) {
            const auto known = std::ranges::find(columns, header[i], &KnownColumn::name);
            if (known == columns.end()) {
                m_reading.unknownColumns.push_back({static_cast<int>(i) + 1, header[i]});
                continue;
            }
            auto& place = m_places[static_cast<std::size_t>(known - columns.begin())];
            if (place)
                add(TableTrouble::columnTwice, 1, {header[i]});
            place = i;
        }
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (columns[i].must && !m_places[i])
                add(TableTrouble::columnMissing, 1, {std::string(columns[i].name)});
    }

    void readRow(const CsvRow& row) {
        if (std::ranges::all_of(row.cells, &std::string::empty)) {
            m_reading.blankLines.push_back(row.line);
            return;
        }
        m_row = &row;
        m_good = true;
        RosterEntry entry;
        entry.line = row.line;
        entry.id = required(RosterColumn::id);
        entry.name = required(RosterColumn::name);
        entry.group = cell(RosterColumn::group);
        entry.language = word(RosterColumn::language, "en", "it");
        entry.textPercent = textPercent();
        if (const auto deck = word(RosterColumn::deck, "two", "four"))
            entry.fourColours = *deck == "four";
        entry.note = cell(RosterColumn::note);
        if (!entry.id.empty()) {
            const auto [known, isNew] = m_lineOf.emplace(entry.id, row.line);
            if (!isNew)
                add(TableTrouble::idTwice, row.line,
                    {nameOf(RosterColumn::id), json::shortened(entry.id),
                     std::to_string(known->second)});
        }
        if (m_good)
            m_reading.entries.push_back(std::move(entry));
    }

    [[nodiscard]] std::string cell(RosterColumn column) const {
        const auto place = m_places[static_cast<std::size_t>(column)];
        return place ? m_row->cells[*place] : std::string();
    }

    std::string required(RosterColumn column) {
        std::string text = cell(column);
        if (text.empty())
            add(TableTrouble::valueMissing, m_row->line, {nameOf(column)});
        return text;
    }

    std::optional<std::string> word(RosterColumn column, const std::string& one,
                                    const std::string& other) {
        std::string text = cell(column);
        if (text.empty())
            return std::nullopt;
        if (text != one && text != other) {
            add(TableTrouble::unknownWord, m_row->line,
                {nameOf(column), json::shortened(text), one + ", " + other});
            return std::nullopt;
        }
        return text;
    }

    std::optional<int> textPercent() {
        const std::string text = cell(RosterColumn::textSize);
        if (text.empty())
            return std::nullopt;
        int number = 0;
        const char* end = text.data() + text.size();
        const auto [stop, trouble] = std::from_chars(text.data(), end, number);
        if (trouble != std::errc() || stop != end || number < leastText || number > mostText) {
            add(TableTrouble::outOfRange, m_row->line,
                {nameOf(RosterColumn::textSize), json::shortened(text), std::to_string(leastText),
                 std::to_string(mostText)});
            return std::nullopt;
        }
        return number;
    }

    void add(TableTrouble trouble, int line, std::vector<std::string> args) {
        m_good = false;
        if (m_reading.faults.size() < mostFaults)
            m_reading.faults.push_back({trouble, std::move(args), line, 0});
        else
            m_reading.moreFaults = true;
    }

    RosterReading m_reading;
    std::array<std::optional<std::size_t>, columns.size()> m_places{};
    std::unordered_map<std::string, int> m_lineOf; // by id
    const CsvRow* m_row = nullptr;
    bool m_good = true;
};

} // namespace

RosterReading readRoster(std::string_view text) { return RosterReader().read(text); }

} // namespace mz
