// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report/report_pdf.h"

#include "app/desktop/report/page_writer.h"
#include "app/desktop/report/report_page.h"
#include "app/desktop/report/report_words.h"
#include "app/records/native_path.h"

#include <QBuffer>
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
    const QString name = cleaned(facts.name);
    const QString title = ReportWords::title(facts);
    writer.setTitle(name.isEmpty() ? title : QStringLiteral("%1: %2").arg(title, name));
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
    return writeFile(nativePath(file), {pdf.data(), static_cast<std::size_t>(pdf.size())});
}

} // namespace mz
