import type { Budget, Level, Thinking } from '@noren/bots'
import { choose, isLevel, LEVELS, ownBudget } from '@noren/bots'
import type { Action, Core, Game, Rng, Seat, Sense } from '@noren/engine'
import { UsageError } from '../usage.ts'
import { outsider } from './outsider.ts'

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
}

export interface School {
  readonly game: Game
  readonly sense: Sense<Core> | undefined
  readonly allowance: Allowance
}

const ENDLESS = 1_000_000

/** The budget of a level under an allowance: iterations alone, so that a run can be repeated, unless time was asked for. */
export function budgetOf(level: Level, a: Allowance, sense?: Sense<Core>): Budget | undefined {
  const thinking: Thinking = LEVELS[level]
  if (thinking.kind !== 'ismcts') return undefined
  if (a.millis !== undefined) return { iterations: ENDLESS, millis: a.millis }
  const own = a.iterations ?? ownBudget(thinking, sense).iterations
  return { iterations: Math.max(1, Math.round(own * (a.share ?? 1))) }
}

const nothing = (): void => {}

async function oracle(school: School): Promise<Player> {
  // The cheat is loaded here and nowhere else, when somebody asks for it by name.
  const { prophesy } = await import('@noren/oracle')
  const { game, sense, allowance } = school
  const budget = budgetOf('daimyo', allowance, sense)
  return {
    kind: 'oracle',
    name: 'oracle',
    choose: asked =>
      prophesy({
        game,
        ...asked,
        ...(sense === undefined ? {} : { sense }),
        ...(budget === undefined ? {} : { budget }),
      }).action,
    close: nothing,
  }
}

/** A player by name: a level, `oracle`, or `cmd:` and a command that speaks the bot protocol. */
export async function player(name: string, school: School): Promise<Player> {
  if (name.startsWith('cmd:')) return outsider(name.slice('cmd:'.length), school)
  if (name === 'oracle') return oracle(school)
  if (!isLevel(name))
    throw new UsageError(
      `no level is called "${name}"; there are ${Object.keys(LEVELS).join(', ')}, oracle and cmd:COMMAND`,
    )
  const { game, sense, allowance } = school
  const budget = budgetOf(name, allowance, sense)
  const known = {
    game,
    level: name,
    ...(sense === undefined ? {} : { sense }),
    ...(budget === undefined ? {} : { budget }),
  }
  return { kind: 'honest', name, choose: asked => choose({ ...known, ...asked }).action, close: nothing }
}
