// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/exam/sitting_record.h"

#include "core/session/log.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <utility>

namespace mz {

namespace {

// Changed before not chained before broken off before whole.
int soundness(const ChainCheck& check) {
    switch (check.state) {
    case ChainCheck::State::changed:
        return 0;
    case ChainCheck::State::notChained:
        return 1;
    case ChainCheck::State::unsealed:
        return 2;
    case ChainCheck::State::intact:
        break;
    }
    return 3;
}

std::optional<std::string> textOf(const QString& folder, const QString& name) {
    QFile file(QDir(folder).filePath(name));
    if (name.isEmpty() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll().toStdString();
}

SatHand satHand(SessionRow row, std::string text, const QString& logs) {
    SatHand hand{std::move(row), std::move(text), {}, 0, false, {}};
    if (auto log = readLog(hand.log); log && log->header.sitting) {
        hand.after = std::move(log->header.sitting->after);
        hand.hands = log->header.sitting->hands;
    }
    hand.chain = checkChain(hand.log);
    // While it is dealt the file may be a line ahead of the records.
    if (hand.session.state == SessionState::running)
        return hand;
    const auto file = textOf(logs, hand.session.start.file);
    hand.fileMissing = !file && !hand.session.start.file.isEmpty();
    if (file)
        if (ChainCheck ofFile = checkChain(*file); soundness(ofFile) < soundness(hand.chain))
            hand.chain = std::move(ofFile);
    return hand;
}

} // namespace

bool SittingRecord::isExam() const {
    return std::ranges::any_of(
        hands, [](const SatHand& hand) { return hand.session.start.header.mode == Mode::exam; });
}

std::size_t SittingRecord::planned() const {
    std::size_t most = hands.size();
    for (const SatHand& hand : hands)
        most = std::max(most, static_cast<std::size_t>(hand.hands));
    return most;
}

SittingCheck SittingRecord::check() const {
    if (!isExam())
        return {};
    std::vector<ChainedHand> chained;
    for (const SatHand& hand : hands)
        chained.push_back({hand.chain, hand.after});
    return checkSitting(chained, sitting.endedAt ? std::optional(sitting.lastHash.toStdString())
                                                 : std::nullopt);
}

OrTrouble<std::optional<SittingRecord>> readSitting(Database& database, const QString& key,
                                                    const QString& logs) {
    auto sitting = findSitting(database, key);
    if (!sitting)
        return tl::unexpected(std::move(sitting.error()));
    if (!*sitting)
        return std::optional<SittingRecord>();
    auto rows = sessionsOfSitting(database, key);
    if (!rows)
        return tl::unexpected(std::move(rows.error()));
    SittingRecord record{std::move(**sitting), {}};
    for (SessionRow& row : *rows) {
        auto text = logText(database, row.start.key);
        if (!text)
            return tl::unexpected(std::move(text.error()));
        record.hands.push_back(
            satHand(std::move(row), std::move(*text).value_or(std::string()), logs));
    }
    return std::optional(std::move(record));
}

} // namespace mz
