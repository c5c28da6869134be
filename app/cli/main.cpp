// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/words/mark.h"

#include <exception>
#include <new>

int main(int argc, char** argv) {
    const mz::Words words(mz::askedLanguage(argc, argv));
    try {
        const auto arguments = mz::readArguments(argc, argv);
        const int* const exit = std::get_if<int>(&arguments);
        const int status = exit != nullptr ? *exit : mz::run(std::get<mz::Arguments>(arguments));
        if (mz::flushed())
            return status;
        mz::complain("mazziere-cli: " +
                     words.text(MZ_TEXT("Cli", "standard output cannot be written")) + "\n");
    } catch (const std::bad_alloc&) {
        mz::complain("mazziere-cli: " + words.text(MZ_TEXT("Cli", "there is too little memory")) +
                     "\n");
    } catch (const std::exception& error) {
        mz::complain(std::string("mazziere-cli: ") + error.what() + "\n");
    }
    return mz::exitUsage;
}
