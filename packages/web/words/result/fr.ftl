page-result-ended = La table a mis fin à la partie
page-result-you = Vous
page-result-why = Selon quelle règle
page-result-show-again = Revoir
page-result-share = Partager cette partie
# $n (number)
page-result-players = { $n ->
    [one] Un joueur
   *[other] { $n } joueurs
 }
