import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'
import { LINES, linesOf, linesPage } from '../src/words/lines.ts'

const DOCS = join(import.meta.dirname, '../../../docs/words')

/** `npx noren words --lines docs/words` writes them. */
for (const game of GAMES)
  test(
    `issue 16: docs/words/${game.name}.md holds what forty lines of the log say today`,
    { timeout: 120_000 },
    async () => {
      const lines = await linesOf(game.manifest, LINES)
      expect(lines).toHaveLength(LINES)
      expect(linesPage(await game.title(), lines)).toBe(readFileSync(join(DOCS, `${game.name}.md`), 'utf8'))
    },
  )
