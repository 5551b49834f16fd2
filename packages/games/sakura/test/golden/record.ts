import type { Action, Move } from '@noren/engine'
import { Choices, WATCHER, begin, below, digest, legal, members, play, seeded, waiting } from '@noren/engine'
import type { Sakura, SakuraOptions } from '../../src/index.ts'
import { sakura } from '../../src/index.ts'
import { sense } from '../../src/sense.ts'

/**
 * Golden replays: one line for each decision, in words, with a fingerprint of the state after it and of what each seat
 * (first a spectator) sees of it. A changed fingerprint is a changed rule: `version` moves with it.
 */
export interface Golden {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly seed: number
  readonly options: SakuraOptions
}

export const fingerprints = (s: Sakura): string =>
  [digest(s), ...[WATCHER, ...s.hands.keys()].map(seat => digest(sakura.view(s, seat)))]
    .map(hash => hash.slice(0, 8))
    .join(' ')

export const lineOf = (s: Sakura, move: Move | null): string =>
  `${move === null ? 'begin' : `${move.seat} ${move.words.join(' ')}`} | ${fingerprints(s)}`

const open = new Choices()

/** Plays one game, half by a sensible policy and half by chance, so that everything happens sooner or later. */
export function record(golden: Golden): string {
  const rng = seeded(golden.seed ^ 0x60d)
  const s = begin(sakura, golden.options, golden.seats, seeded(golden.seed))
  const lines = [JSON.stringify(golden), lineOf(s, null)]
  while (s.outcome === null) {
    const asked = members(waiting(s))
    const seat = asked[below(rng, asked.length)] ?? 0
    legal(sakura as never, s as never, seat, open)
    const sensible = below(rng, 2) === 0 ? (sense.policy?.(s, seat, open, rng) ?? 0) : below(rng, open.size)
    const action: Action = open.at(sensible)
    const { words } = sakura.say(s, seat, action)
    play(sakura as never, s as never, seat, action)
    lines.push(lineOf(s, { seat, words }))
  }
  return `${lines.join('\n')}\n`
}
