// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>
#include <QStringList>
#include <QWidget>

class QLabel;

namespace mz {

// Figures in rows: what a row is about at the left, its figures below their headings, at the right.
class FigureGrid : public QWidget {
    Q_OBJECT

public:
    // The first heading stands over the names of the rows.
    FigureGrid(const char* name, const QStringList& headings, QWidget* parent);

    void addRow(const QString& name, const QString& about, const QStringList& figures);
    // Between the name and the figures of the row that was added last.
    void addBar(double share);

private:
    QLabel* addText(const QString& text, const char* name, int row, int column,
                    Qt::Alignment align);

    QStringList m_headings;
    QGridLayout* m_grid;
};

} // namespace mz
