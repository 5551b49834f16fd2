import type { Seat } from '@noren/engine'
import { seeded } from '@noren/engine'
import { PLACES } from './actions.ts'
import type { CardType, SamuraiId } from './cards.ts'
import { BACKS, CARDS, CUBES, SAMURAI, STUMBLE, TYPES } from './cards.ts'
import type { SakeOptions } from './options.ts'
import { options as reader } from './options.ts'
import { boardsFrame, dealFrame, gameFrame, playFrame, samuraiFrame, spiritFrame } from './frames.ts'
import { placeOfType, printed } from './printed.ts'
import type { Sake } from './state.ts'
import { ALL_EYES, OUT, SAMURAI_ALIVE, SHOWN, SPIRIT, masuFor, setup } from './state.ts'
import { bits } from './values.ts'

/** A position by hand, for tests, lessons, puzzles and forks. What will be drawn is part of it: the top of the pile, and a seed. */

/** One player of a scene. Cards are written as types ('katana') or boxes ('A2', 'D1M0:drowse'). */
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
  readonly at?: 'choosing' | 'play' | 'disciples' | 'draw' | 'wield' | 'begin' | 'end' | 'step1' | 'step3'
  /** From which all further chance runs. */
  readonly seed?: number
}

const BOX = /([ADMB])(\d)/g
const columns = { A: 'attack', D: 'defence', M: 'move', B: 'drink' } as const

/** The cards that nobody has been given yet. */
class Box {
  readonly #free = new Set<number>(Array.from({ length: CARDS }, (_, c) => c))
  take(s: Sake, spec: string): number {
    const p = printed(s)
    const [what = '', back] = spec.split(':')
    const type = (TYPES as readonly string[]).indexOf(what)
    const boxes = [...what.matchAll(BOX)]
    for (const c of this.#free) {
      if (back !== undefined && BACKS[p.back[c] as number] !== back) continue
      // What is written by its boxes is an Event, so that no text is given by chance.
      if (type >= 0 ? p.type[c] !== type : (p.type[c] as number) >= STUMBLE) continue
      if (type < 0 && !boxes.every(([, k, n]) => p[columns[k as 'A']][c] === Number(n))) continue
      this.#free.delete(c)
      return c
    }
    throw new RangeError(`no card left for '${spec}'`)
  }
  rest(): number[] {
    return [...this.#free]
  }
}

const STAGE = { begin: 0, play: 4, disciples: 5, draw: 7, wield: 9, end: 10, step1: 2, step3: 6 } as const

function seat(s: Sake, box: Box, p: Given, i: Seat): void {
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
}

/** The shortest description there is. */
export const example = { players: [{}, {}, {}] } satisfies Scene

/** A table in the middle of a game, before the engine settles it. */
export function stage(scene: Scene): Sake {
  const n = scene.players.length
  const options: SakeOptions = {
    ...reader.defaults,
    boardAssignment: 'random',
    firstPlayer: 0,
    ...scene.options,
  }
  const s = setup(options, n, seeded(scene.seed ?? 1))
  const box = new Box()
  s.deck = []
  s.seated = 0
  scene.players.forEach((p, i) => seat(s, box, p, i))
  const onTop = (scene.top ?? []).map(c => box.take(s, c))
  scene.players.forEach((p, i) => {
    const wounds = p.wounds ?? 0
    const list = typeof wounds === 'number' ? Array<string>(wounds).fill('') : wounds
    s.wounds[i] = list.map(c => box.take(s, c))
    if (s.status[i] === SAMURAI_ALIVE) s.life[i] = Array.from({ length: p.life ?? 5 }, () => box.take(s, ''))
  })
  setGaps(s, scene, box)
  s.deck = [...box.rest(), ...onTop.reverse()]
  remember(s)
  setSake(s, scene)
  s.turn = scene.turn ?? 0
  s.next = (s.turn + 1) % n
  s.plays = scene.plays ?? 0
  s.phase = 1
  s.frames = framesAt(s, scene)
  return s
}

function setSake(s: Sake, { round, masu }: Scene): void {
  const owned = s.sake.reduce((k, m) => k + bits(m), 0) + s.haul.reduce((k, h) => k + h, 0)
  s.masu = round === undefined ? (masu ?? s.masu - owned) : 0
  s.gone = masuFor(s.seats) - s.masu - owned
  if (round === undefined) return
  s.round = round.number
  s.starter = round.starter
  s.todo = round.todo.reduce((set, p) => set | (1 << p), 0)
}

function framesAt(s: Sake, scene: Scene): Sake['frames'] {
  const spirit = s.status[s.turn] === SPIRIT
  const at = scene.at ?? (spirit ? 'step1' : 'play')
  // Boards are still to be taken: nothing of the scene but its options and seats counts.
  if (at === 'choosing') return [gameFrame(s.first), dealFrame(s.first), boardsFrame(s.first)]
  const turn = spirit ? spiritFrame(s.turn) : samuraiFrame(s.turn)
  turn.stage = STAGE[at]
  return at === 'play' ? [gameFrame(s.first), turn, playFrame(s.turn)] : [gameFrame(s.first), turn]
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
