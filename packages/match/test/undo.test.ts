import { describe, expect, test } from 'vitest'
import { canonical } from '@noren/engine'
import type { Game } from '@noren/engine'
import { chance, isUndo, load, mayUndo, undoFor } from '../src/index.ts'
import type { Match } from '../src/index.ts'
import { charter, does, fresh, playOut } from './helpers.ts'
import { fixedKey, toy } from '../toy/index.ts'

/** The table as it would stand if the undone entries had never been made; each kept entry keeps its own chance. */
function withoutUndone(game: Game, m: Match): unknown {
  const { key, seats, options } = m.charter
  const read = game.options.read(options, seats)
  if ('faults' in read) throw new Error('unreadable options')
  const s = game.begin(read.options, seats, chance(key, 0))
  for (const e of m.entries) {
    if (m.undone.has(e.seq) || isUndo(e.words)) continue
    s.rng = chance(key, e.seq)
    game.play(s, e.seat, game.hear(e.words) as number)
  }
  return s
}

describe('undo', () => {
  test('is free after an open choice, and again before it', () => {
    const m = fresh()
    const start = canonical(m.state)
    does(m, 0, 'bow')
    does(m, 0, 'end')
    expect(undoFor(m, [0, 1])).toEqual([0])
    expect(does(m, 0, 'undo')).toMatchObject({
      status: 'applied',
      entry: { words: ['undo'] },
      happenings: [],
    })
    expect(does(m, 0, 'undo')).toMatchObject({ status: 'applied' })
    expect(canonical(m.state)).toBe(start)
    expect(m.entries.map(e => e.words[0])).toEqual(['bow', 'end', 'undo', 'undo'])
    expect([...m.undone]).toEqual([2, 1])
    expect([...m.undoes]).toEqual([
      [3, 2],
      [4, 1],
    ])
    expect(does(m, 0, 'undo')).toMatchObject({ code: 'nothing-to-undo' })
  })

  test('stops at a draw and at a reveal', () => {
    const m = fresh()
    does(m, 0, 'bow')
    does(m, 0, 'draw')
    expect(mayUndo(m, 0)).toBe(false)
    expect(does(m, 0, 'undo')).toMatchObject({ status: 'refused', code: 'nothing-to-undo' })
    const card = (m.state as unknown as { hands: number[][] }).hands[0]?.[0] as number
    does(m, 0, 'show', card)
    expect(does(m, 0, 'undo')).toMatchObject({ code: 'nothing-to-undo' })
    does(m, 0, 'end')
    expect(does(m, 0, 'undo')).toMatchObject({ status: 'applied' })
    expect(does(m, 0, 'undo')).toMatchObject({ code: 'nothing-to-undo' })
  })

  test("stops at anybody else's choice", () => {
    const m = fresh()
    does(m, 0, 'bow')
    does(m, 1, 'sing')
    expect(does(m, 0, 'undo')).toMatchObject({ code: 'nothing-to-undo' })
    expect(undoFor(m, [0, 1])).toEqual([1])
  })

  test('a sealed vote can be taken back until the window closes, whoever else has voted', () => {
    const m = fresh({ seats: 3 })
    for (const seat of [0, 1, 2]) does(m, seat, 'end')
    does(m, 1, 'yes')
    expect(does(m, 1, 'undo')).toMatchObject({ status: 'sealed' })
    expect(m.entries).toHaveLength(3)
    does(m, 1, 'no')
    does(m, 2, 'no')
    expect(undoFor(m, [0, 1, 2])).toEqual([1, 2])
    does(m, 0, 'yes')
    expect(m.entries.map(e => e.seat)).toEqual([0, 1, 2, 0, 1, 2])
    expect(does(m, 1, 'undo')).toMatchObject({ code: 'nothing-to-undo' })
  })

  test('the table stands as if the undone entries had never been made, over many games', () => {
    let undone = 0
    for (let seed = 1; seed <= 60; seed++) {
      const m = fresh({ seats: 2 + (seed % 3), key: fixedKey(seed) })
      playOut(toy, m, seed, 3)
      undone += m.undone.size
      expect(canonical(m.state)).toBe(canonical(withoutUndone(toy, m)))
      expect(canonical(load(toy, m.charter, m.entries).state)).toBe(canonical(m.state))
    }
    expect(undone).toBeGreaterThan(100)
  })

  test('undoing and doing again does not bring back the same chance', () => {
    const m = fresh({ ...charter() })
    does(m, 0, 'bow')
    does(m, 0, 'undo')
    expect(chance(m.charter.key, 1)).not.toEqual(chance(m.charter.key, 3))
  })
})
