import { defineConfig } from 'vitest/config'

/**
 * Rules, bots and what is reckoned from them are plain functions over plain data: their files share a process, which
 * spares loading the same modules a hundred times. Whatever opens sockets, files, threads or pages has one of its own.
 */
const PLAIN = ['engine', 'words', 'games/*', 'bots', 'oracle', 'match', 'protocol'].map(
  name => `packages/${name}/test/**/*.test.ts`,
)

/** Servers are opened and closed by each file, but what they are made of is loaded once. */
const SERVER = 'packages/server/test/**/*.test.ts'

/** Runs of the test runner inside itself: they come last, when nobody else needs the machine, one for each core of CI. */
const MUTANTS = 'packages/cli/test/mutants/**/*.test.ts'

export default defineConfig({
  test: {
    globalSetup: ['packages/words/test/setup.ts'],
    setupFiles: ['tools/left-open.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A server on a busy machine answers later than a second after it was asked.
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    // One more than CI has cores: much of the house's time is waiting.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['packages/**/test/**/*.test.ts', 'tools/**/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', MUTANTS, SERVER, ...PLAIN],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [SERVER],
          isolate: false,
          setupFiles: ['packages/server/test/setup.ts'],
        },
      },
      { extends: true, test: { name: 'rules', include: PLAIN, isolate: false } },
      {
        extends: true,
        test: {
          name: 'mutants',
          include: [MUTANTS],
          testTimeout: 600_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
