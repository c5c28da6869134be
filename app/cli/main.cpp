// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"

#include <exception>

int main(int argc, char** argv) {
    try {
        const auto arguments = mz::readArguments(argc, argv);
        if (const int* status = std::get_if<int>(&arguments))
            return *status;
        const int status = mz::run(std::get<mz::Arguments>(arguments));
        if (mz::flushed())
            return status;
        mz::complain("mazziere-cli: standard output cannot be written\n");
    } catch (const std::exception& error) {
        mz::complain(std::string("mazziere-cli: ") + error.what() + "\n");
    }
    return mz::exitUsage;
}
