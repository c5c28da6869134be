// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/read.h"

#include "core/rulebook/raw_book.h"

#include <list>

namespace mz {

namespace {

// An overlay of an overlay of … is as deep as anybody needs; deeper is a circle.
constexpr int deepestBase = 8;

class Stack {
public:
    Stack(const RulebookShelf& shelf, std::vector<Problem>& problems)
        : m_shelf(shelf), m_problems(problems) {}

    std::optional<RawBook> read(std::string_view text, int depth) {
        auto value = json::parse(text);
        if (!value) {
            m_problems.push_back(problemOf(value.error()));
            return std::nullopt;
        }
        m_texts.push_back(std::move(*value)); // the places in the raw book point into it
        auto book = readRawBook(m_texts.back(), m_problems);
        if (!book || !book->base || !m_problems.empty())
            return book;
        return over(*book, *book->base, depth);
    }

private:
    std::optional<RawBook> over(const RawBook& book, const RawBase& base, int depth) {
        json::Reading reading(m_problems);
        const auto text = depth < deepestBase ? m_shelf(base.id) : std::nullopt;
        if (!text) {
            reading.add(base.place, Reason::unknownBase, {base.id});
            return std::nullopt;
        }
        std::vector<Problem> ofBase;
        auto below = Stack(m_shelf, ofBase).read(*text, depth + 1);
        if (!below || !ofBase.empty()) {
            reading.add(base.place, Reason::unknownBase, {base.id});
            return std::nullopt;
        }
        if (below->edition != base.edition) {
            reading.add(base.place, Reason::otherBaseEdition,
                        {std::to_string(base.edition), std::to_string(below->edition)});
            return std::nullopt;
        }
        forgetPlaces(*below, base.place);
        return layOver(std::move(*below), book, m_problems);
    }

    // What is wrong with a part of the base once the overlay lies over it is the overlay's mistake.
    static void forgetPlaces(RawBook& book, const json::Place& place) {
        for (auto& [name, procedure] : book.procedures) {
            if (!procedure)
                continue;
            procedure->place = place;
            for (RawStep& step : procedure->steps)
                step.place = place;
            for (RawBan& ban : procedure->never)
                ban.place = place;
        }
        for (auto& [kind, answer] : book.answers)
            answer.place = place;
    }

    const RulebookShelf& m_shelf;
    std::vector<Problem>& m_problems;
    std::list<json::Value> m_texts;
};

} // namespace

tl::expected<Rulebook, std::vector<Problem>> readRulebook(std::string_view text,
                                                          const RulebookShelf& shelf) {
    std::vector<Problem> problems;
    Stack stack(shelf, problems);
    const auto raw = stack.read(text, 0);
    if (!raw || !problems.empty())
        return tl::unexpected(std::move(problems));
    Rulebook book = resolve(*raw, problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return book;
}

} // namespace mz
