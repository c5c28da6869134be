// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report/report_pdf.h"

#include "app/desktop/report/report_page.h"
#include "app/desktop/report/report_words.h"

#include <QBuffer>
#include <QFile>
#include <QHashFunctions>
#include <QPainter>
#include <QPdfWriter>

namespace mz {

namespace {

constexpr int unitsPerInch = 2540; // of a page

// The fonts of a PDF come in the order of a hash.
class SameHashes {
public:
    SameHashes() { QHashSeed::setDeterministicGlobalSeed(); }
    ~SameHashes() { QHashSeed::resetRandomGlobalSeed(); }
    Q_DISABLE_COPY_MOVE(SameHashes)
};

} // namespace

QByteArray reportPdf(const ReportFacts& facts, Language language) {
    const LanguageMeanwhile meanwhile(language);
    const SameHashes same;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setCreator(QStringLiteral("Mazziere " MZ_VERSION));
    writer.setTitle(facts.name.isEmpty()
                        ? ReportWords::title(facts)
                        : QStringLiteral("%1: %2").arg(ReportWords::title(facts), facts.name));
    writer.setPageLayout({QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF()});
    writer.setResolution(unitsPerInch);
    QPainter painter(&writer);
    paintPage(painter, reportPage(facts));
    painter.end();
    return buffer.data();
}

tl::expected<void, FileTrouble> writeReport(const ReportFacts& facts, const QString& file,
                                            Language language) {
    const QByteArray pdf = reportPdf(facts, language);
    return writeFile(QFile::encodeName(file).toStdString(),
                     {pdf.data(), static_cast<std::size_t>(pdf.size())});
}

} // namespace mz
