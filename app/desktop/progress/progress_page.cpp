// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/progress/progress_page.h"

#include "app/desktop/keys/commands.h"
#include "app/desktop/look/plugin.h"
#include "app/desktop/look/theme.h"
#include "app/desktop/progress/figure_grid.h"
#include "app/desktop/progress/progress_words.h"
#include "app/desktop/progress/week_charts.h"
#include "app/desktop/sentences/rule_sentences.h"

#include <QKeyEvent>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace mz {

namespace {

// In lines of text, so that all grows with it.
constexpr int widest = 72;
constexpr int wideEnoughForTwo = 48;
constexpr int chartHeight = 10;

QString withKey(Command command) {
    return QStringLiteral("%1 (%2)").arg(Commands::label(command), Commands::keyText(command));
}

} // namespace

ProgressPage::ProgressPage(QWidget* parent)
    : Page("progress", parent),
      m_scroll(new QScrollArea(this)),
      m_sessions(addButton("sessionsOfProgress")),
      m_close(addButton("closeProgress")),
      m_main(addMainButton("drillNext")) {
    title().setWordWrap(true); // names may be long
    m_scroll->setObjectName(QStringLiteral("scroll"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    body().addWidget(m_scroll, 1);
    connect(m_sessions, &QPushButton::clicked, this, &ProgressPage::sessionsWanted);
    connect(m_close, &QPushButton::clicked, this, &ProgressPage::closed);
    connect(m_main, &QPushButton::clicked, this, [this] {
        if (m_name.isEmpty())
            emit peopleWanted();
        else if (m_progress)
            emit drillWanted(m_progress->next.rule);
    });
    build();
}

void ProgressPage::setPerson(const QString& name) {
    m_name = name;
    m_progress.reset();
    build();
    m_scroll->verticalScrollBar()->setValue(0);
}

void ProgressPage::setProgress(Progress progress) {
    m_progress = std::move(progress);
    build();
    if (hasFocus())
        m_main->setFocus(Qt::OtherFocusReason);
}

// Built anew for each language, size and theme.
void ProgressPage::retranslate() {
    if (isVisible())
        build();
}

void ProgressPage::build() {
    ensurePolished();
    const int scrolled = m_scroll->verticalScrollBar()->value();
    m_pairs.clear();
    m_column = new QWidget;
    m_column->setObjectName(QStringLiteral("page"));
    m_column->setMaximumWidth(widest * fontMetrics().height());
    m_parts = new QVBoxLayout(m_column);
    m_parts->setContentsMargins(0, 0, 12, 0);
    m_parts->setSpacing(10);

    title().setText(m_name.isEmpty() ? tr("Progress") : tr("Progress of %1").arg(m_name));
    m_scroll->setAccessibleName(title().text());
    m_sessions->setText(withKey(Command::sessions));
    m_close->setText(tr("Back (Esc)"));
    m_main->setVisible(m_name.isEmpty() || m_progress.has_value());
    if (m_name.isEmpty()) {
        m_main->setText(QStringLiteral("%1 (%2)").arg(tr("Who is dealing"),
                                                      Commands::keyText(Command::people)));
        addSentence(tr("Progress needs a name: without one nobody knows whose hands are whose. "
                       "Sit down with your name (%1), and what you deal is counted from then on.")
                        .arg(Commands::keyText(Command::people)));
    } else if (m_progress) {
        m_main->setText(tr("Drill: %1").arg(ProgressWords::rule(m_progress->next.rule)));
        addNext();
        addRules();
        addWeeks();
    }
    m_parts->addStretch(1);
    m_scroll->setWidget(m_column); // deletes the one before
    arrange();
    m_scroll->verticalScrollBar()->setValue(scrolled);
}

void ProgressPage::addSentence(const QString& text) {
    QLabel* label = Page::text();
    label->setText(text);
    label->setWordWrap(true);
    m_parts->addWidget(label);
}

void ProgressPage::addNext() {
    const Progress& progress = *m_progress;
    if (progress.weeks.empty())
        addSentence(tr("Nothing was dealt yet. Begin with the drill below, or choose any hand: "
                       "after the first one you see here how far you have come."));
    QBoxLayout* pair = addPair();
    const auto tile = [&](const QString& heading, const QString& large, const QString& told) {
        auto* column = new QVBoxLayout;
        column->setSpacing(3);
        for (const auto& [text, name] :
             {std::pair{heading, "small"}, {large, "large"}, {told, ""}}) {
            QLabel* label = Page::text(name);
            label->setText(text);
            label->setWordWrap(true);
            column->addWidget(label);
        }
        column->addStretch(1);
        pair->addLayout(column, 1);
    };
    tile(tr("What to do next"), ProgressWords::next(progress.next.rule),
         ProgressWords::why(progress));
    tile(tr("Hands since your last exposed card"),
         QLocale().toString(progress.sinceExposedCard.hands),
         ProgressWords::sinceExposedCard(progress.sinceExposedCard));
}

void ProgressPage::addRules() {
    addHeading(tr("Rule by rule"));
    auto* grid = new FigureGrid(
        "rules", {tr("Rule"), tr("Mastery"), tr("Last ten"), tr("Attempts"), tr("Reaction")},
        m_column);
    for (const RuleProgress& rule : m_progress->rules) {
        grid->addRow(ProgressWords::rule(rule.rule), RuleSentences::about(rule.rule),
                     {ProgressWords::percent(rule.mastery()), ProgressWords::lastRight(rule),
                      QLocale().toString(rule.attempts),
                      ProgressWords::seconds(rule.medianReactionMs)});
        grid->addBar(rule.mastery());
    }
    m_parts->addWidget(grid);
    QLabel* note = Page::text("small");
    note->setWordWrap(true);
    note->setText(
        tr("Mastery: how many of the last ten attempts were right; those still to be made "
           "count as not right. Reaction: the time to your first act, in the middle of "
           "the last ten."));
    m_parts->addWidget(note);
}

void ProgressPage::addWeeks() {
    std::vector<WeekProgress> weeks = lastWeeks(m_progress->weeks);
    if (weeks.empty())
        return;
    addHeading(tr("Week by week"));
    addCharts(weeks);
    m_parts->addSpacing(fontMetrics().height() / 2);
    auto* grid = new FigureGrid(
        "weeks", {tr("Week from"), tr("Right"), tr("Attempts"), tr("Sessions"), tr("Reaction")},
        m_column);
    std::ranges::reverse(weeks);
    for (const WeekProgress& week : weeks)
        grid->addRow(
            ProgressWords::day(mondayOf(week)), {},
            {week.attempts == 0 ? QStringLiteral("–") : ProgressWords::percent(week.shareCorrect()),
             QLocale().toString(week.attempts), QLocale().toString(week.sessions),
             ProgressWords::seconds(week.medianReactionMs)});
    m_parts->addWidget(grid);
}

void ProgressPage::addCharts(const std::vector<WeekProgress>& weeks) {
    if (!std::exchange(m_looked, true))
        m_charts = qobject_cast<ChartMaker*>(loadPlugin("mazziere_charts"));
    if (m_charts == nullptr)
        return;
    QBoxLayout* pair = addPair();
    for (const auto& drawn : {WeekCharts::accuracy(weeks), WeekCharts::reaction(weeks)}) {
        if (!drawn)
            continue;
        LineChart chart = *drawn;
        const PanelColours& colours = theme::now().panel;
        chart.font = font();
        chart.ground = colours.page;
        chart.text = colours.pageQuiet;
        chart.grid = colours.keyEdge;
        chart.line = colours.chosen;
        chart.thickness = fontMetrics().height() * theme::now().outline / 8;
        auto* column = new QVBoxLayout;
        column->setSpacing(3);
        QLabel* heading = Page::text("small");
        heading->setText(chart.name);
        column->addWidget(heading);
        QWidget* view = m_charts->make(chart, m_column);
        view->setMinimumSize(0, chartHeight * fontMetrics().height());
        view->setObjectName(QStringLiteral("chart"));
        column->addWidget(view, 1);
        pair->addLayout(column, 1);
    }
}

void ProgressPage::addHeading(const QString& text) {
    QLabel* label = Page::text("strong");
    label->setText(text);
    m_parts->addSpacing(fontMetrics().height());
    m_parts->addWidget(label);
}

QBoxLayout* ProgressPage::addPair() {
    auto* pair = new QBoxLayout(QBoxLayout::LeftToRight);
    pair->setSpacing(24);
    m_parts->addLayout(pair);
    m_pairs.append(pair);
    return pair;
}

void ProgressPage::arrange() {
    const bool two = width() >= wideEnoughForTwo * fontMetrics().height();
    for (QBoxLayout* pair : std::as_const(m_pairs))
        pair->setDirection(two ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ProgressPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    arrange();
}

// Wherever the keyboard is on this page.
void ProgressPage::keyPressEvent(QKeyEvent* event) {
    QScrollBar& bar = *m_scroll->verticalScrollBar();
    switch (event->key()) {
    case Qt::Key_Down:
        return bar.triggerAction(QAbstractSlider::SliderSingleStepAdd);
    case Qt::Key_Up:
        return bar.triggerAction(QAbstractSlider::SliderSingleStepSub);
    case Qt::Key_PageDown:
        return bar.triggerAction(QAbstractSlider::SliderPageStepAdd);
    case Qt::Key_PageUp:
        return bar.triggerAction(QAbstractSlider::SliderPageStepSub);
    default:
        return Page::keyPressEvent(event);
    }
}

} // namespace mz
