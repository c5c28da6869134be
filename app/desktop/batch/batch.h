// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/database.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <span>

namespace mz {

// How a command ends.
inline constexpr int batchDone = 0;
inline constexpr int batchInvalid = 1;  // a log, pack or rulebook
inline constexpr int batchBadUsage = 2; // or a file that is not there or cannot be written

// What `mazziere NAME …` does without a window and without a display. A new one is a file of this
// folder and a row in batch.cpp.
struct BatchCommand {
    const char* name;
    const char* arguments;                    // as the help shows them
    QString (*about)();                       // what it does, in a line
    int (*run)(const QStringList& arguments); // the program and the name among them; the status
};
[[nodiscard]] std::span<const BatchCommand> batchCommands();

// The command that the first argument asks for; null where it asks for none.
[[nodiscard]] const BatchCommand* batchCommand(int argc, const char* const* argv);

// From the command line to the exit status.
int runBatch(const BatchCommand& command, int argc, char** argv);

// On standard error: why a file is refused, which begins with its name; gives back the status.
int complain(const QString& why, int status);
// The same with the name of the program, where the command line cannot be meant so.
int misused(const QString& why);

// The records in this folder; null where there are none or they cannot be used, which is then said.
// None are begun.
[[nodiscard]] std::unique_ptr<Database> openedRecords(const QString& data);

} // namespace mz
