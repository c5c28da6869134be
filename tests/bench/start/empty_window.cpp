// SPDX-License-Identifier: GPL-3.0-or-later
// What the window's start and memory are measured against: Qt, and nothing in it.
#include <QApplication>
#include <QWidget>

int main(int argc, char** argv) {
    const QApplication app(argc, argv);
    QWidget window;
    window.resize(1366, 768);
    window.show();
    return QApplication::exec();
}
