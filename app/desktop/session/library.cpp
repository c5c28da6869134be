// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/session/library.h"

#include "core/rulebook/read.h"
#include "core/session/check.h"

#include "embedded/packs.h"
#include "embedded/rulebooks.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace mz {

namespace {

constexpr qint64 mostBytes = qint64{32} << 20;

// A file of at most so many bytes and one: what is longer is refused by the reader.
std::optional<std::string> bytesOf(const QString& path, QString* reason = nullptr) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        if (reason != nullptr)
            *reason = file.errorString();
        return std::nullopt;
    }
    return file.read(mostBytes + 1).toStdString();
}

} // namespace

Library::Library(QString data, const QString& packFile) : m_data(std::move(data)) {
    if (!packFile.isEmpty()) {
        m_packs.push_back(std::make_unique<ShelvedPack>());
        m_packs.back()->file = packFile;
    }
    for (const embedded::File& file : embedded::packs()) {
        m_packs.push_back(std::make_unique<ShelvedPack>());
        m_packs.back()->bytes = file.bytes;
    }
    const QDir folder(QDir(m_data).filePath(QStringLiteral("packs")));
    for (const QString& name :
         folder.entryList({QStringLiteral("*.pack.json")}, QDir::Files, QDir::Name)) {
        m_packs.push_back(std::make_unique<ShelvedPack>());
        m_packs.back()->file = folder.filePath(name);
    }
}

const ShelvedPack& Library::pack(std::size_t index) {
    ShelvedPack& pack = *m_packs[index];
    if (!pack.read)
        read(pack);
    return pack;
}

void Library::read(ShelvedPack& pack) {
    pack.read = true;
    if (pack.file.isEmpty()) {
        pack.reading = readPack(pack.bytes);
    } else if (const auto bytes = bytesOf(pack.file, &pack.unreadable)) {
        pack.reading = readPack(*bytes);
    } else {
        return;
    }
    pack.problems = pack.reading.problems;
    if (pack.problems.empty())
        pack.rulebook = rulebook(pack.reading.pack.rulebook, pack.problems);
    if (pack.rulebook == nullptr && pack.problems.empty())
        pack.problems.push_back({Reason::unknownRulebook,
                                 {pack.reading.pack.rulebook},
                                 "/rulebook",
                                 pack.reading.rulebookLine});
    // The packs that the program carries were checked when it was built.
    if (!pack.file.isEmpty() && pack.problems.empty())
        pack.problems = checkPack(pack.reading, pack.rulebook);
}

void Library::takeIn(const QString& file) {
    auto pack = std::make_unique<ShelvedPack>();
    pack->file = file;
    read(*pack);
    if (!pack->usable() || packCalled(pack->reading.pack.id) != nullptr)
        return;
    const QDir folder(QDir(m_data).filePath(QStringLiteral("packs")));
    folder.mkpath(QStringLiteral("."));
    const QString copy = folder.filePath(QString::fromStdString(pack->reading.pack.id) +
                                         QStringLiteral(".pack.json"));
    if (QFile::copy(file, copy))
        pack->file = copy;
    m_packs.push_back(std::move(pack));
}

tl::expected<Case, Problem> Library::prepare(std::size_t pack, std::size_t scenario) {
    const ShelvedPack& from = this->pack(pack);
    return checkScenario(from.reading.pack.scenarios[scenario], from.reading.places(scenario),
                         from.rulebook);
}

std::optional<Library::Found> Library::find(std::string_view scenario) {
    for (std::size_t index = 0; index < m_packs.size(); ++index) {
        const ShelvedPack& from = pack(index);
        if (!from.usable())
            continue;
        const auto& scenarios = from.reading.pack.scenarios;
        for (std::size_t number = 0; number < scenarios.size(); ++number)
            if (scenarios[number].id == scenario)
                return Found{index, number};
    }
    return std::nullopt;
}

std::optional<Library::Found> Library::find(std::string_view pack, std::string_view scenario) {
    for (std::size_t index = 0; index < m_packs.size(); ++index) {
        const ShelvedPack& from = this->pack(index);
        if (!from.usable() || from.reading.pack.id != pack)
            continue;
        const auto& scenarios = from.reading.pack.scenarios;
        const auto found = std::ranges::find(scenarios, scenario, &Scenario::id);
        if (found == scenarios.end())
            return std::nullopt;
        return Found{index, static_cast<std::size_t>(found - scenarios.begin())};
    }
    return std::nullopt;
}

const PackReading* Library::packCalled(std::string_view id) {
    for (std::size_t index = 0; index < m_packs.size(); ++index)
        if (const ShelvedPack& from = pack(index); from.usable() && from.reading.pack.id == id)
            return &from.reading;
    return nullptr;
}

std::shared_ptr<const Rulebook> Library::book(const std::string& id) {
    std::vector<Problem> problems;
    return rulebook(id, problems);
}

std::shared_ptr<const Rulebook> Library::rulebook(const std::string& id,
                                                  std::vector<Problem>& problems) {
    for (const auto& book : m_rulebooks)
        if (book->id == id)
            return book;
    const auto text = rulebookText(id);
    if (!text)
        return nullptr;
    auto book = readRulebook(*text, [this](std::string_view base) { return rulebookText(base); });
    if (!book) {
        problems = book.error();
        return nullptr;
    }
    m_rulebooks.push_back(std::make_shared<const Rulebook>(std::move(*book)));
    return m_rulebooks.back();
}

std::optional<std::string> Library::rulebookText(std::string_view id) const {
    const std::string name = std::string(id) + ".json";
    for (const embedded::File& file : embedded::rulebooks())
        if (file.name == name)
            return std::string(file.bytes);
    const QDir folder(QDir(m_data).filePath(QStringLiteral("rulebooks")));
    return bytesOf(folder.filePath(QString::fromStdString(name)));
}

} // namespace mz
