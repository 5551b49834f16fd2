import type { Words } from '@noren/engine'
import type { BoardView, DefenceSymbol, Raider, SpiritOpen } from './pack.ts'
import { cardOf, litCard, nameOfSamurai, SAMURAI, SYMBOLS } from './pack.ts'
import type { Sight } from './sight.ts'
import { nameAt } from './sight.ts'
import type { Speak } from './texts.ts'

/** The full name of a card, as a screen reader says it. */
export function raiderName(say: Speak, r: Raider): string {
  const penalty = r.penalty.map(p => say(`pen.${p}`)).join(', ')
  return say('raiderFull', {
    rank: say(`rank.${r.rank}`),
    value: r.value,
    symbol: r.symbol === null ? say('noSymbol') : say(r.symbol),
    penalty: penalty === '' ? say('noPenalty') : penalty,
    flames: say(r.flames ? 'flames' : 'noFlames'),
  })
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Who this is: "Kanbei, ignores odd penalties", "Gorobei, as the Bear", "Kikuchiyo, out for tonight". */
export function whoIs(say: Speak, b: BoardView): string {
  if (b.samurai === null) return ''
  const name = nameOfSamurai(b.samurai)
  if (b.passed) return say('out', { name })
  if (b.animal) return say('as', { name, animal: say(`animal.${b.samurai}`) })
  return `${name}, ${say(`short.${b.samurai}`)}`
}

/** The line under a player's name; a samurai who is called by its own name is not named twice. */
export function underName(say: Speak, b: BoardView, called: string): string {
  if (b.samurai === null || called !== nameOfSamurai(b.samurai)) return whoIs(say, b)
  return capital(b.passed ? say('passed') : b.animal ? say(`animal.${b.samurai}`) : say(`short.${b.samurai}`))
}

export function plateName(sight: Sight, seat: number): string {
  const { say, view } = sight
  const b = view.boards[seat]
  if (b === undefined) return ''
  const left = SYMBOLS.filter((_, i) => (b.defence[i] ?? -1) >= 0).map(s => say(s))
  return say('plate', {
    name: nameAt(sight, seat),
    who: whoIs(say, b),
    total: b.total,
    kiai: b.kiai,
    left: left.length === 0 ? say('nothing') : left.join(', '),
    wounds: say('wounds', { n: b.wounds }),
  })
}

const isSymbol = (x: unknown): x is DefenceSymbol => (SYMBOLS as readonly unknown[]).includes(x)

/** The verb on a tile. */
export function verbOf(sight: Sight, words: Words): string {
  const { say } = sight
  const [verb, a] = words
  switch (verb) {
    case 'give':
      return say('do.give', { name: nameAt(sight, Number(a)) })
    case 'from':
    case 'to':
    case 'cut':
    case 'heal':
    case 'wound':
      return say('do.seat', { name: nameAt(sight, Number(a)) })
    case 'first':
      return say('do.first', { penalty: say(`pen.${a as Raider['penalty'][number]}`) })
    case 'lose':
      return say('do.lose', { symbol: isSymbol(a) ? say(a) : '' })
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
      return say(`do.${verb}`)
    default:
      return sight.props.tongue.label(words)
  }
}

/** What a picked samurai brings: an absent one its talent, one to be chosen its kiai too. */
export function bringsOf(say: Speak, words: Words | undefined): string | null {
  const who = SAMURAI.find(name => name === words?.[1])
  if (who === undefined || (words?.[0] !== 'activate' && words?.[0] !== 'choose')) return null
  const talent = `${say('talent')}: ${say(`talent.${who}`)}`
  return words[0] === 'activate' ? talent : `${talent} ${say('kiai')}: ${say(`human.${who}`)}`
}

const lastValue = (view: SpiritOpen, seat: number): number => {
  const last = view.boards[seat]?.line.at(-1)
  return last === undefined ? 0 : cardOf(view, last).value
}

/** What the power of a kiai would do, in numbers. */
function powerNote({ say, view, question: q }: Sight): string {
  if (q?.kind !== 'power') return ''
  switch (q.power) {
    case 'build':
      return say('noteBuild', { n: view.barricades, m: view.barricades + 1 })
    case 'deck':
      return say('noteDeck', { n: q.cards })
    case 'gate':
      return say('noteGate', { n: q.cards })
    default:
      return say('noteTurnUp', { n: q.cards })
  }
}

function confrontNote(sight: Sight): string {
  const { say, view, question } = sight
  const lit = litCard(question)
  const b = lit === null ? undefined : view.boards[lit.seat]
  if (lit === null || b === undefined) return ''
  const { value } = cardOf(view, lit.card)
  const vars = { total: b.total, value, sum: lit.total, kiai: b.kiai }
  return say(lit.clash === 'kiai' ? 'noteExact' : lit.clash === 'above' ? 'noteOver' : 'noteBelow', vars)
}

function woundNote(say: Speak, b: BoardView, deadly: number): string {
  const n = b.wounds
  const m = n + 1
  // A marker is already there: the board turns, or the samurai falls.
  return say(m >= deadly ? 'noteDies' : b.wound ? 'noteTurns' : 'noteWound', { n, m })
}

function seatNote(sight: Sight, verb: string, seat: number): string {
  const { say, view, question } = sight
  const b = view.boards[seat]
  const kind = question?.kind
  if (b === undefined || b.samurai === null) return ''
  if (verb === 'heal') return say('noteHeal')
  if (verb === 'wound') return woundNote(say, b, view.deadly)
  if (verb === 'give') return say(`short.${b.samurai}`)
  if (kind === 'lendFrom') return say('noteToken', { talent: say(`short.${b.samurai}`) })
  if (verb === 'cut' || kind === 'moveFrom') return say('noteFrom', { value: lastValue(view, seat) })
  return say('noteTo', { total: b.total, kiai: b.kiai })
}

/** The result under the verb: the price before the seal, in numbers. It judges nothing; the server does. */
export function noteOf(sight: Sight, words: Words): string {
  const { say, view, question, me } = sight
  const [verb, a] = words
  const mine = view.boards[me]
  if (mine === undefined) return ''
  switch (verb) {
    case 'defend': {
      const lit = litCard(question)
      const symbol = lit === null ? null : cardOf(view, lit.card).symbol
      return symbol === null ? '' : say('noteDefend', { symbol: capital(say(symbol)), total: mine.total })
    }
    case 'confront':
      return confrontNote(sight)
    case 'discard': {
      const lit = litCard(question)
      return lit === null ? '' : say('noteDiscard', { value: cardOf(view, lit.card).value })
    }
    case 'under':
      return say('noteUnder')
    case 'fight':
      return say('noteFight', { n: view.deck.length })
    case 'support':
      return mine.samurai === null ? '' : say('noteSupport', { name: nameOfSamurai(mine.samurai) })
    case 'pass': {
      const lack = SYMBOLS.filter((_, i) => (mine.defence[i] ?? -1) < 0).map(s => say(s))
      return lack.length === 0 ? say('notePassFull') : say('notePass', { lack: lack.join(', ') })
    }
    case 'again':
      return say('noteAgain', { n: view.deck.length })
    case 'stop':
      return say('noteStop', { total: mine.total })
    case 'ignore':
      return say('noteIgnore')
    case 'suffer':
      return question?.kind === 'ignore' ? say(`pen.${question.icon}`) : ''
    case 'use':
      return powerNote(sight)
    case 'decline':
      return say('noteDecline')
    case 'nobody':
      return say('noteNobody')
    case 'ready':
      return say('noteReady')
    case 'lose': {
      const card = mine.defence[SYMBOLS.findIndex(s => s === a)] ?? -1
      return card < 0 ? '' : say('noteLose', { value: cardOf(view, card).value })
    }
    case 'give':
    case 'from':
    case 'to':
    case 'cut':
    case 'heal':
    case 'wound':
      return seatNote(sight, verb, Number(a))
    default:
      return ''
  }
}
