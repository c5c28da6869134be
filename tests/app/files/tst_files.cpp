// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace mz;

class TestFiles : public QObject {
    Q_OBJECT

private slots:
    void init();
    void whatIsWrittenIsRead_data();
    void whatIsWrittenIsRead();
    void readingStopsAtTheLimit();
    void troubleWithReading_data();
    void troubleWithReading();
    void nothingElseIsLeftBehind();
    void aFailedWriteKeepsTheOld_data();
    void aFailedWriteKeepsTheOld();
    void aFullDiskIsTold();
    void aLinkStaysALink();
    void permissionsStay();
    void everyTroubleHasItsCode();

private:
    [[nodiscard]] std::string path(const char* name) const {
        return m_folder->filePath(QString::fromUtf8(name)).toStdString();
    }
    [[nodiscard]] QStringList entries() const {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFiles::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestFiles::whatIsWrittenIsRead_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("text") << QByteArray("one\r\ntwo\n");
    QTest::newRow("every byte") << [] {
        QByteArray all;
        for (int byte = 0; byte < 256; ++byte)
            all.append(static_cast<char>(byte));
        return all;
    }();
    QTest::newRow("more than one chunk") << QByteArray(200'001, 'x');
}

// Every byte comes back as it was, also over an older and longer file.
void TestFiles::whatIsWrittenIsRead() {
    QFETCH(QByteArray, bytes);
    const std::string text = bytes.toStdString();
    QVERIFY(writeFile(path("file"), std::string(300'000, 'o')));
    QVERIFY(writeFile(path("file"), text));
    const auto read = readFile(path("file"));
    QVERIFY(read);
    QVERIFY(*read == text);
}

// A file that is too big is never held whole.
void TestFiles::readingStopsAtTheLimit() {
    QVERIFY(writeFile(path("file"), "0123456789"));
    QCOMPARE(*readFile(path("file"), 4), std::string("0123"));
    QCOMPARE(*readFile(path("file"), 10), std::string("0123456789"));
    QCOMPARE(*readFile(path("file"), 11), std::string("0123456789"));
}

void TestFiles::troubleWithReading_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("trouble");
    QTest::newRow("missing") << "missing" << static_cast<int>(FileTrouble::notThere);
    QTest::newRow("in a missing folder") << "no/file" << static_cast<int>(FileTrouble::notThere);
    QTest::newRow("below a file") << "file/below" << static_cast<int>(FileTrouble::notThere);
    QTest::newRow("folder") << "." << static_cast<int>(FileTrouble::notAFile);
    QTest::newRow("no name") << "" << static_cast<int>(FileTrouble::notAFile);
}

void TestFiles::troubleWithReading() {
    QFETCH(QString, name);
    QFETCH(int, trouble);
    QVERIFY(writeFile(path("file"), "x"));
    const auto read = readFile((m_folder->path() + "/" + name).toStdString());
    QVERIFY(!read);
    QCOMPARE(static_cast<int>(read.error()), trouble);
}

void TestFiles::nothingElseIsLeftBehind() {
    QVERIFY(writeFile(path("file"), "one"));
    QVERIFY(writeFile(path("file"), "two"));
    QCOMPARE(entries(), QStringList{"file"});
}

void TestFiles::aFailedWriteKeepsTheOld_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("trouble");
    QTest::newRow("folder in its place") << "folder" << static_cast<int>(FileTrouble::notAFile);
    QTest::newRow("no such folder") << "no/file" << static_cast<int>(FileTrouble::notThere);
    QTest::newRow("below a file") << "old/below" << static_cast<int>(FileTrouble::notThere);
}

// Where the text cannot be put in its place all stays as it was.
void TestFiles::aFailedWriteKeepsTheOld() {
    QFETCH(QString, name);
    QFETCH(int, trouble);
    QVERIFY(writeFile(path("old"), "old"));
    QVERIFY(QDir(m_folder->path()).mkdir("folder"));
    const auto written = writeFile((m_folder->path() + "/" + name).toStdString(), "new");
    QVERIFY(!written);
    QCOMPARE(static_cast<int>(written.error()), trouble);
    QCOMPARE(*readFile(path("old")), std::string("old"));
    QCOMPARE(entries(), (QStringList{"folder", "old"}));
}

// A device that takes no byte refuses, and is not replaced by a file.
void TestFiles::aFullDiskIsTold() {
    QVERIFY(QFile::exists("/dev/full"));
    const auto written = writeFile("/dev/full", "x");
    QVERIFY(!written);
    QCOMPARE(static_cast<int>(written.error()), static_cast<int>(FileTrouble::notAFile));
}

void TestFiles::aLinkStaysALink() {
    QVERIFY(writeFile(path("real"), "old"));
    QVERIFY(QFile::link(m_folder->filePath("real"), m_folder->filePath("link")));
    QVERIFY(writeFile(path("link"), "new"));
    QVERIFY(QFileInfo(m_folder->filePath("link")).isSymLink());
    QCOMPARE(*readFile(path("real")), std::string("new"));
}

void TestFiles::permissionsStay() {
    const QString name = m_folder->filePath("file");
    QVERIFY(writeFile(name.toStdString(), "old"));
    const auto wanted = QFile::ReadOwner | QFile::WriteOwner;
    QVERIFY(QFile::setPermissions(name, wanted));
    QVERIFY(writeFile(name.toStdString(), "new"));
    QCOMPARE(QFile::permissions(name) & (QFile::ReadGroup | QFile::ReadOther),
             QFile::Permissions());
}

void TestFiles::everyTroubleHasItsCode() {
    std::set<std::string_view> codes;
    for (int i = 0; i < fileTroubleCount; ++i)
        codes.insert(code(static_cast<FileTrouble>(i)));
    QCOMPARE(static_cast<int>(codes.size()), fileTroubleCount);
    QVERIFY(!codes.contains(""));
}

QTEST_GUILESS_MAIN(TestFiles)
#include "tst_files.moc"
