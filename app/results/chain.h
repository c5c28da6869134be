// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace mz {

// The log of an exam is a chain: every line behind the header tells, as its last key "before", the
// SHA-256 of the line before it, over all its bytes but the line feed; the last line is the seal,
// which says nothing else. Who changes a byte has to write every later line anew, and gets another
// hash in the seal: whoever has written down that hash knows. Line feeds end lines, nothing else.

// A line of a log, a JSON object of at least one key without "before", chained to the line before.
[[nodiscard]] std::string chained(std::string line, std::string_view lineBefore);

// {"event":"sealed","before":"…"}, without its line feed.
[[nodiscard]] std::string seal(std::string_view lineBefore);

struct ChainCheck {
    enum class State : std::uint8_t {
        notChained, // no line is
        intact,     // every byte is as it was written
        unsealed,   // broken off: what there is hangs together
        changed
    };
    State state{};

    // Intact: all lines, the seal included. Unsealed: the whole lines that hang together; nothing
    // vouches for the last of them yet. Otherwise 0.
    int lines = 0;
    std::string seal; // intact: the hash in it

    // Changed: the first line whose bytes are not those that were written. Where a line was taken
    // away or put in, it is that one or the one before. With `orTheNext` it is this line or the
    // hash in the next one, and nothing tells which.
    int line = 0;
    bool orTheNext = false;
};

// Looks at the bytes of a whole log.
[[nodiscard]] ChainCheck checkChain(std::string_view log);

// "not-chained", "intact", "unsealed", "changed"
[[nodiscard]] std::string_view code(ChainCheck::State state);

} // namespace mz
