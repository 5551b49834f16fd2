puzzle-neither-name = Tre monete, nessuna presa
puzzle-neither-ask = Tocca a te, tre monete. Nessuna carta va su nessuna pila. Servile entrambe senza prenderne.
puzzle-neither-done = La sinistra scende, la destra sale: 3 rosso sotto il 12, 9 blu sopra il 5. Restano due monete.
puzzle-neither-try-cook = Il Secondo Cuoco fa del 3 rosso un 5: va a destra. La sinistra vuole ancora il 13 rosso o un 12: la prendi.
puzzle-neither-try-colours = Con Konohana dei Colori il 3 rosso vale come blu e va a destra. La pila di sinistra è tua lo stesso.

puzzle-nine-name = Il nove utile
puzzle-nine-ask = Servi entrambe le pile senza prenderne.
puzzle-nine-done = Ogni 9 va sul 9 blu. A sinistra basta il 7.
puzzle-nine-try-left = Il 9 rosso sale bene a sinistra. Ma poi niente va sul 9 blu: la pila di destra è tua.

puzzle-corner-name = Dietro l’angolo
puzzle-corner-ask = Servi entrambe le pile senza prenderne.
puzzle-corner-done = Un 13 va su un 13, un 1 su un 1, di qualunque colore.
puzzle-corner-try-turn = Dopo il 13 nero viene l’1 nero, è vero. Ma poi niente va sull’1 verde: due carte sono tue.

puzzle-small-name = Una piccola perdita
puzzle-small-ask = Nessuna carta va e la borsa è vuota. Prendi meno carte che puoi.
puzzle-small-done = Una carta presa, la sua moneta ingaggia il Vento, e cinque carte restano dove sono.
puzzle-small-try-big = Anche le cinque carte di destra rendono una moneta. Ma quattro sono dei 7.

puzzle-wrap-name = Uno in più
puzzle-wrap-ask = Due monete. Niente della tua mano va sul 13 rosso. Non prendere pile.
puzzle-wrap-done = Con il Primo Cuoco il 12 nero vale 13, e ogni 13 va su un 13.
puzzle-wrap-try-colours = Un 12 rosso resta sotto il 13: Konohana dei Colori a sinistra non aiuta.

puzzle-below-name = Sotto l’uno
puzzle-below-ask = La borsa è vuota. Non prendere pile.
puzzle-below-done = Sotto l’1 nero va il 13 nero. La sinistra si accontenta di un 12.
puzzle-below-try-top = Il 13 nero sopra il 12 va bene. Ma poi niente va sotto l’1 nero: due carte sono tue.

puzzle-after-name = Prima questo, poi quello
puzzle-after-ask = Una moneta, e il Samurai del Capovolgimento ne costa una. Non prendere pile.
puzzle-after-done = Il 9 rosso finché la sinistra sale, poi il capovolgimento, poi il 10 blu quando sale la destra.
puzzle-after-try-first = Capovolta subito, la sinistra scende: il 9 rosso non va più sul 5, e la prendi.

puzzle-mercy-name = Un vecchio debito
puzzle-mercy-ask = La destra è servita. Una moneta, e niente va a sinistra. Non prendere pile.
puzzle-mercy-done = L’1 rosso lascia le tue prese e rende il doppio dei suoi due shuriken: quattro monete, il prezzo del Vento.
puzzle-mercy-try-take = Quattro carte in più, e l’1 rosso resta fra loro.
puzzle-mercy-try-four = Il 4 nero non ha shuriken: non rende niente, e il Vento resta troppo caro.

puzzle-harvest-name = Quel che c’è
puzzle-harvest-ask = La destra è servita. Una moneta, e niente va a sinistra. Non prendere pile.
puzzle-harvest-done = La pila di sinistra porta quattro monete. Raccolta, resta lì, e le sue monete pagano il Vento.
puzzle-harvest-try-take = Ricevi anche le quattro monete, ma con tre carte.
puzzle-harvest-try-right = La pila di destra porta una moneta: il Vento resta troppo caro, e prendi la sinistra.

puzzle-cheap-name = Il resto di quattro
puzzle-cheap-ask = Quattro monete. Non prendere pile e tieni più monete che puoi.
puzzle-cheap-done = Come rosso, l’8 nero sale sul 6 per una moneta. Ne restano tre.
puzzle-cheap-try-wind = Funziona, e costa tutte e quattro le monete. I Colori lo fanno per una.

puzzle-two-name = Due mani, una carta
puzzle-two-ask = La destra è servita. Tre monete, e niente va sul 9 rosso. Non prendere pile.
puzzle-two-done = Entrambi servono a una carta sola: il 7 nero vale come rosso, e come 10.
puzzle-two-try-cook = Come 10, il 7 nero resta nero.
puzzle-two-try-colours = Un 7 rosso resta sotto il 9.

puzzle-descent-name = Il posto del nove
puzzle-descent-ask = Una moneta. Non prendere pile.
puzzle-descent-done = Il nove serve a destra. A sinistra il Samurai della Discesa lascia il 4 rosso sotto il 9.
puzzle-descent-try-left = Un 9 su un 9, e la sinistra è servita. Niente va sotto il 9 blu: tre carte sono tue.
puzzle-descent-try-right = Fin qui bene. Ma il 4 rosso va sulla pila che sale solo con il Samurai della Discesa.
