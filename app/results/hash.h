// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace mz {

// SHA-256 as 64 lower-case hexadecimal digits.
[[nodiscard]] std::string sha256(std::string_view bytes);

[[nodiscard]] std::array<std::uint8_t, 20> sha1(std::string_view bytes);

} // namespace mz
