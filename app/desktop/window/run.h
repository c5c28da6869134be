// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mz {

// The desktop program, from its command line to its exit status: 0, 1 where the pack or its
// rulebook is invalid, 2 for bad usage and what is not there.
int runWindow(int argc, char** argv);

} // namespace mz
