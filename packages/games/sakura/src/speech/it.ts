import type { CardId, CharacterId } from '../cards.ts'
import { REFRESH_PRICE } from '../cards.ts'
import type { People, Speech, Wanted } from './speech.ts'
import { colourIn, joined, partsOf, valueIn } from './speech.ts'

const coins = (n: number): string => (n === 1 ? '1 moneta' : `${n} monete`)
const cards = (n: number): string => (n === 1 ? '1 carta' : `${n} carte`)
const COLOURS: Readonly<Record<string, string>> = { black: 'nero', red: 'rosso', green: 'verde', blue: 'blu' }
const colour = (id: CardId): string => COLOURS[colourIn(id)] ?? ''
const card = (id: CardId): string => `${valueIn(id)} ${colour(id)}`
/** L'articolo: l'1, l'8, l'11, il resto. */
const the = (named: string): string => (/^\**(1|8|11) /.test(named) ? `l’${named}` : `il ${named}`)
const cardList = (ids: readonly CardId[]): string => joined(ids.map(card), 'e')
const side = (s: string): string => (s === 'left' ? 'la pila di sinistra' : 'la pila di destra')
const fromSide = (named: string): string => named.replace('la pila', 'dalla pila')
const onSide = (s: string): string => (s === 'left' ? 'sulla pila di sinistra' : 'sulla pila di destra')
const token = (s: string): string => (s === 'white' ? 'bianco' : 'nero')
const PLACES = {
  left: 'il tuo vicino di sinistra',
  right: 'il tuo vicino di destra',
  opposite: 'il tuo avversario',
} as const

const characters: Readonly<Record<CharacterId, string>> = {
  'cook-1': 'Primo Cuoco',
  'cook-2': 'Secondo Cuoco',
  'cook-3': 'Terzo Cuoco',
  'geisha-neighbours': 'Geisha dei Vicini',
  'geisha-peek': 'Geisha Curiosa',
  'geisha-reorder': 'Geisha Ordinata',
  'samurai-flip': 'Samurai del Capovolgimento',
  'samurai-lower': 'Samurai della Discesa',
  'samurai-higher': 'Samurai della Salita',
  'daimyo-discard': 'Daimyo Clemente',
  'daimyo-steal': 'Daimyo Avido',
  'daimyo-vote': 'Daimyo della Scommessa',
  'konohana-harvest': 'Konohana del Raccolto',
  'konohana-colour': 'Konohana dei Colori',
  'konohana-free': 'Konohana del Vento',
}
const titled = (id: CharacterId): string =>
  id.startsWith('konohana') ? characters[id] : `${id.startsWith('geisha') ? 'la' : 'il'} ${characters[id]}`
const does = (p: People, seat: number, you: string, they: string): string =>
  p.me(seat) ? `**Tu** ${you}` : `${p.of(seat)} ${they}`
const them = (p: People, seat: number): string => (p.me(seat) ? 'te' : p.of(seat))
const whose = (p: People, seat: number, yours: string, thing: string): string =>
  p.me(seat) ? yours : `${thing} di ${p.of(seat)}`
const some = (id: CardId | null): string => (id === null ? 'una carta' : the(`**${card(id)}**`))

const wanted = ({ colour, climbs, value, corner }: Wanted): string => {
  const named = COLOURS[colour] ?? ''
  const on = corner === null ? `${named} ${climbs ? 'sopra' : 'sotto'} ${value}` : `${corner} ${named}`
  return `${on}, o qualsiasi ${value}`
}

export const it: Speech = {
  title: 'Sakura',
  tagline: 'Posa petalo su petalo, e lascia gli shuriken agli altri.',
  unit: 'shuriken',
  options: {
    voluntaryTake: 'Le pile si possono prendere a piacere',
    openSums: 'Il tavolo calcola quanto paga una pila',
    denialHiring: 'Si può assumere un personaggio solo per negarlo agli altri',
    data: 'Cifre delle carte a tua scelta',
  },
  yes: 'sì',
  no: 'no',
  card,
  side,
  token,
  characters,
  coins,
  wanted,
  titled,
  effect(id, n) {
    const effects: Readonly<Record<string, string>> = {
      'geisha-neighbours': 'Pesca una carta da ogni vicino e dagliene un’altra.',
      'geisha-peek': 'Guarda una mano; puoi scambiare una carta.',
      'geisha-reorder': 'Guarda tutta una pila e mettila nell’ordine che vuoi.',
      'samurai-flip': 'Gira la carta Yin-Yang: la pila che sale scende, e viceversa.',
      'samurai-lower': 'La tua prossima carta può essere più bassa sulla pila che sale.',
      'samurai-higher': 'La tua prossima carta può essere più alta sulla pila che scende.',
      'daimyo-discard': 'Elimina una carta delle tue prese; guadagni il doppio dei suoi shuriken in monete.',
      'daimyo-steal':
        'Ruba una carta dalle prese di un altro; guadagni il triplo dei suoi shuriken in monete.',
      'daimyo-vote': 'Tutti scelgono un lato in segreto: guadagni il doppio del prezzo, o la metà.',
      'konohana-harvest': 'Guadagna le monete di una pila.',
      'konohana-colour': 'La tua prossima carta vale come il colore della pila.',
      'konohana-free': 'La tua prossima carta va dove vuoi.',
    }
    return effects[id] ?? `La tua prossima carta vale ${n} in più o ${n} in meno.`
  },
  applied(a, n) {
    const { id, sign } = partsOf(a)
    return sign === '' ? characters[id] : `${sign}${n}`
  },
  label(verb, object, second, f) {
    const whom = f.place === 'other' ? `giocatore ${f.number}` : PLACES[f.place]
    switch (verb) {
      case 'place':
        return `Posa ${the(object)} ${second.replace('la pila', 'sulla pila')}`
      case 'take':
        return f.coins === null
          ? `Prendi ${object}: ${cards(f.size)}`
          : `Prendi ${object}: ${cards(f.size)}, guadagni ${coins(f.coins)}`
      case 'hire':
        return `Assumi ${object} per ${coins(f.price)}`
      case 'free':
        return `Usa ${object} gratis`
      case 'refresh':
        return `Nuova fila per ${coins(f.price)}, con un personaggio gratis`
      case 'end':
        return 'Finisci il turno'
      case 'apply':
        if (object === '') return 'Non applicare nulla'
        return f.counts === null ? `Applica ${object}` : `Applica ${object}: vale ${f.counts}`
      case 'replace':
        return `Ricomincia la pila con ${the(object)}`
      case 'give':
        return `Dai ${the(object)}`
      case 'look':
        return `Guarda la mano: ${whom}`
      case 'swap':
        return `Prendi ${the(object)}`
      case 'leave':
        return 'Non prendere nulla'
      case 'study':
        return `Guarda ${object}`
      case 'lay':
        return `Posa poi ${the(object)}`
      case 'keep':
        return 'Fatto: il resto mantiene il suo ordine'
      case 'restore':
        return 'Rimetti tutto com’era'
      case 'discard':
        return `Elimina ${the(object)}`
      case 'rob':
        return `Guarda le prese: ${whom}`
      case 'steal':
        return `Ruba ${the(object)}`
      case 'vote':
        return `Scegli ${object}`
      case 'harvest':
        return f.coins === null
          ? `Raccogli ${fromSide(object)}`
          : `Raccogli ${fromSide(object)}: ${coins(f.coins)}`
      default:
        return verb
    }
  },
  turn(wants, pending, free) {
    const extra = free
      ? ' Uno dei nuovi personaggi ora è gratis.'
      : pending
        ? ' I tuoi aiutanti valgono per la prossima carta.'
        : ''
    if (wants.length === 0) return `Assumi ancora, o finisci il turno.${extra}`
    const each = wants.map(w => `${w.pile === 'left' ? 'Sinistra' : 'Destra'}: ${wanted(w)}`)
    return `Servi ${wants.length === 2 ? 'le due pile' : 'l’altra pila'}. ${each.join(' · ')}.${extra}`
  },
  ask(q, p) {
    switch (q.kind) {
      case 'how':
        return q.card === null
          ? 'Come valgono i tuoi aiutanti?'
          : `Come valgono i tuoi aiutanti per ${the(card(q.card))}?`
      case 'replace':
        return `Quale carta ricomincia ${side(q.pile)}? Va bene qualsiasi carta.`
      case 'give':
        return q.drawn === null
          ? `Quale carta dai a ${them(p, q.to)}?`
          : `Hai pescato ${the(card(q.drawn))} da ${them(p, q.to)}. Quale altra carta dai?`
      case 'peekWho':
        return 'Quale mano guardi?'
      case 'peek':
        return `Questa è ${whose(p, q.target, 'la tua mano', 'la mano')}. Prendi una carta?`
      case 'exchange':
        return `Quale carta dai a ${them(p, q.target)} in cambio?`
      case 'reorderWhich':
        return 'Quale pila guardi?'
      case 'reorder':
        return 'Riponi la pila, dal basso verso l’alto.'
      case 'discardTrick':
        return 'Quale carta delle tue prese lascia il gioco?'
      case 'stealWho':
        return 'Di chi guardi le prese?'
      case 'steal':
        return `Quale carta prendi tra ${whose(p, q.target, 'le tue', 'quelle')}?`
      case 'vote':
        return `Bianco o nero? ${does(p, q.seat, 'hai pagato', 'ha pagato')} ${coins(q.price)} per questo voto.`
      case 'harvest':
        return 'Da quale pila raccogli?'
      default:
        return 'Tocca a te.'
    }
  },
  waiting: names => `Si aspetta ${joined(names, 'e')}.`,
  over: 'La partita è finita.',
  tell(e, p) {
    switch (e.type) {
      case 'shuffled':
        return e.returned === 0
          ? null
          : `Restavano troppo poche carte: tornano in gioco le ${e.returned} eliminate.`
      case 'roundBegan':
        return `Round ${e.round}. ${card(e.left)} a sinistra, ${card(e.right)} a destra. ${does(p, e.first, 'cominci', 'comincia')}.`
      case 'placed':
        return (
          `${does(p, e.seat, 'posi', 'posa')} ${some(e.card)} ${onSide(e.pile)}` +
          (e.helpers.length === 0 ? '.' : ` con ${joined(e.helpers.map(titled), 'e')}.`)
        )
      case 'took':
        return `${does(p, e.seat, 'prendi', 'prende')} ${side(e.pile)}: ${cards(e.count)} e ${coins(e.coins)}.`
      case 'replaced':
        return `${does(p, e.seat, 'ricominci', 'ricomincia')} ${side(e.pile)} con ${some(e.card)}.`
      case 'gained':
        return e.dry ? 'La riserva è vuota.' : null
      case 'hired':
        return e.free
          ? `${does(p, e.seat, 'usi', 'usa')} **${titled(e.character)}** gratis.`
          : `${does(p, e.seat, 'assumi', 'assume')} **${titled(e.character)}** per ${coins(e.price)}${e.unused ? ', solo per negarlo agli altri' : ''}.`
      case 'refreshed':
        return `${does(p, e.seat, 'rinnovi', 'rinnova')} la fila per ${coins(REFRESH_PRICE)}.`
      case 'reshuffled':
        return 'I personaggi scartati formano un nuovo mazzo.'
      case 'drew':
        return `${does(p, e.seat, 'peschi', 'pesca')} ${some(e.card)} da ${them(p, e.from)}.`
      case 'gave':
        return `${does(p, e.seat, 'dai', 'dà')} ${some(e.card)} a ${them(p, e.to)}.`
      case 'peeked':
        return (
          `${does(p, e.seat, 'guardi', 'guarda')} ${whose(p, e.target, 'la tua mano', 'la mano')}` +
          (e.cards === null ? '.' : `: ${cardList(e.cards)}.`)
        )
      case 'swapped':
        return `${does(p, e.seat, 'prendi', 'prende')} ${some(e.card)} a ${them(p, e.from)}.`
      case 'left':
        return `${does(p, e.seat, 'non prendi', 'non prende')} nulla.`
      case 'studied':
        return `${does(p, e.seat, 'guardi', 'guarda')} tutta ${side(e.pile)}${e.cards === null ? '.' : `: ${cardList(e.cards)}.`}`
      case 'reordered':
        return `${does(p, e.seat, 'riponi', 'ripone')} ${side(e.pile)}: in cima c’è ${the(`**${card(e.top)}**`)}.`
      case 'flipped':
        return `La carta Yin-Yang gira: ora sale ${side(e.plusSide)}.`
      case 'discardedTrick':
        return `${does(p, e.seat, 'elimini', 'elimina')} ${some(e.card)} dal gioco e ${p.me(e.seat) ? 'guadagni' : 'guadagna'} ${coins(e.coins)}.`
      case 'looked':
        return `${does(p, e.seat, 'guardi', 'guarda')} ${whose(p, e.target, 'le tue prese', 'le prese')}.`
      case 'stole':
        return `${does(p, e.seat, 'prendi', 'prende')} ${some(e.card)} tra ${whose(p, e.from, 'le tue prese', 'le prese')}: ${coins(e.coins)}.`
      case 'voteOpened':
        return 'Bianco o nero? Tutti scelgono in segreto.'
      case 'voteRevealed': {
        const white = e.sides.filter(s => s === 'white').length
        const toss = e.toss === null ? '' : ` Il terzo gettone cade sul ${token(e.toss)}.`
        return `I gettoni si scoprono: **${white} bianco, ${e.sides.length - white} nero**.${toss} ${does(p, e.seat, 'guadagni', 'guadagna')} ${coins(e.coins)}.`
      }
      case 'harvested':
        return `${does(p, e.seat, 'raccogli', 'raccoglie')} ${fromSide(side(e.pile))}: ${coins(e.coins)}.`
      case 'roundScored':
        return `Il round ${e.round} è finito: ${joined(
          e.scores.map((n, seat) => `${p.me(seat) ? 'tu' : p.of(seat)} ${n}`),
          'e',
        )}.`
      case 'gameOver':
        return e.winners.length === 1
          ? `${does(p, e.winners[0] ?? 0, 'vinci', 'vince')} la partita.`
          : `Vittoria condivisa: ${joined(
              e.winners.map(seat => (p.me(seat) ? 'tu' : p.of(seat))),
              'e',
            )}.`
      default:
        return null
    }
  },
}
