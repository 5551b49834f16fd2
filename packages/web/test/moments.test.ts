import type { Event } from '@noren/engine'
import { WATCHER } from '@noren/engine'
import { registry } from '@noren/games'
import { TURN_MS } from '@noren/match'
import type { ServerMessage, TableInfo, Update } from '@noren/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { partsOf as honor } from '../src/games/honor/moments.ts'
import { partsOf as sake } from '../src/games/sake/moments.ts'
import { partsOf as sakura } from '../src/games/sakura/moments.ts'
import { partsOf as spirit } from '../src/games/spirit/moments.ts'
import type { Line } from '../src/state/socket.ts'
import type { TableHandle } from '../src/state/table.ts'
import { openTable } from '../src/state/table.ts'
import type { Beat } from '../src/table/board.ts'
import type { Part } from '../src/table/moments.ts'
import { lengthOf } from '../src/table/moments.ts'
import { facesOf, playedGame, updatesOf } from './played.ts'

const info = (seats: number): TableInfo => ({
  id: 'koi-123456',
  game: 'x',
  version: 1,
  options: {},
  status: 'playing',
  host: true,
  listed: false,
  seats: Array.from({ length: seats }, (_, i) => ({
    kind: i === 0 ? ('person' as const) : ('bot' as const),
    name: `${i}`,
    crest: i,
    online: true,
    yours: i === 0,
  })),
  keyHash: '',
  outcome: null,
  created: 0,
})

type PartsOf = (beat: Beat) => readonly Part[]
const GAMES = [
  {
    id: 'sakura',
    seats: 4,
    plays: 3,
    parts: sakura as unknown as PartsOf,
    kinds: ['round', 'row', 'take', 'turn', 'vote', 'vote-down'],
  },
  {
    id: 'spirit',
    seats: 4,
    plays: 6,
    parts: spirit as unknown as PartsOf,
    kinds: ['animal', 'dawn', 'dawn-count', 'kiai', 'past', 'raider', 'stir'],
  },
  {
    id: 'honor',
    seats: 4,
    plays: 6,
    parts: honor as unknown as PartsOf,
    kinds: ['attacker', 'defender', 'fall', 'honour', 'stab', 'stab-end', 'title', 'verdict', 'window'],
  },
  {
    id: 'sake',
    seats: 5,
    plays: 6,
    parts: sake as unknown as PartsOf,
    kinds: ['blow', 'death', 'fatal', 'iaido', 'interrupt', 'parry', 'seppuku', 'smoke'],
  },
] as const

const REST = 100

/** A page at a table, in the hands of the test. */
function pageAt(seats: number, parts: PartsOf) {
  let line: Line | undefined
  const table = openTable('koi-123456', l => {
    line = l
    return { send: () => true, close: () => undefined }
  })
  table.pace(() => REST, parts)
  const hear = (m: ServerMessage): void => line?.heard(m)
  const begin = (faces: Update['faces']): void =>
    hear({ t: 'sync', v: 4, table: info(seats), seq: 0, faces, lines: [], undo: [] })
  return { table, hear, begin }
}

describe.each(GAMES)('the moments of $id (issue 20, 3)', ({ id, seats, plays, parts, kinds }) => {
  let table: TableHandle | undefined
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(async () => {
    await table?.close()
    vi.useRealTimers()
  })

  it('board, log, counters, question and result wait until the moment was shown', async () => {
    const met = new Set<string>()
    for (let n = 1; n <= plays; n++) {
      const record = await playedGame(id, seats, n)
      const page = pageAt(seats, parts)
      table = page.table
      const state = () => page.table.store.getState()
      page.begin(facesOf(record, 0, 0))
      for (const u of updatesOf(record, 0)) {
        const events: readonly Event[] = u.line.events
        const all = parts({ seq: u.seq, by: u.line.by, events })
        const wanted = all.filter(p => p.after !== true)
        const after = all.filter(p => p.after === true)
        // What comes to rest comes last.
        expect(all).toEqual([...wanted, ...after])
        for (const part of all) met.add(part.kind)
        const before = state()
        page.hear(u)
        for (const [at, part] of wanted.entries()) {
          expect(state().moment).toMatchObject({ seq: u.seq, at })
          // The very face of before, with its question, counters and seq; what is asked now waits.
          expect(state().faces).toBe(before.faces)
          expect(state().seq).toBe(before.seq)
          expect(state().undo).toBe(before.undo)
          expect(state().ahead).toBe(1)
          expect(state().info?.outcome).toBeNull()
          expect(state().lines.at(-1)?.events).toEqual(events.slice(0, part.told))
          vi.advanceTimersByTime(part.ms / (lengthOf(wanted) > 6000 ? 3 : 1))
        }
        // What slides is seen, and nothing is asked until it lies; nor before the scroll of a turn that begins has unrolled.
        const asks = (faces: Update['faces']): boolean => ((faces['0']?.waiting ?? 0) & 1) === 1
        const begins = asks(u.faces) && !asks(before.faces) && (u.faces['0']?.choices.length ?? 0) > 1
        if (begins) met.add('turn begins')
        const settles = Math.max(lengthOf(after), begins ? TURN_MS : 0)
        const unrolls = begins ? TURN_MS : 0
        const shown = { moment: null, seq: u.seq, ahead: settles > 0 ? 1 : 0, faces: u.faces }
        // The words of the question are not seen before the scroll unrolls: what came to rest was to be seen first.
        if (settles > unrolls) {
          expect(state()).toMatchObject({ ...shown, unrolls: false })
          vi.advanceTimersByTime(settles - unrolls)
        }
        if (begins) {
          expect(state()).toMatchObject({ ...shown, unrolls: true })
          vi.advanceTimersByTime(unrolls)
        }
        expect(state()).toMatchObject({ seq: u.seq, ahead: 0, unrolls: false })
        expect(state().lines.at(-1)?.events).toEqual(events)
        // The result is the last of the moments: it waits until the last entry was rested on.
        if (u.outcome !== null && lengthOf(all) < REST) expect(state().info?.outcome).toBeNull()
        vi.advanceTimersByTime(REST)
        expect(state().info?.outcome ?? null).toEqual(u.outcome)
      }
      await page.table.close()
    }
    expect([...met].toSorted()).toEqual([...kinds, 'turn begins'].toSorted())
  })

  it('a log never tells less than it told, nor more than its entry', async () => {
    const record = await playedGame(id, seats, 1)
    for (const u of updatesOf(record, 0)) {
      const told = parts({ seq: u.seq, by: u.line.by, events: u.line.events }).map(p => p.told)
      expect(told).toEqual(told.toSorted((a, b) => a - b))
      expect(told.every(n => n >= 0 && n <= u.line.events.length)).toBe(true)
    }
  })

  it('lasts as long for everybody, and for the house that keeps the clock', async () => {
    const rules = await registry.newest(id)
    for (let n = 1; n <= plays; n++) {
      const record = await playedGame(id, seats, n)
      const open = record.linesAt(record.length, WATCHER)
      const own = record.linesAt(record.length, 0)
      for (const [i, line] of open.entries()) {
        const told = own[i]
        const house = rules?.game.moments?.(line.events) ?? []
        const page = parts({ seq: line.seq, by: line.by, events: told?.events ?? [] })
        expect(page.map(({ kind, ms }) => [kind, ms])).toEqual(house.map(({ kind, ms }) => [kind, ms]))
      }
    }
  })

  it('no moment of one entry lasts longer than ten seconds', async () => {
    const record = await playedGame(id, seats, 2)
    for (const u of updatesOf(record, 0)) {
      const all = parts({ seq: u.seq, by: u.line.by, events: u.line.events })
      expect(lengthOf(all)).toBeLessThanOrEqual(10_000)
    }
  })
})

describe('a moment that is on (issue 20, 3)', () => {
  const parts: PartsOf = ({ events }) =>
    events.flatMap((e, i) => (e.type === 'great' ? [{ kind: 'great', of: i, told: i, ms: 1000 }] : []))
  const face = { view: {}, waiting: 1, choices: [], dim: [] }
  const update = (seq: number, type: string, by = 1): Update => ({
    t: 'update',
    seq,
    line: { seq, by, undone: false, events: [{ type }] },
    faces: { '0': face },
    undo: [],
    outcome: null,
  })
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is not cut short by what the house answers for me', async () => {
    const { table, hear, begin } = pageAt(2, parts)
    begin({ '0': face })
    hear(update(1, 'great'))
    hear(update(2, 'small', 0))
    expect(table.store.getState()).toMatchObject({ seq: 0, ahead: 2 })
    vi.advanceTimersByTime(1000)
    expect(table.store.getState()).toMatchObject({ seq: 1, moment: null })
    await table.close()
  })

  it('ends with what I do, and everything before that is shown', async () => {
    const { table, hear, begin } = pageAt(2, parts)
    begin({ '0': face })
    hear(update(1, 'great'))
    hear(update(2, 'great'))
    table.act(0, ['end'])
    expect(table.store.getState()).toMatchObject({ seq: 2, moment: null, ahead: 0 })
    await table.close()
  })

  it('is on again when it is played again', async () => {
    const { table, hear, begin } = pageAt(2, parts)
    begin({ '0': face })
    hear(update(1, 'great'))
    vi.advanceTimersByTime(2000)
    table.replay()
    expect(table.store.getState()).toMatchObject({ seq: 0, replaying: true })
    expect(table.store.getState().moment).toMatchObject({ seq: 1 })
    vi.advanceTimersByTime(2000)
    expect(table.store.getState()).toMatchObject({ seq: 1, replaying: false, moment: null })
    await table.close()
  })

  it('is gone when the table is told anew', async () => {
    const { table, hear, begin } = pageAt(2, parts)
    begin({ '0': face })
    hear(update(1, 'great'))
    hear({ t: 'sync', v: 4, table: info(2), seq: 1, faces: { '0': face }, lines: [], undo: [] })
    expect(table.store.getState()).toMatchObject({ seq: 1, moment: null, ahead: 0 })
    vi.advanceTimersByTime(5000)
    expect(table.store.getState()).toMatchObject({ seq: 1, moment: null })
    await table.close()
  })
})

describe('my turn begins (issue 20, 3)', () => {
  const say = (...all: string[]) => all.map(word => ({ words: [word], clause: 'X-1' }))
  const face = (asked: boolean, choices = say('a', 'b')) => ({
    view: {},
    waiting: asked ? 1 : 2,
    choices: asked ? choices : [],
    dim: [],
  })
  const update = (seq: number, mine: Update['faces'][string], by = 1): Update => ({
    t: 'update',
    seq,
    line: { seq, by, undone: false, events: [{ type: 'small' }] },
    faces: { '0': mine },
    undo: [],
    outcome: null,
  })
  const pageWith = (first = face(false)) => {
    const page = pageAt(2, () => [])
    page.begin({ '0': first })
    return { ...page, state: () => page.table.store.getState() }
  }
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('what was done is seen at once, and the question comes when the scroll has unrolled', async () => {
    const { table, hear, state } = pageWith()
    hear(update(1, face(true)))
    expect(state()).toMatchObject({ seq: 1, unrolls: true, ahead: 1 })
    vi.advanceTimersByTime(TURN_MS - 1)
    expect(state()).toMatchObject({ unrolls: true, ahead: 1 })
    vi.advanceTimersByTime(1)
    expect(state()).toMatchObject({ unrolls: false, ahead: 0 })
    await table.close()
  })

  it('a key or a touch unrolls it at once, and so does my answer', async () => {
    for (const hurry of ['next', 'skip'] as const) {
      const { table, hear, state } = pageWith()
      hear(update(1, face(true)))
      table[hurry]()
      expect(state()).toMatchObject({ unrolls: false, ahead: 0 })
      await table.close()
    }
    const { table, hear, state } = pageWith()
    hear(update(1, face(true)))
    table.act(0, ['a'])
    expect(state()).toMatchObject({ unrolls: false, ahead: 0, pending: true })
    await table.close()
  })

  it('nothing unrolls while my turn goes on, for one answer, nor for who wants no motion or does not look', async () => {
    const on = pageWith(face(true))
    on.hear(update(1, face(true), 0))
    expect(on.state()).toMatchObject({ unrolls: false, ahead: 0 })
    await on.table.close()
    const one = pageWith()
    one.hear(update(1, face(true, say('end'))))
    expect(one.state()).toMatchObject({ unrolls: false, ahead: 0 })
    await one.table.close()
    for (const page of [{ matchMedia: () => ({ matches: true }) }, { document: { hidden: true } }] as const) {
      for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value)
      const calm = pageWith()
      calm.hear(update(1, face(true)))
      expect(calm.state()).toMatchObject({ seq: 1, unrolls: false, ahead: 0 })
      await calm.table.close()
      vi.unstubAllGlobals()
    }
  })
})
