import { readFileSync } from 'node:fs'
import { checkGolden, readGolden } from '@noren/engine/laws'
import { describe, expect, test } from 'vitest'
import { honor } from '../src/index.ts'
import { KEPT } from './golden/tables.ts'

describe('golden replays', () => {
  for (const { name, seats } of KEPT)
    test(`${name}: the rules still do, decision by decision, what they did`, () => {
      const golden = readGolden(readFileSync(new URL(`./golden/${name}.replay`, import.meta.url), 'utf8'))
      expect(golden.header.seats).toBe(seats)
      expect(golden.header).toMatchObject({ format: 'noren-replay/2', version: 2, schema: 2 })
      expect(golden.lines.length).toBeGreaterThan(50)
      checkGolden(honor as never, golden)
    })

  test('together they show every kind of choice', () => {
    const verbs = new Set<unknown>()
    for (const { name } of KEPT) {
      const golden = readGolden(readFileSync(new URL(`./golden/${name}.replay`, import.meta.url), 'utf8'))
      for (const line of golden.lines) verbs.add(line.words[0])
    }
    const all =
      'accept ally attack burn discard dishonor dismiss dissolve draw end enough enthrone fate kill lay pass pick play proclaim save suicide take'
    expect(all.split(' ').filter(verb => !verbs.has(verb))).toEqual([])
  })
})
