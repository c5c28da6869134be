// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/school/class_book.h"

#include <QAbstractTableModel>

namespace mz {

// A class, one trainee a row, whoever needs most first; one column for each rule.
class ClassModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : int {
        name,
        number,
        firstRule, // the six, and "none" for hands in which nothing was wrong
        lastRule = firstRule + 6,
        sessions,
        columns
    };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<ClassMember> members);
    [[nodiscard]] const std::vector<ClassMember>& members() const { return m_members; }
    [[nodiscard]] const ClassMember& member(int row) const {
        return m_members[static_cast<std::size_t>(row)];
    }
    void retranslate() { emit headerDataChanged(Qt::Horizontal, 0, columns - 1); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString textOf(const ClassMember& member, int column) const;

    std::vector<ClassMember> m_members;
};

} // namespace mz
