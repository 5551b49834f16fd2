### Samurai Spirit auf Deutsch. Ein Wort für eine Sache: Partie, Runde (Nacht nur als Farbe), Zug, Räuber (Plünderer, Leutnant, Anführer), Strafe,
### Kämpfen, Unterstützen, Passen, Angreifen (rechts), Verteidigen (links), Kampfreihe, Kampfleiste, Verteidigungsbereich, Summe, Kiai, Kiai-Wert, Talent,
### überwältigt, Brand, Wunde, Wundmarker, Eindringling, Barrikade, Bauernhof, Familie, Hut, Puppe, Flammen, Unterstützungsplättchen, Nachziehstapel, Ablagestapel,
### Tableau, Menschenseite, Tierseite, Dorf, Morgengrauen; Leicht, Normal, Schwer, Heroisch.
### Ein Räuber heißt nach seinem Wert: „die 3“, „eine 3“. Nur der unbekannte ist männlich, darum stehen hier alle Fälle.

## Dinge

title = Samurai Spirit
tagline = Sieben gegen die Räuber: Haltet das Dorf drei Nächte lang, gemeinsam.
unit = Punkte

-samurai-heihachi = Heihachi
    .gen = { -samurai-heihachi }s
-samurai-daisuke = Daisuke
    .gen = { -samurai-daisuke }s
-samurai-gorobei = Gorobei
    .gen = { -samurai-gorobei }s
-samurai-kanbei = Kanbei
    .gen = { -samurai-kanbei }s
-samurai-kikuchiyo = Kikuchiyo
    .gen = { -samurai-kikuchiyo }s
-samurai-kyuzo = Kyuzo
    .gen = { -samurai-kyuzo }s
-samurai-katsushiro = Katsushiro
    .gen = { -samurai-katsushiro }s

raider = { $value }
    .a = eine { raider }
    .an = eine { raider }
    .the = die { raider }
    .acc = die { raider }
    .gen = der { raider }
    .this = diese { raider }
    .these = diese { raider }
    .no = keine { raider }
# .a und .this sind erster Fall, .an und .these vierter.
-raider-unseen = unbekannter Räuber
    .a = ein { -raider-unseen }
    .an = einen unbekannten Räuber
    .the = der unbekannte Räuber
    .acc = den unbekannten Räuber
    .gen = des unbekannten Räubers
    .this = dieser unbekannte Räuber
    .these = diesen unbekannten Räuber
    .no = kein { -raider-unseen }

-symbol-hat = Hut
    .acc = den { -symbol-hat }
    .dat = dem { -symbol-hat }
    .with = einem { -symbol-hat }
    .no = keinen { -symbol-hat }
-symbol-farm = Bauernhof
    .acc = den { -symbol-farm }
    .dat = dem { -symbol-farm }
    .with = einem { -symbol-farm }
    .no = keinen { -symbol-farm }
-symbol-doll = Puppe
    .acc = die { -symbol-doll }
    .dat = der { -symbol-doll }
    .with = einer { -symbol-doll }
    .no = keine { -symbol-doll }

## Strafen

-icon-burn = Brand
-icon-wound = Wunde
-icon-infiltrate = Eindringling
-icon-no-defend = Kein Verteidigen
-icon-no-support = Keine Unterstützung
-icon-arrow-left = Pfeil nach links
-icon-arrow-right = Pfeil nach rechts
-icon-must-pass = Passzwang
-icon-reinforce = Verstärkung
-icon-no-talent = Kein Talent
-icon-lose-defence = Verteidigung verloren

## Verlauf

log-began = { $deck ->
    [one] { $deck } Räuber fällt
   *[other] { $deck } Räuber fallen
 } über das Dorf her; { $barricades ->
    [one] { $barricades } Barrikade steht
   *[other] { $barricades } Barrikaden stehen
 } bereit. { AS($who, "head") } { IS($who) ->
    [you] beginnst
   *[other] beginnt
 }.
log-chose = { $who } { IS($who) ->
    [you] spielst
   *[other] spielt
 } { $samurai }.
log-activated = { $who } { IS($who) ->
    [you] rufst
   *[other] ruft
 } { $samurai } zu Hilfe.
log-penalty = { AS($raider, "the") } trifft { AS($who, "acc") }: { $icon }.
log-ignored = { $who } { IS($who) ->
    [you] ignorierst
   *[other] ignoriert
 } die Strafe { AS($raider, "gen") }: { $icon }.
log-impossible = „{ $icon }“ ist nicht möglich: stattdessen eine Wunde.
log-reinforced = { AS($raider, "a") } kehrt aus dem Ablagestapel zurück; der Nachziehstapel wird gemischt.
log-lost-defence = { $who } { IS($who) ->
    [you] verlierst
   *[other] verliert
 } links { AS($symbol, "acc") }.
log-drawn = { $who } { IS($who) ->
    [you] deckst
   *[other] deckt
 } { AS($raider, "an") } auf.
log-drawn-arrow = Der Pfeil bringt { AS($who, "dat") } { AS($raider, "an") }.
log-confronted = { $who } { IS($who) ->
    [you] greifst
   *[other] greift
 } { AS($raider, "acc") } an: Summe <b>{ $total }</b> von { $kiai }.
log-defended = { $who } { IS($who) ->
    [you] verteidigst
   *[other] verteidigt
 } mit { AS($symbol, "dat") }.
log-gave = { $who } { IS($who) ->
    [you] gibst
   *[other] gibt
 } { AS($to, "dat") } { AS($raider, "acc") }.
log-struck = { $who } { IS($who) ->
    [you] streckst
   *[other] streckt
 } { AS($raider, "acc") } nieder.
log-buried = { $who } { IS($who) ->
    [you] schiebst
   *[other] schiebt
 } { AS($raider, "acc") } unter den Nachziehstapel.
log-overwhelmed = { $who } { IS($who) ->
    [you] bist
   *[other] ist
 } überwältigt: <b>{ $total }</b> bei einem Kiai-Wert von { $kiai }.
log-slipped = { AS($raider, "the") } schleicht sich ein.
log-slipped-unseen = Ein Räuber schleicht sich ungesehen ein.
log-lent = { IS($owner) ->
    [you] Dein Plättchen
   *[other] { AS($owner, "gen") } Plättchen
 } geht an { AS($to, "acc") }.
log-passed = { $who } { IS($who) ->
    [you] passt
   *[other] passt
 }.
log-passed-forced = { $who } { IS($who) ->
    [you] musst
   *[other] muss
 } passen.
log-kiai = <b>Kiai!</b> { AS($who, "head") } { IS($who) ->
    [you] entfesselst
   *[other] entfesselt
 } { AS($samurai, "gen") } Kraft.
log-declined = { $who } { IS($who) ->
    [you] verzichtest
   *[other] verzichtet
 } darauf.
log-moved = { AS($raider, "the") } geht von { AS($from, "dat") } zu { AS($to, "dat") }.
log-cut = { $who } { IS($who) ->
    [you] legst
   *[other] legt
 } { AS($raider, "acc") } aus { IS($from) ->
    [you] deiner
   *[other] { AS($from, "gen") }
 } Kampfreihe ab.
log-cleared-deck = { $who } { IS($who) ->
    [you] machst
   *[other] macht
 } den Weg frei: { $raiders }.
log-cleared-gate = { $who } { IS($who) ->
    [you] vertreibst
   *[other] vertreibt
 } Eindringlinge: { $raiders }.
log-turned-up = { $who } { IS($who) ->
    [you] siehst
   *[other] sieht
 }, was kommt: { $raiders }.
log-arranged = Sie kommen in dieser Reihenfolge: { $raiders }.
log-shed = { AS($raider, "the") } verlässt { IS($who) ->
    [you] deine
   *[other] { AS($who, "gen") }
 } Kampfreihe: Summe <b>{ $total }</b>.
log-wounded = { $who } { IS($who) ->
    [you] wirst
   *[other] wird
 } verwundet.
log-fell = { $who } { IS($who) ->
    [you] erleidest die vierte Wunde und fällst
   *[other] erleidet die vierte Wunde und fällt
 }.
log-turned = { $who } { IS($who) ->
    [you] wirst
   *[other] wird
 } zum Tier: Kiai-Wert <b>{ $kiai }</b>.
log-healed = { $who } { IS($who) ->
    [you] wirst
   *[other] wird
 } geheilt.
log-barricade-lost = Eine Barrikade brennt nieder: { $left ->
    [0] Keine ist mehr übrig
    [one] { $left } ist noch übrig
   *[other] { $left } sind noch übrig
 }.
log-barricade-built = Eine Barrikade wird gebaut: { $left ->
    [one] Nun steht { $left }
   *[other] Nun stehen { $left }
 }.
log-farm-lost = Ein Bauernhof fällt: { $left ->
    [0] Keiner ist mehr übrig
    [one] { $left } ist noch übrig
   *[other] { $left } sind noch übrig
 }.
log-farm-penalty = Sein Fall hat einen Preis: { $price ->
    [farm-a] Eine zufällige Familie ist verloren
    [farm-b] Ein weiterer Bauernhof fällt
    [farm-c] Eine Barrikade brennt nieder oder, wenn keine mehr steht, ein Bauernhof
   *[farm-d] Ein Samurai nach Wahl des Teams wird verwundet
 }.
log-family-lost = Eine Familie ist verloren: { $left ->
    [0] Keine ist mehr übrig
    [one] { $left } ist noch übrig
   *[other] { $left } sind noch übrig
 }.
log-round-over = Runde { $round } ist zu Ende: { $gate ->
    [0] Kein Räuber ist
    [one] { $gate } Räuber ist
   *[other] { $gate } Räuber sind
 } im Dorf.
log-everyone-passed = Alle haben gepasst: { $gate ->
    [0] Kein Räuber ist
    [one] { $gate } Räuber ist
   *[other] { $gate } Räuber sind
 } im Dorf.
log-dawn-1 = <b>Morgengrauen, Schritt 1:</b> die Hüte.
log-dawn-2 = <b>Morgengrauen, Schritt 2:</b> die Bauernhöfe.
log-dawn-3 = <b>Morgengrauen, Schritt 3:</b> die Familien.
log-dawn-4 = <b>Morgengrauen, Schritt 4:</b> die Eindringlinge.
log-lacking = { $who } { IS($who) ->
    [you] hast
   *[other] hat
 } { AS($symbol, "no") }.
log-bonus = Eine Familie hilft: { $help ->
    [family-a] Ein Samurai wird geheilt
    [family-b] Eine Barrikade wird wieder aufgebaut
   *[family-c] Der oberste Eindringling wird vertrieben
 }.
log-intruder = Eindringling: { AS($raider, "a") }{ IS($flames) ->
    [yes] {" "}mit Flammen
   *[no] , harmlos
 }.
log-round = Runde { $round }: { $added ->
    [one] { $added } neuer Räuber
   *[other] { $added } neue Räuber
 }, { $deck } insgesamt. { AS($who, "head") } { IS($who) ->
    [you] beginnst
   *[other] beginnt
 }.
log-won = Das Dorf hält stand: <b>{ $score }</b> ({ $mode ->
    [easy] Leicht
    [normal] Normal
    [hard] Schwer
   *[heroic] Heroisch
 }).
log-lost = Das Dorf ist verloren.
log-lost-dead = { $who } { IS($who) ->
    [you] bist
   *[other] ist
 } tot, und das Dorf ist verloren.

## Fragen

ask-choose = Welchen Samurai spielst du?
ask-absent = Rufst du für diesen Zug einen abwesenden Samurai zu Hilfe?
ask-order = Zwei Strafen: Welche zuerst?
ask-ignore = { $icon }: ignorieren oder erleiden?
ask-lose-defence = Welche Verteidigungskarte gibst du auf?
ask-action = Kämpfen, unterstützen oder passen?
ask-recipient = Wem leihst du dein Plättchen?
ask-place = { AS($raider, "a") }. Wohin damit?
ask-place-given = Du bekommst { AS($raider, "an") }. Wohin damit?
ask-place-kept = { AS($raider, "this") } muss bleiben. Links oder rechts?
ask-receive = { AS($raider, "a") } kommt zu dir. Links oder rechts?
ask-again = Kämpfst du ein zweites Mal?
ask-power = Kiai! Nutzt du den Effekt?
ask-move-from = Kiai! Wessen letzte Karte wandert weiter?
ask-move-to = Wer bekommt die Karte?
ask-cut = Kiai! Wessen letzte Karte wird abgelegt?
ask-lend-from = Kiai! Wessen Plättchen wird verliehen?
ask-lend-to = Wer bekommt das Plättchen?
ask-arrange = In welcher Reihenfolge liegen die Karten auf dem Nachziehstapel?
ask-heal = Kiai! Wer wird geheilt?
ask-farm-wound = Der Fall des Bauernhofs verwundet einen Samurai. Welchen?
ask-bonus = Die Familie heilt einen Samurai. Welchen?
ask-turn = Du bist am Zug.
ask-waiting = Warten auf { AS($who, "acc") }.
ask-won = Das Dorf hält stand. Punkte: <b>{ $score }</b>.
ask-lost = Das Dorf ist verloren.
ask-nobody = Gerade ist niemand gefragt.

## Knöpfe

do-choose = { $samurai } spielen
do-activate = { $samurai } zu Hilfe rufen
do-ready = Zug beginnen
do-first = Zuerst: { $icon }
do-ignore = „{ $icon }“ ignorieren
do-suffer = „{ $icon }“ erleiden
do-lose = { AS($symbol, "acc") } aufgeben
do-fight = Kämpfen: einen Räuber aufdecken
do-support = Unterstützen: Plättchen verleihen, ein Räuber dringt ein
do-pass = Passen: diese Runde verlassen
do-confront = Angreifen: Summe { $clash ->
    [kiai] <b>{ $total }</b>, Kiai!
    [above] <b>{ $total }</b> von { $kiai }, überwältigt, ein Brand
   *[below] <b>{ $total }</b> von { $kiai }
 }
do-defend = Mit { AS($symbol, "dat") } verteidigen
do-give = An { $whom } geben
do-discard = Ablegen: Der Wert liegt schon in deiner Kampfreihe
do-under = Unter den Nachziehstapel legen und neu ziehen
do-again = Noch einmal kämpfen
do-stop = Hier aufhören
do-build = Eine Barrikade bauen
do-clear-deck = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 } vom Nachziehstapel ablegen
do-clear-gate = { $n ->
    [one] { $n } Eindringling
   *[other] { $n } Eindringlinge
 } vertreiben
do-turn-up = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 } aufdecken
do-decline = Darauf verzichten
do-from = Von { $whom }
do-to = An { $whom }
do-cut = Letzte Karte von { $whom } ablegen
do-heal = { $whom } heilen
do-nobody = Niemanden heilen
do-order = Obenauf, in dieser Reihenfolge: { $raiders }
do-wound = { $whom } verwunden

## Warum nicht

no-no-symbol = { AS($raider, "this") } zeigt weder Hut noch Bauernhof noch Puppe.
no-symbol-held = Du verteidigst schon mit { AS($symbol, "with") }.
no-no-defending = Kein Verteidigen: In diesem Zug kommt nichts nach links.
no-kept = { AS($raider, "this") } ersetzt eine andere Karte und muss bleiben.
no-no-talents = Kein Talent: In diesem Zug darf keines genutzt werden.
no-wrong-value = { $samurai } gibt nur Karten mit { IS($even) ->
    [yes] geradem
   *[no] ungeradem
 } Wert ab; das ist { AS($raider, "a") }.
no-wrong-value-back = { $samurai } gibt nur Karten mit { IS($even) ->
    [yes] geradem
   *[no] ungeradem
 } Wert zurück; das ist { AS($raider, "a") }.
no-wrong-value-strict = An diesem Tisch gibt { $samurai } nur Karten mit { IS($even) ->
    [yes] geradem
   *[no] ungeradem
 } Wert weiter; das ist { AS($raider, "a") }.
no-neighbour-out = { $whom } { IS($whom) ->
    [you] hast gepasst und nimmst
   *[other] hat gepasst und nimmt
 } keine Karte mehr.
no-gave-already = Du hast { AS($raider, "these") } schon einmal abgegeben.
no-no-repeat = In deiner Kampfreihe liegt noch { AS($raider, "no") }.
no-came-back = Diese Stellung kommt zum fünften Mal vor: In diesem Zug wird nichts abgelegt.
no-pile-empty = Der Nachziehstapel ist leer: Es gibt keine andere Karte.
no-alone = Sonst ist niemand mehr im Spiel.
no-token-lent = Dein Plättchen liegt bei { $holder }.
no-no-support = Keine Unterstützung: Sie ist in diesem Zug nicht erlaubt.
no-has-passed = { $whom } { IS($whom) ->
    [you] hast
   *[other] hat
 } gepasst.
no-no-line = { $whom } { IS($whom) ->
    [you] hast keine Karte in deiner Kampfreihe
   *[other] hat keine Karte in der Kampfreihe
 }.
no-same-line = Die Karte kommt von { IS($whom) ->
    [you] dir
   *[other] { $whom }
 }: Wähle einen anderen Samurai.
no-token-away = { IS($whom) ->
    [you] Dein Plättchen
   *[other] Das Plättchen von { $whom }
 } liegt bei { IS($holder) ->
    [you] dir
   *[other] { $holder }
 }.
no-own-token = Das ist { IS($whom) ->
    [you] dein eigenes Plättchen
   *[other] das Plättchen von { $whom }
 }: Wähle einen anderen Samurai.
no-no-marker = { $whom } { IS($whom) ->
    [you] hast
   *[other] hat
 } keinen Wundmarker.
no-taken = { $samurai } ist schon vergeben.
no-spent = { $samurai } hat in dieser Partie schon einmal geholfen.

## Hinweise

hint-now-kiai = So kommt deine Kampfreihe genau auf den Kiai-Wert: Der Schrei ertönt.
hint-now-over = So wirst du nicht überwältigt: Deine Kampfreihe bleibt im Rahmen des Kiai-Werts.
hint-now-guard = Das stärkt deine Verteidigung: { $a } von drei Plätzen gedeckt statt { $b }.
hint-now-penalty = Was dann als letzte Karte in deiner Kampfreihe liegt, schmerzt zu Beginn deines nächsten Zuges weniger.
hint-now-room = So { $a ->
    [one] bleibt dir { $a } Punkt
   *[other] bleiben dir { $a } Punkte
 } Luft bis zum Kiai-Wert statt { $b }.
hint-now-barricades = So { $a ->
    [one] bleibt { $a } Barrikade
   *[other] bleiben { $a } Barrikaden
 } stehen statt { $b }.
hint-now-farms = So { $a ->
    [one] bleibt { $a } Bauernhof
   *[other] bleiben { $a } Bauernhöfe
 } stehen statt { $b }.
hint-now-families = So { $a ->
    [one] bleibt { $a } Familie
   *[other] bleiben { $a } Familien
 } in Sicherheit statt { $b }.
hint-now-wounds = Das schont das Team: insgesamt { $a ->
    [one] { $a } Wunde
   *[other] { $a } Wunden
 } statt { $b }.
hint-later-barricades = Bei deinem nächsten Zug { $a ->
    [one] steht noch etwa { $a } Barrikade
   *[other] stehen noch etwa { $a } Barrikaden
 } statt { $b }.
hint-later-farms = Bei deinem nächsten Zug { $a ->
    [one] steht noch etwa { $a } Bauernhof
   *[other] stehen noch etwa { $a } Bauernhöfe
 } statt { $b }.
hint-later-families = Bei deinem nächsten Zug { $a ->
    [one] ist etwa { $a } Familie
   *[other] sind etwa { $a } Familien
 } in Sicherheit statt { $b }.
hint-later-wounds = Bei deinem nächsten Zug trägt das Team etwa { $a ->
    [one] { $a } Wunde
   *[other] { $a } Wunden
 } statt { $b }.
hint-later-intruders = Bis zu deinem nächsten Zug { $a ->
    [one] hat sich etwa { $a } Räuber
   *[other] haben sich etwa { $a } Räuber
 } ins Dorf geschlichen statt { $b }.
hint-later-guard = Bei deinem nächsten Zug { $a ->
    [one] ist etwa { $a } deiner drei Plätze
   *[other] sind etwa { $a } deiner drei Plätze
 } gedeckt statt { $b }.
hint-later-win = Das entscheidet die Nacht: Am Ende ist das Dorf { NUMBER($pa, style: "percent") } wert statt { NUMBER($pb, style: "percent") }.

## Einstellungen

opt-mode = Schwierigkeit
opt-samurai = Samurai
opt-absent = Unterstützung durch abwesende Samurai
opt-players = Wie viele spielen
opt-strict-parity = Weitergeben nur mit passendem Wert
opt-data = Eigene Karten
opt-mode-easy = Leicht
opt-mode-normal = Normal
opt-mode-hard = Schwer
opt-mode-heroic = Heroisch
opt-samurai-random = zufällig verteilt
opt-samurai-choose = am Tisch gewählt
opt-absent-auto = nach den Regeln
opt-absent-on = im Spiel
opt-absent-off = nicht im Spiel
opt-players-0 = einer für jeden Samurai
opt-players-1 = eine Person führt sie alle

## Teile der Regel

chapter-def = Begriffe
chapter-setup = Spielaufbau
chapter-mode = Schwierigkeit
chapter-round = Runden und Zugfolge
chapter-turn = Der Zug
chapter-pen = Die Strafe
chapter-fight = Kämpfen
chapter-conf = Angreifen
chapter-defend = Verteidigen
chapter-sup = Unterstützen
chapter-pass = Passen
chapter-tal = Talente
chapter-kiai = Kiai
chapter-wound = Wunden und die Tierseite
chapter-barr = Barrikaden
chapter-farm = Bauernhöfe
chapter-fam = Familien
chapter-end = Ende einer Runde
chapter-next = Die nächste Runde
chapter-loss = Niederlage
chapter-win = Sieg
chapter-score = Punkte
chapter-duo = Zu zweit
chapter-solo = Allein
chapter-faq = Fragen und Antworten

## Der Spielplan

board-sub = Nacht { $n } von 3, { $mode }
board-phase-a = A Strafe
board-phase-b = B Aktion
board-phase-c = Räuber anlegen
board-phase-kiai = Kiai
board-phase-dawn = Morgengrauen
board-night = Nacht { $n }
board-allies = Die anderen Samurai
board-mine = Mein Samurai
board-as = { $name } als { $animal }
board-out = { $name }, raus für diese Nacht
board-passed = Gepasst
board-marker = Hier ist der Zug
board-wounds = { $n ->
    [one] { $n } von 4 Wunden
   *[other] { $n } von 4 Wunden
 }
board-wounded = verwundet
board-unhurt = unverletzt
board-track = Kampfleiste { $total } von { $kiai }
board-over = Überwältigt
board-to-kiai = { $n } bis Kiai
board-look = Tableau von { $name } ansehen
board-plate = { $name }: { $who }. { $total } von { $kiai }. Verteidigt: { $left }. { $wounds }.
board-nothing = nichts
board-token = Unterstützungsplättchen von { $name }
board-token-home = Unterstützungsplättchen von { $name }, zu Hause
board-token-live = Unterstützung von { $name }, wirkt in diesem Zug
board-token-idle = Unterstützung von { $name }, für den nächsten Zug
board-deck = Räuber übrig
board-deck-s = Räuber
board-gate = Eindringlinge
board-gate-s = Tor
board-grave = Friedhof
board-grave-s = Gräber
board-deck-name = Hügel: { $n ->
    [one] noch { $n } Räuber
   *[other] noch { $n } Räuber
 }
board-deck-up = Hügel: { $n ->
    [one] noch { $n } Räuber
   *[other] noch { $n } Räuber
 }, { $up ->
    [one] der oberste offen
   *[other] die obersten { $up } offen
 }: { $cards }
board-gate-name = Tor: { $n ->
    [one] { $n } Eindringling
   *[other] { $n } Eindringlinge
 }, verdeckt
board-grave-name = Friedhof: { $n ->
    [one] { $n } Räuber
   *[other] { $n } Räuber
 }, für alle offen
board-grave-empty = Hier liegt noch kein Räuber.
board-revealed = Aufgedeckt
board-given = Für { $name }
board-moving = Unterwegs zu { $name }
board-farms = Bauernhöfe
board-families = Familien
board-barricades = Barrikaden
board-farm-up = Bauernhof { $n }, steht
board-farm-down = Bauernhof { $n }, niedergebrannt in Nacht { $round }
board-family-up = Familie { $n }, in Sicherheit
board-family-bonus = Familie { $n }, in Sicherheit. { $bonus }
board-family-down = Familie { $n }, verloren in Nacht { $round }
board-farm-kind-a = eine Familie geht mit verloren
board-farm-kind-b = ein weiterer Bauernhof brennt
board-farm-kind-c = ein Brand
board-farm-kind-d = ein Samurai wird verwundet
board-bonus-a = Im Morgengrauen wird ein Samurai geheilt.
board-bonus-b = Im Morgengrauen wird eine Barrikade wieder aufgebaut.
board-bonus-c = Im Morgengrauen wird ein Eindringling gefasst.
board-absent = Abwesende Samurai
board-absent-up = Plättchen von { $name }, abwesend. { $talent }
board-absent-used = Plättchen von { $name }, genutzt
board-defend = Verteidigen
board-defend-more = jedes Symbol einmal
board-confront-z = Angreifen
board-confront-more = die letzte Strafe zählt
board-empty-slot = { $symbol }: noch nichts
board-talent = Talent
board-kiai = Kiai
board-in-force = Wirkt gerade
board-ban-defend = Kein Verteidigen
board-ban-support = Keine Unterstützung
board-ban-action = Muss passen
board-ban-talent = Kein Talent
board-ban-discard = Kein Ablegen
board-raider = Räuber { $value }
board-raider-full = { $rank } { $value }, { $symbol }, { $penalty }, { $flames }
board-rank-plunderer = Plünderer
board-rank-lieutenant = Leutnant
board-rank-boss = Anführer
board-no-symbol = kein Symbol
board-no-penalty = keine Strafe
board-flames = Flammen
board-no-flames = keine Flammen
board-last-one = zuletzt gelegt, die Strafe zählt
board-pen-burn = Ein Brand
board-pen-wound = Eine Wunde
board-pen-infiltrate = Einer dringt ein
board-pen-no-defend = Kein Verteidigen
board-pen-no-support = Keine Hilfe
board-pen-arrow-left = Einer nach links
board-pen-arrow-right = Einer nach rechts
board-pen-must-pass = Muss passen
board-pen-reinforce = Einer kehrt um
board-pen-no-talent = Kein Talent
board-pen-lose-defence = Eine Karte weg
board-animal-heihachi = Marderhund
board-animal-daisuke = Affe
board-animal-gorobei = Bär
board-animal-kanbei = Wildschwein
board-animal-kikuchiyo = Tiger
board-animal-kyuzo = Wolf
board-animal-katsushiro = Fuchs
board-short-heihachi = gibt Gerade ab
board-short-daisuke = gibt Ungerade ab
board-short-gorobei = ignoriert Gerade
board-short-kanbei = ignoriert Ungerade
board-short-kikuchiyo = kämpft zweimal
board-short-kyuzo = legt Doppelte ab
board-short-katsushiro = zieht neu
board-talent-heihachi = Gib einen gezogenen Räuber mit geradem Wert an einen Nachbarn.
board-talent-daisuke = Gib einen gezogenen Räuber mit ungeradem Wert an einen Nachbarn.
board-talent-gorobei = Ignoriere Strafen auf Räubern mit geradem Wert.
board-talent-kanbei = Ignoriere Strafen auf Räubern mit ungeradem Wert.
board-talent-kikuchiyo = Kämpfe nach einem Kampf noch einmal.
board-talent-kyuzo = Lege einen Räuber ab, dessen Wert schon in deiner Kampfreihe liegt.
board-talent-katsushiro = Schiebe einen Räuber unter den Nachziehstapel und ziehe einen anderen.
board-human-heihachi = Füge eine Barrikade hinzu.
board-human-daisuke = Gib den letzten Räuber einer Kampfreihe an einen anderen Samurai.
board-human-gorobei = Lege die obersten 2 Räuber vom Hügel ab.
board-human-kanbei = Lege die obersten 2 Eindringlinge ab.
board-human-kikuchiyo = Lege den letzten Räuber einer Kampfreihe ab.
board-human-kyuzo = Ein Samurai gibt sein Unterstützungsplättchen einem anderen.
board-human-katsushiro = Decke die obersten 2 Räuber auf und lege sie in beliebiger Reihenfolge zurück.
board-beast-heihachi = Füge eine Barrikade hinzu und heile einen Samurai.
board-beast-daisuke = Zweimal: Gib den letzten Räuber einer Kampfreihe an einen anderen Samurai.
board-beast-gorobei = Lege die obersten 3 Räuber vom Hügel ab.
board-beast-kanbei = Lege die obersten 3 Eindringlinge ab.
board-beast-kikuchiyo = Zweimal: Lege den letzten Räuber einer Kampfreihe ab.
board-beast-kyuzo = Ein Unterstützungsplättchen wechselt den Besitzer; füge eine Barrikade hinzu.
board-beast-katsushiro = Decke die obersten 3 Räuber auf und lege sie in beliebiger Reihenfolge zurück.
board-do-defend = Verteidigen
board-do-confront = Angreifen
board-do-give = An { $name }
board-do-discard = Ablegen
board-do-under = Tauschen
board-do-fight = Kämpfen
board-do-support = Unterstützen
board-do-pass = Passen
board-do-again = Weiterkämpfen
board-do-stop = Genug
board-do-ignore = Ignorieren
board-do-suffer = Erleiden
board-do-use = Nutzen
board-do-decline = Verzichten
board-do-nobody = Niemanden
board-do-ready = Zug beginnen
board-do-first = Zuerst: { $penalty }
board-do-lose = { $symbol }
board-do-seat = { $name }
board-shut = Jetzt nicht: Warum?
board-note-defend = { $symbol } gedeckt, bleibt bei { $total }
board-note-below = { $total } + { $value } = { $sum } von { $kiai }
board-note-exact = { $total } + { $value } = { $sum }, genau dein Kiai
board-note-over = { $sum } von { $kiai }: ein Brand
board-note-discard = Eine { $value } liegt in deiner Reihe
board-note-under = Unter den Hügel, eine neue ziehen
board-note-fight = Einen von { $n } aufdecken
board-note-support = { $name } verleihen, 1 dringt ein
board-note-pass = Raus bis zum Morgen, es fehlt: { $lack }
board-note-pass-full = Raus bis zum Morgen, alles gedeckt
board-note-again = { $n ->
    [one] { $n } Räuber auf dem Hügel
   *[other] { $n } Räuber auf dem Hügel
 }
board-note-stop = Zug bei { $total } beenden
board-note-ignore = Nichts geschieht
board-note-ready = Keine Hilfe mehr von Abwesenden
board-note-from = Letzter Räuber: { $value }
board-note-token = Talent: { $talent }
board-note-to = Jetzt { $total } von { $kiai }
board-note-heal = Verliert den Wundmarker
board-note-wound = { $n } → { $m } von 4 Wunden
board-note-turns = { $n } → { $m } von 4, wird zum Tier
board-note-dies = Die vierte Wunde: Alles ist verloren
board-note-lose = Räuber { $value } geht
board-note-decline = Der erste Räuber geht trotzdem
board-note-nobody = Alles bleibt, wie es ist
board-note-build = Barrikaden { $n } → { $m }
board-note-deck = { $n ->
    [one] { $n } Räuber
   *[other] { $n } Räuber
 } vom Hügel ablegen
board-note-gate = { $n ->
    [one] { $n } Eindringling
   *[other] { $n } Eindringlinge
 } ablegen
board-note-turn-up = { $n ->
    [one] { $n } Räuber
   *[other] { $n } Räuber
 } aufdecken
board-choose-title = Wer verteidigt das Dorf?
board-choose-kiai = Kiai { $human }, dann { $beast }
board-arrange-title = In welcher Reihenfolge kommen sie? Zeige auf den ersten, dann auf den nächsten
board-arrange-card = { $card }, Platz { $n }
board-first = zuerst
board-ribbon = Kiai von { $name }
board-go-on = Weiter
board-to-table = Zum Tisch
board-dawn-title = Morgengrauen nach Nacht { $n }
board-dawn-1 = Hüte
board-dawn-2 = Bauernhöfe
board-dawn-3 = Familien
board-dawn-4 = Eindringlinge
board-dawn-1-more = Wer keinen Hut hat, wird verwundet.
board-dawn-2-more = Wer keinen Bauernhof hat, kostet das Dorf einen.
board-dawn-3-more = Wer keine Puppe hat, kostet das Dorf eine Familie; die übrigen Familien helfen.
board-dawn-4-more = Jeder Eindringling mit Flammen bringt einen Brand.
board-dawn-all = Alle Samurai sind gedeckt. Nichts geht verloren.
board-dawn-nobody = Niemand hat sich eingeschlichen.
board-dawn-ask = In der Schriftrolle wartet eine Entscheidung.
board-dawn-holds = gedeckt
board-dawn-lacks = fehlt
board-dawn-everybody = Alle haben gepasst: Der Rest vom Hügel ist im Dorf.
board-result-won = Das Dorf hält stand
board-result-lost = Das Dorf fällt
board-result-night = Nacht { $n }
board-col-side = Seite
board-col-wounds = Wunden
board-col-samurai = Samurai
board-human = Mensch
board-watching = Du siehst { $name } über die Schulter.
board-speech = { $question } Bauernhöfe: { $farms }, Familien: { $families }, Barrikaden: { $barricades }. Räuber auf dem Hügel: { $deck }, am Tor: { $gate }. { $boards }

## Antworten, die sich von selbst geben

board-standing-absent = In dieser Runde nicht nach abwesenden Samurai fragen
board-standing-offer = Nicht in dieser Runde

board-symbol-hat = { -symbol-hat }
board-symbol-farm = { -symbol-farm }
board-symbol-doll = { -symbol-doll }

## Eigene Zahlen eines Tisches

figure-raiders = Die 66 Räuber
figure-farms = Strafen auf der Rückseite der Bauernhöfe (Schwer und Heroisch)
figure-families = Hilfen auf der Rückseite der Familien
figure-samurai = Die sieben Tableaus
figure-id = Kennung
figure-rank = Rang
figure-value = Wert
figure-symbol = Symbol
figure-penalty = Strafen
figure-flames = Flammen
figure-name = Samurai
figure-animal = Tier
figure-colour = Farbe des Tableaus
figure-human = Kiai, Menschenseite
figure-beast = Kiai, Tierseite
figure-limit-id = eine Kennung für Listen, nicht aufgedruckt
figure-limit-value = Talente und Strafen kennen Werte von eins bis sechs
figure-limit-penalty = auf dem roten Band einer Karte ist Platz für zwei Zeichen
figure-limit-animal = diese sieben sind gezeichnet
figure-limit-kiai = ein Tableau zeigt zwei Ziffern, und darunter wäre man mit jeder Karte überwältigt
figure-grey = Grau
figure-violet-blue = Blauviolett
figure-brown = Braun
figure-green = Grün
figure-red = Rot
figure-light-blue = Hellblau
figure-purple = Purpur
figure-raider = { $id }, { $rank ->
    [plunderer] Plünderer
    [lieutenant] Leutnant
   *[boss] Anführer
 }
figure-token-farm = Bauernhof { $id }
figure-token-family = Familie { $id }
figure-symbol-none = keines
figure-symbol-hat = { -symbol-hat }
figure-symbol-farm = { -symbol-farm }
figure-symbol-doll = { -symbol-doll }
figure-animal-raccoon-dog = Marderhund
figure-animal-monkey = Affe
figure-animal-bear = Bär
figure-animal-boar = Wildschwein
figure-animal-tiger = Tiger
figure-animal-wolf = Wolf
figure-animal-fox = Fuchs
figure-farm-a = A: Eine zufällige Familie ist verloren
figure-farm-b = B: Ein weiterer Bauernhof fällt
figure-farm-c = C: Eine Barrikade brennt nieder oder, wenn keine mehr steht, ein Bauernhof
figure-farm-d = D: Ein Samurai nach Wahl des Teams wird verwundet
figure-family-a = A: Ein Samurai wird geheilt
figure-family-b = B: Eine Barrikade wird wieder aufgebaut
figure-family-c = C: Der oberste Eindringling wird vertrieben
figure-icon-burn = { -icon-burn }
figure-icon-wound = { -icon-wound }
figure-icon-infiltrate = { -icon-infiltrate }
figure-icon-no-defend = { -icon-no-defend }
figure-icon-no-support = { -icon-no-support }
figure-icon-arrow-left = { -icon-arrow-left }
figure-icon-arrow-right = { -icon-arrow-right }
figure-icon-must-pass = { -icon-must-pass }
figure-icon-reinforce = { -icon-reinforce }
figure-icon-no-talent = { -icon-no-talent }
figure-icon-lose-defence = { -icon-lose-defence }
figure-who = { $samurai }

## The result

board-end-stood = { $farms ->
    [one] Ein Hof
   *[other] { $farms } Höfe
 } und { $families ->
    [one] eine Familie
   *[other] { $families } Familien
 } sahen die letzte Morgendämmerung.
board-end-unhurt = Niemand ist verwundet.
# $who (text)
board-end-fell = { $who } fiel in Nacht { $n }.
board-end-fell-you = Du fielst in Nacht { $n }.
board-end-burned = Der letzte Hof brannte in Nacht { $n }.
board-end-taken = Die letzte Familie ging in Nacht { $n } verloren.
board-end-causes = Was am Morgen stand
board-end-wounds = Erlittene Wunden
board-end-length = { $n ->
    [one] eine Nacht
   *[other] { $n } Nächte
 }
