import type { Question } from '@noren/bots'
import { choose, isLevel, LEVELS } from '@noren/bots'
import type { Action, Core, Game, Rng, Seat, Sense } from '@noren/engine'
import { UsageError } from '../usage.ts'
import { outsider } from './outsider.ts'
import { say } from '../say.ts'

/** What is asked of an honest player: a view and a source of chance. */
export interface Asked {
  readonly view: unknown
  readonly seat: Seat
  readonly rng: Rng
}

/** Somebody who plays in the dojo. Only the oracle is handed the true state, and it says so in its kind. */
export type Player =
  | {
      readonly kind: 'honest'
      readonly name: string
      choose(asked: Asked): Action | Promise<Action>
      close(): void
    }
  | {
      readonly kind: 'oracle'
      readonly name: string
      choose(asked: Omit<Asked, 'view'> & { readonly state: Core }): Action
      close(): void
    }

/** How much the searching levels may think, instead of their own budgets. */
export interface Allowance {
  readonly iterations?: number
  readonly millis?: number
  /** A share of each level's own iterations. */
  readonly share?: number
  /** With each level's stops by time, as at a table. */
  readonly shipped?: boolean
}

export interface School {
  readonly game: Game
  readonly sense: Sense<Core> | undefined
  readonly allowance: Allowance
}

const ENDLESS = 1_000_000

/**
 * What a level may spend under an allowance: the iterations a table gives it for turns and for reactions, and no clock, so that a
 * run can be repeated, unless time was asked for.
 */
export function effortOf(a: Allowance): Pick<Question, 'budget' | 'share' | 'clock'> {
  if (a.millis !== undefined) return { budget: { iterations: ENDLESS, millis: a.millis } }
  const clock = a.shipped === true
  if (a.iterations !== undefined) return { budget: { iterations: a.iterations }, clock }
  return a.share === undefined ? { clock } : { share: a.share, clock }
}

const nothing = (): void => {}

async function oracle(school: School): Promise<Player> {
  // The cheat is loaded here and nowhere else, when somebody asks for it by name.
  const { prophesy } = await import('@noren/oracle')
  const { game, sense, allowance } = school
  const effort = effortOf(allowance)
  return {
    kind: 'oracle',
    name: 'oracle',
    choose: asked =>
      prophesy({
        game,
        ...asked,
        ...(sense === undefined ? {} : { sense }),
        ...effort,
      }).action,
    close: nothing,
  }
}

/** A player by name: a level, `oracle`, or `cmd:` and a command that speaks the bot protocol. */
export async function player(name: string, school: School): Promise<Player> {
  if (name.startsWith('cmd:')) return outsider(name.slice('cmd:'.length), school)
  if (name === 'oracle') return oracle(school)
  if (!isLevel(name))
    throw new UsageError(say('cli-bot-level', { name, list: Object.keys(LEVELS).join(', ') }))
  const { game, sense, allowance } = school
  const known = {
    game,
    level: name,
    ...(sense === undefined ? {} : { sense }),
    ...effortOf(allowance),
  }
  return { kind: 'honest', name, choose: asked => choose({ ...known, ...asked }).action, close: nothing }
}
