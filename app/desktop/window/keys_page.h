// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/keys/key_map.h"

#include <QWidget>

class QLabel;

namespace mz {

class KeyCap;

// The keys, on the table; each may be given another.
class KeysPage : public QWidget {
    Q_OBJECT

public:
    explicit KeysPage(QWidget* parent);
    // Shows these, in the language of now.
    void setKeys(const KeyMap& keys);

signals:
    void changed(const mz::KeyMap& keys);
    void closed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    QWidget* makeCaps();
    KeyCap* makeCap(Command command, QWidget* parent);
    void give(Command command, const QKeySequence& key);

    KeyMap m_keys;
    QLabel* m_word = nullptr;
    int m_columns = 0;
};

} // namespace mz
