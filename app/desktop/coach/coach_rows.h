// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/keys/commands.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace mz {

// The small sign before a line: shape as well as colour.
enum class Sign : std::uint8_t { right, wrong, due, info, takenBack, neutral };

// What stands in a column of the coach, as a value: what is shown already can stay as it is.
struct CoachRow {
    enum class Kind : std::uint8_t {
        text,
        line, // a sign, a text, and the time at the right
        box,  // a frame around rows
        button,
        space
    };

    Kind kind{};
    QLatin1String name; // of a text or a box, in the style sheet
    QString text;
    Sign sign{};
    QString time;
    int left = 0;   // px, before a text
    int height = 0; // px, of a space
    Command command{};
    std::vector<CoachRow> rows; // of a box
    bool readNow = false;       // the column scrolls to it, and not to its end

    // What is empty is left out.
    CoachRow& add(const QString& words, const char* as);
    CoachRow& add(CoachRow row);

    static CoachRow words(const QString& text, const char* name, int left = 0);
    static CoachRow line(Sign sign, const QString& text, const QString& time = {});
    static CoachRow box(const char* name);
    static CoachRow button(Command command);
    static CoachRow space(int height);

    friend bool operator==(const CoachRow&, const CoachRow&) = default;
};

using CoachRows = std::vector<CoachRow>;

} // namespace mz
