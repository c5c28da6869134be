// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mz {

// Lets a screen reader do at a place what hands do: press it, select its cards one by one, and send
// them where they belong. To be called once, before the first place is made.
void makePlacesAccessible();

} // namespace mz
