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

class Commands {
public:
    explicit Commands(const Arguments& arguments)
        : m_arguments(arguments), m_words(arguments.language) {}

    int check() const {
        const auto asked = openAskedBook(m_words, m_arguments.rulebook);
        if (!asked)
            return stopped(asked.error());
        int status = exitDone;
        for (const std::string& file : m_arguments.packs)
            status = std::max(status, checkOne(file, *asked));
        return status;
    }

    int list() const {
        const std::string& file = m_arguments.packs.front();
        const auto reading = openPack(m_words, file);
        if (!reading)
            return stopped(reading.error());
        const auto asked = openAskedBook(m_words, m_arguments.rulebook);
        if (!asked)
            return stopped(asked.error());
        if (const auto problems = plainProblems(*reading, *asked); !problems.empty())
            return stopped({exitInvalid, listed(m_words, file, problems)});
        for (const Scenario& scenario : reading->pack.scenarios)
            print(scenario.id + "\t" + onOneLine(m_words.text(scenario.title)) + "\n");
        return exitDone;
    }

    int solve() const {
        const auto opened = openScenario(m_words, m_arguments);
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
        header.lang = code(m_arguments.language);
        print(writeHeader(header) + "\n");
        for (const Entry& entry : mz::solve(opened->ofCase).entries)
            print(writeEntry(entry) + "\n");
        return exitDone;
    }

    int grade() const {
        const auto opened = openScenario(m_words, m_arguments);
        if (!opened)
            return stopped(opened.error());
        complain(opened->remarks);
        const auto session = replay(opened->ofCase, *opened->log);
        if (!session)
            return stopped(stoppedAt(m_words, m_arguments, session.error()));
        const Pack& pack = opened->pack;
        const Verdict verdict = session->verdict(pack.pass);
        print(m_arguments.json ? writeVerdict(pack.id, pack.edition, *session, verdict)
                               : report(m_words, pack, *session, verdict));
        return exitDone;
    }

    int show() const {
        const auto opened = openScenario(m_words, m_arguments);
        if (!opened)
            return stopped(opened.error());
        complain(opened->remarks);
        const auto text = debrief(m_words, opened->ofCase, *opened->log);
        if (!text)
            return stopped(stoppedAt(m_words, m_arguments, text.error()));
        print(*text);
        return exitDone;
    }

private:
    int checkOne(const std::string& file, const Book& asked) const {
        const auto reading = openPack(m_words, file);
        if (!reading)
            return stopped(reading.error());
        const auto book = asked != nullptr ? asked : openPacksBook(*reading);
        const std::vector<Problem> problems =
            book ? checkPack(*reading, *book) : plainProblems(*reading, asked);
        complain(listed(m_words, file, problems));
        return problems.empty() ? exitDone : exitInvalid;
    }

    const Arguments& m_arguments;
    Words m_words;
};

} // namespace

int run(const Arguments& arguments) {
    const Commands commands(arguments);
    switch (arguments.command) {
    case Command::check:
        return commands.check();
    case Command::list:
        return commands.list();
    case Command::solve:
        return commands.solve();
    case Command::grade:
        return commands.grade();
    case Command::show:
        return commands.show();
    }
    return exitUsage;
}

} // namespace mz
