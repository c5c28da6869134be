// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/settings.h"
#include "app/desktop/window/window_sizes.h"

#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace mz {

class MainWindow;

// One screen in one state: how the window is set, and what is done in it before the picture.
struct GalleryPicture {
    QString name; // of its file, without the ending
    QSize size = designedFor;
    Settings settings;
    std::string scenario; // of the program's own packs; empty: none is dealt
    std::function<void(MainWindow&)> before;
};

// Every screen and state once in each language, then every theme, size and large text.
[[nodiscard]] std::vector<GalleryPicture> galleryPictures();

// The window of a picture, ready to be looked at; it is not on the screen. Its settings are of its
// own: `data` is a folder for it alone.
[[nodiscard]] std::unique_ptr<MainWindow> openPicture(const GalleryPicture& picture,
                                                      const QString& data);

// Writes all pictures into the folder as PNG, and contact sheets of nine. A text where something
// cannot be written.
[[nodiscard]] QString writeGallery(const QString& folder);

} // namespace mz
