// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/place_accessible.h"

#include "app/desktop/sentences/sentences.h"
#include "app/desktop/table/place_widget.h"

#include <QAccessibleWidget>

#include <array>

namespace mz {

namespace {

const QString selectPrefix = QStringLiteral("select ");
const QString allOfThem = QStringLiteral("select all");
const QString turnOver = QStringLiteral("turn over");

struct Way {
    const char* action; // its name for programs; people see it in their language
    Zone to;
    End end;
};
const std::array ways{
    Way{"to stub", Zones::deck, End::top},    Way{"under stub", Zones::deck, End::bottom},
    Way{"aside", Zones::aside, End::top},     Way{"muck", Zones::muck, End::top},
    Way{"burncards", Zones::burns, End::top}, Way{"board", Zones::board, End::top}};

class PlaceAccessible : public QAccessibleWidget {
    Q_DECLARE_TR_FUNCTIONS(PlaceAccessible)

public:
    explicit PlaceAccessible(PlaceWidget* widget)
        : QAccessibleWidget(widget, QAccessible::Button), m_place(*widget) {}

    [[nodiscard]] QStringList actionNames() const override {
        QStringList names{pressAction()};
        const int count = m_place.cardCount();
        if (count > 0) {
            const bool one = m_place.place().kind == Place::Kind::stub;
            for (int card = 1; card <= (one ? 1 : count); ++card)
                names.append(selectPrefix + QString::number(card));
            if (!one)
                names.append(allOfThem);
            for (const Way& way : ways)
                if (way.to != *zoneOf(m_place.place()))
                    names.append(QString::fromLatin1(way.action));
            names.append(turnOver);
        }
        names.append(setFocusAction());
        return names;
    }

    [[nodiscard]] QString localizedActionName(const QString& name) const override {
        if (name == pressAction())
            return tr("Press");
        if (name == allOfThem)
            return tr("Select all cards");
        if (name == turnOver)
            return tr("Turn over");
        if (name.startsWith(selectPrefix))
            return tr("Select card %1").arg(name.mid(selectPrefix.size()));
        for (const Way& way : ways)
            if (name == QLatin1String(way.action))
                return way.end == End::bottom ? tr("Under the stub")
                                              : tr("To: %1").arg(Sentences::zone(way.to));
        return QAccessibleWidget::localizedActionName(name);
    }

    void doAction(const QString& name) override {
        if (!m_place.isEnabled() || !actionNames().contains(name))
            return;
        if (name == pressAction())
            emit m_place.chosen(m_place.place(), -1);
        else if (name == allOfThem)
            emit m_place.wholeChosen(m_place.place());
        else if (name == turnOver)
            emit m_place.turned(m_place.place());
        else if (name.startsWith(selectPrefix))
            emit m_place.toggled(m_place.place(), name.mid(selectPrefix.size()).toInt() - 1);
        else
            send(name);
    }

private:
    void send(const QString& name) {
        for (const Way& way : ways)
            if (name == QLatin1String(way.action)) {
                emit m_place.sent(m_place.place(), way.to, way.end);
                return;
            }
        QAccessibleWidget::doAction(name);
    }

    PlaceWidget& m_place;
};

QAccessibleInterface* make(const QString&, QObject* object) {
    auto* place = qobject_cast<PlaceWidget*>(object);
    return place != nullptr ? new PlaceAccessible(place) : nullptr;
}

} // namespace

void makePlacesAccessible() { QAccessible::installFactory(make); }

} // namespace mz
