// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/words.h"

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

using namespace mz;

namespace {

struct Message {
    QString context;
    QString source;
    QString comment;
    QStringList forms;
    bool counted = false;
    bool finished = true;

    [[nodiscard]] QByteArray name() const { return (context + ": " + source).toUtf8(); }
};

Message readMessage(QXmlStreamReader& xml, const QString& context) {
    Message message;
    message.context = context;
    message.counted = xml.attributes().value("numerus") == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            message.comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.finished = !xml.attributes().hasAttribute("type");
            if (!message.counted)
                message.forms.append(xml.readElementText());
            while (message.counted && xml.readNextStartElement())
                message.forms.append(xml.readElementText());
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QList<Message> readTs(const char* name) {
    QFile file(QStringLiteral(MZ_SOURCE_DIR "/translations/") + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    xml.readNextStartElement(); // TS
    while (xml.readNextStartElement()) {
        QString context;
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText();
            else if (xml.name() == QLatin1String("message"))
                messages.append(readMessage(xml, context));
            else
                xml.skipCurrentElement();
        }
    }
    return xml.hasError() ? QList<Message>() : messages;
}

QSet<QString> placeholders(const QString& text) {
    static const QRegularExpression pattern("%(L?[0-9]+|n)");
    QSet<QString> found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found.insert(match.next().captured());
    return found;
}

std::string utf8(const QString& text) { return text.toStdString(); }

// The text of literals that follow each other.
QString joined(const QString& literals) {
    static const QRegularExpression literal("\"((?:[^\"\\\\]|\\\\.)*)\"");
    QString text;
    for (auto match = literal.globalMatch(literals); match.hasNext();)
        text += match.next().captured(1);
    return text.replace("\\\"", "\"").replace("\\n", "\n").replace("\\\\", "\\");
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void everythingIsTranslated_data();
    void everythingIsTranslated();
    void everyPluralIsThereInEnglish();
    void theTableHoldsThemAll();
    void theWindowIsInTheTable_data();
    void theWindowIsInTheTable();
    void dealersWordsStay_data();
    void dealersWordsStay();
};

void TestTranslations::everythingIsTranslated_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("Italian") << "mazziere_it.ts";
    QTest::newRow("English plurals") << "mazziere_en.ts";
}

// Nothing unfinished, nothing empty, each form there, the placeholders of the source in each.
void TestTranslations::everythingIsTranslated() {
    QFETCH(QString, file);
    const QList<Message> messages = readTs(file.toUtf8().constData());
    QVERIFY(!messages.isEmpty());
    for (const Message& message : messages) {
        QVERIFY2(message.finished, message.name().constData());
        QCOMPARE(message.forms.size(), message.counted ? 2 : 1);
        for (int i = 0; i < message.forms.size(); ++i) {
            QVERIFY2(!message.forms[i].trimmed().isEmpty(), message.name().constData());
            QSet<QString> wanted = placeholders(message.source);
            QSet<QString> there = placeholders(message.forms[i]);
            if (message.counted && i == 0) { // "one card" needs no number
                wanted.remove("%n");
                there.remove("%n");
            }
            QVERIFY2(wanted == there, message.name().constData());
        }
    }
}

void TestTranslations::everyPluralIsThereInEnglish() {
    QSet<QByteArray> english;
    for (const Message& message : readTs("mazziere_en.ts"))
        if (message.counted)
            english.insert(message.name());
    for (const Message& message : readTs("mazziere_it.ts"))
        if (message.counted)
            QVERIFY2(english.remove(message.name()), message.name().constData());
    QVERIFY(english.isEmpty());
}

// What the programs say is what stands in the files.
void TestTranslations::theTableHoldsThemAll() {
    QMap<QByteArray, QStringList> english;
    for (const Message& message : readTs("mazziere_en.ts"))
        english[message.name()] = message.forms;
    for (const Message& message : readTs("mazziere_it.ts")) {
        const QStringList ours = english.value(message.name(), {message.source});
        for (int i = 0; i < message.forms.size(); ++i) {
            const auto say = [&](Language language) {
                const auto text = translated(language, utf8(message.context), utf8(message.source),
                                             utf8(message.comment), i == 0 ? 1 : 2);
                return text ? QString::fromUtf8(text->data(), qsizetype(text->size())) : QString();
            };
            QCOMPARE(say(Language::it), message.forms[i]);
            QCOMPARE(say(Language::en), ours[i]);
        }
    }
}

void TestTranslations::theWindowIsInTheTable_data() {
    QTest::addColumn<QString>("source");
    static const QRegularExpression call(
        R"(\b(?:tr|QT_TR_NOOP|translate|QT_TRANSLATE_NOOP)\(\s*((?:"(?:[^"\\]|\\.)*"[\s,]*)+))");
    QDirIterator files(QStringLiteral(MZ_SOURCE_DIR "/app/desktop"), {"*.cpp", "*.h"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll());
        for (auto match = call.globalMatch(text); match.hasNext();) {
            const auto found = match.next();
            const bool withContext = found.captured().startsWith("translate") ||
                                     found.captured().startsWith("QT_TRANSLATE");
            const QStringList parts = found.captured(1).split(QRegularExpression("\"\\s*,"));
            const QString source = joined(parts.value(withContext ? 1 : 0) + '"');
            QTest::addRow("%s: %s", qPrintable(QFileInfo(file).fileName()), qPrintable(source))
                << source;
        }
    }
    QTest::newRow("itself") << "%1 of hearts";
}

// Every label of the window is in the .ts file, under whatever context.
void TestTranslations::theWindowIsInTheTable() {
    QFETCH(QString, source);
    static const QSet<QString> sources = [] {
        QSet<QString> all;
        for (const Message& message : readTs("mazziere_it.ts"))
            all.insert(message.source);
        return all;
    }();
    QVERIFY2(sources.contains(source), "build update_translations and translate it");
}

void TestTranslations::dealersWordsStay_data() {
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("italian");
    QTest::newRow("misdeal") << "\\bmisdeal"
                             << "misdeal";
    QTest::newRow("flop") << "\\bflop\\b"
                          << "flop";
    QTest::newRow("the turn card") << "\\b(deal|on) the turn\\b"
                                   << "turn";
    QTest::newRow("river") << "\\briver\\b"
                           << "river";
    QTest::newRow("floor") << "\\bthe floor\\b"
                           << "floor";
    QTest::newRow("board") << "\\bboard\\b"
                           << "board";
    QTest::newRow("burn") << "\\bburn\\b"
                          << "burn|bruci";
    QTest::newRow("side pot") << "\\bside pot"
                              << "side pot";
    QTest::newRow("all-in") << "\\ball-in\\b"
                            << "all-in";
    QTest::newRow("dealer") << "\\bdealer\\b"
                            << "dealer";
    QTest::newRow("stub") << "\\bstub\\b"
                          << "stub|mazzo";
    QTest::newRow("end of the deal") << "end of the deal"
                                     << "al termine della distribuzione";
    QTest::newRow("never a button to press") << "the button"
                                             << "^(?!.*pulsante)";
    QTest::newRow("never the machine's words")
        << "."
        << "^(?!.*(carta coperta bruciata|dopo aver completato la mano|scommess))";
}

// Table words stay as dealers say them, in Italian too.
void TestTranslations::dealersWordsStay() {
    QFETCH(QString, english);
    QFETCH(QString, italian);
    const QRegularExpression asked(english, QRegularExpression::CaseInsensitiveOption);
    const QRegularExpression wanted(italian, QRegularExpression::CaseInsensitiveOption);
    int seen = 0;
    for (const Message& message : readTs("mazziere_it.ts")) {
        if (!asked.match(message.source).hasMatch())
            continue;
        ++seen;
        for (const QString& form : message.forms)
            QVERIFY2(wanted.match(form).hasMatch(), form.toUtf8().constData());
    }
    QVERIFY(seen > 0);
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
