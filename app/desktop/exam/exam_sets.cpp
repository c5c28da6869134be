// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/exam/exam_sets.h"

#include "app/words/words.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>

namespace mz {

namespace {

AssignedHand handOf(Library& library, Library::Found found, QRandomGenerator& draw) {
    const Pack& pack = library.pack(found.pack).reading.pack;
    const Scenario& scenario = pack.scenarios[found.scenario];
    constexpr std::uint64_t seeds = std::uint64_t{1} << 53; // as many as the formats allow
    return {pack.id, pack.edition, scenario.id, draw.generate64() % seeds};
}

std::vector<Library::Found> everyCase(Library& library) {
    std::vector<Library::Found> all;
    for (std::size_t pack = 0; pack < library.count(); ++pack)
        if (library.pack(pack).usable())
            for (std::size_t scenario = 0;
                 scenario < library.pack(pack).reading.pack.scenarios.size(); ++scenario)
                all.push_back({pack, scenario});
    return all;
}

Text titleOfDrawn(int hands) {
    const auto in = [&](Language language) {
        static constexpr const char* source =
            QT_TRANSLATE_NOOP("ExamSets", "Exam: %n hands drawn from all packs");
        QString text = QString::fromStdString(
            std::string(translated(language, "ExamSets", source, "", 1).value_or(source)));
        return text.replace(QStringLiteral("%n"), QString::number(hands)).toStdString();
    };
    return {in(Language::en), in(Language::it)};
}

} // namespace

Assignment examOfPack(Library& library, std::size_t pack, QRandomGenerator& draw) {
    const Pack& from = library.pack(pack).reading.pack;
    Assignment exam{from.id, from.title, Mode::exam, {}, {}};
    for (std::size_t scenario = 0; scenario < from.scenarios.size(); ++scenario)
        exam.hands.push_back(handOf(library, {pack, scenario}, draw));
    return exam;
}

std::optional<Assignment> drawnExam(Library& library, int hands, QRandomGenerator& draw) {
    const auto all = everyCase(library);
    if (all.empty())
        return std::nullopt;
    Assignment exam{"drawn-" + std::to_string(hands), titleOfDrawn(hands), Mode::exam, {}, {}};
    std::vector<Library::Found> left;
    while (static_cast<int>(exam.hands.size()) < hands) {
        if (left.empty()) {
            left = all;
            std::ranges::shuffle(left, draw);
        }
        exam.hands.push_back(handOf(library, left.back(), draw));
        left.pop_back();
    }
    return exam;
}

std::optional<MissingHand> missingHand(Library& library, const Assignment& assignment) {
    using Why = MissingHand::Why;
    for (std::size_t number = 0; number < assignment.hands.size(); ++number) {
        const AssignedHand& hand = assignment.hands[number];
        const PackReading* pack = library.packCalled(hand.pack);
        if (pack == nullptr)
            return MissingHand{Why::pack, number, 0};
        if (pack->pack.edition != hand.edition)
            return MissingHand{Why::edition, number, pack->pack.edition};
        if (!library.find(hand.pack, hand.scenario))
            return MissingHand{Why::scenario, number, pack->pack.edition};
    }
    return std::nullopt;
}

} // namespace mz
