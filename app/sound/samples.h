// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace mz {

// What is heard at a table, without a voice.
enum class Sound : std::uint8_t { card, shuffle, chips, tap };

inline constexpr int soundCount = 4;
inline constexpr int sampleRate = 44100; // a second, one channel

// The sound as it is played, made from noise and a few tones; the same every time, silent at both
// ends, at most a second long.
[[nodiscard]] std::vector<std::int16_t> samples(Sound sound);

} // namespace mz
