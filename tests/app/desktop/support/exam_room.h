// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/exam/exam_desk.h"
#include "app/records/sittings.h"
#include "tests/app/desktop/support/school.h"

#include <QDir>
#include <QFile>

namespace mz {

inline constexpr int examRow = 3; // of the chooser

// A pack of two hands, and what is seen of an exam of it.
class ExamRoom : public School {
public:
    ExamRoom() {
        QDir().mkpath(path("data/packs"));
        QFile pack(path("data/packs/two.pack.json"));
        if (!pack.open(QIODevice::WriteOnly) || pack.write(twoHands) < 0)
            qFatal("the pack cannot be written");
    }

    // The whole pack of two hands, chosen with mouse and keys.
    void chooseExam() const {
        QVERIFY(sees("chooser"));
        seen<QListWidget>("packs")->setFocus();
        seen<QListWidget>("packs")->setCurrentRow(examRow);
        auto* exams = seen<QListWidget>("scenarios");
        exams->setFocus();
        key(Qt::Key_End);
        QCOMPARE(exams->currentItem()->text(), QString("Two hands"));
        key(Qt::Key_Return);
        QVERIFY(sees("beginExam"));
    }
    void begin() const {
        click("beginExam");
        QVERIFY(QTest::qWaitFor([this] { return controller().running() && !seen("exam"); }));
    }
    void sitWholeExam() const {
        chooseExam();
        begin();
        dealToTheEnd();
        key(Qt::Key_N);
        dealToTheEnd();
        key(Qt::Key_N);
        QVERIFY(sees("examHands"));
    }

    // All that stands on the page, line by line.
    [[nodiscard]] QString page() const {
        QStringList texts;
        for (const QLabel* label : seen("exam")->findChildren<QLabel*>())
            if (label->isVisible())
                texts.append(label->text());
        return texts.join('\n');
    }
    [[nodiscard]] QString row(int row) const {
        const QListWidgetItem* item = seen<QListWidget>("examHands")->item(row);
        return item->text() + " | " + item->data(Qt::UserRole + 1).toString();
    }
    [[nodiscard]] QString crumb() const {
        return window().findChild<QPushButton*>("crumb")->text();
    }
    [[nodiscard]] QStringList logs() const {
        return QDir(path("data/sessions")).entryList({"*.log.jsonl"}, QDir::Files, QDir::Name);
    }
    [[nodiscard]] QByteArray bytesOf(const QString& log) const {
        QFile file(path("data/sessions/" + log));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString& log, const QByteArray& bytes) const {
        QFile file(path("data/sessions/" + log));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

private:
    static constexpr const char* twoHands = R"({
  "format": "mazziere-pack", "version": 1, "id": "two", "edition": 3, "author": "Mazziere",
  "rulebook": "ciaffone",
  "title": {"en": "Two hands", "it": "Due mani"},
  "scenarios": [
    {"id": "one", "title": {"en": "The first", "it": "La prima"},
     "brief": {"en": "Deal it.", "it": "Distribuisci."}, "seed": 11,
     "table": {"seats": 3, "button": 1}, "start": "shuffle", "finish": "hand"},
    {"id": "other", "title": {"en": "The other", "it": "La seconda"},
     "brief": {"en": "Deal it.", "it": "Distribuisci."}, "seed": 12,
     "table": {"seats": 2, "button": 1}, "start": "shuffle", "finish": "hand"}
  ]
})";
};

} // namespace mz
