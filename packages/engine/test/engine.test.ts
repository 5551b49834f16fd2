import { describe, expect, test } from 'vitest'
import type { Action, Seat } from '../src/index.ts'
import {
  begin,
  Choices,
  dimmed,
  everyone,
  face,
  legal,
  members,
  only,
  play,
  Recorder,
  RulesBug,
  seeded,
  settle,
  silent,
  top,
  waiting,
  WATCHER,
  whyNot,
} from '../src/index.ts'
import type { Lanterns } from './lanterns.ts'
import { BOW, lanterns, NOD, sealing } from './lanterns.ts'
import { trick4 } from '../trick4/src/index.ts'

const start = (seats = 3): Lanterns => begin(lanterns, {}, seats, seeded(7))

const listed = (s: Lanterns, seat: Seat): Action[] => {
  const out = new Choices()
  legal(lanterns, s, seat, out)
  return out.toArray()
}

describe('settling', () => {
  test('a game begins at its first question', () => {
    const s = start()
    expect(top(s).kind).toBe('seal')
    expect(members(waiting(s))).toEqual([0, 1, 2])
    expect(s.round).toBe(1)
  })

  test('the table hears what happens while the rules run by themselves', () => {
    const recorder = new Recorder(3)
    begin(lanterns, {}, 3, seeded(7), recorder)
    expect(recorder.happenings.map(h => h.open.type)).toEqual(['wind'])
  })

  test('a step that asks and runs waits for its last answer', () => {
    const s = start(2)
    play(lanterns, s, 1, sealing(3))
    expect([top(s).kind, members(waiting(s)), s.round]).toEqual(['seal', [0], 1])
    play(lanterns, s, 0, sealing(2))
    expect([top(s).kind, members(waiting(s)), s.round, s.lanterns]).toEqual(['seal', [0, 1], 2, [0, 1]])
  })

  test('nothing runs after the outcome', () => {
    const s = start(2)
    for (const [seat, a] of [
      [0, 3],
      [1, 1],
      [0, 2],
      [1, 3],
      [0, 3],
      [1, 1],
    ] as const)
      play(lanterns, s, seat, sealing(a))
    expect(s.outcome).toEqual({ payoff: [1, 0], scores: [2, 1], ranks: [1, 2], clause: 'LA-END-1' })
    expect(waiting(s)).toBe(0)
    const before = JSON.stringify(s)
    settle(lanterns, s, silent)
    expect(JSON.stringify(s)).toBe(before)
    expect([listed(s, 0), dimmed(lanterns, s, 0)]).toEqual([[], []])
    expect(whyNot(lanterns, s, 0, BOW)).toEqual({ id: 'over', facts: {}, clauses: ['LA-END-1'] })
  })

  test('rules that get nowhere are a bug with a name', () => {
    const stuck = { ...start(), frames: [{ kind: 'bow' as const, waiting: 0, seat: 0 }] }
    expect(() => settle(lanterns, stuck, silent)).toThrow(
      new RulesBug('nobody is asked and bow cannot run by itself'),
    )
    const circles = { ...lanterns, steps: { ...lanterns.steps, round: { clause: 'LA-ROUND-1', run() {} } } }
    expect(() => begin(circles, {}, 2, seeded(1))).toThrow('the rules run in circles at round')
    expect(() => settle(lanterns, { ...start(), frames: [] }, silent)).toThrow('the stack of frames is empty')
  })
})

describe('what a seat may do', () => {
  test('the answers to the question come first, then what is allowed at any time', () => {
    expect(listed(start(), 1)).toEqual([sealing(1), sealing(2), sealing(3), BOW])
  })

  test('a seat that is not asked may still act at any time; a spectator may not', () => {
    const s = start()
    play(lanterns, s, 1, sealing(3))
    expect(listed(s, 1)).toEqual([BOW])
    expect(listed(s, WATCHER)).toEqual([])
  })

  test('an action at any time opens its own question, and then the table waits on as before', () => {
    const s = start()
    play(lanterns, s, 2, sealing(3))
    play(lanterns, s, 2, BOW)
    expect([top(s).kind, members(waiting(s))]).toEqual(['bow', [0]])
    expect(listed(s, 1)).toEqual([])
    play(lanterns, s, 0, NOD)
    expect([top(s).kind, members(waiting(s))]).toEqual(['seal', [0, 1]])
    expect(listed(s, 2)).toEqual([])
  })

  test('what is offered and not open is not listed', () => {
    const s = start(2)
    play(lanterns, s, 0, sealing(3))
    play(lanterns, s, 1, sealing(1))
    expect(listed(s, 0)).toEqual([sealing(1), sealing(2), BOW])
    expect(listed(s, 1)).toEqual([sealing(2), sealing(3), BOW])
  })
})

describe('why not', () => {
  test('nothing is refused that is listed', () => {
    const s = start()
    for (const a of listed(s, 0)) expect(whyNot(lanterns, s, 0, a)).toBeNull()
  })

  test('one reason with its facts, the leading clause first', () => {
    const s = start(2)
    play(lanterns, s, 0, sealing(3))
    play(lanterns, s, 1, sealing(1))
    const twice = { id: 'twice', facts: { number: 3 }, clauses: ['LA-SEAL-3', 'LA-SEAL-2'] }
    expect(whyNot(lanterns, s, 0, sealing(3))).toEqual(twice)
    expect(whyNot(lanterns, s, 1, sealing(1))?.clauses).toEqual(['LA-SEAL-2'])
  })

  test('a stranger to the question, a spectator and an unknown action are told by the table, without a clause', () => {
    const s = start()
    play(lanterns, s, 1, sealing(3))
    const notAsked = { id: 'notAsked', facts: { waiting: 0b101 }, clauses: [] }
    expect(whyNot(lanterns, s, 1, sealing(2))).toEqual(notAsked)
    expect(whyNot(lanterns, s, WATCHER, sealing(2))).toEqual(notAsked)
    expect(whyNot(lanterns, s, WATCHER, BOW)).toEqual(notAsked)
    const noAnswer = { id: 'noAnswer', facts: { question: 'seal' }, clauses: [] }
    expect(whyNot(lanterns, s, 0, sealing(9))).toEqual(noAnswer)
    expect(whyNot(lanterns, s, 0, NOD)).toEqual(noAnswer)
  })

  test('an action at any time has its own reasons, for whoever is or is not asked', () => {
    const s = start()
    const why = (seat: Seat): string | undefined => whyNot(lanterns, s, seat, BOW)?.id
    play(lanterns, s, 1, BOW)
    expect([why(0), why(1), why(2)]).toEqual(['inABow', 'hasBowed', 'inABow'])
    play(lanterns, s, 2, NOD)
    expect([why(0), why(1), why(2)]).toEqual([undefined, 'hasBowed', undefined])
  })

  test('what is dim on the board carries its reason', () => {
    const s = start(2)
    play(lanterns, s, 0, sealing(3))
    play(lanterns, s, 1, sealing(1))
    play(lanterns, s, 0, BOW)
    play(lanterns, s, 1, NOD)
    expect(dimmed(lanterns, s, 0).map(({ action, why }) => [action, why.id])).toEqual([
      [sealing(3), 'twice'],
      [BOW, 'hasBowed'],
    ])
    expect(dimmed(lanterns, s, WATCHER)).toEqual([])
  })
})

describe('the face a seat receives', () => {
  test('holds the view, who is asked, the choices in words and the dim ones with their reasons', () => {
    const s = start(2)
    play(lanterns, s, 0, sealing(3))
    play(lanterns, s, 1, sealing(1))
    const mine = face(lanterns, s, 0)
    expect(mine.waiting).toBe(everyone(2))
    expect(mine.choices.map(c => c.words)).toEqual([['seal', 1], ['seal', 2], ['bow']])
    expect(mine.dim).toEqual([
      {
        words: ['seal', 3],
        why: { id: 'twice', facts: { number: 3 }, clauses: ['LA-SEAL-3', 'LA-SEAL-2'] },
      },
    ])
    expect(mine.view).toEqual(lanterns.view(s, 0))
  })

  test('gives a spectator no choices', () => {
    const theirs = face(lanterns, start(), WATCHER)
    expect([theirs.choices, theirs.dim]).toEqual([[], []])
  })
})

describe('the list of choices', () => {
  test('is filled, read, searched and cleared without a new list', () => {
    const out = new Choices()
    const { items } = out
    out.add(5)
    out.add(-3)
    expect([out.at(0), out.at(1), out.has(-3), out.has(0), out.size]).toEqual([5, -3, true, false, 2])
    const taken = out.toArray()
    out.clear()
    expect([out.size, out.has(5), out.items === items]).toEqual([0, false, true])
    expect(taken).toEqual([5, -3])
  })
})

test('a set of one seat is what a frame waits for', () => {
  const s = begin(trick4, {}, 4, seeded(1))
  expect(waiting(s)).toBe(only(0))
})
