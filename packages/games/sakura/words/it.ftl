### Sakura in italiano. Parole: manche, presa, moneta, riserva, personaggio, ingaggiare, fila, mazzo, scarti, gettone, shuriken.

## Cose

title = Sakura
tagline = Posa petalo su petalo, e lascia gli shuriken agli altri.
unit = shuriken

card = { $value } { $colour ->
    [black] nero
    [red] rosso
    [green] verde
    [violet] viola
    [orange] arancio
    [brown] marrone
    [turquoise] turchese
   *[blue] blu
 }
    .the = { $value ->
        [1] l’{ card }
        [8] l’{ card }
        [11] l’{ card }
       *[other] il { card }
    }
    .of = { $value ->
        [1] dell’{ card }
        [8] dell’{ card }
        [11] dell’{ card }
       *[other] del { card }
    }
-pile-left = pila di sinistra
    .the = la { -pile-left }
    .on = sulla { -pile-left }
    .from = dalla { -pile-left }
    .of = della { -pile-left }
-pile-right = pila di destra
    .the = la { -pile-right }
    .on = sulla { -pile-right }
    .from = dalla { -pile-right }
    .of = della { -pile-right }
-token-white = bianco
-token-black = nero

-character-cook-1 = Primo Cuoco
    .the = il { -character-cook-1 }
-character-cook-2 = Secondo Cuoco
    .the = il { -character-cook-2 }
-character-cook-3 = Terzo Cuoco
    .the = il { -character-cook-3 }
-character-geisha-neighbours = Geisha dei Vicini
    .the = la { -character-geisha-neighbours }
-character-geisha-peek = Geisha Curiosa
    .the = la { -character-geisha-peek }
-character-geisha-reorder = Geisha Ordinata
    .the = la { -character-geisha-reorder }
-character-samurai-flip = Samurai del Capovolgimento
    .the = il { -character-samurai-flip }
-character-samurai-lower = Samurai della Discesa
    .the = il { -character-samurai-lower }
-character-samurai-higher = Samurai della Salita
    .the = il { -character-samurai-higher }
-character-daimyo-discard = Daimyo Clemente
    .the = il { -character-daimyo-discard }
-character-daimyo-steal = Daimyo Avido
    .the = il { -character-daimyo-steal }
-character-daimyo-vote = Daimyo della Scommessa
    .the = il { -character-daimyo-vote }
-character-konohana-harvest = Konohana del Raccolto
    .the = { -character-konohana-harvest }
-character-konohana-colour = Konohana dei Colori
    .the = { -character-konohana-colour }
-character-konohana-free = Konohana del Vento
    .the = { -character-konohana-free }

helper = { AS($character, "the") }{ $sign ->
    [plus] {" "}(+)
    [minus] {" "}(−)
   *[none] {""}
 }
want = { IS($rises) ->
    [yes] { $value ->
        [13] 1 { want-colour }
        [12] 13 { want-colour }
       *[other] { want-colour } sopra { want-over }
    }
   *[no] { $value ->
        [1] 13 { want-colour }
        [2] 1 { want-colour }
       *[other] { want-colour } sotto { want-over }
    }
 }, o qualsiasi { $value }
want-set = { IS($only) ->
    [none] {""}
   *[other] { want-colour } { OR($only) }, o{" "}
 }qualsiasi { OR($any) }
want-suit = qualsiasi { want-colour }, o qualsiasi { OR($any) }
-want-card = qualsiasi carta
span = { $from }{ IS($to) ->
    [none] {""}
   *[other] {" "}a { $to }
 }
want-over = { $value ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $value }
 }
want-colour = { $colour ->
    [black] nero
    [red] rosso
    [green] verde
    [violet] viola
    [orange] arancio
    [brown] marrone
    [turquoise] turchese
   *[blue] blu
 }

n-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }
n-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
 }
n-price = { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
 }

## Che cosa fa un personaggio

does-cook-1 = La tua prossima carta vale { $n } in più o { $n } in meno.
does-cook-2 = La tua prossima carta vale { $n } in più o { $n } in meno.
does-cook-3 = La tua prossima carta vale { $n } in più o { $n } in meno.
does-geisha-neighbours = Pesca una carta da ogni vicino e dagliene un’altra.
does-geisha-peek = Guarda una mano; puoi scambiare una carta.
does-geisha-reorder = Guarda tutta una pila e mettila nell’ordine che vuoi.
does-samurai-flip = Gira la carta Yin-Yang: la pila che sale scende, e viceversa.
does-samurai-lower = La tua prossima carta può essere più bassa sulla pila che sale.
does-samurai-higher = La tua prossima carta può essere più alta sulla pila che scende.
does-daimyo-discard = Elimina una carta delle tue prese; guadagni il doppio dei suoi shuriken in monete.
does-daimyo-steal = Prendi una carta dalle prese di un altro; guadagni il triplo dei suoi shuriken in monete.
does-daimyo-vote = Tutti scelgono un lato in segreto: guadagni il doppio del prezzo, o la metà.
does-konohana-harvest = Guadagna le monete di una pila.
does-konohana-colour = La tua prossima carta prende il colore della pila.
does-konohana-free = La tua prossima carta va dove vuoi.

## Diario

log-shuffled = Restavano troppo poche carte: { $returned ->
    [one] torna in gioco 1 carta eliminata
   *[other] tornano in gioco { $returned } carte eliminate
 }.
log-round = <b>Manche { $round }:</b> { AS($left, "the") } a sinistra, { AS($right, "the") } a destra. { IS($who) ->
    [you] Cominci tu.
   *[other] Comincia { $who }.
 }
log-placed = { IS($who) ->
    [you] Posi
   *[other] { $who } posa
 } { AS($card, "the") } { AS($pile, "on") }{ IS($helpers) ->
    [none] {""}
   *[other] {" "}con { AS($helpers, "the") }
 }.
log-took = { IS($who) ->
    [you] Prendi
   *[other] { $who } prende
 } { AS($pile, "the") }: { n-cards } e { n-coins }.
log-replaced = { IS($who) ->
    [you] Ricominci
   *[other] { $who } ricomincia
 } { AS($pile, "the") } con { AS($card, "the") }.
log-dry = La riserva è vuota.
log-hired = { IS($who) ->
    [you] Ingaggi
   *[other] { $who } ingaggia
 } { AS($character, "the") } per { n-price }.
log-denied = { IS($who) ->
    [you] Ingaggi
   *[other] { $who } ingaggia
 } { AS($character, "the") } per { n-price }, solo per toglierlo agli altri.
log-used = { IS($who) ->
    [you] Usi
   *[other] { $who } usa
 } { AS($character, "the") } gratis.
log-refreshed = { IS($who) ->
    [you] Rinnovi
   *[other] { $who } rinnova
 } la fila per { n-price }.
log-reshuffled = I personaggi scartati formano un nuovo mazzo.
log-drew = { IS($who) ->
    [you] Peschi
   *[other] { $who } pesca
 } { IS($card) ->
    [none] una carta
   *[other] { AS($card, "the") }
 } { AS($from, "from") }.
log-gave = { IS($to) ->
    [you] { $who } ti dà { IS($card) ->
        [none] una carta
       *[other] { AS($card, "the") }
    }
   *[other] { IS($who) ->
        [you] Dai
       *[other] { $who } dà
    } { IS($card) ->
        [none] una carta
       *[other] { AS($card, "the") }
    } { AS($to, "to") }
 }.
log-peeked = { IS($who) ->
    [you] Guardi
   *[other] { $who } guarda
 } { IS($target) ->
    [you] la tua mano
   *[other] la mano { AS($target, "of") }
 }{ IS($seen) ->
    [none] {""}
   *[other] : { $seen }
 }.
log-swapped = { IS($from) ->
    [you] { $who } ti prende { IS($card) ->
        [none] una carta
       *[other] { AS($card, "the") }
    }
   *[other] { IS($who) ->
        [you] Prendi
       *[other] { $who } prende
    } { IS($card) ->
        [none] una carta
       *[other] { AS($card, "the") }
    } { AS($from, "to") }
 }.
log-left = { IS($who) ->
    [you] Non prendi
   *[other] { $who } non prende
 } nulla.
log-studied = { IS($who) ->
    [you] Guardi
   *[other] { $who } guarda
 } tutta { AS($pile, "the") }{ IS($seen) ->
    [none] {""}
   *[other] : { $seen }
 }.
log-reordered = { IS($who) ->
    [you] Cambi
   *[other] { $who } cambia
 } l’ordine { AS($pile, "of") }: in cima c’è { AS($top, "the") }.
log-flipped = La carta Yin-Yang gira: ora sale { AS($pile, "the") }.
log-discarded = { IS($who) ->
    [you] Elimini { AS($card, "the") } dalle tue prese e guadagni
   *[other] { $who } elimina { AS($card, "the") } dalle sue prese e guadagna
 } { n-coins }.
log-looked = { IS($who) ->
    [you] Guardi
   *[other] { $who } guarda
 } { IS($target) ->
    [you] le tue prese
   *[other] le prese { AS($target, "of") }
 }.
log-stole = { IS($who) ->
    [you] Prendi
   *[other] { $who } prende
 } { IS($card) ->
    [none] una carta
   *[other] { AS($card, "the") }
 } { IS($from) ->
    [you] dalle tue prese
   *[other] dalle prese { AS($from, "of") }
 } e { IS($who) ->
    [you] guadagni
   *[other] guadagna
 } { n-coins }.
log-vote = Bianco o nero? Tutti scelgono in segreto.
log-voted = I gettoni si scoprono: <b>{ $white ->
    [one] { $white } bianco
   *[other] { $white } bianchi
 }, { $black ->
    [one] { $black } nero
   *[other] { $black } neri
 }</b>.{ IS($toss) ->
    [none] {""}
   *[other] {" "}Il terzo gettone cade sul { $toss }.
 } { IS($who) ->
    [you] Guadagni
   *[other] { $who } guadagna
 } { n-coins }.
log-harvested = { IS($who) ->
    [you] Raccogli
   *[other] { $who } raccoglie
 } { AS($pile, "from") }: { n-coins }.
score = { $who } { $n }
log-round-over = La manche { $round } è finita: { $scores }.
log-won = { IS($who) ->
    [you] Vinci
   *[other] { $who } vince
 } la partita.
log-shared = Vittoria condivisa: { $winners }.

## Domande

ask-over = La partita è finita.
ask-wait = Si aspetta { $people }.
ask-serve-both = Servi le due pile. Sinistra: { $one } · Destra: { $other }.
ask-serve-left = Servi l’altra pila. Sinistra: { $one }.
ask-serve-right = Servi l’altra pila. Destra: { $one }.
ask-hire = Ingaggia ancora, o finisci il turno.
ask-free = Uno dei nuovi personaggi ora è gratis.
ask-helpers = I tuoi aiutanti valgono per la prossima carta.
ask-how = Come valgono i tuoi aiutanti{ IS($card) ->
    [none] {""}
   *[other] {" "}per { AS($card, "the") }
 }?
ask-replace = Quale carta ricomincia { AS($pile, "the") }? Va bene qualsiasi carta.
ask-give = Quale carta dai { AS($to, "to") }?
ask-give-drawn = Hai pescato { AS($card, "the") } { AS($to, "from") }. Quale altra carta dai?
ask-peek-who = Quale mano guardi?
ask-peek = Questa è la mano { AS($target, "of") }. Prendi una carta?
ask-exchange = Quale carta dai { AS($target, "to") } in cambio?
ask-reorder-which = Quale pila guardi?
ask-reorder = Riponi la pila, dal basso verso l’alto.
ask-discard = Quale carta delle tue prese elimini per sempre?
ask-steal-who = Di chi guardi le prese?
ask-steal = Quale carta prendi dalle prese { AS($target, "of") }?
ask-vote = Bianco o nero? { IS($who) ->
    [you] Hai
   *[other] { $who } ha
 } pagato { n-price } per questo voto.
ask-harvest = Da quale pila raccogli?

## Sigilli

do-place = Posa { AS($card, "the") } { AS($pile, "on") }
do-take = Prendi { AS($pile, "the") }: { n-cards }
do-take-gain = Prendi { AS($pile, "the") }: { n-cards }, guadagni { n-coins }
do-hire = Ingaggia { AS($character, "the") } per { n-price }
do-free = Usa { AS($character, "the") } gratis
do-refresh = Fila nuova per { n-price }, uno gratis
do-end = Finisci il turno
do-apply-none = Non applicare nulla
do-apply = Applica { $helpers }
do-apply-counts = Applica { $helpers }: vale { $n }
do-replace = Ricomincia la pila con { AS($card, "the") }
do-give = Dai { AS($card, "the") }
do-look = Guarda la mano { AS($target, "of") }
do-swap = Prendi { AS($card, "the") }
do-leave = Non prendere nulla
do-study = Guarda { AS($pile, "the") }
do-lay = Posa poi { AS($card, "the") }
do-keep = Lascia il resto nel suo ordine
do-restore = Rimetti tutto com’era
do-discard = Elimina { AS($card, "the") }
do-rob = Guarda le prese { AS($target, "of") }
do-steal = Prendi { AS($card, "the") }
do-vote = Scegli { $token }
do-harvest = Raccogli { AS($pile, "from") }
do-harvest-gain = Raccogli { AS($pile, "from") }: { n-coins }

## Perché no

no-misfit = Serve { $want }; questo è { AS($card, "the") }.
no-misfit-helped = Anche con { AS($helpers, "the") }, { AS($card, "the") } non segue { AS($top, "the") }.
no-served = { AS($pile, "the") } è già servita.
no-must-place = Puoi posarci { AS($card, "the") }, quindi non puoi prenderla.
no-too-dear = { AS($character, "the") } costa { n-price }; hai { n-coins }.
no-refresh-too-dear = Una fila nuova costa { n-price }; hai { n-coins }.
no-both-served = Le due pile sono servite: non c’è più una carta da aiutare.
no-climbing-served = La pila che sale è già servita.
no-falling-served = La pila che scende è già servita.
no-no-tricks = Non hai carte di presa da eliminare.
no-nobody-has-tricks = Nessun altro ha carte di presa.
no-free-use-over = L’uso gratis valeva per l’azione subito dopo la fila nuova.
no-enough-refreshes = In questo turno la fila è stata rinnovata { $n ->
    [one] { $n } volta
   *[other] { $n } volte
 }: è il massimo.
no-piles-wait = { AS($pile, "the") } è ancora da servire.
no-piles-wait-both = Le due pile sono ancora da servire.
no-drawn-there = Hai pescato { AS($card, "the") } { AS($to, "from") }: dai un’altra carta.
no-taken-there = Hai preso { AS($card, "the") } { AS($to, "from") }: dai un’altra carta in cambio.
no-no-tricks-there = { $target } non ha carte di presa.

## Consigli

hint-now-taken = Ti lascia { $a } shuriken, invece di { $b }.
hint-now-coins = Ti porta subito { $a ->
    [one] { $a } moneta
   *[other] { $a } monete
 } invece di { $b }.
hint-now-open = Dopo hai carte per { $a } delle due pile, invece che per { $b }.
hint-later-taken = Entro il tuo prossimo turno avrai circa { $a } shuriken, invece di { $b }.
hint-later-others = Lascia di più agli altri: circa { $a } shuriken prima del tuo prossimo turno, invece di { $b }.
hint-later-coins = Entro il tuo prossimo turno avrai circa { $a ->
    [one] { $a } moneta
   *[other] { $a } monete
 }, invece di { $b }.
hint-later-open = Al tuo prossimo turno potrai servire dalla mano circa { $a } delle due pile, invece di { $b }.
hint-later-win = Decide la partita: vinci nel { NUMBER($pa, style: "percent", maximumFractionDigits: 0) } dei finali immaginati, invece che nel { NUMBER($pb, style: "percent", maximumFractionDigits: 0) }.

## Opzioni e capitoli

opt-voluntary-take = Si può prendere una pila in ogni momento
opt-open-sums = Il tavolo calcola quanto paga una pila
opt-denial-hiring = Ingaggiare un personaggio solo per toglierlo agli altri
opt-data = I tuoi valori delle carte

chapter-setup = Preparazione
chapter-play = Turno e posa
chapter-take = Prendere una pila
chapter-hire = Ingaggiare personaggi
chapter-mod = Effetti sulla posa
chapter-char = I personaggi
chapter-end = Fine della manche e della partita

## Sul tavolo

board-round = Manche { $n } di 3
board-round-only = Manche { $n }
board-left = vicino di sinistra
board-right = vicino di destra
board-across = di fronte
board-opponent = avversario
board-so-far = finora
board-coins-short = { $n ->
    [one] moneta
   *[other] monete
 }
board-tricks-short = { $n ->
    [one] presa
   *[other] prese
 }
board-in-hand = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
 }
board-n-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 }
board-n-tricks = { $n ->
    [one] { $n } carta di presa
   *[other] { $n } carte di presa
 }
board-n-shurikens = { $n } shuriken finora
board-coins = Monete
board-tricks = Prese
board-shurikens = Shuriken
board-rises = Sale: { $n ->
    [13] 1
    [12] 13
   *[other] più di { $n }
 }
board-falls = Scende: { $n ->
    [1] 13
    [2] 1
   *[other] meno di { $n }
 }
board-rises-short = Sale
board-falls-short = Scende
board-rises-done = Sale, fatto
board-falls-done = Scende, fatto
board-new-pile = Una pila nuova
board-pile = { $rule }. { IS($top) ->
    [none] {""}
   *[other] { $top } sopra{" "}
 }{ $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
board-pile-pays = { $pile }, paga { $n }
board-pays = Questa pila paga { $n }
board-yin = Sale · Scende
board-yang = Scende · Sale
board-yin-name = Carta Yin-Yang: { $text }
board-hire = Ingaggia un personaggio
board-you-have = ne hai { $n }
board-new-row = Fila nuova per { $n }, uno gratis
board-new-row-short = Fila nuova: { $n }
board-deck-left = restano { $n }
board-free = gratis
board-character = { $character }, prezzo { $n }. { $effect }
board-character-free = { $character }, ora gratis. { $effect }
board-empty-slot = Vuoto fino alla fine del turno
board-in-force = In vigore
board-serve-plus = Pila che sale
board-serve-minus = Pila che scende
board-end-turn = Fine turno
board-done = { $what }: { $card }
board-card = { $card }, monete { $coins }, shuriken { $shurikens }
board-hand-of = La mano { AS($target, "of") }, solo per i tuoi occhi
board-tricks-of = Le prese { AS($target, "of") }, solo per i tuoi occhi
board-my-tricks = Le mie carte di presa
board-no-tricks = Ancora nessuna presa. Che duri.
board-see-tricks = Vedi le mie carte di presa
board-order = La pila, prima la carta in cima
board-up = Sposta { AS($card, "the") } in su
board-down = Sposta { AS($card, "the") } in giù
board-top = cima
board-bottom = fondo
board-lay = Posa la pila in quest’ordine
board-keep = Lascia la pila com’è
board-round-over = La manche { $n } è finita
board-dark = Le due ultime carte di ogni mano restano coperte e non contano.
board-total = Totale
board-go-on = Avanti
board-vote = I gettoni si scoprono
board-toss = il terzo gettone
board-voted = ha scelto
board-won = { IS($who) ->
    [you] Guadagni
   *[other] { $who } guadagna
 } { n-coins }
board-watching = Stai guardando. Le mani restano chiuse per te.
board-hand = La mia mano
board-rivals = Gli altri
board-cook = vale { $low } o { $high }
say-table = { $question } Pila di sinistra: { IS($left) ->
    [none] –
   *[other] { $left }
 }. Pila di destra: { IS($right) ->
    [none] –
   *[other] { $right }
 }. In mano hai { IS($hand) ->
    [none] nulla
   *[other] { $hand }
 }. Hai { n-coins }.

## Su una carta piccola

board-kind-cook = Cuoco
board-kind-geisha = Geisha
board-kind-samurai = Samurai
board-kind-daimyo = Daimyo
board-kind-konohana = Konohana
board-brief-cook = La tua carta vale { $n } in più o in meno
board-brief-geisha-neighbours = Scambia una carta con ogni vicino
board-brief-geisha-peek = Guarda una mano, forse scambia
board-brief-geisha-reorder = Guarda una pila e riordinala
board-brief-samurai-flip = Gira la carta Yin-Yang
board-brief-samurai-lower = Una carta più bassa sulla pila che sale
board-brief-samurai-higher = Una carta più alta sulla pila che scende
board-brief-daimyo-discard = Togli una presa, guadagna 2× i suoi shuriken
board-brief-daimyo-steal = Prendi una presa altrui, guadagna 3× i suoi shuriken
board-brief-daimyo-vote = Voto segreto: il doppio del prezzo, o metà
board-brief-konohana-harvest = Guadagna le monete di una pila
board-brief-konohana-colour = La tua carta prende il colore della pila
board-brief-konohana-free = Posa una carta qualsiasi

## Figures of a table's own

figure-coins = Monete sulle carte
figure-shurikens = Shuriken sulle carte
figure-cooks = Numeri dei cuochi
figure-colours = Inchiostro dei quattro colori
figure-limit-symbols = una carta ha posto per una cifra accanto al simbolo
figure-limit-cooks = tredici passi riportano allo stesso valore
figure-cook-1 = Primo cuoco
figure-cook-2 = Secondo cuoco
figure-cook-3 = Terzo cuoco
figure-black = nero
figure-red = rosso
figure-green = verde
figure-blue = blu
figure-violet = viola
figure-orange = arancio
figure-brown = marrone
figure-turquoise = turchese
figure-card = { $card }

## The result

board-end-won = { $n ->
    [0] Vinci: pari negli shuriken, con più monete
   *[other] Vinci con { $n } shuriken di vantaggio
 }
# $who (text)
board-end-lost = { $n ->
    [0] Vince { $who }: pari negli shuriken, con più monete
   *[other] Vince { $who } con { $n } shuriken di vantaggio
 }
board-end-shared = Condividi la vittoria
# $who (text)
board-end-shared-by = { $who } condividono la vittoria
board-end-lead = Vince chi ha meno shuriken.
# $who (text)
board-end-reason = { $who } ne ha presi { $n } nella manche { $round }.
board-end-reason-you = Ne hai presi { $n } nella manche { $round }.
board-end-length = { $n ->
    [one] una manche
   *[other] { $n } manche
 }
