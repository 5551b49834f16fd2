import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Results } from '../results.ts'

const RUNNER = 'node_modules/vitest/vitest.mjs'

/** Runs test files as `npm test` does; what it would print of them. */
function resultsOf(files: Readonly<Record<string, string>>): Results {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/results-')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const written = join(folder, 'results.json')
  for (const [name, text] of Object.entries(files))
    writeFileSync(
      join(folder, `${name}.test.ts`),
      `import { afterAll, describe, expect, test } from 'vitest'\n${text}`,
    )
  writeFileSync(join(folder, 'vitest.config.ts'), "export default { test: { include: ['**/*.test.ts'] } }\n")
  const config = join(folder, 'vitest.config.ts')
  const { status } = spawnSync(
    process.execPath,
    [RUNNER, 'run', '--root', '.', '--dir', folder, '--config', config, '--reporter=./tools/results.ts'],
    { env: { ...process.env, NOREN_RESULTS: written }, stdio: 'ignore' },
  )
  const results = JSON.parse(
    readFileSync(written, 'utf8').replaceAll(`.cache/${basename(folder)}/`, ''),
  ) as Results
  expect(status).toBe(results.failed === 0 ? 0 : 1)
  return results
}

test('a run names what failed, a line each: tests, hooks, files, and errors that no test waited for', () => {
  const results = resultsOf({
    right: "test('is right', () => undefined)",
    wrong: "describe('the sum', () => { test('is wrong', () => { expect(1 + 1).toBe(3) }) })",
    hook: "describe('a house', () => { afterAll(() => { throw new Error('left open') }); test('is fine', () => undefined) })",
    file: "throw new Error('does not load')",
    late: "test('is over before it fails', () => { setTimeout(() => { throw new Error('too late') }) })\ntest('waits', () => new Promise(resolve => setTimeout(resolve, 20)))",
    rejected: "test('waits for nobody', () => { void Promise.reject(new Error('not waited for')) })",
  })
  expect(results.passed).toBe(5)
  expect([...results.failures].sort()).toEqual([
    'file.test.ts: does not load',
    'hook.test.ts: a house: left open',
    expect.stringMatching(
      /^late\.test\.ts \(during "waits"\): unhandled Error: too late at .*late\.test\.ts/,
    ),
    expect.stringMatching(/^rejected\.test\.ts.*: unhandled Error: not waited for at .*rejected\.test\.ts/),
    'wrong.test.ts: the sum > is wrong: expected 2 to be 3 // Object.is equality',
  ])
  expect(results.failed).toBe(5)
})

test('a run in which nothing failed names nothing', () => {
  expect(resultsOf({ right: "test('is right', () => undefined)" })).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
  })
})
