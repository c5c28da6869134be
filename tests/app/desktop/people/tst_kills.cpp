// SPDX-License-Identifier: GPL-3.0-or-later
// The program is killed again and again while somebody deals. Each time the next start is in the
// same hand, with the same cards, and nothing that was done is lost. MAZZIERE_KILLS: how often.
#include "app/desktop/people/records_desk.h"
#include "app/desktop/window/main_window.h"
#include "app/files/files.h"
#include "app/records/session_list.h"
#include "core/session/next.h"
#include "core/session/reopen.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

#include <array>
#include <optional>

using namespace mz;

namespace {

constexpr int usualKills = 20;
constexpr int longestLife = 700; // ms that a program lives after its first words, at most
constexpr int longestStart = 30'000;

// Where every card lies, which way up, and the chips: what the dealer would miss.
QString wholeTable(const Session& session) {
    const auto& state = session.state();
    QString text;
    for (int index = 0; index < Zone::count; ++index) {
        text += QLatin1Char('|');
        for (const CardId card : state.table.pile(Zone::fromIndex(index)))
            text += QStringLiteral("%1%2")
                        .arg(card.index())
                        .arg(state.table.faceUp(card) ? QLatin1Char('u') : QLatin1Char('d'));
    }
    for (std::size_t seat = 0; seat < maxSeats; ++seat)
        text += QStringLiteral(",%1+%2")
                    .arg(state.betting.stack[seat].count)
                    .arg(state.betting.inFront[seat].count);
    return text;
}

// What a program says: "resumed", "dealing" or "did", the key of the session, the lines of its log,
// the table.
struct Told {
    QString word;
    QString key;
    int lines = 0;
    QString table;

    [[nodiscard]] static std::optional<Told> read(const QByteArray& line) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() != 4)
            return std::nullopt;
        return Told{QString::fromUtf8(words[0]), QString::fromUtf8(words[1]), words[2].toInt(),
                    QString::fromUtf8(words[3])};
    }
};

// --- the program that is killed ---

class Victim {
public:
    Victim(const QString& data, quint32 seed) : m_random(seed), m_window(optionsFor(data)) {}

    [[noreturn]] void deal() {
        m_window.show();
        m_window.welcome();
        QWidget* chooser = nullptr;
        while (!m_window.controller().running() && (chooser == nullptr || !chooser->isVisible())) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            chooser = m_window.findChild<QWidget*>(QStringLiteral("chooser"));
        }
        if (m_window.controller().running()) {
            say("resumed");
            QTest::keyClick(&m_window, Qt::Key_Escape);
        }
        for (;;) {
            if (!m_window.controller().running() || m_window.controller().session().finished())
                dealAnother();
            doSomething();
            QCoreApplication::processEvents();
            say("did");
        }
    }

private:
    static Options optionsFor(const QString& data) {
        Options options;
        options.data = data;
        return options;
    }

    void dealAnother() {
        const auto count = m_window.library().pack(0).reading.pack.scenarios.size();
        m_window.deal({0, m_random.bounded(static_cast<quint32>(count))});
        say("dealing");
    }

    void doSomething() {
        if (m_window.controller().frozen())
            m_window.run(Command::playOn);
        const auto next = nextDeed(m_window.controller().session());
        if (next && m_random.bounded(5) != 0) {
            m_window.controller().act(next->deed);
            return;
        }
        static constexpr std::array others{Command::burn,    Command::board, Command::letOneAct,
                                           Command::collect, Command::hint,  Command::takeBack,
                                           Command::misdeal, Command::letAct};
        if (m_random.bounded(40) == 0)
            return m_window.run(Command::again);
        m_window.run(others[m_random.bounded(static_cast<quint32>(others.size()))]);
    }

    // Not before the act is done, and then at once.
    void say(const char* word) {
        const QString key = m_window.records().sessionKey();
        if (key.isEmpty())
            return;
        QTextStream(stdout) << word << ' ' << key << ' ' << m_window.controller().log().lines()
                            << ' ' << wholeTable(m_window.controller().session()) << '\n'
                            << Qt::flush;
    }

    QRandomGenerator m_random;
    MainWindow m_window;
};

} // namespace

class TestKills : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLost();

private:
    void killOne(int number);
    void compare(const Told& before, const Told& after);
    [[nodiscard]] std::string keptLog(const QString& key, SessionState* state = nullptr) const;
    [[nodiscard]] QString tableAfter(const std::string& log, int lines) const;

    QTemporaryDir m_data;
    std::optional<Told> m_last; // that was said before the kill
    QRandomGenerator m_random{20'261'201};
    int m_resumed = 0;
    int m_dealt = 0; // programs that did more than a few acts
};

void TestKills::nothingIsLost() {
    bool given = false;
    const int wanted = qEnvironmentVariableIntValue("MAZZIERE_KILLS", &given);
    const int kills = given ? wanted : usualKills;
    {
        auto database = Database::open(m_data.path());
        QVERIFY(database);
        Person ada;
        ada.name = QStringLiteral("Ada Rossi");
        ada.lang = QStringLiteral("en");
        QVERIFY(addPerson(**database, ada));
    }
    for (int number = 0; number < kills; ++number) {
        killOne(number);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(m_resumed > kills / 2, qPrintable(QString::number(m_resumed)));
    QVERIFY2(m_dealt > kills / 3, qPrintable(QString::number(m_dealt)));
    // Whatever was begun is in the records, as its file tells it.
    const QDir logs(m_data.filePath("sessions"));
    auto database = Database::open(m_data.path());
    QVERIFY(database);
    const auto everybody = people(**database);
    QVERIFY(everybody);
    const auto rows = sessionsOf(**database, everybody->front().id, 100'000);
    QVERIFY(rows);
    for (const SessionRow& row : *rows) {
        const auto file = readFile(logs.filePath(row.start.file).toStdString());
        QVERIFY(file);
        if (row.state != SessionState::running)
            QVERIFY(keptLog(row.start.key) == *file);
    }
    QCOMPARE(static_cast<int>(rows->size()),
             static_cast<int>(logs.entryList({"*.log.jsonl"}, QDir::Files).size()));
}

void TestKills::killOne(int number) {
    QProcess program;
    program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    program.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--deal"), m_data.path(), QString::number(number + 1)});
    QVERIFY(program.waitForStarted());
    QByteArray said;
    const bool atTheStart = number % 5 == 4; // before it has said anything
    const QDeadlineTimer patience(longestStart);
    while (!atTheStart && !said.contains('\n') && !patience.hasExpired()) {
        program.waitForReadyRead(100);
        said += program.readAllStandardOutput();
    }
    QVERIFY(atTheStart || said.contains('\n'));
    QTest::qWait(static_cast<int>(m_random.bounded(longestLife)));
    program.kill();
    QVERIFY(program.waitForFinished(longestStart));
    said += program.readAllStandardOutput();

    // What was not said to its end was not said.
    const QList<QByteArray> lines = said.left(said.lastIndexOf('\n')).split('\n');
    const auto first = Told::read(lines.front());
    if (!first)
        return; // killed before it was at a table
    if (m_last)
        compare(*m_last, *first);
    m_last = Told::read(lines.back());
    if (lines.size() > 10)
        ++m_dealt;
}

// What was done before the kill is there after it; the one act that was under way may be.
void TestKills::compare(const Told& before, const Told& after) {
    SessionState state{};
    const std::string log = keptLog(before.key, &state);
    QCOMPARE(tableAfter(log, before.lines), before.table);
    if (after.word != QLatin1String("resumed")) {
        QVERIFY(state != SessionState::running); // its last act had ended it
        return;
    }
    ++m_resumed;
    if (after.key == before.key) {
        QVERIFY(after.lines >= before.lines);
        if (after.lines == before.lines)
            QCOMPARE(after.table, before.table);
    } else {
        QVERIFY(state != SessionState::running); // another one had been begun
    }
    QCOMPARE(tableAfter(keptLog(after.key), after.lines), after.table);
}

std::string TestKills::keptLog(const QString& key, SessionState* state) const {
    auto database = Database::open(m_data.path());
    if (!database)
        return {};
    const auto row = findSession(**database, key);
    if (!row || !*row)
        return {};
    if (state != nullptr)
        *state = (*row)->state;
    return logText(**database, key).value().value_or(std::string());
}

QString TestKills::tableAfter(const std::string& log, int lines) const {
    std::size_t end = 0;
    for (int line = 0; line < lines && end != std::string::npos; ++line)
        end =
            log.find('\n', end) == std::string::npos ? std::string::npos : log.find('\n', end) + 1;
    if (end == std::string::npos)
        return QStringLiteral("only %1 lines").arg(std::count(log.begin(), log.end(), '\n'));
    Library library(m_data.path(), QString());
    auto read = readLog(log.substr(0, end));
    if (!read)
        return QStringLiteral("no log");
    auto reopened =
        reopen(std::move(*read), {[&](std::string_view id) { return library.packCalled(id); },
                                  [&](const std::string& id) { return library.book(id); }});
    if (!reopened)
        return QStringLiteral("cannot be reopened");
    const auto session = replay(reopened->ofCase, reopened->log);
    return session ? wholeTable(*session) : QStringLiteral("cannot be dealt");
}

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == QLatin1String("--deal"))
        Victim(arguments[2], arguments[3].toUInt()).deal();
    TestKills test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_kills.moc"
