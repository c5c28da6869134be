// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/chooser.h"

#include "app/desktop/keys/commands.h"
#include "app/desktop/look/plain_tooltip.h"
#include "app/desktop/look/row_list.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/window_language.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace mz {

Chooser::Chooser(Library& library, QWidget* parent)
    : QWidget(parent),
      m_library(library),
      m_title(new QLabel(this)),
      m_text(new QLabel(this)),
      m_packs(makeRowList("packs", this)),
      m_scenarios(makeRowList("scenarios", this)),
      m_sessions(new QPushButton(this)),
      m_deal(new QPushButton(this)),
      m_close(new QPushButton(this)) {
    setObjectName(QStringLiteral("chooser"));
    setAttribute(Qt::WA_StyledBackground);
    m_title->setObjectName(QStringLiteral("big"));
    m_text->setObjectName(QStringLiteral("small"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_sessions->setObjectName(QStringLiteral("sessionsButton"));
    m_deal->setObjectName(QStringLiteral("deal"));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(36, 26, 36, 22);
    column->setSpacing(12);
    column->addWidget(m_title);
    auto* lists = new QHBoxLayout;
    lists->setSpacing(20);
    lists->addWidget(m_packs, 2);
    lists->addWidget(m_scenarios, 5);
    column->addLayout(lists, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_text, 1);
    buttons->addWidget(m_sessions);
    buttons->addWidget(m_close);
    buttons->addWidget(m_deal);
    column->addLayout(buttons);

    connect(m_packs, &QListWidget::currentRowChanged, this, &Chooser::fillScenarios);
    connect(m_scenarios, &QListWidget::itemActivated, this, &Chooser::emitChosen);
    connect(m_scenarios, &QListWidget::itemDoubleClicked, this, &Chooser::emitChosen);
    connect(m_scenarios, &QListWidget::currentRowChanged, this,
            [this](int row) { m_deal->setEnabled(row >= 0); });
    connect(m_deal, &QPushButton::clicked, this, &Chooser::emitChosen);
    connect(m_sessions, &QPushButton::clicked, this, &Chooser::sessionsWanted);
    connect(m_close, &QPushButton::clicked, this, &Chooser::closed);
    setFocusProxy(m_scenarios);
    retranslate();
}

void Chooser::setClosable(bool closable) { m_close->setVisible(closable); }

void Chooser::retranslate() {
    m_title->setText(tr("What shall we deal?"));
    m_deal->setText(tr("Deal"));
    m_sessions->setText(QStringLiteral("%1 (%2)").arg(Commands::label(Command::sessions),
                                                      Commands::keyText(Command::sessions)));
    m_close->setText(tr("Back to the table (Esc)"));
    m_packs->setAccessibleName(tr("Packs"));
    m_scenarios->setAccessibleName(tr("Scenarios"));
    const int row = m_scenarios->currentRow();
    fillPacks();
    m_scenarios->setCurrentRow(row);
}

void Chooser::fillPacks() {
    const int row = std::max(0, m_packs->currentRow());
    const QSignalBlocker quiet(m_packs);
    m_packs->clear();
    for (std::size_t index = 0; index < m_library.count(); ++index) {
        const ShelvedPack& pack = m_library.pack(index);
        if (pack.usable())
            addRow(*m_packs, WindowLanguage::of(pack.reading.pack.title),
                   tr("%n scenario(s)", nullptr,
                      static_cast<int>(pack.reading.pack.scenarios.size())));
        else
            addRow(*m_packs, pack.file.section(QLatin1Char('/'), -1), tr("cannot be dealt from"));
        QListWidgetItem* item = m_packs->item(m_packs->count() - 1);
        item->setToolTip(plainTooltip(item->text()));
    }
    m_packs->setCurrentRow(row);
    fillScenarios();
}

void Chooser::fillScenarios() {
    m_scenarios->clear();
    m_text->clear();
    if (m_packs->currentRow() < 0)
        return;
    const ShelvedPack& pack = m_library.pack(static_cast<std::size_t>(m_packs->currentRow()));
    if (!pack.usable()) {
        QString text = pack.unreadable;
        if (!pack.problems.empty()) {
            const Problem& first = pack.problems.front();
            text = tr("Line %1, %2: %3")
                       .arg(first.line)
                       .arg(QString::fromStdString(first.pointer), RuleSentences::problem(first));
        }
        m_text->setText(text);
        return;
    }
    int number = 0;
    for (const Scenario& scenario : pack.reading.pack.scenarios)
        addRow(*m_scenarios,
               QStringLiteral("%1   %2").arg(++number).arg(WindowLanguage::of(scenario.title)),
               WindowLanguage::of(scenario.brief));
    m_scenarios->setCurrentRow(0);
}

void Chooser::select(Library::Found which) {
    m_packs->setCurrentRow(static_cast<int>(which.pack));
    m_scenarios->setCurrentRow(static_cast<int>(which.scenario));
}

void Chooser::emitChosen() {
    if (m_packs->currentRow() >= 0 && m_scenarios->currentRow() >= 0)
        emit chosen({static_cast<std::size_t>(m_packs->currentRow()),
                     static_cast<std::size_t>(m_scenarios->currentRow())});
}

} // namespace mz
