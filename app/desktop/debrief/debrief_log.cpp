// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/debrief/debrief_log.h"

#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/window_language.h"
#include "app/desktop/session/hand_list.h"
#include "app/files/files.h"
#include "app/words/problems.h"

namespace mz {

namespace {

tl::unexpected<LogRefused> refused(const QString& file, const Problem& problem) {
    QString place = QStringLiteral("%1:%2: ").arg(file).arg(problem.line);
    if (!problem.pointer.empty())
        place += QString::fromStdString(problem.pointer) + QStringLiteral(": ");
    QString text = place + RuleSentences::problem(problem);
    for (QChar& letter : text) // what a terminal might take for an order
        if (letter.category() == QChar::Other_Control)
            letter = u' ';
    return tl::unexpected(LogRefused{LogRefused::Kind::log, text});
}

} // namespace

tl::expected<DebriefLog, LogRefused> openLog(Library& library, const QString& file) {
    const auto text = readFile(file.toStdString());
    if (!text)
        return tl::unexpected(LogRefused{
            LogRefused::Kind::file,
            QStringLiteral("%1: %2").arg(file, QString::fromStdString(fileTrouble(
                                                   WindowLanguage::words(), code(text.error()))))});
    return openLogText(library, file, *text);
}

tl::expected<DebriefLog, LogRefused> openLogText(Library& library, const QString& name,
                                                 std::string_view text) {
    auto log = readLog(text);
    if (!log)
        return refused(name, log.error());
    const Shelf shelf{[&](std::string_view id) { return library.packCalled(id); },
                      [&](const std::string& id) { return library.book(id); }};
    auto reopened = reopen(std::move(*log), shelf);
    if (!reopened)
        return refused(name, reopened.error());
    DebriefLog opened;
    opened.pack = reopened->log.header.pack;
    opened.packTitle = std::move(reopened->pack);
    opened.edition = reopened->log.header.edition.value_or(reopened->edition);
    opened.pass = reopened->pass;
    opened.lacks = std::move(reopened->lacks);
    if (opened.pack == HandList::tablePack) // it was never in a pack
        std::erase_if(opened.lacks, [](const Lack& lack) { return lack.kind == Lack::Kind::pack; });
    const std::string scenario = reopened->log.header.scenario;
    auto review = Review::of(reopened->ofCase, std::move(reopened->log), reopened->pass);
    if (!review)
        return refused(name, review.error());
    opened.review = std::make_shared<const Review>(std::move(*review));
    opened.found = library.find(opened.pack, scenario);
    return opened;
}

} // namespace mz
