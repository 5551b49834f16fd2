import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkGolden, readGolden } from '@noren/engine/laws'
import { expect, test } from 'vitest'
import { spirit } from '../src/index.ts'
import { KEPT } from './golden/tables.ts'

/** Games that were played once must play the same for ever, decision by decision and seat by seat. */

const dir = join(import.meta.dirname, 'golden')
const names = readdirSync(dir).filter(file => file.endsWith('.replay'))

test('every table that is kept has its replay', () => {
  expect([...names].sort()).toEqual(
    Object.keys(KEPT)
      .map(name => `${name}.replay`)
      .sort(),
  )
})

for (const name of names)
  test(`${name} plays as it was recorded`, () => {
    const golden = readGolden(readFileSync(join(dir, name), 'utf8'))
    expect(golden.lines.length).toBeGreaterThan(20)
    checkGolden(spirit as never, golden)
  })
