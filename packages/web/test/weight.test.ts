import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LANG_IDS } from '@noren/words'
import { expect, it } from 'vitest'

/**
 * What the first words of a room may weigh, gzip -9, in its longest language. Before catalogues the same words weighed 3.5 kB on the home page, and with
 * the code around them 9.4, 12.3, 14.0 and 17.0 kB in the games: docs/bench.md.
 */
const MOST: Readonly<Record<string, number>> = {
  'web/words': 3600,
  'games/sakura/words': 4800,
  'games/honor/words': 6100,
  'games/spirit/words': 6500,
  'games/sake/words': 9300,
}

it.each(Object.entries(MOST))('issue 16: one language of %s stays within its weight', (path, most) => {
  for (const lang of LANG_IDS) {
    const table = readFileSync(join(import.meta.dirname, '../..', path, `${lang}.gen.ts`))
    const weight = gzipSync(table, { level: 9 }).length
    expect(weight, lang).toBeGreaterThan(1000)
    expect(weight, lang).toBeLessThanOrEqual(most)
  }
})
