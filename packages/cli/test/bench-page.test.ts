import { beforeFigures } from '@noren/bench/browser/page'
import { expect, test } from 'vitest'
import { pageTable } from '../src/bench/page.ts'

test('two builds are compared round by round, and the table shows both', () => {
  const visits = (...paints: readonly number[]) =>
    paints.map(paint => ({ bytes: 460_000, paint, shift: 0.12 }))
  const before = beforeFigures(visits(2000, 3000, 2600), visits(5000, 5000, 4000), { sakura: 276_000 })
  expect(before).toEqual({
    firstVisitBytes: 460_000,
    games: { sakura: 276_000 },
    largestPaintMs: 5000,
    shift: 0.12,
    paintRatio: 0.6,
    paintSpread: [0.4, 0.65],
  })
  const now = {
    firstVisitBytes: 151_700,
    games: { sakura: 63_800 },
    largestPaintMs: 2600,
    shift: 0,
    shifts: {},
    dom: {},
  }
  const lines = pageTable({ ...now, before })
  expect(lines.slice(0, pageTable(now).length)).toEqual(pageTable(now))
  expect(lines.join('\n')).toContain('60.0 %')
  expect(lines.join('\n')).toContain('276.0 kB')
})
