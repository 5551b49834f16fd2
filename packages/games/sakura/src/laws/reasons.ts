import type { Facts, Words } from '@noren/engine'
import type { ReasonsUnderLaw } from '@noren/engine/laws'
import { KINDS } from '../clauses.ts'
import type { CharacterId } from '../cards.ts'
import type { SakuraView } from '../index.ts'
import type { Aloud, People } from '@noren/words'
import { aloud, LANG_IDS } from '@noren/words'
import type { SakuraEvent } from '../events.ts'
import { said } from '../words.ts'

/** Whether the facts of a reason are true: judged from the rules, the seat's own view and the words, never from the state. */

const colour = (id: unknown): string => String(id).split('-')[0] ?? ''
const value = (id: unknown): number => Number(String(id).split('-')[1])
const pileAt = (v: SakuraView, side: unknown) => v.open.piles[side === 'left' ? 0 : 1]
const me = (v: SakuraView) => v.open.players[v.own.seat]
const slotOf = (v: SakuraView, id: unknown): number => v.open.row.indexOf(id as CharacterId)
const unserved = (v: SakuraView, side: unknown): boolean =>
  v.open.turn?.unserved.some(s => s === side) === true
const inRow = (v: SakuraView, words: Words, x: Facts): boolean =>
  x['character'] === words[1] && slotOf(v, words[1]) >= 0
/** Nothing but its use stands against a character: it is paid for, or free of charge just now (SA-AMB-51 aside). */
const affordable = (v: SakuraView, [verb, id]: Words): boolean =>
  verb === 'free'
    ? v.open.turn?.freeUse === true
    : !v.open.options.denialHiring && (me(v)?.coins ?? 0) > slotOf(v, id)
const climbing = (v: SakuraView): string => v.open.plusSide
const falling = (v: SakuraView): string => (v.open.plusSide === 'left' ? 'right' : 'left')

/** What a card may count as with these cooks, each raised, lowered or left alone. */
function values(v: SakuraView, card: unknown, helpers: readonly string[]): Set<number> {
  let found = new Set([value(card)])
  for (const [i, n] of v.open.table.cooks.entries())
    if (helpers.includes(`cook-${i + 1}`))
      found = new Set([...found].flatMap(x => [x, ((x - 1 + n) % 13) + 1, ((x - 1 + 13 - n) % 13) + 1]))
  return found
}

/** Whether a card would lie well on a top card after all. */
function follows(
  v: SakuraView,
  card: unknown,
  top: unknown,
  climbs: boolean,
  helpers: readonly string[],
): boolean {
  if (helpers.includes('konohana-free')) return true
  const t = value(top)
  const kin = colour(card) === colour(top) || helpers.includes('konohana-colour')
  return [...values(v, card, helpers)].some(n => {
    if (n === t) return true
    if (!kin) return false
    const onwards = climbs ? n > t || (t === 13 && n === 1) : n < t || (t === 1 && n === 13)
    return onwards || helpers.includes(climbs ? 'samurai-lower' : 'samurai-higher')
  })
}

/** What readers hear of it, for the law and for tests. */
export const heard: Aloud<SakuraView, SakuraEvent> = await aloud(said)
const names: People = { name: seat => `Player ${seat + 1}`, me: -1 }

export const reasons: ReasonsUnderLaw<SakuraView> = {
  kinds: KINDS,
  // A row is replaced thirty times by nobody: SA-HIRE-23 has an example.
  byExample: ['enoughRefreshes'],
  sentences: (why, view) => LANG_IDS.map(lang => heard.no(lang, why, names, view)),
  truths: {
    misfit(v, _seat, [, card, side], x) {
      const pile = pileAt(v, side)
      const climbs = pile.sign === '+'
      const t = value(pile.top)
      return (
        x['card'] === card &&
        x['pile'] === side &&
        x['top'] === pile.top &&
        x['colour'] === colour(pile.top) &&
        x['value'] === t &&
        x['climbs'] === climbs &&
        x['corner'] === (climbs && t === 13 ? 1 : !climbs && t === 1 ? 13 : null) &&
        String(x['helpers']) === String(v.open.turn?.pending) &&
        v.own.hand.some(id => id === card) &&
        !follows(v, card, pile.top, climbs, x['helpers'] as string[])
      )
    },
    served: (v, _seat, words, x) => x['pile'] === words.at(-1) && !unserved(v, x['pile']),
    mustPlace(v, _seat, [, side], x) {
      const pile = pileAt(v, side)
      const cards = x['cards'] as readonly string[]
      const helpers = v.open.turn?.pending ?? []
      return (
        x['pile'] === side &&
        cards.length > 0 &&
        !v.open.options.voluntaryTake &&
        cards.every(id => v.own.hand.some(held => held === id)) &&
        v.own.hand.every(id => cards.includes(id) === follows(v, id, pile.top, pile.sign === '+', helpers))
      )
    },
    tooDear: (v, _seat, words, x) =>
      inRow(v, words, x) &&
      x['coins'] === me(v)?.coins &&
      x['price'] === slotOf(v, words[1]) + 1 &&
      Number(x['coins']) < x['price'],
    refreshTooDear: (v, _seat, _words, x) =>
      x['coins'] === me(v)?.coins && x['price'] === v.open.refreshPrice && Number(x['coins']) < x['price'],
    bothServed: (v, _seat, words, x) =>
      inRow(v, words, x) &&
      affordable(v, words) &&
      /^(cook|konohana-(colour|free))/.test(String(words[1])) &&
      v.open.turn?.unserved.length === 0,
    climbingServed: (v, _seat, words, x) =>
      inRow(v, words, x) && affordable(v, words) && words[1] === 'samurai-lower' && !unserved(v, climbing(v)),
    fallingServed: (v, _seat, words, x) =>
      inRow(v, words, x) && affordable(v, words) && words[1] === 'samurai-higher' && !unserved(v, falling(v)),
    noTricks: (v, _seat, words, x) =>
      inRow(v, words, x) &&
      affordable(v, words) &&
      words[1] === 'daimyo-discard' &&
      v.own.tricks.length === 0,
    nobodyHasTricks: (v, seat, words, x) =>
      inRow(v, words, x) &&
      affordable(v, words) &&
      words[1] === 'daimyo-steal' &&
      v.open.players.every((p, who) => who === seat || p.tricks === 0),
    freeUseOver: (v, _seat, words, x) =>
      words[0] === 'free' &&
      inRow(v, words, x) &&
      v.open.turn?.freeUse === false &&
      v.open.turn.replacements > 0,
    enoughRefreshes: (v, _seat, words, x) =>
      words[0] === 'refresh' &&
      x['most'] === 30 &&
      v.open.turn?.replacements === 30 &&
      (me(v)?.coins ?? 0) >= v.open.refreshPrice,
    pilesWait: (v, _seat, _words, x) =>
      (x['piles'] as string[]).length > 0 && String(x['piles']) === String(v.open.turn?.unserved),
    drawnThere(v, _seat, [, card], x) {
      const q = v.own.question
      const two = x['two'] === (v.open.seats === 2)
      return q?.kind === 'give' && q.drawn === card && x['card'] === card && x['to'] === q.to && two
    },
    takenThere(v, _seat, [, card], x) {
      const q = v.own.question
      return q?.kind === 'exchange' && q.taken === card && x['card'] === card && x['to'] === q.target
    },
    noTricksThere: (v, seat, [, target], x) =>
      v.own.question?.kind === 'stealWho' &&
      x['target'] === target &&
      target !== seat &&
      v.open.players[Number(target)]?.tricks === 0,
  },
}
