import { expect, test } from 'vitest'
import type { SakeEvent, SakeOptions } from '../src/index.ts'
import { sake } from '../src/index.ts'
import { PLACES } from '../src/actions.ts'
import { BACKS, CARDS, CUBES, COPY_IDS, SAMURAI, TYPES } from '../src/cards.ts'
import type { CardType, SamuraiId } from '../src/cards.ts'
import { placeOfType, printed } from '../src/printed.ts'
import type { Sake } from '../src/state.ts'
import { ALL_EYES, OUT, SAMURAI_ALIVE, SHOWN, SPIRIT, push, setup } from '../src/state.ts'
import { bits } from '../src/values.ts'
import type { GameDefinition, Seat, Words } from './engine.ts'
import {
  Choices,
  Recorder,
  heardBy,
  legal,
  members,
  play,
  refuse,
  seeded,
  settle,
  top,
  waiting,
} from './engine.ts'
import { census } from './invariants.ts'

type Game = GameDefinition<unknown, Sake, Sake['frames'][number], SakeEvent, unknown>
export const g = sake as unknown as Game

/** One player of a scenario. Cards are written as types ('katana') or boxes ('A2', 'D1M0:drowse'). */
export interface Given {
  readonly hand?: readonly string[]
  readonly life?: number
  readonly wounds?: readonly string[] | number
  readonly gear?: readonly CardType[]
  readonly wield?: CardType | null
  readonly sake?: readonly string[]
  readonly standing?: boolean
  readonly status?: 'samurai' | 'spirit' | 'out'
  readonly haul?: number
  readonly board?: SamuraiId
}

export interface Scene {
  readonly options?: Partial<SakeOptions>
  readonly players: readonly Given[]
  /** Cubes of the gap that begins at each seat, with Disciples of that seat ('a') and of the next ('b') between them. */
  readonly gaps?: readonly (number | readonly (number | 'a' | 'b')[])[]
  readonly turn?: Seat
  readonly plays?: number
  readonly masu?: number
  /** Cards on top of the draw pile, the first one drawn first. */
  readonly top?: readonly string[]
  /** Fatal Round: number, starter, who still has a turn. */
  readonly round?: { readonly number: number; readonly starter: Seat; readonly todo: readonly Seat[] }
  /** Where to begin: Phase 1 of the turn's player by default. */
  readonly at?: 'play' | 'disciples' | 'draw' | 'wield' | 'begin' | 'end' | 'step1' | 'step3'
}

const BOX = /([ADMB])(\d)/g
const columns = { A: 'attack', D: 'defence', M: 'move', B: 'drink' } as const

class Box {
  readonly #free = new Set<number>(Array.from({ length: CARDS }, (_, c) => c))
  take(s: Sake, spec: string): number {
    const p = printed(s)
    const [what = '', back] = spec.split(':')
    const type = (TYPES as readonly string[]).indexOf(what)
    const boxes = [...what.matchAll(BOX)]
    for (const c of this.#free) {
      if (back !== undefined && BACKS[p.back[c] as number] !== back) continue
      if (type >= 0 ? p.type[c] !== type : (p.type[c] as number) > 9) continue
      if (type < 0 && !boxes.every(([, k, n]) => p[columns[k as 'A']][c] === Number(n))) continue
      this.#free.delete(c)
      return c
    }
    throw new Error(`no card left for '${spec}'`)
  }
  rest(): number[] {
    return [...this.#free]
  }
}

const STAGE = { begin: 0, play: 4, disciples: 5, draw: 7, wield: 9, end: 10, step1: 2, step3: 6 } as const

/** Sets a table up in the middle of a game. */
export function given(scene: Scene): Play {
  const n = scene.players.length
  const options = {
    ...sake.options.defaults,
    boardAssignment: 'random' as const,
    firstPlayer: 0,
    ...scene.options,
  }
  const s = setup(options, n, seeded(1))
  s.frames = []
  const box = new Box()
  s.deck = []
  s.seated = 0
  scene.players.forEach((p, i) => {
    s.board[i] = p.board === undefined ? -1 : SAMURAI.indexOf(p.board)
    s.status[i] = p.status === 'spirit' ? SPIRIT : p.status === 'out' ? OUT : SAMURAI_ALIVE
    s.hand[i] = (p.hand ?? []).map(c => box.take(s, c))
    const samurai = s.status[i] === SAMURAI_ALIVE
    const gear = samurai ? (p.gear ?? ['katana']) : []
    s.gear[i] = gear.map(c => box.take(s, c))
    for (const t of gear) s.places[i] = (s.places[i] as number) | (1 << placeOfType(TYPES.indexOf(t)))
    const held = p.wield === undefined ? gear[0] : p.wield
    s.wield[i] = held === undefined || held === null ? -1 : placeOfType(TYPES.indexOf(held))
    for (const place of p.sake ?? []) s.sake[i] = (s.sake[i] as number) | (1 << PLACES.indexOf(place))
    s.haul[i] = p.haul ?? 0
    if (samurai && p.standing !== true) s.seated |= 1 << i
  })
  const onTop = (scene.top ?? []).map(c => box.take(s, c))
  scene.players.forEach((p, i) => {
    const wounds = p.wounds ?? 0
    s.wounds[i] = (typeof wounds === 'number' ? Array<string>(wounds).fill('') : wounds).map(c =>
      box.take(s, c),
    )
    if (s.status[i] === SAMURAI_ALIVE) s.life[i] = Array.from({ length: p.life ?? 5 }, () => box.take(s, ''))
  })
  setGaps(s, scene, box)
  s.deck = [...box.rest(), ...onTop.reverse()]
  remember(s)
  const owned = s.sake.reduce((k, m) => k + bits(m), 0) + s.haul.reduce((k, h) => k + h, 0)
  s.masu = scene.round === undefined ? (scene.masu ?? s.masu - owned) : 0
  s.gone = Math.ceil(2.5 * n) - s.masu - owned
  if (scene.round !== undefined) {
    s.round = scene.round.number
    s.starter = scene.round.starter
    s.todo = scene.round.todo.reduce((set, p) => set | (1 << p), 0)
  }
  s.turn = scene.turn ?? 0
  s.next = (s.turn + 1) % n
  s.plays = scene.plays ?? 0
  s.phase = 1
  push(s, 'game', s.first)
  const at = scene.at ?? (s.status[s.turn] === SPIRIT ? 'step1' : 'play')
  push(s, s.status[s.turn] === SPIRIT ? 'spirit' : 'samurai', s.turn).stage = STAGE[at]
  if (at === 'play') push(s, 'play', s.turn)
  const t = new Play(s)
  settle(g, s, t.recorder)
  return t
}

function setGaps(s: Sake, scene: Scene, box: Box): void {
  const alive = s.status.filter(x => x === SAMURAI_ALIVE).length
  for (let a = 0; a < s.seats; a++) {
    s.cubes[a] = []
    s.row[a] = []
    s.kin[a] = 0
    const spec = scene.gaps?.[a] ?? (s.status[a] === SAMURAI_ALIVE && alive > 2 ? 3 : undefined)
    if (spec === undefined || (typeof spec !== 'number' && spec.length === 0)) continue
    const parts = typeof spec === 'number' ? [spec] : spec
    s.cubes[a] = parts.filter(x => typeof x === 'number')
    s.row[a] = parts.filter(x => typeof x !== 'number').map(() => box.take(s, 'disciple'))
    s.kin[a] = parts.filter(x => x === 'a').length
  }
  s.supply = CUBES - s.cubes.flat().reduce((k, x) => k + x, 0)
}

function remember(s: Sake): void {
  s.hand.forEach((hand, i) => hand.forEach(c => (s.known[c] = 1 << i)))
  for (const c of [...s.gear.flat(), ...s.row.flat()]) s.known[c] = ALL_EYES | SHOWN
}

/** A table being played by a test, in words. */
export class Play {
  readonly s: Sake
  readonly recorder: Recorder<SakeEvent>
  constructor(s: Sake) {
    this.s = s
    this.recorder = new Recorder(s.seats)
  }
  /** The name of the i-th card in a hand. */
  card(seat: Seat, i: number): string {
    return COPY_IDS[(this.s.hand[seat] as number[])[i] as number] as string
  }
  disciple(gap: Seat, i = 0): string {
    return COPY_IDS[(this.s.row[gap] as number[])[i] as number] as string
  }
  whyNot(seat: Seat, ...words: Words): readonly string[] | null {
    const a = sake.hear(words)
    if (a === null) throw new Error(`nobody understands ${words.join(' ')}`)
    return refuse(g, this.s, seat, a)
  }
  does(seat: Seat, ...words: Words): this {
    const no = this.whyNot(seat, ...words)
    if (no !== null) throw new Error(`${words.join(' ')} refused by ${no.join(', ')} at ${top(this.s).kind}`)
    play(g, this.s, seat, sake.hear(words) as number, this.recorder)
    expect(census(this.s)).toMatchObject({ cards: CARDS, cubes: CUBES })
    return this
  }
  /** Plays the i-th hand card for a use, then makes further picks. */
  uses(seat: Seat, i: number, use: string, ...picks: Words[]): this {
    this.does(seat, 'card', this.card(seat, i)).does(seat, 'use', use)
    for (const p of picks) this.does(seat, ...p)
    return this
  }
  mayNot(seat: Seat, words: Words, clause: string): this {
    expect(this.whyNot(seat, ...words), words.join(' ')).toContain(clause)
    return this
  }
  may(seat: Seat, ...words: Words): this {
    expect(this.whyNot(seat, ...words), words.join(' ')).toBeNull()
    return this
  }
  /** What a seat may do, as text. */
  choices(seat: Seat): string[] {
    const out = new Choices()
    legal(g, this.s, seat, out)
    return out.toArray().map(a => sake.say(this.s, seat, a).words.join(' '))
  }
  /** Everybody asked in a sealed window passes. */
  passAll(...kinds: string[]): this {
    const quiet = kinds.length > 0 ? kinds : ['window', 'respond']
    while (this.s.outcome === null && quiet.includes(top(this.s).kind))
      for (const seat of members(waiting(this.s))) {
        this.does(seat, top(this.s).kind === 'help' ? 'done' : 'pass')
        break
      }
    return this
  }
  /** Everybody asked in the window on top passes, and in no other. */
  passOne(): this {
    const f = top(this.s)
    while (this.s.outcome === null && top(this.s) === f) this.does(this.asked[0] as Seat, 'pass')
    return this
  }
  get asked(): Seat[] {
    return members(waiting(this.s))
  }
  get at(): string {
    return top(this.s).kind
  }
  get events(): SakeEvent[] {
    return heardBy(this.recorder.happenings, 0)
  }
  last<T extends SakeEvent['type']>(type: T): Extract<SakeEvent, { type: T }> {
    const found = this.events.filter(e => e.type === type).at(-1)
    if (found === undefined) throw new Error(`no ${type} happened`)
    return found as Extract<SakeEvent, { type: T }>
  }
  count(type: SakeEvent['type']): number {
    return this.events.filter(e => e.type === type).length
  }
  hand(seat: Seat): number {
    return (this.s.hand[seat] as number[]).length
  }
  life(seat: Seat): number {
    return (this.s.life[seat] as number[]).length
  }
  wounds(seat: Seat): number {
    return (this.s.wounds[seat] as number[]).length
  }
  sakeOf(seat: Seat): string[] {
    return PLACES.filter((_, p) => ((this.s.sake[seat] as number) & (1 << p)) !== 0)
  }
  cubes(gap: Seat): number[] {
    return [...(this.s.cubes[gap] as number[])]
  }
  wielded(seat: Seat): string | null {
    const w = this.s.wield[seat] as number
    return w < 0 ? null : (PLACES[w] as string)
  }
  seated(seat: Seat): boolean {
    return (this.s.seated & (1 << seat)) !== 0
  }
}

/** A worked example: its id and clauses stand in the title. */
export const example = (id: string, clauses: readonly string[], what: string, body: () => void): void => {
  test(`${id} ${what} [${clauses.join(' ')}]`, body)
}

/** A rule and the test that shows it. */
export const rule = (clauses: string, what: string, body: () => void): void => {
  test(`${clauses}: ${what}`, body)
}

/** A new table of ordinary Samurai, for scenes that differ in little. */
export const three = (mine: Given = {}, rest: Partial<Scene> = {}): Play =>
  given({ players: [mine, {}, {}], ...rest })
