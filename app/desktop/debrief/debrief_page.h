// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/keys/commands.h"
#include "app/desktop/table/card_pixmaps.h"
#include "core/session/reopen.h"
#include "core/session/review.h"

#include <QWidget>

#include <memory>

class QFrame;
class QLabel;
class QPushButton;
class QScrollArea;
class QShortcut;

namespace mz {

class DebriefBoards;
class DebriefList;
class DebriefScore;
class DebriefTable;
class DebriefTimeline;
class DebriefWhy;

// A session looked at again: the table at every moment, as it was done and as it should be.
class DebriefPage : public QWidget {
    Q_OBJECT

public:
    explicit DebriefPage(QWidget* parent);

    // Shows the first moment at which something is wrong, else the first that is marked.
    void setReview(std::shared_ptr<const Review> review, std::vector<Lack> lacks);
    [[nodiscard]] const Review& review() const { return *m_review; }
    // `hasNext`: there is a pack with a case after this one.
    void setNext(bool hasNext);
    void setDeck(CardPixmaps::Deck deck);
    void setTextScale(double scale);
    void retranslate();

    [[nodiscard]] int moment() const;
    void goTo(int moment);

signals:
    void closed();
    void wanted(mz::Command command); // again or next
    void againFrom(int moment);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeHead();
    void makeTimeline();
    void makeList();
    void makeHand();
    void showMoment();
    void fillList();
    void fillNotes();
    void showTitle();
    void arrange();
    int arrangeHead();
    int arrangeTop(int y, int wide);
    void arrangeTables(int x, int y, int wide, int high);
    int arrangeBottom(int y, int wide, int high);
    [[nodiscard]] int captionHeight(int wide) const;

    std::shared_ptr<const Review> m_review;
    std::vector<Lack> m_lacks;
    double m_scale = 1;
    int m_captionLines = 0; // px; grows with what stands below the tables

    QWidget* m_head;
    QLabel* m_title;
    QLabel* m_about;
    QList<QPushButton*> m_buttons; // again, next, back
    QList<QShortcut*> m_keys;      // of again and next
    QScrollArea* m_scroll;
    QWidget* m_body;
    QFrame* m_notes;
    DebriefScore* m_score;
    DebriefTable* m_done;
    DebriefTable* m_asked;
    QLabel* m_sign; // between the tables
    QLabel* m_doneText;
    QLabel* m_askedText;
    QFrame* m_timelineCard;
    QLabel* m_timelineTitle;
    DebriefTimeline* m_timeline;
    QPushButton* m_earlier;
    QPushButton* m_later;
    QFrame* m_listCard;
    QLabel* m_listTitle;
    QLabel* m_listEmpty;
    DebriefList* m_list;
    DebriefWhy* m_why;
    QFrame* m_handCard;
    QLabel* m_handTitle;
    DebriefBoards* m_boards;
};

} // namespace mz
