// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/page.h"
#include "app/desktop/table/place_widget.h"
#include "app/desktop/window/action_bar.h"

#include <QAbstractButton>
#include <QLabel>
#include <QScrollArea>
#include <QWidget>

namespace mz {

// What is cut, lies outside of what holds it, or lies over its neighbour in a window, in words.
// Names, titles and briefs are data and may end in "…".
class LayoutFaults {
public:
    explicit LayoutFaults(const QWidget& window) {
        for (const QWidget* widget : window.findChildren<QWidget*>())
            if (widget->isVisibleTo(&window) && !widget->size().isEmpty())
                look(*widget);
    }

    [[nodiscard]] const QStringList& found() const { return m_found; }
    [[nodiscard]] int seen() const { return m_seen; } // texts and buttons

private:
    static bool isData(const QWidget& widget) {
        static const QStringList names{"crumb", "status", "about"};
        return names.contains(widget.objectName());
    }
    // Lies over others on purpose.
    static bool isOver(const QWidget& widget) {
        static const QStringList names{"flights", "frozen",  "coach",   "keys",
                                       "chooser", "debrief", "settings"};
        return names.contains(widget.objectName()) || qobject_cast<const Page*>(&widget) != nullptr;
    }

    void look(const QWidget& widget) {
        if (const auto* label = qobject_cast<const QLabel*>(&widget))
            lookAtText(*label);
        else if (const auto* act = qobject_cast<const ActionButton*>(&widget))
            check(act->fits(), widget, "is cut");
        else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget);
                 button != nullptr && !isData(widget))
            check(button->width() >= button->sizeHint().width(), widget, "is cut");
        if (qobject_cast<const QAbstractButton*>(&widget) != nullptr)
            check(widget.width() >= 44 && widget.height() >= 44, widget, "is too small a target");
        if (qobject_cast<const QLabel*>(&widget) != nullptr ||
            qobject_cast<const QAbstractButton*>(&widget) != nullptr) {
            ++m_seen;
            lookAround(widget);
        }
    }

    void lookAtText(const QLabel& label) {
        if (label.text().isEmpty() || isData(label))
            return;
        if (label.wordWrap())
            check(label.height() >= label.heightForWidth(label.width()), label, "is cut");
        else
            check(label.width() >= label.sizeHint().width() &&
                      label.height() >= label.sizeHint().height(),
                  label, "is cut");
    }

    void lookAround(const QWidget& widget) {
        const QWidget& parent = *widget.parentWidget();
        check(parent.rect().contains(widget.geometry()), widget, "lies outside");
        for (const QObject* child : parent.children()) {
            const auto* other = qobject_cast<const QWidget*>(child);
            if (other != nullptr && other != &widget && other->isVisibleTo(&parent) &&
                !isOver(*other) && !other->isWindow())
                check(!other->geometry().intersects(widget.geometry()), widget,
                      "lies over another");
        }
    }

    void check(bool good, const QWidget& widget, const char* what) {
        if (good)
            return;
        const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        const auto* label = qobject_cast<const QLabel*>(&widget);
        const QString text = button != nullptr  ? button->text()
                             : label != nullptr ? label->text()
                                                : QString();
        m_found.append(QStringLiteral("%1 “%2” (%3x%4) %5")
                           .arg(widget.objectName(), text)
                           .arg(widget.width())
                           .arg(widget.height())
                           .arg(QLatin1String(what)));
    }

    QStringList m_found;
    int m_seen = 0;
};

} // namespace mz
