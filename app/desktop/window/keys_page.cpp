// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/keys_page.h"

#include "app/desktop/keys/key_cap.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace mz {

namespace {

int columnsFor(int width) { return width >= 1250 ? 3 : 2; }

} // namespace

KeysPage::KeysPage(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("keys"));
    setAttribute(Qt::WA_StyledBackground);
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(36, 14, 36, 12);
    column->setSpacing(6);
}

void KeysPage::setKeys(const KeyMap& keys) {
    m_keys = keys;
    build();
}

void KeysPage::build() {
    for (QWidget* child : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        child->hide();
        child->deleteLater();
    }
    auto* column = static_cast<QVBoxLayout*>(layout());
    while (QLayoutItem* item = column->takeAt(0))
        delete item;

    auto* title = new QLabel(tr("The keys"), this);
    title->setObjectName(QStringLiteral("big"));
    column->addWidget(title);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(makeCaps());
    column->addWidget(scroll, 1);

    auto* foot = new QHBoxLayout;
    foot->setSpacing(10);
    m_word = new QLabel(tr("Press a key here to give its work to another one."), this);
    m_word->setObjectName(QStringLiteral("small"));
    m_word->setWordWrap(true);
    auto* reset = new QPushButton(tr("All keys as they were"), this);
    reset->setObjectName(QStringLiteral("reset"));
    reset->setEnabled(m_keys != KeyMap());
    auto* close = new QPushButton(tr("Back to the table (Esc)"), this);
    foot->addWidget(m_word, 1);
    foot->addWidget(reset);
    foot->addWidget(close);
    column->addLayout(foot);
    connect(reset, &QPushButton::clicked, this, [this] { emit changed(KeyMap()); });
    connect(close, &QPushButton::clicked, this, &KeysPage::closed);
    for (QWidget* child : {static_cast<QWidget*>(title), static_cast<QWidget*>(scroll),
                           static_cast<QWidget*>(m_word), static_cast<QWidget*>(reset),
                           static_cast<QWidget*>(close)})
        child->show();
}

void KeysPage::resizeEvent(QResizeEvent*) {
    if (columnsFor(width()) != m_columns)
        build();
}

// Side by side in as many columns as the width allows, so that few need to be scrolled to; below
// the commands what has its key for good.
QWidget* KeysPage::makeCaps() {
    auto* area = new QWidget;
    area->setObjectName(QStringLiteral("page"));
    auto* grid = new QGridLayout(area);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(3);
    QList<std::pair<QWidget*, QString>> lines;
    const auto fixed = [&](const QString& key, const QString& help) {
        auto* cap = new QLabel(key, area);
        cap->setObjectName(QStringLiteral("fixedCap"));
        cap->setAlignment(Qt::AlignCenter);
        lines.append({cap, help});
    };
    for (const Command command : Commands::all())
        if (command != Command::escape)
            lines.append({makeCap(command, area), Commands::help(command)});
    fixed(Commands::keyText(Command::escape), Commands::help(Command::escape));
    fixed(QStringLiteral("1 … 9, 0"), tr("Pitch a card to that seat; 0 is Seat 10"));
    fixed(tr("Arrows, Tab"), tr("Move between places and cards"));
    fixed(tr("Enter"), tr("Select the card; on another place, put the selection there"));
    fixed(QStringLiteral("Ctrl+A"), tr("Select all cards of the place"));

    m_columns = columnsFor(width());
    const int rows = (static_cast<int>(lines.size()) + m_columns - 1) / m_columns;
    for (int line = 0; line < lines.size(); ++line) {
        auto* help = new QLabel(lines[line].second, area);
        help->setWordWrap(true);
        const int side = line / rows * 2;
        grid->addWidget(lines[line].first, line % rows, side);
        grid->addWidget(help, line % rows, side + 1);
    }
    for (int column = 0; column < m_columns; ++column)
        grid->setColumnStretch(2 * column + 1, 1);
    return area;
}

KeyCap* KeysPage::makeCap(Command command, QWidget* parent) {
    auto* cap = new KeyCap(command, parent);
    connect(cap, &KeyCap::given, this, &KeysPage::give);
    connect(cap, &KeyCap::listeningChanged, this, [this, command](bool listening) {
        m_word->setText(
            listening
                ? tr("Press the key for: %1. Esc leaves it as it is.").arg(Commands::help(command))
                : tr("Press a key here to give its work to another one."));
    });
    return cap;
}

void KeysPage::give(Command command, const QKeySequence& key) {
    if (!KeyMap::mayHave(command, key)) {
        m_word->setText(tr("%1 has its own work and keeps it.").arg(Commands::keyText(key)));
        return;
    }
    KeyMap keys = m_keys;
    const auto other = keys.assign(command, key);
    emit changed(keys);
    for (KeyCap* cap : findChildren<KeyCap*>())
        if (cap->command() == command && cap->isVisible())
            cap->setFocus(Qt::OtherFocusReason);
    if (other)
        m_word->setText(tr("%1 had that key and has %2 now.")
                            .arg(Commands::help(*other), Commands::keyText(*other)));
}

} // namespace mz
