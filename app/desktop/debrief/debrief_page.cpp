// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/debrief/debrief_page.h"

#include "app/desktop/coach/coach_parts.h"
#include "app/desktop/debrief/debrief_boards.h"
#include "app/desktop/debrief/debrief_list.h"
#include "app/desktop/debrief/debrief_score.h"
#include "app/desktop/debrief/debrief_sentences.h"
#include "app/desktop/debrief/debrief_table.h"
#include "app/desktop/debrief/debrief_timeline.h"
#include "app/desktop/debrief/debrief_why.h"
#include "app/desktop/sentences/sentences.h"
#include "app/desktop/sentences/window_language.h"

#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStyle>

#include <algorithm>

namespace mz {

DebriefPage::DebriefPage(QWidget* parent)
    : QWidget(parent),
      m_head(new QWidget(this)),
      m_title(new QLabel(m_head)),
      m_about(new QLabel(m_head)),
      m_scroll(new QScrollArea(this)),
      m_body(new QWidget),
      m_notes(new QFrame(m_body)),
      m_score(new DebriefScore(m_body)),
      m_done(new DebriefTable(m_body)),
      m_asked(new DebriefTable(m_body)),
      m_sign(new QLabel(m_body)),
      m_doneText(makeText({}, "caption", m_body)),
      m_askedText(makeText({}, "caption", m_body)),
      m_timelineCard(new QFrame(m_body)),
      m_timelineTitle(new QLabel(m_timelineCard)),
      m_timeline(new DebriefTimeline(m_timelineCard)),
      m_earlier(new QPushButton(m_timelineCard)),
      m_later(new QPushButton(m_timelineCard)),
      m_listCard(new QFrame(m_body)),
      m_listTitle(new QLabel(m_listCard)),
      m_listEmpty(makeText({}, "quiet", m_listCard)),
      m_list(new DebriefList(m_listCard)),
      m_why(new DebriefWhy(m_body)),
      m_handCard(new QFrame(m_body)),
      m_handTitle(new QLabel(m_handCard)),
      m_boards(new DebriefBoards(m_handCard)) {
    setObjectName(QStringLiteral("debrief"));
    setAttribute(Qt::WA_StyledBackground);
    setFocusProxy(m_timeline);
    m_body->setObjectName(QStringLiteral("page"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_notes->setObjectName(QStringLiteral("due"));
    new QVBoxLayout(m_notes);
    m_sign->setObjectName(QStringLiteral("sign"));
    m_sign->setAlignment(Qt::AlignCenter);
    for (QLabel* caption : {m_doneText, m_askedText})
        caption->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    makeHead();
    makeTimeline();
    makeList();
    makeHand();
    m_scroll->setWidget(m_body); // not before its parts have their names, by which they look
    connect(m_why, &DebriefWhy::againWanted, this, [this] { emit againFrom(moment()); });
    retranslate();
}

void DebriefPage::makeHead() {
    m_head->setObjectName(QStringLiteral("head"));
    m_head->setAttribute(Qt::WA_StyledBackground);
    m_title->setObjectName(QStringLiteral("big"));
    m_about->setObjectName(QStringLiteral("about"));
    m_about->setTextFormat(Qt::PlainText);
    for (const Command command : {Command::again, Command::next}) {
        m_buttons.append(new QPushButton(m_head));
        connect(m_buttons.last(), &QPushButton::clicked, this,
                [this, command] { emit wanted(command); });
        auto* key = new QShortcut(this);
        key->setContext(Qt::WidgetWithChildrenShortcut);
        key->setAutoRepeat(false);
        connect(key, &QShortcut::activated, this, [this, command] { emit wanted(command); });
        m_keys.append(key);
    }
    m_buttons.append(new QPushButton(m_head));
    connect(m_buttons.last(), &QPushButton::clicked, this, &DebriefPage::closed);
}

void DebriefPage::makeTimeline() {
    m_timelineCard->setObjectName(QStringLiteral("card"));
    m_timelineTitle->setObjectName(QStringLiteral("heading"));
    auto* rows = new QVBoxLayout(m_timelineCard);
    rows->setContentsMargins(10, 8, 10, 8);
    rows->setSpacing(2);
    m_timelineTitle->setContentsMargins(8, 0, 0, 0);
    rows->addWidget(m_timelineTitle);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_earlier, 0, Qt::AlignVCenter);
    row->addWidget(m_timeline, 1);
    row->addWidget(m_later, 0, Qt::AlignVCenter);
    rows->addLayout(row);
    for (QPushButton* button : {m_earlier, m_later}) {
        button->setObjectName(QStringLiteral("arrow"));
        button->setAutoRepeat(true);
    }
    m_earlier->setText(QStringLiteral("◀"));
    m_later->setText(QStringLiteral("▶"));
    connect(m_earlier, &QPushButton::clicked, this, [this] { goTo(moment() - 1); });
    connect(m_later, &QPushButton::clicked, this, [this] { goTo(moment() + 1); });
    connect(m_timeline, &QAbstractSlider::valueChanged, this, &DebriefPage::showMoment);
}

void DebriefPage::makeList() {
    m_listCard->setObjectName(QStringLiteral("card"));
    m_listTitle->setObjectName(QStringLiteral("heading"));
    auto* rows = new QVBoxLayout(m_listCard);
    rows->setContentsMargins(8, 12, 8, 8);
    rows->setSpacing(4);
    m_listTitle->setContentsMargins(10, 0, 0, 0);
    m_listEmpty->setContentsMargins(10, 6, 10, 0);
    rows->addWidget(m_listTitle);
    rows->addWidget(m_listEmpty);
    rows->addWidget(m_list, 1);
    connect(m_list, &DebriefList::chosen, this, &DebriefPage::goTo);
}

void DebriefPage::makeHand() {
    m_handCard->setObjectName(QStringLiteral("card"));
    m_handTitle->setObjectName(QStringLiteral("heading"));
    auto* rows = new QVBoxLayout(m_handCard);
    rows->setContentsMargins(18, 12, 14, 8);
    rows->setSpacing(4);
    rows->addWidget(m_handTitle);
    rows->addWidget(m_boards);
    rows->addStretch(1);
}

void DebriefPage::setReview(std::shared_ptr<const Review> review, std::vector<Lack> lacks) {
    m_review = std::move(review);
    m_lacks = std::move(lacks);
    m_captionLines = 0;
    std::vector<TimelineMoment> moments;
    for (std::size_t moment = 0; moment < m_review->moments().size(); ++moment)
        moments.push_back(
            {m_review->moments()[moment].t, DebriefSentences::mark(*m_review, moment)});
    const auto wrong = std::ranges::find(moments, DebriefMark::wrong, &TimelineMoment::mark);
    const auto marked = wrong != moments.end()
                            ? wrong
                            : std::ranges::find_if(moments, [](const TimelineMoment& moment) {
                                  return moment.mark >= DebriefMark::done;
                              });
    const auto first = marked != moments.end() ? marked - moments.begin() : 0;
    const QSignalBlocker quiet(m_timeline);
    m_timeline->setMoments(std::move(moments), [this](int moment) {
        return DebriefSentences::label(*m_review, static_cast<std::size_t>(moment));
    });
    m_timeline->setValue(static_cast<int>(first));
    arrange(); // so that texts that wrap know their width
    const ReviewBoards boards = m_review->boards();
    m_boards->setBoards(boards);
    m_why->setReview(m_review, boards);
    retranslate();
    arrange(); // now that all of it is written
}

void DebriefPage::setNext(bool hasNext) {
    m_buttons[1]->setVisible(hasNext);
    m_keys[1]->setEnabled(hasNext);
    arrange();
}

void DebriefPage::setDeck(CardPixmaps::Deck deck) {
    m_done->setDeck(deck);
    m_asked->setDeck(deck);
    m_boards->setDeck(deck);
}

void DebriefPage::setTextScale(double scale) {
    m_scale = scale;
    m_captionLines = 0;
    for (DebriefTable* table : {m_done, m_asked})
        table->setTextScale(scale);
    m_timeline->setTextScale(scale);
    m_list->setTextScale(scale);
    m_boards->setTextScale(scale);
    arrange();
}

void DebriefPage::retranslate() {
    m_title->setText(tr("Debrief"));
    for (int button = 0; button < 2; ++button) {
        const Command command = button == 0 ? Command::again : Command::next;
        m_buttons[button]->setText(
            QStringLiteral("%1 (%2)").arg(Commands::label(command), Commands::keyText(command)));
        m_buttons[button]->setToolTip(Commands::help(command));
        m_keys[button]->setKey(Commands::key(command));
    }
    m_buttons.last()->setText(tr("Back (Esc)"));
    m_timelineTitle->setText(tr("Timeline"));
    m_timeline->setAccessibleName(tr("Timeline"));
    m_timeline->setToolTip(tr("Arrow keys: one moment on or back. Page up and down: from mark to "
                              "mark. Home and End: the first and the last moment."));
    m_earlier->setAccessibleName(tr("The moment before"));
    m_earlier->setToolTip(m_earlier->accessibleName());
    m_later->setAccessibleName(tr("The next moment"));
    m_later->setToolTip(m_later->accessibleName());
    m_listTitle->setText(tr("Steps and faults"));
    m_list->setAccessibleName(tr("Steps and faults"));
    m_listEmpty->setText(tr("No irregularity, no fault: nothing stands on this hand."));
    m_handTitle->setText(tr("The undisturbed hand"));
    m_done->setTitle(tr("As it was done"));
    m_captionLines = 0;
    if (m_review == nullptr)
        return;
    m_asked->setTitle(
        tr("As it should be · %1").arg(WindowLanguage::of(m_review->theCase().rulebook->title)));
    m_timeline->retranslate();
    m_boards->retranslate();
    m_why->retranslate();
    fillNotes();
    fillList();
    showMoment();
}

void DebriefPage::fillNotes() {
    auto* rows = static_cast<QVBoxLayout*>(m_notes->layout());
    while (QLayoutItem* item = rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    rows->setContentsMargins(16, 8, 16, 8);
    rows->setSpacing(3);
    for (const Lack& lack : m_lacks)
        rows->addWidget(makeText(DebriefSentences::lack(lack), "text", m_notes));
    if (m_review->moments().back().end)
        rows->addWidget(
            makeText(tr("The session was not finished: it is judged as far as the log goes."),
                     "text", m_notes));
    m_notes->setVisible(rows->count() > 0);
}

void DebriefPage::fillList() {
    std::vector<DebriefLine> lines;
    for (const ReviewFinding& finding : m_review->findings())
        lines.push_back({DebriefSentences::mark(finding),
                         DebriefSentences::finding(*m_review, finding),
                         Sentences::time(m_review->moments()[finding.moment].t),
                         static_cast<int>(finding.moment)});
    m_listEmpty->setVisible(lines.empty());
    m_list->setVisible(!lines.empty());
    m_list->setLines(std::move(lines));
}

int DebriefPage::moment() const { return m_timeline->value(); }

void DebriefPage::goTo(int moment) { m_timeline->setValue(moment); }

void DebriefPage::showMoment() {
    if (m_review == nullptr)
        return;
    const auto at = static_cast<std::size_t>(moment());
    const ReviewMoment& of = m_review->moments()[at];
    const ReviewLook look = m_review->look(at);
    const TableView done = view(m_review->theCase(), look.table, Viewer::dealer);
    const TableView asked = view(m_review->theCase(), look.asked, Viewer::dealer);
    const TableDifference difference = TableDifference::between(done, asked);
    m_done->setTable(done, difference);
    m_asked->setTable(asked, difference);
    m_sign->setText(of.wrong ? QStringLiteral("≠") : QStringLiteral("="));
    m_sign->setAccessibleName(of.wrong ? tr("not the same") : tr("the same"));
    if (m_sign->property("wrong").toBool() != of.wrong) {
        m_sign->setProperty("wrong", of.wrong);
        m_sign->style()->polish(m_sign);
    }
    m_doneText->setText(DebriefSentences::done(*m_review, at, look));
    m_askedText->setText(DebriefSentences::asked(*m_review, at, look));
    m_timeline->setAccessibleDescription(m_doneText->text());
    m_earlier->setEnabled(moment() > 0);
    m_later->setEnabled(moment() < m_timeline->maximum());
    m_list->showMoment(moment());
    m_why->showMoment(at);
    m_score->show(*m_review, m_review->incidentAt(at));
    if (captionHeight(m_done->width()) > m_captionLines ||
        m_score->layout()->totalMinimumSize().width() > m_score->width())
        arrange();
}

} // namespace mz
