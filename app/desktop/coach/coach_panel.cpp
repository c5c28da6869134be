// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/coach/coach_panel.h"

#include "app/desktop/coach/critical_choice.h"
#include "app/desktop/coach/demonstration_bar.h"
#include "app/desktop/look/panel_button.h"
#include "app/desktop/sentences/deed_sentences.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "core/session/next.h"

#include <array>
#include <utility>

namespace mz {

CoachPanel::CoachPanel(QWidget* parent)
    : QWidget(parent),
      m_stack(new QStackedWidget(this)),
      m_coachPage(new CoachColumn(m_stack)),
      m_logPage(new CoachColumn(m_stack)),
      m_rulePage(new CoachColumn(m_stack)),
      m_buttons(new ButtonRows(this)),
      m_choice(new CriticalChoice(this)),
      m_demonstration(new DemonstrationBar(this)),
      m_hintButton(new PanelButton("hint", m_buttons)),
      m_undo(new PanelButton("undo", m_buttons)),
      m_again(new PanelButton("again", m_buttons)),
      m_next(new PanelButton("next", m_buttons)) {
    setObjectName(QStringLiteral("coach"));
    setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 14);
    column->setSpacing(0);
    makeTabs();
    for (CoachColumn* page : {m_coachPage, m_logPage, m_rulePage})
        m_stack->addWidget(page);
    connect(m_stack, &QStackedWidget::currentChanged, this, &CoachPanel::showAll);
    connect(m_coachPage, &CoachColumn::wanted, this, &CoachPanel::wanted);
    column->addWidget(m_stack, 1);
    makeButtons();
    retranslate();
}

void CoachPanel::makeTabs() {
    auto* row = new QHBoxLayout;
    row->setContentsMargins(14, 2, 14, 0);
    row->setSpacing(8);
    for (int tab = 0; tab < 3; ++tab) {
        auto* button = new PanelButton("tab", this);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        connect(button, &QPushButton::clicked, this,
                [this, tab] { m_stack->setCurrentIndex(tab); });
        m_tabs.append(button);
        row->addWidget(button);
    }
    row->addStretch(1);
    m_tabs.first()->setChecked(true);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

// What stands under the pages: the buttons of a session, or of what holds it.
void CoachPanel::makeButtons() {
    for (QWidget* part : std::array<QWidget*, 3>{m_buttons, m_demonstration, m_choice}) {
        auto* row = new QHBoxLayout;
        const int side = part == m_choice ? 0 : 18; // it is coloured from edge to edge
        row->setContentsMargins(side, 8, side, 0);
        row->addWidget(part);
        static_cast<QVBoxLayout*>(layout())->addLayout(row);
    }
    const auto wire = [this](QPushButton* button, Command command) {
        m_buttons->add(button);
        connect(button, &QPushButton::clicked, this, [this, command] { emit wanted(command); });
    };
    wire(m_hintButton, Command::hint);
    wire(m_undo, Command::takeBack);
    wire(m_again, Command::again);
    wire(m_next, Command::next);
    connect(m_choice, &CriticalChoice::wanted, this, &CoachPanel::wanted);
    connect(m_demonstration, &DemonstrationBar::wanted, this, &CoachPanel::wanted);
}

void CoachPanel::turnTo(int tab) {
    m_tabs[tab]->setChecked(true);
    m_stack->setCurrentIndex(tab);
}

void CoachPanel::retranslate() {
    const QStringList tabs{tr("Coach"), tr("Hand log"), tr("Rule")};
    for (int tab = 0; tab < tabs.size(); ++tab)
        m_tabs[tab]->setText(tabs[tab]);
    const auto name = [](QPushButton* button, Command command) {
        button->setText(
            QStringLiteral("%1 (%2)").arg(Commands::label(command), Commands::keyText(command)));
        button->setToolTip(Commands::help(command));
    };
    name(m_hintButton, Command::hint);
    name(m_undo, Command::takeBack);
    name(m_again, Command::again);
    name(m_next, Command::next);
    m_choice->retranslate();
    m_demonstration->retranslate();
    if (!m_choice->isHidden())
        m_choice->setFault(lastFault());
    changed();
}

void CoachPanel::setCovered(bool covered) {
    m_covered = covered;
    changed();
}

bool CoachPanel::ended() const {
    return m_controller->session().finished() || m_controller->session().handOver();
}

// In an exam what was right or wrong is told when all of its hands are dealt.
bool CoachPanel::speaks() const {
    const Mode mode = m_controller->session().mode();
    return allowsHelp(mode) || (ended() && mode != Mode::exam);
}

const Rulebook& CoachPanel::book() const { return *m_controller->dealing().theCase->rulebook; }

QString CoachPanel::lastFault() const {
    const auto& lines = m_coach.lines();
    if (!speaks() || lines.empty() || lines.back().faults.empty())
        return {};
    const CoachFault& fault = lines.back().faults.front();
    return RuleSentences::whatHappened(fault.fault, fault.step);
}

bool CoachPanel::hasCriticalFault() const {
    const auto& lines = m_coach.lines();
    return speaks() && !lines.empty() && !lines.back().faults.empty() &&
           lines.back().faults.front().severity == Severity::critical;
}

bool CoachPanel::namesNext() const {
    const Mode mode = m_controller->session().mode();
    return mode == Mode::guided || mode == Mode::learn;
}

QString CoachPanel::nextStep() const {
    if (m_controller == nullptr || !m_controller->running() || !namesNext())
        return {};
    const auto next = nextDeed(m_controller->session());
    if (!next)
        return {};
    const QString deed = DeedSentences::deed(m_controller->view(), next->deed);
    return m_controller->demonstrating() ? tr("Now: %1").arg(deed) : tr("Next: %1").arg(deed);
}

QString CoachPanel::due() const {
    const QString next = nextStep();
    return next.isEmpty() ? tr("Your hands decide what comes next") : next;
}

void CoachPanel::ask() {
    turnTo(0);
    m_buttons->hide();
    m_choice->setFault(lastFault());
    m_choice->ask();
    changed();
}

void CoachPanel::recallChoice() { m_choice->recall(); }

void CoachPanel::endChoice() {
    m_choice->done();
    m_buttons->show();
    turnTo(0);
    changed();
}

void CoachPanel::showWhy() { turnTo(2); }

void CoachPanel::showDemonstration(Demonstration::State state) {
    m_demonstration->setState(state);
    m_buttons->setVisible(state == Demonstration::State::none && m_choice->isHidden());
    changed();
}

void CoachPanel::begin(const Controller& controller) {
    m_controller = &controller;
    m_coach.begin(controller);
    m_hint.reset();
    m_lost.clear();
    m_rule = nullptr;
    m_ruleFor.reset();
    judge();
    turnTo(0);
    changed();
}

void CoachPanel::record(const Controller& controller, const Recorded& what,
                        const TableView& before) {
    m_controller = &controller;
    m_coach.record(controller, what, before);
    if (!std::holds_alternative<deed::Hint>(*what.deed))
        m_hint.reset();
    if (const auto& faults = m_coach.lines().back().faults; !faults.empty() && speaks()) {
        m_ruleFor = faults.front();
        m_rule = faults.front().procedure;
    }
    judge();
    changed();
}

void CoachPanel::showHint(const ShownHint& hint) {
    m_hint = hint;
    if (hint.procedure != nullptr) {
        m_rule = hint.procedure;
        m_ruleFor.reset();
    }
    changed();
}

void CoachPanel::showLost(const LostLog& lost) {
    m_lost.push_back(lost);
    changed();
}

void CoachPanel::changed() {
    if (!std::exchange(m_stale, true))
        QMetaObject::invokeMethod(this, &CoachPanel::showAll, Qt::QueuedConnection);
}

void CoachPanel::showAll() {
    m_stale = false;
    if (m_controller == nullptr || !m_controller->running())
        return;
    const bool over = ended();
    const bool helps = allowsHelp(m_controller->session().mode());
    m_hintButton->setEnabled(!over && helps);
    m_undo->setEnabled(!m_controller->session().finished() && helps &&
                       !m_controller->session().entries().empty());
    const bool exam = m_controller->session().mode() == Mode::exam;
    m_again->setEnabled(!exam);
    for (QPushButton* button : {m_again, m_next}) {
        const bool primary = button == (over || exam ? m_next : m_again);
        const QString name = primary ? QStringLiteral("primary") : QStringLiteral("plain");
        if (button->objectName() == name)
            continue;
        button->setObjectName(name);
        button->setStyleSheet(QString()); // looks its name up anew
    }
    const int page = m_stack->currentIndex();
    if (page == 0)
        m_coachPage->setRows(coachRows());
    else if (page == 1)
        m_logPage->setRows(logRows());
    else
        m_rulePage->setRows(ruleRows());
}

// The verdict, as soon as it is over, and the rule that it was about.
void CoachPanel::judge() {
    m_verdict.reset();
    if (!ended() || !speaks())
        return;
    m_verdict = m_controller->verdict(Judging::final);
    if (m_verdict->incidents.empty())
        return;
    m_rule = m_verdict->incidents.back().procedure;
    m_ruleFor.reset();
}

} // namespace mz
