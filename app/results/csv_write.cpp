// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/csv.h"

#include "app/results/formula.h"
#include "app/results/moment.h"
#include "core/codes/code_list.h"

#include <algorithm>
#include <utility>

namespace mz {

namespace {

constexpr CodeList<2> forms{"international", "italian"};

char separatorOf(CsvForm form) { return form == CsvForm::italian ? ';' : ','; }

// One decimal at least, three at most.
std::string written(Decimal number, CsvForm form) {
    const bool negative = number.thousandths < 0;
    const auto all = static_cast<std::uint64_t>(number.thousandths);
    const std::uint64_t size = negative ? 0 - all : all;
    std::string decimals = std::to_string(1000 + size % 1000).substr(1);
    while (decimals.size() > 1 && decimals.back() == '0')
        decimals.pop_back();
    return (negative ? "-" : "") + std::to_string(size / 1000) +
           (form == CsvForm::italian ? ',' : '.') + decimals;
}

struct CellText {
    CsvForm form;

    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(const std::string& text) const {
        return looksLikeFormula(text) ? '\'' + text : text;
    }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(bool truth) const { return truth ? "1" : "0"; }
    std::string operator()(Decimal number) const { return written(number, form); }
    std::string operator()(Instant moment) const {
        return form == CsvForm::italian ? localSeconds(moment.ms) : utcSeconds(moment.ms);
    }
};

bool needsQuotes(std::string_view text, char separator) {
    if (text.empty())
        return false;
    return text.front() == ' ' || text.back() == ' ' || std::ranges::any_of(text, [&](char letter) {
               return letter == separator || letter == '"' || letter == '\r' || letter == '\n';
           });
}

std::string quoted(std::string_view text) {
    std::string whole = "\"";
    for (const char letter : text)
        whole.append(letter == '"' ? 2 : 1, letter);
    return whole + '"';
}

} // namespace

std::string_view code(CsvForm form) { return codeIn(forms, form); }

std::optional<CsvForm> csvFormFromCode(std::string_view text) {
    return valueIn<CsvForm>(forms, text);
}

std::string csvCell(const Cell& cell, CsvForm form) {
    std::string text = std::visit(CellText{form}, cell);
    return needsQuotes(text, separatorOf(form)) ? quoted(text) : text;
}

CsvWriter::CsvWriter(CsvForm form) : m_form(form) {
    if (form == CsvForm::italian)
        m_text = "\xEF\xBB\xBF"; // without it Excel takes accents apart
}

void CsvWriter::row(std::span<const Cell> cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0)
            m_text += separatorOf(m_form);
        m_text += csvCell(cells[i], m_form);
    }
    m_text += "\r\n";
}

std::string CsvWriter::take() { return std::exchange(m_text, {}); }

} // namespace mz
