// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/people/records_desk.h"
#include "app/desktop/session/library.h"
#include "app/records/session_list.h"

#include <QAbstractListModel>

#include <vector>

namespace mz {

// The sessions of one person, the newest first; it fetches more as one looks further down.
class SessionsModel : public QAbstractListModel {
    Q_OBJECT

public:
    SessionsModel(RecordsDesk& records, Library& library, QObject* parent);

    // Nobody: the sessions without a name.
    void show(std::optional<qint64> person);
    [[nodiscard]] const SessionRow& session(int row) const {
        return m_rows[static_cast<std::size_t>(row)];
    }
    // Scenario and pack as they are called; their ids where they are not known here.
    [[nodiscard]] QString titleOf(const SessionRow& session) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

signals:
    void loaded(); // what was asked for last
    void failed(const mz::RecordsTrouble& trouble);

private:
    [[nodiscard]] QString briefOf(const SessionRow& session) const;

    RecordsDesk& m_records;
    Library& m_library;
    std::optional<qint64> m_person;
    std::vector<SessionRow> m_rows;
    bool m_complete = true;
    bool m_asking = false;
    int m_asked = 0; // answers to older questions are of no interest
};

} // namespace mz
