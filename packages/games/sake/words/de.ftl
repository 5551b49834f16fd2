### Saké & Samouraï auf Deutsch.
###
### Wörter: Schluck (Schlucke) · Lebenspunkt (nie „2 Leben“; „Leben“ steht nur unter dem Stapel) · Lebensstapel, Wundenstapel, Lebenskarte · Wunde · Schaden · Schritt, Schrittwürfel · Strecke (zwischen zwei Samurai), Entfernung
### Spielertafel · Verteidigungszone · die geführte Waffe, eine Waffe führen · bloße Hände · Angriff, Verteidigung, Bewegung, Trinken (Angriffsfeld, Verteidigungsfeld, Bewegungsfeld, Trinkfeld)
### Fernangriff, aus der Ferne · das Iaido, blankziehen · Schüler und Meister · Ereignis, Unterbrechung, Gegenstand, Waffe, Ort · sitzend, stehend, aufstehen
### das Masu · verbrennen · Glühende Seele · Fähigkeit · Geist (Enmas Geister) · Rauschkraft: Schubsen, Raufen, Dösen · stehlen · heimsuchen, Heimsuchung · sich auflösen (in Luft)
### Todesrunde · Seppuku begehen · Partie, Zug, Phase · Nachziehstapel, Ablagestapel, abwerfen, aufdecken · zurückgewinnen · Vorrat · Gastgeber
### Das Katana, das Wakizashi, das No-Dachi, die Naginata, der Yumi.
### Formen: .the .acc .dat .gen mit bestimmtem, .a (4. Fall) und .a-dat mit unbestimmtem Artikel, .your und .your-dat mit „dein“, .from mit „von“.

## Dinge

title = Saké & Samouraï
tagline = Eine Rauferei um die letzten Schlucke Sake
unit = Schlucke

-card-chopsticks = Wurfstäbchen
    .the = die { -card-chopsticks }
    .acc = die { -card-chopsticks }
    .dat = den { -card-chopsticks }
    .gen = der { -card-chopsticks }
    .a = { -card-chopsticks }
    .a-dat = { -card-chopsticks }
    .your = deine { -card-chopsticks }
    .your-dat = deinen { -card-chopsticks }
    .from = von den { -card-chopsticks }
-card-ramen = Kochend heiße Ramen
    .the = die Kochend heißen Ramen
    .acc = die Kochend heißen Ramen
    .dat = den Kochend heißen Ramen
    .gen = der Kochend heißen Ramen
    .a = { -card-ramen }
    .a-dat = Kochend heißen Ramen
    .your = deine Kochend heißen Ramen
    .your-dat = deinen Kochend heißen Ramen
    .from = von den Kochend heißen Ramen
-card-stench = Strategischer Gestank
    .the = der Strategische Gestank
    .acc = den Strategischen Gestank
    .dat = dem Strategischen Gestank
    .gen = des Strategischen Gestanks
    .a = einen Strategischen Gestank
    .a-dat = einem Strategischen Gestank
    .your = deinen Strategischen Gestank
    .your-dat = deinem Strategischen Gestank
    .from = vom Strategischen Gestank
-card-riceballs = Reisbällchen ins Gesicht
    .the = die { -card-riceballs }
    .acc = die { -card-riceballs }
    .dat = den { -card-riceballs }
    .gen = der { -card-riceballs }
    .a = { -card-riceballs }
    .a-dat = { -card-riceballs }
    .your = deine { -card-riceballs }
    .your-dat = deinen { -card-riceballs }
    .from = von den { -card-riceballs }
-card-sakuragi = Sakuragi
    .the = das { -card-sakuragi }
    .acc = das { -card-sakuragi }
    .dat = dem { -card-sakuragi }
    .gen = des { -card-sakuragi }
    .a = ein { -card-sakuragi }
    .a-dat = einem { -card-sakuragi }
    .your = dein { -card-sakuragi }
    .your-dat = deinem { -card-sakuragi }
    .from = vom { -card-sakuragi }
-card-purchase = Kauf im Suff
    .the = der { -card-purchase }
    .acc = den { -card-purchase }
    .dat = dem { -card-purchase }
    .gen = des Kaufs im Suff
    .a = einen { -card-purchase }
    .a-dat = einem { -card-purchase }
    .your = deinen { -card-purchase }
    .your-dat = deinem { -card-purchase }
    .from = vom { -card-purchase }
-card-stomach = Schwacher Magen
    .the = der Schwache Magen
    .acc = den Schwachen Magen
    .dat = dem Schwachen Magen
    .gen = des Schwachen Magens
    .a = einen Schwachen Magen
    .a-dat = einem Schwachen Magen
    .your = deinen Schwachen Magen
    .your-dat = deinem Schwachen Magen
    .from = vom Schwachen Magen
-card-feigned = Vorgetäuschte Wunden
    .the = die Vorgetäuschten Wunden
    .acc = die Vorgetäuschten Wunden
    .dat = den Vorgetäuschten Wunden
    .gen = der Vorgetäuschten Wunden
    .a = { -card-feigned }
    .a-dat = Vorgetäuschten Wunden
    .your = deine Vorgetäuschten Wunden
    .your-dat = deinen Vorgetäuschten Wunden
    .from = von den Vorgetäuschten Wunden
-card-roar = Gebrüll (Rülps!)
    .the = das { -card-roar }
    .acc = das { -card-roar }
    .dat = dem { -card-roar }
    .gen = des Gebrülls (Rülps!)
    .a = ein { -card-roar }
    .a-dat = einem { -card-roar }
    .your = dein { -card-roar }
    .your-dat = deinem { -card-roar }
    .from = vom { -card-roar }
-card-lanterns = Gelöschte Laternen
    .the = die Gelöschten Laternen
    .acc = die Gelöschten Laternen
    .dat = den Gelöschten Laternen
    .gen = der Gelöschten Laternen
    .a = { -card-lanterns }
    .a-dat = Gelöschten Laternen
    .your = deine Gelöschten Laternen
    .your-dat = deinen Gelöschten Laternen
    .from = von den Gelöschten Laternen
-card-stumble = Stolpern
    .the = das { -card-stumble }
    .acc = das { -card-stumble }
    .dat = dem { -card-stumble }
    .gen = des { -card-stumble }s
    .a = ein { -card-stumble }
    .a-dat = einem { -card-stumble }
    .your = dein { -card-stumble }
    .your-dat = deinem { -card-stumble }
    .from = vom { -card-stumble }
-card-double-vision = Doppeltsehen
    .the = das { -card-double-vision }
    .acc = das { -card-double-vision }
    .dat = dem { -card-double-vision }
    .gen = des { -card-double-vision }s
    .a = ein { -card-double-vision }
    .a-dat = einem { -card-double-vision }
    .your = dein { -card-double-vision }
    .your-dat = deinem { -card-double-vision }
    .from = vom { -card-double-vision }
-card-disciple = Schüler
    .the = der { -card-disciple }
    .acc = den { -card-disciple }
    .dat = dem { -card-disciple }
    .gen = des { -card-disciple }s
    .a = einen { -card-disciple }
    .a-dat = einem { -card-disciple }
    .your = deinen { -card-disciple }
    .your-dat = deinem { -card-disciple }
    .from = vom { -card-disciple }
-card-katana = Katana
    .the = das { -card-katana }
    .acc = das { -card-katana }
    .dat = dem { -card-katana }
    .gen = des { -card-katana }
    .a = ein { -card-katana }
    .a-dat = einem { -card-katana }
    .your = dein { -card-katana }
    .your-dat = deinem { -card-katana }
    .from = vom { -card-katana }
-card-wakizashi = Wakizashi
    .the = das { -card-wakizashi }
    .acc = das { -card-wakizashi }
    .dat = dem { -card-wakizashi }
    .gen = des { -card-wakizashi }
    .a = ein { -card-wakizashi }
    .a-dat = einem { -card-wakizashi }
    .your = dein { -card-wakizashi }
    .your-dat = deinem { -card-wakizashi }
    .from = vom { -card-wakizashi }
-card-no-dachi = No-Dachi
    .the = das { -card-no-dachi }
    .acc = das { -card-no-dachi }
    .dat = dem { -card-no-dachi }
    .gen = des { -card-no-dachi }
    .a = ein { -card-no-dachi }
    .a-dat = einem { -card-no-dachi }
    .your = dein { -card-no-dachi }
    .your-dat = deinem { -card-no-dachi }
    .from = vom { -card-no-dachi }
-card-naginata = Naginata
    .the = die { -card-naginata }
    .acc = die { -card-naginata }
    .dat = der { -card-naginata }
    .gen = der { -card-naginata }
    .a = eine { -card-naginata }
    .a-dat = einer { -card-naginata }
    .your = deine { -card-naginata }
    .your-dat = deiner { -card-naginata }
    .from = von der { -card-naginata }
-card-yumi = Yumi
    .the = der { -card-yumi }
    .acc = den { -card-yumi }
    .dat = dem { -card-yumi }
    .gen = des { -card-yumi }
    .a = einen { -card-yumi }
    .a-dat = einem { -card-yumi }
    .your = deinen { -card-yumi }
    .your-dat = deinem { -card-yumi }
    .from = vom { -card-yumi }
-card-pipe = Pfeife
    .the = die { -card-pipe }
    .acc = die { -card-pipe }
    .dat = der { -card-pipe }
    .gen = der { -card-pipe }
    .a = eine { -card-pipe }
    .a-dat = einer { -card-pipe }
    .your = deine { -card-pipe }
    .your-dat = deiner { -card-pipe }
    .from = von der { -card-pipe }
-card-sandals = Sandalen
    .the = die { -card-sandals }
    .acc = die { -card-sandals }
    .dat = den { -card-sandals }
    .gen = der { -card-sandals }
    .a = { -card-sandals }
    .a-dat = { -card-sandals }
    .your = deine { -card-sandals }
    .your-dat = deinen { -card-sandals }
    .from = von den { -card-sandals }
-card-armour = Behelfsrüstung
    .the = die { -card-armour }
    .acc = die { -card-armour }
    .dat = der { -card-armour }
    .gen = der { -card-armour }
    .a = eine { -card-armour }
    .a-dat = einer { -card-armour }
    .your = deine { -card-armour }
    .your-dat = deiner { -card-armour }
    .from = von der { -card-armour }
-card-flask = Flasche
    .the = die { -card-flask }
    .acc = die { -card-flask }
    .dat = der { -card-flask }
    .gen = der { -card-flask }
    .a = eine { -card-flask }
    .a-dat = einer { -card-flask }
    .your = deine { -card-flask }
    .your-dat = deiner { -card-flask }
    .from = von der { -card-flask }
-card-rice-bowl = Reisschale
    .the = die { -card-rice-bowl }
    .acc = die { -card-rice-bowl }
    .dat = der { -card-rice-bowl }
    .gen = der { -card-rice-bowl }
    .a = eine { -card-rice-bowl }
    .a-dat = einer { -card-rice-bowl }
    .your = deine { -card-rice-bowl }
    .your-dat = deiner { -card-rice-bowl }
    .from = von der { -card-rice-bowl }

-place-life = Lebensstapel
    .the = der { -place-life }
    .acc = den { -place-life }
    .dat = dem { -place-life }
    .gen = des { -place-life }s
    .your = deinen { -place-life }
    .your-dat = deinem { -place-life }
    .from = vom { -place-life }
-place-board = Spielertafel
    .the = die { -place-board }
    .acc = die { -place-board }
    .dat = der { -place-board }
    .gen = der { -place-board }
    .your = deine { -place-board }
    .your-dat = deiner { -place-board }
    .from = von der { -place-board }

-samurai-musashi = Miyamoto Musashi
-samurai-munenori = Yagyū Munenori
-samurai-mitsuyoshi = Yagyū Mitsuyoshi
-samurai-ittosai = Itō Ittōsai
-samurai-masamune = Date Masamune
-samurai-suenaga = Takezaki Suenaga
-samurai-masako = Hōjō Masako
-samurai-tomoe = Tomoe Gozen
-back-shove = Schubsen
-back-brawl = Raufen
-back-drowse = Dösen
-location-none = Gasthaus
-location-distillery = Brennerei
-location-narrow-bridge = Schmale Brücke
-location-battlefield = Schlachtfeld
-location-hot-spring = Heiße Quelle
-location-graveyard = Friedhof
-location-dojo = Dojo
-location-cherry-garden = Kirschgarten
-location-thunderstorm = Gewitter
location-own = { $name }
-stop-1 = Beginn der Züge
-stop-2 = Ende der Züge
-stop-3 = Phase 1
-stop-4 = Phase 2
-stop-5 = Phase 3
-stop-6 = Phase 4
-stop-7 = Rauschkraft eines Geistes
-stop-8 = Ziehen eines Geistes
-stop-9 = Tat eines Geistes
-stop-10 = vor dem Auflösen

disciple = { IS($who) ->
    [you] dein
   *[other] { AS($who, "gen") }
 } Schüler
    .acc = { IS($who) ->
        [you] deinen
       *[other] { AS($who, "gen") }
     } Schüler
    .dat = { IS($who) ->
        [you] deinem
       *[other] { AS($who, "gen") }
     } Schüler
-disciple-some = ein Schüler
    .acc = einen Schüler
    .dat = einem Schüler
gap = zwischen { AS($a, "dat") } und { AS($b, "dat") }
gap-left = links von { AS($a, "dat") }
reach-exact = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
 }
reach-plus = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
 } oder mehr
reach-both = nach beiden Seiten { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
 } oder mehr
far = { $left ->
    [one] { $left } Schritt
   *[other] { $left } Schritte
 }
far-two = { $left } oder { $right ->
    [one] { $right } Schritt
   *[other] { $right } Schritte
 }

n-steps = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
 }
n-steps-dat = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritten
 }
n-sips = { $n ->
    [one] { $n } Schluck
   *[other] { $n } Schlucke
 }
n-life = { $n ->
    [one] { $n } Lebenspunkt
   *[other] { $n } Lebenspunkte
 }
n-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
n-gone = { $gone ->
    [0] kein Schritt verlässt
    [one] { $gone } Schritt verlässt
   *[other] { $gone } Schritte verlassen
 }
n-way = { $dir ->
    [left] nach links
    [right] nach rechts
    [away] zurück
   *[towards] vor
 }
n-go = { $dir ->
    [left] nach links gehen
    [right] nach rechts gehen
    [away] zurückgehen
   *[towards] vorgehen
 }
# Wo jemand steht, nicht wohin er geht.
n-side = { $dir ->
    [left] links
    [right] rechts
    [away] hinten
   *[towards] vorn
 }

## Verlauf

log-board-taken = { $who } { IS($who) ->
    [you] bist
   *[other] ist
 } <b>{ $samurai }</b>.
log-began = { IS($who) ->
    [you] Du beginnst, Samurai-san
   *[other] { $who }-san beginnt
 }. Das Masu enthält { n-sips }.
log-began-at = { IS($who) ->
    [you] Du beginnst, Samurai-san
   *[other] { $who }-san beginnt
 }. Das Masu enthält { n-sips }. Ort des Treffens: { $location }.
log-turn = { IS($who) ->
    [you] <b>Du</b> bist
   *[other] { $who } ist
 } am Zug.
log-turn-fatal = { IS($who) ->
    [you] <b>Du</b> bist
   *[other] { $who } ist
 } in Todesrunde { $n } am Zug.
log-turn-cut = { IS($who) ->
    [you] Dein
   *[other] { AS($who, "gen") }
 } Zug endet sofort.
log-played-attack = { $who } { IS($who) ->
    [you] spielst
   *[other] spielt
 } { AS($card, "a") } zum Angriff.
log-played-iaido = { $who } { IS($who) ->
    [you] ziehst
   *[other] zieht
 } blank: <b>Iaido</b> mit { AS($card, "a-dat") }.
log-played-move = { $who } { IS($who) ->
    [you] spielst
   *[other] spielt
 } { AS($card, "a") }, um { n-steps } { $dir ->
    [left] nach links zu gehen
    [right] nach rechts zu gehen
    [away] zurückzugehen
   *[towards] vorzugehen
 }.
log-played-drink = { $who } { IS($who) ->
    [you] spielst
   *[other] spielt
 } { AS($card, "a") } zum Trinken.
log-played-text = { $who } { IS($who) ->
    [you] spielst
   *[other] spielt
 } <b>{ AS($card, "a") }</b>.
log-activated = { $who } { IS($who) ->
    [you] benutzt
   *[other] benutzt
 } { AS($card, "acc") }.
log-burned = { $who } { IS($who) ->
    [you] verbrennst
   *[other] verbrennt
 } den Schluck auf { AS($place, "dat") }.
log-soul = { $who } lässt { IS($who) ->
    [you] deine
   *[other] die
 } Seele glühen: { n-cards } vom Lebensstapel.
log-drew = { $who } { IS($who) ->
    [you] ziehst
   *[other] zieht
 } { n-cards }.
log-drew-mine = { $who } { IS($who) ->
    [you] ziehst
   *[other] zieht
 } { AS($cards, "a") }.
log-discarded = { $who } { IS($who) ->
    [you] wirfst
   *[other] wirft
 } { AS($cards, "a") } ab.
log-discarded-late = { $who } { IS($who) ->
    [you] rufst
   *[other] ruft
 } zu spät und { IS($who) ->
    [you] verlierst
   *[other] verliert
 } { AS($cards, "a") }.
log-shuffled = Der Ablagestapel wird neu gemischt: { n-cards }.
log-stood-up = { $who } { IS($who) ->
    [you] stehst
   *[other] steht
 } auf.
log-moved = { $who } { IS($who) ->
    [you] gehst
   *[other] geht
 } { n-steps } { n-way }.
log-stopped = { $by } { IS($by) ->
    [you] spielst
   *[other] spielt
 } <b>{ AS($card, "a") }</b> und { IS($by) ->
    [you] hältst
   *[other] hält
 } { AS($who, "acc") } auf.
log-attacked = { $who } { IS($who) ->
    [you] greifst
   *[other] greift
 } { AS($target, "acc") } mit { AS($card, "dat") } an: <b>{ $n }</b>.
log-attacked-bare = { $who } { IS($who) ->
    [you] greifst
   *[other] greift
 } { AS($target, "acc") } mit bloßen Händen an: <b>{ $n }</b>.
log-attacked-event = { $who } { IS($who) ->
    [you] greifst
   *[other] greift
 } { AS($target, "acc") } aus der Ferne an ({ $card }): <b>{ $n }</b>.
log-attacked-afar = { $who } { IS($who) ->
    [you] greifst
   *[other] greift
 } { AS($target, "acc") } aus der Ferne an: <b>{ $n }</b>.
log-attacked-disciple = { $source } greift { AS($target, "acc") } an: <b>{ $n }</b>.
log-no-attack = { $who } { IS($who) ->
    [you] verzichtest
   *[other] verzichtet
 } auf den Angriff.
log-defended = { $who } { IS($who) ->
    [you] verteidigst dich
   *[other] verteidigt sich
 } mit { AS($card, "a-dat") }: <b>{ $n }</b>.
log-sacrificed = { $who } { IS($who) ->
    [you] opferst
   *[other] opfert
 } einen Schüler: kein Schaden.
log-undefended = { $who } { IS($who) ->
    [you] verteidigst dich
   *[other] verteidigt sich
 } nicht.
log-undefended-armour = { $who } { IS($who) ->
    [you] verteidigst dich
   *[other] verteidigt sich
 } nicht; die Rüstung fängt { $n } ab.
log-turned-up = Für { AS($source, "acc") } wird aufgedeckt: { $card } (<b>{ $n }</b>).
log-turned-none = Für { AS($source, "acc") } ist keine Karte mehr da: <b>{ $n }</b>.
log-damaged = { $who } { IS($who) ->
    [you] erleidest
   *[other] erleidet
 } <b>{ $n }</b> Schaden.
log-healed = { $who } { IS($who) ->
    [you] gewinnst
   *[other] gewinnt
 } { n-life } zurück.
log-disciple-stood = { $source } stellt sich { n-side } auf.
log-disciple-advanced = { $source } rückt { n-steps } vor.
log-disciple-fell = { $source } fällt.
log-disciple-held = { $source } stolpert.
log-disciples-returned = { $who } { IS($who) ->
    [you] nimmst
   *[other] nimmt
 } { $n } Schüler auf die Hand zurück.
log-laid = { $who } { IS($who) ->
    [you] legst
   *[other] legt
 } { AS($card, "acc") } aus.
log-drank = { $who } { IS($who) ->
    [you] rufst
   *[other] ruft
 } „SAKÉÉÉ!“ und { IS($who) ->
    [you] nimmst
   *[other] nimmt
 } { n-sips } aus dem Masu.
log-placed = { $who } { IS($who) ->
    [you] legst
   *[other] legt
 } einen Schluck auf { AS($place, "acc") }.
log-placed-board = { $who } { IS($who) ->
    [you] legst
   *[other] legt
 } einen Schluck auf die Spielertafel: hicks! Die Fähigkeit ist weg.
log-sips-gone = { $who } { IS($who) ->
    [you] verlierst
   *[other] verliert
 } { n-sips }.
log-gear-lost = { $who } { IS($who) ->
    [you] verlierst
   *[other] verliert
 } { AS($card, "acc") }.
log-wielded = { $who } { IS($who) ->
    [you] führst
   *[other] führt
 } jetzt { AS($card, "acc") }.
log-step-added = { $who } { IS($who) ->
    [you] legst
   *[other] legt
 } { $gap } einen Schritt dazu.
log-step-removed = { $who } { IS($who) ->
    [you] nimmst
   *[other] nimmt
 } { $gap } einen Schritt weg.
log-died = { IS($who) ->
    [you] <b>Du stirbst</b> und gesellst dich
   *[other] { $who } <b>stirbt</b> und gesellt sich
 } zu Enmas Geistern.
log-gap-kept = Die Strecke { $gap } bleibt; { n-gone } den Tisch.
log-gaps-gone = Keine Strecke ist mehr übrig; { n-gone } den Tisch.
log-rose = { $who } { IS($who) ->
    [you] erhebst dich
   *[other] erhebt sich
 } als Geist mit { n-cards }.
log-stole = { $who } { IS($who) ->
    [you] stiehlst
   *[other] stiehlt
 } einen Schluck aus dem Masu.
log-no-power = { $who } { IS($who) ->
    [you] verzichtest
   *[other] verzichtet
 } auf die Rauschkraft.
log-brawled = { $by } { IS($by) ->
    [you] verschiebst
   *[other] verschiebt
 } { IS($who) ->
    [you] deinen Schluck
   *[other] { AS($who, "gen") } Schluck
 } { AS($place, "from") } auf { AS($onto, "acc") }.
log-drowsed = { $by } { IS($by) ->
    [you] nimmst
   *[other] nimmt
 } { AS($from, "dat") } eine { $back }-Karte weg und { IS($by) ->
    [you] gibst
   *[other] gibt
 } sie { AS($to, "dat") }.
log-tormented = { $by } { IS($by) ->
    [you] suchst
   *[other] sucht
 } { AS($who, "acc") } mit { n-cards } heim.
log-helped = { $by } { IS($by) ->
    [you] hilfst
   *[other] hilft
 } mit { n-cards }.
log-torment-failed = { $who } { IS($who) ->
    [you] behältst
   *[other] behält
 } jeden Schluck.
log-sip-stolen = { $who } { IS($who) ->
    [you] verlierst
   *[other] verliert
 } den Schluck auf { AS($place, "dat") }.
log-given = { $who } { IS($who) ->
    [you] erhältst
   *[other] erhält
 } einen Schluck.
log-vanished = { $who } löst { IS($who) ->
    [you] dich
   *[other] sich
 } in Luft auf: { AS($by, "head") } { IS($by) ->
    [you] spielst
   *[other] spielt
 } { AS($card, "a") }.
log-vanished-self = { $who } löst { IS($who) ->
    [you] dich
   *[other] sich
 } mit { AS($card, "a-dat") } in Luft auf.
log-fatal-round = <b>Todesrunde { $n }</b> beginnt mit { AS($who, "dat") }.
log-seppuku = { $who } { IS($who) ->
    [you] begehst
   *[other] begeht
 } Seppuku.
log-game-stopped = Nach { $n ->
    [one] { $n } Todesrunde
   *[other] { $n } Todesrunden
 } wird die Partie abgebrochen.
log-won = { $who } { IS($who) ->
    [you] gewinnst
   *[other] gewinnt
 }.
log-won-together = Sieg für { AS($winners, "acc") }.
log-nobody-won = Niemand gewinnt.

## Fragen

ask-wait = { $waiting } { $n ->
    [one] denkt
   *[other] denken
 } nach.
ask-over = Die Partie ist zu Ende.
ask-boards = Welcher Samurai willst du sein?
ask-play = Du bist am Zug: Spiele eine Karte ({ $n } gespielt), benutze einen Gegenstand oder beende die Phase.
ask-declare = Was machst du damit?
ask-weapon = Mit welcher Waffe schlägst du zu?
ask-place = Wohin kommt der Schluck? Noch { $n }.
ask-window = Unterbrichst du { AS($of, "acc") }?
ask-defend = Du wirst angegriffen: <b>{ $n }</b>. Wie verteidigst du dich?
ask-defend-torment = Die Geister wollen <b>{ $n }</b> deiner Schlucke. Verteidigst du dich?
ask-vanish = Löst { IS($who) ->
    [you] du dich
   *[other] { $who } sich
 } in Luft auf?
ask-second = Auf wen wirfst du das zweite Stäbchen?
ask-steps = Wo ändert sich ein Schritt? Noch { $n }.
ask-respond = Reagierst du vorher?
ask-discard = Wirf { n-cards } ab.
ask-rearm = Deine Waffe ist weg. Welche führst du jetzt?
ask-disciples = Welcher Schüler handelt als Nächster?
ask-prey = Wen greift dein Schüler an?
ask-wield = Welche Waffe führst du bis zu deinem nächsten Zug?
ask-side = Welche Strecke soll bleiben?
ask-power = Deine Rauschkraft: { $back }.
ask-haunt = Stehlen, heimsuchen oder nichts?
ask-help = Hilfst du, { AS($who, "acc") } heimzusuchen?
ask-lose = Welchen Schluck verlierst du? Noch { $n }.
ask-give = Wer bekommt den Schluck? Noch { $n }.

## Siegel

do-pass = Passen
do-pass-defend = Unverteidigt einstecken
do-pass-second = Kein zweiter Wurf
do-pass-weapon = Auf den Angriff verzichten
do-pass-power = Auf die Rauschkraft verzichten
do-pass-haunt = Nichts tun
do-pass-vanish = Den Treffer hinnehmen
do-board = { $samurai } nehmen
do-card = { AS($card, "a") } spielen
do-burn = Den Schluck auf { AS($place, "dat") } verbrennen
do-burn-draw = Schluck auf { AS($place, "dat") } verbrennen: 1 Karte
do-use-attack = Angriff { $n }
do-use-iaido = Iaido { $n }
do-use-move = Bewegung { $n }
do-use-drink = Trinken { $n }
do-use-text = Den Text nutzen
do-target = Auf { AS($target, "acc") } zielen
do-weapon = Mit { AS($card, "dat") } zuschlagen
do-weapon-bare = Mit bloßen Händen zuschlagen
do-step = { n-steps } { n-way }
do-stay = Stehen bleiben
do-end = Die Phase beenden
do-end-wield = Zug beenden und { AS($card, "acc") } führen
do-end-bare = Zug beenden, ohne eine Waffe zu führen
do-side = { n-side } aufstellen
do-gear = { IS($who) ->
    [you] { AS($card, "your") }
   *[other] { AS($who, "gen") } { $card }
 } abwerfen
do-sip = Der Schluck auf { IS($who) ->
    [you] { AS($place, "your-dat") }
   *[other] { AS($who, "gen") } { $place }
 }
do-activate = { AS($card, "acc") } benutzen
do-remedy = { AS($card, "a") } abwerfen: 1 Lebenspunkt zurück
do-place = Auf { AS($place, "acc") }
do-lose = Den Schluck auf { AS($place, "dat") } verlieren
do-give = An { AS($who, "acc") }
do-act = Diesen Schüler schicken
do-interrupt = Mit { AS($card, "a-dat") } unterbrechen
do-defend = Mit { AS($card, "a-dat") } verteidigen ({ $n })
do-sacrifice = Den Schüler opfern
do-discard = { AS($card, "a") } abwerfen
do-wield = { AS($card, "acc") } führen
do-wield-bare = Keine Waffe führen
do-spot = Hier, { $gap }
do-shove-add = Einen Schritt { $gap } dazulegen
do-shove-remove = Einen Schritt { $gap } wegnehmen
do-brawl = Schluck auf { IS($who) ->
    [you] { AS($place, "your-dat") }
   *[other] { AS($who, "gen") } { $place }
 } verschieben
do-onto = Auf { AS($place, "acc") }
do-drowse = { AS($who, "dat") } eine { $back }-Karte wegnehmen
do-to = { AS($who, "dat") } die Karte geben
do-steal = 1 Schluck aus dem Masu stehlen
do-torment = { AS($who, "acc") } heimsuchen
do-spend = { AS($card, "a") } spielen ({ $back })
do-done = Fertig
do-vanish = Sich mit { AS($card, "a-dat") } in Luft auflösen
do-keep-left = Die Strecke links von mir behalten
do-keep-right = Die Strecke rechts von mir behalten
do-keep-between = Die Strecke zwischen den Überlebenden behalten
do-soul = Glühende Seele: { n-cards } vom Lebensstapel ziehen
do-withdraw = Mein „Nein“ zurücknehmen
do-stop = Halt: { $stop }

## Warum nicht

no-board-taken = { $who } { IS($who) ->
    [you] hast
   *[other] hat
 } { $samurai } schon.
no-costs-sake = Du hast { n-cards } gespielt; eine weitere kostet einen Schluck, und du hast keinen.
no-no-use = Nichts auf { AS($card, "dat") } lässt sich jetzt nutzen.
no-no-use-paid = Ohne den Schluck auf { AS($place, "dat") } ließe sich nichts auf { AS($card, "dat") } nutzen.
no-wet-item = Auf { AS($card, "dat") } liegt ein Schluck: Verbrenne den zuerst.
no-no-fuel = { AS($card, "acc") } zu benutzen kostet einen Schluck, und du hast keinen.
no-bowl-no-wounds = Du hast keine Wunde, die die Reisschale heilen könnte.
no-pipe-no-hands = Niemand sonst hat eine Karte, die die Pfeife nehmen könnte.
no-pipe-no-hands-all = Niemand hat eine Karte, die die Pfeife nehmen könnte.
no-flask-no-cards = Für die Flasche ist keine Karte zum Ziehen mehr da.
no-ability-wet = Auf deiner Spielertafel liegt ein Schluck: Deine Fähigkeit ruht.
no-healed-once = Du hast in diesem Zug schon eine Wunde so geheilt.
no-remedy-no-wounds = Du hast keine Wunde zu heilen.
no-strike-alone = Du bist der letzte Samurai, und kein Geist hat einen Schluck zu verlieren.
no-all-wet = Auf jeder deiner Waffen liegt ein Schluck.
no-dojo-strike = Im Dojo greift niemand aus der Ferne an.
no-dojo-strike-own = An diesem Ort greift niemand aus der Ferne an.
no-nothing-reaches = Keine deiner Waffen trifft jemanden; der Nächste ist { n-steps } entfernt.
no-nothing-reaches-bare = Bloße Hände reichen 1 Schritt weit; der Nächste ist { n-steps } entfernt.
no-worth-nothing = Das Angriffsfeld { AS($card, "gen") } zeigt { $n }: Der Schlag wäre nichts wert.
no-standing = Du stehst: Nur ein sitzender Samurai zieht im Iaido blank.
no-iaido-stuck = Ein Iaido beginnt mit mindestens 1 Schritt, und du kannst keinen einzigen gehen.
no-iaido-misses = Auch nach bis zu { n-steps-dat } träfe dein Schlag niemanden.
no-no-move-box = Das Bewegungsfeld { AS($card, "gen") } zeigt 0.
no-stuck = Du kannst in keine Richtung auch nur 1 Schritt gehen.
no-move-alone = Du bist der letzte Samurai: Es gibt keine Schritte mehr.
no-no-drink-box = Das Trinkfeld { AS($card, "gen") } zeigt 0.
no-masu-empty = Das Masu ist leer.
no-no-place = Auf allen deinen { $n } Plätzen liegt ein Schluck.
no-not-in-my-turn = { AS($card, "a") } kannst du nur im Zug eines anderen spielen.
no-second-of-type = { AS($card, "acc") } hast du schon im Spiel.
no-disciple-alone = Du bist der letzte Samurai: Ein Schüler hätte keinen Platz zum Stehen.
no-dojo-event = Im Dojo greift niemand aus der Ferne an, auch nicht mit { AS($card, "a-dat") }.
no-dojo-event-own = An diesem Ort greift niemand aus der Ferne an, auch nicht mit { AS($card, "a-dat") }.
no-event-misses = Für { AS($card, "acc") } muss jemand { $reach } entfernt sein.
no-roar-no-sake = Gebrüll kostet einen Schluck, und du hast keinen.
no-no-cubes = Im Vorrat ist kein Schritt mehr.
no-no-loose-cube = Kein Schritt kann weg: Zwischen Gegnern bleibt immer einer.
no-riceballs-nobody = Niemand, der { $reach } entfernt ist, hat eine Karte.
no-sakuragi-no-cards = Es ist keine Karte zum Ziehen mehr da.
no-nobody-has-gear = Niemand hat eine Waffe oder einen Gegenstand im Spiel.
no-nobody-has-sake = Niemand hat einen Schluck zu verlieren.
no-feigned-no-wounds = Du hast keine Wunde zu heilen.
no-must-step = Ein Iaido beginnt mit mindestens 1 Schritt.
no-too-far = Du kannst { $room ->
    [one] { $room } Schritt
   *[other] { $room } Schritte
 } { n-go }, nicht { $n }.
no-too-far-none = Du kannst keinen einzigen Schritt { n-go }.
no-iaido-misses-there = Mit { n-steps-dat } { n-way } träfe dein Schlag niemanden.
no-iaido-misses-here = Von hier aus träfe dein Schlag niemanden.
no-spirit-dry = { $who } { IS($who) ->
    [you] hast
   *[other] hat
 } keinen Schluck zu verlieren.
no-empty-hand = { $who } { IS($who) ->
    [you] hast
   *[other] hat
 } keine Karte auf der Hand.
no-event-distance = Reichweite { AS($card, "gen") }: { $reach }; { $target } { IS($target) ->
    [you] bist
   *[other] ist
 } { $far } entfernt.
no-out-of-reach = Reichweite { AS($card, "gen") }: { $reach }; { $target } { IS($target) ->
    [you] bist
   *[other] ist
 } { $far } entfernt.
no-out-of-reach-bare = Bloße Hände reichen 1 Schritt weit; { $target } { IS($target) ->
    [you] bist
   *[other] ist
 } { $far } entfernt.
no-out-of-reach-any = Keine deiner Waffen trifft { AS($target, "acc") }: Entfernung { $far }.
no-dojo-weapon = Im Dojo greift niemand aus der Ferne an, auch nicht mit { AS($card, "dat") }.
no-dojo-weapon-own = An diesem Ort greift niemand aus der Ferne an, auch nicht mit { AS($card, "dat") }.
no-wet-weapon = Auf { AS($card, "dat") } liegt ein Schluck.
no-armed = Du hast { AS($card, "acc") }: Bloße Hände sind für die, die keine Waffe haben.
no-armed-wet = Du hast { AS($card, "acc") }, wenn auch nass: Bloße Hände sind für die, die keine Waffe haben.
no-weapon-worthless = Mit { AS($card, "dat") } wäre der Schlag { $n } wert.
no-weapon-worthless-bare = Mit bloßen Händen wäre der Schlag { $n } wert.
no-must-strike = Wer im Iaido blankzieht, muss zuschlagen, wenn er kann.
no-place-taken = Auf { AS($place, "dat") } liegt schon ein Schluck.
no-wrong-back = Diese Rückseite ist { $back }; die oberste Karte zeigt { $top }.
no-no-back = Der Nachziehstapel ist leer: Keine Rückseite passt.
no-no-card-yet = Es braucht mindestens eine Karte mit passender Rückseite.
no-steal-empty = Das Masu ist leer: Es gibt nichts zu stehlen.
no-no-sake-there = { $who } { IS($who) ->
    [you] hast
   *[other] hat
 } keinen Schluck.
no-no-match = Du hast keine Karte mit der Rückseite { $top }.
no-all-places-full = Auf { IS($who) ->
    [you] jedem deiner Plätze
   *[other] jedem Platz { AS($who, "of") }
 } liegt ein Schluck.
no-drowse-alone = { $who } { IS($who) ->
    [you] bist
   *[other] ist
 } der letzte Samurai: Niemand sonst kann die Karte bekommen.
no-must-power = Die Rauschkraft muss genutzt werden, wenn es geht: { $top }.
no-last-cube = Der letzte Schritt zwischen zwei Gegnern bleibt.
no-last-cube-none = Dort liegt kein Schritt.
no-wrong-shout-move = Eine Bewegung hält man nur durch ein Stolpern auf, nicht durch { AS($card, "a") }.
no-wrong-shout-attack = Einen Angriff hält man nur durch ein Doppeltsehen auf, nicht durch { AS($card, "a") }.
no-no-disciple = Opfern kannst du nur einen Schüler, nicht { AS($card, "a") }.
no-no-sacrifice = Gegen eine Heimsuchung lässt sich kein Schüler opfern.
no-picked-already = { AS($card, "acc") } hast du schon genannt.
no-not-shortest = Die kürzeste Strecke bleibt, die von { n-steps-dat }; diese hat { $cubes }.
no-soul-all = { $n ->
    [one] Dein letzter Lebenspunkt muss bleiben
   *[other] Von deinen { $n } Lebenspunkten muss einer bleiben
 }.
no-soul-wet = Auf deinem Lebensstapel liegt ein Schluck.
no-soul-twice = Du hast die Glühende Seele in diesem Zug schon genutzt.

## Hinweise

hint-now-sake = Es bringt dir { $a ->
    [one] { $a } Schluck
   *[other] { $a } Schlucke
 } statt { $b }.
hint-now-life = Es bringt dir { $a ->
    [one] { $a } Lebenspunkt
   *[other] { $a } Lebenspunkte
 } statt { $b }.
hint-now-gear = Es bringt dir { $a ->
    [one] { $a } Waffe oder Gegenstand
   *[other] { $a } Waffen und Gegenstände
 } statt { $b }.
hint-now-strike = Es trifft { AS($who, "acc") } mit { $a }, und etwa { $n } davon lassen sich abwehren.
hint-later-win = Es entscheidet den Abend: Du gewinnst { NUMBER($pa, style: "percent") } der durchgespielten Enden statt { NUMBER($pb, style: "percent") }.
hint-later-sake = Bei deinem nächsten Zug hast du etwa { $a ->
    [one] { $a } Schluck
   *[other] { $a } Schlucke
 } statt { $b }.
hint-later-life = Bei deinem nächsten Zug hast du noch etwa { $a ->
    [one] { $a } Lebenspunkt
   *[other] { $a } Lebenspunkte
 } statt { $b }.
hint-later-cards = Bei deinem nächsten Zug hast du etwa { $a ->
    [one] { $a } Karte
   *[other] { $a } Karten
 } auf der Hand statt { $b }.
hint-later-gear = Bei deinem nächsten Zug hast du etwa { $a ->
    [one] { $a } Waffe oder Gegenstand
   *[other] { $a } Waffen und Gegenstände
 } statt { $b }.
hint-later-falls = { $who } fällt vor deinem nächsten Zug in { NUMBER($pa, style: "percent") } der durchgespielten Partien statt in { NUMBER($pb, style: "percent") }.
hint-later-wounds = Es kostet { AS($who, "acc") } bis zu deinem nächsten Zug etwa { $a ->
    [one] { $a } Lebenspunkt
   *[other] { $a } Lebenspunkte
 } statt { $b }.
hint-later-theirs = Es hält { AS($who, "acc") } vom Becher fern: bis zu deinem nächsten Zug etwa { $a ->
    [one] { $a } Schluck
   *[other] { $a } Schlucke
 } statt { $b }.

## Worte des Bretts, die jemanden nennen

board-attack-at = { $by } { IS($by) ->
    [you] greifst
   *[other] greift
 } { AS($target, "acc") } an
board-disciple-at = { $source } greift { AS($target, "acc") } an
board-torment-at = { $by } { IS($by) ->
    [you] suchst
   *[other] sucht
 } { AS($target, "acc") } heim
board-helped-by = mit Hilfe von { AS($helpers, "dat") }
board-stopped = { $card }! Aufgehalten von { AS($by, "dat") }
board-stopped-iaido = Iaido! { $card }: { AS($by, "head") } { IS($by) ->
    [you] hältst
   *[other] hält
 } die Klinge auf
board-stretch = Von { AS($a, "dat") } zu { AS($b, "dat") }, hier { n-steps }
board-gap-name = Von { AS($a, "dat") } zu { AS($b, "dat") }: { n-steps }, { $d } Schüler.
board-dial-to = { n-steps } auf { AS($who, "acc") } zu
board-dial-away = { n-steps } von { AS($who, "dat") } weg
board-window-move = { $of } will sich bewegen. Stolpern würde es verhindern.
board-window-disciple = { $source } will vorrücken. Stolpern würde es verhindern.
board-window-attack = { $by } { IS($by) ->
    [you] greifst
   *[other] greift
 } { AS($target, "acc") } an: { $n }. Doppeltsehen würde es verhindern.
board-seal-strike = { AS($target, "acc") } angreifen: { $n }
board-seal-strike-open = { AS($target, "acc") } angreifen
board-seal-aim = Auf { AS($target, "acc") } zielen
board-steps = { n-steps }
board-sips-held = { n-sips }
board-life-left = { n-life }
board-cards = { $n ->
    [one] Karte
   *[other] Karten
 }
board-wounds-word = { $n ->
    [one] Wunde
   *[other] Wunden
 }
board-sips-lost = { $n ->
    [one] Schluck verloren
   *[other] Schlucke verloren
 }
board-plate = { $life ->
    [one] { $life } Lebenspunkt
   *[other] { $life } Lebenspunkte
 }, { $wounds ->
    [one] { $wounds } Wunde
   *[other] { $wounds } Wunden
 }, { $sips ->
    [one] { $sips } Schluck
   *[other] { $sips } Schlucke
 }, { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
 } auf der Hand. Im Spiel: { $gear }.
board-life-pile = Lebensstapel
board-board-place = Spielertafel

## Antworten, die sich selbst geben

board-when-defend = Angegriffen mit { $n } oder mehr:
board-deed-defend = mit meiner besten Karte verteidigen
board-best-defend = Die Karte, die die wenigsten Wunden lässt; bei Gleichstand die entbehrlichste. Ein Schüler wird nur geopfert, wenn keine Karte ebenso viel abwehrt.
board-when-torment = Heimgesucht um { $n } Schlucke oder mehr:
board-deed-torment = meine Schlucke mit meiner besten Karte behalten
board-best-torment = Die Karte, die die meisten Schlucke bewahrt; bei Gleichstand die entbehrlichste.
board-when-vision = Ein Angriff auf mich mit { $n } oder mehr:
board-deed-vision = mit Doppeltsehen verhindern
board-best-vision = Mit der entbehrlichsten Karte. Ohne sie kommt der Angriff zu meiner Verteidigung.
board-when-stumble = Eine Bewegung, Schritte { $n } oder mehr:
board-deed-stumble = mit Stolpern verhindern
board-best-stumble = Wer auch immer sich bewegt, auch Schüler. Mit der entbehrlichsten Karte.
board-when-vanish = Als Geist, Schlucke in Gefahr { $n } oder mehr:
board-deed-vanish = mit einer passenden Karte in Luft auflösen
board-best-vanish = Meine oder die eines anderen Geistes: Alle Geister gewinnen gemeinsam. Passende Karten sind alle gleich gut.

## Namen in Formularen

figure-who = { $samurai }
figure-card = { $card }
figure-copy = { $card } { $n }
figure-location = { $location }
figure-back-side = { $back }

## Das Brett

board-ring = Der Ring der Schritte
board-rivals = Die anderen Spieler
board-my-sheet = Mein Samurai
board-my-hand = Meine Hand
board-empty-hand = Keine Karte auf der Hand
board-seated = sitzend
board-standing = stehend
board-spirit-of-enma = Geist Enmas
board-out = ausgeschieden
board-no-board = noch kein Samurai
board-alive = am Leben
board-spirit = Geist
board-life = Leben
board-wounds = Wunden
board-in-hand = geführt
board-in-hand-short = Geführt
board-wet-life = ein Schluck schützt 1 Lebenspunkt, keine Glühende Seele
board-wet-board = ein Schluck liegt darauf: Fähigkeit ruht
board-wet-thing = nass: nicht benutzbar
board-wounds-taken = { $n } { $n ->
    [one] Wunde
   *[other] Wunden
 }
board-hand-of = { $n } { $n ->
    [one] Karte
   *[other] Karten
 } auf der Hand
board-look-at = { $name } ansehen
board-plate-spirit = { $sips } { $sips ->
    [one] Schluck
   *[other] Schlucke
 }, { $hand } { $hand ->
    [one] Karte
   *[other] Karten
 } auf der Hand.
board-nothing = nichts
board-speech = { $masu } { $masu ->
    [one] Schluck
   *[other] Schlucke
 } im Masu, { $deck } { $deck ->
    [one] Karte
   *[other] Karten
 } zu ziehen, { $living } { $living ->
    [one] lebender
   *[other] lebende
 } Samurai.
board-next-back = Oben: { $back }
board-empty-deck = Leer
board-draw-pile = Nachziehstapel, { $n } { $n ->
    [one] Karte
   *[other] Karten
 }
board-discard = Ablage
board-discard-pile = Ablagestapel, { $n } { $n ->
    [one] Karte
   *[other] Karten
 }
board-empty-pile = Noch nichts da.
board-of-sips = von { $n ->
    [one] { $n } Schluck
   *[other] { $n } Schlucken
 }
board-guard = Waffe { $held } und { $hand } { $hand ->
    [one] Karte
   *[other] Karten
 }
board-guard-none = Waffe { $held }, keine Karte
board-card-name = { $name }, Angriff { $attack }, Verteidigung { $defence }, Bewegung { $move }, Trinken { $drink }, { $kind }. { $text }. Rückseite: { $back }
board-kind-event = Ereignis
board-kind-interruption = Unterbrechung
board-kind-disciple = Schüler
board-kind-weapon = Waffe
board-kind-item = Gegenstand
board-weapon-text = +{ $a } Angriff auf { $s }, +{ $d } Verteidigung
board-weapon-ranged = +{ $a } Angriff auf { $s }, aus der Ferne
board-both-sides = { $s } zu beiden Seiten
board-effect-chopsticks = { $sides ->
    [both] Zwei Angriffe mit 1 auf 2+ zu beiden Seiten
   *[either] Zwei Angriffe mit 1 auf 2+
 }
board-effect-ramen = { $sides ->
    [both] Ein Angriff mit 2 auf 3+ zu beiden Seiten
   *[either] Ein Angriff mit 2 auf 3+
 }
board-effect-stench = Lege irgendwo 2 Schritte dazu
board-effect-riceballs = { $sides ->
    [both] Ein Gegner auf 4+ zu beiden Seiten wirft 2 ab
   *[either] Ein Gegner auf 4+ wirft 2 ab
 }
board-effect-sakuragi = Ziehe 2 Karten
board-effect-purchase = Wirf ein beliebiges Stück ab
board-effect-stomach = Entferne irgendeinen Schluck
board-effect-feigned = 2 Lebenspunkte zurück
board-effect-roar = Verbrenne 1: Angriff mit 4 auf 2
board-effect-lanterns = Nimm irgendwo 2 Schritte weg
board-effect-stumble = Verhindert eine Bewegung
board-effect-double-vision = Verhindert einen Angriff
board-effect-disciple = Rückt { $n } vor, trifft auf 1
board-effect-pipe = { $who ->
    [all] Verbrenne 1: alle werfen 1 ab, du auch
   *[others] Verbrenne 1: andere werfen 1 ab
 }
board-effect-sandals = +1 auf jede Bewegung
board-effect-armour = { $alone ->
    [yes] +1 Verteidigung, auch ohne Karte
   *[no] +1 Verteidigung
 }
board-effect-flask = Verbrenne 1: ziehe 2 Karten
board-effect-rice-bowl = Verbrenne 1: 2 Lebenspunkte zurück
board-no-ability = Keine Fähigkeit.
board-ability-musashi = Zwei Himmel: +1 Angriff mit zwei trockenen Waffen.
board-ability-munenori = Lebenspendendes Schwert: +1 mit jeder Verteidigungskarte.
board-ability-mitsuyoshi = Wachsames Auge: ziehe 1 nach einer makellosen Verteidigung.
board-ability-ittosai = Ein Schnitt: Iaido bis 3 Schritte und +1 Angriff.
board-ability-masamune = Gefolge des Drachen: Schüler haben +1 Angriff und Verteidigung.
board-ability-suenaga = Schütze der Küste: +1 auf Fernangriffe.
board-ability-masako = Heilkunst der Nonne: einmal je Zug 1 Karte abwerfen, 1 Lebenspunkt zurück.
board-ability-tomoe = Schnelle Reiterin: +1 auf jede Bewegung und jedes Iaido.
board-burn = Verbrennen
board-burn-long = Einen Schluck verbrennen und eine Karte ziehen, jederzeit
board-burn-which = Welchen Schluck verbrennst du?
board-burn-detail = Du ziehst eine Karte; was er bedeckte, ist wieder benutzbar.
board-soul = Seele
board-soul-long = Glühende Seele: Karten vom eigenen Lebensstapel ziehen, einmal in jedem Zug
board-soul-how = Wie viele Lebenskarten ziehst du?
board-soul-detail = Versiegelt, bevor du sie siehst; eine Lebenskarte muss bleiben.
board-soul-n = { $n } { $n ->
    [one] Lebenskarte
   *[other] Lebenskarten
 } ziehen
board-ask-pay = Welcher Schluck bezahlt?
board-ask-use = Nutzung
board-ask-step = Schritt
board-ask-target = Ziel
board-ask-weapon = Waffe
board-ask-cost = Welcher Schluck verbrennt?
board-ask-thing = Welches Stück?
board-ask-sip = Welcher Schluck?
board-ask-side = Seite
board-ask-onto = Neuer Platz
board-ask-to = An wen?
board-ask-spend = Passende Karten
board-q-pay = Eine dritte Karte kostet einen Schluck: Welcher verbrennt?
board-q-use = Wofür nutzt du sie?
board-q-move = Wie weit und wohin?
board-q-iaido = Iaido: erst der Schritt, dann der Schlag
board-q-target = Wen greifst du an?
board-q-aim = Auf wen?
board-q-weapon = Mit welcher Waffe?
board-q-cost = Welcher Schluck verbrennt dafür?
board-q-gear = Wessen Stück kommt weg?
board-q-sip = Wessen Schluck kommt weg?
board-q-side = Auf welche Seite stellt sich der Schüler?
board-q-onto = Wohin kommt der Schluck?
board-q-to = Wer bekommt die Karte?
board-q-spend = Welche passenden Karten spielst du?
board-use-attack = Angriff
board-use-iaido = Iaido
board-use-move = Bewegung
board-use-drink = Trinken
board-use-text = Text
board-use-activate = Gegenstand
board-use-brawl = Raufen
board-use-drowse = Dösen
board-use-torment = Heimsuchung
board-text-lay = Auslegen
board-text-stand = Aufstellen
board-text-event = Ereignis
board-stay = bleiben
board-away = zurück
board-blocked = versperrt
board-bare-hands = Bloße Hände
board-no-weapon = Keine Waffe
board-seal-place = Legen: { $list }
board-seal-lose = Verlieren: { $list }
board-seal-discard = { $n } { $n ->
    [one] Karte
   *[other] Karten
 } abwerfen
board-place-cost = { $place }: { $cost }
board-covers-life = +1 Lebenspunkt, keine Glühende Seele
board-covers-board = Fähigkeit ruht
board-covers-thing = nicht benutzbar
board-place-left = Noch { $n } zu legen. Zurücknehmen geht immer, versiegelt wird nur einmal.
board-lose-left = Noch { $n } abzugeben. Du hast die Wahl.
board-discard-left = Noch { $n } abzuwerfen.
board-attack-value = Angriff
board-part-card = Karte
board-part-weapon = Waffe
board-part-armour = Rüstung
board-part-ability = Fähigkeit
board-sacrifice-sum = der Schüler fängt es ab
board-reactions = Meine ständigen Antworten
board-passed-for-me = Für mich gepasst
board-reactions-help = Fragen vergehen von selbst, immer nach derselben Pause und ohne einen Blick in deine Karten. Umschalt P passt bei allem bis zu deinem Zug, H hält in diesem Zug alles an.
board-reply-moves = Bewegungen geschehen lassen
board-reply-attacks-on-me = Angriffe auf mich zu meiner Verteidigung kommen lassen
board-reply-attacks = Angriffe auf andere geschehen lassen
board-reply-respond = Wirkungen auf mich geschehen lassen
board-reply-spirits = Als Geist: weder helfen noch in Luft auflösen
board-reply-turn = Bis zu meinem Zug bei allem passen
board-hold-turn = In diesem Zug alles anhalten: nichts vergeht von selbst (H)
board-held-now = Angehalten: in diesem Zug vergeht nichts von selbst
board-incense = Für mich passen, wenn das Räucherstäbchen abgebrannt ist
board-seconds = Noch { $n } { $n ->
    [one] Sekunde
   *[other] Sekunden
 }
board-more = +20 s
board-stops = Halte: hier auf mich warten
board-spirit-help = Jetzt zählen nur die Rückseiten deiner Karten. Alle Geister gewinnen gemeinsam.
board-out-help = Deine Geschichte ist erzählt.
board-team = Alle Geister { $n }, bester Lebender { $best }
board-no-sips = Noch kein Schluck
board-phase1 = 1 Spielen
board-phase1n = 1 Spielen: { $n } von 2
board-phase1more = 1 Spielen: 2 von 2
board-phase2 = 2 Schüler
board-phase3 = 3 Ziehen
board-phase4 = 4 Waffe
board-step1 = 1 Rauschkraft
board-step2 = 2 Ziehen
board-step3 = 3 Heimsuchen oder stehlen
board-masu-sub = { $n } { $n ->
    [one] Schluck
   *[other] Schlucke
 } im Masu
board-fatal = Todesrunde { $n }
board-choose-title = Welcher Samurai willst du sein?
board-choose-wait = Die Samurai werden gewählt
board-known-card = auf dieser Hand: Du hast sie gesehen
board-col-samurai = Samurai
board-col-state = Zustand
board-col-sips = Schlucke
board-you-win = Du gewinnst: Niemand trank wie du
board-spirits-win = Enmas Geister gewinnen
board-spirits-win-you = Die Geister gewinnen, und du mit ihnen
board-nobody-wins = Niemand gewinnt

## Einstellungen

opt-edition = Ausgabe
opt-edition-fr = Französisch
opt-edition-it = Italienisch
opt-board-assignment = Spielertafeln
opt-board-assignment-edition = Wie in der Ausgabe
opt-board-assignment-choose = In Zugreihenfolge gewählt
opt-board-assignment-random = Zufällig verteilt
opt-location = Ort
opt-location-random = Zufällig
opt-first-player = Startspieler
opt-first-player-random = Zufällig
opt-interrupt-priority = Unterbrechungen
opt-interrupt-priority-clockwise = Verdeckt, der Nächste im Uhrzeigersinn zuerst
opt-interrupt-priority-reflex = Der schnellste Ruf
opt-bare-hands-out-of-range = Bloße Hände, wenn keine Waffe trifft
opt-max-fatal-rounds = Höchstzahl der Todesrunden
opt-max-fatal-rounds-0 = Unbegrenzt
opt-timers = Uhr
opt-timers-standard = Normal
opt-timers-brisk = Zügig
opt-timers-relaxed = Gemütlich
opt-stops = Eigene Halte
opt-stops-none = Keine
opt-stops-personal = Jeder darf welche setzen
opt-fatal-turn = Der Zug, der das Masu leert (italienische Schachtel)
opt-fatal-turn-running = Ist der letzte dieses Spielers
opt-fatal-turn-fresh = Endet dort; ein ganzer Zug folgt
opt-event-flanks = Entfernung bei Ereignissen (italienische Schachtel)
opt-event-flanks-both = Auf beiden Seiten
opt-event-flanks-either = Auf einer Seite
opt-armour-always = Die Rüstung verteidigt auch ohne Karte
opt-shouts-are-spent = Zu späte Unterbrechungen werden abgeworfen (italienische Schachtel)
opt-data = Gedruckte Werte
opt-location-none = { -location-none }
opt-location-distillery = { -location-distillery }
opt-location-narrow-bridge = { -location-narrow-bridge }
opt-location-battlefield = { -location-battlefield }
opt-location-hot-spring = { -location-hot-spring }
opt-location-graveyard = { -location-graveyard }
opt-location-dojo = { -location-dojo }
opt-location-cherry-garden = { -location-cherry-garden }
opt-location-thunderstorm = { -location-thunderstorm }

## Teile der Regeln

chapter-setup = Spielaufbau
chapter-geo = Plätze und Schritte
chapter-turn = Der Zug eines Samurai
chapter-attack = Angriff
chapter-move = Bewegung
chapter-iaido = Iaido
chapter-drink = Trinken
chapter-def = Verteidigung
chapter-weapon = Waffen
chapter-item = Gegenstände
chapter-event = Ereignisse
chapter-int = Unterbrechungen
chapter-disc = Schüler
chapter-hand = Hand
chapter-deck = Nachziehstapel und Ablagestapel
chapter-soul = Glühende Seele
chapter-sake = Sake auf einem Samurai
chapter-burn = Sake verbrennen
chapter-dmg = Schaden
chapter-heal = Heilung
chapter-death = Tod
chapter-line = Zwei Überlebende, ein Überlebender
chapter-spirit = Geister
chapter-power = Rauschkräfte
chapter-steal = Aus dem Masu stehlen
chapter-torment = Heimsuchung
chapter-demat = Einen Geist angreifen
chapter-fatal = Die Todesrunde
chapter-end = Ende und Sieg
chapter-seppuku = Seppuku
chapter-abil = Fähigkeiten der Samurai
chapter-loc = Orte

## Gedruckte Werte

figure-cards = Die 98 Karten, Stück für Stück
figure-weapons = Waffen
figure-disciple = Schüler
figure-life = Lebenspunkte der Samurai
figure-abilities = Fähigkeiten der Samurai
figure-locations = Orte
figure-type = Karte
figure-attack = Angriff
figure-defence = Verteidigung
figure-move = Bewegung
figure-drink = Trinken
figure-back = Rückseite
figure-steps = Schritte
figure-plus = oder mehr
figure-ranged = aus der Ferne
figure-name = Name
figure-rule = Regel
figure-limit-box = ein Feld zeigt eine Ziffer
figure-limit-steps = mehr Schritte fasst keine Strecke
figure-limit-life = so viele Lebenskarten haben auf einer Spielertafel Platz
figure-limit-name = so viele Buchstaben haben in der Zeile des Ortes Platz
figure-two-heavens = Zwei Himmel: Angriffe mit Waffe +1 bei zwei oder mehr benutzbaren Waffen
figure-life-giving-sword = Lebenspendendes Schwert: +1 mit jeder Verteidigungskarte
figure-unblinking-eye = Wachsames Auge: zieht 1 Karte nach einer makellosen Verteidigung
figure-one-cut = Ein Schnitt: Iaido bis 3 Schritte und Angriff +1
figure-dragons-retinue = Gefolge des Drachen: Schüler haben +1 Angriff und Verteidigung
figure-coast-archer = Schütze der Küste: Fernangriffe +1
figure-nuns-remedies = Heilkunst der Nonne: wirft einmal je Zug 1 Karte ab und gewinnt 1 Lebenspunkt zurück
figure-swift-rider = Schnelle Reiterin: +1 auf jede Bewegung und jedes Iaido
figure-none = keine Fähigkeit
figure-rule-none = Das gewöhnliche Gasthaus, ohne eigene Regel.
figure-rule-distillery = Zu Beginn seines Zuges nimmt ein Samurai 1 Schluck aus dem Masu und legt ihn ab.
figure-rule-narrow-bridge = Die Partie beginnt mit 2 Schritten auf jeder Strecke.
figure-rule-battlefield = Alle beginnen stehend: kein Iaido.
figure-rule-hot-spring = Ein Samurai, der in seinem Zug keinen Angriff angesagt hat, gewinnt an dessen Ende 1 Lebenspunkt zurück.
figure-rule-graveyard = Geister ziehen in ihrem Zug 2 Karten.
figure-rule-dojo = Kein Fernangriff darf angesagt werden.
figure-rule-cherry-garden = In Phase 3 zieht ein Samurai 3 Karten.
figure-rule-thunderstorm = Jede Bewegung ist um 1 kürzer (nie unter 1), und Schüler rücken höchstens 1 Schritt vor.

## The result

# $who (text)
board-end-ahead = { $n ->
    [one] Ein Schluck
   *[other] { $n } Schlucke
 }, { $most } mehr als { $who }.
board-end-ahead-you = { $n ->
    [one] Ein Schluck
   *[other] { $n } Schlucke
 }, { $most } mehr als du.
board-end-alone = { $n ->
    [one] Ein Schluck
   *[other] { $n } Schlucke
 } für den letzten Lebenden.
board-end-level = { $n ->
    [one] Je ein Schluck
   *[other] Je { $n } Schlucke
 }.
board-end-spirits = { $n ->
    [0] Die Geister hatten keinen.
    [one] Die Geister hatten zusammen einen.
   *[other] Die Geister hatten zusammen { $n }.
 }
board-end-haunted = Die Geister tranken zusammen { $n ->
    [one] einen Schluck
   *[other] { $n } Schlucke
 }, der beste Lebende { $most }.
board-end-life = Leben
board-end-dealt = Zugefügte Wunden
board-end-sips = { $n ->
    [one] { $n } Schluck
   *[other] { $n } Schlucke
 }
board-end-length = { $n ->
    [one] ein Zug
   *[other] { $n } Züge
 }
# $who (text)
board-end-wins = { $n ->
    [one] { $who } hat den letzten Becher getrunken
   *[other] { $who } teilen den letzten Becher
 }
