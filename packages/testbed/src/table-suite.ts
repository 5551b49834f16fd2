import { afterAll, describe, expect, test } from 'vitest'
import type { Reply, ServerMessage, Sync, Update } from '@noren/protocol'

/** One viewer of a table: a connection to a server, or somebody in front of a device. */
export interface Speaker {
  readonly got: readonly ServerMessage[]
  /** The last thing that showed the whole or changed part of the table. */
  readonly last: Sync | Update | undefined
  hello(since?: number): Promise<Sync>
  wish(message: {
    t: 'move' | 'undo'
    id: string
    seat: number
    seq: number
    words?: string[]
  }): Promise<Reply>
  /** Resolves once this viewer has been told so many entries. */
  reached(seq: number): Promise<void>
  close(): Promise<void>
}

/** A clock that stands still until the test moves it on; `set` is what the machine's own clock says meanwhile. */
export interface SuiteClock {
  pass(ms: number): Promise<void>
  set(ms: number): void
}

/** How a table of the suite is opened. */
export interface Wanted {
  /** Milliseconds that a sealed window stays open at least. */
  readonly window: number
  /** The seats that bots hold, after those of people. */
  readonly bots: number
}

/** A game of lanterns that has just begun: three seats. */
export interface Played {
  readonly clock: SuiteClock
  /** Somebody who holds this seat; nobody's without one. */
  speaker(seat?: number): Promise<Speaker>
  /** Everything is closed and opened again on what was kept. */
  again(): Promise<void>
  /** The log as it was kept. */
  log(): Promise<
    readonly { readonly seat: number; readonly words: readonly unknown[]; readonly moveId: string }[]
  >
  close(): Promise<void>
}

let drawn = 0
const draw = (): string => `suite-move-${String(++drawn).padStart(4, '0')}`

const move = (voice: Speaker, seat: number, word: string, id = draw()): Promise<Reply> =>
  voice.wish({ t: 'move', id, seat, seq: voice.last?.seq ?? 0, words: [word] })
const undo = (voice: Speaker, seat: number, id = draw()): Promise<Reply> =>
  voice.wish({ t: 'undo', id, seat, seq: voice.last?.seq ?? 0 })

const textOf = (voice: Speaker, from = 0): string => JSON.stringify(voice.got.slice(from))
const sealed = (voice: Speaker): unknown => voice.last?.sealed ?? {}

/** What a table promises wherever it is played: the same tests for a server and for a device. */
export function tableSuite(name: string, begin: (wanted: Wanted) => Promise<Played>): void {
  const open: Played[] = []
  afterAll(async () => {
    for (const played of open) await played.close()
  })
  const begun = async (
    wanted: Partial<Wanted> = {},
  ): Promise<{ played: Played; people: Speaker[]; watcher: Speaker }> => {
    const { window = 0, bots = 0 } = wanted
    const played = await begin({ window, bots })
    open.push(played)
    const people: Speaker[] = []
    for (let seat = 0; seat < 3 - bots; seat++) people.push(await played.speaker(seat))
    const watcher = await played.speaker()
    for (const voice of [...people, watcher]) await voice.hello()
    return { played, people, watcher }
  }
  /** Everybody's turn is over: the secret vote has just been opened. */
  const voting = async (
    wanted: Partial<Wanted> = {},
  ): Promise<{ played: Played; people: Speaker[]; watcher: Speaker }> => {
    const scene = await begun(wanted)
    const all = [...scene.people, scene.watcher]
    for (const [seat, voice] of scene.people.entries()) {
      await move(voice, seat, 'end')
      for (const other of all) await other.reached(seat + 1)
    }
    return scene
  }
  const at = (people: readonly Speaker[], seat: number): Speaker => people[seat] as Speaker

  describe(`windows (${name})`, () => {
    test('answers stay sealed until everybody has given one, and then stand in the log in the order of seats', async () => {
      const { played, people, watcher } = await voting()
      for (const seat of [2, 0]) expect((await move(at(people, seat), seat, 'yes')).status).toBe('applied')
      expect(await played.log()).toHaveLength(3)
      expect((await move(at(people, 1), 1, 'no')).status).toBe('applied')
      for (const voice of [...people, watcher]) await voice.reached(6)
      expect((await played.log()).slice(3).map(e => [e.seat, e.words[0]])).toEqual([
        [0, 'yes'],
        [1, 'no'],
        [2, 'yes'],
      ])
    })

    test('a song while the window is open is an entry at once, and the answers stay where they are', async () => {
      const { played, people } = await voting()
      await move(at(people, 0), 0, 'yes')
      expect(await move(at(people, 1), 1, 'sing')).toMatchObject({ status: 'applied', seq: 4 })
      await at(people, 0).reached(4)
      expect(sealed(at(people, 0))).toEqual({ 0: [['yes']] })
      expect(await played.log()).toHaveLength(4)
    })
  })

  describe(`sealing (${name})`, () => {
    test('only its owner is told of a sealed answer: nobody else receives anything', async () => {
      const { people } = await voting()
      const [mine, other] = [at(people, 0), at(people, 1)]
      const before = other.got.length
      expect(await move(mine, 0, 'yes')).toMatchObject({ status: 'applied', seq: 3 })
      expect(sealed(mine)).toEqual({ 0: [['yes']] })
      // Whatever came next to somebody else came after this.
      expect(await move(other, 1, 'fly')).toMatchObject({ status: 'malformed' })
      expect(textOf(other, before)).not.toContain('sealed')
      expect(other.got.slice(before).map(m => m.t)).toEqual(['reply'])
    })

    test('an answer can be changed and taken back until the window closes; the last one counts', async () => {
      const { played, people } = await voting()
      const mine = at(people, 0)
      await move(mine, 0, 'yes')
      await move(mine, 0, 'no')
      expect(sealed(mine)).toEqual({ 0: [['no']] })
      await undo(mine, 0)
      expect(sealed(mine)).toEqual({})
      await move(mine, 0, 'no')
      for (const seat of [1, 2]) await move(at(people, seat), seat, 'yes')
      await mine.reached(6)
      expect((await played.log()).slice(3).map(e => e.words[0])).toEqual(['no', 'yes', 'yes'])
    })

    test('a resent answer counts once, sealed or opened, and its id belongs to it', async () => {
      const { played, people } = await voting()
      const id = draw()
      expect((await move(at(people, 0), 0, 'yes', id)).status).toBe('applied')
      expect((await move(at(people, 0), 0, 'yes', id)).status).toBe('duplicate')
      expect(await move(at(people, 0), 0, 'no', id)).toMatchObject({
        status: 'refused',
        code: 'move-id-taken',
      })
      for (const seat of [1, 2]) await move(at(people, seat), seat, 'yes')
      await at(people, 0).reached(6)
      expect(await move(at(people, 0), 0, 'yes', id)).toMatchObject({ status: 'duplicate', seq: 4 })
      expect((await played.log()).filter(e => e.moveId === id)).toHaveLength(1)
    })
  })

  describe(`life (${name})`, () => {
    test('what was acknowledged is there when everything is opened again, entries and sealed answers alike', async () => {
      const { played, people } = await voting()
      const id = draw()
      await move(at(people, 0), 0, 'yes', id)
      await played.again()
      const mine = await played.speaker(0)
      expect(await mine.hello()).toMatchObject({ seq: 3, sealed: { 0: [['yes']] } })
      expect((await move(mine, 0, 'yes', id)).status).toBe('duplicate')
      for (const seat of [1, 2]) {
        const voice = await played.speaker(seat)
        await voice.hello()
        await move(voice, seat, 'no')
      }
      await mine.reached(6)
      expect((await played.log()).slice(3).map(e => e.words[0])).toEqual(['yes', 'no', 'no'])
    })

    test('what is free to take back is taken back, as entries that both stay', async () => {
      const { played, people } = await begun()
      const mine = at(people, 0)
      await move(mine, 0, 'bow')
      await mine.reached(1)
      expect(mine.last?.undo).toEqual([0])
      expect(await undo(mine, 0)).toMatchObject({ status: 'applied', seq: 2 })
      await mine.reached(2)
      expect((await played.log()).map(e => e.words[0])).toEqual(['bow', 'undo'])
      expect(await undo(mine, 0)).toMatchObject({ status: 'refused', code: 'nothing-to-undo' })
    })

    test('every refusal has its code: whose seat, whose turn, what is old, what nobody understands', async () => {
      const { people, watcher } = await begun()
      expect(await move(at(people, 1), 0, 'bow')).toMatchObject({ status: 'refused', code: 'not-your-seat' })
      expect(await move(watcher, 0, 'bow')).toMatchObject({ status: 'refused', code: 'not-your-seat' })
      expect(await move(at(people, 1), 1, 'bow')).toMatchObject({
        status: 'refused',
        code: 'not-your-question',
      })
      expect(await move(at(people, 0), 0, 'fly')).toMatchObject({
        status: 'malformed',
        code: 'unknown-words',
      })
      await move(at(people, 0), 0, 'bow')
      await at(people, 0).reached(1)
      const old = { t: 'move', id: draw(), seat: 0, seq: 0, words: ['end'] } as const
      expect(await at(people, 0).wish({ ...old, words: ['end'] })).toMatchObject({
        status: 'stale',
        code: 'stale',
      })
      const twice = await at(people, 0).wish({ t: 'move', id: draw(), seat: 0, seq: 1, words: ['bow'] })
      expect(twice).toMatchObject({ status: 'refused', code: 'against-the-rules' })
      expect(twice.sentence).toContain(twice.clauses?.[0])
    })
  })

  describe(`clocks (${name})`, () => {
    const WINDOW = 3000

    test('a window stays open for its minimum whatever was answered, and closes then by itself', async () => {
      const { played, people } = await voting({ window: WINDOW })
      for (const seat of [0, 1, 2]) expect((await move(at(people, seat), seat, 'no')).status).toBe('applied')
      await played.clock.pass(WINDOW - 10)
      expect(await played.log()).toHaveLength(3)
      await played.clock.pass(10)
      await at(people, 0).reached(6)
      expect(await played.log()).toHaveLength(6)
    })

    test('until then an answer may still be changed; after it nothing of the window can', async () => {
      const { played, people } = await voting({ window: WINDOW })
      for (const seat of [0, 1, 2]) await move(at(people, seat), seat, 'no')
      await played.clock.pass(WINDOW / 2)
      await move(at(people, 1), 1, 'yes')
      await played.clock.pass(WINDOW)
      await at(people, 1).reached(6)
      expect((await played.log()).slice(3).map(e => e.words[0])).toEqual(['no', 'yes', 'no'])
      expect((await move(at(people, 1), 1, 'no')).status).toBe('refused')
    })

    test('a clock of the machine that is set forward or back neither closes a window nor keeps it open', async () => {
      const { played, people } = await voting({ window: WINDOW })
      for (const seat of [0, 1, 2]) await move(at(people, seat), seat, 'no')
      played.clock.set(86_400_000)
      await played.clock.pass(WINDOW / 2)
      expect(await played.log()).toHaveLength(3)
      played.clock.set(-86_400_000)
      await played.clock.pass(WINDOW)
      await at(people, 0).reached(6)
      expect(await played.log()).toHaveLength(6)
    })

    test('nobody is played for at a table without a clock, however long it waits; bots are', async () => {
      const { played, people } = await begun({ bots: 1 })
      await played.clock.pass(600_000)
      expect(await played.log()).toHaveLength(0)
      for (const seat of [0, 1]) {
        await at(people, seat).reached(seat)
        expect((await move(at(people, seat), seat, 'end')).status).toBe('applied')
      }
      const botPlayed = async (): Promise<boolean> => (await played.log()).some(e => e.seat === 2)
      for (let n = 0; n < 400 && !(await botPlayed()); n++) await played.clock.pass(1000)
      expect(await botPlayed()).toBe(true)
    })
  })
}
