page-daily-title = Die Partie des Tages
page-daily-what = { $game }: { $short }.
page-daily-more = Alle bekommen genau diese Karten und dieselben Bots. Ein Versuch zählt, nichts wird zurückgenommen, und verglichen wird morgen.
page-daily-short-sakura = drei Plätze, eine Runde
page-daily-short-spirit = drei Samurai, eine Nacht
page-daily-short-sake = vier Plätze, die halbe Schale
page-daily-short-honor = drei Plätze, wer zuerst 250 hat
page-daily-play = Partie des Tages spielen, { $minutes } Min.
page-daily-go-on = Weiter mit der Partie des Tages
page-daily-freely = Noch einmal spielen, für dich
page-daily-practice = Eine Übungspartie spielen
page-daily-no-key = Dieses Gerät hat den Server seit Mitternacht (UTC) nicht gesehen. Es teilt eine Übungspartie aus: andere Karten als alle, und nichts zählt.
page-daily-wrong-key = Der Schlüssel von heute ist nicht der, der gestern angekündigt wurde. Mit ihm wird hier nicht gespielt.
page-daily-played = { $n ->
    [0] Noch hat sie niemand gespielt.
    [one] Eine Person hat sie gespielt.
   *[other] { $n } Personen haben sie gespielt.
}
page-daily-mine = Dein Ergebnis: { $result }
page-daily-waits = Es zählt, sobald dieses Gerät den Server wieder sieht.
page-daily-refused = Der Server konnte sie nicht nachspielen: Sie zählt nicht.
page-daily-score-sakura = { $n ->
    [one] { $n } Shuriken
   *[other] { $n } Shuriken
}
page-daily-score-spirit = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
page-daily-score-sake = { $n ->
    [one] { $n } Schluck
   *[other] { $n } Schlucke
}
page-daily-score-honor = { $n } Ehre
page-daily-won = { $score }, gewonnen
page-daily-place = { $score }, Platz { $place }
page-daily-lost = { $score }, verloren
page-daily-yesterday = Gestern
page-daily-nobody = Niemand hat sie gespielt.
page-daily-unknown = Die Ergebnisse von gestern kommen mit dem Server.
page-daily-best = Die Besten
page-daily-review-best = Die beste Partie ansehen
page-daily-you = Du
page-daily-tomorrow = Morgen
page-daily-tomorrow-more = { $game }. Der Fingerabdruck des Schlüssels, einen Tag vorher bekannt:
page-daily-sub = Die Partie des Tages
page-daily-sub-practice = Übung, nichts zählt
page-daily-all = Ergebnisse von gestern
page-daily-back = Zurück zur Partie
page-daily-guest = Du
