import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../src/clauses/lists.ts'
import type { Killer } from '../../src/mutants/killers.ts'
import type { Equivalent, Plan, Report, Survivor } from '../../src/mutants/run.ts'
import { LIST, runMutants } from '../../src/mutants/run.ts'
import { noren } from '../heard.ts'

const DIR = `.cache/mutants-trial-${process.pid}`

/** A game of four lines, and tests that miss something. */
const FILES: Readonly<Record<string, string>> = {
  'src/index.ts': `import { twice } from './steps/twice.ts'
import { hello } from './words.ts'

export const limited = (n: number): number => (n > 4 ? 4 : n)
export const polite = (n: number): string => hello(twice(n))
export const unseen = (n: number): number => n + 2
`,
  'src/steps/twice.ts': `export function twice(n: number): number {
  let sum = 0
  let left = n
  while (left > 0) {
    sum += 2
    left--
  }
  return Math.max(sum, 0)
}
`,
  'src/words.ts': 'export const hello = (n: number): string => (n === 1 ? "one" : "many")\n',
  'src/sense.ts': 'export const value = (n: number): number => n * 3\n',
  'test/limit.test.ts': `import { expect, test } from 'vitest'
import { limited } from '../src/index.ts'
test('not above four', () => {
  expect(limited(5)).toBe(4)
  expect(limited(2)).toBe(2)
})
`,
  'test/twice.test.ts': `import { expect, test } from 'vitest'
import { polite } from '../src/index.ts'
import { twice } from '../src/steps/twice.ts'
test('twice', () => {
  expect(twice(3)).toBe(6)
  expect(polite(1)).toBe('many')
})
`,
}

const put = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(ROOT, DIR, file)), { recursive: true })
  await writeFile(join(ROOT, DIR, file), text)
}
const list = (equivalent: readonly Equivalent[]): Promise<void> => put(LIST, JSON.stringify({ equivalent }))
const go = (
  where?: { file: string; line?: number },
  goesOn = () => true,
  more: Partial<Plan> = {},
): Promise<Report> =>
  runMutants({
    game: 'trial',
    dir: DIR,
    sample: 1000,
    seed: 1,
    goesOn,
    ...(where === undefined ? {} : { where }),
    progress: () => {},
    ...more,
  })
const brief = (s: Survivor): string => `${s.file}:${s.line} ${s.change}`

const EDGE = {
  file: 'src/index.ts',
  line: 'export const limited = (n: number): number => (n > 4 ? 4 : n)',
  change: 'n > 4 → n >= 4',
  reason: 'four is four either way',
}

beforeAll(async () => {
  for (const [file, text] of Object.entries(FILES)) await put(file, text)
})
afterAll(() => rm(join(ROOT, DIR), { recursive: true, force: true }))

describe('a small game', () => {
  test('what tests notice is killed, endless loops too; what they miss is listed; nothing is written', async () => {
    await list([])
    const report = await go()
    expect(report.survivors.map(brief)).toEqual([
      'src/index.ts:4 n > 4 → n >= 4',
      'src/index.ts:6 2 → 3',
      'src/index.ts:6 n + 2 → n - 2',
      'src/steps/twice.ts:8 0 → 1',
    ])
    expect(report.survivors.filter(s => s.tests === 0).map(brief)).toEqual([
      'src/index.ts:6 2 → 3',
      'src/index.ts:6 n + 2 → n - 2',
    ])
    // left-- left out, or turned round: two loops without end.
    expect(report.hung).toBe(2)
    expect(report.killed + report.survivors.length).toBe(report.mutants)
    expect(report.survivors.every(s => !/words|sense/.test(s.file))).toBe(true)
    for (const [file, text] of Object.entries(FILES))
      expect(await readFile(join(ROOT, DIR, file), 'utf8')).toBe(text)
  })

  test('one that is listed as equivalent is counted apart, wherever its line has moved', async () => {
    await list([EDGE])
    await put('src/index.ts', `// A line more.\n${FILES['src/index.ts'] ?? ''}`)
    const report = await go({ file: 'index.ts', line: 5 })
    await put('src/index.ts', FILES['src/index.ts'] ?? '')
    expect(report.equivalent).toBe(1)
    expect([report.survivors, report.wrong, report.stale]).toEqual([[], [], []])
  })

  test('one that is listed and killed is an error, and so is one that is not there', async () => {
    const killed = { ...EDGE, change: 'if n > 4 → false' }
    const gone = { ...EDGE, line: 'export const limited = 5' }
    await list([killed, gone])
    const report = await go({ file: 'index.ts', line: 4 })
    expect(report.wrong.map(w => [w.change, w.by])).toEqual([
      [killed.change, expect.stringContaining('limit.test.ts: not above four')],
    ])
    expect(report.stale).toEqual([gone])
  })

  test('a run that is cut goes on where it was, and reads a test again that was written anew', async () => {
    await list([])
    const file = FILES['src/index.ts'] ?? ''
    await put('src/index.ts', `${file}// Nobody has seen these rules yet.\n`)
    const where = { file: 'index.ts' }
    let asked = 0
    const cut = await go(where, () => asked++ < 4)
    expect([cut.mutants > 0, cut.left > 0]).toEqual([true, true])
    const rest = await go(where)
    expect([rest.mutants, rest.left]).toEqual([cut.mutants + cut.left, 0])
    // Everything is known now: nothing has to be begun.
    expect(await go(where, () => false)).toEqual(rest)
    const limit = FILES['test/limit.test.ts'] ?? ''
    await put('test/limit.test.ts', limit.replace('limited(5)', 'limited(4)'))
    expect((await go(where, () => false)).left).toBeGreaterThan(0)
    const weaker = await go(where)
    expect(weaker.survivors.map(brief)).toContain('src/index.ts:4 if n > 4 → false')
    await put('test/limit.test.ts', limit)
    await put('src/index.ts', file)
  })

  test('a record says whom to ask first; nobody else is asked then, and everybody where that test notices nothing', async () => {
    await list([EDGE])
    const [index, limit] = [FILES['src/index.ts'] ?? '', FILES['test/limit.test.ts'] ?? '']
    const where = { file: 'index.ts', line: 4 }
    let rules = 0
    /** On rules that nobody has seen, and with what the run wrote down. */
    const ask = async (killers: readonly Killer[]) => {
      await put('src/index.ts', `${index}// ${++rules}\n`)
      const found: Killer[] = []
      let searched = false
      const report = await go(where, () => true, {
        unlisted: true,
        killers,
        killed: killer => void found.push(killer),
        progress: (_, __, what) => (searched ||= what !== 'mutants'),
      })
      return { report, searched, found: found.toSorted((a, b) => (a.change < b.change ? -1 : 1)) }
    }
    const first = await ask([])
    expect(first.searched).toBe(true)
    expect(first.found).toContainEqual({
      file: 'src/index.ts',
      line: EDGE.line,
      change: 'if n > 4 → false',
      by: 'test/limit.test.ts',
      test: 'not above four',
    })
    expect([first.report.killed, first.report.equivalent]).toEqual([first.report.mutants, 0])
    expect(await ask(first.found)).toEqual({ ...first, searched: false })

    // A test that goes by another name, a file that is gone, a test that notices nothing: the others are asked.
    const old = [{ test: 'not above five' }, { by: 'test/gone.test.ts' }, { by: 'test/twice.test.ts' }]
    expect(first.found.length).toBeGreaterThanOrEqual(old.length)
    expect(await ask(first.found.map((killer, n) => ({ ...killer, ...old[n] })))).toEqual(first)

    await put('test/limit.test.ts', limit.replace('limited(5)', 'limited(4)'))
    const weaker = await ask(first.found)
    expect(weaker.searched).toBe(true)
    expect(weaker.report.survivors.map(brief)).toContain('src/index.ts:4 if n > 4 → false')
    await put('test/limit.test.ts', limit.replace('toBe(4)', 'toBe(5)'))
    await expect(ask(first.found)).rejects.toThrow('must pass before anything is changed')
    await put('test/limit.test.ts', limit)
    await put('src/index.ts', index)
  })

  test('tests that fail as they stand prove nothing', async () => {
    await list([])
    await put(
      'test/red.test.ts',
      "import { expect, test } from 'vitest'\ntest('no', () => expect(1).toBe(2))\n",
    )
    await expect(go()).rejects.toThrow('must pass before anything is changed')
    await rm(join(ROOT, DIR, 'test/red.test.ts'))
  })
})

test('bad input gets a sentence', async () => {
  expect((await noren('mutants', 'chess')).err[0]).toContain('no game is called “chess”')
  expect((await noren('mutants', 'sakura', '--sample', '0')).err[0]).toContain('--sample must be')
})
