/** Situations in words: given a table, when somebody does something, then look. */
import type { Clause, Rng, Seat, Words } from '@noren/engine'
import {
  barred,
  Choices,
  face,
  heardBy,
  legal,
  play,
  Recorder,
  refuse,
  sameRng,
  seeded,
  settle,
  waiting,
} from '@noren/engine'
import { cardId, cardNumber, PACK, SAMURAI_CARDS, SHOGUN_CARD, START_DAIMYOS } from '../src/cards.ts'
import type { HonorData } from '../src/cards.ts'
import type { HonorEvent } from '../src/events.ts'
import { actionsLeft, income } from '../src/figures.ts'
import { honor } from '../src/index.ts'
import type { Honor, Player, StatusName } from '../src/state.ts'
import { collect, FIRST, honorState, NONE, player, STATUSES, turn } from '../src/state.ts'
import { after, scripted } from './dice.ts'

/** One player as a test describes him; whatever is left out is empty. */
export interface Given {
  readonly honour?: number
  /** `['second', 0]` serves the Daimyo of seat 0. Without a status: 1st Samurai of his Daimyo. */
  readonly status?: 'ronin' | readonly ['second' | 'leaving' | 'pledged', Seat]
  /** A Daimyo card; by default a start Daimyo. */
  readonly daimyo?: string
  readonly court?: readonly string[]
  readonly home?: readonly string[]
  readonly hand?: readonly string[]
}
export interface GivenTable {
  readonly players: readonly Given[]
  readonly target?: number
  readonly active?: Seat
  readonly shogun?: Seat
  readonly used?: number
  readonly declared?: boolean
  readonly discard?: readonly string[]
  /** Cards on top of the draw pile, the first drawn first; 'empty' for no draw pile at all. */
  readonly deck?: readonly string[] | 'empty'
  /** Begin before the collection instead of after it. */
  readonly collecting?: boolean
  readonly data?: HonorData
}

const numbers = (ids: readonly string[] | undefined): number[] =>
  (ids ?? []).map(id => {
    const n = cardNumber(id)
    if (n < 0) throw new Error(`there is no card ${id}`)
    return n
  })

const statusOf = (g: Given): number =>
  g.status === undefined ? FIRST : STATUSES.indexOf(typeof g.status === 'string' ? g.status : g.status[0])
const lordOf = (g: Given): Seat => (Array.isArray(g.status) ? (g.status as readonly [string, Seat])[1] : NONE)

export class Scene {
  readonly s: Honor
  events: HonorEvent[] = []
  heard: HonorEvent[][] = []
  #script: { end: Rng; dice: readonly number[] } | null = null

  constructor(s: Honor) {
    this.s = s
    this.#settle()
  }
  #settle(): void {
    const t = new Recorder<HonorEvent>(this.s.seats)
    settle(honor as never, this.s, t)
    this.#keep(t)
  }
  #keep(t: Recorder<HonorEvent>): void {
    this.events = t.happenings.map(h => h.secret)
    this.heard = Array.from({ length: this.s.seats }, (_, seat) => heardBy(t.happenings, seat))
    this.heard.push(heardBy(t.happenings, -1))
  }
  /** The dice of the next decision. All of them must be rolled in it. */
  dice(...dice: number[]): this {
    this.s.rng = scripted(dice)
    this.#script = { end: after(this.s.rng, dice.length), dice }
    return this
  }
  does(seat: Seat, ...words: Words): this {
    const a = honor.hear(words)
    if (a === null) throw new Error(`nobody understands ${words.join(' ')}`)
    const no = refuse(honor as never, this.s, seat, a)
    if (no !== null) throw new Error(`seat ${seat} may not ${words.join(' ')}: ${no.join(', ')}`)
    const t = new Recorder<HonorEvent>(this.s.seats)
    play(honor as never, this.s, seat, a, t)
    this.#keep(t)
    if (this.#script !== null) {
      const { end, dice } = this.#script
      this.#script = null
      if (!sameRng(end, this.s.rng)) throw new Error(`the dice ${dice.join(', ')} were not used up`)
    }
    return this
  }
  /** Plays a whole command: the card, then its choices in turn. */
  plays(seat: Seat, card: string, ...choices: readonly Words[]): this {
    const script = this.#script
    this.#script = null
    this.does(seat, 'play', card)
    choices.forEach((words, i) => {
      if (i === choices.length - 1) this.#script = script
      this.does(seat, ...words)
    })
    return this
  }
  /** Why not; empty when it is allowed. */
  no(seat: Seat, ...words: Words): readonly Clause[] {
    const a = honor.hear(words)
    if (a === null) throw new Error(`nobody understands ${words.join(' ')}`)
    return refuse(honor as never, this.s, seat, a) ?? []
  }
  choices(seat: Seat): string[] {
    const out = new Choices()
    legal(honor as never, this.s, seat, out)
    return out.toArray().map(a => honor.say(this.s, seat, a).words.join(' '))
  }
  dim(seat: Seat): Record<string, readonly Clause[]> {
    return Object.fromEntries(
      barred(honor as never, this.s, seat).map(b => [
        honor.say(this.s, seat, b.action).words.join(' '),
        b.clauses,
      ]),
    )
  }
  asked(): Seat[] {
    const set = waiting(this.s)
    return Array.from({ length: this.s.seats }, (_, i) => i).filter(i => (set & (1 << i)) !== 0)
  }
  idles(): this {
    const seat = this.asked()[0] as Seat
    return this.does(seat, ...honor.say(this.s, seat, honor.idle(this.s, seat, seeded(1))).words)
  }
  p(seat: Seat): Player {
    return this.s.players[seat] as Player
  }
  honour(seat: Seat): number {
    return this.p(seat).honour
  }
  status(seat: Seat): StatusName {
    return STATUSES[this.p(seat).status] as StatusName
  }
  left(seat: Seat): number {
    const f = this.s.frames.find(x => x.kind === 'turn')
    return actionsLeft(this.s, seat, f?.kind === 'turn' ? f.used : 0)
  }
  income(seat: Seat): number {
    return income(this.s, seat).total
  }
  court = (seat: Seat): string[] => this.p(seat).court.map(cardId)
  home = (seat: Seat): string[] => this.p(seat).home.map(cardId)
  hand = (seat: Seat): string[] => this.p(seat).hand.map(cardId)
  daimyo = (seat: Seat): string | null => (this.p(seat).daimyo < 0 ? null : cardId(this.p(seat).daimyo))
  discarded = (): string[] => this.s.discard.map(cardId)
  face = (seat: Seat): ReturnType<typeof face> => face(honor as never, this.s, seat)
  told<K extends HonorEvent['type']>(type: K): Extract<HonorEvent, { type: K }>[] {
    return this.events.filter((e): e is Extract<HonorEvent, { type: K }> => e.type === type)
  }
  /** A copy to try something else on. */
  fork(): Scene {
    return new Scene(honor.clone(this.s))
  }
}

/** Lays a table. Every card not named lies in the draw pile, below those named. */
export function given(g: GivenTable): Scene {
  const seats = g.players.length
  const free = START_DAIMYOS.filter(c => !g.players.some(p => p.daimyo === cardId(c)))
  const players = g.players.map((p, i) => {
    const status = statusOf(p)
    const daimyo =
      status !== FIRST ? NONE : p.daimyo === undefined ? (free.pop() as number) : cardNumber(p.daimyo)
    const home = numbers(p.home)
    return player(p.honour ?? 0, status, lordOf(p), daimyo, i, numbers(p.court), home, numbers(p.hand))
  })
  const discard = numbers(g.discard)
  const onTop = numbers(g.deck === 'empty' ? [] : g.deck)
  const used = new Set([...SAMURAI_CARDS, SHOGUN_CARD, ...discard, ...onTop])
  for (const p of players) for (const c of [p.daimyo, ...p.court, ...p.home, ...p.hand]) used.add(c)
  const rest = Array.from({ length: PACK }, (_, c) => c).filter(c => !used.has(c))
  if (g.deck === 'empty') discard.unshift(...rest)
  const deck = g.deck === 'empty' ? [] : [...rest, ...onTop.reverse()]
  const active = g.active ?? 0
  const frames = g.collecting === true ? [collect()] : [turn(active, g.used ?? 0, g.declared ?? false)]
  const s = honorState(
    seats,
    frames,
    seeded(7),
    null,
    g.target ?? 400,
    g.data ?? null,
    (active + seats - 1) % seats,
    active,
    1,
    players,
    deck,
    discard,
    SAMURAI_CARDS.slice(seats),
    g.shogun ?? NONE,
    0,
    Array.from({ length: PACK }, () => 0),
  )
  return new Scene(s)
}
