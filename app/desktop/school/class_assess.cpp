// SPDX-License-Identifier: GPL-3.0-or-later
// What an instructor says of a session.
#include "app/desktop/school/assess_page.h"
#include "app/desktop/school/assignment_page.h"
#include "app/desktop/school/class_desk.h"
#include "app/desktop/school/class_page.h"
#include "app/records/assessments.h"
#include "app/records/session_list.h"

#include <QDateTime>
#include <QLocale>

namespace mz {

namespace {

struct Said {
    std::vector<Assessment> assessments;
    std::vector<Rating> ratings;
};

OrTrouble<Said> saidOf(Database& database, const QString& session) {
    auto assessments = assessmentsOf(database, session);
    if (!assessments)
        return tl::unexpected(std::move(assessments.error()));
    auto ratings = ratingsOf(database, session);
    if (!ratings)
        return tl::unexpected(std::move(ratings.error()));
    return Said{std::move(*assessments), std::move(*ratings)};
}

QString moment(qint64 ms) {
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(ms), QLocale::ShortFormat);
}

// "Sara Conti, 30/11/26 18:30: 60 of 100. The card need not be burned."
QString told(const Assessment& assessment) {
    const QString reason = QString::fromStdString(assessment.reason);
    const QString points = assessment.overrideScore
                               ? ClassDesk::tr("%1 of 100. ").arg(*assessment.overrideScore)
                               : QString();
    return QStringLiteral("%1, %2: %3%4")
        .arg(QString::fromStdString(assessment.assessor), moment(assessment.assessedAt), points,
             reason);
}

QString told(const Rating& rating) {
    QStringList marks;
    for (const auto& mark : {rating.accuracy, rating.procedure, rating.gameProtection,
                             rating.tableControl, rating.pace})
        marks.append(mark ? QString::number(*mark) : QStringLiteral("–"));
    return QStringLiteral("%1, %2: %3  %4")
        .arg(QString::fromStdString(rating.assessor), moment(rating.ratedAt),
             marks.join(QStringLiteral(" / ")), QString::fromStdString(rating.remark));
}

} // namespace

void ClassDesk::assess(const SessionRow& session, const QString& about) {
    if (m_assessPage == nullptr) {
        m_assessPage = new AssessPage(m_window);
        m_assessPage->hide();
        connect(m_assessPage, &AssessPage::said, this, &ClassDesk::keep);
        connect(m_assessPage, &AssessPage::closed, this, &ClassDesk::closed);
    }
    m_assessed = session.start.key;
    const QString verdict = session.ofTheDay
                                ? tr("The verdict: %1 of 100").arg(session.ofTheDay->score)
                                : tr("There is no verdict.");
    m_records.keeper().ask([key = m_assessed](Database& database) { return saidOf(database, key); },
                           this,
                           [this, about, verdict](const OrTrouble<Said>& said) {
                               if (!said)
                                   return emit failed(said.error());
                               QStringList lines;
                               for (const Assessment& assessment : said->assessments)
                                   lines.append(told(assessment));
                               for (const Rating& rating : said->ratings)
                                   lines.append(told(rating));
                               m_assessPage->assess(about, verdict, lines);
                               emit opened(m_assessPage);
                           });
}

// Nothing that was said is taken back; what is said last counts.
void ClassDesk::keep(const std::optional<Assessment>& assessment,
                     const std::optional<Rating>& rating) {
    m_records.keeper().ask(
        [key = m_assessed, assessment, rating](Database& database) -> OrTrouble<bool> {
            const qint64 at = QDateTime::currentMSecsSinceEpoch();
            Work work(database, Work::Kind::writes);
            bool known = true;
            if (assessment) {
                Assessment now = *assessment;
                now.assessedAt = at;
                auto kept = mz::assess(database, key, now);
                if (!kept)
                    return kept;
                known = *kept;
            }
            if (rating) {
                Rating now = *rating;
                now.ratedAt = at;
                auto kept = rate(database, key, now);
                if (!kept)
                    return kept;
                known = known && *kept;
            }
            return work.done(known);
        },
        this,
        [this](const OrTrouble<bool>& kept) {
            if (!kept)
                return emit failed(kept.error());
            emit closed();
            emit assessed();
        });
}

void ClassDesk::retranslate() {
    if (m_page != nullptr)
        m_page->retranslate();
    if (m_assignmentPage != nullptr)
        m_assignmentPage->retranslate();
    if (m_assessPage != nullptr)
        m_assessPage->retranslate();
}

} // namespace mz
