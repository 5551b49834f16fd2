import { expect, test } from 'vitest'
import { checkLessons } from '../src/lessons.ts'

test('issue 17: every lesson ends in a finished scene, along every branch, in every language, within ten minutes', async () => {
  const { faults, lessons, branches, reading } = await checkLessons()
  expect(faults).toEqual([])
  expect(lessons).toBe(4)
  expect(branches).toBeGreaterThan(300)
  for (const langs of Object.values(reading))
    for (const { first, minutes } of Object.values(langs)) {
      expect(first).toBeLessThanOrEqual(60)
      expect(minutes).toBeLessThanOrEqual(10)
    }
})
