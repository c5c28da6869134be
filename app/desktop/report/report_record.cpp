// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/debrief/debrief_sentences.h"
#include "app/desktop/report/paper.h"
#include "app/desktop/report/report_blocks.h"
#include "app/desktop/report/report_words.h"
#include "app/desktop/sentences/window_language.h"

#include <algorithm>

namespace mz {

namespace {

constexpr PageStyle labelStyle{7, QFont::Normal, true};
constexpr PageStyle valueStyle{7.5};
constexpr PageStyle signStyle{7.5, QFont::Normal, true};
constexpr double labelWidth = 21 * mm;
constexpr double gap = 6 * mm;
constexpr std::size_t mostSeeds = 4;
constexpr std::size_t mostSeedsOfExam = 20;
constexpr std::size_t mostLacks = 2;

class Record {
    Q_DECLARE_TR_FUNCTIONS(ReportPage)

public:
    Record(PageWriter& page, const ReportFacts& facts, const BlockPlace& at)
        : m_page(page), m_facts(facts), m_at(at) {}

    double write() {
        const double top =
            m_at.corner.y() + m_page.heading(m_at.corner, m_at.width, tr("The record"));
        const double half = (m_at.width - gap) / 2;
        m_width = half;
        m_x = m_at.corner.x();
        m_y = top;
        editions(tr("Rulebook"), m_facts.rulebooks);
        editions(tr("Pack"), m_facts.packs);
        if (m_facts.hands.size() == 1)
            scenario(m_facts.hands.front());
        const double left = m_y;
        m_x += half + gap;
        m_y = top;
        if (!tellsEverySeed())
            data(m_facts.hands.size() == 1 ? tr("Seed") : tr("Seeds"),
                 ReportWords::seeds(m_facts, mostSeeds));
        data(tr("Program"), ReportWords::programs(m_facts));
        help();
        if (m_facts.startNumber > 0)
            data(tr("Start"), ReportWords::start(m_facts));
        m_x = m_at.corner.x();
        m_y = std::max(left, m_y);
        m_width = m_at.width;
        if (tellsEverySeed())
            paragraph(tr("Seeds"), ReportWords::seeds(m_facts, mostSeedsOfExam));
        if (!m_facts.lastHash.isEmpty())
            words(tr("Last hash"), cleaned(m_facts.lastHash));
        if (m_facts.record.state != SittingCheck::State::notChained)
            paragraph(tr("State"), ReportWords::record(m_facts));
        if (anotherName())
            data(tr("Name in log"), names());
        lacks();
        return m_y - m_at.corner.y();
    }

private:
    [[nodiscard]] QRectF valuePlace() const {
        return {m_x + labelWidth, m_y, m_width - labelWidth, lineHeight(valueStyle)};
    }
    void label(const QString& text) {
        m_page.words({m_x, m_y, labelWidth - mm, lineHeight(valueStyle)}, text, labelStyle);
    }
    void data(const QString& name, const QString& text) {
        label(name);
        m_page.data(valuePlace(), text, valueStyle);
        m_y += lineHeight(valueStyle);
    }
    void words(const QString& name, const QString& text) {
        label(name);
        m_page.words(valuePlace(), text, valueStyle);
        m_y += lineHeight(valueStyle);
    }

    void paragraph(const QString& name, const QString& text) {
        label(name);
        m_y += m_page.paragraph(valuePlace().topLeft(), m_width - labelWidth, text, valueStyle);
    }

    // Of an exam, so that whoever checks it can deal it again.
    [[nodiscard]] bool tellsEverySeed() const {
        const std::size_t hands = m_facts.hands.size();
        return m_facts.isExam() && hands > 1 && hands <= mostSeedsOfExam;
    }

    // What tells it from others is never cut.
    void titled(const QString& name, const QString& title, const QString& tail) {
        words(name, elidedBefore(title, tail, valueStyle, m_width - labelWidth));
    }

    void editions(const QString& name, const std::vector<EditionFacts>& all) {
        const EditionFacts& first = all.front();
        titled(name,
               first.title == Text{} ? QString::fromStdString(first.id)
                                     : WindowLanguage::of(first.title),
               ReportWords::edition(first, all.size() - 1));
    }

    void scenario(const HandFacts& hand) {
        const QString id = cleaned(QString::fromStdString(hand.scenario));
        const QString title = ReportWords::scenario(hand);
        titled(tr("Scenario"), title,
               title == id ? QString() : QStringLiteral(" (%1)").arg(isolated(id)));
    }

    void help() { paragraph(tr("Help"), ReportWords::help(m_facts)); }

    // The report is of somebody else than the logs say, or they do not agree.
    [[nodiscard]] bool anotherName() const {
        return std::ranges::any_of(m_facts.traineesInLogs, [this](const QString& name) {
            return cleaned(name) != cleaned(m_facts.name);
        });
    }
    [[nodiscard]] QString names() const {
        QStringList names;
        for (const QString& name : m_facts.traineesInLogs)
            names.append(isolated(cleaned(name)));
        return names.join(QStringLiteral(", "));
    }

    void lacks() {
        const std::size_t shown = std::min(mostLacks, m_facts.lacks.size());
        for (std::size_t lack = 0; lack < shown; ++lack) {
            QString text = DebriefSentences::lack(m_facts.lacks[lack]);
            if (lack + 1 == shown && shown < m_facts.lacks.size())
                text +=
                    QStringLiteral(" (%1)").arg(ReportWords::more(m_facts.lacks.size() - shown));
            label(lack == 0 ? tr("Remarks") : QString());
            m_y += m_page.paragraph(valuePlace().topLeft(), m_width - labelWidth, cleaned(text),
                                    valueStyle);
        }
    }

    PageWriter& m_page;
    const ReportFacts& m_facts;
    BlockPlace m_at;
    double m_x = 0;
    double m_y = 0;
    double m_width = 0;
};

class Notes {
    Q_DECLARE_TR_FUNCTIONS(ReportPage)

public:
    static QString heading() { return tr("Notes of the instructor"); }
};

class Signatures {
    Q_DECLARE_TR_FUNCTIONS(ReportPage)

public:
    Signatures(PageWriter& page, const ReportFacts& facts, const BlockPlace& at)
        : m_page(page), m_facts(facts), m_at(at) {}

    double write() {
        double y = m_at.corner.y();
        if (m_facts.isExam())
            y += m_page.paragraph({m_at.corner.x(), y}, m_at.width,
                                  ReportWords::whatItProves(m_facts), {7.5});
        y += 13 * mm; // for the hand that signs
        const double half = (m_at.width - gap) / 2;
        sign({m_at.corner.x(), y}, half, tr("Signature of the trainee"));
        sign({m_at.corner.x() + half + gap, y}, half, tr("Signature of the instructor"));
        return y + 0.6 * mm + lineHeight(signStyle) - m_at.corner.y();
    }

private:
    void sign(const QPointF& corner, double width, const QString& whose) {
        const double date = 25 * mm;
        const double between = 4 * mm;
        line(corner, date, tr("Date"));
        line(corner + QPointF(date + between, 0), width - date - between, whose);
    }
    void line(const QPointF& corner, double width, const QString& text) {
        m_page.rule({corner, corner + QPointF(width, 0)}, 0.2 * mm, paper::ink);
        m_page.words({corner.x(), corner.y() + 0.6 * mm, width, lineHeight(signStyle)}, text,
                     signStyle);
    }

    PageWriter& m_page;
    const ReportFacts& m_facts;
    BlockPlace m_at;
};

} // namespace

void writeNotes(PageWriter& page, const BlockPlace& at) {
    page.heading(at.corner, at.width, Notes::heading());
}

double writeRecord(PageWriter& page, const ReportFacts& facts, const BlockPlace& at) {
    return Record(page, facts, at).write();
}

double writeSignatures(PageWriter& page, const ReportFacts& facts, const BlockPlace& at) {
    return Signatures(page, facts, at).write();
}

} // namespace mz
