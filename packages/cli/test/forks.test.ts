import { registry } from '@noren/games'
import { checkLog, load, MatchError, open } from '@noren/match'
import { seeded } from '@noren/engine'
import { expect, test } from 'vitest'
import { forkAt, tryForks, turnsIn } from '../src/forks.ts'
import { played } from '../src/verify/played.ts'

test.each(['sakura', 'spirit', 'honor', 'sake'])(
  'forks from turns of a recorded game of %s open, are finished by bots and can be checked (issue 18, 4)',
  async id => {
    const tried = await tryForks(id, 1, 7, 8)
    expect(tried.faults).toEqual([])
    expect(tried.forks).toBeGreaterThan(3)
    expect([tried.finished, tried.checked]).toEqual([tried.forks, tried.forks])
  },
)

test('a fork kept as it was begins in the very state; dealt anew it begins in one its seat cannot tell from it', async () => {
  const rules = await registry.newest('sakura')
  if (rules === null) throw new Error('sakura')
  const { game } = rules
  const log = played(game, 3, 'koi-parent', seeded(5))
  const at = turnsIn(log)[1] ?? 0
  const seat = log.entries[at]?.seat ?? 0
  const then = load(game, log.charter, log.entries.slice(0, at)).state
  const kept = open(game, forkAt(log, at, 'kept', 'a'.repeat(64)))
  expect(game.view(kept.state, 0)).toEqual(game.view(then, 0))
  const anew = open(game, forkAt(log, at, 'anew', 'a'.repeat(64)))
  expect(game.view(anew.state, seat)).toEqual(game.view(then, seat))
  const other = (seat + 1) % 3
  expect(game.view(anew.state, other)).not.toEqual(game.view(then, other))
  // The same key deals the same cards, another key others.
  const again = open(game, forkAt(log, at, 'anew', 'a'.repeat(64)))
  expect(game.view(again.state, other)).toEqual(game.view(anew.state, other))
  const third = open(game, forkAt(log, at, 'anew', 'b'.repeat(64)))
  expect(game.view(third.state, other)).not.toEqual(game.view(anew.state, other))
})

test('a fork of another past, of an end, or for nobody’s seat is refused', async () => {
  const rules = await registry.newest('spirit')
  if (rules === null) throw new Error('spirit')
  const { game } = rules
  const log = played(game, 2, 'koi-parent', seeded(6))
  const key = 'c'.repeat(64)
  const good = forkAt(log, 4, 'kept', key)
  const fork = good.fork
  if (fork === undefined) throw new Error('no fork')
  const refused = (charter: typeof good): void => expect(() => open(game, charter)).toThrow(MatchError)
  refused(forkAt(log, log.entries.length, 'kept', key))
  refused({ ...good, fork: { ...fork, seat: 9 } })
  refused({ ...good, seats: 3 })
  const [first, ...rest] = fork.entries
  refused({ ...good, fork: { ...fork, entries: rest } })
  if (first !== undefined)
    refused({ ...good, fork: { ...fork, entries: [{ ...first, moveId: 'forged' }, ...rest] } })
  // A log that names another beginning does not fit its own chain.
  const match = open(game, good)
  const { keyHash, entries, head, state } = match
  const sealed = {
    charter: good,
    keyHash,
    entries,
    head,
    outcome: state.outcome,
    ended: { how: 'agreed', by: [] },
  }
  expect(checkLog(game, sealed).ok).toBe(true)
  const moved = forkAt(log, 5, 'kept', key)
  expect(checkLog(game, { ...sealed, charter: { ...moved, id: good.id } })).toMatchObject({
    ok: false,
    part: 'end',
  })
})
