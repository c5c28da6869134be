// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/people/sessions_model.h"

#include "app/desktop/look/row_list.h"
#include "app/desktop/sentences/sentences.h"
#include "app/desktop/sentences/window_language.h"
#include "app/desktop/session/hand_list.h"

#include <QDateTime>
#include <QLocale>

#include <utility>

namespace mz {

namespace {

constexpr int atATime = 100; // sessions

QString moment(qint64 ms) {
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(ms), QLocale::ShortFormat);
}

} // namespace

SessionsModel::SessionsModel(RecordsDesk& records, Library& library, QObject* parent)
    : QAbstractListModel(parent), m_records(records), m_library(library) {}

void SessionsModel::show(std::optional<qint64> person) {
    beginResetModel();
    m_person = person;
    m_rows.clear();
    m_complete = false;
    m_asking = false;
    ++m_asked;
    endResetModel();
    fetchMore({});
}

int SessionsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

bool SessionsModel::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && !m_complete && !m_asking;
}

void SessionsModel::fetchMore(const QModelIndex& parent) {
    if (!canFetchMore(parent))
        return;
    m_asking = true;
    m_records.keeper().ask(
        [person = m_person, offset = rowCount()](Database& database) {
            return sessionsOf(database, person, atATime, offset);
        },
        this,
        [this, asked = m_asked](OrTrouble<std::vector<SessionRow>> rows) {
            if (asked != m_asked)
                return;
            m_asking = false;
            if (!rows) {
                m_complete = true;
                emit failed(rows.error());
                return;
            }
            m_complete = static_cast<int>(rows->size()) < atATime;
            if (!rows->empty()) {
                beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(rows->size()) - 1);
                std::move(rows->begin(), rows->end(), std::back_inserter(m_rows));
                endInsertRows();
            }
            emit loaded();
        });
}

QString SessionsModel::titleOf(const SessionRow& session) const {
    const LogHeader& header = session.start.header;
    if (const auto found = m_library.find(header.pack, header.scenario)) {
        const Pack& pack = m_library.pack(found->pack).reading.pack;
        return QStringLiteral("%1  ·  %2")
            .arg(WindowLanguage::of(pack.scenarios[found->scenario].title),
                 WindowLanguage::of(pack.title));
    }
    if (header.pack == HandList::tablePack)
        return tr("A hand at a running table");
    return QStringLiteral("%1  ·  %2")
        .arg(QString::fromStdString(header.scenario), QString::fromStdString(header.pack));
}

// "30/11/26 18:30 · Practice · 85 of 100, passed · by the rules of today 78, not passed"
QString SessionsModel::briefOf(const SessionRow& session) const {
    const auto verdict = [](const KeptVerdict& kept) {
        return kept.passed ? tr("%1 of 100, passed").arg(kept.score)
                           : tr("%1 of 100, not passed").arg(kept.score);
    };
    const auto assessed = [](const Assessment& said) {
        const QString who = QString::fromStdString(said.assessor);
        return said.overrideScore ? tr("%1 gives %2 of 100").arg(who).arg(*said.overrideScore)
                                  : tr("%1 has a remark").arg(who);
    };
    QStringList parts{moment(session.start.startedAt), Sentences::mode(session.start.header.mode)};
    if (session.start.placeInSitting > 0)
        parts.append(tr("hand %1").arg(session.start.placeInSitting));
    if (session.state == SessionState::running)
        parts.append(tr("under way"));
    else if (session.state == SessionState::left)
        parts.append(tr("left before the end"));
    if (session.ofTheDay)
        parts.append(verdict(*session.ofTheDay));
    else if (session.state != SessionState::running)
        parts.append(tr("not judged: its rulebook is not here"));
    if (session.latest)
        parts.append(tr("judged again: %1").arg(verdict(*session.latest)));
    if (session.assessment)
        parts.append(assessed(*session.assessment));
    if (session.origin == SessionOrigin::imported)
        parts.append(tr("imported"));
    return parts.join(QStringLiteral("  ·  "));
}

QVariant SessionsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const SessionRow& row = session(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return titleOf(row);
    case rowBriefRole:
        return briefOf(row);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2").arg(titleOf(row), briefOf(row));
    default:
        return {};
    }
}

} // namespace mz
