// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/coach/coach_panel.h"
#include "app/desktop/hands/place.h"
#include "core/session/next.h"
#include "core/session/view.h"

#include <QCoreApplication>
#include <QList>

#include <optional>

namespace mz {

// Three hints for one step: look here, this rule, do this. The next step begins anew.
class HintLadder {
    Q_DECLARE_TR_FUNCTIONS(Hints)

public:
    struct Rung {
        ShownHint hint;
        QList<Place> places; // to look at
        bool fresh = true;   // else it was given already, and costs nothing
        Deed deed;           // what is due
        const ProcedureStep* step = nullptr;
    };
    // What a hint would be now; it counts only once it is given.
    [[nodiscard]] std::optional<Rung> next(const Session& session, const TableView& table) const;
    void given(const Session& session, const Rung& rung);

private:
    std::optional<Deed> m_deed;
    const ProcedureStep* m_step = nullptr;
    std::size_t m_acts = 0;
    int m_stage = 0;
};

// Where the hands go.
[[nodiscard]] QList<Place> placesOf(const Deed& deed, const TableView& table);
// Where to look: where the trouble lies; in the ordinary deal, where the hands go.
[[nodiscard]] QList<Place> placesOf(const NextDeed& next, const TableView& table);

} // namespace mz
