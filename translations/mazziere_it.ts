<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>BatchParser</name>
    <message>
        <source>The language: en or it; English is the default.</source>
        <translation>La lingua: en o it; senza indicazione l’inglese.</translation>
    </message>
    <message>
        <source>Where packs and rulebooks are kept.</source>
        <translation>Dove stanno pacchetti e regolamenti.</translation>
    </message>
    <message>
        <source>--lang must be en or it</source>
        <translation>--lang dev’essere en o it</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>%1 of clubs</source>
        <translation>%1 di fiori</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>%1 di quadri</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>%1 di cuori</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>%1 di picche</translation>
    </message>
</context>
<context>
    <name>Category</name>
    <message>
        <source>high card</source>
        <translation>carta alta</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>coppia</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>doppia coppia</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>tris</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>scala</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>colore</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>full</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>poker</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>scala colore</translation>
    </message>
</context>
<context>
    <name>Chain</name>
    <message>
        <source>This log was not sealed: nothing tells whether it was changed.</source>
        <translation>Questo log non è stato sigillato: nulla dice se è stato modificato.</translation>
    </message>
    <message>
        <source>Every byte of this log is as it was written. Lines: %1, seal: %2</source>
        <translation>Ogni byte di questo registro è come è stato scritto. Righe: %1, sigillo: %2</translation>
    </message>
    <message>
        <source>This log was broken off: it has no seal. Its first %1 lines hang together.</source>
        <translation>Questo log è interrotto: gli manca il sigillo. Le prime righe, fino alla %1, sono concatenate.</translation>
    </message>
    <message>
        <source>This log was changed on line %1 or %2.</source>
        <translation>Questo log è stato modificato alla riga %1 o alla %2.</translation>
    </message>
    <message>
        <source>This log was changed, first of all on line %1.</source>
        <translation>Questo log è stato modificato, per la prima volta alla riga %1.</translation>
    </message>
    <message>
        <source>Unchanged: every byte is as it was written.</source>
        <translation>Immutato: ogni byte è com’è stato scritto.</translation>
    </message>
    <message>
        <source>Broken off: hand %1 has no seal. What there is hangs together.</source>
        <translation>Interrotto: la mano %1 non ha sigillo. Quello che c’è è coerente.</translation>
    </message>
    <message>
        <source>Changed: the last hash is not the one that was kept.</source>
        <translation>Modificato: l’ultimo hash non è quello conservato.</translation>
    </message>
    <message>
        <source>Changed: hand %1, line %2 or %3.</source>
        <translation>Modificato: mano %1, riga %2 o %3.</translation>
    </message>
    <message>
        <source>Changed: hand %1, from line %2 on.</source>
        <translation>Modificato: mano %1, a partire dalla riga %2.</translation>
    </message>
</context>
<context>
    <name>ClassCommand</name>
    <message>
        <source>Write what trainees have handed in as the table of a class, and as export does.</source>
        <translation>Scrive ciò che gli allievi hanno consegnato come tabella di una classe, e come fa export.</translation>
    </message>
    <message>
        <source>The folder to write into.</source>
        <translation>La cartella in cui scrivere.</translation>
    </message>
    <message>
        <source>The school&apos;s list of trainees.</source>
        <translation>L’elenco degli allievi della scuola.</translation>
    </message>
    <message>
        <source>How spreadsheets want it: international or italian.</source>
        <translation>Come lo vogliono i fogli di calcolo: international o italian.</translation>
    </message>
    <message>
        <source>class needs -o and a folder</source>
        <translation>class vuole -o e una cartella</translation>
    </message>
    <message>
        <source>class needs files that were handed in, or a folder of them</source>
        <translation>class vuole i file consegnati, o una cartella che li contiene</translation>
    </message>
    <message>
        <source>--form must be international or italian</source>
        <translation>--form deve essere international o italian</translation>
    </message>
    <message>
        <source>%1: %2 has the number of %3</source>
        <translation>%1: %2 ha il numero di %3</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>standard output cannot be written</source>
        <translation>non è possibile scrivere sullo standard output</translation>
    </message>
    <message>
        <source>there is too little memory</source>
        <translation>la memoria non basta</translation>
    </message>
    <message>
        <source>%1: there is no scenario “%2”</source>
        <translation>%1: non c’è nessuno scenario «%2»</translation>
    </message>
    <message>
        <source>the last line is cut off and is left out</source>
        <translation>l’ultima riga è incompleta e viene tralasciata</translation>
    </message>
    <message>
        <source>The log names the rulebook “%1”; this one is used instead: “%2”.</source>
        <translation>Il log indica il regolamento «%1»; al suo posto si usa questo: «%2».</translation>
    </message>
    <message>
        <source>The pack names the rulebook “%1”; this one is used instead: “%2”.</source>
        <translation>Il pacchetto indica il regolamento «%1»; al suo posto si usa questo: «%2».</translation>
    </message>
    <message>
        <source>The scenario has changed since the log was written; it is shown as it was dealt.</source>
        <translation>Lo scenario è cambiato da quando è stato scritto il log; viene mostrato com’era stato distribuito.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Read out the board</source>
        <translation>Leggi il board ad alta voce</translation>
    </message>
    <message>
        <source>Read out the pots and the bets</source>
        <translation>Leggi i pot e le puntate</translation>
    </message>
    <message>
        <source>Read out a seat: then its digit</source>
        <translation>Leggi un posto: poi la sua cifra</translation>
    </message>
    <message>
        <source>Read out what the coach says is due</source>
        <translation>Leggi che cosa il coach dice di fare</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischia</translation>
    </message>
    <message>
        <source>Shuffle the cards in the stub</source>
        <translation>Mischia le carte del mazzo</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>Cut the stub</source>
        <translation>Taglia il mazzo</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Dai</translation>
    </message>
    <message>
        <source>Pitch a card to the next player; 1 to 9 and 0: to that seat</source>
        <translation>Dai una carta al prossimo giocatore; da 1 a 9 e 0: a quel posto</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Burn</translation>
    </message>
    <message>
        <source>Burn the top card</source>
        <translation>Brucia la prima carta del mazzo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Deal the board, as many cards as the street has</source>
        <translation>Gira il board, tante carte quante ne vuole la street</translation>
    </message>
    <message>
        <source>To stub</source>
        <translation>Nel mazzo</translation>
    </message>
    <message>
        <source>Put the selected cards on the stub</source>
        <translation>Metti sul mazzo le carte scelte</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>Da parte</translation>
    </message>
    <message>
        <source>Set the selected cards aside</source>
        <translation>Metti da parte le carte scelte</translation>
    </message>
    <message>
        <source>To burns</source>
        <translation>Tra i burn</translation>
    </message>
    <message>
        <source>Put the selected cards with the burncards</source>
        <translation>Metti le carte scelte tra le carte bruciate</translation>
    </message>
    <message>
        <source>Muck</source>
        <translation>Muck</translation>
    </message>
    <message>
        <source>Put the selected cards into the muck</source>
        <translation>Metti nel muck le carte scelte</translation>
    </message>
    <message>
        <source>To board</source>
        <translation>Sul board</translation>
    </message>
    <message>
        <source>Put the selected cards on the board</source>
        <translation>Metti sul board le carte scelte</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Gira</translation>
    </message>
    <message>
        <source>Turn the selected card over</source>
        <translation>Gira la carta scelta</translation>
    </message>
    <message>
        <source>Bets in</source>
        <translation>Piatto</translation>
    </message>
    <message>
        <source>Bring the bets into the pot</source>
        <translation>Porta le puntate nel piatto</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>Rendi</translation>
    </message>
    <message>
        <source>Give the bets back</source>
        <translation>Restituisci le puntate</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Assegna</translation>
    </message>
    <message>
        <source>Push a pot: choose the seats by digit or click, then Enter</source>
        <translation>Assegna un piatto: scegli i posti con le cifre o con un clic, poi Invio</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>Bottone</translation>
    </message>
    <message>
        <source>Move the button: then a digit or a click on a seat</source>
        <translation>Sposta il bottone: poi una cifra o un clic su un posto</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Misdeal</translation>
    </message>
    <message>
        <source>Declare a misdeal</source>
        <translation>Dichiara misdeal</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Chiama il floor</translation>
    </message>
    <message>
        <source>Gather</source>
        <translation>Riunisci</translation>
    </message>
    <message>
        <source>Gather all cards; the bets go back</source>
        <translation>Riunisci tutte le carte; le puntate tornano indietro</translation>
    </message>
    <message>
        <source>Let act</source>
        <translation>Il giro</translation>
    </message>
    <message>
        <source>Let the players act, to the end of the round</source>
        <translation>Lascia agire i giocatori fino alla fine del giro</translation>
    </message>
    <message>
        <source>One only</source>
        <translation>Uno</translation>
    </message>
    <message>
        <source>Let one player act</source>
        <translation>Lascia agire un giocatore</translation>
    </message>
    <message>
        <source>Deal the board: then a digit, so many cards</source>
        <translation>Gira il board: poi una cifra, tante carte</translation>
    </message>
    <message>
        <source>Put the selected cards under the stub</source>
        <translation>Metti le carte scelte sotto il mazzo</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>A hint; again for a clearer one. It costs points</source>
        <translation>Un suggerimento; di nuovo per uno più chiaro. Costa punti</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Take back the last act. It costs points</source>
        <translation>Annulla l’ultimo gesto. Costa punti</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>The same case again</source>
        <translation>Lo stesso caso da capo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Prossimo</translation>
    </message>
    <message>
        <source>The next case</source>
        <translation>Il caso successivo</translation>
    </message>
    <message>
        <source>Show the coach where it is covered, or cover it again</source>
        <translation>Mostra il coach dove è coperto, o lo copre di nuovo</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Drop the selection; else freeze the table, again to go on</source>
        <translation>Lascia la selezione; altrimenti ferma il tavolo, di nuovo per riprendere</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Show the keys</source>
        <translation>Mostra i tasti</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>For a class: large cards, thick lines, answers covered</source>
        <translation>Per una classe: carte grandi, linee spesse, risposte coperte</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>the key</extracomment>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Selected cards</source>
        <translation>Carte scelte</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Annunci</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Vai avanti</translation>
    </message>
    <message>
        <source>Go on as it is, where the table stands still at a critical fault</source>
        <translation>Vai avanti così, quando il tavolo è fermo su una mancanza critica</translation>
    </message>
    <message>
        <source>Learn: show the case again from the beginning</source>
        <translation>Imparare: mostra di nuovo il caso dall’inizio</translation>
    </message>
    <message>
        <source>Debrief</source>
        <translation>Debriefing</translation>
    </message>
    <message>
        <source>Look at the case again, moment by moment, once it is over</source>
        <translation>Rivedere il caso, momento per momento, quando è finito</translation>
    </message>
    <message>
        <source>Who is dealing: let somebody else sit down</source>
        <translation>Chi fa il mazziere: lascia il posto a un altro</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessioni</translation>
    </message>
    <message>
        <source>What you have dealt, session by session</source>
        <translation>Ciò che hai distribuito, sessione per sessione</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>For the instructor: a class, its exams and its results</source>
        <translation>Per l’istruttore: una classe, i suoi esami e i suoi risultati</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progressi</translation>
    </message>
    <message>
        <source>How far you have come, rule by rule and week by week</source>
        <translation>Quanta strada hai fatto, regola per regola e settimana per settimana</translation>
    </message>
</context>
<context>
    <name>Debrief</name>
    <message>
        <source>The log ends here</source>
        <translation>Qui finisce il log</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Taken back later.</source>
        <translation>In seguito annullato.</translation>
    </message>
    <message>
        <source>The same: nothing is wrong here.</source>
        <translation>Uguale: qui non c’è niente di sbagliato.</translation>
    </message>
    <message>
        <source>Nothing more was to be done.</source>
        <translation>Non c’era più niente da fare.</translation>
    </message>
    <message numerus="yes">
        <source>A hint: %n point(s) less</source>
        <translation>
            <numerusform>Un suggerimento: %n punto in meno</numerusform>
            <numerusform>Un suggerimento: %n punti in meno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken back: %n point(s) less</source>
        <translation>
            <numerusform>Annullato: %n punto in meno</numerusform>
            <numerusform>Annullato: %n punti in meno</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a rulebook and a rule in it</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The pack “%1” is not here. The hand is shown as the log itself describes it; 80 points count as passed.</source>
        <translation>Il pacchetto «%1» non è qui. La mano è quella descritta nel log stesso; per superarla contano 80 punti.</translation>
    </message>
    <message>
        <source>The pack no longer has the scenario “%1”. The hand is shown as the log itself describes it.</source>
        <translation>Il pacchetto non ha più lo scenario «%1». La mano è quella descritta nel log stesso.</translation>
    </message>
    <message>
        <source>The scenario has changed since then. The hand is shown as it was dealt.</source>
        <translation>Da allora lo scenario è cambiato. La mano è mostrata come fu servita.</translation>
    </message>
    <message>
        <source>What the log says about its hand cannot be dealt. The hand of the pack is shown.</source>
        <translation>La mano descritta nel log non si può servire. È mostrata quella del pacchetto.</translation>
    </message>
    <message>
        <source>The rulebook “%1” is not here. Steps and faults are by another one, named below.</source>
        <translation>Il regolamento «%1» non è qui. Passi ed errori seguono un altro regolamento, indicato sotto.</translation>
    </message>
    <message>
        <source>The log was written under edition %1 of the rulebook; this is edition %2.</source>
        <translation>Il log è stato scritto con l’edizione %1 del regolamento; questa è l’edizione %2.</translation>
    </message>
    <message>
        <source>Line %1 of the log is cut off and left out. What stands before it is shown.</source>
        <translation>La riga %1 del log è tronca e viene tralasciata. È mostrato ciò che viene prima.</translation>
    </message>
    <message>
        <source>The hand ends before the river.</source>
        <translation>La mano finisce prima del river.</translation>
    </message>
    <message>
        <source>The remedy keeps the whole board as it would have come.</source>
        <translation>Il rimedio conserva tutto il board come sarebbe uscito.</translation>
    </message>
    <message>
        <source>The remedy keeps flop and turn; only the river is left to chance.</source>
        <translation>Il rimedio conserva flop e turn; solo il river è lasciato al caso.</translation>
    </message>
    <message>
        <source>The remedy keeps the flop, and the natural river comes as the turn; only the new river is left to chance.</source>
        <translation>Il rimedio conserva il flop e il river naturale esce come turn; solo il nuovo river è lasciato al caso.</translation>
    </message>
    <message>
        <source>The remedy keeps the flop; the rest is left to chance.</source>
        <translation>Il rimedio conserva il flop; il resto è lasciato al caso.</translation>
    </message>
    <message>
        <source>The remedy leaves the whole board to chance.</source>
        <translation>Il rimedio lascia al caso tutto il board.</translation>
    </message>
</context>
<context>
    <name>DebriefTable</name>
    <message>
        <source>D</source>
        <extracomment>letter on the dealer button</extracomment>
        <translation>D</translation>
    </message>
</context>
<context>
    <name>Deed</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The dealer shuffles.</source>
        <translation>Il dealer mischia.</translation>
    </message>
    <message>
        <source>The dealer cuts.</source>
        <translation>Il dealer taglia.</translation>
    </message>
    <message>
        <source>The dealer pitches a card to Seat %1.</source>
        <translation>Il dealer serve una carta al posto %1.</translation>
    </message>
    <message>
        <source>The dealer burns a card.</source>
        <translation>Il dealer brucia una carta.</translation>
    </message>
    <message numerus="yes">
        <source>The dealer turns up %n cards on the board.</source>
        <translation>
            <numerusform>Il dealer gira %n carta sul board.</numerusform>
            <numerusform>Il dealer gira %n carte sul board.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer moves all cards: %1 → %2.</source>
        <translation>Il dealer sposta tutte le carte: %1 → %2.</translation>
    </message>
    <message numerus="yes">
        <source>The dealer moves %n cards: %1 → %2.</source>
        <translation>
            <numerusform>Il dealer sposta %n carta: %1 → %2.</numerusform>
            <numerusform>Il dealer sposta %n carte: %1 → %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer gathers all cards.</source>
        <translation>Il dealer raccoglie tutte le carte.</translation>
    </message>
    <message>
        <source>The dealer turns a card over (%1).</source>
        <translation>Il dealer volta una carta (%1).</translation>
    </message>
    <message>
        <source>The dealer brings the bets in.</source>
        <translation>Il dealer raccoglie le puntate.</translation>
    </message>
    <message>
        <source>The dealer gives the bets back.</source>
        <translation>Il dealer restituisce le puntate.</translation>
    </message>
    <message>
        <source>The dealer calls a misdeal.</source>
        <translation>Il dealer dichiara misdeal.</translation>
    </message>
    <message>
        <source>The dealer calls the floor.</source>
        <translation>Il dealer chiama il floor.</translation>
    </message>
    <message>
        <source>The dealer makes an announcement.</source>
        <translation>Il dealer fa un annuncio.</translation>
    </message>
    <message>
        <source>The dealer moves the button to Seat %1.</source>
        <translation>Il dealer sposta il bottone al posto %1.</translation>
    </message>
    <message>
        <source>The dealer splits the main pot between the seats %1.</source>
        <translation>Il dealer divide il piatto principale tra i posti %1.</translation>
    </message>
    <message>
        <source>The dealer pushes the main pot to Seat %1.</source>
        <translation>Il dealer spinge il piatto principale al posto %1.</translation>
    </message>
    <message>
        <source>The dealer splits side pot %1 between the seats %2.</source>
        <translation>Il dealer divide il side pot %1 tra i posti %2.</translation>
    </message>
    <message>
        <source>The dealer pushes side pot %1 to Seat %2.</source>
        <translation>Il dealer spinge il side pot %1 al posto %2.</translation>
    </message>
    <message>
        <source>The dealer waits for the players.</source>
        <translation>Il dealer aspetta i giocatori.</translation>
    </message>
    <message>
        <source>The dealer waits for one player.</source>
        <translation>Il dealer aspetta un giocatore.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n acts are taken back.</source>
        <translation>
            <numerusform>L’ultimo gesto viene annullato.</numerusform>
            <numerusform>Gli ultimi %n gesti vengono annullati.</numerusform>
        </translation>
    </message>
    <message>
        <source>A hint is given: stage %1 of 3.</source>
        <translation>Viene dato un aiuto: livello %1 di 3.</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>under the stub</source>
        <translation>sotto il mazzo</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischia</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>Card to Seat %1</source>
        <translation>Carta al posto %1</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Burn</translation>
    </message>
    <message>
        <source>To the board: %1</source>
        <translation>Sul board: %1</translation>
    </message>
    <message>
        <source>All cards gathered</source>
        <translation>Tutte le carte riunite</translation>
    </message>
    <message>
        <source>Card turned over: %1</source>
        <translation>Carta girata: %1</translation>
    </message>
    <message>
        <source>Bets brought in</source>
        <translation>Puntate nel piatto</translation>
    </message>
    <message>
        <source>Bets given back</source>
        <translation>Puntate restituite</translation>
    </message>
    <message>
        <source>“Misdeal”</source>
        <translation>«Misdeal»</translation>
    </message>
    <message>
        <source>“Floor!”</source>
        <translation>«Floor!»</translation>
    </message>
    <message>
        <source>Button to Seat %1</source>
        <translation>Bottone al posto %1</translation>
    </message>
    <message>
        <source>%1 to Seat %2</source>
        <translation>%1 al posto %2</translation>
    </message>
    <message>
        <source>Let the players act</source>
        <translation>Fai agire i giocatori</translation>
    </message>
    <message>
        <source>Let one player act</source>
        <translation>Lascia agire un giocatore</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) taken back</source>
        <translation>
            <numerusform>%n gesto annullato</numerusform>
            <numerusform>%n gesti annullati</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint %1 of 3</source>
        <translation>Suggerimento %1 di 3</translation>
    </message>
    <message>
        <source>Flop dealt</source>
        <translation>Flop girato</translation>
    </message>
    <message>
        <source>Turn dealt</source>
        <translation>Turn girato</translation>
    </message>
    <message>
        <source>River dealt</source>
        <translation>River girato</translation>
    </message>
    <message>
        <source>Hands shown</source>
        <translation>Mani scoperte</translation>
    </message>
    <message>
        <source>Betting complete</source>
        <translation>Puntate completate</translation>
    </message>
    <message>
        <source>Nobody has to act</source>
        <translation>Nessuno deve agire</translation>
    </message>
    <message>
        <source>Players acted</source>
        <translation>I giocatori hanno agito</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>check</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>vede</translation>
    </message>
    <message>
        <source>bets %1</source>
        <translation>punta %1</translation>
    </message>
    <message>
        <source>raises to %1</source>
        <translation>rilancia a %1</translation>
    </message>
    <message>
        <source>is all-in</source>
        <translation>va all-in</translation>
    </message>
    <message>
        <source>shows</source>
        <translation>mostra</translation>
    </message>
    <message>
        <source>mucks</source>
        <translation>butta le carte</translation>
    </message>
    <message>
        <source>plays the board, and says so</source>
        <translation>gioca il board, e lo dice</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: turns up a card</source>
        <translation>%1: scopre una carta</translation>
    </message>
    <message>
        <source>Cards come to the board</source>
        <translation>Carte sul board</translation>
    </message>
    <message>
        <source>A card is burned</source>
        <translation>Una carta viene bruciata</translation>
    </message>
    <message>
        <source>%1: another card</source>
        <translation>%1: un’altra carta</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>Seat %1 folds.</source>
        <translation>Il posto %1 fa fold.</translation>
    </message>
    <message>
        <source>Seat %1 checks.</source>
        <translation>Il posto %1 fa check.</translation>
    </message>
    <message>
        <source>Seat %1 calls.</source>
        <translation>Il posto %1 fa call.</translation>
    </message>
    <message>
        <source>Seat %1 bets %2.</source>
        <translation>Il posto %1 punta %2.</translation>
    </message>
    <message>
        <source>Seat %1 raises to %2.</source>
        <translation>Il posto %1 rilancia a %2.</translation>
    </message>
    <message>
        <source>Seat %1 is all-in.</source>
        <translation>Il posto %1 va all-in.</translation>
    </message>
    <message>
        <source>Seat %1 shows.</source>
        <translation>Il posto %1 mostra le carte.</translation>
    </message>
    <message>
        <source>Seat %1 mucks and says nothing.</source>
        <translation>Il posto %1 mucka senza dire nulla.</translation>
    </message>
    <message>
        <source>Seat %1 says that the board plays.</source>
        <translation>Il posto %1 dichiara di giocare il board.</translation>
    </message>
    <message>
        <source>The hands go on by themselves: they burn a card.</source>
        <translation>Le mani vanno avanti da sole: bruciano una carta.</translation>
    </message>
    <message>
        <source>Seat %1 turns up a card: %2.</source>
        <translation>Il posto %1 gira una sua carta: %2.</translation>
    </message>
    <message>
        <source>The hands go on by themselves: one more card for Seat %1.</source>
        <translation>Le mani vanno avanti da sole: un’altra carta al posto %1.</translation>
    </message>
    <message>
        <source>The card lands face up: %1.</source>
        <translation>La carta cade scoperta: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The hands go on by themselves: they turn up %n cards.</source>
        <translation>
            <numerusform>Le mani vanno avanti da sole: girano %n carta.</numerusform>
            <numerusform>Le mani vanno avanti da sole: girano %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A card sticks: %n cards land on the board.</source>
        <translation>
            <numerusform>Una carta resta attaccata: sul board cade %n carta.</numerusform>
            <numerusform>Una carta resta attaccata: sul board cadono %n carte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExamPage</name>
    <message numerus="yes">
        <source>%n hand(s), one after the other.</source>
        <translation>
            <numerusform>%n mano.</numerusform>
            <numerusform>%n mani, una dopo l’altra.</numerusform>
        </translation>
    </message>
    <message>
        <source>The coach: %1.</source>
        <translation>Coach: %1.</translation>
    </message>
    <message>
        <source>In any of them something may go wrong, or nothing. There are no hints, nothing is taken back, no hand is dealt a second time, and what was right or wrong is told at the end.</source>
        <translation>In ciascuna può andare storto qualcosa, o niente. Non ci sono suggerimenti, nulla si annulla, nessuna mano si ridistribuisce, e che cosa era giusto o sbagliato si dice alla fine.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) for all hands</source>
        <translation>
            <numerusform>%n minuto per tutte le mani</numerusform>
            <numerusform>%n minuti per tutte le mani</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) for each hand</source>
        <translation>
            <numerusform>%n secondo per ogni mano</numerusform>
            <numerusform>%n secondi per ogni mano</numerusform>
        </translation>
    </message>
    <message>
        <source>to be begun by %1</source>
        <translation>da cominciare entro il %1</translation>
    </message>
    <message>
        <source>This needs a name: say who deals (%1).</source>
        <translation>Qui serve un nome: indica chi distribuisce (%1).</translation>
    </message>
    <message>
        <source>The time to begin is over.</source>
        <translation>Il termine per cominciare è passato.</translation>
    </message>
    <message>
        <source>The pack “%1” is not on this computer: put its file beside the assignment.</source>
        <translation>Il pacchetto «%1» non è su questo computer: metti il suo file accanto al compito.</translation>
    </message>
    <message>
        <source>The pack “%1” is here in edition %2; edition %3 is to be dealt.</source>
        <translation>Il pacchetto «%1» qui è nell’edizione %2; va distribuita l’edizione %3.</translation>
    </message>
    <message>
        <source>The pack “%1” has no scenario “%2”.</source>
        <translation>Il pacchetto «%1» non ha lo scenario «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%1 has begun this %n time(s) on this computer, last on %2.</source>
        <translation>
            <numerusform>Su questo computer %1 l’ha già cominciato una volta, il %2.</numerusform>
            <numerusform>Su questo computer %1 l’ha già cominciato %n volte, l’ultima il %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>What this proves: the start is counted and written down before the first card is dealt, and every line of the record carries a hash of the line before it. Who changes a byte afterwards is found out; the last hash stands on the report. Who deals, without help and without a look into the book, and that nobody made a whole new record, only supervision can prove.</source>
        <translation>Che cosa dimostra: l’inizio è contato e scritto prima che si distribuisca la prima carta, e ogni riga del verbale porta l’hash della riga precedente. Chi cambia un byte dopo viene scoperto; l’ultimo hash sta sul rapporto. Chi distribuisce, che lo faccia senza aiuto e senza guardare il regolamento, e che nessuno abbia rifatto tutto il verbale, può dimostrarlo solo la sorveglianza.</translation>
    </message>
    <message>
        <source>Hand %1 of %2 is over</source>
        <translation>La mano %1 di %2 è finita</translation>
    </message>
    <message>
        <source>Hand %1 of %2 is under way</source>
        <translation>La mano %1 di %2 è in corso</translation>
    </message>
    <message>
        <source>No hand was dealt yet</source>
        <translation>Non è stata ancora distribuita nessuna mano</translation>
    </message>
    <message>
        <source>start no. %1</source>
        <translation>tentativo n. %1</translation>
    </message>
    <message>
        <source>time left: %1</source>
        <translation>tempo rimasto: %1</translation>
    </message>
    <message>
        <source>No hand was dealt.</source>
        <translation>Nessuna mano è stata distribuita.</translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <translation>%1 su 100</translation>
    </message>
    <message>
        <source>imported from another computer</source>
        <translation>importata da un altro computer</translation>
    </message>
    <message>
        <source>Last hash: %1</source>
        <translation>Ultimo hash: %1</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>%1 of 100, passed</source>
        <translation>%1 su 100, superata</translation>
    </message>
    <message>
        <source>%1 of 100, not passed</source>
        <translation>%1 su 100, non superata</translation>
    </message>
    <message>
        <source>cannot be judged here</source>
        <translation>qui non si può valutare</translation>
    </message>
    <message>
        <source>left before the end</source>
        <translation>lasciata prima della fine</translation>
    </message>
    <message>
        <source>%1 gives %2 of 100</source>
        <translation>%1 dà %2 su 100</translation>
    </message>
    <message>
        <source>the file of its log is gone; the records have it</source>
        <translation>il file del suo log non c’è più; l’archivio lo ha</translation>
    </message>
</context>
<context>
    <name>ExamSets</name>
    <message>
        <source>Exam: %n hands drawn from all packs</source>
        <translation>Esame: %n mani estratte da tutti i pacchetti</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Session %1 was left out: it is nobody’s.</source>
        <translation>La sessione %1 non è stata esportata: non è di nessuno.</translation>
    </message>
    <message>
        <source>Session %1 was given twice and is there once.</source>
        <translation>La sessione %1 è stata indicata due volte e compare una volta sola.</translation>
    </message>
    <message>
        <source>Session %1 was left out: no calendar has the day on which it began.</source>
        <translation>La sessione %1 non è stata esportata: il giorno in cui è iniziata non esiste in nessun calendario.</translation>
    </message>
    <message>
        <source>Session %1 was left out: %2 (line %3)</source>
        <translation>La sessione %1 non è stata esportata: %2 (riga %3)</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <source>it is nobody&apos;s</source>
        <translation>non è di nessuno</translation>
    </message>
    <message>
        <source>it is there twice</source>
        <translation>c&apos;è due volte</translation>
    </message>
    <message>
        <source>its moment cannot be written</source>
        <translation>il suo momento non si può scrivere</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) written.</source>
        <translation>
            <numerusform>%n sessione scritta.</numerusform>
            <numerusform>%n sessioni scritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write all sessions of the records as CSV tables and xAPI statements.</source>
        <translation>Scrivi tutte le sessioni dell&apos;archivio come tabelle CSV e dichiarazioni xAPI.</translation>
    </message>
    <message>
        <source>The folder to write into.</source>
        <translation>La cartella in cui scrivere.</translation>
    </message>
    <message>
        <source>How spreadsheets want it: international or italian.</source>
        <translation>Come lo vogliono i fogli di calcolo: international o italian.</translation>
    </message>
    <message>
        <source>Whether the trainees&apos; names are in it: yes or no.</source>
        <translation>Se contiene i nomi degli allievi: yes o no.</translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation>Argomento inatteso: %1</translation>
    </message>
    <message>
        <source>export needs -o and a folder</source>
        <translation>export richiede -o e una cartella</translation>
    </message>
    <message>
        <source>--form must be international or italian</source>
        <translation>--form deve essere international o italian</translation>
    </message>
    <message>
        <source>--names must be yes or no</source>
        <translation>--names deve essere yes o no</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>Step missing</source>
        <translation>Passaggio mancante</translation>
    </message>
    <message>
        <source>Wrong order</source>
        <translation>Ordine sbagliato</translation>
    </message>
    <message>
        <source>Burned again</source>
        <translation>Burn di troppo</translation>
    </message>
    <message>
        <source>Burn missing</source>
        <translation>Burn mancante</translation>
    </message>
    <message>
        <source>Wrong cards shuffled</source>
        <translation>Mischiate le carte sbagliate</translation>
    </message>
    <message>
        <source>Card kept in play</source>
        <translation>Carta rimasta in gioco</translation>
    </message>
    <message>
        <source>Wrong card</source>
        <translation>Carta sbagliata</translation>
    </message>
    <message>
        <source>No reason for a misdeal</source>
        <translation>Misdeal senza motivo</translation>
    </message>
    <message>
        <source>No reason for a remedy</source>
        <translation>Rimedio senza motivo</translation>
    </message>
    <message>
        <source>Pot pushed wrongly</source>
        <translation>Piatto assegnato male</translation>
    </message>
    <message>
        <source>Wrong seat</source>
        <translation>Posto sbagliato</translation>
    </message>
    <message>
        <source>Wrong number of cards</source>
        <translation>Numero di carte sbagliato</translation>
    </message>
    <message>
        <source>Board too early</source>
        <translation>Board in anticipo</translation>
    </message>
    <message>
        <source>Bets not brought in</source>
        <translation>Puntate non raccolte</translation>
    </message>
    <message>
        <source>Shuffle missing</source>
        <translation>Mischiata mancante</translation>
    </message>
    <message>
        <source>Cut missing</source>
        <translation>Taglio mancante</translation>
    </message>
    <message>
        <source>Did not stop</source>
        <translation>Gioco non fermato</translation>
    </message>
</context>
<context>
    <name>FaultCosts</name>
    <message>
        <source>Half a remedy leaves a player better or worse off than the rule allows.</source>
        <translation>Con mezzo rimedio un giocatore ci guadagna o ci perde più di quanto la regola consenta.</translation>
    </message>
    <message>
        <source>Done too early, the step protects nobody: the cards or the bets come out otherwise.</source>
        <translation>Fatto troppo presto, il passaggio non protegge nessuno: cambiano le carte o le puntate.</translation>
    </message>
    <message>
        <source>One more burn changes every card that follows: somebody loses the board that was due.</source>
        <translation>Un burn in più cambia tutte le carte che seguono: qualcuno perde il board che doveva uscire.</translation>
    </message>
    <message>
        <source>Whoever knew the top card knew the street, and every later card is another one.</source>
        <translation>Chi conosceva la prima carta del mazzo conosceva la street, e tutte le carte successive cambiano.</translation>
    </message>
    <message>
        <source>Cards that are out can come again, or cards that must have their chance cannot: a player loses outs, or gets some for nothing.</source>
        <translation>Carte già fuori gioco possono tornare, o carte che dovevano poter uscire non possono più: un giocatore perde degli out, o ne riceve in regalo.</translation>
    </message>
    <message>
        <source>A card that must not play decides the pot, and whoever has seen it has the better of it.</source>
        <translation>Una carta che non deve giocare decide il piatto, e chi l’ha vista è in vantaggio.</translation>
    </message>
    <message>
        <source>A player loses a card that was due, or the card that was seen stays where it does harm.</source>
        <translation>Un giocatore perde una carta che gli spettava, oppure la carta vista resta dove fa danno.</translation>
    </message>
    <message>
        <source>Players put chips into a hand that cannot stand.</source>
        <translation>I giocatori mettono chips in una mano che non può valere.</translation>
    </message>
    <message>
        <source>Whoever held a good hand loses it, and the pot with it.</source>
        <translation>Chi aveva una buona mano la perde, e con essa il piatto.</translation>
    </message>
    <message>
        <source>A player loses what was his by right.</source>
        <translation>Un giocatore perde ciò che gli spettava.</translation>
    </message>
    <message>
        <source>A player goes without chips that he has won.</source>
        <translation>Un giocatore resta senza le chips che ha vinto.</translation>
    </message>
    <message>
        <source>From here on players get the cards of others.</source>
        <translation>Da qui in poi i giocatori ricevono le carte di altri.</translation>
    </message>
    <message>
        <source>Nobody can tell any more which cards of the board are the right ones.</source>
        <translation>Non si può più dire quali carte del board siano quelle giuste.</translation>
    </message>
    <message>
        <source>Whoever has yet to act sees a card that the others had not seen when they acted.</source>
        <translation>Chi deve ancora parlare vede una carta che gli altri non avevano visto quando hanno parlato.</translation>
    </message>
    <message>
        <source>The bets of two rounds get mixed up, and the pot may come out wrong.</source>
        <translation>Le puntate di due giri si confondono e il piatto può risultare sbagliato.</translation>
    </message>
    <message>
        <source>Whoever remembers the hand before knows cards of this one.</source>
        <translation>Chi ricorda la mano precedente conosce alcune carte di questa.</translation>
    </message>
    <message>
        <source>Without the cut nobody is safe from a deck that was stacked.</source>
        <translation>Senza il taglio nessuno è al sicuro da un mazzo preparato.</translation>
    </message>
</context>
<context>
    <name>FaultHappened</name>
    <message>
        <source>This was never done: %1</source>
        <translation>Non è mai stato fatto: %1</translation>
    </message>
    <message>
        <source>This was done too early: %1</source>
        <translation>È stato fatto troppo presto: %1</translation>
    </message>
    <message>
        <source>A card was burned where the street has its burn already.</source>
        <translation>È stata bruciata una carta, ma questa street aveva già il suo burn.</translation>
    </message>
    <message>
        <source>A street was dealt without its burn.</source>
        <translation>Una street è stata servita senza il suo burn.</translation>
    </message>
    <message>
        <source>Burncards, discards or live hands went into the shuffle, or cards that belong in it stayed out.</source>
        <translation>Burn, carte del muck o mani vive sono finiti nella mischiata, oppure ne sono rimaste fuori carte che ne fanno parte.</translation>
    </message>
    <message>
        <source>The exposed, extra or early card stayed in play.</source>
        <translation>La carta esposta, di troppo o uscita in anticipo è rimasta in gioco.</translation>
    </message>
    <message>
        <source>Another card than the one concerned was taken, or it was put where it does not belong.</source>
        <translation>È stata presa una carta diversa da quella in questione, oppure è stata messa dove non va.</translation>
    </message>
    <message>
        <source>The deal or the hand went on where it had to stop.</source>
        <translation>La distribuzione o la mano è andata avanti quando doveva fermarsi.</translation>
    </message>
    <message>
        <source>A misdeal was called, or all cards were gathered, where the hand goes on.</source>
        <translation>È stato dichiarato misdeal, o sono state raccolte tutte le carte, quando la mano va avanti.</translation>
    </message>
    <message>
        <source>Something was put right where nothing was wrong.</source>
        <translation>Si è rimediato a qualcosa che era in regola.</translation>
    </message>
    <message>
        <source>A pot went to a seat that has no claim, or not to one that has.</source>
        <translation>Un piatto è andato a chi non ne aveva diritto, o non a chi ne aveva.</translation>
    </message>
    <message>
        <source>A card was pitched out of order.</source>
        <translation>Una carta è stata servita fuori ordine.</translation>
    </message>
    <message>
        <source>The board got another number of cards than the street has.</source>
        <translation>Sul board è arrivato un numero di carte diverso da quello della street.</translation>
    </message>
    <message>
        <source>The board was dealt while players had yet to act.</source>
        <translation>Il board è stato servito mentre dei giocatori dovevano ancora parlare.</translation>
    </message>
    <message>
        <source>The next street was dealt while bets lay in front of the players.</source>
        <translation>La street successiva è stata servita con le puntate ancora davanti ai giocatori.</translation>
    </message>
    <message>
        <source>The hand was dealt without a shuffle.</source>
        <translation>La mano è stata servita senza mischiare.</translation>
    </message>
    <message>
        <source>The hand was dealt without a cut.</source>
        <translation>La mano è stata servita senza tagliare.</translation>
    </message>
</context>
<context>
    <name>FaultWhy</name>
    <message>
        <source>Asked in every hand, under every rulebook</source>
        <translation>Vale in ogni mano, con qualsiasi regolamento</translation>
    </message>
    <message>
        <source>Each street has one burn. It covers the top card until the street comes, and leaves every later card where it belongs.</source>
        <translation>Ogni street ha un solo burn. Copre la prima carta del mazzo finché la street non esce, e lascia al loro posto tutte le carte successive.</translation>
    </message>
    <message>
        <source>The burn keeps a top card that somebody may have marked or glimpsed out of play.</source>
        <translation>Il burn toglie dal gioco una prima carta che qualcuno potrebbe aver segnato o intravisto.</translation>
    </message>
    <message>
        <source>Only cards that may still come are shuffled: what is burned, discarded or in a player’s hand is out.</source>
        <translation>Si mischiano solo le carte che possono ancora uscire: quelle bruciate, scartate o in mano a un giocatore restano fuori.</translation>
    </message>
    <message>
        <source>A card that came against the rule gives one player what the others do not have.</source>
        <translation>Una carta uscita contro la regola dà a un giocatore ciò che gli altri non hanno.</translation>
    </message>
    <message>
        <source>Only the card concerned is taken: all others stay where they fell.</source>
        <translation>Si prende solo la carta interessata: tutte le altre restano dove sono cadute.</translation>
    </message>
    <message>
        <source>What cannot stand is stopped before anybody acts on it.</source>
        <translation>Ciò che non può valere si ferma prima che qualcuno ci giochi sopra.</translation>
    </message>
    <message>
        <source>A hand is dealt anew only where the rule says so: else everybody keeps the cards that were dealt.</source>
        <translation>Una mano si ridà solo dove lo dice la regola: altrimenti ognuno tiene le carte ricevute.</translation>
    </message>
    <message>
        <source>Where nothing is wrong there is nothing to put right: the cards stay as they fell.</source>
        <translation>Dove non c’è niente di sbagliato non c’è niente da rimediare: le carte restano come sono cadute.</translation>
    </message>
    <message>
        <source>The pot belongs to the best hand among those who may win it; equal hands share it.</source>
        <translation>Il piatto va alla mano migliore tra chi può vincerlo; a parità di mano si divide.</translation>
    </message>
    <message>
        <source>Cards go clockwise, one at a time, so that everybody gets the card that is due.</source>
        <translation>Le carte si danno in senso orario, una alla volta, così ognuno riceve quella che gli spetta.</translation>
    </message>
    <message>
        <source>The flop is three cards, the turn one, the river one.</source>
        <translation>Il flop è di tre carte, il turn di una, il river di una.</translation>
    </message>
    <message>
        <source>A street comes when everybody has acted: nobody may decide with the next card in view.</source>
        <translation>Una street esce quando tutti hanno parlato: nessuno deve decidere vedendo già la carta successiva.</translation>
    </message>
    <message>
        <source>The bets of a round are in the pot before the next round begins, so that what is in it can be told.</source>
        <translation>Le puntate di un giro stanno nel piatto prima che cominci il successivo, così si può dire quanto c’è dentro.</translation>
    </message>
    <message>
        <source>Nobody may know where in the deck a card lies.</source>
        <translation>Nessuno deve sapere in che punto del mazzo si trova una carta.</translation>
    </message>
    <message>
        <source>After the cut not even the dealer can know the top card.</source>
        <translation>Dopo il taglio nemmeno il dealer può conoscere la prima carta.</translation>
    </message>
</context>
<context>
    <name>File</name>
    <message>
        <source>there is no such file</source>
        <translation>il file non c’è</translation>
    </message>
    <message>
        <source>this is no file</source>
        <translation>non è un file</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>l’accesso è negato</translation>
    </message>
    <message>
        <source>there is no space left</source>
        <translation>non c’è più spazio</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>il file non si può leggere</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>il file non si può scrivere</translation>
    </message>
</context>
<context>
    <name>Flush</name>
    <message>
        <source>flush, two high</source>
        <translation>colore al due</translation>
    </message>
    <message>
        <source>flush, three high</source>
        <translation>colore al tre</translation>
    </message>
    <message>
        <source>flush, four high</source>
        <translation>colore al quattro</translation>
    </message>
    <message>
        <source>flush, five high</source>
        <translation>colore al cinque</translation>
    </message>
    <message>
        <source>flush, six high</source>
        <translation>colore al sei</translation>
    </message>
    <message>
        <source>flush, seven high</source>
        <translation>colore al sette</translation>
    </message>
    <message>
        <source>flush, eight high</source>
        <translation>colore all’otto</translation>
    </message>
    <message>
        <source>flush, nine high</source>
        <translation>colore al nove</translation>
    </message>
    <message>
        <source>flush, ten high</source>
        <translation>colore al dieci</translation>
    </message>
    <message>
        <source>flush, jack high</source>
        <translation>colore al jack</translation>
    </message>
    <message>
        <source>flush, queen high</source>
        <translation>colore alla donna</translation>
    </message>
    <message>
        <source>flush, king high</source>
        <translation>colore al re</translation>
    </message>
    <message>
        <source>flush, ace high</source>
        <translation>colore all’asso</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>%1 high</source>
        <translation>carta alta: %1</translation>
    </message>
    <message>
        <source>pair of %1</source>
        <translation>coppia di %1</translation>
    </message>
    <message>
        <source>two pair, %1 and %2</source>
        <translation>doppia coppia, %1 e %2</translation>
    </message>
    <message>
        <source>three %1</source>
        <translation>tris di %1</translation>
    </message>
    <message>
        <source>full house, %1 over %2</source>
        <translation>full di %1 e %2</translation>
    </message>
    <message>
        <source>four %1</source>
        <translation>poker di %1</translation>
    </message>
</context>
<context>
    <name>HandList</name>
    <message>
        <source>A hand at a running table</source>
        <translation>Una mano a un tavolo in corso</translation>
    </message>
    <message>
        <source>Deal the hand to its end. Something may go wrong, or nothing.</source>
        <translation>Distribuisci la mano fino in fondo. Qualcosa può andare storto, o niente.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Look here, where the table is marked: %1</source>
        <translation>Guarda qui, dov’è segnato sul tavolo: %1</translation>
    </message>
    <message>
        <source>Nothing is wrong: the hand goes on as usual.</source>
        <translation>Niente di irregolare: la mano continua come al solito.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Do this: %1</source>
        <translation>Fai così: %1</translation>
    </message>
</context>
<context>
    <name>Incident</name>
    <message>
        <source>The first card of the deal is exposed</source>
        <translation>La prima carta della distribuzione viene esposta</translation>
    </message>
    <message>
        <source>The second card of the deal is exposed</source>
        <translation>La seconda carta della distribuzione viene esposta</translation>
    </message>
    <message>
        <source>A holecard is exposed</source>
        <translation>Una carta viene esposta durante la distribuzione</translation>
    </message>
    <message>
        <source>More than one holecard is exposed</source>
        <translation>Più di una carta viene esposta durante la distribuzione</translation>
    </message>
    <message>
        <source>The flop has too many cards</source>
        <translation>Il flop ha troppe carte</translation>
    </message>
    <message>
        <source>The flop comes too early</source>
        <translation>Il flop esce in anticipo</translation>
    </message>
    <message>
        <source>The turn comes too early</source>
        <translation>Il turn esce in anticipo</translation>
    </message>
    <message>
        <source>The river comes too early</source>
        <translation>Il river esce in anticipo</translation>
    </message>
    <message>
        <source>The first player gets a card too many</source>
        <translation>Il primo giocatore riceve una carta di troppo</translation>
    </message>
    <message>
        <source>Several players get a card too many</source>
        <translation>Più giocatori ricevono una carta di troppo</translation>
    </message>
    <message>
        <source>A player throws the cards away and does not say that the board plays</source>
        <translation>Un giocatore getta le carte senza dichiarare che gioca il board</translation>
    </message>
    <message>
        <source>A player says that the board plays and throws the cards away</source>
        <translation>Un giocatore dichiara di giocare il board e getta le carte</translation>
    </message>
    <message>
        <source>A player turns up a holecard</source>
        <translation>Un giocatore gira una propria carta</translation>
    </message>
    <message>
        <source>It is the scenario’s doing.</source>
        <translation>Lo prevede lo scenario.</translation>
    </message>
    <message>
        <source>It is the dealer’s own doing.</source>
        <translation>L’ha causato il dealer.</translation>
    </message>
</context>
<context>
    <name>Irregularity</name>
    <message>
        <source>Exposed holecard</source>
        <translation>Carta esposta</translation>
    </message>
    <message>
        <source>Too many cards on the flop</source>
        <translation>Troppe carte al flop</translation>
    </message>
    <message>
        <source>Flop too early</source>
        <translation>Flop in anticipo</translation>
    </message>
    <message>
        <source>Turn too early</source>
        <translation>Turn in anticipo</translation>
    </message>
    <message>
        <source>River too early</source>
        <translation>River in anticipo</translation>
    </message>
    <message>
        <source>Extra cards after the deal</source>
        <translation>Carte di troppo dopo la distribuzione</translation>
    </message>
    <message>
        <source>Board played without a word</source>
        <translation>Board non dichiarato</translation>
    </message>
    <message>
        <source>Board declared</source>
        <translation>Board dichiarato</translation>
    </message>
    <message>
        <source>Player turns up a holecard</source>
        <translation>Carta girata dal giocatore</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Write pictures of every screen there, and do nothing else.</source>
        <translation>Scrive lì le immagini di ogni schermata, e nient&apos;altro.</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 non si può scrivere</translation>
    </message>
    <message>
        <source>Deal hold&apos;em, and put right what goes wrong.</source>
        <translation>Distribuisci l&apos;hold&apos;em, e rimedia a ciò che va storto.</translation>
    </message>
    <message>
        <source>A scenario pack to deal from.</source>
        <translation>Una raccolta di scenari da cui distribuire.</translation>
    </message>
    <message>
        <source>Open straight at this table.</source>
        <translation>Apri subito questo tavolo.</translation>
    </message>
    <message>
        <source>The language: en or it.</source>
        <translation>La lingua: en o it.</translation>
    </message>
    <message>
        <source>Where packs, sessions and settings are kept.</source>
        <translation>Dove stanno raccolte, sessioni e impostazioni.</translation>
    </message>
    <message>
        <source>Write the session&apos;s log there as it is dealt.</source>
        <translation>Scrivi lì il registro della sessione, gesto per gesto.</translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation>Argomento inatteso: %1</translation>
    </message>
    <message>
        <source>--lang must be en or it</source>
        <translation>--lang vuole en o it</translation>
    </message>
    <message>
        <source>There is no scenario %1</source>
        <translation>Lo scenario %1 non esiste</translation>
    </message>
    <message>
        <source>Look at the session of a log once more.</source>
        <translation>Rivedere la sessione di un log.</translation>
    </message>
    <message>
        <source>debrief needs the file of a log</source>
        <translation>debrief vuole il file di un log</translation>
    </message>
    <message>
        <source>debrief and --scenario do not go together</source>
        <translation>debrief e --scenario non vanno insieme</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>right</source>
        <translation>giusto</translation>
    </message>
    <message>
        <source>partly right</source>
        <translation>giusto in parte</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>sbagliato</translation>
    </message>
</context>
<context>
    <name>PlaceAccessible</name>
    <message>
        <source>Press</source>
        <translation>Premi</translation>
    </message>
    <message>
        <source>Select all cards</source>
        <translation>Seleziona tutte le carte</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Gira</translation>
    </message>
    <message>
        <source>Select card %1</source>
        <translation>Seleziona la carta %1</translation>
    </message>
    <message>
        <source>Under the stub</source>
        <translation>Sotto lo stub</translation>
    </message>
    <message>
        <source>To: %1</source>
        <translation>A: %1</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>an object in braces {} must stand here</source>
        <translation>qui ci vuole un oggetto tra graffe {}</translation>
    </message>
    <message>
        <source>a list in brackets [] must stand here</source>
        <translation>qui ci vuole un elenco tra parentesi quadre []</translation>
    </message>
    <message>
        <source>a text in quotation marks must stand here</source>
        <translation>qui ci vuole un testo tra virgolette</translation>
    </message>
    <message>
        <source>a whole number must stand here</source>
        <translation>qui ci vuole un numero intero</translation>
    </message>
    <message>
        <source>true or false must stand here</source>
        <translation>qui ci vuole true o false</translation>
    </message>
    <message>
        <source>something else must stand here: %1</source>
        <translation>qui ci vuole altro: %1</translation>
    </message>
    <message>
        <source>this cannot be done: the card is not there</source>
        <translation>non si può fare: la carta non c’è</translation>
    </message>
    <message>
        <source>this cannot be done: no card lies there</source>
        <translation>non si può fare: lì non c’è nessuna carta</translation>
    </message>
    <message>
        <source>this cannot be done: the stub has too few cards</source>
        <translation>non si può fare: lo stub ha troppo poche carte</translation>
    </message>
    <message>
        <source>this cannot be done: the table has no such seat</source>
        <translation>non si può fare: il tavolo non ha quel posto</translation>
    </message>
    <message>
        <source>this cannot be done: there is no such pot</source>
        <translation>non si può fare: quel piatto non c’è</translation>
    </message>
    <message>
        <source>this cannot be done now</source>
        <translation>ora non si può fare</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>questo non è JSON</translation>
    </message>
    <message>
        <source>“%1” cannot stand here</source>
        <translation>qui non può esserci «%1»</translation>
    </message>
    <message>
        <source>the text ends too early</source>
        <translation>il testo finisce troppo presto</translation>
    </message>
    <message>
        <source>the file is too big: at most 32 MiB and 8 million values</source>
        <translation>il file è troppo grande: al massimo 32 MiB e 8 milioni di valori</translation>
    </message>
    <message>
        <source>more than 32 levels within each other</source>
        <translation>più di 32 livelli uno dentro l’altro</translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation>il testo non è UTF-8</translation>
    </message>
    <message>
        <source>there is a NUL byte in the text</source>
        <translation>nel testo c’è un byte NUL</translation>
    </message>
    <message>
        <source>the number %1 is too big</source>
        <translation>il numero %1 è troppo grande</translation>
    </message>
    <message>
        <source>the key “%1” is here for the second time</source>
        <translation>la chiave «%1» è qui per la seconda volta</translation>
    </message>
    <message>
        <source>more text follows behind the end</source>
        <translation>dopo la fine c’è altro testo</translation>
    </message>
    <message>
        <source>“format” must be “%1”</source>
        <translation>«format» deve essere «%1»</translation>
    </message>
    <message>
        <source>this is version %1 of the format, and this program knows no newer one than %2</source>
        <translation>è la versione %1 del formato, e questo programma non ne conosce di più recenti della %2</translation>
    </message>
    <message>
        <source>the key “%1” is not known here</source>
        <translation>qui la chiave «%1» non è prevista</translation>
    </message>
    <message>
        <source>the key “%1” is missing</source>
        <translation>manca la chiave «%1»</translation>
    </message>
    <message>
        <source>one of the known words must stand here</source>
        <translation>qui ci vuole una delle parole previste</translation>
    </message>
    <message>
        <source>the word “%1” is not known here</source>
        <translation>qui la parola «%1» non è prevista</translation>
    </message>
    <message>
        <source>“%1” is no id: 1 to 64 lower-case letters, digits and hyphens, no hyphen first</source>
        <translation>«%1» non è un id: da 1 a 64 lettere minuscole, cifre e trattini, senza trattino iniziale</translation>
    </message>
    <message>
        <source>%1 is out of range: from %2 to %3</source>
        <translation>%1 è fuori dai limiti: da %2 a %3</translation>
    </message>
    <message>
        <source>the text must have %1 to %2 characters</source>
        <translation>il testo deve avere da %1 a %2 caratteri</translation>
    </message>
    <message>
        <source>the list must have %1 to %2 entries</source>
        <translation>l’elenco deve avere da %1 a %2 voci</translation>
    </message>
    <message>
        <source>the id “%1” is taken already</source>
        <translation>l’id «%1» è già usato</translation>
    </message>
    <message>
        <source>the table has no Seat %1: it has %2 seats</source>
        <translation>il tavolo non ha il posto %1: i posti sono %2</translation>
    </message>
    <message>
        <source>nobody sits at Seat %1</source>
        <translation>al posto %1 non siede nessuno</translation>
    </message>
    <message>
        <source>Seat %1 is named twice</source>
        <translation>il posto %1 è indicato due volte</translation>
    </message>
    <message>
        <source>at least two players must sit at the table</source>
        <translation>al tavolo devono sedere almeno due giocatori</translation>
    </message>
    <message>
        <source>%1 blinds are too many for %2 players</source>
        <translation>%1 blind sono troppi per %2 giocatori</translation>
    </message>
    <message>
        <source>the blinds must go from small to big</source>
        <translation>i blind devono andare dal piccolo al grande</translation>
    </message>
    <message>
        <source>the ante is to come from the big blind, and there is no blind</source>
        <translation>l’ante deve metterlo il big blind, ma non ci sono blind</translation>
    </message>
    <message>
        <source>“%1” is no card: it must be one of 23456789TJQKA and one of cdhs</source>
        <translation>«%1» non è una carta: serve uno tra 23456789TJQKA e uno tra cdhs</translation>
    </message>
    <message>
        <source>the card %1 lies somewhere already: %2</source>
        <translation>la carta %1 è già altrove: %2</translation>
    </message>
    <message>
        <source>“%1” is not legal when Seat %2 says it (%3)</source>
        <translation>«%1» non è ammesso quando il posto %2 lo dice (%3)</translation>
    </message>
    <message>
        <source>the hand is over before it can start here (%1)</source>
        <translation>la mano finisce prima di poter cominciare da qui (%1)</translation>
    </message>
    <message>
        <source>the hand starts too late for this irregularity: %1</source>
        <translation>la mano comincia troppo tardi per questa irregolarità: %1</translation>
    </message>
    <message>
        <source>Seat %1 does not come to turn number %2 in this round (%3)</source>
        <translation>il posto %1 non arriva al turno numero %2 in questo giro (%3)</translation>
    </message>
    <message>
        <source>Seat %1 is not at the showdown</source>
        <translation>il posto %1 non arriva allo showdown</translation>
    </message>
    <message>
        <source>the hand comes to no showdown</source>
        <translation>la mano non arriva allo showdown</translation>
    </message>
    <message>
        <source>the cards do not let the board be the best hand for everybody</source>
        <translation>con queste carte il board non può essere la mano migliore per tutti</translation>
    </message>
    <message>
        <source>the first card of the deal cannot be exposed together with others</source>
        <translation>la prima carta della distribuzione non può essere esposta insieme ad altre</translation>
    </message>
    <message>
        <source>this irregularity can happen only once: %1</source>
        <translation>questa irregolarità può accadere una volta sola: %1</translation>
    </message>
    <message>
        <source>%1 extra cards are too many for %2 players</source>
        <translation>%1 carte di troppo sono più dei %2 giocatori</translation>
    </message>
    <message>
        <source>nothing can be remedied: the scenario has no irregularities</source>
        <translation>non c’è nulla a cui rimediare: lo scenario non ha irregolarità</translation>
    </message>
    <message>
        <source>even the model answer reaches only %1 of 100 points</source>
        <translation>anche la soluzione modello arriva solo a %1 punti su 100</translation>
    </message>
    <message>
        <source>the rulebook “%1” is not known</source>
        <translation>il regolamento «%1» non è noto</translation>
    </message>
    <message>
        <source>the rulebook “%1” that this one builds on is not there or not valid</source>
        <translation>il regolamento «%1», su cui questo si basa, non c’è o non è valido</translation>
    </message>
    <message>
        <source>this rulebook builds on edition %1 of another one, and edition %2 is there</source>
        <translation>questo regolamento si basa sull’edizione %1 di un altro, ma c’è l’edizione %2</translation>
    </message>
    <message>
        <source>there is no procedure “%1” in another rulebook to differ from</source>
        <translation>nel regolamento di base non c’è una procedura «%1» da modificare</translation>
    </message>
    <message>
        <source>the kind “%1” is not known</source>
        <translation>il tipo «%1» non è noto</translation>
    </message>
    <message>
        <source>there is no procedure “%1”</source>
        <translation>non c’è nessuna procedura «%1»</translation>
    </message>
    <message>
        <source>the step “%1” is not known</source>
        <translation>il passaggio «%1» non è noto</translation>
    </message>
    <message>
        <source>the sign “%1” is not known</source>
        <translation>il segno «%1» non è noto</translation>
    </message>
    <message>
        <source>the fact “%1” is not known</source>
        <translation>il fatto «%1» non è noto</translation>
    </message>
    <message>
        <source>the fault “%1” is not known</source>
        <translation>la mancanza «%1» non è nota</translation>
    </message>
    <message>
        <source>no step has the id “%1”</source>
        <translation>nessun passaggio ha l’id «%1»</translation>
    </message>
    <message>
        <source>the steps wait for each other in a circle</source>
        <translation>i passaggi si aspettano a vicenda, in cerchio</translation>
    </message>
    <message>
        <source>a procedure has at most %1 steps</source>
        <translation>una procedura ha al massimo %1 passaggi</translation>
    </message>
    <message>
        <source>the header of a session log is missing</source>
        <translation>manca l’intestazione di un log di sessione</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes</source>
        <translation>la riga supera i %1 byte</translation>
    </message>
    <message>
        <source>the log has more than %1 lines</source>
        <translation>il log ha più di %1 righe</translation>
    </message>
    <message>
        <source>the line is neither an act nor an event</source>
        <translation>la riga non è né un gesto né un evento</translation>
    </message>
    <message>
        <source>the time “t” is missing</source>
        <translation>manca il tempo «t»</translation>
    </message>
    <message>
        <source>the time “t” is smaller than on a line before</source>
        <translation>il tempo «t» è minore che in una riga precedente</translation>
    </message>
    <message>
        <source>the act “%1” is not known</source>
        <translation>il gesto «%1» non è noto</translation>
    </message>
    <message numerus="yes">
        <source>only %n acts can be taken back</source>
        <translation>
            <numerusform>si può annullare solo %n gesto</numerusform>
            <numerusform>si possono annullare solo %n gesti</numerusform>
        </translation>
    </message>
    <message>
        <source>in the mode “%1” there are no hints, and nothing is taken back</source>
        <translation>nella modalità «%1» non ci sono aiuti e non si annulla nulla</translation>
    </message>
    <message>
        <source>the log belongs to another pack: “%1”</source>
        <translation>il log appartiene a un altro pacchetto: «%1»</translation>
    </message>
    <message>
        <source>the log belongs to another scenario: “%1”</source>
        <translation>il log appartiene a un altro scenario: «%1»</translation>
    </message>
    <message>
        <source>the pack “%1” is not here, and the log does not carry the case itself</source>
        <translation>il pacchetto «%1» non è qui, e il log non contiene il caso</translation>
    </message>
    <message>
        <source>the pack has no scenario “%1”, and the log does not carry the case itself</source>
        <translation>il pacchetto non ha lo scenario «%1», e il log non contiene il caso</translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message>
        <source>No irregularity</source>
        <translation>Nessuna irregolarità</translation>
    </message>
    <message>
        <source>You have not met it yet.</source>
        <translation>Non ti è ancora capitata.</translation>
    </message>
    <message>
        <source>You master every rule; this one you have not met since %1.</source>
        <translation>Hai padronanza di tutte le regole; questa non ti capita dal %1.</translation>
    </message>
    <message numerus="yes">
        <source>You have met it %n time(s) so far, right: %1. Mastery takes ten.</source>
        <translation>
            <numerusform>Finora ti è capitata %n volta, giuste: %1. Per la padronanza ne servono dieci.</numerusform>
            <numerusform>Finora ti è capitata %n volte, giuste: %1. Per la padronanza ne servono dieci.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the last ten times right: %1. Of all the rules it needs you most.</source>
        <translation>Giuste delle ultime dieci volte: %1. Di tutte le regole è quella che più ha bisogno di te.</translation>
    </message>
    <message>
        <source>The last one that you exposed yourself was on %1.</source>
        <translation>L’ultima che hai scoperto tu è del %1.</translation>
    </message>
    <message>
        <source>You have never exposed one yourself.</source>
        <translation>Non ne hai mai scoperta una tu.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 su %2</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>twos</source>
        <translation>due</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>re</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>assi</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>That card is not there.</source>
        <translation>Quella carta non c’è.</translation>
    </message>
    <message>
        <source>No card lies there.</source>
        <translation>Lì non c’è nessuna carta.</translation>
    </message>
    <message>
        <source>The stub has too few cards.</source>
        <translation>Lo stub ha troppo poche carte.</translation>
    </message>
    <message>
        <source>The table has no such seat.</source>
        <translation>Il tavolo non ha quel posto.</translation>
    </message>
    <message>
        <source>There is no such pot.</source>
        <translation>Quel piatto non c’è.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Ora non si può fare.</translation>
    </message>
</context>
<context>
    <name>RegradeCommand</name>
    <message>
        <source>Judge all sessions of the records again; another verdict stands beside that of the day.</source>
        <translation>Giudica di nuovo tutte le sessioni dell&apos;archivio; un giudizio diverso sta accanto a quello del giorno.</translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation>Argomento inatteso: %1</translation>
    </message>
    <message>
        <source>Judged again: %1. Another verdict: %2. The first verdict: %3. Not judged: %4.</source>
        <translation>Giudicate di nuovo: %1. Altro giudizio: %2. Primo giudizio: %3. Non giudicate: %4.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Pack %1, edition %2, scenario %3. Rulebook: %4, edition %5.</source>
        <translation>Pacchetto %1, edizione %2, scenario %3. Regolamento: %4, edizione %5.</translation>
    </message>
    <message>
        <source>%1 (line %2, at %3)</source>
        <translation>%1 (riga %2, a %3)</translation>
    </message>
    <message>
        <source>Rule:</source>
        <translation>Regola:</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Perché:</translation>
    </message>
    <message>
        <source>Verdict:</source>
        <translation>Verdetto:</translation>
    </message>
    <message>
        <source>There was nothing to put right, and nothing was touched: well done.</source>
        <translation>Non c’era nulla a cui rimediare e nulla è stato toccato: ben fatto.</translation>
    </message>
    <message>
        <source>a hint: −%1 points</source>
        <translation>un aiuto: −%1 punti</translation>
    </message>
    <message>
        <source>acts taken back: −%1 points</source>
        <translation>gesti annullati: −%1 punti</translation>
    </message>
    <message>
        <source>Passed: %1 of 100 points; %2 are needed.</source>
        <translation>Superato: %1 punti su 100; ne servono %2.</translation>
    </message>
    <message>
        <source>Not passed: the session is not finished. %1 of 100 points.</source>
        <translation>Non superato: la sessione non è finita. %1 punti su 100.</translation>
    </message>
    <message>
        <source>Not passed: %1 of 100 points; %2 are needed.</source>
        <translation>Non superato: %1 punti su 100; ne servono %2.</translation>
    </message>
    <message>
        <source>%1, by the rulebook “%2”</source>
        <translation>%1, secondo il regolamento «%2»</translation>
    </message>
    <message>
        <source>%1, %2 of 100 points</source>
        <translation>%1, %2 punti su 100</translation>
    </message>
    <message>
        <source>%1, %2 of 100 points; first act after %3</source>
        <translation>%1, %2 punti su 100; primo gesto dopo %3</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>riga %1</translation>
    </message>
    <message>
        <source>○ Not done: %1</source>
        <translation>○ Non fatto: %1</translation>
    </message>
    <message>
        <source>✗ %1 (%2)</source>
        <translation>✗ %1 (%2)</translation>
    </message>
    <message>
        <source>The cost: %1</source>
        <translation>Il danno: %1</translation>
    </message>
    <message>
        <source>No irregularity of the scenario has happened yet.</source>
        <translation>Nessuna irregolarità dello scenario è ancora accaduta.</translation>
    </message>
    <message>
        <source>Help that was taken:</source>
        <translation>Aiuti usati:</translation>
    </message>
    <message>
        <source>In the hand as a whole:</source>
        <translation>Nella mano in generale:</translation>
    </message>
    <message>
        <source>Not passed: %1 of 100 points, but nobody passes with a critical fault.</source>
        <translation>Non superato: %1 punti su 100, ma con una mancanza critica non si passa.</translation>
    </message>
</context>
<context>
    <name>ReportCommand</name>
    <message>
        <source>report needs the file of a log</source>
        <translation>report vuole il file di un log</translation>
    </message>
    <message>
        <source>report needs -o and the file to write</source>
        <translation>report vuole -o e il file da scrivere</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 c’è due volte</translation>
    </message>
    <message>
        <source>%1 is a log: the report needs another file</source>
        <translation>%1 è un log: per il rapporto serve un altro file</translation>
    </message>
    <message>
        <source>the logs name more than one trainee: say with --name whose report it is</source>
        <translation>i log indicano più di un allievo: di’ con --name di chi è il rapporto</translation>
    </message>
    <message>
        <source>Write the report or certificate of a session, or of a sitting of several.</source>
        <translation>Scrive il rapporto o l’attestato di una sessione, o di una prova di più sessioni.</translation>
    </message>
    <message>
        <source>The PDF to write, one page of A4.</source>
        <translation>Il PDF da scrivere, una pagina A4.</translation>
    </message>
    <message>
        <source>The trainee’s name; otherwise as the logs say.</source>
        <translation>Il nome dell’allievo; senza indicazione quello dei log.</translation>
    </message>
    <message>
        <source>The trainee’s number at the school.</source>
        <translation>Il numero dell’allievo nella scuola.</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>The hands</source>
        <translation>Le mani</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Omessi</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Mancanze</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>✓ passed</source>
        <translation>✓ superata</translation>
    </message>
    <message>
        <source>✗ not passed</source>
        <translation>✗ non superata</translation>
    </message>
    <message>
        <source>– not finished</source>
        <translation>– non finita</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Allievo</translation>
    </message>
    <message>
        <source>School number %1</source>
        <translation>Numero della scuola: %1</translation>
    </message>
    <message>
        <source>of 100</source>
        <translation>su 100</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>From – to</source>
        <translation>Dalle – alle</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modalità</translation>
    </message>
    <message>
        <source>Sitting</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non registrato</translation>
    </message>
    <message>
        <source>To mend first</source>
        <translation>Da correggere per prime</translation>
    </message>
    <message numerus="yes">
        <source>The moments that cost most; %n more in the debrief.</source>
        <translation>
            <numerusform>I momenti che costano di più; nel debriefing ce n’è %n altro.</numerusform>
            <numerusform>I momenti che costano di più; nel debriefing ce ne sono altri %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The record</source>
        <translation>La registrazione</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Pacchetto</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Last hash</source>
        <translation>Ultimo hash</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuti</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Signature of the trainee</source>
        <translation>Firma dell’allievo</translation>
    </message>
    <message>
        <source>Signature of the instructor</source>
        <translation>Firma dell’istruttore</translation>
    </message>
    <message>
        <source>Steps and faults by rule</source>
        <translation>Passi e mancanze per regola</translation>
    </message>
    <message>
        <source>A step that was missed stands among the steps alone.</source>
        <translation>Un passo omesso conta solo tra i passi.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Casi</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Critiche</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Importanti</translation>
    </message>
    <message>
        <source>Minor</source>
        <translation>Lievi</translation>
    </message>
    <message>
        <source>First act</source>
        <translation>Primo gesto</translation>
    </message>
    <message>
        <source>In the hand as a whole</source>
        <translation>Nella mano nel suo insieme</translation>
    </message>
    <message>
        <source>In the hands as a whole</source>
        <translation>Nelle mani nel loro insieme</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>In tutto</translation>
    </message>
    <message>
        <source>Nothing irregular has happened yet, and no fault was made.</source>
        <translation>Non è ancora accaduto nulla di irregolare, e non c’è stata nessuna mancanza.</translation>
    </message>
    <message>
        <source>Nothing irregular happened, and no fault was made.</source>
        <translation>Non è accaduto nulla di irregolare, e non c’è stata nessuna mancanza.</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Attestato</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Superato</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Non superato</translation>
    </message>
    <message>
        <source>The session was not finished.</source>
        <translation>La sessione non è stata finita.</translation>
    </message>
    <message>
        <source>Not every hand was finished.</source>
        <translation>Non tutte le mani sono state finite.</translation>
    </message>
    <message>
        <source>Nobody passes with a critical fault.</source>
        <translation>Con una mancanza critica non si passa.</translation>
    </message>
    <message>
        <source>Pass mark: %1</source>
        <translation>Soglia: %1</translation>
    </message>
    <message>
        <source>Mean of all hands; pass mark: %1</source>
        <translation>Media di tutte le mani; soglia: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e %n in più</numerusform>
            <numerusform>e %n in più</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand %1, %2</source>
        <translation>Mano %1, %2</translation>
    </message>
    <message>
        <source>The rulebook asks: %1</source>
        <translation>Il regolamento chiede: %1</translation>
    </message>
    <message>
        <source>That is all: nothing else was missed, nothing else went wrong.</source>
        <translation>È tutto qui: nient’altro è stato omesso, nient’altro è andato storto.</translation>
    </message>
    <message>
        <source>That is all, as far as the cards were dealt.</source>
        <translation>È tutto qui, fin dove sono state distribuite le carte.</translation>
    </message>
    <message>
        <source>There is nothing to mend: no step was missed and no fault was made. Well dealt.</source>
        <translation>Non c’è nulla da correggere: nessun passo omesso e nessuna mancanza. Ben distribuito.</translation>
    </message>
    <message>
        <source>As far as the cards were dealt, no step was missed and no fault was made.</source>
        <translation>Fin dove sono state distribuite le carte, nessun passo omesso e nessuna mancanza.</translation>
    </message>
    <message>
        <source>none: in this mode there are no hints, and nothing can be taken back</source>
        <translation>nessuno: in questa modalità non ci sono suggerimenti e non si può annullare nulla</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) (−%1 points)</source>
        <translation>
            <numerusform>%n suggerimento (−%1 punti)</numerusform>
            <numerusform>%n suggerimenti (−%1 punti)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taken back %n time(s) (−%1 points)</source>
        <translation>
            <numerusform>annullato una volta (−%1 punti)</numerusform>
            <numerusform>annullato %n volte (−%1 punti)</numerusform>
        </translation>
    </message>
    <message>
        <source>none taken</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>%1; dealt with %2</source>
        <translation>%1; distribuito con %2</translation>
    </message>
    <message>
        <source>edition %1</source>
        <translation>edizione %1</translation>
    </message>
    <message>
        <source>%1, edition %2</source>
        <translation>%1, edizione %2</translation>
    </message>
    <message>
        <source>The record shows what was done at the table. Whether its file was changed after it was written it cannot show. Who dealt, and without help, only supervision can show.</source>
        <translation>La registrazione mostra che cosa è stato fatto al tavolo. Se il file è stato modificato dopo essere stato scritto, non può mostrarlo. Chi ha distribuito, e se lo ha fatto senza aiuto, può attestarlo solo la sorveglianza.</translation>
    </message>
    <message>
        <source>The chain shows whether the file was changed after it was written. Who dealt, and without help, only supervision can show.</source>
        <translation>La catena mostra se il file è stato modificato dopo essere stato scritto. Chi ha distribuito, e se lo ha fatto senza aiuto, può attestarlo solo la sorveglianza.</translation>
    </message>
    <message>
        <source>Missed: steps. Faults: critical/major/minor. ✓ passed, ✗ not passed, – not finished</source>
        <translation>Omessi: passi. Mancanze: critiche/importanti/lievi. ✓ superata, ✗ non superata, – non finita</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>E %n altra.</numerusform>
            <numerusform>E altre %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Below each table, from the left: burns, stub, aside, muck, with the number of their cards. Broken frames: there the rulebook asks for something else.</source>
        <translation>In fondo a ogni tavolo, da sinistra: burn, stub, da parte, muck, con il numero delle carte. Cornici tratteggiate: lì il regolamento chiede altro.</translation>
    </message>
    <message>
        <source>Notes of the instructor</source>
        <translation>Note dell’istruttore</translation>
    </message>
    <message>
        <source>Name in log</source>
        <translation>Nome nel log</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Tentativo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n hand(s)</source>
        <translation>
            <numerusform>%1 di %n mano</numerusform>
            <numerusform>%1 di %n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>no. %1 on the computer of the exam</source>
        <translation>n. %1 sul computer dell’esame</translation>
    </message>
    <message>
        <source>no. %1 on this computer</source>
        <translation>n. %1 su questo computer</translation>
    </message>
    <message>
        <source>Imported. %1</source>
        <translation>Importato. %1</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>no rule: nothing is wrong</source>
        <translation>nessuna regola: tutto è in ordine</translation>
    </message>
    <message>
        <source>Hold’em %1</source>
        <translation>Hold’em %1</translation>
    </message>
</context>
<context>
    <name>RuleSentences</name>
    <message>
        <source>Exposed holecards</source>
        <translation>Carte coperte scoperte</translation>
    </message>
    <message>
        <source>Too many cards on the flop</source>
        <translation>Troppe carte sul flop</translation>
    </message>
    <message>
        <source>A flop before its time</source>
        <translation>Un flop prima del tempo</translation>
    </message>
    <message>
        <source>A turn or river before its time</source>
        <translation>Un turn o river prima del tempo</translation>
    </message>
    <message>
        <source>Extra holecards</source>
        <translation>Carte coperte in più</translation>
    </message>
    <message>
        <source>Playing the board</source>
        <translation>Giocare il board</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>bet of %n chip(s)</source>
        <translation>
            <numerusform>una puntata di %n chip</numerusform>
            <numerusform>una puntata di %n chip</numerusform>
        </translation>
    </message>
    <message>
        <source>Which seat is to be read out? Press a digit.</source>
        <translation>Quale posto va letto? Premi una cifra.</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Posto %1</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Posto %1, %2</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>nessuna carta</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>face down</source>
        <translation>coperta</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, coperte</translation>
    </message>
    <message>
        <source>%1, face up: %2</source>
        <translation>%1, a faccia in su: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of them face up: %2</source>
        <translation>
            <numerusform>%1, di cui %n a faccia in su: %2</numerusform>
            <numerusform>%1, di cui %n a faccia in su: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat %1, nobody sits here</source>
        <translation>Posto %1, libero</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n chip(s)</source>
        <translation>
            <numerusform>%1, %n chip</numerusform>
            <numerusform>%1, %n chip</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1, ha fatto fold</translation>
    </message>
    <message>
        <source>%1, all-in</source>
        <translation>%1, all-in</translation>
    </message>
    <message>
        <source>%1, to act</source>
        <translation>%1, deve agire</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, no bet</source>
        <translation>%1, nessuna puntata</translation>
    </message>
    <message numerus="yes">
        <source>%1, bet of %n chip(s)</source>
        <translation>
            <numerusform>%1, puntata di %n chip</numerusform>
            <numerusform>%1, puntata di %n chip</numerusform>
        </translation>
    </message>
    <message>
        <source>The button, at Seat %1</source>
        <translation>Il bottone, al posto %1</translation>
    </message>
    <message>
        <source>Pot %1</source>
        <translation>Piatto %1</translation>
    </message>
    <message>
        <source>Main pot %1</source>
        <translation>Piatto principale %1</translation>
    </message>
    <message>
        <source>Side pot %1</source>
        <translation>Side pot %1</translation>
    </message>
    <message>
        <source>BLINDS %1</source>
        <translation>BLIND %1</translation>
    </message>
    <message>
        <source>ANTE %1</source>
        <translation>ANTE %1</translation>
    </message>
    <message>
        <source>Selected: none</source>
        <translation>Scelte: nessuna</translation>
    </message>
    <message>
        <source>Selected: %1 (%2)</source>
        <translation>Scelte: %1 (%2)</translation>
    </message>
    <message>
        <source>How many cards to the board? Press a digit.</source>
        <translation>Quante carte sul board? Premi una cifra.</translation>
    </message>
    <message>
        <source>To which seat does the button go? Press a digit or click a seat.</source>
        <translation>A quale posto va il bottone? Premi una cifra o fai clic su un posto.</translation>
    </message>
    <message>
        <source>%1: choose seats by digit or click, then push with Enter.</source>
        <translation>%1: scegli i posti con le cifre o con un clic, poi assegna con Invio.</translation>
    </message>
    <message>
        <source>%1 to Seat %2: push with Enter.</source>
        <translation>%1 al posto %2: assegna con Invio.</translation>
    </message>
    <message>
        <source>Select the cards first: click them, or use arrows and Enter.</source>
        <translation>Prima scegli le carte: con un clic, o con frecce e Invio.</translation>
    </message>
    <message>
        <source>One card at a time can be turned over.</source>
        <translation>Si può girare una carta alla volta.</translation>
    </message>
    <message>
        <source>Cards are selected in one place at a time.</source>
        <translation>Le carte si scelgono in un posto alla volta.</translation>
    </message>
    <message>
        <source>Choose the seats that the pot goes to.</source>
        <translation>Scegli i posti a cui va il piatto.</translation>
    </message>
    <message>
        <source>There is no pot to push.</source>
        <translation>Non c’è un piatto da assegnare.</translation>
    </message>
    <message>
        <source>There are no cards here.</source>
        <translation>Qui non ci sono carte.</translation>
    </message>
    <message>
        <source>That cannot be put there.</source>
        <translation>Lì non si può mettere.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Non c’è niente da annullare.</translation>
    </message>
    <message>
        <source>There is no help in this mode.</source>
        <translation>In questa modalità non c’è aiuto.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Imparare</translation>
    </message>
    <message>
        <source>Guided</source>
        <translation>Guidata</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Pratica</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Silenziosa</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Esame</translation>
    </message>
    <message>
        <source>The case is shown first, step by step. Then it is your turn, with the next step named.</source>
        <translation>Prima il caso viene mostrato, passo per passo. Poi tocca a te, e ti viene detto il passo successivo.</translation>
    </message>
    <message>
        <source>The next step is named.</source>
        <translation>Ti viene detto il passo successivo.</translation>
    </message>
    <message>
        <source>After each act you read whether it was right. Hints cost points.</source>
        <translation>Dopo ogni gesto leggi se era giusto. Gli aiuti costano punti.</translation>
    </message>
    <message>
        <source>You read all at the end. No hints, nothing to take back.</source>
        <translation>Leggi tutto alla fine. Nessun aiuto, nulla da annullare.</translation>
    </message>
</context>
<context>
    <name>Severity</name>
    <message>
        <source>critical</source>
        <translation>critica</translation>
    </message>
    <message>
        <source>major</source>
        <translation>importante</translation>
    </message>
    <message>
        <source>minor</source>
        <translation>lieve</translation>
    </message>
</context>
<context>
    <name>Show</name>
    <message>
        <source>Every card is shown. “&gt;” has the turn, (B) the button; a card in brackets lies the other way up than is usual there.</source>
        <translation>Tutte le carte sono visibili. «&gt;» deve parlare, (B) ha il bottone; una carta tra parentesi è voltata all’opposto di come sta lì di solito.</translation>
    </message>
    <message>
        <source>The start.</source>
        <translation>L’inizio.</translation>
    </message>
    <message>
        <source>! %1 (%2)</source>
        <translation>! %1 (%2)</translation>
    </message>
    <message>
        <source>✗ %1: %2</source>
        <translation>✗ %1: %2</translation>
    </message>
    <message>
        <source>Line %1, %2:</source>
        <translation>Riga %1, %2:</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>puntata %1</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>deve parlare</translation>
    </message>
    <message>
        <source>all-in</source>
        <translation>all-in</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>fold</translation>
    </message>
    <message>
        <source>plays the board</source>
        <translation>gioca il board</translation>
    </message>
    <message>
        <source>%1, pushed</source>
        <translation>%1, assegnato</translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>Call a misdeal.</source>
        <translation>Dichiara misdeal.</translation>
    </message>
    <message>
        <source>Gather all cards.</source>
        <translation>Raccogli tutte le carte.</translation>
    </message>
    <message>
        <source>Shuffle.</source>
        <translation>Mischia.</translation>
    </message>
    <message>
        <source>Cut.</source>
        <translation>Taglia.</translation>
    </message>
    <message>
        <source>Deal again, with the same button.</source>
        <translation>Ridai le carte, con lo stesso bottone.</translation>
    </message>
    <message>
        <source>Finish the deal.</source>
        <translation>Completa la distribuzione.</translation>
    </message>
    <message>
        <source>At the end of the deal, replace the exposed card with the top card of the stub.</source>
        <translation>Al termine della distribuzione sostituisci la carta esposta con la prima carta dello stub.</translation>
    </message>
    <message>
        <source>Make the exposed card the burn of the flop.</source>
        <translation>Usa la carta esposta come burn del flop.</translation>
    </message>
    <message>
        <source>Make the extra card the burn of the flop.</source>
        <translation>Usa la carta di troppo come burn del flop.</translation>
    </message>
    <message>
        <source>Deal the flop.</source>
        <translation>Dai il flop.</translation>
    </message>
    <message>
        <source>Deal the turn.</source>
        <translation>Dai il turn.</translation>
    </message>
    <message>
        <source>Deal the river.</source>
        <translation>Dai il river.</translation>
    </message>
    <message>
        <source>Put all cards of the flop back into the stub.</source>
        <translation>Rimetti nello stub tutte le carte del flop.</translation>
    </message>
    <message>
        <source>Have the betting round finished.</source>
        <translation>Fai completare il giro di puntate.</translation>
    </message>
    <message>
        <source>Have the betting on the turn finished.</source>
        <translation>Fai completare il giro di puntate al turn.</translation>
    </message>
    <message>
        <source>Set the early card aside.</source>
        <translation>Metti da parte la carta uscita in anticipo.</translation>
    </message>
    <message>
        <source>Take the early card off the board.</source>
        <translation>Togli dal board la carta uscita in anticipo.</translation>
    </message>
    <message>
        <source>Put the early card back into the stub.</source>
        <translation>Rimetti nello stub la carta uscita in anticipo.</translation>
    </message>
    <message>
        <source>Put the card that was set aside back into the stub.</source>
        <translation>Rimetti nello stub la carta messa da parte.</translation>
    </message>
    <message>
        <source>Burn a card.</source>
        <translation>Brucia una carta.</translation>
    </message>
    <message>
        <source>Push the pot to those who have a claim.</source>
        <translation>Assegna il piatto a chi ne ha diritto.</translation>
    </message>
</context>
<context>
    <name>StepDone</name>
    <message>
        <source>A misdeal was called.</source>
        <translation>È stato dichiarato misdeal.</translation>
    </message>
    <message>
        <source>All cards were gathered.</source>
        <translation>Tutte le carte sono state raccolte.</translation>
    </message>
    <message>
        <source>The cards were shuffled.</source>
        <translation>Le carte sono state mischiate.</translation>
    </message>
    <message>
        <source>The cards were cut.</source>
        <translation>Il mazzo è stato tagliato.</translation>
    </message>
    <message>
        <source>The hand was dealt again.</source>
        <translation>Le carte sono state ridate.</translation>
    </message>
    <message>
        <source>The deal was finished.</source>
        <translation>La distribuzione è stata completata.</translation>
    </message>
    <message>
        <source>The exposed card was replaced.</source>
        <translation>La carta esposta è stata sostituita.</translation>
    </message>
    <message>
        <source>The exposed card became the burn.</source>
        <translation>La carta esposta è diventata il burn.</translation>
    </message>
    <message>
        <source>The extra card became the burn.</source>
        <translation>La carta di troppo è diventata il burn.</translation>
    </message>
    <message>
        <source>The flop was dealt.</source>
        <translation>Il flop è stato dato.</translation>
    </message>
    <message>
        <source>The turn was dealt.</source>
        <translation>Il turn è stato dato.</translation>
    </message>
    <message>
        <source>The river was dealt.</source>
        <translation>Il river è stato dato.</translation>
    </message>
    <message>
        <source>All cards of the flop went back into the stub.</source>
        <translation>Tutte le carte del flop sono tornate nello stub.</translation>
    </message>
    <message>
        <source>The betting round was finished.</source>
        <translation>Il giro di puntate è stato completato.</translation>
    </message>
    <message>
        <source>The betting on the turn was finished.</source>
        <translation>Il giro di puntate al turn è stato completato.</translation>
    </message>
    <message>
        <source>The early card was set aside.</source>
        <translation>La carta uscita in anticipo è stata messa da parte.</translation>
    </message>
    <message>
        <source>The early card was taken off the board.</source>
        <translation>La carta uscita in anticipo è stata tolta dal board.</translation>
    </message>
    <message>
        <source>The early card went back into the stub.</source>
        <translation>La carta uscita in anticipo è tornata nello stub.</translation>
    </message>
    <message>
        <source>The card that was set aside went back into the stub.</source>
        <translation>La carta messa da parte è tornata nello stub.</translation>
    </message>
    <message>
        <source>A card was burned.</source>
        <translation>Una carta è stata bruciata.</translation>
    </message>
    <message>
        <source>The pot was awarded.</source>
        <translation>Il piatto è stato assegnato.</translation>
    </message>
</context>
<context>
    <name>Straight</name>
    <message>
        <source>straight to the two</source>
        <translation>scala al due</translation>
    </message>
    <message>
        <source>straight to the three</source>
        <translation>scala al tre</translation>
    </message>
    <message>
        <source>straight to the four</source>
        <translation>scala al quattro</translation>
    </message>
    <message>
        <source>straight to the five</source>
        <translation>scala al cinque</translation>
    </message>
    <message>
        <source>straight to the six</source>
        <translation>scala al sei</translation>
    </message>
    <message>
        <source>straight to the seven</source>
        <translation>scala al sette</translation>
    </message>
    <message>
        <source>straight to the eight</source>
        <translation>scala all’otto</translation>
    </message>
    <message>
        <source>straight to the nine</source>
        <translation>scala al nove</translation>
    </message>
    <message>
        <source>straight to the ten</source>
        <translation>scala al dieci</translation>
    </message>
    <message>
        <source>straight to the jack</source>
        <translation>scala al jack</translation>
    </message>
    <message>
        <source>straight to the queen</source>
        <translation>scala alla donna</translation>
    </message>
    <message>
        <source>straight to the king</source>
        <translation>scala al re</translation>
    </message>
    <message>
        <source>straight to the ace</source>
        <translation>scala all’asso</translation>
    </message>
</context>
<context>
    <name>StraightFlush</name>
    <message>
        <source>straight flush to the two</source>
        <translation>scala colore al due</translation>
    </message>
    <message>
        <source>straight flush to the three</source>
        <translation>scala colore al tre</translation>
    </message>
    <message>
        <source>straight flush to the four</source>
        <translation>scala colore al quattro</translation>
    </message>
    <message>
        <source>straight flush to the five</source>
        <translation>scala colore al cinque</translation>
    </message>
    <message>
        <source>straight flush to the six</source>
        <translation>scala colore al sei</translation>
    </message>
    <message>
        <source>straight flush to the seven</source>
        <translation>scala colore al sette</translation>
    </message>
    <message>
        <source>straight flush to the eight</source>
        <translation>scala colore all’otto</translation>
    </message>
    <message>
        <source>straight flush to the nine</source>
        <translation>scala colore al nove</translation>
    </message>
    <message>
        <source>straight flush to the ten</source>
        <translation>scala colore al dieci</translation>
    </message>
    <message>
        <source>straight flush to the jack</source>
        <translation>scala colore al jack</translation>
    </message>
    <message>
        <source>straight flush to the queen</source>
        <translation>scala colore alla donna</translation>
    </message>
    <message>
        <source>straight flush to the king</source>
        <translation>scala colore al re</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>scala reale</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Bottom of the stub</source>
        <translation>Fondo dello stub</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Posto %1</translation>
    </message>
    <message>
        <source>Preflop</source>
        <translation>Preflop</translation>
    </message>
    <message>
        <source>Flop</source>
        <translation>Flop</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>River</source>
        <translation>River</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Main pot</source>
        <translation>Piatto</translation>
    </message>
    <message>
        <source>Side pot %1</source>
        <translation>Side pot %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Burns</source>
        <translation>Burn</translation>
    </message>
    <message>
        <source>Muck</source>
        <translation>Muck</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>Da parte</translation>
    </message>
    <message>
        <source>Stub</source>
        <translation>Stub</translation>
    </message>
    <message>
        <source>%1:%2.%3</source>
        <translation>%1:%2,%3</translation>
    </message>
    <message>
        <source>%1.%2 s</source>
        <translation>%1,%2 s</translation>
    </message>
</context>
<context>
    <name>TableFile</name>
    <message>
        <source>the file is too big: at most 32 MiB, 1000 columns and 4 million cells</source>
        <translation>il file è troppo grande: al massimo 32 MiB, 1000 colonne e 4 milioni di celle</translation>
    </message>
    <message>
        <source>the text is not UTF-8; save it as “CSV UTF-8”</source>
        <translation>il testo non è UTF-8: salvalo come «CSV UTF-8»</translation>
    </message>
    <message>
        <source>there is a NUL byte in the text</source>
        <translation>nel testo c’è un byte NUL</translation>
    </message>
    <message>
        <source>the first line must hold the names of the columns</source>
        <translation>la prima riga deve contenere i nomi delle colonne</translation>
    </message>
    <message>
        <source>a quotation mark within a cell must be doubled, and the cell stand in quotation marks</source>
        <translation>le virgolette dentro una cella vanno raddoppiate, e la cella va messa tra virgolette</translation>
    </message>
    <message>
        <source>nothing may stand between a cell’s closing quotation mark and the separator</source>
        <translation>tra le virgolette che chiudono una cella e il separatore non può esserci nulla</translation>
    </message>
    <message>
        <source>the quotation mark that opens here is never closed</source>
        <translation>le virgolette aperte qui non vengono mai chiuse</translation>
    </message>
    <message>
        <source>a carriage return stands here without a line feed</source>
        <translation>qui c’è un ritorno a capo (CR) senza il suo LF</translation>
    </message>
    <message>
        <source>cells of this line: %2, columns of the header: %1</source>
        <translation>celle di questa riga: %2, colonne dell’intestazione: %1</translation>
    </message>
    <message>
        <source>the column “%1” is missing</source>
        <translation>manca la colonna «%1»</translation>
    </message>
    <message>
        <source>the column “%1” is here for the second time</source>
        <translation>la colonna «%1» compare per la seconda volta</translation>
    </message>
    <message>
        <source>“%1” must not be empty</source>
        <translation>«%1» non può essere vuoto</translation>
    </message>
    <message>
        <source>“%1”: “%2” stands on line %3 already</source>
        <translation>«%1»: «%2» c’è già alla riga %3</translation>
    </message>
    <message>
        <source>“%1”: “%2” is not known here, only %3</source>
        <translation>«%1»: «%2» qui non è noto, solo %3</translation>
    </message>
    <message>
        <source>“%1”: “%2” is no whole number from %3 to %4</source>
        <translation>«%1»: «%2» non è un numero intero da %3 a %4</translation>
    </message>
    <message>
        <source>Column %1, “%2”, is not known here and was left out.</source>
        <translation>La colonna %1, «%2», qui non è nota ed è stata tralasciata.</translation>
    </message>
    <message>
        <source>Line %1 is empty and was left out.</source>
        <translation>La riga %1 è vuota ed è stata tralasciata.</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>YOU · DEALER</source>
        <translation>TU · DEALER</translation>
    </message>
    <message>
        <source>D</source>
        <comment>letter on the dealer button</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>seat</comment>
        <translation>libero</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>fold</translation>
    </message>
    <message>
        <source>plays the board</source>
        <translation>gioca il board</translation>
    </message>
    <message>
        <source>all-in</source>
        <translation>all-in</translation>
    </message>
    <message>
        <source>Pot pushed</source>
        <translation>Piatto assegnato</translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message>
        <source>“mazziere-cli --help” says more.</source>
        <translation>«mazziere-cli --help» dice di più.</translation>
    </message>
    <message>
        <source>one of the commands check, list, solve, grade and show is missing</source>
        <translation>manca uno dei comandi check, list, solve, grade e show</translation>
    </message>
    <message>
        <source>%1 is missing behind “%2”</source>
        <translation>dopo «%2» manca %1</translation>
    </message>
    <message>
        <source>“%1” is not understood behind “%2”</source>
        <translation>dopo «%2» non si capisce «%1»</translation>
    </message>
    <message>
        <source>an option has no value or more than one</source>
        <translation>un’opzione non ha valore o ne ha più di uno</translation>
    </message>
    <message>
        <source>--lang is en or it</source>
        <translation>--lang è en o it</translation>
    </message>
    <message>
        <source>--seed is a whole number from 0 to %1</source>
        <translation>--seed è un numero intero da 0 a %1</translation>
    </message>
    <message>
        <source>finds every mistake of the packs: FILE:LINE: POINTER: reason</source>
        <translation>trova tutti gli errori dei pacchetti: FILE:RIGA: PUNTATORE: motivo</translation>
    </message>
    <message>
        <source>lists the scenarios, a line each</source>
        <translation>elenca gli scenari, uno per riga</translation>
    </message>
    <message>
        <source>prints a log that scores 100</source>
        <translation>scrive un log che vale 100 punti</translation>
    </message>
    <message>
        <source>says what was right and what was wrong</source>
        <translation>dice che cosa era giusto e che cosa no</translation>
    </message>
    <message>
        <source>shows the table after every line of the log</source>
        <translation>mostra il tavolo dopo ogni riga del log</translation>
    </message>
    <message>
        <source>the language; English is the default</source>
        <translation>la lingua; senza indicazione l’inglese</translation>
    </message>
    <message>
        <source>another rulebook than the one that the log or the pack names</source>
        <translation>un regolamento diverso da quello indicato dal log o dal pacchetto</translation>
    </message>
    <message>
        <source>grade: the verdict as JSON</source>
        <translation>grade: il verdetto in JSON</translation>
    </message>
    <message>
        <source>this text</source>
        <translation>questo testo</translation>
    </message>
    <message>
        <source>Usage: mazziere-cli COMMAND [OPTIONS]</source>
        <translation>Uso: mazziere-cli COMANDO [OPZIONI]</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Comandi:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opzioni:</translation>
    </message>
    <message>
        <source>“-” as LOG reads standard input. Exit status: 0 done, whatever the score; 1 the pack or its rulebook is invalid; 2 bad usage, a file or scenario that is not there, or a log that is unreadable or impossible.</source>
        <translation>«-» come LOG legge lo standard input. Stato di uscita: 0 fatto, qualunque sia il punteggio; 1 il pacchetto o il suo regolamento non è valido; 2 uso sbagliato, un file o uno scenario che non c’è, o un log illeggibile o impossibile.</translation>
    </message>
    <message>
        <source>solve, grade and show: another seed than the log’s or the scenario’s</source>
        <translation>solve, grade e show: un seme diverso da quello del log o dello scenario</translation>
    </message>
</context>
<context>
    <name>WeekCharts</name>
    <message>
        <source>Right by week</source>
        <translation>Giusti per settimana</translation>
    </message>
    <message>
        <source>Reaction by week</source>
        <translation>Reazione per settimana</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>seconds</extracomment>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>mz::AssessPage</name>
    <message>
        <source>Who says it? The name stands beside it for good.</source>
        <translation>Chi lo dice? Il nome vi resta accanto per sempre.</translation>
    </message>
    <message>
        <source>Nothing was said yet.</source>
        <translation>Non è stato ancora detto niente.</translation>
    </message>
    <message>
        <source>Other points need a reason.</source>
        <translation>Se cambi i punti, scrivi il motivo.</translation>
    </message>
    <message>
        <source>Points go from 0 to 100.</source>
        <translation>I punti vanno da 0 a 100.</translation>
    </message>
    <message>
        <source>Instructor</source>
        <translation>Istruttore</translation>
    </message>
    <message>
        <source>Points instead of the verdict’s</source>
        <translation>Punti al posto di quelli del giudizio</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Procedura</translation>
    </message>
    <message>
        <source>Protection of the game</source>
        <translation>Protezione del gioco</translation>
    </message>
    <message>
        <source>Control of the table</source>
        <translation>Controllo del tavolo</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>%1: %2 of 5</source>
        <translation>%1: %2 su 5</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Osservazione</translation>
    </message>
    <message>
        <source>0 to 100; empty: the verdict stands</source>
        <translation>da 0 a 100; vuoto: vale il giudizio</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Salva</translation>
    </message>
</context>
<context>
    <name>mz::AssignmentPage</name>
    <message numerus="yes">
        <source>%n hand(s), drawn</source>
        <translation>
            <numerusform>%n mano estratta</numerusform>
            <numerusform>%n mani estratte</numerusform>
        </translation>
    </message>
    <message>
        <source>From all packs; the same for everybody.</source>
        <translation>Da tutti i pacchetti; le stesse per tutti.</translation>
    </message>
    <message numerus="yes">
        <source>The whole pack: %n hand(s) in their order.</source>
        <translation>
            <numerusform>Tutto il pacchetto: %n mano.</numerusform>
            <numerusform>Tutto il pacchetto: %n mani nel loro ordine.</numerusform>
        </translation>
    </message>
    <message>
        <source>It needs a title: under that it is looked for.</source>
        <translation>Serve un titolo: con quello lo si cerca.</translation>
    </message>
    <message>
        <source>Minutes go from 1 to 600, seconds from 10 to 3600.</source>
        <translation>I minuti vanno da 1 a 600, i secondi da 10 a 3600.</translation>
    </message>
    <message>
        <source>The last day is written like 2026-12-31.</source>
        <translation>L’ultimo giorno si scrive come 2026-12-31.</translation>
    </message>
    <message>
        <source>There is no pack to deal from.</source>
        <translation>Non c’è nessun pacchetto da cui distribuire.</translation>
    </message>
    <message>
        <source>A new assignment</source>
        <translation>Un nuovo compito</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Come</translation>
    </message>
    <message>
        <source>Minutes for all hands</source>
        <translation>Minuti per tutte le mani</translation>
    </message>
    <message>
        <source>Seconds for each hand</source>
        <translation>Secondi per ogni mano</translation>
    </message>
    <message>
        <source>Last day to begin</source>
        <translation>Ultimo giorno per cominciare</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>nessun limite</translation>
    </message>
    <message>
        <source>no limit, or like 2026-12-31</source>
        <translation>nessun limite, o come 2026-12-31</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Save it…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>That day is over.</source>
        <translation>Quel giorno è passato.</translation>
    </message>
</context>
<context>
    <name>mz::Chooser</name>
    <message>
        <source>What shall we deal?</source>
        <translation>Che cosa distribuiamo?</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuisci</translation>
    </message>
    <message>
        <source>Back to the table (Esc)</source>
        <translation>Torna al tavolo (Esc)</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Raccolte</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scenari</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenari</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be dealt from</source>
        <translation>non utilizzabile</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <translation>Riga %1, %2: %3</translation>
    </message>
    <message>
        <source>Running table</source>
        <translation>Tavolo in corso</translation>
    </message>
    <message>
        <source>hand after hand; what goes wrong stays hidden</source>
        <translation>una mano dopo l&apos;altra, con o senza guai</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Ripetizione</translation>
    </message>
    <message>
        <source>one rule, again and again</source>
        <translation>una regola, ancora e ancora</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ancora una volta</translation>
    </message>
    <message>
        <source>nothing went wrong so far</source>
        <translation>finora niente è andato storto</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) went wrong or slowly</source>
        <translation>
            <numerusform>%n caso è andato male o lentamente</numerusform>
            <numerusform>%n casi sono andati male o lentamente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Button and stacks go on from hand to hand.</source>
        <translation>Bottone e stack continuano di mano in mano.</translation>
    </message>
    <message>
        <source>Its cases one after the other, each time with other cards.</source>
        <translation>I suoi casi uno dopo l&apos;altro, ogni volta con altre carte.</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Esame</translation>
    </message>
    <message>
        <source>without help, and with a record that can be checked</source>
        <translation>senza aiuto, e con un verbale che si può controllare</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s), drawn</source>
        <translation>
            <numerusform>%n mano estratta</numerusform>
            <numerusform>%n mani estratte</numerusform>
        </translation>
    </message>
    <message>
        <source>From all packs, with other cards each time.</source>
        <translation>Da tutti i pacchetti, ogni volta con altre carte.</translation>
    </message>
    <message numerus="yes">
        <source>The whole pack: %n hand(s) in their order.</source>
        <translation>
            <numerusform>Tutto il pacchetto: %n mano.</numerusform>
            <numerusform>Tutto il pacchetto: %n mani nel loro ordine.</numerusform>
        </translation>
    </message>
    <message>
        <source>An assignment from a file…</source>
        <translation>Un compito da un file…</translation>
    </message>
    <message>
        <source>As the instructor has made it for the class.</source>
        <translation>Come l’istruttore lo ha preparato per la classe.</translation>
    </message>
</context>
<context>
    <name>mz::ClassDesk</name>
    <message>
        <source>%1 of 100. </source>
        <translation>%1 su 100. </translation>
    </message>
    <message>
        <source>The verdict: %1 of 100</source>
        <translation>Il giudizio: %1 su 100</translation>
    </message>
    <message>
        <source>There is no verdict.</source>
        <translation>Non c’è un giudizio.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>riga %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e %n in più</numerusform>
            <numerusform>e %n in più</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the roster</source>
        <translation>Leggi l’elenco</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>The roster was not taken in: %1. Mend it and read it again.</source>
        <translation>L’elenco non è stato preso: %1. Correggilo e leggilo di nuovo.</translation>
    </message>
    <message numerus="yes">
        <source>%n trainee(s) added</source>
        <translation>
            <numerusform>%n allievo aggiunto</numerusform>
            <numerusform>%n allievi aggiunti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n modificato</numerusform>
            <numerusform>%n modificati</numerusform>
        </translation>
    </message>
    <message>
        <source>Take in results</source>
        <translation>Prendi i risultati</translation>
    </message>
    <message>
        <source>Results (*.records.json)</source>
        <translation>Risultati (*.records.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) came in that were not known yet.</source>
        <translation>
            <numerusform>È arrivata %n sessione che non era ancora nota.</numerusform>
            <numerusform>Sono arrivate %n sessioni che non erano ancora note.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the roster: %1.</source>
        <translation>Non nell’elenco: %1.</translation>
    </message>
    <message>
        <source>Save the assignment</source>
        <translation>Salva il compito</translation>
    </message>
    <message>
        <source>Assignments (*.assignment.json)</source>
        <translation>Compiti (*.assignment.json)</translation>
    </message>
    <message>
        <source>Saved as %1. Give it to the trainees: they choose it under Exam.</source>
        <translation>Salvato come %1. Dallo agli allievi: lo scelgono alla voce Esame.</translation>
    </message>
    <message>
        <source>Save the class as a table</source>
        <translation>Salva la classe come tabella</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvato come %1</translation>
    </message>
    <message>
        <source>%1, here %2</source>
        <translation>%1, qui %2</translation>
    </message>
    <message>
        <source>Nothing new came in.</source>
        <translation>Non è arrivato niente di nuovo.</translation>
    </message>
    <message>
        <source>Not as it was written: %1</source>
        <translation>Non com’è stato scritto: %1</translation>
    </message>
    <message>
        <source>The same number, another name: %1.</source>
        <translation>Stesso numero, altro nome: %1.</translation>
    </message>
    <message>
        <source>Not taken in: %1</source>
        <translation>Non presi: %1</translation>
    </message>
</context>
<context>
    <name>mz::ClassModel</name>
    <message>
        <source>nothing yet</source>
        <translation>ancora niente</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 % (%2)</source>
        <translation>%1 % (%2)</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Allievo</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>No fault</source>
        <translation>Senza errori</translation>
    </message>
    <message>
        <source>Hands in which nothing was wrong</source>
        <translation>Mani in cui nulla era sbagliato</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Ultima sessione</translation>
    </message>
</context>
<context>
    <name>mz::ClassPage</name>
    <message>
        <source>Trainees without a class</source>
        <translation>Allievi senza classe</translation>
    </message>
    <message>
        <source>Class %1</source>
        <translation>Classe %1</translation>
    </message>
    <message>
        <source>For each rule: how much of it was done right, and how often it was tried. Whoever needs most help stands at the top.</source>
        <translation>Per ogni regola: quanto è stato fatto bene e quante volte è stata provata. In alto sta chi ha più bisogno d’aiuto.</translation>
    </message>
    <message>
        <source>Nobody is in this class yet. Read the roster of the school: a CSV file with the columns trainee_id and name, and group where there are several classes.</source>
        <translation>In questa classe non c’è ancora nessuno. Leggi l’elenco della scuola: un file CSV con le colonne trainee_id e name, e group dove ci sono più classi.</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Another class</source>
        <translation>Un’altra classe</translation>
    </message>
    <message>
        <source>Read the roster…</source>
        <translation>Leggi l’elenco…</translation>
    </message>
    <message>
        <source>New assignment…</source>
        <translation>Nuovo compito…</translation>
    </message>
    <message>
        <source>Take in results…</source>
        <translation>Prendi i risultati…</translation>
    </message>
    <message>
        <source>As a table…</source>
        <translation>Come tabella…</translation>
    </message>
    <message>
        <source>Sessions of the trainee</source>
        <translation>Sessioni dell’allievo</translation>
    </message>
</context>
<context>
    <name>mz::CoachPanel</name>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Hand log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>What you did</source>
        <translation>Che cosa hai fatto</translation>
    </message>
    <message>
        <source>The log cannot be written</source>
        <translation>Il registro non si può scrivere</translation>
    </message>
    <message>
        <source>%1: %2. The hand goes on.</source>
        <translation>%1: %2. La mano continua.</translation>
    </message>
    <message>
        <source>Hint %1 of 3</source>
        <translation>Suggerimento %1 di 3</translation>
    </message>
    <message>
        <source>Your hands decide what comes next</source>
        <translation>Ora decidono le tue mani</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ora: %1</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Non è ancora successo niente.</translation>
    </message>
    <message>
        <source>The rule stands here once the coach has named one: after a fault, with the second hint, or with the verdict.</source>
        <translation>La regola compare qui quando il coach ne cita una: dopo un errore, con il secondo suggerimento o con il giudizio finale.</translation>
    </message>
    <message>
        <source>Its steps</source>
        <translation>I suoi passi</translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <translation>%1 su 100</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Superato</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Non superato</translation>
    </message>
    <message>
        <source>Not passed: the case is not finished</source>
        <translation>Non superato: il caso non è concluso</translation>
    </message>
    <message>
        <source>Nothing was wrong, and you left well alone.</source>
        <translation>Non c’era nulla da rimediare, e giustamente non hai toccato nulla.</translation>
    </message>
    <message numerus="yes">
        <source>Help cost %n point(s).</source>
        <translation>
            <numerusform>L’aiuto è costato %n punto.</numerusform>
            <numerusform>L’aiuto è costato %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the rest of the hand</source>
        <translation>Nel resto della mano</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) pitched</source>
        <translation>
            <numerusform>%n carta distribuita</numerusform>
            <numerusform>%n carte distribuite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) less (%1)</source>
        <translation>
            <numerusform>%n punto in meno (%1)</numerusform>
            <numerusform>%n punti in meno (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 of 100 · %1</source>
        <translation>%2 su 100 · %1</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Adesso: %1</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Che cosa è stato fatto</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Dimostrazione</translation>
    </message>
    <message>
        <source>First watch how the case is dealt by the book. Then it is your turn.</source>
        <translation>Prima guarda come si gestisce il caso secondo il regolamento. Poi tocca a te.</translation>
    </message>
    <message>
        <source>What it costs a player</source>
        <translation>Che cosa costa a un giocatore</translation>
    </message>
    <message>
        <source>All put right.</source>
        <translation>Tutto rimediato.</translation>
    </message>
    <message>
        <source>Nothing was wrong, and nothing was touched.</source>
        <translation>Non c’era nulla da rimediare, e giustamente non è stato toccato nulla.</translation>
    </message>
    <message>
        <source>Now it is your turn, with the same case.</source>
        <translation>Ora tocca a te, con lo stesso caso.</translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation>Questa mano è finita.</translation>
    </message>
</context>
<context>
    <name>mz::CriticalChoice</name>
    <message>
        <source>The table stands still</source>
        <translation>Il tavolo è fermo</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Vedi perché</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Vai avanti</translation>
    </message>
    <message>
        <source>The rule with its steps; it costs nothing</source>
        <translation>La regola con i suoi passaggi; non costa nulla</translation>
    </message>
    <message>
        <source>Time as well. How do you want to go on?</source>
        <translation>Anche il tempo. Come vuoi continuare?</translation>
    </message>
</context>
<context>
    <name>mz::DebriefBoards</name>
    <message>
        <source>Undisturbed</source>
        <translation>Senza irregolarità</translation>
    </message>
    <message>
        <source>As it should be</source>
        <translation>Come va fatto</translation>
    </message>
    <message>
        <source>As it was done</source>
        <translation>Come è stato fatto</translation>
    </message>
</context>
<context>
    <name>mz::DebriefPage</name>
    <message>
        <source>Debrief</source>
        <translation>Debriefing</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Arrow keys: one moment on or back. Page up and down: from mark to mark. Home and End: the first and the last moment.</source>
        <translation>Frecce: un momento avanti o indietro. Pag su e Pag giù: di segno in segno. Inizio e Fine: il primo e l’ultimo momento.</translation>
    </message>
    <message>
        <source>The moment before</source>
        <translation>Il momento prima</translation>
    </message>
    <message>
        <source>The next moment</source>
        <translation>Il momento dopo</translation>
    </message>
    <message>
        <source>Steps and faults</source>
        <translation>Passi ed errori</translation>
    </message>
    <message>
        <source>No irregularity, no fault: nothing stands on this hand.</source>
        <translation>Nessuna irregolarità, nessun errore: su questa mano non c’è nulla da dire.</translation>
    </message>
    <message>
        <source>The undisturbed hand</source>
        <translation>La mano senza irregolarità</translation>
    </message>
    <message>
        <source>As it was done</source>
        <translation>Come è stato fatto</translation>
    </message>
    <message>
        <source>As it should be · %1</source>
        <translation>Come va fatto · %1</translation>
    </message>
    <message>
        <source>The session was not finished: it is judged as far as the log goes.</source>
        <translation>La sessione non è stata finita: è giudicata fin dove arriva il log.</translation>
    </message>
    <message>
        <source>not the same</source>
        <translation>diverso</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>uguale</translation>
    </message>
</context>
<context>
    <name>mz::DebriefScore</name>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>of 100</source>
        <translation>su 100</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>superato</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>non superato</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>non finito</translation>
    </message>
    <message>
        <source>first act after %1</source>
        <translation>primo gesto dopo %1</translation>
    </message>
    <message>
        <source>closed after %1</source>
        <translation>chiuso dopo %1</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>ancora aperto</translation>
    </message>
</context>
<context>
    <name>mz::DebriefWhy</name>
    <message>
        <source>From here again</source>
        <translation>Riparti da qui</translation>
    </message>
    <message>
        <source>Deals this case again, with all done already that came before</source>
        <translation>Serve di nuovo questo caso, con già fatto tutto ciò che veniva prima</translation>
    </message>
    <message>
        <source>Nothing is left to do from here.</source>
        <translation>Da qui non resta niente da fare.</translation>
    </message>
    <message>
        <source>It begins just before this act, at %1.</source>
        <translation>Si riparte subito prima di questo gesto, a %1.</translation>
    </message>
    <message>
        <source>It begins with the table as it lies here, at %1.</source>
        <translation>Si riparte con il tavolo com’è qui, a %1.</translation>
    </message>
    <message>
        <source>Why it matters</source>
        <translation>Perché conta</translation>
    </message>
    <message>
        <source>Nothing was wrong in this hand.</source>
        <translation>In questa mano non c’era niente di sbagliato.</translation>
    </message>
    <message>
        <source>At this moment nothing is wrong.</source>
        <translation>In questo momento non c’è niente di sbagliato.</translation>
    </message>
</context>
<context>
    <name>mz::DemonstrationBar</name>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un passo</translation>
    </message>
    <message>
        <source>My turn now</source>
        <translation>Ora tocca a me</translation>
    </message>
</context>
<context>
    <name>mz::ExamDesk</name>
    <message>
        <source>That was the last hand: %1 shows the result.</source>
        <translation>Era l’ultima mano: %1 mostra il risultato.</translation>
    </message>
    <message>
        <source>This hand is over: %1 deals the next one.</source>
        <translation>Questa mano è finita: %1 distribuisce la prossima.</translation>
    </message>
    <message>
        <source>The time for all hands was over.</source>
        <translation>Il tempo per tutte le mani era finito.</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Esame</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Compito</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <translation>Mano %1 di %2</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salva il rapporto</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvato come %1</translation>
    </message>
    <message>
        <source>Hand in the results</source>
        <translation>Consegna i risultati</translation>
    </message>
    <message>
        <source>Results (*.records.json)</source>
        <translation>Risultati (*.records.json)</translation>
    </message>
    <message>
        <source>Handed in as %1</source>
        <translation>Consegnato come %1</translation>
    </message>
    <message>
        <source>Open an assignment</source>
        <translation>Apri un compito</translation>
    </message>
    <message>
        <source>Assignments (*.assignment.json)</source>
        <translation>Compiti (*.assignment.json)</translation>
    </message>
    <message>
        <source>It cannot begin: nothing can be written into %1, and its record would be lost.</source>
        <translation>Non può cominciare: in %1 non si può scrivere, e il verbale andrebbe perso.</translation>
    </message>
    <message>
        <source>The time for hand %1 was over.</source>
        <translation>Il tempo per la mano %1 era finito.</translation>
    </message>
</context>
<context>
    <name>mz::ExamPage</name>
    <message>
        <source>Begin</source>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>Deal the next hand</source>
        <translation>Distribuisci la prossima mano</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Leave this hand as it is</source>
        <translation>Lascia questa mano com’è</translation>
    </message>
    <message>
        <source>End the exam</source>
        <translation>Termina l’esame</translation>
    </message>
    <message>
        <source>End it here</source>
        <translation>Termina qui</translation>
    </message>
    <message>
        <source>Say who deals</source>
        <translation>Indica chi distribuisce</translation>
    </message>
    <message>
        <source>Certificate as PDF…</source>
        <translation>Attestato in PDF…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>Rapporto in PDF…</translation>
    </message>
    <message>
        <source>Look at this hand again</source>
        <translation>Rivedi questa mano</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Time for all hands</source>
        <translation>Tempo per tutte le mani</translation>
    </message>
    <message>
        <source>Time for each hand</source>
        <translation>Tempo per ogni mano</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Nessun limite</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>The hands</source>
        <translation>Le mani</translation>
    </message>
    <message>
        <source>Nobody has said who deals.</source>
        <translation>Nessuno ha detto chi distribuisce.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>Distribuisce %1.</translation>
    </message>
    <message>
        <source>The time for all hands goes on.</source>
        <translation>Il tempo per tutte le mani continua a scorrere.</translation>
    </message>
    <message>
        <source>A hand that is left as it is counts as not finished.</source>
        <translation>Una mano lasciata com’è conta come non finita.</translation>
    </message>
    <message>
        <source>Hand in…</source>
        <translation>Consegna…</translation>
    </message>
    <message>
        <source>A hand that is left counts as not finished, and is not dealt again. Press once more to leave it.</source>
        <translation>Una mano lasciata conta come non finita e non si ridistribuisce. Premi ancora una volta per lasciarla.</translation>
    </message>
    <message>
        <source>Hands that were not dealt count 0. Press once more to end it.</source>
        <translation>Le mani non distribuite contano 0. Premi ancora una volta per terminare.</translation>
    </message>
</context>
<context>
    <name>mz::FigureGrid</name>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>a row, the heading of a column, and the figure where they meet</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>mz::KeysPage</name>
    <message>
        <source>Press a key here to give its work to another one.</source>
        <translation>Premi qui un tasto per dare il suo compito a un altro.</translation>
    </message>
    <message>
        <source>All keys as they were</source>
        <translation>Tutti i tasti come prima</translation>
    </message>
    <message>
        <source>Press the key for: %1. Esc leaves it as it is.</source>
        <translation>Premi il tasto per: %1. Esc lascia tutto com&apos;è.</translation>
    </message>
    <message>
        <source>%1 has its own work and keeps it.</source>
        <translation>%1 ha già il suo compito e lo tiene.</translation>
    </message>
    <message>
        <source>%1 had that key and has %2 now.</source>
        <translation>«%1» aveva quel tasto e ora ha %2.</translation>
    </message>
    <message>
        <source>The keys</source>
        <translation>I tasti</translation>
    </message>
    <message>
        <source>Pitch a card to that seat; 0 is Seat 10</source>
        <translation>Dai una carta a quel posto; 0 è il posto 10</translation>
    </message>
    <message>
        <source>Arrows, Tab</source>
        <translation>Frecce, Tab</translation>
    </message>
    <message>
        <source>Move between places and cards</source>
        <translation>Spostati tra posti e carte</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Select the card; on another place, put the selection there</source>
        <translation>Scegli la carta; su un altro posto, mettici le carte scelte</translation>
    </message>
    <message>
        <source>Select all cards of the place</source>
        <translation>Scegli tutte le carte di quel posto</translation>
    </message>
    <message>
        <source>Back to the table (Esc)</source>
        <translation>Torna al tavolo (Esc)</translation>
    </message>
</context>
<context>
    <name>mz::Lesson</name>
    <message>
        <source>The hand goes on already.</source>
        <translation>La mano sta già andando avanti.</translation>
    </message>
    <message>
        <source>Cases are shown where the coach is set to Learn, in the settings.</source>
        <translation>I casi vengono mostrati quando il coach è su Imparare, nelle impostazioni.</translation>
    </message>
    <message>
        <source>First choose in the coach panel: see why (%1), take back (%2) or play on (%3).</source>
        <translation>Prima scegli nel pannello del coach: vedi perché (%1), annulla (%2) o vai avanti (%3).</translation>
    </message>
    <message>
        <source>The case is being shown: %1 makes it your turn.</source>
        <translation>Il caso viene mostrato: con %1 tocca a te.</translation>
    </message>
    <message>
        <source>The table is frozen: %1 goes on.</source>
        <translation>Il tavolo è fermo: %1 per riprendere.</translation>
    </message>
</context>
<context>
    <name>mz::MainWindow</name>
    <message>
        <source>Frozen</source>
        <translation>Fermo</translation>
    </message>
    <message>
        <source>Time stands still. Esc goes on.</source>
        <translation>Il tempo è fermo. Esc per riprendere.</translation>
    </message>
    <message>
        <source>Choose a scenario</source>
        <translation>Scegli uno scenario</translation>
    </message>
    <message>
        <source>%1 › Scenario %2 of %3 › %4</source>
        <translation>%1 › Scenario %2 di %3 › %4</translation>
    </message>
    <message>
        <source>This case is over: %1 deals it again, %2 the next one.</source>
        <translation>Questo caso è finito: %1 lo ripete, %2 passa al prossimo.</translation>
    </message>
    <message>
        <source>There is no Seat %1.</source>
        <translation>Il posto %1 non c&apos;è.</translation>
    </message>
    <message>
        <source>%1: demonstration</source>
        <translation>%1: dimostrazione</translation>
    </message>
    <message>
        <source>The debrief opens when the case is over.</source>
        <translation>Il debriefing si apre quando il caso è finito.</translation>
    </message>
    <message>
        <source>Back at your table</source>
        <translation>Di nuovo al tuo tavolo</translation>
    </message>
    <message>
        <source>The hand stands as you left it. Esc goes on.</source>
        <translation>La mano è come l&apos;hai lasciata. Esc riprende.</translation>
    </message>
    <message>
        <source>The records lie where two programs cannot use them at the same time: one waits for the other. Nothing is lost by it.</source>
        <translation>L&apos;archivio si trova dove due programmi non possono usarlo insieme: uno aspetta l&apos;altro. Non si perde nulla.</translation>
    </message>
    <message>
        <source>Well done: that was all there is to do again.</source>
        <translation>Ben fatto: era tutto ciò che c&apos;era da rifare.</translation>
    </message>
    <message>
        <source>There is no case of this rule.</source>
        <translation>Non c&apos;è nessun caso di questa regola.</translation>
    </message>
    <message>
        <source>Drill › %1 › %2</source>
        <translation>Ripetizione › %1 › %2</translation>
    </message>
    <message>
        <source>Once more › %1 of %2 › %3</source>
        <translation>Ancora una volta › %1 di %2 › %3</translation>
    </message>
    <message>
        <source>Running table › Hand %1</source>
        <translation>Tavolo in corso › Mano %1</translation>
    </message>
    <message>
        <source>Hands: %1. Put right: %2 of %3. False alarms: %4.</source>
        <translation>Mani: %1. Rimediate: %2 su %3. Falsi allarmi: %4.</translation>
    </message>
    <message>
        <source>What was right or wrong is told when all hands are dealt.</source>
        <translation>Che cosa era giusto o sbagliato si dice quando tutte le mani sono distribuite.</translation>
    </message>
    <message>
        <source>Here no hand is dealt a second time.</source>
        <translation>Qui nessuna mano si distribuisce una seconda volta.</translation>
    </message>
    <message>
        <source>The time of the exam goes on. Esc takes the hand up again.</source>
        <translation>Il tempo dell’esame continua. Esc fa riprendere la mano.</translation>
    </message>
</context>
<context>
    <name>mz::PeopleDesk</name>
    <message>
        <source>The records are complete again.</source>
        <translation>L&apos;archivio è di nuovo completo.</translation>
    </message>
    <message>
        <source>The records of %1 are deleted.</source>
        <translation>L&apos;archivio di %1 è cancellato.</translation>
    </message>
    <message>
        <source>The records of %1 are deleted. The file is cleaned when no other program has it open.</source>
        <translation>L&apos;archivio di %1 è cancellato. Il file sarà ripulito quando nessun altro programma lo tiene aperto.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation>Il vecchio file è conservato come %1.</translation>
    </message>
    <message>
        <source>Save the records of %1</source>
        <translation>Salva l&apos;archivio di %1</translation>
    </message>
    <message>
        <source>Records (*.records.json)</source>
        <translation>Archivi (*.records.json)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvato come %1</translation>
    </message>
    <message>
        <source>Take in somebody&apos;s records</source>
        <translation>Accogli l&apos;archivio di qualcuno</translation>
    </message>
    <message numerus="yes">
        <source>A trainee with %n session(s) came in.</source>
        <translation>
            <numerusform>È arrivato un allievo con %n sessione.</numerusform>
            <numerusform>È arrivato un allievo con %n sessioni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) came in that were not known yet.</source>
        <translation>
            <numerusform>È arrivata %n sessione che non era ancora nota.</numerusform>
            <numerusform>Sono arrivate %n sessioni che non erano ancora note.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) judged again.</source>
        <translation>
            <numerusform>%n sessione giudicata di nuovo.</numerusform>
            <numerusform>%n sessioni giudicate di nuovo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every verdict stays as it was.</source>
        <translation>Ogni giudizio resta com&apos;era.</translation>
    </message>
    <message numerus="yes">
        <source>%n verdict(s) differ; both stand side by side.</source>
        <translation>
            <numerusform>%n giudizio è diverso; stanno tutti e due fianco a fianco.</numerusform>
            <numerusform>%n giudizi sono diversi; stanno tutti fianco a fianco.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Practice goes on; what you deal is kept in its log.</source>
        <translation>%1 L&apos;esercizio continua; ciò che distribuisci resta nel suo registro.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salva il rapporto</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>mz::PeoplePage</name>
    <message>
        <source>last here on %1</source>
        <translation>ultima volta qui il %1</translation>
    </message>
    <message>
        <source>%1 (here now)</source>
        <translation>%1 (ora qui)</translation>
    </message>
    <message>
        <source>Who is dealing?</source>
        <translation>Chi fa il mazziere?</translation>
    </message>
    <message>
        <source>Welcome. Who is dealing?</source>
        <translation>Benvenuto. Chi fa il mazziere?</translation>
    </message>
    <message>
        <source>A new trainee</source>
        <translation>Un nuovo allievo</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifica %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Elimina %1</translation>
    </message>
    <message>
        <source>All sessions and verdicts of %1 will be deleted from this computer and cannot be brought back.</source>
        <translation>Tutte le sessioni e i giudizi di %1 saranno cancellati da questo computer e non si potranno recuperare.</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>Allievi</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifica…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>Save records as…</source>
        <translation>Salva l&apos;archivio…</translation>
    </message>
    <message>
        <source>Take in records…</source>
        <translation>Accogli un archivio…</translation>
    </message>
    <message>
        <source>Back to the table (Esc)</source>
        <translation>Torna al tavolo (Esc)</translation>
    </message>
    <message>
        <source>Practise without a name</source>
        <translation>Esercitati senza nome</translation>
    </message>
    <message>
        <source>New trainee</source>
        <translation>Nuovo allievo</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuisci</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <translation>Cancella tutto</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>not here yet</source>
        <translation>mai stato qui</translation>
    </message>
</context>
<context>
    <name>mz::PersonForm</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Number at the school</source>
        <translation>Numero nella scuola</translation>
    </message>
    <message>
        <source>may stay empty</source>
        <translation>può restare vuoto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Size of all text</source>
        <translation>Dimensione dei testi</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Due colori</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were dealt here without a name: they are mine</source>
        <translation>
            <numerusform>%n sessione è stata distribuita qui senza nome: è mia</numerusform>
            <numerusform>%n sessioni sono state distribuite qui senza nome: sono mie</numerusform>
        </translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Testo più grande</translation>
    </message>
</context>
<context>
    <name>mz::ProgressPage</name>
    <message>
        <source>Progress</source>
        <translation>Progressi</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>Progressi di %1</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Who is dealing</source>
        <translation>Chi fa il mazziere</translation>
    </message>
    <message>
        <source>Progress needs a name: without one nobody knows whose hands are whose. Sit down with your name (%1), and what you deal is counted from then on.</source>
        <translation>Per i progressi serve un nome: senza, nessuno sa di chi sono le mani. Siediti con il tuo nome (%1), e da lì in poi si conta ciò che distribuisci.</translation>
    </message>
    <message>
        <source>Drill: %1</source>
        <translation>Ripetizione: %1</translation>
    </message>
    <message>
        <source>Nothing was dealt yet. Begin with the drill below, or choose any hand: after the first one you see here how far you have come.</source>
        <translation>Non è stato ancora distribuito nulla. Comincia con la ripetizione qui sotto, o scegli una mano qualsiasi: dopo la prima vedrai qui quanta strada hai fatto.</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Che cosa fare adesso</translation>
    </message>
    <message>
        <source>Hands since your last exposed card</source>
        <translation>Mani dall’ultima carta che hai scoperto</translation>
    </message>
    <message>
        <source>Rule by rule</source>
        <translation>Regola per regola</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>Mastery</source>
        <translation>Padronanza</translation>
    </message>
    <message>
        <source>Last ten</source>
        <translation>Ultimi dieci</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentativi</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reazione</translation>
    </message>
    <message>
        <source>Mastery: how many of the last ten attempts were right; those still to be made count as not right. Reaction: the time to your first act, in the middle of the last ten.</source>
        <translation>Padronanza: quanti degli ultimi dieci tentativi sono giusti; quelli ancora da fare contano come non giusti. Reazione: il tempo fino al tuo primo gesto, quello di mezzo degli ultimi dieci.</translation>
    </message>
    <message>
        <source>Week by week</source>
        <translation>Settimana per settimana</translation>
    </message>
    <message>
        <source>Week from</source>
        <translation>Settimana dal</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Giusti</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessioni</translation>
    </message>
</context>
<context>
    <name>mz::SessionsModel</name>
    <message>
        <source>%1 of 100, passed</source>
        <translation>%1 su 100, superata</translation>
    </message>
    <message>
        <source>%1 of 100, not passed</source>
        <translation>%1 su 100, non superata</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>left before the end</source>
        <translation>lasciata prima della fine</translation>
    </message>
    <message>
        <source>not judged: its rulebook is not here</source>
        <translation>non giudicata: il suo regolamento non è qui</translation>
    </message>
    <message>
        <source>judged again: %1</source>
        <translation>giudicata di nuovo: %1</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importata</translation>
    </message>
    <message>
        <source>A hand at a running table</source>
        <translation>Una mano a un tavolo in corso</translation>
    </message>
    <message>
        <source>%1 gives %2 of 100</source>
        <translation>%1 dà %2 su 100</translation>
    </message>
    <message>
        <source>%1 has a remark</source>
        <translation>%1 ha un’osservazione</translation>
    </message>
    <message>
        <source>hand %1</source>
        <translation>mano %1</translation>
    </message>
</context>
<context>
    <name>mz::SessionsPage</name>
    <message>
        <source>Sessions of %1</source>
        <translation>Sessioni di %1</translation>
    </message>
    <message>
        <source>Sessions without a name</source>
        <translation>Sessioni senza nome</translation>
    </message>
    <message>
        <source>Nothing was dealt yet.</source>
        <translation>Non è stato ancora distribuito nulla.</translation>
    </message>
    <message>
        <source>Judge all again by today&apos;s rulebooks</source>
        <translation>Giudica tutto di nuovo con i regolamenti di oggi</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>Rivedila</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>Rapporto in PDF…</translation>
    </message>
    <message>
        <source>The whole exam</source>
        <translation>Tutto l’esame</translation>
    </message>
    <message>
        <source>Assess it…</source>
        <translation>Valuta…</translation>
    </message>
</context>
<context>
    <name>mz::SettingsPage</name>
    <message>
        <source>Sounds of cards and chips</source>
        <translation>Suoni di carte e fiche</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Size of all text</source>
        <translation>Dimensione dei testi</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Testo più grande</translation>
    </message>
    <message>
        <source>The coach (from the next hand on)</source>
        <translation>Il coach (dalla prossima mano)</translation>
    </message>
    <message>
        <source>Players act</source>
        <translation>I giocatori agiscono</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Tutti subito</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Piano</translation>
    </message>
    <message>
        <source>Steadily</source>
        <translation>A ritmo regolare</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>In fretta</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Due colori</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Panno</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Antracite</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Pannelli</translation>
    </message>
    <message>
        <source>Dark and paper</source>
        <translation>Scuri e carta</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiari</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuri</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Cards fly</source>
        <translation>Le carte volano</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Nessun movimento</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Proiettore</translation>
    </message>
    <message>
        <source>Large cards, answers covered</source>
        <translation>Carte grandi, risposte coperte</translation>
    </message>
    <message>
        <source>Back to the table (Esc)</source>
        <translation>Torna al tavolo (Esc)</translation>
    </message>
</context>
<context>
    <name>mz::TitleBar</name>
    <message>
        <source>Go on</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Close coach</source>
        <translation>Chiudi il coach</translation>
    </message>
    <message>
        <source>Open coach</source>
        <translation>Apri il coach</translation>
    </message>
    <message>
        <source>Choose another scenario</source>
        <translation>Scegli un altro scenario</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Senza nome</translation>
    </message>
    <message>
        <source>Who is dealing: %1</source>
        <translation>Chi fa il mazziere: %1</translation>
    </message>
</context>
<context>
    <name>mz::TroublePage</name>
    <message>
        <source>The file of the records is damaged.</source>
        <translation>Il file dell&apos;archivio è danneggiato.</translation>
    </message>
    <message>
        <source>The file of the records belongs to another program.</source>
        <translation>Il file dell&apos;archivio appartiene a un altro programma.</translation>
    </message>
    <message>
        <source>The records were written by a newer version of Mazziere.</source>
        <translation>L&apos;archivio è stato scritto da una versione più nuova di Mazziere.</translation>
    </message>
    <message>
        <source>Another program holds the file of the records.</source>
        <translation>Un altro programma tiene occupato il file dell&apos;archivio.</translation>
    </message>
    <message>
        <source>The records may not be written here.</source>
        <translation>Qui l&apos;archivio non si può scrivere.</translation>
    </message>
    <message>
        <source>The file of the records cannot be opened.</source>
        <translation>Il file dell&apos;archivio non si può aprire.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Il disco è pieno.</translation>
    </message>
    <message>
        <source>The records cannot be used.</source>
        <translation>L&apos;archivio non si può usare.</translation>
    </message>
    <message>
        <source>The records are not at hand</source>
        <translation>L&apos;archivio non è disponibile</translation>
    </message>
    <message>
        <source>Nothing was changed in it. You can put it aside as a copy and begin new records, or practise without them.</source>
        <translation>Non vi è stato cambiato nulla. Puoi metterlo da parte come copia e cominciare un archivio nuovo, oppure esercitarti senza.</translation>
    </message>
    <message>
        <source>Nothing was changed in it. You can try again, or practise without it.</source>
        <translation>Non vi è stato cambiato nulla. Puoi riprovare, oppure esercitarti senza.</translation>
    </message>
    <message>
        <source>Whatever you deal is kept in logs and comes into the records as soon as there are some.</source>
        <translation>Tutto ciò che distribuisci resta nei registri delle sessioni ed entra nell&apos;archivio appena ce n&apos;è uno.</translation>
    </message>
    <message>
        <source>Put it aside and begin anew</source>
        <translation>Mettilo da parte e ricomincia</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Practise without records</source>
        <translation>Esercitati senza archivio</translation>
    </message>
</context>
</TS>
