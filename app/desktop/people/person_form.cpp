// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/people/person_form.h"

#include <QGridLayout>
#include <QHBoxLayout>

#include <algorithm>

namespace mz {

namespace {

constexpr int longestText = 200; // letters of a name
constexpr int leastText = 80;    // per cent
constexpr int mostText = 200;
constexpr int textStep = 10;

QLabel* label(QWidget* parent) {
    auto* made = new QLabel(parent);
    made->setTextFormat(Qt::PlainText);
    return made;
}

QLineEdit* line(const char* name, QWidget* parent) {
    auto* made = new QLineEdit(parent);
    made->setObjectName(QString::fromLatin1(name));
    made->setMaxLength(longestText);
    return made;
}

QPushButton* button(const char* name, QWidget* parent) {
    auto* made = new QPushButton(parent);
    made->setObjectName(QString::fromLatin1(name));
    return made;
}

// Two buttons of which one is down.
QButtonGroup* choice(const char* first, const char* second, QWidget* parent) {
    auto* group = new QButtonGroup(parent);
    for (const auto& [name, id] : {std::pair{first, 0}, {second, 1}}) {
        QPushButton* one = button(name, parent);
        one->setCheckable(true);
        group->addButton(one, id);
    }
    return group;
}

QHBoxLayout* inRow(std::initializer_list<QWidget*> parts) {
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    for (QWidget* part : parts)
        row->addWidget(part);
    row->addStretch(1);
    return row;
}

} // namespace

PersonForm::PersonForm(QWidget* parent)
    : QWidget(parent),
      m_nameLabel(label(this)),
      m_name(line("personName", this)),
      m_numberLabel(label(this)),
      m_number(line("personNumber", this)),
      m_langLabel(label(this)),
      m_lang(choice("personEnglish", "personItalian", this)),
      m_sizeLabel(label(this)),
      m_smaller(button("personSmaller", this)),
      m_percent(label(this)),
      m_larger(button("personLarger", this)),
      m_deckLabel(label(this)),
      m_deck(choice("fourColours", "twoColours", this)),
      m_adopt(new QCheckBox(this)) {
    setObjectName(QStringLiteral("personForm"));
    m_adopt->setObjectName(QStringLiteral("adopt"));
    m_lang->button(0)->setText(QStringLiteral("English"));
    m_lang->button(1)->setText(QStringLiteral("Italiano"));
    m_smaller->setText(QStringLiteral("−"));
    m_larger->setText(QStringLiteral("+"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(20);
    grid->setVerticalSpacing(12);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 2); // a name is not as wide as the window
    grid->addWidget(m_nameLabel, 0, 0);
    grid->addWidget(m_name, 0, 1);
    grid->addWidget(m_numberLabel, 1, 0);
    grid->addWidget(m_number, 1, 1);
    grid->addWidget(m_langLabel, 2, 0);
    grid->addLayout(inRow({m_lang->button(0), m_lang->button(1)}), 2, 1);
    grid->addWidget(m_sizeLabel, 3, 0);
    grid->addLayout(inRow({m_smaller, m_percent, m_larger}), 3, 1);
    grid->addWidget(m_deckLabel, 4, 0);
    grid->addLayout(inRow({m_deck->button(0), m_deck->button(1)}), 4, 1);
    grid->addWidget(m_adopt, 5, 0, 1, 2);
    grid->setRowStretch(6, 1);

    connect(m_name, &QLineEdit::textChanged, this, &PersonForm::changed);
    for (QLineEdit* edit : {m_name, m_number})
        connect(edit, &QLineEdit::returnPressed, this, &PersonForm::entered);
    const auto resize = [this](int step) {
        m_person.textPercent = std::clamp(m_person.textPercent + step, leastText, mostText);
        showPercent();
    };
    connect(m_smaller, &QPushButton::clicked, this, [resize] { resize(-textStep); });
    connect(m_larger, &QPushButton::clicked, this, [resize] { resize(textStep); });
    setFocusProxy(m_name);
    retranslate();
}

void PersonForm::edit(const Person& person, int nameless) {
    m_person = person;
    m_nameless = nameless;
    m_name->setText(person.name);
    m_number->setText(person.number);
    m_lang->button(person.lang == QLatin1String("it") ? 1 : 0)->setChecked(true);
    m_deck->button(person.fourColours ? 0 : 1)->setChecked(true);
    m_adopt->setVisible(nameless > 0);
    m_adopt->setChecked(false);
    showPercent();
    retranslate();
}

Person PersonForm::person() const {
    Person person = m_person;
    person.name = m_name->text().trimmed();
    person.number = m_number->text().trimmed();
    person.lang = m_lang->button(1)->isChecked() ? QStringLiteral("it") : QStringLiteral("en");
    person.fourColours = m_deck->button(0)->isChecked();
    return person;
}

void PersonForm::showPercent() {
    m_percent->setText(QStringLiteral("%1 %").arg(m_person.textPercent));
}

void PersonForm::retranslate() {
    m_nameLabel->setText(tr("Name"));
    m_numberLabel->setText(tr("Number at the school"));
    m_number->setPlaceholderText(tr("may stay empty"));
    m_langLabel->setText(tr("Language"));
    m_sizeLabel->setText(tr("Size of all text"));
    m_deckLabel->setText(tr("Suits"));
    m_deck->button(0)->setText(tr("Four colours"));
    m_deck->button(1)->setText(tr("Two colours"));
    m_adopt->setText(
        tr("%n session(s) were dealt here without a name: they are mine", nullptr, m_nameless));
    m_name->setAccessibleName(m_nameLabel->text());
    m_number->setAccessibleName(m_numberLabel->text());
    m_smaller->setAccessibleName(tr("Smaller text"));
    m_larger->setAccessibleName(tr("Larger text"));
}

} // namespace mz
