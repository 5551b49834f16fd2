import { below, canonical, seeded } from '@noren/engine'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isNo } from '@noren/table'
import { RecordRoom } from '../src/local/record.ts'
import { linesUpTo } from '../src/record/lines.ts'
import { fitOf } from '../src/record/useFit.ts'
import { reduce } from '../src/record/useReplay.ts'
import { turnFrom } from '../src/record/useReplayKeys.ts'
import { placeOf, reviewPath } from '../src/review/link.ts'
import { readNotes, withNote } from '../src/review/notes.ts'
import { spaced } from '../src/review/Transport.tsx'
import { keepWitness, witnessOf } from '../src/state/witness.ts'
import { askedOf, BOT, Ear, FakeIndexedDb, houseOn, openOn, person, rules } from './fake-indexed-db.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser's storage that lasts as long as the test. */
function box(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return kept
}

/** A game of lanterns on one sofa, played to its end by chance. */
async function finished() {
  const house = houseOn(new FakeIndexedDb())
  const id = await openOn(house, [person('Mika'), person('Ben')], 'lanterns')
  const ears = [new Ear(house, [0]), new Ear(house, [1])]
  for (const ear of ears) await ear.hello(id)
  const early = await house.run({ do: 'log', id })
  const rng = seeded(4)
  const shown = new Map<number, string[]>()
  for (let n = 0; n < 500; n++) {
    const faces = ears.map((ear, seat) => ear.now.faces[String(seat)])
    // As it was first shown: a sealed answer of the own is in no log until the window closes.
    const seq = ears[0]?.now.seq ?? 0
    if (!shown.has(seq))
      shown.set(
        seq,
        faces.map(face => canonical(face?.view)),
      )
    const seat = askedOf(faces[0] ?? { waiting: 0 }, 2)
    const choices = faces[seat]?.choices ?? []
    if (choices.length === 0) break
    await ears[seat]?.move(seat, choices[below(rng, choices.length)]?.words ?? [])
  }
  const told = await house.run({ do: 'log', id })
  if (told === null || isNo(told) || !('log' in told)) throw new Error('no log')
  return { id, early, log: told.log, table: told.table, shown }
}

describe('a game of this device', () => {
  it('is handed out when it is over, and played and checked from its log', async () => {
    const { early, log, table, shown } = await finished()
    expect(early).toEqual({ no: 'not-over' })
    expect(table.status).toBe('over')
    const room = new RecordRoom(rules)
    expect(await room.hear({ do: 'moment', at: 0, eyes: 0 })).toEqual({ code: 'no-record' })
    const info = await room.hear({ do: 'put', log })
    expect(info).toMatchObject({ length: log.entries.length, seats: 2, mayOpen: true, stop: null })
    expect(shown.size).toBeGreaterThan(10)
    for (const [at, views] of shown)
      for (const [seat, view] of views.entries()) {
        const moment = await room.hear({ do: 'moment', at, eyes: seat })
        if (!('faces' in moment)) throw new Error('no moment')
        expect(Object.keys(moment.faces)).toEqual([String(seat)])
        expect(canonical(moment.faces[String(seat)]?.view)).toBe(view)
      }
    const open = await room.hear({ do: 'moment', at: 1, eyes: 'open' })
    expect('faces' in open && Object.keys(open.faces)).toEqual(['0', '1'])
    expect(await room.hear({ do: 'check', witness: {} })).toEqual({
      ok: true,
      entries: log.entries.length,
      witnessed: false,
      heads: 0,
      seeds: { in: [], out: [] },
      end: log.head.slice(0, 16),
    })
    expect(await room.hear({ do: 'check', witness: { keyHash: log.keyHash } })).toMatchObject({
      witnessed: true,
    })
  })

  it('that was tampered with is found out, and played as far as the rules allow', async () => {
    const { log } = await finished()
    const room = new RecordRoom(rules)
    const entries = log.entries.map((e, i) => (i === 2 ? { ...e, words: ['juggle'] } : e))
    expect(await room.hear({ do: 'put', log: { ...log, entries } })).toMatchObject({
      length: 2,
      stop: { seq: 3 },
    })
    expect(await room.hear({ do: 'check', witness: {} })).toMatchObject({ ok: false, seq: 3 })
    const charter = { ...log.charter, version: 99 }
    expect(await room.hear({ do: 'put', log: { ...log, charter } })).toEqual({ code: 'other-rules' })
  })

  it('cannot be had while it runs, nor one that is not there', async () => {
    const house = houseOn(new FakeIndexedDb())
    const id = await openOn(house, [person('Mika'), BOT])
    expect(await house.run({ do: 'log', id })).toEqual({ no: 'not-over' })
    expect(await house.run({ do: 'log', id: 'sofa-nowhere' })).toEqual({ no: 'no-such-table' })
  })
})

describe('the hand on the record', () => {
  const start = { at: 3, stepped: false, playing: false, speed: 1 } as const

  it('steps, jumps, stops at both ends, and plays from the beginning again', () => {
    expect(reduce(start, { do: 'go', to: 4, last: 9 })).toMatchObject({
      at: 4,
      stepped: true,
      playing: false,
    })
    expect(reduce(start, { do: 'go', to: 7, last: 9 })).toMatchObject({ at: 7, stepped: false })
    expect(reduce(start, { do: 'go', to: 2, last: 9 })).toMatchObject({ at: 2, stepped: false })
    expect(reduce(start, { do: 'go', to: 99, last: 9 }).at).toBe(9)
    expect(reduce(start, { do: 'go', to: -1, last: 9 }).at).toBe(0)
    const playing = reduce(start, { do: 'play', on: true, last: 9 })
    expect(playing).toMatchObject({ at: 3, playing: true })
    expect(reduce({ ...playing, at: 8 }, { do: 'step', last: 9 })).toMatchObject({ at: 9, playing: false })
    expect(reduce({ ...start, at: 9 }, { do: 'play', on: true, last: 9 })).toMatchObject({
      at: 0,
      playing: true,
    })
    expect(reduce(start, { do: 'play', on: true, last: 0 }).playing).toBe(false)
  })

  it('goes from turn to turn', () => {
    const turns = [
      { seat: 0, from: 1, to: 4 },
      { seat: 1, from: 5, to: 6 },
      { seat: 0, from: 7, to: 9 },
    ]
    expect([0, 1, 4, 5, 6, 9].map(at => turnFrom(turns, at, 1))).toEqual([4, 4, 6, 6, 9, 9])
    expect([0, 1, 4, 5, 6, 9].map(at => turnFrom(turns, at, -1))).toEqual([0, 0, 0, 4, 4, 6])
  })

  it('shows a choice as standing until it is taken back', () => {
    const line = (seq: number, undoes?: number) => ({
      seq,
      by: 0,
      undone: seq === 2,
      events: [],
      ...(undoes === undefined ? {} : { undoes }),
    })
    const lines = [line(0), line(1), line(2), line(3, 2), line(4)]
    expect(linesUpTo(lines, 2).map(l => l.undone)).toEqual([false, false, false])
    expect(linesUpTo(lines, 4).map(l => l.undone)).toEqual([false, false, true, false, false])
  })

  it('draws a board smaller only where its box is lower than a table', () => {
    expect(fitOf(800, 900, 100)).toBe(1)
    expect(fitOf(680, 900, 100)).toBeCloseTo(0.85)
    expect(fitOf(100, 900, 100)).toBe(0.7)
    expect(fitOf(0, 900, 100)).toBe(1)
  })

  it('names rounds where there is room', () => {
    const rounds = [0, 5, 40, 90, 95].map(at => ({ at, text: `R${at}` }))
    expect(spaced(rounds, 92, 100)).toEqual([
      { at: 0, to: 40, text: 'R0' },
      { at: 40, to: 90, text: 'R40' },
      { at: 90, to: 100, text: 'R90' },
    ])
  })
})

describe('what this browser keeps of a game', () => {
  it('a link names a moment, and anything else in it names none', () => {
    const place = { at: 44, seat: 2, open: true, hide: true, end: '0123456789abcdef' }
    const path = reviewPath('koi-4821', place)
    expect(path).toBe('/r/koi-4821?at=44&seat=2&open=1&hide=1&end=0123456789abcdef')
    expect(placeOf(path.slice(path.indexOf('?')))).toEqual(place)
    expect(reviewPath('koi-4821')).toBe('/r/koi-4821')
    const none = { at: null, seat: null, open: false, hide: false, end: null }
    expect(placeOf('?at=-3&seat=x&open=yes&end=no')).toEqual(none)
  })

  it('notes are written, changed and taken away', () => {
    const kept = box()
    expect(readNotes('koi-4821')).toEqual({})
    const notes = withNote(withNote({}, 3, 'a'), 5, 'b'.repeat(400))
    expect(notes['5']).toHaveLength(280)
    expect(withNote(notes, 3, ' ')).toEqual({ 5: notes['5'] })
    kept.set('noren.notes:koi-4821', 'no json')
    expect(readNotes('koi-4821')).toEqual({})
  })

  it('the fingerprint of the key, from while the game ran and never from after it', () => {
    box()
    const info = { id: 'koi-4821', status: 'over', keyHash: 'a' } as Parameters<typeof keepWitness>[0]
    keepWitness(info)
    expect(witnessOf('koi-4821')).toEqual({ id: 'koi-4821' })
    keepWitness({ ...info, status: 'playing' })
    keepWitness({ ...info, status: 'playing', keyHash: 'b' })
    expect(witnessOf('koi-4821')).toEqual({ id: 'koi-4821', keyHash: 'a' })
  })
})
