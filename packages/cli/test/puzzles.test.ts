import { openTo } from '@noren/bots/review'
import { MANIFESTS } from '@noren/games'
import { seeded } from '@noren/engine'
import type { FoundPuzzle } from '@noren/engine'
import { expect, test } from 'vitest'
import { checkDeeply, checkPuzzles, foundFaults } from '../src/puzzles/check.ts'
import { meansOf } from '../src/puzzles/make.ts'
import { likeness } from '../src/puzzles/search.ts'

test.each(MANIFESTS.map(m => [m.id, m] as const))(
  'issue 17: at least a hundred puzzles of %s, twelve of them chosen and proved, without a fault in any language',
  async (_, manifest) => {
    const { puzzles, faults } = await checkPuzzles([manifest], (game, { chosen }) => {
      expect(chosen, game).toBeGreaterThanOrEqual(12)
    })
    expect(faults).toEqual([])
    expect(puzzles).toBeGreaterThanOrEqual(100)
  },
)

test('issue 17: eight times the search agrees with the answer of a found puzzle', async () => {
  // A few here; `noren puzzles --check --deep 40` looks at more.
  for await (const { game, id, agrees } of checkDeeply(2, 3))
    expect(`${game}/${id} ${agrees}`).toMatch(/true$/)
})

test('a found puzzle with another answer, another view or nothing to say is a fault', async () => {
  const manifest = MANIFESTS.find(m => m.id === 'sakura')
  const [one, two] = (await manifest?.puzzles?.found()) ?? []
  if (manifest === undefined || one === undefined || two === undefined) throw new Error('no puzzle')
  const m = await meansOf(manifest)
  expect(foundFaults(m, one)).toEqual([])
  const broken = (change: Partial<FoundPuzzle>): string => foundFaults(m, { ...one, ...change }).join('\n')
  expect(broken({ answer: ['place', 'purple-1', 'left'] })).toMatch(/nobody may/)
  expect(broken({ seats: 6 })).toMatch(/table of/)
  expect(broken({ value: (one.others[0]?.value ?? 0) + 3 })).toMatch(/nearly as good/)
  expect(broken({ others: one.others.map(o => ({ ...o, why: null })) })).toMatch(/nothing says why/)
  expect(likeness(m, one)).not.toBe(likeness(m, two))
  expect(openTo(m, m.game.imagine(one.view, seeded(1)), one.me).length).toBeGreaterThan(1)
})
