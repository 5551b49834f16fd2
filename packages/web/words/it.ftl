### La pagina: inizio, attesa, cornice dei tavoli, impostazioni, rifiuti del server. Si dà del «tu».

## Everywhere

page-common-close = Chiudi
page-common-cancel = Annulla
page-common-save = Salva
page-common-loading = Un attimo…

## Home

page-home-title = Noren: quattro tavoli di samurai
page-home-choose = Scegli un gioco
page-home-chosen = Scelto
page-home-pick = Scegli
page-home-soon = Presto
page-home-soon-more = Questo tavolo è ancora in costruzione. Sakura è aperto.
page-home-size = { $min }–{ $max } giocatori
page-home-players = Giocatori
page-home-range = da { $min } a { $max }
page-home-fewer = Meno giocatori
page-home-more = Più giocatori
page-home-bots = Bot
page-home-options = Opzioni del tavolo
page-home-listed = Mostralo tra i tavoli aperti
page-home-private = Solo chi vi siede può rivedere la partita
page-home-play = Gioca ora
page-home-create = Crea un tavolo
page-home-continue = Continua
page-home-open = Tavoli aperti
page-home-no-open = Nessun tavolo aperto
page-home-no-open-more = Aprine uno e manda il link, o riempilo di bot.
page-home-no-games = Ancora nessuna partita
page-home-no-games-more = Le tue partite in corso ti aspetteranno qui.
page-home-your-turn = Tocca a te
page-home-running = In corso
page-home-waiting = In attesa di giocatori
page-home-over = Finita
page-home-join = Unisciti
page-home-taken = { $taken } posti occupati su { $seats }
page-home-by = di { $name }
page-home-new-here = Prima volta qui?
page-home-new-more = Siediti con un vecchio monaco: insegna il gioco scelto in pochi minuti, un’idea alla volta.
page-home-lesson = Impara { $game }, { $minutes } min
page-home-checked = Ogni regola è controllata per te
page-home-no-account = Nessun account richiesto
page-home-credits = Progetto libero di appassionati, non affiliato agli editori di questi giochi. Regole raccontate e figure disegnate di nostra mano. Caratteri: Shippori Mincho, Yuji Boku e Source Sans 3 (OFL).

## Games before they are loaded

page-game-sake-name = Saké & Samouraï
page-game-sake-size = 3–8 giocatori · 40 min
page-game-sake-line = Una rissa per l’ultima coppa
page-game-spirit-name = Samurai Spirit
page-game-spirit-size = 1–7 insieme · 30 min
page-game-spirit-line = Difendere il villaggio, tre notti
page-game-sakura-name = Sakura
page-game-sakura-size = 2–6 giocatori · 25 min
page-game-sakura-line = Svuota la mano, evita le prese
page-game-honor-name = Honor of the Samurai
page-game-honor-size = 3–6 giocatori · 60 min
page-game-honor-line = Il primo a 400 d’onore

## Bots

page-bots-wanderer = Errante
page-bots-ashigaru = Ashigaru
page-bots-bushi = Bushi
page-bots-samurai = Samurai
page-bots-daimyo = Daimyo

## What bots are like

page-bots-more-wanderer = gioca a caso
page-bots-more-ashigaru = pensa un poco
page-bots-more-bushi = un rivale onesto
page-bots-more-samurai = vede lontano
page-bots-more-daimyo = si prende il suo tempo e non perdona

## Who you are

page-me-title = Chi sei
page-me-name = Il tuo nome
page-me-crest = Il tuo stemma
page-me-crest-no = Stemma { $n }
page-me-edit = Cambia nome e stemma

## Settings

page-settings-title = Impostazioni
page-settings-language = Lingua
page-settings-zoom = Dimensione del testo
page-settings-contrast = Carta ad alto contrasto
page-settings-keys = Scorciatoie a un tasto
page-settings-heard = Suoni accesi
page-settings-muted = Suoni spenti
page-settings-sound = Suoni

## Options of a table

page-options-reconstructed = Alcune cifre stampate di questo gioco non sono in nessuna fonte pubblica e sono state ricostruite per questo progetto. Chi apre il tavolo può sostituirle.
page-options-clear = Usa le cifre fornite
page-options-faults = Il server ha trovato questi errori:
page-options-yes = sì
page-options-no = no
page-options-built-in = forniti

## Figures of a table’s own

page-figures-mark = Cifre proprie
page-figures-mark-more = Questo tavolo gioca con cifre proprie. Vedi che cosa cambia.
page-figures-differs = Rispetto alle cifre fornite con il gioco, questo tavolo ha:
page-figures-nothing = Tutte le cifre sono quelle fornite con il gioco.
page-figures-shipped = fornita
page-figures-own = qui
page-figures-what = cifra
page-figures-open = Cifre proprie…
page-figures-count = { $n ->
    [one] { $n } cifra propria
   *[other] { $n } cifre proprie
 }

## The lobby

page-lobby-title = In attesa di giocatori
page-lobby-where = Il tuo indirizzo nella rete
page-lobby-invite = Link d’invito
page-lobby-copy = Copia il link
page-lobby-copied = Link copiato
page-lobby-copy-by-hand = Copia tu il link selezionato
page-lobby-empty = Stuoia libera
page-lobby-sit = Siediti qui
page-lobby-stand = Alzati
page-lobby-bot = Bot: { $level }
page-lobby-add-bot = Fai sedere un bot
page-lobby-remove-bot = Manda via
page-lobby-level-of = Forza del bot al posto { $seat }
page-lobby-fill = Completa con i bot
page-lobby-start = Inizia la partita
page-lobby-start-bots = Inizia con i bot
page-lobby-host-only = Chi ospita dà inizio quando tutte le stuoie sono occupate.
page-lobby-full = Tutti i posti di questo tavolo sono occupati
page-lobby-you = tu
page-lobby-options = Opzioni
page-lobby-seat = Posto { $n }
page-lobby-show = Oppure inquadralo con una fotocamera

## Nothing here

page-gone-title = Questo tavolo non esiste
page-gone-more = Il link forse è vecchio o scritto male.
page-gone-version = Questa pagina è più vecchia del server
page-gone-version-more = Ricaricala per continuare.
page-gone-mishap = Qualcosa è andato storto in questa pagina
page-gone-mishap-more = Niente è perduto: la partita è al sicuro. Ricarica la pagina per continuare.
page-gone-reload = Ricarica
page-gone-home = Alla tenda

## The table

page-table-home = Inizio
page-table-decision = La tua decisione
page-table-options = Opzioni
page-table-pick = Scegli ciò che si alza
page-table-back = Indietro
page-table-take-back = Riprendi
page-table-sealed = La tua risposta sigillata: <b>{ $choice }</b>. Nessuno la vede prima che tutti abbiano risposto.
page-table-rules = Regole
page-table-log = Diario
page-table-menu = Menu
page-table-rail = Diario e regole
page-table-mine = Il mio posto
page-table-last = Ultimo evento
page-table-phases = Il turno
page-table-watching = Stai guardando
page-table-since = Dal tuo ultimo turno
page-table-nothing-yet = Non è ancora successo nulla.
page-table-undone = Ripreso:
page-table-search-rules = Cerca nelle regole
page-table-no-rule = Nessuna regola lo dice.
page-table-more-reasons = { $count ->
    [one] e un’altra frase delle regole
   *[other] e altre { $count } frasi delle regole
 }
page-table-leave = Lascia la partita
page-table-leave-sure = Lascia: il tavolo gioca per me
page-table-fair = Mescolate oneste
page-table-fair-more = Ogni mescolata deriva da una chiave il cui SHA-256 è stato pubblicato prima della prima carta:
page-table-fair-key = La chiave:
page-table-come-back = Riprendi il mio posto

## Keys

page-keys-title = Tasti
page-keys-arrows = lungo la mano
page-keys-digits = scegli un’opzione
page-keys-enter = sigilla
page-keys-escape = un passo indietro
page-keys-undo = riprendi la mossa
page-keys-target = prossimo pezzo giocabile
page-keys-hint = tu che faresti?
page-keys-pass = passa
page-keys-until = passa tutto fino al mio turno
page-keys-hold = trattieni tutto in questo turno
page-keys-replay = rivedi dal mio turno
page-keys-chat = conversazione
page-keys-point = indica un pezzo
page-keys-log = diario
page-keys-mute = suoni accesi o spenti
page-keys-speak = leggi il tavolo
page-keys-rules = regole
page-keys-settings = impostazioni

## A seat

page-seat-away = assente
page-seat-playing = gioca
page-seat-thinking = sceglie
page-seat-bot = bot, { $level }

## The line to the table

page-link-again = Riconnessione, tentativo { $tries }
page-link-left = Te ne sei andato; il tavolo gioca per te.
page-link-again-more = Il tavolo aspetta. Nulla è perduto.
page-link-offline = Sei fuori rete
page-link-offline-more = Puoi guardare, non giocare.
page-link-back = { $count ->
    [one] Di nuovo qui. C’è stata una mossa.
   *[other] Di nuovo qui. Ci sono state { $count } mosse.
 }
page-link-replaying = Ancora una volta, dal tuo turno
page-link-replaying-more = Tocca il tavolo per tornare al presente.

## The end

page-result-you-win = Hai vinto
page-result-you-share = Condividi la vittoria
page-result-they-win = { $count ->
    [one] { $names } vince
   *[other] { $names } condividono la vittoria
 }
page-result-player = Giocatore
page-result-see-table = Vedi il tavolo
page-result-see-result = Vedi il risultato
page-result-again = Gioca ancora

## How a table keeps time

page-time-clock = Tempo per pensare
page-time-none = Nessuno
page-time-live = Dal vivo
page-time-days = A giorni
page-time-none-more = nessuno ha fretta
page-time-live-more = secondi per ogni decisione, e una riserva
page-time-days-more = si gioca quando si passa
page-time-each = Per ogni decisione
page-time-bank = Riserva
page-time-bank-more = per pensarci su, per tutta la partita
page-time-no-bank = nessuna
page-time-seconds = { $n } s
page-time-minutes = { $n } min
page-time-day = 1 giorno
page-time-n-days = { $n } giorni

## You, your devices, what this device keeps

page-you-device = Un altro dispositivo
page-you-device-more = Lo stesso nome, le stesse partite: inquadra questo con l’altro dispositivo, o apri lì il link.
page-you-device-show = Mostra un link
page-you-device-again = Un nuovo link
page-you-device-once = Vale una volta, per dieci minuti. Chi lo apre sei tu: non mostrarlo a nessun altro.
page-you-device-over = Questo link è scaduto.
page-you-device-code = Oppure scrivi questo codice su { $where }
page-you-device-link = Link per l’altro dispositivo
page-you-devices = I tuoi dispositivi
page-you-devices-more = Ogni browser che agisce con il tuo nome. Termina quelli che non conosci o non usi più.
page-you-devices-show = Mostra i miei dispositivi
page-you-devices-here = questo
page-you-devices-old = browser di prima che i dispositivi fossero distinti
page-you-devices-unknown = un browser sconosciuto
page-you-devices-since = dal { $day }
page-you-devices-end = Termina
page-you-devices-end-of = Termina { $name }
page-you-devices-ended = Quel dispositivo è scollegato.
page-you-copy = Copia
page-you-copied = Copiato
page-you-hook = Webhook
page-you-hook-more = Per le partite a un giorno per turno: il server manda un breve messaggio a questo indirizzo quando tocca a te.
page-you-hook-url = Indirizzo
page-you-hook-save = Salva
page-you-hook-drop = Togli
page-you-hook-saved = Salvato. Da ora sarai avvisato lì.
page-you-hook-gone = Tolto.
page-you-hook-bad = Questo indirizzo non va: deve iniziare con https:// ed essere raggiungibile da Internet.
page-you-hook-secret = Segreto che firma i messaggi
page-you-claim-new = Continuare qui con il tuo nome?
page-you-claim-more = Questo link l’hai fatto tu su un altro dispositivo. Se continui, questo browser avrà quel nome e quelle partite.
page-you-claim-lose = Ciò che è stato giocato qui come { $name } resta a quel nome: lo lasci.
page-you-claim-yes = Sì, sono io
page-you-claim-no = Non ora
page-you-claim-type = Codice dell’altro dispositivo
page-you-claim-bad = Questo link è già stato usato o ha più di dieci minuti. Fanne uno nuovo sull’altro dispositivo.
page-you-claim-off = Il server non risponde. Il link vale dieci minuti: riprova.
page-you-claim-done = Bentornato, { $name }.
page-you-volume = Volume
page-you-notes = Avvisami quando tocca a me
page-you-notes-ask = Consenti le notifiche
page-you-notes-no = Questo browser blocca le notifiche di questa pagina; le sue impostazioni possono cambiarlo.
page-you-notes-none = Questo browser non ne ha.
page-you-newer = È pronto un Noren più nuovo.
page-you-newer-go = Prendilo
page-you-newer-later = Più tardi
page-you-keep-all = Tieni tutti e quattro per giocare offline
page-you-keep-all-size = { NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, una volta sola

## Waiting for players

page-waiting-shuffle = Sorteggia i posti
page-waiting-shuffle-more = Il caso dice chi siede dove.
page-waiting-move = Spostati qui
page-waiting-ready = presente
page-waiting-not-here = non ancora qui
page-waiting-host = padrone di casa
page-waiting-again = Apri lo stesso tavolo
page-waiting-watch = Guarda da qui; la partita si apre da sé quando comincia.
page-waiting-wait-for = Ancora in cammino: { $names }

## On one device

page-sofa-alone = Da solo, { $n } samurai
page-sofa-where = Dove giochi?
page-sofa-online = Tavolo in rete
page-sofa-device = Questo dispositivo
page-sofa-device-more = Da soli contro i bot, o passandosi il dispositivo. Non ne esce nulla, e la rete non serve.
page-sofa-unreachable = I tavoli in rete ora non si raggiungono. Su questo dispositivo funziona tutto.
page-sofa-player = Giocatore { $n }
page-sofa-name-of = Nome al posto { $n }
page-sofa-crest-of = Un altro stemma per il posto { $n }
page-sofa-bot = Bot
page-sofa-to-bot = Dai il posto { $n } a un bot
page-sofa-to-person = Dai il posto { $n } a una persona
page-sofa-seats = Chi siede dove
page-sofa-begin = Siediti e gioca
page-sofa-pass = Passa il dispositivo a
page-sofa-part = Sono { $name }, scosto la tenda
page-sofa-nobody = Nessun altro guardi adesso.
page-sofa-others = Oppure qualcun altro guarda prima la sua mano:
page-sofa-draw = Tira la tenda
page-sofa-here = su questo dispositivo
page-sofa-drop = Elimina
page-sofa-drop-sure = Elimina per sempre
page-sofa-drop-of = Elimina questa partita di { $game }
page-sofa-turn-of = Tocca a { $name }
page-sofa-trouble = Il dispositivo non ha potuto conservare la partita. C’è ancora spazio?

## Beside the game: talk, fingers, clocks, going back, playing again

page-aside-chat = Conversazione
page-aside-talk-to = Di’ qualcosa…
page-aside-send = Invia
page-aside-quiet = Nessuno ha ancora detto nulla.
page-aside-only-seated = Parla chi siede al tavolo; tu ascolti.
page-aside-phrases = Frasi pronte
page-aside-slower = Una riga alla volta: aspetta un momento e inviala di nuovo.
page-aside-not-sent = La linea con il tavolo è interrotta; le tue parole sono ancora qui.
page-aside-unread = { $count ->
    [one] una riga nuova
   *[other] { $count } righe nuove
 }
page-aside-point = Indica qualcosa
page-aside-point-more = Tocca ciò che intendi, o arrivaci con le frecce: tutti vedono il tuo dito.
page-aside-points-at = { $name } indica qualcosa
page-aside-clock = Tempo per pensare
page-aside-time-left = Tempo rimasto a { $name }
page-aside-my-time = Il tuo tempo rimasto
page-aside-ten = Ancora dieci secondi.
page-aside-bank = riserva { $time }
page-aside-bank-more = La tua riserva: tempo per i pensieri lunghi. Si usa quando una decisione supera il proprio tempo.
page-aside-stopped = orologio fermo
page-aside-your-stopped = Il tavolo aspetta. Il tuo orologio è fermo.
page-aside-bot-plays = un bot gioca per { $name }
page-aside-bot-badge = gioca un bot
page-aside-bot-for-you = Il tuo tempo è scaduto tre volte: un bot gioca per te.
page-aside-no-clock = senza orologio
page-aside-live = { $seconds } s a decisione
page-aside-live-bank = { $seconds } s a decisione, riserva { $bank }
page-aside-days = { $count ->
    [one] un giorno a decisione
   *[other] { $count } giorni a decisione
 }
page-aside-ask-back = Chiedi di riprendere
page-aside-asks = { $name } chiede di riprendere una mossa
page-aside-you-ask = Chiedi di riprendere la tua mossa
page-aside-would-undo = Questo verrebbe annullato:
page-aside-agree = D’accordo
page-aside-disagree = No
page-aside-never-mind = Lascia stare
page-aside-agreed = { $name } è d’accordo
page-aside-not-yet = { $name } non ha ancora risposto
page-aside-said-no = { $name } preferisce non tornare indietro.
page-aside-took-away = { $name } ci ha ripensato.
page-aside-all-agreed = Tutti d’accordo: il tavolo è tornato indietro.
page-aside-another = Un’altra partita con gli stessi
page-aside-asks-another = { $name } propone un’altra partita
page-aside-somebody-asks = È pronta un’altra partita con gli stessi
page-aside-go = Vai
page-aside-earlier = { $count ->
    [one] Mostra una riga precedente
   *[other] Mostra { $count } righe precedenti
 }

## What would you do?

page-hint-ask = Tu che faresti?
page-hint-thinking = Ci penso…
page-hint-best = Migliore
page-hint-chance = { $n } %
page-hint-chance-more = Probabilità: { $n } su 100
page-hint-only = Qui non c’è altro da valutare.
page-hint-close = È un testa a testa: nelle partite immaginate queste scelte si equivalgono.
page-hint-from = Pensato solo da ciò che vedi tu, in { $n } partite immaginate.
page-hint-show = Scegline una: i suoi pezzi vengono mostrati, niente viene giocato.
page-hint-stale = Il tavolo è andato avanti mentre pensavo. Chiedi di nuovo.
page-hint-shut = Chiudi

## Manners

page-manners-gone = { $name } manca da un po’
page-manners-gone-more = Che ne sarà del posto? Decide la maggioranza dei presenti; per finire la partita devono volerlo tutti.
page-manners-bot = Gioca un bot
page-manners-wait = Aspettare
page-manners-end = Finire la partita
page-manners-wants = { $name }: { $what }
page-manners-concede = Abbandona
page-manners-concede-sure = Sì, mi arrendo
page-manners-concede-two = Vince l’altro giocatore.
page-manners-concede-more = Un bot gioca il tuo posto fino alla fine; puoi guardare.
page-manners-over-conceded = { $name } si è arreso. La partita è finita.
page-manners-over-agreed = Tutti i presenti hanno deciso di finire la partita.
page-manners-people = Chi è a questo tavolo
page-manners-mute-all = Silenzia per tutti
page-manners-unmute-all = Fallo sentire di nuovo a tutti
page-manners-mute-me = Non sentire
page-manners-unmute-me = Senti di nuovo
page-manners-of = { $what }: { $name }
page-manners-muted = silenziato da chi ospita
page-manners-you-muted = Chi ospita ti ha silenziato qui.
page-manners-send-away = Manda via
page-manners-send-away-of = Manda via { $name }
page-manners-sent-away = Chi ospita ti ha chiesto di lasciare questo tavolo. Puoi guardare.
page-manners-ready = Sono pronto
page-manners-not-ready = Non ancora pronto
page-manners-is-ready = è pronto
page-manners-self-start = Comincia da sé quando tutti sono pronti

## The board of a game that has none

page-plain-players = Giocatori
page-plain-table = Sul tavolo
page-plain-choices = Che cosa puoi fare, e che cosa no
page-plain-plain = Tabellone semplice
page-plain-none = niente
page-plain-yes = sì
page-plain-no = no

## What passes by itself

page-standing-title = Cosa passa da sé
page-standing-title-answers = Le mie risposte fisse
page-standing-more = Queste risposte non fanno nulla, dopo la stessa breve pausa ogni volta. Guardano la domanda, mai le tue carte.
page-standing-turn = Passa tutto fino al mio turno
page-standing-hold = Trattieni tutto in questo turno
page-standing-held-now = Trattenuto in questo turno
page-standing-passing = Passa da sé…
page-standing-answers = Si risponde per me
page-standing-answers-more = Da questa cifra in su si gioca la mia carta migliore. Sotto, o senza quella carta, la domanda passa, sempre dopo la stessa pausa: nessuno può accorgersene.
page-standing-away = Qui, e anche quando questa pagina è chiusa.
page-standing-away-days = Con un giorno per turno nessuno deve aspettarti: queste rispondono mentre non ci sei.
page-standing-passes = Si passa per me
page-standing-bell = Risposte fisse
page-standing-invite = Mentre non ci sono…
page-standing-invite-now = Rispondi per me…
page-standing-less = Meno
page-standing-greater = Più

## Ready-made phrases

page-phrase-hello = Buonasera!
page-phrase-luck = Buona fortuna a tutti.
page-phrase-moment = Un momento, per favore.
page-phrase-back = Eccomi di nuovo.
page-phrase-turn = Tocca a te.
page-phrase-nice = Ben giocato!
page-phrase-ouch = Che male.
page-phrase-thanks = Grazie.
page-phrase-sorry = Le mie scuse.
page-phrase-again = Un’altra?
page-phrase-farewell = È stato un onore.
page-phrase-help = Mi serve aiuto qui.
page-phrase-mine = Lasciate fare a me.
page-phrase-can-take = Posso prenderne un altro.
page-phrase-cannot-take = Non posso prenderne altri.
page-phrase-even = Posso prenderne uno pari.
page-phrase-odd = Posso prenderne uno dispari.
page-phrase-pass = Passo?

## Looking at a finished game again

page-review-button = Rivedi
page-review-button-of = Rivedi { $game }

refusal-offline = Il server non risponde.

## Parts that every rulebook has

chapter-dec = Chi decide cosa
chapter-ex = Esempi
chapter-a = Casi dubbi
chapter-d = Chi decide cosa
chapter-amb = Casi dubbi, decisi
page-table-fork = Variante di un’altra partita

## The bar of every page

page-bar-places = I luoghi della pagina
page-bar-play = Gioca
page-bar-games = Le mie partite
page-bar-reviews = Rivedi
page-bar-learn = Impara
page-bar-notices = Avvisi
page-bar-waiting = { $tables ->
    [one] un tavolo ti aspetta
   *[other] { $tables } tavoli ti aspettano
}
page-bar-me = La mia pagina
page-home-all-games = Tutte le mie partite
page-table-guest = Un ospite
