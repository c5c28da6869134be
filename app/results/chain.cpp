// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/chain.h"

#include "app/results/hash.h"
#include "core/codes/code_list.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace mz {

namespace {

constexpr std::string_view keyBehindOthers = ", \"before\": \"";
constexpr std::string_view sealStart = "{\"event\":\"sealed\",\"before\":\"";
constexpr std::string_view objectEnd = "\"}";
constexpr std::size_t hashSize = 64;

// The hash behind `start` at the end of a line.
std::optional<std::string_view> hashBehind(std::string_view line, std::string_view start) {
    const std::size_t size = start.size() + hashSize + objectEnd.size();
    if (line.size() < size)
        return std::nullopt;
    const std::string_view end = line.substr(line.size() - size);
    const std::string_view hash = end.substr(start.size(), hashSize);
    const bool hex = hash.find_first_not_of("0123456789abcdef") == std::string_view::npos;
    if (!hex || !end.starts_with(start) || !end.ends_with(objectEnd))
        return std::nullopt;
    return hash;
}

std::optional<std::string_view> hashInSeal(std::string_view line) {
    return line.starts_with(sealStart) ? hashBehind(line, sealStart) : std::nullopt;
}

// What a line says of the one before it; nothing where it is not spelled as we do.
std::optional<std::string_view> hashIn(std::string_view line) {
    const auto sealed = hashInSeal(line);
    return sealed ? sealed : hashBehind(line, keyBehindOthers);
}

bool mentionsTheKey(std::string_view line) {
    return line.find("\"before\":") != std::string_view::npos;
}

class ChainChecker {
public:
    explicit ChainChecker(std::string_view log) {
        while (!log.empty()) {
            const std::size_t end = log.find('\n');
            if (end == std::string_view::npos) {
                m_rest = log;
                break;
            }
            m_lines.push_back(log.substr(0, end));
            log.remove_prefix(end + 1);
        }
    }

    [[nodiscard]] ChainCheck check() const {
        const bool headless = !m_lines.empty() && hashIn(m_lines.front());
        if (headless)
            return changedAt(1); // the header is gone
        if (!anyLineIsChained())
            return {};
        std::string before = sha256(m_lines.front());
        for (std::size_t i = 1; i < m_lines.size(); ++i) {
            const auto hash = hashIn(m_lines[i]);
            if (!hash)
                return changedAt(i + 1);
            std::string ofThis = sha256(m_lines[i]);
            if (*hash != before)
                return changedBefore(i, ofThis);
            if (hashInSeal(m_lines[i]))
                return sealedAt(i);
            before = std::move(ofThis);
        }
        return brokenOff(before);
    }

private:
    [[nodiscard]] bool anyLineIsChained() const {
        const auto behindHeader = m_lines.begin() + (m_lines.empty() ? 0 : 1);
        return std::any_of(behindHeader, m_lines.end(), mentionsTheKey) ||
               (!m_lines.empty() && mentionsTheKey(m_rest));
    }

    static ChainCheck changedAt(std::size_t line, bool orTheNext = false) {
        ChainCheck check;
        check.state = ChainCheck::State::changed;
        check.line = static_cast<int>(line);
        check.orTheNext = orTheNext;
        return check;
    }

    // This line does not say what the one before it is. Either of them can have been changed: this
    // one was not where the next one vouches for it.
    [[nodiscard]] ChainCheck changedBefore(std::size_t i, const std::string& ofThis) const {
        if (i + 1 == m_lines.size())
            return changedAt(i, true);
        return changedAt(hashIn(m_lines[i + 1]) == ofThis ? i : i + 1);
    }

    [[nodiscard]] ChainCheck sealedAt(std::size_t i) const {
        if (i + 1 < m_lines.size() || !m_rest.empty())
            return changedAt(i + 2);
        ChainCheck check;
        check.state = ChainCheck::State::intact;
        check.lines = static_cast<int>(i) + 1;
        check.seal = *hashInSeal(m_lines[i]);
        return check;
    }

    // Behind whole lines there may be a part of one; a seal with something behind it is no part.
    [[nodiscard]] ChainCheck brokenOff(const std::string& before) const {
        const std::string whole = std::string(sealStart) + before + std::string(objectEnd);
        if (m_rest.size() > whole.size() && m_rest.starts_with(whole))
            return changedAt(m_lines.size() + 1);
        ChainCheck check;
        check.state = ChainCheck::State::unsealed;
        check.lines = static_cast<int>(m_lines.size());
        return check;
    }

    std::vector<std::string_view> m_lines; // those that end
    std::string_view m_rest;               // what stands behind them
};

} // namespace

std::string chained(std::string line, std::string_view lineBefore) {
    const std::size_t end = line.rfind('}');
    line.erase(std::min(end, line.size()));
    line += keyBehindOthers;
    line += sha256(lineBefore);
    line += objectEnd;
    return line;
}

std::string seal(std::string_view lineBefore) {
    return std::string(sealStart) + sha256(lineBefore) + std::string(objectEnd);
}

ChainCheck checkChain(std::string_view log) { return ChainChecker(log).check(); }

std::string_view code(ChainCheck::State state) {
    static constexpr CodeList<4> codes{"not-chained", "intact", "unsealed", "changed"};
    return codeIn(codes, state);
}

} // namespace mz
