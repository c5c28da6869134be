// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/school/class_model.h"

#include "app/desktop/school/need.h"
#include "app/desktop/sentences/rule_sentences.h"

#include <QDateTime>
#include <QLocale>

#include <cmath>

namespace mz {

void ClassModel::show(std::vector<ClassMember> members) {
    beginResetModel();
    m_members = std::move(members);
    sortByNeed(m_members);
    endResetModel();
}

int ClassModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_members.size());
}

int ClassModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

// "75 % (8)"; a dash where there is nothing.
QString ClassModel::textOf(const ClassMember& member, int column) const {
    switch (column) {
    case name:
        return member.person.name;
    case number:
        return member.person.number;
    case sessions: {
        if (member.totals.latest.empty())
            return tr("nothing yet");
        const SessionRow& last = member.totals.latest.front();
        const QString day = QLocale().toString(
            QDateTime::fromMSecsSinceEpoch(last.start.startedAt).date(), QLocale::ShortFormat);
        return last.ofTheDay ? tr("%1: %2").arg(day).arg(last.ofTheDay->score) : day;
    }
    default:
        break;
    }
    const RuleTotals* tried =
        totalsOf(member.totals, classRules[static_cast<std::size_t>(column - firstRule)]);
    return tried == nullptr
               ? QStringLiteral("–")
               : tr("%1 % (%2)").arg(std::lround(tried->shareCorrect() * 100)).arg(tried->attempts);
}

QVariant ClassModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const ClassMember& one = member(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(one, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(index.column() == name ? Qt::AlignLeft | Qt::AlignVCenter
                                                          : Qt::AlignCenter);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(
            headerData(index.column(), Qt::Horizontal, Qt::ToolTipRole).toString(),
            textOf(one, index.column()));
    case Qt::ToolTipRole:
        return index.column() == name ? one.person.note.toHtmlEscaped() : QVariant();
    default:
        return {};
    }
}

QVariant ClassModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const bool brief = role == Qt::DisplayRole;
    if (role == Qt::TextAlignmentRole && section == name)
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || (!brief && role != Qt::ToolTipRole))
        return {};
    switch (section) {
    case name:
        return tr("Trainee");
    case number:
        return tr("Number");
    case lastRule:
        return brief ? tr("No fault") : tr("Hands in which nothing was wrong");
    case sessions:
        return tr("Last session");
    default:
        return brief
                   ? QString::number(section - firstRule + 1)
                   : RuleSentences::rule(classRules[static_cast<std::size_t>(section - firstRule)]);
    }
}

} // namespace mz
