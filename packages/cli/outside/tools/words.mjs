import { readFileSync } from 'node:fs'
import { buildGameWords } from '@noren/words/build'

// Every .ftl becomes a table beside it, and words/en.ftl the types of its facts.
const { name } = JSON.parse(readFileSync('package.json', 'utf8'))
for (const fault of buildGameWords('.', name)) {
  console.error(fault)
  process.exitCode = 1
}
