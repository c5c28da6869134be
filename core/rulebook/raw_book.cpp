// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/raw_book.h"

#include <algorithm>

namespace mz {

namespace {

using json::Place;
using json::Reading;

constexpr std::size_t longestText = 2000;
constexpr std::size_t mostItems = 1000;

class BookReader {
public:
    explicit BookReader(std::vector<Problem>& problems) : m_reading(problems) {}

    std::optional<RawBook> read(const json::Value& root) {
        RawBook book;
        book.place = Place::root(root);
        if (!m_reading.header(book.place, "mazziere-rulebook", 1))
            return std::nullopt;
        m_reading.object(book.place, {"$schema", "format", "version", "id", "edition", "base",
                                      "title", "answers", "limits", "procedures"});
        if (const auto place = m_reading.required(book.place, "id"))
            book.id = m_reading.id(*place).value_or("");
        if (const auto place = m_reading.required(book.place, "edition"))
            book.edition = m_reading.integer(*place, 1, INT32_MAX).value_or(1);
        if (const auto place = m_reading.required(book.place, "title"))
            book.title = text(*place);
        if (const auto place = m_reading.optional(book.place, "base"))
            book.base = base(*place);
        if (const auto place = m_reading.optional(book.place, "answers"))
            answers(*place, book);
        if (const auto place = m_reading.optional(book.place, "limits"))
            limits(*place, book);
        if (const auto place = m_reading.optional(book.place, "procedures"))
            procedures(*place, book);
        return book;
    }

private:
    Text text(const Place& place) {
        Text text;
        if (!m_reading.object(place, {"en", "it"}))
            return text;
        if (const auto en = m_reading.required(place, "en"))
            text.en = m_reading.text(*en, 1, longestText).value_or("");
        if (const auto it = m_reading.required(place, "it"))
            text.it = m_reading.text(*it, 1, longestText).value_or("");
        return text;
    }

    std::optional<RawBase> base(const Place& place) {
        if (!m_reading.object(place, {"id", "edition"}))
            return std::nullopt;
        const auto id = m_reading.required(place, "id");
        const auto edition = m_reading.required(place, "edition");
        const auto name = id ? m_reading.id(*id) : std::nullopt;
        const auto number = edition ? m_reading.integer(*edition, 1, INT32_MAX) : std::nullopt;
        if (!name || !number)
            return std::nullopt;
        return RawBase{*name, *number, place};
    }

    // One of several words, or a problem.
    template <typename Value>
    std::optional<Value> word(const Place& place,
                              std::optional<Value> (*fromCode)(std::string_view), Reason reason) {
        const auto text = m_reading.text(place, 1, 64);
        if (!text)
            return std::nullopt;
        const auto value = fromCode(*text);
        if (!value)
            m_reading.add(place, reason, {*text});
        return value;
    }

    void answers(const Place& place, RawBook& book) {
        if (!m_reading.isObject(place))
            return;
        for (const json::Member& member : place.value->members()) {
            const Place at = place.child(member);
            if (!incidentKindFromCode(member.key)) {
                m_reading.add(at, Reason::unknownKind, {member.key});
                continue;
            }
            if (at.value->kind() == json::Kind::null)
                book.answers[member.key] = {std::nullopt, at};
            else if (const auto answer = m_reading.text(at, 1, 64))
                book.answers[member.key] = {*answer, at};
        }
    }

    void limits(const Place& place, RawBook& book) {
        if (!m_reading.object(place, {"misdeal", "skipped"}))
            return;
        if (const auto misdeal = m_reading.optional(place, "misdeal"))
            book.misdealLimit =
                word<MisdealLimit>(*misdeal, misdealLimitFromCode, Reason::unknownWord);
        if (const auto skipped = m_reading.optional(place, "skipped"))
            book.skippedLimit =
                word<SkippedLimit>(*skipped, skippedLimitFromCode, Reason::unknownWord);
    }

    void procedures(const Place& place, RawBook& book) {
        if (!m_reading.isObject(place))
            return;
        for (const json::Member& member : place.value->members()) {
            const Place at = place.child(member);
            if (at.value->kind() == json::Kind::null)
                book.procedures[member.key] = std::nullopt;
            else
                book.procedures[member.key] = procedure(at);
        }
    }

    RawProcedure procedure(const Place& place) {
        RawProcedure procedure;
        procedure.place = place;
        if (!m_reading.object(place,
                              {"rule", "steps", "never", "end", "why", "source", "standing"}))
            return procedure;
        if (const auto rule = m_reading.optional(place, "rule"))
            procedure.rule = m_reading.text(*rule, 1, 64);
        if (const auto steps = m_reading.optional(place, "steps"))
            for (const Place& step :
                 m_reading.array(*steps, 0, maxSteps).value_or(std::vector<Place>{}))
                procedure.steps.push_back(rawStep(step));
        if (const auto never = m_reading.optional(place, "never"))
            for (const Place& ban :
                 m_reading.array(*never, 0, mostItems).value_or(std::vector<Place>{}))
                procedure.never.push_back(rawBan(ban));
        if (const auto end = m_reading.optional(place, "end"))
            procedure.end = rawEnd(*end);
        if (const auto why = m_reading.optional(place, "why"))
            procedure.why = text(*why);
        if (const auto source = m_reading.optional(place, "source"))
            procedure.source = m_reading.text(*source, 1, longestText);
        if (const auto standing = m_reading.optional(place, "standing"))
            procedure.standing = word<Standing>(*standing, standingFromCode, Reason::unknownWord);
        return procedure;
    }

    std::string idOf(const Place& place) {
        const auto id = m_reading.required(place, "id");
        return id ? m_reading.id(*id).value_or("") : "";
    }

    RawStep rawStep(const Place& place) {
        RawStep step;
        step.place = place;
        if (!m_reading.object(place, {"id", "step", "after", "unless"}))
            return step;
        step.id = idOf(place);
        const auto name = m_reading.required(place, "step");
        if (name && name->value->kind() != json::Kind::null)
            step.step = word<Step>(*name, stepFromCode, Reason::unknownStep);
        if (const auto after = m_reading.optional(place, "after"))
            for (const Place& id :
                 m_reading.array(*after, 0, maxSteps).value_or(std::vector<Place>{}))
                step.after.push_back(m_reading.id(id).value_or(""));
        if (const auto unless = m_reading.optional(place, "unless"))
            for (const Place& fact :
                 m_reading.array(*unless, 0, mostItems).value_or(std::vector<Place>{}))
                if (word<Fact>(fact, factFromCode, Reason::unknownFact))
                    step.waivedByOneLeft = true;
        return step;
    }

    RawBan rawBan(const Place& place) {
        RawBan ban;
        ban.place = place;
        if (!m_reading.object(place, {"id", "sign", "from", "until", "fault", "severity"}))
            return ban;
        ban.id = idOf(place);
        const auto sign = m_reading.required(place, "sign");
        if (!sign || sign->value->kind() == json::Kind::null)
            return ban;
        ban.ban = word<Ban>(*sign, banFromCode, Reason::unknownSign);
        if (const auto from = m_reading.optional(place, "from"))
            ban.from = m_reading.id(*from);
        if (const auto until = m_reading.optional(place, "until"))
            ban.until = m_reading.id(*until);
        if (const auto fault = m_reading.required(place, "fault"))
            ban.fault = word<Fault>(*fault, faultFromCode, Reason::unknownFault).value_or(Fault{});
        if (const auto severity = m_reading.optional(place, "severity"))
            ban.severity = word<Severity>(*severity, severityFromCode, Reason::unknownWord);
        return ban;
    }

    ProcedureEnd rawEnd(const Place& place) {
        ProcedureEnd end;
        if (!m_reading.object(place, {"burns", "board", "aside", "hole"}))
            return end;
        const auto count = [&](std::string_view key) -> std::optional<int> {
            const auto at = m_reading.optional(place, key);
            const auto number = at ? m_reading.integer(*at, 0, cardCount) : std::nullopt;
            return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
        };
        end.burns = count("burns");
        end.board = count("board");
        end.aside = count("aside");
        end.hole = count("hole");
        return end;
    }

    Reading m_reading;
};

} // namespace

std::optional<RawBook> readRawBook(const json::Value& root, std::vector<Problem>& problems) {
    return BookReader(problems).read(root);
}

} // namespace mz
