page-daily-title = La mano del giorno
page-daily-what = { $game }: { $short }.
page-daily-more = Tutti ricevono proprio queste carte e gli stessi bot. Conta un solo tentativo, nulla si riprende, e i risultati si confrontano domani.
page-daily-short-sakura = tre posti, una manche
page-daily-short-spirit = tre samurai, una notte
page-daily-short-sake = quattro posti, metà ciotola
page-daily-short-honor = tre posti, primo a 250
page-daily-play = Gioca la mano del giorno, { $minutes } min
page-daily-go-on = Continua la mano del giorno
page-daily-freely = Rigiocala, per te
page-daily-practice = Gioca una partita di prova
page-daily-no-key = Questo dispositivo non ha visto il server dopo mezzanotte (UTC). Distribuisce una partita di prova: carte diverse da quelle di tutti, e nulla conta.
page-daily-wrong-key = La chiave di oggi non è quella annunciata ieri. Qui non si gioca con essa.
page-daily-played = { $n ->
    [0] Nessuno l’ha ancora giocata.
    [one] L’ha giocata una persona.
   *[other] L’hanno giocata { $n } persone.
}
page-daily-mine = Il tuo risultato: { $result }
page-daily-waits = Conterà quando questo dispositivo rivedrà il server.
page-daily-refused = Il server non ha potuto rigiocarla: non conta.
page-daily-score-sakura = { $n ->
    [one] { $n } shuriken
   *[other] { $n } shuriken
}
page-daily-score-spirit = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
page-daily-score-sake = { $n ->
    [one] { $n } sorso
   *[other] { $n } sorsi
}
page-daily-score-honor = { $n } d’onore
page-daily-won = { $score }, vinto
page-daily-place = { $score }, posto { $place }
page-daily-lost = { $score }, perso
page-daily-yesterday = Ieri
page-daily-nobody = Nessuno l’ha giocata.
page-daily-unknown = I risultati di ieri arrivano con il server.
page-daily-best = I migliori
page-daily-review-best = Rivedi la partita migliore
page-daily-you = Tu
page-daily-tomorrow = Domani
page-daily-tomorrow-more = { $game }. L’impronta della sua chiave, pubblicata un giorno prima:
page-daily-sub = La mano del giorno
page-daily-sub-practice = Prova, nulla conta
page-daily-all = Risultati di ieri
page-daily-back = Torna alla mano
page-daily-guest = Tu
