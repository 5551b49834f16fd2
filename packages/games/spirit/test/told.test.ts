import {
  below,
  begin,
  Choices,
  first,
  heardBy,
  legal,
  play,
  Recorder,
  seeded,
  WATCHER,
  waiting,
} from '@noren/engine'
import { expect, test } from 'vitest'
import type { SpiritEvent, SpiritGame } from '../src/index.ts'
import { spirit } from '../src/index.ts'
import { policy } from '../src/sense.ts'
import { fixture, knownUnder, stormy } from '../src/laws/fixture.ts'

/**
 * The leak law asks the state what is known, so a state that forgets to forget deceives it. Here knowledge is what was told in
 * public since the last shuffle, and a view may show no other card of a face-down pile (SS-AMB-26, SS-AMB-38).
 */
class Heard {
  /** Cards known in the draw pile, and among the intruders, which no reinforcement shuffles. */
  readonly known = new Set<number>()
  readonly inside = new Set<number>()
  /** Shuffles while cards lay known in the pile: what the test is about. */
  telling = 0
  hear(e: SpiritEvent): void {
    if (e.type === 'reinforced' || e.type === 'round') {
      if (this.known.size > 0) this.telling++
      this.known.clear()
      if (e.type === 'round') this.inside.clear()
    } else if (e.type === 'buried') this.known.add(e.card)
    else if (e.type === 'turnedUp') for (const card of e.cards) this.known.add(card)
    else if (e.type === 'slipped' && e.card >= 0) this.inside.add(e.card)
    else if (e.type === 'roundOver') for (const card of this.known) this.inside.add(card)
  }
}

const list = new Choices()

/** Plays games and gives back the first card that a view shows and nobody was told of, or null. */
function shownUntold(game: SpiritGame, games: number, heard: (h: Heard) => void): number | null {
  for (let seed = 1; seed <= games; seed++) {
    const rng = seeded(seed)
    const seats = 2 + (seed % 4)
    const options = fixture.options[seed % fixture.options.length]
    const o =
      seed % 2 === 0 || options === undefined
        ? { ...spirit.options.defaults, mode: 'easy' as const, absent: 'on' as const, data: stormy }
        : options
    const s = begin(game, o, seats, seeded(seed))
    const h = new Heard()
    for (let n = 0; s.outcome === null && n < 400; n++) {
      const seat = first(waiting(s))
      legal(game as never, s, seat, list)
      // Whoever may put a card under the pile does so, for that is what all must forget later.
      const under = game.hear(['under'])
      const at = under === null ? -1 : list.toArray().indexOf(under)
      const pick = at >= 0 ? at : below(rng, 3) === 0 ? below(rng, list.size) : policy(s, seat, list, rng)
      const told = new Recorder<SpiritEvent>(seats)
      play(game as never, s, seat, list.at(pick), told)
      heardBy(told.happenings, WATCHER).forEach(e => h.hear(e))
      const { deck, gate } = game.view(s, WATCHER).open
      for (const card of deck) if (card >= 0 && !h.known.has(card)) return card
      for (const card of gate) if (card >= 0 && !h.inside.has(card)) return card
    }
    heard(h)
  }
  return null
}

test('a face-down pile shows no card but those all were told of since the last shuffle', () => {
  let telling = 0
  expect(shownUntold(spirit, 120, h => (telling += h.telling))).toBeNull()
  expect(telling).toBeGreaterThan(40)
})

test('a shuffle that leaves cards at the bottom known is caught', () => {
  expect(shownUntold(knownUnder, 120, () => {})).not.toBeNull()
})
