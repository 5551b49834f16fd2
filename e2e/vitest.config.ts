import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** The longest first, so that all workers end together; whatever is not named here comes after them. */
const LONGEST = [
  'local',
  'upgrade',
  'review',
  'learn',
  'layout',
  'mine',
  'sake',
  'keyboard',
  'libraries',
  'hints',
  'spirit',
  'honor',
  'table',
  'talk',
  'wire',
  'sakura',
  'words',
  'figures',
  'you',
  'manners',
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
 * Browser tests: one Chromium and one server for each file, four files at a time on two cores, because people at a table wait for
 * each other more than they play: a file keeps less than half a core busy. Games are dealt from a seed, which a test that fails prints; nothing is tried twice.
 */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    setupFiles: ['tools/left-open.ts', 'e2e/setup.ts'],
    testTimeout: 480_000,
    hookTimeout: 120_000,
    // A page on a busy machine draws later than a second after it was asked.
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    // What the files share is loaded once by each worker; nothing of it is kept between tests.
    isolate: false,
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
  },
})
