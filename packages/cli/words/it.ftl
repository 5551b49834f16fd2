cli-about = Il tavolo di quattro giochi di samurai, dalla riga di comando.
cli-help-usage = Uso:
cli-help-options = Opzioni:
cli-help-commands = Comandi:
cli-help-arguments = Argomenti:
cli-help-option = mostra questo aiuto
cli-help-command = mostra l’aiuto di un comando
cli-opt-lang = parla questa lingua: de, en, fr o it (LC_ALL o LANG)

cli-no-command = non c’è nessun comando «{ $name }»; prova noren --help
cli-no-option = non c’è nessuna opzione «{ $name }»; prova noren --help
cli-no-argument = manca «{ $name }»; prova noren --help
cli-no-value = «{ $name }» vuole un valore; prova noren --help
cli-too-many = «{ $name }» prende meno parole; prova noren --help
cli-not-understood = non si è capito: { $what }; prova noren --help
cli-no-lang = --lang deve essere uno tra { $list }, non «{ $name }»
cli-whole = --{ $name } deve essere un numero intero da { $from } a { $to }, non «{ $what }»
cli-one-of = --{ $name } deve essere uno tra { $list }, non «{ $what }»
cli-no-game = nessun gioco si chiama «{ $name }»; ci sono { $list }
cli-no-chromium = serve Chromium, che su questa macchina non c’è: installalo, o di’ in CHROMIUM dov’è
cli-no-rules = non ci sono regole della versione { $version } di { $game }
cli-unreadable = non si può leggere { $file }: { $why }
cli-for-players = { $game } è per { $from }–{ $to } giocatori, non per { $n }
cli-wrong = noren: { $why }

cli-about-away = si gioca su tre server mentre NATS, PostgreSQL o uno dei server manca: quanto si aspetta
cli-about-backup = scrive persone, tavoli e registri in un solo file; la casa può restare aperta
cli-about-bench = misura: «engine», «server» accanto ad altri, «bots» contro uno che vede tutte le mani, i loro turni («turns»), la pagina in Chromium («page»), le pagine di chi ha 300 partite («mine») o come crescono i costi con la partita e il pubblico («growth»)
cli-about-bot = fa sedere e giocare a un tavolo un tuo bot (vedi docs/bots/protocol.md)
cli-about-chaos = simula più server che si guastano: ciò che è stato confermato deve stare nel registro, una volta e in ordine
cli-about-crowd = quanto si aspettano le proprie mosse mentre tavoli pieni di bot pensano
cli-about-data = stampa i valori di un gioco come file commentato, o controlla un file di valori
cli-about-doctor = controlla ogni registro: i numeri, la catena di impronte e ogni mossa con le regole del suo tavolo
cli-about-forks = apre un bivio a ogni turno di partite registrate e lo fa finire ai bot
cli-about-freeze = scrive le regole più recenti di un gioco, con le partite di riferimento, come versione che non cambia più
cli-about-fuzz = lancia messaggi, richieste e byte ostili a un server: deve rispondere, restare com’è e non crescere
cli-about-health = chiede alla casa su questa macchina se sta bene; altrimenti codice 1
cli-about-honesty = ridistribuisce le carte nascoste più e più volte: nessun bot può scegliere altro
cli-about-kill = uccide più volte con kill -9 un server carico e cerca mosse confermate che non ci sono più
cli-about-ladder = fa giocare i livelli tra loro con mani a specchio finché un test sequenziale decide
cli-about-laws = giudica ciò che è chiuso in molte posizioni: una ragione ciascuna, fatti veri, frase chiara
cli-about-layout = cerca ciò che è coperto, tagliato o troppo piccolo ai tavoli pieni, in quattro misure
cli-about-pictures = scrive tutte le immagini del README e della documentazione
cli-about-leaks = ridistribuisce le carte nascoste più e più volte: nessun posto può accorgersene
cli-about-lessons = controlla le lezioni: giocate secondo le regole su ogni ramo, lette in ogni lingua
cli-about-load = confronta una casa con migliaia di partite salvate con una vuota: memoria, tempo fino alla prima mossa
cli-about-mutants = scrive male le regole di un gioco, un punto alla volta, ed elenca ciò che nessun test nota
cli-about-new-game = prepara un nuovo gioco: regole, parole, leggi, esempi e la sua riga nell’elenco dei giochi
cli-about-outside = partite intere di client che conoscono solo il protocollo: nulla di ciò che è offerto può essere rifiutato
cli-about-puzzles = controlla i rompicapi, dimostrati o trovati, o ne trova altri
cli-about-record = gioca una partita a caso e la tiene come riferimento
cli-about-replay = rigioca un file di riferimento o un registro scaricato, con le regole di allora
cli-about-restore = rimette una copia in una casa vuota
cli-about-review = distingue fortuna e bravura in una partita finita, o prova la misura con --trial
cli-about-rules = confronta i numeri delle regole con quelli citati nel codice e nei titoli dei test
cli-about-serve = apre la casa: pagina, API e WebSocket su una sola porta
cli-about-siege = quanto si aspettano le proprie mosse mentre qualcuno attacca il server, in otto modi
cli-about-simulate = gioca partite intere e stampa velocità e impronta di tutto ciò che è successo
cli-about-verify = controlla un registro scaricato: chiave, ogni mescolata, ogni mossa, la catena, la fine
cli-about-versions = rigioca le partite di riferimento di ogni versione di ogni gioco con le sue regole
cli-about-words = controlla i cataloghi: ciò che manca, non serve, è ignoto, vietato, troppo lungo o scritto male

cli-opt-json = un oggetto JSON
cli-opt-seed = dove comincia il caso (1)
cli-opt-players = posti al tavolo
cli-opt-data = dove sta la base di dati (NOREN_DATA; DATABASE_URL sceglie PostgreSQL)
cli-opt-away-stop = per tanti secondi un server è fermato con SIGSTOP (30)
cli-opt-bench-rounds = giri, di cui conta la mediana (5)
cli-opt-bench-deals = bots: mani a specchio (1000)
cli-opt-bench-millis = bots: calcolo per ogni scelta (5)
cli-opt-bench-seed = bots, turns: dove comincia il caso (1)
cli-opt-bench-level = turns: di chi (daimyo)
cli-opt-bench-game = engine, turns: di un solo gioco; server: un altro gioco al posto di trick4, senza altri server
cli-opt-bench-before = engine, server, page: un commit o la cartella di una copia, misurato a turno con questa versione (. mostra il rumore)
cli-opt-bench-processes = engine: processi per parte (1, accanto a un’altra versione 3); server: in altrettanti, su PostgreSQL, accanto a uno solo
cli-opt-bench-choices = turns: al massimo tante scelte a ogni tavolo (400)
cli-opt-bench-tables = server: tavoli che giocano insieme (100)
cli-opt-bench-seats = server: posti a ciascuno (4; per un altro gioco, tutti)
cli-opt-bench-seconds = server: tempo misurato per ogni server (20)
cli-opt-bench-rows = growth: voci conservate accanto alla partita (1000000)
cli-opt-bench-web = page: un’altra costruzione, per esempio quella del commit prima
cli-opt-bench-main = page: il main.ts del server che vi appartiene
cli-opt-bot-cmd = come si avvia il bot; parla per righe JSON
cli-opt-bot-name = come si chiama (Visitatore)
cli-opt-bot-seat = dove si siede (il primo posto libero)
cli-opt-chaos-seeds = tanti semi, uno dopo l’altro (100)
cli-opt-chaos-seed = il primo (1)
cli-opt-chaos-acts = tante volte qualcuno agisce in ciascuno (900)
cli-opt-chaos-game = un solo gioco
cli-opt-chaos-houses = tanti server, da 1 a 3 (2 o 3)
cli-opt-chaos-calm = nulla si guasta
cli-opt-chaos-plant = rimette un errore noto: number-alone, any-revision
cli-opt-crowd-tables = tavoli pieni di bot (20)
cli-opt-crowd-seats = bot a ciascuno (4)
cli-opt-crowd-level = come giocano (il livello più alto)
cli-opt-crowd-seconds = per quanto, da soli e tra i bot (20)
cli-opt-data-check = controlla invece questo file: codice 1 e una riga per errore
cli-opt-data-players = per tanti giocatori; di solito per ogni numero che il gioco consente
cli-opt-data-json = con --check: un oggetto JSON
cli-opt-doctor-copy = copia questo tavolo fino all’ultima voce buona; il tavolo stesso resta com’è
cli-opt-forks-game = un gioco (tutti)
cli-opt-forks-matches = partite registrate di ogni gioco (100)
cli-opt-fuzz-frames = messaggi; un terzo di richieste in più, e qualche connessione sgarbata (100000)
cli-opt-health-port = dove ascolta (PORT, altrimenti 3000)
cli-opt-honesty-worlds = quanti mondi confrontare (10000)
cli-opt-kill-kills = quante volte (50)
cli-opt-kill-tables = tavoli a cui si gioca (50)
cli-opt-kill-postgres = tante volte anche su un PostgreSQL nostro (0)
cli-opt-kill-houses = tante volte anche una di due case su PostgreSQL e NATS nostri (0)
cli-opt-kill-changing = tante volte anche un server, e uno di due, mentre si cambiano risposte sigillate alla chiusura (0)
cli-opt-kill-program = un altro programma al posto del server di qui, per esempio quello impacchettato
cli-opt-ladder-levels = due livelli: alto,basso; anche oracle e cmd:COMANDO (tutti i vicini)
cli-opt-ladder-players = posti al tavolo (il più piccolo, il medio e il più grande)
cli-opt-ladder-seating = metà dei posti ciascuno, poi scambiati; o uno alto tra i bassi, una volta a ogni posto (half)
cli-opt-ladder-deals = al massimo tante mani, giocate dalle due parti o da ogni posto (400)
cli-opt-ladder-iterations = pensieri di ogni livello che cerca, al posto dei suoi
cli-opt-ladder-millis = tempo di ogni livello che cerca: calcolo uguale; queste prove non si ripetono esattamente
cli-opt-ladder-share = parte del tempo proprio di ogni livello che cerca (100)
cli-opt-ladder-shipped = anche con i limiti di tempo di ogni livello, come a un tavolo; queste prove non si ripetono esattamente
cli-opt-ladder-whole = gioca tutte le mani, anche dopo che il test ha deciso
cli-opt-ladder-write = mette tabella e grafico tra quelli del progetto (docs/bots); altrimenti non si scrive nulla
cli-opt-ladder-out = mette invece lì tabella e grafico
cli-opt-laws-positions = quante posizioni giudicare (10000)
cli-opt-laws-every = misura ognuna di queste partite anche con tutte le altre leggi
cli-opt-layout-games = partite registrate di ogni tipo (10)
cli-opt-layout-decisions = al massimo tante decisioni di ciascuna, sparse (tutte)
cli-opt-layout-hardest = solo tante posizioni, le più difficili di tutte
cli-opt-layout-size = a una sola grandezza della pagina (all)
cli-opt-layout-seats = tanti al tavolo, o quanti il gioco ne permette (tutti i posti)
cli-opt-layout-unlike = tralascia le decisioni che non mostrano nulla che una precedente non abbia mostrato
cli-opt-pictures-out = dove (docs/screenshots)
cli-opt-pictures-only = solo quelle con uno di questi nel nome, separati da virgole (tutte)
cli-opt-pictures-moments = solo i grandi momenti: dieci fotogrammi al secondo, una striscia ciascuno, in moments/
cli-opt-leaks-worlds = quanti mondi confrontare (10000)
cli-opt-lessons-check = le controlla; per ora non c’è altro da fare
cli-opt-load-tables = partite salvate (10000)
cli-opt-load-runs = avvii di ogni casa, di cui conta la mediana (5)
cli-opt-mutants-sample = tanti di loro, a sorte (tutti)
cli-opt-mutants-minutes = non comincia altro dopo tanti minuti; lo stesso comando riprende da lì
cli-opt-mutants-in = solo nei file il cui percorso contiene questo; file:riga per una riga
cli-opt-mutants-unlisted = nessuno di quelli detti equivalenti: quelli devono passare ogni test
cli-opt-mutants-killers = chiede prima ai test che questo elenco nomina, poi lo riscrive per questo gioco
cli-opt-outside-games = partite di ogni tipo (50)
cli-opt-outside-game = un solo tipo (tutti)
cli-opt-puzzles-check = li controlla tutti, o quelli di un gioco
cli-opt-puzzles-deep = ne cerca tanti di nuovo, otto volte più a lungo di quando furono trovati
cli-opt-puzzles-make = ne trova tanti altri in partite tra bot
cli-opt-puzzles-list = riscrive l’elenco di un gioco
cli-opt-record-settings = opzioni del tavolo
cli-opt-review-trial = inserisce tante scelte cattive e guarda quante se ne trovano
cli-opt-review-game = il gioco della prova
cli-opt-review-players = posti ai tavoli della prova
cli-opt-review-strong = partite del bot più forte, per i falsi allarmi (5)
cli-opt-review-matches = partite per fortuna e taratura (200)
cli-opt-review-worlds = mondi per posizione, al posto dei soliti
cli-opt-review-fit = confronta le probabilità con la fine di tante partite e stampa una riga della tabella del gioco (400)
cli-opt-review-keep = tiene in questo file ciò che è finito: lo stesso comando riprende da lì
cli-opt-rules-json = un oggetto JSON, o una lista per tutti i giochi
cli-opt-serve-port = porta su cui ascoltare (PORT, altrimenti 3000)
cli-opt-serve-data = dove sta la base di dati (NOREN_DATA)
cli-opt-serve-https = parla https, con un certificato della casa (NOREN_HTTPS)
cli-opt-serve-mdns = si trova come noren.local nella rete locale; NOREN_MDNS può essere un altro nome
cli-opt-serve-games = offre anche i giochi costruiti in questa cartella (NOREN_GAMES)
cli-opt-serve-dev = mostra anche il gioco d’esempio, per chi costruisce un gioco (NOREN_DEV)
cli-opt-serve-demo = una casa di prova: solo bot, nulla si conserva, limiti bassi (NOREN_DEMO)
cli-opt-serve-processes = con DATABASE_URL: tanti processi dietro una sola porta, uno per core (1)
cli-opt-siege-seconds = per quanto in ogni caso, da soli e sotto attacco (10)
cli-opt-siege-only = casi per nome, separati da virgole (tutti)
cli-opt-simulate-games = quante partite (100)
cli-opt-simulate-bot = chi gioca: random, wanderer, ashigaru, bushi, samurai, daimyo (random)
cli-opt-simulate-iterations = pensieri di un bot che cerca per ogni scelta, al posto di quelli del suo livello
cli-opt-simulate-shipped = anche con i limiti di tempo del livello, come a un tavolo; allora senza impronta
cli-opt-simulate-mode = la difficoltà del gioco, se ne ha una
cli-opt-simulate-option = un’opzione del gioco, per esempio edition=it
cli-opt-verify-key-hash = l’impronta mostrata all’inizio della partita, se l’hai conservata
cli-opt-verify-seen = una testa vista da una pagina durante la partita, e la voce a cui appartiene
cli-opt-verify-trial = invece: gioca tante partite, controlla ciascuna e falsificala in dodici modi
cli-opt-verify-seed = dove comincia il caso della prova (1)
cli-opt-versions-check = dice che cosa è cambiato dall’ultima versione fissata, e fallisce se una regola si è mossa di nascosto
cli-opt-versions-games = con --check: partite confrontate per ogni numero di giocatori (5)
cli-opt-words-check = li controlla, come fa già da sé
cli-opt-words-lines = vi scrive quaranta righe del registro di ogni gioco in ogni lingua, e non controlla nulla

cli-n-faults = { $faults ->
    [one] { $faults } errore
   *[other] { $faults } errori
 }
cli-away-nothing = PostgreSQL o NATS non è installato: non provato
cli-away-shown = { $name }: { $n } mostrate ovunque, la più lenta dopo { $m } ms
cli-away-sum = { $n } confermate: { $m } perse, { $k } doppie
cli-backup-done = conservate: { $n ->
    [one] { $n } persona
   *[other] { $n } persone
 } e { $m ->
    [one] { $m } tavolo
   *[other] { $m } tavoli
 }
cli-restore-done = rimesse: { $n ->
    [one] { $n } persona
   *[other] { $n } persone
 } e { $m ->
    [one] { $m } tavolo
   *[other] { $m } tavoli
 }
cli-damaged = messo da parte perché danneggiato: { $id }: { $why }
cli-process-ended = il processo { $n } del server è terminato ({ $why }) e viene riavviato
cli-bench-nothing = non c’è nulla da misurare che si chiami «{ $name }»; prova engine, server, bots, turns, page, mine o growth
cli-bench-engine = trick4, partite per secondo di calcolo (mediana dei giri)
cli-bench-bare = ciclo nudo
cli-bench-search = via della ricerca
cli-bench-full = via intera
cli-bench-times = { $a } boardgame.io, { $b } nudo
cli-bench-games = partite da tavoli già distribuiti sulla via della ricerca, decisioni per secondo di calcolo (mediana, giro più lento e più veloce)
cli-bench-random = { $game }, a caso
cli-bench-policy = { $game }, secondo le sue regole empiriche
cli-bench-ratio = { $a }× prima (da { $b } a { $c })
cli-bench-ratio-other = { $a }× prima (da { $b } a { $c }), con altre scelte
cli-bench-no-before = «{ $name }» non è né la cartella di una copia né un commit
cli-bench-sockets = { $name } via socket, { $n } posti per tavolo
cli-bench-moves = mosse/CPU-s
cli-bench-median = mediana
cli-bench-per-second = mosse/s
cli-bench-server-cores = core serv.
cli-bench-player-cores = core gioc.
cli-bench-scaled = { $n } processi contro uno: { $a } volte le mosse al secondo, { $b } volte le mosse per secondo CPU del server
cli-bench-processes = { $name }, processi: { $n }
cli-bench-no-postgres = --processes richiede PostgreSQL, che qui non è installato
cli-bench-either = bench server accetta o --processes o --before
cli-bench-onlookers = p99 altri
cli-bench-bytes = byte/mossa
cli-bench-disk = { $name }, su disco
cli-bench-most = al massimo { $p }
cli-bench-page = la pagina su 4G lento, con un processore quattro volte più lento
cli-bench-first = prima visita
cli-bench-first-figures = { $a } sulla linea, immagine più grande dopo { $b } ms, spostamento { $c }
cli-bench-more = { $a } in più, spostamento { $b }, { $c } elementi a un tavolo pieno
cli-bench-page-before = le stesse visite alla pagina di prima, a turni
cli-bench-more-wire = { $a } in più
cli-bench-paint-ratio = immagine più grande: ora { $a } del tempo di prima (da { $b } a { $c } nei singoli giri)
cli-bench-duel = trick4, seme { $seed }: { $n } mani a specchio, { $m } partite
cli-bench-won = noren (onesto) ha vinto { $a }, il MCTSBot di boardgame.io (vede tutte le mani) { $b }: z { $c }, p { $d }
cli-bench-cpu = calcolo per scelta: { $a } ms e { $b } ms; iterazioni { $c } e { $d }
cli-bench-levels = --level vuole uno dei cinque livelli
cli-bench-turns = { $name }, seme { $seed }: una partita, o le sue prime { $n } scelte; millisecondi di calcolo (d’orologio)
cli-bench-game = gioco
cli-bench-players = giocatori
cli-bench-turn-count = turni
cli-bench-mean = un turno, media
cli-bench-dearest = turno più caro
cli-bench-choices = le sue scelte
cli-bench-choice = scelta più cara
cli-bench-reactions = reazioni
cli-bench-reaction = reazione più cara
cli-bench-stopped = oltre il limite
cli-bench-mine = { $a } partite { $b } ms, { $c } partite { $d } ms: { $p }×
cli-bench-mine-slow = { $a } partite { $b } ms, { $c } partite { $d } ms: { $p }×, troppo lento
cli-bench-opens = { $name } si apre
cli-bench-warms = { $name } si scalda
cli-bench-round = { $name }, giro { $n } di { $m }
cli-bench-deals = { $n } mani su { $m }, vantaggio { $a }
cli-bot-cmd = --cmd deve dire come si avvia il bot
cli-bot-name = Visitatore
cli-bot-link = «{ $what }» non è un invito; un invito somiglia a { $where }
cli-bot-table = «{ $what }» non nomina nessun tavolo: un invito finisce con /t/ e il suo nome
cli-bot-sits = { $name } siede al posto { $n } di { $where } ({ $game })
cli-bot-ended = «{ $name }» è finito prima di rispondere
cli-bot-slow = «{ $name }» non ha risposto in tempo
cli-bot-said = «{ $name }» ha detto { $what }
cli-bot-gone = «{ $name }» è finito
cli-bot-command = cmd: vuole un comando dopo di sé
cli-bot-level = nessun livello si chiama «{ $name }»; ci sono { $list }, oracle e cmd:COMANDO
cli-chaos-game = --game deve essere uno tra { $list }
cli-chaos-seed = seme { $seed }
cli-chaos-fault = seme { $seed }: { $what }: { $why }
cli-chaos-again = di nuovo: { $what }
cli-chaos-seeds = { $n } semi, { $m } mosse confermate in { $a } s
cli-chaos-sum = { $n } perse, { $m } doppie, { $k } spostate, { $l } divise
cli-crowd-cores = { $n } nuclei, { $m } per i bot; { $k } tavoli di bot { $name }
cli-crowd-alone = persone da sole
cli-crowd-among = persone tra i bot
cli-crowd-waits = { $n } mosse, p50 { $a } ms, p99 { $b } ms, la più lunga { $c } ms
cli-crowd-bots = i bot hanno fatto { $n } scelte, { $m } delle quali a occhio; { $a } s di calcolo
cli-data-none = { $game } non ha valori che un ospite possa sostituire
cli-data-head = I valori stampati di { $name }, come vengono con Noren.
cli-data-change = Cambia ciò che è diverso nella tua copia e dai il file a un tavolo, o prima controllalo:
cli-data-leave = Ciò che resta com’è può mancare; commenti e virgole di troppo non contano.
cli-data-made = Ciò che è segnato «reconstructed» non è in nessuna fonte che abbiamo trovato ed è stato fatto per questo progetto.
cli-data-with = con { $list } giocatori
cli-data-good = { $file }: buono, { $n ->
    [one] { $n } valore proprio
   *[other] { $n } valori propri
 }
cli-data-bad = { $file }: { $n ->
    [one] { $n } errore
   *[other] { $n } errori
 }
cli-doctor-none = il tavolo { $id } non c’è, o le sue regole non sono qui
cli-doctor-copied = { $from } prosegue come { $to }, dopo { $n ->
    [one] { $n } voce
   *[other] { $n } voci
 }
cli-doctor-progress = tavoli
cli-doctor-sum = { $n ->
    [one] { $n } tavolo
   *[other] { $n } tavoli
 }, { $m ->
    [one] { $m } voce
   *[other] { $m } voci
 }: { $k ->
    [one] { $k } danneggiato
   *[other] { $k } danneggiati
 }
cli-doctor-unplayed = { $n } da non poter rigiocare: le loro regole non sono qui
cli-doctor-damaged = { $id }: buono fino alla voce { $n }; { $why }
cli-forks-which = quale gioco? { $list }
cli-forks-match = { $game }: partita { $n } di { $m }
cli-forks-sum = { $game }: { $n } bivi di { $m } partite, { $k } finiti, { $l } controllati
cli-freeze-done = { $file }: { $a } byte, { $n } partite di riferimento accanto
cli-freeze-again = la versione { $version } di { $game } è già fissata ({ $hash }); una versione fissata non cambia mai
cli-freeze-other = { $file } è stato registrato con un’altra versione: registra prima le partite di riferimento
cli-fuzz-sum = { $n } messaggi, { $m } richieste, { $k } connessioni sgarbate: { cli-n-faults }
cli-fuzz-memory = la memoria è cambiata di { $a } MiB; { $b } timer, { $c } prima
cli-health-nobody = nessuno risponde a { $where }
cli-health-answer = { $where } ha risposto { $a }
cli-honesty-worlds = { $n } mondi su { $m }
cli-honesty-held = { $game }, seme { $seed }: { $n } mondi per { $m } domande di { $k } partite ({ $list }), ogni scelta la stessa
cli-honesty-caught = { $game }: colto dopo { $n } mondi. { $why }
cli-again-with = di nuovo con: { $what }
cli-kill-line = { $name }: ucciso { $n } volte, { $m } tavoli, { $k } mosse confermate: { $what }{ $a } perse, { $b } doppie, { $c } spostate, { $d } registri danneggiati
cli-kill-changed = { $n } risposte sigillate cambiate, { $m } nulle secondo le regole,
cli-kill-absent = { $name }: non installato, non provato
cli-kill-nothing = il controllo non ha perso nulla: questa prova non dimostra nulla
cli-ladder-two = --levels vuole due nomi, per esempio samurai,bushi
cli-ladder-seating = --seating vuole half o one
cli-ladder-progress = { $name }, { $n } giocatori: { $a } ± { $b }
cli-ladder-seed = seme { $seed }
cli-ladder-written = seme { $seed }; tabella e grafico in { $where }
cli-ladder-line = { $players } giocatori, { $name } { $a } mani: { $b }, quota { $p } %, CPU { $c } ms, { $what }
cli-laws-none = { $game } non ha src/laws/reasons.ts: i suoi rifiuti non si possono giudicare
cli-laws-progress = { $n } posizioni su { $m }
cli-laws-held = { $game }, seme { $seed }: { $n } posizioni di { $m } partite, { $k } rifiuti per { $l } ragioni, tutte vere
cli-laws-unmet = non incontrate questa volta: { $list }
cli-laws-broken = { $game }: «{ $name }» non vale. { $why }
cli-layout-sum = { $n } viste, { $m } infrazioni
cli-pictures-sum = { $n } immagini in { $folder }
cli-pictures-none = nessuna immagine ha «{ $name }» nel nome
cli-pictures-build = prima si costruisce la pagina, perché nessuna immagine sia più vecchia di lei…
cli-pictures-moment = { $name }: { $frames } fotogrammi, trattenuto per { $held }, di cui { $early } in anticipo
cli-leaks-held = { $game }, seme { $seed }: { $n } mondi in { $m } partite, nulla è trapelato
cli-leaks-leak = { $game }: qualcosa è trapelato dopo { $n } mondi. { $why }
cli-lessons-time = { $name }: primo sigillo dopo { $a } s, { $b } min in tutto
cli-lessons-sum = { $n } lezioni, { $k } passi, { $m } rami, { $l } lingue: { cli-n-faults }
cli-load-stored = { $n } partite salvate con circa { $m } voci, accanto a nessuna
cli-load-memory = memoria occupata
cli-load-first = dall’avvio alla prima mossa
cli-load-cpu = calcolo fino alla prima mossa
cli-load-open = dall’avvio all’apertura
cli-load-list = l’elenco dei tavoli
cli-load-tables = tavoli in memoria
cli-load-move = prima mossa di una partita salvata: { $a } ms; l’elenco più lungo di partite proprie ne ha { $b }
cli-mutants-sum = { $game }: { $n } mutanti, { $m } uccisi ({ $a } dei quali senza fine), { $b } equivalenti, { $c } sopravvissuti: { $p } %
cli-mutants-none = nessun test ci arriva
cli-mutants-some = { $n ->
    [one] { $n } file di test ci arriva
   *[other] { $n } file di test ci arrivano
 }
cli-mutants-wrong = detto equivalente, ma ucciso da { $what }: { $where }
cli-mutants-stale = detto equivalente, ma in nessun punto delle regole: { $where }
cli-mutants-in = --in deve essere un file, o file:riga, non «{ $what }»
cli-mutants-survived = sopravvive: { $where }
cli-mutants-left = ne restano { $n }; lo stesso comando riprende da qui
cli-mutants-progress = mutanti
cli-mutants-tests = test che passano come devono
cli-new-game-format = prettier non è installato: esegui npm run format prima del commit
cli-new-game-done = { $n } file in { $where }, e la sua riga in { $list }
cli-new-game-next = poi: npx vitest run { $where }; npm start, e pende dalla tenda (docs/adding-a-game.md)
cli-new-game-name = un gioco ha un nome in minuscolo, per esempio tea-house
cli-new-game-prefix = un prefisso è di due maiuscole, per esempio TH
cli-new-game-taken = le clausole di un altro gioco cominciano con { $name }; scegli un altro prefisso
cli-new-game-there = { $where } c’è già
cli-outside-sum = { $n } partite, { $m } risposte, { $k } superate, { $l } rifiutate { $list }
cli-puzzles-which = di quale gioco? noren puzzles GIOCO --make 50
cli-puzzles-none = { $game } non ha ancora rompicapi
cli-puzzles-found = { $game }: { $n } di { $k }, { $m } domande guardate
cli-puzzles-made = { $game }: altri { $n } rompicapi, in { $m } domande
cli-puzzles-agrees = { $name }: d’accordo, { $a } punti avanti
cli-puzzles-disagrees = { $name }: non d’accordo, { $a } punti
cli-puzzles-agreed = { $n } su { $m } d’accordo
cli-puzzles-kinds = { $game }: { $n } scelti, { $m } trovati
cli-puzzles-sum = { $n } problemi, { $m } errori
cli-record-done = { $n } decisioni scritte in { $file }
cli-record-json = --settings deve essere JSON
cli-replay-not = { $file } non è una registrazione: { $why }
cli-replay-id = nessun gioco qui ha il nome «{ $id }»
cli-replay-rules = qui non ci sono regole della versione { $version } di { $game }
cli-replay-bundle = qui non ci sono regole della versione { $version } ({ $hash }) di { $game }
cli-replay-entry = voce { $n }: { $why }
cli-replay-same = { $game }, { $players } giocatori, { $n } decisioni: tutto è com’era
cli-replay-other = { $game }, { $players } giocatori: { $why }
cli-review-json = { $file } non è il registro di una partita: non è JSON
cli-review-not = { $file } non è il registro di una partita: { $why }
cli-review-rules = le regole di { $game } non sono qui
cli-review-running = questa partita non è finita: un esame mostrerebbe ciò che è ancora nascosto
cli-review-seat = posto { $n } di { $m }
cli-review-line = posto { $n }: da { $a } a { $b }: fortuna { $c }, gli altri { $d }, scelte proprie { $p }
cli-review-choice = voce { $n }, { $name }: { $a } invece di { $b }, { $c } ± { $d } punti
cli-review-game = --trial e --fit vogliono --game
cli-review-part = { $n } su { $m } { $what }
cli-review-trial = { $game }, { $players } giocatori, seme { $seed }
cli-review-found = { $n } scelte inserite su { $m } sono state dette errore o svista
cli-review-alarms = { $n } scelte su { $m } del bot più forte, anche
cli-review-luck = fortuna media { $a } con errore standard { $b }
cli-review-said = detto { $a }: vinto { $b } ({ $n } posizioni)
cli-review-withheld = detto { $a }: vinto { $b } ({ $n } posizioni), senza giudizi
cli-review-blind = { $game } non ha un orizzonte da tarare
cli-review-kept = { $file } tiene un’altra prova
cli-review-which = quale file? o --trial con --game
cli-rules-sum = { $game }: { $n } clausole, { $m } citate, { $k } provate, { $l } non provabili
cli-rules-not = { $what ->
    [cited] { $id } non è citata
    [tested] { $id } non è provata
   *[both] { $id } non è né citata né provata
 }
cli-rules-untestable = { $id } non si può provare: { $why }
cli-rules-unknown = { $id } è nominata, ma nessuna regola ha quel numero
cli-rules-nowhere = non c’è né { $a } né { $b }
cli-siege-only = --only nomina casi: { $list }; non «{ $name }»
cli-siege-case = da soli p50 { $a } p99 { $b } ms; sotto attacco p50 { $c } p99 { $d } ms; { $p } MB; { $n } inviati, risposte { $list }
cli-simulate-option = --option vuole chiave=valore, non «{ $what }»
cli-simulate-unknown = { $game } non ha nessuna opzione «{ $name }»
cli-simulate-progress = { $n } partite su { $m }
cli-simulate-finished = { $n } partite su { $m } di { $game } con { $players } giocatori finite
cli-simulate-speed = { $n } decisioni in { $a } s: { $b } al secondo
cli-simulate-hash = impronta { $hash }
cli-simulate-ended = finite per { $list }
cli-simulate-wins = { $n } con un vincitore, punteggio medio { $a }, resa media { $b }
cli-verify-seats = { $n ->
    [one] il posto { $list }
   *[other] i posti { $list }
 }
cli-verify-alone = caso: il server da solo
cli-verify-with = caso: il server e { $list }
cli-verify-left = { $what }; lasciati fuori: { $list }
cli-verify-progress = partite
cli-verify-trial = { $n } partite su { $m } reggono, { $k } falsificazioni su { $l } trovate, il controllo più lento ha preso { $a } ms
cli-verify-which = quale file? noren verify FILE, o --trial N
cli-verify-ok = { $game }, { $players } giocatori, { $n } voci: chiave, semi, mescolate, mosse, catena e fine sono come devono; { $what }
cli-verify-not = non torna alla voce { $n }: { $why }
cli-verify-seen = --seen vuole il numero di una voce, due punti e sedici segni
cli-versions-tree = (nell’albero)
cli-versions-none = non ha partite di riferimento
cli-versions-changed = { $file } non è il file che è stato fissato
cli-versions-first = non è ancora fissato nulla
cli-versions-since = dalla versione { $version }: { $what }
cli-versions-where = { $what }, prima alla decisione { $n } del seme { $seed } in { $m }
cli-versions-same = { $name }: { $n } partite di riferimento, tutte com’erano
cli-versions-faults = { $name }: { $n } partite di riferimento, { $list }
cli-words-sum = { $n } frasi in { $list }: { cli-n-faults }
cli-words-lines = { $game }: { $n } righe
