// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/gallery.h"
#include "app/records/people.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QThread>

#include <functional>
#include <vector>

namespace mz {

class MainWindow;

// The pages about people and their records, and those of exams and classes.
[[nodiscard]] std::vector<GalleryPicture> pagePictures();
[[nodiscard]] std::vector<GalleryPicture> schoolPictures();

// What both are made with.
[[nodiscard]] GalleryPicture pagePicture(const char* name, std::function<void(MainWindow&)> before);
[[nodiscard]] QList<Person> sampleClass();

inline constexpr int longestWaitForRecords = 5000; // ms

// Whether this came true before the patience was over.
template <typename Condition>
bool waitedFor(Condition condition) {
    const QDeadlineTimer patience(longestWaitForRecords);
    while (!condition() && !patience.hasExpired()) {
        QCoreApplication::processEvents();
        QThread::msleep(1);
    }
    return condition();
}

// The page that a command opens once the records have answered; null: it never came.
template <typename PageOf, typename Window>
PageOf* opened(Window& window) {
    PageOf* page = nullptr;
    const bool came = waitedFor([&] {
        page = window.template findChild<PageOf*>();
        return page != nullptr && page->isVisible();
    });
    return came ? page : nullptr;
}

} // namespace mz
