### Honor of the Samurai auf Deutsch. Gesagt wird der deutsche Name der Karten; der gedruckte (printed-…) steht für sich.
###
### Wörter: Ehre (25 Ehre, nie „Ehrenpunkte“) · Ki · Stärke · Aktion · Zug, Runde · sammeln · Haus des Daimyo, Haus des Samurai · Daimyo, die Daimyos
### der Samurai, des Samurai, die Samurai · Shogun, der Titel des Shogun, ausrufen · Rônin (ein Rônin, die Rônin)
### erster Samurai, zweiter Samurai, verpflichtet (vor dem Beginn des Bündnisses), scheidend (nach der Auflösung) · einen Daimyo führen, einem Daimyo dienen
### Okugata (die Dame des Hauses) · Besitzkarte (auf der Karte: Besitz) · Burg · Armee · Wache · Marker
### Ninja-Spion, Elite-Ninja-Spion, Ninja-Attentäter, Anschlag · Erklärung abgeben · Bündnis schließen, auflösen, entlassen · Verrat
### Schlacht, Würfel, angreifen, verteidigen · einnehmen oder niederbrennen · Entehrung, entehren, hinnehmen, Freitod
### „Gesicht wahren“ (die Karte, immer in Anführungszeichen), das Gesicht wahren · abwerfen, Ablagestapel, Nachziehstapel · Gastgeber
### Fälle: .acc steht mit seinem Artikel („die Hügelburg“, „einen Ninja-Spion“); Daimyos und Truppen tragen keinen.

## Dinge

title = Honor of the Samurai
tagline = Zwei Häuser, ein Titel und der Wettlauf um den ehrenvollsten Namen
unit = Ehre

card = { $name }
    .acc = { card }
card-okugata = Okugata { $name }
    .acc = die { card-okugata }
-card-samurai = Samurai
    .acc = einen { -card-samurai }
-card-imagawa-yoshimoto = Imagawa Yoshimoto
    .acc = { -card-imagawa-yoshimoto }
-card-asakura-yoshikage = Asakura Yoshikage
    .acc = { -card-asakura-yoshikage }
-card-shimazu-takahisa = Shimazu Takahisa
    .acc = { -card-shimazu-takahisa }
-card-mori-motonari = Mōri Motonari
    .acc = { -card-mori-motonari }
-card-hojo-ujiyasu = Hōjō Ujiyasu
    .acc = { -card-hojo-ujiyasu }
-card-chosokabe-motochika = Chōsokabe Motochika
    .acc = { -card-chosokabe-motochika }
-card-oda-nobunaga = Oda Nobunaga
    .acc = { -card-oda-nobunaga }
-card-takeda-shingen = Takeda Shingen
    .acc = { -card-takeda-shingen }
-card-uesugi-kenshin = Uesugi Kenshin
    .acc = { -card-uesugi-kenshin }
-card-tokugawa-ieyasu = Tokugawa Ieyasu
    .acc = { -card-tokugawa-ieyasu }
-card-shogun = Shogun
    .acc = den { -card-shogun }
-card-okugata-o-ichi = Okugata O-Ichi
    .acc = die { -card-okugata-o-ichi }
-card-okugata-nene = Okugata Nene
    .acc = die { -card-okugata-nene }
-card-okugata-matsu = Okugata Matsu
    .acc = die { -card-okugata-matsu }
-card-okugata-tama = Okugata Tama
    .acc = die { -card-okugata-tama }
-card-okugata-toku = Okugata Toku
    .acc = die { -card-okugata-toku }
-card-okugata-no = Okugata Nō
    .acc = die { -card-okugata-no }
-card-okugata-sanjo = Okugata Sanjō
    .acc = die { -card-okugata-sanjo }
-card-okugata-tsukiyama = Okugata Tsukiyama
    .acc = die { -card-okugata-tsukiyama }
-card-okugata-chacha = Okugata Chacha
    .acc = die { -card-okugata-chacha }
-card-ancestors-no-dachi = No-Dachi der Ahnen
    .acc = das { -card-ancestors-no-dachi }
-card-ancestors-daisho = Daisho der Ahnen
    .acc = das { -card-ancestors-daisho }
-card-swordsmith-masamune = Schwertschmied Masamune
    .acc = den { -card-swordsmith-masamune }
-card-noh-theater = Nō-Theater
    .acc = das { -card-noh-theater }
-card-gunpowder-weapons = Feuerwaffen
    .acc = die { -card-gunpowder-weapons }
-card-hill-castle = Hügelburg
    .acc = die { -card-hill-castle }
-card-river-castle = Flussburg
    .acc = die { -card-river-castle }
-card-great-castle = Große Burg
    .acc = die { -card-great-castle }
-card-ashigaru-spearmen = Ashigaru-Speerträger
    .acc = { -card-ashigaru-spearmen }
-card-ashigaru-archers = Ashigaru-Bogenschützen
    .acc = { -card-ashigaru-archers }
-card-samurai-cavalry = Samurai-Reiterei
    .acc = { -card-samurai-cavalry }
-card-mountain-monks = Bergmönche
    .acc = { -card-mountain-monks }
-card-hatamoto-retainers = Hatamoto-Gefolge
    .acc = { -card-hatamoto-retainers }
-card-house-guard = Hauswache
    .acc = eine { -card-house-guard }
-card-ninja-spy = Ninja-Spion
    .acc = einen { -card-ninja-spy }
-card-elite-ninja-spy = Elite-Ninja-Spion
    .acc = einen { -card-elite-ninja-spy }
-card-ninja-assassin = Ninja-Attentäter
    .acc = einen { -card-ninja-assassin }
-card-dishonor = Entehrung
    .acc = eine { -card-dishonor }
-card-save-face = Gesicht wahren
    .acc = „{ -card-save-face }“

printed-ancestors-no-dachi = Ancestor’s No-Dachi
printed-ancestors-daisho = Ancestor’s Daisho
printed-swordsmith-masamune = Swordsmith Masamune
printed-noh-theater = Noh Theater
printed-gunpowder-weapons = Gunpowder Weapons
printed-hill-castle = Hill Castle
printed-river-castle = River Castle
printed-great-castle = Great Castle
printed-ashigaru-spearmen = Ashigaru Spearmen
printed-ashigaru-archers = Ashigaru Archers
printed-samurai-cavalry = Samurai Cavalry
printed-mountain-monks = Mountain Monks
printed-hatamoto-retainers = Hatamoto Retainers
printed-house-guard = House Guard
printed-ninja-spy = Ninja Spy
printed-elite-ninja-spy = Elite Ninja Spy
printed-ninja-assassin = Ninja Assassin
printed-dishonor = Dishonor
printed-save-face = Save Face

# Wem ein Haus gehört: ins …, im …, für das …
n-house = Haus { IS($owner) ->
    [you] deines { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     }
   *[other] von { AS($owner, "gen") } { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     }
 }
# Dasselbe für das Haus dessen, der handelt.
n-house-own = Haus { IS($who) ->
    [you] deines
   *[other] des eigenen
 } { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 }
n-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }

## Verlauf

log-began = { $dealer } { IS($dealer) ->
    [you] hast
   *[other] hat
 } gegeben; { IS($who) ->
    [you] du beginnst
   *[other] { $who } beginnt
 }.
log-turn = Runde { $round }: { AS($who, "head") } { IS($who) ->
    [you] bist
   *[other] ist
 } am Zug.
log-collected = { $who } { IS($who) ->
    [you] sammelst
   *[other] sammelt
 } { NUMBER($amount, signDisplay: "exceptZero") } Ehre: jetzt { $total }.
log-lost-dissolve = { $who } { IS($who) ->
    [you] verlierst
   *[other] verliert
 } { $amount } Ehre für ein aufgelöstes Bündnis: jetzt { $total }.
log-lost-ninja = { $who } { IS($who) ->
    [you] verlierst
   *[other] verliert
 } { $amount } Ehre für den Einsatz eines Ninja: jetzt { $total }.
log-lost-treachery = { $who } { IS($who) ->
    [you] verlierst
   *[other] verliert
 } { $amount } Ehre wegen Verrats: jetzt { $total }.
log-lost-dishonor = Die Entehrung kostet { AS($who, "acc") } { $amount } Ehre: jetzt { $total }.
log-drew = { $who } { IS($who) ->
    [you] ziehst
   *[other] zieht
 } { AS($card, "acc") }.
log-drew-unseen = { $who } { IS($who) ->
    [you] ziehst
   *[other] zieht
 } eine Karte.
log-reshuffled = Der Ablagestapel wird neu gemischt: { n-cards }.
log-discarded = { $who } { IS($who) ->
    [you] wirfst
   *[other] wirft
 } { AS($card, "acc") } ab.
log-placed = { $who } { IS($who) ->
    [you] legst
   *[other] legt
 } { AS($card, "acc") } ins { n-house-own }.
log-placed-with = { $who } { IS($who) ->
    [you] legst
   *[other] legt
 } { AS($card, "acc") } ins { n-house }.
log-enthroned = { $who } { IS($who) ->
    [you] folgst
   *[other] folgt
 } einem neuen Daimyo: { $card }.
log-dismissed = { $who } entlässt { AS($to, "acc") }: { AS($to, "head") } { IS($to) ->
    [you] musst
   *[other] muss
 } nun { $card } folgen.
log-proclaimed = { $who } { IS($who) ->
    [you] rufst
   *[other] ruft
 } { $daimyo } zum <b>Shogun</b> aus.
log-allied = { $who } { IS($who) ->
    [you] schwörst
   *[other] schwört
 } { IS($lord) ->
    [you] deinem
   *[other] { AS($lord, "gen") }
 } Daimyo die Treue.
log-served = { $who } { IS($who) ->
    [you] dienst
   *[other] dient
 } nun { IS($lord) ->
    [you] deinem
   *[other] { AS($lord, "gen") }
 } Daimyo.
log-dissolved = { $who } { IS($who) ->
    [you] wirst
   *[other] wird
 } { IS($lord) ->
    [you] deinen
   *[other] { AS($lord, "gen") }
 } Daimyo verlassen.
log-ronin = { $who } { IS($who) ->
    [you] bist
   *[other] ist
 } jetzt ein Rônin.
log-title-to = Der Titel des Shogun geht an { AS($to, "acc") }.
log-title-free = Der Titel des Shogun ist frei.
log-succeeded = { $who } { IS($who) ->
    [you] trittst
   *[other] tritt
 } bei { $daimyo } an { IS($from) ->
    [you] deine
   *[other] { AS($from, "gen") }
 } Stelle.
log-daimyo-died = { $daimyo } stirbt, und das Haus fällt ({ n-cards }).
log-daimyo-left = { $who } { IS($who) ->
    [you] verlässt
   *[other] verlässt
 } { $daimyo }, und das Haus fällt ({ n-cards }).
log-samurai-died = { IS($who) ->
    [you] Dein
   *[other] { AS($who, "gen") }
 } Samurai stirbt, und sein Haus fällt ({ n-cards }).
log-spied = { $who } { IS($who) ->
    [you] schickst
   *[other] schickt
 } { AS($card, "acc") } ins { n-house }.
log-destroyed = { $who } { IS($who) ->
    [you] zerstörst
   *[other] zerstört
 } { AS($card, "acc") }.
log-stolen = { $who } { IS($who) ->
    [you] stiehlst
   *[other] stiehlt
 } { AS($card, "acc") } für das { n-house-own }.
log-stolen-for = { $who } { IS($who) ->
    [you] stiehlst
   *[other] stiehlt
 } { AS($card, "acc") } für das { n-house }.
log-assassin = { $who } { IS($who) ->
    [you] schickst
   *[other] schickt
 } { IS($target) ->
    [you] deinem
   *[other] { AS($target, "gen") }
 } { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 } einen Attentäter: Ab { $need } gelingt der Anschlag.
log-stabbed = Der Würfel zeigt { $die }: Der Anschlag gelingt.
log-escaped = Der Würfel zeigt { $die }: Das Opfer entkommt.
log-guard-fell = Eine Wache fällt im { n-house }.
log-attacked = { $who } { IS($who) ->
    [you] greifst
   *[other] greift
 } { AS($target, "acc") } an: { $mine } Würfel gegen { $theirs }.
log-rolled = { $who } { IS($who) ->
    [you] würfelst
   *[other] würfelt
 } { $mine }, { $target } { $theirs }.
log-rolled-tie = { $who } und { $target } { IS($who) ->
    [you] würfelt
   *[other] { IS($target) ->
        [you] würfelt
       *[other] würfeln
     }
 } beide { $mine }: noch einmal.
log-won = { $who } { IS($who) ->
    [you] besiegst
   *[other] besiegt
 } { AS($target, "acc") }.
log-window = Spielt jemand „Gesicht wahren“ für { AS($who, "acc") }?
log-unsaved = Niemand spielt „Gesicht wahren“ für { AS($who, "acc") }.
log-saved-self = { $who } { IS($who) ->
    [you] spielst
   *[other] spielt
 } „Gesicht wahren“.
log-saved = { $who } { IS($who) ->
    [you] spielst
   *[other] spielt
 } „Gesicht wahren“ für { AS($to, "acc") }.
log-castle-taken = { $who } { IS($who) ->
    [you] nimmst
   *[other] nimmt
 } { AS($card, "acc") } ein.
log-castle-burned = { $who } { IS($who) ->
    [you] brennst
   *[other] brennt
 } { AS($card, "acc") } nieder.
log-dishonored = { $who } { IS($who) ->
    [you] entehrst
   *[other] entehrt
 } { AS($target, "acc") }.
log-answered-accept = { $who } { IS($who) ->
    [you] nimmst
   *[other] nimmt
 } die Entehrung hin.
log-answered-save = { $who } { IS($who) ->
    [you] wahrst
   *[other] wahrt
 } das Gesicht.
log-answered-suicide = { $who } { IS($who) ->
    [you] wählst den Freitod deines
   *[other] wählt den Freitod des eigenen
 } { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 }.
log-over = { $who } { IS($who) ->
    [you] erreichst
   *[other] erreicht
 } { $honour } Ehre und { IS($who) ->
    [you] gewinnst
   *[other] gewinnt
 }.

## Fragen

ask-turn = Du bist am Zug: noch { $left ->
    [one] { $left } Aktion
   *[other] { $left } Aktionen
 }.
ask-turn-none = Keine Aktion mehr. Gib eine Erklärung ab, wirf Karten ab oder beende deinen Zug.
ask-place = In welches Haus legst du { AS($card, "acc") }?
ask-daimyo = Wer soll <b>{ $card }</b> folgen?
ask-assassin = Wen soll der Attentäter besuchen?
ask-dishonor = Wen entehrst du?
ask-pick = Welche Besitzkarte soll der Spion stehlen oder zerstören?
ask-pick-more = Eine zweite Besitzkarte aus demselben Haus?
ask-fate = Was machst du mit der Karte <b>{ $card }</b>?
ask-answer = { $by } entehrt dich. Wie antwortest du?
ask-save-dishonor = Spielst du „Gesicht wahren“ für { AS($who, "acc") }?
ask-save-battle = { $who } hat gegen { AS($by, "acc") } verloren. Spielst du „Gesicht wahren“?
ask-save-mine = Dein Daimyo hat gegen { AS($by, "acc") } verloren und wird sterben. Spielst du „Gesicht wahren“?
ask-save-beaten = Du hast { AS($who, "acc") } besiegt. Lässt du den Daimyo durch „Gesicht wahren“ am Leben?
ask-save-shamed = Du hast { AS($who, "acc") } entehrt. Spielst du trotzdem „Gesicht wahren“?
ask-sealed = Deine Antwort zu { AS($who, "dat") } ist versiegelt.
ask-sealed-mine = Deine Antwort ist versiegelt.
ask-castle = { AS($who, "gen") } Burg gehört dir: Nimmst du sie ein oder brennst du sie nieder?
ask-over = { $who } { IS($who) ->
    [you] bist
   *[other] ist
 } der ehrenvollste Samurai.
ask-wait-turn = { $who } ist am Zug.
ask-wait-answer = { $by } { IS($by) ->
    [you] hast
   *[other] hat
 } { AS($who, "acc") } entehrt, und { $who } muss antworten.
ask-wait-window = Alle werden gefragt: „Gesicht wahren“ für { AS($who, "acc") }?
ask-wait-castle = { $who } entscheidet über { IS($target) ->
    [you] deine
   *[other] { AS($target, "gen") }
 } Burg.

## Siegel

do-draw = Eine Karte ziehen (1 Aktion)
do-play = { AS($card, "acc") } spielen ({ $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
 })
do-play-ninja = { AS($card, "acc") } spielen ({ $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
 }, { $price } Ehre)
do-discard = { AS($card, "acc") } abwerfen
do-proclaim = Den Daimyo zum Shogun ausrufen ({ NUMBER($bonus, signDisplay: "exceptZero") } je Zug)
do-attack = { AS($whom, "acc") } angreifen: { $mine } Würfel gegen { $theirs }
do-ally = Sich mit { AS($whom, "dat") } verbünden ({ NUMBER($share, signDisplay: "exceptZero") } je Zug)
do-ally-leave = Für { AS($whom, "acc") } ({ NUMBER($share, signDisplay: "exceptZero") }) { $daimyo } { $n ->
    [0] verlassen
   *[other] und { n-cards } opfern
 }
do-dissolve = Das Bündnis auflösen ({ $price } Ehre)
do-end = Zug beenden
do-back = Karte zurücknehmen
do-lay-samurai = Ins Haus meines Samurai
do-lay-daimyo = Ins Haus meines Daimyo
do-lay-lord = Ins Haus meines Herrn
do-enthrone = { $card } folgen
do-dismiss = Mit { $card } den zweiten Samurai entlassen
do-pick = { $card }, Haus { IS($owner) ->
    [you] meines
   *[other] von { AS($owner, "gen") }
 } { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 }
do-fate-destroy = Zerstören
do-fate-daimyo = Ins Haus des Daimyo
do-fate-second = Ins Haus meines zweiten Samurai
do-enough = Das genügt
do-kill = { AS($whom, "gen") } { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 }: ab { $need } ({ $price } Ehre)
do-victim = { AS($whom, "gen") } { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 }
do-shame = { AS($whom, "acc") } entehren ({ $price } oder { $saved })
do-accept = Hinnehmen ({ $price } Ehre)
do-save-mine = „Gesicht wahren“ spielen ({ $price } Ehre)
do-save = „Gesicht wahren“ spielen
do-pass = Passen
do-suicide = Mein { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 } stirbt ({ n-cards } verloren)
do-take = { AS($card, "acc") } einnehmen
do-take-swap = { AS($card, "acc") } gegen meine Burg tauschen
do-burn = { AS($card, "acc") } niederbrennen

## Warum nicht

n-bound = { $status ->
    [first] Du führst einen Daimyo
    [ronin] Du bist ein Rônin
    [pledged] Du bist { AS($lord, "dat") } verpflichtet
   *[second] Du dienst { AS($lord, "dat") }
 }
no-no-actions = Deine { $ki } Ki ergeben { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
 }, und davon ist keine mehr übrig.
no-hand-full = Du hast { n-cards } auf der Hand: Spiele erst eine aus oder wirf eine ab.
no-piles-empty = Nachziehstapel und Ablagestapel sind beide leer.
no-dishonor-dear = Eine Entehrung kostet { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
 }; du hast noch { $left }.
no-save-face-waits = „Gesicht wahren“ wartet auf eine verlorene Schlacht oder eine Entehrung.
no-castle-lordless = { n-bound }: Eine Burg braucht einen eigenen Daimyo.
no-castle-twice = Dein Daimyo hat schon eine Burg: { $card }.
no-daimyo-bound = { n-bound }: Nur ein Rônin nimmt sich einen Daimyo.
no-daimyo-bound-first = Du führst schon einen Daimyo, und ein lebender wird nicht ausgetauscht.
no-no-room = { $houses ->
    [one] Dein Haus hat
   *[other] Jedes deiner Häuser hat
 } schon { $most } Armeen.
no-no-room-okugata = { $houses ->
    [one] Dein Haus hat
   *[other] Jedes deiner Häuser hat
 } schon eine Okugata.
no-nothing-to-spy = In keinem Haus eines anderen Spielers liegt eine Besitzkarte.
no-declared = Du hast in diesem Zug schon eine Erklärung abgegeben.
no-lord-attacks = Nur { $lord } entscheidet, ob dieser Daimyo angreift.
no-lord-proclaims = Nur { $lord } darf diesen Daimyo ausrufen.
no-leads-nobody = Du führst keinen Daimyo, der Shogun werden könnte.
no-leads-nobody-attack = Du führst keinen Daimyo, und nur ein Daimyo greift an.
no-title-held = { IS($who) ->
    [you] Dein Daimyo ist schon
   *[other] { AS($who, "gen") } Daimyo ist
 } Shogun.
no-out-of-reach = { AS($whom, "gen") } Daimyo ist nicht Shogun und hat keine Burg.
no-no-lord-there = { $whom } führt keinen Daimyo.
no-no-die = Deine Stärke ist { $n }; ein Würfel braucht { $need }.
no-no-ronin = { n-bound }: Nur ein Rônin schließt ein Bündnis.
no-no-ronin-anyone = { n-bound }: Wer dient oder verpflichtet ist, schließt kein Bündnis.
no-shogun-stays = Dein Daimyo ist Shogun, und diesen Titel legt man nicht ab.
no-place-taken = { IS($ally) ->
    [you] Du stehst
   *[other] { $ally } steht
 } schon an der Seite { IS($target) ->
    [you] deines
   *[other] von { AS($target, "gen") }
 } Daimyo.
no-nothing-to-dissolve = { $status ->
    [leaving] Du verlässt { AS($lord, "acc") } schon
    [pledged] Du dienst { AS($lord, "dat") } erst ab deinem nächsten Zug
   *[first] Du dienst niemandem: Es gibt kein Bündnis aufzulösen
 }.
no-castle-at-home = { AS($card, "acc") } kannst du nur zu einem Daimyo legen.
no-no-court = { $status ->
    [pledged] Du dienst { AS($lord, "dat") } erst ab deinem nächsten Zug
   *[ronin] Du bist ein Rônin: Du hast kein Haus eines Daimyo dafür
 }.
no-house-full = Dieses Haus hat schon { $n ->
    [one] { $n } Armee
   *[other] { $n } Armeen
 } von { $most }.
no-house-full-okugata = Dieses Haus hat schon eine Okugata.
no-nobody-to-dismiss = Deinem Daimyo dient kein zweiter Samurai.
no-own-house = { AS($card, "acc") } hast du schon: Ein Spion arbeitet in fremden Häusern.
no-other-house = Beide müssen aus dem Haus kommen, in dem du { AS($card, "acc") } gewählt hast.
no-picked = { AS($card, "acc") } hast du schon gewählt.
no-no-such-house = Du hast kein Haus eines Daimyo.
no-no-such-house-second = Dir dient kein zweiter Samurai.
no-back-home = { AS($card, "acc") } nimmst du gerade aus diesem Haus.
no-shogun-unsaved = Dein Daimyo ist Shogun: „Gesicht wahren“ kann dir nicht helfen.
no-no-save-face = Du hast „Gesicht wahren“ nicht auf der Hand.
no-no-daimyo-to-die = { n-bound }: Du führst keinen Daimyo, der dafür sterben könnte.

## Hinweise

hint-now-income = Deine Häuser bringen dann { $a } Ehre je Zug statt { $b }.
hint-now-honour = Es bringt dir sofort { $a } Ehre statt { $b }.
hint-now-title = Damit wirst du Shogun.
hint-now-rival = Es hält { AS($who, "acc") } auf: Zum Sieg fehlen nur noch { $n } Ehre.
hint-now-attack = Du greifst dann mit { $a ->
    [one] { $a } Würfel
   *[other] { $a } Würfeln
 } an statt mit { $b }.
hint-now-defence = Du verteidigst dich dann mit { $a ->
    [one] { $a } Würfel
   *[other] { $a } Würfeln
 } statt mit { $b }.
hint-now-ki = Dein Ki ist dann { $a } statt { $b }.
hint-now-danger = Dein Daimyo könnte dann in { NUMBER($pa, style: "percent") } der Angriffe fallen statt in { NUMBER($pb, style: "percent") }.
hint-later-win = Es entscheidet den Krieg: Du gewinnst { NUMBER($pa, style: "percent") } der durchgespielten Enden statt { NUMBER($pb, style: "percent") }.
hint-later-honour = Bei deinem nächsten Zug hast du etwa { NUMBER($a, maximumFractionDigits: 0) } Ehre statt { NUMBER($b, maximumFractionDigits: 0) }.
hint-later-income = Bei deinem nächsten Zug bringen deine Häuser etwa { $a } Ehre statt { $b }.
hint-later-title = Wenn du wieder am Zug bist, bist du in { NUMBER($pa, style: "percent") } der durchgespielten Partien Shogun statt in { NUMBER($pb, style: "percent") }.
hint-later-daimyo = Wenn du wieder am Zug bist, hast du in { NUMBER($pa, style: "percent") } der durchgespielten Partien noch einen Daimyo statt in { NUMBER($pb, style: "percent") }.
hint-later-rival = Es bremst { AS($who, "acc") }: Zum Sieg fehlen nur noch { $n } Ehre.

## Einstellungen

opt-target = Ehre zum Sieg
opt-target-auto = Nach Spielerzahl: 400, zu fünft oder sechst 300
opt-alliances = Wer ein Bündnis schließen darf
opt-alliances-ronin = Nur ein Rônin
opt-alliances-anyone = Alle außer dem Shogun
opt-shogun-saves = Der Shogun darf anderen helfen, das Gesicht zu wahren
opt-data = Kartenwerte deines eigenen Exemplars

## Teile der Regeln

chapter-setup = Spielaufbau
chapter-house = Häuser
chapter-turn = Der Zug
chapter-collect = Ehre sammeln
chapter-act = Aktionen
chapter-hand = Hand, Nachziehstapel und Ablagestapel
chapter-place = Karten in Häuser spielen
chapter-decl = Erklärungen
chapter-ally = Rônin und Bündnisse
chapter-ninja = Ninja
chapter-battle = Schlacht
chapter-shogun = Shogun
chapter-dis = Entehrung
chapter-save = Gesicht wahren
chapter-gun = Feuerwaffen
chapter-end = Ende der Partie

## Werte eines eigenen Tisches

figure-cards = Die 110 Karten
figure-shogun = Was der Titel des Shogun bei jedem Sammeln bringt
figure-name = Name
figure-type = Art
figure-honour = Ehre
figure-ki = Ki
figure-strength = Stärke
figure-players-3 = 3 Spieler
figure-players-4 = 4 Spieler
figure-players-5 = 5 Spieler
figure-players-6 = 6 Spieler
figure-limit-name = so viele Buchstaben haben auf dem Kopf einer Karte Platz
figure-limit-type = Samurai, die sechs Start-Daimyos und der Shogun bleiben, was sie sind
figure-limit-honour = Ehre wird in Markern zu 5 gezahlt
figure-limit-figure = sechs Würfel und fünf Aktionen sind das Höchste, was ein Wert bringt
figure-limit-shogun = auf dem Fächer ist Platz für drei Ziffern, und Ehre wird in Markern zu 5 gezahlt
figure-samurai = Samurai
figure-daimyo = Daimyo
figure-okugata = Okugata
figure-possession = Besitzkarte
figure-castle = Burg
figure-army = Armee
figure-guard = Wache
figure-spy = Ninja-Spion
figure-elite = Elite-Ninja-Spion
figure-assassin = Ninja-Attentäter
figure-dishonor = Entehrung
figure-saveface = Gesicht wahren
figure-card = { $card } ({ $id })

## Das Spielbrett

board-turn-of = { $who } ist am Zug, Ziel { $goal }
board-your-turn = Du bist am Zug, Ziel { $goal }
board-over = Die Partie ist zu Ende
board-collect = Sammeln
board-actions = Aktionen: noch { $n }
board-declare = Erklärung
board-declared = Erklärt
board-save-face = Gesicht wahren
board-dishonoured = Entehrung
board-castle = Die Burg
board-end = Ende
board-daimyo-house = Haus des Daimyo
board-samurai-house = Haus des Samurai
board-house-name = Haus des { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 }: { $honour } Ehre, { $ki } Ki, Stärke { $force }
board-shogun = Shogun, { $name }
board-ronin = Rônin, ohne Daimyo
board-ronin-short = Rônin
board-ronin-long = Rônin: verdient keine Ehre, solange er niemandem dient
board-pledged = { AS($lord, "dat") } verpflichtet
board-second = dient { AS($lord, "dat") }
board-leaving = verlässt { AS($lord, "acc") }
board-pledged-long = Die Stärke zählt schon; der Dienst beginnt im nächsten Zug
board-second-long = Die Hälfte vom Haus des Daimyo: { NUMBER($n, signDisplay: "exceptZero") } je Zug
board-leaving-long = Frei zu Beginn des nächsten Zuges
board-ally = im Bund mit { AS($ally, "dat") }
board-honour = Ehre
board-ki = Ki
board-force = Stärke
board-income = Einkommen
board-n-actions = { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
 }
board-dice = { $n } Würfel
board-dice-both = { $mine }/{ $theirs } Würfel
board-attack-dice = Angriff { $mine }, Verteidigung { $theirs }
board-per-turn = je Zug
board-plate = { $name }: { $honour } Ehre, { $ki } Ki, Stärke { $force }, { n-cards } auf der Hand, { $state }
board-empty-place = Kein Daimyo
board-armies = { $n ->
    [one] { $n } Armee
   *[other] { $n } Armeen
 }, zusammen Stärke { $force }
board-guards = { $n ->
    [one] { $n } Wache
   *[other] { $n } Wachen
 }
board-rail = Wettlauf um { $goal } Ehre
board-deck = Nachziehstapel, { n-cards }
board-draw = Ziehen
board-discard = Ablagestapel, { n-cards }
board-discard-title = Ablagestapel
board-no-discard = Noch wurde nichts abgeworfen.
board-discards = Ablage
board-title-free = frei: { NUMBER($n, signDisplay: "exceptZero") } je Zug
board-title-held = bei { AS($who, "dat") }
board-title-name = Der Titel des Shogun, { $n } Ehre je Zug
board-declarations = Erklären, einmal je Zug
board-proclaim = Shogun
board-proclaim-more = { NUMBER($n, signDisplay: "exceptZero") } je Zug
board-attack = Angreifen
board-attack-more = Stärke { $n }, { $mine } Würfel
board-ally-do = Verbünden
board-ally-more = einem Daimyo dienen
board-ally-leave = { $n ->
    [0] { $daimyo } verlassen
   *[other] { $daimyo } und { n-cards } aufgeben
 }
board-ally-price = { $n ->
    [0] { $daimyo } aufgeben? Nichts bringt ihn zurück.
   *[other] { $daimyo } und sein Haus ({ n-cards }) aufgeben? Nichts bringt beides zurück.
 }
board-dissolve = Auflösen
board-dissolve-more = { $n } Ehre
board-attacks = { $who } { IS($who) ->
    [you] greifst
   *[other] greift
 } an
board-defends = { $who } { IS($who) ->
    [you] verteidigst dich
   *[other] verteidigt sich
 }
board-side = { IS($name) ->
    [none] {""}
   *[other] { $name },{" "}
 }Stärke { $n }{ IS($castle) ->
    [yes] {" "}mit Burg
   *[no] {""}
 }, { $mine } Würfel
board-wins = { $who } { IS($who) ->
    [you] gewinnst
   *[other] gewinnt
 } mit { $n } mehr
board-you-lose = Du verlierst mit { $n } weniger
board-tied = Beide { $n }, neuer Wurf
board-before = Vor den Würfeln
board-saved = Das Gesicht ist gewahrt
board-not-saved = Das Gesicht wurde nicht gewahrt
board-stab = { $who } { IS($who) ->
    [you] schickst
   *[other] schickt
 } einen Attentäter
board-stab-at = gegen { IS($target) ->
    [you] deinen
   *[other] { AS($target, "gen") }
 } { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 }, braucht { $need } oder mehr
board-killed = Die Klinge findet ihr Ziel
board-missed = Die Klinge geht fehl
board-shame = { $who } { IS($who) ->
    [you] spielst
   *[other] spielt
 } eine Entehrung
board-shame-more = Ein Rivale verliert { $price } Ehre, wahrt das Gesicht für { $saved } oder lässt jemanden sterben
board-shame-on = gegen { AS($target, "acc") }
board-asking = Gefragt werden alle mit einer Karte auf der Hand, welche es auch sei
board-asked = gefragt
board-answered = versiegelt
board-less-honour = { $n } Ehre
board-suicide-end = Freitod: keine Ehre verloren
board-close = Schließen
board-my-hand = Meine Hand
board-rivals = Die anderen
board-mine = Meine Häuser
board-step-house = Haus
board-step-target = Ziel
board-step-pick = Besitzkarte
board-step-fate = Schicksal
board-step-more = Eine zweite
board-watching = Du siehst zu. Die Hände bleiben für dich verdeckt.
board-speech = { $question } Ehre: { $race }. Du hast { $ki } Ki und noch { $left ->
    [one] { $left } Aktion
   *[other] { $left } Aktionen
 }. Deine Hand: { $hand }.
board-speech-house = { $name }, { $state }. Haus des Daimyo: { $court }. Haus des Samurai: { $home }.
board-nothing = nichts
board-column = Ehre
board-column-income = Einkommen
board-unit-honor = { $n } Ehre
board-unit-ki = { $n } Ki
board-unit-force = { $n } Stärke
board-printed = Auf der Karte: { $printed }

## Auf den Karten

board-kind-samurai = Samurai
board-kind-daimyo = Daimyo
board-kind-shogun = Titel
board-kind-okugata = Okugata
board-kind-possession = Besitz
board-kind-castle = Burg
board-kind-army = Armee
board-kind-guard = Wache
board-kind-ninja = Ninja, { $price }
board-kind-saveface = Jederzeit
board-text-daimyo = Für einen Rônin, oder um einen Verbündeten zu entlassen
board-text-okugata = Die Dame des Hauses, eine je Haus
board-text-possession = Spione können sie stehlen
board-text-castle = Schützt den Daimyo und lockt Angreifer an
board-text-army = Fünf je Haus
board-text-guard = Attentäter brauchen { $need } oder mehr
board-text-spy = Stiehlt oder zerstört eine Besitzkarte
board-text-elite = Stiehlt oder zerstört bis zu zwei Besitzkarten
board-text-assassin = Tötet ab { $need }, trotz Wache ab { $guarded }
board-text-dishonor = Ein Rivale verliert { $price } oder lässt jemanden sterben
board-text-saveface = Eine Niederlage überleben oder { $saved } statt { $price } verlieren

## Antworten, die sich selbst geben

board-standing-mine = Eigene Verluste geschehen lassen: kein „Gesicht wahren“ für mich
board-standing-others = Verluste der anderen geschehen lassen
board-dishonored-when = Entehrt mit { $figure } Ehre oder mehr:
board-dishonored-deed = „Gesicht wahren“ spielen, { $saved } statt { $price } verlieren
board-dishonored-best = Wenn ich die Karte habe und keinen Shogun führe; sonst nehme ich es hin. Niemand nimmt sich dafür das Leben.
board-fallen-when = Schlacht verloren von einem Daimyo, der mir { $figure } Ehre je Zug oder mehr bringt:
board-fallen-deed = „Gesicht wahren“ für ihn spielen
board-fallen-best = Meiner oder der, dem ich diene, nach dem, was mir sein Haus bringt. Ohne die Karte fällt er, wenn ihn niemand sonst rettet.

## The result

board-end-won = Du erreichst { $n } Ehre
# $who (text)
board-end-lost = { $who } erreicht { $n } Ehre
# $who (text)
board-end-lead = { $who } bleibt { $n } zurück.
board-end-lead-you = Du bleibst { $n } zurück.
# $who (text)
board-end-house = { $who } verlor in Runde { $round } einen Daimyo.
board-end-house-you = Du verlorst in Runde { $round } einen Daimyo.
board-end-battles = Schlachten
board-end-of = { $n } von { $most }
board-end-saved = Gesicht gewahrt
board-end-length = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
 }
