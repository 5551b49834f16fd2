import { members, waiting } from '@noren/engine'
import { carryOut, facesFor, isHeld, open } from '@noren/match'
import type { Charter, Match } from '@noren/match'
import { library, shelf } from '@noren/server/parts'
import type { Database } from './database.ts'
import type { TablePlan } from './scene.ts'
import type { Truth } from './truth.ts'
import type { World } from './world.ts'

export function gameOf(id: string) {
  const shelved = Object.hasOwn(shelf, id) ? shelf[id] : undefined
  if (shelved === undefined) throw new Error(`no game ${id}`)
  return shelved.game
}

/** Plays by chance, without any server, until somebody says that it is far enough. */
function playOn(
  world: World,
  name: string,
  match: Match,
  enough: (match: Match) => boolean,
  most: number,
): void {
  const game = gameOf(match.charter.game)
  for (let i = 0; i < most && match.state.outcome === null && !enough(match); i++) {
    const seat = world.pick(`${name}:seat`, members(waiting(match.state))) ?? 0
    const choice = world.pick(`${name}:choice`, facesFor(game, match, [seat])[String(seat)]?.choices ?? [])
    if (choice === undefined) continue
    const moveId = `pre-${String(i).padStart(6, '0')}`
    carryOut(game, match, { seat, words: choice.words, moveId, seq: match.entries.length })
  }
}

/** A window that asks several seats and that nobody has answered yet. */
const atWindow = (match: Match): boolean =>
  isHeld(gameOf(match.charter.game), match.state) &&
  members(waiting(match.state)).length > 1 &&
  match.envelopes.length === 0

/** Puts a table into the store as if it had been played so far: to an open window, or to its end. */
export function begin(
  world: World,
  db: Database,
  truth: Truth,
  plan: TablePlan,
  names: readonly string[],
): string {
  const { name, start, seats } = plan
  const game = gameOf(plan.game)
  const read = game.options.read(plan.options, seats)
  if ('faults' in read) throw new Error('these are no options')
  const chance = world.chanceOf(`${name}:charter`)
  const id = `koi-${name}${String(world.seed).padStart(6, '2')}`
  const { version } = game
  const bundle = library.registry.bundleOf(plan.game, version)
  const charter: Charter = {
    id,
    game: plan.game,
    version,
    ...(bundle === null ? {} : { bundle }),
    options: read.options,
    seats,
    key: chance.key(),
  }
  const match = open(game, charter)
  const least = world.below(`${name}:least`, 60)
  if (start === 'over') playOn(world, name, match, () => false, 1500)
  else playOn(world, name, match, m => m.entries.length >= least && atWindow(m), 600)
  const mats = Array.from({ length: seats }, (_, seat) => ({
    table_id: id,
    seat,
    kind: seat < names.length ? 'person' : 'bot',
    person: names[seat] ?? null,
    away: 0,
    level: seat < names.length ? null : 'wanderer',
    standing: null,
  }))
  const { outcome } = match.state
  const row = {
    ...charter,
    bundle,
    options: JSON.stringify(charter.options),
    host: names[0],
    listed: 0,
    status: outcome === null ? 'playing' : 'over',
    created: 0,
    seq: match.entries.length,
    waiting: waiting(match.state),
    unattended: mats.reduce((set, m) => (m.kind === 'bot' ? set | (1 << m.seat) : set), 0),
    outcome: outcome === null ? null : JSON.stringify(outcome),
    time: JSON.stringify(timeOf(plan)),
    clock: null,
    due: null,
    next: null,
    envelopes: match.envelopes.length === 0 ? null : JSON.stringify(match.envelopes),
    answered: 0,
    manners: null,
    seeds: null,
    fork: null,
    revision: 1,
  }
  db.tables.set(id, { row, mats })
  const entries = match.entries.map(({ moveId, words, ...e }) => ({
    ...e,
    words: JSON.stringify(words),
    move_id: moveId,
  }))
  db.entries.set(id, entries)
  truth.adopt(match)
  return id
}

export const timeOf = ({
  clock,
}: TablePlan): { kind: 'none' } | { kind: 'live'; perDecision: number; bank: number } =>
  clock ? { kind: 'live', perDecision: 10, bank: 5 } : { kind: 'none' }
