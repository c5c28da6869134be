// SPDX-License-Identifier: GPL-3.0-or-later
// mazziere_words_tool <it.ts> <en.ts> <out.h>: makes the table of all sentences out of the Italian
// translation and the English plurals. An entry that is not finished is an error of the build.
#include "app/words/tool/ts_file.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

namespace {

using mz::ts::Message;

using Key = std::tuple<std::string, std::string, std::string>;

Key keyOf(const Message& message) { return {message.context, message.source, message.comment}; }

struct TsFile {
    std::string name;
    std::map<Key, Message> messages;
};

int mistakes = 0;

void complain(const std::string& file, int line, const std::string& what) {
    std::fprintf(stderr, "%s:%d: error: %s\n", file.c_str(), line, what.c_str());
    ++mistakes;
}

std::set<std::string> placeholders(const std::string& text) {
    std::set<std::string> found;
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
        if (text[i] == '%' && (text[i + 1] == 'n' || (text[i + 1] >= '1' && text[i + 1] <= '9')))
            found.insert(text.substr(i, 2));
    return found;
}

// A form of a counted sentence may do without the number: "one card".
bool placeholdersMatch(const Message& message, const std::string& form) {
    auto wanted = placeholders(message.source);
    auto there = placeholders(form);
    if (message.counted) {
        wanted.erase("%n");
        there.erase("%n");
    }
    return wanted == there;
}

TsFile readTs(const std::string& name) {
    TsFile file{name, {}};
    std::ifstream in(name, std::ios::binary);
    if (!in) {
        complain(name, 0, "cannot be read");
        return file;
    }
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    try {
        for (Message& message : mz::ts::readMessages(text)) {
            const std::string shown = " [" + message.context + "] \"" + message.source + "\"";
            const bool empty =
                message.forms.empty() || std::ranges::any_of(message.forms, &std::string::empty);
            if (!message.finished || empty)
                complain(name, message.line, "not translated:" + shown);
            else if (message.forms.size() != (message.counted ? 2U : 1U))
                complain(name, message.line, "wrong number of forms:" + shown);
            for (const std::string& form : message.forms)
                if (!form.empty() && !placeholdersMatch(message, form))
                    complain(name, message.line, "other placeholders:" + shown);
            const int line = message.line;
            if (!file.messages.emplace(keyOf(message), std::move(message)).second)
                complain(name, line, "here for the second time:" + shown);
        }
    } catch (const mz::ts::Mistake& mistake) {
        complain(name, mistake.line, mistake.what);
    }
    return file;
}

std::string quoted(const std::string& text) {
    std::string literal = "\"";
    for (const char letter : text) {
        if (letter == '\n') {
            literal += "\\n";
            continue;
        }
        if (letter == '"' || letter == '\\')
            literal += '\\';
        literal += letter;
    }
    return literal + '"';
}

std::string formsOf(const std::vector<std::string>& forms) {
    const std::string second = forms.size() > 1 ? forms[1] : std::string();
    return "{" + quoted(forms.empty() ? std::string() : forms[0]) + ", " + quoted(second) + "}";
}

std::string tableOf(const TsFile& italian, const TsFile& english) {
    std::string rows;
    for (const auto& [key, message] : italian.messages) {
        std::vector<std::string> source{message.source};
        if (message.counted) {
            const auto counted = english.messages.find(key);
            if (counted == english.messages.end()) {
                complain(english.name, 1,
                         "no plural of [" + message.context + "] \"" + message.source + "\"");
                continue;
            }
            source = counted->second.forms;
        }
        rows += "    {" + quoted(message.context) + ", " + quoted(message.source) + ", " +
                quoted(message.comment) + ", " + (message.counted ? "true" : "false") + ",\n     " +
                formsOf(source) + ",\n     " + formsOf(message.forms) + "},\n";
    }
    return "#pragma once\n\n#include \"app/words/row.h\"\n\nnamespace mz {\n\n"
           "// By context, source and comment.\n"
           "inline constexpr std::array<WordsRow, " +
           std::to_string(italian.messages.size()) + "> wordsRows{{\n" + rows +
           "}};\n\n} // namespace mz\n";
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fputs("usage: mazziere_words_tool <it.ts> <en.ts> <out.h>\n", stderr);
        return 2;
    }
    const TsFile italian = readTs(argv[1]);
    const TsFile english = readTs(argv[2]);
    const std::string table = tableOf(italian, english);
    if (mistakes > 0)
        return 1;
    std::ofstream out(argv[3], std::ios::binary);
    out << table;
    out.close();
    if (out)
        return 0;
    complain(argv[3], 0, "cannot be written");
    return 1;
}
