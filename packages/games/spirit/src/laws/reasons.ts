import type { Facts, Seat, Words } from '@noren/engine'
import type { ReasonsUnderLaw } from '@noren/engine/laws'
import { KINDS } from '../clauses.ts'
import { SAMURAI, SYMBOLS } from '../cards.ts'
import type { BoardView, SpiritView } from '../view.ts'
import { raiderOf } from '../raider.ts'
import { said } from '../words.ts'
import type { People } from '@noren/words'
import { aloud, LANG_IDS } from '@noren/words'

/** Truths of the reasons, judged by the view, the words and the facts alone. */

type Placed = Extract<SpiritView['own']['question'], { kind: 'place' }>
const placed = (v: SpiritView): Placed => {
  const q = v.own.question
  if (q?.kind !== 'place') throw new Error('no card waits for its place')
  return q
}
const card = (v: SpiritView): NonNullable<ReturnType<typeof raiderOf>> => {
  const raider = raiderOf(v.open, placed(v).card)
  if (raider === undefined) throw new Error('no such raider')
  return raider
}
const board = (v: SpiritView, seat: unknown): BoardView => {
  const b = v.open.boards[Number(seat)]
  if (b === undefined) throw new Error(`no seat ${String(seat)}`)
  return b
}
const sameValue = (v: SpiritView, x: Facts): boolean => x['value'] === card(v).value
const names = (seat: Seat, v: SpiritView): readonly string[] =>
  v.open.active === seat ? v.open.talents : [board(v, seat).samurai ?? '']
const aimed = ([, seat]: Words, x: Facts): boolean => x['seat'] === seat
const asks = (v: SpiritView, x: Facts): boolean => x['question'] === v.own.question?.kind
const TALENTS = ['give', 'discard', 'under']
/** The samurai may use a talent on the card that waits: it is no replacement, and the turn allows talents. */
const mayUse = (v: SpiritView, seat: Seat): boolean =>
  !placed(v).kept && !(v.open.active === seat && v.open.bans.includes('talent'))
const isNeighbour = (v: SpiritView, seat: Seat, other: unknown): boolean => {
  const n = v.open.boards.length
  return other === (seat + 1) % n || other === (seat + n - 1) % n
}
/** The value of the card that waits stands in the samurai's combat line already. */
const repeated = (v: SpiritView, seat: Seat): boolean =>
  board(v, seat).line.some(c => raiderOf(v.open, c)?.value === card(v).value)
const hasCompany = (v: SpiritView, seat: Seat): boolean =>
  v.open.boards.some((b, who) => who !== seat && !b.passed)

const heard = await aloud(said)
const namesFor = (me: Seat): People => ({ name: seat => `Player ${seat + 1}`, me })

export const reasons: ReasonsUnderLaw<SpiritView> = {
  kinds: KINDS,
  sentences: (why, view) => LANG_IDS.map(lang => heard.no(lang, why, namesFor(view.own.seat), view)),
  // What random play seldom meets stands in the examples.
  byExample: [
    'tokenLent',
    'cameBack',
    'pileEmpty',
    'gaveAlready',
    'kept',
    'tokenAway',
    'ownToken',
    'sameLine',
    'noLine',
  ],
  truths: {
    noSymbol: (v, _seat, [verb], x) => verb === 'defend' && sameValue(v, x) && card(v).symbol === null,
    symbolHeld: (v, seat, [verb], x) =>
      verb === 'defend' &&
      x['symbol'] === card(v).symbol &&
      (board(v, seat).defence[SYMBOLS.findIndex(s => s === x['symbol'])] ?? -1) >= 0,
    noDefending: (v, seat, [verb]) =>
      verb === 'defend' && v.open.active === seat && v.open.bans.includes('defend'),
    kept: (v, _seat, [verb], x) =>
      TALENTS.includes(String(verb)) && placed(v).kept && placed(v).from < 0 && sameValue(v, x),
    noTalents: (v, seat, [verb]) =>
      TALENTS.includes(String(verb)) && v.open.active === seat && v.open.bans.includes('talent'),
    wrongValue(v, seat, [, to], x) {
      const { from } = placed(v)
      const odd = card(v).value % 2 === 1
      const mine = names(seat, v)
      const covered = mine.includes(odd ? 'daisuke' : 'heihachi')
      const strict = v.open.options.strictParity
      const on = from >= 0 && to !== from && !strict
      return (
        sameValue(v, x) &&
        !covered &&
        !on &&
        x['giver'] === (odd ? 'heihachi' : 'daisuke') &&
        mine.includes(x['giver']) &&
        x['back'] === (from >= 0 && !strict) &&
        x['strict'] === (from >= 0 && strict)
      )
    },
    neighbourOut: (v, seat, words, x) =>
      words[0] === 'give' &&
      mayUse(v, seat) &&
      isNeighbour(v, seat, x['seat']) &&
      aimed(words, x) &&
      board(v, x['seat']).passed &&
      x['odd'] === (card(v).value % 2 === 1),
    // Who gave the card holds a talent that gives, and is not barred from it by anything else.
    gaveAlready: (v, seat, [verb, to], x) =>
      verb === 'give' &&
      mayUse(v, seat) &&
      isNeighbour(v, seat, to) &&
      sameValue(v, x) &&
      placed(v).givers.includes(seat) &&
      placed(v).from >= 0,
    noRepeat: (v, seat, [verb], x) =>
      verb === 'discard' && mayUse(v, seat) && sameValue(v, x) && !repeated(v, seat),
    // Without the position that came back the discard would be open.
    cameBack: (v, seat, [verb], x) =>
      verb === 'discard' &&
      mayUse(v, seat) &&
      names(seat, v).includes('kyuzo') &&
      repeated(v, seat) &&
      v.open.bans.includes('discard') &&
      Object.keys(x).length === 0,
    pileEmpty: (v, seat, [verb], x) =>
      verb === 'under' &&
      mayUse(v, seat) &&
      names(seat, v).includes('katsushiro') &&
      v.open.deck.length === 0 &&
      Object.keys(x).length === 0,
    alone: (v, seat, [verb]) => verb === 'support' && !hasCompany(v, seat),
    tokenLent: (v, seat, [verb], x) =>
      verb === 'support' &&
      hasCompany(v, seat) &&
      x['holder'] === board(v, seat).token &&
      x['holder'] !== seat,
    noSupport: (v, seat, [verb]) =>
      verb === 'support' &&
      hasCompany(v, seat) &&
      board(v, seat).token === seat &&
      v.open.bans.includes('support'),
    hasPassed: (v, _seat, words, x) => aimed(words, x) && asks(v, x) && board(v, x['seat']).passed,
    noLine: (v, _seat, words, x) =>
      aimed(words, x) &&
      asks(v, x) &&
      ['moveFrom', 'cut'].includes(String(x['question'])) &&
      !board(v, x['seat']).passed &&
      board(v, x['seat']).line.length === 0,
    sameLine(v, _seat, words, x) {
      const q = v.own.question
      return aimed(words, x) && q?.kind === 'moveTo' && q.from === x['seat'] && words[0] === 'to'
    },
    tokenAway: (v, _seat, words, x) =>
      aimed(words, x) &&
      v.own.question?.kind === 'lendFrom' &&
      !board(v, x['seat']).passed &&
      board(v, x['seat']).token === x['holder'] &&
      x['holder'] !== x['seat'],
    ownToken(v, _seat, words, x) {
      const q = v.own.question
      return aimed(words, x) && q?.kind === 'lendTo' && q.owner === x['seat'] && words[0] === 'to'
    },
    noMarker: (v, _seat, words, x) => aimed(words, x) && !board(v, x['seat']).wound,
    taken: (v, _seat, [, samurai], x) => x['samurai'] === samurai && board(v, x['seat']).samurai === samurai,
    spent: (v, _seat, [, samurai], x) =>
      x['samurai'] === samurai &&
      SAMURAI.some(name => name === samurai) &&
      !v.open.absent.some(name => name === samurai) &&
      v.open.boards.every(b => b.samurai !== samurai),
  },
}
