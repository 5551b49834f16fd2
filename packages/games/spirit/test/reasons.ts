import type { Facts, Lang, Refusal, Seat, Words } from '@noren/engine'
import type { ReasonsUnderLaw } from '@noren/engine/laws'
import { KINDS } from '../src/clauses.ts'
import { SAMURAI, SYMBOLS } from '../src/cards.ts'
import type { BoardView, SpiritView } from '../src/view.ts'
import { raiderOf } from '../src/view.ts'
import { lexicon } from '../src/words.ts'

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

export const reasons: ReasonsUnderLaw<SpiritView> = {
  kinds: KINDS,
  sentence: (lang: Lang, why: Refusal, view: SpiritView) =>
    lexicon.whyNot?.(lang, why, { of: s => `Player ${s + 1}`, me: view.own.seat }, view) ?? '',
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
    kept: (v, _seat, [verb], x) => TALENTS.includes(String(verb)) && placed(v).kept && sameValue(v, x),
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
    neighbourOut: (v, _seat, words, x) =>
      aimed(words, x) && board(v, x['seat']).passed && x['odd'] === (card(v).value % 2 === 1),
    gaveAlready: (v, seat, [verb], x) =>
      verb === 'give' && sameValue(v, x) && placed(v).givers.includes(seat),
    noRepeat: (v, seat, [verb], x) =>
      verb === 'discard' &&
      sameValue(v, x) &&
      board(v, seat).line.every(c => raiderOf(v.open, c)?.value !== x['value']),
    cameBack: (v, _seat, [verb]) => verb === 'discard' && v.open.bans.includes('discard'),
    pileEmpty: (v, _seat, [verb]) => verb === 'under' && v.open.deck.length === 0,
    alone: (v, seat, [verb]) =>
      verb === 'support' && v.open.boards.every((b, who) => who === seat || b.passed),
    tokenLent: (v, seat, [verb], x) =>
      verb === 'support' && x['holder'] === board(v, seat).token && x['holder'] !== seat,
    noSupport: (v, _seat, [verb]) => verb === 'support' && v.open.bans.includes('support'),
    hasPassed: (v, _seat, words, x) => aimed(words, x) && asks(v, x) && board(v, x['seat']).passed,
    noLine: (v, _seat, words, x) => aimed(words, x) && asks(v, x) && board(v, x['seat']).line.length === 0,
    sameLine(v, _seat, words, x) {
      const q = v.own.question
      return aimed(words, x) && q?.kind === 'moveTo' && q.from === x['seat']
    },
    tokenAway: (v, _seat, words, x) =>
      aimed(words, x) && board(v, x['seat']).token === x['holder'] && x['holder'] !== x['seat'],
    ownToken(v, _seat, words, x) {
      const q = v.own.question
      return aimed(words, x) && q?.kind === 'lendTo' && q.owner === x['seat']
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
