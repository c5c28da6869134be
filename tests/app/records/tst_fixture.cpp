// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/migrations.h"
#include "app/records/session_list.h"
#include "tests/app/records/records_folder.h"
#include "tests/app/records/sitting.h"
#include "tests/app/records/told_records.h"

#include <QFileInfo>

using namespace mz;
using namespace mz::testing;

namespace {

QString fixture(const QString& name) {
    return QStringLiteral(MZ_SOURCE_DIR "/tests/app/records/fixtures/") + name;
}

// A folder with a copy of the file of this version.
std::unique_ptr<RecordsFolder> copyOf(int version) {
    auto folder = std::make_unique<RecordsFolder>();
    if (!QFile::copy(fixture(QStringLiteral("records-%1.sqlite").arg(version)), folder->file()) ||
        !QFile::setPermissions(folder->file(), QFile::ReadOwner | QFile::WriteOwner))
        qFatal("no fixture of version %d", version);
    return folder;
}

QStringList schemaOf(const QString& file) {
    Connection connection(file, file, QStringLiteral("QSQLITE_OPEN_READONLY"));
    if (!connection.open())
        qFatal("%s", qPrintable(file));
    QStringList schema;
    QSqlQuery rows(connection.database());
    rows.exec(QStringLiteral("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY 1, 2"));
    while (rows.next())
        schema.append(rows.value(0).toString() + '|' + rows.value(1).toString() + '|' +
                      rows.value(2).toString() + '|' + rows.value(3).toString());
    return schema;
}

} // namespace

class TestFixture : public QObject {
    Q_OBJECT

private slots:
    void thereIsOneOfEachVersion();
    void itsSchemaIsThatOfTheScripts_data();
    void itsSchemaIsThatOfTheScripts();
    void everythingIsFound_data();
    void everythingIsFound();
    void itGoesOn();

private:
    static void addVersions();
};

void TestFixture::addVersions() {
    QTest::addColumn<int>("version");
    for (const Migration& migration : recordsMigrations())
        QTest::addRow("version %d", migration.version) << migration.version;
}

void TestFixture::thereIsOneOfEachVersion() {
    for (const Migration& migration : recordsMigrations())
        QVERIFY2(
            QFileInfo::exists(fixture(QStringLiteral("records-%1.sqlite").arg(migration.version))),
            qPrintable(QString::number(migration.version)));
}

// Nobody's script was changed after there were files that it had made.
void TestFixture::itsSchemaIsThatOfTheScripts_data() { addVersions(); }
void TestFixture::itsSchemaIsThatOfTheScripts() {
    QFETCH(const int, version);
    const RecordsFolder fresh;
    DatabaseOptions options;
    options.migrations = recordsMigrations().first(static_cast<std::size_t>(version));
    static_cast<void>(fresh.open(options));
    const QStringList expected = schemaOf(fresh.file());
    QVERIFY(expected.size() > 20);
    QCOMPARE(schemaOf(copyOf(version)->file()), expected);
}

// What a public function told when the file was made it tells today.
void TestFixture::everythingIsFound_data() { addVersions(); }
void TestFixture::everythingIsFound() {
    QFETCH(const int, version);
    const auto folder = copyOf(version);
    const auto database = folder->open();
    const QString told = toldRecords(*database);
    const QString expected =
        QString::fromUtf8(bytesOf(fixture(QStringLiteral("records-%1.txt").arg(version))));
    QCOMPARE(told.split('\n'), expected.split('\n'));
    QCOMPARE(answer(*database, "PRAGMA integrity_check"), QString("ok"));
    QCOMPARE(answer(*database, "PRAGMA foreign_key_check"), QString());
}

void TestFixture::itGoesOn() {
    const auto folder = copyOf(1);
    const auto database = folder->open();
    const auto all = people(*database);
    const auto ada = std::ranges::find(*all, QString("Ada Rossi"), &Person::name);
    QVERIFY(ada != all->end());
    const auto running = runningSession(*database, ada->id);
    const auto ended = endSession(*database, (*running)->start.key, judges(), 1);
    QVERIFY(ended->wasRunning && !ended->notJudged);
    const int before = *countSessions(*database, ada->id);
    keep(*database, {ada->id, "new.log.jsonl", 5, writtenLog()});
    QCOMPARE(*countSessions(*database, ada->id), before + 1);
    QVERIFY(!removePerson(*database, ada->id)->files.isEmpty());
    QVERIFY(sessionsOf(*database, ada->id, 10)->empty());
}

QTEST_GUILESS_MAIN(TestFixture)
#include "tst_fixture.moc"
