import type { Seat } from '@noren/engine'
import {
  canonical,
  Recorder,
  begin,
  heardBy,
  legal,
  play,
  seeded,
  below,
  members,
  waiting,
  Choices,
} from '@noren/engine'
import { expect } from 'vitest'
import type { CardId } from '../src/cards.ts'
import { cardOf } from '../src/cards.ts'
import type { CardTable, SakuraEvent, Side } from '../src/index.ts'
import { sakura } from '../src/index.ts'
import type { Memory } from '../src/view.ts'
import { OPTIONS } from '../src/laws/fixture.ts'
import { shows } from './scenario.ts'

/**
 * Somebody who sits at the table, sees nothing but the events told to that seat, and takes notes. The memory in a view
 * must be exactly these notes: never more than was told, and no less.
 */
class Witness {
  readonly seat: Seat
  readonly table: CardTable
  hands: Set<CardId>[]
  tricks: Set<CardId>[]
  piles: Record<Side, CardId[]> = { left: [], right: [] }
  /** Every card that went into some trick pile. */
  taken = new Set<CardId>()
  reserve: number
  constructor(seat: Seat, seats: number, table: CardTable) {
    this.seat = seat
    this.table = table
    this.hands = Array.from({ length: seats }, () => new Set())
    this.tricks = Array.from({ length: seats }, () => new Set())
    this.reserve = 80 - 5 * seats
  }
  hear(events: readonly SakuraEvent[]): void {
    events.forEach((e, i) => this.note(e, events[i + 1]))
  }
  note(e: SakuraEvent, next: SakuraEvent | undefined): void {
    switch (e.type) {
      case 'shuffled':
        for (const set of [...this.hands, ...this.tricks, this.taken]) set.clear()
        break
      case 'roundBegan':
        this.piles = { left: [e.left], right: [e.right] }
        break
      case 'placed':
      case 'replaced':
        this.hands[e.seat]?.delete(e.card)
        this.piles[e.pile].push(e.card)
        break
      case 'took':
        for (const card of this.piles[e.pile]) {
          this.tricks[e.seat]?.add(card)
          this.taken.add(card)
        }
        this.piles[e.pile] = []
        break
      case 'paid':
        this.reserve += e.coins
        break
      case 'gained':
        this.reserve -= e.coins
        break
      case 'drew':
      case 'swapped':
        this.moved(e.from, e.seat, e.card)
        break
      case 'gave':
        this.moved(e.seat, e.to, e.card)
        break
      case 'peeked':
        for (const card of e.cards ?? []) this.hands[e.target]?.add(card)
        break
      case 'reordered': {
        const rest = this.piles[e.pile].filter(card => card !== e.top)
        this.piles[e.pile] = [...rest, e.top]
        break
      }
      case 'discardedTrick':
        for (const set of [...this.tricks, this.taken]) set.delete(e.card)
        break
      case 'looked':
        for (const card of e.cards ?? []) this.tricks[e.target]?.add(card)
        break
      case 'stole':
        this.stolen(e.from, e.seat, e.card, e.coins, next)
        break
      default:
    }
  }
  /** A card went from hand to hand. Not seen, it could be any card I knew there. */
  moved(from: Seat, to: Seat, card: CardId | null): void {
    if (card === null) this.hands[from]?.clear()
    else {
      this.hands[from]?.delete(card)
      this.hands[to]?.add(card)
    }
  }
  /** A trick card changed hands. Not seen, the coins tell its shurikens, unless the reserve ran out. */
  stolen(from: Seat, to: Seat, card: CardId | null, coins: number, next: SakuraEvent | undefined): void {
    if (card !== null) {
      this.tricks[from]?.delete(card)
      this.tricks[to]?.add(card)
      return
    }
    const left = this.reserve - (next?.type === 'gained' ? next.coins : 0)
    for (const c of new Set(this.tricks[from]))
      if (left === 0 || 3 * (this.table.shurikens[cardOf(c)] ?? 0) === coins) this.tricks[from]?.delete(c)
  }
  get memory(): Memory {
    const sorted = (cards: Iterable<CardId>): CardId[] => [...cards].sort((a, b) => cardOf(a) - cardOf(b))
    const known = new Set(this.tricks.flatMap(set => [...set]))
    const own = (sets: readonly Set<CardId>[]): CardId[][] =>
      sets.map((set, who) => (who === this.seat ? [] : sorted(set)))
    return {
      hands: own(this.hands),
      tricks: own(this.tricks),
      loose: sorted([...this.taken].filter(card => !known.has(card))),
      piles: [sorted(this.piles.left.slice(0, -1)), sorted(this.piles.right.slice(0, -1))],
    }
  }
}

shows(['SA-AMB-48'], 'the memory of a view is what that seat was told, no more and no less', () => {
  const open = new Choices()
  let hidden = 0
  let compared = 0
  for (let game = 0; game < 12; game++) {
    const seats = 2 + (game % 5)
    const rng = seeded(900 + game)
    const told = new Recorder<SakuraEvent>(seats)
    const s = begin(
      sakura,
      OPTIONS[game % OPTIONS.length] ?? sakura.options.defaults,
      seats,
      seeded(game + 1),
      told as never,
    )
    const witnesses = s.hands.map((_, seat) => new Witness(seat, seats, s.table))
    for (const w of witnesses) w.hear(heardBy(told.happenings, w.seat))
    while (s.outcome === null) {
      for (const w of witnesses) {
        const seen = sakura.view(s, w.seat).own.memory
        // Comparing texts is quick; only a difference is worth a diff.
        if (canonical(seen) !== canonical(w.memory)) expect(seen).toEqual(w.memory)
        compared++
      }
      hidden += sakura.view(s, 0).own.memory.loose.length
      const asked = members(waiting(s))
      const seat = asked[below(rng, asked.length)] ?? 0
      legal(sakura as never, s as never, seat, open)
      const recorder = new Recorder<SakuraEvent>(seats)
      play(sakura as never, s as never, seat, open.at(below(rng, open.size)), recorder as never)
      for (const w of witnesses) w.hear(heardBy(recorder.happenings, w.seat))
    }
  }
  expect(hidden).toBeGreaterThan(0)
  expect(compared).toBeGreaterThan(3_000)
})
