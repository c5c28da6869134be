// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/coach_panel.h"
#include "app/desktop/place.h"
#include "core/session/session.h"
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
    };
    [[nodiscard]] std::optional<Rung> next(const Session& session, const TableView& table);

private:
    std::optional<Deed> m_deed;
    const ProcedureStep* m_step = nullptr;
    std::size_t m_acts = 0;
    int m_stage = 0;
};

} // namespace mz
