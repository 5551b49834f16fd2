import { defineConfig } from 'vitest/config'

/**
 * Browser tests: one Chromium and one server for each file, two files at a time. Games are dealt by real keys, so that no
 * run meets the same cards twice; a test that fails is tried once more, and the report marks it: (retry x1).
 */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    retry: 1,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
  },
})
