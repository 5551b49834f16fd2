### Sakè & Samurai. Parole della scatola: sorso, Punto Vita, Passo, Seguace, Masu, plancia, bruciare, Giro della Morte.
### La Katana, la Wakizashi, la Naginata, lo Yumi: il genere è quello del libretto.

## Cose

title = Sakè & Samurai
tagline = Una rissa per gli ultimi sorsi di Sakè
unit = sorsi

-card-chopsticks = Bacchette da lancio
    .the = le { -card-chopsticks }
    .of = delle { -card-chopsticks }
    .on = sulle { -card-chopsticks }
    .to = alle { -card-chopsticks }
    .from = dalle { -card-chopsticks }
    .your = le tue { -card-chopsticks }
    .on-your = sulle tue { -card-chopsticks }
    .agree = fp
-card-ramen = Ramen bollente
    .the = il { -card-ramen }
    .of = del { -card-ramen }
    .on = sul { -card-ramen }
    .to = al { -card-ramen }
    .from = dal { -card-ramen }
    .your = il tuo { -card-ramen }
    .on-your = sul tuo { -card-ramen }
    .agree = m
-card-stench = Tanfo strategico
    .the = il { -card-stench }
    .of = del { -card-stench }
    .on = sul { -card-stench }
    .to = al { -card-stench }
    .from = dal { -card-stench }
    .your = il tuo { -card-stench }
    .on-your = sul tuo { -card-stench }
    .agree = m
-card-riceballs = Polpette in faccia
    .the = le { -card-riceballs }
    .of = delle { -card-riceballs }
    .on = sulle { -card-riceballs }
    .to = alle { -card-riceballs }
    .from = dalle { -card-riceballs }
    .your = le tue { -card-riceballs }
    .on-your = sulle tue { -card-riceballs }
    .agree = fp
-card-sakuragi = Sakuragi
    .the = il { -card-sakuragi }
    .of = del { -card-sakuragi }
    .on = sul { -card-sakuragi }
    .to = al { -card-sakuragi }
    .from = dal { -card-sakuragi }
    .your = il tuo { -card-sakuragi }
    .on-your = sul tuo { -card-sakuragi }
    .agree = m
-card-purchase = Comprato da sbronzo
    .the = { -card-purchase }
    .of = di { -card-purchase }
    .on = su { -card-purchase }
    .to = a { -card-purchase }
    .from = da { -card-purchase }
    .your = il tuo { -card-purchase }
    .on-your = sul tuo { -card-purchase }
    .agree = m
-card-stomach = Stomaco debole
    .the = lo { -card-stomach }
    .of = dello { -card-stomach }
    .on = sullo { -card-stomach }
    .to = allo { -card-stomach }
    .from = dallo { -card-stomach }
    .your = il tuo { -card-stomach }
    .on-your = sul tuo { -card-stomach }
    .agree = m
-card-feigned = Finte ferite
    .the = le { -card-feigned }
    .of = delle { -card-feigned }
    .on = sulle { -card-feigned }
    .to = alle { -card-feigned }
    .from = dalle { -card-feigned }
    .your = le tue { -card-feigned }
    .on-your = sulle tue { -card-feigned }
    .agree = fp
-card-roar = Ruggito (burp!)
    .the = il { -card-roar }
    .of = del { -card-roar }
    .on = sul { -card-roar }
    .to = al { -card-roar }
    .from = dal { -card-roar }
    .your = il tuo { -card-roar }
    .on-your = sul tuo { -card-roar }
    .agree = m
-card-lanterns = Lanterne spente
    .the = le { -card-lanterns }
    .of = delle { -card-lanterns }
    .on = sulle { -card-lanterns }
    .to = alle { -card-lanterns }
    .from = dalle { -card-lanterns }
    .your = le tue { -card-lanterns }
    .on-your = sulle tue { -card-lanterns }
    .agree = fp
-card-stumble = Inciampare
    .the = { -card-stumble }
    .of = di { -card-stumble }
    .on = su { -card-stumble }
    .to = a { -card-stumble }
    .from = da { -card-stumble }
    .your = il tuo { -card-stumble }
    .on-your = sul tuo { -card-stumble }
    .agree = m
-card-double-vision = Vista annebbiata
    .the = la { -card-double-vision }
    .of = della { -card-double-vision }
    .on = sulla { -card-double-vision }
    .to = alla { -card-double-vision }
    .from = dalla { -card-double-vision }
    .your = la tua { -card-double-vision }
    .on-your = sulla tua { -card-double-vision }
    .agree = f
-card-disciple = Seguace
    .the = il { -card-disciple }
    .of = del { -card-disciple }
    .on = sul { -card-disciple }
    .to = al { -card-disciple }
    .from = dal { -card-disciple }
    .your = il tuo { -card-disciple }
    .on-your = sul tuo { -card-disciple }
    .agree = m
-card-katana = Katana
    .the = la { -card-katana }
    .of = della { -card-katana }
    .on = sulla { -card-katana }
    .to = alla { -card-katana }
    .from = dalla { -card-katana }
    .your = la tua { -card-katana }
    .on-your = sulla tua { -card-katana }
    .agree = f
-card-wakizashi = Wakizashi
    .the = la { -card-wakizashi }
    .of = della { -card-wakizashi }
    .on = sulla { -card-wakizashi }
    .to = alla { -card-wakizashi }
    .from = dalla { -card-wakizashi }
    .your = la tua { -card-wakizashi }
    .on-your = sulla tua { -card-wakizashi }
    .agree = f
-card-no-dachi = No-Dachi
    .the = la { -card-no-dachi }
    .of = della { -card-no-dachi }
    .on = sulla { -card-no-dachi }
    .to = alla { -card-no-dachi }
    .from = dalla { -card-no-dachi }
    .your = la tua { -card-no-dachi }
    .on-your = sulla tua { -card-no-dachi }
    .agree = f
-card-naginata = Naginata
    .the = la { -card-naginata }
    .of = della { -card-naginata }
    .on = sulla { -card-naginata }
    .to = alla { -card-naginata }
    .from = dalla { -card-naginata }
    .your = la tua { -card-naginata }
    .on-your = sulla tua { -card-naginata }
    .agree = f
-card-yumi = Yumi
    .the = lo { -card-yumi }
    .of = dello { -card-yumi }
    .on = sullo { -card-yumi }
    .to = allo { -card-yumi }
    .from = dallo { -card-yumi }
    .your = il tuo { -card-yumi }
    .on-your = sul tuo { -card-yumi }
    .agree = m
-card-pipe = Pipa
    .the = la { -card-pipe }
    .of = della { -card-pipe }
    .on = sulla { -card-pipe }
    .to = alla { -card-pipe }
    .from = dalla { -card-pipe }
    .your = la tua { -card-pipe }
    .on-your = sulla tua { -card-pipe }
    .agree = f
-card-sandals = Sandali
    .the = i { -card-sandals }
    .of = dei { -card-sandals }
    .on = sui { -card-sandals }
    .to = ai { -card-sandals }
    .from = dai { -card-sandals }
    .your = i tuoi { -card-sandals }
    .on-your = sui tuoi { -card-sandals }
    .agree = mp
-card-armour = Armatura improvvisata
    .the = l’{ -card-armour }
    .of = dell’{ -card-armour }
    .on = sull’{ -card-armour }
    .to = all’{ -card-armour }
    .from = dall’{ -card-armour }
    .your = la tua { -card-armour }
    .on-your = sulla tua { -card-armour }
    .agree = f
-card-flask = Fiasco
    .the = il { -card-flask }
    .of = del { -card-flask }
    .on = sul { -card-flask }
    .to = al { -card-flask }
    .from = dal { -card-flask }
    .your = il tuo { -card-flask }
    .on-your = sul tuo { -card-flask }
    .agree = m
-card-rice-bowl = Ciotola di riso
    .the = la { -card-rice-bowl }
    .of = della { -card-rice-bowl }
    .on = sulla { -card-rice-bowl }
    .to = alla { -card-rice-bowl }
    .from = dalla { -card-rice-bowl }
    .your = la tua { -card-rice-bowl }
    .on-your = sulla tua { -card-rice-bowl }
    .agree = f

-place-life = pila dei Punti Vita
    .the = la { -place-life }
    .of = della { -place-life }
    .on = sulla { -place-life }
    .to = alla { -place-life }
    .from = dalla { -place-life }
    .your = la tua { -place-life }
    .on-your = sulla tua { -place-life }
    .agree = f
-place-board = plancia
    .the = la { -place-board }
    .of = della { -place-board }
    .on = sulla { -place-board }
    .to = alla { -place-board }
    .from = dalla { -place-board }
    .your = la tua { -place-board }
    .on-your = sulla tua { -place-board }
    .agree = f

-samurai-musashi = Miyamoto Musashi
-samurai-munenori = Yagyu Munenori
-samurai-mitsuyoshi = Yagyu Mitsuyoshi
-samurai-ittosai = Ito Ittosai
-samurai-masamune = Date Masamune
-samurai-suenaga = Takezaki Suenaga
-samurai-masako = Hojo Masako
-samurai-tomoe = Tomoe Gozen
-back-shove = Molesto
-back-brawl = Rissoso
-back-drowse = Sonnolento
-location-none = La locanda
-location-distillery = La Distilleria
-location-narrow-bridge = Il Ponte stretto
-location-battlefield = Il Campo di battaglia
-location-hot-spring = La Sorgente termale
-location-graveyard = Il Cimitero
-location-dojo = Il Dojo
-location-cherry-garden = Il Giardino dei ciliegi
-location-thunderstorm = Il Temporale
location-own = { $name }
-stop-1 = inizio dei turni
-stop-2 = fine dei turni
-stop-3 = Fase 1
-stop-4 = Fase 2
-stop-5 = Fase 3
-stop-6 = Fase 4
-stop-7 = potere di uno Spirito
-stop-8 = pesca di uno Spirito
-stop-9 = azione di uno Spirito
-stop-10 = prima di smaterializzarsi

disciple = { IS($who) ->
    [you] il tuo Seguace
   *[other] il Seguace { AS($who, "of") }
 }
    .obj = { disciple }
-disciple-some = un Seguace
    .obj = { -disciple-some }
gap = tra { AS($a, "obj") } e { AS($b, "obj") }
gap-left = a sinistra { AS($a, "of") }
reach-exact = { $steps ->
    [one] { $steps } Passo
   *[other] { $steps } Passi
 }
reach-plus = { $steps ->
    [one] { $steps } Passo
   *[other] { $steps } Passi
 } o più
reach-both = { $steps ->
    [one] { $steps } Passo
   *[other] { $steps } Passi
 } o più da entrambi i lati
far = { $left }
far-two = { $left } o { $right }

n-steps = { $n ->
    [one] { $n } Passo
   *[other] { $n } Passi
 }
n-sips = { $n ->
    [one] { $n } sorso
   *[other] { $n } sorsi
 }
n-life = { $n ->
    [one] { $n } Punto Vita
   *[other] { $n } Punti Vita
 }
n-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
n-gone = { $gone ->
    [0] nessun Passo lascia
    [one] { $gone } Passo lascia
   *[other] { $gone } Passi lasciano
 }
n-way = { $dir ->
    [left] a sinistra
    [right] a destra
    [away] indietro
   *[towards] in avanti
 }

## Registro

log-board-taken = { IS($who) ->
    [you] Sei
   *[other] { $who } è
 } <b>{ $samurai }</b>.
log-began = { IS($who) ->
    [you] Inizi, Samurai-san
   *[other] { $who }-san inizia
 }. Il Masu contiene { n-sips }.
log-began-at = { IS($who) ->
    [you] Inizi, Samurai-san
   *[other] { $who }-san inizia
 }. Il Masu contiene { n-sips }. Il Luogo: { $location }.
log-turn = { IS($who) ->
    [you] Il <b>tuo</b> turno
   *[other] Turno { AS($who, "of") }
 }.
log-turn-fatal = { IS($who) ->
    [you] Il <b>tuo</b> turno
   *[other] Turno { AS($who, "of") }
 }, Giro della Morte { $n }.
log-turn-cut = { IS($who) ->
    [you] Il tuo turno
   *[other] Il turno { AS($who, "of") }
 } finisce subito.
log-played-attack = { IS($who) ->
    [you] Giochi
   *[other] { $who } gioca
 } { $card } per attaccare.
log-played-iaido = { IS($who) ->
    [you] Estrai
   *[other] { $who } estrae
 } con lo <b>iaido</b>: { $card }.
log-played-move = { IS($who) ->
    [you] Giochi
   *[other] { $who } gioca
 } { $card } e { $dir ->
    [away] { IS($who) ->
    [you] arretri
   *[other] arretra
 }
    [towards] { IS($who) ->
    [you] avanzi
   *[other] avanza
 }
   *[other] { IS($who) ->
    [you] ti muovi
   *[other] si muove
 }
 } di { n-steps }{ $dir ->
    [left] {" "}a sinistra
    [right] {" "}a destra
   *[other] {""}
 }.
log-played-drink = { IS($who) ->
    [you] Giochi
   *[other] { $who } gioca
 } { $card } per bere.
log-played-text = { IS($who) ->
    [you] Giochi
   *[other] { $who } gioca
 } <b>{ $card }</b>.
log-activated = { IS($who) ->
    [you] Usi
   *[other] { $who } usa
 } { AS($card, "the") }.
log-burned = { IS($who) ->
    [you] Bruci
   *[other] { $who } brucia
 } il sorso { AS($place, "on") }.
log-soul = Arde l’anima { AS($who, "of") }: { n-cards } dalla pila dei Punti Vita.
log-drew = { IS($who) ->
    [you] Peschi
   *[other] { $who } pesca
 } { n-cards }.
log-drew-mine = { IS($who) ->
    [you] Peschi
   *[other] { $who } pesca
 } { $cards }.
log-discarded = { IS($who) ->
    [you] Scarti
   *[other] { $who } scarta
 } { $cards }.
log-discarded-late = { IS($who) ->
    [you] Gridi troppo tardi e perdi
   *[other] { $who } grida troppo tardi e perde
 } { $cards }.
log-shuffled = Gli scarti si mescolano: { n-cards }.
log-stood-up = { IS($who) ->
    [you] Ti alzi
   *[other] { $who } si alza
 }.
log-moved = { IS($who) ->
    [you] { $dir ->
    [away] Arretri
    [towards] Avanzi
   *[other] Ti muovi
 }
   *[other] { $who } { $dir ->
    [away] arretra
    [towards] avanza
   *[other] si muove
 }
 } di { n-steps }{ $dir ->
    [left] {" "}a sinistra
    [right] {" "}a destra
   *[other] {""}
 }.
log-stopped = { IS($by) ->
    [you] Giochi
   *[other] { $by } gioca
 } <b>{ $card }</b> e { IS($who) ->
    [you] ti ferma
   *[other] { IS($by) ->
    [you] fermi
   *[other] ferma
 } { $who }
 }.
log-attacked = { IS($target) ->
    [you] { $who } ti attacca
   *[other] { IS($who) ->
    [you] Attacchi
   *[other] { $who } attacca
 } { $target }
 } con { AS($card, "the") }: <b>{ $n }</b>.
log-attacked-bare = { IS($target) ->
    [you] { $who } ti attacca
   *[other] { IS($who) ->
    [you] Attacchi
   *[other] { $who } attacca
 } { $target }
 } a mani nude: <b>{ $n }</b>.
log-attacked-event = { IS($target) ->
    [you] { $who } ti attacca
   *[other] { IS($who) ->
    [you] Attacchi
   *[other] { $who } attacca
 } { $target }
 } a distanza ({ $card }): <b>{ $n }</b>.
log-attacked-afar = { IS($target) ->
    [you] { $who } ti attacca
   *[other] { IS($who) ->
    [you] Attacchi
   *[other] { $who } attacca
 } { $target }
 } a distanza: <b>{ $n }</b>.
log-attacked-disciple = { $source } { IS($target) ->
    [you] ti attacca
   *[other] attacca { $target }
 }: <b>{ $n }</b>.
log-no-attack = { IS($who) ->
    [you] Non attacchi
   *[other] { $who } non attacca
 }.
log-defended = { IS($who) ->
    [you] Ti difendi
   *[other] { $who } si difende
 } con { $card }: <b>{ $n }</b>.
log-sacrificed = { IS($who) ->
    [you] Sacrifichi
   *[other] { $who } sacrifica
 } un Seguace: nessun danno.
log-undefended = { IS($who) ->
    [you] Non ti difendi
   *[other] { $who } non si difende
 }.
log-undefended-armour = { IS($who) ->
    [you] Non ti difendi
   *[other] { $who } non si difende
 }; l’Armatura prende { $n }.
log-turned-up = { IS($card, "agree") ->
    [fp] Si girano
    [mp] Si girano
   *[other] Si gira
 } { AS($card, "the") } per { $source }: <b>{ $n }</b>.
log-turned-none = Non resta nessuna carta da girare per { $source }: <b>{ $n }</b>.
log-damaged = { IS($who) ->
    [you] Subisci
   *[other] { $who } subisce
 } <b>{ $n }</b> { $n ->
    [one] danno
   *[other] danni
 }.
log-healed = { IS($who) ->
    [you] Recuperi
   *[other] { $who } recupera
 } { n-life }.
log-disciple-stood = { $source } prende posto { n-way }.
log-disciple-advanced = { $source } avanza di { n-steps }.
log-disciple-fell = { $source } cade.
log-disciple-held = { $source } inciampa.
log-disciples-returned = { IS($who) ->
    [you] Riprendi
   *[other] { $who } riprende
 } in mano { $n ->
    [one] { $n } Seguace
   *[other] { $n } Seguaci
 }.
log-laid = { IS($who) ->
    [you] Metti
   *[other] { $who } mette
 } in gioco { AS($card, "the") }.
log-drank = { IS($who) ->
    [you] Gridi
   *[other] { $who } grida
 } «SAKÈÈÈ!» e { IS($who) ->
    [you] prendi
   *[other] prende
 } { n-sips } dal Masu.
log-placed = { IS($who) ->
    [you] Metti
   *[other] { $who } mette
 } un sorso { AS($place, "on") }.
log-placed-board = { IS($who) ->
    [you] Metti
   *[other] { $who } mette
 } un sorso sulla plancia: hic! Niente abilità.
log-sips-gone = { IS($who) ->
    [you] Perdi
   *[other] { $who } perde
 } { n-sips }.
log-gear-lost = { IS($who) ->
    [you] Perdi
   *[other] { $who } perde
 } { AS($card, "the") }.
log-wielded = { IS($who) ->
    [you] Impugni
   *[other] { $who } impugna
 } { AS($card, "the") }.
log-step-added = { IS($who) ->
    [you] Metti
   *[other] { $who } mette
 } un Passo { $gap }.
log-step-removed = { IS($who) ->
    [you] Togli
   *[other] { $who } toglie
 } un Passo { $gap }.
log-died = { IS($who) ->
    [you] <b>Muori</b> e ti unisci
   *[other] { $who } <b>muore</b> e si unisce
 } agli Spiriti di Enma.
log-gap-kept = L’intervallo { $gap } resta; { n-gone } il tavolo.
log-gaps-gone = Non resta nessun intervallo; { n-gone } il tavolo.
log-rose = { IS($who) ->
    [you] Torni
   *[other] { $who } torna
 } come Spirito con { n-cards }.
log-stole = { IS($who) ->
    [you] Rubi
   *[other] { $who } ruba
 } un sorso dal Masu.
log-no-power = { IS($who) ->
    [you] Non usi
   *[other] { $who } non usa
 } poteri.
log-brawled = { IS($by) ->
    [you] Sposti
   *[other] { $by } sposta
 } { IS($who) ->
    [you] il tuo sorso
   *[other] il sorso { AS($who, "of") }
 } { AS($place, "from") } { AS($onto, "to") }.
log-drowsed = { IS($by) ->
    [you] Prendi
   *[other] { $by } prende
 } una carta { $back } { AS($from, "from") } e { IS($to) ->
    [you] te la dà
   *[other] la { IS($by) ->
    [you] dai
   *[other] dà
 } { AS($to, "to") }
 }.
log-tormented = { IS($who) ->
    [you] { $by } ti tormenta
   *[other] { IS($by) ->
    [you] Tormenti
   *[other] { $by } tormenta
 } { $who }
 } con { n-cards }.
log-helped = { IS($by) ->
    [you] Aiuti
   *[other] { $by } aiuta
 } con { n-cards }.
log-torment-failed = { IS($who) ->
    [you] Tieni tutti i tuoi
   *[other] { $who } tiene tutti i suoi
 } sorsi.
log-sip-stolen = { IS($who) ->
    [you] Perdi
   *[other] { $who } perde
 } il sorso { AS($place, "on") }.
log-given = { IS($who) ->
    [you] Ricevi
   *[other] { $who } riceve
 } un sorso.
log-vanished = { IS($who) ->
    [you] Ti smaterializzi
   *[other] { $who } si smaterializza
 }: { IS($by) ->
    [you] giochi
   *[other] { $by } gioca
 } { $card }.
log-vanished-self = { IS($who) ->
    [you] Ti smaterializzi
   *[other] { $who } si smaterializza
 } con { $card }.
log-fatal-round = <b>Giro della Morte { $n }</b>: { IS($who) ->
    [you] inizi tu
   *[other] inizia { $who }
 }.
log-seppuku = { IS($who) ->
    [you] Fai
   *[other] { $who } fa
 } Seppuku.
log-game-stopped = Dopo { $n ->
    [one] { $n } Giro della Morte
   *[other] { $n } Giri della Morte
 } la partita è fermata.
log-won = { IS($who) ->
    [you] Vinci
   *[other] { $who } vince
 }.
log-won-together = Vittoria per { AS($winners, "obj") }.
log-nobody-won = Non vince nessuno.

## Domande

ask-wait = { $waiting } { $n ->
    [one] sta
   *[other] stanno
 } pensando.
ask-over = La partita è finita.
ask-boards = Quale Samurai sarai?
ask-play = Tocca a te: gioca una carta ({ $n ->
    [one] { $n } giocata
   *[other] { $n } giocate
 }), usa un Oggetto o finisci la fase.
ask-declare = Che cosa ne fai?
ask-weapon = Con quale arma colpisci?
ask-place = Dove va il sorso? Ancora { $n }.
ask-window = Interrompi { $of }?
ask-defend = Ti attaccano: <b>{ $n }</b>. Come ti difendi?
ask-defend-torment = Gli Spiriti vogliono <b>{ $n }</b> dei tuoi sorsi. Ti difendi?
ask-vanish = { IS($who) ->
    [you] Ti smaterializzi
   *[other] Smaterializzare { $who }
 }?
ask-second = A chi lanci la seconda bacchetta?
ask-steps = Dove cambia un Passo? Ancora { $n }.
ask-respond = Vuoi reagire prima?
ask-discard = Scarta { n-cards }.
ask-rearm = La tua arma è persa. Quale impugni ora?
ask-disciples = Quale Seguace agisce ora?
ask-prey = Contro chi va il tuo Seguace?
ask-wield = Quale arma impugni fino al tuo prossimo turno?
ask-side = Quale intervallo deve restare?
ask-power = Il tuo potere: { $back }.
ask-haunt = Rubare, tormentare o niente?
ask-help = Aiuti a tormentare { AS($who, "obj") }?
ask-lose = Quale sorso perdi? Ancora { $n }.
ask-give = Chi riceve il sorso? Ancora { $n }.

## Etichette

do-pass = Passa
do-pass-defend = Subisci senza difesa
do-pass-second = Nessun secondo lancio
do-pass-weapon = Rinuncia all’Attacco
do-pass-power = Non usare il potere
do-pass-haunt = Non fare niente
do-pass-vanish = Lascia colpire
do-board = Prendi { $samurai }
do-card = Gioca { $card }
do-burn = Brucia il sorso { AS($place, "on") }
do-burn-draw = Brucia il sorso { AS($place, "on") }: pesca 1
do-use-attack = Attacco { $n }
do-use-iaido = Iaido { $n }
do-use-move = Movimento { $n }
do-use-drink = Bevuta { $n }
do-use-text = Usa il testo
do-target = Mira: { $target }
do-weapon = Colpisci con { AS($card, "the") }
do-weapon-bare = Colpisci a mani nude
do-step = { n-steps } { n-way }
do-stay = Resta dove sei
do-end = Finisci la fase
do-end-wield = Finisci il turno con { AS($card, "the") } in mano
do-end-bare = Finisci il turno senza niente in mano
do-side = Metti { n-way }
do-gear = Scarta { IS($who) ->
    [you] { AS($card, "your") }
   *[other] { AS($card, "the") } { AS($who, "of") }
 }
do-sip = Il sorso { IS($who) ->
    [you] { AS($place, "on-your") }
   *[other] { AS($place, "on") } { AS($who, "of") }
 }
do-activate = Usa { AS($card, "the") }
do-remedy = Scarta { $card } per recuperare 1 Punto Vita
do-place = Metti { AS($place, "on") }
do-lose = Perdi il sorso { AS($place, "on") }
do-give = { AS($who, "to") }
do-act = Manda questo Seguace
do-interrupt = Interrompi con { $card }
do-defend = Difendi con { $card } ({ $n })
do-sacrifice = Sacrifica il Seguace
do-discard = Scarta { $card }
do-wield = Impugna { AS($card, "the") }
do-wield-bare = Niente in mano
do-spot = Qui, { $gap }
do-shove-add = Aggiungi un Passo { $gap }
do-shove-remove = Togli un Passo { $gap }
do-brawl = Sposta il sorso { IS($who) ->
    [you] { AS($place, "on-your") }
   *[other] { AS($place, "on") } { AS($who, "of") }
 }
do-onto = { AS($place, "on") }
do-drowse = Prendi una carta { $back } { AS($who, "from") }
do-to = Dalla { AS($who, "to") }
do-steal = Ruba 1 sorso dal Masu
do-torment = Tormenta { AS($who, "obj") }
do-spend = Gioca { $card } ({ $back })
do-done = Fatto
do-vanish = Smaterializzati con { $card }
do-keep-left = Tieni l’intervallo alla mia sinistra
do-keep-right = Tieni l’intervallo alla mia destra
do-keep-between = Tieni l’intervallo fra i superstiti
do-soul = Arde l’anima: { n-cards } dalla pila dei Punti Vita
do-withdraw = Ritira la mia rinuncia
do-stop = Sosta: { $stop }

## Perché no

no-board-taken = { IS($who) ->
    [you] Hai
   *[other] { $who } ha
 } già { $samurai }.
no-costs-sake = Hai giocato { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }; un’altra costa un sorso, e non ne hai.
no-no-use = Niente { AS($card, "on") } può servire adesso.
no-no-use-paid = Senza il sorso { AS($place, "on") }, niente { AS($card, "on") } potrebbe servire.
no-wet-item = C’è un sorso { AS($card, "on") }: brucia prima quello.
no-no-fuel = Usare { AS($card, "the") } costa un sorso, e non ne hai.
no-bowl-no-wounds = Non hai Ferite che la Ciotola di riso possa curare.
no-pipe-no-hands = Nessun altro ha una carta che la Pipa possa prendere.
no-pipe-no-hands-all = Nessuno ha una carta che la Pipa possa prendere.
no-flask-no-cards = Non resta nessuna carta da pescare con il Fiasco.
no-ability-wet = C’è un sorso sulla tua plancia: la tua abilità è spenta.
no-healed-once = Hai già curato una Ferita così in questo turno.
no-remedy-no-wounds = Non hai Ferite da curare.
no-strike-alone = Sei l’ultimo Samurai, e nessuno Spirito ha un sorso da perdere.
no-all-wet = C’è un sorso su ogni tua arma.
no-dojo-strike = Nel Dojo nessuno attacca a distanza.
no-dojo-strike-own = In questo Luogo nessuno attacca a distanza.
no-nothing-reaches = Nessuna tua arma raggiunge qualcuno; il più vicino è a { $n }.
no-nothing-reaches-bare = Le mani nude arrivano a 1 Passo; il più vicino è a { $n }.
no-worth-nothing = Il Riquadro Attacco { AS($card, "of") } vale { $n }: il colpo non varrebbe niente.
no-standing = Sei alzato: solo un Samurai seduto estrae con lo iaido.
no-iaido-stuck = Uno iaido comincia con almeno 1 Passo, e tu non puoi farne nemmeno uno.
no-iaido-misses = Dopo un Movimento di { n-steps } al massimo il tuo colpo non raggiungerebbe nessuno.
no-no-move-box = Il Riquadro Movimento { AS($card, "of") } vale 0.
no-stuck = Non puoi muoverti nemmeno di 1 Passo, in nessuna direzione.
no-move-alone = Sei l’ultimo Samurai: non ci sono più Passi.
no-no-drink-box = Il Riquadro Bevuta { AS($card, "of") } vale 0.
no-masu-empty = Il Masu è vuoto.
no-no-place = Tutti i tuoi { $n } posti hanno un sorso.
no-not-in-my-turn = { $card }: solo nel turno di un altro.
no-second-of-type = Hai già { AS($card, "the") } in gioco.
no-disciple-alone = Sei l’ultimo Samurai: un Seguace non ha dove stare.
no-dojo-event = Nel Dojo nessuno attacca a distanza, neanche con { AS($card, "the") }.
no-dojo-event-own = In questo Luogo nessuno attacca a distanza, neanche con { AS($card, "the") }.
no-event-misses = Per { AS($card, "the") } serve qualcuno a { $reach }.
no-roar-no-sake = Il Ruggito costa un sorso, e non ne hai.
no-no-cubes = Nella scatola non resta nessun Passo.
no-no-loose-cube = Nessun Passo può andare: tra avversari ne resta uno.
no-riceballs-nobody = Nessuno a { $reach } ha una carta in mano.
no-sakuragi-no-cards = Non resta nessuna carta da pescare.
no-nobody-has-gear = Nessuno ha un’arma o un Oggetto in gioco.
no-nobody-has-sake = Nessuno ha un sorso da perdere.
no-feigned-no-wounds = Non hai Ferite da curare.
no-must-step = Uno iaido comincia con almeno 1 Passo.
no-too-far = Puoi fare { $room ->
    [one] { $room } Passo
   *[other] { $room } Passi
 } { n-way }, non { $n }.
no-too-far-none = Non puoi fare nemmeno un Passo { n-way }.
no-iaido-misses-there = Dopo { n-steps } { n-way } il tuo colpo non raggiungerebbe nessuno.
no-iaido-misses-here = Da dove sei il tuo colpo non raggiungerebbe nessuno.
no-spirit-dry = { IS($who) ->
    [you] Non hai
   *[other] { $who } non ha
 } sorsi da perdere.
no-empty-hand = { IS($who) ->
    [you] Non hai
   *[other] { $who } non ha
 } carte in mano.
no-event-distance = Per { AS($card, "the") } servono { $reach }; { IS($target) ->
    [you] tu sei
   *[other] { $target } è
 } a { $far }.
no-out-of-reach = { AS($card, "the") } colpisce a { $reach }; { IS($target) ->
    [you] tu sei
   *[other] { $target } è
 } a { $far }.
no-out-of-reach-bare = Le mani nude arrivano a 1 Passo; { IS($target) ->
    [you] tu sei
   *[other] { $target } è
 } a { $far }.
no-out-of-reach-any = Nessuna tua arma raggiunge { AS($target, "obj") }, a { $far }.
no-dojo-weapon = Nel Dojo nessuno attacca a distanza, neanche con { AS($card, "the") }.
no-dojo-weapon-own = In questo Luogo nessuno attacca a distanza, neanche con { AS($card, "the") }.
no-wet-weapon = C’è un sorso { AS($card, "on") }.
no-armed = Hai { AS($card, "the") }: le mani nude sono per chi non ha armi.
no-armed-wet = Hai { AS($card, "the") }, anche se con un sorso: le mani nude sono per chi non ha armi.
no-weapon-worthless = Con { AS($card, "the") } il colpo varrebbe { $n }.
no-weapon-worthless-bare = A mani nude il colpo varrebbe { $n }.
no-must-strike = Chi estrae con lo iaido deve colpire, se può.
no-place-taken = C’è già un sorso { AS($place, "on") }.
no-wrong-back = Questo dorso è { $back }; la prima carta mostra { $top }.
no-no-back = Il mazzo è vuoto: nessun dorso corrisponde.
no-no-card-yet = Serve almeno una carta dal dorso giusto.
no-steal-empty = Il Masu è vuoto: niente da rubare.
no-no-sake-there = { IS($who) ->
    [you] Non hai
   *[other] { $who } non ha
 } sorsi.
no-no-match = Non hai carte dal dorso { $top }.
no-all-places-full = Ogni posto { AS($who, "of") } ha un sorso.
no-drowse-alone = { IS($who) ->
    [you] Sei
   *[other] { $who } è
 } l’ultimo Samurai: nessun altro può avere la carta.
no-must-power = Il potere va usato, se si può: { $top }.
no-last-cube = L’ultimo Passo tra due avversari resta.
no-last-cube-none = Lì non c’è nessun Passo.
no-wrong-shout-move = Un Movimento si ferma con Inciampare; questa è { $card }.
no-wrong-shout-attack = Un Attacco si ferma con Vista annebbiata; questa è { $card }.
no-no-disciple = Solo un Seguace si può sacrificare; questa è { $card }.
no-no-sacrifice = Contro un tormento non si sacrificano Seguaci.
no-picked-already = Hai già nominato { AS($card, "the") }.
no-not-shortest = Resta l’intervallo più corto, di { n-steps }; questo ne ha { $cubes }.
no-soul-all = Uno dei tuoi { n-life } deve restare.
no-soul-wet = C’è un sorso sulla tua pila dei Punti Vita.
no-soul-twice = In questo turno l’anima del guerriero ha già arso.

## Consigli

hint-now-sake = Ti porta { $a ->
    [one] { $a } sorso
   *[other] { $a } sorsi
 }, invece di { $b }.
hint-now-life = Ti porta { $a ->
    [one] { $a } Punto Vita
   *[other] { $a } Punti Vita
 }, invece di { $b }.
hint-now-gear = Ti dà { $a ->
    [one] { $a } arma o Oggetto
   *[other] { $a } armi e Oggetti
 }, invece di { $b }.
hint-now-strike = Colpisce { $who } per { $a }, dove se ne possono parare circa { $n }.
hint-later-win = Decide la serata: vinci nel { NUMBER($pa, style: "percent") } dei finali immaginati, invece che nel { NUMBER($pb, style: "percent") }.
hint-later-sake = Al tuo prossimo turno hai circa { $a ->
    [one] { $a } sorso
   *[other] { $a } sorsi
 }, invece di { $b }.
hint-later-life = Al tuo prossimo turno ti restano circa { $a ->
    [one] { $a } Punto Vita
   *[other] { $a } Punti Vita
 }, invece di { $b }.
hint-later-cards = Al tuo prossimo turno hai circa { $a ->
    [one] { $a } carta
   *[other] { $a } carte
 }, invece di { $b }.
hint-later-gear = Al tuo prossimo turno porti circa { $a ->
    [one] { $a } arma o Oggetto
   *[other] { $a } armi e Oggetti
 }, invece di { $b }.
hint-later-falls = { $who } cade prima del tuo prossimo turno nel { NUMBER($pa, style: "percent") } delle partite immaginate, invece che nel { NUMBER($pb, style: "percent") }.
hint-later-wounds = Costa { AS($who, "to") } circa { $a ->
    [one] { $a } Punto Vita
   *[other] { $a } Punti Vita
 } prima del tuo prossimo turno, invece di { $b }.
hint-later-theirs = Toglie la coppa { AS($who, "to") }: circa { $a ->
    [one] { $a } sorso
   *[other] { $a } sorsi
 } entro il tuo prossimo turno, invece di { $b }.

## Parole del tavolo che nominano qualcuno

board-attack-at = { IS($target) ->
    [you] { $by } ti colpisce
   *[other] { IS($by) ->
    [you] Colpisci
   *[other] { $by } colpisce
 } { $target }
 }
board-disciple-at = { $source } { IS($target) ->
    [you] ti colpisce
   *[other] colpisce { $target }
 }
board-torment-at = { IS($target) ->
    [you] { $by } ti tormenta
   *[other] { IS($by) ->
    [you] Tormenti
   *[other] { $by } tormenta
 } { $target }
 }
board-helped-by = con l’aiuto { AS($helpers, "of") }
board-stopped = { $card }! L’arresto viene { AS($by, "from") }
board-stopped-iaido = Iaido! { $card }: { IS($by) ->
    [you] fermi
   *[other] { $by } ferma
 } la lama
board-stretch = { AS($a, "from") } { AS($b, "to") }, qui { n-steps }
board-gap-name = { AS($a, "from") } { AS($b, "to") }: { n-steps }, { $d ->
    [one] { $d } Seguace
   *[other] { $d } Seguaci
 }.
board-dial-to = { n-steps } verso { AS($who, "obj") }
board-dial-away = { n-steps } lontano { AS($who, "from") }
board-window-move = { $of } sta per muoversi. Inciampare lo fermerebbe.
board-window-disciple = { $source } sta per avanzare. Inciampare lo fermerebbe.
board-window-attack = { IS($target) ->
    [you] { $by } ti colpisce
   *[other] { IS($by) ->
    [you] Colpisci
   *[other] { $by } colpisce
 } { $target }
 }: { $n }. Vista annebbiata lo fermerebbe.
board-seal-strike = Colpisci { AS($target, "obj") }: { $n }
board-seal-strike-open = Colpisci { AS($target, "obj") }
board-seal-aim = Mira: { AS($target, "obj") }
board-steps = { n-steps }
board-sips-held = { n-sips }
board-life-left = { n-life }
board-cards = { $n ->
    [one] carta
   *[other] carte
 }
board-wounds-word = { $n ->
    [one] Ferita
   *[other] Ferite
 }
board-sips-lost = { $n ->
    [one] sorso perso
   *[other] sorsi persi
 }
board-plate = { $life ->
    [one] { $life } Punto Vita
   *[other] { $life } Punti Vita
 }, { $wounds ->
    [one] { $wounds } Ferita
   *[other] { $wounds } Ferite
 }, { $sips ->
    [one] { $sips } sorso
   *[other] { $sips } sorsi
 }, { $hand ->
    [one] { $hand } carta
   *[other] { $hand } carte
 } in mano. In gioco: { $gear }.
board-life-pile = Pila dei Punti Vita
board-board-place = Plancia

## Risposte automatiche

board-when-defend = Colpito per { $n } o più:
board-deed-defend = mi difendo con la mia carta migliore
board-best-defend = La carta che lascia meno Ferite; a parità quella di cui faccio meglio a meno. Un Seguace è sacrificato solo se nessuna carta ferma altrettanto.
board-when-torment = Tormentato, sorsi in gioco { $n } o più:
board-deed-torment = tengo i miei sorsi con la mia carta migliore
board-best-torment = La carta che salva più sorsi; a parità quella di cui faccio meglio a meno.
board-when-vision = Un colpo contro di me di { $n } o più:
board-deed-vision = lo fermo con Vista annebbiata
board-best-vision = Quella di cui faccio meglio a meno. Senza, il colpo arriva alla mia difesa.
board-when-stumble = Un Movimento, Passi { $n } o più:
board-deed-stumble = lo fermo con Inciampare
board-best-stumble = Chiunque si muova, anche i Seguaci. L’Inciampare di cui faccio meglio a meno.
board-when-vanish = Da Spirito, sorsi in pericolo { $n } o più:
board-deed-vanish = mi smaterializzo con una carta dal dorso giusto
board-best-vanish = Miei o di un altro Spirito: gli Spiriti vincono insieme. Le carte dal dorso giusto si equivalgono.

## Nomi

figure-who = { $samurai }
figure-card = { $card }
figure-copy = { $card } { $n }
figure-location = { $location }
figure-back-side = { $back }

## Il tavolo

board-ring = Il cerchio dei Passi
board-rivals = Gli altri giocatori
board-my-sheet = Il mio Samurai
board-my-hand = La mia mano
board-empty-hand = Nessuna carta in mano
board-seated = seduto
board-standing = alzato
board-spirit-of-enma = Spirito di Enma
board-out = fuori dal gioco
board-no-board = ancora senza Samurai
board-alive = in vita
board-spirit = Spirito
board-life = Vita
board-wounds = Ferite
board-in-hand = impugnata
board-in-hand-short = In mano
board-wet-life = un sorso protegge 1 Punto Vita, niente anima del guerriero
board-wet-board = coperta da un sorso: abilità spenta
board-wet-thing = bagnata: inutilizzabile
board-wounds-taken = { $n } { $n ->
    [one] ferita
   *[other] ferite
 }
board-hand-of = { $n } { $n ->
    [one] carta
   *[other] carte
 } in mano
board-look-at = Guarda { $name }
board-plate-spirit = { $sips } { $sips ->
    [one] sorso
   *[other] sorsi
 }, { $hand } { $hand ->
    [one] carta
   *[other] carte
 } in mano.
board-nothing = niente
board-speech = { $masu } { $masu ->
    [one] sorso
   *[other] sorsi
 } nel Masu, { $deck } { $deck ->
    [one] carta
   *[other] carte
 } da pescare, { $living } Samurai in vita.
board-next-back = In cima: { $back }
board-empty-deck = Vuoto
board-draw-pile = Mazzo, { $n } { $n ->
    [one] carta
   *[other] carte
 }
board-discard = Scarti
board-discard-pile = Scarti, { $n } { $n ->
    [one] carta
   *[other] carte
 }
board-empty-pile = Ancora niente.
board-of-sips = sorsi su { $n }
board-guard = arma { $held }, e { $hand } { $hand ->
    [one] carta
   *[other] carte
 }
board-guard-none = arma { $held }, nessuna carta
board-card-name = { $name }, attacco { $attack }, difesa { $defence }, movimento { $move }, bevuta { $drink }, { $kind }. { $text }. Dorso: { $back }
board-kind-event = Evento
board-kind-interruption = Interruzione
board-kind-disciple = Seguace
board-kind-weapon = Arma
board-kind-item = Oggetto
board-weapon-text = +{ $a } attacco a { $s }, +{ $d } difesa
board-weapon-ranged = +{ $a } attacco a { $s }, a distanza
board-both-sides = { $s } da entrambi i lati
board-effect-chopsticks = { $sides ->
    [both] Due attacchi da 1 a 2+ da entrambi i lati
   *[either] Due attacchi da 1 a 2+
 }
board-effect-ramen = { $sides ->
    [both] Un attacco da 2 a 3+ da entrambi i lati
   *[either] Un attacco da 2 a 3+
 }
board-effect-stench = Aggiungi 2 Passi dove vuoi
board-effect-riceballs = { $sides ->
    [both] Uno a 4+ da entrambi i lati scarta 2 carte
   *[either] Uno a 4+ scarta 2 carte
 }
board-effect-sakuragi = Pesca 2 carte
board-effect-purchase = Scarta un oggetto di chiunque
board-effect-stomach = Togli un sorso a chiunque
board-effect-feigned = Recupera 2 Punti Vita
board-effect-roar = Brucia 1: attacco da 4 a 2
board-effect-lanterns = Togli 2 Passi dove vuoi
board-effect-stumble = Annulla un movimento
board-effect-double-vision = Annulla un attacco
board-effect-disciple = Avanza di { $n }, colpisce a 1
board-effect-pipe = { $who ->
    [all] Brucia 1: tutti scartano 1, anche tu
   *[others] Brucia 1: gli altri scartano 1
 }
board-effect-sandals = +1 a ogni movimento
board-effect-armour = { $alone ->
    [yes] +1 difesa, anche senza carta
   *[no] +1 difesa
 }
board-effect-flask = Brucia 1: pesca 2 carte
board-effect-rice-bowl = Brucia 1: recupera 2 Punti Vita
board-no-ability = Nessuna abilità.
board-ability-musashi = Due Cieli: +1 attacco con due armi asciutte.
board-ability-munenori = Spada che dà vita: +1 a ogni carta difesa.
board-ability-mitsuyoshi = Occhio che non batte: pesca 1 dopo una difesa perfetta.
board-ability-ittosai = Un solo taglio: iaido fino a 3 Passi e +1.
board-ability-masamune = Seguito del Drago: Seguaci +1 attacco e difesa.
board-ability-suenaga = Arciere della costa: +1 agli attacchi a distanza.
board-ability-masako = Rimedi della monaca: una volta per turno scarta 1, recupera 1 Punto Vita.
board-ability-tomoe = Cavaliera veloce: +1 a ogni movimento e iaido.
board-burn = Brucia
board-burn-long = Brucia un sorso e pesca una carta, in ogni momento
board-burn-which = Quale sorso bruci?
board-burn-detail = Peschi una carta; ciò che copriva torna utilizzabile.
board-soul = Anima del guerriero
board-soul-long = Anima del guerriero: pesca dalla tua pila dei Punti Vita, una volta per turno
board-soul-how = Quante carte Punto Vita peschi?
board-soul-detail = Si sigilla prima di vederle; una carta Punto Vita deve restare.
board-soul-n = Pesca { $n } { $n ->
    [one] carta
   *[other] carte
 } Punto Vita
board-ask-pay = Quale sorso paga?
board-ask-use = Uso
board-ask-step = Passo
board-ask-target = Bersaglio
board-ask-weapon = Arma
board-ask-cost = Quale sorso brucia?
board-ask-thing = Quale oggetto?
board-ask-sip = Quale sorso?
board-ask-side = Lato
board-ask-onto = Nuovo posto
board-ask-to = A chi?
board-ask-spend = Carte uguali
board-q-pay = Una terza carta costa un sorso: quale bruci?
board-q-use = Per che cosa la usi?
board-q-move = Di quanto, e da che parte?
board-q-iaido = Iaido: un Passo, poi il colpo
board-q-target = Chi colpisci?
board-q-aim = Contro chi?
board-q-weapon = Con quale arma?
board-q-cost = Quale sorso bruci per questo?
board-q-gear = L’oggetto di chi se ne va?
board-q-sip = Il sorso di chi se ne va?
board-q-side = Da che lato si mette il Seguace?
board-q-onto = Dove va il sorso?
board-q-to = Chi riceve la carta?
board-q-spend = Quali carte uguali giochi?
board-use-attack = Attacco
board-use-iaido = Iaido
board-use-move = Movimento
board-use-drink = Bevuta
board-use-text = Testo
board-use-activate = Oggetto
board-use-brawl = Rissoso
board-use-drowse = Sonnolento
board-use-torment = Tormento
board-text-lay = Metti giù
board-text-stand = Manda
board-text-event = Evento
board-stay = resta
board-away = indietro
board-blocked = bloccato
board-bare-hands = Mani nude
board-no-weapon = Nessuna arma
board-seal-place = Posa: { $list }
board-seal-lose = Perdi: { $list }
board-seal-discard = Scarta { $n } { $n ->
    [one] carta
   *[other] carte
 }
board-place-cost = { $place }: { $cost }
board-covers-life = +1 Punto Vita, niente anima del guerriero
board-covers-board = abilità spenta
board-covers-thing = inutilizzabile
board-place-left = Ancora { $n } da posare. Riprendi quando vuoi, sigilla una volta.
board-lose-left = Ancora { $n } da cedere. Scegli tu quali.
board-discard-left = Ancora { $n } da scartare.
board-attack-value = Attacco
board-part-card = carta
board-part-weapon = arma
board-part-armour = armatura
board-part-ability = abilità
board-sacrifice-sum = lo subisce il Seguace
board-reactions = Le mie risposte fisse
board-passed-for-me = Si passa per me
board-reactions-help = Le finestre passano da sole, sempre dopo la stessa pausa e senza guardare le tue carte. Maiusc P passa tutto fino al tuo turno, H trattiene tutto in questo turno.
board-reply-moves = Lascia passare i movimenti
board-reply-attacks-on-me = I colpi contro di me vadano alla mia difesa
board-reply-attacks = Lascia passare i colpi contro altri
board-reply-respond = Lascia agire gli effetti su di me
board-reply-spirits = Da Spirito: né aiutare né svanire
board-reply-turn = Passa tutto fino al mio turno
board-hold-turn = Trattieni tutto in questo turno: nulla passa da solo (H)
board-held-now = Trattenuto: in questo turno nulla passa da solo
board-incense = Passa per me quando l’incenso si spegne
board-seconds = Ancora { $n } { $n ->
    [one] secondo
   *[other] secondi
 }
board-more = +20 s
board-stops = Fermate: aspettami qui
board-spirit-help = Ora conta solo il dorso delle tue carte. Gli Spiriti vincono insieme.
board-out-help = La tua storia è finita.
board-team = Spiriti insieme { $n }, il migliore dei vivi { $best }
board-no-sips = Ancora nessun sorso
board-phase1 = 1 Gioca
board-phase1n = 1 Gioca: { $n } di 2
board-phase1more = 1 Gioca: 2 di 2
board-phase2 = 2 Seguaci
board-phase3 = 3 Pesca
board-phase4 = 4 Arma
board-step1 = 1 Potere
board-step2 = 2 Pesca
board-step3 = 3 Tormenta o ruba
board-masu-sub = { $n } { $n ->
    [one] sorso
   *[other] sorsi
 } nel Masu
board-fatal = Giro della Morte { $n }
board-choose-title = Quale Samurai sarai?
board-choose-wait = Si scelgono i Samurai
board-known-card = in questa mano: l’hai vista
board-col-samurai = Samurai
board-col-state = Stato
board-col-sips = Sorsi
board-you-win = Hai vinto: nessuno ha bevuto come te
board-spirits-win = Vincono gli Spiriti di Enma
board-spirits-win-you = Vincono gli Spiriti, e tu con loro
board-nobody-wins = Non vince nessuno

## Options

opt-edition = Edizione
opt-edition-fr = Francese
opt-edition-it = Italiana
opt-board-assignment = Plance Samurai
opt-board-assignment-edition = Secondo l’edizione
opt-board-assignment-choose = Scelte in ordine di turno
opt-board-assignment-random = A caso
opt-location = Luogo
opt-location-random = A caso
opt-first-player = Primo giocatore
opt-first-player-random = A caso
opt-interrupt-priority = Interruzioni
opt-interrupt-priority-clockwise = Sigillate, il più vicino in senso orario
opt-interrupt-priority-reflex = Il primo che grida
opt-bare-hands-out-of-range = Mani nude se nessuna arma arriva a segno
opt-max-fatal-rounds = Giri della Morte al massimo
opt-max-fatal-rounds-0 = Nessun limite
opt-timers = Orologio
opt-timers-standard = Normale
opt-timers-brisk = Veloce
opt-timers-relaxed = Tranquillo
opt-stops = Soste personali
opt-stops-none = Senza
opt-stops-personal = Ognuno può metterne
opt-fatal-turn = Turno che svuota il Masu (scatola italiana)
opt-fatal-turn-running = È l’ultimo di quel giocatore
opt-fatal-turn-fresh = Finisce lì; segue un turno intero
opt-event-flanks = Distanza degli Eventi (scatola italiana)
opt-event-flanks-both = Su entrambi i lati
opt-event-flanks-either = Su un lato
opt-armour-always = L’Armatura difende senza carta
opt-shouts-are-spent = Interruzioni tardive scartate (scatola italiana)
opt-data = Numeri stampati
opt-location-none = { -location-none }
opt-location-distillery = { -location-distillery }
opt-location-narrow-bridge = { -location-narrow-bridge }
opt-location-battlefield = { -location-battlefield }
opt-location-hot-spring = { -location-hot-spring }
opt-location-graveyard = { -location-graveyard }
opt-location-dojo = { -location-dojo }
opt-location-cherry-garden = { -location-cherry-garden }
opt-location-thunderstorm = { -location-thunderstorm }

## Parti del regolamento

chapter-setup = Preparazione
chapter-geo = Posti e Passi
chapter-turn = Il turno di un Samurai
chapter-attack = Attacco
chapter-move = Movimento
chapter-iaido = Iaido
chapter-drink = Bevuta
chapter-def = Difesa
chapter-weapon = Armi
chapter-item = Oggetti
chapter-event = Eventi
chapter-int = Interruzioni
chapter-disc = Seguaci
chapter-hand = Mano
chapter-deck = Mazzo e scarti
chapter-soul = Anima del guerriero
chapter-sake = Sakè su un Samurai
chapter-burn = Bruciare sakè
chapter-dmg = Danni
chapter-heal = Cure
chapter-death = Morte
chapter-line = Due superstiti, un superstite
chapter-spirit = Spiriti
chapter-power = Poteri dell’ebbrezza
chapter-steal = Rubare dal Masu
chapter-torment = Tormento
chapter-demat = Attaccare uno Spirito
chapter-fatal = Il Giro della Morte
chapter-end = Fine e vittoria
chapter-seppuku = Seppuku
chapter-abil = Abilità dei Samurai
chapter-loc = Luoghi

## Numeri stampati

figure-cards = Le 98 carte, una per una
figure-weapons = Armi
figure-disciple = Seguaci
figure-life = Punti Vita dei Samurai
figure-abilities = Abilità dei Samurai
figure-locations = Luoghi
figure-type = Carta
figure-attack = Attacco
figure-defence = Difesa
figure-move = Movimento
figure-drink = Bevuta
figure-back = Dorso
figure-steps = Passi
figure-plus = o più
figure-ranged = a distanza
figure-name = Nome
figure-rule = Regola
figure-limit-box = una casella mostra una cifra
figure-limit-steps = nessuno spazio contiene più Passi
figure-limit-life = una plancia ha posto per tante carte Punto Vita
figure-limit-name = la riga del Luogo ha posto per tante lettere
figure-two-heavens = Due Cieli: Attacchi con arma +1 con due armi usabili
figure-life-giving-sword = Spada che dà vita: +1 con ogni carta Difesa
figure-unblinking-eye = Occhio che non batte: pesca 1 carta dopo una difesa perfetta
figure-one-cut = Un solo taglio: iaido fino a 3 Passi e Attacco a +1
figure-dragons-retinue = Seguito del Drago: Seguaci +1 in Attacco e Difesa
figure-coast-archer = Arciere della costa: Attacchi a distanza +1
figure-nuns-remedies = Rimedi della monaca: una volta per turno scarta 1 carta e recupera 1 Punto Vita
figure-swift-rider = Cavaliera veloce: +1 a ogni Movimento e iaido
figure-none = nessuna abilità
figure-rule-none = La locanda di sempre, senza regole sue.
figure-rule-distillery = All’inizio del suo turno un Samurai prende 1 sorso di Sakè dal Masu e lo piazza.
figure-rule-narrow-bridge = La partita inizia con 2 Passi in ogni intervallo.
figure-rule-battlefield = Tutti iniziano alzati: niente iaido.
figure-rule-hot-spring = Un Samurai che non ha dichiarato Attacchi recupera 1 Punto Vita alla fine del suo turno.
figure-rule-graveyard = Gli Spiriti pescano 2 carte nel loro turno.
figure-rule-dojo = Non si possono dichiarare Attacchi a distanza.
figure-rule-cherry-garden = Nella Fase 3 un Samurai pesca 3 carte.
figure-rule-thunderstorm = Ogni Movimento è più corto di 1 (mai sotto 1) e i Seguaci avanzano al massimo di 1 Passo.

## The result

# $who (text)
board-end-ahead = { $n ->
    [one] Un sorso
   *[other] { $n } sorsi
 }, { $most } più di { $who }.
board-end-ahead-you = { $n ->
    [one] Un sorso
   *[other] { $n } sorsi
 }, { $most } più di te.
board-end-alone = { $n ->
    [one] Un sorso
   *[other] { $n } sorsi
 } per l’unico rimasto in vita.
board-end-level = { $n ->
    [one] Un sorso
   *[other] { $n } sorsi
 } a testa.
board-end-spirits = { $n ->
    [0] Gli Spiriti non ne avevano.
    [one] Gli Spiriti ne avevano uno insieme.
   *[other] Gli Spiriti ne avevano { $n } insieme.
 }
board-end-haunted = Gli Spiriti hanno bevuto { $n ->
    [one] un sorso
   *[other] { $n } sorsi
 } insieme, il migliore dei vivi { $most }.
board-end-life = Vita
board-end-dealt = Ferite inflitte
board-end-sips = { $n ->
    [one] { $n } sorso
   *[other] { $n } sorsi
 }
board-end-length = { $n ->
    [one] una mossa
   *[other] { $n } mosse
 }
# $who (text)
board-end-wins = { $n ->
    [one] { $who } ha bevuto l’ultima coppa
   *[other] { $who } condividono l’ultima coppa
 }
