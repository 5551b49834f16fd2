import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** The longest first, so that all workers end together; whatever is not named here comes after them. */
const LONGEST = ['table', 'sake', 'talk', 'local', 'keyboard', 'spirit', 'honor', 'hints']
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
 * other more than they play. Games are dealt by real keys, so that no run meets the same cards twice; a test that fails is
 * tried once more, and the report marks it: (retry x1).
 */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    retry: 1,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
})
