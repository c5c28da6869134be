// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/table_ground.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace mz {

namespace {

struct Rgb {
    float r = 0, g = 0, b = 0;

    Rgb() = default;
    Rgb(float red, float green, float blue) : r(red), g(green), b(blue) {}
    explicit Rgb(const QColor& colour)
        : r(static_cast<float>(colour.red())),
          g(static_cast<float>(colour.green())),
          b(static_cast<float>(colour.blue())) {}
};

Rgb mixed(const Rgb& from, const Rgb& to, float part) {
    return {from.r + (to.r - from.r) * part, from.g + (to.g - from.g) * part,
            from.b + (to.b - from.b) * part};
}

Rgb scaled(const Rgb& colour, float by) { return {colour.r * by, colour.g * by, colour.b * by}; }

float part(float value) { return std::clamp(value, 0.0F, 1.0F); }

std::uint32_t packed(const Rgb& colour, float noise) {
    const auto channel = [noise](float value) {
        return static_cast<std::uint32_t>(
            static_cast<int>(std::clamp(value + noise, 0.0F, 255.0F)));
    };
    return 0xff000000U | channel(colour.r) << 16 | channel(colour.g) << 8 | channel(colour.b);
}

// How far a point lies outside a rectangle with round corners; below 0 inside.
class RoundedEdge {
public:
    RoundedEdge(const QRectF& box, double radius)
        : m_x(static_cast<float>(box.center().x())),
          m_y(static_cast<float>(box.center().y())),
          m_wide(static_cast<float>(box.width() / 2 - radius)),
          m_high(static_cast<float>(box.height() / 2 - radius)),
          m_radius(static_cast<float>(radius)) {}

    // How far left of the middle the edge `within` inside this one lies at that height; below 0
    // where it does not reach so far up or down.
    [[nodiscard]] float halfWidth(float y, float within) const {
        const float below = std::abs(y - m_y) - m_high;
        const float radius = m_radius - within;
        if (below <= 0)
            return m_wide + radius;
        return below >= radius ? -1 : m_wide + std::sqrt(radius * radius - below * below);
    }
    [[nodiscard]] float middle() const { return m_x; }

    [[nodiscard]] float operator()(float x, float y) const {
        const float right = std::abs(x - m_x) - m_wide;
        const float below = std::abs(y - m_y) - m_high;
        if (right <= 0 || below <= 0)
            return std::max(right, below) - m_radius;
        return std::sqrt(right * right + below * below) - m_radius;
    }

private:
    float m_x, m_y, m_wide, m_high, m_radius;
};

constexpr int noiseSide = 128;

// Cloth is never quite even, and a little noise hides the steps of a dark gradient on a projector.
std::array<float, noiseSide * noiseSide> makeNoise() {
    std::array<float, noiseSide * noiseSide> noise{};
    std::uint32_t state = 20260101;
    for (float& one : noise) {
        state = state * 1664525 + 1013904223;
        one = static_cast<float>(state >> 24) / 255.0F * 4.0F - 1.5F;
    }
    return noise;
}

class Ground {
public:
    Ground(const TableLayout& table, const TableColours& colours, qreal ratio);
    [[nodiscard]] Rgb at(float x, float y) const;
    // The cloth alone, far from the rail.
    [[nodiscard]] const Rgb& cloth(float x, float y) const;
    [[nodiscard]] const Rgb& room() const { return m_room; }
    // From the left to the middle of the table: where the room ends, and where only cloth is left.
    [[nodiscard]] float roomEnds(float y) const {
        return m_rail.middle() - m_rail.halfWidth(y, -16 * m_unit);
    }
    [[nodiscard]] float clothBegins(float y) const {
        return m_felt.middle() - m_felt.halfWidth(y, m_shade);
    }

private:
    [[nodiscard]] Rgb rail(float fromFelt, float fromOut, float y) const;

    RoundedEdge m_felt, m_rail;
    float m_ratio, m_unit, m_shade, m_top, m_height;
    float m_lampX, m_lampY, m_lampWide, m_lampHigh;
    Rgb m_room, m_light, m_middle, m_dark;
    std::array<Rgb, 1024> m_cloth; // by the square of the distance from the lamp
};

Ground::Ground(const TableLayout& table, const TableColours& colours, qreal ratio)
    : m_felt(table.felt, table.feltRadius),
      m_rail(table.rail, table.railRadius),
      m_ratio(static_cast<float>(ratio)),
      m_unit(static_cast<float>(table.unit)),
      m_shade(24 * m_unit),
      m_top(static_cast<float>(table.rail.top())),
      m_height(static_cast<float>(table.rail.height())),
      m_lampX(static_cast<float>(table.felt.center().x())),
      m_lampY(static_cast<float>(table.felt.center().y() + 0.06 * table.felt.height())),
      m_lampWide(static_cast<float>(0.58 * table.felt.width())),
      m_lampHigh(static_cast<float>(0.66 * table.felt.height())),
      m_room(colours.room),
      m_light(colours.railLight),
      m_middle(colours.rail),
      m_dark(colours.railDark) {
    const Rgb lit(colours.felt);
    const Rgb edge(colours.feltEdge);
    for (std::size_t step = 0; step < m_cloth.size(); ++step) {
        const float far = std::sqrt(static_cast<float>(step) / static_cast<float>(m_cloth.size()));
        m_cloth[step] = mixed(lit, edge, far * far * (1.6F - 0.6F * far));
    }
}

const Rgb& Ground::cloth(float x, float y) const {
    const float dx = (x - m_lampX) / m_lampWide;
    const float dy = (y - m_lampY) / m_lampHigh;
    const auto last = static_cast<float>(m_cloth.size() - 1);
    return m_cloth[static_cast<std::size_t>(std::min((dx * dx + dy * dy) * last, last))];
}

// Padded: lit on its crown, darker towards both seams.
Rgb Ground::rail(float fromFelt, float fromOut, float y) const {
    const float across = fromFelt / std::max(0.01F, fromFelt + fromOut) * 2 - 1;
    const float crown = across - 0.15F;
    const float down = part((y - m_top) / m_height);
    const Rgb body = down < 0.45F ? mixed(m_light, m_middle, down / 0.45F)
                                  : mixed(m_middle, m_dark, (down - 0.45F) / 0.55F);
    const float round = 1.16F - 0.5F * crown * crown;
    const float seam = part((fromFelt / m_unit - 1.2F) / 2.2F);
    return scaled(body, round * (0.45F + 0.55F * seam));
}

Rgb Ground::at(float x, float y) const {
    const float fromFelt = m_felt(x, y);
    const float fromRail = m_rail(x, y);
    // The table throws its shadow into the room, the rail on the cloth.
    const float under = part(1 - fromRail / (16 * m_unit));
    Rgb colour = fromRail > -1 ? scaled(m_room, 1 - 0.45F * under * under) : m_room;
    if (fromFelt > -1 && fromRail < 1)
        colour = mixed(colour, rail(std::max(fromFelt, 0.0F), std::max(-fromRail, 0.0F), y),
                       part(0.5F - fromRail * m_ratio));
    if (fromFelt < 1) {
        const float shade = part(1 + fromFelt / m_shade);
        colour = mixed(colour, scaled(cloth(x, y), 1 - 0.5F * shade * shade),
                       part(0.5F - fromFelt * m_ratio));
    }
    return colour;
}

} // namespace

// Left and right are alike. Most of a row is nothing but room or nothing but cloth.
QImage paintGround(const TableLayout& table, const TableColours& colours, qreal ratio) {
    static const auto noise = makeNoise();
    QImage image((table.area * ratio).toSize(), QImage::Format_RGB32);
    const Ground ground(table, colours, ratio);
    const int width = image.width();
    const int half = (width + 1) / 2;
    const auto scale = static_cast<float>(ratio);
    const auto inHalf = [&](float x) { return std::clamp(static_cast<int>(x * scale), 0, half); };
    for (int row = 0; row < image.height(); ++row) {
        auto* line = reinterpret_cast<std::uint32_t*>(image.scanLine(row));
        const float* grain = &noise[static_cast<std::size_t>(row % noiseSide) * noiseSide];
        const float y = (static_cast<float>(row) + 0.5F) / scale;
        const auto xOf = [scale](int column) {
            return (static_cast<float>(column) + 0.5F) / scale;
        };
        const int roomEnds = inHalf(ground.roomEnds(y));
        const int clothBegins = std::max(roomEnds, inHalf(ground.clothBegins(y) + 1));
        std::fill_n(line, roomEnds, packed(ground.room(), 0));
        for (int column = roomEnds; column < clothBegins; ++column)
            line[column] = packed(ground.at(xOf(column), y), grain[column % noiseSide]);
        for (int column = clothBegins; column < half; ++column)
            line[column] = packed(ground.cloth(xOf(column), y), grain[column % noiseSide]);
        std::reverse_copy(line, line + width / 2, line + half);
    }
    image.setDevicePixelRatio(ratio);
    return image;
}

} // namespace mz
