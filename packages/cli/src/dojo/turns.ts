import type { Budget, Level, Thinking } from '@noren/bots'
import { budgetFor, choose, LEVELS, ownBudget, reacts } from '@noren/bots'
import type { Core, Game, Seat, Sense } from '@noren/engine'
import { first, seeded, waiting } from '@noren/engine'

/** A table at which every seat thinks as one level does, with that level's own iterations. */
export interface Trial {
  readonly game: Game
  readonly sense: Sense<Core>
  readonly options: unknown
  readonly players: number
  readonly level: Level
  readonly seed: number
  /** Choices after which the trial ends, if the game did not before. */
  readonly most: number
  progress?(done: number): void
}

/** Milliseconds of CPU and of wall clock. */
export interface Spell {
  cpu: number
  wall: number
}

export interface Timed {
  readonly turns: number
  readonly choices: number
  /** Choices that took more CPU than the safety stop grants: a machine like this one with a free core would cut them short. */
  readonly stopped: number
  /** The dearest turn, all its choices added, and how many choices it had. */
  readonly turn: Spell & { readonly choices: number }
  readonly meanTurn: number
  /** The dearest answer that others waited for: one choice of somebody whose turn it is not, or in a sealed window. */
  readonly reaction: Spell
  readonly reactions: number
  /** The dearest single choice. */
  readonly choice: Spell
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The level's iterations without its stop: how long a thought takes on a busy machine says nothing of what it costs. */
function endless({ game, sense, level }: Trial, s: Core, seat: Seat): { budget?: Budget } {
  const thinking: Thinking = LEVELS[level]
  if (thinking.kind !== 'ismcts') return {}
  const { iterations } = reacts(game, sense, s, seat) ? thinking.reaction : ownBudget(thinking, sense)
  return { budget: { iterations } }
}

/** Milliseconds after which the level would be stopped here. */
function stopOf({ game, sense, level }: Trial, s: Core, seat: Seat): number {
  const thinking: Thinking = LEVELS[level]
  return thinking.kind === 'ismcts'
    ? (budgetFor({ game, seat, sense }, thinking, s).millis ?? Infinity)
    : Infinity
}

const dearer = (a: Spell, b: Spell): boolean => a.cpu > b.cpu

/** Plays one game and adds up what each turn costs: what a person waits for is a turn, not a choice. */
export function timeTurns(t: Trial): Timed {
  const { game, sense } = t
  const s = game.begin(t.options, t.players, seeded(t.seed))
  let turn = { cpu: 0, wall: 0, choices: 0 }
  let worst = turn
  let reaction: Spell = { cpu: 0, wall: 0 }
  let choice: Spell = reaction
  let [turns, choices, reactions, stopped, all] = [0, 0, 0, 0, 0]
  let whose: Seat = -1
  for (; s.outcome === null && choices < t.most; choices++) {
    const seat = first(waiting(s))
    const owner = sense.hintFeatures?.turn(s) ?? seat
    if (owner !== whose) {
      whose = owner
      turns++
      turn = { cpu: 0, wall: 0, choices: 0 }
    }
    const [c, w] = [cpu(), performance.now()]
    const rng = seeded(Math.imul(t.seed, 0x9e3779b1) ^ choices)
    const found = choose({
      game,
      view: game.view(s, seat),
      seat,
      rng,
      level: t.level,
      sense,
      ...endless(t, s, seat),
    })
    const spell = { cpu: cpu() - c, wall: performance.now() - w }
    if (spell.cpu > stopOf(t, s, seat)) stopped++
    if (dearer(spell, choice)) choice = spell
    if (reacts(game, sense, s, seat)) {
      reactions++
      if (dearer(spell, reaction)) reaction = spell
    } else {
      all += spell.cpu
      turn = { cpu: turn.cpu + spell.cpu, wall: turn.wall + spell.wall, choices: turn.choices + 1 }
      if (dearer(turn, worst)) worst = turn
    }
    game.play(s, seat, found.action)
    t.progress?.(choices)
  }
  return {
    turns,
    choices,
    stopped,
    turn: worst,
    meanTurn: all / Math.max(1, turns),
    reaction,
    reactions,
    choice,
  }
}
