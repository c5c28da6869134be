// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/session_results.h"

namespace mz {

namespace {

// A table whose columns are these.
template <typename Row>
class Sheet {
public:
    Sheet(std::span<const Column<Row>> columns, CsvForm form) : m_columns(columns), m_out(form) {
        for (const Column<Row>& column : m_columns)
            m_cells.emplace_back(std::string(column.means.name));
        m_out.row(m_cells);
    }

    void add(const Row& row) {
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            m_cells[i] = m_columns[i].cell(row);
        m_out.row(m_cells);
    }

    [[nodiscard]] std::string take() { return m_out.take(); }

private:
    std::span<const Column<Row>> m_columns;
    CsvWriter m_out;
    std::vector<Cell> m_cells;
};

} // namespace

std::vector<AttemptRow> attemptsOf(const ToldSession& session, bool names) {
    std::vector<AttemptRow> rows;
    for (const FiledIncident& incident : session.verdict.incidents)
        rows.push_back({session, names, static_cast<int>(rows.size()) + 1, incident});
    return rows;
}

std::vector<StepRow> stepsOf(const ToldSession& session, bool names) {
    std::vector<StepRow> rows;
    int number = 0;
    for (const FiledIncident& incident : session.verdict.incidents) {
        ++number;
        for (const FiledStep& step : incident.steps)
            rows.push_back({session, names, number, &incident, &step, nullptr});
        for (const FiledFault& fault : incident.faults)
            rows.push_back({session, names, number, &incident, nullptr, &fault});
    }
    for (const FiledFault& fault : session.verdict.faults)
        rows.push_back({session, names, 0, nullptr, nullptr, &fault});
    return rows;
}

std::string writeResults(std::span<const ToldSession> sessions, const TableOptions& options) {
    Sheet<ResultRow> sheet(resultColumns(), options.form);
    for (const ToldSession& session : sessions)
        sheet.add({session, options.names});
    return sheet.take();
}

std::string writeAttempts(std::span<const ToldSession> sessions, const TableOptions& options) {
    Sheet<AttemptRow> sheet(attemptColumns(), options.form);
    for (const ToldSession& session : sessions)
        for (const AttemptRow& row : attemptsOf(session, options.names))
            sheet.add(row);
    return sheet.take();
}

std::string writeSteps(std::span<const ToldSession> sessions, const TableOptions& options) {
    Sheet<StepRow> sheet(stepColumns(), options.form);
    for (const ToldSession& session : sessions)
        for (const StepRow& row : stepsOf(session, options.names))
            sheet.add(row);
    return sheet.take();
}

} // namespace mz
