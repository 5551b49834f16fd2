import type { ClauseTexts } from '@noren/engine'

/** Worked examples, rulings on open questions, and what the table does for a seat that does not answer. */
export const rulings: ClauseTexts = {
  'SS-EX-1':
    'Cinque samurai in Normale cominciano con 7 barricate e 35 predoni nel mazzo; 17 predoni lasciano la partita senza essere visti.',
  'SS-EX-2':
    'Una carta INCENDIO in fondo alla fila costa una barricata, poi Combattere, Sostenere e Passare sono tutti possibili.',
  'SS-EX-3':
    'Con una fattoria a sinistra, un cappello può andare a sinistra; una carta senza simbolo o una seconda fattoria deve andare a destra.',
  'SS-EX-4': 'Il segnalino di Heihachi non aiuta con un 3: torna a casa inutilizzato.',
  'SS-EX-5': "Gorobei a 10 subisce l'INCENDIO di un 3 e poi deve passare.",
  'SS-EX-6': 'Kyuzo a 6 affronta un 3: kiai a 9, e la prima carta, un 4, va negli scarti.',
  'SS-EX-7': 'Una seconda ferita gira la plancia; carte e totale restano, il valore kiai cresce.',
  'SS-EX-8':
    "Tre infiltrati: il primo è senza fiamme, il secondo brucia l'ultima barricata, il terzo una fattoria.",
  'SS-EX-9': 'Kikuchiyo difende con la prima carta e combatte una seconda volta.',
  'SS-EX-10': 'Kyuzo riceve un 2 che ha già: lo scarta, oppure lo affronta ed è sopraffatto.',
  'SS-EX-11':
    'Una carta data a Daisuke, dispari o pari, può essere data da lui a Kyuzo fuori turno, o giocata da lui.',
  'SS-EX-12': 'Una ferita nella fase A trasforma in animale un Kanbei sopraffatto e gli evita di passare.',
  'SS-EX-13': "L'ultimo samurai in gioco non può sostenere nessuno.",
  'SS-EX-14': 'Un bonus cura solo un segnalino; un animale resta animale.',
  'SS-EX-15': 'Punteggi di 7+, 10++ e 8+++.',
  'SS-EX-16':
    'Un segnalino preso da Kyuzo nel proprio turno non aiuta nessuno; preso nel turno altrui lo aiuta nel suo seguente.',
  'SS-EX-17': 'Katsushiro a 4, a 10 e a 12: nulla, kiai, un incendio.',
  'SS-EX-18': "Il vicino dell'ultimo giocatore attivo comincia il round seguente.",
  'SS-EX-19': 'Un mazzo con una sola bambola si mette da parte e se ne pesca un altro.',
  'SS-EX-20': 'Una freccia verso un vicino che ha passato non pesca nulla e ferisce il giocatore.',
  'SS-EX-21': 'Una freccia sopraffà Daisuke: un incendio, ed egli resta in gioco fino al suo turno.',
  'SS-EX-22': 'Una freccia fa scattare il kiai di Gorobei, che svuota il mazzo e conclude il round.',
  'SS-EX-23': 'Una catena di fattorie in Difficile: cadono tre fattorie e un samurai è ferito.',
  'SS-EX-24': "Un doppio INCENDIO costa l'ultima barricata e una fattoria.",
  'SS-EX-25': 'Quando tutti hanno passato, le sei carte rimaste si uniscono ai due infiltrati.',
  'SS-EX-26':
    'Il kiai di Daisuke fa scattare quello di Kyuzo, poi quello di Kikuchiyo, prima di concludersi.',
  'SS-EX-27': "Un'intera fine di round per tre samurai, passo per passo.",
  'SS-EX-28': "Katsushiro non può cambiare l'ultima carta; con due può.",
  'SS-EX-29': 'Una carta restituita non si può dare una seconda volta.',
  'SS-EX-30': 'Il kiai di Kikuchiyo su se stesso scarta la sua ultima carta e poi la prima.',
  'SS-EX-31': 'Daisuke si serve da sé dentro il suo kiai, brucia una barricata e segue un nuovo kiai.',
  'SS-AMB-1':
    'La fine del round si controlla dopo ogni icona, Combattere, Sostenere o Passare con tutto ciò che ne segue; il resto del turno si salta.',
  'SS-AMB-8': 'Essere sopraffatto senza barricate distrugge una fattoria.',
  'SS-AMB-10': 'Ogni carta aggiunta oltre il valore kiai brucia di nuovo; restare sopra non brucia nulla.',
  'SS-AMB-12':
    'Solo una freccia verso un vicino che ha passato, un rinforzo senza scarti e una difesa persa senza carte a sinistra non si possono applicare.',
  'SS-AMB-13':
    "La penalità è quella della carta ultima all'inizio della fase A, qualunque cosa le accada poi.",
  'SS-AMB-23': 'Il kiai di Daisuke sposta una carta a un samurai diverso.',
  'SS-AMB-26': 'Un rinforzo mescola tutto il mazzo a faccia in giù; nulla ne resta noto.',
  'SS-AMB-28':
    'Quando tutti hanno passato, il mazzo si posa in blocco sugli infiltrati, con la sua prima carta in cima.',
  'SS-AMB-31':
    "Una scelta della squadra è inserita dal giocatore attivo, a fine round dall'ultimo giocatore attivo.",
  'SS-AMB-32': 'Alla cura di una famiglia si può rinunciare.',
  'SS-AMB-33': "L'ultimo giocatore attivo è quello di turno, chiunque abbia pescato l'ultima carta.",
  'SS-AMB-35':
    "Un kiai conserva l'effetto del lato su cui è scattato; il confronto finale usa il nuovo valore.",
  'SS-AMB-36': "Perdere l'ultima fattoria o famiglia a metà round fa perdere subito la partita.",
  'SS-AMB-37':
    "I talenti si sommano: un samurai il cui talento proprio dà carte può dare oltre una carta ricevuta, qualunque sia il valore, al vicino dall'altro lato; una carta che pesca, o che restituisce, deve avere il valore del suo talento.",
  'SS-AMB-38':
    'Una carta che tutti hanno visto prima che fosse a faccia in giù resta nota finché non si mescola.',
  'SS-AMB-39':
    'I mazzi rifiutati dal controllo restano da parte; se restano troppo poche carte, si rimescola tutto.',
  'SS-AMB-42':
    'Se la stessa posizione comincia un turno per la quinta volta nel round, lo scarto di Kyuzo è sospeso in quel turno.',
  'SS-AMB-43': "Tutte le icone si risolvono nella fase A, poi il passo obbligato è l'azione.",
  'SS-AMB-44':
    'La partita è persa alla terza famiglia o alla sesta fattoria; le perdite seguenti non si giocano.',
  'SS-AMB-46':
    'Sotto NIENTE DIFESA il samurai attivo non mette carte alla sua sinistra, pescate, ricevute o spostate; gli altri possono.',
  'SS-AMB-47': "NIENTE TALENTO ha effetto quando si applica: l'ordine di due icone conta.",
  'SS-AMB-48': 'Fuori turno chi riceve usa su una carta data il proprio talento di dono, scarto o cambio.',
  'SS-AMB-49': 'Un segnalino ricevuto non serve per una carta data prima del turno di chi lo tiene.',
  'SS-AMB-50': 'Ogni parte o ripetizione di un kiai si può usare o rifiutare separatamente.',
  'SS-AMB-52':
    'Una persona può giocare da due a sette samurai: segnalini di assenti sempre con due e tre, a scelta da quattro a sei, nessuno con sette.',
  'SS-AMB-54': 'Una carta a faccia in su che si infiltra si gira a faccia in giù.',
  'SS-AMB-55': 'Un segnalino di assente attivato è speso anche se il turno non gli dà impiego.',
  'SS-AMB-57': "Una quarta ferita o l'ultima fattoria o famiglia persa a fine round 3 è una sconfitta.",
  'SS-AMB-61': 'Una famiglia si toglie a caso e si mostra; nessuno la sceglie.',
  'SS-AMB-63': "Solo un segnalino ferita costa l'ultimo punto; un animale senza segnalino no.",
  'SS-AMB-65': "Il giocatore di cui è il kiai indica i samurai interessati; non devono essere d'accordo.",
  'SS-AMB-66':
    "Con l'opzione strictParity, dare oltre una carta richiede il valore coperto dal talento proprio di chi la dà.",
  'SS-DEC-1':
    "L'ospite fissa modalità, samurai, posti (da due a sette anche per una persona sola) e sostegni degli assenti prima della preparazione.",
  'SS-DEC-2': 'Ogni giocatore sceglie un samurai ancora libero; se no, uno a caso.',
  'SS-DEC-3': "All'inizio di un turno si possono attivare segnalini di assenti; se no, nessuno.",
  'SS-DEC-4': 'Il giocatore ordina due icone; se no, come stampate.',
  'SS-DEC-5': "Il giocatore ignora o subisce un'icona; se no, è ignorata.",
  'SS-DEC-6': 'Il giocatore rinuncia a una carta di difesa; se no, fattoria, poi cappello, poi bambola.',
  'SS-DEC-7': "Il giocatore sceglie un'azione; se no, Combattere.",
  'SS-DEC-8': 'Il giocatore sceglie chi sostenere; se no, il più vicino in senso orario.',
  'SS-DEC-9':
    'Il giocatore mette una carta pescata; se no, a sinistra se possibile, poi negli scarti se possibile, poi a destra.',
  'SS-DEC-10':
    'Chi riceve mette una carta data, o la dà oltre con il proprio talento; se no, come una carta pescata.',
  'SS-DEC-11': 'Una carta sostitutiva si mette; se no, a sinistra se possibile, poi a destra.',
  'SS-DEC-12': 'Può seguire un secondo combattimento; se no, nessuno.',
  'SS-DEC-13': "L'effetto di un kiai si usa o si rifiuta; se no, si usa dove non serve un bersaglio.",
  'SS-DEC-14': 'Il giocatore di Daisuke indica chi perde e chi riceve una carta; se no, nessuno.',
  'SS-DEC-15': 'Chi riceve una carta spostata dice sinistra o destra; se no, sinistra.',
  'SS-DEC-16': "Il giocatore di Kikuchiyo indica di chi va via l'ultima carta; se no, la propria.",
  'SS-DEC-17': 'Il giocatore di Kyuzo indica quale segnalino va a chi; se no, nessuno.',
  'SS-DEC-18': 'Il giocatore di Heihachi indica chi perde il segnalino; se no, un animale, poi un umano.',
  'SS-DEC-19': 'Il giocatore di Katsushiro ordina le carte mostrate; se no, restano come sono.',
  'SS-DEC-20': 'Chi decide indica chi è ferito; se no, il samurai con meno ferite.',
  'SS-DEC-21': 'Chi decide indica chi è curato; se no, un animale, poi un umano.',
}
