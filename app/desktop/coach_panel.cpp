// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/coach_panel.h"

#include "app/desktop/coach_parts.h"
#include "app/desktop/commands.h"
#include "app/desktop/deed_sentences.h"
#include "app/desktop/rule_sentences.h"
#include "app/desktop/sentences.h"
#include "app/desktop/window_language.h"
#include "core/session/next.h"

#include <QKeyEvent>

#include <algorithm>

namespace mz {

namespace {

class PanelButton : public QPushButton {
public:
    using QPushButton::QPushButton;

protected:
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else
            event->ignore(); // Space is the table's
    }
};

} // namespace

CoachPanel::CoachPanel(QWidget* parent)
    : QWidget(parent),
      m_stack(new QStackedWidget(this)),
      m_coachPage(new CoachColumn(m_stack)),
      m_logPage(new CoachColumn(m_stack)),
      m_rulePage(new CoachColumn(m_stack)),
      m_hintButton(makeButton("hint")),
      m_undo(makeButton("undo")),
      m_again(makeButton("again")),
      m_next(makeButton("next")) {
    setObjectName(QStringLiteral("coach"));
    setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 14);
    column->setSpacing(0);
    makeTabs();
    for (CoachColumn* page : {m_coachPage, m_logPage, m_rulePage})
        m_stack->addWidget(page);
    column->addWidget(m_stack, 1);
    makeButtons();
    retranslate();
}

QPushButton* CoachPanel::makeButton(const char* name) {
    auto* button = new PanelButton(this);
    button->setObjectName(QString::fromLatin1(name));
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void CoachPanel::makeTabs() {
    auto* row = new QHBoxLayout;
    row->setContentsMargins(18, 2, 18, 0);
    row->setSpacing(16);
    for (int tab = 0; tab < 3; ++tab) {
        QPushButton* button = makeButton("tab");
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

void CoachPanel::makeButtons() {
    auto* grid = new QGridLayout;
    grid->setContentsMargins(18, 8, 18, 0);
    grid->setSpacing(8);
    grid->addWidget(m_hintButton, 0, 0);
    grid->addWidget(m_undo, 0, 1);
    grid->addWidget(m_again, 1, 0);
    grid->addWidget(m_next, 1, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    static_cast<QVBoxLayout*>(layout())->addLayout(grid);
    connect(m_hintButton, &QPushButton::clicked, this, [this] { emit wanted(Command::hint); });
    connect(m_undo, &QPushButton::clicked, this, [this] { emit wanted(Command::takeBack); });
    connect(m_again, &QPushButton::clicked, this, [this] { emit wanted(Command::again); });
    connect(m_next, &QPushButton::clicked, this, [this] { emit wanted(Command::next); });
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
    rebuild();
}

bool CoachPanel::ended() const {
    return m_controller->session().finished() || m_controller->session().handOver();
}

bool CoachPanel::silent() const { return !allowsHelp(m_controller->session().mode()); }

QString CoachPanel::lastFault() const {
    const auto& lines = m_coach.lines();
    if (silent() || lines.empty() || lines.back().faults.empty())
        return {};
    const CoachFault& fault = lines.back().faults.front();
    return RuleSentences::whatHappened(fault.fault, fault.step);
}

void CoachPanel::begin(const Controller& controller) {
    m_controller = &controller;
    m_coach.begin(controller);
    m_hint.reset();
    m_lost.clear();
    m_rule = nullptr;
    rebuild();
}

void CoachPanel::record(const Controller& controller, const Recorded& what,
                        const TableView& before) {
    m_controller = &controller;
    m_coach.record(controller, what, before);
    if (!std::holds_alternative<deed::Hint>(*what.deed))
        m_hint.reset();
    for (const CoachFault& fault : m_coach.lines().back().faults)
        if (fault.procedure != nullptr && !silent())
            m_rule = fault.procedure;
    rebuild();
}

void CoachPanel::showHint(const ShownHint& hint) {
    m_hint = hint;
    if (hint.procedure != nullptr)
        m_rule = hint.procedure;
    rebuild();
}

void CoachPanel::showLost(const LostLog& lost) {
    m_lost.push_back(lost);
    rebuild();
}

void CoachPanel::rebuild() {
    if (m_controller == nullptr || !m_controller->running())
        return;
    const bool over = ended();
    m_hintButton->setEnabled(!over && !silent());
    m_undo->setEnabled(!m_controller->session().finished() && !silent() &&
                       !m_controller->session().entries().empty());
    QPushButton* const primary = over ? m_next : m_again;
    for (QPushButton* button : {m_again, m_next}) {
        button->setObjectName(button == primary ? QStringLiteral("primary")
                                                : QStringLiteral("plain"));
        button->setStyleSheet(QString()); // looks its name up anew
    }
    fillCoach();
    fillLog();
    fillRule();
    m_coachPage->fit(m_verdict);
    m_logPage->fit();
    m_rulePage->fit();
}

void CoachPanel::fillCoach() {
    QWidget* const page = m_coachPage->widget();
    m_coachPage->clear();
    m_verdict = nullptr;
    const Scenario& scenario = m_controller->dealing().theCase->scenario;
    const Box brief = makeBox("card", page);
    brief.add(WindowLanguage::of(scenario.title), "title");
    brief.add(WindowLanguage::of(scenario.brief), "text");
    m_coachPage->rows().addWidget(brief.frame);
    addLost();
    if (!m_coach.lines().empty()) {
        m_coachPage->rows().addSpacing(6);
        m_coachPage->rows().addWidget(makeText(tr("What you did"), "heading", page));
    }
    addLines();
    m_coachPage->rows().addSpacing(4);
    if (ended())
        addVerdict();
    else
        addDue();
}

void CoachPanel::addLost() {
    for (const LostLog& lost : m_lost) {
        const Box box = makeBox("wrong", m_coachPage->widget());
        box.add(tr("The log cannot be written"), "fault");
        box.add(tr("%1: %2. The hand goes on.").arg(lost.file, lost.reason), "text");
        m_coachPage->rows().addWidget(box.frame);
    }
}

// A deal is one line as long as nothing is wrong with it.
void CoachPanel::addLines() {
    const auto& lines = m_coach.lines();
    const auto plain = [&](std::size_t index) {
        return index < lines.size() && lines[index].faults.empty() && !lines[index].takenBack &&
               std::holds_alternative<act::Pitch>(lines[index].deed);
    };
    for (std::size_t index = 0; index < lines.size(); ++index) {
        std::size_t last = index;
        while (plain(index) && plain(last + 1))
            ++last;
        if (last == index) {
            addLine(lines[index]);
            continue;
        }
        m_coachPage->rows().addWidget(
            makeLine(silent() ? Sign::neutral : Sign::right,
                     tr("%n card(s) pitched", nullptr, static_cast<int>(last - index + 1)),
                     Sentences::time(lines[last].t), m_coachPage->widget()));
        index = last;
    }
}

void CoachPanel::addLine(const CoachLine& line) {
    QWidget* const page = m_coachPage->widget();
    const bool help = std::holds_alternative<deed::Hint>(line.deed) ||
                      std::holds_alternative<deed::Back>(line.deed);
    const Sign sign = line.takenBack        ? Sign::takenBack
                      : help                ? Sign::info
                      : silent()            ? Sign::neutral
                      : line.faults.empty() ? Sign::right
                                            : Sign::wrong;
    m_coachPage->rows().addWidget(
        makeLine(sign, DeedSentences::done(line.before, line.deed, line.happenings),
                 Sentences::time(line.t), page));
    if (line.takenBack || silent())
        return;
    if (!line.faults.empty())
        addFaults(line.faults);
}

// What happened, which rule, why it is so, what it costs: in that order, and together for all that
// one act has brought.
void CoachPanel::addFaults(const std::vector<CoachFault>& faults) {
    const Box box = makeBox("wrong", m_coachPage->widget());
    const Procedure* procedure = nullptr;
    int cost = 0;
    for (const CoachFault& fault : faults) {
        box.add(RuleSentences::whatHappened(fault.fault, fault.step), "fault");
        cost += costOf(fault.fault, fault.severity);
        if (fault.procedure != nullptr)
            procedure = fault.procedure;
    }
    if (procedure != nullptr) {
        box.add(RuleSentences::rule(procedure->rule), "strong");
        box.add(WindowLanguage::of(procedure->why), "text");
    }
    const auto gravest = std::ranges::min_element(faults, {}, &CoachFault::severity);
    box.add(RuleSentences::whatItCosts(gravest->fault), "text");
    if (cost > 0)
        box.add(tr("%n point(s) less (%1)", nullptr, cost)
                    .arg(RuleSentences::severity(gravest->severity)),
                "quiet");
    m_coachPage->rows().addWidget(box.frame);
}

QString CoachPanel::due() const {
    if (m_controller->session().mode() == Mode::guided)
        if (const auto next = nextDeed(m_controller->session()))
            return tr("Next: %1").arg(DeedSentences::deed(m_controller->view(), next->deed));
    return tr("Your hands decide what comes next");
}

// Said in every hand, clean or not: its absence would be an answer.
void CoachPanel::addDue() {
    QWidget* const page = m_coachPage->widget();
    if (m_hint) {
        const Box box = makeBox("note", page);
        box.add(tr("Hint %1 of 3").arg(m_hint->stage), "heading");
        box.add(m_hint->text, "text");
        m_coachPage->rows().addWidget(box.frame);
    }
    const Box due = makeBox("due", page);
    due.rows->setContentsMargins(4, 7, 8, 7);
    due.rows->addWidget(makeLine(Sign::due, this->due(), {}, due.frame));
    m_coachPage->rows().addWidget(due.frame);
}

} // namespace mz
