// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/open.h"
#include "app/cli/output.h"
#include "app/cli/report.h"
#include "app/cli/show.h"
#include "core/session/check.h"
#include "core/session/next.h"
#include "core/session/verdict_json.h"

#include <algorithm>

namespace mz {

namespace {

int stopped(const Stop& stop) {
    complain(stop.text);
    return stop.status;
}

int checkOne(const std::string& file, const Book& asked) {
    const auto reading = openPack(file);
    if (!reading)
        return stopped(reading.error());
    std::vector<Problem> problems = reading->problems;
    Book book = asked;
    if (!book && !reading->pack.rulebook.empty()) {
        if (auto own = openPacksBook(*reading))
            book = *own;
        else
            problems.push_back(own.error());
    }
    if (book)
        problems = checkPack(*reading, book);
    std::ranges::stable_sort(problems, {}, &Problem::line);
    complain(listed(file, problems));
    return problems.empty() ? exitDone : exitInvalid;
}

int check(const Arguments& arguments) {
    Book asked;
    if (!arguments.rulebook.empty()) {
        auto book = openAskedBook(arguments.rulebook);
        if (!book)
            return stopped(book.error());
        asked = *book;
    }
    int status = exitDone;
    for (const std::string& file : arguments.packs)
        status = std::max(status, checkOne(file, asked));
    return status;
}

int list(const Arguments& arguments) {
    const std::string& file = arguments.packs.front();
    const auto reading = openPack(file);
    if (!reading)
        return stopped(reading.error());
    if (!reading->problems.empty())
        return stopped({exitInvalid, listed(file, reading->problems)});
    for (const Scenario& scenario : reading->pack.scenarios) {
        const std::string& title = arguments.lang == "it" ? scenario.title.it : scenario.title.en;
        print(scenario.id + "\t" + onOneLine(title) + "\n");
    }
    return exitDone;
}

int solveIt(const Arguments& arguments) {
    const auto opened = openScenario(arguments);
    if (!opened)
        return stopped(opened.error());
    complain(opened->remarks);
    const Case& ofCase = *opened->ofCase;
    LogHeader header;
    header.pack = opened->pack.id;
    header.edition = opened->pack.edition;
    header.scenario = ofCase.scenario.id;
    header.seed = ofCase.scenario.seed;
    header.rulebook = ofCase.rulebook->id;
    header.rulebookEdition = ofCase.rulebook->edition;
    header.lang = arguments.lang;
    print(writeHeader(header) + "\n");
    for (const Entry& entry : solve(opened->ofCase).entries)
        print(writeEntry(entry) + "\n");
    return exitDone;
}

int grade(const Arguments& arguments) {
    const auto opened = openScenario(arguments);
    if (!opened)
        return stopped(opened.error());
    complain(opened->remarks);
    const auto session = replay(opened->ofCase, opened->log);
    if (!session)
        return stopped({exitUsage, lineOfLog(arguments.log, session.error())});
    const Verdict verdict = session->verdict(opened->pack.pass);
    print(arguments.json ? writeVerdict(opened->pack.id, opened->pack.edition, *session, verdict)
                         : report(opened->pack, *session, verdict, arguments.lang));
    return exitDone;
}

int showIt(const Arguments& arguments) {
    const auto opened = openScenario(arguments);
    if (!opened)
        return stopped(opened.error());
    complain(opened->remarks);
    const auto text = show(opened->ofCase, opened->log, arguments.lang);
    if (!text)
        return stopped({exitUsage, lineOfLog(arguments.log, text.error())});
    print(*text);
    return exitDone;
}

} // namespace

int run(const Arguments& arguments) {
    switch (arguments.command) {
    case Command::check:
        return check(arguments);
    case Command::list:
        return list(arguments);
    case Command::solve:
        return solveIt(arguments);
    case Command::grade:
        return grade(arguments);
    case Command::show:
        return showIt(arguments);
    }
    return exitUsage;
}

} // namespace mz
