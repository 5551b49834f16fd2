/** Decisions with their defaults (section 4), rulings on doubts (section 7) and the names of the examples (section 6). */
import type { ClauseTexts } from '@noren/engine'

export const rulings: ClauseTexts = {
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
    'Rônin di turno, in ogni momento dopo la raccolta: allearsi con un Daimyo possibile, o no. Tempo scaduto: no.',
  'HS-DEC-14':
    'Secondo Samurai di turno, in ogni momento dopo la raccolta: sciogliere o no. Tempo scaduto: no.',
  'HS-DEC-15':
    '1° Samurai di turno con un secondo o un promesso, passo 3: congedarlo giocando un Daimyo su di lui. Tempo scaduto: no.',
  'HS-DEC-16':
    'Ospite del tavolo, prima della partita: traguardo 250, 300 o 400. Di norma: 400 in 3–4, 300 in 5–6.',
  'HS-AMB-1': 'Chi è il mazziere in rete? Un giocatore a caso; comincia il suo vicino di sinistra.',
  'HS-AMB-2':
    'Quante dichiarazioni per turno? Una, di qualunque tipo, dunque al massimo un attacco per turno.',
  'HS-AMB-3': 'Chi ha un Daimyo può unirsi a quello di un altro? No, solo un Rônin.',
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
    '«Non usabile dallo Shogun»: entrambi gli usi sono vietati a chi controlla lo Shogun; può giocarlo per altri; il secondo Samurai dello Shogun può giovarsene contro Disonore.',
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
