// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

QByteArray ts(const QByteArray& messages) {
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE TS>\n"
           "<TS version=\"2.1\" language=\"it\">\n<context>\n<name>C</name>\n" +
           messages + "</context>\n</TS>\n";
}

QByteArray message(const char* source, const char* translation) {
    return QByteArray("<message>\n<source>") + source + "</source>\n" + translation +
           "\n</message>\n";
}

QByteArray counted(const char* translation) {
    return QByteArray("<message numerus=\"yes\">\n<source>%n cards</source>\n") + translation +
           "\n</message>\n";
}

constexpr const char* bothForms = "<translation><numerusform>%n carta</numerusform>"
                                  "<numerusform>%n carte</numerusform></translation>";

} // namespace

class TestWordsTool : public QObject {
    Q_OBJECT

private slots:
    void goodFilesMakeATable();
    void badFilesStopTheBuild_data();
    void badFilesStopTheBuild();

private:
    // Runs the tool on these two files.
    int run(const QByteArray& italian, const QByteArray& english) {
        const auto write = [this](const char* name, const QByteArray& bytes) {
            QFile file(m_folder.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        if (!write("it.ts", italian) || !write("en.ts", english))
            return -1;
        QFile::remove(m_folder.filePath("out.h"));
        QProcess process;
        process.start(
            MZ_PROGRAM_MAZZIERE_WORDS_TOOL,
            {m_folder.filePath("it.ts"), m_folder.filePath("en.ts"), m_folder.filePath("out.h")});
        process.waitForFinished();
        m_complaints = process.readAllStandardError();
        QFile out(m_folder.filePath("out.h"));
        m_table = out.open(QIODevice::ReadOnly) ? out.readAll() : QByteArray();
        return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    }

    QTemporaryDir m_folder;
    QByteArray m_complaints;
    QByteArray m_table;
};

// Entities, comments of translators and messages that nobody uses any more are understood.
void TestWordsTool::goodFilesMakeATable() {
    const QByteArray italian =
        ts(message("a &quot;b&quot; &amp; c\\", "<translation>&lt;&#232;&gt; &apos;&#x2019;"
                                                "</translation>") +
           message("gone", "<translation type=\"vanished\">via</translation>") +
           message("old", "<oldsource>x</oldsource><extracomment>y</extracomment>"
                          "<location filename=\"a.cpp\" line=\"3\"/>"
                          "<translation>v<byte value=\"x41\"/></translation>") +
           counted(bothForms));
    QCOMPARE(run(italian, ts(counted("<translation><numerusform>%n card</numerusform>"
                                     "<numerusform>%n cards</numerusform></translation>"))),
             0);
    QVERIFY2(m_complaints.isEmpty(), m_complaints.constData());
    QVERIFY(m_table.contains("\"a \\\"b\\\" & c\\\\\""));
    QVERIFY(m_table.contains("\"<è> '’\""));
    QVERIFY(m_table.contains("{\"vA\", \"\"}"));
    QVERIFY(m_table.contains("{\"%n card\", \"%n cards\"}"));
    QVERIFY(m_table.contains("{\"%n carta\", \"%n carte\"}"));
    QVERIFY(!m_table.contains("gone"));
    QVERIFY(m_table.contains("std::array<WordsRow, 3>"));
}

void TestWordsTool::badFilesStopTheBuild_data() {
    QTest::addColumn<QByteArray>("italian");
    QTest::addColumn<QByteArray>("english");
    QTest::addColumn<QByteArray>("complaint");
    const QByteArray none = ts("");
    QTest::newRow("unfinished") << ts(message("a", "<translation type=\"unfinished\">b"
                                                   "</translation>"))
                                << none << QByteArray("it.ts:6: error: not translated");
    QTest::newRow("empty") << ts(message("a", "<translation></translation>")) << none
                           << QByteArray("not translated");
    QTest::newRow("no translation") << ts(message("a", "")) << none << QByteArray("not translated");
    QTest::newRow("one form only") << ts(counted("<translation><numerusform>%n</numerusform>"
                                                 "</translation>"))
                                   << none << QByteArray("wrong number of forms");
    QTest::newRow("no English plural")
        << ts(counted(bothForms)) << none << QByteArray("en.ts:1: error: no plural");
    QTest::newRow("placeholder lost") << ts(message("a %1", "<translation>b</translation>")) << none
                                      << QByteArray("other placeholders");
    QTest::newRow("placeholder invented") << ts(message("a", "<translation>b %2</translation>"))
                                          << none << QByteArray("other placeholders");
    QTest::newRow("twice") << ts(message("a", "<translation>b</translation>") +
                                 message("a", "<translation>b</translation>"))
                           << none << QByteArray("second time");
    QTest::newRow("cut off") << ts(message("a", "<translation>b")) << none
                             << QByteArray("inside of <translation>");
    QTest::newRow("unknown entity") << ts(message("a", "<translation>&egrave;</translation>"))
                                    << none << QByteArray("&egrave;");
    QTest::newRow("no file") << QByteArray("<TS><context><name>x") << none
                             << QByteArray("has no end");
}

void TestWordsTool::badFilesStopTheBuild() {
    QFETCH(QByteArray, italian);
    QFETCH(QByteArray, english);
    QFETCH(QByteArray, complaint);
    QCOMPARE(run(italian, english), 1);
    QVERIFY2(m_complaints.contains("error: ") && m_complaints.contains(complaint),
             m_complaints.constData());
    QVERIFY(m_table.isEmpty());
}

QTEST_GUILESS_MAIN(TestWordsTool)
#include "tst_words_tool.moc"
