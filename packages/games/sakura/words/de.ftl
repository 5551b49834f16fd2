### Sakura auf Deutsch. Ein Wort für eine Sache: Partie, Runde, Zug, Stapel (steigend, fallend), bedienen, Stich, Stichkarte, Stichstapel, Münze,
### Vorrat, Charakter, anheuern, Auslage, Nachziehstapel, Ablagestapel, Yin-Yang-Karte, Yin-Yang-Plättchen, Shuriken, kostenlos.
### Eine Karte ist „die rote 7“, in der Mehrzahl der Fälle gleich; nur ihr dritter Fall steht unter .dat.

## Dinge

title = Sakura
tagline = Lege Blüte auf Blüte und überlass die Shuriken den anderen.
unit = Shuriken

card = { $colour ->
    [black] schwarze
    [red] rote
    [green] grüne
    [violet] violette
    [orange] orange
    [brown] braune
    [turquoise] türkise
   *[blue] blaue
 } { $value }
    .the = die { card }
    .dat = der { $colour ->
        [black] schwarzen
        [red] roten
        [green] grünen
        [violet] violetten
        [orange] orangen
        [brown] braunen
        [turquoise] türkisen
       *[blue] blauen
     } { $value }
-pile-left = linker Stapel
    .the = der linke Stapel
    .acc = den linken Stapel
    .dat = dem linken Stapel
-pile-right = rechter Stapel
    .the = der rechte Stapel
    .acc = den rechten Stapel
    .dat = dem rechten Stapel
-token-white = Weiß
-token-black = Schwarz

-character-cook-1 = Erster Koch
    .the = der Erste Koch
    .acc = den Ersten Koch
    .dat = dem Ersten Koch
-character-cook-2 = Zweiter Koch
    .the = der Zweite Koch
    .acc = den Zweiten Koch
    .dat = dem Zweiten Koch
-character-cook-3 = Dritter Koch
    .the = der Dritte Koch
    .acc = den Dritten Koch
    .dat = dem Dritten Koch
-character-geisha-neighbours = Geisha der Nachbarn
    .the = die { -character-geisha-neighbours }
    .acc = die { -character-geisha-neighbours }
    .dat = der { -character-geisha-neighbours }
-character-geisha-peek = Neugierige Geisha
    .the = die { -character-geisha-peek }
    .acc = die { -character-geisha-peek }
    .dat = der Neugierigen Geisha
-character-geisha-reorder = Ordentliche Geisha
    .the = die { -character-geisha-reorder }
    .acc = die { -character-geisha-reorder }
    .dat = der Ordentlichen Geisha
-character-samurai-flip = Samurai der Wende
    .the = der { -character-samurai-flip }
    .acc = den { -character-samurai-flip }
    .dat = dem { -character-samurai-flip }
-character-samurai-lower = Samurai des Abstiegs
    .the = der { -character-samurai-lower }
    .acc = den { -character-samurai-lower }
    .dat = dem { -character-samurai-lower }
-character-samurai-higher = Samurai des Aufstiegs
    .the = der { -character-samurai-higher }
    .acc = den { -character-samurai-higher }
    .dat = dem { -character-samurai-higher }
-character-daimyo-discard = Gnädiger Daimyo
    .the = der Gnädige Daimyo
    .acc = den Gnädigen Daimyo
    .dat = dem Gnädigen Daimyo
-character-daimyo-steal = Gieriger Daimyo
    .the = der Gierige Daimyo
    .acc = den Gierigen Daimyo
    .dat = dem Gierigen Daimyo
-character-daimyo-vote = Daimyo der Wette
    .the = der { -character-daimyo-vote }
    .acc = den { -character-daimyo-vote }
    .dat = dem { -character-daimyo-vote }
-character-konohana-harvest = Konohana der Ernte
    .the = { -character-konohana-harvest }
    .acc = { -character-konohana-harvest }
    .dat = { -character-konohana-harvest }
-character-konohana-colour = Konohana der Farben
    .the = { -character-konohana-colour }
    .acc = { -character-konohana-colour }
    .dat = { -character-konohana-colour }
-character-konohana-free = Konohana des Windes
    .the = { -character-konohana-free }
    .acc = { -character-konohana-free }
    .dat = { -character-konohana-free }

# Steht nur auf Knöpfen, dort im vierten Fall.
helper = { AS($character, "acc") }{ $sign ->
    [plus] {" "}(+)
    [minus] {" "}(−)
   *[none] {""}
 }
want = { IS($rises) ->
    [yes] { $value ->
        [13] { want-card-of } 1
        [12] { want-card-of } 13
       *[other] { want-colour } über { $value }
    }
   *[no] { $value ->
        [1] { want-card-of } 13
        [2] { want-card-of } 1
       *[other] { want-colour } unter { $value }
    }
 } oder jede { $value }
want-set = { IS($only) ->
    [none] {""}
   *[other] { want-colour } mit { OR($only) }, oder{" "}
 }jede { OR($any) }
want-suit = jede { want-card-of } Karte oder jede { OR($any) }
-want-card = jede Karte
span = { $from }{ IS($to) ->
    [none] {""}
   *[other] {" "}bis { $to }
 }
want-colour = { $colour ->
    [black] Schwarz
    [red] Rot
    [green] Grün
    [violet] Violett
    [orange] Orange
    [brown] Braun
    [turquoise] Türkis
   *[blue] Blau
 }
want-card-of = { $colour ->
    [black] schwarze
    [red] rote
    [green] grüne
    [violet] violette
    [orange] orange
    [brown] braune
    [turquoise] türkise
   *[blue] blaue
 }

n-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
 }
n-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 }
n-price = { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
 }

## Was ein Charakter tut

does-cook-1 = Deine nächste Karte zählt { $n } mehr oder { $n } weniger.
does-cook-2 = Deine nächste Karte zählt { $n } mehr oder { $n } weniger.
does-cook-3 = Deine nächste Karte zählt { $n } mehr oder { $n } weniger.
does-geisha-neighbours = Ziehe von beiden Nachbarn je eine Karte und gib beiden eine andere.
does-geisha-peek = Sieh dir eine Hand an; du darfst daraus eine Karte eintauschen.
does-geisha-reorder = Sieh einen Stapel durch und ordne ihn, wie du willst.
does-samurai-flip = Drehe die Yin-Yang-Karte: Der steigende Stapel fällt nun, der fallende steigt.
does-samurai-lower = Deine nächste Karte darf auf dem steigenden Stapel niedriger sein.
does-samurai-higher = Deine nächste Karte darf auf dem fallenden Stapel höher sein.
does-daimyo-discard = Nimm eine deiner Stichkarten aus dem Spiel; erhalte doppelt so viele Münzen, wie sie Shuriken zeigt.
does-daimyo-steal = Nimm einem anderen Spieler eine Stichkarte; erhalte dreimal so viele Münzen, wie sie Shuriken zeigt.
does-daimyo-vote = Alle wählen geheim eine Seite: Erhalte das Doppelte des Preises oder nur die Hälfte.
does-konohana-harvest = Erhalte die Münzen eines Stapels.
does-konohana-colour = Deine nächste Karte nimmt die Farbe des Stapels an.
does-konohana-free = Deine nächste Karte passt auf jeden Stapel.

## Verlauf

log-shuffled = Es waren zu wenige Karten übrig: { $returned ->
    [one] 1 entfernte Karte kommt
   *[other] { $returned } entfernte Karten kommen
 } zurück ins Spiel.
log-round = <b>Runde { $round }:</b> Links liegt { AS($left, "the") }, rechts { AS($right, "the") }. { AS($who, "head") } { IS($who) ->
    [you] beginnst
   *[other] beginnt
 }.
log-placed = { $who } { IS($who) ->
    [you] legst
   *[other] legt
 } { IS($helpers) ->
    [none] {""}
   *[other] mit { AS($helpers, "dat") }{" "}
 }{ AS($card, "the") } auf { AS($pile, "acc") }.
log-took = { $who } { IS($who) ->
    [you] nimmst
   *[other] nimmt
 } { AS($pile, "acc") }: { n-cards } und { n-coins }.
log-replaced = { $who } { IS($who) ->
    [you] beginnst
   *[other] beginnt
 } { AS($pile, "acc") } mit { AS($card, "dat") } neu.
log-dry = Der Vorrat ist leer.
log-hired = { $who } { IS($who) ->
    [you] heuerst
   *[other] heuert
 } { AS($character, "acc") } für { n-price } an.
log-denied = { $who } { IS($who) ->
    [you] heuerst
   *[other] heuert
 } { AS($character, "acc") } für { n-price } an, nur damit die anderen leer ausgehen.
log-used = { $who } { IS($who) ->
    [you] nutzt
   *[other] nutzt
 } { AS($character, "acc") } kostenlos.
log-refreshed = { $who } { IS($who) ->
    [you] tauschst
   *[other] tauscht
 } die Auslage für { n-price } aus.
log-reshuffled = Die abgelegten Charaktere werden zu einem neuen Nachziehstapel gemischt.
log-drew = { $who } { IS($who) ->
    [you] ziehst
   *[other] zieht
 } { IS($card) ->
    [none] eine Karte
   *[other] { AS($card, "the") }
 } von { AS($from, "dat") }.
log-gave = { $who } { IS($who) ->
    [you] gibst
   *[other] gibt
 } { AS($to, "dat") } { IS($card) ->
    [none] eine Karte
   *[other] { AS($card, "the") }
 }.
log-peeked = { $who } { IS($who) ->
    [you] siehst dir
   *[other] sieht sich
 } { IS($target) ->
    [you] deine
   *[other] { AS($target, "gen") }
 } Hand an{ IS($seen) ->
    [none] {""}
   *[other] : { $seen }
 }.
log-swapped = { $who } { IS($who) ->
    [you] nimmst
   *[other] nimmt
 } { IS($card) ->
    [none] eine Karte
   *[other] { AS($card, "the") }
 } von { AS($from, "dat") }.
log-left = { $who } { IS($who) ->
    [you] nimmst
   *[other] nimmt
 } nichts.
log-studied = { $who } { IS($who) ->
    [you] siehst
   *[other] sieht
 } { AS($pile, "acc") } durch{ IS($seen) ->
    [none] {""}
   *[other] : { $seen }
 }.
log-reordered = { $who } { IS($who) ->
    [you] ordnest
   *[other] ordnet
 } { AS($pile, "acc") } neu: Oben liegt { AS($top, "the") }.
log-flipped = Die Yin-Yang-Karte dreht sich: Jetzt steigt { AS($pile, "the") }.
log-discarded = { $who } { IS($who) ->
    [you] nimmst { AS($card, "the") } aus dem Spiel und erhältst
   *[other] nimmt { AS($card, "the") } aus dem Spiel und erhält
 } { n-coins }.
log-looked = { $who } { IS($who) ->
    [you] siehst
   *[other] sieht
 } { IS($target) ->
    [you] deine
   *[other] { AS($target, "gen") }
 } Stiche durch.
log-stole = { $who } { IS($who) ->
    [you] nimmst
   *[other] nimmt
 } { IS($card) ->
    [none] eine Karte
   *[other] { AS($card, "the") }
 } aus { IS($from) ->
    [you] deinen
   *[other] { AS($from, "gen") }
 } Stichen und { IS($who) ->
    [you] erhältst
   *[other] erhält
 } { n-coins }.
log-vote = Weiß oder Schwarz? Alle wählen geheim.
log-voted = Die Plättchen werden aufgedeckt: <b>{ $white } weiß, { $black } schwarz</b>.{ IS($toss) ->
    [none] {""}
   *[other] {" "}Das dritte Plättchen fällt auf { $toss }.
 } { AS($who, "head") } { IS($who) ->
    [you] erhältst
   *[other] erhält
 } { n-coins }.
log-harvested = { $who } { IS($who) ->
    [you] erntest
   *[other] erntet
 } { AS($pile, "acc") } ab: { n-coins }.
score = { $who } { $n }
log-round-over = Runde { $round } ist zu Ende: { $scores }.
log-won = { $who } { IS($who) ->
    [you] gewinnst
   *[other] gewinnt
 } die Partie.
log-shared = Geteilter Sieg: { $winners }.

## Fragen

ask-over = Die Partie ist zu Ende.
ask-wait = Warten auf { AS($people, "acc") }.
ask-serve-both = Bediene beide Stapel. Links: { $one } · Rechts: { $other }.
ask-serve-left = Bediene den anderen Stapel. Links: { $one }.
ask-serve-right = Bediene den anderen Stapel. Rechts: { $one }.
ask-hire = Heuere noch jemanden an oder beende deinen Zug.
ask-free = Einer der neuen Charaktere ist jetzt kostenlos.
ask-helpers = Deine Helfer zählen für die nächste Karte.
ask-how = Wie zählen deine Helfer{ IS($card) ->
    [none] {""}
   *[other] {" "}für { AS($card, "the") }
 }?
ask-replace = Mit welcher Karte beginnt { AS($pile, "the") } neu? Jede ist erlaubt.
ask-give = Welche Karte gibst du { AS($to, "dat") }?
ask-give-drawn = Du hast { AS($card, "the") } von { AS($to, "dat") } gezogen. Welche andere Karte gibst du zurück?
ask-peek-who = Wessen Hand siehst du dir an?
ask-peek = Das ist { AS($target, "gen") } Hand. Nimmst du eine Karte?
ask-exchange = Welche Karte gibst du { AS($target, "dat") } dafür?
ask-reorder-which = Welchen Stapel siehst du durch?
ask-reorder = Lege den Stapel neu, von unten nach oben.
ask-discard = Welche deiner Stichkarten kommt aus dem Spiel?
ask-steal-who = Wessen Stiche siehst du durch?
ask-steal = Welche von { AS($target, "gen") } Stichkarten nimmst du?
ask-vote = Weiß oder Schwarz? { AS($who, "head") } { IS($who) ->
    [you] hast
   *[other] hat
 } { n-price } für diese Wette bezahlt.
ask-harvest = Welchen Stapel erntest du ab?

## Knöpfe

do-place = { $card } auf { AS($pile, "acc") } legen
do-take = { AS($pile, "acc") } nehmen: { n-cards }
do-take-gain = { AS($pile, "acc") } nehmen: { n-cards }, { n-coins } erhalten
do-hire = { AS($character, "acc") } für { n-price } anheuern
do-free = { AS($character, "acc") } kostenlos nutzen
do-refresh = Neue Auslage für { n-price }, einer kostenlos
do-end = Zug beenden
do-apply-none = Nichts anwenden
do-apply = { $helpers } anwenden
do-apply-counts = { $helpers } anwenden: zählt als { $n }
do-replace = Stapel mit { AS($card, "dat") } beginnen
do-give = { $card } geben
do-look = { AS($target, "gen") } Hand ansehen
do-swap = { $card } nehmen
do-leave = Nichts nehmen
do-study = { AS($pile, "acc") } durchsehen
do-lay = Als Nächstes { AS($card, "the") } legen
do-keep = Den Rest so liegen lassen
do-restore = Alles zurück auf Anfang
do-discard = { $card } aus dem Spiel nehmen
do-rob = { AS($target, "gen") } Stiche durchsehen
do-steal = { $card } stehlen
do-vote = { $token } wählen
do-harvest = { AS($pile, "acc") } abernten
do-harvest-gain = { AS($pile, "acc") } abernten: { n-coins }

## Warum nicht

no-misfit = Gefragt: { $want }; das ist { AS($card, "the") }.
no-misfit-helped = Selbst mit { AS($helpers, "dat") } passt { AS($card, "the") } nicht auf { AS($top, "the") }.
no-served = { AS($pile, "the") } ist schon bedient.
no-must-place = Du kannst { AS($card, "the") } dorthin legen, also darfst du den Stapel nicht nehmen.
no-too-dear = { AS($character, "the") } kostet { n-price }; du hast { n-coins }.
no-refresh-too-dear = Eine neue Auslage kostet { n-price }; du hast { n-coins }.
no-both-served = Beide Stapel sind bedient: Es kommt keine Karte mehr, für die das zählt.
no-climbing-served = Der steigende Stapel ist schon bedient.
no-falling-served = Der fallende Stapel ist schon bedient.
no-no-tricks = Du hast keine Stichkarte, die du aus dem Spiel nehmen könntest.
no-nobody-has-tricks = Niemand sonst hat Stichkarten.
no-free-use-over = Kostenlos war der Charakter nur als erste Aktion nach dem Austausch der Auslage.
no-enough-refreshes = Die Auslage wurde in diesem Zug { $n ->
    [one] einmal
   *[other] { $n }-mal
 } ausgetauscht; mehr geht nicht.
no-piles-wait = { AS($pile, "the") } ist noch zu bedienen.
no-piles-wait-both = Beide Stapel sind noch zu bedienen.
no-drawn-there = Du hast { AS($card, "the") } von { AS($to, "dat") } gezogen: Gib eine andere.
no-taken-there = Du hast { AS($card, "the") } von { AS($to, "dat") } genommen: Gib dafür eine andere.
no-no-tricks-there = { $target } hat keine Stichkarten.

## Hinweise

hint-now-taken = Danach hast du { $a } Shuriken statt { $b }.
hint-now-coins = Es bringt dir sofort { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
 } statt { $b }.
hint-now-open = Danach hast du Karten für { $a } von 2 Stapeln statt für { $b }.
hint-later-taken = Bei deinem nächsten Zug hast du etwa { $a } Shuriken statt { $b }.
hint-later-others = So bleibt mehr für die anderen: etwa { $a } Shuriken bis zu deinem nächsten Zug statt { $b }.
hint-later-coins = Bei deinem nächsten Zug hast du etwa { $a ->
    [one] { $a } Münze
   *[other] { $a } Münzen
 } statt { $b }.
hint-later-open = In deinem nächsten Zug kannst du etwa { $a } von 2 Stapeln aus der Hand bedienen statt { $b }.
hint-later-win = Das entscheidet die Partie: Du gewinnst { NUMBER($pa, style: "percent", maximumFractionDigits: 0) } der durchgespielten Enden statt { NUMBER($pb, style: "percent", maximumFractionDigits: 0) }.

## Einstellungen und Kapitel der Regel

opt-voluntary-take = Stapel dürfen jederzeit genommen werden
opt-open-sums = Der Tisch rechnet aus, was ein Stapel einbringt
opt-denial-hiring = Charaktere darf man auch nur anheuern, um sie anderen wegzunehmen
opt-data = Eigene Werte auf den Karten

chapter-setup = Spielaufbau
chapter-play = Zug und Anlegen
chapter-take = Einen Stapel nehmen
chapter-hire = Charaktere anheuern
chapter-mod = Hilfen beim Anlegen
chapter-char = Die Charaktere
chapter-end = Ende der Runde und der Partie

## Auf dem Spielplan

board-round = Runde { $n } von 3
board-round-only = Runde { $n }
board-left = linker Nachbar
board-right = rechter Nachbar
board-across = gegenüber
board-opponent = Gegner
board-so-far = bisher
board-coins-short = { $n ->
    [one] Münze
   *[other] Münzen
 }
board-tricks-short = { $n ->
    [one] Stich
   *[other] Stiche
 }
board-in-hand = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
 }
board-n-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
 }
board-n-tricks = { $n ->
    [one] { $n } Stichkarte
   *[other] { $n } Stichkarten
 }
board-n-shurikens = { $n } Shuriken bisher
board-coins = Münzen
board-tricks = Stiche
board-shurikens = Shuriken
board-rises = Steigend: { $n ->
    [13] 1
    [12] 13
   *[other] über { $n }
 }
board-falls = Fallend: { $n ->
    [1] 13
    [2] 1
   *[other] unter { $n }
 }
board-rises-short = Steigend
board-falls-short = Fallend
board-rises-done = Steigend, bedient
board-falls-done = Fallend, bedient
board-new-pile = Ein neuer Stapel
board-pile = { $rule }. { IS($top) ->
    [none] {""}
   *[other] Oben { AS($top, "the") },{" "}
 }{ $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
board-pile-pays = { $pile }, bringt { $n }
board-pays = Dieser Stapel bringt { $n }
board-yin = Steigt · Fällt
board-yang = Fällt · Steigt
board-yin-name = Yin-Yang-Karte: { $text }
board-hire = Charakter anheuern
board-you-have = du hast { $n }
board-new-row = Neue Auslage: { $n }, 1 kostenlos
board-new-row-short = Neue Auslage: { $n }
board-deck-left = noch { $n }
board-free = kostenlos
board-character = { $character }, Preis { $n }. { $effect }
board-character-free = { $character }, jetzt kostenlos. { $effect }
board-empty-slot = Leer bis zum Ende des Zuges
board-in-force = Wirkt gerade
board-serve-plus = Steigender Stapel
board-serve-minus = Fallender Stapel
board-end-turn = Zug beenden
board-done = { $what }: { $card }
board-card = { $card }, Münzen: { $coins }, Shuriken: { $shurikens }
board-hand-of = { AS($target, "gen") } Hand, nur für deine Augen
board-tricks-of = { AS($target, "gen") } Stiche, nur für deine Augen
board-my-tricks = Meine Stichkarten
board-no-tricks = Noch keine Stichkarten. So darf es bleiben.
board-see-tricks = Meine Stichkarten ansehen
board-order = Der Stapel, oberste Karte zuerst
board-up = { $card } nach oben schieben
board-down = { $card } nach unten schieben
board-top = oben
board-bottom = unten
board-lay = Stapel in dieser Reihenfolge legen
board-keep = Stapel lassen, wie er liegt
board-round-over = Runde { $n } ist zu Ende
board-dark = Die letzten zwei Karten jeder Hand bleiben verdeckt und zählen nicht.
board-total = Summe
board-go-on = Weiter
board-vote = Die Plättchen werden aufgedeckt
board-toss = das dritte Plättchen
board-voted = hat gewählt
board-won = { $who } { IS($who) ->
    [you] erhältst
   *[other] erhält
 } { n-coins }
board-watching = Du siehst zu. Die Hände bleiben dir verborgen.
board-hand = Meine Hand
board-rivals = Die anderen
board-cook = als { $low } oder { $high }
say-table = { $question } Linker Stapel: { IS($left) ->
    [none] –
   *[other] { $left }
 }. Rechter Stapel: { IS($right) ->
    [none] –
   *[other] { $right }
 }. Auf deiner Hand: { IS($hand) ->
    [none] nichts
   *[other] { $hand }
 }. Du hast { n-coins }.

## Auf einer kleinen Karte

board-kind-cook = Koch
board-kind-geisha = Geisha
board-kind-samurai = Samurai
board-kind-daimyo = Daimyo
board-kind-konohana = Konohana
board-brief-cook = Deine Karte zählt { $n } mehr oder weniger
board-brief-geisha-neighbours = Mit jedem Nachbarn eine Karte tauschen
board-brief-geisha-peek = Eine Hand ansehen, vielleicht tauschen
board-brief-geisha-reorder = Einen Stapel durchsehen und neu ordnen
board-brief-samurai-flip = Die Yin-Yang-Karte drehen
board-brief-samurai-lower = Niedrigere Karte auf den steigenden Stapel
board-brief-samurai-higher = Höhere Karte auf den fallenden Stapel
board-brief-daimyo-discard = Stichkarte entfernen, 2× ihre Shuriken erhalten
board-brief-daimyo-steal = Stichkarte stehlen, 3× ihre Shuriken erhalten
board-brief-daimyo-vote = Geheime Wette: doppelter Preis oder halber
board-brief-konohana-harvest = Die Münzen eines Stapels erhalten
board-brief-konohana-colour = Deine Karte nimmt die Farbe des Stapels an
board-brief-konohana-free = Eine beliebige Karte legen

## Eigene Zahlen eines Tisches

figure-coins = Münzen auf den Karten
figure-shurikens = Shuriken auf den Karten
figure-cooks = Zahlen auf den Köchen
figure-colours = Tinte der vier Farben
figure-limit-symbols = neben dem Symbol ist auf einer Karte Platz für eine Ziffer
figure-limit-cooks = dreizehn Schritte führen zum selben Wert zurück
figure-cook-1 = Erster Koch
figure-cook-2 = Zweiter Koch
figure-cook-3 = Dritter Koch
figure-black = Schwarz
figure-red = Rot
figure-green = Grün
figure-blue = Blau
figure-violet = Violett
figure-orange = Orange
figure-brown = Braun
figure-turquoise = Türkis
figure-card = { $card }

## The result

board-end-won = { $n ->
    [0] Du gewinnst: gleich viele Shuriken, mehr Münzen
    [one] Du gewinnst mit einem Shuriken Vorsprung
   *[other] Du gewinnst mit { $n } Shuriken Vorsprung
 }
# $who (text)
board-end-lost = { $n ->
    [0] { $who } gewinnt: gleich viele Shuriken, mehr Münzen
    [one] { $who } gewinnt mit einem Shuriken Vorsprung
   *[other] { $who } gewinnt mit { $n } Shuriken Vorsprung
 }
board-end-shared = Du teilst den Sieg
# $who (text)
board-end-shared-by = { $who } teilen den Sieg
board-end-lead = Wer am wenigsten Shuriken hat, gewinnt.
# $who (text)
board-end-reason = { $who } nahm { $n } in Runde { $round }.
board-end-reason-you = Du nahmst { $n } in Runde { $round }.
board-end-length = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
 }
