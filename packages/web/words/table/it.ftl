## Everywhere

page-common-cancel = Annulla

## Options of a table

page-options-built-in = forniti

## Figures of a table’s own

page-figures-mark = Cifre proprie
page-figures-mark-more = Questo tavolo gioca con cifre proprie. Vedi che cosa cambia.
page-figures-differs = Rispetto alle cifre fornite con il gioco, questo tavolo ha:
page-figures-nothing = Tutte le cifre sono quelle fornite con il gioco.
page-figures-shipped = fornita
page-figures-own = qui
page-figures-what = cifra

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
page-lobby-mixing = Si mescola con la parte di ognuno …
page-lobby-full = Tutti i posti di questo tavolo sono occupati
page-lobby-you = tu
page-lobby-options = Opzioni
page-lobby-seat = Posto { $n }
page-lobby-show = Oppure inquadralo con una fotocamera

## The table

page-table-home = Inizio
page-table-decision = La tua decisione
page-table-options = Opzioni
page-table-pick = Scegli ciò che si alza
page-table-back = Indietro
page-table-run-on = Vai al mio turno
page-table-step = Mossa successiva
page-table-for-me = Scegli per me
page-table-pass-only = Passa sempre dove non posso rispondere
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
page-table-why-more = Di più
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
page-you-hook-more = Per le partite a un giorno per turno: il server manda un breve messaggio a questo indirizzo quando tocca a te. Discord, Slack e ntfy ricevono un testo nella loro forma.
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
page-hint-chance = { $n } %
page-hint-chance-more = Probabilità: { $n } su 100
page-hint-only = Qui non c’è altro da valutare.
page-hint-close = In { $n } partite immaginate non si distinguono.
page-hint-unsaid = Nelle partite immaginate è andata meglio, senza che una cosa sola decida.
page-hint-sides = { $one } rispetto a { $other }:
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

## Parts that every rulebook has

chapter-dec = Chi decide cosa
chapter-ex = Esempi
chapter-a = Casi dubbi
chapter-d = Chi decide cosa
chapter-amb = Casi dubbi, decisi
page-table-fork = Variante di un’altra partita
page-table-try = Prova
page-table-try-more = Su questo dispositivo, da ciò che vedi: le carte nascoste sono ridistribuite, i bot giocano gli altri, e non ne resta nulla.
