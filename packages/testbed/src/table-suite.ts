import { afterAll, describe, expect, test } from 'vitest'
import type { Reply, ServerMessage, Sync, Update } from '@noren/protocol'

/** One viewer of a table: a connection to a server, or somebody in front of a device. */
export interface Voice {
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

/** A game of lanterns that three people have just begun. */
export interface Played {
  /** Somebody who holds this seat; nobody's without one. */
  voice(seat?: number): Promise<Voice>
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

const move = (voice: Voice, seat: number, word: string, id = draw()): Promise<Reply> =>
  voice.wish({ t: 'move', id, seat, seq: voice.last?.seq ?? 0, words: [word] })
const undo = (voice: Voice, seat: number, id = draw()): Promise<Reply> =>
  voice.wish({ t: 'undo', id, seat, seq: voice.last?.seq ?? 0 })

const textOf = (voice: Voice, from = 0): string => JSON.stringify(voice.got.slice(from))
const sealed = (voice: Voice): unknown => voice.last?.sealed ?? {}

/** What a table promises wherever it is played: the same tests for a server and for a device. */
export function tableSuite(name: string, begin: () => Promise<Played>): void {
  const open: Played[] = []
  afterAll(async () => {
    for (const played of open) await played.close()
  })
  const begun = async (): Promise<{ played: Played; people: Voice[]; watcher: Voice }> => {
    const played = await begin()
    open.push(played)
    const people = [await played.voice(0), await played.voice(1), await played.voice(2)]
    const watcher = await played.voice()
    for (const voice of [...people, watcher]) await voice.hello()
    return { played, people, watcher }
  }
  /** Everybody's turn is over: the secret vote has just been opened. */
  const voting = async (): Promise<{ played: Played; people: Voice[]; watcher: Voice }> => {
    const scene = await begun()
    const all = [...scene.people, scene.watcher]
    for (const [seat, voice] of scene.people.entries()) {
      await move(voice, seat, 'end')
      for (const other of all) await other.reached(seat + 1)
    }
    return scene
  }
  const at = (people: readonly Voice[], seat: number): Voice => people[seat] as Voice

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
      const mine = await played.voice(0)
      expect(await mine.hello()).toMatchObject({ seq: 3, sealed: { 0: [['yes']] } })
      expect((await move(mine, 0, 'yes', id)).status).toBe('duplicate')
      for (const seat of [1, 2]) {
        const voice = await played.voice(seat)
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
}
