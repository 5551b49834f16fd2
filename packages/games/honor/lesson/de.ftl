
lesson-goal-title = Das Ziel
lesson-goal-say = Dies ist ein Rennen um Ehre. ① Wer zuerst 250 hat, gewinnt sofort; ein ganzes Spiel geht bis 400.
lesson-goal-why = Ehre steigt nur, wenn du einnimmst: zu Beginn deines eigenen Zuges.

lesson-pay-title = Deine Häuser zahlen
lesson-pay-say = Dein Zug beginnt mit Einkommen: ① dein Daimyo 10, ② die Dame Nō 10. Es zählen nur Karten auf dem Tisch.
lesson-pay-why = Die erste Zahl einer Karte ist Ehre, die zweite Ki, die dritte Stärke.

lesson-ki-title = Ki ist Zeit
lesson-ki-say = Neun Ki, drei Aktionen. ① Das Nō-Theater bringt 3 Ki und 20 Ehre je Zug: Spiel es neben deinen Samurai.
lesson-ki-why = Je 3 Ki sind eine Aktion. Mit dem Theater hast du 12 Ki, also bleiben noch drei.
lesson-ki-else-daimyo = Gleiche Zahlen; stirbt dein Daimyo, ist es mit ihm verloren.

lesson-lady-title = Eine Dame je Haus
lesson-lady-say = Eine Dame je Haus. Nō wohnt bei deinem Samurai, also geht ① O-Ichi zu deinem Daimyo: 16 Ki, fünf Aktionen.
lesson-lady-why = Damen bringen Ki und Ehre. Ein Haus hat Platz für eine.
lesson-lady-else-other = Erlaubt: Die Dame kann danach kommen.

lesson-army-title = Armeen sind Würfel
lesson-army-say = Je 3 Stärke sind ein Würfel im Kampf. ① Zweimal Reiterei macht daraus 13: vier Würfel.
lesson-army-why = Die Stärke beider Häuser zählt, wenn du angreifst. Dein Daimyo führt.
lesson-army-else-samurai = Sie kämpft auch dort und überlebt eine verlorene Schlacht.

lesson-draw-title = Ziehen
lesson-draw-say = Die letzte Aktion zieht ① eine Karte. Sieben auf der Hand sind das Höchste. Dann beende deinen Zug.
lesson-draw-then-end = Mehr gibt es nicht zu tun. Beende deinen Zug.
lesson-draw-why = Aktionen, die du nicht nutzt, sind mit dem Zug vorbei.
lesson-draw-else-play = Erlaubt: Stärke statt einer Karte.

lesson-face-title = Das Gesicht wahren
lesson-face-say = Eine Kränkung! Sie zu ertragen kostet 75, ein Tod ein ganzes Haus. ① Gesicht wahren macht 30 daraus, ohne Aktion.
lesson-face-why = Manche Karten antworten außer der Reihe. Aus 80 wird 50.
lesson-face-else-accept = Erlaubt: 75 verloren, 5 übrig.
lesson-face-else-death = Keine Ehre verloren, aber ein Haus geht mit ihm.

lesson-castle-title = Eine Burg kann fallen
lesson-castle-say = ① Chiyo baute eine Burg. Sie zahlt, doch wer Burg oder Titel hat, kann angegriffen werden: 4 Würfel gegen 3.
lesson-castle-why = Eine Erklärung ist frei, eine je Zug. Die Burg gibt ihr 5 Stärke zur Abwehr.
lesson-castle-else-card = Erlaubt: Karten dürfen vor einer Erklärung kommen.
lesson-castle-else-end = Das darfst du; eine Erklärung ist frei, eine je Zug.

lesson-sum-title = Die höhere Summe
lesson-sum-say = Siebzehn gegen elf: Ihr Daimyo fällt, und sein Haus mit ihm. Alle werden gefragt, ob sie sein Gesicht wahren; du passt.
lesson-sum-why = Jede Seite zählt ihre Würfel zusammen; die höhere Summe gewinnt.

lesson-spoils-title = Beute
lesson-spoils-say = Nimm ① die Burg: 15 Ehre je Zug, und 5 Stärke, wann immer du angegriffen wirst.
lesson-spoils-then-end = Eine Erklärung je Zug, und sie ist gemacht. Beende deinen Zug.
lesson-spoils-why = Du könntest sie auch verbrennen: Dann hätte sie niemand.
lesson-spoils-after = Ohne Herrn ist ① Chiyo Rônin: Sie nimmt nichts ein und verspricht sich Botan.
lesson-spoils-else-burn = Erlaubt: Niemand hat sie, und dein Einkommen bleibt 45.

lesson-guard-title = Eine Wache
lesson-guard-say = Ninja töten ab einer 3. Mit ① einer Wache im Haus nur bei 5 und 6. Stell sie zu deinem Daimyo.
lesson-guard-why = Eine Wache fängt den Schlag einmal ab, dann ist sie fort.
lesson-guard-else-samurai = Erlaubt: Dort bewacht sie deinen Samurai. Der Daimyo steht allein.

lesson-shogun-title = Shogun
lesson-shogun-say = Noch gibt es keinen Shogun. Nimm ① den Titel: 50 Ehre je Zug zu dritt. Doch nun dürfen dich alle angreifen.
lesson-shogun-then-end = Du bist Shogun. Beende deinen Zug und halt stand.
lesson-shogun-why = 60 je Zug aus den Häusern, 50 aus dem Titel: 110.
lesson-shogun-else-end = Erlaubt: Ohne den Titel dauert es einen Zug länger.

lesson-hold-title = Ihn halten
lesson-hold-say = Sechs Würfel halten den Titel; Botans Herr ist fort. Chiyos Mörder würfelt vier: ① deine Wache fing den Schlag ab.
lesson-hold-why = Botan kämpfte mit Chiyos Reiterei: 11 Stärke, drei Würfel, 15. Du mit der Burg 18: sechs Würfel, 21.

lesson-race-title = Das Rennen ist gelaufen
lesson-race-say = Daimyo 10, Damen 15, Theater 20, Burg 15, Titel 50. Mit 265 bist du über der Linie: Du gewinnst.
lesson-race-why = Ein ganzes Spiel geht bis 400, mit mehr Herren, Ninja und Bündnissen.

lesson-hint-proclaim = Es gibt keinen Shogun. Der Titel zahlt jeden Zug und macht dich zum Ziel.
lesson-hint-attack = Du darfst angreifen, wer Burg oder Titel hat: Vergleich erst die Würfel.
lesson-hint-ally = Ohne Herrn nimmst du nichts ein. Du kannst dich dem Daimyo eines anderen versprechen.
lesson-hint-accept = Eine Kränkung: ertrag sie, wahr das Gesicht mit einer Karte, oder lass jemanden dafür sterben.
lesson-hint-pick = Dein Spion ist in einer Hand: Wähl die gefährlichste Karte.
lesson-hint-kill = Ein Mörder braucht eine 3 oder mehr; mit Wache im Haus 5 oder 6.
lesson-hint-take = Die Burg: nimm oder verbrenn sie. Genommen zahlt sie und macht dich zum Ziel.
lesson-hint-enthrone = Ein Daimyo von deiner Hand macht dich wieder zum ersten Samurai: dein eigener Herr.
