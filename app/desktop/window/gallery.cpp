// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/gallery.h"

#include "app/desktop/window/gallery_pages.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/title_bar.h"
#include "core/session/next.h"

#include <QDir>
#include <QPainter>
#include <QPixmap>
#include <QTemporaryDir>

namespace mz {

namespace {

constexpr int sheetColumns = 3;
constexpr int sheetPictures = 9;
constexpr QSize sheetPicture(640, 400);
constexpr int sheetGap = 12;
constexpr int sheetName = 24;

using Until = std::function<bool(const Session&)>;

// Deals as the book asks until that is so.
void dealUntil(MainWindow& window, const Until& until) {
    constexpr int mostActs = 400;
    for (int act = 0; act < mostActs && !until(window.controller().session()); ++act) {
        if (window.controller().frozen())
            window.run(Command::playOn);
        const auto next = nextDeed(window.controller().session());
        if (!next || !window.controller().act(next->deed))
            return;
    }
}

bool somethingIsWrong(const Session& session) { return !session.watch().incidents.empty(); }

void dealAll(MainWindow& window) {
    dealUntil(window, [](const Session&) { return false; });
}

// The fourth card stays, and the turn is dealt beside it.
void dealBadly(MainWindow& window) {
    dealUntil(window, somethingIsWrong);
    window.run(Command::burn);
    if (window.controller().frozen())
        window.run(Command::playOn);
    window.run(Command::board);
    dealAll(window);
}

std::function<void(MainWindow&)> atTheIrregularity(const std::vector<Command>& then = {}) {
    return [then](MainWindow& window) {
        dealUntil(window, somethingIsWrong);
        for (const Command command : then)
            window.run(command);
    };
}

std::function<void(MainWindow&)> acts(int count) {
    return [count](MainWindow& window) {
        dealUntil(window, [count](const Session& session) {
            return static_cast<int>(session.entries().size()) >= count;
        });
    };
}

GalleryPicture picture(const char* name, const char* scenario,
                       std::function<void(MainWindow&)> before = {}) {
    GalleryPicture made;
    made.name = QString::fromLatin1(name);
    made.scenario = scenario;
    made.before = std::move(before);
    return made;
}

// What a trainee and an instructor come to see.
std::vector<GalleryPicture> screens() {
    const auto command = [](Command one) { return [one](MainWindow& window) { window.run(one); }; };
    std::vector<GalleryPicture> all{
        picture("chooser", ""),
        picture("keys", "clean-first-hand", command(Command::keys)),
        picture("settings", "clean-first-hand",
                [](MainWindow& window) { emit window.findChild<TitleBar*>()->settingsWanted(); }),
        picture("before-the-shuffle", "clean-first-hand"),
        picture("the-deal", "clean-first-hand", acts(9)),
        picture("exposed-card", "exposed-middle-card", atTheIrregularity()),
        picture("four-card-flop", "four-card-flop", atTheIrregularity()),
        picture("early-turn-set-aside", "early-turn-several", acts(4)),
        picture("ten-players", "extra-card-ten-players", atTheIrregularity()),
        picture("heads-up", "exposed-heads-up-first", atTheIrregularity()),
        picture("side-pots", "clean-side-pots",
                [](MainWindow& window) {
                    dealUntil(window, [](const Session& session) {
                        const auto next = nextDeed(session);
                        return next && std::holds_alternative<act::Award>(next->deed);
                    });
                }),
        picture("frozen", "clean-nine-handed", command(Command::escape)),
        picture("first-hint", "four-card-flop", atTheIrregularity({Command::hint})),
        picture("third-hint", "four-card-flop",
                atTheIrregularity({Command::hint, Command::hint, Command::hint})),
        picture("a-minor-fault", "clean-first-hand",
                [](MainWindow& window) {
                    for (const Command one : {Command::shuffle, Command::pitch, Command::pitch})
                        window.run(one); // without the cut
                }),
        picture("a-critical-fault", "four-card-flop", atTheIrregularity({Command::misdeal})),
        picture("verdict-passed", "early-turn-last-to-act", dealAll),
        picture("verdict-clean", "clean-three-way-split", dealAll),
        picture("verdict-failed", "four-card-flop", dealBadly),
        picture("debrief", "four-card-flop",
                [](MainWindow& window) {
                    dealBadly(window);
                    window.run(Command::debrief);
                }),
    };
    GalleryPicture shown = picture("mode-learn", "four-card-flop", [](MainWindow& window) {
        for (int step = 0; step < 6; ++step)
            window.run(Command::pitch); // a step of the demonstration
    });
    shown.settings.mode = Mode::learn;
    all.push_back(shown);
    for (const Mode mode : {Mode::guided, Mode::silent}) {
        GalleryPicture one = picture("", "four-card-flop", atTheIrregularity({Command::misdeal}));
        one.name = QStringLiteral("mode-") +
                   QString::fromUtf8(code(mode).data(), static_cast<qsizetype>(code(mode).size()));
        one.settings.mode = mode;
        all.push_back(one);
    }
    GalleryPicture projector = picture("projector", "early-turn-several", acts(4));
    projector.settings.projector = true;
    all.push_back(projector);
    return all;
}

void addThemes(std::vector<GalleryPicture>& all) {
    const auto add = [&](const QString& name, const auto& set) {
        GalleryPicture one = picture("", "early-turn-several", acts(6));
        one.name = QStringLiteral("theme-") + name;
        set(one.settings);
        all.push_back(one);
    };
    for (const auto& [panels, name] : {std::pair{Panels::light, "light"},
                                       {Panels::dark, "dark"},
                                       {Panels::contrast, "contrast"}})
        add(QString::fromLatin1(name), [panels = panels](Settings& set) { set.panels = panels; });
    for (const auto& [felt, name] : {std::pair{Felt::blue, "blue"},
                                     {Felt::red, "red"},
                                     {Felt::violet, "violet"},
                                     {Felt::charcoal, "charcoal"}})
        add(QString::fromLatin1(name), [felt = felt](Settings& set) { set.felt = felt; });
    add(QStringLiteral("two-colours"), [](Settings& set) { set.fourColours = false; });
}

void addSizes(std::vector<GalleryPicture>& all) {
    for (const QSize size : windowSizes)
        for (const int percent : {100, 200}) {
            GalleryPicture one = picture("", "extra-card-ten-players", atTheIrregularity());
            one.name =
                QStringLiteral("size-%1x%2-%3").arg(size.width()).arg(size.height()).arg(percent);
            one.size = size;
            one.settings.textPercent = percent;
            one.settings.lang = percent == 200 ? QStringLiteral("it") : QStringLiteral("en");
            all.push_back(one);
        }
}

QString writeSheet(const QList<std::pair<QString, QPixmap>>& pictures, const QString& file) {
    const QSize cell = sheetPicture + QSize(sheetGap, sheetGap + sheetName);
    QPixmap sheet(QSize(sheetGap, sheetGap) + cell * sheetColumns);
    sheet.fill(QColor(0x2a, 0x2e, 0x35));
    QPainter painter(&sheet);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setPen(Qt::white);
    painter.setFont(theme::font(14, 1));
    int number = 0;
    for (const auto& [name, pixmap] : pictures) {
        const QPoint at(sheetGap + number % sheetColumns * cell.width(),
                        sheetGap + number / sheetColumns * cell.height());
        const QPixmap small =
            pixmap.scaled(sheetPicture, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        painter.drawText(QRect(at, QSize(cell.width(), sheetName)), Qt::AlignVCenter, name);
        painter.drawPixmap(at + QPoint(0, sheetName), small);
        ++number;
    }
    painter.end();
    return sheet.save(file) ? QString() : file;
}

} // namespace

std::vector<GalleryPicture> galleryPictures() {
    std::vector<GalleryPicture> all;
    for (const char* lang : {"en", "it"})
        for (const auto& screensOf : {screens(), pagePictures(), schoolPictures()})
            for (GalleryPicture one : screensOf) {
                one.name += QLatin1Char('-') + QLatin1String(lang);
                one.settings.lang = QLatin1String(lang);
                all.push_back(std::move(one));
            }
    for (const auto& pages : {pagePictures(), schoolPictures()})
        for (GalleryPicture one : pages) {
            one.name += QStringLiteral("-small-200");
            one.size = windowSizes.front();
            one.settings.textPercent = 200;
            one.settings.lang = QStringLiteral("it");
            all.push_back(std::move(one));
        }
    addThemes(all);
    addSizes(all);
    for (GalleryPicture& one : all)
        one.settings.motion = false;
    return all;
}

std::unique_ptr<MainWindow> openPicture(const GalleryPicture& picture, const QString& data) {
    Options options;
    options.data = data;
    options.lang = picture.settings.lang;
    auto window = std::make_unique<MainWindow>(options);
    window->setAttribute(Qt::WA_DontShowOnScreen);
    window->useSettings(picture.settings);
    window->resize(picture.size);
    window->show();
    if (picture.scenario.empty())
        window->showChooser();
    else if (const auto found = window->library().find(picture.scenario))
        window->deal(*found);
    if (picture.before)
        picture.before(*window);
    QCoreApplication::sendPostedEvents();
    return window;
}

QString writeGallery(const QString& folder) {
    const QDir into(folder);
    if (!into.mkpath(QStringLiteral(".")))
        return folder;
    QList<std::pair<QString, QPixmap>> onSheet;
    int sheets = 0;
    const auto finishSheet = [&] {
        const QString file =
            into.filePath(QStringLiteral("sheet-%1.png").arg(++sheets, 2, 10, QLatin1Char('0')));
        return writeSheet(std::exchange(onSheet, {}), file);
    };
    for (const GalleryPicture& picture : galleryPictures()) {
        const QTemporaryDir data;
        const auto window = openPicture(picture, data.path());
        const QPixmap pixmap = window->grab();
        const QString file = into.filePath(picture.name + QStringLiteral(".png"));
        if (!pixmap.save(file))
            return file;
        onSheet.append({picture.name, pixmap});
        if (onSheet.size() == sheetPictures)
            if (const QString failed = finishSheet(); !failed.isEmpty())
                return failed;
    }
    return onSheet.isEmpty() ? QString() : finishSheet();
}

} // namespace mz
