// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/cell.h"
#include "app/results/told_session.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace mz {

enum class ColumnType : std::uint8_t { text, whole, decimal, truth, moment };

// "text", "whole", "decimal", "0 or 1", "moment"
[[nodiscard]] std::string_view name(ColumnType type);

// What a column is called and means: the line of the data dictionary.
struct ColumnMeaning {
    std::string_view name;
    ColumnType type{};
    std::string_view range;     // what else is known of its values; may be empty
    std::string_view emptyWhen; // "never", or why a cell has nothing
    std::string_view meaning;
    std::string_view significato;
};

// A column with the way to its cells: header, cells and dictionary are all made of it.
template <typename Row>
struct Column {
    ColumnMeaning means;
    Cell (*cell)(const Row&);
};

struct ResultRow {
    const ToldSession& session;
    bool names = true; // may be shown
};

struct AttemptRow {
    const ToldSession& session;
    bool names = true;
    int number = 1; // of the incident in its session, from 1
    const FiledIncident& incident;
};

struct StepRow {
    const ToldSession& session;
    bool names = true;
    int number = 0;                          // of the incident; 0: a fault of the session's own
    const FiledIncident* incident = nullptr; // null: likewise
    const FiledStep* step = nullptr;         // this one …
    const FiledFault* fault = nullptr;       // … or that
};

[[nodiscard]] std::span<const Column<ResultRow>> resultColumns();
[[nodiscard]] std::span<const Column<AttemptRow>> attemptColumns();
[[nodiscard]] std::span<const Column<StepRow>> stepColumns();

} // namespace mz
