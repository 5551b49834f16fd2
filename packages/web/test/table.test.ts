import type { Face, ServerMessage, Sync, TableInfo, Update } from '@noren/protocol'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { TableHandle } from '../src/state/table.ts'
import { openTable } from '../src/state/table.ts'

/** A socket in the hands of the test. */
class Wire extends EventTarget {
  static readonly OPEN = 1
  static all: Wire[] = []
  static get last(): Wire {
    const wire = Wire.all.at(-1)
    if (wire === undefined) throw new Error('no socket was opened')
    return wire
  }
  readyState = 0
  readonly sent: Record<string, unknown>[] = []
  constructor() {
    super()
    Wire.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  open(): void {
    this.readyState = Wire.OPEN
    this.dispatchEvent(new Event('open'))
  }
  hear(message: ServerMessage): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }))
  }
  close(): void {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
}

const seat = (yours: boolean): TableInfo['seats'][number] => ({
  kind: 'person',
  name: 'x',
  crest: 0,
  online: true,
  yours,
})
const info: TableInfo = {
  id: 'koi-123456',
  game: 'sakura',
  version: 1,
  options: {},
  status: 'playing',
  host: true,
  listed: false,
  seats: [seat(true), seat(false)],
  keyHash: '',
  outcome: null,
  created: 0,
}
const face = (n: number, ...words: (string | number)[][]): Face => ({
  view: { n },
  waiting: 1,
  choices: words.map(w => ({ words: w, clause: 'X-1' })),
  dim: [],
})
const sync = (seq: number, lines: Sync['lines'] = []): Sync => ({
  t: 'sync',
  v: 4,
  table: info,
  seq,
  faces: { '0': face(seq, ['end']) },
  lines,
  undo: [],
})
const line = (seq: number, by = 1): Sync['lines'][number] => ({
  seq,
  by,
  undone: false,
  events: [{ type: 'placed' }],
})
const update = (seq: number, by = 1, more: Partial<Update> = {}): Update => ({
  t: 'update',
  seq,
  line: line(seq, by),
  faces: { '0': face(seq, ['end']) },
  undo: [],
  outcome: null,
  ...more,
})

describe('the table of one viewer', () => {
  let table: TableHandle
  const state = () => table.store.getState()
  beforeEach(() => {
    vi.useFakeTimers()
    Wire.all = []
    vi.stubGlobal('WebSocket', Wire)
    vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' })
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('removeEventListener', () => undefined)
    table = openTable('koi-123456')
    Wire.last.open()
  })
  afterEach(async () => {
    await table.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('ends with nothing under way: a part that is being fetched is waited for', async () => {
    const ended: string[] = []
    const [asked, fetched] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    vi.doMock('../src/state/seeds.ts', async () => {
      asked.resolve()
      await fetched.promise
      return { attendSeeds: async () => void ended.push(await Promise.resolve('attended')) }
    })
    onTestFinished(() => {
      vi.doUnmock('../src/state/seeds.ts')
      vi.resetModules()
    })
    Wire.last.hear({ ...sync(0), table: { ...info, status: 'open' } })
    await asked.promise
    const closed = Promise.resolve(table.close()).then(() => ended.push('closed'))
    fetched.resolve()
    await closed
    expect(ended).toEqual(['attended', 'closed'])
  })

  it('says hello, and after a drop says how much it has seen', () => {
    expect(Wire.last.sent).toEqual([{ t: 'hello', v: 4, table: 'koi-123456' }])
    Wire.last.hear(sync(4, [line(3), line(4)]))
    expect(state().link).toBe('live')
    Wire.last.close()
    expect(state()).toMatchObject({ link: 'broken', tries: 1 })
    vi.advanceTimersByTime(1000)
    Wire.last.open()
    expect(Wire.last.sent).toEqual([{ t: 'hello', v: 4, table: 'koi-123456', since: 4 }])
    Wire.last.hear(sync(6, [line(5), line(6)]))
    expect(state()).toMatchObject({ link: 'live', seq: 6, missed: 2 })
    expect(state().lines.map(l => l.seq)).toEqual([3, 4, 5, 6])
  })

  it('tells the house how its reader wants bots to act: once on each line, where they sit, and never the usual', () => {
    const rest = (): number => 0
    const told = () => Wire.last.sent.filter(m => m['t'] === 'pace').map(m => m['bots'])
    table.pace(rest, undefined, 'brisk')
    Wire.last.hear(sync(1))
    expect(told()).toEqual([])
    table.pace(rest, undefined, 'quick')
    table.pace(rest, undefined, 'quick')
    Wire.last.hear(sync(1))
    expect(told()).toEqual(['quick'])
    table.pace(rest, undefined, 'brisk')
    table.pace(rest, undefined, 'easy')
    expect(told()).toEqual(['quick', 'brisk', 'easy'])
    // A new line knows nothing of it; nor does anybody who only watches say it.
    Wire.last.close()
    vi.advanceTimersByTime(1000)
    Wire.last.open()
    Wire.last.hear(sync(1))
    expect(told()).toEqual(['easy'])
    Wire.last.hear({ ...sync(1), table: { ...info, seats: [seat(false), seat(false)] } })
    table.pace(rest, undefined, 'quick')
    expect(told()).toEqual(['easy'])
  })

  it('asks again when an entry is missing, and forgets what it has already', () => {
    Wire.last.hear(sync(4))
    Wire.last.hear(update(6))
    expect(state().seq).toBe(4)
    expect(Wire.last.sent.at(-1)).toMatchObject({ t: 'hello', since: 4 })
    Wire.last.hear(update(4))
    expect(state().seq).toBe(4)
  })

  it('draws a move id once per intention and resends it until it is answered', () => {
    Wire.last.hear(sync(4))
    table.act(0, ['end'])
    const first = Wire.last.sent.at(-1)
    expect(first).toMatchObject({ t: 'move', seat: 0, seq: 4, words: ['end'] })
    expect(state().pending).toBe(true)
    table.act(0, ['end'])
    expect(Wire.last.sent.filter(m => m['t'] === 'move')).toHaveLength(1)
    Wire.last.close()
    vi.advanceTimersByTime(1000)
    Wire.last.open()
    Wire.last.hear(sync(4))
    expect(Wire.last.sent.at(-1)).toEqual(first)
    Wire.last.hear({ t: 'reply', id: String(first?.['id']), status: 'duplicate', seq: 5 })
    expect(state().pending).toBe(false)
  })

  it('keeps a choice that nobody answered over a reload, and sends the same one again', async () => {
    const box = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => box.get(key) ?? null,
      setItem: (key: string, value: string) => void box.set(key, value),
      removeItem: (key: string) => void box.delete(key),
    })
    Wire.last.hear(sync(4))
    table.act(0, ['end'])
    const move = Wire.last.sent.at(-1)
    await table.close()
    // The page is opened anew: a newer one, say.
    table = openTable('koi-123456')
    expect(state().pending).toBe(true)
    Wire.last.open()
    Wire.last.hear(sync(4))
    expect(Wire.last.sent.at(-1)).toEqual(move)
    Wire.last.hear({ t: 'reply', id: String(move?.['id']), status: 'applied', seq: 5 })
    expect([state().pending, box.has('noren.unsent:koi-123456')]).toEqual([false, false])
    // What was chosen long ago, or is not a choice at all, is not sent.
    for (const kept of [{ at: Date.now() - 2 * 86_400_000, message: move }, { at: Date.now() }, null, 'x']) {
      box.set('noren.unsent:koi-123456', kept === 'x' ? '{' : JSON.stringify(kept))
      await table.close()
      table = openTable('koi-123456')
      Wire.last.open()
      Wire.last.hear(sync(5))
      expect(Wire.last.sent).toHaveLength(1)
    }
  })

  it('a page that is too old for the server renews itself once, in the middle of a game too', async () => {
    const answers = [true, false]
    const renew = vi.fn(async () => answers.shift() ?? false)
    await table.close()
    table = openTable('koi-123456', undefined, undefined, renew)
    Wire.last.open()
    Wire.last.hear(sync(4))
    const problem = { t: 'problem', code: 'other-version', sentence: '' } as const
    Wire.last.hear(problem)
    await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(1))
    expect(state().link).toBe('live')
    Wire.last.hear(problem)
    await vi.waitFor(() => expect(state()).toMatchObject({ link: 'gone', problem: 'other-version' }))
  })

  it('sends a move again when a frame could not be followed: its answer may have been in there', () => {
    Wire.last.hear(sync(4))
    table.act(0, ['end'])
    const move = Wire.last.sent.at(-1)
    // A sync that nobody asked for says nothing about lost frames, and the answer is on its way.
    Wire.last.hear(sync(4))
    expect(Wire.last.sent.at(-1)).toBe(move)
    expect(Wire.last.sent.filter(m => m['t'] === 'move')).toHaveLength(1)
    Wire.last.hear(update(6))
    expect(Wire.last.sent.at(-1)).toMatchObject({ t: 'hello', since: 4 })
    Wire.last.hear(sync(6))
    expect(Wire.last.sent.filter(m => m['t'] === 'move')).toEqual([move, move])
  })

  it('tries a stale choice once more if it still stands, and tells of a refusal', () => {
    Wire.last.hear(sync(4))
    table.act(0, ['end'])
    const id = String(Wire.last.sent.at(-1)?.['id'])
    Wire.last.hear(update(5))
    Wire.last.hear({ t: 'reply', id, status: 'stale', seq: 5, code: 'stale' })
    expect(Wire.last.sent.at(-1)).toMatchObject({ t: 'move', id, seq: 5 })
    expect(state().refused).toBeNull()
    Wire.last.hear({
      t: 'reply',
      id,
      status: 'refused',
      seq: 5,
      code: 'against-the-rules',
      clauses: ['SA-PLAY-15'],
    })
    expect(state()).toMatchObject({ pending: false, refused: { clauses: ['SA-PLAY-15'] } })
  })

  it('shows beats one after the other, my own at once, and marks what was taken back', () => {
    table.pace(() => 400)
    Wire.last.hear(sync(4))
    Wire.last.hear(update(5))
    Wire.last.hear(update(6))
    expect(state()).toMatchObject({ seq: 5, ahead: 1 })
    vi.advanceTimersByTime(400)
    expect(state().seq).toBe(6)
    Wire.last.hear(update(7))
    table.act(0, ['end'])
    Wire.last.hear(update(8, 0))
    expect(state().seq).toBe(8)
    Wire.last.hear(update(9, 0, { line: { ...line(9, 0), undoes: 8 } }))
    vi.advanceTimersByTime(400)
    expect(state().lines.find(l => l.seq === 8)?.undone).toBe(true)
  })

  it('replays what happened since my last move and comes back to now', () => {
    table.pace(() => 400)
    Wire.last.hear(sync(4))
    for (const seq of [5, 6]) Wire.last.hear(update(seq))
    vi.advanceTimersByTime(2000)
    table.replay()
    expect(state()).toMatchObject({ seq: 5, replaying: true })
    table.skip()
    expect(state()).toMatchObject({ seq: 6, replaying: false })
  })

  it('takes over what an answer says of the table, unless the line has said something since it was asked', async () => {
    Wire.last.hear({ ...sync(3), table: { ...info, status: 'open' } })
    await table.ask(() => Promise.resolve({ ...info, status: 'open', starting: true }))
    expect(state().info).toMatchObject({ status: 'open', starting: true })
    // The game begins while the answer to "I am ready" is on its way: the lobby must not come back.
    await table.ask(async () => {
      Wire.last.hear({ t: 'table', table: info })
      return { ...info, status: 'open', starting: true }
    })
    expect(state().info?.status).toBe('playing')
  })

  it('says that there is no such table', () => {
    Wire.last.hear({ t: 'problem', code: 'no-such-table', sentence: 'There is no such table.' })
    expect(state()).toMatchObject({ link: 'gone', problem: 'no-such-table' })
  })
})
