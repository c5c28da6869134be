// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/log.h"

#include "core/json/write.h"

#include <array>

namespace mz {

namespace {

using json::Value;

std::string_view code(Call call) {
    constexpr std::array<std::string_view, 3> names{"misdeal", "floor", "other"};
    return names[static_cast<std::size_t>(call)];
}

Value seatList(SeatMask seats) {
    Value list{json::Array{}};
    for (Seat seat = 1; seat <= maxSeats; ++seat)
        if (holds(seats, seat))
            list.push(seat);
    return list;
}

// Writes the fields of an act behind its time.
struct FieldWriter {
    Value& line;

    void does(std::string_view what) { line.set("do", what); }

    void operator()(const act::Shuffle&) { does("shuffle"); }
    void operator()(const act::Cut&) { does("cut"); }
    void operator()(const act::Pitch& pitch) {
        does("pitch");
        line.set("seat", pitch.seat);
    }
    void operator()(const act::Burn&) { does("burn"); }
    void operator()(const act::Board& board) {
        does("board");
        line.set("count", board.count);
    }
    void operator()(const act::Move& move) {
        does("move");
        line.set("from", mz::code(move.from));
        if (move.cards.isAll()) {
            line.set("cards", "all");
        } else if (!move.cards.positions().empty()) {
            Value cards{json::Array{}};
            for (const std::uint8_t position : move.cards.positions())
                cards.push(int{position});
            line.set("cards", std::move(cards));
        }
        line.set("to", mz::code(move.to));
        if (move.end == End::bottom)
            line.set("at", "bottom");
    }
    void operator()(const act::Gather&) { does("gather"); }
    void operator()(const act::Flip& flip) {
        does("flip");
        line.set("zone", mz::code(flip.zone));
        line.set("card", flip.card);
    }
    void operator()(const act::Collect&) { does("collect"); }
    void operator()(const act::Return&) { does("return"); }
    void operator()(const act::Announce& announce) {
        does("announce");
        line.set("say", code(announce.call));
    }
    void operator()(const act::MoveButton& button) {
        does("button");
        line.set("seat", button.seat);
    }
    void operator()(const act::Award& award) {
        does("award");
        if (award.pot != 0)
            line.set("pot", award.pot);
        line.set("seats", seatList(award.seats));
    }
    void operator()(const deed::Wait& wait) {
        does("wait");
        if (wait.all)
            line.set("all", true);
    }
    void operator()(const deed::Back& back) {
        does("back");
        line.set("count", back.count);
    }
    void operator()(const deed::Hint& hint) {
        does("hint");
        line.set("stage", hint.stage);
    }
};

} // namespace

std::string writeHeader(const LogHeader& header) {
    Value line{json::Object{}};
    line.set("format", "mazziere-log");
    line.set("version", 1);
    line.set("pack", header.pack);
    if (header.edition)
        line.set("edition", *header.edition);
    line.set("scenario", header.scenario);
    if (header.seed)
        line.set("seed", static_cast<std::int64_t>(*header.seed));
    if (header.rulebook)
        line.set("rulebook", *header.rulebook);
    if (header.rulebookEdition)
        line.set("rulebook-edition", *header.rulebookEdition);
    line.set("mode", mz::code(header.mode));
    if (!header.lang.empty())
        line.set("lang", header.lang);
    if (!header.trainee.empty())
        line.set("trainee", header.trainee);
    if (!header.traineeKey.empty())
        line.set("trainee-key", header.traineeKey);
    if (!header.sessionKey.empty())
        line.set("session-key", header.sessionKey);
    if (!header.program.empty())
        line.set("program", header.program);
    if (header.sitting) {
        Value sitting{json::Object{}};
        sitting.set("key", header.sitting->key);
        sitting.set("start", header.sitting->start);
        sitting.set("hand", header.sitting->hand);
        sitting.set("hands", header.sitting->hands);
        if (!header.sitting->after.empty())
            sitting.set("after", header.sitting->after);
        line.set("sitting", std::move(sitting));
    }
    if (header.ofCase)
        line.set("case", *header.ofCase);
    return json::writeLine(line);
}

std::string writeEntry(const Entry& entry) {
    Value line{json::Object{}};
    line.set("t", entry.t);
    std::visit(FieldWriter{line}, entry.deed);
    return json::writeLine(line);
}

std::string writeEvent(std::int64_t t, const Happening& happening, const Hand&) {
    Value line{json::Object{}};
    line.set("t", t);
    for (const Event& event : happening.events) {
        if (event.kind == EventKind::acted) {
            line.set("event", "acts");
            line.set("seat", int{event.seat});
            line.set("word", mz::code(std::get<act::Speak>(happening.action).word));
            return json::writeLine(line);
        }
    }
    const std::string_view what = [&]() -> std::string_view {
        for (const Event& event : happening.events)
            switch (event.kind) {
            case EventKind::tabled:
                return "shows";
            case EventKind::declared:
                return "declares";
            case EventKind::thrownAway:
                return "throws-away";
            case EventKind::exposed:
                return "turns-up";
            case EventKind::burned:
                return "burns";
            case EventKind::boardDealt:
                return "turns-board";
            case EventKind::pitched:
                return event.flag ? "exposed" : "pitches";
            default:
                break;
            }
        return "table";
    }();
    line.set("event", what);
    for (const Event& event : happening.events)
        if (event.seat != 0) {
            line.set("seat", int{event.seat});
            break;
        }
    return json::writeLine(line);
}

std::string writeStartsHere(std::int64_t t) {
    Value line{json::Object{}};
    line.set("t", t);
    line.set("event", "starts-here");
    return json::writeLine(line);
}

} // namespace mz
