import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MANIFESTS, registry } from '../src/registry.ts'

/** Every game has these, also the scaffold and the worked example: docs/kit.md. */
const EVERY = [
  'src/game.ts',
  'src/rules.ts',
  'src/options.ts',
  'src/cards.ts',
  'src/state.ts',
  'src/frames.ts',
  'src/actions.ts',
  'src/events.ts',
  'src/reasons.ts',
  'src/steps/index.ts',
  'src/stage.ts',
  'src/view.ts',
  'src/imagine.ts',
  'src/words.ts',
  'src/clauses.ts',
  'rules/de.ftl',
  'rules/en.ftl',
  'rules/fr.ftl',
  'rules/it.ftl',
  'src/laws/fixture.ts',
  'src/laws/reasons.ts',
]
/** A game that people play has these too. */
const GROWN = [
  'src/atoms.ts',
  'src/sense.ts',
  'src/idle.ts',
  'src/pace.ts',
  'test/scenario.ts',
  'test/golden',
  'test/laws.test.ts',
  'test/golden.test.ts',
]

const PACKAGES = join(import.meta.dirname, '../..')
const missing = (dir: string, names: readonly string[]): string[] =>
  names.filter(name => !existsSync(join(PACKAGES, dir, name)))

describe('every game has the same files under the same names', () => {
  test.each(['cli/scaffold', 'engine/trick4', ...MANIFESTS.map(m => `games/${m.id}`)])('%s', dir => {
    expect(missing(dir, EVERY)).toEqual([])
  })

  const grown = MANIFESTS.filter(m => registry.bundleOf(m.id, 1) !== null)
  test.each(grown.map(m => [m.id, m] as const))('%s, which people play', (id, m) => {
    expect(missing(`games/${id}`, GROWN)).toEqual([])
    if (m.standing !== undefined) expect(missing(`games/${id}`, ['src/standing.ts'])).toEqual([])
    if (m.reader !== undefined) expect(missing(`games/${id}`, ['src/view/from-1.ts'])).toEqual([])
  })
  test('those are the four', () => expect(grown).toHaveLength(4))
})
