// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>

namespace mz {

// Why a file cannot be read or written.
enum class FileTrouble : std::uint8_t {
    notThere,
    notAFile, // a folder, or something else that holds no text
    denied,
    noSpace,
    unreadable,
    unwritable
};
inline constexpr int fileTroubleCount = 6;

// "not-there", "not-a-file", "denied", "no-space", "unreadable", "unwritable"
[[nodiscard]] std::string_view code(FileTrouble trouble);

// One byte more than any format of ours allows, so that its reader sees that the file is too big.
inline constexpr std::size_t mostToRead = (std::size_t{32} << 20) + 1;

// The bytes of the file, or its first `most`.
[[nodiscard]] tl::expected<std::string, FileTrouble> readFile(const std::filesystem::path& path,
                                                              std::size_t most = mostToRead);
[[nodiscard]] tl::expected<std::string, FileTrouble> readStream(std::FILE* stream,
                                                                std::size_t most = mostToRead);

// Puts the text in the place of what the file held, if any: wholly, or not at all.
[[nodiscard]] tl::expected<void, FileTrouble> writeFile(const std::filesystem::path& path,
                                                        std::string_view text);

} // namespace mz
