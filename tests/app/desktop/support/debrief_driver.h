// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/desktop/support/window_driver.h"

#include "app/desktop/debrief/debrief_desk.h"

namespace mz {

// The four-card flop dealt with a second burn and its remedy, as a log that is opened without a
// hand at the table. hand at the table.
inline DebriefPage* openLogWithAFault(WindowDriver& driver) {
    auto prepared = driver.window->library().prepare(0, 0);
    const auto theCase = std::make_shared<const Case>(std::move(*prepared));
    LogHeader header;
    header.pack = "test";
    header.scenario = "four";
    header.trainee = "Giulia Rossi-Fontanarosa";
    std::string text = writeHeader(header) + '\n';
    Session session(theCase);
    int line = 2;
    const auto act = [&](const Deed& deed) {
        if (!session.act(deed, line, 700 * line))
            qFatal("cannot be done");
        text += writeEntry({line, 700 * line, deed}) + '\n';
        ++line;
    };
    bool burned = false;
    while (const auto next = nextDeed(session)) {
        if (!burned && next->incident != nullptr) {
            act(act::Burn{});
            act(act::Move{Zones::burns, Picked::at({1}), Zones::deck, End::top});
            burned = true;
        } else {
            act(next->deed);
        }
    }
    QFile file(driver.path("fault.log.jsonl"));
    if (file.open(QIODevice::WriteOnly))
        file.write(text.data(), static_cast<qint64>(text.size()));
    file.close();
    if (!driver.window->openDebrief(file.fileName()))
        qFatal("cannot be opened");
    QCoreApplication::processEvents();
    return driver.window->debrief().page();
}

} // namespace mz
