import { below, canonical, seeded, WATCHER } from '@noren/engine'
import type { Entry } from '@noren/match'
import { describe, expect, test } from 'vitest'
import { RecordPlayer, tapeOfMatch } from '../src/index.ts'
import { KINDS, playLive, rulesOf } from './played.ts'

const stored = (entries: readonly Entry[]): Entry[] => JSON.parse(JSON.stringify(entries)) as Entry[]

describe.each(KINDS)('%s@%i with %i seats', (id, version, seats) => {
  test('every moment is what everybody was shown then, forwards, backwards and at random', async () => {
    const rules = await rulesOf(id, version)
    const { game } = rules
    const { match, shown } = playLive(rules, seats, version * 10 + seats)
    const player = new RecordPlayer(tapeOfMatch(game, match.charter, stored(match.entries)), { ended: true })
    expect(player.fault).toBeNull()
    expect(player.length).toBe(match.entries.length)
    expect(player.length).toBeGreaterThan(33)
    const look = (at: number): void => {
      const { faces, lines } = shown[at] as (typeof shown)[number]
      for (const [seat, face] of faces) {
        const moment = player.momentAt(at, seat)
        expect(canonical(moment.faces)).toBe(canonical({ [seat]: JSON.parse(face) as unknown }))
        // Somebody else's choice is not known before it is made, and perhaps never.
        const next = match.entries[at]
        expect(moment.chosen?.seat ?? seat).toBe(seat)
        expect(moment.chosen !== null).toBe(next?.seat === seat)
      }
      for (const [seat, told] of lines) expect(canonical(player.linesAt(at, seat))).toBe(told)
    }
    for (let at = 0; at <= player.length; at += 2) look(at)
    for (let at = player.length; at >= 0; at -= 5) look(at)
    const rng = seeded(9)
    for (let n = 0; n < 30; n++) look(below(rng, player.length + 1))
    // A log is taken back in places, or the test says nothing about that.
    expect(match.undone.size).toBeGreaterThan(0)
  })
})

test('with open hands every seat is shown its own part, and nobody opens hands while the game runs', async () => {
  const rules = await rulesOf('sakura', 2)
  const { game } = rules
  const { match, shown } = playLive(rules, 3, 4, 900)
  const { charter, entries } = match
  const whole = new RecordPlayer(tapeOfMatch(game, charter, entries))
  expect(whole.outcome).toEqual(match.state.outcome)
  expect(whole.mayOpen).toBe(true)
  const at = whole.length >> 1
  const open = whole.momentAt(at, 'open')
  expect(Object.keys(open.faces)).toEqual(['0', '1', '2'])
  for (const [seat, face] of shown[at]?.faces ?? [])
    if (seat !== WATCHER) expect(canonical(open.faces[seat])).toBe(face)
  expect(open.chosen).toEqual({ seat: entries[at]?.seat, words: entries[at]?.words })
  const half = new RecordPlayer(tapeOfMatch(game, charter, entries.slice(0, at)))
  expect(half.mayOpen).toBe(false)
  expect(() => half.momentAt(at, 'open')).toThrow('when the game is over')
  expect(() => half.linesAt(at, 'open')).toThrow('when the game is over')
  expect(canonical(half.momentAt(at, 1).faces)).toBe(canonical(whole.momentAt(at, 1).faces))
  expect(() => whole.faceAt(whole.length + 1, 0)).toThrow('no moment')
})

test('a record that the rules refuse is played up to there', async () => {
  const rules = await rulesOf('sakura', 2)
  const { game } = rules
  const { match } = playLive(rules, 3, 4, 200, false)
  const entries = stored(match.entries).map(e => (e.seq === 90 ? { ...e, words: ['sing'] } : e))
  const player = new RecordPlayer(tapeOfMatch(game, match.charter, entries))
  expect(player.length).toBe(89)
  expect(player.fault).toEqual({ seq: 90, why: 'nobody understands ["sing"]' })
  expect(() => player.faceAt(89, 0)).not.toThrow()
})

test('turns follow each other without a gap and belong to who has them', async () => {
  const rules = await rulesOf('sakura', 2)
  const { game } = rules
  const { match } = playLive(rules, 3, 4, 200, false)
  const tape = tapeOfMatch(game, match.charter, match.entries)
  const turnOf = (s: unknown): number => (s as { turn: { seat: number } | null }).turn?.seat ?? 0
  for (const player of [new RecordPlayer(tape), new RecordPlayer(tape, { turnOf })]) {
    expect(player.turns[0]?.from).toBe(1)
    expect(player.turns.at(-1)?.to).toBe(player.length)
    for (const [i, turn] of player.turns.entries()) {
      expect(turn.to).toBeGreaterThanOrEqual(turn.from)
      if (i > 0) expect(turn.from).toBe((player.turns[i - 1]?.to ?? 0) + 1)
    }
  }
})
