import type { ClauseTexts } from '@noren/engine'

/** Il regolamento di Sakura, una frase per clausola: regole, esempi, decisioni e scelte predefinite. */
export const clauses: ClauseTexts = {
  'SA-SETUP-1': 'Si gioca in 2, 3, 4, 5 o 6.',
  'SA-SETUP-2': 'Mescola tutte le carte Sakura che sono in gioco (52 nel primo round).',
  'SA-SETUP-3': 'Distribuisci a ciascuno 14 / 12 / 10 / 8 / 6 carte con 2 / 3 / 4 / 5 / 6 giocatori.',
  'SA-SETUP-4':
    'Metti altre due carte scoperte sul tavolo; ognuna comincia una delle due pile (sinistra, destra).',
  'SA-SETUP-5':
    'Metti da parte tutte le carte Sakura rimanenti, coperte e senza guardarle; in questo round non si usano.',
  'SA-SETUP-6':
    "Metti la carta Yin-Yang tra le due pile, con il lato + verso una pila e il lato − verso l'altra.",
  'SA-SETUP-7': 'Ogni giocatore riceve 5 monete dalla riserva (solo nel primo round).',
  'SA-SETUP-8': 'Ogni giocatore riceve un gettone Yin-Yang.',
  'SA-SETUP-9': 'Mescola i 15 personaggi e mettine 5 scoperti nei posti da 1 a 5 (solo nel primo round).',
  'SA-SETUP-10': 'Gli altri 10 personaggi formano un mazzo coperto accanto al posto 5.',
  'SA-SETUP-11': 'Il primo giocatore del primo round è chi ha visto per ultimo un ciliegio in fiore.',
  'SA-SETUP-12':
    'Tutte le monete che i giocatori non hanno sono nella riserva (80 meno quelle dei giocatori).',
  'SA-SETUP-13': 'In rete il primo giocatore del primo round è estratto a sorte, al posto di SA-SETUP-11.',
  'SA-PLAY-1': 'Si gioca in senso orario, un turno alla volta.',
  'SA-PLAY-2': 'Nel suo turno il giocatore attivo serve ciascuna delle due pile esattamente una volta.',
  'SA-PLAY-3': 'Il giocatore attivo sceglie in quale ordine servire le due pile.',
  'SA-PLAY-4':
    'Una pila si serve posandovi una carta lecita (SA-PLAY-6 a 12) oppure prendendola e rimpiazzandola (SA-TAKE-1 a 8).',
  'SA-PLAY-5': 'Una carta posata copre del tutto la carta in cima e diventa la nuova carta in cima.',
  'SA-PLAY-6': 'Sulla pila + è lecita una carta del colore di quella in cima e di valore più alto.',
  'SA-PLAY-7': 'Sulla pila − è lecita una carta del colore di quella in cima e di valore più basso.',
  'SA-PLAY-8': 'La differenza tra i due valori è libera; non devono essere consecutivi.',
  'SA-PLAY-9': 'Sulla pila + un 1 è lecito su un 13 dello stesso colore.',
  'SA-PLAY-10': 'Sulla pila − un 13 è lecito su un 1 dello stesso colore.',
  'SA-PLAY-11': 'Una carta dello stesso valore di quella in cima è lecita su entrambe le pile.',
  'SA-PLAY-12': 'Una carta posata secondo SA-PLAY-11 può essere di qualsiasi colore.',
  'SA-PLAY-13':
    'Si giudica sempre dal colore e dal valore stampati della carta in cima, qualunque cosa valesse quando fu posata.',
  'SA-PLAY-14':
    'Nessuno può guardare le carte sotto la cima di una pila sul tavolo, tranne che con la geisha ordinata.',
  'SA-PLAY-15':
    "Chi ha in mano almeno una carta lecita per una pila (con qualsiasi scelta degli effetti in attesa in quel momento) non può prendere quella pila, a meno che l'opzione del tavolo voluntaryTake sia attiva.",
  'SA-PLAY-16': 'Nessuno è mai obbligato ad assumere un personaggio.',
  'SA-PLAY-17':
    'Il turno finisce quando entrambe le pile sono state servite e il giocatore attivo dichiara la fine del turno.',
  'SA-PLAY-18':
    'Servire una pila usa esattamente una carta della mano, quindi un turno ne usa esattamente due.',
  'SA-TAKE-1': 'Chi non può posare nulla di lecito su una pila deve prendere tutta quella pila.',
  'SA-TAKE-2':
    'Chi non può posare su nessuna delle pile deve prenderle entrambe, a meno che un personaggio assunto dopo la prima presa renda lecita una carta sulla seconda (SA-TAKE-8).',
  'SA-TAKE-3':
    "Le carte prese si uniscono alle prese del giocatore: un'unica pila davanti a lui con tutte le carte prese nel round (chiusa agli altri, sezione 5).",
  'SA-TAKE-4':
    'Prendendo una pila il giocatore somma le monete stampate sulle sue carte e prende quella somma dalla riserva.',
  'SA-TAKE-5':
    'Subito dopo aver preso una pila il giocatore mette al suo posto una carta qualsiasi della mano, come nuova pila di una carta.',
  'SA-TAKE-6': 'La carta di rimpiazzo è libera da ogni regola di posa.',
  'SA-TAKE-7':
    'La carta di rimpiazzo è la carta del giocatore per quella pila in questo turno; in questo turno non vi si posa altro.',
  'SA-TAKE-8':
    "Le pile si prendono e si rimpiazzano una dopo l'altra; le monete della prima sono disponibili prima di servire la seconda.",
  'SA-TAKE-9':
    'Se la riserva contiene meno della somma dovuta, il giocatore prende quel che resta e il di più è perso.',
  'SA-HIRE-1':
    'Il giocatore attivo può assumere personaggi in qualsiasi momento del suo turno: prima, tra e dopo il servizio delle due pile.',
  'SA-HIRE-2': 'Il numero di personaggi assunti in un turno è limitato solo dalle monete per pagarli.',
  'SA-HIRE-3': 'Il prezzo è quello del posto del personaggio: 1, 2, 3, 4, 5 monete per i posti da 1 a 5.',
  'SA-HIRE-4': "Il prezzo si paga alla riserva prima dell'effetto.",
  'SA-HIRE-5': 'Chi non può pagare il prezzo intero non può assumere.',
  'SA-HIRE-6': 'La capacità di un personaggio assunto va usata subito.',
  'SA-HIRE-7': 'Un personaggio usato va scoperto negli scarti dei personaggi.',
  'SA-HIRE-8':
    'Un personaggio il cui effetto non si può usare in quel momento (tabella 3.6, «condizione») non può essere né assunto né usato gratis.',
  'SA-HIRE-9': 'Un posto svuotato durante un turno resta vuoto fino alla fine di quel turno.',
  'SA-HIRE-10': 'I prezzi dei personaggi ancora nella fila non cambiano durante un turno.',
  'SA-HIRE-11':
    "Alla fine di un turno in cui almeno un personaggio ha lasciato la fila, gli altri scorrono a sinistra, mantenendo l'ordine, nei posti più bassi.",
  'SA-HIRE-12':
    'Dopo lo scorrimento i posti vuoti (a destra, vicino al mazzo) si riempiono dal mazzo, il più basso per primo.',
  'SA-HIRE-13':
    'Se il mazzo finisce mentre servono carte, si usano prima quelle rimaste, poi si mescolano gli scarti in un nuovo mazzo e si continua.',
  'SA-HIRE-14':
    'Il giocatore attivo può rinnovare la fila in qualsiasi momento del suo turno pagando 6 monete alla riserva.',
  'SA-HIRE-15': 'Il rinnovo scarta tutti i personaggi della fila.',
  'SA-HIRE-16': 'Poi si pescano cinque nuovi personaggi nei posti da 1 a 5, in ordine.',
  'SA-HIRE-17': 'Subito dopo un rinnovo il giocatore può usare gratis uno dei cinque nuovi personaggi.',
  'SA-HIRE-18': 'Il personaggio usato gratis viene scartato.',
  'SA-HIRE-19': "L'uso gratuito è facoltativo.",
  'SA-HIRE-20': 'Gli altri nuovi personaggi si possono assumere nello stesso turno al prezzo del loro posto.',
  'SA-HIRE-21':
    'La fila si può rinnovare più volte in un turno, 6 monete ogni volta, ogni volta con un nuovo uso gratuito.',
  'SA-HIRE-22': "L'uso gratuito si perde se non è proprio la prossima azione del giocatore.",
  'SA-HIRE-23': 'In un turno la fila si può rinnovare al massimo 30 volte.',
  'SA-MOD-1':
    'I cuochi, i samurai della discesa e della salita, Konohana dei colori e Konohana del vento modificano una posa: una volta assunti restano in attesa per il prossimo servizio di una pila da parte del giocatore in questo turno.',
  'SA-MOD-2': 'Più effetti in attesa si possono applicare tutti alla stessa posa.',
  'SA-MOD-3':
    'Una posa è lecita se gli effetti in attesa, ognuno applicato o no, ogni cuoco con un segno o con l’altro, la rendono tale.',
  'SA-MOD-4':
    'Tutti gli effetti in attesa finiscono con il prossimo servizio di una pila, che sia una posa o una presa.',
  'SA-MOD-5':
    'Un effetto cambia solo quanto vale la carta per quella posa; dopo, la carta conserva il colore e il valore stampati.',
  'SA-MOD-6':
    "La carta di un effetto in attesa resta accanto al giocatore; va negli scarti dei personaggi quando l'effetto finisce (SA-MOD-4), non prima.",
  'SA-CHAR-1':
    'Cuoco. La carta posata vale esattamente n in più o esattamente n in meno del valore stampato, dove n è il numero sul cuoco.',
  'SA-CHAR-2': 'Il giocatore sceglie se più alto o più basso.',
  'SA-CHAR-3': 'Il calcolo del cuoco fa il giro: 13 + 1 = 1 e 1 − 1 = 13.',
  'SA-CHAR-4':
    'Il valore modificato vale per ogni regola di posa, compresi il valore uguale e le continuazioni 13/1 e 1/13.',
  'SA-CHAR-5': 'Per il giocatore seguente la carta ha di nuovo il valore stampato.',
  'SA-CHAR-6': 'Condizione del cuoco: almeno una pila non è ancora stata servita in questo turno.',
  'SA-CHAR-7':
    'Geisha dei vicini. Il giocatore pesca prima, a caso e senza vederla, una carta dalla mano del vicino di sinistra e una da quella del vicino di destra.',
  'SA-CHAR-8': 'Poi il giocatore dà a ciascuno di quei due vicini una carta della propria mano.',
  'SA-CHAR-9': "Una carta pescata può essere data all'altro vicino.",
  'SA-CHAR-10': 'Una carta pescata non può essere restituita al giocatore da cui viene.',
  'SA-CHAR-11': "In 2 il giocatore pesca una carta dall'avversario e gliene restituisce un'altra.",
  'SA-CHAR-12': 'Geisha curiosa. Il giocatore sceglie un altro giocatore e vede tutta la sua mano.',
  'SA-CHAR-13': 'Il giocatore può allora prendere una carta di quella mano.',
  'SA-CHAR-14':
    "Chi ha preso una carta deve dare in cambio a quel giocatore un'altra carta della propria mano.",
  'SA-CHAR-15': 'Geisha ordinata. Il giocatore sceglie una pila del tavolo e ne vede tutte le carte.',
  'SA-CHAR-16': 'Il giocatore mette le carte di quella pila in qualsiasi ordine, anche quello attuale.',
  'SA-CHAR-17':
    'La nuova carta in cima vale per ogni posa seguente, comprese quelle del giocatore nello stesso turno.',
  'SA-CHAR-18':
    'Samurai del capovolgimento. Si gira la carta Yin-Yang: la pila + diventa la pila − e viceversa.',
  'SA-CHAR-19': 'Il giro vale subito, anche per la seconda pila di un turno in cui la prima è già servita.',
  'SA-CHAR-20': 'Il nuovo orientamento resta finché la carta non viene girata di nuovo.',
  'SA-CHAR-21':
    'Samurai della discesa. Per la prossima posa una carta di valore più basso può andare sulla pila + (bianca).',
  'SA-CHAR-22': 'La regola del colore vale ancora per una carta posata con il samurai della discesa.',
  'SA-CHAR-23':
    'Condizione del samurai della discesa: la pila che in quel momento è + non è ancora stata servita in questo turno.',
  'SA-CHAR-24':
    'Samurai della salita. Per la prossima posa una carta di valore più alto può andare sulla pila − (nera).',
  'SA-CHAR-25': 'La regola del colore vale ancora per una carta posata con il samurai della salita.',
  'SA-CHAR-26':
    'Condizione del samurai della salita: la pila che in quel momento è − non è ancora stata servita in questo turno.',
  'SA-CHAR-27': 'Daimyo clemente. Il giocatore sceglie una carta delle proprie prese e la elimina.',
  'SA-CHAR-28': 'Il giocatore guadagna in monete il doppio degli shuriken della carta eliminata.',
  'SA-CHAR-29': 'La carta eliminata non conta più nel punteggio del giocatore.',
  'SA-CHAR-30': 'La carta eliminata lascia il gioco per sempre e non torna nei round seguenti.',
  'SA-CHAR-31': 'Condizione del daimyo clemente: le proprie prese non sono vuote.',
  'SA-CHAR-32': 'Daimyo avido. Il giocatore prende una carta dalle prese di un altro giocatore a scelta.',
  'SA-CHAR-33': 'Il giocatore guadagna in monete il triplo degli shuriken della carta presa.',
  'SA-CHAR-34': 'La carta rubata si unisce alle prese del giocatore.',
  'SA-CHAR-35': 'Condizione del daimyo avido: le prese di almeno un altro giocatore non sono vuote.',
  'SA-CHAR-36':
    'Daimyo della scommessa. Tutti i giocatori, compreso chi lo assume, scelgono in segreto un lato del proprio gettone Yin-Yang.',
  'SA-CHAR-37': 'Tutte le scelte si scoprono nello stesso momento.',
  'SA-CHAR-38':
    "Se i gettoni sul lato di chi assume (compreso il suo) sono almeno quanti quelli sull'altro lato, guadagna il doppio del prezzo pagato per questo daimyo.",
  'SA-CHAR-39': 'Altrimenti chi assume guadagna la metà del prezzo pagato, arrotondata per difetto.',
  'SA-CHAR-40': 'In 2, dopo la rivelazione si lancia un terzo gettone, che conta come terzo voto.',
  'SA-CHAR-41': 'Gli altri giocatori non guadagnano e non perdono nulla con il voto.',
  'SA-CHAR-42':
    'Konohana del raccolto. Il giocatore sceglie una pila del tavolo e guadagna la somma delle monete stampate su tutte le sue carte.',
  'SA-CHAR-43': 'La pila raccolta resta sul tavolo, immutata e non vista.',
  'SA-CHAR-44':
    'Konohana dei colori. La prossima carta posata vale come se avesse il colore della carta in cima alla pila su cui va.',
  'SA-CHAR-45': 'Le regole del valore valgono ancora per una carta posata con Konohana dei colori.',
  'SA-CHAR-46':
    'Konohana del vento. La prossima carta può andare su qualsiasi pila non servita, senza alcuna regola di posa.',
  'SA-CHAR-47':
    'Condizione di Konohana dei colori e di Konohana del vento: almeno una pila non è ancora stata servita in questo turno.',
  'SA-CHAR-48':
    'Geisha dei vicini, geisha curiosa, geisha ordinata, samurai del capovolgimento, daimyo della scommessa e Konohana del raccolto si possono assumere in qualsiasi momento del turno.',
  'SA-CHAR-49': 'Ogni moneta guadagnata con un personaggio viene dalla riserva, nei limiti di SA-TAKE-9.',
  'SA-CHAR-50': 'Con il daimyo avido chi assume guarda le prese scelte e ne prende la carta che vuole.',
  'SA-END-1': 'Il round finisce quando ogni giocatore ha esattamente 2 carte in mano.',
  'SA-END-2': 'Queste ultime 2 carte non si giocano.',
  'SA-END-3': 'Queste ultime 2 carte non contano.',
  'SA-END-4': 'Il punteggio di un giocatore nel round è il numero di shuriken sulle carte delle sue prese.',
  'SA-END-5': 'Il punteggio del round si annota e si conserva per ogni round.',
  'SA-END-6':
    'Dopo il conteggio, prese, pile del tavolo, mani e carte messe da parte si riuniscono e si mescolano per la distribuzione seguente (tranne le carte eliminate per SA-CHAR-30).',
  'SA-END-7':
    'Il round seguente è cominciato dal giocatore a sinistra (in senso orario) del primo giocatore del round precedente.',
  'SA-END-8': "Le monete si conservano da un round all'altro.",
  'SA-END-9': "All'inizio dei round 2 e 3 non si distribuiscono monete.",
  'SA-END-10': 'Chi è senza monete comincia il nuovo round senza monete.',
  'SA-END-11':
    "La fila, il mazzo e gli scarti dei personaggi e l'orientamento Yin-Yang restano come sono tra un round e l'altro.",
  'SA-END-12': 'La partita dura esattamente 3 round.',
  'SA-END-13': 'Il punteggio finale è la somma dei tre punteggi dei round.',
  'SA-END-14': 'Vince il giocatore con il punteggio finale più basso.',
  'SA-END-15': 'Tra i giocatori pari al punteggio più basso vince chi ha più monete.',
  'SA-END-16': 'I giocatori ancora pari condividono la vittoria.',
  'SA-EX-1':
    'Monica gira la carta Yin-Yang dopo aver servito entrambe le pile, e il giocatore seguente le trova invertite.',
  'SA-EX-2a': 'Con un cuoco da 2, un 12 nero vale 1 e sale su un 13 nero; dopo è di nuovo un 12.',
  'SA-EX-2b': 'Con un cuoco da 2, un 2 nero vale 13 e scende su un 1 nero; dopo è di nuovo un 2.',
  'SA-EX-3':
    'Anette paga 4 per il voto: con quattro o tre gettoni su sei dalla sua parte guadagna 8, con due guadagna 2.',
  'SA-EX-4':
    "Si prendono 4 rosso, 7 rosso, 7 blu e 13 blu: 3 monete, 4 carte con 8 shuriken, e l'1 verde ricomincia la pila.",
  'SA-EX-5': "L'unica carta adatta a entrambe le pile si posa su una; l'altra va quindi presa.",
  'SA-EX-6': 'Un 6 rosso si posa su un 6 nero; da allora la pila chiede rosso sotto il 6 o qualsiasi 6.',
  'SA-EX-7':
    "Solo un 1 rosso gira l'angolo su un 13 rosso, e solo un 13 rosso su un 1 rosso; non il 2 né il 12.",
  'SA-EX-8': 'Due personaggi si assumono in un turno a prezzi fermi; poi la fila scorre e si riempie.',
  'SA-EX-9':
    'Una fila con due buchi è rinnovata con cinque personaggi; uno si usa gratis e uno si assume per 1 moneta.',
  'SA-EX-10': 'Un voto usato gratis non è costato nulla, quindi non rende nulla.',
  'SA-EX-11': 'In due si lancia un terzo gettone: decide solo se i due giocatori sono diversi.',
  'SA-EX-12': 'Le due carte pescate dai vicini si possono incrociare, ma non restituire da dove vengono.',
  'SA-EX-13': 'Un 7 rosso è rubato per 9 monete e poi eliminato per 6, con i suoi tre shuriken.',
  'SA-EX-14': 'A pari punteggio e pari monete la vittoria è condivisa; una moneta in più vince da sola.',
  'SA-EX-15': 'Con il samurai della discesa ogni carta blu va su un 11 blu che sale, ma un 3 rosso no.',
  'SA-EX-16': 'Prendere la prima pila paga Konohana del vento; la seconda quindi non si prende ma si serve.',
  'SA-AMB-1':
    "Chi può posare deve posare; solo l'opzione del tavolo voluntaryTake permette di prendere a piacere.",
  'SA-AMB-2': "Le due pile si servono una dopo l'altra, nell'ordine voluto.",
  'SA-AMB-3':
    "Se nessuna pila si può continuare, si prendono una dopo l'altra, e le monete della prima si possono spendere nel mezzo.",
  'SA-AMB-4':
    'Ogni giocatore finisce il round con esattamente due carte, perché le mani sono pari e ogni turno ne usa due.',
  'SA-AMB-5': 'La carta di rimpiazzo è la carta per quella pila; un turno usa quindi sempre due carte.',
  'SA-AMB-6': "Ogni posa deve essere lecita solo in sé; nessuno è tenuto a pensare all'altra pila.",
  'SA-AMB-7':
    "Con un cuoco il valore uguale e il giro dell'angolo usano il valore modificato, che fa il giro anch'esso.",
  'SA-AMB-8': "Senza cuoco girano l'angolo solo 1 su 13 e 13 su 1 dello stesso colore.",
  'SA-AMB-9': 'Prezzi e posti si muovono una volta sola, alla fine del turno.',
  'SA-AMB-10': 'Il personaggio gratuito va usato come primissima azione dopo il rinnovo, o per niente.',
  'SA-AMB-11':
    'Quando il mazzo dei personaggi finisce, gli scarti diventano il nuovo mazzo; quelli appena scartati possono tornare.',
  'SA-AMB-12': 'Un rinnovo scarta ciò che resta nella fila e riempie tutti e cinque i posti.',
  'SA-AMB-13':
    'La fila si può rinnovare più volte in un turno, ogni volta per 6 monete e con un nuovo uso gratuito.',
  'SA-AMB-14': 'Da una riserva vuota si riceve quel che resta, e nulla è dovuto dopo.',
  'SA-AMB-15': 'Il gettone di chi assume conta nel voto, e il pareggio paga doppio.',
  'SA-AMB-16': 'Le carte pescate dai vicini sono a caso e non viste, e si pescano entrambe prima di dare.',
  'SA-AMB-17':
    'Una carta eliminata lo è per tutta la partita; solo se a una distribuzione mancassero carte, tornano tutte quelle eliminate.',
  'SA-AMB-18': 'Chi ruba una carta dalle prese guarda la pila e sceglie.',
  'SA-AMB-19':
    'Un personaggio il cui effetto non si può usare non si può assumere; per un effetto di posa basta una pila non servita.',
  'SA-AMB-20':
    'Un effetto di posa vale per il prossimo servizio di una pila del turno, e si consuma anche se non applicato.',
  'SA-AMB-21': 'Più cuochi si possono combinare su una carta, ognuno con il suo segno.',
  'SA-AMB-22':
    'I samurai della discesa e della salita tolgono solo la direzione; il colore deve ancora corrispondere.',
  'SA-AMB-23': 'Un raccolto non apre la pila; si dice solo la somma.',
  'SA-AMB-24': 'Prese e ultime carte in mano si mescolano con tutte le altre per il round seguente.',
  'SA-AMB-25': 'I personaggi e la carta Yin-Yang non si azzerano tra i round.',
  'SA-AMB-26': 'Un voto usato gratis ha prezzo 0, e si tiene lo stesso.',
  'SA-AMB-27': 'Solo il proprietario può guardare le proprie prese; gli altri vedono quante carte sono.',
  'SA-AMB-28': 'Le monete sono pubbliche.',
  'SA-AMB-29': 'In rete comincia un giocatore a caso; i round seguenti ruotano in senso orario.',
  'SA-AMB-30': "In due c'è un vicino e uno scambio; in tre ci sono due vicini.",
  'SA-AMB-31': 'Una mano ridotta alle ultime due carte si può ancora scambiare o guardare.',
  'SA-AMB-32': 'Non si può assumere tra il prendere una pila e il rimpiazzarla.',
  'SA-AMB-33': 'Dopo un capovolgimento un samurai in attesa vale per la pila che ora ha il suo segno.',
  'SA-AMB-34': 'Anche una pila di una carta, o già servita, si può scegliere per riordinarla.',
  'SA-AMB-35': 'Una carta torna quella stampata appena è posata.',
  'SA-AMB-36': 'Konohana dei colori dà il colore della pila su cui va la carta.',
  'SA-AMB-37': 'La carta presa da una mano non può essere subito restituita.',
  'SA-AMB-38': 'Una carta lecita per due ragioni non chiede di scegliere tra esse.',
  'SA-AMB-39': 'Con un cuoco una carta può essere uguale a quella in cima per colore e valore; è lecita.',
  'SA-AMB-40': 'Ogni posto vuoto alla fine di un turno si riempie, anche dopo un rinnovo.',
  'SA-AMB-41': "La fila scorre e si riempie anche dopo l'ultimo turno di un round.",
  'SA-AMB-42': 'Dietro al vincitore si ordina per punteggio, poi per monete; i pari condividono il posto.',
  'SA-AMB-43': 'La fila si può rinnovare al massimo 30 volte in un turno, quindi ogni turno finisce.',
  'SA-AMB-44': 'Chi se ne va conserva il posto: il tavolo gioca le scelte predefinite e non assume nessuno.',
  'SA-AMB-45':
    'La carta di un effetto resta accanto al giocatore finché finisce, quindi non può tornare prima nello stesso turno.',
  'SA-AMB-46': 'Il gettone lanciato in due è un terzo voto.',
  'SA-AMB-47': 'La fila si può rinnovare solo nel proprio turno.',
  'SA-AMB-48': 'Un giocatore può ricordare ciò che ha visto a buon diritto; la pila stessa non si apre mai.',
  'SA-AMB-49':
    'Nessuno chiede come contano gli aiuti: tutti gli effetti in attesa si consumano con la pila, e la carta resta com’è stampata.',
  'SA-AMB-50':
    'Pulsanti e targhe dicono le monete che una pila paga, mai più della riserva; senza l’opzione openSums dicono solo le sue carte.',
  'SA-AMB-51':
    'Con l’opzione denialHiring un personaggio il cui effetto non si può usare si può assumere e pagare lo stesso; non accade altro, e va negli scarti.',
  'SA-AMB-52':
    'Mentre si riordina una pila, rimettere tutto la riporta al primo ordine e la domanda resta aperta; finire è una scelta a sé.',
  'SA-DEC-1':
    'Scaduto il tempo di un turno, le pile non servite si servono, la sinistra per prima, e il turno finisce.',
  'SA-DEC-2':
    'Scaduto il tempo, una pila si serve con la carta lecita più vicina alla cima, senza effetti se possibile; si prende solo se nessuna carta è lecita.',
  'SA-DEC-3': 'Scaduto il tempo dopo una presa, la carta in mano con meno shuriken rimpiazza la pila.',
  'SA-DEC-5': "Scaduto il tempo dopo un rinnovo della fila, l'uso gratuito è rifiutato.",
  'SA-DEC-6': 'Scaduto il tempo, ogni vicino della geisha riceve la carta più bassa che gli si può dare.',
  'SA-DEC-7': 'Scaduto il tempo, la geisha guarda la mano del giocatore seguente.',
  'SA-DEC-8': 'Scaduto il tempo, non si prende nessuna carta della mano vista.',
  'SA-DEC-9': 'Scaduto il tempo, si dà in cambio la carta più bassa che si può dare.',
  'SA-DEC-10': 'Scaduto il tempo, si sceglie di riordinare la pila di sinistra.',
  'SA-DEC-11': "Scaduto il tempo, la pila conserva l'ordine che aveva.",
  'SA-DEC-12': 'Scaduto il tempo, si elimina la propria carta presa con più shuriken.',
  'SA-DEC-13': 'Scaduto il tempo, si deruba il primo giocatore seguente che ha prese.',
  'SA-DEC-14': 'Scaduto il tempo, si ruba la carta con meno shuriken.',
  'SA-DEC-15': 'Scaduto il tempo di un voto, il lato è estratto a sorte.',
  'SA-DEC-16': 'Scaduto il tempo, si raccoglie dalla pila con più carte, dalla sinistra se sono pari.',
  'SA-DEC-17': 'Chi ospita decide prima della partita se si può prendere a piacere; di norma no.',
}

export default clauses
