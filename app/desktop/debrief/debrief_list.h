// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/debrief/debrief_marks.h"

#include <QAbstractListModel>
#include <QListView>

#include <vector>

namespace mz {

// A line of the list: what stands on a moment.
struct DebriefLine {
    DebriefMark mark{};
    QString text;
    QString time;
    int moment = 0;
};

// Steps and faults in the order in which they came. A click or Enter goes to the moment.
class DebriefList : public QListView {
    Q_OBJECT

public:
    explicit DebriefList(QWidget* parent);

    void setLines(std::vector<DebriefLine> lines);
    void setTextScale(double scale);
    // Marks what stands on the moment.
    void showMoment(int moment);
    [[nodiscard]] int lineCount() const { return m_model.rowCount(); }

signals:
    void chosen(int moment);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    class Model : public QAbstractListModel {
    public:
        using QAbstractListModel::QAbstractListModel;
        void set(std::vector<DebriefLine> lines);
        [[nodiscard]] const DebriefLine& line(int row) const {
            return m_lines[static_cast<std::size_t>(row)];
        }
        [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
        [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    private:
        std::vector<DebriefLine> m_lines;
    };

    Model m_model;
    int m_moment = 0;
    bool m_showing = false; // the choice comes from outside
};

} // namespace mz
