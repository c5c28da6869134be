// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/progress/figure_grid.h"

#include "app/desktop/progress/mastery_bar.h"

#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace mz {

namespace {
constexpr int barColumn = 1;
constexpr int firstFigure = 2; // column
} // namespace

FigureGrid::FigureGrid(const char* name, const QStringList& headings, QWidget* parent)
    : QWidget(parent), m_headings(headings), m_grid(new QGridLayout(this)) {
    setObjectName(QString::fromLatin1(name));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(36);
    m_grid->setVerticalSpacing(8);
    m_grid->setColumnStretch(firstFigure + static_cast<int>(headings.size()), 1);
    addText(headings.front(), "small", 0, 0, Qt::AlignLeft);
    for (qsizetype figure = 1; figure < headings.size(); ++figure)
        addText(headings[figure], "small", 0, firstFigure - 1 + static_cast<int>(figure),
                Qt::AlignRight);
}

void FigureGrid::addRow(const QString& name, const QString& about, const QStringList& figures) {
    const int row = m_grid->rowCount();
    auto* names = new QVBoxLayout;
    names->setSpacing(1);
    m_grid->addLayout(names, row, 0);
    for (const auto& [text, look] : {std::pair{name, "strong"}, {about, "small"}})
        if (!text.isEmpty()) {
            auto* label = new QLabel(text, this);
            label->setObjectName(QString::fromLatin1(look));
            label->setTextFormat(Qt::PlainText);
            label->setWordWrap(true);
            names->addWidget(label);
        }
    int column = firstFigure;
    for (const QString& figure : figures) {
        QLabel* label = addText(figure, "figure", row, column, Qt::AlignRight | Qt::AlignVCenter);
        //: a row, the heading of a column, and the figure where they meet
        label->setAccessibleName(
            tr("%1, %2: %3").arg(name, m_headings[column - firstFigure + 1], figure));
        ++column;
    }
}

void FigureGrid::addBar(double share) {
    m_grid->setHorizontalSpacing(20);
    m_grid->setColumnStretch(0, 2);
    m_grid->setColumnStretch(barColumn, 3);
    m_grid->setColumnStretch(firstFigure + static_cast<int>(m_headings.size()), 0);
    m_grid->addWidget(new MasteryBar(share, this), m_grid->rowCount() - 1, barColumn,
                      Qt::AlignVCenter);
}

QLabel* FigureGrid::addText(const QString& text, const char* name, int row, int column,
                            Qt::Alignment align) {
    auto* label = new QLabel(text, this);
    label->setObjectName(QString::fromLatin1(name));
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(align);
    m_grid->addWidget(label, row, column);
    return label;
}

} // namespace mz
