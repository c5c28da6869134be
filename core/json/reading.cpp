// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/reading.h"

#include <algorithm>

namespace mz::json {

namespace {

std::size_t characters(std::string_view utf8) {
    return static_cast<std::size_t>(std::ranges::count_if(
        utf8, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

bool isIdCharacter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }

} // namespace

Place Place::child(const Member& member) const {
    return {&member.value, pointer + '/' + escapePointer(member.key), member.line};
}

Place Place::item(std::size_t index) const {
    const Value& item = (*value->asArray())[index];
    return {&item, pointer + '/' + std::to_string(index), item.line()};
}

void Reading::add(const Place& place, Reason reason, std::vector<std::string> args) {
    m_problems.push_back({reason, std::move(args), place.pointer, place.line});
}

bool Reading::isObject(const Place& place) {
    if (place.value->kind() == Kind::object)
        return true;
    add(place, Reason::wrongType, {"object"});
    return false;
}

bool Reading::object(const Place& place, std::initializer_list<std::string_view> keys) {
    if (!isObject(place))
        return false;
    for (const Member& member : place.value->members())
        if (std::ranges::find(keys, member.key) == keys.end())
            add(place.child(member), Reason::unknownKey, {member.key});
    return true;
}

std::optional<Place> Reading::optional(const Place& place, std::string_view key) const {
    for (const Member& member : place.value->members())
        if (member.key == key)
            return place.child(member);
    return std::nullopt;
}

std::optional<Place> Reading::required(const Place& place, std::string_view key) {
    auto found = optional(place, key);
    if (!found)
        add(place, Reason::missingKey, {std::string(key)});
    return found;
}

std::optional<std::int64_t> Reading::integer(const Place& place, std::int64_t least,
                                             std::int64_t most) {
    const auto number = place.value->asInteger();
    if (!number) {
        add(place, Reason::wrongType, {"integer"});
        return std::nullopt;
    }
    if (*number < least || *number > most) {
        add(place, Reason::outOfRange,
            {std::to_string(*number), std::to_string(least), std::to_string(most)});
        return std::nullopt;
    }
    return number;
}

std::optional<std::string> Reading::text(const Place& place, std::size_t least, std::size_t most) {
    const auto text = place.value->asString();
    if (!text) {
        add(place, Reason::wrongType, {"string"});
        return std::nullopt;
    }
    const std::size_t length = characters(*text);
    if (length < least || length > most) {
        add(place, Reason::textLength, {std::to_string(least), std::to_string(most)});
        return std::nullopt;
    }
    return std::string(*text);
}

std::optional<std::string> Reading::id(const Place& place) {
    const auto text = place.value->asString();
    if (!text) {
        add(place, Reason::wrongType, {"string"});
        return std::nullopt;
    }
    const bool good = !text->empty() && text->size() <= 64 && text->front() != '-' &&
                      std::ranges::all_of(*text, isIdCharacter);
    if (!good) {
        add(place, Reason::badId, {std::string(*text)});
        return std::nullopt;
    }
    return std::string(*text);
}

std::optional<std::vector<Place>> Reading::array(const Place& place, std::size_t least,
                                                 std::size_t most) {
    const Array* array = place.value->asArray();
    if (array == nullptr) {
        add(place, Reason::wrongType, {"array"});
        return std::nullopt;
    }
    if (array->size() < least || array->size() > most) {
        add(place, Reason::itemCount, {std::to_string(least), std::to_string(most)});
        return std::nullopt;
    }
    std::vector<Place> items;
    for (std::size_t i = 0; i < array->size(); ++i)
        items.push_back(place.item(i));
    return items;
}

bool Reading::header(const Place& root, std::string_view format, std::int64_t known) {
    if (!isObject(root))
        return false;
    const auto formatPlace = required(root, "format");
    if (!formatPlace)
        return false;
    if (formatPlace->value->asString() != format) {
        add(*formatPlace, Reason::wrongFormat, {std::string(format)});
        return false;
    }
    const auto versionPlace = required(root, "version");
    if (!versionPlace)
        return false;
    const auto version = integer(*versionPlace, 1, INT64_MAX);
    if (version && *version > known)
        add(*versionPlace, Reason::newerVersion, {std::to_string(*version), std::to_string(known)});
    return version && *version <= known;
}

} // namespace mz::json
