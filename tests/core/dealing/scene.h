// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/support/rows.h"

#include "core/table/table_text.h"

#include <algorithm>

namespace mz::testing {

inline constexpr auto four = R"({"table": {"seats": 5, "button": 4, "empty": [5]}})";

// A state with the cards lying as the line says.
struct Scene {
    Hand hand;
    State state;

    explicit Scene(const char* table) : Scene(*dealt(four)) {
        state.table = readTable(table).value();
    }
    explicit Scene(const Case& ofCase) : hand(ofCase.hand), state(ofCase.start) {}

    // Does it; the code of the obstacle, or "".
    QString does(const Action& action) {
        auto performed = perform(hand, state, action);
        if (!performed)
            return QString::fromUtf8(code(performed.error()).data());
        state = performed->state;
        events = performed->events;
        return "";
    }
    QString does(const char* words) {
        const auto deed = deedFromWords(words);
        return std::visit(
            [this](const auto& what) -> QString {
                if constexpr (std::is_constructible_v<Action, decltype(what)>)
                    return does(Action(what));
                else
                    return "no act";
            },
            *deed);
    }
    [[nodiscard]] QString table() const { return text(writeTable(state.table)); }
    [[nodiscard]] bool happened(EventKind kind) const {
        return std::ranges::any_of(events, [=](const Event& event) { return event.kind == kind; });
    }

    Events events;
};

} // namespace mz::testing
