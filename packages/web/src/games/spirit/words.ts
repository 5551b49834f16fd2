import { plainText } from '../../table/rich.tsx'
import type { Words } from '@noren/engine'
import type { BoardView, DefenceSymbol, Raider, SpiritOpen } from './model.ts'
import { cardOf, litCard, nameOfSamurai, SAMURAI, shapeOf, SYMBOLS } from './model.ts'
import type { BoardContext, Speak } from './board-context.ts'
import { nameAt } from './board-context.ts'

type Penalty = Raider['penalty'][number]
type Hyphened<S extends string> = S extends `${infer A}_${infer B}`
  ? `${Lowercase<A>}-${Hyphened<B>}`
  : Lowercase<S>
/** The message that names a penalty in two words. */
export const penaltyId = (p: Penalty): `board-pen-${Hyphened<Penalty>}` =>
  `board-pen-${p.toLowerCase().replaceAll('_', '-') as Hyphened<Penalty>}`

/** The full name of a card, as a screen reader says it. */
export function raiderName(say: Speak, r: Raider): string {
  const penalty = r.penalty.map(p => say(penaltyId(p))).join(', ')
  return say('board-raider-full', {
    rank: say(`board-rank-${r.rank}`),
    value: r.value,
    symbol: r.symbol === null ? say('board-no-symbol') : say(`board-symbol-${r.symbol}`),
    penalty: penalty === '' ? say('board-no-penalty') : penalty,
    flames: say(r.flames ? 'board-flames' : 'board-no-flames'),
  })
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Who this is: "Kanbei, ignores odd penalties", "Gorobei, as the Bear", "Kikuchiyo, out for tonight". */
export function whoIs({ say, view }: Pick<BoardContext, 'say' | 'view'>, b: BoardView): string {
  if (b.samurai === null) return ''
  const name = nameOfSamurai(b.samurai)
  if (b.passed) return say('board-out', { name })
  if (b.animal) return say('board-as', { name, animal: say(`board-animal-${shapeOf(view, b.samurai)}`) })
  return `${name}, ${say(`board-short-${b.samurai}`)}`
}

/** The line under a player's name; a samurai who is called by its own name is not named twice. */
export function underName(context: Pick<BoardContext, 'say' | 'view'>, b: BoardView, called: string): string {
  const { say, view } = context
  if (b.samurai === null || called !== nameOfSamurai(b.samurai)) return whoIs(context, b)
  return capital(
    b.passed
      ? say('board-passed')
      : b.animal
        ? say(`board-animal-${shapeOf(view, b.samurai)}`)
        : say(`board-short-${b.samurai}`),
  )
}

export function plateName(context: BoardContext, seat: number): string {
  const { say, view } = context
  const b = view.boards[seat]
  if (b === undefined) return ''
  const left = SYMBOLS.filter((_, i) => (b.defence[i] ?? -1) >= 0).map(s => say(`board-symbol-${s}`))
  return say('board-plate', {
    name: nameAt(context, seat),
    who: whoIs(context, b),
    total: b.total,
    kiai: b.kiai,
    left: left.length === 0 ? say('board-nothing') : left.join(', '),
    wounds: say('board-wounds', { n: b.wounds }),
  })
}

const isSymbol = (x: unknown): x is DefenceSymbol => (SYMBOLS as readonly unknown[]).includes(x)

/** The verb on a tile. */
export function verbOf(context: BoardContext, words: Words): string {
  const { say } = context
  const [verb, a] = words
  switch (verb) {
    case 'give':
      return say('board-do-give', { name: nameAt(context, Number(a)) })
    case 'from':
    case 'to':
    case 'cut':
    case 'heal':
    case 'wound':
      return say('board-do-seat', { name: nameAt(context, Number(a)) })
    case 'first':
      return say('board-do-first', { penalty: say(penaltyId(a as Raider['penalty'][number])) })
    case 'lose':
      return say('board-do-lose', { symbol: isSymbol(a) ? say(`board-symbol-${a}`) : '' })
    case 'defend':
    case 'confront':
    case 'discard':
    case 'under':
    case 'fight':
    case 'support':
    case 'pass':
    case 'again':
    case 'stop':
    case 'ignore':
    case 'suffer':
    case 'use':
    case 'decline':
    case 'nobody':
    case 'ready':
      return say(`board-do-${verb}`)
    default:
      return plainText(context.props.gameWords.label(words))
  }
}

/** What a picked samurai brings: an absent one its talent, one to be chosen its kiai too. */
export function bringsOf(say: Speak, words: Words | undefined): string | null {
  const who = SAMURAI.find(name => name === words?.[1])
  if (who === undefined || (words?.[0] !== 'activate' && words?.[0] !== 'choose')) return null
  const talent = `${say('board-talent')}: ${say(`board-talent-${who}`)}`
  return words[0] === 'activate' ? talent : `${talent} ${say('board-kiai')}: ${say(`board-human-${who}`)}`
}

const lastValue = (view: SpiritOpen, seat: number): number => {
  const last = view.boards[seat]?.line.at(-1)
  return last === undefined ? 0 : cardOf(view, last).value
}

/** What the power of a kiai would do, in numbers. */
function powerNote({ say, view, question: q }: BoardContext): string {
  if (q?.kind !== 'power') return ''
  switch (q.power) {
    case 'build':
      return say('board-note-build', { n: view.barricades, m: view.barricades + 1 })
    case 'deck':
      return say('board-note-deck', { n: q.cards })
    case 'gate':
      return say('board-note-gate', { n: q.cards })
    default:
      return say('board-note-turn-up', { n: q.cards })
  }
}

function confrontNote(context: BoardContext): string {
  const { say, view, question } = context
  const lit = litCard(question)
  const b = lit === null ? undefined : view.boards[lit.seat]
  if (lit === null || b === undefined) return ''
  const { value } = cardOf(view, lit.card)
  const vars = { total: b.total, value, sum: lit.total, kiai: b.kiai }
  return say(
    lit.clash === 'kiai'
      ? 'board-note-exact'
      : lit.clash === 'above'
        ? 'board-note-over'
        : 'board-note-below',
    vars,
  )
}

function woundNote(say: Speak, b: BoardView, deadly: number): string {
  const n = b.wounds
  const m = n + 1
  // A marker is already there: the board turns, or the samurai falls.
  return say(m >= deadly ? 'board-note-dies' : b.wound ? 'board-note-turns' : 'board-note-wound', { n, m })
}

function seatNote(context: BoardContext, verb: string, seat: number): string {
  const { say, view, question } = context
  const b = view.boards[seat]
  const kind = question?.kind
  if (b === undefined || b.samurai === null) return ''
  if (verb === 'heal') return say('board-note-heal')
  if (verb === 'wound') return woundNote(say, b, view.deadly)
  if (verb === 'give') return say(`board-short-${b.samurai}`)
  if (kind === 'lendFrom') return say('board-note-token', { talent: say(`board-short-${b.samurai}`) })
  if (verb === 'cut' || kind === 'moveFrom') return say('board-note-from', { value: lastValue(view, seat) })
  return say('board-note-to', { total: b.total, kiai: b.kiai })
}

/** The result under the verb: the price before the seal, in numbers. It judges nothing; the server does. */
export function noteOf(context: BoardContext, words: Words): string {
  const { say, view, question, me } = context
  const [verb, a] = words
  const mine = view.boards[me]
  if (mine === undefined) return ''
  switch (verb) {
    case 'defend': {
      const lit = litCard(question)
      const symbol = lit === null ? null : cardOf(view, lit.card).symbol
      return symbol === null
        ? ''
        : say('board-note-defend', { symbol: capital(say(`board-symbol-${symbol}`)), total: mine.total })
    }
    case 'confront':
      return confrontNote(context)
    case 'discard': {
      const lit = litCard(question)
      return lit === null ? '' : say('board-note-discard', { value: cardOf(view, lit.card).value })
    }
    case 'under':
      return say('board-note-under')
    case 'fight':
      return say('board-note-fight', { n: view.deck.length })
    case 'support':
      return mine.samurai === null ? '' : say('board-note-support', { name: nameOfSamurai(mine.samurai) })
    case 'pass': {
      const lack = SYMBOLS.filter((_, i) => (mine.defence[i] ?? -1) < 0).map(s => say(`board-symbol-${s}`))
      return lack.length === 0
        ? say('board-note-pass-full')
        : say('board-note-pass', { lack: lack.join(', ') })
    }
    case 'again':
      return say('board-note-again', { n: view.deck.length })
    case 'stop':
      return say('board-note-stop', { total: mine.total })
    case 'ignore':
      return say('board-note-ignore')
    case 'suffer':
      return question?.kind === 'ignore' ? say(penaltyId(question.icon)) : ''
    case 'use':
      return powerNote(context)
    case 'decline':
      return say('board-note-decline')
    case 'nobody':
      return say('board-note-nobody')
    case 'ready':
      return say('board-note-ready')
    case 'lose': {
      const card = mine.defence[SYMBOLS.findIndex(s => s === a)] ?? -1
      return card < 0 ? '' : say('board-note-lose', { value: cardOf(view, card).value })
    }
    case 'give':
    case 'from':
    case 'to':
    case 'cut':
    case 'heal':
    case 'wound':
      return seatNote(context, verb, Number(a))
    default:
      return ''
  }
}
