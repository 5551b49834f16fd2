/**
 * A reason is why: where an Attack or an iaido is closed, only what the reason names is changed, and then the choice is open or
 * another reason takes its place. `NOREN_POSITIONS` lays more positions, for whoever hunts.
 */
import { expect, test } from 'vitest'
import type { CardType, Data, SamuraiId } from '../src/cards.ts'
import { LOCATIONS, STANDARD } from '../src/cards.ts'
import { sake } from '../src/index.ts'
import { PLACES } from '../src/named.ts'
import { WEAPON_BITS } from '../src/printed.ts'
import { isAlive, prevAlive } from '../src/ring.ts'
import type { Given, Scene } from '../src/stage.ts'
import { stage } from '../src/stage.ts'
import type { Sake } from '../src/state.ts'
import { SAMURAI_ALIVE, SPIRIT } from '../src/state.ts'
import { survey } from '../src/steps/uses.ts'
import type { Refusal, Rng } from './engine.ts'
import { Choices, Recorder, below, legal, play, seeded, settle, top, whyNot } from './engine.ts'
import { g } from './scenario.ts'

const POSITIONS = Number(process.env['NOREN_POSITIONS'] ?? 10_000)
const ME = 0

// Positions: one seat with any weapons, wet or dry, among any others.

const WEAPONS: readonly CardType[] = ['katana', 'wakizashi', 'no-dachi', 'naginata', 'yumi']
const BOARDS: readonly SamuraiId[] = ['ittosai', 'tomoe', 'musashi', 'suenaga', 'masamune']
const one = <T>(rng: Rng, list: readonly [T, ...T[]] | readonly T[]): T => list[below(rng, list.length)] as T
const chance = (rng: Rng, of: number): boolean => below(rng, of) === 0

function mine(rng: Rng): Given {
  const gear = WEAPONS.filter(() => chance(rng, 3)).slice(0, 3)
  const wet = chance(rng, 3) ? gear : gear.filter(() => chance(rng, 3))
  const rest = ['life', 'board'].filter(() => chance(rng, 3))
  const standing = chance(rng, 8)
  return {
    hand: [one(rng, ['A0', 'A1', 'A2', 'katana'])],
    gear,
    sake: [...wet, ...rest],
    standing,
    life: 3,
    board: one(rng, BOARDS),
  }
}

/** A gap of so many Steps, with a Disciple of one of its ends in it now and then. */
function gap(rng: Rng, steps: number): number | readonly (number | 'a' | 'b')[] {
  if (steps < 2 || !chance(rng, 4)) return steps
  const far = 1 + below(rng, steps)
  return chance(rng, 2) ? [steps - far, 'a', far] : [far, 'b', steps - far]
}

function sceneOf(rng: Rng): Scene {
  const seats = 3 + below(rng, 6)
  const dead = one(rng, [0, 0, 0, 1, seats - 2, seats - 1])
  const players = Array.from({ length: seats }, (_, i): Given => {
    if (i === ME) return mine(rng)
    return i < seats - dead
      ? { life: 3, gear: [] }
      : chance(rng, 4)
        ? { status: 'out' }
        : { status: 'spirit', haul: below(rng, 2) }
  })
  const alive = seats - dead
  const gaps = players.map((_, i) =>
    alive === 1 || i >= alive || (alive === 2 && i > 0)
      ? []
      : gap(rng, 1 + below(rng, Math.min(8, Math.floor(28 / alive)))),
  )
  return {
    options: {
      edition: one(rng, ['fr', 'it']),
      location: one(rng, ['none', 'none', 'dojo', 'thunderstorm']),
      bareHandsOutOfRange: chance(rng, 5),
    },
    players,
    gaps,
    plays: chance(rng, 6) ? 2 : 0,
    seed: below(rng, 1 << 20),
  }
}

const open = new Choices()
function words(s: Sake): string[] {
  legal(g, s, ME, open)
  return open.toArray().map(a => sake.say(s, ME, a).words.join(' '))
}
const does = (s: Sake, said: string): void => play(g, s, ME, sake.hear(said.split(' ')) as number)

/** The only card taken up and paid for, where that can be done: its use is asked. */
function taken(scene: Scene): Sake | null {
  const s = stage(scene)
  settle(g, s, new Recorder(s.seats))
  for (const verb of ['card', 'pay'])
    if (top(s).kind !== 'pickUse') {
      const said = words(s).find(w => w.startsWith(`${verb} `))
      if (said === undefined) return null
      does(s, said)
    }
  return s
}

// What each reason names, changed and nothing else: in one of these worlds it is no longer said.

type World = (s: Sake) => readonly Sake[]
const changed = (s: Sake, over: Partial<Sake>): Sake => ({ ...sake.clone(s), ...over })
const withData = (s: Sake, over: (data: Data) => Partial<Data>): Sake => {
  const data = s.data ?? STANDARD
  return changed(s, { data: { ...data, ...over(data) } })
}
const cardOf = (s: Sake): number => {
  const f = top(s)
  return f.kind === 'pickUse' ? (f as unknown as { card: number }).card : -1
}

/** The weapons reach as far as anybody is. */
const longer: World = s => [
  withData(s, ({ weapons }) => ({
    weapons: Object.fromEntries(
      Object.entries(weapons).map(([id, w]) => [id, { ...w, steps: 1, plus: true }]),
    ) as unknown as Data['weapons'],
  })),
]

/** An opposing Disciple stands `d` Steps from me, on the left or on the right; my own go with me, before him. */
function approached(s: Sake, d: number): Sake[] {
  const sides = [[ME, true] as const, [prevAlive(s, ME), false] as const]
  return sides.flatMap(([at, ahead]) => {
    const w = sake.clone(s)
    const [cubes = [], row = [], kin = 0] = [w.cubes[at], w.row[at], w.kin[at]]
    const own = ahead ? cubes.slice(0, kin) : cubes.slice(kin + 1)
    const free = own.reduce((a, b) => a + b, cubes[kin] ?? 0)
    // Where a Step can be made at all, he may stand further off as well.
    const more = Math.max(0, d - free)
    if (more > w.supply || (more > 0 && survey(s, ME).room < 1)) return []
    w.supply -= more
    const none = own.map(() => 0)
    if (ahead) cubes.splice(0, kin + 1, ...none, d, free + more - d)
    else cubes.splice(kin, cubes.length, free + more - d, d, ...none)
    row.splice(kin, 0, w.deck[0] ?? 0)
    if (!ahead) w.kin[at] = kin + 1
    return [w]
  })
}
/** Somebody comes so near that a move of as many Steps as an iaido allows ends 1 Step before him. */
const nearer =
  (least: number, most: number): World =>
  s =>
    Array.from({ length: most - least + 1 }, (_, i) => approached(s, least + i + 1)).flat()

const seatOf = (s: Sake, test: (seat: number) => boolean): number =>
  Array.from({ length: s.seats }, (_, i) => i).find(i => i !== ME && test(i)) ?? 1

const NAMED: Readonly<Record<string, (x: Refusal['facts']) => World>> = {
  standing: () => s => [changed(s, { seated: s.seated | (1 << ME) })],
  // The sips on the weapons are gone.
  allWet: () => s => [changed(s, { sake: s.sake.map((m, i) => (i === ME ? m & ~WEAPON_BITS : m)) })],
  // A Spirit has a sip.
  strikeAlone: () => s => {
    const spirit = seatOf(s, i => s.status[i] === SPIRIT)
    const w = sake.clone(s)
    w.status[spirit] = SPIRIT
    w.haul[spirit] = (w.haul[spirit] ?? 0) + 1
    return [w]
  },
  // Another Samurai is alive, a few Steps away.
  moveAlone: () => s => {
    const w = sake.clone(s)
    w.status[1] = SAMURAI_ALIVE
    w.cubes[ME] = [5]
    w.supply -= 5
    return [w]
  },
  // There is room for a Step on both sides.
  iaidoStuck: () => s => {
    const w = sake.clone(s)
    for (const at of new Set([ME, prevAlive(s, ME)])) {
      const cubes = w.cubes[at]
      const kin = w.kin[at] ?? 0
      if (cubes !== undefined && cubes.length > 0) cubes[kin] = (cubes[kin] ?? 0) + 1
    }
    return [w]
  },
  dojoStrike: () => s => [changed(s, { rules: { ...s.rules, location: LOCATIONS.indexOf('none') } })],
  worthNothing: () => s => [
    withData(s, ({ cards }) => ({ cards: cards.map((c, n) => (n === cardOf(s) ? { ...c, attack: 3 } : c)) })),
  ],
  nothingReaches: () => s => [...longer(s), ...approached(s, 1)],
  iaidoMisses: x => s => [...longer(s), ...nearer(Number(x['least']), Number(x['most']))(s)],
}

/** What is to be met, so that the law is about it. */
const EVERY = [
  ...['strikeAlone', 'allWet', 'dojoStrike', 'worthNothing', 'nothingReaches'].map(id => `attack ${id}`),
  ...[
    'standing',
    'moveAlone',
    'iaidoStuck',
    'strikeAlone',
    'allWet',
    'dojoStrike',
    'worthNothing',
    'iaidoMisses',
  ].map(id => `iaido ${id}`),
]

const told = (s: Sake): string => {
  const at = PLACES.filter((_, p) => ((s.places[ME] ?? 0) & (1 << p)) !== 0)
  const wet = PLACES.filter((_, p) => ((s.sake[ME] ?? 0) & (1 << p)) !== 0)
  const alive = s.status.filter((_, i) => isAlive(s, i)).length
  const where = LOCATIONS[s.rules.location]
  return `${s.rules.italian ? 'it' : 'fr'} ${where} ${alive} alive, ${at.join()} wet ${wet.join()}, ${JSON.stringify([s.cubes, s.haul])}`
}

test(`SK-IAIDO-5 SK-IAIDO-8 SK-ATTACK-5 SK-LINE-11: the reason against a blow is why, in ${POSITIONS} positions`, () => {
  const rng = seeded(34)
  const met = new Map<string, number>()
  const false_ = new Map<string, string[]>()
  let laid = 0
  for (let n = 0; n < POSITIONS; n++) {
    const s = taken(sceneOf(rng))
    if (s === null) continue
    laid++
    for (const use of ['attack', 'iaido']) {
      const action = sake.hear(['use', use]) as number
      const why = whyNot(g, s, ME, action)
      if (why === null) continue
      const key = `${use} ${why.id}`
      met.set(key, (met.get(key) ?? 0) + 1)
      const worlds = NAMED[why.id]?.(why.facts)(s) ?? []
      const answers = worlds.map(w => whyNot(g, w, ME, action)?.id ?? 'open')
      if (answers.every(id => id === why.id)) false_.set(key, [...(false_.get(key) ?? []), told(s)])
    }
  }
  const faults = [...false_].map(
    ([key, list]) => `${key}: ${list.length} of ${met.get(key) ?? 0}, as ${list[0]}`,
  )
  expect(faults).toEqual([])
  expect(laid).toBeGreaterThan(POSITIONS / 2)
  expect(EVERY.filter(key => !met.has(key))).toEqual([])
})
