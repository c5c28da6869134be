<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Debrief</name>
    <message numerus="yes">
        <source>A hint: %n point(s) less</source>
        <translation>
            <numerusform>A hint: %n point less</numerusform>
            <numerusform>A hint: %n points less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken back: %n point(s) less</source>
        <translation>
            <numerusform>Taken back: %n point less</numerusform>
            <numerusform>Taken back: %n points less</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deed</name>
    <message numerus="yes">
        <source>The dealer turns up %n cards on the board.</source>
        <translation>
            <numerusform>The dealer turns up %n card on the board.</numerusform>
            <numerusform>The dealer turns up %n cards on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dealer moves %n cards: %1 → %2.</source>
        <translation>
            <numerusform>The dealer moves %n card: %1 → %2.</numerusform>
            <numerusform>The dealer moves %n cards: %1 → %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n acts are taken back.</source>
        <translation>
            <numerusform>The last act is taken back.</numerusform>
            <numerusform>The last %n acts are taken back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message numerus="yes">
        <source>%n act(s) taken back</source>
        <translation>
            <numerusform>%n act taken back</numerusform>
            <numerusform>%n acts taken back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message numerus="yes">
        <source>The hands go on by themselves: they turn up %n cards.</source>
        <translation>
            <numerusform>The hands go on by themselves: they turn up %n card.</numerusform>
            <numerusform>The hands go on by themselves: they turn up %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A card sticks: %n cards land on the board.</source>
        <translation>
            <numerusform>A card sticks: %n card lands on the board.</numerusform>
            <numerusform>A card sticks: %n cards land on the board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExamPage</name>
    <message numerus="yes">
        <source>%n hand(s), one after the other.</source>
        <translation>
            <numerusform>%n hand, one after the other.</numerusform>
            <numerusform>%n hands, one after the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) for all hands</source>
        <translation>
            <numerusform>%n minute for all hands</numerusform>
            <numerusform>%n minutes for all hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) for each hand</source>
        <translation>
            <numerusform>%n second for each hand</numerusform>
            <numerusform>%n seconds for each hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has begun this %n time(s) on this computer, last on %2.</source>
        <translation>
            <numerusform>%1 has begun this once on this computer, on %2.</numerusform>
            <numerusform>%1 has begun this %n times on this computer, last on %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message numerus="yes">
        <source>%n session(s) written.</source>
        <translation>
            <numerusform>%n session written.</numerusform>
            <numerusform>%n sessions written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message numerus="yes">
        <source>only %n acts can be taken back</source>
        <translation>
            <numerusform>only %n act can be taken back</numerusform>
            <numerusform>only %n acts can be taken back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message numerus="yes">
        <source>You have met it %n time(s) so far, right: %1. Mastery takes ten.</source>
        <translation>
            <numerusform>You have met it %n time so far, right: %1. Mastery takes ten.</numerusform>
            <numerusform>You have met it %n times so far, right: %1. Mastery takes ten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message numerus="yes">
        <source>The moments that cost most; %n more in the debrief.</source>
        <translation>
            <numerusform>The moments that cost most; %n more in the debrief.</numerusform>
            <numerusform>The moments that cost most; %n more in the debrief.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) (−%1 points)</source>
        <translation>
            <numerusform>%n hint (−%1 points)</numerusform>
            <numerusform>%n hints (−%1 points)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taken back %n time(s) (−%1 points)</source>
        <translation>
            <numerusform>taken back once (−%1 points)</numerusform>
            <numerusform>taken back %n times (−%1 points)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n hand(s)</source>
        <translation>
            <numerusform>%1 of %n hand</numerusform>
            <numerusform>%1 of %n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>bet of %n chip(s)</source>
        <translation>
            <numerusform>bet of %n chip</numerusform>
            <numerusform>bet of %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of them face up: %2</source>
        <translation>
            <numerusform>%1, %n of them face up: %2</numerusform>
            <numerusform>%1, %n of them face up: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n chip(s)</source>
        <translation>
            <numerusform>%1, %n chip</numerusform>
            <numerusform>%1, %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, bet of %n chip(s)</source>
        <translation>
            <numerusform>%1, bet of %n chip</numerusform>
            <numerusform>%1, bet of %n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Show</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mz::AssignmentPage</name>
    <message numerus="yes">
        <source>%n hand(s), drawn</source>
        <translation>
            <numerusform>%n hand, drawn</numerusform>
            <numerusform>%n hands, drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole pack: %n hand(s) in their order.</source>
        <translation>
            <numerusform>The whole pack: %n hand in their order.</numerusform>
            <numerusform>The whole pack: %n hands in their order.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mz::Chooser</name>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) went wrong or slowly</source>
        <translation>
            <numerusform>%n case went wrong or slowly</numerusform>
            <numerusform>%n cases went wrong or slowly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s), drawn</source>
        <translation>
            <numerusform>%n hand, drawn</numerusform>
            <numerusform>%n hands, drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole pack: %n hand(s) in their order.</source>
        <translation>
            <numerusform>The whole pack: %n hand in their order.</numerusform>
            <numerusform>The whole pack: %n hands in their order.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mz::ClassDesk</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trainee(s) added</source>
        <translation>
            <numerusform>%n trainee added</numerusform>
            <numerusform>%n trainees added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) came in that were not known yet.</source>
        <translation>
            <numerusform>%n session came in that was not known yet.</numerusform>
            <numerusform>%n sessions came in that were not known yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mz::CoachPanel</name>
    <message numerus="yes">
        <source>Help cost %n point(s).</source>
        <translation>
            <numerusform>Help cost %n point.</numerusform>
            <numerusform>Help cost %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) pitched</source>
        <translation>
            <numerusform>%n card pitched</numerusform>
            <numerusform>%n cards pitched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) less (%1)</source>
        <translation>
            <numerusform>%n point less (%1)</numerusform>
            <numerusform>%n points less (%1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mz::ExamPage</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mz::PeopleDesk</name>
    <message numerus="yes">
        <source>A trainee with %n session(s) came in.</source>
        <translation>
            <numerusform>A trainee with %n session came in.</numerusform>
            <numerusform>A trainee with %n sessions came in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) came in that were not known yet.</source>
        <translation>
            <numerusform>%n session came in that was not known yet.</numerusform>
            <numerusform>%n sessions came in that were not known yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) judged again.</source>
        <translation>
            <numerusform>%n session judged again.</numerusform>
            <numerusform>%n sessions judged again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdict(s) differ; both stand side by side.</source>
        <translation>
            <numerusform>%n verdict differs; both stand side by side.</numerusform>
            <numerusform>%n verdicts differ; both stand side by side.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mz::PersonForm</name>
    <message numerus="yes">
        <source>%n session(s) were dealt here without a name: they are mine</source>
        <translation>
            <numerusform>%n session was dealt here without a name: it is mine</numerusform>
            <numerusform>%n sessions were dealt here without a name: they are mine</numerusform>
        </translation>
    </message>
</context>
</TS>
