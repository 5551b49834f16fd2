import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'
import { ROOT } from './contenders.ts'

/** What is measured of a tree, by the names that the process of a contender asks for. */
const PARTS = {
  noren: 'tools/bench/src/noren.ts',
  bare: 'tools/bench/src/bare.ts',
  engine: 'packages/engine/src/index.ts',
  games: 'packages/games/src/registry.ts',
  server: 'packages/server/src/index.ts',
  bench: 'tools/bench/src/index.ts',
  colyseus: 'tools/bench/src/server/colyseus.ts',
} as const
export type Part = keyof typeof PARTS

/** Trees as people run them: put together into few files, as the packed program and the pages are, and as peers are or might be. */
export class Shipped {
  readonly #folder = mkdtempSync(join(tmpdir(), 'noren-shipped-'))
  readonly #made = new Map<string, Promise<string>>()

  /** The folder with the parts of a tree that this contender is made of. */
  of(root: string, contender: string): Promise<string> {
    return this.parts(root, partsOf(contender))
  }

  /** The folder with some parts of a tree, each as a module of its name; peers are put together from their packages too. */
  parts(root: string, parts: readonly Part[]): Promise<string> {
    const key = `${root} ${parts.join()}`
    const known = this.#made.get(key)
    if (known !== undefined) return known
    const made = bundle(root, parts, join(this.#folder, String(this.#made.size)))
    this.#made.set(key, made)
    return made
  }
  close(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

const partsOf = (contender: string): readonly Part[] =>
  contender.startsWith('games/') ? ['engine', 'games'] : contender.endsWith('/bare') ? ['bare'] : ['noren']

/** A module finds what lies beside it in its tree, wherever its code lies. */
const AT_HOME: Plugin = {
  name: 'noren-at-home',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
}

async function bundle(root: string, parts: readonly Part[], dir: string): Promise<string> {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(parts.map(part => [part, PARTS[part]])),
    platform: 'node',
    external: /^(?!\.|\/|@noren\/|@colyseus\/|[a-zA-Z]:)/,
    plugins: [AT_HOME],
  })
  await build.write({ dir, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
  await build.close()
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'), 'junction')
  return dir
}
