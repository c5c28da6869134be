// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/database.h"

#include <utility>

namespace mz {

// What is done in one go, wholly or not at all: a transaction. After the first trouble nothing more
// is done, and `done` tells it. A work within a work is part of it.
class Work {
public:
    enum class Kind : std::uint8_t { reads, writes };

    Work(Database& database, Kind kind);
    ~Work(); // takes back what was not done
    Work(const Work&) = delete;
    Work& operator=(const Work&) = delete;

    [[nodiscard]] bool going() const { return !m_database.m_trouble; }
    void fail(RecordsTrouble trouble);
    [[nodiscard]] Database& database() const { return m_database; }

    // Makes it last.
    [[nodiscard]] OrTrouble<> done();
    template <typename T>
    [[nodiscard]] OrTrouble<T> done(T value) {
        if (auto committed = done(); !committed)
            return tl::unexpected(std::move(committed.error()));
        return value;
    }

private:
    bool execute(const char* sql);

    Database& m_database;
    bool m_done = false;
};

} // namespace mz
