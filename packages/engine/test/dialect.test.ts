import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sources } from './graph.ts'

/** Rules frozen before there were reasons have the old words for ever, and so has what reads them. */
const OLD = /^packages\/(engine\/src\/door-1\.ts|games\/src\/frozen\/.*|games\/\w+\/src\/view\/\w+-1\.ts)$/
const OWN = 'packages/engine/test/dialect.test.ts'

/** Words of the first dialect, and where nobody may say them. */
const GONE: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(candidates|barriers|Barrier|SaidBarred|AnyAsk)\b/, /^packages\/(?!words\/)/],
  [
    /\b(barred|because)\s*:|\.(barred|because)\b/,
    /^packages\/(engine|match|bots|protocol|cli|games\/\w+\/src)\//,
  ],
  [/\.refuse\(|\brefuse[(:]/, /^packages\/(engine|match|bots|cli|games|table)\//],
  [/\bTable<|\bAsk</, /^packages\/(engine|match|bots|cli|games)\//],
  // A frame says what it means in fields of its own.
  [/\b(f|frame)\.flags?\b/, /^packages\/(engine|games)\//],
]
/** A spread is right in a clone and wrong in a view. */
const SPREAD = /\.\.\.(f|frame|s|state)\b(?!\.)/
const isView = (file: string): boolean =>
  /^packages\/(games\/\w+|engine\/trick4|cli\/scaffold)\/src\/(view|seen)\.ts$/.test(file)

const files = ['packages', 'tools'].flatMap(sources).filter(file => !OLD.test(file) && file !== OWN)
const linesOf = (file: string): string[] => readFileSync(join(ROOT, file), 'utf8').split('\n')

test('nobody speaks the first dialect any more', () => {
  const said = files.flatMap(file => {
    const gone = GONE.filter(([, where]) => where.test(file))
    return linesOf(file).flatMap((line, i) =>
      gone.some(([word]) => word.test(line)) ? [`${file}:${i + 1} ${line.trim()}`] : [],
    )
  })
  expect(said).toEqual([])
  expect(files.length).toBeGreaterThan(500)
})

test('no view is made by a spread', () => {
  const views = files.filter(isView)
  expect(views.length).toBeGreaterThanOrEqual(6)
  const spread = views.flatMap(file => linesOf(file).filter(line => SPREAD.test(line)))
  expect(spread).toEqual([])
})
