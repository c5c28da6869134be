// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sentences/window_language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace mz {

namespace {

// Gives tr() the sentences of the table that both programs share.
class TableTranslator : public QTranslator {
public:
    Language language = Language::en;

    QString translate(const char* context, const char* source, const char* comment,
                      int count) const override {
        const auto found =
            translated(language, context, source, comment == nullptr ? "" : comment, count);
        return found ? QString::fromUtf8(found->data(), static_cast<qsizetype>(found->size()))
                     : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

// Outlives the application, which keeps a pointer to it.
TableTranslator& translator() {
    static auto* const one = new TableTranslator;
    return *one;
}

} // namespace

void WindowLanguage::use(Language language) {
    translator().language = language;
    QCoreApplication::removeTranslator(&translator());
    QCoreApplication::installTranslator(&translator());
    QLocale::setDefault(QLocale(language == Language::it ? QLocale::Italian : QLocale::English));
}

Language WindowLanguage::language() { return translator().language; }

QString WindowLanguage::of(const Text& text) { return QString::fromStdString(words().text(text)); }

LanguageMeanwhile::LanguageMeanwhile(Language language) : m_before(translator().language) {
    translator().language = language;
}

LanguageMeanwhile::~LanguageMeanwhile() { translator().language = m_before; }

} // namespace mz
