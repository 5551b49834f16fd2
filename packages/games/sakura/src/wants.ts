import type { Fact, Noun } from '@noren/words'
import type { CardId, CardTable, CharacterId } from './cards.ts'
import { CHARACTERS, COLOURS, PRINTED, VALUES, cardOf, colourOf, valueOf } from './cards.ts'
import { fits, helpersOf, shiftsOf } from './placement.ts'

/** What a pile takes, as a thing that sentences can name: worked out by the same predicate that says what is legal. */

const ALL = VALUES.length

/** Runs of values that follow each other: 1, 6 to 13. */
function spans(values: readonly number[]): Noun<'span'>[] {
  const found: [from: number, to: number][] = []
  for (const v of values) {
    const last = found.at(-1)
    if (last !== undefined && last[1] === v - 1) last[1] = v
    else found.push([v, v])
  }
  // Two in a row are named one by one.
  return found
    .flatMap(([from, to]): [number, number | null][] =>
      to === from
        ? [[from, null]]
        : to === from + 1
          ? [
              [from, null],
              [to, null],
            ]
          : [[from, to]],
    )
    .map(([from, to]) => ({ noun: 'span', facts: { from, to } }))
}

/** `pending` are the helpers whose effect the next card has. */
export function wantNoun(
  top: CardId,
  rises: boolean,
  table: CardTable = PRINTED,
  pending: readonly CharacterId[] = [],
): Noun<'want'> {
  const card = cardOf(top)
  const colour = COLOURS[colourOf(card)] as Fact
  if (pending.length === 0) return { noun: 'want', facts: { colour, value: valueOf(card), rises } }
  const helpers = pending.map(id => CHARACTERS.indexOf(id))
  const takes = (c: number): number[] =>
    VALUES.filter(v => fits(c * ALL + v - 1, card, rises, shiftsOf(table, helpers), helpersOf(helpers)))
  const own = takes(colourOf(card))
  const every = takes((colourOf(card) + 1) % COLOURS.length)
  if (every.length === ALL) return { noun: 'want-card' }
  if (own.length === ALL) return { noun: 'want-suit', facts: { colour, any: spans(every) } }
  const only = own.filter(v => !every.includes(v))
  return { noun: 'want-set', facts: { colour, only: spans(only), any: spans(every) } }
}
