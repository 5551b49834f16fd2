import { describe, expect, test } from 'vitest'
import type { Move } from '../src/index.ts'
import {
  begin,
  digest,
  first,
  heardBy,
  only,
  play,
  Recorder,
  replay,
  ReplayError,
  seeded,
  waiting,
  WATCHER,
} from '../src/index.ts'
import type { LanternEvent } from './lanterns.ts'
import { lanterns, sealing } from './lanterns.ts'

const reel = { options: {}, seats: 2, chance: (seq: number) => (seq === 0 ? seeded(5) : undefined) }
const moves: Move[] = [
  { seat: 1, words: ['seal', 3] },
  { seat: 0, words: ['bow'] },
  { seat: 1, words: ['nod'] },
  { seat: 0, words: ['seal', 1] },
]

describe('the recorder', () => {
  const told = (): Recorder<LanternEvent> => {
    const recorder = new Recorder<LanternEvent>(2)
    const s = begin(lanterns, {}, 2, seeded(5))
    play(lanterns, s, 1, sealing(3), recorder)
    return recorder
  }

  test('keeps two faces of a whisper, and each seat hears its own', () => {
    const { happenings } = told()
    expect(heardBy(happenings, 1)).toEqual([{ type: 'sealed', seat: 1, number: 3 }])
    expect(heardBy(happenings, 0)).toEqual([{ type: 'sealed', seat: 1 }])
    expect(heardBy(happenings, WATCHER)).toEqual([{ type: 'sealed', seat: 1 }])
  })

  test('knows whether anything hidden became known: by a whisper, by a reveal, not by a word to all', () => {
    const plain = new Recorder<LanternEvent>(2)
    plain.tell({ type: 'bowed', seat: 0 })
    expect(plain.learned).toBe(false)
    plain.reveal({ type: 'opened', sealed: [1, 2] })
    expect(plain.learned).toBe(true)
    expect(told().learned).toBe(true)
    expect(heardBy(plain.happenings, WATCHER).map(e => e.type)).toEqual(['bowed', 'opened'])
  })

  test('a whisper to several seats reaches exactly those', () => {
    const recorder = new Recorder<LanternEvent>(3)
    recorder.whisper(only(0) | only(2), { type: 'sealed', seat: 1, number: 2 }, { type: 'sealed', seat: 1 })
    const knows = [WATCHER, 0, 1, 2].filter(seat => 'number' in (heardBy(recorder.happenings, seat)[0] ?? {}))
    expect(knows).toEqual([0, 2])
  })
})

describe('replay', () => {
  test('gives the same state again and shows it after every move', () => {
    const seen: string[] = []
    const end = replay(lanterns, reel, moves, (s, seq) => seen.push(`${seq} ${digest(s)}`))
    expect(seen).toHaveLength(5)
    expect(new Set(seen).size).toBe(5)
    expect(seen.at(-1)).toBe(`4 ${digest(end)}`)
    expect(end.round).toBe(2)
    expect(first(waiting(end))).toBe(0)
    expect(digest(replay(lanterns, reel, moves))).toBe(digest(end))
  })

  test('sets the generator before a move when it is given one', () => {
    const steered = { ...reel, chance: (seq: number) => seeded(seq === 4 ? 99 : 5) }
    const same = {
      ...reel,
      chance: (seq: number) => (seq === 4 ? seeded(99) : seq === 0 ? seeded(5) : undefined),
    }
    expect(digest(replay(lanterns, steered, moves))).toBe(digest(replay(lanterns, same, moves)))
    expect(digest(replay(lanterns, steered, moves))).not.toBe(digest(replay(lanterns, reel, moves)))
  })

  test('names the line and the word that nobody understands', () => {
    const bad = [...moves.slice(0, 2), { seat: 1, words: ['sneeze', 4] }]
    expect(() => replay(lanterns, reel, bad)).toThrow(new ReplayError(3, 'nobody understands ["sneeze",4]'))
  })

  test('names the line, the seat and the clauses of a move against the rules', () => {
    const bad = [...moves, { seat: 1, words: ['seal', 3] }]
    let caught: unknown
    try {
      replay(lanterns, reel, bad)
    } catch (error) {
      caught = error
    }
    expect(caught).toBeInstanceOf(ReplayError)
    expect((caught as ReplayError).line).toBe(5)
    expect((caught as ReplayError).message).toBe('move 5: seat 1 may not ["seal",3]: LA-SEAL-3, LA-SEAL-2')
  })
})
