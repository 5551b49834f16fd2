import { describe, expect, test } from 'vitest'
import { asGame, below, Choices, members, seeded, waiting } from '@noren/engine'
import type { Game, Seat, Words } from '@noren/engine'
import { sake } from '@noren/sake'
import { accept, isClosing, stateFor, open, opening, unanswered, judge } from '../src/index.ts'
import type { Match } from '../src/index.ts'
import { charter, request } from './helpers.ts'
import { fixedKey } from '../toy/index.ts'

const list = new Choices()

function closes(game: Game, m: Match): void {
  for (let turn = opening(game, m); turn !== null; turn = opening(game, m)) accept(m, turn)
}

describe('A-80: where the quickest shout counts', () => {
  const game: Game = asGame(sake)
  const options = { interruptPriority: 'reflex', boardAssignment: 'random' }

  /** Plays by chance to a window in which at least two seats could shout. */
  function raced(more: object = {}): { m: Match; seats: Seat[]; shout: (seat: Seat) => Words } {
    const words = (m: Match, seat: Seat): Words[] => {
      game.legal(m.state, seat, list)
      return list
        .toArray()
        .map(a => game.say(m.state, seat, a).words)
        .filter(w => w[0] === 'interrupt')
    }
    for (let seed = 1; seed <= 400; seed++) {
      const rng = seeded(seed)
      const m = open(
        game,
        charter({
          game: game.id,
          version: game.version,
          options: { ...options, ...more },
          seats: 8,
          key: fixedKey(seed),
        }),
      )
      for (let step = 0; step < 400 && m.state.outcome === null; step++) {
        const seats = members(waiting(m.state)).filter(s => words(m, s).length > 0)
        if (seats.length > 1) return { m, seats, shout: seat => words(m, seat)[0] as Words }
        const asked = members(unanswered(m))
        const seat = asked[below(rng, asked.length)] as Seat
        const look = stateFor(game, m, seat)
        game.legal(look, seat, list)
        if (list.size === 0) continue
        const choice = game.say(look, seat, list.at(below(rng, list.size))).words
        if (choice[0] !== 'interrupt') at(m, seat, choice, 1000 + m.entries.length)
        closes(game, m)
      }
    }
    throw new Error('nobody could shout against anybody')
  }
  /** Who suffers, and how far clockwise from there a seat is. */
  const far = (m: Match, seat: Seat): number => {
    const by = (m.state.frames.at(-1) as unknown as { seat: Seat }).seat
    return (seat - by + m.state.seats) % m.state.seats
  }
  const at = (m: Match, seat: Seat, words: Words, now: number): string => {
    const { verdict, transition, envelopes } = judge(game, m, request(m, seat, words), now)
    if (transition !== null) accept(m, transition)
    if (envelopes !== null) m.envelopes = envelopes
    return verdict.status
  }
  const stoppedBy = (m: Match): unknown =>
    m.story
      .flat()
      .map(h => h.open as { type: string; by?: Seat })
      .findLast(e => e.type === 'windowClosed')?.by

  test('a shout is sealed until the window may close; then it closes it, whoever has not answered', () => {
    const { m, seats, shout } = raced()
    const [first] = seats as [Seat]
    const before = m.entries.length
    expect(at(m, first, shout(first), 1000)).toBe('sealed')
    expect([m.entries.length, isClosing(game, m)]).toEqual([before, true])
    closes(game, m)
    expect(stoppedBy(m)).toBe(first)
    expect(m.envelopes).toEqual([])
  })
  test('the earliest counts, though another is nearer', () => {
    const { m, seats, shout } = raced()
    const [near, distant] = seats.slice().sort((a, b) => far(m, a) - far(m, b)) as [Seat, Seat]
    expect([at(m, near, shout(near), 2000), at(m, distant, shout(distant), 1749)]).toEqual([
      'sealed',
      'sealed',
    ])
    closes(game, m)
    expect(stoppedBy(m)).toBe(distant)
  })
  test('those within 250 ms of the earliest go by their place', () => {
    const { m, seats, shout } = raced()
    const [near, distant] = seats.slice().sort((a, b) => far(m, a) - far(m, b)) as [Seat, Seat]
    at(m, distant, shout(distant), 1750)
    at(m, near, shout(near), 2000)
    closes(game, m)
    expect(stoppedBy(m)).toBe(near)
  })
  test('a pass that came first makes nobody earlier', () => {
    const { m, seats, shout } = raced()
    const [near, distant] = seats.slice().sort((a, b) => far(m, a) - far(m, b)) as [Seat, Seat]
    const other = members(waiting(m.state)).find(s => s !== near && s !== distant)
    if (other !== undefined) expect(at(m, other, ['pass'], 1700)).toBe('sealed')
    at(m, distant, shout(distant), 1800)
    at(m, near, shout(near), 2000)
    closes(game, m)
    expect(stoppedBy(m)).toBe(near)
  })
  test('A-84: where late shouts are spent, the window waits for all, and the order still decides', () => {
    const { m, seats, shout } = raced({ edition: 'it', shoutsAreSpent: true })
    const [near, distant] = seats.slice().sort((a, b) => far(m, a) - far(m, b)) as [Seat, Seat]
    at(m, distant, shout(distant), 1000)
    expect(isClosing(game, m)).toBe(false)
    at(m, near, shout(near), 9000)
    for (const seat of members(unanswered(m))) at(m, seat, ['pass'], 9500)
    closes(game, m)
    expect(stoppedBy(m)).toBe(distant)
    const late = m.story.flat().map(h => h.open as unknown as { type: string; why?: string; seat?: Seat })
    expect(late.findLast(e => e.type === 'discarded' && e.why === 'late')?.seat).toBe(near)
  })
})
