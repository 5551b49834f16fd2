/** The rulebook, one sentence a clause: rules, decisions with their defaults, rulings on doubts, names of the examples. */
import type { ClauseTexts } from '@noren/engine'

export const clauses: ClauseTexts = {
  'HS-SETUP-1': 'Si gioca in 3, 4, 5 o 6.',
  'HS-SETUP-2': 'Togliete dal mazzo le 6 carte Samurai, le 6 carte Daimyo iniziali e la carta Shogun.',
  'HS-SETUP-3': 'Mettete la carta Shogun al centro del tavolo.',
  'HS-SETUP-4': 'Ogni giocatore riceve una carta Samurai, scoperta.',
  'HS-SETUP-5': 'Ogni giocatore riceve a caso una carta Daimyo iniziale, scoperta.',
  'HS-SETUP-6': 'Le carte Samurai avanzate sono fuori dal gioco.',
  'HS-SETUP-7': 'Le carte Daimyo iniziali avanzate si mescolano nel mazzo con tutte le altre.',
  'HS-SETUP-8': 'Date 7 carte a ogni giocatore.',
  'HS-SETUP-9': 'Il resto è il mazzo di pesca, coperto.',
  'HS-SETUP-10': 'Comincia il giocatore alla sinistra del mazziere.',
  'HS-SETUP-11': 'Si gioca in senso orario.',
  'HS-SETUP-12': 'Ogni giocatore comincia con 0 onore.',
  'HS-SETUP-13': 'In rete il mazziere è un giocatore a caso.',
  'HS-HOUSE-1': 'Ogni giocatore ha una casa del Samurai: la carta Samurai e le carte accanto a essa.',
  'HS-HOUSE-2':
    'Chi controlla un Daimyo ha anche la casa di quel Daimyo: la carta Daimyo e le carte accanto a essa.',
  'HS-HOUSE-3': 'Una casa contiene al massimo una Okugata.',
  'HS-HOUSE-4': 'Una casa contiene al massimo 5 carte Esercito.',
  'HS-HOUSE-5': 'Un castello può stare solo nella casa di un Daimyo.',
  'HS-HOUSE-6': 'Un Daimyo ha al massimo un castello.',
  'HS-HOUSE-7': "Non c'è altro limite alle carte di una casa.",
  'HS-HOUSE-8': 'Una carta posata non può essere spostata né ripresa dal suo proprietario.',
  'HS-HOUSE-9': 'La carta Samurai non lascia mai il gioco.',
  'HS-TURN-1':
    'Un turno ha questi passi, in ordine: (0) i cambi di alleanza in attesa hanno effetto, (1) raccogliere onore, (2) determinare le azioni, (3) pescare, giocare e scartare, (4) una dichiarazione facoltativa, (5) annunciare la fine.',
  'HS-TURN-2':
    'La dichiarazione del passo 4 si può fare in ogni momento dopo il passo 1, anche tra le azioni del passo 3.',
  'HS-TURN-3': 'Il turno finisce quando il giocatore lo dichiara finito.',
  'HS-TURN-4': 'Le azioni non usate sono perdute alla fine del turno.',
  'HS-COLLECT-1':
    "All'inizio del turno il reddito del giocatore si aggiunge al suo onore in un solo importo.",
  'HS-COLLECT-2': 'Contano solo le carte sul tavolo, mai quelle in mano.',
  'HS-COLLECT-3':
    "Il reddito di un 1° Samurai è la somma dell'onore del Daimyo, di tutte le carte della casa del Daimyo e di tutte quelle della propria casa del Samurai.",
  'HS-COLLECT-4': 'Se il Daimyo è Shogun, il premio dello Shogun si aggiunge al reddito del 1° Samurai.',
  'HS-COLLECT-5': 'Un Rônin (promesso o no) non guadagna onore.',
  'HS-COLLECT-6': "Se l'onore nella casa del Samurai di un Rônin è meno di 0, quella perdita vale comunque.",
  'HS-COLLECT-7':
    "Le carte giocate in un turno portano onore dall'inizio del turno successivo del giocatore.",
  'HS-COLLECT-8':
    "Il reddito di un secondo Samurai comprende metà dell'onore del Daimyo servito, della sua casa e, se è Shogun, del premio dello Shogun.",
  'HS-COLLECT-9':
    "Il reddito di un secondo Samurai comprende inoltre metà dell'onore della propria casa del Samurai.",
  'HS-COLLECT-10': "L'onore nella casa del Samurai del 1° Samurai non conta per il secondo.",
  'HS-COLLECT-11': 'Un secondo Samurai non cambia il reddito del 1° Samurai.',
  'HS-COLLECT-12': 'Un importo che non è multiplo di 5 si arrotonda al multiplo di 5 superiore.',
  'HS-COLLECT-13': 'Le due metà di HS-COLLECT-8 e 9 si arrotondano separatamente e poi si sommano.',
  'HS-COLLECT-14': 'Il reddito può essere negativo e allora si sottrae.',
  'HS-COLLECT-15': "L'onore può essere negativo senza limite.",
  'HS-ACT-1': "Pescare una carta costa un'azione.",
  'HS-ACT-2': "Giocare una carta costa un'azione.",
  'HS-ACT-3': 'Giocare Disonore costa due azioni.',
  'HS-ACT-4': 'Giocare Salvare la faccia non costa azioni.',
  'HS-ACT-5': 'Scartare non costa azioni.',
  'HS-ACT-6': 'Le dichiarazioni non costano azioni.',
  'HS-ACT-7': 'Il numero di azioni è il ki del giocatore diviso per 3, arrotondato per difetto.',
  'HS-ACT-8': 'Un giocatore ha sempre almeno 2 azioni.',
  'HS-ACT-9': 'Un giocatore non ha mai più di 5 azioni in un turno.',
  'HS-ACT-10':
    'Il ki di un giocatore è la somma del ki delle carte della propria casa del Samurai (carta Samurai: 6) e, come 1° Samurai, del Daimyo e della casa del Daimyo.',
  'HS-ACT-11':
    'Il numero di azioni si ricalcola ogni volta che il ki cambia durante il turno; un guadagno si usa subito.',
  'HS-ACT-12':
    'Un calo del ki durante il turno riduce le azioni ancora aperte, mai sotto zero e senza annullare quelle fatte.',
  'HS-ACT-13':
    'Le azioni si usano in qualunque mescolanza e ordine di pesche e carte giocate, e possono restare inutilizzate.',
  'HS-ACT-14': 'Disonore si può giocare solo con almeno due azioni rimaste.',
  'HS-HAND-1': 'Una mano non contiene mai più di 7 carte.',
  'HS-HAND-2': 'Chi ha 7 carte non può pescare prima di giocarne o scartarne.',
  'HS-HAND-3': 'Nel passo 3 il giocatore di turno può scartare quante carte vuole dalla mano.',
  'HS-HAND-4': 'Quando il mazzo è esaurito, gli scarti si mescolano e formano un nuovo mazzo.',
  'HS-HAND-5': 'Se mazzo e scarti sono vuoti nessuno può pescare.',
  'HS-HAND-6': 'Le carte azione usate, le carte distrutte e quelle di una casa scartata vanno negli scarti.',
  'HS-HAND-7': 'I Daimyo morti vanno negli scarti e possono tornare con essi.',
  'HS-PLACE-1':
    'Un giocatore gioca Okugata, possedimenti, eserciti e guardie nella propria casa del Samurai o, come 1° Samurai, nella casa del Daimyo.',
  'HS-PLACE-2':
    'Un secondo Samurai può giocare Okugata, possedimenti, eserciti e guardie anche nella casa del Daimyo servito.',
  'HS-PLACE-3': 'Un castello si può giocare dalla mano solo da un 1° Samurai, nella casa del Daimyo.',
  'HS-PLACE-4': 'Un Rônin può giocare una carta Daimyo dalla mano e così lo controlla come 1° Samurai.',
  'HS-PLACE-5': 'Un giocatore con qualunque altro stato non può giocare un Daimyo per sé.',
  'HS-PLACE-6': 'Un Daimyo appena giocato comincia con una casa vuota.',
  'HS-PLACE-7':
    'Un 1° Samurai può giocare una carta Daimyo dalla mano sul secondo Samurai (o sul promesso) del proprio Daimyo (HS-ALLY-18).',
  'HS-PLACE-8': 'Non si possono giocare carte in case diverse da quelle nominate qui.',
  'HS-PLACE-9': 'Un castello dalla mano non si può giocare in una casa che ne ha già uno.',
  'HS-DECL-1': 'Un giocatore fa al massimo una dichiarazione per turno.',
  'HS-DECL-2':
    'Proclamare: un 1° Samurai può proclamare Shogun il proprio Daimyo se nessun Daimyo ha il titolo.',
  'HS-DECL-3': 'Il Daimyo proclamato prende la carta Shogun accanto a sé.',
  'HS-DECL-4': 'Attaccare: un 1° Samurai può attaccare con il proprio Daimyo.',
  'HS-DECL-5':
    "Allearsi: un Rônin (per HS-AMB-64 chiunque) può dichiarare un'alleanza con un Daimyo controllato da un altro giocatore.",
  'HS-DECL-6': 'Sciogliere: un secondo Samurai può dichiarare lo scioglimento della propria alleanza.',
  'HS-ALLY-1': 'Un Samurai il cui Daimyo muore diventa subito un Rônin.',
  'HS-ALLY-2':
    "Un Samurai che diventa Rônin tiene la carta Samurai, le carte della sua casa (salvo che sia stato ucciso lui stesso: HS-NINJA-17, HS-DIS-8), la mano e l'onore.",
  'HS-ALLY-3':
    "Un'alleanza dichiarata comincia all'inizio del turno successivo di chi l'ha dichiarata, prima della raccolta.",
  'HS-ALLY-4':
    'Dalla dichiarazione in poi il Daimyo può usare in ogni battaglia la forza della casa del Samurai alleato.',
  'HS-ALLY-5':
    "Non si può dichiarare un'alleanza con un Daimyo che ha già un secondo Samurai (anche in partenza) o un promesso.",
  'HS-ALLY-6': 'Al massimo due Samurai servono un Daimyo nello stesso momento.',
  'HS-ALLY-7': "Un'alleanza non si può rifiutare.",
  'HS-ALLY-8': 'Chi controlla il Daimyo ne resta il 1° Samurai.',
  'HS-ALLY-9': 'Solo il 1° Samurai decide se il Daimyo attacca o è proclamato.',
  'HS-ALLY-10':
    'Quando il 1° Samurai è assassinato o si suicida e il Daimyo ha un secondo Samurai, questi diventa subito 1° Samurai.',
  'HS-ALLY-11': "Il nuovo 1° Samurai prende il Daimyo con l'intera casa del Daimyo.",
  'HS-ALLY-12': "Il titolo di Shogun, se c'è, resta a quel Daimyo.",
  'HS-ALLY-13': "L'ex 1° Samurai diventa un Rônin.",
  'HS-ALLY-14': "Il nuovo 1° Samurai raccoglie l'intero reddito dal proprio turno successivo.",
  'HS-ALLY-15': 'Dichiarare lo scioglimento costa subito 25 onore.',
  'HS-ALLY-16':
    "Uno scioglimento dichiarato ha effetto all'inizio del turno successivo di chi l'ha dichiarato, prima della raccolta; egli è allora un Rônin.",
  'HS-ALLY-17': "L'alleanza finisce subito quando il secondo Samurai è assassinato, da chiunque.",
  'HS-ALLY-18': "Il 1° Samurai può congedare il secondo giocando su di lui una carta Daimyo (un'azione).",
  'HS-ALLY-19': 'Il giocatore congedato deve accettare quel Daimyo e andarsene.',
  'HS-ALLY-20':
    "L'alleanza finisce subito quando il secondo Samurai è disonorato, salvo che contro quel Disonore sia stato giocato Salvare la faccia.",
  'HS-ALLY-21': 'Quando il Daimyo servito muore, entrambi i suoi Samurai diventano Rônin.',
  'HS-ALLY-22':
    "Un'alleanza promessa è annullata dagli stessi eventi di HS-ALLY-17, 18, 20 e 21; HS-ALLY-19 e 23 valgono anche per un promesso congedato.",
  'HS-ALLY-23': 'Il giocatore congedato controlla subito il Daimyo ricevuto come 1° Samurai.',
  'HS-ALLY-24':
    'Un secondo Samurai, in partenza o promesso, la cui alleanza finisce prima del tempo (HS-ALLY-17, 20, 21) è subito un Rônin; uno scioglimento dichiarato è allora nullo e i suoi 25 onore restano perduti.',
  'HS-NINJA-1': "Giocare una carta Ninja (spia, spia d'élite, assassino) costa 25 onore a chi la usa.",
  'HS-NINJA-2': 'La perdita vale che il ninja riesca o no.',
  'HS-NINJA-3': 'La spia ninja ruba o distrugge un possedimento in una casa di un altro giocatore.',
  'HS-NINJA-4':
    "La spia ninja d'élite ruba o distrugge fino a due possedimenti in una sola e stessa casa di un altro giocatore.",
  'HS-NINJA-5': "Per una spia d'élite si sceglie separatamente per ogni carta se rubarla o distruggerla.",
  'HS-NINJA-6': 'Una carta distrutta va negli scarti.',
  'HS-NINJA-7':
    'Una carta rubata si posa subito in una casa del ladro: la propria casa del Samurai, la casa del Daimyo che controlla o serve, o la casa del secondo Samurai del Daimyo che controlla.',
  'HS-NINJA-8': 'Due carte rubate possono andare nella stessa casa o in case diverse ammesse da HS-NINJA-7.',
  'HS-NINJA-9': 'Le spie non hanno bisogno del dado e le guardie non le fermano.',
  'HS-NINJA-10':
    'Una spia si può giocare solo se qualche casa di un altro giocatore contiene un possedimento.',
  'HS-NINJA-11':
    'Assassino ninja: chi lo usa nomina prima il bersaglio, un Samurai di un altro giocatore o un Daimyo controllato da un altro giocatore.',
  'HS-NINJA-12': 'Chi lo usa lancia un dado.',
  'HS-NINJA-13': 'Senza guardie nella casa del bersaglio riesce un 3, 4, 5 o 6.',
  'HS-NINJA-14': 'Con almeno una guardia nella casa del bersaglio riesce solo un 5 o 6.',
  'HS-NINJA-15':
    'Dopo il lancio una guardia della casa del bersaglio è scartata, qualunque sia il risultato.',
  'HS-NINJA-16': 'Un Daimyo assassinato è scartato con tutte le carte della sua casa, castello compreso.',
  'HS-NINJA-17': 'Un Samurai assassinato perde tutte le carte della sua casa; la carta Samurai resta.',
  'HS-NINJA-18': 'Un 1° Samurai assassinato senza secondo Samurai tiene il Daimyo.',
  'HS-NINJA-19':
    'Un secondo Samurai che gioca un assassino sul 1° Samurai del Daimyo che serve perde 50 onore invece di 25.',
  'HS-NINJA-20': 'HS-NINJA-19 vale per il tentativo come per il successo.',
  'HS-NINJA-21': 'Salvare la faccia non aiuta contro un assassino.',
  'HS-NINJA-22': 'Una carta rubata non può tornare nella casa da cui viene e non va mai in mano.',
  'HS-BATTLE-1': 'Solo un Daimyo può attaccare, su dichiarazione del suo 1° Samurai.',
  'HS-BATTLE-2': 'Si può attaccare solo un Daimyo di un altro giocatore che sia Shogun o abbia un castello.',
  'HS-BATTLE-3':
    'La forza di una parte è quella del Daimyo, della casa del Daimyo e della casa del 1° Samurai.',
  'HS-BATTLE-4': 'Si aggiunge la forza della casa del secondo Samurai (o del promesso).',
  'HS-BATTLE-5': 'La forza di un castello conta solo per chi difende.',
  'HS-BATTLE-6': 'Il numero di dadi è la forza divisa per 3, arrotondata per difetto.',
  'HS-BATTLE-7': 'Nessuno lancia più di 6 dadi.',
  'HS-BATTLE-8': 'Una parte con forza inferiore a 3 non lancia dadi e totalizza 0.',
  'HS-BATTLE-9': 'Può dichiarare un attacco solo una parte che ha almeno un dado.',
  'HS-BATTLE-10': "L'attaccante nomina l'avversario, lancia i propri dadi e li somma.",
  'HS-BATTLE-11': 'Poi il difensore lancia i propri dadi e li somma.',
  'HS-BATTLE-12': 'Vince il totale più alto.',
  'HS-BATTLE-13': 'In caso di parità entrambe le parti rilanciano tutti i loro dadi.',
  'HS-BATTLE-14':
    'Il Daimyo che perde, attaccante o difensore, muore a meno che non si giochi per lui Salvare la faccia.',
  'HS-BATTLE-15': 'Salvare la faccia può essere giocato per il Daimyo che perde da qualunque giocatore.',
  'HS-BATTLE-16': 'Salvare la faccia non può essere giocato per un Daimyo che perde ed è Shogun.',
  'HS-BATTLE-17': 'Un Daimyo morto è scartato con tutta la sua casa (il castello segue HS-BATTLE-19).',
  'HS-BATTLE-18': 'Una battaglia non tocca le case dei Samurai delle due parti.',
  'HS-BATTLE-19':
    'Il vincitore (chi controlla il Daimyo vincente) prende il castello del perdente nella propria casa del Daimyo o lo brucia (scarta).',
  'HS-BATTLE-20': 'HS-BATTLE-19 vale anche se il perdente sopravvive grazie a Salvare la faccia.',
  'HS-BATTLE-21': 'A parte il castello, un Daimyo salvato da Salvare la faccia non perde carte.',
  'HS-BATTLE-22': 'Un vincitore che prende un castello avendone già uno scarta il vecchio.',
  'HS-BATTLE-23': 'Un Daimyo che sconfigge lo Shogun deve prendere la carta Shogun.',
  'HS-BATTLE-24': "Vincere o perdere una battaglia non cambia direttamente l'onore di nessuno.",
  'HS-SHOGUN-1': 'Il titolo appartiene al Daimyo, non al giocatore.',
  'HS-SHOGUN-2': 'Al massimo un Daimyo alla volta è Shogun.',
  'HS-SHOGUN-3': 'Uno Shogun che muore in battaglia cede il titolo al vincitore (HS-BATTLE-23).',
  'HS-SHOGUN-4': 'Se lo Shogun muore in altro modo, la carta Shogun torna al centro del tavolo.',
  'HS-SHOGUN-5': 'Al titolo non si può rinunciare volontariamente.',
  'HS-DIS-1': 'Disonore si gioca contro un altro giocatore.',
  'HS-DIS-2':
    'Il bersaglio deve scegliere una risposta: accettare la perdita, giocare Salvare la faccia o il suicidio.',
  'HS-DIS-3': 'Accettare costa 75 onore.',
  'HS-DIS-4': 'Con Salvare la faccia la perdita è di 30 onore invece di 75.',
  'HS-DIS-5': 'Con un suicidio non si perde onore.',
  'HS-DIS-6': 'Il bersaglio sceglie se si suicida il proprio Samurai o, come 1° Samurai, il proprio Daimyo.',
  'HS-DIS-7': 'Il suicidio di un Daimyo scarta il Daimyo e tutta la sua casa, castello compreso.',
  'HS-DIS-8': 'Il suicidio di un Samurai scarta le carte della sua casa; la carta Samurai resta.',
  'HS-DIS-9':
    'Il suicidio di un Samurai ha le conseguenze di HS-ALLY-10 (successione) o, per un secondo Samurai o un promesso, di HS-ALLY-20.',
  'HS-DIS-10':
    'Se il bersaglio accetta, gli altri possono giocare Salvare la faccia per lui prima che la perdita sia registrata.',
  'HS-DIS-11': 'Chi gioca Disonore non perde onore per questo.',
  'HS-DIS-12': 'La carta è scartata qualunque sia la risposta.',
  'HS-SAVE-1': 'Salvare la faccia si può giocare in ogni momento, anche fuori turno.',
  'HS-SAVE-2':
    'Salvare la faccia ha esattamente due usi: dopo una battaglia perduta (HS-BATTLE-14) e contro Disonore (HS-DIS-4).',
  'HS-SAVE-3': 'Qualunque giocatore può giocarlo per qualunque altro.',
  'HS-SAVE-4':
    'Non può servire allo Shogun: né in battaglia né contro un Disonore rivolto a chi controlla lo Shogun.',
  'HS-SAVE-5':
    'Ha effetto al massimo un Salvare la faccia per evento; giocatone uno, nessun altro è accettato né speso.',
  'HS-SAVE-6':
    'Se più giocatori vogliono giocarlo, la precedenza è del giocatore colpito, poi in senso orario da lui.',
  'HS-GUN-1':
    'Le armi da fuoco contano −20 onore in ogni raccolta che conta la loro casa (per un secondo Samurai dentro le metà di HS-COLLECT-8 e 9, per un Rônin per HS-COLLECT-6).',
  'HS-GUN-2': 'Abbassano di 2 il ki del giocatore il cui ki comprende la loro casa.',
  'HS-GUN-3': 'Sono un possedimento come gli altri per giocare, rubare e distruggere.',
  'HS-END-1': 'Il traguardo è 400 onore.',
  'HS-END-2': 'In 5 o 6 si consiglia un traguardo di 250 o 300.',
  'HS-END-3': "La partita finisce appena l'onore di un giocatore raggiunge o supera il traguardo.",
  'HS-END-4':
    "Si controlla una sola volta, dopo aver aggiunto tutto il reddito del passo 1 (raccolta), l'unico momento in cui l'onore sale.",
  'HS-END-5': 'Vince chi ha raggiunto il traguardo.',
  'HS-END-6':
    "L'ospite sceglie il traguardo 250, 300 o 400 prima della partita; di norma 400 in 3 o 4 e 300 in 5 o 6.",
  'HS-DEC-1':
    'Giocatore di turno, passi 3 e 4 del proprio turno: pescare, giocare una carta, scartare, dichiarare, finire il turno. Tempo scaduto: fine del turno.',
  'HS-DEC-2':
    'Giocatore di turno, giocando una carta da casa: quale delle case ammesse. La scelta fa parte del comando.',
  'HS-DEC-3':
    'Giocatore di turno, spia ninja: casa e possedimento; rubare o distruggere; casa di destinazione se rubato. La scelta fa parte del comando.',
  'HS-DEC-4':
    "Giocatore di turno, spia ninja d'élite: una casa, uno o due possedimenti; per ciascuno rubare o distruggere, e la destinazione. La scelta fa parte del comando.",
  'HS-DEC-5':
    'Giocatore di turno, assassino ninja: quale Samurai o Daimyo di un altro giocatore. La scelta fa parte del comando.',
  'HS-DEC-6': 'Giocatore di turno, Disonore: quale altro giocatore. La scelta fa parte del comando.',
  'HS-DEC-7':
    'Bersaglio di Disonore, fuori turno, quando è giocato: accettare, giocare il proprio Salvare la faccia (se lo ha e non controlla lo Shogun), suicidio del Samurai, suicidio del Daimyo (solo 1° Samurai). Tempo scaduto: accettare.',
  'HS-DEC-8':
    "Ogni altro giocatore, fuori turno, dopo l'accettazione, salvo che il bersaglio controlli lo Shogun: giocare Salvare la faccia per lui, o passare. Tempo scaduto: passare.",
  'HS-DEC-9':
    'Ogni giocatore, in turno o fuori, dopo una battaglia il cui perdente non è Shogun: giocare Salvare la faccia per il Daimyo perdente, o passare; precedenza HS-SAVE-6. Tempo scaduto: passare.',
  'HS-DEC-10':
    'Chi controlla il Daimyo vincente (forse il difensore), se il perdente ha un castello, dopo HS-DEC-9: prenderlo (scartando il proprio) o bruciarlo. Tempo scaduto: prendere se non ne ha, altrimenti tenere il castello con più onore.',
  'HS-DEC-11':
    '1° Samurai di turno, titolo libero, in ogni momento dopo la raccolta: proclamare o no. Tempo scaduto: no.',
  'HS-DEC-12':
    '1° Samurai di turno, in ogni momento dopo la raccolta: attaccare un Daimyo attaccabile, o no. Tempo scaduto: no.',
  'HS-DEC-13':
    'Rônin di turno (per HS-AMB-64 chiunque, tranne il giocatore dello Shogun), in ogni momento dopo la raccolta: allearsi con un Daimyo possibile, o no. Tempo scaduto: no.',
  'HS-DEC-14':
    'Secondo Samurai di turno, in ogni momento dopo la raccolta: sciogliere o no. Tempo scaduto: no.',
  'HS-DEC-15':
    '1° Samurai di turno con un secondo o un promesso, passo 3: congedarlo giocando un Daimyo su di lui. Tempo scaduto: no.',
  'HS-DEC-16':
    'Ospite del tavolo, prima della partita: traguardo 250, 300 o 400. Di norma: 400 in 3–4, 300 in 5–6.',
  'HS-AMB-1': 'Chi è il mazziere in rete? Un giocatore a caso; comincia il suo vicino di sinistra.',
  'HS-AMB-2':
    'Quante dichiarazioni per turno? Una, di qualunque tipo, dunque al massimo un attacco per turno.',
  'HS-AMB-3':
    'Chi ha un Daimyo può unirsi a quello di un altro? No, solo un Rônin, salvo che il tavolo giochi HS-AMB-64.',
  'HS-AMB-4':
    'Le metà di un secondo Samurai si arrotondano insieme o separate? Separate: (casa del Daimyo + Shogun) e casa del Samurai.',
  'HS-AMB-5':
    'Le armi da fuoco costano onore a un Rônin? Sì, se la somma della sua casa del Samurai è negativa.',
  'HS-AMB-6':
    'Un secondo Samurai conta il ki della casa del Daimyo servito? No, solo la propria casa; il 1° Samurai conta quella del Daimyo per intero.',
  'HS-AMB-7':
    'Il ki cala durante il turno: le azioni ammesse si ricalcolano; se sono meno di quelle usate non ne resta nessuna; nulla si annulla.',
  'HS-AMB-8': 'Mazzo e scarti sono vuoti: non si può pescare; le altre azioni restano.',
  'HS-AMB-9':
    'Dove vanno i Daimyo morti? Negli scarti, anche quelli iniziali; dopo una rimescolata si possono pescare.',
  'HS-AMB-10':
    'Che cosa può posare un secondo Samurai nella casa del Daimyo? Anche eserciti; mai castelli o Daimyo. Un 1° Samurai non può posare carte dalla mano nella casa del secondo.',
  'HS-AMB-11': 'Un castello dalla mano può sostituire quello presente? No, solo uno conquistato.',
  'HS-AMB-12':
    'Si può scambiare un Daimyo vivo con uno migliore dalla mano? No; promessi o al servizio non si può giocare un Daimyo nemmeno per sé.',
  'HS-AMB-13':
    "Tra la dichiarazione di un'alleanza e il suo inizio: la forza conta subito e il posto è preso; niente reddito, niente carte nella casa del Daimyo, niente successione, niente pena doppia. La promessa cade con la morte del Daimyo, l'assassinio o il disonore non salvato del promesso, o il congedo; non costa nulla e non si può ritirare.",
  'HS-AMB-14': 'Un secondo Samurai può proclamare Shogun il Daimyo? No.',
  'HS-AMB-15':
    'Lo Shogun muore assassinato o suicida: la carta va al centro, libera di essere proclamata (anche nello stesso turno). Successione: il titolo resta al Daimyo. Non si può deporre.',
  'HS-AMB-16':
    'Quando un 1° Samurai è ucciso? Per assassinio o suicidio. Con un secondo: successione, diventa un Rônin con la casa vuota e tiene mano, onore e carta Samurai. Senza: resta 1° Samurai.',
  'HS-AMB-17':
    "Quando finisce un'alleanza sciolta? All'inizio del turno successivo di chi parte, prima della raccolta.",
  'HS-AMB-18': "Solo un assassinio del 1° Samurai pone fine all'alleanza? No, di chiunque.",
  'HS-AMB-19':
    "La pena Ninja è dovuta in caso di fallimento, e con poco onore? Sempre dovuta, pagata prima dell'effetto; sempre ammessa.",
  'HS-AMB-20':
    'In quale casa può andare una carta rubata? In ogni casa di cui il ladro fa parte o che comanda (HS-NINJA-7); non in quella di un promesso.',
  'HS-AMB-21':
    "Spia senza possedimenti altrui: non si può giocare (ma scartare). Una spia d'élite può agire su uno solo.",
  'HS-AMB-22': 'Limite dei dadi: 6.',
  'HS-AMB-23':
    'Forza inferiore a 3: 0 dadi, totale 0. Con 0 dadi non si attacca; un difensore con 0 dadi perde contro qualunque lancio.',
  'HS-AMB-24':
    '«Non usabile dallo Shogun»: entrambi gli usi sono vietati a chi controlla lo Shogun; può giocarlo per altri, salvo senza HS-AMB-65; il secondo Samurai dello Shogun può giovarsene contro Disonore.',
  'HS-AMB-25':
    'Si può «salvare» chi preferisce il suicidio? Il bersaglio risponde per primo; la finestra degli altri si apre solo dopo «accettare». Un Salvare la faccia giocato allora non si può rifiutare.',
  'HS-AMB-26':
    'Più giocatori vogliono giocare Salvare la faccia: prima il colpito, poi in senso orario; una sola carta. In battaglia il colpito è chi controlla il Daimyo perdente.',
  'HS-AMB-27': "Traguardo in 5 o 6: scelta dell'ospite; di norma 300.",
  'HS-AMB-28':
    "Due giocatori possono raggiungere insieme il traguardo? No; l'onore sale solo alla propria raccolta.",
  'HS-AMB-29': 'Un castello è un possedimento per le spie? No.',
  'HS-AMB-30': 'Un Samurai con la casa vuota può suicidarsi? Sì.',
  'HS-AMB-31':
    "L'attaccante perde e ha un castello: lo riceve il difensore? Sì; «attaccante» si legge «vincitore».",
  'HS-AMB-32':
    'Più guardie in una casa: ammesse; insieme danno lo stesso 5–6; se ne scarta una per tentativo, anche fallito.',
  'HS-AMB-33':
    'Chi può colpire un assassino? Ogni Samurai e ogni Daimyo di un altro giocatore, anche il Daimyo servito e il proprio secondo; mai i propri. La pena doppia vale solo per un secondo contro il suo 1° Samurai.',
  'HS-AMB-34': 'Si possono rubare eserciti, Okugata, guardie? No.',
  'HS-AMB-35': "Arrotondamento delle metà negative: verso l'alto, −2,5 → 0.",
  'HS-AMB-36': 'I gettoni finiscono: mai; il punteggio è un numero.',
  'HS-AMB-37':
    'Lo Shogun può attaccare? Sì, ogni altro Daimyo con un castello; se perde muore senza Salvare la faccia e il vincitore deve prendere il titolo.',
  'HS-AMB-38': 'Si può attaccare al primo giro o subito dopo un castello? Sì; un castello espone subito.',
  'HS-AMB-39':
    'Si può ritirare un attacco dopo il lancio, o rispondere prima? No; nulla si gioca tra dichiarazione e risultato.',
  'HS-AMB-40':
    'Un secondo in partenza succede al 1° Samurai: controlla il Daimyo; lo scioglimento è nullo; i 25 onore non si rendono.',
  'HS-AMB-41': 'Si può dichiarare lo scioglimento due volte, o da promesso? No.',
  'HS-AMB-42': 'Si può scartare fuori turno? No, solo il giocatore di turno nel passo 3, dalla mano.',
  'HS-AMB-43': 'Pescare con 7 carte: vietato, anche volendo scartare dopo.',
  'HS-AMB-44':
    'Si può guastare la casa del Daimyo o del secondo con le armi da fuoco? Sì; nessuno può rifiutare.',
  'HS-AMB-45': 'Esiste la fila del Daimyo di un secondo Samurai? No; ha solo una casa del Samurai.',
  'HS-AMB-46':
    'I Rônin possono essere bersaglio di Disonore, spie e assassini? Sì; ma non attaccati in battaglia.',
  'HS-AMB-47': 'Quale Daimyo può sacrificare un secondo Samurai? Nessuno; solo il proprio Samurai.',
  'HS-AMB-48': "Salvare la faccia giocato da un altro conserva l'alleanza? Sì.",
  'HS-AMB-49':
    "Dopo la morte dello Shogun per mano di un assassino, chi l'ha giocato può proclamare nello stesso turno? Sì, se non ha ancora fatto dichiarazioni.",
  'HS-AMB-50': 'Ki sotto 6: il minimo di 2 azioni vale sempre.',
  'HS-AMB-51':
    'Quali carte tornano nel mazzo con meno di 6 giocatori? I Daimyo iniziali non distribuiti; i Samurai non distribuiti restano fuori.',
  'HS-AMB-52':
    "Si gioca un Daimyo su un secondo in partenza: ammesso; l'alleanza finisce subito, lo scioglimento è nullo, i 25 onore restano perduti.",
  'HS-AMB-53':
    'Un 1° Samurai suicida evita la perdita anche se il secondo prende il Daimyo? Sì; la perdita è il Daimyo.',
  'HS-AMB-54':
    'Si può giocare Salvare la faccia fuori dalle due finestre? No; non avrebbe effetto. Si può scartare.',
  'HS-AMB-55':
    "Il Daimyo dell'attaccante muore a metà turno: il turno continua; ki e azioni si ricalcolano senza la sua casa; con azioni rimaste si può giocare un nuovo Daimyo; niente seconda dichiarazione.",
  'HS-AMB-56':
    'Un giocatore lascia la partita: il posto resta; i suoi turni finiscono dopo la raccolta e valgono le risposte di norma. Se raggiunge il traguardo raccogliendo, vince.',
  'HS-AMB-57': 'I dieci Daimyo sono tutti diversi? Vale la tabella: tre iniziali 5/0/1 e tre 10/0/2.',
  'HS-AMB-58': 'I castelli portano onore? Sì, come da tabella.',
  'HS-AMB-59':
    'In quali case può agire una spia? In ogni casa di un altro giocatore, anche quella del Daimyo servito e del proprio secondo; mai in una propria. Una carta rubata deve cambiare casa.',
  'HS-AMB-60': 'Quando si rimescolano gli scarti? Quando un giocatore pesca e il mazzo è vuoto.',
  'HS-AMB-61':
    'Metà positiva e metà negativa di un secondo: conta solo il totale; arrotondate, sommate e registrate in una volta, poi si controlla il traguardo una volta.',
  'HS-AMB-62':
    "Il Daimyo servito muore nell'attacco sostenuto dal secondo (in partenza, promesso): tutti i suoi Samurai sono subito Rônin; uno scioglimento è nullo, i 25 onore non si rendono; la casa del Samurai è intatta.",
  'HS-AMB-63':
    'Si può riprendere una carta scelta prima di sceglierne la casa o il bersaglio? Scegliere una carta e poi la casa o il bersaglio è una sola giocata. Le regole non offrono ritorno fra le due e non pongono limiti: il tavolo stesso riprende una giocata a metà, senza costo, senza dire nulla agli altri e senza lasciare nulla nel conto delle azioni.',
  'HS-AMB-64':
    "Opzione, chi può dichiarare un'alleanza: solo i Rônin, o chiunque. Chiunque: anche un 1° Samurai il cui Daimyo non è Shogun. Il suo Daimyo lascia il gioco come se morisse fuori battaglia: è scartato con la casa, castello compreso, gli altri suoi Samurai sono subito Rônin, nessuno è interrogato per Salvare la faccia e non si perde onore. Egli è Rônin in quel momento e promesso dalla dichiarazione, che è quella del suo turno; ki e azioni si ricontano.",
  'HS-AMB-65':
    'Opzione, Salvare la faccia dello Shogun: attiva, chi controlla lo Shogun può giocare Salvare la faccia per altri. Inattiva: non può giocarla affatto.',
  'HS-EX-1': "L'onore sotto zero.",
  'HS-EX-2': 'Una quinta azione a metà turno.',
  'HS-EX-3': 'Il reddito di un secondo Samurai.',
  'HS-EX-4': 'Gli arrotondamenti.',
  'HS-EX-5': 'Ki e azioni.',
  'HS-EX-6': 'Arrotondamenti separati.',
  'HS-EX-7': 'I dadi di una battaglia.',
  'HS-EX-8': 'La parità.',
  'HS-EX-9': 'Salvare la faccia dopo una battaglia perduta.',
  'HS-EX-10': "L'assassino e le guardie.",
  'HS-EX-11': 'Il secondo Samurai traditore.',
  'HS-EX-12': "Il calendario di un'alleanza.",
  'HS-EX-13': 'Il calendario di uno scioglimento.',
  'HS-EX-14': 'Il congedo.',
  'HS-EX-15': 'Le risposte a Disonore.',
  'HS-EX-16': 'Disonore contro il giocatore dello Shogun.',
  'HS-EX-17': "La spia d'élite.",
  'HS-EX-18': 'La vittoria.',
  'HS-EX-19': 'Un Rônin con armi da fuoco.',
  'HS-EX-20': 'Più Salvare la faccia.',
  'HS-EX-21': 'Una metà negativa vicino al traguardo.',
  'HS-EX-22': "L'attaccante perde, con un secondo Samurai in partenza.",
}

export default clauses
