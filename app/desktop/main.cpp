// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/batch/batch.h"
#include "app/desktop/window/run.h"

int main(int argc, char** argv) {
    const mz::BatchCommand* const command = mz::batchCommand(argc, argv);
    return command != nullptr ? mz::runBatch(*command, argc, argv) : mz::runWindow(argc, argv);
}
