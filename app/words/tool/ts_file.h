// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mz::ts {

// One message of a .ts file.
struct Message {
    std::string context;
    std::string source;
    std::string comment;
    std::vector<std::string> forms; // one, or those of a counted one
    bool counted = false;
    bool finished = true;
    int line = 0;
};

// Why a file is no .ts file.
struct Mistake {
    int line = 0;
    std::string what;
};

// As much of XML as lupdate writes; messages that nobody uses any more are left out.
[[nodiscard]] std::vector<Message> readMessages(std::string_view text); // throws Mistake

} // namespace mz::ts
