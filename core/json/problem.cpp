// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/problem.h"

#include <array>

namespace mz {

namespace {

constexpr std::array<std::string_view, reasonCount> codes{"syntax",
                                                          "cut-off",
                                                          "too-big",
                                                          "too-deep",
                                                          "not-utf8",
                                                          "nul-byte",
                                                          "number-range",
                                                          "duplicate-key",
                                                          "trailing-text",
                                                          "wrong-format",
                                                          "newer-version",
                                                          "unknown-key",
                                                          "missing-key",
                                                          "wrong-type",
                                                          "unknown-word",
                                                          "bad-id",
                                                          "out-of-range",
                                                          "text-length",
                                                          "item-count",
                                                          "duplicate-id",
                                                          "no-such-seat",
                                                          "empty-seat",
                                                          "seat-twice",
                                                          "too-few-players",
                                                          "too-many-blinds",
                                                          "blinds-fall",
                                                          "ante-without-blind",
                                                          "bad-card",
                                                          "card-twice",
                                                          "illegal-word",
                                                          "hand-over",
                                                          "happens-before-start",
                                                          "seat-has-no-turn",
                                                          "seat-not-at-showdown",
                                                          "no-showdown",
                                                          "board-cannot-play",
                                                          "first-card-not-alone",
                                                          "same-twice",
                                                          "count-beyond-players",
                                                          "nothing-to-remedy",
                                                          "unsolvable",
                                                          "unknown-rulebook",
                                                          "unknown-base",
                                                          "other-base-edition",
                                                          "no-base",
                                                          "unknown-kind",
                                                          "unknown-procedure",
                                                          "unknown-step",
                                                          "unknown-sign",
                                                          "unknown-fact",
                                                          "unknown-fault",
                                                          "unknown-step-id",
                                                          "steps-in-a-circle",
                                                          "too-many-steps",
                                                          "missing-header",
                                                          "line-too-long",
                                                          "too-many-lines",
                                                          "not-an-act",
                                                          "missing-time",
                                                          "time-goes-back",
                                                          "unknown-act",
                                                          "impossible",
                                                          "back-too-far",
                                                          "help-not-allowed",
                                                          "other-pack",
                                                          "other-scenario",
                                                          "pack-not-there",
                                                          "no-such-scenario"};

Reason reasonOf(const json::Fault& fault) {
    using enum json::FaultCode;
    switch (fault.code) {
    case tooBig:
        return Reason::tooBig;
    case tooDeep:
        return Reason::tooDeep;
    case notUtf8:
        return Reason::notUtf8;
    case nulByte:
        return Reason::nulByte;
    case syntax:
        return fault.atEnd ? Reason::cutOff : Reason::syntax;
    case numberRange:
        return Reason::numberRange;
    case duplicateKey:
        return Reason::duplicateKey;
    case trailingText:
        return Reason::trailingText;
    }
    return Reason::syntax;
}

} // namespace

std::string_view code(Reason reason) { return codes[static_cast<std::size_t>(reason)]; }

Problem problemOf(const json::Fault& fault) {
    return {reasonOf(fault), {fault.detail}, fault.pointer, fault.line};
}

} // namespace mz
