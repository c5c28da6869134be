// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/log.h"

#include "core/json/reading.h"

#include <algorithm>

namespace mz {

namespace {

using json::Place;

constexpr std::size_t longestFile = std::size_t{32} << 20;
constexpr std::size_t longestLine = std::size_t{4} << 10;
constexpr std::size_t longestHeader = std::size_t{1} << 20;
constexpr int mostLines = 100'000;
constexpr std::int64_t mostNumber = 9'007'199'254'740'991;

Problem problemAt(Reason reason, int line, std::vector<std::string> args = {}) {
    return {reason, std::move(args), "", line};
}

std::string_view withoutLineEnd(std::string_view line) {
    return line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
}

bool isBlank(std::string_view line) {
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

// Reads the fields of one act; the first thing that is wrong stays in `problems`.
class ActReader {
public:
    ActReader(const json::Value& line, std::vector<Problem>& problems)
        : m_root(Place::root(line)), m_reading(problems) {}

    std::optional<Deed> read(std::string_view what) {
        if (what == "shuffle")
            return act::Shuffle{};
        if (what == "cut")
            return act::Cut{};
        if (what == "pitch")
            return one<act::Pitch>("seat", 1, maxSeats, [](int seat) {
                return act::Pitch{seat, false};
            });
        if (what == "burn")
            return act::Burn{};
        if (what == "board")
            return one<act::Board>("count", 1, cardCount,
                                   [](int count) { return act::Board{count}; });
        if (what == "move")
            return move();
        if (what == "gather")
            return act::Gather{};
        if (what == "flip")
            return flip();
        if (what == "wait")
            return wait();
        if (what == "collect")
            return act::Collect{};
        if (what == "return")
            return act::Return{};
        if (what == "announce")
            return announce();
        if (what == "button")
            return one<act::MoveButton>("seat", 1, maxSeats,
                                        [](int seat) { return act::MoveButton{seat}; });
        if (what == "award")
            return award();
        if (what == "back")
            return one<deed::Back>("count", 1, mostLines,
                                   [](int count) { return deed::Back{count}; });
        if (what == "hint")
            return one<deed::Hint>("stage", 1, 3, [](int stage) { return deed::Hint{stage}; });
        m_reading.add(m_root, Reason::unknownAct, {std::string(what)});
        return std::nullopt;
    }

private:
    std::optional<int> number(std::string_view key, int least, int most) {
        const auto place = m_reading.required(m_root, key);
        const auto value = place ? m_reading.integer(*place, least, most) : std::nullopt;
        return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
    }

    template <typename Act>
    std::optional<Deed> one(std::string_view key, int least, int most, Act (*make)(int)) {
        const auto value = number(key, least, most);
        return value ? std::optional<Deed>(make(*value)) : std::nullopt;
    }

    std::optional<Zone> zone(std::string_view key) {
        const auto place = m_reading.required(m_root, key);
        if (!place)
            return std::nullopt;
        const auto text = m_reading.text(*place, 1, 16);
        if (!text)
            return std::nullopt;
        const auto zone = zoneFromCode(*text);
        if (!zone)
            m_reading.add(*place, Reason::unknownWord, {*text});
        return zone;
    }

    std::optional<Deed> move() {
        const auto from = zone("from");
        const auto to = zone("to");
        if (!from || !to)
            return std::nullopt;
        act::Move move{*from, {}, *to, End::top};
        if (const auto place = m_reading.optional(m_root, "at")) {
            const auto text = place->value->asString();
            if (text != "top" && text != "bottom") {
                m_reading.add(*place, Reason::unknownWord, {std::string(text.value_or(""))});
                return std::nullopt;
            }
            move.end = text == "top" ? End::top : End::bottom;
        }
        if (const auto place = m_reading.optional(m_root, "cards")) {
            const auto picked = cards(*place);
            if (!picked)
                return std::nullopt;
            move.cards = *picked;
        }
        return move;
    }

    std::optional<Picked> cards(const Place& place) {
        if (place.value->asString() == "all")
            return Picked::all();
        const auto items = m_reading.array(place, 1, cardCount);
        if (!items)
            return std::nullopt;
        Picked picked;
        CardMask taken = 0;
        for (const Place& item : *items) {
            const auto position = m_reading.integer(item, 0, cardCount - 1);
            if (!position)
                return std::nullopt;
            const CardMask bit = CardMask{1} << *position;
            if ((taken & bit) != 0) {
                m_reading.add(item, Reason::impossible, {std::string(code(Obstacle::noSuchCard))});
                return std::nullopt;
            }
            taken |= bit;
            picked.add(static_cast<int>(*position));
        }
        return picked;
    }

    std::optional<Deed> flip() {
        const auto where = zone("zone");
        const auto card = number("card", 0, cardCount - 1);
        if (!where || !card)
            return std::nullopt;
        return act::Flip{*where, *card};
    }

    std::optional<Deed> wait() {
        const auto place = m_reading.optional(m_root, "all");
        if (!place)
            return deed::Wait{};
        const auto all = place->value->asBool();
        if (!all) {
            m_reading.add(*place, Reason::wrongType, {"boolean"});
            return std::nullopt;
        }
        return deed::Wait{*all};
    }

    std::optional<Deed> announce() {
        const auto place = m_reading.required(m_root, "say");
        const auto say = place ? m_reading.text(*place, 1, 200) : std::nullopt;
        if (!say)
            return std::nullopt;
        return act::Announce{*say == "misdeal" ? Call::misdeal
                             : *say == "floor" ? Call::floor
                                               : Call::other};
    }

    std::optional<Deed> award() {
        act::Award award;
        if (const auto place = m_reading.optional(m_root, "pot")) {
            const auto pot = m_reading.integer(*place, 0, mostNumber);
            if (!pot)
                return std::nullopt;
            award.pot = static_cast<int>(std::min<std::int64_t>(*pot, maxSeats));
        }
        const auto place = m_reading.required(m_root, "seats");
        const auto items = place ? m_reading.array(*place, 1, maxSeats) : std::nullopt;
        if (!items)
            return std::nullopt;
        for (const Place& item : *items) {
            const auto seat = m_reading.integer(item, 1, maxSeats);
            if (!seat)
                return std::nullopt;
            if (holds(award.seats, static_cast<Seat>(*seat))) {
                m_reading.add(item, Reason::seatTwice, {std::to_string(*seat)});
                return std::nullopt;
            }
            award.seats = static_cast<SeatMask>(award.seats | maskOf(static_cast<Seat>(*seat)));
        }
        return award;
    }

    Place m_root;
    json::Reading m_reading;
};

class LogReader {
public:
    tl::expected<Log, Problem> read(std::string_view text) {
        if (text.size() > longestFile)
            return tl::unexpected(problemAt(Reason::tooBig, 1));
        const std::size_t lastText = text.find_last_not_of(" \t\r\n") + 1;
        std::size_t begin = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
        for (int line = 1; begin < text.size(); ++line) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            const std::string_view content = withoutLineEnd(text.substr(begin, end - begin));
            begin = end + 1;
            const bool last = end >= lastText;
            std::optional<Problem> problem =
                line > mostLines ? std::optional(problemAt(Reason::tooManyLines, line,
                                                           {std::to_string(mostLines)}))
                                 : readLine(content, line, last);
            if (problem && !m_hasHeader)
                return tl::unexpected(std::move(*problem));
            if (problem) {
                m_log.unreadable = std::move(problem);
                break;
            }
        }
        if (!m_hasHeader)
            return tl::unexpected(problemAt(Reason::missingHeader, 1));
        return std::move(m_log);
    }

private:
    std::optional<Problem> readLine(std::string_view content, int line, bool last) {
        if (isBlank(content))
            return std::nullopt;
        const std::size_t longest = m_hasHeader ? longestLine : longestHeader;
        if (content.size() > longest)
            return problemAt(Reason::lineTooLong, line, {std::to_string(longest)});
        const auto value = json::parse(content, {}, line);
        if (!value) {
            if (m_hasHeader && last && value.error().atEnd) {
                m_log.cutOffLine = line;
                return std::nullopt;
            }
            return problemOf(value.error());
        }
        return m_hasHeader ? readAct(*value, line) : readHeader(*value, line);
    }

    std::optional<Problem> readHeader(const json::Value& value, int line) {
        if (value.find("format") == nullptr)
            return problemAt(Reason::missingHeader, line);
        std::vector<Problem> problems;
        json::Reading reading(problems);
        const Place root = Place::root(value);
        if (reading.header(root, "mazziere-log", 1))
            readHeaderFields(reading, root);
        if (!problems.empty())
            return problems.front();
        m_hasHeader = true;
        return std::nullopt;
    }

    // Of a key that came later: in an older log it may have been anything.
    static std::string textOrNothing(const Place& root, std::string_view key) {
        const json::Value* value = root.value->find(key);
        const auto text = value == nullptr ? std::nullopt : value->asString();
        return text ? std::string(*text) : std::string();
    }

    static int countOrNothing(const Place& root, std::string_view key) {
        const json::Value* value = root.value->find(key);
        const auto count = value == nullptr ? std::nullopt : value->asInteger();
        return count && *count > 0 && *count <= mostLines ? static_cast<int>(*count) : 0;
    }

    static std::optional<SittingPlace> sittingOrNothing(const Place& root) {
        const json::Value* value = root.value->find("sitting");
        if (value == nullptr || value->asObject() == nullptr)
            return std::nullopt;
        const Place place = Place::root(*value);
        SittingPlace sitting{textOrNothing(place, "key"), countOrNothing(place, "start"),
                             countOrNothing(place, "hand"), countOrNothing(place, "hands"),
                             textOrNothing(place, "after")};
        const bool whole = !sitting.key.empty() && sitting.start > 0 && sitting.hand > 0 &&
                           sitting.hand <= sitting.hands;
        return whole ? std::optional(std::move(sitting)) : std::nullopt;
    }

    void readHeaderFields(json::Reading& reading, const Place& root) {
        LogHeader& header = m_log.header;
        const auto text = [&](std::string_view key, std::string& into) {
            if (const auto place = reading.optional(root, key))
                into = reading.text(*place, 0, longestHeader).value_or("");
        };
        if (const auto place = reading.required(root, "pack"))
            header.pack = reading.text(*place, 0, longestHeader).value_or("");
        if (const auto place = reading.required(root, "scenario"))
            header.scenario = reading.text(*place, 0, longestHeader).value_or("");
        if (const auto place = reading.optional(root, "edition"))
            if (const auto edition = reading.integer(*place, INT32_MIN, INT32_MAX))
                header.edition = static_cast<int>(*edition);
        if (const auto place = reading.optional(root, "seed"))
            if (const auto seed = reading.integer(*place, 0, mostNumber))
                header.seed = static_cast<std::uint64_t>(*seed);
        if (const auto place = reading.optional(root, "rulebook"))
            header.rulebook = reading.text(*place, 0, longestHeader);
        if (const auto place = reading.optional(root, "rulebook-edition"))
            if (const auto edition = reading.integer(*place, INT32_MIN, INT32_MAX))
                header.rulebookEdition = static_cast<int>(*edition);
        if (const auto place = reading.optional(root, "mode")) {
            const auto word = reading.text(*place, 0, longestHeader);
            const auto mode = word ? modeFromCode(*word) : std::nullopt;
            if (word && !mode)
                reading.add(*place, Reason::unknownWord, {*word});
            header.mode = mode.value_or(Mode::practice);
        }
        if (const auto place = reading.optional(root, "lang")) {
            header.lang = reading.text(*place, 0, longestHeader).value_or("");
            if (!header.lang.empty() && header.lang != "en" && header.lang != "it")
                reading.add(*place, Reason::unknownWord, {header.lang});
        }
        text("trainee", header.trainee);
        header.traineeKey = textOrNothing(root, "trainee-key");
        header.sessionKey = textOrNothing(root, "session-key");
        header.sitting = sittingOrNothing(root);
        text("program", header.program);
        if (const auto place = reading.optional(root, "case"); place && reading.isObject(*place))
            header.ofCase = *place->value;
    }

    std::optional<Problem> readAct(const json::Value& value, int line) {
        if (value.asObject() == nullptr)
            return problemAt(Reason::notAnAct, line);
        const json::Value* what = value.find("do");
        if (what == nullptr)
            return value.find("event") != nullptr
                       ? std::nullopt
                       : std::optional(problemAt(Reason::notAnAct, line));
        std::vector<Problem> problems;
        json::Reading reading(problems);
        const Place root = Place::root(value);
        const auto time = reading.optional(root, "t");
        if (!time)
            return problemAt(Reason::missingTime, line);
        const auto t = reading.integer(*time, 0, mostNumber);
        if (!t)
            return problems.front();
        if (*t < m_lastT)
            return problemAt(Reason::timeGoesBack, line);
        const auto word = what->asString();
        if (!word)
            return problemAt(Reason::notAnAct, line);
        ActReader reader(value, problems);
        const auto deed = reader.read(*word);
        if (!deed)
            return problems.front();
        m_lastT = *t;
        m_log.entries.push_back({line, *t, *deed});
        return std::nullopt;
    }

    Log m_log;
    bool m_hasHeader = false;
    std::int64_t m_lastT = 0;
};

} // namespace

tl::expected<Log, Problem> readLog(std::string_view text) { return LogReader().read(text); }

} // namespace mz
