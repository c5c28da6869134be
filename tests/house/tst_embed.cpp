// SPDX-License-Identifier: GPL-3.0-or-later
#include "embedded/house_probe.h"

#include <QTest>

#include <fstream>
#include <iterator>
#include <string>

namespace mz::house {
std::span<const embedded::File> probe();
}

class TestEmbed : public QObject {
    Q_OBJECT

private slots:
    void bytesAreTheFile();
    void namesKeepTheirOrder();
};

// What is embedded is the file byte for byte: zeros, high bytes, no line end added, empty too.
void TestEmbed::bytesAreTheFile() {
    for (const mz::embedded::File& file : mz::house::probe()) {
        std::ifstream in(MZ_SOURCE_DIR "/tests/house/probe/" + std::string(file.name),
                         std::ios::binary);
        QVERIFY(in.is_open());
        const std::string bytes{std::istreambuf_iterator<char>(in), {}};
        QVERIFY(file.bytes == bytes);
    }
    QCOMPARE(mz::house::probe()[0].bytes.size(), std::size_t{256});
}

// The table keeps the order of the list in CMake, under the last part of each path.
void TestEmbed::namesKeepTheirOrder() {
    const auto files = mz::house::probe();
    QCOMPARE(files.size(), std::size_t{3});
    QVERIFY(files[0].name == "bytes.bin");
    QVERIFY(files[1].name == "a name with blanks.txt");
    QVERIFY(files[2].name == "empty.txt");
    QVERIFY(files[2].bytes.empty());
}

QTEST_APPLESS_MAIN(TestEmbed)
#include "tst_embed.moc"
