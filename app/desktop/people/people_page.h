// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/page.h"
#include "app/desktop/people/person_form.h"
#include "app/records/people.h"

#include <QListWidget>

#include <optional>

namespace mz {

// Who deals: one of those who are known, somebody new, or nobody in particular.
class PeoplePage : public Page {
    Q_OBJECT

public:
    explicit PeoplePage(QWidget* parent);

    // `now`: who is here, 0 where it is nobody; `like`: what a new one begins with.
    void setPeople(const QList<Person>& people, qint64 now, int nameless, const Person& like);
    // Closed, it leads back to the table.
    void setClosable(bool closable);
    void say(const QString& note);
    void retranslate();

signals:
    void chosen(const mz::Person& person);
    void namelessChosen();
    void added(const mz::Person& person, bool adopts);
    void changed(const mz::Person& person);
    void removed(const mz::Person& person);
    void exportWanted(const mz::Person& person);
    void importWanted();
    void closed();

private:
    enum class Doing { choosing, adding, changing, removing };
    void show(Doing doing);
    void keep();
    void fill();
    [[nodiscard]] const Person* selected() const;

    QList<Person> m_people;
    qint64 m_now = 0;
    int m_nameless = 0;
    Person m_like;
    Doing m_doing = Doing::choosing;
    bool m_closable = false;
    QListWidget* m_list;
    PersonForm* m_form;
    QLabel* m_really;
    QWidget* m_rowOfList; // what can be done with the person who is chosen
    QPushButton* m_change;
    QPushButton* m_remove;
    QPushButton* m_export;
    QPushButton* m_import;
    QPushButton* m_close;
    QPushButton* m_withoutName;
    QPushButton* m_new;
    QPushButton* m_deal;
    QPushButton* m_cancel;
    QPushButton* m_keep;
};

} // namespace mz
