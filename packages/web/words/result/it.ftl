page-result-ended = Il tavolo ha chiuso la partita
page-result-you = Tu
page-result-why = Secondo quale regola
page-result-show-again = Rivedi
page-result-share = Condividi questa partita
# $n (number)
page-result-players = { $n ->
    [one] Un giocatore
   *[other] { $n } giocatori
 }
