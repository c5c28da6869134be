// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/open.h"

#include "app/cli/output.h"
#include "app/files/files.h"
#include "app/words/mark.h"
#include "app/words/problems.h"
#include "core/session/check.h"

#include <algorithm>
#include <filesystem>

namespace mz {

namespace {

namespace fs = std::filesystem;

// Standard input has no name, and every message names its file.
std::string nameOfLog(const std::string& file) { return file == "-" ? "<stdin>" : file; }

Stop cannotRead(const Words& words, const std::string& file, FileTrouble trouble) {
    return {exitUsage, file + ": " + fileTrouble(words, code(trouble)) + "\n"};
}

bool looksLikeFile(const std::string& asked) {
    std::error_code ignored;
    return asked.find('/') != std::string::npos || asked.ends_with(".json") ||
           fs::exists(fs::path(asked), ignored);
}

} // namespace

std::string listed(const Words& words, const std::string& file,
                   const std::vector<Problem>& problems) {
    std::string text;
    for (const Problem& problem : problems)
        text += file + ":" + std::to_string(problem.line) + ": " + onOneLine(problem.pointer) +
                ": " + onOneLine(reason(words, problem)) + "\n";
    return text;
}

tl::expected<PackReading, Stop> openPack(const Words& words, const std::string& file) {
    const auto text = readFile(file);
    if (!text)
        return tl::unexpected(cannotRead(words, file, text.error()));
    return readPack(*text);
}

tl::expected<Book, Stop> openAskedBook(const Words& words,
                                       const std::optional<std::string>& asked) {
    if (!asked)
        return nullptr;
    if (!looksLikeFile(*asked)) {
        if (Book book = embeddedBook(*asked))
            return book;
        return tl::unexpected(
            Stop{exitUsage,
                 "mazziere-cli: " +
                     onOneLine(reason(words, {Reason::unknownRulebook, {*asked}, "", 1})) + "\n"});
    }
    const auto text = readFile(*asked);
    if (!text)
        return tl::unexpected(cannotRead(words, *asked, text.error()));
    auto book = readBook(*text);
    if (!book)
        return tl::unexpected(Stop{exitInvalid, listed(words, *asked, book.error())});
    return *book;
}

namespace {

Problem unknownBook(const PackReading& reading) {
    return {Reason::unknownRulebook, {reading.pack.rulebook}, "/rulebook", reading.rulebookLine};
}

} // namespace

tl::expected<Book, Problem> openPacksBook(const PackReading& reading) {
    if (Book book = embeddedBook(reading.pack.rulebook))
        return book;
    return tl::unexpected(unknownBook(reading));
}

std::vector<Problem> plainProblems(const PackReading& reading, const Book& asked) {
    std::vector<Problem> problems = reading.problems;
    const std::string& own = reading.pack.rulebook;
    if (asked == nullptr && !own.empty() && !carriesBook(own))
        problems.push_back(unknownBook(reading));
    std::ranges::stable_sort(problems, {}, &Problem::line);
    return problems;
}

Stop stoppedAt(const Words& words, const Arguments& arguments, const Problem& problem) {
    return {exitUsage, nameOfLog(arguments.log.value_or("-")) + ":" + std::to_string(problem.line) +
                           ": " + onOneLine(reason(words, problem)) + "\n"};
}

namespace {

class Opener {
public:
    Opener(const Words& words, const Arguments& arguments)
        : m_words(words), m_arguments(arguments) {}

    tl::expected<Opened, Stop> open() {
        return openThePack()
            .and_then([this] { return openTheLog(); })
            .and_then([this] { return chooseBook(); })
            .and_then([this] { return prepareCase(); });
    }

private:
    using Done = tl::expected<void, Stop>;

    // The pack with every mistake that shows without dealing, its rulebook and the scenario.
    Done openThePack() {
        auto reading = openPack(m_words, file());
        if (!reading)
            return tl::unexpected(std::move(reading.error()));
        m_reading = std::move(*reading);
        auto asked = openAskedBook(m_words, m_arguments.rulebook);
        if (!asked)
            return tl::unexpected(std::move(asked.error()));
        m_asked = *asked;

        if (const auto own = openPacksBook(m_reading))
            m_own = *own;
        const auto problems = plainProblems(m_reading, m_asked);
        if (!problems.empty())
            return tl::unexpected(Stop{exitInvalid, listed(m_words, file(), problems)});

        const auto& scenarios = m_reading.pack.scenarios;
        const auto found = std::ranges::find(scenarios, m_arguments.scenario, &Scenario::id);
        if (found == scenarios.end())
            return tl::unexpected(
                Stop{exitUsage, m_words.text(MZ_TEXT("Cli", "%1: there is no scenario “%2”"),
                                             {file(), onOneLine(m_arguments.scenario)}) +
                                    "\n"});
        m_scenario = static_cast<std::size_t>(found - scenarios.begin());
        return {};
    }

    Done openTheLog() {
        if (!m_arguments.log)
            return {};
        const std::string& name = *m_arguments.log;
        const auto text = name == "-" ? readStream(stdin) : readFile(name);
        if (!text)
            return tl::unexpected(cannotRead(m_words, nameOfLog(name), text.error()));
        auto log = readLog(*text);
        if (!log)
            return tl::unexpected(stoppedAt(m_words, m_arguments, log.error()));
        const LogHeader& header = log->header;
        if (header.pack != m_reading.pack.id)
            return wrongHeader(Reason::otherPack, header.pack);
        if (header.scenario != m_arguments.scenario)
            return wrongHeader(Reason::otherScenario, header.scenario);
        if (log->cutOffLine)
            m_opened.remarks +=
                nameOfLog(name) + ":" + std::to_string(*log->cutOffLine) + ": " +
                m_words.text(MZ_TEXT("Cli", "the last line is cut off and is left out")) + "\n";
        m_opened.log = std::move(*log);
        return {};
    }

    Done wrongHeader(Reason reason, const std::string& named) const {
        return tl::unexpected(stoppedAt(m_words, m_arguments, {reason, {named}, "", 1}));
    }

    // The command line goes before the log, the log before the pack.
    Done chooseBook() {
        m_book = m_asked != nullptr ? m_asked : m_own;
        const auto named = m_opened.log ? m_opened.log->header.rulebook : std::nullopt;
        if (m_asked == nullptr && named && (m_book == nullptr || *named != m_book->id)) {
            m_book = embeddedBook(*named);
            if (m_book == nullptr)
                return wrongHeader(Reason::unknownRulebook, *named);
        }
        if (named && *named != m_book->id)
            m_opened.remarks += m_words.text(MZ_TEXT("Cli", "The log names the rulebook “%1”; this "
                                                            "one is used instead: “%2”."),
                                             {onOneLine(*named), m_book->id}) +
                                "\n";
        if (m_reading.pack.rulebook != m_book->id)
            m_opened.remarks += m_words.text(MZ_TEXT("Cli", "The pack names the rulebook “%1”; "
                                                            "this one is used instead: “%2”."),
                                             {m_reading.pack.rulebook, m_book->id}) +
                                "\n";
        return {};
    }

    // A scenario is right or wrong by the book of its pack, under whichever book it is dealt.
    tl::expected<Opened, Stop> prepareCase() {
        Scenario scenario = m_reading.pack.scenarios[m_scenario];
        if (m_arguments.seed)
            scenario.seed = *m_arguments.seed;
        else if (m_opened.log && m_opened.log->header.seed)
            scenario.seed = *m_opened.log->header.seed;
        auto ready = checkScenario(scenario, m_reading.places(m_scenario),
                                   m_own != nullptr ? m_own : m_book);
        if (!ready)
            return tl::unexpected(Stop{exitInvalid, listed(m_words, file(), {ready.error()})});
        ready->rulebook = m_book;
        if (m_arguments.command == Command::show && !m_arguments.seed)
            showAsItWasDealt(*ready);
        m_opened.ofCase = std::make_shared<const Case>(std::move(*ready));
        m_opened.pack = std::move(m_reading.pack);
        return std::move(m_opened);
    }

    // A log outlives its pack: the debrief shows the hand that was dealt, also where the scenario
    // is another one by now.
    void showAsItWasDealt(Case& ofCase) {
        const auto& written = m_opened.log->header.ofCase;
        const auto dealt =
            written ? readScenario(*written) : tl::unexpected(std::vector<Problem>{});
        if (!dealt)
            return;
        auto ready = prepare(*dealt, m_book);
        if (!ready || scenarioValue(resolved(*ready)) == scenarioValue(resolved(ofCase)))
            return;
        ofCase = std::move(*ready);
        m_opened.remarks += m_words.text(MZ_TEXT("Cli", "The scenario has changed since the log "
                                                        "was written; it is shown as it was "
                                                        "dealt.")) +
                            "\n";
    }

    [[nodiscard]] const std::string& file() const { return m_arguments.packs.front(); }

    const Words& m_words;
    const Arguments& m_arguments;
    PackReading m_reading;
    std::size_t m_scenario = 0;
    Book m_own;
    Book m_asked;
    Book m_book;
    Opened m_opened;
};

} // namespace

tl::expected<Opened, Stop> openScenario(const Words& words, const Arguments& arguments) {
    return Opener(words, arguments).open();
}

} // namespace mz
