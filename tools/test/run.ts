import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { Results } from '../results.ts'

const RUNNER = 'node_modules/vitest/vitest.mjs'

/** Runs test files as `npm test` does; what it would print of them. */
export function resultsOf(files: Readonly<Record<string, string>>): Results {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/results-')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const written = join(folder, 'results.json')
  for (const [name, text] of Object.entries(files))
    writeFileSync(
      join(folder, `${name}.test.ts`),
      `import { afterAll, describe, expect, test } from 'vitest'\n${text}`,
    )
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    "export default { test: { include: ['**/*.test.ts'], setupFiles: ['tools/left-open.ts'] } }\n",
  )
  const config = join(folder, 'vitest.config.ts')
  const { status } = spawnSync(
    process.execPath,
    [RUNNER, 'run', '--root', '.', '--dir', folder, '--config', config, '--reporter=./tools/results.ts'],
    { env: { ...process.env, NOREN_RESULTS: written, LEFT_OPEN_PATIENCE: '100' }, stdio: 'ignore' },
  )
  const results = JSON.parse(
    readFileSync(written, 'utf8').replaceAll(`.cache/${basename(folder)}/`, ''),
  ) as Results
  expect(status).toBe(results.failed === 0 ? 0 : 1)
  return results
}
