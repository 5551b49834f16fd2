### Die genauen Regeln von Saké & Samouraï, eine Meldung je Klausel. Eine Klausel sagt ihre Regel selbst und nennt keine andere.
### Wo sich die Ausgaben unterscheiden, sagt eine Klausel, was an diesem Tisch gilt.
###
### Wörter wie in ../words/de.ftl: Schluck, Lebenspunkt, Lebensstapel, Wundenstapel, Wunde, Schaden, Schritt, Schrittwürfel, Strecke, Entfernung,
### Spielertafel, Verteidigungszone, geführte Waffe, Angriffsfeld, Verteidigungsfeld, Bewegungsfeld, Trinkfeld, Fernangriff, Iaido, Schüler, Meister,
### Ereignis, Unterbrechung, Gegenstand, Ort, Masu, verbrennen, Glühende Seele, Sofortaktion, Geist, Rauschkraft, heimsuchen, sich auflösen, Todesrunde, Vorrat.

SK-SETUP-1 = Gespielt wird zu dritt bis zu acht, in einem festen Kreis.
SK-SETUP-2 = Jeder Spieler bekommt eine Spielertafel, alle verschieden; wenn der Gastgeber es nicht anders regelt, { $edition ->
    [it] werden sie zufällig verteilt
   *[fr] wählt jeder in Zugreihenfolge, der Startspieler zuerst
 }.
SK-SETUP-3 = Spielertafeln, die niemand hat, bleiben in dieser Partie ungenutzt.
SK-SETUP-4 = Jeder Spieler legt einen Sitzmarker auf seine Spielertafel: Alle Samurai beginnen sitzend.
SK-SETUP-5 = Jeder Spieler nimmt ein Katana und legt es in seine Verteidigungszone.
SK-SETUP-6 = Alle anderen Karten außer den Orten, auch übrige Katanas, werden zu einem Stapel gemischt.
SK-SETUP-7 = Jeder Spieler erhält verdeckt so viele Karten, wie seine Spielertafel Lebenspunkte zeigt, und 4 dazu.
SK-SETUP-8 = Vier davon, ungesehen genommen, sind seine Starthand.
SK-SETUP-9 = Die übrigen, von niemandem gesehen, sind sein verdeckter Lebensstapel; dessen Größe sind seine Lebenspunkte.
SK-SETUP-10 = Sein Wundenstapel ist am Anfang leer.
SK-SETUP-11 = Auf jede Strecke zwischen zwei benachbarten Samurai kommen drei Schrittwürfel.
SK-SETUP-12 = Die übrigen Karten sind der verdeckte Nachziehstapel in der Mitte.
SK-SETUP-13 = Ins Masu kommen 2,5 Schlucke je Spieler, aufgerundet.
SK-SETUP-14 = Schlucke, die nicht ins Masu kommen, bleiben ungenutzt.
SK-SETUP-15 = Schrittwürfel, die nicht ausliegen, bilden den Vorrat („die Schachtel“); insgesamt sind es 28.
SK-SETUP-16 = Wird mit einem Ort gespielt, wählt man ihn, bevor die Karten verteilt werden.
SK-SETUP-17 = Der älteste Spieler beginnt; online bestimmt der Gastgeber den Startspieler oder überlässt ihn dem Zufall.
SK-SETUP-18 = Nur zum Spaß: Der Startspieler wird mit „-san“ angeredet.
SK-SETUP-19 = Orientierung: Der linke Nachbar eines Spielers ist der nächste im Uhrzeigersinn, der rechte der vorige.

SK-GEO-1 = Die lebenden Samurai bilden in Sitzreihenfolge einen Ring (drei oder mehr), eine Linie (genau zwei) oder nichts (einer).
SK-GEO-2 = Zwischen zwei benachbarten lebenden Samurai liegt eine Strecke: eine geordnete Reihe von Schrittwürfeln, zwischen denen Schüler stehen können.
SK-GEO-3 = Die Entfernung zweier Figuren auf einem Weg ist die Zahl der Schrittwürfel, die auf diesem Weg zwischen ihnen liegen; Figuren am Weg zählen nicht.
SK-GEO-4 = In einem Ring haben je zwei Figuren zwei Entfernungen, eine im und eine gegen den Uhrzeigersinn; zusammen ergeben sie die Zahl der Würfel im Ring.
SK-GEO-5 = In einer Linie haben je zwei Figuren eine Entfernung.
SK-GEO-6 = Verlangt etwas genau N Schritte, so genügt es, wenn mindestens eine der Entfernungen N ist.
SK-GEO-7 = Verlangt etwas N+ Schritte, so { $edition ->
    [it] müssen alle Entfernungen N oder mehr sein
   *[fr] muss mindestens eine der Entfernungen N oder mehr sein
 }.
SK-GEO-8 = Zwei Samurai können nie weniger als 1 Schritt voneinander entfernt sein.
SK-GEO-9 = Zwischen zwei gegnerischen Figuren, die auf einer Strecke nebeneinander stehen, liegt immer mindestens 1 Schritt.
SK-GEO-10 = Zwischen zwei Figuren desselben Spielers dürfen 0 Schritte liegen.
SK-GEO-11 = Ein Schüler steht nur auf einer der (höchstens zwei) Strecken neben seinem Meister.
SK-GEO-12 = Die Reihenfolge der Figuren auf einer Strecke ändert sich nie: zuerst alle Schüler des Samurai am einen Ende, dann alle Schüler des Samurai am anderen Ende.
SK-GEO-13 = Einen Schritt irgendwo dazulegen heißt: Der Spieler wählt eine Strecke und auf ihr einen Platz zwischen zwei benachbarten Figuren; dorthin kommt ein Würfel aus dem Vorrat.
SK-GEO-14 = Einen Schritt irgendwo wegnehmen heißt: Der Spieler wählt eine Strecke und auf ihr einen Platz zwischen zwei benachbarten Figuren, an dem ein Würfel liegt; einer davon kommt zurück in den Vorrat.
SK-GEO-15 = Ein Schritt darf nicht weggenommen werden, wenn dann zwei Samurai oder zwei benachbarte gegnerische Figuren weniger als 1 Schritt voneinander entfernt wären.
SK-GEO-16 = Schritte dazuzulegen oder wegzunehmen ist keine Bewegung: Niemand steht auf, und Stolpern kann es nicht verhindern.
SK-GEO-17 = Geister haben keinen Platz; es gibt keine Entfernung zu einem Geist oder von ihm.

SK-TURN-1 = Die Züge gehen im Uhrzeigersinn über alle Spieler, die noch im Spiel sind, Samurai wie Geister.
SK-TURN-2 = Der Zug eines Samurai hat vier Phasen, immer in dieser Reihenfolge: 1 Karten spielen, 2 Schüler einsetzen, 3 ziehen, 4 die geführte Waffe wählen.
SK-TURN-3 = In Phase 1 darf er bis zu 2 Karten aus seiner Hand spielen, eine nach der anderen.
SK-TURN-4 = Er darf weniger spielen, auch gar keine.
SK-TURN-5 = Jede Karte dient entweder mit einem Aktionsfeld oder mit ihrem Text, nie mit beidem.
SK-TURN-6 = Jede Karte, gleich welcher Art, darf mit jedem ihrer Felder genutzt werden.
SK-TURN-7 = In der eigenen Phase 1 nutzbar sind die Felder Angriff (auch als Iaido), Bewegung und Trinken.
SK-TURN-8 = Das Verteidigungsfeld nutzt man nur, wenn man angegriffen oder heimgesucht wird.
SK-TURN-9 = In der eigenen Phase 1 nutzbar sind die Texte von Ereignissen, Waffen, Gegenständen und Schülern.
SK-TURN-10 = Eine mit einem Feld genutzte Karte wird abgeworfen, wenn ihre Aktion beendet ist (auch wenn sie verhindert wurde).
SK-TURN-11 = Über 2 Karten hinaus kostet jede weitere Karte in Phase 1 einen verbrannten Schluck.
SK-TURN-12 = Unterbrechungen, Verteidigungskarten und geopferte Schüler zählen bei niemandem zu den 2 Karten.
SK-TURN-13 = Einen ausliegenden Gegenstand zu benutzen zählt nicht als gespielte Karte.
SK-TURN-14 = Eine Karte darf nur gespielt werden, wenn sie eine Wirkung hat.
SK-TURN-15 = In Phase 2 rücken alle seine Schüler vor und greifen an.
SK-TURN-16 = In Phase 3 zieht er 2 Karten.
SK-TURN-17 = In Phase 4 darf er eine beliebige seiner ausliegenden Waffen anstelle der bisherigen in seine Verteidigungszone legen.
SK-TURN-18 = In Phase 4 darf er die Verteidigungszone auch lassen, wie sie ist.
SK-TURN-19 = Jede Karte trägt vier Aktionsfelder (Angriff, Verteidigung, Bewegung, Trinken), jedes mit einer Zahl, und einen Text.

SK-ATTACK-1 = Ein Angriff entsteht, wenn man eine Karte für ihr Angriffsfeld spielt.
SK-ATTACK-2 = Der Angreifer nennt ein Ziel: einen gegnerischen Samurai, einen gegnerischen Schüler oder einen Geist.
SK-ATTACK-3 = Der Angreifer nennt höchstens eine Waffe, die vor ihm ausliegen und benutzbar sein muss.
SK-ATTACK-4 = Es darf jede seiner Waffen sein, nicht nur die in seiner Verteidigungszone.
SK-ATTACK-5 = Das Ziel muss in der Entfernung sein, die die Waffe verlangt: genau N bei „N“, N oder mehr bei „N+“.
SK-ATTACK-6 = Andere Samurai und Schüler dazwischen halten einen Angriff nie auf.
SK-ATTACK-7 = Der Angriffswert ist das Angriffsfeld der Karte plus der Angriffswert der Waffe (plus Boni durch Fähigkeiten).
SK-ATTACK-8 = Mit bloßen Händen darf nur angreifen, wer { $edition ->
    [it] gar keine Waffe ausliegen hat
   *[fr] keine benutzbare Waffe hat
 }.
SK-ATTACK-9 = Ein Angriff mit bloßen Händen reicht genau 1 Schritt weit.
SK-ATTACK-10 = Der Wert eines Angriffs mit bloßen Händen ist allein das Angriffsfeld der Karte.
SK-ATTACK-11 = Ein Angriff ist ein Fernangriff, wenn er mit einer so bezeichneten Waffe oder durch ein Ereignis geschieht, das es sagt; jeder andere Angriff, gleich aus welcher Entfernung, ist keiner.
SK-ATTACK-12 = Ein Angriff, dessen Wert 0 wäre, darf nicht angesagt werden.
SK-ATTACK-13 = Schaden = Angriffswert − Verteidigungswert, nie unter 0.
SK-ATTACK-14 = Jeder Punkt Schaden kostet einen angegriffenen Samurai 1 Lebenspunkt.
SK-ATTACK-15 = Ein Samurai darf so oft angreifen, wie er Karten dafür spielen kann; je Zug gibt es keine Grenze.
SK-ATTACK-16 = Ein Angriff ohne Iaido lässt einen sitzenden Samurai nicht aufstehen.
SK-ATTACK-17 = Ein Samurai kann weder sich selbst noch die eigenen Schüler angreifen.
SK-ATTACK-18 = Ablauf: ansagen (Karte, Ziel, Waffe) → Unterbrechungen → wenn nicht verhindert, die Verteidigung des Samurai oder Schülers oder das Auflösen des Geistes → Schaden → prüfen, ob jemand stirbt → Karte abwerfen.
SK-ATTACK-19 = Der Angriffswert steht fest, wenn der Angriff angesagt ist (Iaido: wenn die Waffe genannt ist; Schüler: wenn die Karte aufgedeckt ist), der Verteidigungswert, wenn die Verteidigungskarte gespielt ist; später verbrannte Schlucke ändern beide nicht mehr.

SK-MOVE-1 = Eine Bewegung entsteht, wenn man eine Karte für ihr Bewegungsfeld spielt.
SK-MOVE-2 = Wer sich bewegt, wählt eine Richtung, zum linken oder zum rechten Nachbarn.
SK-MOVE-3 = Das Höchste ist der Wert des Feldes plus Boni (Sandalen, Tomoe).
SK-MOVE-4 = Er wählt eine Zahl von Schritten von 1 bis zum Höchsten.
SK-MOVE-5 = Für jeden Schritt kommt ein Würfel unmittelbar vor ihm unmittelbar hinter ihn (auf die Strecke auf seiner anderen Seite, neben seine Spielertafel).
SK-MOVE-6 = Er wechselt nie den Platz am Tisch: An einem anderen Samurai kommt er nicht vorbei.
SK-MOVE-7 = An einem gegnerischen Schüler kommt er nicht vorbei.
SK-MOVE-8 = Er muss spätestens 1 Schritt vor der nächsten gegnerischen Figur anhalten.
SK-MOVE-9 = Käme er an einem eigenen Schüler vorbei, schiebt er ihn vor sich her: Der Schüler bleibt 0 Schritte vor ihm, wie eben gespielt, und bewegt sich mit.
SK-MOVE-10 = Ein geschobener Schüler muss selbst mindestens 1 Schritt Entfernung zur nächsten gegnerischen Figur halten; das begrenzt die Bewegung.
SK-MOVE-11 = Seine erste Bewegung lässt einen sitzenden Samurai aufstehen: Der Sitzmarker kommt weg.
SK-MOVE-12 = Ein stehender Samurai setzt sich nie wieder.
SK-MOVE-13 = Kann er in keine Richtung auch nur 1 Schritt gehen, darf keine Bewegung gespielt werden.
SK-MOVE-14 = Ablauf: ansagen (Karte, Richtung, Zahl) → aufstehen → Unterbrechungen → wenn nicht verhindert, Würfel verschieben → Karte abwerfen.

SK-IAIDO-1 = Nur ein sitzender Samurai darf ein Iaido ausführen.
SK-IAIDO-2 = Er spielt eine Karte für ihr Angriffsfeld; sie ist eine der 2 Karten.
SK-IAIDO-3 = Er entfernt seinen Sitzmarker; das gilt auch, wenn das Iaido verhindert wird.
SK-IAIDO-4 = Zuerst bewegt er sich frei bis zu 2 Schritte (plus Boni), mit Richtung, Grenzen und Schieben wie bei einer gewöhnlichen Bewegung.
SK-IAIDO-5 = Die freie Bewegung { $edition ->
    [it] darf 0 Schritte haben
   *[fr] hat mindestens 1 Schritt
 }.
SK-IAIDO-6 = Dann greift er mit der Karte an.
SK-IAIDO-7 = Die Bewegung darf auf das Ziel zu oder von ihm weg führen.
SK-IAIDO-8 = Karte, Richtung, Zahl der Schritte und Ziel werden zusammen angesagt; erlaubt ist die Ansage nur, wenn nach der Bewegung mindestens eine benutzbare Waffe (oder erlaubte bloße Hände) das Ziel erreicht.
SK-IAIDO-9 = Die Waffe wird erst gewählt, wenn die Bewegung ausgeführt oder verhindert ist.
SK-IAIDO-10 = Verhindert Stolpern die Bewegung, darf er das angesagte Ziel von dort angreifen, wo er steht, wenn eine Waffe reicht.
SK-IAIDO-11 = Reicht keine, gibt es keinen Angriff, und die Karte ist verloren.
SK-IAIDO-12 = Verhindert Doppeltsehen den Angriff, bleibt die Bewegung bestehen.
SK-IAIDO-13 = Ablauf: ansagen (Karte, Richtung, Zahl, Ziel) → aufstehen → Unterbrechung (Stolpern), nur wenn die Zahl 1 oder mehr ist → Bewegung → Waffe nennen (nach Stolpern darf er auf den Angriff auch verzichten) → Unterbrechungen, Verteidigung, Schaden, prüfen, ob jemand stirbt, und Abwerfen wie bei jedem Angriff.

SK-DRINK-1 = Man trinkt, indem man eine Karte für ihr Trinkfeld spielt.
SK-DRINK-2 = Der Spieler nimmt so viele Schlucke aus dem Masu, wie das Feld sagt.
SK-DRINK-3 = Enthält das Masu weniger, nimmt er alles, was übrig ist.
SK-DRINK-4 = Er nimmt nicht mehr Schlucke, als er freie Plätze hat.
SK-DRINK-5 = Er darf nicht freiwillig weniger nehmen, als Feld, Masu und freie Plätze hergeben.
SK-DRINK-6 = Er legt jeden Schluck sofort ab.
SK-DRINK-7 = Ein Trinken, das 0 Schlucke brächte, darf nicht gespielt werden.
SK-DRINK-8 = Wer den letzten Schluck aus dem Masu nimmt, löst die Todesrunde aus.
SK-DRINK-9 = Nur zum Spaß: Wer trinkt, ruft „SAKÉÉÉ!“.

SK-DEF-1 = Ein angegriffener Samurai darf eine Karte aus seiner Hand für ihr Verteidigungsfeld spielen.
SK-DEF-2 = Je Angriff höchstens eine Verteidigungskarte.
SK-DEF-3 = Zum Feld zählt er den Verteidigungswert der Waffe in seiner Verteidigungszone, wenn sie benutzbar ist.
SK-DEF-4 = Gegen einen Fernangriff zählt die Verteidigung der Waffe nicht.
SK-DEF-5 = Nur die Waffe in der Verteidigungszone zählt, nie eine andere ausliegende.
SK-DEF-6 = Ohne Verteidigungskarte gibt es keinen Verteidigungswert: Waffe und Rüstung verstärken eine Karte, sie verteidigen nicht allein.
SK-DEF-7 = Die Verteidigungskarte wird danach abgeworfen.
SK-DEF-8 = Statt einer Verteidigungskarte darf ein angegriffener Samurai einen Schüler aus seiner Hand abwerfen: Der Angriff macht dann keinen Schaden.
SK-DEF-9 = Der geopferte Schüler muss aus der Hand kommen; Schüler auf dem Tisch lassen sich nicht opfern.
SK-DEF-10 = Das Opfer wirkt gegen jeden Angriff auf einen Samurai: Nahkampf, Fernangriff, Iaido, Ereignis, Schüler.
SK-DEF-11 = Das Opfer wirkt nicht gegen eine Heimsuchung.
SK-DEF-12 = Bevor er antwortet, darf der Verteidiger Schlucke verbrennen, um zu ziehen, oder die Glühende Seele nutzen, auch um seine geführte Waffe freizubekommen.
SK-DEF-13 = Die Verteidigung eines Schülers wird aufgedeckt, nicht gespielt.

SK-WEAPON-1 = Spielt man den Text einer Waffe, legt man die Karte vor sich aus; sie bleibt im Spiel.
SK-WEAPON-2 = Die Zahl der Waffen, die man haben darf, ist nicht begrenzt.
SK-WEAPON-3 = Niemand darf zwei Waffen derselben Art ausliegen haben, auch nicht, wenn auf einer ein Schluck liegt.
SK-WEAPON-4 = Eine ausliegende Waffe verlässt das Spiel nur durch ein Ereignis (oder durch Tod oder Seppuku ihres Besitzers).
SK-WEAPON-5 = Eine ausgelegte Waffe darf sofort zum Angriff dienen.
SK-WEAPON-6 = In der Verteidigungszone liegt höchstens eine Waffe.
SK-WEAPON-7 = Mit einer Waffe, auf der ein Schluck liegt, kann man weder angreifen noch verteidigen, aber sie bleibt im Spiel.
SK-WEAPON-8 = Eine Waffe, auf der ein Schluck liegt, darf in der Verteidigungszone liegen oder bleiben (ohne Nutzen).
SK-WEAPON-9 = Wird die geführte Waffe im Zug eines anderen abgeworfen, darf ihr Besitzer sofort eine andere ausliegende Waffe in die Verteidigungszone legen.
SK-WEAPON-10 = Nur so wechselt man in fremden Zügen die geführte Waffe; ein Schluck darauf ist kein Verlust.
SK-WEAPON-11 = Geht die geführte Waffe im eigenen Zug verloren, wählt ihr Besitzer in Phase 4 neu.

SK-ITEM-1 = Spielt man den Text eines Gegenstands, legt man ihn vor sich aus; er bleibt im Spiel wie eine Waffe, in beliebiger Zahl, und verlässt es wie eine Waffe.
SK-ITEM-2 = Niemand darf zwei Gegenstände derselben Art ausliegen haben.
SK-ITEM-3 = Ein dauerhafter Gegenstand wirkt immer, solange er benutzbar ist.
SK-ITEM-4 = Ein Gegenstand zum Benutzen wirkt nur im Zug seines Besitzers, wenn dieser die Kosten zahlt.
SK-ITEM-5 = Auf dem Gegenstand selbst darf dabei kein Schluck liegen (verbrennt man diesen zuerst, um eine Karte zu ziehen, wird der Gegenstand frei).
SK-ITEM-6 = Sandalen (dauerhaft): +1 auf das Höchste jeder Bewegung und der Bewegung eines Iaido.
SK-ITEM-7 = Behelfsrüstung (dauerhaft): +1 auf den Verteidigungswert, wann immer ihr Besitzer eine Verteidigungskarte spielt, auch gegen Fernangriffe und Heimsuchungen.
SK-ITEM-8 = Pfeife (zum Benutzen, 1 Schluck verbrennen): { $edition ->
    [it] Jeder Samurai, auch der Benutzer, wirft 1 Karte aus der Hand ab
   *[fr] Jeder andere Samurai wirft 1 Karte aus der Hand ab
 }.
SK-ITEM-9 = Jeder wählt die Karte selbst, die er abwirft; ein Samurai mit leerer Hand wirft nichts ab.
SK-ITEM-10 = Flasche (zum Benutzen, 1 Schluck verbrennen): Ihr Besitzer zieht 2 Karten.
SK-ITEM-11 = Reisschale (zum Benutzen, 1 Schluck verbrennen): Ihr Besitzer gewinnt 2 Lebenspunkte zurück.
SK-ITEM-12 = Ein als Kosten eines Gegenstands verbrannter Schluck bringt sonst nichts (keine Karte, kein weiteres Ausspielen).
SK-ITEM-13 = Ein Gegenstand darf in einem Zug beliebig oft benutzt werden, jedes Mal gegen seine Kosten.
SK-ITEM-14 = Die Kosten zahlt der Besitzer mit einem beliebigen seiner Schlucke, wo auch immer er liegt.

SK-EVENT-1 = Ein Ereignis wird nur in der eigenen Phase 1 gespielt.
SK-EVENT-2 = Es wirkt und wird dann abgeworfen.
SK-EVENT-3 = Ziele werden beim Ausspielen genannt; gegen ein Ereignis gibt es keine Verteidigung, außer wo es angreift.
SK-EVENT-4 = Angriffe durch Ereignisse nutzen nur den gedruckten Wert (plus Suenagas +1 bei Fernangriffen): Keine Waffe kommt hinzu; sonst sind es Angriffe wie alle anderen.
SK-EVENT-5 = Wurfstäbchen: zwei Fernangriffe, jeder mit Wert 1, jeder auf 2+ Schritte.
SK-EVENT-6 = Sie werden einer nach dem anderen angesagt und ausgeführt.
SK-EVENT-7 = Jeder hat sein eigenes Ziel; es darf dasselbe oder ein anderes sein.
SK-EVENT-8 = Auf den zweiten Angriff darf man verzichten.
SK-EVENT-9 = Kochend heiße Ramen: ein Fernangriff mit Wert 2 auf 3+ Schritte.
SK-EVENT-10 = Strategischer Gestank: 2 Schritte aus dem Vorrat dazulegen, jeden irgendwo.
SK-EVENT-11 = Reisbällchen ins Gesicht: Ein anderer Samurai auf 4+ Schritte wirft 2 Karten seiner Wahl aus der Hand ab (alle, wenn er weniger hat).
SK-EVENT-12 = Sakuragi: 2 Karten ziehen.
SK-EVENT-13 = Kauf im Suff: Wähle einen beliebigen Samurai (auch dich selbst) und eine Waffe oder einen Gegenstand, der bei ihm ausliegt; diese Karte wird abgeworfen.
SK-EVENT-14 = Ein Schluck auf der abgeworfenen Karte verlässt das Spiel.
SK-EVENT-15 = Schwacher Magen: Wähle einen beliebigen Samurai (auch dich selbst) und einen seiner Schlucke, wo auch immer er liegt; er verlässt das Spiel.
SK-EVENT-16 = Kauf im Suff und Schwacher Magen wirken auf jede Entfernung.
SK-EVENT-17 = Vorgetäuschte Wunden: Der Spieler gewinnt 2 Lebenspunkte zurück.
SK-EVENT-18 = Gebrüll: 1 Schluck als Kosten verbrennen, dann ein Fernangriff mit Wert 4 auf genau 2 Schritte.
SK-EVENT-19 = Der Schluck für das Gebrüll bleibt verbrannt, wenn der Angriff verhindert oder abgewehrt wird.
SK-EVENT-20 = Gelöschte Laternen: 2 Schritte wegnehmen, jeden irgendwo.
SK-EVENT-21 = Gestank und Laternen tun, was möglich ist: Kann nur 1 Schritt dazukommen oder wegkommen, ist es 1.
SK-EVENT-22 = Ereignisse, die einen Samurai als Ziel nennen, können keinen Geist wählen.
SK-EVENT-23 = Ein Ereignis, das angreift, darf jedes Ziel wählen, das ein Angriff haben darf, auch einen Geist (die Entfernung zählt dann nicht).

SK-INT-1 = Der Text einer Unterbrechung wird nur im Zug eines anderen Spielers gespielt.
SK-INT-2 = Nur ein lebender Samurai kann ihn spielen.
SK-INT-3 = Jeder Samurai außer dem unterbrochenen darf ihn spielen, ob er das Ziel ist oder nicht.
SK-INT-4 = Er zählt zu keiner Höchstzahl von Karten.
SK-INT-5 = Die Karte wird danach abgeworfen.
SK-INT-6 = Wollen mehrere Samurai dasselbe unterbrechen, gilt nur die zuerst angesagte Unterbrechung; die anderen behalten ihre Karten.
SK-INT-7 = Im Zweifel hat der Samurai Vorrang, der dem Unterbrochenen im Uhrzeigersinn am nächsten sitzt; verdeckt gesammelte Antworten gelten als gleichzeitig, also als Zweifel.
SK-INT-8 = Eine Unterbrechung kann selbst nicht unterbrochen werden.
SK-INT-9 = Stolpern verhindert eine Bewegung eines Gegners: eine gespielte Bewegung, die Bewegung eines Iaido oder das Vorrücken eines Schülers.
SK-INT-10 = Doppeltsehen verhindert einen Angriff eines Gegners: einen gespielten Angriff, den Angriff eines Iaido, einen Angriff eines Ereignisses oder den Angriff eines Schülers.
SK-INT-11 = Die Karte der verhinderten Aktion (und etwaige Kosten) ist verbraucht und zählt als gespielt.
SK-INT-12 = Eine Heimsuchung ist kein Angriff und kann nicht verhindert werden.
SK-INT-13 = Bewegung und Angriff eines Iaido sind zweierlei; jedes darf einmal unterbrochen werden.

SK-DISC-1 = Spielt man den Text eines Schülers, kommt die Karte links oder rechts neben ihren Meister, 0 Schritte von ihm, mit dem Blick von ihm weg.
SK-DISC-2 = Mit zwei lebenden Samurai gibt es nur die Seite, die dem anderen Samurai zugewandt ist.
SK-DISC-3 = Mit einem lebenden Samurai kann kein Schüler gespielt werden.
SK-DISC-4 = Die Zahl der Schüler eines Samurai ist nicht begrenzt.
SK-DISC-5 = Schüler handeln in Phase 2 ihres Meisters, auch die in der Phase 1 davor gespielten.
SK-DISC-6 = Der Meister wählt die Reihenfolge; jeder Schüler rückt vor und greift an, ehe der nächste beginnt.
SK-DISC-7 = Ein Schüler rückt nur von seinem Meister weg vor, immer in dieselbe Richtung.
SK-DISC-8 = Er rückt von selbst 2 Schritte vor, oder weniger, wenn er sonst der nächsten gegnerischen Figur näher als 1 Schritt käme oder an einem anderen Schüler seines Meisters vorbei.
SK-DISC-9 = Er darf am selben Platz stehen wie andere Schüler seines Meisters (0 Schritte entfernt).
SK-DISC-10 = Ist nach dem Vorrücken (oder ohne es) eine gegnerische Figur vor ihm genau 1 Schritt entfernt, muss er angreifen; „vor ihm“ heißt: auf der Strecke, auf der er steht, der Samurai am anderen Ende eingeschlossen.
SK-DISC-11 = Sind mehrere gegnerische Figuren vor ihm genau 1 Schritt entfernt (etwa ein Schüler, der 0 Schritte vor seinem Meister steht, und dieser Meister; oder zwei Schüler an einem Platz), wählt sein Besitzer das Ziel.
SK-DISC-12 = Für seinen Angriff deckt der Besitzer die oberste Karte des Nachziehstapels auf: Angriffswert = Angriffsfeld dieser Karte + Angriff des Schülers (+0).
SK-DISC-13 = Der Angriff eines Schülers ist kein Fernangriff.
SK-DISC-14 = Ein von einem Schüler angegriffener Samurai verteidigt sich wie sonst (Verteidigungskarte, Opfer).
SK-DISC-15 = Wird ein Schüler angegriffen, deckt sein Besitzer die oberste Karte des Nachziehstapels auf: Verteidigungswert = Verteidigungsfeld dieser Karte + Verteidigung des Schülers (+0).
SK-DISC-16 = Ein Schüler, der 1 oder mehr Schaden erleidet, fällt: Seine Karte wird abgeworfen.
SK-DISC-17 = Für Schüler aufgedeckte Karten kommen sofort auf den Ablagestapel, nie auf eine Hand (wird beim Aufdecken der letzten Karte neu gemischt, ist sie also dabei).
SK-DISC-18 = Schüler versperren gegnerischen Samurai den Weg, nicht deren Angriffe.
SK-DISC-19 = Ein Schüler wird von seinem eigenen Meister geschoben, wenn dieser sich bewegt.
SK-DISC-20 = Auf einen Schüler kommt nie ein Schluck.
SK-DISC-21 = Ablauf der Aktion eines Schülers: Vorrücken ansagen → Unterbrechung (Stolpern), nur wenn er mindestens 1 Schritt vorrückt → vorrücken → ist ein Ziel 1 Schritt entfernt: Ziel wählen, Karte aufdecken → Unterbrechung (Doppeltsehen) → Verteidigung → Schaden.
SK-DISC-22 = Ein Schüler, dessen Vorrücken verhindert wurde, greift trotzdem an, wenn ein Ziel 1 Schritt entfernt ist.
SK-DISC-23 = Ein Schüler kommt nie an einem anderen Schüler vorbei, ob Freund oder Feind.
SK-DISC-24 = Jeder Schüler handelt je Phase 2 höchstens einmal; einer, der vor seinem Einsatz auf eine Hand zurückkehrt, handelt nicht.

SK-HAND-1 = Kein Spieler darf je mehr als 4 Karten auf der Hand haben.
SK-HAND-2 = Wer mehr als 4 hat, wirft sofort auf 4 ab und wählt die Karten selbst.
SK-HAND-3 = Werden durch eine Wirkung mehrere Karten gezogen, zieht man erst alle, bevor man abwirft.
SK-HAND-4 = Die Höchstzahl gilt auch für Geister.
SK-HAND-5 = Wann immer ein Spieler durch eine Wirkung aus der Hand abwirft, wählt er selbst die Karten.

SK-DECK-1 = Abgeworfene Karten kommen auf einen gemeinsamen Ablagestapel.
SK-DECK-2 = Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel gemischt und bildet den neuen Nachziehstapel.
SK-DECK-3 = Das geschieht in dem Moment, in dem die letzte Karte den Nachziehstapel verlässt, damit möglichst immer eine oberste Karte zu sehen ist; ein angefangenes Ziehen geht mit dem neuen Stapel weiter.
SK-DECK-4 = Sind beide Stapel leer, kann nichts gezogen werden; die nächste abgeworfene Karte, oder die nächsten zusammen abgeworfenen, gemischt, bilden sofort den neuen Nachziehstapel.
SK-DECK-5 = Die Rückseite der obersten Karte des Nachziehstapels sehen alle; sie bestimmt, was Geister tun können.
SK-DECK-6 = Karten vom Lebensstapel und vom Wundenstapel kommen nie unmittelbar auf den Nachziehstapel; dorthin gelangen sie nur über eine Hand oder durch Seppuku und den Ablagestapel.
SK-DECK-7 = Jede Karte hat eine von drei Rückseiten (Schubsen, Raufen, Dösen); Rückseiten dienen nur den Geistern.

SK-SOUL-1 = Jederzeit, in jedermanns Zug, darf ein Samurai Karten von seinem eigenen Lebensstapel auf die Hand ziehen (eine Sofortaktion).
SK-SOUL-2 = Das darf er einmal je Zug, wobei der Zug jedes Spielers für sich zählt.
SK-SOUL-3 = Zuerst sagt er die Zahl an, dann zieht er genau so viele.
SK-SOUL-4 = Mindestens eine Karte muss im Lebensstapel bleiben.
SK-SOUL-5 = Solange auf seinem Lebensstapel ein Schluck liegt, geht es nicht.
SK-SOUL-6 = So gezogene Karten kommen nie auf den Lebens- oder Wundenstapel zurück: Seine Lebenspunkte sind für immer weniger.
SK-SOUL-7 = Nach dem Ziehen gilt die Höchstzahl der Hand.

SK-SAKE-1 = Jeder Schluck, den ein Samurai nimmt, muss sofort auf etwas Eigenes gelegt werden, das ihn tragen darf.
SK-SAKE-2 = Plätze: jede ausliegende Waffe (auch die geführte), jeder ausliegende Gegenstand, sein Lebensstapel, seine Spielertafel; je höchstens ein Schluck.
SK-SAKE-3 = Einmal abgelegt, kann der Besitzer einen Schluck nicht mehr verschieben.
SK-SAKE-4 = Auf einer Waffe oder einem Gegenstand: Die Karte ist nicht benutzbar, solange der Schluck darauf liegt.
SK-SAKE-5 = Auf dem Lebensstapel: Er zählt als 1 zusätzlicher Lebenspunkt und geht vor jeder Lebenskarte verloren.
SK-SAKE-6 = Auf dem Lebensstapel verhindert er auch die Glühende Seele.
SK-SAKE-7 = Auf der Spielertafel: Die besondere Fähigkeit des Samurai kann nicht genutzt werden.
SK-SAKE-8 = Nur zum Spaß: Mit einem Schluck auf der Spielertafel spricht der Spieler wie ein Betrunkener.
SK-SAKE-9 = Der Stand eines Samurai ist die Zahl der Schlucke auf allen seinen Plätzen zusammen.
SK-SAKE-10 = Wird eine Karte abgeworfen, auf der ein Schluck liegt, verlässt der Schluck das Spiel.
SK-SAKE-11 = Schlucke, die das Spiel verlassen, kehren nie ins Masu zurück.
SK-SAKE-12 = Ein genommener, aber noch nicht abgelegter Schluck kann nicht verbrannt werden.

SK-BURN-1 = Einen Schluck zu verbrennen entfernt ihn aus dem Spiel; der Besitzer wählt, welchen.
SK-BURN-2 = Jederzeit, in jedermanns Zug, darf ein Samurai 1 Schluck verbrennen, um 1 Karte zu ziehen (eine Sofortaktion).
SK-BURN-3 = In der eigenen Phase 1 darf ein Samurai 1 Schluck verbrennen, um über die 2 Karten hinaus eine weitere zu spielen.
SK-BURN-4 = Jeder verbrannte Schluck bezahlt nur eines.
SK-BURN-5 = Wie viele Schlucke man verbrennt, ist nicht begrenzt.
SK-BURN-6 = Was der Schluck bedeckte, ist sofort wieder benutzbar.
SK-BURN-7 = Verbrennen ist auch der Preis von Pfeife, Flasche, Reisschale und Gebrüll.
SK-BURN-8 = Geister verbrennen keine Schlucke.
SK-BURN-9 = Der Schluck für eine weitere Karte wird verbrannt, wenn die Karte angesagt wird, vor ihrer Wirkung; die Karte muss ohne diesen Schluck erlaubt sein (es darf also gerade der Schluck sein, der die genutzte Waffe bedeckte).

SK-DMG-1 = Jeder Punkt Schaden nimmt einem Samurai 1 Lebenspunkt.
SK-DMG-2 = Einen Lebenspunkt verlieren heißt: Die oberste Karte seines Lebensstapels kommt verdeckt und ungesehen auf seinen Wundenstapel.
SK-DMG-3 = Liegt auf seinem Lebensstapel ein Schluck, entfernt der erste Punkt Schaden diesen Schluck aus dem Spiel statt einer Karte.
SK-DMG-4 = Schaden über die letzte Lebenskarte hinaus hat keine weitere Wirkung.
SK-DMG-5 = Ein Samurai, dessen Lebensstapel keine Karte mehr hat, ist sofort tot, auch wenn er noch andere Schlucke hat.

SK-HEAL-1 = Einen Lebenspunkt zurückgewinnen heißt: Die oberste Karte des Wundenstapels kommt verdeckt und ungesehen auf den Lebensstapel.
SK-HEAL-2 = Es lassen sich nicht mehr Lebenspunkte zurückgewinnen, als Karten im Wundenstapel liegen.
SK-HEAL-3 = Ein Schluck auf dem Lebensstapel bleibt obenauf, wenn Lebenspunkte zurückgewonnen werden.

SK-DEATH-1 = Alle Schlucke des toten Samurai (Karten, Lebensstapel, Spielertafel) verlassen das Spiel.
SK-DEATH-2 = Seine Hand wird abgeworfen.
SK-DEATH-3 = Alle seine ausliegenden Karten werden abgeworfen: Waffen, Gegenstände, Schüler.
SK-DEATH-4 = Sind nach dem Tod noch mindestens drei Samurai am Leben: Von den zwei Strecken neben dem toten Samurai bleibt die mit weniger Würfeln und wird zur Strecke zwischen seinen zwei Nachbarn.
SK-DEATH-5 = Haben beide Strecken gleich viele, wählt der Sterbende, welche bleibt.
SK-DEATH-6 = Die Würfel der anderen Strecke kommen in den Vorrat zurück.
SK-DEATH-7 = Schüler lebender Samurai auf einer entfernten Strecke kehren auf die Hand ihrer Besitzer zurück; dann gilt die Höchstzahl der Hand.
SK-DEATH-8 = Schüler lebender Samurai auf der bleibenden Strecke bleiben, wo sie sind.
SK-DEATH-9 = Seine Spielertafel wird umgedreht; er ist nun ein Geist.
SK-DEATH-10 = Sein Wundenstapel, mit den eben verlorenen Lebenskarten, wird seine Hand; dann gilt die Höchstzahl der Hand.
SK-DEATH-11 = Sein Sitzmarker, falls er noch da ist, kommt weg.
SK-DEATH-12 = Er behält seinen Platz in der Zugreihenfolge.
SK-DEATH-13 = Wer ihn tötet, gewinnt nichts.

SK-LINE-1 = Bleiben nach einem Tod genau zwei lebende Samurai, so bleibt nur die kürzeste der drei Strecken (die zwei neben dem toten Samurai und die zwischen den Überlebenden); sie wird zur einzigen Strecke zwischen ihnen.
SK-LINE-2 = Sind Strecken gleich kurz, wählt der Sterbende.
SK-LINE-3 = Die Würfel der anderen zwei Strecken kommen in den Vorrat zurück.
SK-LINE-4 = Schüler lebender Samurai auf einer entfernten Strecke kehren auf die Hand zurück; die auf der bleibenden Strecke bleiben, wo sie sind.
SK-LINE-5 = Ein Samurai, der auf den anderen zugeht, nimmt so viele Würfel vor sich weg in den Vorrat; er hält 1 Schritt vor der nächsten gegnerischen Figur an und schiebt eigene Schüler wie bei jeder Bewegung.
SK-LINE-6 = Ein Samurai, der zurückgeht, legt so viele Würfel aus dem Vorrat neben seine Spielertafel.
SK-LINE-7 = Er kann nicht weiter zurückgehen, als der Vorrat reicht.
SK-LINE-8 = Bleibt nach einem Tod ein lebender Samurai, kommen alle Würfel in den Vorrat zurück.
SK-LINE-9 = Seine Schüler kehren dann auf seine Hand zurück, und die Höchstzahl der Hand gilt.
SK-LINE-10 = Mit zwei lebenden Samurai führt eine Bewegung, auch die eines Iaido, auf den anderen zu oder von ihm weg (nicht nach links oder rechts), und die Würfel kommen in den Vorrat oder aus ihm, statt die Seite zu wechseln.
SK-LINE-11 = Mit einem lebenden Samurai gibt es keine Strecke und keine Entfernung: Er kann sich nicht bewegen (also auch kein Iaido mit Bewegung ausführen), und seine Angriffe können nur Geistern gelten.

SK-SPIRIT-1 = Ein Geist ist kein Samurai: Karten und Fähigkeiten, die Samurai gelten, berühren ihn nicht.
SK-SPIRIT-2 = Ein Geist nutzt nur die Rückseiten seiner Karten; die Vorderseiten bedeuten ihm nichts.
SK-SPIRIT-3 = Ein Geist darf eine Handkarte nur spielen, wenn ihre Rückseite der Rückseite der gerade obersten Karte des Nachziehstapels gleicht.
SK-SPIRIT-4 = Von Geistern gespielte Karten werden abgeworfen.
SK-SPIRIT-5 = Ein Geist hat keine Waffen, Gegenstände, Schüler, keine Lebenspunkte und keinen Platz.
SK-SPIRIT-6 = Der Zug eines Geistes hat drei Abschnitte: 1 Rauschkraft, 2 eine Karte ziehen, 3 heimsuchen oder stehlen.
SK-SPIRIT-7 = Im Abschnitt 2 zieht er 1 Karte vom Nachziehstapel auf seine Hand.
SK-SPIRIT-8 = Im Abschnitt 3 darf er eines von beiden tun oder nichts.
SK-SPIRIT-9 = Geister dürfen beliebig viele Schlucke auf ihren Spielertafeln haben.
SK-SPIRIT-10 = Geister spielen und gewinnen nur als Mannschaft.

SK-POWER-1 = Welche Rauschkraft es ist, bestimmt die Rückseite der obersten Karte des Nachziehstapels, wenn der Geist sie ansagt.
SK-POWER-2 = Sie zu nutzen ist { $edition ->
    [it] freigestellt
   *[fr] Pflicht, wenn es möglich ist
 }.
SK-POWER-3 = Schubsen: irgendwo einen Schritt dazulegen oder wegnehmen.
SK-POWER-4 = Raufen: einen Schluck eines Samurai von einem seiner Plätze auf einen anderen seiner Plätze verschieben, auf dem keiner liegt.
SK-POWER-5 = Beim Raufen zählen Lebensstapel und Spielertafel als Plätze, in beide Richtungen.
SK-POWER-6 = Dösen: einem Samurai eine Karte aus der Hand nehmen, ohne ihre Vorderseite zu sehen, und sie einem anderen Samurai geben; dann gilt die Höchstzahl der Hand.
SK-POWER-7 = Der Geist trifft alle Entscheidungen seiner Rauschkraft.
SK-POWER-8 = Lässt sich die Rauschkraft nicht ausführen, geschieht nichts.
SK-POWER-9 = Für die Rauschkraft wird keine Handkarte gespielt.

SK-STEAL-1 = Im Abschnitt 3 darf ein Geist 1 Schluck aus dem Masu nehmen und auf seine Spielertafel legen.
SK-STEAL-2 = Dafür wird keine Karte gespielt.
SK-STEAL-3 = Ist das Masu leer, geht es nicht.
SK-STEAL-4 = So den letzten Schluck zu nehmen löst die Todesrunde aus.

SK-TORMENT-1 = Der Geist nennt einen lebenden Samurai, auf jede Entfernung.
SK-TORMENT-2 = Der Samurai muss mindestens 1 Schluck haben.
SK-TORMENT-3 = Der Geist spielt eine oder mehrere Handkarten, deren Rückseite der der obersten Karte gleicht.
SK-TORMENT-4 = Jede solche Karte stiehlt 1 Schluck.
SK-TORMENT-5 = Hilfe: Andere Geister dürfen Karten mit passender Rückseite dazuspielen.
SK-TORMENT-6 = { $edition ->
    [it] Jeder Helfer erhöht die Beute insgesamt um 1, spielt also 1 Karte
   *[fr] Jede helfende Karte stiehlt 1 mehr, ohne Grenze je Helfer
 }.
SK-TORMENT-7 = Nach der Hilfe darf sich der Samurai verteidigen wie gegen einen Angriff, der kein Fernangriff ist: eine Verteidigungskarte plus geführte benutzbare Waffe plus Boni; jeder Punkt bewahrt ihn vor dem Verlust von 1 Schluck.
SK-TORMENT-8 = Verlorene Schlucke = gezählte Karten − Verteidigungswert, nie unter 0 und nicht mehr, als er hat.
SK-TORMENT-9 = Der Samurai wählt, welche seiner Schlucke er verliert.
SK-TORMENT-10 = Der heimsuchende Geist legt die gestohlenen Schlucke auf seine eigene Spielertafel oder die anderer Geister, aufgeteilt, wie er will; wer etwas bekommt, muss nicht geholfen haben.
SK-TORMENT-11 = Eine Heimsuchung ist kein Angriff: Doppeltsehen, das Opfern eines Schülers und alles andere zu Angriffen gelten nicht.
SK-TORMENT-12 = Eine Heimsuchung macht keinen Schaden; nur schützt ein vom Lebensstapel gestohlener Schluck nicht mehr.
SK-TORMENT-13 = Ablauf: ansagen (Samurai, eigene Karten) → Hilfe → Verteidigung → der Samurai wählt die verlorenen Schlucke → der Geist verteilt sie.

SK-DEMAT-1 = Ein Samurai darf jeden Geist angreifen, welche Schritte seine Waffe auch verlangt; jede Waffe wirkt.
SK-DEMAT-2 = Die Waffe muss aber benutzbar sein.
SK-DEMAT-3 = Auch mit bloßen Händen darf er einen Geist angreifen, wo das erlaubt ist, gleich aus welcher Entfernung.
SK-DEMAT-4 = Der Geist muss mindestens 1 Schluck haben.
SK-DEMAT-5 = Der angegriffene Geist entgeht dem ganzen Angriff, wenn aus seiner Hand eine Karte mit passender Rückseite gespielt wird: Er löst sich in Luft auf.
SK-DEMAT-6 = Jeder andere Geist darf diese Karte für ihn spielen.
SK-DEMAT-7 = Sonst verliert der Geist je Punkt Angriffswert 1 Schluck von seiner Spielertafel, soweit er welche hat; sie verlassen das Spiel.
SK-DEMAT-8 = Ein Geist hat keinen Verteidigungswert und kann nicht getötet werden.
SK-DEMAT-9 = Nur Angriffe von Samurai erreichen Geister; Schüler greifen sie nicht an.
SK-DEMAT-10 = Doppeltsehen darf einen Angriff auf einen Geist verhindern, noch bevor er sich auflösen kann.

SK-FATAL-1 = Sie wird in dem Moment ausgelöst, in dem ein Spieler, Samurai oder Geist, den letzten Schluck aus dem Masu nimmt.
SK-FATAL-2 = Der eben genommene Schluck wird abgelegt, bevor irgendetwas anderes geschieht.
SK-FATAL-3 = { $edition ->
    [it] Wenn der Gastgeber nicht einen ganzen letzten Zug folgen lässt, wird der laufende Zug nicht verkürzt, in dem das Masu geleert wird.
   *[fr] Ist dieser Schluck abgelegt und die dafür gespielte Karte abgeworfen, endet der laufende Zug sofort; was noch zu spielen war und die übrigen Phasen entfallen.
 }
SK-FATAL-4 = { $edition ->
    [it] Er bekommt dafür keinen weiteren Zug, außer der Gastgeber lässt sofort einen ganzen letzten Zug folgen.
   *[fr] Er beginnt sofort einen vollständigen neuen Zug, den ersten der Todesrunde.
 }
SK-FATAL-5 = { $edition ->
    [it] Der Zug, in dem das Masu geleert wurde, geht bis zu seinem gewöhnlichen Ende und ist selbst der Zug dieses Spielers in der Todesrunde.
   *[fr] Der Zug, in dem das Masu geleert wurde, ist nicht der Zug dieses Spielers in der Todesrunde; der neue ist es.
 }
SK-FATAL-6 = Dann hat jeder andere Spieler im Uhrzeigersinn, Samurai wie Geister, genau einen Zug.
SK-FATAL-7 = In diesen Zügen gelten alle gewöhnlichen Regeln.
SK-FATAL-8 = Ein Samurai, der vor seinem Zug der Todesrunde getötet wird, spielt ihn als Geist.
SK-FATAL-9 = Ein Samurai, der nach seinem Zug der Todesrunde getötet wird, hat in dieser Runde keinen weiteren Zug.
SK-FATAL-10 = Nach dem letzten dieser Züge wird das Ergebnis festgestellt.
SK-FATAL-11 = Das Masu wird umgedreht; es bleibt für den Rest der Partie leer.

SK-END-1 = Die Partie endet nie vor dem Ende einer Todesrunde.
SK-END-2 = Alle Schlucke eines Samurai zählen, wo auch immer sie liegen.
SK-END-3 = { $edition ->
    [it] Ein Samurai allein hat die meisten Schlucke, und alle Geister zusammen haben weniger, oder niemand ist gestorben: Er gewinnt.
   *[fr] Ein Samurai allein hat die meisten Schlucke, und mehr als alle Geister zusammen, oder niemand ist gestorben: Er gewinnt.
 }
SK-END-4 = { $edition ->
    [it] Alle Geister zusammen haben mehr Schlucke als jeder Samurai: Die Geister gewinnen als Mannschaft, gleich wie viele Samurai gemeinsam vorn liegen.
   *[fr] Ein Samurai allein hat die meisten Schlucke der Lebenden, aber alle Geister zusammen haben mehr: Die Geister gewinnen als Mannschaft.
 }
SK-END-5 = { $edition ->
    [it] Alle Geister zusammen haben so viele Schlucke wie der beste Samurai: Die anderen Samurai begehen Seppuku, und die führenden und die Geister spielen eine neue Todesrunde.
   *[fr] Ein Samurai allein hat die meisten Schlucke, und alle Geister zusammen haben ebenso viele: Die anderen Samurai begehen Seppuku, und er und die Geister spielen eine neue Todesrunde.
 }
SK-END-6 = { $edition ->
    [it] Zwei oder mehr Samurai haben gleich viele und die meisten Schlucke, und alle Geister zusammen haben weniger, oder niemand ist gestorben: Die anderen Samurai und die ganze Mannschaft der Geister begehen Seppuku, und die führenden spielen eine neue Todesrunde.
   *[fr] Zwei oder mehr Samurai haben gleich viele und die meisten Schlucke: Die anderen Samurai begehen Seppuku, und sie und die Geister spielen eine neue Todesrunde, was auch immer die Geister haben.
 }
SK-END-7 = { $edition ->
    [it] Alle Geister zusammen haben mehr Schlucke als jeder Samurai: Die Geister gewinnen als Mannschaft, gleich wie viele Samurai gemeinsam vorn liegen.
   *[fr] Ein Samurai allein hat die meisten Schlucke der Lebenden, aber alle Geister zusammen haben mehr: Die Geister gewinnen als Mannschaft.
 }
SK-END-8 = { $edition ->
    [it] Ein Samurai allein hat die meisten Schlucke, und alle Geister zusammen haben weniger, oder niemand ist gestorben: Er gewinnt.
   *[fr] Ein Samurai allein hat die meisten Schlucke, und mehr als alle Geister zusammen, oder niemand ist gestorben: Er gewinnt.
 }
SK-END-9 = { $edition ->
    [it] Zwei oder mehr Samurai haben gleich viele und die meisten Schlucke, und alle Geister zusammen haben weniger, oder niemand ist gestorben: Die anderen Samurai und die ganze Mannschaft der Geister begehen Seppuku, und die führenden spielen eine neue Todesrunde.
   *[fr] Zwei oder mehr Samurai haben gleich viele und die meisten Schlucke: Die anderen Samurai begehen Seppuku, und sie und die Geister spielen eine neue Todesrunde, was auch immer die Geister haben.
 }
SK-END-10 = { $edition ->
    [it] Alle Geister zusammen haben so viele Schlucke wie der beste Samurai: Die anderen Samurai begehen Seppuku, und die führenden und die Geister spielen eine neue Todesrunde.
   *[fr] Ein Samurai allein hat die meisten Schlucke, und alle Geister zusammen haben ebenso viele: Die anderen Samurai begehen Seppuku, und er und die Geister spielen eine neue Todesrunde.
 }
SK-END-11 = Eine neue Todesrunde beginnt mit dem Spieler, der die vorige begonnen hat, oder, wenn er ausgeschieden ist, mit dem nächsten im Uhrzeigersinn, der noch dabei ist; jeder, der noch dabei ist, hat einen Zug.
SK-END-12 = Hat die letzte Todesrunde, die der Tisch erlaubt, keinen alleinigen Sieger gebracht, endet die Partie dort: Die Geister gewinnen, wenn sie zusammen mehr haben als jeder Samurai; sonst teilen sich alle Samurai mit den meisten Schlucken den Sieg, und mit ihnen die Mannschaft der Geister, wenn sie ebenso viele hat.
SK-END-13 = Wäre am Ende einer Todesrunde kein Samurai mehr am Leben, gewännen die Geister; die Karten lassen es nicht zu.

SK-SEPPUKU-1 = Wer Seppuku begeht, scheidet aus der Partie aus; er wird kein Geist.
SK-SEPPUKU-2 = Seine Schlucke verlassen das Spiel.
SK-SEPPUKU-3 = Seine Hand, seine ausliegenden Karten, sein Lebensstapel und sein Wundenstapel werden abgeworfen.
SK-SEPPUKU-4 = Haben alle, die Seppuku begehen, das Ihre verloren, werden ihre Strecken wie bei einem Tod geschlossen, einer nach dem anderen im Uhrzeigersinn von dem Spieler an, der die eben beendete Runde begonnen hat, er selbst zuerst; von gleich langen Strecken bleibt die zwischen Überlebenden, sonst die links von ihm, ohne Rückfrage.
SK-SEPPUKU-5 = Er hat keinen Zug mehr.
SK-SEPPUKU-6 = Steht ein Sieger fest, ist das Seppuku der Verlierer nur noch Beiwerk.

SK-ABIL-1 = Eine Fähigkeit wirkt die ganze Partie lang, solange ihr Besitzer am Leben ist und kein Schluck auf seiner Spielertafel liegt.
SK-ABIL-2 = Für einen Geist wirkt sie nie.
SK-ABIL-3 = Musashi: Ein Angriff mit einer Waffe (auch im Iaido und auf Geister) hat +1, wenn zum Zeitpunkt der Berechnung zwei oder mehr benutzbare Waffen vor ihm ausliegen.
SK-ABIL-4 = Munenori: +1 auf den Verteidigungswert, wann immer er eine Verteidigungskarte spielt (Angriff, Fernangriff, Heimsuchung).
SK-ABIL-5 = Mitsuyoshi: Nach einem Angriff auf ihn, bei dem er eine Verteidigungskarte gespielt und 0 Schaden erlitten hat, zieht er 1 Karte (von selbst).
SK-ABIL-6 = Ittōsai: Das Höchste seiner Bewegung im Iaido ist 3 statt 2, und sein Angriff im Iaido hat +1.
SK-ABIL-7 = Masamune: Angriff und Verteidigung seiner Schüler haben je +1.
SK-ABIL-8 = Suenaga: Jeder seiner Fernangriffe (Yumi, jedes Wurfstäbchen, Ramen, Gebrüll) hat +1.
SK-ABIL-9 = Masako: Einmal in jeder eigenen Phase 1 darf sie 1 Karte aus ihrer Hand abwerfen, um 1 Lebenspunkt zurückzugewinnen; das zählt nicht als gespielte Karte und verlangt mindestens 1 Karte in ihrem Wundenstapel.
SK-ABIL-10 = Tomoe: +1 auf das Höchste jeder Bewegung, auch im Iaido.

SK-LOC-1 = Vor der Partie dürfen die Spieler einen Ort wählen; seine Regel gilt die ganze Partie lang.
SK-LOC-2 = Die Regel eines Ortes geht der gewöhnlichen Regel vor, der sie widerspricht.
SK-LOC-3 = Brennerei: Der Schluck zu Beginn eines Zuges ist Pflicht, wenn das Masu einen enthält und der Samurai einen freien Platz hat; er kommt auf eine Waffe, einen Gegenstand, den Lebensstapel oder die Spielertafel, je höchstens einer.
SK-LOC-4 = Brennerei: Geister nehmen keinen.
SK-LOC-5 = Schmale Brücke: Am Anfang liegen 2 Schritte auf jeder Strecke. Schlachtfeld: Alle beginnen stehend. Heiße Quelle: Am Ende eines nicht verkürzten Zuges, in dem weder er noch seine Schüler einen Angriff angesagt haben, gewinnt ein Samurai 1 Lebenspunkt zurück. Friedhof: Ein Geist zieht 2 Karten. Dojo: Kein Fernangriff darf angesagt werden. Kirschgarten: Ein Samurai zieht in Phase 3 3 Karten. Gewitter: Das Höchste einer Bewegung, auch im Iaido, ist um 1 Schritt geringer, aber nie unter 1, und Schüler rücken höchstens 1 Schritt vor.

SK-EX-1 = Fünf Spieler beginnen mit 13 Schlucken im Masu.
SK-EX-2 = Bruno geht im Iaido 2 Schritte und greift Camille mit 5 an; sie verteidigt sich mit 3 und nimmt 2 Wunden.
SK-EX-3 = David legt einen Yumi aus und schießt auf Bruno mit 3; das Katana hilft nicht, und 1 Wunde bleibt.
SK-EX-4 = Ein Schüler rückt 2 vor und greift mit 2 an, von einem Opfer abgewehrt; dann streckt ihn ein anderer Schüler nieder.
SK-EX-5 = Alains Iaido mit 6 und einem No-Dachi, und was Doppeltsehen oder Stolpern daraus macht.
SK-EX-6 = Camille bedeckt Lebensstapel und Katana mit Schlucken, verliert die Naginata und verbrennt einen, um das Katana freizubekommen.
SK-EX-7 = Raufen, eine Heimsuchung von 3 mit Hilfe, eine Verteidigung von 2 und zwei Angriffe auf einen Geist.
SK-EX-8 = Wer den eigenen Schüler schiebt, hat von einer Bewegung von 3 höchstens 2 Schritte.
SK-EX-9 = Bei einem Tod in einem Ring von vier bleibt die Strecke von 2, und 4 Würfel und ein Schüler kehren zurück.
SK-EX-10 = Bei einem Tod, nach dem zwei bleiben, bleibt die Strecke von 2; der Vorrat wächst um 7.
SK-EX-11 = 3 Schaden töten einen Samurai mit 2 Karten und einem Schluck; 2 lassen ihm eine Karte.
SK-EX-12 = Das letzte Trinken { $edition ->
    [it] beendet den Zug nicht
   *[fr] beendet den Zug und beginnt einen neuen
 }.
SK-EX-13 = 4, 4 und 2 gegen Geister mit 5: { $edition ->
    [it] Die Geister gewinnen
   *[fr] Eine neue Runde wird gespielt
 }.
SK-EX-14 = Ein Iaido, erst durch Stolpern und dann durch Doppeltsehen verhindert.
SK-EX-15 = Ein Schüler tötet den letzten Gegner, und die Partie geht mit einem Samurai weiter.
SK-EX-16 = Niemand hat getrunken: { $edition ->
    [it] Niemand begeht Seppuku, und alle spielen eine neue Runde
   *[fr] Alle haben gleich viele und damit die meisten Schlucke, also begeht niemand Seppuku, und alle spielen eine neue Runde
 }.

A-1 = Sind beide Stapel leer, wird nichts gezogen, ein aufgedeckter Wert ist 0, und Geister können mit Karten nichts tun; die nächsten abgeworfenen Karten werden zum Nachziehstapel.
A-3 = Dass niemand mehr am Leben ist, kann nicht vorkommen; wäre es so, gewännen die Geister.
A-10 = Ein Ereignis oder Gegenstand ohne mögliche Wirkung darf nicht gespielt oder benutzt werden.
A-24 = Vorrücken und Angriff eines Schülers können unterbrochen werden; seine Karte wird aufgedeckt, bevor nach Doppeltsehen gefragt wird.
A-25 = Stolpern gegen die erste Bewegung: Der Samurai steht trotzdem auf.
A-28 = Angriffe durch Ereignisse dürfen Samurai, Schülern oder Geistern gelten; bei Geistern zählt die Entfernung nicht.
A-31 = Ein Tod mitten in einer Wirkung: Für die anderen geht sie weiter; was dem Toten galt, ist verloren.
A-32 = Der aktive Spieler kann in seinem eigenen Zug nicht sterben; wäre es so, endete der Zug.
A-36 = Geister verbrennen keine Schlucke und nutzen keine Glühende Seele.
A-37 = Eine unmögliche Rauschkraft wird übersprungen.
A-38 = Beim Dösen nennt der Geist, wer gibt, welche Rückseite und wer bekommt; die Karte wird zufällig unter denen mit dieser Rückseite gezogen.
A-42 = Wollen mehrere Geister das Auflösen bezahlen, gilt die Karte des angegriffenen, dann die des nächsten von ihm aus im Uhrzeigersinn.
A-44 = Wer Schwacher Magen oder Kauf im Suff spielt, wählt den Samurai, auch sich selbst, und den Schluck oder die Karte genau.
A-45 = Wird der genannte Schluck als Antwort verbrannt, bewirken Schwacher Magen und Raufen nichts; Kauf im Suff wirft die Karte trotzdem ab.
A-46 = Pfeife: je eine Karte, geheim gewählt, gemeinsam aufgedeckt.
A-49 = { $edition ->
    [it] Gleichstand mit den Geistern bedeutet eine neue Todesrunde.
   *[fr] Gleichstand mit den Geistern bedeutet eine neue Todesrunde; bei Gleichstand unter Samurai bleiben die Geister dabei.
 }
A-56 = Gegenstände dürfen in Phase 1 und noch einmal in Phase 4 benutzt werden, bevor die Waffe gewählt wird.
A-57 = Der neue Zug der Todesrunde ist ein neuer Zug: Was einmal je Zug geht, geht wieder.
A-58 = Brennerei: vor allem anderen im Zug; für den letzten Schluck gilt, was für jeden gilt, der ihn nimmt.
A-62 = Ein zweites Stück einer Waffe oder eines Gegenstands, worauf ein Schluck liegt, ist nicht erlaubt.
A-70 = Eine noch wirkende Karte liegt nicht auf dem Ablagestapel; eine für einen Schüler aufgedeckte liegt sofort dort.
A-72 = Spielertafeln werden in Zugreihenfolge gewählt, der Startspieler zuerst.
A-80 = Wo der schnellste Ruf zählt, wartet der Tisch seine Mindestzeit auf Antworten und ordnet sie dann in der Reihenfolge, die entscheidet: die früheste zuerst, aber die innerhalb von 250 ms nach der frühesten nach ihrem Platz, am nächsten im Uhrzeigersinn zum Unterbrochenen zuerst. Die erste zählt; die anderen behalten ihre Karten.
A-81 = { $edition ->
    [it] Der Zug, in dem das Masu geleert wird, ist der letzte dieses Spielers; oder er endet dort, wenn der Gastgeber es so bestimmt, und der Spieler hat sofort einen letzten Zug.
   *[fr] Der Zug, in dem das Masu geleert wird, endet dort, und sein Spieler hat sofort den ersten Zug der Todesrunde.
 }
A-82 = { $edition ->
    [it] Ein Ereignis mit „N Schritte oder mehr“ verlangt diese Entfernung auf beiden Seiten oder, wenn der Gastgeber es so bestimmt, auf einer. Waffen verlangen sie immer auf beiden.
   *[fr] Ein Ereignis oder eine Waffe mit „N Schritte oder mehr“ verlangt diese Entfernung auf einer Seite.
 }
A-83 = Wo der Tisch es so bestimmt, zählt eine trockene Rüstung zur Verteidigung, gegen Angriffe und Heimsuchungen, auch wenn keine Verteidigungskarte gespielt wird; eine Waffe nie.
A-84 = { $edition ->
    [it] Wenn der Gastgeber es so bestimmt, werden von mehreren gleichzeitig gespielten Unterbrechungen auch die abgeworfen, die nicht gelten.
   *[fr] Von mehreren gleichzeitig gespielten Unterbrechungen bleiben die, die nicht gelten, auf der Hand.
 }
A-85 = Kehren bei einem Seppuku Schüler auf eine Hand zurück, gilt die Höchstzahl der Hand sofort, vor der nächsten Todesrunde.
A-86 = Ohne Grenze für Todesrunden wird gespielt, bis einer übrig ist; nach 60 Runden wird abgebrochen, und die Partie endet wie nach der letzten Runde, die ein Tisch erlaubt.

D-1 = Jeder Spieler entscheidet sich für eine Spielertafel, die niemand hat; ist die Zeit um, für eine zufällige.
D-2 = Der Gastgeber entscheidet über Ort, Startspieler und die anderen Einstellungen des Tisches.
D-3 = Zu entscheiden: was in Phase 1 gespielt wird; ist die Zeit um, endet die Phase.
D-4 = Der Spieler entscheidet, welcher Schluck eine weitere Karte bezahlt; von der Uhr geht das nie aus.
D-5 = Zu entscheiden: die Waffe eines Iaido oder, nach Stolpern, kein Angriff; ist die Zeit um, der höchste Angriff.
D-6 = Zu entscheiden: die Ziele der Wurfstäbchen, oder aufhören; ist die Zeit um, aufhören.
D-7 = Zu entscheiden: wo Gestank und Laternen Schritte ändern; ist die Zeit um, zufällig.
D-8 = Wer unterbrechen darf, entscheidet, ob er es tut oder passt; ein Passen lässt sich zurücknehmen, bis alle geantwortet haben; ist die Zeit um, passt er.
D-9 = Für den Angegriffenen zu entscheiden: Verteidigungskarte, Opfer oder nichts; ist die Zeit um, nichts.
D-10 = Für den Heimgesuchten zu entscheiden: Verteidigungskarte oder nichts; ist die Zeit um, nichts.
D-11 = Jederzeit zu entscheiden: einen Schluck verbrennen, um zu ziehen; mit Halten kann ein Spieler auf sich warten lassen.
D-12 = Jederzeit zu entscheiden, einmal je Zug: die Glühende Seele und ihre Zahl.
D-13 = Zu entscheiden: welche Karten abgeworfen werden; ist die Zeit um, die mit der kleinsten Summe der Felder, die am längsten gehaltene zuerst.
D-14 = Zu entscheiden: wohin jeder Schluck kommt; ist die Zeit um, Lebensstapel, Gegenstände, andere Waffen, Spielertafel, geführte Waffe.
D-15 = Zu entscheiden: welcher Schüler als Nächster handelt; ist die Zeit um, die linke Strecke zuerst, der äußerste zuerst.
D-16 = Zu entscheiden: wen ein Schüler angreift; ist die Zeit um, den ersten der Reihe.
D-17 = In Phase 4 zu entscheiden: die geführte Waffe; ist die Zeit um, unverändert.
D-18 = Zu entscheiden: eine Waffe als Ersatz für eine verlorene; ist die Zeit um, die beste benutzbare Verteidigung.
D-19 = Für den Sterbenden zu entscheiden: welche der gleich langen Strecken bleibt; ist die Zeit um, die zwischen den Überlebenden, dann die links von ihm.
D-20 = Ein Geist entscheidet, welcher Schritt dazukommt oder wegkommt; ist die Zeit um, { $edition ->
    [it] geschieht nichts
   *[fr] entscheidet der Zufall
 }.
D-21 = Ein Geist entscheidet, welcher Schluck wohin verschoben wird; ist die Zeit um, { $edition ->
    [it] geschieht nichts
   *[fr] entscheidet der Zufall
 }.
D-22 = Ein Geist entscheidet, wer gibt, welche Rückseite und wer bekommt; ist die Zeit um, { $edition ->
    [it] geschieht nichts
   *[fr] entscheidet der Zufall
 }.
D-23 = Für einen Geist zu entscheiden: stehlen, heimsuchen oder nichts; ist die Zeit um, stehlen, sonst nichts.
D-24 = Für andere Geister zu entscheiden: passende Karten zur Hilfe; ist die Zeit um, keine.
D-25 = Für den Heimgesuchten zu entscheiden: welche Schlucke er verliert; ist die Zeit um, Spielertafel, geführte Waffe, andere Waffen, Gegenstände, Lebensstapel.
D-26 = Für den Heimsuchenden zu entscheiden: wer die Schlucke bekommt; ist die Zeit um, alle er selbst.
D-27 = Für die Geister zu entscheiden: eine passende Karte zum Auflösen, oder passen; ist die Zeit um, passen.
D-28 = Für die von der Pfeife Betroffenen zu entscheiden: welche Karte, geheim.
D-29 = Für den Betroffenen zu entscheiden: zuerst eine Sofortaktion, oder passen; ist die Zeit um, passen.
D-30 = Für Masakos Spieler zu entscheiden: eine Karte für eine Wunde; ist die Zeit um, ungenutzt.
