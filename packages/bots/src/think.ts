import type { LoadedRules, Rng, RulesRef, Seat, Words } from '@noren/engine'
import { choose } from './choose.ts'
import { isLevel } from './door.ts'
import type { Budget, Level } from './door.ts'
import { hint } from './hint.ts'
import type { Hint } from './hint.ts'

/** What a place where bots think is asked: a view, never a state. */
export interface Asked {
  /** The rules of the match. */
  readonly rules: RulesRef
  readonly view: unknown
  readonly seat: Seat
  readonly rng: Rng
  /** Null asks for a hint: what the strongest would do, and why. */
  readonly level: string | null
}

/** What came of it. */
export type Thought = { readonly words: Words } | { readonly hint: Hint }
/** Why nothing came of it. */
export type Failed = { readonly failed: string }

/** Thinks about one question, wherever bots think: in a thread of a server or in a worker of a page. */
export async function think(
  find: (rules: RulesRef) => Promise<LoadedRules | null>,
  { rules, view, seat, rng, level }: Asked,
  budget: (level: Level, rules: LoadedRules) => { readonly budget?: Budget } = () => ({}),
): Promise<Thought | Failed> {
  try {
    const found = await find(rules)
    if (found === null) return { failed: `no rules of version ${rules.version} of ${rules.game}` }
    const { game, sense } = found
    const q = { game, view, seat, rng, ...(sense === undefined ? {} : { sense }) }
    if (level === null) return { hint: hint(q) }
    if (!isLevel(level)) return { failed: `no bot plays at level ${level}` }
    return { words: choose({ ...q, level, ...budget(level, found) }).words }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

/** The move of a thought that was asked for one. */
export function wordsOf(thought: Thought): Words {
  if (!('words' in thought)) throw new Error('a bot was asked for a move and gave a hint')
  return thought.words
}

/** The hint of a thought that was asked for one. */
export function hintOf(thought: Thought): Hint {
  if (!('hint' in thought)) throw new Error('a bot was asked for a hint and gave a move')
  return thought.hint
}
