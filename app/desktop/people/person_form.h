// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/people.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QWidget>

namespace mz {

// What a trainee tells about himself: name, number, language, size of text, deck.
class PersonForm : public QWidget {
    Q_OBJECT

public:
    explicit PersonForm(QWidget* parent);

    // `nameless`: sessions that may become his; 0 where that is not to be asked.
    void edit(const Person& person, int nameless);
    // As it stands; only with a name is it to be kept.
    [[nodiscard]] Person person() const;
    [[nodiscard]] bool adopts() const { return m_adopt->isVisibleTo(this) && m_adopt->isChecked(); }
    [[nodiscard]] bool complete() const { return !m_name->text().trimmed().isEmpty(); }
    void retranslate();

signals:
    void changed();
    void entered(); // Enter in one of its lines

private:
    void showPercent();

    Person m_person;
    int m_nameless = 0;
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QLabel* m_numberLabel;
    QLineEdit* m_number;
    QLabel* m_langLabel;
    QButtonGroup* m_lang;
    QLabel* m_sizeLabel;
    QPushButton* m_smaller;
    QLabel* m_percent;
    QPushButton* m_larger;
    QLabel* m_deckLabel;
    QButtonGroup* m_deck;
    QCheckBox* m_adopt;
};

} // namespace mz
