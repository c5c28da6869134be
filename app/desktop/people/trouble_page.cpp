// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/people/trouble_page.h"

namespace mz {

namespace {

using Kind = RecordsTrouble::Kind;

QString why(Kind kind) {
    switch (kind) {
    case Kind::damaged:
        return TroublePage::tr("The file of the records is damaged.");
    case Kind::notOurs:
        return TroublePage::tr("The file of the records belongs to another program.");
    case Kind::newer:
        return TroublePage::tr("The records were written by a newer version of Mazziere.");
    case Kind::locked:
        return TroublePage::tr("Another program holds the file of the records.");
    case Kind::readOnly:
        return TroublePage::tr("The records may not be written here.");
    case Kind::cannotOpen:
        return TroublePage::tr("The file of the records cannot be opened.");
    case Kind::diskFull:
        return TroublePage::tr("The disk is full.");
    case Kind::other:
        break;
    }
    return TroublePage::tr("The records cannot be used.");
}

// A newer one is not broken, and where nothing may be written there is no room for a new one.
bool mayBeginAnew(Kind kind) {
    return kind == Kind::damaged || kind == Kind::notOurs || kind == Kind::other;
}

} // namespace

QString recordsTroubleText(const RecordsTrouble& trouble) { return why(trouble.kind); }

TroublePage::TroublePage(QWidget* parent)
    : Page("trouble", parent),
      m_why(text("strong")),
      m_file(text("small")),
      m_what(text()),
      m_newOne(addButton("beginAnew")),
      m_again(addButton("tryAgain")),
      m_without(addMainButton("withoutRecords")) {
    for (QLabel* label : {m_why, m_file, m_what}) {
        label->setWordWrap(true);
        body().addWidget(label);
    }
    m_file->setTextInteractionFlags(Qt::TextSelectableByMouse);
    body().addStretch(1);
    connect(m_newOne, &QPushButton::clicked, this, &TroublePage::newOneWanted);
    connect(m_again, &QPushButton::clicked, this, &TroublePage::againWanted);
    connect(m_without, &QPushButton::clicked, this, &TroublePage::withoutWanted);
    setFocusProxy(m_without);
}

void TroublePage::setTrouble(const RecordsTrouble& trouble) {
    m_trouble = trouble;
    say({});
    retranslate();
}

void TroublePage::say(const QString& text) { note(text); }

void TroublePage::retranslate() {
    title().setText(tr("The records are not at hand"));
    m_why->setText(why(m_trouble.kind));
    QString file = m_trouble.file;
    if (!m_trouble.words.isEmpty())
        file += QStringLiteral("\n") + m_trouble.words;
    m_file->setText(file);
    const bool anew = mayBeginAnew(m_trouble.kind);
    m_what->setText(
        (anew ? tr("Nothing was changed in it. You can put it aside as a copy and begin new "
                   "records, or practise without them.")
              : tr("Nothing was changed in it. You can try again, or practise without it.")) +
        QLatin1Char('\n') +
        tr("Whatever you deal is kept in logs and comes into the records as soon as there are "
           "some."));
    m_newOne->setVisible(anew);
    m_newOne->setText(tr("Put it aside and begin anew"));
    m_again->setText(tr("Try again"));
    m_without->setText(tr("Practise without records"));
}

} // namespace mz
