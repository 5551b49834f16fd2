page-result-ended = Der Tisch hat das Spiel beendet
page-result-you = Du
page-result-why = Nach welcher Regel
page-result-show-again = Noch einmal zeigen
page-result-share = Dieses Spiel teilen
# $n (number)
page-result-players = { $n ->
    [one] Ein Spieler
   *[other] { $n } Spieler
 }
