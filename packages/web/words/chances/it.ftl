page-chances-turned = Come è girata
page-chances-even = Una partita in equilibrio
page-chances-mine = la tua probabilità di vincere
page-chances-team = probabilità che la squadra vinca
# $name (text)
page-chances-of = la probabilità di { $name }
# $n, $m (number)
page-chances-weighing = Pesatura, { $n } di { $m }
page-chances-busy = A che punto è la pesatura
page-chances-luck = fortuna
page-chances-luck-turn = fortuna di questo turno
page-chances-others = scelta di un altro
page-chances-others-turn = turno di un altro
page-chances-your-find = tua trovata
page-chances-your-slip = tua svista
page-chances-your-mistake = tuo errore
page-chances-your-blunder = tuo grave errore
page-chances-find = una trovata
page-chances-slip = una svista
page-chances-mistake = un errore
page-chances-blunder = un grave errore
# $start, $end (number) $luck, $others, $own (text)
page-chances-sum = { $start } è diventato { $end }: fortuna { $luck }, gli altri { $others }, le tue scelte { $own }.
# $start, $end (number) $luck, $others, $own (text)
page-chances-sum-of = { $start } è diventato { $end }: fortuna { $luck }, gli altri { $others }, le proprie scelte { $own }.
# $start, $end (number) $luck, $own (text)
page-chances-sum-team = { $start } è diventato { $end }: fortuna { $luck }, le scelte della squadra { $own }.
# $round (text) $n (number)
page-chances-where = { $round }, mossa { $n }
# $n (number)
page-chances-move = Mossa { $n }
page-chances-numbers = Numeri
page-chances-graph = La probabilità di tutti lungo la partita, a carte scoperte
page-chances-graph-one = La probabilità lungo la partita, da ciò che si sapeva
page-chances-everyone = Tutti
page-chances-only = Solo io
page-chances-view = La probabilità di chi
page-chances-before = prima
page-chances-after = dopo
page-chances-made = scelta
page-chances-best = la scelta del bot
# $n (number)
page-chances-close = Scelta alla pari: le due migliori non si distinguono in { $n } mondi.
# $n, $m (number)
page-chances-is-slip = Una svista: { $n } ± { $m } punti sotto la migliore.
# $n, $m (number)
page-chances-is-mistake = Un errore: { $n } ± { $m } punti sotto la migliore.
# $n, $m (number)
page-chances-is-blunder = Un grave errore: { $n } ± { $m } punti sotto la migliore.
# $n, $m (number)
page-chances-is-near = { $n } ± { $m } punti sotto la migliore.
page-chances-is-best = Niente era meglio.
# $n (number)
page-chances-is-find = Una trovata: { $n } { $n ->
    [one] punto
   *[other] punti
 } sopra la seconda migliore.
# $points (text) $n (number)
page-chances-is-luck = La fortuna ha spostato la probabilità di { $points } { $n ->
    [one] punto
   *[other] punti
 }.
# $points (text) $n (number)
page-chances-is-others = La scelta di un altro ha spostato la probabilità di { $points } { $n ->
    [one] punto
   *[other] punti
 }.
page-chances-whole-turn = Tutte le mosse di questo turno insieme.
page-chances-here = La scelta fatta qui
page-chances-came = Guarda com’è andata
page-chances-back = Il momento prima
# $choice (text)
page-chances-was-best = Il meglio: { $choice }.
page-chances-failed = Questa partita non può essere pesata qui: le sue regole non sono su questo dispositivo.
page-chances-how = Le probabilità sono ciò che il bot si aspetta da quanto quel posto poteva sapere, su questo dispositivo; ± è il solo errore del campione. Anche il bot può sbagliare.
page-chances-later = I numeri vengono con la fine della partita.
page-chances-chosen = scelta della squadra
page-chances-chosen-turn = turno della squadra
page-chances-doubt-table = Nessun giudizio: probabilità come queste non sono state verificate entro cinque punti.
page-chances-doubt-bot = Giudizio sospeso: il bot più forte preferisce questa scelta.
page-chances-unproved = Qui nessuna scelta riceve un giudizio: per questo tavolo, il suo numero di posti o le sue opzioni, le probabilità non sono state confrontate con altre partite.
page-chances-proved = Come si sono avverate probabilità simili
page-chances-said = detto
page-chances-won = vinto
page-chances-positions = posizioni
page-chances-labels = giudizi
# $n, $m (number)
page-chances-from = da { $n } a { $m }
# $n, $m (number)
page-chances-of-said = { $n } (detto { $m })
page-chances-withheld = nessuno
page-chances-proof = Su cento posizioni di partite tra bot, quante furono vinte. Dove questo dista più di cinque punti da quanto detto, o se ne sono viste troppo poche, nessuna scelta è detta svista, errore o grave errore.
