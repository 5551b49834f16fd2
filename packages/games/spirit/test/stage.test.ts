import { speechFor } from '@noren/words'
import { expect, test } from 'vitest'
import { manifest } from '../src/game.ts'
import { spirit } from '../src/index.ts'
import { cardNamed, stage } from '../src/stage.ts'
import { given } from './scenario.ts'

/** A position by hand is as it was written, and chance does what its lots say. */

test('lots decide which card a reinforcement brings back', () => {
  const spec = {
    samurai: ['kyuzo', 'gorobei'] as const,
    boards: [{ line: ['B-4'] }, {}],
    discard: ['P1-01', 'P1-02', 'P2-01', 'P2-02', 'P3-01', 'P3-02', 'P4-01', 'P4-02'],
    deck: ['P1-03'],
    round: 3,
  }
  spec.discard.forEach((id, place) => {
    // The pile of two is then shuffled: another lot.
    const t = given({
      ...spec,
      lots: [
        [8, place],
        [2, 0],
      ],
    }).does(0, 'first', 'REINFORCE')
    expect(t.told('reinforced')).toMatchObject([{ card: cardNamed(id), deck: 2 }])
  })
  expect(() => stage({ ...spec, lots: [[8, 8]] })).toThrow('8 is not one of 8')
})

test('a position that cannot be is refused', () => {
  const samurai = ['kyuzo', 'gorobei'] as const
  expect(() => stage({ samurai, deck: ['P1-01'], gate: ['P1-01'] })).toThrow('lies in two places')
  expect(() => stage({ samurai, deck: ['P9-99'] })).toThrow('no raider is called P9-99')
  expect(() => stage({ samurai, absent: ['kyuzo'] })).toThrow('somebody at the table is not absent')
  expect(() => stage({ samurai, families: ['A', 'A'] })).toThrow('there is no token A')
})

test('the manifest speaks of these rules', async () => {
  const rules = await manifest.rules()
  expect([manifest.id, manifest.version, manifest.seats]).toEqual([spirit.id, spirit.version, spirit.seats])
  expect(rules.version).toBe(2)
  const chapters = new Set(Object.keys(spirit.clauses).map(id => id.split('-')[1]))
  for (const other of ['EX', 'AMB', 'DEC']) chapters.delete(other)
  expect(chapters).toEqual(new Set(manifest.chapters))
  expect((await speechFor(await manifest.words(), 'it')).title).toBe('Samurai Spirit')
})
