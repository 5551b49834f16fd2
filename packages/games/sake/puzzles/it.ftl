puzzle-enough-name = Non più del necessario
puzzle-enough-ask = Botan colpisce a 4. La tua Katana è asciutta e aggiunge 2. Non perdere nulla, e tieni la carta migliore.
puzzle-enough-done = 2 e 2 fanno 4: niente passa, e l’Armatura resta in mano.
puzzle-enough-try-armour = 3 e 2 fanno 5, uno di troppo: l’Armatura sarebbe servita di più dopo.

puzzle-disciple-name = Qualcun altro
puzzle-disciple-ask = Botan colpisce a 6, e la tua Katana è sotto un sorso. Non perdere Punti Vita.
puzzle-disciple-done = Un Seguace della tua mano prende il colpo, per forte che sia.
puzzle-disciple-try-armour = La Katana bagnata non aggiunge nulla: 6 meno 3, tre Punti Vita.

puzzle-arrow-name = Da lontano
puzzle-arrow-ask = Botan tira da quattro Passi, a 3. La tua Katana è asciutta. Non perdere nulla.
puzzle-arrow-done = Una lama non ferma una freccia: conta solo la carta, e l’Armatura ha 3.
puzzle-arrow-try-stomach = 2, e la Katana non aggiunge nulla contro una freccia: uno passa.

puzzle-dry-name = Dove posare i sorsi
puzzle-dry-ask = Ancora una carta: bevine due. Botan è a un Passo, tieni la guardia.
puzzle-dry-done = Sui Punti Vita un sorso ne vale uno in più, sulla plancia addormenta un dono. La Katana resta asciutta.
puzzle-dry-try-katana = Una Katana bagnata non aggiunge nulla alla tua difesa.

puzzle-room-name = Tutto pieno
puzzle-room-ask = Due carte, e ogni tuo posto ha il suo sorso. Eppure, finisci con uno in più.
puzzle-room-done = La ciotola posata è un posto nuovo, e un posto può portare un sorso.
puzzle-room-try-end = Senza un posto libero non si beve. Ma un posto si può fare.

puzzle-invest-name = Uno per due
puzzle-invest-ask = Le due carte del turno sono giocate, e ne hai ancora una. Finisci con più sorsi, e in guardia.
puzzle-invest-done = Un sorso bruciato paga una terza carta, e la carta ne beve due.
puzzle-invest-try-end = Un sorso tenuto. Bruciato, ne avrebbe portati due.

puzzle-bargain-name = Un buon affare
puzzle-bargain-ask = Ancora una carta. Costa un sorso a Botan, e di più se puoi.
puzzle-bargain-done = La sua Katana se ne va, e con lei il sorso che porta.
puzzle-bargain-try-yumi = Lo Yumi se ne va, ma è asciutto: tutti i suoi sorsi restano.
puzzle-bargain-try-stomach = Un sorso in meno, e nient’altro: le sue due armi restano.

puzzle-close-name = Troppo vicino
puzzle-close-ask = Botan, a due Passi a sinistra, ha una Katana; Chiyo, a due a destra, una No-Dachi. Stai dove nessuno arriva.
puzzle-close-done = La No-Dachi arriva a due Passi esatti: a uno, Chiyo non può colpire.
puzzle-close-try-left = A un Passo da Botan: è lì che taglia una Katana.
puzzle-close-try-stay = Due Passi sono quelli a cui arriva la No-Dachi.

puzzle-stench-name = Un po’ d’aria
puzzle-stench-ask = A un Passo a sinistra una Katana, a un Passo a destra un’altra. Che nessuna ti raggiunga.
puzzle-stench-done = Un Passo per lato: sono entrambi a due, e una Katana arriva a uno.
puzzle-stench-try-one = Botan ora è lontano. Chiyo resta a un Passo da te.

puzzle-lights-name = Al buio
puzzle-lights-ask = I due rivali sono a due Passi, e la tua Katana arriva a uno. Portali entrambi a tiro.
puzzle-lights-done = Un Passo in meno per lato, e sono entrambi a uno.
puzzle-lights-try-move = Più vicino a Botan, più lontano da Chiyo: uno a tiro, non due.

puzzle-hand-name = Nella manica
puzzle-hand-ask = Il tuo turno finisce. Quale arma impugni fino al prossimo? La tua Katana è sotto un sorso.
puzzle-hand-done = La Wakizashi è asciutta e aggiunge 3 a ogni difesa.
puzzle-hand-try-katana = Sotto il suo sorso la Katana non aggiunge nulla.
puzzle-hand-try-nodachi = La No-Dachi aggiunge 1: è fatta per colpire.

puzzle-flask-name = Un sorso, più carte
puzzle-flask-ask = Le carte sono giocate, la mano è vuota. Ricava il massimo da un sorso, e tieni i tuoi Punti Vita.
puzzle-flask-done = Il Fiasco fa di un sorso due carte. Quello sulla plancia mancherà meno.
puzzle-flask-try-burn = Bruciato da solo, un sorso fa pescare una carta. Il Fiasco due.
puzzle-flask-try-life = Anche così due carte, ma il sorso sui Punti Vita ne valeva uno.
