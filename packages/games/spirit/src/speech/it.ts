import { FAMILY_KINDS, FARM_KINDS, ICONS, MODE_ROWS, MODES, SYMBOLS } from '../cards.ts'
import type { FamilyKind, FarmKind, Icon } from '../cards.ts'
import type { Facts, People, Speech } from './speech.ts'
import { joined, nameOf } from './speech.ts'

const does = (p: People, seat: number, you: string, they: string): string =>
  p.me(seat) ? `**Tu** ${you}` : `${p.of(seat)} ${they}`
const them = (p: People, seat: number): string => (p.me(seat) ? 'te' : p.of(seat))
const card = (value: number): string => (value < 0 ? 'un brigante ignoto' : `un **${value}**`)
const the = (value: number): string => (value < 0 ? 'la carta' : value === 1 ? `l’**1**` : `il **${value}**`)
const The = (value: number): string => (value < 0 ? 'La carta' : value === 1 ? `L’**1**` : `Il **${value}**`)
const values = (list: readonly number[]): string =>
  joined(
    list.map(v => `**${v}**`),
    'e',
  )
const count = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`)

const symbols = { hat: 'cappello', farm: 'fattoria', doll: 'bambola' }
const theSymbol = { hat: 'il **cappello**', farm: 'la **fattoria**', doll: 'la **bambola**' }
const icons: Readonly<Record<Icon, string>> = {
  BURN: 'Incendio',
  WOUND: 'Ferita',
  INFILTRATE: 'Infiltrazione',
  NO_DEFEND: 'Niente difesa',
  NO_SUPPORT: 'Niente sostegno',
  ARROW_LEFT: 'Freccia a sinistra',
  ARROW_RIGHT: 'Freccia a destra',
  MUST_PASS: 'Passo obbligato',
  REINFORCE: 'Rinforzo',
  NO_TALENT: 'Niente talento',
  LOSE_DEFENCE: 'Difesa persa',
}
const iconAt = (icon: number): string => icons[ICONS[icon] ?? 'BURN']
const symbolAt = (symbol: number): string => theSymbol[SYMBOLS[symbol] ?? 'hat']
const farms: Readonly<Record<FarmKind, string>> = {
  A: 'una famiglia a caso è perduta',
  B: 'cade un’altra fattoria',
  C: 'brucia una barricata, o una fattoria se non ce n’è',
  D: 'un samurai scelto dalla squadra è ferito',
}
const families: Readonly<Record<FamilyKind, string>> = {
  A: 'un samurai è curato',
  B: 'una barricata è ricostruita',
  C: 'il primo infiltrato è scacciato',
}

const clash = (f: Facts): string =>
  f.clash === 'kiai'
    ? `totale **${f.total}**: kiai!`
    : f.clash === 'above'
      ? `totale **${f.total}** su ${f.kiai}: sopraffatto, un incendio`
      : `totale **${f.total}** su ${f.kiai}`

export const it: Speech = {
  title: 'Samurai Spirit',
  tagline: 'Sette contro i briganti: difendete il villaggio per tre notti, insieme.',
  unit: 'punti',
  options: {
    mode: 'Difficoltà',
    samurai: 'Samurai',
    absent: 'Sostegni dei samurai assenti',
    players: 'Quanti giocano',
    strictParity: 'Ridare richiede il valore del talento',
    data: 'Carte tue',
  },
  values: {
    'samurai.random': 'dati a caso',
    'samurai.choose': 'scelti al tavolo',
    'absent.auto': 'come da regola',
    'absent.on': 'in uso',
    'absent.off': 'non in uso',
    'players.0': 'uno per samurai',
    'players.1': 'una persona li guida tutti',
  },
  yes: 'sì',
  no: 'no',
  modes: { easy: 'Facile', normal: 'Normale', hard: 'Difficile', heroic: 'Eroica' },
  symbols,
  icons,
  effects: {
    BURN: 'Brucia una barricata, o una fattoria se non ce n’è.',
    WOUND: 'Il samurai subisce una ferita.',
    INFILTRATE: 'Il prossimo brigante entra nel villaggio senza essere visto.',
    NO_DEFEND: 'In questo turno nessuna carta può andare a sinistra.',
    NO_SUPPORT: 'In questo turno non si può sostenere.',
    ARROW_LEFT: 'Il vicino di sinistra pesca un brigante dritto nella sua fila.',
    ARROW_RIGHT: 'Il vicino di destra pesca un brigante dritto nella sua fila.',
    MUST_PASS: 'In questo turno il samurai deve passare.',
    REINFORCE: 'Un brigante scartato, preso a caso, è rimescolato nel mazzo.',
    NO_TALENT: 'In questo turno non si usano talenti né segnalini.',
    LOSE_DEFENCE: 'Una carta di difesa è scartata.',
  },
  talents: [
    'Può dare una carta pari pescata (2, 4, 6) a un vicino.',
    'Può dare una carta dispari pescata (1, 3, 5) a un vicino.',
    'Può ignorare le penalità delle carte pari (2, 4, 6).',
    'Può ignorare le penalità delle carte dispari (1, 3, 5).',
    'Dopo un combattimento può combattere una seconda volta.',
    'Può scartare una carta pescata il cui valore è già nella sua fila.',
    'Può mettere una carta pescata sotto il mazzo e pescarne un’altra.',
  ],
  kiais: [
    'Aggiungere una barricata.',
    'Spostare l’ultima carta della fila di un samurai a un altro.',
    'Scartare le prime 2 carte del mazzo.',
    'Scartare i primi 2 infiltrati.',
    'Scartare l’ultima carta della fila di un samurai.',
    'Un samurai dà il suo segnalino Sostegno a un altro.',
    'Scoprire le prime 2 carte del mazzo e ordinarle.',
    'Aggiungere una barricata e curare un samurai.',
    'Due volte, spostare l’ultima carta della fila di un samurai a un altro.',
    'Scartare le prime 3 carte del mazzo.',
    'Scartare i primi 3 infiltrati.',
    'Due volte, scartare l’ultima carta della fila di un samurai.',
    'Un samurai dà il suo segnalino Sostegno a un altro, e una barricata in più.',
    'Scoprire le prime 3 carte del mazzo e ordinarle.',
  ],
  farms,
  families,
  animals: {
    'raccoon-dog': 'cane procione',
    monkey: 'scimmia',
    bear: 'orso',
    boar: 'cinghiale',
    tiger: 'tigre',
    wolf: 'lupo',
    fox: 'volpe',
  },
  label(verb, _words, f) {
    switch (verb) {
      case 'choose':
        return `Gioca **${f.who}**`
      case 'activate':
        return `Chiama **${f.who}**`
      case 'ready':
        return 'Comincia il turno'
      case 'first':
        return `Prima: **${icons[f.icon ?? 'BURN']}**`
      case 'ignore':
        return `Ignora **${icons[f.icon ?? 'BURN']}**`
      case 'suffer':
        return `Subisci **${icons[f.icon ?? 'BURN']}**`
      case 'lose':
        return `Rinuncia: ${theSymbol[f.symbol ?? 'hat']}`
      case 'fight':
        return 'Combatti: rivela un brigante'
      case 'support':
        return 'Sostieni: presta il segnalino, un brigante si infiltra'
      case 'pass':
        return 'Passa: lascia il round'
      case 'confront':
        return `Affronta: ${clash(f)}`
      case 'defend':
        return `Difendi: ${theSymbol[f.symbol ?? 'hat']}`
      case 'give':
        return `Dalla a **${f.who}**`
      case 'discard':
        return 'Scartala: quel valore è nella tua fila'
      case 'under':
        return 'Mettila sotto il mazzo e pescane un’altra'
      case 'again':
        return 'Combatti ancora'
      case 'stop':
        return 'Fermati qui'
      case 'use':
        return f.power === 'build'
          ? 'Costruisci una barricata'
          : f.power === 'deck'
            ? `Scarta ${count(f.cards, 'carta', 'carte')} dal mazzo`
            : f.power === 'gate'
              ? `Scaccia ${count(f.cards, 'infiltrato', 'infiltrati')}`
              : `Scopri ${count(f.cards, 'carta', 'carte')}`
      case 'decline':
        return 'Fanne a meno'
      case 'from':
        return `Da **${f.who}**`
      case 'to':
        return `A **${f.who}**`
      case 'cut':
        return `Scarta l’ultima carta di **${f.who}**`
      case 'heal':
        return `Cura **${f.who}**`
      case 'nobody':
        return 'Non curare nessuno'
      case 'order':
        return `In cima: ${f.order.join(', poi ')}`
      default:
        return `Ferisci **${f.who}**`
    }
  },
  ask(kind, f) {
    switch (kind) {
      case 'choose':
        return 'Quale samurai giochi?'
      case 'absent':
        return 'Chiami un samurai assente per questo turno?'
      case 'order':
        return 'Due penalità: quale prima?'
      case 'ignore':
        return `**${icons[f.icon ?? 'BURN']}**: ignorarla o subirla?`
      case 'loseDefence':
        return 'A quale carta di difesa rinunci?'
      case 'action':
        return 'Combattere, sostenere o passare?'
      case 'recipient':
        return 'A chi presti il tuo segnalino?'
      case 'place':
        return f.given
          ? `Ricevi un **${f.value}**. Dove va?`
          : f.kept
            ? `Questo **${f.value}** deve restare. A sinistra o a destra?`
            : `Un **${f.value}**. Dove va?`
      case 'receive':
        return `Arriva da te un **${f.value}**. A sinistra o a destra?`
      case 'again':
        return 'Combatti una seconda volta?'
      case 'power':
        return 'Kiai! Usi l’effetto?'
      case 'moveFrom':
        return 'Kiai! Di chi si sposta l’ultima carta?'
      case 'moveTo':
        return 'Chi riceve la carta?'
      case 'cut':
        return 'Kiai! Di chi si scarta l’ultima carta?'
      case 'lendFrom':
        return 'Kiai! Di chi è il segnalino da dare?'
      case 'lendTo':
        return 'Chi riceve il segnalino?'
      case 'arrange':
        return 'In che ordine stanno le carte sul mazzo?'
      case 'heal':
        return 'Kiai! Chi è curato?'
      case 'farmWound':
        return 'La caduta della fattoria ferisce un samurai. Quale?'
      case 'bonus':
        return 'La famiglia cura un samurai. Quale?'
      default:
        return 'Tocca a te.'
    }
  },
  waiting: names => `Si aspetta ${joined(names, 'e')}.`,
  over: (won, score) => (won ? `Il villaggio resiste. Punteggio: **${score}**.` : 'Il villaggio è perduto.'),
  tell(e, p) {
    switch (e.type) {
      case 'began':
        return `${count(e.deck, 'brigante scende', 'briganti scendono')} sul villaggio; ${count(e.barricades, 'barricata resiste', 'barricate resistono')}. ${does(p, e.first, 'cominci', 'comincia')}.`
      case 'chose':
        return `${does(p, e.seat, 'giochi', 'gioca')} **${nameOf(e.samurai)}**.`
      case 'turn':
        return null
      case 'activated':
        return `${does(p, e.seat, 'chiami', 'chiama')} **${nameOf(e.samurai)}**.`
      case 'penalty':
        return `${does(p, e.seat, 'subisci', 'subisce')} **${iconAt(e.icon)}** (${the(e.value)}).`
      case 'ignored':
        return `${does(p, e.seat, 'ignori', 'ignora')} **${iconAt(e.icon)}** (${the(e.value)}).`
      case 'impossible':
        return `**${iconAt(e.icon)}** non si può applicare: una ferita al suo posto.`
      case 'reinforced':
        return `${The(e.value)} torna dagli scarti; il mazzo si mescola.`
      case 'lostDefence':
        return `${does(p, e.seat, 'perdi', 'perde')} ${symbolAt(e.symbol)} a sinistra.`
      case 'drawn':
        return e.why === 'arrow'
          ? `La freccia porta ${card(e.value)} a ${them(p, e.seat)}.`
          : `${does(p, e.seat, 'riveli', 'rivela')} ${card(e.value)}.`
      case 'confronted':
        return `${does(p, e.seat, 'affronti', 'affronta')} ${the(e.value)}: totale **${e.total}** su ${e.kiai}.`
      case 'defended':
        return `${does(p, e.seat, 'difendi', 'difende')} con ${symbolAt(e.symbol)}.`
      case 'gave':
        return `${does(p, e.seat, 'dai', 'dà')} ${the(e.value)} a ${them(p, e.to)}.`
      case 'struck':
        return `${does(p, e.seat, 'abbatti', 'abbatte')} ${the(e.value)}.`
      case 'buried':
        return `${does(p, e.seat, 'metti', 'mette')} ${the(e.value)} sotto il mazzo.`
      case 'overwhelmed':
        return `${does(p, e.seat, 'sei', 'è')} sopraffatto: **${e.total}** oltre ${e.kiai}.`
      case 'slipped':
        return e.value < 0 ? 'Un brigante si infiltra senza essere visto.' : `${The(e.value)} si infiltra.`
      case 'lent':
        return p.me(e.owner)
          ? `Il **tuo** segnalino va a ${them(p, e.to)}.`
          : `Il segnalino di ${p.of(e.owner)} va a ${them(p, e.to)}.`
      case 'returned':
        return null
      case 'passed':
        return e.forced
          ? `${does(p, e.seat, 'devi', 'deve')} passare.`
          : `${does(p, e.seat, 'passi', 'passa')}.`
      case 'kiai':
        return `**Kiai!** ${does(p, e.seat, 'liberi', 'libera')} il potere di **${nameOf(e.samurai)}**.`
      case 'declined':
        return `${does(p, e.seat, 'ne fai', 'ne fa')} a meno.`
      case 'moved':
        return `${The(e.value)} passa da ${them(p, e.from)} a ${them(p, e.to)}.`
      case 'cut':
        return `${does(p, e.seat, 'scarti', 'scarta')} ${the(e.value)} di ${them(p, e.from)}.`
      case 'cleared':
        return e.pile === 'deck'
          ? `${does(p, e.seat, 'sgombri', 'sgombra')} la strada: ${values(e.values)}.`
          : `${does(p, e.seat, 'scacci', 'scaccia')} degli infiltrati: ${values(e.values)}.`
      case 'turnedUp':
        return `${does(p, e.seat, 'vedi', 'vede')} chi arriva: ${values(e.values)}.`
      case 'arranged':
        return `Verranno in quest’ordine: ${values(e.values)}.`
      case 'shed':
        return `${The(e.value)} lascia ${p.me(e.seat) ? 'la tua fila' : `la fila di ${p.of(e.seat)}`}: totale **${e.total}**.`
      case 'wounded':
        return e.wounds >= 4
          ? `${does(p, e.seat, 'subisci', 'subisce')} la quarta ferita e ${p.me(e.seat) ? 'cadi' : 'cade'}.`
          : `${does(p, e.seat, 'sei', 'è')} ferito.`
      case 'turned':
        return `${does(p, e.seat, 'diventi', 'diventa')} animale: valore kiai **${e.kiai}**.`
      case 'healed':
        return `${does(p, e.seat, 'sei', 'è')} curato.`
      case 'barricadeLost':
        return `Brucia una barricata: ne restano ${e.left}.`
      case 'barricadeBuilt':
        return `Una barricata è costruita: ce ne sono ${e.left}.`
      case 'farmLost':
        return `Cade una fattoria: ne restano ${e.left}.`
      case 'farmPenalty':
        return `La sua caduta ha un prezzo: ${farms[FARM_KINDS[e.kind] ?? 'A']}.`
      case 'familyLost':
        return `Una famiglia è perduta: ne restano ${e.left}.`
      case 'roundOver':
        return e.everyonePassed
          ? `Tutti hanno passato: ${count(e.gate, 'brigante è', 'briganti sono')} nel villaggio.`
          : `Il round ${e.round} è finito: ${count(e.gate, 'brigante è', 'briganti sono')} nel villaggio.`
      case 'dawn':
        return (
          [
            '',
            '**Alba, fase 1**: i cappelli.',
            '**Alba, fase 2**: le fattorie.',
            '**Alba, fase 3**: le famiglie.',
          ][e.step] ?? '**Alba, fase 4**: gli infiltrati.'
        )
      case 'lacking':
        return p.me(e.seat)
          ? `Ti manca ${symbolAt(e.symbol)}.`
          : `A ${p.of(e.seat)} manca ${symbolAt(e.symbol)}.`
      case 'familiesShown':
        return null
      case 'bonus':
        return `Una famiglia aiuta: ${families[FAMILY_KINDS[e.kind] ?? 'A']}.`
      case 'intruder':
        return e.flames
          ? `Infiltrato: ${card(e.value)} con le fiamme.`
          : `Infiltrato: ${card(e.value)}, innocuo.`
      case 'round':
        return `Round ${e.round}: ${count(e.added, 'nuovo arrivato', 'nuovi arrivati')}, ${e.deck} briganti in tutto. ${does(p, e.first, 'cominci', 'comincia')}.`
      case 'won':
        return `Il villaggio resiste: **${e.score}${MODE_ROWS[e.mode]?.suffix ?? ''}** (${it.modes[MODES[e.mode] ?? 'normal']}).`
      case 'lost':
      default:
        return e.seat < 0 ? 'Il villaggio è perduto.' : `${p.of(e.seat)} è morto, e il villaggio è perduto.`
    }
  },
}
