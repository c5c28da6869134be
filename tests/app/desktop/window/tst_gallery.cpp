// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/coach/coach_panel.h"
#include "app/desktop/window/gallery.h"
#include "tests/app/desktop/support/layout_faults.h"
#include "tests/app/desktop/support/window_driver.h"

#include <QDir>
#include <QSet>

using namespace mz;

namespace {

// The same hand for two to ten players.
QByteArray allTables() {
    QByteArray scenarios;
    for (int seats = 2; seats <= maxSeats; ++seats) {
        if (!scenarios.isEmpty())
            scenarios += ',';
        scenarios += QStringLiteral(
                         R"({"id": "t%1", "title": {"en": "A hand", "it": "Una mano"},
"brief": {"en": "Deal it.", "it": "Distribuisci."}, "table": {"seats": %1, "button": 1},
"start": "preflop", "finish": "hand"})")
                         .arg(seats)
                         .toUtf8();
    }
    return R"({"format": "mazziere-pack", "version": 1, "id": "tables", "edition": 1,
"title": {"en": "Tables", "it": "Tavoli"}, "author": "Mazziere", "rulebook": "ciaffone",
"pass": 80, "scenarios": [)" +
           scenarios + "]}";
}

QString allOf(const QStringList& faults) { return faults.join(QLatin1Char('\n')); }

} // namespace

class TestGallery : public QObject {
    Q_OBJECT

private slots:
    void nothingIsCutOrOverlaps_data();
    void nothingIsCutOrOverlaps();
    void everyTableHasItsPlace_data();
    void everyTableHasItsPlace();
    void theCoachIsBesideTheTableOrADrawer();
    void everyPictureHasAnotherName();
};

void TestGallery::nothingIsCutOrOverlaps_data() {
    QTest::addColumn<int>("number");
    int number = 0;
    for (const GalleryPicture& picture : galleryPictures())
        QTest::newRow(qPrintable(picture.name)) << number++;
}

void TestGallery::nothingIsCutOrOverlaps() {
    QFETCH(const int, number);
    const GalleryPicture picture = galleryPictures()[static_cast<std::size_t>(number)];
    const QTemporaryDir data;
    const auto window = openPicture(picture, data.path());
    QCOMPARE(window->controller().running(), !picture.scenario.empty());
    QCOMPARE(window->size(), picture.size);
    QCoreApplication::processEvents();
    const QStringList faults = LayoutFaults(*window).found();
    QVERIFY2(faults.isEmpty(), qPrintable(allOf(faults)));
    QVERIFY(!window->grab().isNull());
}

void TestGallery::everyTableHasItsPlace_data() {
    QTest::addColumn<bool>("italian");
    QTest::addColumn<int>("percent");
    for (const bool italian : {false, true})
        for (const int percent : {80, 100, 200})
            QTest::addRow("%s %d%%", italian ? "it" : "en", percent) << italian << percent;
}

// Two to ten seats at all eight sizes.
void TestGallery::everyTableHasItsPlace() {
    QFETCH(const bool, italian);
    QFETCH(const int, percent);
    WindowDriver driver(allTables());
    driver.write(percent, italian);
    for (const QSize size : windowSizes) {
        driver.window->resize(size);
        for (std::size_t table = 0; table < maxSeats - 1; ++table) {
            QVERIFY(driver.window->deal({0, table}));
            // Those of the table before are gone only then.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            const LayoutFaults looked(*driver.window);
            const QStringList& faults = looked.found();
            QVERIFY(looked.seen() > 30);
            QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1x%2, %3 seats:\n%4")
                                                      .arg(size.width())
                                                      .arg(size.height())
                                                      .arg(table + 2)
                                                      .arg(allOf(faults))));
            const auto* coach = driver.window->findChild<CoachPanel*>();
            QVERIFY2(!coach->isVisible() ||
                         !coach->geometry().intersects(driver.window->table().geometry()),
                     "the coach lies over the table");
            const auto places = driver.window->findChildren<PlaceWidget*>();
            for (const PlaceWidget* one : places)
                for (const PlaceWidget* other : places)
                    QVERIFY2(
                        one == other || !one->geometry().intersects(other->geometry()),
                        qPrintable(one->objectName() + QLatin1Char(' ') + other->objectName()));
        }
    }
}

// At any width and text, not only at those it was designed for.
void TestGallery::theCoachIsBesideTheTableOrADrawer() {
    const WindowDriver driver(allTables());
    QVERIFY(driver.window->deal({0, 8}));
    const auto* coach = driver.window->findChild<CoachPanel*>();
    for (const int percent : {80, 130, 200}) {
        driver.write(percent, true);
        for (int width = 1024; width < 1600; width += 64) {
            driver.window->resize(width, 800);
            const QRect table = driver.window->table().geometry();
            QVERIFY(driver.window->rect().contains(table));
            QVERIFY2(!coach->isVisible() || !coach->geometry().intersects(table),
                     qPrintable(QStringLiteral("%1 px, %2 %").arg(width).arg(percent)));
        }
    }
}

void TestGallery::everyPictureHasAnotherName() {
    QSet<QString> names;
    for (const GalleryPicture& picture : galleryPictures())
        names.insert(picture.name);
    QCOMPARE(names.size(), static_cast<qsizetype>(galleryPictures().size()));
}

QTEST_MAIN(TestGallery)
#include "tst_gallery.moc"
