/** Writes the golden replays anew: node packages/games/sake/test/golden/rewrite.ts. A diff is a change of the rules; move `version`. */
import { writeFileSync } from 'node:fs'
import { KEPT, goldenText } from './tables.ts'

for (const kept of KEPT) {
  const text = goldenText(kept)
  writeFileSync(new URL(`./${kept.name}.replay`, import.meta.url), text)
  console.log(`${kept.name}: ${text.split('\n').length - 3} decisions`)
}
