## My games

page-mine-title = Le mie partite · Noren
page-mine-waiting = { $n ->
    [one] Un tavolo ti aspetta
   *[other] { $n } tavoli ti aspettano
}
page-mine-first = Prima: { $game }.
page-mine-first-asks = Prima: { $game }. «{ $asked }»
page-mine-left = { $time }.
page-mine-next = Prossima partita
page-mine-running = In corso
page-mine-tables = { $n ->
    [one] un tavolo
   *[other] { $n } tavoli
}
page-mine-no-running = Nessuna partita ti aspetta.
page-mine-no-running-more = Gioca da solo contro i bot, oppure apri un tavolo e manda il link agli amici.
page-mine-is-playing = Sta giocando { $name }
page-mine-nothing-asked = Per ora non tocca a te
page-mine-not-begun = Si aspetta che tutti si siedano
page-mine-asked = Il tavolo chiede a te
page-mine-no-clock = senza orologio
page-mine-left-days = ancora { $n } giorni
page-mine-left-hours = ancora { $n } ore
page-mine-left-minutes = ancora { $n } min
page-mine-offers = Proposte
page-mine-plays-again = { $name } gioca di nuovo
page-mine-invites = { $name } ti invita
page-mine-look = Guarda
page-mine-decline = Rifiuta la proposta di { $name }
page-mine-here = Su questo dispositivo
page-mine-here-more = Nessun altro vede queste partite.
page-mine-go-on = Continua

## Finished games

page-mine-finished = Finite
page-mine-games = { $n ->
    [one] una partita
   *[other] { $n } partite
}
page-mine-statistics = Statistiche
page-mine-filter = Quali partite
page-mine-all = Tutte
page-mine-with-notes = Con note
page-mine-search = Giocate con
page-mine-none = Ancora nessuna partita finita.
page-mine-none-more = Quando una finisce, ti aspetta qui con il suo risultato, e puoi rivederla carta per carta.
page-mine-none-found = Nessuna partita corrisponde.
page-mine-col-game = Partita
page-mine-col-with = Con
page-mine-col-score = Il tuo punteggio
page-mine-col-chance = La tua probabilità
page-mine-older = Partite più vecchie
page-mine-review = Rivedi
page-mine-won = Hai vinto
page-mine-shared = Hai condiviso la vittoria
page-mine-lost = Prima posizione a { $name }, tu { $place }º su { $players }
page-mine-held = Resistito insieme
page-mine-fell = Perso insieme
page-mine-ended = Il tavolo ha chiuso la partita
page-mine-gave-up = Ti sei arreso
page-mine-they-gave-up = L’altro si è arreso
page-mine-today = oggi
page-mine-yesterday = ieri
page-mine-minutes = { $n } min
page-mine-chance = Le tue possibilità nella partita, dal { $from } %
page-mine-more-of = Nota e altro: { $game }
page-mine-note-table = Una nota su questa partita, solo per te
page-mine-saved = Salvato
page-mine-hide = Togli dalla mia lista
page-mine-reviews-title = Rivedere · Noren
page-mine-reviews-more = Ogni partita finita si può rivedere, carta per carta.

## My own page

page-mine-me-title = La mia pagina · Noren
page-mine-since = Qui da { $month }.
page-mine-total-games = { $n ->
    [one] partita
   *[other] partite
}
page-mine-hours = { $n } h
page-mine-total-time = al tavolo
page-mine-total-won = vinte o condivise
page-mine-total-met = { $n ->
    [one] persona incontrata
   *[other] persone incontrate
}
page-mine-by-game = Per gioco
page-mine-by-game-more = vinte o condivise, con l’intervallo al 95 %; tratteggiata la parte uguale
page-mine-players = { $n } giocatori
page-mine-players-range = da { $least } a { $most } giocatori
page-mine-too-few = { $won } su { $games } vinte o condivise. Le quote si dicono da cinque partite in su.
page-mine-range = Tra { $low } e { $high } per cento
page-mine-even = pari { $n }
page-mine-bots = bot Bushi { $n }
page-mine-mean = { $unit } in media
page-mine-own = scelte tue, punti
page-mine-luck = fortuna, punti
page-mine-places = Posti
page-mine-place = { $place }.
page-mine-slips = Punti persi per scelte tue, ultime { $n } partite
page-mine-lucks = La fortuna nelle stesse partite: sopra la linea ha dato punti, sotto ne ha tolti
page-mine-ways = Modi preferiti di vincere
page-mine-rivals = Testa a testa
page-mine-rivals-more = chi è finito davanti, senza i giochi di squadra
page-mine-together = { $n ->
    [one] una partita insieme
   *[other] { $n } partite insieme
}
page-mine-ahead = Tu davanti { $ahead }, pari { $level }, dietro { $behind }
page-mine-nights = { $n ->
    [one] Una partita in squadra, { $won } vinta.
   *[other] { $n } partite in squadra, { $won } vinte.
}
page-mine-note-of = Nota su { $name }
page-mine-note-person = Una nota su { $name }, solo per te
page-mine-again = Invita di nuovo

## Taking along, and the end

page-mine-take = Porta tutto con te
page-mine-take-more = Tutte le tue partite, note e impostazioni, leggibili senza di noi.
page-mine-take-json = Tutto, in JSON
page-mine-take-csv = Tabella delle partite, in CSV
page-mine-take-bgstats = Per l’app BG Stats
page-mine-forget = Dimenticami
page-mine-forget-more = Il tuo nome, lo stemma, le note, i messaggi e gli indirizzi per gli avvisi spariscono subito. Le partite con altri restano loro, con «un ospite» al tuo posto.
page-mine-forget-button = Cancella i miei dati
page-mine-forget-all = Questo cancella il tuo nome e lo stemma, le note, i messaggi, le risposte permanenti, gli indirizzi per gli avvisi, il webhook e i dispositivi, ogni partita giocata solo con i bot e tutte le partite di questo dispositivo. Nelle partite con altri il tuo posto diventa di un ospite e le tue mosse restano; quelle in corso sono abbandonate. Avviene subito e non si torna indietro.
page-mine-backups = Le copie di questo server vivono { $n ->
    [one] un giorno
   *[other] { $n } giorni
} e poi spariscono anch’esse.
page-mine-backups-unknown = Chi ospita questo server può tenere delle copie; chiedi per quanto tempo.
page-mine-forget-type = Scrivi il tuo nome, { $name }
page-mine-forget-sure = Cancella tutto

## Notices

page-mine-shall-we = Vuoi che ti avvisiamo?
page-mine-shall-we-more = { $n ->
    [one] A uno dei tuoi tavoli ogni mossa ha un giorno. Questo dispositivo può avvisarti quando tocca a te, e nell’ultima ora del tuo tempo. Nient’altro se non lo chiedi.
   *[other] A { $n } dei tuoi tavoli ogni mossa ha un giorno. Questo dispositivo può avvisarti quando tocca a te, e nell’ultima ora del tuo tempo. Nient’altro se non lo chiedi.
 }
page-mine-tell-me = Sì, avvisami
page-mine-tell-no = No
page-mine-notices-on = Da ora questo dispositivo ti avvisa.
page-mine-install-first = Metti prima Noren nella schermata principale; poi potrà avvisarti.
page-mine-install-share = Tocca il segno della condivisione
page-mine-install-add = Scegli «Aggiungi alla schermata Home»
page-mine-notices-more = Che cosa ti dice questo dispositivo quando nessuna tua pagina guarda il tavolo.
page-mine-notices-none = A questo browser non si può dire nulla quando la pagina è chiusa.
page-mine-notices-blocked = Il browser non lo permette; le sue impostazioni sì.
page-mine-notice-turn = Tocca a me
page-mine-notice-time = Il mio tempo sta per finire
page-mine-notice-vote = Un voto aspetta me
page-mine-notice-full = Il mio tavolo è pieno e comincia
page-mine-notice-rematch = Qualcuno con cui ho giocato gioca di nuovo
page-mine-notice-result = Una partita con un giorno per mossa è finita
page-mine-quiet = Ore di silenzio
page-mine-quiet-from = dalle
page-mine-quiet-to = alle
page-mine-quiet-breaks = Avvisami comunque quando il mio tempo sta per finire

## The figures of the server

page-mine-house = Questo server
page-mine-house-title = Questo server · Noren
page-mine-house-host = Chi ospita non mostra queste cifre a nessun altro.
page-mine-house-public = Chi ospita lascia vedere queste cifre a tutti.
page-mine-house-shut = Chi ospita questo server non mostra le sue cifre.
page-mine-house-open = { $n ->
    [one] Un tavolo è aperto.
   *[other] { $n } tavoli sono aperti.
}
page-mine-house-seat = Posto { $n }
page-mine-house-people = Persone
page-mine-house-entries = { $n } voci in media
page-mine-house-of = { $won } su { $games } vinte o condivise

## A table from inside

page-mine-dev-frames = Cornici
page-mine-dev-state = Stato
page-mine-dev-seat = Il posto { $seat } vede
page-mine-dev-setup = Prepara una posizione
page-mine-dev-setup-more = Dalla descrizione che legge lo stage.ts del gioco. Non sta a nessun tavolo e non è conservata da nessuna parte.
page-mine-dev-description = Descrizione (JSON)
page-mine-dev-lay = Prepara
page-mine-dev-back = Riprendi l’ultima mossa
page-mine-dev-may = Il posto { $seat } può
page-mine-dev-over = Qui la partita è finita.
page-mine-dev-bad = Questo non è JSON.
page-mine-dev-eyes = Visto dal posto

## Who may see what

page-mine-sight = Chi può vedere questo
page-mine-sight-more = Nessuno, se non lo dici tu. Non si tiene alcuna classifica.
page-mine-sight-page = La mia pagina
page-mine-sight-games = Le mie partite finite
page-mine-sight-me = Io
page-mine-sight-met = Noti
page-mine-sight-link = Link
page-mine-sight-all = Tutti
page-mine-sight-page-me = Solo tu vedi questa pagina.
page-mine-sight-page-met = Chi ha giocato con te ne vede le cifre; le tue note e i tuoi rivali restano tuoi.
page-mine-sight-page-all = Chiunque abbia il suo indirizzo ne vede le cifre; le tue note e i tuoi rivali restano tuoi.
page-mine-sight-games-me = Nelle analisi sei un ospite per chi non sedeva lì.
page-mine-sight-games-link = Chi ha il link di una partita vede chi ha giocato.
page-mine-sight-games-all = Sono elencate sulla tua pagina, per chi può vederla.
page-mine-sight-look = La mia pagina vista dagli altri
page-mine-sight-copy = Copia l’indirizzo della mia pagina
page-mine-sight-copied = L’indirizzo è copiato.
page-mine-person-title = { $name } · Noren
page-mine-shown-held = Resistito insieme
page-mine-shown-won = Vinta
page-mine-shown-shared = Vittoria condivisa
page-mine-shown-place = Posto { $place } di { $players }
