// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/main_window.h"

#include "app/desktop/coach/coach_panel.h"
#include "app/desktop/coach/lesson.h"
#include "app/desktop/debrief/debrief_desk.h"
#include "app/desktop/exam/exam_desk.h"
#include "app/desktop/look/theme.h"
#include "app/desktop/people/people_desk.h"
#include "app/desktop/school/class_desk.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/sentences.h"
#include "app/desktop/sentences/window_language.h"
#include "app/desktop/table/place_accessible.h"
#include "app/desktop/window/action_bar.h"
#include "app/desktop/window/chooser.h"
#include "app/desktop/window/keys_page.h"
#include "app/desktop/window/settings_page.h"
#include "app/desktop/window/title_bar.h"
#include "app/desktop/window/window_sizes.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QShortcut>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace mz {

namespace {

constexpr QSize smallestWindow = windowSizes.front();
constexpr QSize drawerBelow(1200, 760); // there the coach is a drawer
constexpr int coachWidth = 340;

Language languageOf(const Settings& settings) {
    return settings.lang == QLatin1String("it") ? Language::it : Language::en;
}

} // namespace

MainWindow::MainWindow(const Options& options, QWidget* parent)
    : QWidget(parent),
      m_options(options),
      m_settings(readSettings(options.data)),
      m_library(options.data, options.pack),
      m_controller(QDir(options.data).filePath(QStringLiteral("sessions")), options.record, this),
      m_title(new TitleBar(this)),
      m_table(new TableSurface(this)),
      m_bar(new ActionBar(this)),
      m_status(new QLabel(this)),
      m_coach(new CoachPanel(this)),
      m_lesson(new Lesson(m_controller, *m_coach, this)),
      m_debrief(new DebriefDesk(m_controller, m_library, this)),
      m_records(new RecordsDesk(options.data, m_controller, this)),
      m_people(new PeopleDesk(*m_records, m_library, this)),
      m_exams(new ExamDesk(*m_records, m_library, m_controller, this)),
      m_class(new ClassDesk(*m_records, m_library, this)),
      m_frozen(new QWidget(this)),
      m_frozenTitle(new QLabel(m_frozen)),
      m_frozenText(new QLabel(m_frozen)) {
    makePlacesAccessible();
    setObjectName(QStringLiteral("window"));
    setAttribute(Qt::WA_StyledBackground);
    setWindowTitle(QStringLiteral("Mazziere"));
    setMinimumSize(smallestWindow);
    m_status->setObjectName(QStringLiteral("status"));
    m_status->setTextFormat(Qt::PlainText);

    m_frozen->setObjectName(QStringLiteral("frozen"));
    m_frozen->setAttribute(Qt::WA_StyledBackground);
    m_frozenText->setObjectName(QStringLiteral("small"));
    auto* column = new QVBoxLayout(m_frozen);
    column->addStretch(1);
    column->addWidget(m_frozenTitle, 0, Qt::AlignCenter);
    column->addWidget(m_frozenText, 0, Qt::AlignCenter);
    column->addStretch(1);
    m_frozen->hide();

    m_namelessWishes = m_settings;
    if (!options.lang.isEmpty())
        m_settings.lang = options.lang;
    WindowLanguage::use(languageOf(m_settings));
    makeShortcuts();
    makeLesson();
    makePeople();
    makeExams();
    makeClass();

    connect(&m_controller, &Controller::recorded, this, &MainWindow::recorded);
    connect(&m_controller, &Controller::logEnded, this, &MainWindow::sessionOver);
    connect(m_table, &TableSurface::answered, this, &MainWindow::answered);
    connect(m_table, &TableSurface::selectionChanged, this, [this] { showStatus(); });
    connect(m_table, &TableSurface::focused, this, [this] { showStatus(); });
    connect(m_bar, &ActionBar::triggered, this, &MainWindow::run);
    connect(m_coach, &CoachPanel::wanted, this, &MainWindow::run);
    connect(m_debrief, &DebriefDesk::opened, this, &MainWindow::openAbove);
    connect(m_debrief, &DebriefDesk::closed, this, &MainWindow::closePage);
    connect(m_debrief, &DebriefDesk::nextWanted, this, [this](Library::Found after) {
        m_current = after;
        m_list.reset();
        next();
    });
    connect(m_debrief, &DebriefDesk::startWanted, this, &MainWindow::start);
    connect(m_title, &TitleBar::chooserWanted, this, &MainWindow::showChooser);
    connect(m_title, &TitleBar::languageWanted, this, &MainWindow::useLanguage);
    connect(m_title, &TitleBar::freezeWanted, this, [this] {
        openPage(nullptr);
        if (m_controller.running() && !m_lesson->take(Command::escape))
            m_controller.freeze(!m_controller.frozen());
    });
    connect(m_title, &TitleBar::keysWanted, this, [this] { run(Command::keys); });
    connect(m_title, &TitleBar::settingsWanted, this, [this] {
        if (m_settingsPage == nullptr) {
            m_settingsPage = new SettingsPage(this);
            connect(m_settingsPage, &SettingsPage::changed, this, &MainWindow::useSettings);
            connect(m_settingsPage, &SettingsPage::closed, this, &MainWindow::closePage);
        }
        m_settingsPage->setSettings(m_settings);
        toggleAbove(m_settingsPage);
    });
    connect(m_title, &TitleBar::coachWanted, this, [this] {
        m_coachOpen = !m_coachOpen;
        m_coachLent = false;
        arrange();
    });
    apply(m_settings);
}

void MainWindow::useSettings(const Settings& settings) {
    if (settings != m_settings)
        keepWishes(settings);
    apply(settings);
}

void MainWindow::apply(const Settings& settings) {
    m_settings = settings;
    theme::use(m_settings.theme());
    setStyleSheet(theme::styleSheet(theme::now().panel, m_settings.scale()));
    useKeys(m_settings.keys);
    m_controller.setPace(m_settings.pace);
    m_sounds.setOn(m_settings.sound);
    m_table->setMotion(m_settings.motion);
    m_table->setDeck(m_settings.fourColours ? CardPixmaps::Deck::fourColour
                                            : CardPixmaps::Deck::twoColour);
    m_table->retheme();
    m_table->setLarge(m_settings.projector);
    m_coach->setCovered(m_settings.projector);
    m_table->setTextScale(m_settings.scale());
    m_debrief->setDeck(m_settings.fourColours ? CardPixmaps::Deck::fourColour
                                              : CardPixmaps::Deck::twoColour);
    m_debrief->setTextScale(m_settings.scale());
    m_class->setScale(m_settings.scale());
    retranslate();
    if (m_page != nullptr && m_page == m_settingsPage)
        m_settingsPage->setSettings(m_settings);
}

void MainWindow::useLanguage(bool italian) {
    Settings settings = m_settings;
    settings.lang = italian ? QStringLiteral("it") : QStringLiteral("en");
    WindowLanguage::use(languageOf(settings));
    useSettings(settings);
}

void MainWindow::retranslate() {
    m_title->setLanguage(WindowLanguage::language() == Language::it);
    m_title->retranslate();
    m_table->retranslate();
    m_bar->retranslate();
    m_coach->retranslate();
    m_title->setPerson(m_records->person() ? m_records->person()->name : QString());
    Person like;
    like.lang = m_settings.lang;
    like.textPercent = m_namelessWishes.textPercent;
    like.fourColours = m_namelessWishes.fourColours;
    m_people->setLike(like);
    m_people->retranslate();
    m_exams->retranslate();
    m_class->retranslate();
    if (m_chooser != nullptr)
        m_chooser->retranslate();
    if (m_keysPage != nullptr)
        m_keysPage->setKeys(m_settings.keys);
    m_debrief->retranslate();
    showCrumb();
    showHeld();
    showStatus();
    arrange();
}

void MainWindow::showCrumb() {
    const QString mode =
        Sentences::mode(m_controller.running() ? m_controller.session().mode() : m_settings.mode);
    m_title->setMode(m_controller.demonstrating() ? tr("%1: demonstration").arg(mode) : mode);
    if (inExam() && m_controller.running())
        return m_title->setCrumb(m_exams->crumb());
    if (m_list && m_controller.running())
        return m_title->setCrumb(listCrumb());
    if (!m_current) {
        m_title->setCrumb(m_controller.running()
                              ? WindowLanguage::of(m_controller.dealing().theCase->scenario.title)
                              : tr("Choose a scenario"));
        return;
    }
    const Pack& pack = m_library.pack(m_current->pack).reading.pack;
    m_title->setCrumb(tr("%1 › Scenario %2 of %3 › %4")
                          .arg(WindowLanguage::of(pack.title))
                          .arg(m_current->scenario + 1)
                          .arg(pack.scenarios.size())
                          .arg(WindowLanguage::of(pack.scenarios[m_current->scenario].title)));
}

void MainWindow::resizeEvent(QResizeEvent*) { arrange(); }

void MainWindow::closeEvent(QCloseEvent* event) {
    writeWindowPlace(m_options.data, saveGeometry());
    QWidget::closeEvent(event);
}

void MainWindow::takeLastPlace() {
    const QByteArray place = readWindowPlace(m_options.data);
    if (place.isEmpty() || !restoreGeometry(place))
        resize(designedFor);
}

// The coach grows with its text as far as the table beside it allows. The bar takes the rows that
// it needs; where its text would leave too little of the table, the text gives way.
void MainWindow::arrange() {
    const double scale = m_settings.scale();
    const int besideTable = width() - m_table->minimumWidth();
    const bool drawer = m_settings.projector || width() < drawerBelow.width() ||
                        height() < drawerBelow.height() || besideTable < coachWidth;
    const int wanted = static_cast<int>(coachWidth * std::clamp(scale, 1.0, 1.3));
    const int coach = drawer ? wanted : std::min(wanted, besideTable);
    m_title->setCoachButton(drawer, m_coachOpen);
    m_title->fit(width(), scale);
    const int top = m_title->sizeHint().height();
    const int body = drawer ? width() : width() - coach;
    const int status = QFontMetrics(theme::font(12, scale)).height() + 10;
    const int barRoom = height() - top - status - m_table->minimumHeight();
    double barScale = scale;
    m_bar->setScale(barScale);
    while (m_bar->heightForWidth(body) > barRoom && barScale > 0.75) {
        barScale -= 0.05;
        m_bar->setScale(barScale);
    }
    const int bar = m_bar->heightForWidth(body);
    m_title->setGeometry(0, 0, width(), top);
    const int surface = height() - top - bar - status;
    m_table->setGeometry(0, top, body, surface);
    m_bar->setGeometry(0, top + surface, body, bar);
    m_status->setGeometry(16, top + surface + bar, body - 32, status - 4);
    m_frozen->setGeometry(0, top, body, height() - top);
    m_coach->setGeometry(width() - coach, top, coach, height() - top);
    m_coach->setVisible(!drawer || m_coachOpen);
    m_coach->raise();
    if (m_page != nullptr) {
        m_page->setGeometry(0, top, width(), height() - top);
        m_page->raise();
    }
}

void MainWindow::openDrawer(bool open) {
    m_coachLent = false;
    if (open == m_coachOpen)
        return;
    m_coachOpen = open;
    arrange();
}

void MainWindow::showPage(QWidget* page) {
    if (m_page != nullptr)
        m_page->hide();
    else
        m_frozenBefore = m_controller.frozen();
    if (page == nullptr && !m_controller.running())
        page = &chooser();
    m_page = page;
    const bool table = page == nullptr;
    for (QWidget* part : std::initializer_list<QWidget*>{m_table, m_bar, m_coach})
        part->setEnabled(table);
    tableShortcuts(table);
    if (page != nullptr) {
        m_controller.freeze(true);
        m_frozen->hide();
        arrange();
        page->show();
        page->setFocus(Qt::OtherFocusReason);
    } else if (m_frozenBefore && m_controller.frozen()) {
        showHeld();
        m_lesson->recall();
    } else {
        m_controller.freeze(false);
    }
}

void MainWindow::openPage(QWidget* page) {
    m_pagesBelow.clear();
    showPage(page);
}

void MainWindow::openAbove(QWidget* page) {
    m_pagesBelow.removeAll(page);
    if (m_page != nullptr && m_page != page && m_page != m_keysPage && m_page != m_settingsPage)
        m_pagesBelow.append(m_page);
    showPage(page);
}

void MainWindow::toggleAbove(QWidget* page) { m_page == page ? closePage() : openAbove(page); }

void MainWindow::closePage() {
    showPage(m_pagesBelow.isEmpty() ? nullptr : m_pagesBelow.takeLast().data());
}

Chooser& MainWindow::chooser() {
    if (m_chooser == nullptr) {
        m_chooser = new Chooser(m_library, this);
        m_chooser->hide();
        connect(m_chooser, &Chooser::chosen, this, [this](Library::Found which) {
            m_list.reset();
            deal(which);
        });
        connect(m_chooser, &Chooser::listChosen, this, &MainWindow::dealList);
        connect(m_chooser, &Chooser::assignmentWanted, m_exams, &ExamDesk::openAssignment);
        connect(m_chooser, &Chooser::examChosen, this, &MainWindow::offerExam);
        connect(m_chooser, &Chooser::sessionsWanted, m_people, &PeopleDesk::showSessions);
        connect(m_chooser, &Chooser::closed, this, [this] { openPage(nullptr); });
    }
    return *m_chooser;
}

void MainWindow::showChooser() {
    if (inExam())
        return m_exams->show();
    chooser().setClosable(m_controller.running());
    if (m_current && !m_list)
        m_chooser->select(*m_current);
    offerRedo();
    openPage(m_page == m_chooser ? nullptr : m_chooser);
}

} // namespace mz
