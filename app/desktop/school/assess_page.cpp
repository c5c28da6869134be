// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/school/assess_page.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QScrollArea>

namespace mz {

namespace {

constexpr int longestText = 500; // letters
constexpr int mostPoints = 100;

} // namespace

AssessPage::AssessPage(QWidget* parent)
    : Page("assess", parent),
      m_verdict(text("strong")),
      m_said(text("small")),
      m_assessorLabel(text()),
      m_assessor(lineEdit("assessor")),
      m_scoreLabel(text()),
      m_score(lineEdit("overrideScore")),
      m_reasonLabel(text()),
      m_reason(lineEdit("reason")),
      m_remarkLabel(text()),
      m_remark(lineEdit("remark")),
      m_close(addButton("closeAssess")),
      m_keep(addMainButton("keepAssess")) {
    m_score->setValidator(new QIntValidator(0, mostPoints, m_score));
    m_said->setWordWrap(true);
    auto* form = new QWidget;
    form->setObjectName(QStringLiteral("page"));
    auto* grid = new QGridLayout(form);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(20);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    int row = 0;
    const auto add = [&](QLabel* label, QWidget* field) {
        label->setBuddy(field);
        grid->addWidget(label, row, 0);
        grid->addWidget(field, row++, 1);
    };
    add(m_assessorLabel, m_assessor);
    add(m_scoreLabel, m_score);
    add(m_reasonLabel, m_reason);
    for (int line = 0; line < lines; ++line) {
        auto* buttons = new QWidget(form);
        auto* inRow = new QHBoxLayout(buttons);
        inRow->setContentsMargins(0, 0, 0, 0);
        inRow->setSpacing(8);
        auto* group = new QButtonGroup(this);
        group->setExclusive(false); // a mark that was given can be taken back
        for (int mark = 1; mark <= marks; ++mark) {
            auto* button = new QPushButton(QString::number(mark), buttons);
            button->setObjectName(QStringLiteral("mark%1%2").arg(line).arg(mark));
            button->setCheckable(true);
            group->addButton(button, mark);
            inRow->addWidget(button);
        }
        inRow->addStretch(1);
        connect(group, &QButtonGroup::idClicked, this, [group](int clicked) {
            for (QAbstractButton* other : group->buttons())
                if (group->id(other) != clicked)
                    other->setChecked(false);
        });
        m_lines[static_cast<std::size_t>(line)] = group;
        QLabel* label = text();
        m_lineLabels[static_cast<std::size_t>(line)] = label;
        grid->addWidget(label, row, 0);
        grid->addWidget(buttons, row++, 1);
    }
    add(m_remarkLabel, m_remark);
    grid->setRowStretch(row, 1);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(form);
    body().addWidget(m_verdict);
    body().addWidget(m_said);
    body().addWidget(area, 1);

    connect(m_keep, &QPushButton::clicked, this, &AssessPage::keep);
    connect(m_close, &QPushButton::clicked, this, &AssessPage::closed);
    setFocusProxy(m_assessor);
    retranslate();
}

QLineEdit* AssessPage::lineEdit(const char* name) {
    auto* edit = new QLineEdit(this);
    edit->setObjectName(QString::fromLatin1(name));
    edit->setMaxLength(longestText);
    return edit;
}

void AssessPage::assess(const QString& about, const QString& verdict, const QStringList& said) {
    title().setText(about);
    m_verdict->setText(verdict);
    m_said->setText(said.join(QLatin1Char('\n')));
    m_said->setVisible(!said.isEmpty());
    for (QLineEdit* edit : {m_score, m_reason, m_remark})
        edit->clear();
    for (QButtonGroup* group : m_lines)
        for (QAbstractButton* button : group->buttons())
            button->setChecked(false);
    note({});
    setFocusProxy(m_assessor->text().isEmpty() ? m_assessor : m_score);
}

std::optional<int> AssessPage::mark(int line) const {
    const int id = m_lines[static_cast<std::size_t>(line)]->checkedId();
    return id < 0 ? std::nullopt : std::optional(id);
}

std::optional<Assessment> AssessPage::assessment() const {
    const QString reason = m_reason->text().trimmed();
    if (m_score->text().isEmpty() && reason.isEmpty())
        return std::nullopt;
    Assessment assessment;
    assessment.assessor = m_assessor->text().trimmed().toStdString();
    assessment.reason = reason.toStdString();
    if (!m_score->text().isEmpty())
        assessment.overrideScore = m_score->text().toInt();
    return assessment;
}

std::optional<Rating> AssessPage::rating() const {
    Rating rating{
        m_assessor->text().trimmed().toStdString(), mark(0), mark(1), mark(2), mark(3), mark(4),
        m_remark->text().trimmed().toStdString()};
    Rating nothing;
    nothing.assessor = rating.assessor;
    return rating == nothing ? std::nullopt : std::optional(rating);
}

// Points are never changed without a reason.
void AssessPage::keep() {
    const auto assessed = assessment();
    const auto rated = rating();
    if (m_assessor->text().trimmed().isEmpty())
        return note(tr("Who says it? The name stands beside it for good."));
    if (!assessed && !rated)
        return note(tr("Nothing was said yet."));
    if (assessed && assessed->overrideScore && assessed->reason.empty())
        return note(tr("Other points need a reason."));
    if (!m_score->text().isEmpty() && !m_score->hasAcceptableInput())
        return note(tr("Points go from 0 to 100."));
    emit said(assessed, rated);
}

void AssessPage::retranslate() {
    m_assessorLabel->setText(tr("Instructor"));
    m_scoreLabel->setText(tr("Points instead of the verdict’s"));
    m_reasonLabel->setText(tr("Reason"));
    const QStringList names{tr("Accuracy"), tr("Procedure"), tr("Protection of the game"),
                            tr("Control of the table"), tr("Pace")};
    for (int line = 0; line < lines; ++line) {
        m_lineLabels[static_cast<std::size_t>(line)]->setText(names[line]);
        for (QAbstractButton* button : m_lines[static_cast<std::size_t>(line)]->buttons())
            button->setAccessibleName(tr("%1: %2 of 5").arg(names[line]).arg(button->text()));
    }
    m_remarkLabel->setText(tr("Remark"));
    m_score->setPlaceholderText(tr("0 to 100; empty: the verdict stands"));
    m_close->setText(tr("Back (Esc)"));
    m_keep->setText(tr("Keep it"));
}

} // namespace mz
