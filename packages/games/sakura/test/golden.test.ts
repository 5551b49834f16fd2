import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkGolden, readGolden } from '@noren/engine/laws'
import { expect, test } from 'vitest'
import { sakura } from '../src/index.ts'

/** Games that were played once must play the same for ever, decision by decision and seat by seat. */

const dir = join(import.meta.dirname, 'golden')
const names = readdirSync(dir).filter(file => file.endsWith('.replay'))

for (const name of names)
  test(`${name} plays as it was recorded`, () => {
    const golden = readGolden(readFileSync(join(dir, name), 'utf8'))
    expect(golden.lines.length).toBeGreaterThan(100)
    checkGolden(sakura, golden)
  })

test('there is a replay for two, three, four and six seats', () => {
  expect(names.map(name => Number(name[0]))).toEqual([2, 3, 4, 6])
})
