import { expect, test } from 'vitest'
import { GAMES } from '../../src/games.ts'
import { runMutants } from '../../src/mutants/run.ts'

/** Ten ways to write each game's rules wrongly, always the same ten while their lines stay: docs/tests.md. */
const SAMPLE = { sample: 10, seed: 7, progress: (): void => {} }

for (const { name, dir } of GAMES)
  test(`${name}: its tests notice ten wrong rules`, async () => {
    const report = await runMutants({ game: name, dir, ...SAMPLE })
    expect(report.mutants).toBe(10)
    expect({ survivors: report.survivors, wrong: report.wrong, stale: report.stale }).toEqual({
      survivors: [],
      wrong: [],
      stale: [],
    })
  })
