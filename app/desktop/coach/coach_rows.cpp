// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/coach/coach_rows.h"

#include <utility>

namespace mz {

CoachRow& CoachRow::add(const QString& words, const char* as) {
    return words.isEmpty() ? *this : add(CoachRow::words(words, as));
}

CoachRow& CoachRow::add(CoachRow row) {
    rows.push_back(std::move(row));
    return *this;
}

CoachRow CoachRow::words(const QString& text, const char* name, int left) {
    CoachRow row;
    row.name = QLatin1String(name);
    row.text = text;
    row.left = left;
    return row;
}

CoachRow CoachRow::line(Sign sign, const QString& text, const QString& time) {
    CoachRow row;
    row.kind = Kind::line;
    row.sign = sign;
    row.text = text;
    row.time = time;
    return row;
}

CoachRow CoachRow::box(const char* name) {
    CoachRow row;
    row.kind = Kind::box;
    row.name = QLatin1String(name);
    return row;
}

CoachRow CoachRow::button(Command command) {
    CoachRow row;
    row.kind = Kind::button;
    row.command = command;
    row.text = QStringLiteral("%1 (%2)").arg(Commands::label(command), Commands::keyText(command));
    return row;
}

CoachRow CoachRow::space(int height) {
    CoachRow row;
    row.kind = Kind::space;
    row.height = height;
    return row;
}

} // namespace mz
