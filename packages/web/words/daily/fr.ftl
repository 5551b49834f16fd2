page-daily-title = La donne du jour
page-daily-what = { $game } : { $short }.
page-daily-more = Tout le monde reçoit ces mêmes cartes et les mêmes bots. Un seul essai compte, rien n’est repris, et l’on compare demain.
page-daily-short-sakura = trois places, une manche
page-daily-short-spirit = trois samouraïs, une nuit
page-daily-short-sake = quatre places, la moitié du bol
page-daily-short-honor = trois places, le premier à 250
page-daily-play = Jouer la donne du jour, { $minutes } min
page-daily-go-on = Reprendre la donne du jour
page-daily-freely = La rejouer, pour vous seul
page-daily-practice = Jouer une partie d’entraînement
page-daily-no-key = Cet appareil n’a pas vu le serveur depuis minuit (UTC). Il distribue une partie d’entraînement : d’autres cartes que celles de tous, et rien ne compte.
page-daily-wrong-key = La clé du jour n’est pas celle qui fut annoncée hier. On ne joue pas avec elle ici.
page-daily-played = { $n ->
    [0] Personne ne l’a encore jouée.
    [one] Une personne l’a jouée.
   *[other] { $n } personnes l’ont jouée.
}
page-daily-mine = Votre résultat : { $result }
page-daily-waits = Il comptera quand cet appareil reverra le serveur.
page-daily-refused = Le serveur n’a pas pu la rejouer : elle ne compte pas.
page-daily-score-sakura = { $n ->
    [one] { $n } shuriken
   *[other] { $n } shurikens
}
page-daily-score-spirit = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-daily-score-sake = { $n ->
    [one] { $n } gorgée
   *[other] { $n } gorgées
}
page-daily-score-honor = { $n } d’honneur
page-daily-won = { $score }, gagné
page-daily-place = { $score }, place { $place }
page-daily-lost = { $score }, perdu
page-daily-yesterday = Hier
page-daily-nobody = Personne ne l’a jouée.
page-daily-unknown = Les résultats d’hier viennent avec le serveur.
page-daily-best = Les meilleurs
page-daily-review-best = Revoir la meilleure partie
page-daily-you = Vous
page-daily-tomorrow = Demain
page-daily-tomorrow-more = { $game }. L’empreinte de sa clé, publiée un jour avant :
page-daily-sub = La donne du jour
page-daily-sub-practice = Entraînement, rien ne compte
page-daily-all = Résultats d’hier
page-daily-back = Retour à la donne
page-daily-guest = Vous
