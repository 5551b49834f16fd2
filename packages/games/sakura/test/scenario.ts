import type { Clause, Seat, Words } from '@noren/engine'
import {
  Choices,
  Recorder,
  begin,
  below,
  everyone,
  heardBy,
  legal,
  only,
  play,
  refuse,
  seeded,
  waiting,
} from '@noren/engine'
import { expect, test } from 'vitest'
import type { Card, CardId, CardTable, CharacterId, Side } from '../src/cards.ts'
import {
  ALL_COINS,
  CARD_COUNT,
  CHARACTERS,
  PRINTED,
  SIDES,
  cardOf,
  characterOf,
  freezeTable,
  idOf,
  nameOf,
} from '../src/cards.ts'
import { roundFrame, turnFrame } from '../src/frames.ts'
import type { Sakura, SakuraEvent, SakuraOptions, SakuraView } from '../src/index.ts'
import { sakura } from '../src/index.ts'
import { NONE } from '../src/state.ts'

/** Given a table, when somebody does something, then the table looks like this. Cards not named lie aside. */
export interface Given {
  readonly seats?: number
  /** Whose turn it is; seat 0 unless told. */
  readonly turn?: Seat
  readonly first?: Seat
  readonly round?: number
  readonly plus?: Side
  /** Bottom to top. */
  readonly left?: readonly CardId[]
  readonly right?: readonly CardId[]
  /** By seat; seats not named hold four cards that nobody named. */
  readonly hands?: readonly (readonly CardId[])[]
  readonly tricks?: readonly (readonly CardId[])[]
  readonly removed?: readonly CardId[]
  readonly coins?: readonly number[]
  readonly reserve?: number
  /** Slots 1 to 5; null is empty. */
  readonly row?: readonly (CharacterId | null)[]
  /** Top first; characters named nowhere follow below. */
  readonly deck?: readonly CharacterId[]
  readonly discard?: readonly CharacterId[]
  readonly pending?: readonly CharacterId[]
  readonly served?: readonly Side[]
  readonly freeUse?: boolean
  readonly replacements?: number
  readonly scores?: readonly (readonly number[])[]
  readonly voluntaryTake?: boolean
  readonly table?: CardTable
}

const FILLER = 4

function build(g: Given): Sakura {
  const seats = g.seats ?? 3
  const turn = g.turn ?? 0
  const seatList = [...Array(seats).keys()]
  const left = (g.left ?? ['green-5']).map(cardOf)
  const right = (g.right ?? ['blue-9']).map(cardOf)
  const tricks = seatList.map(seat => (g.tricks?.[seat] ?? []).map(cardOf))
  const removed = (g.removed ?? []).map(cardOf)
  const named = [left, right, removed, ...tricks, ...(g.hands ?? []).map(hand => hand.map(cardOf))].flat()
  const free = [...Array(CARD_COUNT).keys()].filter(card => !named.includes(card))
  if (new Set(named).size !== named.length) throw new Error('a card lies in two places')
  const hands = seatList.map(seat => g.hands?.[seat]?.map(cardOf) ?? free.splice(0, FILLER))
  const coins = seatList.map(seat => g.coins?.[seat] ?? 5)
  const pending = (g.pending ?? []).map(characterOf)
  const discard = (g.discard ?? []).map(characterOf)
  const deckTop = (g.deck ?? []).map(characterOf)
  const rowNamed = g.row?.map(id => (id === null ? NONE : characterOf(id)))
  const used = [...pending, ...discard, ...deckTop, ...(rowNamed ?? [])]
  const spare = CHARACTERS.map((_, c) => c).filter(c => !used.includes(c))
  const row = rowNamed ?? spare.splice(0, 5)
  const known = Array.from({ length: CARD_COUNT }, () => 0)
  for (const card of [left, right, removed, ...tricks].flat()) known[card] = everyone(seats)
  hands.forEach((hand, seat) => hand.forEach(card => (known[card] = only(seat))))
  const f = turnFrame(turn)
  f.pending = pending
  f.freeUse = g.freeUse ?? false
  f.replacements = g.replacements ?? (f.freeUse ? 1 : 0)
  for (const side of g.served ?? []) f.unserved &= ~(1 << SIDES.indexOf(side))
  return {
    seats,
    frames: [roundFrame(turn), f],
    rng: seeded(1),
    outcome: null,
    voluntaryTake: g.voluntaryTake ?? false,
    table: g.table === undefined ? PRINTED : freezeTable(g.table),
    round: g.round ?? 1,
    first: g.first ?? 0,
    hands,
    tricks,
    piles: [left, right],
    aside: free,
    removed,
    known,
    coins,
    reserve: g.reserve ?? ALL_COINS - coins.reduce((a, b) => a + b, 0),
    row,
    deck: [...spare, ...deckTop.reverse()],
    discard,
    plusSide: SIDES.indexOf(g.plus ?? 'left'),
    scores: (g.scores ?? []).map(r => [...r]),
  }
}

const choices = new Choices()

/** A table under test. */
export class Scene {
  readonly s: Sakura
  /** What happened during the last deed. */
  events: readonly SakuraEvent[] = []
  recorder = new Recorder<SakuraEvent>(2)
  constructor(s: Sakura) {
    this.s = s
  }
  /** Somebody does something that the rules allow. */
  does(seat: Seat, ...words: Words): this {
    const a = sakura.hear(words)
    if (a === null) throw new Error(`nobody understands ${JSON.stringify(words)}`)
    expect(refuse(sakura as never, this.s as never, seat, a), `${seat}: ${words.join(' ')}`).toBeNull()
    this.recorder = new Recorder<SakuraEvent>(this.s.seats)
    play(sakura as never, this.s as never, seat, a, this.recorder as never)
    this.events = this.recorder.happenings.map(h => h.secret)
    return this
  }
  /** What the table does for a seat whose time is over. */
  times(seat: Seat, seed = 1): Words {
    return sakura.say(this.s, seat, sakura.idle(this.s, seat, seeded(seed))).words
  }
  /** The clauses that say no, or null. */
  refusal(seat: Seat, ...words: Words): readonly Clause[] | null {
    const a = sakura.hear(words)
    if (a === null) throw new Error(`nobody understands ${JSON.stringify(words)}`)
    return refuse(sakura as never, this.s as never, seat, a)
  }
  may(seat: Seat, ...words: Words): this {
    expect(this.refusal(seat, ...words), words.join(' ')).toBeNull()
    return this
  }
  mayNot(seat: Seat, ...words: Words): { because(...clauses: Clause[]): Scene } {
    const no = this.refusal(seat, ...words)
    expect(no, words.join(' ')).not.toBeNull()
    return {
      because: (...clauses) => {
        expect(no).toEqual(expect.arrayContaining(clauses))
        return this
      },
    }
  }
  /** All that a seat may do now, as texts. */
  open(seat: Seat): string[] {
    legal(sakura as never, this.s as never, seat, choices)
    return choices.toArray().map(a => sakura.say(this.s, seat, a).words.join(' '))
  }
  /** The cards a seat may place on a pile now. */
  placeable(seat: Seat, side: Side): string[] {
    return this.open(seat).flatMap(text => {
      const [verb, card, pile] = text.split(' ')
      return verb === 'place' && pile === side && card !== undefined ? [card] : []
    })
  }
  /** Chance is scripted: the next draws, each [sides, outcome]. */
  luck(...draws: readonly (readonly [number, number])[]): this {
    for (let seed = 1; ; seed++) {
      const rng = seeded(seed)
      if (draws.every(([sides, wanted]) => below(rng, sides) === wanted)) {
        this.s.rng = seeded(seed)
        return this
      }
    }
  }
  view(seat: Seat): SakuraView {
    return sakura.view(this.s, seat)
  }
  /** What a seat was told during the last deed. */
  heard(seat: Seat): SakuraEvent[] {
    return heardBy(this.recorder.happenings, seat)
  }
  event<T extends SakuraEvent['type']>(type: T): Extract<SakuraEvent, { type: T }> {
    const found = this.events.find((e): e is Extract<SakuraEvent, { type: T }> => e.type === type)
    if (found === undefined) throw new Error(`no ${type} happened`)
    return found
  }
  pile(side: Side): CardId[] {
    return names(this.s.piles[SIDES.indexOf(side)])
  }
  hand(seat: Seat): CardId[] {
    return names(this.s.hands[seat])
  }
  tricks(seat: Seat): CardId[] {
    return names(this.s.tricks[seat])
  }
  coins(seat: Seat): number {
    return this.s.coins[seat] ?? -1
  }
  get row(): (CharacterId | null)[] {
    return this.s.row.map(c => (c === NONE ? null : nameOf(c)))
  }
  get discard(): CharacterId[] {
    return this.s.discard.map(nameOf)
  }
  get asked(): number {
    return waiting(this.s)
  }
  /** The kind of the question on top. */
  get question(): string | undefined {
    return this.s.frames.at(-1)?.kind
  }
  shurikens(seat: Seat): number {
    return (this.s.tricks[seat] ?? []).reduce((sum, card) => sum + (this.s.table.shurikens[card] ?? 0), 0)
  }
}

const names = (cards: readonly Card[] | undefined): CardId[] => (cards ?? []).map(idOf)

export const given = (g: Given): Scene => new Scene(build(g))

/** A table as it is set up. */
export function fresh(seats: number, seed: number, options: SakuraOptions = sakura.options.defaults): Scene {
  const recorder = new Recorder<SakuraEvent>(seats)
  const scene = new Scene(begin(sakura, options, seats, seeded(seed), recorder as never))
  scene.recorder = recorder
  scene.events = recorder.happenings.map(h => h.secret)
  return scene
}

/** A test that shows clauses at work: their ids are part of its title. */
export const shows = (clauses: readonly Clause[], title: string, body: () => void): void => {
  for (const id of clauses) if (sakura.clauses[id] === undefined) throw new Error(`no such clause: ${id}`)
  test(`${title} (${clauses.join(', ')})`, body)
}

/** A worked example of the rules. */
export const example = (id: Clause, clauses: readonly Clause[], title: string, body: () => void): void =>
  shows([id, ...clauses], title, body)

/** Everybody lets the table play the defaults until the game is over; returns all that happened. */
export function playDefaults(
  scene: Scene,
  until: (s: Sakura) => boolean = s => s.outcome !== null,
): SakuraEvent[] {
  const recorder = new Recorder<SakuraEvent>(scene.s.seats)
  while (!until(scene.s)) {
    const seat = 31 - Math.clz32(waiting(scene.s))
    play(sakura as never, scene.s as never, seat, sakura.idle(scene.s, seat, seeded(3)), recorder as never)
  }
  scene.recorder = recorder
  scene.events = recorder.happenings.map(h => h.secret)
  return [...scene.events]
}
