// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>
#include <QListWidget>

namespace mz {

// The second, quieter line of a row.
inline constexpr int rowBriefRole = Qt::UserRole + 1;

// A list whose rows have a name and may have a brief below it; texts of files, never markup.
[[nodiscard]] QListWidget* makeRowList(const char* name, QWidget* parent);
// The same of a model.
[[nodiscard]] QListView* makeRowView(const char* name, QWidget* parent);
QListWidgetItem* addRow(QListWidget& list, const QString& text, const QString& brief = {});

} // namespace mz
