### Samurai Spirit in italiano. Nessuna scatola italiana: manche, fila di combattimento, brigante, infiltrato, barricata, fattoria, famiglia, sostegno, ferita.

## Cose

title = Samurai Spirit
tagline = Sette contro i briganti: difendete il villaggio per tre notti, insieme.
unit = punti

-samurai-heihachi = Heihachi
-samurai-daisuke = Daisuke
-samurai-gorobei = Gorobei
-samurai-kanbei = Kanbei
-samurai-kikuchiyo = Kikuchiyo
-samurai-kyuzo = Kyuzo
-samurai-katsushiro = Katsushiro

raider = { $value }
    .a = un { raider }
    .the = { $value ->
        [1] l’{ raider }
       *[other] il { raider }
    }
    .this = { $value ->
        [1] quest’{ raider }
       *[other] questo { raider }
    }
-raider-unseen = brigante ignoto
    .a = un { -raider-unseen }
    .the = il { -raider-unseen }
    .this = questo { -raider-unseen }

-symbol-hat = cappello
    .the = il { -symbol-hat }
-symbol-farm = fattoria
    .the = la { -symbol-farm }
-symbol-doll = bambola
    .the = la { -symbol-doll }

## Penalità

-icon-burn = Incendio
    .the = l’{ -icon-burn }
    .agree = m
-icon-wound = Ferita
    .the = la { -icon-wound }
    .agree = f
-icon-infiltrate = Infiltrazione
    .the = l’{ -icon-infiltrate }
    .agree = f
-icon-no-defend = Niente difesa
    .the = { -icon-no-defend }
    .agree = f
-icon-no-support = Niente sostegno
    .the = { -icon-no-support }
    .agree = f
-icon-arrow-left = Freccia a sinistra
    .the = la { -icon-arrow-left }
    .agree = f
-icon-arrow-right = Freccia a destra
    .the = la { -icon-arrow-right }
    .agree = f
-icon-must-pass = Passo obbligato
    .the = il { -icon-must-pass }
    .agree = m
-icon-reinforce = Rinforzo
    .the = il { -icon-reinforce }
    .agree = m
-icon-no-talent = Niente talento
    .the = { -icon-no-talent }
    .agree = f
-icon-lose-defence = Difesa persa
    .the = la { -icon-lose-defence }
    .agree = f

## Diario

log-began = { $deck ->
    [one] { $deck } brigante scende
   *[other] { $deck } briganti scendono
 } sul villaggio; { $barricades ->
    [one] { $barricades } barricata resiste
   *[other] { $barricades } barricate resistono
 }. { IS($who) ->
    [you] Cominci tu.
   *[other] Comincia { $who }.
 }
log-chose = { IS($who) ->
    [you] Giochi
   *[other] { $who } gioca
 } { $samurai }.
log-activated = { IS($who) ->
    [you] Chiami
   *[other] { $who } chiama
 } { $samurai }.
log-penalty = { IS($who) ->
    [you] Subisci
   *[other] { $who } subisce
 } { AS($icon, "the") } ({ AS($raider, "the") }).
log-ignored = { IS($who) ->
    [you] Ignori
   *[other] { $who } ignora
 } { AS($icon, "the") } ({ AS($raider, "the") }).
log-impossible = { $icon }: l’effetto non si può applicare, una ferita al suo posto.
log-reinforced = { AS($raider, "a") } torna dagli scarti; il mazzo si mescola.
log-lost-defence = { IS($who) ->
    [you] Perdi
   *[other] { $who } perde
 } { AS($symbol, "the") } a sinistra.
log-drawn = { IS($who) ->
    [you] Riveli
   *[other] { $who } rivela
 } { AS($raider, "a") }.
log-drawn-arrow = La freccia porta { AS($raider, "a") } { AS($who, "to") }.
log-confronted = { IS($who) ->
    [you] Affronti
   *[other] { $who } affronta
 } { AS($raider, "the") }: totale <b>{ $total }</b> su { $kiai }.
log-defended = { IS($who) ->
    [you] Difendi
   *[other] { $who } difende
 } con { AS($symbol, "the") }.
log-gave = { IS($who) ->
    [you] Dai
   *[other] { $who } dà
 } { AS($raider, "the") } { AS($to, "to") }.
log-struck = { IS($who) ->
    [you] Abbatti
   *[other] { $who } abbatte
 } { AS($raider, "the") }.
log-buried = { IS($who) ->
    [you] Metti
   *[other] { $who } mette
 } { AS($raider, "the") } sotto il mazzo.
log-overwhelmed = { IS($who) ->
    [you] Sei sopraffatto
   *[other] { $who } è sopraffatto
 }: <b>{ $total }</b> oltre { $kiai }.
log-slipped = { AS($raider, "the") } si infiltra.
log-slipped-unseen = Un brigante si infiltra senza essere visto.
log-lent = Il { IS($owner) ->
    [you] tuo segnalino
   *[other] segnalino { AS($owner, "of") }
 } va { AS($to, "to") }.
log-passed = { IS($who) ->
    [you] Passi
   *[other] { $who } passa
 }.
log-passed-forced = { IS($who) ->
    [you] Devi
   *[other] { $who } deve
 } passare.
log-kiai = <b>Kiai!</b> { IS($who) ->
    [you] Liberi
   *[other] { $who } libera
 } il potere di { $samurai }.
log-declined = { IS($who) ->
    [you] Ne fai
   *[other] { $who } ne fa
 } a meno.
log-moved = { AS($raider, "the") } passa { AS($from, "from") } { AS($to, "to") }.
log-cut = { IS($who) ->
    [you] Scarti
   *[other] { $who } scarta
 } { AS($raider, "the") } { IS($from) ->
    [you] della tua fila
   *[other] { AS($from, "of") }
 }.
log-cleared-deck = { IS($who) ->
    [you] Sgombri
   *[other] { $who } sgombra
 } la strada: { $raiders }.
log-cleared-gate = { IS($who) ->
    [you] Scacci
   *[other] { $who } scaccia
 } degli infiltrati: { $raiders }.
log-turned-up = { IS($who) ->
    [you] Vedi
   *[other] { $who } vede
 } chi arriva: { $raiders }.
log-arranged = Verranno in quest’ordine: { $raiders }.
log-shed = { AS($raider, "the") } lascia la { IS($who) ->
    [you] tua fila
   *[other] fila { AS($who, "of") }
 }: totale <b>{ $total }</b>.
log-wounded = { IS($who) ->
    [you] Subisci
   *[other] { $who } subisce
 } una ferita.
log-fell = { IS($who) ->
    [you] Subisci la quarta ferita e cadi
   *[other] { $who } subisce la quarta ferita e cade
 }.
log-turned = { IS($who) ->
    [you] Diventi
   *[other] { $who } diventa
 } animale: valore di Kiai <b>{ $kiai }</b>.
log-healed = La { IS($who) ->
    [you] tua ferita
   *[other] ferita { AS($who, "of") }
 } è curata.
log-barricade-lost = Brucia una barricata: { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
 }.
log-barricade-built = Una barricata è costruita: { $left ->
    [one] ce n’è { $left }
   *[other] ce ne sono { $left }
 }.
log-farm-lost = Cade una fattoria: { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
 }.
log-farm-penalty = La sua caduta ha un prezzo: { $price ->
    [farm-a] una famiglia a caso è perduta
    [farm-b] cade un’altra fattoria
    [farm-c] brucia una barricata, o una fattoria se non ce n’è
   *[farm-d] un samurai scelto dalla squadra è ferito
 }.
log-family-lost = Una famiglia è perduta: { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
 }.
log-round-over = La manche { $round } è finita: { $gate ->
    [0] nessun brigante è
    [one] { $gate } brigante è
   *[other] { $gate } briganti sono
 } nel villaggio.
log-everyone-passed = Tutti hanno passato: { $gate ->
    [0] nessun brigante è
    [one] { $gate } brigante è
   *[other] { $gate } briganti sono
 } nel villaggio.
log-dawn-1 = <b>Alba, fase 1</b>: i cappelli.
log-dawn-2 = <b>Alba, fase 2</b>: le fattorie.
log-dawn-3 = <b>Alba, fase 3</b>: le famiglie.
log-dawn-4 = <b>Alba, fase 4</b>: gli infiltrati.
log-lacking = { IS($who) ->
    [you] Ti manca
   *[other] { AS($who, "to") } manca
 } { AS($symbol, "the") }.
log-bonus = Una famiglia aiuta: { $help ->
    [family-a] un samurai è curato
    [family-b] una barricata è ricostruita
   *[family-c] il primo infiltrato è scacciato
 }.
log-intruder = Infiltrato: { AS($raider, "a") }{ IS($flames) ->
    [yes] {" "}con le fiamme
   *[no] , innocuo
 }.
log-round = Manche { $round }: { $added ->
    [one] { $added } nuovo arrivato
   *[other] { $added } nuovi arrivati
 }, { $deck } briganti in tutto. { IS($who) ->
    [you] Cominci tu.
   *[other] Comincia { $who }.
 }
log-won = Il villaggio resiste: <b>{ $score }</b> ({ $mode ->
    [easy] Facile
    [normal] Normale
    [hard] Difficile
   *[heroic] Eroica
 }).
log-lost = Il villaggio è perduto.
log-lost-dead = { IS($who) ->
    [you] Sei
   *[other] { $who } è
 } a terra, e il villaggio è perduto.

## Domande

ask-choose = Quale samurai giochi?
ask-absent = Chiami un samurai assente per questo turno?
ask-order = Due penalità: quale prima?
ask-ignore = { $icon }: { IS($icon, "agree") ->
    [m] ignorarlo o subirlo?
   *[f] ignorarla o subirla?
 }
ask-lose-defence = A quale carta di difesa rinunci?
ask-action = Combattere, sostenere o passare?
ask-recipient = A chi presti il tuo segnalino?
ask-place = { AS($raider, "a") }. Dove va?
ask-place-given = Ricevi { AS($raider, "a") }. Dove va?
ask-place-kept = { AS($raider, "this") } deve restare. A sinistra o a destra?
ask-receive = Arriva da te { AS($raider, "a") }. A sinistra o a destra?
ask-again = Combatti una seconda volta?
ask-power = Kiai! Usi l’effetto?
ask-move-from = Kiai! Da quale fila parte l’ultima carta?
ask-move-to = Chi riceve la carta?
ask-cut = Kiai! Da quale fila si scarta l’ultima carta?
ask-lend-from = Kiai! Di chi è il segnalino da dare?
ask-lend-to = Chi riceve il segnalino?
ask-arrange = In che ordine stanno le carte sul mazzo?
ask-heal = Kiai! Chi è curato?
ask-farm-wound = La caduta della fattoria ferisce un samurai. Quale?
ask-bonus = La famiglia cura un samurai. Quale?
ask-turn = Tocca a te.
ask-waiting = Si aspetta { AS($who, "obj") }.
ask-won = Il villaggio resiste. Punteggio: <b>{ $score }</b>.
ask-lost = Il villaggio è perduto.
ask-nobody = Ora nessuno deve scegliere.

## Sigilli

do-choose = Gioca { $samurai }
do-activate = Chiama { $samurai }
do-ready = Comincia il turno
do-first = Prima: { $icon }
do-ignore = Ignora { AS($icon, "the") }
do-suffer = Subisci { AS($icon, "the") }
do-lose = Rinuncia: { AS($symbol, "the") }
do-fight = Combatti: rivela un brigante
do-support = Sostieni: presti il segnalino, un infiltrato
do-pass = Passa: lascia la manche
do-confront = Affronta: totale { $clash ->
    [kiai] <b>{ $total }</b>, Kiai!
    [above] <b>{ $total }</b> su { $kiai }, un incendio
   *[below] <b>{ $total }</b> su { $kiai }
 }
do-defend = Difendi: { AS($symbol, "the") }
do-give = Dalla a { $whom }
do-discard = Scartala: quel valore è nella tua fila
do-under = Mettila sotto il mazzo e pescane un’altra
do-again = Combatti ancora
do-stop = Fermati qui
do-build = Costruisci una barricata
do-clear-deck = Scarta { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 } dal mazzo
do-clear-gate = Scaccia { $n ->
    [one] { $n } infiltrato
   *[other] { $n } infiltrati
 }
do-turn-up = Scopri { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
do-decline = Fanne a meno
do-from = Da { $whom }
do-to = A { $whom }
do-cut = Scarta l’ultima carta di { $whom }
do-heal = Cura { $whom }
do-nobody = Non curare nessuno
do-order = In cima, in quest’ordine: { $raiders }
do-wound = Ferisci { $whom }

## Perché no

no-no-symbol = { AS($raider, "this") } non mostra né cappello, né fattoria, né bambola.
no-symbol-held = La tua difesa ha già { AS($symbol, "the") }.
no-no-defending = Niente difesa: in questo turno non si mette niente a sinistra.
no-kept = { AS($raider, "this") } sostituisce un’altra carta e deve restare.
no-no-talents = Niente Talento: in questo turno non se ne usano.
no-wrong-value = { $samurai } dà carte { IS($even) ->
    [yes] pari
   *[no] dispari
 }; questa è { AS($raider, "a") }.
no-wrong-value-back = { $samurai } restituisce solo carte { IS($even) ->
    [yes] pari
   *[no] dispari
 }; questa è { AS($raider, "a") }.
no-wrong-value-strict = A questo tavolo { $samurai } ridà solo carte { IS($even) ->
    [yes] pari
   *[no] dispari
 }; questa è { AS($raider, "a") }.
no-neighbour-out = { IS($whom) ->
    [you] Hai passato e non prendi
   *[other] { $whom } ha passato e non prende
 } carte.
no-gave-already = Hai già dato { AS($raider, "this") } una volta.
no-no-repeat = Nella tua fila non c’è ancora { AS($raider, "a") }.
no-came-back = La posizione torna per la quinta volta: in questo turno niente scarto.
no-pile-empty = Il mazzo è vuoto: non c’è un’altra carta.
no-alone = Nessun altro è in gioco.
no-token-lent = Il tuo segnalino è da { $holder }.
no-no-support = Niente sostegno: in questo turno non è permesso.
no-has-passed = { IS($whom) ->
    [you] Hai
   *[other] { $whom } ha
 } passato.
no-no-line = La { IS($whom) ->
    [you] tua fila
   *[other] fila di { $whom }
 } è senza carte.
no-same-line = La carta viene da { IS($whom) ->
    [you] te
   *[other] { $whom }
 }: scegli un altro samurai.
no-token-away = Il { IS($whom) ->
    [you] tuo segnalino
   *[other] segnalino di { $whom }
 } è da { IS($holder) ->
    [you] te
   *[other] { $holder }
 }.
no-own-token = È il { IS($whom) ->
    [you] tuo segnalino
   *[other] segnalino di { $whom }
 }: scegli un altro samurai.
no-no-marker = { IS($whom) ->
    [you] Non hai
   *[other] { $whom } non ha
 } ferite da curare.
no-taken = { $samurai } è già preso.
no-spent = { $samurai } ha già aiutato una volta in questa partita.

## Consigli

hint-now-kiai = Riempie la linea esattamente fino al tuo kiai: il grido risuona.
hint-now-over = Ti evita di essere sopraffatto: la tua linea resta entro il kiai.
hint-now-guard = Riempie la tua difesa: { $a } posti su tre difesi, invece di { $b }.
hint-now-penalty = La carta che resta ultima nella tua linea farà meno male all’inizio del prossimo turno.
hint-now-room = Lascia { $a } punti di margine sotto il tuo kiai, invece di { $b }.
hint-now-barricades = Tiene in piedi { $a } barricate, invece di { $b }.
hint-now-farms = Tiene in piedi { $a } fattorie, invece di { $b }.
hint-now-families = Tiene al sicuro { $a } famiglie, invece di { $b }.
hint-now-wounds = Risparmia la squadra: { $a } ferite in tutto, invece di { $b }.
hint-later-barricades = Al tuo prossimo turno restano circa { $a } barricate, invece di { $b }.
hint-later-farms = Al tuo prossimo turno restano circa { $a } fattorie, invece di { $b }.
hint-later-families = Al tuo prossimo turno circa { $a } famiglie sono al sicuro, invece di { $b }.
hint-later-wounds = Al tuo prossimo turno la squadra porta circa { $a } ferite, invece di { $b }.
hint-later-intruders = Al tuo prossimo turno circa { $a } briganti si sono infilati nel villaggio, invece di { $b }.
hint-later-guard = Al tuo prossimo turno circa { $a } dei tuoi tre posti sono difesi, invece di { $b }.
hint-later-win = Decide la notte: alla fine il villaggio vale { NUMBER($pa, style: "percent") }, invece di { NUMBER($pb, style: "percent") }.

## Opzioni

opt-mode = Difficoltà
opt-samurai = Samurai
opt-absent = Sostegni dei samurai assenti
opt-players = Quanti giocano
opt-strict-parity = Ridare richiede il valore del talento
opt-data = Carte tue
opt-mode-easy = Facile
opt-mode-normal = Normale
opt-mode-hard = Difficile
opt-mode-heroic = Eroica
opt-samurai-random = dati a caso
opt-samurai-choose = scelti al tavolo
opt-absent-auto = come da regola
opt-absent-on = in uso
opt-absent-off = non in uso
opt-players-0 = uno per samurai
opt-players-1 = una persona li guida tutti

## Parti del regolamento

chapter-def = Definizioni
chapter-setup = Preparazione
chapter-mode = Difficoltà
chapter-round = Manche e ordine di turno
chapter-turn = Il turno
chapter-pen = La penalità
chapter-fight = Combattere
chapter-conf = Affrontare
chapter-defend = Difendere
chapter-sup = Sostenere
chapter-pass = Passare
chapter-tal = Talenti
chapter-kiai = Kiai
chapter-wound = Ferite e lato animale
chapter-barr = Barricate
chapter-farm = Fattorie
chapter-fam = Famiglie
chapter-end = Fine di un manche
chapter-next = Il manche successivo
chapter-loss = Sconfitta
chapter-win = Vittoria
chapter-score = Punteggio
chapter-duo = In due giocatori
chapter-solo = In solitario
chapter-faq = Domande e risposte

## Il tavolo

board-sub = Notte { $n } di 3, { $mode }
board-phase-a = A Penalità
board-phase-b = B Azione
board-phase-c = Piazza il brigante
board-phase-kiai = Kiai
board-phase-dawn = Alba
board-night = Notte { $n }
board-allies = Gli altri samurai
board-mine = Il mio samurai
board-as = { $name }, { $animal }
board-out = { $name }, fuori per stanotte
board-passed = Passato
board-marker = È il suo turno
board-wounds = { $n ->
    [one] { $n } ferita su 4
   *[other] { $n } ferite su 4
 }
board-wounded = ferito
board-unhurt = illeso
board-track = Tracciato { $total } di { $kiai }
board-over = Sopraffatto
board-to-kiai = Kiai tra { $n }
board-look = Vedi la plancia di { $name }
board-plate = { $name }: { $who }. { $total } di { $kiai }. Difende { $left }. { $wounds }.
board-nothing = niente
board-token = Segnalino Sostegno di { $name }
board-token-home = Segnalino Sostegno di { $name }, a casa
board-token-live = Sostegno di { $name }, vale in questo turno
board-token-idle = Sostegno di { $name }, per il prossimo turno
board-deck = Briganti rimasti
board-deck-s = Briganti
board-gate = Infiltrati
board-gate-s = Porta
board-grave = Cimitero
board-grave-s = Tombe
board-deck-name = Collina: { $n ->
    [one] resta { $n } brigante
   *[other] restano { $n } briganti
 }
board-deck-up = Collina: { $n ->
    [one] resta { $n } brigante
   *[other] restano { $n } briganti
 }, scoperti in cima: { $cards } ({ $up })
board-gate-name = Porta: { $n ->
    [one] { $n } infiltrato coperto
   *[other] { $n } infiltrati coperti
 }
board-grave-name = Cimitero: { $n ->
    [one] { $n } brigante
   *[other] { $n } briganti
 }, aperto a tutti
board-grave-empty = Qui non giace ancora nessun brigante.
board-revealed = Scoperto
board-given = Per { $name }
board-moving = In cammino verso { $name }
board-farms = Fattorie
board-families = Famiglie
board-barricades = Barricate
board-farm-up = Fattoria { $n }, in piedi
board-farm-down = Fattoria { $n }, bruciata la notte { $round }
board-family-up = Famiglia { $n }, al sicuro
board-family-bonus = Famiglia { $n }, al sicuro. { $bonus }
board-family-down = Famiglia { $n }, perduta la notte { $round }
board-farm-kind-a = una famiglia se ne va con lei
board-farm-kind-b = brucia un’altra fattoria
board-farm-kind-c = un incendio
board-farm-kind-d = un samurai è ferito
board-bonus-a = All’alba un samurai è curato.
board-bonus-b = All’alba si rialza una barricata.
board-bonus-c = All’alba un infiltrato è preso.
board-absent = Samurai assenti
board-absent-up = Segnalino di { $name }, assente. { $talent }
board-absent-used = Segnalino di { $name }, usato
board-defend = Difendi
board-defend-more = uno per simbolo
board-confront-z = Affronta
board-confront-more = vale l’ultima penalità
board-empty-slot = Manca: { $symbol }
board-talent = Talento
board-kiai = Kiai
board-in-force = In vigore
board-ban-defend = Niente difesa
board-ban-support = Niente sostegno
board-ban-action = Deve passare
board-ban-talent = Niente talenti
board-ban-discard = Niente scarto
board-raider = Brigante { $value }
board-raider-full = { $rank } { $value }, { $symbol }, { $penalty }, { $flames }
board-rank-plunderer = Predone
board-rank-lieutenant = Luogotenente
board-rank-boss = Capo
board-no-symbol = senza simbolo
board-no-penalty = senza penalità
board-flames = fiamme
board-no-flames = senza fiamme
board-last-one = ultimo, vale la sua penalità
board-pen-burn = Incendio
board-pen-wound = Ti ferisce
board-pen-infiltrate = Uno s’infiltra
board-pen-no-defend = Niente difesa
board-pen-no-support = Niente sostegno
board-pen-arrow-left = Uno a sinistra
board-pen-arrow-right = Uno a destra
board-pen-must-pass = Deve passare
board-pen-reinforce = Uno ritorna
board-pen-no-talent = Niente talenti
board-pen-lose-defence = Perde una difesa
board-animal-heihachi = Tanuki
board-animal-daisuke = Scimmia
board-animal-gorobei = Orso
board-animal-kanbei = Cinghiale
board-animal-kikuchiyo = Tigre
board-animal-kyuzo = Lupo
board-animal-katsushiro = Volpe
board-short-heihachi = dà i pari
board-short-daisuke = dà i dispari
board-short-gorobei = ignora i pari
board-short-kanbei = ignora i dispari
board-short-kikuchiyo = combatte due volte
board-short-kyuzo = scarta i doppi
board-short-katsushiro = ripesca
board-talent-heihachi = Dare a un vicino un brigante pari appena pescato.
board-talent-daisuke = Dare a un vicino un brigante dispari appena pescato.
board-talent-gorobei = Ignorare le penalità dei briganti pari.
board-talent-kanbei = Ignorare le penalità dei briganti dispari.
board-talent-kikuchiyo = Dopo un combattimento, combattere ancora una volta.
board-talent-kyuzo = Scartare un brigante il cui valore è già nella propria fila.
board-talent-katsushiro = Mettere un brigante sotto il mazzo e pescarne un altro.
board-human-heihachi = Aggiungere una barricata.
board-human-daisuke = Spostare l’ultimo brigante di una fila a un altro samurai.
board-human-gorobei = Scartare i primi 2 briganti della collina.
board-human-kanbei = Scartare i primi 2 infiltrati.
board-human-kikuchiyo = Scartare l’ultimo brigante di una fila.
board-human-kyuzo = Un samurai dà il suo segnalino Sostegno a un altro.
board-human-katsushiro = Scoprire i primi 2 briganti e rimetterli nell’ordine voluto.
board-beast-heihachi = Aggiungere una barricata e curare un samurai.
board-beast-daisuke = Due volte: spostare l’ultimo brigante di una fila.
board-beast-gorobei = Scartare i primi 3 briganti della collina.
board-beast-kanbei = Scartare i primi 3 infiltrati.
board-beast-kikuchiyo = Due volte: scartare l’ultimo brigante di una fila.
board-beast-kyuzo = Un segnalino Sostegno cambia mano; aggiungere una barricata.
board-beast-katsushiro = Scoprire i primi 3 briganti e rimetterli nell’ordine voluto.
board-do-defend = Difendi
board-do-confront = Affronta
board-do-give = A { $name }
board-do-discard = Scartalo
board-do-under = Cambialo
board-do-fight = Combatti
board-do-support = Sostieni
board-do-pass = Passa
board-do-again = Ancora
board-do-stop = Basta
board-do-ignore = Ignorala
board-do-suffer = Subiscila
board-do-use = Usalo
board-do-decline = Lascia stare
board-do-nobody = Nessuno
board-do-ready = Comincia
board-do-first = Prima: { $penalty }
board-do-lose = Simbolo { $symbol }
board-do-seat = { $name }
board-shut = Non ora: perché?
board-note-defend = { $symbol }: coperto, resta a { $total }
board-note-below = { $total } + { $value } = { $sum } di { $kiai }
board-note-exact = { $total } + { $value } = { $sum }, Kiai esatto
board-note-over = { $sum } di { $kiai }: un incendio
board-note-discard = Un { $value } è già nella fila
board-note-under = Sotto il mazzo, ne viene un altro
board-note-fight = Scopri uno dei { $n }
board-note-support = Presta { $name }, 1 s’infiltra
board-note-pass = Fuori fino all’alba, manca { $lack }
board-note-pass-full = Fuori fino all’alba, tutto coperto
board-note-again = { $n ->
    [one] { $n } brigante sulla collina
   *[other] { $n } briganti sulla collina
 }
board-note-stop = Fine turno a { $total }
board-note-ignore = Non succede nulla
board-note-ready = Nessun altro aiuto assente
board-note-from = Ultimo brigante: { $value }
board-note-token = Talento: { $talent }
board-note-to = È a { $total } di { $kiai }
board-note-heal = Perde il segnalino Ferita
board-note-wound = { $n } → { $m } ferite su 4
board-note-turns = { $n } → { $m } su 4, diventa animale
board-note-dies = La quarta ferita: tutto è perduto
board-note-lose = Se ne va il brigante { $value }
board-note-decline = Il primo brigante va via comunque
board-note-nobody = Tutto resta com’è
board-note-build = Barricate { $n } → { $m }
board-note-deck = Scarta { $n ->
    [one] { $n } brigante
   *[other] { $n } briganti
 } della collina
board-note-gate = Scarta { $n ->
    [one] { $n } infiltrato
   *[other] { $n } infiltrati
 }
board-note-turn-up = Scopri { $n ->
    [one] { $n } brigante
   *[other] { $n } briganti
 }
board-choose-title = Chi difende il villaggio?
board-choose-kiai = Kiai { $human }, poi { $beast }
board-arrange-title = In quale ordine verranno? Indica il primo, poi il seguente
board-arrange-card = { $card }, posto { $n }
board-first = primo
board-ribbon = Kiai di { $name }
board-go-on = Avanti
board-to-table = Al tavolo
board-dawn-title = L’alba dopo la notte { $n }
board-dawn-1 = Cappelli
board-dawn-2 = Fattorie
board-dawn-3 = Famiglie
board-dawn-4 = Infiltrati
board-dawn-1-more = Chi non ha un cappello è ferito.
board-dawn-2-more = Chi non ha una fattoria ne fa perdere una al villaggio.
board-dawn-3-more = Chi non ha una bambola fa perdere una famiglia; quelle che restano aiutano.
board-dawn-4-more = Ogni infiltrato con le fiamme appicca il fuoco.
board-dawn-all = Ogni samurai ne ha uno. Nulla è perduto.
board-dawn-nobody = Nessuno si è infiltrato.
board-dawn-ask = Una scelta attende nel rotolo.
board-dawn-holds = coperto
board-dawn-lacks = manca
board-dawn-everybody = Tutti hanno passato: il resto della collina è nel villaggio.
board-result-won = Il villaggio resiste
board-result-lost = Il villaggio cade
board-result-night = Notte { $n }
board-col-side = Lato
board-col-wounds = Ferite
board-col-samurai = Samurai
board-human = Umano
board-watching = Guardi da sopra la spalla di { $name }.
board-speech = { $question } { $farms } fattorie, { $families } famiglie, { $barricades } barricate. { $deck } briganti sulla collina, { $gate } alla porta. { $boards }

## Risposte lasciate da sole

board-standing-absent = Non chiedere i samurai assenti in questa manche
board-standing-offer = Non in questa manche

board-symbol-hat = { -symbol-hat }
board-symbol-farm = { -symbol-farm }
board-symbol-doll = { -symbol-doll }

## Cifre di un tavolo

figure-raiders = I 66 briganti
figure-farms = Penalità sul retro dei gettoni fattoria (Difficile ed Eroico)
figure-families = Bonus sul retro dei gettoni famiglia
figure-samurai = Le sette plance
figure-id = Sigla
figure-rank = Grado
figure-value = Valore
figure-symbol = Simbolo
figure-penalty = Penalità
figure-flames = Fiamme
figure-name = Samurai
figure-animal = Animale
figure-colour = Colore della plancia
figure-human = Kiai, lato umano
figure-beast = Kiai, lato animale
figure-limit-id = una sigla per gli elenchi, non stampata
figure-limit-value = talenti e penalità conoscono i valori da uno a sei
figure-limit-penalty = la fascia rossa di una carta ha posto per due icone
figure-limit-animal = questi sette sono disegnati
figure-limit-kiai = una plancia mostra due cifre, e più in basso ogni carta sopraffarebbe
figure-grey = grigio
figure-violet-blue = blu-viola
figure-brown = marrone
figure-green = verde
figure-red = rosso
figure-light-blue = azzurro
figure-purple = porpora
figure-raider = { $id }, { $rank ->
    [plunderer] predone
    [lieutenant] luogotenente
   *[boss] capo
 }
figure-token-farm = Gettone fattoria { $id }
figure-token-family = Famiglia { $id }
figure-symbol-none = nessuno
figure-symbol-hat = { -symbol-hat }
figure-symbol-farm = { -symbol-farm }
figure-symbol-doll = { -symbol-doll }
figure-animal-raccoon-dog = cane procione
figure-animal-monkey = scimmia
figure-animal-bear = orso
figure-animal-boar = cinghiale
figure-animal-tiger = tigre
figure-animal-wolf = lupo
figure-animal-fox = volpe
figure-farm-a = A: una famiglia a caso è perduta
figure-farm-b = B: cade un’altra fattoria
figure-farm-c = C: brucia una barricata, o una fattoria se non ce n’è
figure-farm-d = D: un samurai scelto dalla squadra è ferito
figure-family-a = A: un samurai è curato
figure-family-b = B: una barricata è ricostruita
figure-family-c = C: il primo infiltrato è scacciato
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
    [one] Una fattoria
   *[other] { $farms } fattorie
 } e { $families ->
    [one] una famiglia
   *[other] { $families } famiglie
 } hanno visto l’ultima alba.
board-end-unhurt = Nessuno è ferito.
# $who (text)
board-end-fell = { $who } è caduto nella notte { $n }.
board-end-fell-you = Sei caduto nella notte { $n }.
board-end-burned = L’ultima fattoria è bruciata nella notte { $n }.
board-end-taken = L’ultima famiglia è stata rapita nella notte { $n }.
board-end-causes = In piedi all’alba
board-end-wounds = Ferite subite
board-end-length = { $n ->
    [one] una notte
   *[other] { $n } notti
 }
