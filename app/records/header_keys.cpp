// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/header_keys.h"

#include "app/records/statement.h"

#include <QUuid>

namespace mz {

namespace {

QString newKey() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

} // namespace

QString sessionKeyOf(Work& work, const LogHeader& header) {
    const QUuid uuid(QString::fromStdString(header.sessionKey));
    if (uuid.isNull())
        return newKey();
    QString key = uuid.toString(QUuid::WithoutBraces);
    Statement taken(work, "SELECT 1 FROM session WHERE key = ?");
    taken.run(key);
    return taken.next() ? newKey() : key;
}

std::optional<qint64> personOf(Work& work, const LogHeader& header) {
    if (header.traineeKey.empty())
        return std::nullopt;
    Statement find(work, "SELECT id FROM person WHERE key = ?");
    find.run(header.traineeKey);
    return find.next() ? std::optional(find.integer(0)) : std::nullopt;
}

void putInSitting(Work& work, SessionStart& start) {
    const auto& sitting = start.header.sitting;
    if (!sitting || !start.person)
        return;
    Statement find(work, "SELECT key FROM sitting WHERE key = ? AND person = ?");
    find.run(sitting->key, start.person);
    if (!find.next())
        return;
    start.sitting = find.text(0);
    start.placeInSitting = sitting->hand;
}

} // namespace mz
