// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/coach/coach_parts.h"

#include "app/desktop/look/panel_button.h"
#include "app/desktop/look/theme.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace mz {

SignWidget::SignWidget(Sign sign, QWidget* parent) : QWidget(parent), m_sign(sign) {
    setFixedSize(22, 22);
}

void SignWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF disc(1.5, 1.5, 19, 19);
    QPen stroke(theme::now().panel.stroke, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(Qt::NoPen);
    switch (m_sign) {
    case Sign::right:
        painter.setBrush(theme::now().panel.right);
        painter.drawEllipse(disc);
        painter.setPen(stroke);
        painter.drawPolyline(QPolygonF{{6.5, 11.5}, {9.7, 14.7}, {15.6, 8}});
        break;
    case Sign::wrong: // an octagon, so that it differs without colour
        painter.setBrush(theme::now().panel.wrong);
        painter.drawPolygon(
            QPolygonF{{7, 1}, {15, 1}, {21, 7}, {21, 15}, {15, 21}, {7, 21}, {1, 15}, {1, 7}});
        painter.setPen(stroke);
        painter.drawLine(QPointF(7.5, 7.5), QPointF(14.5, 14.5));
        painter.drawLine(QPointF(14.5, 7.5), QPointF(7.5, 14.5));
        break;
    case Sign::due:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme::now().panel.due, 2.4));
        painter.drawEllipse(disc.adjusted(1, 1, -1, -1));
        break;
    case Sign::info:
        painter.setBrush(theme::now().panel.note);
        painter.drawRoundedRect(disc, 5, 5);
        painter.setPen(stroke);
        painter.drawLine(QPointF(11, 10), QPointF(11, 15.5));
        painter.drawPoint(QPointF(11, 6.5));
        break;
    case Sign::takenBack:
        painter.setPen(QPen(theme::now().panel.inkQuiet, 2.2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(6, 11), QPointF(16, 11));
        painter.drawPolyline(QPolygonF{{10, 6.5}, {5.5, 11}, {10, 15.5}});
        break;
    case Sign::neutral:
        painter.setBrush(theme::now().panel.inkQuiet);
        painter.drawEllipse(QPointF(11, 11), 4, 4);
        break;
    }
}

namespace {

QLabel* makeText(const QString& text, QLatin1String name, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setObjectName(name);
    label->setTextInteractionFlags(Qt::NoTextInteraction);
    return label;
}

QWidget* makeLine(const CoachRow& of, QWidget* parent) {
    auto* line = new QWidget(parent);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(10, 3, 4, 3);
    row->setSpacing(10);
    row->addWidget(new SignWidget(of.sign, line), 0, Qt::AlignTop);
    const bool takenBack = of.sign == Sign::takenBack;
    auto* label = makeText(of.text, QLatin1String(takenBack ? "quiet" : "entry"), line);
    label->setContentsMargins(0, 2, 0, 0);
    if (takenBack) {
        QFont font = label->font();
        font.setStrikeOut(true);
        label->setFont(font);
    }
    row->addWidget(label, 1);
    if (!of.time.isEmpty()) {
        auto* when = new QLabel(of.time, line);
        when->setObjectName(QStringLiteral("quiet"));
        when->setContentsMargins(0, 2, 0, 0);
        row->addWidget(when, 0, Qt::AlignTop);
    }
    return line;
}

QWidget* makeBox(const CoachRow& of, QWidget* parent, const std::function<void(Command)>& run) {
    auto* frame = new QFrame(parent);
    frame->setObjectName(of.name);
    auto* rows = new QVBoxLayout(frame);
    const bool line = !of.rows.empty() && of.rows.front().kind == CoachRow::Kind::line;
    rows->setContentsMargins(line ? QMargins(4, 7, 8, 7) : QMargins(14, 11, 14, 12));
    rows->setSpacing(5);
    for (const CoachRow& row : of.rows)
        rows->addWidget(makePart(row, frame, run));
    return frame;
}

QWidget* makeButton(const CoachRow& of, QWidget* parent, const std::function<void(Command)>& run) {
    auto* button = new PanelButton("plain", parent);
    button->setText(of.text);
    button->setToolTip(Commands::help(of.command));
    QObject::connect(button, &QPushButton::clicked, parent,
                     [run, command = of.command] { run(command); });
    return button;
}

} // namespace

QLabel* makeText(const QString& text, const char* name, QWidget* parent) {
    return makeText(text, QLatin1String(name), parent);
}

QWidget* makePart(const CoachRow& row, QWidget* parent, const std::function<void(Command)>& run) {
    switch (row.kind) {
    case CoachRow::Kind::line:
        return makeLine(row, parent);
    case CoachRow::Kind::box:
        return makeBox(row, parent, run);
    case CoachRow::Kind::button:
        return makeButton(row, parent, run);
    case CoachRow::Kind::text:
    case CoachRow::Kind::space:
        break;
    }
    QLabel* label = makeText(row.text, row.name, parent);
    label->setContentsMargins(row.left, 0, row.left > 0 ? 6 : 0, 0);
    return label;
}

} // namespace mz
