// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/open.h"

#include "app/cli/output.h"
#include "app/files/files.h"
#include "core/session/check.h"
#include "embedded/rulebooks.h"

#include <algorithm>
#include <filesystem>

namespace mz {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view bookEnding = ".json";

std::string reasonText(const Problem& problem) {
    std::string text(code(problem.reason));
    for (const std::string& arg : problem.args)
        text += " [" + arg + "]";
    return text;
}

Stop cannotRead(const std::string& file, FileTrouble trouble) {
    return {exitUsage, file + ": " + std::string(code(trouble)) + "\n"};
}

std::optional<std::string_view> embeddedBook(std::string_view id) {
    for (const embedded::File& file : embedded::rulebooks())
        if (file.name == std::string(id) + std::string(bookEnding))
            return file.bytes;
    return std::nullopt;
}

std::optional<std::string> shelf(std::string_view id) {
    const auto text = embeddedBook(id);
    return text ? std::optional(std::string(*text)) : std::nullopt;
}

bool looksLikeFile(const std::string& asked) {
    std::error_code ignored;
    return asked.find('/') != std::string::npos || asked.ends_with(bookEnding) ||
           fs::exists(fs::path(asked), ignored);
}

Book embeddedBookById(std::string_view id) {
    const auto text = embeddedBook(id);
    if (!text)
        return nullptr;
    auto book = readRulebook(*text, shelf);
    return book ? std::make_shared<const Rulebook>(std::move(*book)) : nullptr;
}

} // namespace

std::string listed(const std::string& file, const std::vector<Problem>& problems) {
    std::string text;
    for (const Problem& problem : problems)
        text += file + ":" + std::to_string(problem.line) + ": " + onOneLine(problem.pointer) +
                ": " + onOneLine(reasonText(problem)) + "\n";
    return text;
}

std::string lineOfLog(const std::string& file, const Problem& problem) {
    return file + ":" + std::to_string(problem.line) + ": " + onOneLine(reasonText(problem)) + "\n";
}

tl::expected<PackReading, Stop> openPack(const std::string& file) {
    const auto text = readFile(file);
    if (!text)
        return tl::unexpected(cannotRead(file, text.error()));
    return readPack(*text);
}

tl::expected<Book, Stop> openAskedBook(const std::string& asked) {
    if (!looksLikeFile(asked)) {
        if (const Book book = embeddedBookById(asked))
            return book;
        return tl::unexpected(Stop{exitUsage, "--rulebook: unknown rulebook " + asked + "\n"});
    }
    const auto text = readFile(asked);
    if (!text)
        return tl::unexpected(cannotRead(asked, text.error()));
    auto book = readRulebook(*text, shelf);
    if (!book)
        return tl::unexpected(Stop{exitInvalid, listed(asked, book.error())});
    return std::make_shared<const Rulebook>(std::move(*book));
}

tl::expected<Book, Problem> openPacksBook(const PackReading& reading) {
    if (const Book book = embeddedBookById(reading.pack.rulebook))
        return book;
    return tl::unexpected(Problem{
        Reason::unknownRulebook, {reading.pack.rulebook}, "/rulebook", reading.rulebookLine});
}

namespace {

tl::expected<Log, Stop> openLog(const std::string& file) {
    const auto text = file == "-" ? readStream(stdin) : readFile(file);
    if (!text)
        return tl::unexpected(cannotRead(file, text.error()));
    auto log = readLog(*text);
    if (!log)
        return tl::unexpected(Stop{exitUsage, lineOfLog(file, log.error())});
    return std::move(*log);
}

// The books that have a say, in their order.
struct Books {
    Book own;     // the pack's
    Book grading; // the one that counts
};

class Opener {
public:
    explicit Opener(const Arguments& arguments) : m_arguments(arguments) {}

    tl::expected<Opened, Stop> open() {
        const std::string& file = m_arguments.packs.front();
        auto reading = openPack(file);
        if (!reading)
            return tl::unexpected(reading.error());
        Book asked;
        if (!m_arguments.rulebook.empty()) {
            auto book = openAskedBook(m_arguments.rulebook);
            if (!book)
                return tl::unexpected(book.error());
            asked = *book;
        }
        std::vector<Problem> problems = reading->problems;
        auto own = openPacksBook(*reading);
        if (!own && !asked && problems.empty())
            problems.push_back(own.error());
        if (!problems.empty())
            return tl::unexpected(Stop{exitInvalid, listed(file, problems)});

        const auto& scenarios = reading->pack.scenarios;
        const auto found = std::ranges::find(scenarios, m_arguments.scenario, &Scenario::id);
        if (found == scenarios.end())
            return tl::unexpected(
                Stop{exitUsage, file + ": no scenario " + onOneLine(m_arguments.scenario) + "\n"});
        const auto number = static_cast<std::size_t>(found - scenarios.begin());

        Opened opened;
        if (!m_arguments.log.empty()) {
            auto log = openLog(m_arguments.log);
            if (!log)
                return tl::unexpected(log.error());
            opened.log = std::move(*log);
            if (auto stop = mismatch(opened.log.header, reading->pack))
                return tl::unexpected(std::move(*stop));
            if (opened.log.cutOffLine)
                opened.remarks += m_arguments.log + ":" + std::to_string(*opened.log.cutOffLine) +
                                  ": the last line was cut off and is left out\n";
        }
        Book book = asked;
        if (!book && opened.log.header.rulebook) {
            book = embeddedBookById(*opened.log.header.rulebook);
            if (!book)
                return tl::unexpected(Stop{
                    exitUsage,
                    lineOfLog(m_arguments.log,
                              {Reason::unknownRulebook, {*opened.log.header.rulebook}, "", 1})});
        }
        if (!book)
            book = *own;
        opened.remarks += differences(*book, opened.log.header, reading->pack);

        Scenario scenario = *found;
        if (m_arguments.seed)
            scenario.seed = *m_arguments.seed;
        else if (opened.log.header.seed)
            scenario.seed = *opened.log.header.seed;
        auto ready = checkScenario(scenario, reading->places(number), own ? *own : book);
        if (!ready)
            return tl::unexpected(Stop{exitInvalid, listed(file, {ready.error()})});
        ready->rulebook = book;
        opened.ofCase = std::make_shared<const Case>(std::move(*ready));
        opened.pack = std::move(reading->pack);
        return opened;
    }

private:
    std::optional<Stop> mismatch(const LogHeader& header, const Pack& pack) const {
        const auto stop = [&](Reason reason, const std::string& named) {
            return Stop{exitUsage, lineOfLog(m_arguments.log, {reason, {named}, "", 1})};
        };
        if (header.pack != pack.id)
            return stop(Reason::otherPack, header.pack);
        if (header.scenario != m_arguments.scenario)
            return stop(Reason::otherScenario, header.scenario);
        return std::nullopt;
    }

    static std::string differences(const Rulebook& book, const LogHeader& header,
                                   const Pack& pack) {
        std::string text;
        if (header.rulebook && *header.rulebook != book.id)
            text += "rulebook " + book.id + " instead of the log's " + onOneLine(*header.rulebook) +
                    "\n";
        if (pack.rulebook != book.id)
            text += "rulebook " + book.id + " instead of the pack's " + pack.rulebook + "\n";
        return text;
    }

    const Arguments& m_arguments;
};

} // namespace

tl::expected<Opened, Stop> openScenario(const Arguments& arguments) {
    return Opener(arguments).open();
}

} // namespace mz
