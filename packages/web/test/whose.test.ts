import type { Event } from '@noren/engine'
import { expect, test } from 'vitest'
import { seatOf } from '../src/table/whose.ts'

/** An event of some game, with what that game adds. */
const about = (more: object): Event => ({ type: 'happened', clause: '', ...more })

test('a line of the log bears the crest of whom it is about, not of who moved last', () => {
  expect(seatOf(about({ seat: 2 }), 0)).toBe(2)
  expect(seatOf(about({ winner: 3 }), 0)).toBe(3)
  expect(seatOf(about({ winners: 6 }), 0)).toBe(-1)
  expect(seatOf(about({}), 1)).toBe(1)
})
