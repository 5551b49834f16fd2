import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { GAMES } from '../../src/games.ts'
import { readKillers } from '../../src/mutants/killers.ts'
import { runMutants } from '../../src/mutants/run.ts'

/** Ten ways to write each game's rules wrongly, always the same ten while their lines stay: docs/tests.md. */
const SAMPLE = { sample: 10, seed: 7, unlisted: true, progress: (): void => {} }

/** Who noticed them last: asked first, so that not every test of a game need run. docs/tests.md says how it is written. */
const killers = await readKillers(fileURLToPath(new URL('killers.json', import.meta.url)))

for (const { name, dir } of GAMES)
  test(`${name}: its tests notice ten wrong rules`, async () => {
    const report = await runMutants({ game: name, dir, killers: killers[name] ?? [], ...SAMPLE })
    expect(report.mutants).toBe(10)
    expect({ survivors: report.survivors, wrong: report.wrong, stale: report.stale }).toEqual({
      survivors: [],
      wrong: [],
      stale: [],
    })
  })
