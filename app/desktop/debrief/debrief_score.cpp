// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/debrief/debrief_score.h"

#include "app/desktop/coach/coach_parts.h"
#include "app/desktop/sentences/window_language.h"
#include "app/words/table.h"

#include <QStyle>

namespace mz {

DebriefScore::DebriefScore(QWidget* parent)
    : QFrame(parent),
      m_parts(new QBoxLayout(QBoxLayout::TopToBottom, this)),
      m_heading(new QLabel(this)),
      m_score(new QLabel(this)),
      m_of(new QLabel(this)),
      m_passed(new QLabel(this)),
      m_times(makeText({}, "quiet", this)) {
    setObjectName(QStringLiteral("card"));
    m_heading->setObjectName(QStringLiteral("heading"));
    m_score->setObjectName(QStringLiteral("score"));
    m_of->setObjectName(QStringLiteral("of"));
    m_passed->setObjectName(QStringLiteral("passed"));
    m_parts->setContentsMargins(18, 12, 16, 12);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_score);
    row->addWidget(m_of, 0, Qt::AlignBottom);
    m_of->setContentsMargins(0, 0, 0, 7);
    row->addStretch(1);
    row->addWidget(m_passed, 0, Qt::AlignVCenter);
    m_parts->addWidget(m_heading);
    m_parts->addLayout(row);
    m_parts->addWidget(m_times, 1);
}

void DebriefScore::setFlat(bool flat) {
    m_flat = flat;
    showTimes();
    m_parts->setDirection(flat ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_parts->setSpacing(flat ? 18 : 2);
    m_parts->setAlignment(m_heading, flat ? Qt::AlignVCenter : Qt::Alignment());
    m_parts->setAlignment(m_times, flat ? Qt::AlignVCenter : Qt::Alignment());
}

void DebriefScore::show(const Review& review, std::optional<std::size_t> incident) {
    const Verdict& verdict = review.verdict();
    m_heading->setText(tr("Score"));
    m_score->setText(QString::number(verdict.score));
    m_of->setText(tr("of 100"));
    m_passed->setText(verdict.passed     ? tr("passed")
                      : verdict.finished ? tr("not passed")
                                         : tr("not finished"));
    if (m_passed->property("good").toBool() != verdict.passed ||
        !m_passed->property("good").isValid()) {
        m_passed->setProperty("good", verdict.passed);
        m_passed->style()->polish(m_passed);
    }
    m_reaction.clear();
    m_closing.clear();
    if (!verdict.incidents.empty()) {
        const IncidentVerdict& of = verdict.incidents[incident.value_or(0)];
        const auto span = [](std::int64_t ms) {
            return QString::fromStdString(spanName(WindowLanguage::words(), ms));
        };
        if (of.reactionMs) {
            m_reaction = tr("first act after %1").arg(span(*of.reactionMs));
            m_closing = of.closed ? tr("closed after %1").arg(span(of.closed->t - of.opened.t))
                                  : tr("still open");
        }
    }
    showTimes();
}

void DebriefScore::showTimes() {
    const QStringList times{m_reaction, m_closing};
    m_times->setText(times.join(m_flat ? QStringLiteral(" · ") : QStringLiteral("\n")));
    m_times->setVisible(!m_reaction.isEmpty());
}

} // namespace mz
