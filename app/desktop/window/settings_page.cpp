// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/settings_page.h"

#include "app/desktop/sentences/sentences.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <functional>

namespace mz {

namespace {

constexpr int textStep = 10; // per cent
constexpr int leastText = 80;
constexpr int mostText = 200;
constexpr double largeText = 1.3;
constexpr double labelWidth = 130; // at 100 %

} // namespace

SettingsPage::SettingsPage(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("settings"));
    setAttribute(Qt::WA_StyledBackground);
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(36, 26, 36, 22);
    column->setSpacing(16);
}

void SettingsPage::setSettings(const Settings& settings) {
    m_settings = settings;
    build();
}

// Built anew for each language and size, which its own buttons change.
void SettingsPage::build() {
    for (QWidget* child : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        child->hide();
        child->deleteLater();
    }
    auto* column = static_cast<QVBoxLayout*>(layout());
    while (QLayoutItem* item = column->takeAt(0))
        delete item;

    auto* title = new QLabel(tr("Settings"), this);
    title->setObjectName(QStringLiteral("big"));
    column->addWidget(title);
    auto* area = new QWidget(this);
    area->setObjectName(QStringLiteral("page"));
    auto* grid = new QGridLayout(area);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(14);
    grid->setColumnStretch(1, 1);
    int row = 0;
    const auto name = [&](const QString& text) {
        auto* label = new QLabel(text, area);
        label->setWordWrap(true);
        label->setMinimumWidth(static_cast<int>(labelWidth * m_settings.scale()));
        grid->addWidget(label, row, 0);
    };
    const auto choices = [&](const QString& text, const QStringList& labels, int chosen,
                             const std::function<void(int)>& take) {
        name(text);
        auto* lines = new QGridLayout; // two in a line where the text is large
        lines->setSpacing(6);
        const int inLine = m_settings.scale() > largeText ? 2 : static_cast<int>(labels.size());
        lines->setColumnStretch(inLine, 1);
        auto* group = new QButtonGroup(area);
        for (int index = 0; index < labels.size(); ++index) {
            auto* button = new QPushButton(labels[index], area);
            button->setCheckable(true);
            button->setChecked(index == chosen);
            button->setAccessibleName(QStringLiteral("%1: %2").arg(text, labels[index]));
            group->addButton(button, index);
            lines->addWidget(button, index / inLine, index % inLine);
        }
        connect(group, &QButtonGroup::idClicked, this, [this, take](int index) {
            take(index);
            emit changed(m_settings);
        });
        grid->addLayout(lines, row++, 1);
    };

    name(tr("Size of all text"));
    auto* size = new QHBoxLayout;
    auto* smaller = new QPushButton(QStringLiteral("−"), area);
    auto* larger = new QPushButton(QStringLiteral("+"), area);
    auto* percent = new QLabel(QStringLiteral("%1 %").arg(m_settings.textPercent), area);
    smaller->setObjectName(QStringLiteral("smaller"));
    larger->setObjectName(QStringLiteral("larger"));
    smaller->setAccessibleName(tr("Smaller text"));
    larger->setAccessibleName(tr("Larger text"));
    for (QWidget* part : std::initializer_list<QWidget*>{smaller, percent, larger})
        size->addWidget(part);
    size->setSpacing(10);
    size->addStretch(1);
    grid->addLayout(size, row++, 1);
    const auto resize = [this](int step) {
        m_settings.textPercent = std::clamp(m_settings.textPercent + step, leastText, mostText);
        emit changed(m_settings);
    };
    connect(smaller, &QPushButton::clicked, this, [resize] { resize(-textStep); });
    connect(larger, &QPushButton::clicked, this, [resize] { resize(textStep); });

    static constexpr std::array modes{Mode::learn, Mode::guided, Mode::practice, Mode::silent};
    QStringList modeNames;
    for (const Mode mode : modes)
        modeNames.append(Sentences::mode(mode));
    choices(tr("The coach (from the next hand on)"), modeNames,
            static_cast<int>(std::ranges::find(modes, m_settings.mode) - modes.begin()),
            [this](int index) { m_settings.mode = modes[static_cast<std::size_t>(index)]; });
    auto* modeHelp = new QLabel(Sentences::modeHelp(m_settings.mode), area);
    modeHelp->setObjectName(QStringLiteral("small"));
    modeHelp->setWordWrap(true);
    QSizePolicy asHighAsItsText(QSizePolicy::Preferred, QSizePolicy::Fixed);
    asHighAsItsText.setHeightForWidth(true);
    modeHelp->setSizePolicy(asHighAsItsText);
    grid->addWidget(modeHelp, row++, 1);

    static constexpr std::array paces{0, 2000, 1200, 600};
    choices(tr("Players act"), {tr("All at once"), tr("Slowly"), tr("Steadily"), tr("Quickly")},
            static_cast<int>(std::ranges::find(paces, m_settings.pace) - paces.begin()),
            [this](int index) { m_settings.pace = paces[static_cast<std::size_t>(index)]; });
    choices(tr("Suits"), {tr("Four colours"), tr("Two colours")}, m_settings.fourColours ? 0 : 1,
            [this](int index) { m_settings.fourColours = index == 0; });
    choices(tr("Felt"), {tr("Green"), tr("Blue"), tr("Red"), tr("Violet"), tr("Charcoal")},
            static_cast<int>(m_settings.felt),
            [this](int index) { m_settings.felt = static_cast<Felt>(index); });
    choices(tr("Panels"), {tr("Dark and paper"), tr("Light"), tr("Dark"), tr("High contrast")},
            static_cast<int>(m_settings.panels),
            [this](int index) { m_settings.panels = static_cast<Panels>(index); });
    choices(tr("Motion"), {tr("Cards fly"), tr("No motion")}, m_settings.motion ? 0 : 1,
            [this](int index) { m_settings.motion = index == 0; });
    choices(tr("Sounds of cards and chips"), {tr("On"), tr("Off")}, m_settings.sound ? 0 : 1,
            [this](int index) { m_settings.sound = index == 0; });
    choices(tr("Projector"), {tr("Off"), tr("Large cards, answers covered")},
            m_settings.projector ? 1 : 0, [this](int index) { m_settings.projector = index == 1; });
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(area);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(scroll, 1);

    auto* close = new QPushButton(tr("Back to the table (Esc)"), this);
    connect(close, &QPushButton::clicked, this, &SettingsPage::closed);
    column->addWidget(close, 0, Qt::AlignRight);
    for (QWidget* child : {static_cast<QWidget*>(title), static_cast<QWidget*>(scroll),
                           static_cast<QWidget*>(close)})
        child->show();
}

} // namespace mz
