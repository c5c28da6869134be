// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/books.h"

#include "core/rulebook/read.h"
#include "embedded/rulebooks.h"

#include <string_view>

namespace mz {

namespace {

std::optional<std::string> textOfEmbedded(std::string_view id) {
    for (const embedded::File& file : embedded::rulebooks())
        if (file.name == std::string(id) + ".json")
            return std::string(file.bytes);
    return std::nullopt;
}

} // namespace

bool carriesBook(std::string_view id) { return textOfEmbedded(id).has_value(); }

tl::expected<Book, std::vector<Problem>> readBook(std::string_view text) {
    auto book = readRulebook(text, textOfEmbedded);
    if (!book)
        return tl::unexpected(std::move(book.error()));
    return std::make_shared<const Rulebook>(std::move(*book));
}

Book embeddedBook(std::string_view id) {
    const auto text = textOfEmbedded(id);
    const auto book = text ? readBook(*text) : tl::unexpected(std::vector<Problem>{});
    return book ? *book : nullptr;
}

} // namespace mz
