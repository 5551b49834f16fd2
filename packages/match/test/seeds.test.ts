import { describe, expect, test } from 'vitest'
import { anchor, checkLog, commitOf, dealKey, hashOfKey, MatchError, open, shownHead } from '../src/index.ts'
import type { Match, SealedLog, Share } from '../src/index.ts'
import { charter, fresh, playOut } from './helpers.ts'
import { fixedKey, toy } from '../toy/index.ts'

const opened = (n: number): Share => ({ commit: commitOf(fixedKey(n)), seed: fixedKey(n) })
const closed = (n: number): Share => ({ ...opened(n), seed: null })

function logOf(m: Match): SealedLog {
  const { charter: c, keyHash, entries, head, state } = m
  return { charter: c, keyHash, entries, head, outcome: state.outcome }
}

function finished(seeds: readonly (Share | null)[]): SealedLog {
  const m = fresh({ seeds })
  playOut(toy, m, 3)
  return logOf(m)
}

const part = (log: SealedLog, witness = {}): unknown => {
  const checked = checkLog(toy, log, witness)
  return checked.ok ? 'nothing' : checked.part
}

describe('issue 18: players add randomness of their own', () => {
  test('without an opened seed the key deals as it always did', () => {
    const { key } = charter()
    expect(dealKey({ key })).toBe(key)
    expect(dealKey({ key, seeds: [null, closed(1)] })).toBe(key)
    expect(anchor(charter())).toBe(anchor({ ...charter() }))
    expect(fresh().deal).toBe(key)
  })

  test('every opened seed changes the deal, and so does the seat it belongs to', () => {
    const { key } = charter()
    const deals = [
      { key },
      { key, seeds: [opened(1), null] },
      { key, seeds: [null, opened(1)] },
      { key, seeds: [opened(1), opened(2)] },
      { key: fixedKey(9), seeds: [opened(1), opened(2)] },
    ].map(dealKey)
    expect(new Set(deals).size).toBe(deals.length)
  })

  test('a seed that was left out is in the chain all the same', () => {
    const chains = [undefined, [null, null], [closed(1), null], [opened(1), null]].map(seeds =>
      anchor(charter(seeds === undefined ? {} : { seeds })),
    )
    expect(new Set(chains).size).toBe(4)
  })

  test('a seed that was not promised, or too few of them, begin no match', () => {
    for (const seeds of [[opened(1)], [{ commit: commitOf(fixedKey(1)), seed: fixedKey(2) }, null]])
      expect(() => open(toy, charter({ seeds }))).toThrow(MatchError)
  })

  test('a log says whose seeds are in it, and the check finds what was changed', () => {
    const seeds = [opened(1), closed(2)]
    const log = finished(seeds)
    const witness = {
      keyHash: log.keyHash,
      seeds: [{ commit: opened(1).commit, seed: fixedKey(1) }, { commit: closed(2).commit }],
    }
    expect(part(log, witness)).toBe('nothing')
    // Opened, and then left out.
    expect(part(finished([closed(1), closed(2)]), witness)).toBe('seed')
    // Promised after the others were opened, or not promised at all.
    expect(part(finished([opened(1), opened(3)]), witness)).toBe('seed')
    expect(part(finished([opened(1), null]), witness)).toBe('seed')
    expect(part(log, { seeds: [witness.seeds[0] ?? null, null] })).toBe('seed')
    // One that comes too late and is opened at the last moment was promised before.
    expect(part(finished([opened(1), opened(2)]), witness)).toBe('nothing')
    // A key that was chosen afterwards.
    const m = fresh({ seeds, key: fixedKey(8) })
    playOut(toy, m, 3)
    expect(part(logOf(m), witness)).toBe('key')
    expect(hashOfKey(fixedKey(8))).not.toBe(log.keyHash)
    // Entries that were dealt without the seed do not fit a charter that has it.
    expect(part({ ...finished([closed(1), closed(2)]), charter: log.charter })).toBe('entry')
  })

  test('a head that is shown tells nothing without the key, and is sixteen letters', () => {
    const { head } = fresh()
    const shown = [1, 2, 3].map(n => shownHead(fixedKey(n), head))
    expect(new Set(shown).size).toBe(3)
    for (const text of shown) expect(text).toMatch(/^[\w-]{16}$/)
  })
})

describe('issue 18: a running match is tried out from one seat’s view', () => {
  test('it begins as that seat sees it, the rest follows from the new key, and its log can be checked', () => {
    const running = fresh({ seats: 3 })
    const seat = 1
    const view = JSON.parse(JSON.stringify(toy.view(running.state, seat))) as unknown
    const trial = { table: running.charter.id, at: 0, seat, view }
    const tried = fresh({ id: 'sofa-try', seats: 3, key: fixedKey(5), trial })
    expect(toy.view(tried.state, seat)).toEqual(toy.view(running.state, seat))
    const hands = [5, 6, 7, 8].map(n => {
      const { state } = fresh({ id: 'sofa-try', seats: 3, key: fixedKey(n), trial })
      return JSON.stringify(toy.view(state, 0))
    })
    expect(new Set(hands).size).toBeGreaterThan(1)
    playOut(toy, tried, 4)
    expect(part(logOf(tried))).toBe('nothing')
    const other = { ...trial, at: 3 }
    expect(part({ ...logOf(tried), charter: { ...tried.charter, trial: other } })).toBe('entry')
  })
})
