// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/exam/exam_page.h"

#include "app/desktop/look/row_list.h"

#include <QHBoxLayout>

#include <array>
#include <utility>

namespace mz {

namespace {

// 0: no limit.
constexpr std::array minutes{0, 10, 20, 30, 45, 60};
constexpr std::array seconds{0, 60, 120, 180, 300};

QLabel* wrapped(QLabel* label) {
    label->setWordWrap(true);
    return label;
}

std::optional<int> limit(int chosen) { return chosen == 0 ? std::nullopt : std::optional(chosen); }

} // namespace

ExamPage::ExamPage(QWidget* parent)
    : Page("exam", parent),
      m_strong(wrapped(text("strong"))),
      m_about(wrapped(text())),
      m_alert(wrapped(text("alert"))),
      m_offering(new QScrollArea(this)),
      m_offered(wrapped(text())),
      m_limits(new QWidget(this)),
      m_hands(makeRowList("examHands", this)),
      m_proof(wrapped(text("small"))),
      m_record(wrapped(text("small"))),
      m_close(addButton("closeExam")),
      m_people(addButton("examPeople")),
      m_end(addButton("endExam")),
      m_leave(addButton("leaveHand")),
      m_report(addButton("examReport")),
      m_handIn(addButton("handIn")),
      m_begin(addMainButton("beginExam")),
      m_goOn(addMainButton("goOnExam")),
      m_look(addMainButton("lookAtHand")) {
    m_record->setTextInteractionFlags(Qt::TextSelectableByMouse); // the last hash
    auto* rows = new QVBoxLayout(m_limits);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(limitRow("minutes", minutes.size(), m_minutesLabel, m_minutes));
    rows->addWidget(limitRow("seconds", seconds.size(), m_secondsLabel, m_seconds));
    auto* offered = new QWidget;
    offered->setObjectName(QStringLiteral("page"));
    auto* column = new QVBoxLayout(offered);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(16);
    for (QWidget* part : std::initializer_list<QWidget*>{m_offered, m_limits, m_proof})
        column->addWidget(part);
    column->addStretch(1);
    m_offering->setWidgetResizable(true);
    m_offering->setFrameShape(QFrame::NoFrame);
    m_offering->setFocusPolicy(Qt::NoFocus);
    m_offering->setWidget(offered);
    body().addWidget(m_strong);
    body().addWidget(m_about);
    body().addWidget(m_alert);
    body().addWidget(m_offering, 1);
    body().addWidget(m_hands, 1);
    body().addWidget(m_record);
    body().addStretch(0);

    connect(m_begin, &QPushButton::clicked, this,
            [this] { emit beginWanted(m_free ? chosenLimits() : m_offer.assignment.limits); });
    connect(m_goOn, &QPushButton::clicked, this, &ExamPage::goOnWanted);
    connect(m_leave, &QPushButton::clicked, this, [this] {
        if (sure(m_leave, tr("A hand that is left counts as not finished, and is not dealt again. "
                             "Press once more to leave it.")))
            emit handLeft();
    });
    connect(m_end, &QPushButton::clicked, this, [this] {
        if (sure(m_end, tr("Hands that were not dealt count 0. Press once more to end it.")))
            emit endWanted();
    });
    connect(m_report, &QPushButton::clicked, this, &ExamPage::reportWanted);
    connect(m_handIn, &QPushButton::clicked, this, &ExamPage::handInWanted);
    connect(m_people, &QPushButton::clicked, this, &ExamPage::peopleWanted);
    connect(m_close, &QPushButton::clicked, this, &ExamPage::closed);
    const auto look = [this] {
        if (m_hands->currentRow() >= 0)
            emit lookWanted(m_hands->currentRow());
    };
    connect(m_look, &QPushButton::clicked, this, look);
    connect(m_hands, &QListWidget::itemActivated, this, look);
    show(Doing::offering);
}

bool ExamPage::sure(QPushButton* button, const QString& question) {
    if (std::exchange(m_asked, button) == button)
        return true;
    m_alert->setText(question);
    m_alert->show();
    return false;
}

QWidget* ExamPage::limitRow(const char* name, std::size_t choices, QLabel*& label,
                            QButtonGroup*& group) {
    auto* row = new QWidget(m_limits);
    auto* column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    label = text();
    column->addWidget(label);
    auto* buttons = new QWidget(row);
    auto* line = new LineLayout(Qt::AlignLeft);
    buttons->setLayout(line);
    group = new QButtonGroup(this);
    for (std::size_t choice = 0; choice < choices; ++choice) {
        auto* button = new QPushButton(buttons);
        button->setObjectName(QStringLiteral("%1%2").arg(QString::fromLatin1(name)).arg(choice));
        button->setCheckable(true);
        button->setChecked(choice == 0);
        group->addButton(button, static_cast<int>(choice));
        line->addWidget(button);
    }
    column->addWidget(buttons);
    return row;
}

TimeLimits ExamPage::chosenLimits() const {
    return {limit(minutes[static_cast<std::size_t>(m_minutes->checkedId())]),
            limit(seconds[static_cast<std::size_t>(m_seconds->checkedId())]), std::nullopt};
}

void ExamPage::showOffer(const ExamOffer& offer, bool free) {
    m_offer = offer;
    m_free = free;
    note({});
    show(Doing::offering);
}

void ExamPage::showUnderWay(const ExamProgress& progress) {
    m_progress = progress;
    note({});
    show(Doing::underWay);
}

void ExamPage::showOver(const ExamResult& result) {
    m_result = result;
    note({});
    show(Doing::over);
}

void ExamPage::show(Doing doing) {
    m_doing = doing;
    m_asked = nullptr;
    const bool offering = doing == Doing::offering;
    const bool over = doing == Doing::over;
    m_offering->setVisible(offering);
    m_limits->setVisible(m_free);
    m_about->setVisible(!offering);
    m_record->setVisible(over);
    m_hands->setVisible(over);
    m_begin->setVisible(offering);
    m_begin->setEnabled(ExamWords::obstacle(m_offer).isEmpty());
    m_people->setVisible(offering && m_offer.name.isEmpty());
    for (QPushButton* button : {m_goOn, m_end})
        button->setVisible(doing == Doing::underWay);
    m_leave->setVisible(doing == Doing::underWay && !m_progress.handOver);
    m_close->setVisible(doing != Doing::underWay);
    m_report->setVisible(over);
    m_look->setVisible(over);
    m_handIn->setVisible(over && m_result.record.sitting.start.person &&
                         !m_result.record.sitting.imported);
    const bool any = over && !m_result.facts.hands.empty();
    m_report->setEnabled(any);
    m_look->setEnabled(any);
    if (over)
        fillHands();
    retranslate();
    QWidget* first = over       ? static_cast<QWidget*>(m_hands)
                     : offering ? (m_begin->isEnabled() ? m_begin : m_close)
                                : m_goOn;
    setFocusProxy(first);
    if (isVisible())
        first->setFocus();
}

void ExamPage::fillHands() {
    m_hands->clear();
    for (std::size_t hand = 0; hand < m_result.record.hands.size(); ++hand)
        addRow(*m_hands, ExamWords::hand(m_result, hand), ExamWords::handBrief(m_result, hand));
    m_hands->setCurrentRow(m_hands->count() > 0 ? 0 : -1);
}

void ExamPage::retranslate() {
    m_begin->setText(tr("Begin"));
    m_goOn->setText(m_progress.handOver ? tr("Deal the next hand") : tr("Go on"));
    m_leave->setText(tr("Leave this hand as it is"));
    m_end->setText(m_progress.isExam ? tr("End the exam") : tr("End it here"));
    m_people->setText(tr("Say who deals"));
    m_report->setText(m_result.facts.isCertificate() ? tr("Certificate as PDF…")
                                                     : tr("Report as PDF…"));
    m_handIn->setText(tr("Hand in…"));
    m_look->setText(tr("Look at this hand again"));
    m_close->setText(tr("Back (Esc)"));
    m_minutesLabel->setText(tr("Time for all hands"));
    m_secondsLabel->setText(tr("Time for each hand"));
    for (std::size_t choice = 0; choice < minutes.size(); ++choice)
        m_minutes->button(static_cast<int>(choice))
            ->setText(choice == 0 ? tr("No limit") : tr("%n min", nullptr, minutes[choice]));
    for (std::size_t choice = 0; choice < seconds.size(); ++choice)
        m_seconds->button(static_cast<int>(choice))
            ->setText(choice == 0 ? tr("No limit") : tr("%n min", nullptr, seconds[choice] / 60));
    for (QButtonGroup* group : {m_minutes, m_seconds})
        for (QAbstractButton* button : group->buttons())
            button->setAccessibleName(QStringLiteral("%1: %2").arg(
                (group == m_minutes ? m_minutesLabel : m_secondsLabel)->text(), button->text()));
    m_hands->setAccessibleName(tr("The hands"));
    switch (m_doing) {
    case Doing::offering:
        return showOfferTexts();
    case Doing::underWay:
        return showProgressTexts();
    case Doing::over:
        return showResultTexts();
    }
}

void ExamPage::showOfferTexts() {
    title().setText(ExamWords::title(m_offer.assignment));
    m_strong->setText(m_offer.name.isEmpty() ? tr("Nobody has said who deals.")
                                             : tr("%1 deals.").arg(m_offer.name));
    QStringList about{ExamWords::about(m_offer.assignment), ExamWords::starts(m_offer)};
    if (!m_free)
        about.append(ExamWords::limits(m_offer.assignment.limits));
    about.removeAll(QString());
    m_offered->setText(about.join(QLatin1Char('\n')));
    m_alert->setText(ExamWords::obstacle(m_offer));
    m_alert->setVisible(!m_alert->text().isEmpty());
    const bool exam = m_offer.assignment.mode == Mode::exam;
    m_proof->setText(exam ? ExamWords::whatItProves() : QString());
    m_proof->setVisible(exam);
}

void ExamPage::showProgressTexts() {
    title().setText(m_progress.title);
    m_strong->setText(ExamWords::underWay(m_progress));
    m_about->setText(m_progress.handOver
                         ? tr("The time for all hands goes on.")
                         : tr("A hand that is left as it is counts as not finished."));
    m_about->setVisible(!m_progress.handOver || m_progress.msLeft);
    m_alert->hide();
}

void ExamPage::showResultTexts() {
    title().setText(m_result.record.sitting.start.title);
    m_strong->setText(ExamWords::verdict(m_result.facts));
    m_about->setText(ExamWords::sat(m_result));
    m_about->show();
    const QString record = ExamWords::record(m_result);
    const bool changed = m_result.record.check().state == SittingCheck::State::changed;
    m_alert->setText(record);
    m_alert->setVisible(changed);
    m_record->setText(record);
    m_record->setVisible(!changed && !record.isEmpty());
    const int row = m_hands->currentRow();
    fillHands();
    m_hands->setCurrentRow(row < 0 ? 0 : row);
}

} // namespace mz
