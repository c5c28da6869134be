// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/log_lines.h"

#include "core/json/utf8.h"

#include <QFileInfo>

#include <algorithm>

namespace mz {

void cutToText(std::string& text) {
    const json::GoodText good = json::goodText(text);
    if (good.end == json::TextEnd::whole)
        return;
    const std::size_t lastEnd = text.rfind('\n', good.size);
    text.resize(lastEnd == std::string::npos ? 0 : lastEnd + 1);
}

std::vector<std::string> wholeLines(const std::string& text, std::optional<int> cutOffLine) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (cutOffLine && static_cast<int>(lines.size()) + 1 == *cutOffLine)
            break;
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

std::string textOf(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

const QString& timeInLogName() {
    static const QString format = QStringLiteral("yyyyMMdd-HHmmss-zzz");
    return format;
}

QDateTime begunAt(const QString& file) {
    return QDateTime::fromString(QFileInfo(file).fileName().left(timeInLogName().size()),
                                 timeInLogName());
}

std::int64_t startOfLog(const QString& path, std::int64_t lastMs) {
    const QDateTime begun = begunAt(path);
    return begun.isValid() ? begun.toMSecsSinceEpoch()
                           : QFileInfo(path).lastModified().toMSecsSinceEpoch() - lastMs;
}

} // namespace mz
