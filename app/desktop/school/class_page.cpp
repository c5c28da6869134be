// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/school/class_page.h"

#include <QHeaderView>

namespace mz {

namespace {

constexpr int rowHeight = 34; // at 100 %
constexpr int leastName = 150;

} // namespace

ClassPage::ClassPage(QWidget* parent)
    : Page("class", parent),
      m_model(new ClassModel(this)),
      m_table(new QTableView(this)),
      m_about(text("small")),
      m_close(addButton("closeClass")),
      m_switch(addButton("otherClass")),
      m_roster(addButton("readRoster")),
      m_assign(addButton("newAssignment")),
      m_results(addButton("takeResults")),
      m_export(addButton("exportClass")),
      m_open(addMainButton("openTrainee")) {
    m_about->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("classTable"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    body().addWidget(m_about);
    body().addWidget(m_table, 1);
    body().addStretch(0);
    setFocusProxy(m_table);
    connect(m_table, &QTableView::activated, this, &ClassPage::open);
    connect(m_open, &QPushButton::clicked, this, &ClassPage::open);
    connect(m_switch, &QPushButton::clicked, this, &ClassPage::nextGroup);
    connect(m_roster, &QPushButton::clicked, this, &ClassPage::rosterWanted);
    connect(m_assign, &QPushButton::clicked, this, &ClassPage::assignmentWanted);
    connect(m_results, &QPushButton::clicked, this, &ClassPage::resultsWanted);
    connect(m_export, &QPushButton::clicked, this, &ClassPage::tableWanted);
    connect(m_close, &QPushButton::clicked, this, &ClassPage::closed);
    retranslate();
}

void ClassPage::showClass(const QString& group, const QStringList& groups,
                          std::vector<ClassMember> members) {
    const int row = m_group == group ? std::max(0, m_table->currentIndex().row()) : 0;
    m_group = group;
    m_groups = groups;
    m_model->show(std::move(members));
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), 0));
    retranslate();
}

void ClassPage::open() {
    if (const QModelIndex index = m_table->currentIndex(); index.isValid())
        emit sessionsWanted(m_model->member(index.row()).person);
}

void ClassPage::nextGroup() {
    const qsizetype place = m_groups.indexOf(m_group);
    emit groupWanted(m_groups[(place + 1) % m_groups.size()]);
}

// Names get what the figures leave, and never less than one can be told by.
void ClassPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    fit();
}

void ClassPage::fit() {
    QHeaderView& header = *m_table->horizontalHeader();
    int figures = 0;
    for (int column = 0; column < ClassModel::columns; ++column)
        figures += column == ClassModel::name ? 0 : header.sectionSize(column);
    header.setSectionResizeMode(ClassModel::name, QHeaderView::Fixed);
    header.resizeSection(ClassModel::name, std::max(static_cast<int>(leastName * m_scale),
                                                    m_table->viewport()->width() - figures));
}

void ClassPage::setScale(double scale) {
    m_scale = scale;
    m_table->verticalHeader()->setDefaultSectionSize(static_cast<int>(rowHeight * scale));
}

void ClassPage::retranslate() {
    const bool any = m_model->rowCount() > 0;
    title().setText(m_group.isEmpty() ? tr("Trainees without a class")
                                      : tr("Class %1").arg(m_group));
    m_about->setText(
        any ? tr("For each rule: how much of it was done right, and how often it was tried. "
                 "Whoever needs most help stands at the top.")
            : tr("Nobody is in this class yet. Read the roster of the school: a CSV file with the "
                 "columns trainee_id and name, and group where there are several classes."));
    m_table->setVisible(any);
    m_table->setAccessibleName(title().text());
    m_model->retranslate();
    m_close->setText(tr("Back (Esc)"));
    m_switch->setText(tr("Another class"));
    m_switch->setVisible(m_groups.size() > 1);
    m_roster->setText(tr("Read the roster…"));
    m_assign->setText(tr("New assignment…"));
    m_results->setText(tr("Take in results…"));
    m_export->setText(tr("As a table…"));
    m_export->setEnabled(any);
    m_open->setText(tr("Sessions of the trainee"));
    m_open->setEnabled(any);
    m_table->viewport()->update();
    fit();
}

} // namespace mz
