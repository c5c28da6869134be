// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/samples.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace mz {

namespace {

constexpr double twoPi = 2 * std::numbers::pi;
constexpr double loudest = 0.7; // of what 16 bits hold

// White noise, the same each time.
class Noise {
public:
    double next() {
        m_state = m_state * 1664525 + 1013904223;
        return static_cast<double>(m_state >> 8) / (1 << 23) - 1;
    }

private:
    std::uint32_t m_state = 52;
};

// Lets only a band about `middle` Hz through; the sharper, the narrower.
class Band {
public:
    Band(double middle, double sharpness)
        : m_step(2 * std::sin(std::numbers::pi * middle / sampleRate)), m_damping(1 / sharpness) {}

    double through(double in) {
        m_low += m_step * m_band;
        m_band += m_step * (in - m_low - m_damping * m_band);
        return m_band;
    }

private:
    double m_step;
    double m_damping;
    double m_low = 0;
    double m_band = 0;
};

class Track {
public:
    explicit Track(double seconds) : m_waves(static_cast<std::size_t>(seconds * sampleRate), 0.0) {}

    // Something slides over cloth or over another card, from `start` on, gone after `length` s.
    void slide(double start, double length, double middle, double loud) {
        Band band(middle, 1.2);
        each(start, length, [&](double part) {
            const double swell = std::sin(std::numbers::pi * std::pow(part, 0.35));
            return loud * swell * band.through(m_noise.next());
        });
    }
    // Something hard is struck and rings at `tone` Hz, half gone after `half` s.
    void strike(double start, double tone, double half, double loud) {
        each(start, 8 * half, [&](double part) {
            const double time = part * 8 * half;
            return loud * std::exp2(-time / half) * std::sin(twoPi * tone * time);
        });
    }

    [[nodiscard]] std::vector<std::int16_t> cut() const {
        double peak = 0;
        for (const double wave : m_waves)
            peak = std::max(peak, std::abs(wave));
        std::vector<std::int16_t> result;
        result.reserve(m_waves.size());
        constexpr std::size_t fade = sampleRate / 500; // no click at either end
        for (std::size_t at = 0; at < m_waves.size(); ++at) {
            const std::size_t edge = std::min(at, m_waves.size() - 1 - at);
            const double part =
                std::min(1.0, static_cast<double>(edge) / static_cast<double>(fade));
            result.push_back(
                static_cast<std::int16_t>(m_waves[at] / peak * part * loudest * 32767));
        }
        return result;
    }

private:
    template <typename Wave>
    void each(double start, double length, Wave wave) {
        const auto first = static_cast<std::size_t>(start * sampleRate);
        const auto count = static_cast<std::size_t>(length * sampleRate);
        for (std::size_t at = 0; at < count && first + at < m_waves.size(); ++at)
            m_waves[first + at] += wave(static_cast<double>(at) / static_cast<double>(count));
    }

    std::vector<double> m_waves;
    Noise m_noise;
};

Track card() {
    Track track(0.14);
    track.slide(0, 0.11, 3200, 1);
    track.strike(0.075, 160, 0.012, 0.35);
    return track;
}

// Two halves riffle together, faster towards the end.
Track shuffle() {
    Track track(0.75);
    double at = 0;
    for (int edge = 0; edge < 30; ++edge) {
        track.slide(at, 0.03, 2500 + 60.0 * (edge % 7), 0.8 + 0.2 * (edge % 3));
        at += 0.026 - 0.0005 * edge;
    }
    return track;
}

// Clay on clay: short, high, never quite at once.
Track chips() {
    Track track(0.34);
    constexpr double tones[] = {4100, 5300, 3700, 4700};
    double at = 0;
    for (const double tone : tones) {
        track.strike(at, tone, 0.009, 0.8);
        track.strike(at, tone * 1.52, 0.005, 0.4);
        track.slide(at, 0.012, 5000, 0.3);
        at += 0.047 + 0.011 * (static_cast<int>(tone) % 3);
    }
    return track;
}

// Knuckles on the table.
Track tap() {
    Track track(0.3);
    for (const double at : {0.0, 0.13}) {
        track.strike(at, 180, 0.018, 1);
        track.strike(at, 390, 0.008, 0.5);
        track.slide(at, 0.01, 1500, 0.4);
    }
    return track;
}

} // namespace

std::vector<std::int16_t> samples(Sound sound) {
    switch (sound) {
    case Sound::card:
        return card().cut();
    case Sound::shuffle:
        return shuffle().cut();
    case Sound::chips:
        return chips().cut();
    case Sound::tap:
        break;
    }
    return tap().cut();
}

} // namespace mz
