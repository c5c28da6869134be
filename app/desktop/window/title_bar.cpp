// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/title_bar.h"

#include "app/desktop/keys/commands.h"
#include "app/desktop/look/plain_tooltip.h"

#include <QHBoxLayout>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace mz {

namespace {

constexpr int leastCrumb = 90; // an arrow and the beginning of a name
constexpr int spaces = 22;     // beside brand, mode and languages
constexpr double smallestScale = 0.7;
constexpr int mostLetters = 15; // of a name

// Space belongs to the table.
class BarButton : public QPushButton {
public:
    using QPushButton::QPushButton;

protected:
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else if (event->key() == Qt::Key_Space)
            event->ignore();
        else
            QPushButton::keyPressEvent(event);
    }
};

} // namespace

QPushButton* TitleBar::button(const QString& name) {
    auto* made = new BarButton(this);
    made->setObjectName(name);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

TitleBar::TitleBar(QWidget* parent)
    : QWidget(parent),
      m_brand(new QLabel(QStringLiteral("Mazziere"), this)),
      m_crumbButton(button(QStringLiteral("crumb"))),
      m_mode(new QLabel(this)),
      m_person(button(QStringLiteral("personButton"))),
      m_english(nullptr),
      m_italian(nullptr),
      m_freeze(button(QStringLiteral("freeze"))),
      m_keys(button(QStringLiteral("keysButton"))),
      m_settings(button(QStringLiteral("settingsButton"))),
      m_coach(button(QStringLiteral("coachButton"))) {
    setObjectName(QStringLiteral("titleBar"));
    setAttribute(Qt::WA_StyledBackground);
    m_brand->setObjectName(QStringLiteral("brand"));
    m_mode->setTextFormat(Qt::PlainText);
    m_crumbButton->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);

    auto* languages = new QWidget(this);
    languages->setObjectName(QStringLiteral("languages"));
    m_english = button(QStringLiteral("english"));
    m_italian = button(QStringLiteral("italian"));
    m_english->setText(QStringLiteral("EN"));
    m_italian->setText(QStringLiteral("IT"));
    m_english->setAccessibleName(QStringLiteral("English"));
    m_italian->setAccessibleName(QStringLiteral("Italiano"));
    auto* pair = new QHBoxLayout(languages);
    pair->setContentsMargins(0, 0, 0, 0);
    pair->setSpacing(2);
    for (QPushButton* language : {m_english, m_italian}) {
        language->setCheckable(true);
        language->setAutoExclusive(true);
        pair->addWidget(language);
    }

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(20, 3, 12, 3);
    row->setSpacing(6);
    row->addWidget(m_brand);
    row->addSpacing(6);
    row->addWidget(m_crumbButton, 1);
    row->addWidget(m_mode);
    row->addSpacing(4);
    row->addWidget(m_person);
    row->addWidget(languages);
    row->addSpacing(6);
    for (QPushButton* one : {m_freeze, m_keys, m_settings, m_coach})
        row->addWidget(one);
    m_coach->hide();

    connect(m_crumbButton, &QPushButton::clicked, this, &TitleBar::chooserWanted);
    connect(m_person, &QPushButton::clicked, this, &TitleBar::peopleWanted);
    connect(m_english, &QPushButton::clicked, this, [this] { emit languageWanted(false); });
    connect(m_italian, &QPushButton::clicked, this, [this] { emit languageWanted(true); });
    connect(m_freeze, &QPushButton::clicked, this, &TitleBar::freezeWanted);
    connect(m_keys, &QPushButton::clicked, this, &TitleBar::keysWanted);
    connect(m_settings, &QPushButton::clicked, this, &TitleBar::settingsWanted);
    connect(m_coach, &QPushButton::clicked, this, &TitleBar::coachWanted);
    retranslate();
}

void TitleBar::retranslate() {
    m_crumbButton->setAccessibleDescription(tr("Choose another scenario"));
    showWords();
    showCrumb();
}

// As long as a first and a last name; the tip has all of it.
void TitleBar::showPerson() {
    m_person->ensurePolished();
    const QFontMetrics metrics(m_person->font());
    const QString name = m_name.isEmpty() ? tr("No name") : m_name;
    QString shown =
        metrics.elidedText(name, Qt::ElideRight, metrics.averageCharWidth() * mostLetters);
    shown.replace(QLatin1Char('&'), QStringLiteral("&&"));
    m_person->setText(shown + QStringLiteral(" ▾"));
    m_person->setAccessibleName(tr("Who is dealing: %1").arg(name));
    m_person->setToolTip(
        plainTooltip(QStringLiteral("%1 (%2)").arg(name, Commands::keyText(Command::people))));
}

void TitleBar::showWords() {
    showPerson();
    const auto show = [this](QPushButton* on, const QString& word, const QString& key) {
        on->setText(m_keysShown ? QStringLiteral("%1 (%2)").arg(word, key) : word);
        on->setToolTip(QStringLiteral("%1 (%2)").arg(word, key));
    };
    show(m_freeze, m_frozen ? tr("Go on") : tr("Freeze"), Commands::keyText(Command::escape));
    show(m_keys, tr("Keys"), Commands::keyText(Command::keys));
    m_settings->setText(tr("Settings"));
    m_coach->setText(m_coachOpen ? tr("Close coach") : tr("Open coach"));
}

int TitleBar::needed() const {
    int wide = leastCrumb + 2 * layout()->spacing();
    for (const QWidget* part :
         std::initializer_list<const QWidget*>{m_brand, m_mode, m_person, m_english->parentWidget(),
                                               m_freeze, m_keys, m_settings, m_coach}) {
        if ((part == m_coach && !m_coachShown) || (part == m_brand && !m_brandShown))
            continue;
        wide += part->sizeHint().width() + layout()->spacing();
    }
    const QMargins margins = layout()->contentsMargins();
    return wide + margins.left() + margins.right() + spaces;
}

// After one of its words has become longer or shorter.
void TitleBar::refit() {
    if (m_width > 0)
        fit(m_width, m_wanted);
}

void TitleBar::fit(int width, double scale) {
    m_width = width;
    m_wanted = scale;
    const auto write = [this](double size) {
        m_scale = size;
        const auto pixels = [size](double of) { return std::max(8L, std::lround(of * size)); };
        setStyleSheet(QStringLiteral("QLabel, QPushButton { font-size: %1px; } "
                                     "#brand { font-size: %2px; font-weight: 700; }")
                          .arg(pixels(13))
                          .arg(pixels(17)));
        for (QWidget* part : findChildren<QWidget*>())
            part->ensurePolished();
        showPerson();
    };
    m_keysShown = true;
    m_brandShown = true;
    showWords();
    if (m_scale != scale)
        write(scale);
    if (needed() > width) {
        m_keysShown = false;
        showWords();
    }
    m_brandShown = needed() <= width; // everybody knows where he is
    m_brand->setVisible(m_brandShown);
    while (needed() > width && m_scale > smallestScale)
        write(m_scale - 0.05);
    layout()->invalidate();
    layout()->activate();
    showCrumb();
}

void TitleBar::setCrumb(const QString& crumb) {
    m_crumb = crumb;
    showCrumb();
}

void TitleBar::showCrumb() {
    m_crumbButton->ensurePolished();
    const QString arrow = QStringLiteral("  ▾");
    const QFontMetrics metrics(m_crumbButton->font());
    const int room = m_crumbButton->width() - 24 - metrics.horizontalAdvance(arrow);
    QString shown = metrics.elidedText(m_crumb, Qt::ElideRight, room);
    shown.replace(QLatin1Char('&'), QStringLiteral("&&"));
    m_crumbButton->setText(shown + arrow);
    m_crumbButton->setAccessibleName(m_crumb);
    m_crumbButton->setToolTip(plainTooltip(m_crumb));
}

void TitleBar::resizeEvent(QResizeEvent*) { showCrumb(); }

void TitleBar::setMode(const QString& mode) {
    if (mode == m_mode->text())
        return;
    m_mode->setText(mode);
    refit();
}

void TitleBar::setPerson(const QString& name) {
    if (name == m_name)
        return;
    m_name = name;
    showPerson();
    refit();
}

void TitleBar::setLanguage(bool italian) {
    m_english->setChecked(!italian);
    m_italian->setChecked(italian);
}

void TitleBar::setFrozen(bool frozen) {
    if (frozen == m_frozen)
        return;
    m_frozen = frozen;
    retranslate();
    refit();
}

void TitleBar::setCoachButton(bool shown, bool open) {
    m_coachOpen = open;
    m_coachShown = shown;
    m_coach->setVisible(shown);
    retranslate();
}

} // namespace mz
