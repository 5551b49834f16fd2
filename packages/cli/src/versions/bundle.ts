import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isNamed } from '@noren/engine'
import { readGolden } from '@noren/engine/laws'
import { FROZEN } from '@noren/games/frozen'
import { ROOT } from '../clauses/lists.ts'
import type { Listed } from '../games.ts'
import { rulesOf } from '../games.ts'
import { UsageError } from '../usage.ts'
import { say } from '../say.ts'

/** Where frozen versions lie, from the root. */
export const FOLDER = 'packages/games/src/frozen'

/** The goldens of a frozen version, from the root. */
export const goldensOf = (game: string, version: number): string => `${FOLDER}/${game}@${version}`

/** The first twelve hex digits of the SHA-256 of a file: its name for ever. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

export const fileOf = (game: string, version: number, hash: string): string =>
  `${FOLDER}/${game}@${version}-${hash}.mjs`

/** What is bundled: games that are packages export their definition by name, the others lie in the package of all games. */
function entryOf({ dir, manifest }: Listed): string {
  const name = manifest.id
  const isPackage = existsSync(join(ROOT, dir, 'package.json'))
  const rules = isPackage
    ? `import { ${name} as rules } from '@noren/${name}'`
    : `import { rules } from './${name}/src/rules.ts'`
  const sense = isPackage ? `@noren/${name}/sense` : `./${name}/src/sense.ts`
  return [
    `import { frozen as door } from '@noren/engine'`,
    rules,
    manifest.sense === undefined ? 'const sense = undefined' : `import { sense } from '${sense}'`,
    'export const frozen = door(rules, sense)',
  ].join('\n')
}

/** A game's rules, what bots know of it, and the engine, as the text of one module that imports nothing. */
export async function bundle(game: Listed): Promise<string> {
  const { rolldown } = await import('rolldown')
  const entry = entryOf(game)
  const ENTRY = '\0entry'
  const build = await rolldown({
    input: ENTRY,
    cwd: join(ROOT, 'packages/games'),
    plugins: [
      {
        name: 'entry',
        resolveId: (id, from) => (id === ENTRY ? id : from === ENTRY ? null : undefined),
        load: id => (id === ENTRY ? entry : null),
      },
    ],
  })
  const { output } = await build.generate({ format: 'es', minify: true })
  await build.close()
  const [chunk, ...others] = output
  if (chunk === undefined || others.length > 0 || chunk.imports.length > 0)
    throw new Error(`the rules of ${game.name} do not fit into one file`)
  return chunk.code
}

/** The goldens that a game keeps of its newest rules, by file name. */
export async function ownGoldens(game: Listed): Promise<Map<string, string>> {
  const dir = join(ROOT, game.dir, 'test/golden')
  if (!existsSync(dir)) return new Map()
  const names = (await readdir(dir)).filter(name => name.endsWith('.replay')).sort()
  return new Map(
    await Promise.all(names.map(async name => [name, await readFile(join(dir, name), 'utf8')] as const)),
  )
}

/** Freezes the newest rules of a game: writes the bundle, its goldens and its line in the list. */
export async function freeze(game: Listed): Promise<{ file: string; bytes: number; goldens: number }> {
  const { version } = (await rulesOf(game.name)).game
  const known = FROZEN.find(f => isNamed(game.manifest, f.game) && f.version === version)
  if (known !== undefined)
    throw new UsageError(
      say('cli-freeze-again', { version: String(version), game: game.name, hash: known.hash }),
    )
  const goldens = await ownGoldens(game)
  for (const [name, text] of goldens)
    if (readGolden(text).header.version !== version)
      throw new UsageError(say('cli-freeze-other', { file: name }))
  const text = await bundle(game)
  const hash = hashOf(text)
  const file = fileOf(game.name, version, hash)
  await writeFile(join(ROOT, file), text)
  const dir = join(ROOT, goldensOf(game.name, version))
  await mkdir(dir, { recursive: true })
  for (const [name, golden] of goldens) await writeFile(join(dir, name), golden)
  await list([...FROZEN, { game: game.name, version, hash }])
  return { file, bytes: Buffer.byteLength(text), goldens: goldens.size }
}

type Line = Pick<(typeof FROZEN)[number], 'game' | 'version' | 'hash'>

async function list(all: readonly Line[]): Promise<void> {
  const lines = [...all]
    .sort((a, b) => (a.game < b.game ? -1 : a.game > b.game ? 1 : a.version - b.version))
    .map(({ game, version, hash }) =>
      [
        '  {',
        `    game: '${game}',`,
        `    version: ${version},`,
        `    hash: '${hash}',`,
        `    load: () => import('./${game}@${version}-${hash}.mjs'),`,
        '  },',
      ].join('\n'),
    )
  const text = [
    `import type { FrozenVersion } from '@noren/engine'`,
    '',
    '/** Every version of every game that was ever frozen. `noren freeze` adds the lines; none is ever removed. */',
    'export const FROZEN: readonly FrozenVersion[] = [',
    ...lines,
    ']',
    '',
  ].join('\n')
  await writeFile(join(ROOT, FOLDER, 'list.ts'), text)
}
