// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/uuid.h"

#include "app/results/hash.h"

namespace mz {

namespace {

constexpr std::string_view hexDigits = "0123456789abcdef";
constexpr std::string_view shape = "xxxxxxxx-xxxx-vxxx-axxx-xxxxxxxxxxxx";

// 6d7a7265-7375-5c74-a573-000000000001, drawn once; another one would make other ids of everything.
constexpr std::string_view nameSpace("\x6d\x7a\x72\x65\x73\x75\x5c\x74\xa5\x73\0\0\0\0\0\x01", 16);

} // namespace

std::string uuidOf(std::string_view sessionKey, std::string_view place) {
    std::string name(nameSpace);
    // The length parts the two, so that no other pair makes the same name.
    name += std::to_string(sessionKey.size()) + ':';
    name += sessionKey;
    name += place;
    auto bytes = sha1(name);
    bytes[6] = static_cast<std::uint8_t>((bytes[6] & 0x0FU) | 0x50U); // version 5
    bytes[8] = static_cast<std::uint8_t>((bytes[8] & 0x3FU) | 0x80U); // variant of RFC 4122
    std::string text;
    std::size_t digit = 0;
    for (const char letter : shape) {
        if (letter == '-') {
            text += '-';
            continue;
        }
        const unsigned byte = bytes[digit / 2];
        text += hexDigits[digit % 2 == 0 ? byte >> 4U : byte & 15U];
        ++digit;
    }
    return text;
}

bool isUuid(std::string_view text) {
    if (text.size() != shape.size())
        return false;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const std::string_view allowed = shape[i] == '-'   ? "-"
                                         : shape[i] == 'v' ? "12345"
                                         : shape[i] == 'a' ? "89ab"
                                                           : hexDigits;
        if (allowed.find(text[i]) == std::string_view::npos)
            return false;
    }
    return true;
}

} // namespace mz
