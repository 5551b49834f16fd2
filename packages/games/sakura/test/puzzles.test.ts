import { asGame, prove } from '@noren/engine'
import type { Puzzle } from '@noren/engine'
import { expect, test } from 'vitest'
import { sakura } from '../src/index.ts'
import { puzzles } from '../src/puzzles.ts'
import type { Sakura } from '../src/state.ts'

/** Issue 17.5: a proof fails when it should; `packages/cli/test/puzzles.test.ts` proves every chosen puzzle. */

const game = asGame(sakura)
const named = (id: string): Puzzle => {
  const found = puzzles.find(p => p.id === id)
  if (found === undefined) throw new Error(`there is no puzzle ${id}`)
  return found
}

test('learn.md 6.2: only the Samurai of the Turn serves both piles, with 2 coins left', () => {
  expect(prove(game, named('neither')).best).toBe(2)
})

test('an answer that is worse than another line is no answer', () => {
  const puzzle = named('nine')
  const [worse] = puzzle.tries
  const replaced = [...(worse?.line ?? []), ['replace', 'black-2'], ['end']]
  expect(prove(game, { ...puzzle, answer: replaced, tries: [] }).faults.join('\n')).toMatch(
    /the answer is worth -/,
  )
})

test('an answer that the rules refuse, or that does not end the turn, is no answer', () => {
  const puzzle = named('nine')
  const end = puzzle.answer.slice(0, -1)
  expect(prove(game, { ...puzzle, answer: [['place', 'black-2', 'left']] }).faults.join()).toMatch(/refused/)
  expect(prove(game, { ...puzzle, answer: end }).faults).toContain('the answer does not end the turn')
})

test('what a hidden hand decides is no puzzle, nor what every line solves', () => {
  const puzzle = named('nine')
  const byOthers = (s: Sakura): number => s.hands[1]?.[0] ?? 0
  expect(prove(game, { ...puzzle, worth: byOthers }).faults.join('\n')).toMatch(/something hidden decides it/)
  expect(prove(game, { ...puzzle, worth: () => 0 }).faults).toContain('every line is as good')
})
