// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/action_bar.h"

#include "app/desktop/look/theme.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mz {

namespace {

constexpr int smallest = 44;
constexpr int betweenButtons = 2;
constexpr int betweenGroups = 7;
constexpr int margin = 10;
constexpr double labelSize = 12;
constexpr double keySize = 10.5;
constexpr double groupSize = 11;

} // namespace

ActionButton::ActionButton(Command command, QWidget* parent)
    : QAbstractButton(parent),
      m_command(command),
      m_grave(command == Command::misdeal || command == Command::gather) {
    setFocusPolicy(Qt::TabFocus);
    retranslate();
}

void ActionButton::retranslate() {
    setText(Commands::label(m_command));
    setAccessibleName(Commands::label(m_command));
    setAccessibleDescription(Commands::help(m_command));
    setToolTip(
        QStringLiteral("%1 (%2)").arg(Commands::help(m_command), Commands::keyText(m_command)));
    measure();
    update();
}

void ActionButton::setScale(double scale) {
    m_scale = scale;
    m_label = theme::font(labelSize, scale, QFont::DemiBold);
    measure();
}

// At most two lines: "Give" over "back".
QStringList ActionButton::lines() const {
    QStringList words = text().split(QLatin1Char(' '));
    while (words.size() > 2) {
        words[words.size() - 2] += QLatin1Char(' ') + words.last();
        words.removeLast();
    }
    return words;
}

QSize ActionButton::sizeHint() const { return m_hint; }

// Measured once: the bar asks often.
void ActionButton::measure() {
    const QFontMetrics label(m_label);
    const QFontMetrics key(theme::font(keySize, m_scale));
    int wide = key.horizontalAdvance(Commands::keyText(m_command)) + 10;
    for (const QString& line : lines())
        wide = std::max(wide, label.horizontalAdvance(line));
    const int high = 2 * label.height() + key.height() + 15;
    m_hint = {std::max(smallest, wide + 8), std::max(smallest, high)};
    updateGeometry();
}

bool ActionButton::fits() const {
    const QFontMetrics label(m_label);
    bool all = height() >= m_hint.height();
    for (const QString& line : lines())
        all = all && label.horizontalAdvance(line) + 4 <= width();
    return all;
}

void ActionButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(hasFocus() ? QPen(theme::now().panel.focus, 2)
                              : QPen(m_command == Command::misdeal ? theme::now().panel.dangerEdge
                                                                   : theme::now().panel.keyEdge,
                                     1));
    painter.setBrush(isDown()                        ? theme::now().panel.keyDown
                     : m_command == Command::misdeal ? theme::now().panel.danger
                     : underMouse()                  ? theme::now().panel.keyHover
                                                     : theme::now().panel.key);
    painter.drawRoundedRect(frame, 7, 7);

    const QFontMetrics label(m_label);
    const QFont keyFont = theme::font(keySize, m_scale, QFont::DemiBold);
    const QFontMetrics key(keyFont);
    const int cap = key.height() + 4;
    const QStringList words = lines();
    const int room = height() - cap - 6;
    int top = 3 + (room - static_cast<int>(words.size()) * label.height()) / 2;
    painter.setPen(m_command == Command::misdeal ? theme::now().panel.dangerText
                                                 : theme::now().panel.keyText);
    painter.setFont(m_label);
    for (const QString& line : words) {
        painter.drawText(QRect(0, top, width(), label.height()), Qt::AlignCenter, line);
        top += label.height();
    }
    const QString text = Commands::keyText(m_command);
    const int wide = std::max(cap, key.horizontalAdvance(text) + 9);
    const QRectF chip((width() - wide) / 2.0, height() - cap - 5, wide, cap);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::now().panel.keyCap);
    painter.drawRoundedRect(chip, 4, 4);
    painter.setPen(theme::now().panel.keyHint);
    painter.setFont(keyFont);
    painter.drawText(chip, Qt::AlignCenter, text);
}

void ActionButton::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !m_grave && !event->isAutoRepeat())
        click();
    else if (event->key() == Qt::Key_Space || enter)
        event->ignore();
    else
        QAbstractButton::keyPressEvent(event);
}

void ActionButton::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space)
        event->ignore();
    else
        QAbstractButton::keyReleaseEvent(event);
}

void ActionButton::enterEvent(QEnterEvent*) { update(); }

void ActionButton::leaveEvent(QEvent*) { update(); }

ActionBar::ActionBar(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("actionBar"));
    for (const auto group : {CommandGroup::deck, CommandGroup::cards, CommandGroup::chips,
                             CommandGroup::calls, CommandGroup::players}) {
        auto* label = new QLabel(this);
        label->setObjectName(QStringLiteral("group"));
        label->setTextFormat(Qt::PlainText);
        label->setProperty("group", static_cast<int>(group));
        m_groups.push_back({label, {}});
        for (const Command command : Commands::all()) {
            if (Commands::groupOf(command) != group)
                continue;
            auto* button = new ActionButton(command, this);
            connect(button, &QAbstractButton::clicked, this,
                    [this, command] { emit triggered(command); });
            m_groups.back().buttons.push_back(button);
            m_buttons.push_back(button);
        }
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setScale(1);
    retranslate();
}

void ActionBar::retranslate() {
    for (Group& group : m_groups) {
        group.label->setText(
            Commands::group(static_cast<CommandGroup>(group.label->property("group").toInt())));
        for (ActionButton* button : group.buttons)
            button->retranslate();
    }
    arrange(width(), true);
    updateGeometry();
}

void ActionBar::setScale(double scale) {
    if (scale == m_scale)
        return;
    m_scale = scale;
    for (ActionButton* button : m_buttons)
        button->setScale(scale);
    // The style sheet knows nothing of a bar that has to give way.
    for (const Group& group : m_groups)
        group.label->setStyleSheet(
            QStringLiteral("font-size: %1px").arg(std::max(8L, std::lround(groupSize * scale))));
    arrange(width(), true);
    updateGeometry();
}

int ActionBar::widthOf(const Group& group) const {
    int wide = -betweenButtons;
    for (const ActionButton* button : group.buttons)
        wide += button->sizeHint().width() + betweenButtons;
    return std::max(wide, group.label->sizeHint().width());
}

// Fills row after row with whole groups; what is left over in a row widens its buttons a little.
int ActionBar::arrange(int width, bool apply) const {
    const int room = width - 2 * margin;
    std::vector<std::pair<std::size_t, std::size_t>> rows; // first group, behind the last one
    int used = 0;
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        const int wide = widthOf(m_groups[group]);
        if (rows.empty() || used + betweenGroups + wide > room) {
            rows.emplace_back(group, group);
            used = wide;
        } else {
            used += betweenGroups + wide;
        }
        rows.back().second = group + 1;
    }
    int top = 6;
    for (const auto& [first, last] : rows) {
        int needed = -betweenGroups;
        int count = 0;
        for (std::size_t group = first; group < last; ++group) {
            needed += betweenGroups + widthOf(m_groups[group]);
            count += static_cast<int>(m_groups[group].buttons.size());
        }
        const int more = std::clamp((room - needed) / std::max(1, count), 0, 14);
        const int labelHigh = m_groups[first].label->sizeHint().height();
        const int high = m_groups[first].buttons.front()->sizeHint().height();
        int left = margin;
        for (std::size_t group = first; group < last; ++group) {
            const Group& here = m_groups[group];
            const int start = left;
            for (ActionButton* button : here.buttons) {
                const int wide = button->sizeHint().width() + more;
                if (apply)
                    button->setGeometry(left, top + labelHigh + 3, wide, high);
                left += wide + betweenButtons;
            }
            left = std::max(left - betweenButtons, start + here.label->sizeHint().width());
            if (apply)
                here.label->setGeometry(start + 1, top, left - start, labelHigh);
            left += betweenGroups;
        }
        top += labelHigh + 3 + high + 6;
    }
    return top;
}

int ActionBar::heightForWidth(int width) const { return arrange(width, false); }

QSize ActionBar::sizeHint() const { return {1000, arrange(width() > 0 ? width() : 1000, false)}; }

QSize ActionBar::minimumSizeHint() const { return {400, smallest}; }

void ActionBar::resizeEvent(QResizeEvent*) { arrange(width(), true); }

} // namespace mz
