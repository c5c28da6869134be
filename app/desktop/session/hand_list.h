// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/session/library.h"
#include "core/session/running_table.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mz {

// What is dealt one after the other: the cases of one rule, those that went wrong, or a table at
// which hand follows hand.
class HandList {
public:
    enum class Kind : std::uint8_t { drill, redo, table };

    // One rule again and again, "holdem.4", each time with other cards.
    [[nodiscard]] static HandList drill(std::string rule);
    [[nodiscard]] static HandList redo(std::vector<Library::Found> cases);
    // `percent` of the hands bring an irregularity.
    [[nodiscard]] static HandList table(int players, int percent);
    // The pack that a log of a running table names.
    static constexpr const char* tablePack = "running-table";

    struct Next {
        std::string pack;
        int edition = 1;
        int pass = 80;
        std::shared_ptr<const Case> theCase;
        std::optional<Library::Found> found; // in the library
    };
    // Nothing: there is none, or all are done. `seed` decides the cards, where the list does.
    [[nodiscard]] std::optional<Next> next(Library& library, std::uint64_t seed);
    // The session is over, finished or left. The same hand dealt again counts once.
    void over(const Session& session, const Verdict& verdict);

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] const std::string& rule() const { return m_rule; }
    [[nodiscard]] int number() const { return m_number; } // of the one dealt last, from 1
    [[nodiscard]] int size() const { return static_cast<int>(m_cases.size()); } // 0: endless
    [[nodiscard]] const TableCount& count() const { return m_count; }

private:
    explicit HandList(Kind kind) : m_kind(kind) {}
    [[nodiscard]] std::optional<Next> nextCase(Library& library, std::uint64_t seed);
    [[nodiscard]] std::optional<Next> nextAtTable(Library& library, std::uint64_t seed);
    void findCases(Library& library);

    Kind m_kind;
    std::string m_rule;
    std::vector<Library::Found> m_cases;
    int m_number = 0;
    int m_percent = 0;
    RunningTable m_table;                // as the hand under way found it
    std::optional<RunningTable> m_after; // as it left it
    TableCount m_count;
    bool m_counted = false;
};

} // namespace mz
