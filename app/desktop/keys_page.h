// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace mz {

// The keys, on the table.
class KeysPage : public QWidget {
    Q_OBJECT

public:
    explicit KeysPage(QWidget* parent);
    void retranslate();

signals:
    void closed();
};

} // namespace mz
