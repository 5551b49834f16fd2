page-review-title = Rivedi
page-review-moment-in = Un momento di una partita di { $game }
page-review-ended-early = Il tavolo ha chiuso la partita
page-review-facts = { $n } { $n ->
    [one] giocatore
   *[other] giocatori
 }, { $m } { $m ->
    [one] mossa
   *[other] mosse
 }
page-review-log = Diario
page-review-turns = Turni
page-review-notes = Note
page-review-papers = Diario, turni e note
page-review-first = All’inizio
page-review-back = Una mossa indietro
page-review-forward = Una mossa avanti
page-review-last = Alla fine
page-review-play = Avvia
page-review-pause = Pausa
page-review-speed = Velocità
page-review-scrub = Momento della partita
page-review-start = La distribuzione
page-review-move-of = Mossa { $n } di { $m }
page-review-eyes = Con gli occhi di
page-review-as-seen = Come l’ha vista { $name }
page-review-as-isaw = Come l’ho vista io
page-review-open = Mani scoperte
page-review-hand = Mano di { $name }
page-review-empty = niente
page-review-share = Condividi questo momento
page-review-share-hide = Nascondi il risultato
page-review-share-hide-more = Chi apre il link vede prima questo momento, e la fine quando la chiede.
page-review-copy = Copia il link
page-review-copied = Link copiato
page-review-show-on = Mostra il seguito
page-review-checking = Controllo …
page-review-checked = Controllata in questo browser
page-review-checked-log = Controllata dal diario
page-review-wrong-at = Non corrisponde, mossa { $n }
page-review-wrong = Non corrisponde
page-review-seal-title = Che cosa è stato controllato
page-review-seal-key = La chiave che il server aveva fissato è quella la cui impronta fu pubblicata all’apertura del tavolo.
page-review-seal-seeds = Le mescolate vengono da quella chiave e da ciò che le pagine di { $names } hanno aggiunto. La chiave del server era fissata prima che si aprisse la prima parte: nessuno ha potuto scegliere la distribuzione.
page-review-seal-late = { $names }: parte non aperta in tempo, lasciata fuori.
page-review-seal-alone = Nessuna pagina ha aggiunto alle mescolate: il caso è solo del server, come in ogni partita cominciata prima che le pagine potessero farlo.
page-review-seal-bots = A questo tavolo c’erano solo bot: il caso è solo del server.
page-review-seal-device = La partita è stata giocata su un solo dispositivo, che ha estratto la chiave da sé.
page-review-seal-heads = Questo browser c’era e ha conservato quell’impronta e { $n } { $n ->
    [one] segno
   *[other] segni
 } del diario: il passato è quello che gli fu mostrato.
page-review-seal-passed-on = Il diario finisce come quello da cui è stato mandato il link.
page-review-seal-compare = Chiedi agli altri: chi vede lo stesso codice ha la stessa partita.
page-review-seal-witness = Questo browser c’era e ha conservato quell’impronta: è la stessa.
page-review-seal-no-witness = Questo browser non c’era all’inizio; confronta con ciò che il diario dice pubblicato.
page-review-seal-moves = Tutte le { $n } mosse sono state rigiocate con le regole di questa partita: ognuna era permessa, e ogni carta è caduta come vuole la chiave.
page-review-seal-chain = Le mosse formano una catena, nessuna manca, e l’ultima chiude la partita come mostrato.
page-review-seal-not = Non dimostrato: chi ha scelto la chiave. Il server l’ha estratta da solo, e il server vede tutte le mani.
page-review-seal-not-seeds = Non dimostrato: che il server tenga per sé le mani che vede, e che chi non ha aperto in tempo fosse in buona fede.
page-review-seal-not-device = Nulla è dimostrato ad altri: chi ha il dispositivo può guardarci tutto.
page-review-seal-bad = La prima cosa che non corrisponde: { $why }.
page-review-note-for = Nota alla mossa { $n }, solo per te
page-review-note-start = Nota alla distribuzione, solo per te
page-review-note-place = Scrivi una nota a questa mossa
page-review-no-notes = Ancora nessuna nota. Le note restano su questo dispositivo.
page-review-undone = Ripresa:
page-review-turn-of = { $name }, { $n } { $n ->
    [one] mossa
   *[other] mosse
 }
page-review-broken-at = Dalla mossa { $n } le regole non permettono ciò che dice il diario: la registrazione finisce qui.
page-review-cannot = Questa partita non può essere rivista qui: le sue regole non ci sono.
page-review-broken = La registrazione di questa partita non si legge.
page-review-running = Questa partita non è finita. Si potrà rivedere dopo.
page-review-to-table = Al tavolo
page-review-share-game = Link a questa partita
page-review-fork = Continua da qui
# $n (number)
page-review-fork-about = Una nuova partita su questo dispositivo riprende dalla mossa { $n }, segnata come variante. Non conta.
page-review-fork-about-friends = Un nuovo tavolo continua dopo la mossa { $n }, segnato come variante: manda il link agli amici, o mettici dei bot. Non conta.
page-review-fork-others = Gli altri
page-review-fork-bots = Bot
page-review-fork-friends = Amici, con il link
page-review-fork-open = Apri il tavolo
page-review-fork-seat = Il tuo posto
page-review-fork-cards = Carte nascoste
page-review-fork-anew = Ridistribuite
page-review-fork-anew-more = Come avrebbero potuto essere, viste dal tuo posto allora.
page-review-fork-kept = Com’erano
page-review-fork-kept-more = Mani e pile com’erano.
page-review-fork-begin = Continua
