import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../clauses/lists.ts'
import type { At, Ran, Verdict } from './lane.ts'

/** A test file and what it said when something was found out by it. */
type On = readonly (readonly [test: string, hash: string])[]

/** What a verdict says of the mutant. */
export type Judgement = Pick<Verdict, 'end' | 'by' | 'at'>

type Note =
  | { readonly kind: 'reach'; readonly on: On; readonly ran: Ran }
  | {
      readonly kind: 'verdict'
      readonly mutant: string
      readonly on: On
      readonly end: Verdict['end']
      readonly by?: string
      readonly at?: At
    }

const shortHash = (...texts: (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** Names everything that all tests of a game stand on: its own files but for the tests themselves, engine and words. */
async function baseOf(dir: string): Promise<string> {
  const folders = [dir, join(ROOT, 'packages/engine'), join(ROOT, 'packages/words')]
  const entries = await Promise.all(folders.map(f => readdir(f, { recursive: true, withFileTypes: true })))
  const paths = entries
    .flat()
    .filter(e => e.isFile() && /\.(ts|json|replay|ftl)$/.test(e.name))
    .map(e => join(e.parentPath, e.name))
    .filter(path => !/[\\/](node_modules|dist)[\\/]|\.test\.ts$|[\\/]mutants\.json$/.test(path))
    .sort()
  const texts = await Promise.all(paths.map(path => readFile(path)))
  return shortHash(...paths.flatMap((path, i) => [path, texts[i] ?? '']))
}

/**
 * What runs found out about one state of a game's rules, kept under .cache line by line, so that a run that was cut goes on where it
 * was. A test file that changed counts as unread, and so does every verdict that hung on it.
 */
export class Memory {
  readonly #file: string
  readonly #notes: readonly Note[]
  readonly #hashes = new Map<string, string>()

  private constructor(file: string, notes: readonly Note[]) {
    this.#file = file
    this.#notes = notes
  }

  static async of(game: string, dir: string): Promise<Memory> {
    const folder = join(ROOT, '.cache', 'mutants')
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${game}-${await baseOf(dir)}.jsonl`)
    // A process that is ended while it writes leaves half a line behind.
    const whole = (line: string): boolean => line.startsWith('{') && line.endsWith('}')
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(whole) : []
    return new Memory(
      file,
      lines.map(line => JSON.parse(line) as Note),
    )
  }

  #on(tests: readonly string[]): On {
    return tests.map(test => {
      const known = this.#hashes.get(test) ?? shortHash(readFileSync(test))
      this.#hashes.set(test, known)
      return [test, known] as const
    })
  }

  #stands(on: On): boolean {
    return on.every(([test, hash]) => existsSync(test) && this.#on([test])[0]?.[1] === hash)
  }

  /** What each of these test files reached, where that is known. */
  reach(tests: readonly string[]): Map<string, Ran> {
    const found = new Map<string, Ran>()
    for (const n of this.#notes)
      if (n.kind === 'reach' && tests.includes(n.ran.test) && this.#stands(n.on)) found.set(n.ran.test, n.ran)
    return found
  }

  keepReach(ran: Ran): Promise<void> {
    return this.#keep({ kind: 'reach', on: this.#on([ran.test]), ran })
  }

  /** The verdict on a mutant that meets these tests, where it is known: who was killed is dead while that test stays. */
  verdict(mutant: string, tests: readonly string[]): Judgement | null {
    const found = this.#notes.findLast(
      n =>
        n.kind === 'verdict' &&
        n.mutant === mutant &&
        this.#stands(n.on) &&
        (n.end === 'failed'
          ? n.on.every(([test]) => tests.includes(test))
          : n.on.length === tests.length && tests.every(t => n.on.some(([test]) => test === t))),
    )
    return found?.kind === 'verdict' ? found : null
  }

  keepVerdict(mutant: string, tests: readonly string[], { end, by, at }: Verdict): Promise<void> {
    const killer = end === 'failed' ? tests.filter(test => at?.file === relativeTo(test)) : []
    const on = this.#on(killer.length === 1 ? killer : tests)
    const why = { ...(by === undefined ? {} : { by }), ...(at === undefined ? {} : { at }) }
    return this.#keep({ kind: 'verdict', mutant, on, end, ...why })
  }

  #keep(note: Note): Promise<void> {
    return appendFile(this.#file, `${JSON.stringify(note)}\n`)
  }
}

/** As the test runner names a file: from the root, with slashes. */
const relativeTo = (test: string): string =>
  test.startsWith(ROOT) ? test.slice(ROOT.length + 1).replaceAll('\\', '/') : test
