// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report/page_writer.h"

#include "app/desktop/look/fitted_text.h"
#include "app/desktop/look/theme.h"
#include "app/desktop/report/paper.h"

#include <QFontMetricsF>
#include <QTextLayout>

namespace mz {

namespace {

constexpr double leading = 1.28;
constexpr QChar isolate(0x2068);
constexpr QChar popIsolate(0x2069);

bool turns(QChar letter) {
    const char16_t code = letter.unicode();
    return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) ||
           code == 0x200e || code == 0x200f || code == 0x061c;
}

// Beside digits and capitals Inter takes other shapes of these signs, for which a PDF has no
// letter: whoever copies the text would lose them. A joiner that is none keeps them apart.
QString withPlainSigns(const QString& text) {
    constexpr QChar apart(0x200c);
    QString plain;
    bool afterSign = false;
    for (const QChar letter : text) {
        const bool sign = letter.isPunct() || letter.isSymbol();
        const bool between = (sign || afterSign) && !letter.isMark() && letter != apart;
        if (between && !plain.isEmpty() && plain.back() != apart)
            plain += apart;
        plain += letter;
        afterSign = sign;
    }
    return plain;
}

QStringList brokenLines(const QString& text, const QFont& font, double width) {
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines.append(text.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines;
}

} // namespace

QFont pageFont(const PageStyle& style) {
    QFont font = theme::font(style.size * pt, 1, style.weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double lineHeight(const PageStyle& style) { return leading * style.size * pt; }

double widthOf(const QString& text, const PageStyle& style) {
    return QFontMetricsF(pageFont(style)).horizontalAdvance(withPlainSigns(text));
}

QString cleaned(const QString& text) {
    QString clean;
    for (const QChar letter : text)
        if (!turns(letter))
            clean += letter.category() == QChar::Other_Control ? QChar(u' ') : letter;
    return clean.simplified();
}

QString isolated(const QString& text) { return isolate + text + popIsolate; }

QString elidedBefore(const QString& title, const QString& tail, const PageStyle& style,
                     double width) {
    const double room = width - widthOf(tail, style);
    const QString shown = QFontMetricsF(pageFont(style))
                              .elidedText(withPlainSigns(cleaned(title)), Qt::ElideRight, room);
    return isolated(shown) + tail;
}

void PageWriter::words(const QRectF& place, const QString& text, const PageStyle& style,
                       Qt::Alignment align) {
    if (text.isEmpty())
        return;
    const QString plain = withPlainSigns(text);
    put(place, {plain}, fittedFont(pageFont(style), plain, place.width()), align, style, false);
}

void PageWriter::data(const QRectF& place, const QString& text, const PageStyle& style,
                      Qt::Alignment align) {
    const QString clean = withPlainSigns(cleaned(text));
    if (clean.isEmpty())
        return;
    const QFont font = pageFont(style);
    put(place, {QFontMetricsF(font).elidedText(clean, Qt::ElideRight, place.width())}, font, align,
        style, true);
}

double PageWriter::paragraph(const QPointF& corner, double width, const QString& text,
                             const PageStyle& style) {
    if (text.isEmpty())
        return 0;
    const QFont font = pageFont(style);
    const QStringList lines = brokenLines(withPlainSigns(text), font, width);
    const double high = lineHeight(style) * static_cast<double>(lines.size());
    put(QRectF(corner, QSizeF(width, high)), lines, font, Qt::AlignLeft, style, false);
    return high;
}

double PageWriter::heading(const QPointF& corner, double width, const QString& text,
                           const QString& beside) {
    constexpr PageStyle strong{9.5, QFont::Bold};
    constexpr PageStyle quiet{7, QFont::Normal, true};
    constexpr double gap = 3 * mm;
    rule({corner, corner + QPointF(width, 0)}, 0.3 * mm, paper::ink);
    const double high = lineHeight(strong);
    const double top = corner.y() + 0.8 * mm;
    const double own = std::min(width, widthOf(text, strong) + 1);
    words({corner.x(), top, own, high}, text, strong);
    words({corner.x() + own + gap, top, width - own - gap, high}, beside, quiet, Qt::AlignRight);
    return high + 1.4 * mm;
}

void PageWriter::rule(const QLineF& line, double width, QRgb ink) {
    m_page.rules.append({line, width, QColor(ink)});
}

void PageWriter::box(const QRectF& place, QColor ground, double edge) {
    m_page.boxes.append({place, ground, edge});
}

void PageWriter::put(const QRectF& place, const QStringList& lines, const QFont& font,
                     Qt::Alignment align, const PageStyle& style, bool data) {
    m_page.texts.append(
        {place, lines, font, align, QColor(style.quiet ? paper::quiet : paper::ink), data});
}

} // namespace mz
