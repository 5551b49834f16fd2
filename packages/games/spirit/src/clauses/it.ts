import type { ClauseTexts } from '@noren/engine'
import { rulings } from './it-rulings.ts'

/** Il regolamento di Samurai Spirit, una frase per clausola. */
export const clauses: ClauseTexts = {
  'SS-DEF-1':
    'I posti sono numerati da 0 a n−1 in senso orario; il vicino di sinistra del posto i è il posto (i+1) mod n, cioè chi gioca dopo.',
  'SS-DEF-2': 'Il vicino di destra del posto i è il posto (i−1+n) mod n.',
  'SS-DEF-3':
    'I vicini sono fissati dai posti; un vicino che ha passato non viene saltato per cercarne un altro.',
  'SS-DEF-4': "Un samurai è in gioco dall'inizio di un round finché non passa in quel round.",
  'SS-DEF-5':
    'La fila di combattimento di un samurai è la riga ordinata di carte alla sua destra; la più vecchia è la sua prima carta.',
  'SS-DEF-6': 'La carta posata più di recente in una fila di combattimento è la sua ultima carta.',
  'SS-DEF-7':
    'Il totale di un samurai è in ogni momento la somma dei valori delle carte della sua fila di combattimento.',
  'SS-DEF-8':
    "L'area di difesa è l'insieme delle carte alla sinistra di un samurai; i loro valori non contano mai nel totale.",
  'SS-DEF-9': 'Il valore kiai di un samurai è quello del lato che la sua plancia mostra.',
  'SS-DEF-10': 'Un samurai il cui totale supera il valore kiai è sopraffatto.',
  'SS-DEF-11': 'Il giocatore attivo è quello di turno; il segnalino attivo sta davanti al suo samurai.',
  'SS-DEF-12': 'In ogni formula n è il numero di samurai della partita.',
  'SS-DEF-13': 'La cima della pila degli infiltrati è la carta messa lì più di recente.',
  'SS-SETUP-1': 'I 6 segnalini fattoria si posano sul villaggio, edificio visibile, 3 per lato.',
  'SS-SETUP-2': 'I 3 segnalini famiglia si posano sul villaggio, bambola visibile.',
  'SS-SETUP-3': 'Fattorie e famiglie si mescolano prima di posarle: nessuno sa quale retro sia dove.',
  'SS-SETUP-4': 'Il numero iniziale di barricate dipende dalla modalità.',
  'SS-SETUP-5': 'Le barricate oltre il numero iniziale sono fuori dal gioco.',
  'SS-SETUP-6': 'La posizione delle barricate non ha effetto.',
  'SS-SETUP-7': 'I 52 predoni si mescolano insieme.',
  'SS-SETUP-8': 'Il numero di predoni dato dalla modalità forma il mazzo, a faccia in giù.',
  'SS-SETUP-9': 'Gli altri predoni lasciano la partita senza essere visti.',
  'SS-SETUP-10': 'Luogotenenti e capi si mettono da parte per i round successivi.',
  'SS-SETUP-11': "La pila degli scarti è vuota all'inizio.",
  'SS-SETUP-12': "La pila degli infiltrati è vuota all'inizio.",
  'SS-SETUP-13': 'Ogni giocatore sceglie un samurai o ne riceve uno a caso, come i giocatori preferiscono.',
  'SS-SETUP-14': 'Nessun samurai si usa due volte.',
  'SS-SETUP-15': 'Ogni plancia di samurai comincia sul lato umano.',
  'SS-SETUP-16': 'Ogni pedina comincia sulla casella 0, cioè con totale 0.',
  'SS-SETUP-17': 'Ogni giocatore tiene il segnalino Sostegno del suo samurai accanto alla plancia.',
  'SS-SETUP-18': 'Nessun samurai comincia con un segnalino ferita.',
  'SS-SETUP-19': 'Il primo giocatore attivo è scelto a caso.',
  'SS-MODE-1':
    'Prima della preparazione il gruppo sceglie una di quattro modalità: Facile, Normale, Difficile, Eroica.',
  'SS-MODE-2': 'Normale è la modalità consigliata per la prima partita (quella di un nuovo tavolo).',
  'SS-MODE-3': 'Barricate: n+3 in Facile, n+2 in Normale, n+1 in Difficile, n in Eroica.',
  'SS-MODE-4': 'Predoni: 6 per samurai in Facile, 7 per samurai nelle altre modalità.',
  'SS-MODE-5': 'Luogotenenti aggiunti per il round 2: n−1 in Facile, n nelle altre modalità.',
  'SS-MODE-6': 'Capi aggiunti per il round 3: n−1 in Facile, n nelle altre modalità.',
  'SS-MODE-7': 'Le penalità sul retro delle fattorie distrutte valgono solo in Difficile ed Eroica.',
  'SS-MODE-8': 'I bonus delle famiglie non valgono in Eroica.',
  'SS-MODE-9': 'In Eroica le famiglie sono comunque in campo e contano per la vittoria e la sconfitta.',
  'SS-ROUND-1': 'Una partita ha 3 round, a meno che non sia persa prima.',
  'SS-ROUND-2': 'Durante un round i giocatori giocano a turno in senso orario.',
  'SS-ROUND-3': 'I samurai che hanno passato non hanno più turni in quel round.',
  'SS-ROUND-4': 'Un samurai rimasto solo in gioco gioca tutti i turni seguenti.',
  'SS-ROUND-5':
    "Il round finisce appena il mazzo è vuoto e la carta o l'effetto che lo ha svuotato è del tutto risolto.",
  'SS-ROUND-6': 'Il round finisce appena tutti i samurai hanno passato.',
  'SS-ROUND-7':
    'Quando il round finisce, il resto del turno in corso (icone, azione, secondo combattimento) si salta; restano solo SS-TURN-5 e SS-TURN-6.',
  'SS-ROUND-8':
    'Quando il round finisce perché tutti hanno passato, tutte le carte rimaste nel mazzo vanno nella pila degli infiltrati.',
  'SS-ROUND-9':
    'Quelle carte si posano in cima alla pila degli infiltrati, a faccia in giù, nel loro ordine.',
  'SS-TURN-1': "Un turno ha due fasi, in quest'ordine: A) applicare la penalità, B) fare un'azione.",
  'SS-TURN-2':
    'Nelle partite con segnalini Sostegno degli assenti, il giocatore può attivarli prima della fase A (SS-DUO-5).',
  'SS-TURN-3': 'Nella fase B il giocatore fa esattamente una azione: Combattere, Sostenere o Passare.',
  'SS-TURN-4': "Un giocatore sopraffatto quando sceglie l'azione, cioè dopo la fase A, deve passare.",
  'SS-TURN-5': 'Alla fine del turno ogni segnalino Sostegno ricevuto da altri torna al proprietario.',
  'SS-TURN-6': 'Alla fine del turno cessano tutte le restrizioni dovute alle penalità.',
  'SS-PEN-1': "Il giocatore deve applicare la penalità dell'ultima carta della sua fila di combattimento.",
  'SS-PEN-2': 'Se la fila di combattimento è vuota, la fase A non fa nulla.',
  'SS-PEN-3': "Se l'ultima carta non ha icone di penalità, la fase A non fa nulla.",
  'SS-PEN-4':
    "La carta interessata è quella che è ultima all'inizio della fase A; quelle che lo diventano durante la fase non causano nulla in questo turno.",
  'SS-PEN-5': "Una penalità si ripete a ogni turno del samurai finché la sua carta resta l'ultima.",
  'SS-PEN-6': "Le carte nell'area di difesa non causano mai penalità.",
  'SS-PEN-7': 'Una penalità che non si può applicare è sostituita da una ferita al samurai del giocatore.',
  'SS-PEN-8': 'Se una carta ha due icone, si applicano entrambe.',
  'SS-PEN-9': "Il giocatore sceglie l'ordine delle due icone.",
  'SS-PEN-10': 'La sostituzione con una ferita si giudica per ogni icona separatamente.',
  'SS-PEN-11': 'Ogni icona, con tutto ciò che provoca, è del tutto risolta prima della successiva.',
  'SS-PEN-12': 'INCENDIO: avviene un incendio (SS-BARR-1).',
  'SS-PEN-13': 'FERITA: il samurai del giocatore subisce una ferita.',
  'SS-PEN-14':
    'INFILTRAZIONE: la prima carta del mazzo va, senza essere rivelata, in cima alla pila degli infiltrati.',
  'SS-PEN-15':
    'NIENTE DIFESA: per il resto del turno il giocatore non può mettere carte nella propria area di difesa.',
  'SS-PEN-16': "NIENTE SOSTEGNO: per il resto del turno il giocatore non può scegliere l'azione Sostenere.",
  'SS-PEN-17': 'NIENTE SOSTEGNO non impedisce di ricevere o usare il sostegno degli altri.',
  'SS-PEN-18':
    'FRECCIA A SINISTRA: il vicino di sinistra pesca la prima carta del mazzo e la aggiunge alla propria fila di combattimento.',
  'SS-PEN-19':
    'FRECCIA A DESTRA: il vicino di destra pesca la prima carta del mazzo e la aggiunge alla propria fila di combattimento.',
  'SS-PEN-20': 'Una carta pescata per una freccia va sempre a destra; non può servire a difendere.',
  'SS-PEN-21': 'Nessun talento, di nessuno, si applica a una carta pescata per una freccia.',
  'SS-PEN-22':
    'Una carta aggiunta da una freccia si confronta con il valore kiai come in SS-CONF-3 fino a 5; può far scattare il kiai del vicino.',
  'SS-PEN-23': 'Una freccia verso un vicino che ha passato non si può applicare (SS-PEN-7).',
  'SS-PEN-24': 'PASSO OBBLIGATO: nella fase B il giocatore deve scegliere Passare.',
  'SS-PEN-25': 'RINFORZO: una carta presa a caso dagli scarti torna nel mazzo.',
  'SS-PEN-26': 'Dopo un RINFORZO tutto il mazzo si mescola, a faccia in giù.',
  'SS-PEN-27': 'Un RINFORZO con gli scarti vuoti non si può applicare (SS-PEN-7).',
  'SS-PEN-28': 'NIENTE TALENTO: per il resto del turno il giocatore non può usare il proprio talento.',
  'SS-PEN-29':
    'NIENTE TALENTO: per il resto del turno il giocatore non può usare i talenti dei segnalini Sostegno che tiene, compresi quelli degli assenti attivati.',
  'SS-PEN-30': 'DIFESA PERSA: il giocatore sceglie una carta della sua area di difesa e la scarta.',
  'SS-PEN-31': "DIFESA PERSA con l'area di difesa vuota non si può applicare (SS-PEN-7).",
  'SS-PEN-32':
    'INCENDIO, FERITA, NIENTE DIFESA, NIENTE SOSTEGNO, PASSO OBBLIGATO e NIENTE TALENTO si possono sempre applicare.',
  'SS-FIGHT-1': 'Il giocatore rivela la prima carta del mazzo.',
  'SS-FIGHT-2': 'Dopo averla vista, il giocatore può applicare i talenti di cui dispone.',
  'SS-FIGHT-3':
    "Se un talento non l'ha portata altrove, il giocatore mette la carta a destra (affrontare) o, se è permesso, a sinistra (difendere).",
  'SS-FIGHT-4': 'La carta è rivelata a tutti.',
  'SS-FIGHT-5': "Non si può combattere senza accettare la carta: una volta rivelata, l'azione non si ritira.",
  'SS-CONF-1': "Una carta affrontata diventa l'ultima della fila di combattimento.",
  'SS-CONF-2': 'Affrontare è sempre permesso.',
  'SS-CONF-3': 'Se il nuovo totale è minore del valore kiai, non succede altro.',
  'SS-CONF-4': 'Se il nuovo totale è uguale al valore kiai, il kiai del samurai scatta subito.',
  'SS-CONF-5': 'Se il nuovo totale supera il valore kiai, avviene subito un incendio (SS-BARR-1).',
  'SS-CONF-6':
    "SS-CONF-3 fino a 5 valgono per ogni carta aggiunta a una fila di combattimento, chiunque l'abbia aggiunta e in qualunque turno.",
  'SS-CONF-7': 'Una carta aggiunta a un samurai già sopraffatto causa un altro incendio.',
  'SS-CONF-8':
    'Essere sopraffatto non conclude da sé il round del samurai; lo fa solo il Passare del suo turno seguente.',
  'SS-DEFEND-1': 'Solo una carta con il simbolo cappello, fattoria o bambola si può mettere a sinistra.',
  'SS-DEFEND-2': 'Una carta non si può mettere a sinistra se quel samurai vi ha già lo stesso simbolo.',
  'SS-DEFEND-3': "Un'area di difesa contiene quindi al massimo 3 carte, una per simbolo.",
  'SS-DEFEND-4': 'Una carta che non può andare a sinistra deve essere affrontata.',
  'SS-DEFEND-5': 'Difendere non cambia il totale.',
  'SS-DEFEND-6': 'Difendere non è mai obbligatorio.',
  'SS-SUP-1': 'Il giocatore dà il proprio segnalino Sostegno a un altro samurai a scelta.',
  'SS-SUP-2':
    'Poi il giocatore sposta la prima carta del mazzo, senza guardarla, in cima alla pila degli infiltrati.',
  'SS-SUP-3': 'Chi riceve deve essere un altro samurai in gioco.',
  'SS-SUP-4': 'Sostenere non è permesso se nessun altro samurai è in gioco.',
  'SS-SUP-5': 'Sostenere non è permesso mentre il segnalino del giocatore si trova presso un altro samurai.',
  'SS-SUP-6': 'Sostenere non è permesso sotto NIENTE SOSTEGNO.',
  'SS-SUP-7':
    'Chi riceve può usare il talento del proprietario del segnalino durante il proprio turno seguente.',
  'SS-SUP-8': 'Un segnalino ricevuto non dà nulla fuori dal turno di chi lo tiene.',
  'SS-SUP-9': 'Un segnalino aiuta solo in un turno che comincia dopo averlo ricevuto (segnalino attivo).',
  'SS-SUP-10': 'Un samurai può tenere i segnalini di più compagni e usarli tutti nello stesso turno.',
  'SS-SUP-11': 'Alla fine di quel turno ogni segnalino torna al proprietario, usato o no.',
  'SS-SUP-12': 'Mentre il suo segnalino è prestato, il proprietario conserva il proprio talento.',
  'SS-SUP-13': 'Un segnalino prestato torna al proprietario anche se questi nel frattempo ha passato.',
  'SS-SUP-14':
    'Un segnalino il cui destinatario non ha avuto altri turni nel round resta presso di lui e lo aiuta nel suo primo turno del round seguente.',
  'SS-SUP-15': "Se la carta spostata era l'ultima del mazzo, il round finisce (SS-ROUND-5).",
  'SS-PASS-1': 'Nella fase B un giocatore può sempre scegliere Passare.',
  'SS-PASS-2': 'Un samurai che passa è fuori gioco per il resto del round.',
  'SS-PASS-3':
    'Le carte di un samurai che ha passato, a sinistra e a destra, restano al loro posto fino alla fine del round.',
  'SS-PASS-4': 'Un samurai che ha passato non può ricevere carte.',
  'SS-PASS-5': 'Un samurai che ha passato non può dare carte.',
  'SS-PASS-6': 'Un samurai che ha passato non subisce più le penalità della sua ultima carta.',
  'SS-PASS-7': 'Un samurai che ha passato non può né dare né ricevere segnalini Sostegno.',
  'SS-PASS-8': 'Il kiai di un samurai che ha passato non può scattare.',
  'SS-PASS-9':
    'Un samurai che ha passato può ancora essere ferito o curato da effetti che indicano un giocatore o una plancia.',
  'SS-PASS-10': 'Un Passare non si ritira durante il round, anche se il samurai non fosse più sopraffatto.',
  'SS-TAL-1': 'Usare un talento è sempre facoltativo.',
  'SS-TAL-2': 'Un samurai in gioco può usare il proprio talento anche fuori dal suo turno.',
  'SS-TAL-3':
    'Nel proprio turno un samurai può combinare il suo talento con quelli dei segnalini Sostegno attivi che tiene.',
  'SS-TAL-4':
    'Un talento preso in prestito si usa dal punto di vista di chi lo usa: i suoi vicini, la sua fila di combattimento, le sue pescate.',
  'SS-TAL-5':
    'I talenti sulle carte (Heihachi, Daisuke, Kyuzo, Katsushiro) valgono per le carte pescate combattendo e per quelle date dal talento di Heihachi o di Daisuke.',
  'SS-TAL-6': 'I talenti sulle carte non valgono per le carte spostate dal kiai di Daisuke.',
  'SS-TAL-7': 'Una carta data con un talento vale, per chi la riceve, come appena pescata combattendo.',
  'SS-TAL-8': 'Chi riceve non può rifiutare una carta data.',
  'SS-TAL-9': 'Giocare una carta ricevuta non consuma il turno seguente di chi la riceve.',
  'SS-TAL-10': 'Ogni samurai può dare la stessa carta pescata al massimo una volta.',
  'SS-TAL-11':
    'Un samurai con questo talento che ha pescato una carta pari (2, 4, 6) può darla al vicino di sinistra o di destra.',
  'SS-TAL-12': 'Il vicino deve essere in gioco.',
  'SS-TAL-13': "Chi riceve gioca la carta come se l'avesse pescata combattendo.",
  'SS-TAL-14':
    'Un samurai con questo talento che ha pescato una carta dispari (1, 3, 5) può darla al vicino di sinistra o di destra.',
  'SS-TAL-15': 'Il vicino deve essere in gioco.',
  'SS-TAL-16': "Chi riceve gioca la carta come se l'avesse pescata combattendo.",
  'SS-TAL-17':
    "Nella fase A un samurai con questo talento può ignorare un'icona di penalità di una carta di valore pari (2, 4, 6).",
  'SS-TAL-18':
    "Nella fase A un samurai con questo talento può ignorare un'icona di penalità di una carta di valore dispari (1, 3, 5).",
  'SS-TAL-19': "Per SS-TAL-17 e 18, un'icona ignorata non ha alcun effetto e non causa ferite sostitutive.",
  'SS-TAL-20': 'Su una carta con due icone la scelta di ignorare si fa icona per icona.',
  'SS-TAL-21':
    "Un samurai con questo talento che ha fatto l'azione Combattere può combattere ancora una volta nello stesso turno.",
  'SS-TAL-22': 'Il secondo combattimento si decide dopo che il primo è del tutto risolto.',
  'SS-TAL-23': "Tra i due combattimenti non c'è fase A.",
  'SS-TAL-24': 'Il secondo combattimento richiede almeno una carta nel mazzo.',
  'SS-TAL-25': 'Questo talento vale solo nel turno del samurai, mai per una carta ricevuta.',
  'SS-TAL-26': 'Il secondo combattimento è permesso anche se il primo ha lasciato il samurai sopraffatto.',
  'SS-TAL-27':
    'Un samurai con questo talento che ha pescato una carta il cui valore compare nella sua fila di combattimento può metterla negli scarti.',
  'SS-TAL-28': "Per il confronto conta solo la fila di combattimento, non l'area di difesa.",
  'SS-TAL-29':
    'Un samurai con questo talento che ha pescato una carta può metterla, a faccia in giù, sotto il mazzo e pescare al suo posto la prima carta.',
  'SS-TAL-30':
    'La carta sostitutiva va messa sulla plancia di quel samurai, a sinistra o a destra; nessun talento può rimetterla, darla o scartarla.',
  'SS-TAL-31':
    'Il talento si può usare di nuovo alla pescata seguente (per esempio un secondo combattimento o una carta ricevuta più tardi).',
  'SS-TAL-32': 'Il talento non si può usare se il mazzo è vuoto dopo la pescata.',
  'SS-KIAI-1':
    'Un samurai in gioco il cui totale diventa esattamente uguale al valore kiai fa scattare subito il suo kiai.',
  'SS-KIAI-2':
    'Vale qualunque cosa abbia reso uguali i valori: una carta aggiunta, una carta tolta o la plancia girata sul lato animale.',
  'SS-KIAI-3': 'Vale nel turno di chiunque.',
  'SS-KIAI-4': "Prima, il giocatore del samurai applica l'effetto del kiai o vi rinuncia.",
  'SS-KIAI-5': 'Poi, applicato o no, la prima carta della fila di combattimento del samurai va negli scarti.',
  'SS-KIAI-6': "Se l'effetto ha svuotato la fila di combattimento, SS-KIAI-5 non fa nulla.",
  'SS-KIAI-7': 'Dopo un kiai il samurai resta in gioco e può farlo scattare di nuovo più tardi nel round.',
  'SS-KIAI-8': 'Un effetto impossibile si salta; SS-KIAI-5 avviene comunque.',
  'SS-KIAI-9': "L'effetto è quello del lato visibile quando il kiai è scattato.",
  'SS-KIAI-10': "Un kiai scattato durante un altro effetto è del tutto risolto prima che l'altro continui.",
  'SS-KIAI-11': 'Mentre il kiai di un samurai si risolve, quel samurai non può farne scattare un secondo.',
  'SS-KIAI-12':
    'Dopo SS-KIAI-5 il totale del samurai si confronta ancora una volta; se è uguale al valore kiai, scatta un nuovo kiai.',
  'SS-KIAI-13':
    "Se uno spostamento cambia due totali, il samurai che ha perso la carta si controlla prima di quello che l'ha ricevuta.",
  'SS-KIAI-14': 'Nessun kiai può scattare durante le fasi di fine round.',
  'SS-KIAI-15':
    'Un kiai scattato fuori turno è risolto dal giocatore di quel samurai, poi il turno interrotto riprende.',
  'SS-KIAI-16': 'Umano: può aggiungere una barricata.',
  'SS-KIAI-17': 'Animale: può aggiungere una barricata.',
  'SS-KIAI-18':
    'Animale: inoltre può togliere un segnalino ferita da una plancia qualsiasi, la propria compresa.',
  'SS-KIAI-19': 'Le barricate non superano mai il numero iniziale.',
  'SS-KIAI-20':
    "Umano: può prendere l'ultima carta della fila di combattimento di un samurai in gioco, sé compreso, e darla a un altro samurai in gioco, sé compreso.",
  'SS-KIAI-21':
    'Il giocatore del samurai che riceve decide se va a sinistra o a destra, secondo le regole usuali.',
  'SS-KIAI-22': "A destra, la carta diventa l'ultima di chi riceve e valgono SS-CONF-3 fino a 5.",
  'SS-KIAI-23': 'Entrambi i totali si aggiornano.',
  'SS-KIAI-24': "Animale: può fare l'effetto due volte, la seconda dopo che la prima è del tutto risolta.",
  'SS-KIAI-25': 'I due spostamenti possono riguardare samurai diversi o gli stessi.',
  'SS-KIAI-26': 'Umano: può mettere negli scarti le prime 2 carte del mazzo.',
  'SS-KIAI-27': 'Animale: le prime 3 carte.',
  'SS-KIAI-28': 'Se ne restano meno, scarta tutte quelle che restano.',
  'SS-KIAI-29': 'Umano: può mettere negli scarti le prime 2 carte della pila degli infiltrati.',
  'SS-KIAI-30': 'Animale: le prime 3 carte.',
  'SS-KIAI-31': 'Se ce ne sono meno, le scarta tutte.',
  'SS-KIAI-32':
    "Umano: può mettere negli scarti l'ultima carta della fila di combattimento di un samurai in gioco, sé compreso.",
  'SS-KIAI-33': "Animale: può fare l'effetto due volte, la seconda dopo che la prima è del tutto risolta.",
  'SS-KIAI-34':
    'Umano: può far sì che un samurai in gioco, sé compreso, dia il proprio segnalino Sostegno a un altro samurai in gioco, sé compreso.',
  'SS-KIAI-35': 'Chi dà deve avere il proprio segnalino sulla propria plancia.',
  'SS-KIAI-36': 'Per un segnalino dato così nessuna carta va nella pila degli infiltrati.',
  'SS-KIAI-37': 'Un segnalino ricevuto così segue SS-SUP-7 fino a 14.',
  'SS-KIAI-38':
    'Un segnalino ricevuto dal samurai attivo torna indietro alla fine di quello stesso turno senza aver aiutato.',
  'SS-KIAI-39': 'Animale: oltre a SS-KIAI-34 può aggiungere una barricata, entro SS-KIAI-19.',
  'SS-KIAI-40':
    "Umano: può rivelare le prime 2 carte del mazzo e rimetterle in cima nell'ordine che sceglie.",
  'SS-KIAI-41': 'Animale: le prime 3 carte.',
  'SS-KIAI-42':
    'Queste carte restano a faccia in su sul mazzo finché non sono pescate, spostate o mescolate.',
  'SS-KIAI-43': 'Se ne restano meno, usa tutte quelle che restano.',
  'SS-WOUND-1': 'Prima ferita (lato umano, senza segnalino): la plancia riceve un segnalino ferita.',
  'SS-WOUND-2': 'Seconda ferita (lato umano con segnalino): il segnalino si toglie.',
  'SS-WOUND-3': 'Con quella seconda ferita la plancia si gira anche sul lato animale.',
  'SS-WOUND-4': 'Girare la plancia lascia al loro posto tutte le carte dei due lati.',
  'SS-WOUND-5': "Girare la plancia lascia il totale com'è, mentre il valore kiai cresce.",
  'SS-WOUND-6': 'Se il totale è allora uguale al valore kiai animale, il kiai scatta (SS-KIAI-2).',
  'SS-WOUND-7': 'Se il totale non supera più il valore kiai, il samurai non è più sopraffatto.',
  'SS-WOUND-8':
    "Se il totale supera ancora il valore kiai, non c'è altro incendio: nessuna carta è stata aggiunta.",
  'SS-WOUND-9': 'Terza ferita (lato animale, senza segnalino): la plancia riceve un segnalino ferita.',
  'SS-WOUND-10': 'Quarta ferita (lato animale con segnalino): il samurai muore e la partita è subito persa.',
  'SS-WOUND-11': 'Una plancia non porta mai due segnalini ferita.',
  'SS-WOUND-12': 'Curare toglie soltanto un segnalino ferita.',
  'SS-WOUND-13': 'Una plancia animale non torna mai umana.',
  'SS-WOUND-14': "I segnalini ferita restano da un round all'altro.",
  'SS-WOUND-15': "I lati delle plance restano da un round all'altro.",
  'SS-BARR-1': "Incendio: togliere una barricata; se non ce n'è, distruggere invece una fattoria.",
  'SS-BARR-2': 'Il numero di barricate non supera mai quello iniziale.',
  'SS-FARM-1': 'Per distruggere una fattoria si toglie a caso uno dei segnalini fattoria rimasti.',
  'SS-FARM-2': 'Un segnalino fattoria distrutto si gira e si mostra.',
  'SS-FARM-3':
    'In Difficile ed Eroica la sua penalità si applica subito, quando e comunque la fattoria sia stata distrutta.',
  'SS-FARM-4': 'Penalità A: si toglie a caso un segnalino famiglia.',
  'SS-FARM-5': "Penalità B: un'altra fattoria è distrutta.",
  'SS-FARM-6': 'Penalità C: avviene un incendio.',
  'SS-FARM-7': 'Penalità D: un samurai scelto dalla squadra subisce una ferita.',
  'SS-FARM-8': 'Una fattoria distrutta dalla penalità B o C applica a sua volta la propria penalità.',
  'SS-FARM-9':
    "Una penalità di fattoria è del tutto risolta prima che l'effetto che ha distrutto la fattoria continui.",
  'SS-FARM-10': 'In Facile e Normale il retro di una fattoria distrutta non ha effetto.',
  'SS-FAM-1':
    'Per togliere una famiglia si prende a caso uno dei segnalini rimasti, tutti con la stessa probabilità.',
  'SS-FAM-2': 'Nulla riporta una fattoria tolta.',
  'SS-FAM-3': 'Nulla riporta una famiglia tolta.',
  'SS-END-1': 'Fase 1: ogni samurai senza cappello nella sua area di difesa subisce una ferita.',
  'SS-END-2': 'Fase 2: per ogni samurai senza fattoria nella sua area di difesa una fattoria è distrutta.',
  'SS-END-3':
    "Le distruzioni della fase 2 si fanno una dopo l'altra, ognuna con la sua penalità in Difficile ed Eroica.",
  'SS-END-4':
    'Fase 3a: per ogni samurai senza bambola nella sua area di difesa si toglie una famiglia a caso.',
  'SS-END-5':
    'Fase 3b, dopo tutte le perdite: ogni famiglia ancora nel villaggio dà il suo bonus (non in Eroica).',
  'SS-END-6': 'Bonus A: un samurai scelto dalla squadra toglie il suo segnalino ferita.',
  'SS-END-7': 'Bonus B: si aggiunge una barricata, se ce ne sono meno del numero iniziale.',
  'SS-END-8': 'Bonus C: la prima carta della pila degli infiltrati va negli scarti.',
  'SS-END-9': "I bonus si applicano nell'ordine A, B, C.",
  'SS-END-10': 'Fase 4: le carte infiltrate si rivelano una per una, dalla cima.',
  'SS-END-11': 'Ogni carta rivelata con fiamme causa un incendio (SS-BARR-1).',
  'SS-END-12': 'Ogni carta rivelata senza fiamme non causa nulla.',
  'SS-END-13': 'Valori, simboli e icone di penalità degli infiltrati non hanno effetto.',
  'SS-END-14':
    "Nelle fasi 1, 2 e 3a i samurai si considerano in senso orario, cominciando dall'ultimo giocatore attivo.",
  'SS-END-15': 'Essere sopraffatto quando il round finisce non ha conseguenze proprie.',
  'SS-NEXT-1': 'Dopo la fase 4 dei round 1 e 2, se la partita non è persa, si prepara il round seguente.',
  'SS-NEXT-2':
    'Si raccolgono tutti i briganti della partita: file di combattimento, aree di difesa, scarti, infiltrati, mazzo.',
  'SS-NEXT-3': 'Tutti i totali tornano a 0.',
  'SS-NEXT-4': 'Tutti i samurai sono di nuovo in gioco.',
  'SS-NEXT-5': 'Per il round 2 si aggiunge a caso il numero di luogotenenti dato dalla modalità.',
  'SS-NEXT-6': 'Per il round 3 si aggiunge a caso il numero di capi dato dalla modalità.',
  'SS-NEXT-7': 'I predoni e i luogotenenti del round 2 restano tutti in gioco per il round 3.',
  'SS-NEXT-8': 'Le carte raccolte e aggiunte si mescolano nel nuovo mazzo, a faccia in giù.',
  'SS-NEXT-9': "Scarti e pila degli infiltrati sono vuoti all'inizio di un round.",
  'SS-NEXT-10': 'Barricate, fattorie e famiglie restano come sono.',
  'SS-NEXT-11': "L'ultimo giocatore attivo è quello di turno quando il round è finito.",
  'SS-NEXT-12':
    "Il vicino di sinistra dell'ultimo giocatore attivo prende il segnalino e comincia il round seguente.",
  'SS-LOSS-1': 'La partita è persa nel momento in cui un samurai subisce la quarta ferita.',
  'SS-LOSS-2': 'La partita è persa quando non resta nessuna fattoria.',
  'SS-LOSS-3': 'La partita è persa quando non resta nessuna famiglia.',
  'SS-LOSS-4': 'SS-LOSS-2 e 3 si controllano subito dopo ogni perdita; nulla di ciò che segue si gioca.',
  'SS-WIN-1':
    'La partita è vinta se, dopo la fase 4 del round 3, restano almeno una fattoria e almeno una famiglia.',
  'SS-SCORE-1': 'Dopo una vittoria, 1 punto per fattoria rimasta (al massimo 6).',
  'SS-SCORE-2': 'Dopo una vittoria, 1 punto per famiglia rimasta (al massimo 3).',
  'SS-SCORE-3': 'Dopo una vittoria, 1 punto se nessuna plancia, umana o animale, porta un segnalino ferita.',
  'SS-SCORE-4': 'Il punteggio si scrive con il suffisso della modalità: nessuno, +, ++, +++.',
  'SS-SCORE-5': 'Una partita persa non ha punteggio.',
  'SS-DUO-1': 'In due giocatori valgono tutte le regole, con i cambiamenti seguenti.',
  'SS-DUO-2':
    'I segnalini Sostegno dei samurai assenti (5 con n = 2) stanno a faccia in su accanto al villaggio.',
  'SS-DUO-3': 'Nella preparazione i predoni del mazzo devono comprendere almeno 2 simboli bambola.',
  'SS-DUO-4':
    'Altrimenti quei predoni si mettono da parte, se ne pescano altrettanti dal resto e si controlla di nuovo.',
  'SS-DUO-5':
    "All'inizio di un turno, prima della fase A, il giocatore può attivare uno o più segnalini di assenti a faccia in su.",
  'SS-DUO-6': 'Un segnalino attivato aggiunge il suo talento a quello del giocatore per il turno in corso.',
  'SS-DUO-7': 'Un segnalino attivato si gira a faccia in giù.',
  'SS-DUO-8': 'Ogni segnalino di assente si usa una volta per partita, da qualunque giocatore.',
  'SS-DUO-9': "I segnalini di assenti non si possono dare né con l'azione Sostenere né con il kiai di Kyuzo.",
  'SS-DUO-10': "L'azione Sostenere tra i due giocatori resta possibile.",
  'SS-DUO-11': 'Con due samurai il vicino di sinistra e quello di destra sono lo stesso samurai.',
  'SS-DUO-12':
    'Come opzione del tavolo, SS-DUO-2 fino a SS-DUO-9 e SS-DUO-13 si possono usare con 3-6 samurai e i 7 − n segnalini di assenti.',
  'SS-DUO-13':
    'Il controllo delle bambole lo fa il server; non si mostrano né i predoni accettati né quelli rifiutati, e i rifiutati contano come predoni non usati (SS-SETUP-9).',
  'SS-SOLO-1': 'Una persona gioca da 2 a 7 samurai; di solito 2 o 3.',
  'SS-SOLO-2':
    'Vale la variante per due giocatori: i segnalini dei 7 − n samurai assenti sono disponibili una volta per partita.',
  'SS-SOLO-3': 'Ogni conteggio usa il numero di samurai, non di persone.',
  'SS-SOLO-4': 'Il controllo delle bambole di SS-DUO-3 vale invariato (almeno 2).',
  'SS-SOLO-5': "Ogni samurai gioca i propri turni nell'ordine dei posti.",
  'SS-FAQ-1': 'Il mazzo si può contare in ogni momento.',
  'SS-FAQ-2': 'Gli scarti si possono consultare in ogni momento.',
  'SS-FAQ-3': 'Due segnalini ferita su una plancia: mai.',
  'SS-FAQ-4': 'Riportare al lato umano un animale senza segnalino curandolo: mai.',
  'SS-FAQ-5': "Sostenere quando si è l'unico samurai ancora in gioco: non permesso.",
  'SS-FAQ-6':
    'Una carta data con un talento può essere data oltre da chi la riceve con il proprio talento, anche se non è il suo turno; i talenti si sommano, quindi il valore della carta non conta.',
  'SS-FAQ-7':
    'Un samurai sopraffatto che diventa animale nella fase A e non supera più il nuovo valore kiai non deve passare.',
  ...rulings,
}

export default clauses
