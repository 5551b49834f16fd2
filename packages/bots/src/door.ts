import type { Action, Core, Game, Rng, Seat, Sense, Words } from '@noren/engine'

/** How long a bot may think. */
export interface Budget {
  /** Worlds imagined and played out: the real limit, the same on every machine. */
  readonly iterations: number
  /**
   * Safety stop in milliseconds of wall clock. Only a machine far slower than expected reaches it; a choice it cut
   * short says so, because only then could the same view and seed give another choice.
   */
  readonly millis?: number
}

/** How a level thinks. */
export type Thinking =
  | { readonly kind: 'random' }
  | {
      /** The game's own quick policy, in one imagined world, without search; a short search for a game that has none. */
      readonly kind: 'rules'
      /** How often it picks uniformly instead. */
      readonly noise: number
    }
  | {
      readonly kind: 'ismcts'
      readonly budget: Budget
      /** For sealed windows, which everybody waits for, and for answers in another's turn. */
      readonly reaction: Budget
      /** Instead of `budget`, for a game with a mind of its own: its play-outs are worth less each. */
      readonly mind: Budget
      /** Choices of a turn that may each cost the whole budget; those of a longer one share as much. */
      readonly turn: number
      readonly style: Style
    }

/** The habits of a search. */
export interface Style {
  /** Weight of curiosity in UCB, in units of the spread of payoffs. */
  readonly explore: number
  /** Decisions of a play-out before the sense's value is asked instead, for a sense that names none; without a sense every play-out runs to the end. */
  readonly horizon: number
  /** How fast a node below the root opens further choices. */
  readonly widen: number
  /** The others choose by what they learnt in worlds dealt anew from their own point of view. */
  readonly redeal: boolean
  /** Worlds in which the others would hardly have done what they did are passed over. */
  readonly belief: boolean
  /** A game's own mind looks finer or farther, if it can. */
  readonly keen: boolean
}

/**
 * The ladder. Wanderer picks uniformly; Bushi plays the game's rules of thumb, Ashigaru the same with a third of its
 * choices at random; Samurai searches; Daimyo searches longer, grants the others only what they can see, and trusts
 * worlds that explain what they did.
 */
export const LEVELS = {
  wanderer: { kind: 'random' },
  ashigaru: { kind: 'rules', noise: 1 / 3 },
  bushi: { kind: 'rules', noise: 0 },
  samurai: {
    kind: 'ismcts',
    budget: { iterations: 80, millis: 100 },
    reaction: { iterations: 60, millis: 60 },
    mind: { iterations: 240, millis: 100 },
    turn: 7,
    style: { explore: 1, horizon: 24, widen: 0.5, redeal: false, belief: false, keen: false },
  },
  daimyo: {
    kind: 'ismcts',
    budget: { iterations: 1000, millis: 300 },
    reaction: { iterations: 400, millis: 90 },
    mind: { iterations: 1200, millis: 300 },
    turn: 7,
    style: { explore: 1, horizon: 24, widen: 0.5, redeal: true, belief: true, keen: true },
  },
} as const satisfies Readonly<Record<string, Thinking>>

/** The name of a level. */
export type Level = keyof typeof LEVELS
/** The level that answers in no time, where there is none to think. */
export const QUICK_LEVEL: Level = 'bushi'
/** Whether somebody named a level. */
export const isLevel = (name: string): name is Level => Object.hasOwn(LEVELS, name)

/** What a bot is asked. A view and a source of chance, and nothing of the true state, ever. */
export interface Question {
  readonly game: Game
  readonly view: unknown
  readonly seat: Seat
  /** The bot's own chance; it is copied, never changed. */
  readonly rng: Rng
  readonly level: Level
  /** What bots know of this game beyond its rules, handed in by whoever knows the game. */
  readonly sense?: Sense<Core>
  /** Instead of the level's own. */
  readonly budget?: Budget
  /** Part of the level's own iterations, for turns and for reactions. */
  readonly share?: number
  /** False: iterations alone end a thought, so that the same seed gives the same choice on every machine. */
  readonly clock?: boolean
  /** The whole budget for this one choice, however many more the turn will ask. */
  readonly whole?: boolean
  /** Habits other than the level's own. */
  readonly style?: Partial<Style>
}

/** One choice the bot looked at. */
export interface Considered {
  readonly action: Action
  readonly words: Words
  readonly visits: number
  /** The payoff it expects for its seat, 0 to 1. */
  readonly value: number
}

/** What a bot answers. */
export interface Decision {
  readonly action: Action
  readonly words: Words
  /** Worlds imagined; 0 when there was nothing to think about. */
  readonly iterations: number
  /** The wall clock cut the thought short. */
  readonly stopped: boolean
  /** What was weighed, best first; empty when nothing was. */
  readonly considered: readonly Considered[]
}

/** A bot was asked at a moment when its seat has nothing to choose: the caller's mistake. */
export class NothingToChoose extends Error {}
