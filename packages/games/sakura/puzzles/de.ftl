puzzle-neither-name = Drei Münzen, kein Stich
puzzle-neither-ask = Du bist dran, mit drei Münzen. Keine Karte passt irgendwo. Bediene beide Stapel und nimm keinen.
puzzle-neither-done = Links fällt, rechts steigt: Rot 3 unter 12, Blau 9 über 5. Zwei Münzen bleiben.
puzzle-neither-try-cook = Mit dem Zweiten Koch zählt Rot 3 als 5 und passt rechts. Links braucht es weiter Rot 13 oder eine 12: Du nimmst ihn.
puzzle-neither-try-colours = Mit Konohana der Farben zählt Rot 3 als Blau und passt rechts. Den linken Stapel nimmst du trotzdem.

puzzle-nine-name = Die nützliche Neun
puzzle-nine-ask = Bediene beide Stapel und nimm keinen.
puzzle-nine-done = Jede 9 passt auf Blau 9. Links genügt die 7.
puzzle-nine-try-left = Rot 9 steigt links gut. Dann passt nichts mehr auf Blau 9: Der rechte Stapel gehört dir.

puzzle-corner-name = Um die Ecke
puzzle-corner-ask = Bediene beide Stapel und nimm keinen.
puzzle-corner-done = Eine 13 passt auf eine 13, eine 1 auf eine 1, egal in welcher Farbe.
puzzle-corner-try-turn = Nach Schwarz 13 kommt Schwarz 1, das stimmt. Aber dann passt nichts auf Grün 1: Zwei Karten gehören dir.

puzzle-small-name = Ein kleiner Verlust
puzzle-small-ask = Keine Karte passt und der Beutel ist leer. Nimm so wenige Karten wie möglich.
puzzle-small-done = Eine Karte genommen, ihre Münze heuert den Wind an, und fünf Karten bleiben liegen.
puzzle-small-try-big = Auch die fünf Karten rechts bringen eine Münze. Aber vier davon sind Siebenen.

puzzle-wrap-name = Eins mehr
puzzle-wrap-ask = Zwei Münzen. Nichts in deiner Hand passt auf Rot 13. Nimm keinen Stapel.
puzzle-wrap-done = Mit dem Ersten Koch zählt Schwarz 12 als 13, und jede 13 passt auf eine 13.
puzzle-wrap-try-colours = Auch eine rote 12 liegt unter 13: Konohana der Farben hilft links nicht.

puzzle-below-name = Unter der Eins
puzzle-below-ask = Der Beutel ist leer. Nimm keinen Stapel.
puzzle-below-done = Unter Schwarz 1 kommt Schwarz 13. Links genügt irgendeine 12.
puzzle-below-try-top = Schwarz 13 über 12 ist gut. Aber dann passt nichts unter Schwarz 1: Zwei Karten gehören dir.

puzzle-after-name = Erst dies, dann das
puzzle-after-ask = Eine Münze, und der Samurai der Wende kostet eine. Nimm keinen Stapel.
puzzle-after-done = Rot 9, solange links steigt, dann die Wende, dann Blau 10, während rechts steigt.
puzzle-after-try-first = Wendest du sofort, fällt der linke Stapel: Rot 9 passt nicht mehr auf 5, und du nimmst ihn.

puzzle-mercy-name = Eine alte Schuld
puzzle-mercy-ask = Rechts ist bedient. Eine Münze, und links passt nichts. Nimm keinen Stapel.
puzzle-mercy-done = Rot 1 verlässt deine Stiche und bringt das Doppelte seiner zwei Shuriken: vier Münzen, der Preis des Windes.
puzzle-mercy-try-take = Vier Karten mehr, und Rot 1 liegt weiter dabei.
puzzle-mercy-try-four = Schwarz 4 zeigt kein Shuriken: Sie bringt nichts, und der Wind bleibt zu teuer.

puzzle-harvest-name = Was da liegt
puzzle-harvest-ask = Rechts ist bedient. Eine Münze, und links passt nichts. Nimm keinen Stapel.
puzzle-harvest-done = Im linken Stapel liegen vier Münzen. Geerntet bleibt er liegen, und sie bezahlen den Wind.
puzzle-harvest-try-take = Die vier Münzen bekommst du auch, aber drei Karten dazu.
puzzle-harvest-try-right = Im rechten Stapel liegt eine Münze: Der Wind bleibt zu teuer, und du nimmst den linken.

puzzle-cheap-name = Rest von vier
puzzle-cheap-ask = Vier Münzen. Nimm keinen Stapel und behalte möglichst viele Münzen.
puzzle-cheap-done = Als Rot steigt Schwarz 8 für eine Münze über 6. Drei bleiben.
puzzle-cheap-try-wind = Es geht, kostet aber alle vier Münzen. Die Farben tun es für eine.

puzzle-two-name = Zwei Hände, eine Karte
puzzle-two-ask = Rechts ist bedient. Drei Münzen, und nichts passt auf Rot 9. Nimm keinen Stapel.
puzzle-two-done = Beide helfen einer Karte: Schwarz 7 zählt als Rot und als 10.
puzzle-two-try-cook = Als 10 ist Schwarz 7 immer noch schwarz.
puzzle-two-try-colours = Auch eine rote 7 liegt unter 9.

puzzle-descent-name = Wohin mit der Neun
puzzle-descent-ask = Eine Münze. Nimm keinen Stapel.
puzzle-descent-done = Die Neun wird rechts gebraucht. Links lässt der Samurai des Abstiegs Rot 4 unter 9 zu.
puzzle-descent-try-left = Eine 9 auf eine 9, und links ist bedient. Nichts passt unter Blau 9: Drei Karten gehören dir.
puzzle-descent-try-right = So weit gut. Aber Rot 4 kommt nur mit dem Samurai des Abstiegs auf den steigenden Stapel.
