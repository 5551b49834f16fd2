import { defineConfig } from 'vitest/config'

/** Browser tests: one Chromium and one server for each file, two files at a time. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
  },
})
