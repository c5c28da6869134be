// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/school/assignment_page.h"

#include "app/desktop/look/row_list.h"
#include "app/desktop/sentences/sentences.h"
#include "app/desktop/sentences/window_language.h"

#include <QDate>
#include <QGridLayout>
#include <QIntValidator>
#include <QLocale>
#include <QRandomGenerator>
#include <QUuid>

#include <algorithm>

namespace mz {

namespace {

constexpr int longestTitle = 200; // letters
constexpr int mostMinutes = 600;
constexpr int leastSeconds = 10;
constexpr int mostSeconds = 3600;
constexpr std::array drawn{6, 10, 20}; // hands
constexpr std::array modes{Mode::exam, Mode::silent, Mode::practice, Mode::guided};

} // namespace

AssignmentPage::AssignmentPage(Library& library, QWidget* parent)
    : Page("assignment", parent),
      m_library(library),
      m_titleLabel(text()),
      m_titleEdit(lineEdit("assignmentTitle")),
      m_handsLabel(text()),
      m_hands(makeRowList("assignedHands", this)),
      m_modeLabel(text()),
      m_mode(new QButtonGroup(this)),
      m_minutesLabel(text()),
      m_minutes(lineEdit("assignedMinutes")),
      m_secondsLabel(text()),
      m_seconds(lineEdit("assignedSeconds")),
      m_untilLabel(text()),
      m_until(lineEdit("assignedUntil")),
      m_close(addButton("closeAssignment")),
      m_keep(addMainButton("keepAssignment")) {
    m_titleEdit->setMaxLength(longestTitle);
    m_minutes->setValidator(new QIntValidator(1, mostMinutes, m_minutes));
    m_seconds->setValidator(new QIntValidator(leastSeconds, mostSeconds, m_seconds));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(20);
    grid->setVerticalSpacing(10);
    grid->setColumnStretch(1, 1);
    int row = 0;
    const auto add = [&](QLabel* label, QWidget* field) {
        label->setBuddy(field);
        grid->addWidget(label, row, 0, field == m_hands ? Qt::AlignTop : Qt::Alignment());
        grid->addWidget(field, row++, 1);
    };
    add(m_titleLabel, m_titleEdit);
    add(m_handsLabel, m_hands);
    grid->setRowStretch(row - 1, 1);
    auto* buttons = new QWidget(this);
    auto* line = new LineLayout(Qt::AlignLeft);
    buttons->setLayout(line);
    for (std::size_t mode = 0; mode < modes.size(); ++mode) {
        auto* button = new QPushButton(buttons);
        button->setObjectName(QStringLiteral("assignedMode%1").arg(mode));
        button->setCheckable(true);
        m_mode->addButton(button, static_cast<int>(mode));
        line->addWidget(button);
    }
    add(m_modeLabel, buttons);
    add(m_minutesLabel, m_minutes);
    add(m_secondsLabel, m_seconds);
    add(m_untilLabel, m_until);
    body().addLayout(grid, 1);
    connect(m_keep, &QPushButton::clicked, this, &AssignmentPage::keep);
    connect(m_close, &QPushButton::clicked, this, &AssignmentPage::closed);
    setFocusProxy(m_titleEdit);
    begin();
}

QLineEdit* AssignmentPage::lineEdit(const char* name) {
    auto* edit = new QLineEdit(this);
    edit->setObjectName(QString::fromLatin1(name));
    return edit;
}

void AssignmentPage::begin() {
    for (QLineEdit* edit : {m_titleEdit, m_minutes, m_seconds, m_until})
        edit->clear();
    m_mode->button(0)->setChecked(true);
    note({});
    retranslate();
    m_hands->setCurrentRow(0);
}

void AssignmentPage::fillHands() {
    const int chosen = m_hands->currentRow();
    m_hands->clear();
    m_packs.clear();
    for (const int hands : drawn)
        addRow(*m_hands, tr("%n hand(s), drawn", nullptr, hands),
               tr("From all packs; the same for everybody."));
    for (std::size_t index = 0; index < m_library.count(); ++index) {
        const ShelvedPack& pack = m_library.pack(index);
        if (!pack.usable())
            continue;
        m_packs.push_back(index);
        addRow(*m_hands, WindowLanguage::of(pack.reading.pack.title),
               tr("The whole pack: %n hand(s) in their order.", nullptr,
                  static_cast<int>(pack.reading.pack.scenarios.size())));
    }
    m_hands->setCurrentRow(std::clamp(chosen, 0, m_hands->count() - 1));
}

std::optional<Assignment> AssignmentPage::hands() const {
    const auto row = static_cast<std::size_t>(std::max(0, m_hands->currentRow()));
    QRandomGenerator& draw = *QRandomGenerator::global();
    if (row < drawn.size())
        return drawnExam(m_library, drawn[row], draw);
    return examOfPack(m_library, m_packs[row - drawn.size()], draw);
}

void AssignmentPage::keep() {
    const QString called = m_titleEdit->text().trimmed();
    if (called.isEmpty())
        return note(tr("It needs a title: under that it is looked for."));
    for (const QLineEdit* edit : {m_minutes, m_seconds})
        if (!edit->text().isEmpty() && !edit->hasAcceptableInput())
            return note(tr("Minutes go from 1 to 600, seconds from 10 to 3600."));
    TimeLimits limits;
    if (!m_minutes->text().isEmpty())
        limits.minutes = m_minutes->text().toInt();
    if (!m_seconds->text().isEmpty())
        limits.secondsPerHand = m_seconds->text().toInt();
    if (const QString until = m_until->text().trimmed(); !until.isEmpty()) {
        const QDate day = QDate::fromString(until, QStringLiteral("yyyy-M-d"));
        if (!day.isValid())
            return note(tr("The last day is written like 2026-12-31."));
        if (day < QDate::currentDate())
            return note(tr("That day is over."));
        limits.until = day.addDays(1).startOfDay().toMSecsSinceEpoch() - 1;
    }
    auto assignment = hands();
    if (!assignment)
        return note(tr("There is no pack to deal from."));
    assignment->key = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    assignment->title = {called.toStdString(), called.toStdString()};
    assignment->mode = modes[static_cast<std::size_t>(m_mode->checkedId())];
    assignment->limits = limits;
    emit made(*assignment);
}

void AssignmentPage::retranslate() {
    title().setText(tr("A new assignment"));
    m_titleLabel->setText(tr("Title"));
    m_handsLabel->setText(tr("Hands"));
    m_hands->setAccessibleName(m_handsLabel->text());
    m_modeLabel->setText(tr("How"));
    for (std::size_t mode = 0; mode < modes.size(); ++mode)
        m_mode->button(static_cast<int>(mode))->setText(Sentences::mode(modes[mode]));
    m_minutesLabel->setText(tr("Minutes for all hands"));
    m_secondsLabel->setText(tr("Seconds for each hand"));
    m_untilLabel->setText(tr("Last day to begin"));
    for (QLineEdit* edit : {m_minutes, m_seconds})
        edit->setPlaceholderText(tr("no limit"));
    m_until->setPlaceholderText(tr("no limit, or like 2026-12-31"));
    m_close->setText(tr("Back (Esc)"));
    m_keep->setText(tr("Save it…"));
    fillHands();
}

} // namespace mz
