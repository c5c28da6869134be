// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/chip_pixmaps.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace mz {

namespace {

struct Denomination {
    std::int64_t value = 0;
    QColor body;
    QColor mark;
};

constexpr std::array denominations{
    Denomination{25000, {0x2f, 0x7f, 0x86}, {0xf2, 0xf5, 0xf4}},
    Denomination{5000, {0xb8, 0x62, 0x2c}, {0xf8, 0xee, 0xdf}},
    Denomination{1000, {0xe3, 0xb4, 0x3c}, {0x4a, 0x38, 0x12}},
    Denomination{500, {0x6c, 0x4a, 0x9c}, {0xf1, 0xec, 0xf8}},
    Denomination{100, {0x26, 0x2a, 0x31}, {0xe9, 0xea, 0xec}},
    Denomination{25, {0x2c, 0x8f, 0x4b}, {0xf0, 0xf7, 0xf1}},
    Denomination{5, {0xcf, 0x33, 0x33}, {0xfb, 0xef, 0xef}},
    Denomination{1, {0xf1, 0xee, 0xe6}, {0x3d, 0x6f, 0xb5}},
};

constexpr double flatness = 0.42;  // a chip's height seen from the dealer's chair, of its width
constexpr double thickness = 0.17; // of its width

QPixmap renderChip(const Denomination& chip, double width, qreal ratio) {
    const double high = width * (flatness + thickness);
    QPixmap pixmap((QSizeF(width, high) * ratio).toSize() + QSize(1, 1));
    pixmap.fill(Qt::transparent);
    pixmap.setDevicePixelRatio(ratio);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);

    const QRectF top(0.5, 0.5, width - 1, width * flatness - 1);
    const QRectF bottom = top.translated(0, width * thickness);
    QPainterPath side;
    side.moveTo(top.left(), top.center().y());
    side.arcTo(bottom, 180, 180);
    side.arcTo(top, 0, 180);
    const QColor edge = chip.body.darker(150);
    painter.setPen(QPen(chip.body.darker(230), std::max(0.6, width / 40)));
    painter.setBrush(edge);
    painter.drawPath(side);

    // Six marks on the rim and on the face, seen at the same angle.
    painter.setPen(Qt::NoPen);
    const auto onRim = [&](const QRectF& rim, double angle) {
        return QPointF(rim.center().x() + std::cos(angle) * rim.width() / 2,
                       rim.center().y() + std::sin(angle) * rim.height() / 2);
    };
    painter.setBrush(chip.mark);
    for (const double angle : {0.55, 1.57, 2.59}) {
        const double half = 0.2;
        QPolygonF mark;
        for (const double a : {angle - half, angle, angle + half})
            mark << onRim(top, a);
        for (const double a : {angle + half, angle, angle - half})
            mark << onRim(bottom, a);
        painter.drawPolygon(mark);
    }
    painter.setPen(QPen(chip.body.darker(160), std::max(0.5, width / 45)));
    painter.setBrush(chip.body);
    painter.drawEllipse(top);
    const double inset = 0.17 * width;
    const QRectF inner =
        top.adjusted(inset, inset * flatness * 1.1, -inset, -inset * flatness * 1.1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(chip.mark);
    for (int spot = 0; spot < 6; ++spot) {
        const double angle = 0.55 + spot * std::numbers::pi / 3;
        QPolygonF mark;
        for (const double a : {angle - 0.2, angle, angle + 0.2})
            mark << onRim(top, a);
        for (const double a : {angle + 0.2, angle, angle - 0.2})
            mark << onRim(inner, a);
        painter.drawPolygon(mark);
    }
    painter.setBrush(chip.body);
    painter.setPen(QPen(chip.mark, std::max(0.6, width / 36)));
    painter.drawEllipse(inner);
    return pixmap;
}

} // namespace

std::vector<std::vector<std::int64_t>> ChipPixmaps::stacks(Chips amount, int columns) {
    std::vector<std::vector<std::int64_t>> result;
    std::int64_t rest = amount.count;
    for (const Denomination& chip : denominations) {
        std::int64_t count = rest / chip.value;
        rest -= count * chip.value;
        if (columns == 1 && !result.empty()) {
            const auto room = static_cast<std::int64_t>(std::size_t{tallest} - result[0].size());
            result[0].insert(result[0].end(), static_cast<std::size_t>(std::min(count, room)),
                             chip.value);
            continue;
        }
        while (count > 0 && std::ssize(result) < columns) {
            const std::int64_t here = std::min<std::int64_t>(count, tallest);
            result.emplace_back(static_cast<std::size_t>(here), chip.value);
            count -= here;
        }
    }
    return result;
}

const QPixmap& ChipPixmaps::chip(std::size_t denomination, double width, qreal ratio) {
    const auto device = static_cast<quint64>(std::lround(width * ratio * 8));
    const quint64 key = device * denominations.size() + denomination;
    if (m_chips.size() > 64)
        m_chips.clear();
    QPixmap& pixmap = m_chips[key];
    if (pixmap.isNull() || pixmap.devicePixelRatio() != ratio)
        pixmap = renderChip(denominations[denomination], width, ratio);
    return pixmap;
}

QRectF ChipPixmaps::paint(QPainter& painter, const QRectF& place, Chips amount, double width,
                          qreal ratio) {
    const double apart = width * 1.06;
    const int room = std::clamp(static_cast<int>(place.width() / apart), 1, 5);
    const auto columns = stacks(amount, room);
    if (columns.empty())
        return {};
    const double high = width * (flatness + thickness);
    const double step = width * thickness * 0.95;
    const double fits = std::max(1.0, (place.height() - high) / step + 1);
    double x = place.center().x() - apart * static_cast<double>(columns.size()) / 2;
    QRectF covered;
    for (const auto& column : columns) {
        const auto chips = std::min(column.size(), static_cast<std::size_t>(fits));
        const QRectF foot(x - width * 0.04, place.bottom() - width * flatness * 0.86, width * 1.1,
                          width * flatness);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 20, 14, 70));
        painter.drawEllipse(foot);
        for (std::size_t level = 0; level < chips; ++level) {
            const auto kind = std::ranges::find(denominations, column[level], &Denomination::value);
            const QPointF at(x, place.bottom() - high - step * static_cast<double>(level));
            painter.drawPixmap(
                at, chip(static_cast<std::size_t>(kind - denominations.begin()), width, ratio));
            covered = covered.united({at, QSizeF(width, high)});
        }
        x += apart;
    }
    return covered;
}

} // namespace mz
