// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/books.h"

#include "core/packs/pack.h"
#include "core/rulebook/read.h"

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>

namespace mz::testing {

namespace {

[[noreturn]] void stop(std::string_view what, const std::vector<Problem>& problems = {}) {
    std::cerr << what << '\n';
    for (const Problem& problem : problems) {
        std::cerr << "  " << problem.line << ' ' << problem.pointer << ' ' << code(problem.reason);
        for (const std::string& arg : problem.args)
            std::cerr << ' ' << arg;
        std::cerr << '\n';
    }
    std::exit(1);
}

} // namespace

std::string fileText(std::string_view path) {
    std::ifstream file(MZ_SOURCE_DIR "/" + std::string(path), std::ios::binary);
    if (!file)
        stop("There is no " + std::string(path));
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

std::optional<std::string> rulebookText(std::string_view id) {
    for (const std::string folder : {"resources/rulebooks/", "tests/rulebooks/"}) {
        const std::string path = folder + std::string(id) + ".json";
        if (std::ifstream(MZ_SOURCE_DIR "/" + path))
            return fileText(path);
    }
    return std::nullopt;
}

std::shared_ptr<const Rulebook> rulebook(std::string_view id) {
    const auto text = rulebookText(id);
    if (!text)
        stop("There is no rulebook " + std::string(id));
    auto book = readRulebook(*text, rulebookText);
    if (!book)
        stop("The rulebook " + std::string(id) + " cannot be read:", book.error());
    return std::make_shared<const Rulebook>(std::move(*book));
}

Scenario scenario(std::string_view json) {
    auto value = json::parse(json);
    if (!value)
        stop("No JSON: " + std::string(json));
    const auto both = [] {
        json::Value text{json::Object{}};
        text.set("en", "Test");
        text.set("it", "Prova");
        return text;
    };
    value->set("id", "test");
    value->set("title", both());
    value->set("brief", both());
    auto scenario = readScenario(*value);
    if (!scenario)
        stop("No scenario: " + std::string(json), scenario.error());
    return std::move(*scenario);
}

std::shared_ptr<const Case> dealt(const Scenario& scenario, std::shared_ptr<const Rulebook> book) {
    auto ready = prepare(scenario, std::move(book));
    if (!ready)
        stop("The scenario cannot be dealt.");
    return std::make_shared<const Case>(std::move(*ready));
}

std::shared_ptr<const Case> dealt(std::string_view json, std::shared_ptr<const Rulebook> book) {
    return dealt(scenario(json), std::move(book));
}

} // namespace mz::testing
