import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Golden } from './engine.ts'
import { checkGolden, readGolden } from './engine.ts'
import { KEPT } from './golden/tables.ts'
import { g } from './scenario.ts'

const kept = (name: string): Golden =>
  readGolden(readFileSync(new URL(`./golden/${name}.replay`, import.meta.url), 'utf8'))

describe('golden replays', () => {
  for (const { name, seats } of KEPT)
    test(`${name}: the rules still do, decision by decision, what they did`, () => {
      const golden = kept(name)
      expect(golden.header.seats).toBe(seats)
      expect(golden.lines.length).toBeGreaterThan(50)
      checkGolden(g, golden)
    })

  test('together they show every kind of choice', () => {
    const verbs = new Set<unknown>()
    for (const { name } of KEPT) for (const line of kept(name).lines) verbs.add(line.words[0])
    const all =
      'pass board card pay use target weapon step end side cost gear sip activate remedy place lose give act interrupt defend sacrifice discard wield spot shove brawl onto drowse to steal torment spend done vanish keep burn soul withdraw stop'
    expect(all.split(' ').filter(verb => !verbs.has(verb))).toEqual([])
  })
})
