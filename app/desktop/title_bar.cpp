// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/title_bar.h"

#include "app/desktop/commands.h"

#include <QHBoxLayout>
#include <QKeyEvent>

namespace mz {

namespace {

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
    row->addSpacing(10);
    row->addWidget(languages);
    row->addSpacing(6);
    for (QPushButton* one : {m_freeze, m_keys, m_settings, m_coach})
        row->addWidget(one);
    m_coach->hide();

    connect(m_crumbButton, &QPushButton::clicked, this, &TitleBar::chooserWanted);
    connect(m_english, &QPushButton::clicked, this, [this] { emit languageWanted(false); });
    connect(m_italian, &QPushButton::clicked, this, [this] { emit languageWanted(true); });
    connect(m_freeze, &QPushButton::clicked, this, &TitleBar::freezeWanted);
    connect(m_keys, &QPushButton::clicked, this, &TitleBar::keysWanted);
    connect(m_settings, &QPushButton::clicked, this, &TitleBar::settingsWanted);
    connect(m_coach, &QPushButton::clicked, this, &TitleBar::coachWanted);
    retranslate();
}

void TitleBar::retranslate() {
    m_freeze->setText(m_frozen ? tr("Go on (Esc)") : tr("Freeze (Esc)"));
    m_keys->setText(tr("Keys (%1)").arg(Commands::keyText(Command::keys)));
    m_settings->setText(tr("Settings"));
    m_coach->setText(m_coachOpen ? tr("Close coach") : tr("Open coach"));
    m_crumbButton->setAccessibleDescription(tr("Choose another scenario"));
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
    m_crumbButton->setToolTip(QStringLiteral("<qt>") + m_crumb.toHtmlEscaped() +
                              QStringLiteral("</qt>"));
}

void TitleBar::resizeEvent(QResizeEvent*) { showCrumb(); }

void TitleBar::setMode(const QString& mode) { m_mode->setText(mode); }

void TitleBar::setLanguage(bool italian) {
    m_english->setChecked(!italian);
    m_italian->setChecked(italian);
}

void TitleBar::setFrozen(bool frozen) {
    m_frozen = frozen;
    retranslate();
}

void TitleBar::setCoachButton(bool shown, bool open) {
    m_coachOpen = open;
    m_coach->setVisible(shown);
    retranslate();
}

} // namespace mz
