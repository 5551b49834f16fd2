import type { Action, Move } from '@noren/engine'
import { Choices, WATCHER, begin, below, digest, legal, members, play, seeded, waiting } from '@noren/engine'
import type { Spirit, SpiritOptions } from '../../src/index.ts'
import { spirit } from '../../src/index.ts'
import { policy } from '../../src/sense.ts'

/**
 * Golden replays: one line for each decision, in words, with a fingerprint of the state after it and of what
 * a spectator and each seat sees of it. A changed fingerprint is a changed rule: `version` moves with it.
 */
export interface Golden {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly seed: number
  readonly options: SpiritOptions
}

export const fingerprints = (s: Spirit): string =>
  [digest(s), ...[WATCHER, ...s.samurai.keys()].map(seat => digest(spirit.view(s, seat)))]
    .map(hash => hash.slice(0, 8))
    .join(' ')

export const lineOf = (s: Spirit, move: Move | null): string =>
  `${move === null ? 'begin' : `${move.seat} ${move.words.join(' ')}`} | ${fingerprints(s)}`

const open = new Choices()

/**
 * Plays one game, mostly by a sensible policy and now and then by chance, so that much happens and it still
 * lasts.
 */
export function record(golden: Golden): string {
  const rng = seeded(golden.seed ^ 0x60d)
  const s = begin(spirit, golden.options, golden.seats, seeded(golden.seed))
  const lines = [JSON.stringify(golden), lineOf(s, null)]
  while (s.outcome === null) {
    const asked = members(waiting(s))
    const seat = asked[below(rng, asked.length)] ?? 0
    legal(spirit as never, s as never, seat, open)
    const sensible = below(rng, 8) > 0 ? policy(s, seat, open, rng) : below(rng, open.size)
    const action: Action = open.at(sensible)
    const { words } = spirit.say(s, seat, action)
    play(spirit as never, s as never, seat, action)
    lines.push(lineOf(s, { seat, words }))
  }
  return `${lines.join('\n')}\n`
}
