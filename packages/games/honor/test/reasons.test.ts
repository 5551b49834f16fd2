import type { AnyFixture } from '@noren/engine/laws'
import { attemptHolds } from '@noren/engine/laws'
import { describe, expect, test } from 'vitest'
import { fixture } from '../src/laws/fixture.ts'
import { reasons } from '../src/laws/reasons.ts'
import { ATTEMPTS } from './why-not.ts'

describe('why not', () => {
  for (const attempt of ATTEMPTS)
    test(`${attempt.id}: ${attempt.position} ${attempt.words.join(' ')}`, () =>
      attemptHolds(fixture as unknown as AnyFixture, attempt))

  test('every reason has an example', () => {
    const shown = new Set(ATTEMPTS.map(a => a.id))
    expect(Object.keys(reasons.truths).filter(id => !shown.has(id))).toEqual([])
  })
})
