import { defineConfig } from 'vitest/config'

/** Browser tests: one Chromium, one server each, one after the other. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
  },
})
