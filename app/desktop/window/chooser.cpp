// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/chooser.h"

#include "app/desktop/keys/commands.h"
#include "app/desktop/look/plain_tooltip.h"
#include "app/desktop/look/row_list.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/window_language.h"

#include <QHBoxLayout>
#include <QRandomGenerator>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace mz {

namespace {

// The rows above the packs.
constexpr int tableRow = 0;
constexpr int drillRow = 1;
constexpr int redoRow = 2;
constexpr int examRow = 3;
constexpr int lists = 4;

constexpr std::array tables{6, 9, 2, 4, 8, 10}; // players
constexpr std::array drawn{6, 10, 20};          // hands of an exam
constexpr std::array rules{"holdem.1", "holdem.2", "holdem.3", "holdem.4", "holdem.5", "holdem.6"};

} // namespace

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
    const int row = m_packs->currentRow() < 0 ? lists : m_packs->currentRow();
    const QSignalBlocker quiet(m_packs);
    m_packs->clear();
    addRow(*m_packs, tr("Running table"), tr("hand after hand; what goes wrong stays hidden"));
    addRow(*m_packs, tr("Drill"), tr("one rule, again and again"));
    addRow(*m_packs, tr("Once more"),
           m_redo.empty()
               ? tr("nothing went wrong so far")
               : tr("%n case(s) went wrong or slowly", nullptr, static_cast<int>(m_redo.size())));
    addRow(*m_packs, tr("Exam"), tr("without help, and with a record that can be checked"));
    m_usable.clear();
    for (std::size_t index = 0; index < m_library.count(); ++index) {
        const ShelvedPack& pack = m_library.pack(index);
        if (pack.usable())
            m_usable.push_back(index);
        if (pack.usable())
            addRow(*m_packs, WindowLanguage::of(pack.reading.pack.title),
                   tr("%n scenario(s)", nullptr,
                      static_cast<int>(pack.reading.pack.scenarios.size())));
        else
            addRow(*m_packs, pack.file.section(QLatin1Char('/'), -1), tr("cannot be dealt from"));
    }
    for (int each = 0; each < m_packs->count(); ++each)
        m_packs->item(each)->setToolTip(plainTooltip(m_packs->item(each)->text()));
    m_packs->setCurrentRow(row);
    fillScenarios();
}

void Chooser::fillScenarios() {
    m_scenarios->clear();
    m_text->clear();
    const int row = m_packs->currentRow();
    if (row == tableRow)
        fillTables();
    else if (row == drillRow)
        fillRules();
    else if (row == redoRow)
        fillRedo();
    else if (row == examRow)
        fillExams();
    else if (row >= lists)
        fillPack(static_cast<std::size_t>(row - lists));
    if (m_scenarios->count() > 0)
        m_scenarios->setCurrentRow(0);
    m_deal->setEnabled(m_scenarios->count() > 0);
}

void Chooser::fillTables() {
    for (const int players : tables)
        addRow(*m_scenarios, tr("%n player(s)", nullptr, players),
               tr("Button and stacks go on from hand to hand."));
}

void Chooser::fillRules() {
    for (const char* rule : rules)
        addRow(*m_scenarios,
               QStringLiteral("%1   %2").arg(RuleSentences::rule(rule), RuleSentences::about(rule)),
               tr("Its cases one after the other, each time with other cards."));
}

// All of them, from the one that is chosen on.
void Chooser::fillRedo() {
    for (const Library::Found& found : m_redo) {
        const Pack& pack = m_library.pack(found.pack).reading.pack;
        addRow(*m_scenarios, WindowLanguage::of(pack.scenarios[found.scenario].title),
               WindowLanguage::of(pack.title));
    }
}

void Chooser::fillExams() {
    for (const int hands : drawn)
        addRow(*m_scenarios, tr("%n hand(s), drawn", nullptr, hands),
               tr("From all packs, with other cards each time."));
    addRow(*m_scenarios, tr("An assignment from a file…"),
           tr("As the instructor has made it for the class."));
    for (const std::size_t index : m_usable) {
        const Pack& pack = m_library.pack(index).reading.pack;
        addRow(*m_scenarios, WindowLanguage::of(pack.title),
               tr("The whole pack: %n hand(s) in their order.", nullptr,
                  static_cast<int>(pack.scenarios.size())));
    }
}

void Chooser::emitExam(std::size_t item) {
    QRandomGenerator& draw = *QRandomGenerator::global();
    if (item == drawn.size())
        emit assignmentWanted();
    else if (item > drawn.size())
        emit examChosen(examOfPack(m_library, m_usable[item - drawn.size() - 1], draw));
    else if (auto exam = drawnExam(m_library, drawn[item], draw))
        emit examChosen(*exam);
}

void Chooser::fillPack(std::size_t index) {
    const ShelvedPack& pack = m_library.pack(index);
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
}

void Chooser::select(Library::Found which) {
    m_packs->setCurrentRow(lists + static_cast<int>(which.pack));
    m_scenarios->setCurrentRow(static_cast<int>(which.scenario));
}

void Chooser::setRedo(std::vector<Library::Found> cases) {
    if (cases == m_redo)
        return;
    m_redo = std::move(cases);
    const int scenario = m_scenarios->currentRow();
    const QString said = m_text->text();
    fillPacks();
    m_text->setText(said);
    m_scenarios->setCurrentRow(std::clamp(scenario, 0, std::max(0, m_scenarios->count() - 1)));
}

void Chooser::say(const QString& text) { m_text->setText(text); }

void Chooser::emitChosen() {
    const int row = m_packs->currentRow();
    const int item = m_scenarios->currentRow();
    if (row < 0 || item < 0)
        return;
    const auto number = static_cast<std::size_t>(item);
    if (row == tableRow) {
        // How often something goes wrong is drawn as well, and told to nobody.
        constexpr int least = 20;
        constexpr int most = 50;
        emit listChosen(
            HandList::table(tables[number], QRandomGenerator::global()->bounded(least, most + 1)));
    } else if (row == drillRow) {
        emit listChosen(HandList::drill(rules[number]));
    } else if (row == redoRow) {
        std::vector<Library::Found> from = m_redo;
        std::ranges::rotate(from, from.begin() + item);
        emit listChosen(HandList::redo(std::move(from)));
    } else if (row == examRow) {
        emitExam(number);
    } else {
        emit chosen({static_cast<std::size_t>(row - lists), number});
    }
}

} // namespace mz
