### Honor of the Samurai in italiano. Il «tu» non si scrive; il nome stampato delle carte (printed-…) sta a parte.

## Cose

title = Honor of the Samurai
tagline = Due case, un titolo e la corsa al nome più onorato
unit = punti onore

card = { $name }
    .a = { card }
card-okugata = Okugata { $name }
    .a = l’{ card-okugata }
-card-samurai = Samurai
    .a = un { -card-samurai }
-card-imagawa-yoshimoto = Imagawa Yoshimoto
    .a = { -card-imagawa-yoshimoto }
-card-asakura-yoshikage = Asakura Yoshikage
    .a = { -card-asakura-yoshikage }
-card-shimazu-takahisa = Shimazu Takahisa
    .a = { -card-shimazu-takahisa }
-card-mori-motonari = Mōri Motonari
    .a = { -card-mori-motonari }
-card-hojo-ujiyasu = Hōjō Ujiyasu
    .a = { -card-hojo-ujiyasu }
-card-chosokabe-motochika = Chōsokabe Motochika
    .a = { -card-chosokabe-motochika }
-card-oda-nobunaga = Oda Nobunaga
    .a = { -card-oda-nobunaga }
-card-takeda-shingen = Takeda Shingen
    .a = { -card-takeda-shingen }
-card-uesugi-kenshin = Uesugi Kenshin
    .a = { -card-uesugi-kenshin }
-card-tokugawa-ieyasu = Tokugawa Ieyasu
    .a = { -card-tokugawa-ieyasu }
-card-shogun = Shogun
    .a = lo { -card-shogun }
-card-okugata-o-ichi = Okugata O-Ichi
    .a = l’{ -card-okugata-o-ichi }
-card-okugata-nene = Okugata Nene
    .a = l’{ -card-okugata-nene }
-card-okugata-matsu = Okugata Matsu
    .a = l’{ -card-okugata-matsu }
-card-okugata-tama = Okugata Tama
    .a = l’{ -card-okugata-tama }
-card-okugata-toku = Okugata Toku
    .a = l’{ -card-okugata-toku }
-card-okugata-no = Okugata Nō
    .a = l’{ -card-okugata-no }
-card-okugata-sanjo = Okugata Sanjō
    .a = l’{ -card-okugata-sanjo }
-card-okugata-tsukiyama = Okugata Tsukiyama
    .a = l’{ -card-okugata-tsukiyama }
-card-okugata-chacha = Okugata Chacha
    .a = l’{ -card-okugata-chacha }
-card-ancestors-no-dachi = No-Dachi dell’antenato
    .a = il { -card-ancestors-no-dachi }
-card-ancestors-daisho = Daisho dell’antenato
    .a = il { -card-ancestors-daisho }
-card-swordsmith-masamune = Spadaio Masamune
    .a = lo { -card-swordsmith-masamune }
-card-noh-theater = Teatro Nō
    .a = il { -card-noh-theater }
-card-gunpowder-weapons = Armi da fuoco
    .a = le { -card-gunpowder-weapons }
-card-hill-castle = Castello del colle
    .a = il { -card-hill-castle }
-card-river-castle = Castello del fiume
    .a = il { -card-river-castle }
-card-great-castle = Grande castello
    .a = il { -card-great-castle }
-card-ashigaru-spearmen = Lancieri ashigaru
    .a = i { -card-ashigaru-spearmen }
-card-ashigaru-archers = Arcieri ashigaru
    .a = gli { -card-ashigaru-archers }
-card-samurai-cavalry = Cavalleria samurai
    .a = la { -card-samurai-cavalry }
-card-mountain-monks = Monaci della montagna
    .a = i { -card-mountain-monks }
-card-hatamoto-retainers = Vassalli hatamoto
    .a = i { -card-hatamoto-retainers }
-card-house-guard = Guardia della casa
    .a = una { -card-house-guard }
-card-ninja-spy = Spia ninja
    .a = una { -card-ninja-spy }
-card-elite-ninja-spy = Spia ninja d’élite
    .a = una { -card-elite-ninja-spy }
-card-ninja-assassin = Assassino ninja
    .a = un { -card-ninja-assassin }
-card-dishonor = Disonore
    .a = un { -card-dishonor }
-card-save-face = Salvare la faccia
    .a = { -card-save-face }

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

## Cronaca

log-began = { IS($dealer) ->
    [you] Hai dato
   *[other] { $dealer } ha dato
 } le carte; { IS($who) ->
    [you] cominci tu
   *[other] comincia { $who }
 }.
log-turn = Giro { $round }: { IS($who) ->
    [you] il tuo turno
   *[other] turno { AS($who, "of") }
 }.
log-collected = { IS($who) ->
    [you] Raccogli
   *[other] { $who } raccoglie
 } { NUMBER($amount, signDisplay: "exceptZero") } punti onore: { $total }.
log-lost-dissolve = { IS($who) ->
    [you] Perdi
   *[other] { $who } perde
 } { $amount } punti onore per un’alleanza sciolta: { $total }.
log-lost-ninja = { IS($who) ->
    [you] Perdi
   *[other] { $who } perde
 } { $amount } punti onore per aver usato i ninja: { $total }.
log-lost-treachery = { IS($who) ->
    [you] Perdi
   *[other] { $who } perde
 } { $amount } punti onore per tradimento: { $total }.
log-lost-dishonor = Il disonore { IS($who) ->
    [you] ti costa { $amount } punti onore
   *[other] costa { $amount } punti onore { AS($who, "to") }
 }: { $total }.
log-drew = { IS($who) ->
    [you] Peschi
   *[other] { $who } pesca
 } { AS($card, "a") }.
log-drew-unseen = { IS($who) ->
    [you] Peschi
   *[other] { $who } pesca
 } una carta.
log-reshuffled = Gli scarti sono rimescolati: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }.
log-discarded = { IS($who) ->
    [you] Scarti
   *[other] { $who } scarta
 } { AS($card, "a") }.
log-placed = { IS($who) ->
    [you] Posi
   *[other] { $who } posa
 } { AS($card, "a") } nella { IS($who) ->
    [you] tua
   *[other] sua
 } casa del { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 }.
log-placed-with = { IS($who) ->
    [you] Posi
   *[other] { $who } posa
 } { AS($card, "a") } nella { IS($owner) ->
    [you] tua casa del { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     }
   *[other] casa del { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     } { AS($owner, "of") }
 }.
log-enthroned = { IS($who) ->
    [you] Segui
   *[other] { $who } segue
 } un nuovo Daimyo: { $card }.
log-dismissed = { IS($to) ->
    [you] { $who } ti congeda: devi seguire { $card }
   *[other] { IS($who) ->
        [you] Congedi
       *[other] { $who } congeda
     } { $to }, che deve seguire { $card }
 }.
log-proclaimed = { IS($who) ->
    [you] Proclami
   *[other] { $who } proclama
 } { $daimyo } <b>Shogun</b>.
log-allied = { IS($who) ->
    [you] Ti prometti
   *[other] { $who } si promette
 } { IS($lord) ->
    [you] al tuo Daimyo
   *[other] al Daimyo { AS($lord, "of") }
 }.
log-served = { IS($who) ->
    [you] Ora servi
   *[other] { $who } ora serve
 } { IS($lord) ->
    [you] il tuo Daimyo
   *[other] il Daimyo { AS($lord, "of") }
 }.
log-dissolved = { IS($who) ->
    [you] Lascerai
   *[other] { $who } lascerà
 } { IS($lord) ->
    [you] il tuo Daimyo
   *[other] il Daimyo { AS($lord, "of") }
 }.
log-ronin = { IS($who) ->
    [you] Sei
   *[other] { $who } è
 } un Ronin.
log-title-to = Il titolo di Shogun passa { AS($to, "to") }.
log-title-free = Il titolo di Shogun è libero.
log-succeeded = { IS($from) ->
    [you] { $who } ti succede
   *[other] { IS($who) ->
        [you] Succedi
       *[other] { $who } succede
     } { AS($from, "to") }
 } al fianco di { $daimyo }.
log-daimyo-died = { $daimyo } muore; la sua casa cade ({ $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }).
log-daimyo-left = { IS($who) ->
    [you] Lasci
   *[other] { $who } lascia
 } { $daimyo }; la sua casa cade ({ $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }).
log-samurai-died = { IS($who) ->
    [you] Il tuo Samurai
   *[other] Il Samurai { AS($who, "of") }
 } muore; la sua casa cade ({ $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }).
log-spied = { IS($who) ->
    [you] Mandi
   *[other] { $who } manda
 } { AS($card, "a") } nella { IS($owner) ->
    [you] tua casa del { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     }
   *[other] casa del { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     } { AS($owner, "of") }
 }.
log-destroyed = { IS($who) ->
    [you] Distruggi
   *[other] { $who } distrugge
 } { AS($card, "a") }.
log-stolen = { IS($who) ->
    [you] Rubi
   *[other] { $who } ruba
 } { AS($card, "a") } per la { IS($who) ->
    [you] tua
   *[other] sua
 } casa del { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 }.
log-stolen-for = { IS($who) ->
    [you] Rubi
   *[other] { $who } ruba
 } { AS($card, "a") } per la { IS($owner) ->
    [you] tua casa del { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     }
   *[other] casa del { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     } { AS($owner, "of") }
 }.
log-assassin = { IS($who) ->
    [you] Mandi
   *[other] { $who } manda
 } un assassino contro { IS($target) ->
    [you] il tuo { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     }
   *[other] il { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     } { AS($target, "of") }
 }: { $need } o più uccide.
log-stabbed = Il dado mostra { $die }: morte.
log-escaped = Il dado mostra { $die }: si salva.
log-guard-fell = Una guardia cade nella { IS($owner) ->
    [you] tua casa del { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     }
   *[other] casa del { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     } { AS($owner, "of") }
 }.
log-attacked = { IS($target) ->
    [you] { $who } ti attacca
   *[other] { IS($who) ->
        [you] Attacchi
       *[other] { $who } attacca
     } { $target }
 }: { $mine ->
    [one] { $mine } dado
   *[other] { $mine } dadi
 } contro { $theirs }.
log-rolled = { IS($who) ->
    [you] Fai
   *[other] { $who } fa
 } { $mine }, { IS($target) ->
    [you] tu
   *[other] { $target }
 } { $theirs }.
log-rolled-tie = { IS($who) ->
    [you] Tu
   *[other] { $who }
 } e { IS($target) ->
    [you] tu
   *[other] { $target }
 } { IS($who) ->
    [you] fate
   *[other] { IS($target) ->
        [you] fate
       *[other] fanno
     }
 } entrambi { $mine }: si rilancia.
log-won = { IS($target) ->
    [you] { $who } ti batte
   *[other] { IS($who) ->
        [you] Batti
       *[other] { $who } batte
     } { $target }
 }.
log-window = Qualcuno salverà { IS($who) ->
    [you] la tua faccia
   *[other] la faccia { AS($who, "of") }
 }?
log-unsaved = Nessuno salva { IS($who) ->
    [you] la tua faccia
   *[other] la faccia { AS($who, "of") }
 }.
log-saved-self = { IS($who) ->
    [you] Giochi
   *[other] { $who } gioca
 } Salvare la faccia.
log-saved = { IS($who) ->
    [you] Giochi
   *[other] { $who } gioca
 } Salvare la faccia per { AS($to, "obj") }.
log-castle-taken = { IS($who) ->
    [you] Prendi
   *[other] { $who } prende
 } { AS($card, "a") }.
log-castle-burned = { IS($who) ->
    [you] Bruci
   *[other] { $who } brucia
 } { AS($card, "a") }.
log-dishonored = { IS($target) ->
    [you] { $who } ti disonora
   *[other] { IS($who) ->
        [you] Disonori
       *[other] { $who } disonora
     } { $target }
 }.
log-answered-accept = { IS($who) ->
    [you] Accetti
   *[other] { $who } accetta
 } il disonore.
log-answered-save = { IS($who) ->
    [you] Salvi
   *[other] { $who } salva
 } la faccia.
log-answered-suicide = { IS($who) ->
    [you] Scegli il suicidio del tuo
   *[other] { $who } sceglie il suicidio del suo
 } { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 }.
log-over = { IS($who) ->
    [you] Raggiungi
   *[other] { $who } raggiunge
 } { $honour } punti onore e { IS($who) ->
    [you] vinci
   *[other] vince
 }.

## Domande

ask-turn = Tocca a te: ancora { $left ->
    [one] { $left } azione
   *[other] { $left } azioni
 }.
ask-turn-none = Nessuna azione rimasta. Dichiara, scarta o finisci il turno.
ask-place = In quale casa posi { AS($card, "a") }?
ask-daimyo = Chi deve seguire <b>{ $card }</b>?
ask-assassin = A chi deve far visita l’assassino?
ask-dishonor = Chi disonori?
ask-pick = Quale possesso deve prendere o distruggere la spia?
ask-pick-more = Un secondo possesso della stessa casa?
ask-fate = Che ne fai di <b>{ $card }</b>?
ask-answer = { $by } ti disonora. Come rispondi?
ask-save-dishonor = Salverai la faccia { AS($who, "of") }?
ask-save-battle = { $who } ha perso contro { $by }. Giocherai Salvare la faccia?
ask-save-mine = Il tuo Daimyo ha perso contro { $by } e morirà. Giocherai Salvare la faccia?
ask-save-beaten = Hai battuto { $who }. Lascerai vivere il suo Daimyo con Salvare la faccia?
ask-save-shamed = Hai disonorato { $who }. Giocherai lo stesso Salvare la faccia?
ask-sealed = La tua risposta su { $who } è sigillata.
ask-sealed-mine = La tua risposta è sigillata.
ask-castle = Il castello { AS($who, "of") } è tuo: prenderlo o bruciarlo?
ask-over = { IS($who) ->
    [you] Sei
   *[other] { $who } è
 } il Samurai più onorato.
ask-wait-turn = È il turno { AS($who, "of") }.
ask-wait-answer = { IS($by) ->
    [you] Hai
   *[other] { $by } ha
 } disonorato { $who }, che deve rispondere.
ask-wait-window = A tutti si chiede: salvare { IS($who) ->
    [you] la tua faccia
   *[other] la faccia { AS($who, "of") }
 }?
ask-wait-castle = { $who } decide { IS($target) ->
    [you] del tuo castello
   *[other] del castello { AS($target, "of") }
 }.

## Pulsanti

do-draw = Pesca una carta (1 azione)
do-play = Gioca { AS($card, "a") } ({ $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
 })
do-play-ninja = Gioca { AS($card, "a") } ({ $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
 }, { $price })
do-discard = Scarta { AS($card, "a") }
do-proclaim = Proclama Shogun il tuo Daimyo ({ NUMBER($bonus, signDisplay: "exceptZero") } per turno)
do-attack = Attacca { $whom }: { $mine ->
    [one] { $mine } dado
   *[other] { $mine } dadi
 } contro { $theirs }
do-ally = Alleati con { $whom } ({ NUMBER($share, signDisplay: "exceptZero") } per turno)
do-ally-leave = Lascia { $daimyo }{ $n ->
    [0] {""}
    [one] {" "}e { $n } carta
   *[other] {" "}e { $n } carte
 }, servi { $whom } ({ NUMBER($share, signDisplay: "exceptZero") })
do-dissolve = Sciogli l’alleanza ({ $price })
do-end = Finisci il turno
do-back = Riprendi la carta
do-lay-samurai = Nella mia casa del Samurai
do-lay-daimyo = Nella mia casa del Daimyo
do-lay-lord = Nella casa del mio signore
do-enthrone = Segui { $card }
do-dismiss = Congeda il secondo Samurai con { $card }
do-pick = { $card }, { IS($owner) ->
    [you] mia casa del { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     }
   *[other] casa del { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     } { AS($owner, "of") }
 }
do-fate-destroy = Distruggilo
do-fate-daimyo = Nella casa del Daimyo
do-fate-second = Nella casa del mio secondo Samurai
do-enough = Basta così
do-kill = Il { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 } { AS($whom, "of") }: { $need }+ ({ $price })
do-victim = Il { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 } { AS($whom, "of") }
do-shame = Disonora { $whom } ({ $price } o { $saved })
do-accept = Accetta il disonore ({ $price })
do-save-mine = Gioca Salvare la faccia ({ $price })
do-save = Gioca Salvare la faccia
do-pass = Passa
do-suicide = Il mio { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 } muore ({ $n ->
    [one] { $n } carta
   *[other] { $n } carte
 } in meno)
do-take = Prendi { AS($card, "a") }
do-take-swap = Prendi { AS($card, "a") } al posto del mio
do-burn = Brucia { AS($card, "a") }

## Perché no

n-bound = { $status ->
    [first] Guidi un Daimyo
    [ronin] Sei un Ronin
    [pledged] Ti sei promesso { AS($lord, "to") }
   *[second] Servi { $lord }
 }
no-no-actions = I tuoi { $ki } ki danno { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
 }: non ne resta nessuna.
no-hand-full = Hai in mano { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }: prima giocane o scartane una.
no-piles-empty = Il mazzo e gli scarti sono vuoti.
no-dishonor-dear = Disonore richiede { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
 }; te ne { $left ->
    [one] resta
   *[other] restano
 } { $left }.
no-save-face-waits = Salvare la faccia aspetta una battaglia persa o un Disonore.
no-castle-lordless = { n-bound }: un castello vuole un Daimyo tuo.
no-castle-twice = Il tuo Daimyo ha già un castello: { $card }.
no-daimyo-bound = { n-bound }: solo un Ronin prende un Daimyo per sé.
no-daimyo-bound-first = Guidi già un Daimyo, e uno vivo non si cambia.
no-no-room = { $houses ->
    [one] La tua casa ha già le sue { $most } armate
   *[other] Ognuna delle tue case ha già le sue { $most } armate
 }.
no-no-room-okugata = { $houses ->
    [one] La tua casa ha già la sua Okugata
   *[other] Ognuna delle tue case ha già la sua Okugata
 }.
no-nothing-to-spy = Nessuna casa di un altro giocatore ha un possesso.
no-declared = Hai già fatto la tua dichiarazione di questo turno.
no-lord-attacks = Solo { $lord } decide se quel Daimyo attacca.
no-lord-proclaims = Solo { $lord } può proclamare quel Daimyo.
no-leads-nobody = Non guidi nessun Daimyo che possa essere Shogun.
no-leads-nobody-attack = Non guidi nessun Daimyo, e solo un Daimyo attacca.
no-title-held = { IS($who) ->
    [you] Il tuo Daimyo è già Shogun
   *[other] Il Daimyo { AS($who, "of") } è Shogun
 }.
no-out-of-reach = Il Daimyo { AS($whom, "of") } non è Shogun e non ha un castello.
no-no-lord-there = { $whom } non guida nessun Daimyo.
no-no-die = La tua forza è { $n }; un dado ne vuole { $need }.
no-no-ronin = { n-bound }: solo un Ronin dichiara un’alleanza.
no-no-ronin-anyone = { n-bound }: chi serve o si è promesso non dichiara alleanze.
no-shogun-stays = Il tuo Daimyo è Shogun, e il titolo non si cede.
no-place-taken = { IS($ally) ->
    [you] Sei già
   *[other] { $ally } è già
 } al fianco { IS($target) ->
    [you] del tuo Daimyo
   *[other] { AS($target, "of") }
 }.
no-nothing-to-dissolve = { $status ->
    [leaving] Stai già lasciando { $lord }
    [pledged] Non servi { $lord } prima del tuo prossimo turno
   *[first] Non servi nessuno: non c’è alleanza da sciogliere
 }.
no-castle-at-home = Puoi posare { AS($card, "a") } solo accanto a un Daimyo.
no-no-court = { $status ->
    [pledged] Non servi { $lord } prima del tuo prossimo turno
   *[ronin] Sei un Ronin: non c’è casa del Daimyo in cui posarla
 }.
no-house-full = Questa casa ha già { $n ->
    [one] { $n } armata
   *[other] { $n } armate
 } su { $most }.
no-house-full-okugata = Questa casa ha già la sua Okugata.
no-nobody-to-dismiss = Nessun secondo Samurai serve un tuo Daimyo.
no-own-house = Hai già { AS($card, "a") }: una spia agisce nelle case degli altri.
no-other-house = Entrambi vengono dalla casa in cui hai scelto { AS($card, "a") }.
no-picked = Hai già scelto { AS($card, "a") }.
no-no-such-house = Non hai una casa del Daimyo.
no-no-such-house-second = Nessun secondo Samurai ti serve.
no-back-home = Prendi { AS($card, "a") } proprio da questa casa.
no-shogun-unsaved = Hai lo Shogun: Salvare la faccia non può aiutarti.
no-no-save-face = Non hai in mano Salvare la faccia.
no-no-daimyo-to-die = { n-bound }: non guidi nessun Daimyo che possa morire.

## Consigli

hint-now-income = Le tue case portano poi { $a } punti onore a turno, invece di { $b }.
hint-now-honour = Ti porta subito { $a } punti onore, invece di { $b }.
hint-now-title = Ti fa Shogun.
hint-now-rival = Ferma { $who }, a { $n } punti onore dalla fine.
hint-now-attack = Attacchi poi con { $a } dadi, invece di { $b }.
hint-now-defence = Ti difendi poi con { $a } dadi, invece di { $b }.
hint-now-ki = Il tuo ki è poi { $a }, invece di { $b }.
hint-now-danger = Il tuo Daimyo sarebbe poi battuto nel { NUMBER($pa, style: "percent") } degli attacchi, invece che nel { NUMBER($pb, style: "percent") }.
hint-later-win = Decide la guerra: vinci nel { NUMBER($pa, style: "percent") } dei finali immaginati, invece che nel { NUMBER($pb, style: "percent") }.
hint-later-honour = Al tuo prossimo turno sarai a circa { NUMBER($a, maximumFractionDigits: 0) } punti onore, invece che a { NUMBER($b, maximumFractionDigits: 0) }.
hint-later-income = Al tuo prossimo turno le tue case portano circa { $a } punti onore, invece di { $b }.
hint-later-title = Quando torna il tuo turno sei Shogun nel { NUMBER($pa, style: "percent") } delle partite immaginate, invece che nel { NUMBER($pb, style: "percent") }.
hint-later-daimyo = Quando torna il tuo turno hai ancora un Daimyo nel { NUMBER($pa, style: "percent") } delle partite immaginate, invece che nel { NUMBER($pb, style: "percent") }.
hint-later-rival = Trattiene { $who }, a { $n } punti onore dalla fine.

## Opzioni

opt-target = Punti onore per vincere
opt-target-auto = Secondo i giocatori: 400, o 300 in 5 o 6
opt-alliances = Chi può dichiarare un’alleanza
opt-alliances-ronin = Solo un Ronin
opt-alliances-anyone = Chiunque, tranne lo Shogun
opt-shogun-saves = Lo Shogun può salvare la faccia agli altri
opt-data = Valori delle carte della tua copia

## Parti del regolamento

chapter-setup = Preparazione
chapter-house = Case
chapter-turn = Il turno
chapter-collect = Raccogliere punti onore
chapter-act = Azioni
chapter-hand = Mano, mazzo e scarti
chapter-place = Posare carte nelle case
chapter-decl = Dichiarazioni
chapter-ally = Ronin e alleanze
chapter-ninja = Ninja
chapter-battle = Battaglia
chapter-shogun = Shogun
chapter-dis = Disonore
chapter-save = Salvare la faccia
chapter-gun = Armi da fuoco
chapter-end = Fine della partita

## Valori di un tavolo proprio

figure-cards = Le 110 carte
figure-shogun = Quanto porta il titolo di Shogun a ogni riscossione
figure-name = Nome
figure-type = Tipo
figure-honour = Punti onore
figure-ki = Ki
figure-strength = Forza
figure-players-3 = 3 giocatori
figure-players-4 = 4 giocatori
figure-players-5 = 5 giocatori
figure-players-6 = 6 giocatori
figure-limit-name = la testa di una carta ha posto per tante lettere
figure-limit-type = i Samurai, i sei Daimyo iniziali e lo Shogun restano ciò che sono
figure-limit-honour = i punti onore si pagano in gettoni da 5
figure-limit-figure = sei dadi e cinque azioni sono il massimo che una cifra possa portare
figure-limit-shogun = il ventaglio ha posto per tre cifre, e i punti onore si pagano in gettoni da 5
figure-samurai = Samurai
figure-daimyo = Daimyo
figure-okugata = Okugata
figure-possession = possesso
figure-castle = castello
figure-army = armata
figure-guard = guardia
figure-spy = Spia ninja
figure-elite = Spia ninja d’élite
figure-assassin = Assassino ninja
figure-dishonor = Disonore
figure-saveface = Salvare la faccia
figure-card = { $card } ({ $id })

## Il tavolo

board-turn-of = Turno { AS($who, "of") }, primo a { $goal }
board-your-turn = Tocca a te, primo a { $goal }
board-over = La partita è finita
board-collect = Raccolta
board-actions = Azioni: { $n } rimaste
board-declare = Dichiarazione
board-declared = Dichiarato
board-save-face = Salvare la faccia
board-dishonoured = Disonore
board-castle = Il castello
board-end = Fine
board-daimyo-house = Casa del Daimyo
board-samurai-house = Casa del Samurai
board-house-name = Casa del { $row ->
    [samurai] Samurai
   *[daimyo] Daimyo
 }: { $honour } punti onore, { $ki } ki, { $force } di forza
board-shogun = Shogun, { $name }
board-ronin = Ronin, senza Daimyo
board-ronin-short = Ronin
board-ronin-long = Ronin: non guadagna punti onore finché non serve qualcuno
board-pledged = promesso { AS($lord, "to") }
board-second = { IS($lord) ->
    [you] ti serve
   *[other] serve { $lord }
 }
board-leaving = { IS($lord) ->
    [you] ti lascia
   *[other] lascia { $lord }
 }
board-pledged-long = La sua forza conta subito; servirà dal prossimo turno
board-second-long = Metà della casa del Daimyo: { NUMBER($n, signDisplay: "exceptZero") } a turno
board-leaving-long = Libero all’inizio del suo prossimo turno
board-ally = alleato: { IS($ally) ->
    [you] tu
   *[other] { $ally }
 }
board-honour = Onore
board-ki = Ki
board-force = Forza
board-income = Rendita
board-n-actions = { $n ->
    [one] { $n } azione
   *[other] { $n } azioni
 }
board-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
 }
board-dice-both = { $mine }/{ $theirs } dadi
board-attack-dice = attacco { $mine }, difesa { $theirs }
board-per-turn = a turno
board-plate = { $name }: { $honour } punti onore, { $ki } ki, { $force } di forza, { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 } in mano, { $state }
board-empty-place = Nessun Daimyo
board-armies = { $n ->
    [one] { $n } armata
   *[other] { $n } armate
 }, { $force } di forza in tutto
board-guards = { $n ->
    [one] { $n } guardia
   *[other] { $n } guardie
 }
board-rail = Corsa a { $goal } punti onore
board-deck = Mazzo, { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
board-draw = Pesca
board-discard = Scarti, { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
board-discard-title = Scarti
board-no-discard = Non è stato ancora scartato nulla.
board-discards = Scarti
board-title-free = libero: { NUMBER($n, signDisplay: "exceptZero") } a turno
board-title-held = { IS($who) ->
    [you] tuo
   *[other] { AS($who, "of") }
 }
board-title-name = Il titolo di Shogun, { $n } punti onore a turno
board-declarations = Dichiarare, una volta a turno
board-proclaim = Shogun
board-proclaim-more = { NUMBER($n, signDisplay: "exceptZero") } a turno
board-attack = Attacco
board-attack-more = forza { $n }, { $mine ->
    [one] { $mine } dado
   *[other] { $mine } dadi
 }
board-ally-do = Alleanza
board-ally-more = servire un Daimyo
board-ally-leave = { $n ->
    [0] lasciare { $daimyo }
    [one] lasciare { $daimyo } e { $n } carta
   *[other] lasciare { $daimyo } e { $n } carte
 }
board-ally-price = { $n ->
    [0] Rinunci a { $daimyo }? Niente te lo ridà.
    [one] Rinunci a { $daimyo } e alla sua casa ({ $n } carta)? Niente te li ridà.
   *[other] Rinunci a { $daimyo } e alla sua casa ({ $n } carte)? Niente te li ridà.
 }
board-dissolve = Sciogli
board-dissolve-more = { $n } punti onore
board-attacks = { IS($who) ->
    [you] Attacchi
   *[other] { $who } attacca
 }
board-defends = { IS($who) ->
    [you] Difendi
   *[other] { $who } difende
 }
board-side = { IS($name) ->
    [none] {""}
   *[other] { $name },{" "}
 }forza { $n }{ IS($castle) ->
    [yes] {" "}col castello
   *[no] {""}
 }, { $mine ->
    [one] { $mine } dado
   *[other] { $mine } dadi
 }
board-wins = { IS($who) ->
    [you] Vinci
   *[other] { $who } vince
 } di { $n }
board-you-lose = Perdi di { $n }
board-tied = { $n } pari, si rilancia
board-before = Prima dei dadi
board-saved = La faccia è salva
board-not-saved = La faccia non è salva
board-stab = { IS($who) ->
    [you] Mandi
   *[other] { $who } manda
 } un assassino
board-stab-at = contro { IS($target) ->
    [you] il tuo { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     }
   *[other] il { $row ->
        [samurai] Samurai
       *[daimyo] Daimyo
     } { AS($target, "of") }
 }, serve { $need } o più
board-killed = La lama va a segno
board-missed = La lama manca il colpo
board-shame = { IS($who) ->
    [you] Giochi
   *[other] { $who } gioca
 } Disonore
board-shame-more = Perdere { $price } punti onore, salvare la faccia per { $saved }, o lasciar morire uno dei propri
board-shame-on = contro { IS($target) ->
    [you] di te
   *[other] { $target }
 }
board-asking = Si chiede a tutti quelli che hanno una carta in mano, qualunque sia
board-asked = interpellato
board-answered = sigillato
board-less-honour = { $n } punti onore
board-suicide-end = suicidio: nessun punto onore perso
board-close = Chiudi
board-my-hand = La mia mano
board-rivals = Gli altri
board-mine = Le mie case
board-step-house = Casa
board-step-target = Bersaglio
board-step-pick = Possesso
board-step-fate = Sorte
board-step-more = Un secondo
board-watching = Stai guardando. Le mani restano chiuse per te.
board-speech = { $question } Punti onore: { $race }. Hai { $ki } ki, { $left ->
    [one] { $left } azione rimasta
   *[other] { $left } azioni rimaste
 }. La tua mano: { $hand }.
board-speech-house = { $name }, { $state }. Casa del Daimyo: { $court }. Casa del Samurai: { $home }.
board-nothing = niente
board-column = Onore
board-column-income = Rendita
board-unit-honor = { $n } punti onore
board-unit-ki = { $n } ki
board-unit-force = { $n } di forza
board-printed = Sulla carta: { $printed }

## Sulle carte

board-kind-samurai = Samurai
board-kind-daimyo = Daimyo
board-kind-shogun = Titolo
board-kind-okugata = Okugata
board-kind-possession = Possesso
board-kind-castle = Castello
board-kind-army = Armata
board-kind-guard = Guardia
board-kind-ninja = Ninja, { $price }
board-kind-saveface = In ogni momento
board-text-daimyo = Per un Ronin, o per congedare un alleato
board-text-okugata = Una per casa
board-text-possession = Le spie possono prenderlo
board-text-castle = Difende il Daimyo e attira gli attacchi
board-text-army = Cinque per casa
board-text-guard = Agli assassini serve { $need } o più
board-text-spy = Ruba o distrugge un possesso
board-text-elite = Ruba o distrugge fino a due possessi
board-text-assassin = Uccide con { $need } o più, con guardia con { $guarded }
board-text-dishonor = Un rivale perde { $price }, o lascia morire uno dei suoi
board-text-saveface = Sopravvivi a una sconfitta, o perdi { $saved } e non { $price }

## Risposte date in anticipo

board-standing-mine = Accetto le mie perdite: niente Salvare la faccia per me
board-standing-others = Lascio che gli altri perdano
board-dishonored-when = Disonorato con { $figure } punti onore o più:
board-dishonored-deed = gioco Salvare la faccia e perdo { $saved }, non { $price }
board-dishonored-best = Se l’ho in mano e lo Shogun non è mio; altrimenti lo accetto. Nessuno si toglie la vita per questo.
board-fallen-when = Battaglia persa da un Daimyo che mi vale { $figure } punti onore per turno o più:
board-fallen-deed = gioco Salvare la faccia per lui
board-fallen-best = Il mio, o quello che servo, per ciò che la sua casa mi porta. Senza la carta cade, salvo che un altro lo salvi.

## The result

board-end-won = Raggiungi { $n } punti onore
# $who (text)
board-end-lost = { $who } raggiunge { $n } punti onore
# $who (text)
board-end-lead = { $who } resta a { $n } punti di distanza.
board-end-lead-you = Resti a { $n } punti di distanza.
# $who (text)
board-end-house = { $who } ha perso un Daimyo nel giro { $round }.
board-end-house-you = Hai perso un Daimyo nel giro { $round }.
board-end-battles = Battaglie
board-end-of = { $n } su { $most }
board-end-saved = Facce salvate
board-end-length = { $n ->
    [one] un giro
   *[other] { $n } giri
 }
