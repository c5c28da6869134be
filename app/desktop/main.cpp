// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/run.h"

int main(int argc, char** argv) { return mz::runWindow(argc, argv); }
