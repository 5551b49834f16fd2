import type { Choice, Seat, StandingAnswer } from '@noren/engine'
import { DISCIPLE, DOUBLE_VISION, STUMBLE } from './cards.ts'
import { printed } from './printed.ts'
import type { QuestionOf, SakeView, Seen } from './view.ts'
import { lastSeen } from './seen.ts'
import { cardOfWord } from './things.ts'
import { defenceParts, totalOf } from './sums.ts'

/**
 * What a player may have answered from a figure on (section 5.2). At stake is what everybody sees: the value of a declared Attack,
 * the Steps of a declared Move, the sake that would be lost. Only what is played for it depends on the own hand.
 */

const cardOf = ({ words }: Choice): number => cardOfWord(words[1])

/** What a card is good for beside its Defence box: who spends it gives that up. */
function otherUse(view: SakeView, card: number): number {
  const p = printed(view.open)
  return (p.attack[card] ?? 0) + (p.move[card] ?? 0) + (p.drink[card] ?? 0)
}

/** An Interruption or a Disciple may still stop something whole: they are spared for that (SK-INT-9, SK-INT-10, SK-DEF-8). */
const spared = (view: SakeView, card: number): number =>
  [STUMBLE, DOUBLE_VISION, DISCIPLE].includes(printed(view.open).type[card] ?? -1) ? 1 : 0

/** The choice with the smallest figures, compared one after the other; of equals the first. */
function least(choices: readonly Choice[], figures: (choice: Choice) => readonly number[]): Choice | null {
  let found: { readonly choice: Choice; readonly of: readonly number[] } | null = null
  for (const choice of choices) {
    const of = figures(choice)
    const than = found?.of ?? []
    const at = of.findIndex((n, i) => n !== than[i])
    if (found === null || (at >= 0 && (of[at] ?? 0) < (than[at] ?? 0))) found = { choice, of }
  }
  return found?.choice ?? null
}

const said = (choices: readonly Choice[], ...verbs: readonly string[]): Choice[] =>
  choices.filter(c => verbs.includes(String(c.words[0])))

/** What comes through when a Defence card or a sacrificed Disciple is put against it (SK-DEF-3, SK-DEF-8). */
function comesThrough(view: SakeView, seat: Seat, f: QuestionOf<'defend'>, choice: Choice): number {
  if (choice.words[0] === 'sacrifice') return 0
  const parts = defenceParts(view, seat, cardOf(choice), f.ranged)
  return Math.max(0, f.value - totalOf(parts))
}

/**
 * The defence through which the least comes; of equals a card before a sacrificed Disciple, any card before an Interruption or a
 * Disciple, and then the one with the least other use. One that keeps nothing off is not played. `most`: more than this cannot be lost anyway (SK-TORMENT-8).
 */
function bestDefence(
  view: SakeView,
  seat: Seat,
  choices: readonly Choice[],
  most = Number.POSITIVE_INFINITY,
): Choice | null {
  const f = view.own.question
  if (f?.kind !== 'defend') return null
  const lost = (c: Choice): number => Math.min(most, comesThrough(view, seat, f, c))
  const bare = Math.max(0, f.value - totalOf(defenceParts(view, seat, null, f.ranged)))
  const useful = said(choices, 'defend', 'sacrifice').filter(c => lost(c) < Math.min(most, bare))
  return least(useful, c => [
    lost(c),
    c.words[0] === 'sacrifice' ? 1 : 0,
    spared(view, cardOf(c)),
    otherUse(view, cardOf(c)),
  ])
}

/** The Interruption with the least other use: its Defence box counts too, for it might have been kept for that. */
const cheapest = (view: SakeView, choices: readonly Choice[], verb: string): Choice | null =>
  least(said(choices, verb), c => [otherUse(view, cardOf(c)) + (printed(view.open).defence[cardOf(c)] ?? 0)])

/** The business under the window that is asked about, if that is about this. */
const under = (view: SakeView, about: 'move' | 'attack'): Seen | null => {
  const f = view.own.question
  return f?.kind === 'window' && f.about === about ? (view.open.stack.at(-1) ?? null) : null
}

const defends = (view: SakeView, seat: Seat, against: 'attack' | 'torment'): QuestionOf<'defend'> | null => {
  const f = view.own.question
  return f?.kind === 'defend' && f.seat === seat && f.against === against ? f : null
}

const ownSake = (view: SakeView, seat: Seat): number => view.open.players[seat]?.total ?? 0

export const ANSWERS = ['defend', 'torment', 'vision', 'stumble', 'vanish'] as const
export type Answer = (typeof ANSWERS)[number]

type Row = Omit<StandingAnswer<SakeView>, 'id'>

const ROWS: Readonly<Record<Answer, Row>> = {
  /** W-DEF, D-9: struck for so much. */
  defend: {
    from: { least: 1, most: 8, usual: 3 },
    stake: (view, seat) => defends(view, seat, 'attack')?.value ?? null,
    best: (view, seat, choices) => bestDefence(view, seat, choices),
  },
  /** W-DEF, D-10: so many sips would be stolen. */
  torment: {
    from: { least: 1, most: 6, usual: 1 },
    stake(view, seat) {
      const f = defends(view, seat, 'torment')
      return f === null ? null : Math.min(f.value, ownSake(view, seat))
    },
    best: (view, seat, choices) => bestDefence(view, seat, choices, ownSake(view, seat)),
  },
  /** W-INT, D-8: a strike at me of so much, stopped by Double Vision (SK-INT-10). */
  vision: {
    from: { least: 1, most: 8, usual: 4 },
    stake(view, seat) {
      const f = under(view, 'attack')
      return f?.kind === 'attack' && f.target === seat ? f.value : null
    },
    best: (view, _seat, choices) => cheapest(view, choices, 'interrupt'),
  },
  /** W-INT, D-8: a Move of so many Steps, stopped by Stumble (SK-INT-9). */
  stumble: {
    from: { least: 1, most: 5, usual: 2 },
    stake(view) {
      const f = under(view, 'move')
      return f !== null && 'steps' in f ? f.steps : null
    },
    best: (view, _seat, choices) => cheapest(view, choices, 'interrupt'),
  },
  /** W-DEMAT, D-27: so many sips of a Spirit would be lost; all Spirits win together, so that any of them may pay. */
  vanish: {
    from: { least: 1, most: 6, usual: 1 },
    stake(view) {
      const f = view.own.question
      if (f?.kind !== 'vanish') return null
      return Math.min(lastSeen(view, 'attack')?.value ?? 0, view.open.players[f.seat]?.haul ?? 0)
    },
    // All that may be played has the same back, and nothing else counts for a Spirit (SK-SPIRIT-3).
    best: (_view, _seat, choices) => said(choices, 'vanish')[0] ?? null,
  },
}

export const answers: readonly StandingAnswer<SakeView>[] = ANSWERS.map(id => ({ id, ...ROWS[id] }))
