// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace mz {

// Where one is, in which mode, and who deals, and what is not part of the hand: language, freezing,
// keys, settings.
class TitleBar : public QWidget {
    Q_OBJECT

public:
    explicit TitleBar(QWidget* parent = nullptr);

    void retranslate();
    // What stands between the program's name and the mode; it is cut off where there is no room.
    void setCrumb(const QString& crumb);
    void setMode(const QString& mode);
    void setLanguage(bool italian);
    void setFrozen(bool frozen);
    // Who deals; empty: nobody in particular.
    void setPerson(const QString& name);
    void setCoachButton(bool shown, bool open);
    // Lets its text, at most at this scale, give way until all of it fits into the width: first the
    // keys behind the words, then the program's name, then the size.
    void fit(int width, double scale);

signals:
    void chooserWanted();
    void peopleWanted();
    void languageWanted(bool italian);
    void freezeWanted();
    void keysWanted();
    void settingsWanted();
    void coachWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QPushButton* button(const QString& name);
    void refit();
    void showCrumb();
    void showPerson();
    void showWords();
    [[nodiscard]] int needed() const;

    QString m_crumb;
    QString m_name; // of the person
    bool m_frozen = false;
    bool m_coachOpen = false;
    bool m_coachShown = false;
    bool m_keysShown = true; // behind the words
    bool m_brandShown = true;
    double m_scale = 1;
    int m_width = 0; // that it was fitted into, with text wanted at this scale
    double m_wanted = 1;
    QLabel* m_brand;
    QPushButton* m_crumbButton;
    QLabel* m_mode;
    QPushButton* m_person;
    QPushButton* m_english;
    QPushButton* m_italian;
    QPushButton* m_freeze;
    QPushButton* m_keys;
    QPushButton* m_settings;
    QPushButton* m_coach;
};

} // namespace mz
