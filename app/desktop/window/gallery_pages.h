// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/gallery.h"

#include <vector>

namespace mz {

// The pages about people and their records.
[[nodiscard]] std::vector<GalleryPicture> pagePictures();

} // namespace mz
