// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/debrief/debrief_why.h"

#include "app/desktop/coach/coach_column.h"
#include "app/desktop/coach/coach_parts.h"
#include "app/desktop/debrief/debrief_sentences.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/sentences.h"
#include "app/desktop/sentences/window_language.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace mz {

DebriefWhy::DebriefWhy(QWidget* parent)
    : QFrame(parent),
      m_column(new CoachColumn(this)),
      m_note(makeText({}, "quiet", this)),
      m_again(new QPushButton(this)) {
    setObjectName(QStringLiteral("card"));
    m_again->setObjectName(QStringLiteral("primary"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(2, 2, 2, 12);
    rows->setSpacing(4);
    rows->addWidget(m_column, 1);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(18, 0, 16, 0);
    foot->setSpacing(12);
    foot->addWidget(m_note, 1, Qt::AlignVCenter);
    foot->addWidget(m_again, 0, Qt::AlignVCenter);
    rows->addLayout(foot);
    connect(m_again, &QPushButton::clicked, this, &DebriefWhy::againWanted);
}

void DebriefWhy::setReview(std::shared_ptr<const Review> review, const ReviewBoards& boards) {
    m_review = std::move(review);
    m_boards = boards;
    m_moment = 0;
    m_incident.reset();
    m_faults.clear();
    retranslate();
}

// The texts are made anew only where they are about something else: scrubbing stays light.
void DebriefWhy::showMoment(std::size_t moment) {
    m_moment = moment;
    const auto incident = m_review->incidentAt(moment);
    std::vector<const ReviewFinding*> faults;
    for (const ReviewFinding& finding : m_review->findingsOn(moment))
        if (finding.wrong())
            faults.push_back(&finding);
    m_again->setEnabled(m_review->goesOnFrom(moment));
    m_note->setText(note());
    if (incident == m_incident && faults == m_faults)
        return;
    m_incident = incident;
    m_faults = std::move(faults);
    fill();
}

void DebriefWhy::retranslate() {
    m_again->setText(tr("From here again"));
    m_again->setToolTip(tr("Deals this case again, with all done already that came before"));
    if (m_review == nullptr)
        return;
    m_again->setEnabled(m_review->goesOnFrom(m_moment));
    m_note->setText(note());
    fill();
}

QString DebriefWhy::note() const {
    const ReviewMoment& moment = m_review->moments()[m_moment];
    if (!m_review->goesOnFrom(m_moment))
        return tr("Nothing is left to do from here.");
    if (moment.wrong && !moment.end)
        return tr("It begins just before this act, at %1.").arg(Sentences::time(moment.t));
    return tr("It begins with the table as it lies here, at %1.").arg(Sentences::time(moment.t));
}

// What happened, which rule of which rulebook, why it is so, what it costs a player.
void DebriefWhy::fill() {
    CoachRows rows{CoachRow::words(tr("Why it matters"), "heading")};
    rows.front().readNow = true;
    const auto add = [&](const QString& text, const char* name) {
        if (!text.isEmpty())
            rows.push_back(CoachRow::words(text, name));
    };
    for (const ReviewFinding* fault : m_faults)
        add(DebriefSentences::finding(*m_review, *fault), "strong");
    if (m_incident) {
        const IncidentVerdict& incident = m_review->verdict().incidents[*m_incident];
        if (m_faults.empty())
            add(RuleSentences::incident(incident.kind), "strong");
        add(DebriefSentences::rule(*m_review, incident), "rule");
        if (incident.procedure != nullptr)
            add(WindowLanguage::of(incident.procedure->why), "text");
        add(DebriefSentences::boards(m_boards), "text");
    }
    const ReviewFinding* costly = nullptr;
    for (const ReviewFinding* fault : m_faults)
        if (costly == nullptr || fault->severity < costly->severity)
            costly = fault;
    if (costly != nullptr)
        add(RuleSentences::whatItCosts(costly->fault), "text");
    if (m_faults.empty() && !m_incident)
        add(m_review->verdict().incidents.empty() && m_review->verdict().faults.empty()
                ? tr("Nothing was wrong in this hand.")
                : tr("At this moment nothing is wrong."),
            "text");
    m_column->setRows(std::move(rows));
}

} // namespace mz
