puzzle-shout-name = Quattro e quattro
puzzle-shout-ask = Sei Heihachi, a 4 su 8. Il brigante vale 4. Ricavane più barricate che puoi.
puzzle-shout-done = 4 + 4 fa 8 esatto: il tuo kiai alza una barricata, e la carta vecchia se ne va.
puzzle-shout-try-defend = Un cappello è coperto, ma nessuno grida: le barricate restano quelle.
puzzle-shout-try-give = Katsushiro è a 3 su 10: il suo 7 non risveglia nulla.

puzzle-handon-name = Non da te
puzzle-handon-ask = Sei Heihachi, a 7 su 8, il cappello è coperto. Il brigante vale 4. Non perdere barricate.
puzzle-handon-done = Katsushiro è a 6: con questo 4 arriva a 10 esatto, e grida.
puzzle-handon-try-confront = 7 + 4 supera il tuo 8: brucia una barricata.
puzzle-handon-try-right = Gorobei è a 7: con il 4 supera il suo 9, e brucia una barricata.

puzzle-quiet-name = L’ultima parola
puzzle-quiet-ask = Il tuo ultimo brigante brucia una barricata ogni turno, e ne resta una. Che fare di questa bambola?
puzzle-quiet-done = A destra il 2 tranquillo ora è l’ultimo: niente morde all’inizio del tuo prossimo turno.
puzzle-quiet-try-defend = La bambola è coperta, ma chi brucia resta l’ultimo e si prende la barricata.

puzzle-free-name = Una mano a un amico
puzzle-free-ask = Sei Kikuchiyo, a 6 su 10. Heihachi è sopraffatto: 10 su 8. Che nessuno lo resti.
puzzle-free-done = 6 + 4 è il tuo kiai: toglie l’ultimo brigante di Heihachi, che torna a 7.
puzzle-free-try-defend = Una bambola è coperta, ma Heihachi dovrà passare nel suo prossimo turno.
puzzle-free-try-gorobei = Un brigante pericoloso in meno, ma Gorobei era entro il suo numero. Heihachi no.

puzzle-move-name = Due grida
puzzle-move-ask = Sei Daisuke, a 5 su 8. Il brigante vale 3. Guadagna una barricata.
puzzle-move-done = Il tuo kiai porta il 2 di Gorobei a Heihachi: 6 + 2 fa 8 esatto, e il suo kiai alza una barricata.
puzzle-move-try-defend = Una bambola è coperta. Nessuno grida, nessuna barricata si alza.
puzzle-move-try-give = Heihachi è a 6: con 3 supera il suo 8, e la sua sinistra è piena.

puzzle-whose-name = Di chi è il tre?
puzzle-whose-ask = Sei Daisuke e puoi dare le carte dispari. Heihachi è a 5 su 8. Guadagna una barricata.
puzzle-whose-done = 5 + 3 fa 8 esatto per Heihachi, e il suo kiai alza una barricata.
puzzle-whose-try-confront = 4 + 3 fa 7 sul tuo 8: nessuno grida.
puzzle-whose-try-defend = Il tuo cappello è coperto, e basta.

puzzle-lend-name = Prima del suo turno
puzzle-lend-ask = Sei Gorobei. Poi gioca Heihachi, con tre ferite, e il suo ultimo brigante ferisce. Non perdere.
puzzle-lend-done = Con il tuo segnalino Heihachi ignora il brigante pari. Uno si infila nel villaggio: si può sopportare.
puzzle-lend-try-kanbei = Kanbei ha una sola ferita, e il suo brigante è dispari. Heihachi prende la quarta: perso.
puzzle-lend-try-pass = Heihachi prende la quarta ferita all’inizio del suo turno: la partita è persa.

puzzle-gate-name = Alla porta
puzzle-gate-ask = Sei Kanbei, a 6 su 9. Tre si sono infilati nel villaggio. Scacciane più che puoi.
puzzle-gate-done = 6 + 3 fa 9 esatto: il tuo kiai scaccia due intrusi.
puzzle-gate-try-defend = L’ultimo posto è coperto, e tutti e tre restano nel villaggio.

puzzle-heal-name = Chi ne ha bisogno
puzzle-heal-ask = Sei Heihachi, animale, a 7 su 11. Poi gioca Gorobei, e il suo ultimo brigante ferisce. Grida bene.
puzzle-heal-done = Una barricata, e il segno di Gorobei sparisce: il morso sarà la terza ferita, non la quarta.
puzzle-heal-try-self = La tua ferita può aspettare. Gorobei prende subito la quarta: perso.
puzzle-heal-try-kanbei = Kanbei ha una sola ferita. Gorobei prende la quarta: perso.

puzzle-token-name = Uno scudo in prestito
puzzle-token-ask = Sei Kyuzo, a 6 su 9. Poi gioca Heihachi, con tre ferite; il suo brigante pari ferisce. Non perdere.
puzzle-token-done = Il tuo kiai manda il segnalino di Gorobei a Heihachi, che ignora il brigante pari. Nessuno si infila.
puzzle-token-try-defend = La bambola è coperta, e Heihachi prende la quarta ferita: perso.
puzzle-token-try-own = Con il tuo segnalino Heihachi può scartare ciò che pesca. Non ferma un morso: perso.

puzzle-twin-name = Già visto
puzzle-twin-ask = Sei Kyuzo, a 7 su 9. La tua fattoria è già coperta. Resta una barricata.
puzzle-twin-done = Un 3 è nella tua fila: questo 3 va negli scarti e non costa nulla.
puzzle-twin-try-confront = 7 + 3 supera il tuo 9: brucia l’ultima barricata, e nel prossimo turno passi.

puzzle-animal-name = Una buona ferita
puzzle-animal-ask = Sei Gorobei, sopraffatto: 11 su 9, una ferita. Il tuo ultimo brigante ti ferirebbe. Resta in battaglia.
puzzle-animal-done = La seconda ferita risveglia l’orso: il suo numero è 12, e 11 ci sta.
puzzle-animal-try-ignore = La ignori e resti a 11 su 9: in questo turno devi passare.
