// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/moment.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <ctime>

namespace mz {

namespace {

namespace chrono = std::chrono;
using chrono::milliseconds;

constexpr std::int64_t msPerSecond = 1000;
constexpr std::int64_t lastYear = 9999;

// Day and time of a clock on a wall.
struct WallClock {
    std::int64_t year = 0;
    int month = 0;
    int day = 0;
    int hour = 0;
    int minute = 0;
    int second = 0;
};

std::optional<WallClock> utcClock(std::int64_t ms) {
    constexpr chrono::sys_days first{chrono::year{0} / 1 / 1};
    constexpr chrono::sys_days behindLast{chrono::year{lastYear + 1} / 1 / 1};
    const chrono::sys_time<milliseconds> moment{milliseconds(ms)};
    if (moment < first || moment >= behindLast)
        return std::nullopt;
    const auto midnight = chrono::floor<chrono::days>(moment);
    const chrono::year_month_day date{midnight};
    const chrono::hh_mm_ss time{chrono::floor<chrono::seconds>(moment - midnight)};
    return WallClock{int{date.year()},
                     static_cast<int>(unsigned{date.month()}),
                     static_cast<int>(unsigned{date.day()}),
                     static_cast<int>(time.hours().count()),
                     static_cast<int>(time.minutes().count()),
                     static_cast<int>(time.seconds().count())};
}

std::optional<WallClock> localClock(std::int64_t ms) {
    if (!utcClock(ms))
        return std::nullopt;
    const std::time_t seconds = chrono::floor<chrono::seconds>(milliseconds(ms)).count();
    std::tm local{};
    if (localtime_r(&seconds, &local) == nullptr)
        return std::nullopt;
    const WallClock clock{std::int64_t{local.tm_year} + 1900,
                          local.tm_mon + 1,
                          local.tm_mday,
                          local.tm_hour,
                          local.tm_min,
                          local.tm_sec};
    return clock.year >= 0 && clock.year <= lastYear ? std::optional(clock) : std::nullopt;
}

std::string written(const std::optional<WallClock>& clock, char between) {
    if (!clock)
        return {};
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02d-%02d%c%02d:%02d:%02d",
                  static_cast<int>(clock->year), clock->month, clock->day, between, clock->hour,
                  clock->minute, clock->second);
    return text.data();
}

// A number of so many digits at the front, which it takes off.
std::optional<int> takeNumber(std::string_view& text, std::size_t digits) {
    int number = 0;
    if (text.size() < digits)
        return std::nullopt;
    const char* end = text.data() + digits;
    const bool onlyDigits =
        std::all_of(text.data(), end, [](char letter) { return letter >= '0' && letter <= '9'; });
    if (!onlyDigits || std::from_chars(text.data(), end, number).ptr != end)
        return std::nullopt;
    text.remove_prefix(digits);
    return number;
}

bool takeLetter(std::string_view& text, char letter) {
    if (!text.starts_with(letter))
        return false;
    text.remove_prefix(1);
    return true;
}

} // namespace

std::string utcSeconds(std::int64_t ms) {
    std::string text = written(utcClock(ms), 'T');
    return text.empty() ? text : text + 'Z';
}

std::string utcMillis(std::int64_t ms) {
    std::string text = utcSeconds(ms);
    if (text.empty())
        return text;
    const std::int64_t within = (ms % msPerSecond + msPerSecond) % msPerSecond;
    const std::string digits = std::to_string(msPerSecond + within).substr(1);
    return text.insert(text.size() - 1, '.' + digits);
}

std::string localSeconds(std::int64_t ms) { return written(localClock(ms), ' '); }

std::optional<std::int64_t> readUtc(std::string_view text) {
    // Before each number stands this letter, but for the first.
    constexpr std::string_view before = " --T::";
    std::array<int, 6> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0 && !takeLetter(text, before[i]))
            return std::nullopt;
        const auto number = takeNumber(text, i == 0 ? 4 : 2);
        if (!number)
            return std::nullopt;
        numbers[i] = *number;
    }
    const auto [year, month, day, hour, minute, second] = numbers;
    int ms = 0;
    if (takeLetter(text, '.')) {
        const auto number = takeNumber(text, 3);
        if (!number)
            return std::nullopt;
        ms = *number;
    }
    const chrono::year_month_day date{chrono::year{year},
                                      chrono::month{static_cast<unsigned>(month)},
                                      chrono::day{static_cast<unsigned>(day)}};
    if (text != "Z" || !date.ok() || hour > 23 || minute > 59 || second > 59)
        return std::nullopt;
    const milliseconds moment = chrono::sys_days{date}.time_since_epoch() + chrono::hours(hour) +
                                chrono::minutes(minute) + chrono::seconds(second) +
                                milliseconds(ms);
    return moment.count();
}

std::string durationText(std::int64_t ms) {
    constexpr std::int64_t perMinute = 6000; // hundredths
    constexpr std::int64_t perHour = 60 * perMinute;
    const std::int64_t all = std::max<std::int64_t>(ms, 0) / 10;
    const std::int64_t hours = all / perHour;
    const std::int64_t minutes = all % perHour / perMinute;
    const std::int64_t hundredths = all % perMinute;
    std::string text = "PT";
    if (hours > 0)
        text += std::to_string(hours) + 'H';
    if (minutes > 0)
        text += std::to_string(minutes) + 'M';
    if (hundredths > 0 || all < perMinute) {
        text += std::to_string(hundredths / 100);
        if (hundredths % 100 > 0) {
            const std::string digits = std::to_string(100 + hundredths % 100).substr(1);
            text += '.' + (digits.ends_with('0') ? digits.substr(0, 1) : digits);
        }
        text += 'S';
    }
    return text;
}

} // namespace mz
