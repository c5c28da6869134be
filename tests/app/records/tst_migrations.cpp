// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/records/records_folder.h"

#include <array>

using namespace mz;
using namespace mz::testing;

namespace {

constexpr const char* first = R"(-- A comment; it is none of the statements.
CREATE TABLE note (
    text TEXT NOT NULL -- with a remark
);
INSERT INTO note VALUES ('one; two');
)";
constexpr const char* second = "ALTER TABLE note ADD COLUMN size INTEGER;\n"
                               "UPDATE note SET size = length(text);\n";
constexpr const char* third = "CREATE TABLE more (size INTEGER);\n"
                              "INSERT INTO more SELECT sum(size) FROM note;";
constexpr const char* wrong = "INSERT INTO note VALUES ('three', 0);\n"
                              "CREATE TABLE note (again);\n";

const std::array<Migration, 3> steps{{{1, first}, {2, second}, {3, third}}};
const std::array<Migration, 3> bad{{{1, first}, {2, second}, {3, wrong}}};

DatabaseOptions upTo(std::size_t version) {
    DatabaseOptions options;
    options.migrations = std::span(steps).first(version);
    return options;
}

} // namespace

class TestMigrations : public QObject {
    Q_OBJECT

private slots:
    void theProgramCarriesItsOwn();
    void statementsAreTold();
    void stepByStep_data();
    void stepByStep();
    void aStepThatFailsIsNoStep();
    void olderProgramsDoNotTouchIt();
};

void TestMigrations::theProgramCarriesItsOwn() {
    int version = 0;
    for (const Migration& migration : recordsMigrations()) {
        QCOMPARE(migration.version, ++version);
        QVERIFY(!migration.sql.empty());
    }
    QCOMPARE(version, 2);
}

void TestMigrations::statementsAreTold() {
    QCOMPARE(statementsOf(first),
             (QStringList{"CREATE TABLE note (\n    text TEXT NOT NULL -- with a remark\n);\n",
                          "INSERT INTO note VALUES ('one; two');\n"}));
    QCOMPARE(statementsOf(third).size(), 2);
    QCOMPARE(statementsOf("SELECT 1").size(), 1);
    QCOMPARE(statementsOf("\n-- nothing\n").size(), 0);
}

void TestMigrations::stepByStep_data() {
    QTest::addColumn<int>("from");
    for (const int from : {0, 1, 2, 3})
        QTest::addRow("from version %d", from) << from;
}

// From each version the newest one is reached, and what was there is there.
void TestMigrations::stepByStep() {
    QFETCH(const int, from);
    const RecordsFolder folder;
    for (int version = 1; version <= from; ++version) {
        const auto database = folder.open(upTo(static_cast<std::size_t>(version)));
        QCOMPARE(answer(*database, "PRAGMA user_version"), QString::number(version));
        if (version == 1)
            answer(*database, "INSERT INTO note VALUES ('mine')");
    }
    const auto database = folder.open(upTo(3));
    QCOMPARE(answer(*database, "PRAGMA user_version"), QString("3"));
    QCOMPARE(answer(*database, "SELECT size FROM more"), QString(from == 0 ? "8" : "12"));
    QCOMPARE(answer(*database, "PRAGMA integrity_check"), QString("ok"));
}

// The steps before it last, nothing of it does.
void TestMigrations::aStepThatFailsIsNoStep() {
    const RecordsFolder folder;
    static_cast<void>(folder.open(upTo(1)));
    DatabaseOptions options;
    options.migrations = bad;
    const auto opened = folder.tryOpen(options);
    QCOMPARE(told(opened), QString("other"));
    QVERIFY2(opened.error().words.contains("note"), qPrintable(opened.error().words));
    const auto database = folder.open(upTo(2));
    QCOMPARE(answer(*database, "PRAGMA user_version"), QString("2"));
    QCOMPARE(answer(*database, "SELECT count(*) FROM note"), QString("1"));
}

void TestMigrations::olderProgramsDoNotTouchIt() {
    const RecordsFolder folder;
    static_cast<void>(folder.open(upTo(3)));
    const QByteArray before = bytesOf(folder.file());
    QCOMPARE(told(folder.tryOpen(upTo(2))), QString("newer"));
    QVERIFY(bytesOf(folder.file()) == before);
}

QTEST_GUILESS_MAIN(TestMigrations)
#include "tst_migrations.moc"
