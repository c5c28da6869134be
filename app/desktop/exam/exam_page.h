// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/exam/exam_words.h"
#include "app/desktop/look/page.h"

#include <QButtonGroup>
#include <QListWidget>
#include <QScrollArea>

#include <optional>

namespace mz {

// An exam or an assignment: before it begins, while it is under way, and when it is over.
class ExamPage : public Page {
    Q_OBJECT

public:
    explicit ExamPage(QWidget* parent);

    // `free`: the limits may be chosen here.
    void showOffer(const ExamOffer& offer, bool free);
    void showUnderWay(const ExamProgress& progress);
    void showOver(const ExamResult& result);
    void say(const QString& text) { note(text); }
    void retranslate();

signals:
    void beginWanted(const mz::TimeLimits& limits);
    void goOnWanted();
    void handLeft(); // as far as it came
    void endWanted();
    void reportWanted();
    void handInWanted();
    void lookWanted(int hand); // from 0
    void peopleWanted();
    void closed();

private:
    enum class Doing : std::uint8_t { offering, underWay, over };

    void show(Doing doing);
    void showOfferTexts();
    void showProgressTexts();
    void showResultTexts();
    void fillHands();
    // What cannot be undone is pressed twice.
    [[nodiscard]] bool sure(QPushButton* button, const QString& question);
    [[nodiscard]] TimeLimits chosenLimits() const;
    QWidget* limitRow(const char* name, std::size_t choices, QLabel*& label, QButtonGroup*& group);

    Doing m_doing = Doing::offering;
    QPushButton* m_asked = nullptr; // whether it was meant
    ExamOffer m_offer;
    bool m_free = false;
    ExamProgress m_progress;
    ExamResult m_result;

    QLabel* m_strong;
    QLabel* m_about;
    QLabel* m_alert;
    QScrollArea* m_offering; // what stands there before it begins
    QLabel* m_offered;
    QWidget* m_limits;
    QLabel* m_minutesLabel = nullptr;
    QButtonGroup* m_minutes = nullptr;
    QLabel* m_secondsLabel = nullptr;
    QButtonGroup* m_seconds = nullptr;
    QListWidget* m_hands;
    QLabel* m_proof;
    QLabel* m_record;
    QPushButton* m_close;
    QPushButton* m_people;
    QPushButton* m_end;
    QPushButton* m_leave;
    QPushButton* m_report;
    QPushButton* m_handIn;
    QPushButton* m_begin;
    QPushButton* m_goOn;
    QPushButton* m_look;
};

} // namespace mz
