// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/packs/pack.h"
#include "core/session/case.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mz {

// A pack of the library, read when it is first asked for.
struct ShelvedPack {
    QString file;           // empty: one that the program carries itself
    std::string_view bytes; // of a carried one
    bool read = false;
    PackReading reading;
    std::shared_ptr<const Rulebook> rulebook;
    std::vector<Problem> problems; // why it cannot be dealt from
    QString unreadable;            // the system's words, where the file cannot be read

    [[nodiscard]] bool usable() const { return problems.empty() && unreadable.isEmpty(); }
};

// The packs that there are: one given on the command line first, then those carried, then those in
// DATA/packs; with the rulebooks carried and in DATA/rulebooks.
class Library {
public:
    Library(QString data, const QString& packFile);

    [[nodiscard]] std::size_t count() const { return m_packs.size(); }
    [[nodiscard]] const ShelvedPack& pack(std::size_t index);
    // The scenario's case, or why it cannot be dealt. The pack is usable.
    [[nodiscard]] tl::expected<Case, Problem> prepare(std::size_t pack, std::size_t scenario);
    // Where the scenario with this id stands, looked for pack by pack.
    struct Found {
        std::size_t pack = 0;
        std::size_t scenario = 0;

        friend bool operator==(const Found&, const Found&) = default;
    };
    [[nodiscard]] std::optional<Found> find(std::string_view scenario);
    // The same in the pack with this id.
    [[nodiscard]] std::optional<Found> find(std::string_view pack, std::string_view scenario);
    // The usable pack with this id, and the rulebook; null where there is none.
    [[nodiscard]] const PackReading* packCalled(std::string_view id);
    [[nodiscard]] std::shared_ptr<const Rulebook> book(const std::string& id);

    // A usable pack whose id is not here yet is copied into DATA/packs and stands behind the
    // others.
    void takeIn(const QString& file);

private:
    void read(ShelvedPack& pack);
    [[nodiscard]] std::shared_ptr<const Rulebook> rulebook(const std::string& id,
                                                           std::vector<Problem>& problems);
    [[nodiscard]] std::optional<std::string> rulebookText(std::string_view id) const;

    QString m_data;
    std::vector<std::unique_ptr<ShelvedPack>> m_packs;
    std::vector<std::shared_ptr<const Rulebook>> m_rulebooks;
};

} // namespace mz
