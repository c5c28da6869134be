<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>Show</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
</TS>
