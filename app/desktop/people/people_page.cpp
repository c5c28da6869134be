// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/people/people_page.h"

#include "app/desktop/look/row_list.h"
#include "app/desktop/sentences/window_language.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace mz {

namespace {

QPushButton* button(const char* name, QWidget* parent) {
    auto* made = new QPushButton(parent);
    made->setObjectName(QString::fromLatin1(name));
    return made;
}

QString day(qint64 ms) {
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(ms).date(), QLocale::LongFormat);
}

} // namespace

PeoplePage::PeoplePage(QWidget* parent)
    : Page("people", parent),
      m_list(makeRowList("peopleList", this)),
      m_form(new PersonForm(this)),
      m_really(text("alert")),
      m_rowOfList(new QWidget(this)),
      m_change(button("changePerson", m_rowOfList)),
      m_remove(button("removePerson", m_rowOfList)),
      m_export(button("exportPerson", m_rowOfList)),
      m_import(button("importPerson", m_rowOfList)),
      m_close(addButton("closePeople")),
      m_withoutName(addButton("withoutName")),
      m_new(addButton("newPerson")),
      m_deal(addMainButton("dealPerson")),
      m_cancel(addButton("cancelPerson")),
      m_keep(addMainButton("keepPerson")) {
    m_really->setWordWrap(true);
    auto* row = new LineLayout(Qt::AlignLeft);
    m_rowOfList->setLayout(row);
    for (QPushButton* one : {m_change, m_remove, m_export, m_import})
        row->addWidget(one);
    body().addWidget(m_list, 1);
    body().addWidget(m_rowOfList);
    body().addWidget(m_form, 1);
    body().addWidget(m_really);

    connect(m_list, &QListWidget::itemActivated, this, [this] {
        if (const Person* person = selected(); person != nullptr && m_doing == Doing::choosing)
            emit chosen(*person);
    });
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        if (m_doing == Doing::choosing)
            show(Doing::choosing);
    });
    connect(m_deal, &QPushButton::clicked, this, [this] {
        if (const Person* person = selected())
            emit chosen(*person);
    });
    connect(m_withoutName, &QPushButton::clicked, this, &PeoplePage::namelessChosen);
    connect(m_new, &QPushButton::clicked, this, [this] { show(Doing::adding); });
    connect(m_change, &QPushButton::clicked, this, [this] { show(Doing::changing); });
    connect(m_remove, &QPushButton::clicked, this, [this] { show(Doing::removing); });
    connect(m_export, &QPushButton::clicked, this, [this] { emit exportWanted(*selected()); });
    connect(m_import, &QPushButton::clicked, this, &PeoplePage::importWanted);
    connect(m_cancel, &QPushButton::clicked, this, [this] { show(Doing::choosing); });
    connect(m_keep, &QPushButton::clicked, this, &PeoplePage::keep);
    connect(m_close, &QPushButton::clicked, this, &PeoplePage::closed);
    connect(m_form, &PersonForm::entered, this, &PeoplePage::keep);
    connect(m_form, &PersonForm::changed, this,
            [this] { m_keep->setEnabled(m_doing == Doing::removing || m_form->complete()); });
    retranslate();
}

void PeoplePage::setPeople(const QList<Person>& people, qint64 now, int nameless,
                           const Person& like) {
    m_people = people;
    m_now = now;
    m_nameless = nameless;
    m_like = like;
    fill();
    show(people.isEmpty() ? Doing::adding : Doing::choosing);
}

void PeoplePage::fill() {
    const QSignalBlocker quiet(m_list);
    const int row = std::max(0, m_list->currentRow());
    m_list->clear();
    for (const Person& person : m_people) {
        QString brief = person.lastUsedAt == 0 ? tr("not here yet")
                                               : tr("last here on %1").arg(day(person.lastUsedAt));
        if (!person.number.isEmpty())
            brief = QStringLiteral("%1  ·  %2").arg(person.number, brief);
        addRow(*m_list, person.id == m_now ? tr("%1 (here now)").arg(person.name) : person.name,
               brief);
    }
    const auto here = std::ranges::find(m_people, m_now, &Person::id);
    m_list->setCurrentRow(here == m_people.end() ? std::min(row, m_list->count() - 1)
                                                 : static_cast<int>(here - m_people.begin()));
}

const Person* PeoplePage::selected() const {
    const int row = m_list->currentRow();
    return row < 0 || row >= m_people.size() ? nullptr : &m_people[row];
}

void PeoplePage::show(Doing doing) {
    m_doing = doing;
    const Person* person = selected();
    const bool choosing = doing == Doing::choosing;
    const bool form = doing == Doing::adding || doing == Doing::changing;
    if (doing == Doing::adding)
        m_form->edit(m_like, m_nameless);
    else if (doing == Doing::changing)
        m_form->edit(*person, 0);
    m_list->setVisible(!form);
    m_list->setEnabled(choosing);
    m_rowOfList->setVisible(choosing);
    m_form->setVisible(form);
    m_really->setVisible(doing == Doing::removing);
    for (QPushButton* one : {m_change, m_remove, m_export, m_deal})
        one->setEnabled(person != nullptr);
    m_close->setVisible(choosing && m_closable);
    m_withoutName->setVisible(choosing || (doing == Doing::adding && m_people.isEmpty()));
    m_new->setVisible(choosing);
    m_deal->setVisible(choosing);
    m_cancel->setVisible(!choosing && !m_people.isEmpty());
    m_keep->setVisible(!choosing);
    m_keep->setEnabled(doing == Doing::removing || m_form->complete());
    retranslate();
    if (form)
        m_form->setFocus(Qt::OtherFocusReason);
    else if (choosing)
        m_list->setFocus(Qt::OtherFocusReason);
    else
        m_cancel->setFocus(Qt::OtherFocusReason);
    setFocusProxy(form ? static_cast<QWidget*>(m_form) : m_list);
}

void PeoplePage::keep() {
    if (!m_keep->isEnabled())
        return;
    switch (m_doing) {
    case Doing::adding:
        emit added(m_form->person(), m_form->adopts());
        break;
    case Doing::changing:
        emit changed(m_form->person());
        break;
    case Doing::removing:
        emit removed(*selected());
        break;
    case Doing::choosing:
        break;
    }
}

void PeoplePage::setClosable(bool closable) {
    m_closable = closable;
    show(m_doing);
}

void PeoplePage::say(const QString& text) { note(text); }

void PeoplePage::retranslate() {
    const Person* person = selected();
    switch (m_doing) {
    case Doing::choosing:
        title().setText(tr("Who is dealing?"));
        break;
    case Doing::adding:
        title().setText(m_people.isEmpty() ? tr("Welcome. Who is dealing?") : tr("A new trainee"));
        break;
    case Doing::changing:
        title().setText(tr("Change %1").arg(person->name));
        break;
    case Doing::removing:
        title().setText(tr("Remove %1").arg(person->name));
        m_really->setText(tr("All sessions and verdicts of %1 will be deleted from this computer "
                             "and cannot be brought back.")
                              .arg(person->name));
        break;
    }
    m_list->setAccessibleName(tr("Trainees"));
    m_change->setText(tr("Change…"));
    m_remove->setText(tr("Remove…"));
    m_export->setText(tr("Save records as…"));
    m_import->setText(tr("Take in records…"));
    m_close->setText(tr("Back to the table (Esc)"));
    m_withoutName->setText(tr("Practise without a name"));
    m_new->setText(tr("New trainee"));
    m_deal->setText(tr("Deal"));
    m_cancel->setText(tr("Cancel"));
    m_keep->setText(m_doing == Doing::removing ? tr("Delete everything")
                    : m_doing == Doing::adding ? tr("Begin")
                                               : tr("Keep"));
    m_form->retranslate();
}

} // namespace mz
