import type { Action, Choice, Clause, Core, HintFeatures, Seat, Sense } from './contract.ts'
import type { Face } from './face.ts'
import type { FrozenRules, Game } from './game.ts'
import type { Refusal } from './offers.ts'
import { CLAUSES_ALONE } from './whynot.ts'

/** Rules as the first door hands them out. They were frozen before there were reasons: clauses alone say no. */
export interface Game1 extends Omit<Game, 'whyNot' | 'face'> {
  /** Null if `seat` may do this now, else the sentences that say no. */
  refuse(s: Core, seat: Seat, a: Action): readonly Clause[] | null
  face(
    s: Core,
    seat: Seat,
  ): Omit<Face, 'dim'> & { readonly barred: readonly (Choice & { readonly because: readonly Clause[] })[] }
}

/** What bots knew of a game then: the features of hints had another name. */
interface Sense1 extends Omit<Sense<Core>, 'hintFeatures'> {
  readonly insight?: HintFeatures<Core>
}

/** What the first frozen files export. */
export interface FrozenRules1 {
  readonly door: 1
  readonly game: Game1
  readonly sense?: Sense1
}

const alone = (clauses: readonly Clause[]): Refusal => ({ id: CLAUSES_ALONE, facts: {}, clauses })

/** The game behind a frozen file, whatever door it has, as if it had today's. */
export function throughDoor(rules: FrozenRules | FrozenRules1): Game {
  if (rules.door === 2) return rules.game
  const { game } = rules
  return {
    ...game,
    whyNot(s, seat, a) {
      const clauses = game.refuse(s, seat, a)
      return clauses === null ? null : alone(clauses)
    },
    face(s, seat) {
      const { view, waiting, choices, barred } = game.face(s, seat)
      return { view, waiting, choices, dim: barred.map(b => ({ words: b.words, why: alone(b.because) })) }
    },
  }
}

/** What bots know of the game behind a frozen file, by the names of today. */
export function senseThroughDoor(rules: FrozenRules | FrozenRules1): Sense<Core> | undefined {
  if (rules.door === 2) return rules.sense
  if (rules.sense === undefined) return undefined
  const { insight, ...sense } = rules.sense
  return insight === undefined ? sense : { ...sense, hintFeatures: insight }
}
