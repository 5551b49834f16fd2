import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** The longest first, so that all workers end together; whatever is not named here comes after them. */
const LONGEST = [
  'upgrade',
  'sake',
  'talk',
  'review',
  'table',
  'local',
  'keyboard',
  'honor',
  'spirit',
  'layout',
  'hints',
  'deploy',
  'sakura',
  'manners',
  'figures',
  'standing',
  'wire',
]
const place = (spec: TestSpecification): number => {
  const at = LONGEST.indexOf(basename(spec.moduleId, '.test.ts'))
  return at < 0 ? LONGEST.length : at
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => place(a) - place(b))
  }
}

/**
 * Browser tests: one Chromium and one server for each file, three files at a time, because people at a table wait for each
 * other more than they play. Games are dealt from a seed, which a test that fails prints; nothing is tried twice.
 */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    setupFiles: ['e2e/setup.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
})
