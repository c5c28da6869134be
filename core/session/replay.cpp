// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/log.h"

namespace mz {

Problem problemOf(const Refusal& refusal, int line, Mode mode) {
    switch (refusal.kind) {
    case Refusal::Kind::impossible:
        return {Reason::impossible, {std::string(code(refusal.obstacle))}, "", line};
    case Refusal::Kind::backTooFar:
        return {Reason::backTooFar, {std::to_string(refusal.acts)}, "", line};
    case Refusal::Kind::helpNotAllowed:
        break;
    }
    return {Reason::helpNotAllowed, {std::string(code(mode))}, "", line};
}

tl::expected<Session, Problem> replay(std::shared_ptr<const Case> ofCase, const Log& log) {
    Session session(std::move(ofCase), log.header.mode);
    session.keepHappenings(false);
    for (const Entry& entry : log.entries) {
        if (session.finished())
            break;
        if (const auto done = session.act(entry.deed, entry.line, entry.t); !done)
            return tl::unexpected(problemOf(done.error(), entry.line, log.header.mode));
    }
    if (log.unreadable && !session.finished())
        return tl::unexpected(*log.unreadable);
    return session;
}

} // namespace mz
