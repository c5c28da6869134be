// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/keys_page.h"

#include "app/desktop/commands.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace mz {

KeysPage::KeysPage(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("keys"));
    setAttribute(Qt::WA_StyledBackground);
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(36, 22, 36, 18);
    retranslate();
}

void KeysPage::retranslate() {
    qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    auto* column = static_cast<QVBoxLayout*>(layout());
    while (QLayoutItem* item = column->takeAt(0))
        delete item;

    auto* title = new QLabel(tr("The keys"), this);
    title->setObjectName(QStringLiteral("big"));
    column->addWidget(title);

    struct Line {
        QString key;
        QString help;
    };
    QList<Line> lines;
    for (const Command command : Commands::all())
        lines.append({Commands::keyText(command), Commands::help(command)});
    lines.append({QStringLiteral("1 … 9, 0"), tr("Pitch a card to that seat; 0 is Seat 10")});
    lines.append({tr("Arrows, Tab"), tr("Move between places and cards")});
    lines.append({tr("Enter"), tr("Select the card; on another place, put the selection there")});
    lines.append({QStringLiteral("Ctrl+A"), tr("Select all cards of the place")});

    auto* area = new QWidget(this);
    auto* grid = new QGridLayout(area);
    grid->setContentsMargins(0, 4, 0, 4);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(3);
    const int rows = static_cast<int>((lines.size() + 1) / 2);
    for (int line = 0; line < lines.size(); ++line) {
        auto* cap = new QLabel(lines[line].key, area);
        cap->setObjectName(QStringLiteral("cap"));
        cap->setAlignment(Qt::AlignCenter);
        auto* help = new QLabel(lines[line].help, area);
        help->setWordWrap(true);
        const int side = line / rows * 2;
        grid->addWidget(cap, line % rows, side);
        grid->addWidget(help, line % rows, side + 1);
    }
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    column->addWidget(area, 1);

    auto* close = new QPushButton(tr("Back to the table (Esc)"), this);
    connect(close, &QPushButton::clicked, this, &KeysPage::closed);
    column->addWidget(close, 0, Qt::AlignRight);
    for (QWidget* child : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        child->show();
}

} // namespace mz
