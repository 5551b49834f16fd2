puzzle-order-name = Welche zuerst
puzzle-order-ask = Eine Aktion: zwei Karten auf der Hand, beide lohnen sich. Verdiene nächsten Zug so viel wie möglich.
puzzle-order-done = O-Ichi bringt 4 Ki: 10 sind drei Aktionen, und auch die Schwerter können gespielt werden.
puzzle-order-try-swords = Die Schwerter bringen 1 Ki: 7 sind weiter zwei Aktionen, und O-Ichi bleibt auf der Hand.

puzzle-nothing-name = Was hast du zu verlieren?
puzzle-nothing-ask = Botan entehrt dich. Du hast Gesicht wahren. Sei zu Beginn deines nächsten Zuges so reich wie möglich.
puzzle-nothing-done = Das Haus deines Samurai ist leer: Sein Tod kostet nichts, und dein Daimyo bleibt.
puzzle-nothing-try-save = Auch das Gesicht zu wahren kostet 30 Ehre.
puzzle-nothing-try-accept = Das kostet 75 Ehre.

puzzle-collects-name = Bevor er sammelt
puzzle-collects-ask = Botan steht bei 365 und sammelt als Nächstes 45. Eine Aktion. Lass ihn nicht gewinnen.
puzzle-collects-done = Ohne das Theater sammelt er 25 und steht bei 390. Und es zahlt jetzt dir.
puzzle-collects-try-swords = Die Schwerter sind 10 wert: Er sammelt immer noch 35 und gewinnt mit 400.
puzzle-collects-try-cavalry = In diesem Zug wird niemand mehr angegriffen. Botan sammelt 45 und gewinnt.

puzzle-insult-name = Ein Wort bei Hofe
puzzle-insult-ask = Botan, Shogun bei 335, sammelt als Nächstes 65. Zwei Aktionen. Halt ihn auf und verschwende nichts.
puzzle-insult-done = Das Ki des Theaters gibt eine dritte Aktion: Die Entehrung braucht die anderen zwei. Ein Shogun wahrt kein Gesicht.
puzzle-insult-try-bare = Das hält ihn auf. Aber zuerst gespielt, gäbe das Theater eine dritte Aktion und 20 je Zug.
puzzle-insult-try-chiyo = Chiyo ist keine Gefahr. Botan sammelt 65 und gewinnt mit 400.

puzzle-exact-name = Auf den Punkt
puzzle-exact-ask = Du stehst bei 310 und sammelst 20. Eine Aktion, und niemand ist Shogun. Gewinn nächsten Zug, wenn dich keiner aufhält.
puzzle-exact-done = 20, die 50 des Titels und die 20 des Theaters: 400, genau auf den Punkt.
puzzle-exact-try-castle = 20, 50 und die 15 der Burg: 395.
puzzle-exact-try-alone = Ohne den Titel sammelst du 40: 350.

puzzle-halves-name = Die Hälfte wovon?
puzzle-halves-ask = Du dienst Botans Daimyo und sammelst Hälften. Eine Aktion: Wo bringt dir O-Ichi mehr?
puzzle-halves-done = 30 und 5 sind 35, die Hälfte wird auf 20 gerundet. Neben deinem Schwert geht ihre Hälfte im Runden unter.
puzzle-halves-try-own = 5 und 5 sind 10, die Hälfte ist 5: so viel wie die gerundete Hälfte von 5.

puzzle-six-name = Genug ist genug
puzzle-six-ask = Du bist Shogun und würfelst in der Verteidigung mit sechs Würfeln. Eine Aktion.
puzzle-six-done = Niemand würfelt mit mehr als sechs. Die Schwerter bringen 10 Ehre je Zug.
puzzle-six-try-cavalry = 3 Stärke mehr, und weiter sechs Würfel: Mehr hat niemand.

puzzle-dismiss-name = Ein großzügiges Geschenk
puzzle-dismiss-ask = Botan dient deinem Shogun, steht bei 350 und sammelt als Nächster. Eine Aktion. Lass ihn nicht gewinnen.
puzzle-dismiss-done = Er muss den Daimyo nehmen und gehen: Mit Yoshimoto und seiner Dame sammelt er 15.
puzzle-dismiss-try-cavalry = Die Hälfte von 100 und die seiner Dame: Er sammelt 55 und gewinnt mit 405.
puzzle-dismiss-try-keep = Die Hälfte von 100 und die seiner Dame: Er sammelt 55 und gewinnt mit 405.

puzzle-lord-name = Ein eigener Herr
puzzle-lord-ask = Du bist Rônin mit einer Aktion. Niemand ist Shogun. Verdiene nächsten Zug so viel wie möglich.
puzzle-lord-done = Ieyasu bringt 30, deine Dame 10, und eine Erklärung macht ihn zum Shogun: 50 mehr.
puzzle-lord-try-serve = Die Hälfte von Botans 30 und die deiner Dame: 20.
puzzle-lord-try-quiet = 40 im nächsten Zug. Aber eine Erklärung kostet keine Aktion, und der Titel bringt 50.

puzzle-service-name = In gutem Dienst
puzzle-service-ask = Du dienst Botan, der Shogun ist. Chiyo entehrt dich. Sei zu Beginn deines nächsten Zuges so reich wie möglich.
puzzle-service-done = 30 Ehre verloren, aber der Dienst geht weiter, und die Hälfte von Botans 90 gehört dir.
puzzle-service-try-suicide = Keine Ehre verloren, aber der Dienst ist aus: Ein Rônin sammelt nichts.
puzzle-service-try-accept = 75 Ehre verloren, und der Dienst ist auch aus.

puzzle-ronin-name = Dienen oder herrschen?
puzzle-ronin-ask = Du bist Rônin mit einem Daimyo auf der Hand. Botan ist Shogun. Verdiene nächsten Zug so viel wie möglich.
puzzle-ronin-done = Die Hälfte von Botans 100 und die deiner Dame: 55. Dienen bringt mehr als Herrschen.
puzzle-ronin-try-own = Yoshimoto bringt 5, deine Dame 10: 15.
puzzle-ronin-try-chiyo = Die Hälfte von Chiyos 10 und die deiner Dame: 10.

puzzle-spoils-name = Die Beute
puzzle-spoils-ask = Du hast Botan besiegt, und seine kleine Burg kannst du nehmen oder verbrennen.
puzzle-spoils-done = Ein Daimyo hat nur eine Burg, und deine bringt 20 je Zug, nicht 10.
puzzle-spoils-try-take = Seine Burg tritt an die Stelle deiner: 10 Ehre je Zug statt 20.
