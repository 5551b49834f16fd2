puzzle-order-name = Quale prima
puzzle-order-ask = Un’azione: due carte in mano, entrambe da giocare. Guadagna più che puoi nel prossimo turno.
puzzle-order-done = O-Ichi porta 4 ki: 10 fanno tre azioni, e si possono giocare anche le spade.
puzzle-order-try-swords = Le spade portano 1 ki: 7 fanno ancora due azioni, e O-Ichi resta in mano.

puzzle-nothing-name = Che cos’hai da perdere?
puzzle-nothing-ask = Botan ti disonora. Hai Salvare la faccia. Sii più ricco che puoi al tuo prossimo turno.
puzzle-nothing-done = La casa del tuo Samurai è vuota: la sua morte non costa nulla, e il tuo Daimyo resta.
puzzle-nothing-try-save = Salvare la faccia costa comunque 30.
puzzle-nothing-try-accept = Costa 75.

puzzle-collects-name = Prima che incassi
puzzle-collects-ask = Botan è a 365 e poi incassa 45. Un’azione. Non lasciarlo vincere.
puzzle-collects-done = Senza il teatro incassa 25 e si ferma a 390. E adesso rende a te.
puzzle-collects-try-swords = Le spade valgono 10: incassa ancora 35, e vince con 400.
puzzle-collects-try-cavalry = In questo turno non si attacca più. Botan incassa 45 e vince.

puzzle-insult-name = Una parola a corte
puzzle-insult-ask = Botan, Shogun a 335, poi incassa 65. Due azioni. Fermalo senza sprecare nulla.
puzzle-insult-done = Il ki del teatro dà una terza azione: Disonore prende le altre due. Uno Shogun non salva la faccia.
puzzle-insult-try-bare = Lo ferma. Ma giocato prima, il teatro dava una terza azione, e 20 a turno.
puzzle-insult-try-chiyo = Chiyo non è un pericolo. Botan incassa 65 e vince con 400.

puzzle-exact-name = All’ultimo punto
puzzle-exact-ask = Sei a 310 e incassi 20. Un’azione, e nessuno Shogun. Vinci al prossimo turno se nessuno ti ferma.
puzzle-exact-done = 20, i 50 del titolo e i 20 del teatro: 400, all’ultimo punto.
puzzle-exact-try-castle = 20, 50 e i 15 del castello: 395.
puzzle-exact-try-alone = Senza il titolo incassi 40: 350.

puzzle-halves-name = La metà di che cosa?
puzzle-halves-ask = Servi il Daimyo di Botan e incassi metà. Un’azione: dove O-Ichi ti rende di più?
puzzle-halves-done = 30 e 5 fanno 35, e la metà si arrotonda a 20. Accanto alla tua spada la sua metà si perde nell’arrotondamento.
puzzle-halves-try-own = 5 e 5 fanno 10, la metà è 5: quanto la metà di 5, arrotondata.

puzzle-six-name = Basta così
puzzle-six-ask = Sei Shogun e in difesa tiri sei dadi. Un’azione.
puzzle-six-done = Nessuno tira più di sei dadi. Le spade rendono 10 a turno.
puzzle-six-try-cavalry = 3 di forza in più, e sempre sei dadi: nessuno ne tira di più.

puzzle-dismiss-name = Un dono generoso
puzzle-dismiss-ask = Botan serve il tuo Shogun, è a 350 e poi incassa. Un’azione. Non lasciarlo vincere.
puzzle-dismiss-done = Deve accettare il Daimyo e andarsene: con Yoshimoto e la sua dama incassa 15.
puzzle-dismiss-try-cavalry = La metà di 100, e quella della sua dama: incassa 55 e vince con 405.
puzzle-dismiss-try-keep = La metà di 100, e quella della sua dama: incassa 55 e vince con 405.

puzzle-lord-name = Un signore tutto tuo
puzzle-lord-ask = Sei un Ronin con un’azione. Nessuno è Shogun. Guadagna più che puoi nel prossimo turno.
puzzle-lord-done = Ieyasu rende 30, la tua dama 10, e una dichiarazione lo fa Shogun: altri 50.
puzzle-lord-try-serve = La metà dei 30 di Botan, e quella della tua dama: 20.
puzzle-lord-try-quiet = 40 nel prossimo turno. Ma una dichiarazione non costa azioni, e il titolo rende 50.

puzzle-service-name = In buon servizio
puzzle-service-ask = Servi Botan, che è Shogun. Chiyo ti disonora. Sii più ricco che puoi al tuo prossimo turno.
puzzle-service-done = 30 persi, ma il servizio continua, e la metà dei 90 di Botan è tua.
puzzle-service-try-suicide = Nessuna perdita, ma il servizio è finito: un Ronin non incassa nulla.
puzzle-service-try-accept = 75 persi, e anche il servizio è finito.

puzzle-ronin-name = Servire o regnare?
puzzle-ronin-ask = Sei un Ronin con un Daimyo in mano. Botan è Shogun. Guadagna più che puoi nel prossimo turno.
puzzle-ronin-done = La metà dei 100 di Botan e quella della tua dama: 55. Servire rende più che regnare.
puzzle-ronin-try-own = Yoshimoto rende 5, e la tua dama 10: 15.
puzzle-ronin-try-chiyo = La metà dei 10 di Chiyo, e quella della tua dama: 10.

puzzle-spoils-name = Il bottino
puzzle-spoils-ask = Hai vinto Botan, e il suo piccolo castello è tuo, da prendere o da bruciare.
puzzle-spoils-done = Un Daimyo ha un solo castello, e il tuo rende 20 a turno, non 10.
puzzle-spoils-try-take = Il suo castello prende il posto del tuo: 10 a turno invece di 20.
