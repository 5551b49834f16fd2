import { describe, expect, test } from 'vitest'
import { checkLog, hashOfKey, link, anchor, readLog, shownHead } from '../src/index.ts'
import type { Checked, Entry, Match, SealedLog, Seen } from '../src/index.ts'
import { fresh, playOut } from './helpers.ts'
import { fixedKey, toy } from '../toy/index.ts'

const finished = (seed: number): Match => {
  const m = fresh({ seats: 3, key: fixedKey(seed) })
  playOut(toy, m, seed)
  return m
}

const logOf = (m: Match): SealedLog =>
  JSON.parse(
    JSON.stringify({
      charter: m.charter,
      keyHash: m.keyHash,
      entries: m.entries,
      head: m.head,
      outcome: m.state.outcome,
    }),
  ) as SealedLog

/** The same entries with links that fit: what a server could do to a log that nobody kept anything of. */
function relinked(log: SealedLog): SealedLog {
  let head = anchor(log.charter)
  const entries = log.entries.map((e, i): Entry => {
    head = link(head, { ...e, seq: i + 1 })
    return { ...e, seq: i + 1, hash: head }
  })
  return { ...log, entries, head }
}

/** A link as a page was shown it. */
const shown = ({ charter: c, entries }: SealedLog, seq: number): Seen => ({
  seq,
  head: shownHead(c.key, seq === 0 ? anchor(c) : (entries[seq - 1]?.hash ?? '')),
})

const found = (c: Checked): unknown => (c.ok ? 'nothing' : [c.part, c.seq])
const m = finished(5)
const log = logOf(m)
const with7 = (over: Partial<Entry>): SealedLog => ({
  ...log,
  entries: log.entries.map((e, i) => (i === 6 ? { ...e, ...over } : e)),
})

describe('a log that is handed out', () => {
  test('is what it says it is', () => {
    expect(checkLog(toy, log)).toMatchObject({ ok: true })
    expect(
      checkLog(toy, log, {
        id: log.charter.id,
        keyHash: m.keyHash,
        heads: [shown(log, 3), shown(log, 0), shown(log, m.entries.length)],
      }),
    ).toMatchObject({ ok: true })
  })

  test('is found out at its first bad entry', () => {
    const { entries } = log
    const other = finished(6)
    expect(found(checkLog(toy, with7({ words: ['juggle'] })))).toEqual(['entry', 7])
    expect(found(checkLog(toy, with7({ seat: ((entries[6]?.seat ?? 0) + 1) % 3 })))).toEqual(['entry', 7])
    expect(found(checkLog(toy, with7({ moveId: 'another' })))).toEqual(['entry', 7])
    expect(found(checkLog(toy, with7({ hash: '0'.repeat(64) })))).toEqual(['entry', 7])
    expect(found(checkLog(toy, { ...log, entries: entries.toSpliced(4, 1) }))).toEqual(['entry', 6])
    expect(
      found(checkLog(toy, { ...log, entries: entries.toSpliced(4, 2, ...entries.slice(4, 6).reverse()) })),
    ).toEqual(['entry', 6])
    expect(found(checkLog(toy, { ...log, entries: logOf(other).entries }))).toEqual(['entry', 1])
    expect(found(checkLog(toy, { ...log, charter: { ...log.charter, id: 'koi-000002' } }))).toEqual([
      'entry',
      1,
    ])
  })

  test('is found out when it is cut at its end, prolonged, or tells another outcome', () => {
    const { entries } = log
    const cut = { ...log, entries: entries.slice(0, -1) }
    expect(found(checkLog(toy, cut))).toEqual(['end', entries.length])
    // With an end of its own it still lacks the end of the game.
    const fits = { ...cut, head: entries.at(-2)?.hash ?? '', outcome: null }
    expect(found(checkLog(toy, fits))).toEqual(['end', entries.length])
    // Unless the people ended it there, which the log then says.
    expect(found(checkLog(toy, { ...fits, ended: { how: 'agreed', by: [0] } }))).toBe('nothing')
    const last = entries.at(-1) as Entry
    const longer = relinked({ ...log, entries: [...entries, { ...last, moveId: 'once-more' }] })
    expect(found(checkLog(toy, longer))).toEqual(['entry', entries.length + 1])
    const outcome = { ...log.outcome, scores: [9, 9, 9] } as SealedLog['outcome']
    expect(found(checkLog(toy, { ...log, outcome }))).toEqual(['end', entries.length])
  })

  test('with another key is found out, and a past written anew by who kept a link of it', () => {
    const key = fixedKey(8)
    const swapped = { ...log, charter: { ...log.charter, key } }
    expect(found(checkLog(toy, swapped))).toEqual(['key', 0])
    const published = relinked({ ...swapped, keyHash: hashOfKey(key) })
    expect(found(checkLog(toy, published, { keyHash: m.keyHash }))).toEqual(['key', 0])
    expect(found(checkLog(toy, log, { id: 'koi-999999' }))).toEqual(['key', 0])
    const anew = relinked(with7({ moveId: 'another' }))
    expect(found(checkLog(toy, anew))).toBe('nothing')
    // The first link that was seen and is not there is named.
    const heads = [shown(log, 9), shown(log, 8), shown(log, 3)]
    expect(found(checkLog(toy, anew, { heads }))).toEqual(['end', 8])
    expect(found(checkLog(toy, log, { heads: [{ ...shown(log, 3), seq: 0 }] }))).toEqual(['end', 0])
    expect(found(checkLog(toy, anew, { end: log.head.slice(0, 16) }))).toEqual(['end', log.entries.length])
    expect(found(checkLog(toy, log, { end: log.head.slice(0, 16) }))).toBe('nothing')
    const beyond = { seq: 9999, head: shown(log, 9).head }
    expect(found(checkLog(toy, log, { heads: [beyond] }))).toEqual(['end', 9999])
  })

  test('is read with care: what is not a log is said to be none', () => {
    expect(readLog(log)).toBe(log)
    for (const odd of [
      null,
      7,
      'x',
      [],
      {},
      { entries: [] },
      { ...log, charter: { ...log.charter, key: 'x' } },
    ])
      expect(readLog(odd)).toMatchObject({ ok: false, seq: 0 })
    for (const key of ['keyHash', 'head', 'outcome'])
      expect(readLog({ ...log, [key]: undefined })).toMatchObject({ ok: false, seq: 0 })
    expect(readLog({ ...log, entries: [...log.entries.slice(0, 3), null] })).toMatchObject({
      ok: false,
      seq: 4,
    })
    expect(readLog({ ...log, entries: [{ ...log.entries[0], words: [] }] })).toMatchObject({
      ok: false,
      seq: 1,
    })
  })
})
