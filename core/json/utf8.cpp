// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/utf8.h"

#include <cstring>

namespace mz::json {

namespace {

constexpr std::uint64_t everyByte = 0x0101010101010101;

// Eight letters of ASCII, none of them NUL?
bool plain(const char* bytes) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, sizeof word);
    return ((word | (word - everyByte)) & everyByte << 7) == 0;
}

// What may come second, which is where overlong forms, surrogates and all above U+10FFFF show.
struct Lead {
    std::size_t size = 0; // of the whole character; 0 where none begins so
    unsigned lowest = 0x80;
    unsigned highest = 0xBF;
};

Lead leadOf(unsigned first) {
    if (first < 0x80)
        return {1};
    if (first < 0xC2)
        return {0};
    if (first < 0xE0)
        return {2};
    if (first < 0xF0)
        return {3, first == 0xE0 ? 0xA0U : 0x80U, first == 0xED ? 0x9FU : 0xBFU};
    if (first < 0xF5)
        return {4, first == 0xF0 ? 0x90U : 0x80U, first == 0xF4 ? 0x8FU : 0xBFU};
    return {0};
}

} // namespace

GoodText goodText(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        if (text.size() - at >= sizeof(std::uint64_t) && plain(text.data() + at)) {
            at += sizeof(std::uint64_t);
            continue;
        }
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
        if (byte(0) == 0)
            return {at, TextEnd::nulByte};
        Lead lead = leadOf(byte(0));
        if (lead.size == 0)
            return {at, TextEnd::badByte};
        for (std::size_t i = 1; i < lead.size; ++i) {
            if (at + i == text.size())
                return {at, TextEnd::cutOff};
            if (byte(i) < lead.lowest || byte(i) > lead.highest)
                return {at, TextEnd::badByte};
            lead.lowest = 0x80;
            lead.highest = 0xBF;
        }
        at += lead.size;
    }
    return {at, TextEnd::whole};
}

} // namespace mz::json
