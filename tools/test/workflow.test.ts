import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Job {
  readonly strategy: { readonly matrix: { readonly os: readonly string[] } }
  readonly steps: readonly { readonly run?: string }[]
}

const { jobs } = parse(
  readFileSync(new URL('../../.github/workflows/test.yml', import.meta.url), 'utf8'),
) as { jobs: Record<string, Job> }

test('the workflow runs start, test and pack, each on three systems', () => {
  const systems = ['ubuntu-latest', 'macos-latest', 'windows-latest']
  const runs = Object.values(jobs).map(job => {
    expect(job.strategy.matrix.os).toEqual(systems)
    return job.steps.flatMap(step => step.run ?? []).at(-1)
  })
  expect(runs).toEqual(['node tools/ci/try-start.mjs', 'npm test', 'npm run pack -- --out release'])
})
