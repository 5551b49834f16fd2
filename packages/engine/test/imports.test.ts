import { builtinModules } from 'node:module'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Import } from './graph.ts'
import { importsOf, isDoor, manifest, packageOf, ROOT, sources, target } from './graph.ts'
import type { Room } from './rooms.ts'
import { objection, ROOMS, TEST_DOORS, TEST_TOOLS } from './rooms.ts'

const packageDirs = ROOMS.map(r => r.dir).filter(dir => !dir.includes('/src/'))
/** A game without a package of its own lies in that of all games, and still is a room of its own. */
const manifests = packageDirs.map(dir => ({
  dir,
  ...manifest(existsSync(join(ROOT, dir, 'package.json')) ? dir : 'packages/games'),
}))
const LIST = 'packages/games/src/manifests.ts'
const isNode = (to: string): boolean => to.startsWith('node:') || builtinModules.includes(to)
/** The nearest one: the package of all games has rooms inside it. */
const ownPackage = (dir: string) =>
  manifests
    .filter(m => dir === m.dir || dir.startsWith(`${m.dir}/`))
    .sort((a, b) => b.dir.length - a.dir.length)[0]

/** What is wrong with one import of a room, or null. */
function fault(room: Room, i: Import, inTest: boolean): string | null {
  const home = ownPackage(room.dir)
  if (home === undefined) return 'its package is unknown'
  if (i.to.startsWith('.')) {
    const to = target(i)
    // The list of games alone reaches into the folders of those that are no packages.
    if (i.from === LIST && /^packages\/games\/[\w-]+\/src\/game\.ts$/.test(to)) return null
    const stranger = manifests.some(m => m.dir.startsWith(`${home.dir}/`) && to.startsWith(`${m.dir}/`))
    return to.startsWith(`${home.dir}/`) && !stranger ? null : 'a relative path around a door'
  }
  const name = packageOf(i.to)
  if (name.startsWith('@noren/')) {
    const owner = manifests.find(m => m.name === name && existsSync(join(ROOT, m.dir, 'package.json')))
    if (owner === undefined) return 'no such package'
    if (!isDoor(owner, i.to)) return 'not a door of that package'
    if (inTest && (TEST_DOORS.test(i.to) || name === home.name)) return null
    return objection(room, i)
  }
  if (isNode(i.to)) return inTest || room.others === 'declared and node' ? null : 'this room knows no machine'
  if ((inTest || room.tools === true) && TEST_TOOLS.has(name)) return null
  if (room.others === 'none') return 'this room imports nothing from outside'
  const known = {
    ...home.dependencies,
    // What measures and tries to break the program runs where its tests run.
    ...(inTest || i.types || ['tools/bench', 'packages/cli'].includes(home.dir) ? home.devDependencies : {}),
  }
  return Object.hasOwn(known, name) ? null : 'not declared in its package.json'
}

const faults = (room: Room, imports: readonly Import[], inTest: boolean): string[] =>
  imports.flatMap(i => {
    const why = fault(room, i, inTest)
    return why === null ? [] : [`${i.from} -> ${i.to}: ${why}`]
  })

const roomFiles = (room: Room): string[] => {
  const dir = room.dir.includes('/src/') ? room.dir : `${room.dir}/src`
  return sources(dir).filter(file => room.except === undefined || !file.startsWith(`${room.except}/`))
}

describe('the import graph is the table of the architecture', () => {
  for (const room of ROOMS) {
    test(room.dir, () =>
      expect(
        faults(
          room,
          roomFiles(room).flatMap(f => importsOf(f)),
          false,
        ),
      ).toEqual([]),
    )
  }
  for (const room of ROOMS.filter(r => packageDirs.includes(r.dir))) {
    test(`${room.dir}/test`, () =>
      expect(
        faults(
          room,
          sources(`${room.dir}/test`).flatMap(f => importsOf(f)),
          true,
        ),
      ).toEqual([]))
  }

  test('every package has a room, and every file was looked at', () => {
    const games = readdirSync(join(ROOT, 'packages/games'))
      .map(name => `packages/games/${name}`)
      .filter(
        dir => existsSync(join(ROOT, dir, 'package.json')) || existsSync(join(ROOT, dir, 'src/game.ts')),
      )
    const packages = readdirSync(join(ROOT, 'packages'))
      .filter(name => name !== 'games')
      .map(name => `packages/${name}`)
    expect(games.length).toBeGreaterThanOrEqual(4)
    expect(
      [...packages, 'packages/games', ...games, 'tools/bench'].filter(dir => !packageDirs.includes(dir)),
    ).toEqual([])
    expect(roomFiles(ROOMS[0] as Room).length).toBeGreaterThan(10)
  })
})

/** The test runner as the laws know it: for tests alone. */
const KIT = 'packages/engine ./kit'

describe('doors', () => {
  const doors = manifests.flatMap(({ dir, exports = {} }) =>
    Object.entries(exports).map(([name, to]) => ({ dir, name, to })),
  )

  test('none leads into a test folder but the one to the test runner', () => {
    const inside = doors.filter(d => /(^|\/)test\//.test(d.to))
    expect(inside.map(d => `${d.dir} ${d.name}`)).toEqual([KIT])
    expect(doors.length).toBeGreaterThan(30)
  })

  test('what people run from the trials stands on no test', () => {
    const all = ['packages/trials', 'packages/testbed', 'packages/server', 'packages/store', 'packages/table']
    const imports = all.flatMap(dir => sources(`${dir}/src`).flatMap(f => importsOf(f)))
    expect(imports.length).toBeGreaterThan(300)
    const toTests = imports.filter(i => /\/test\//.test(i.to) || /^@noren\/.*\/(kit|fixture|toy)$/.test(i.to))
    expect(toTests.map(i => `${i.from} -> ${i.to}`)).toEqual([])
  })
})

describe('the walk itself', () => {
  const room = (dir: string): Room => ROOMS.find(r => r.dir === dir) as Room
  const complaints = (dir: string, code: string, file = `${dir}/src/x.ts`): string[] =>
    faults(room(dir), importsOf(file, code), false).map(line => line.replace(/^.*?-> /, ''))

  test('catches a game that knows another, the network or the machine', () => {
    expect(complaints('packages/games/sakura', `import { honor } from '@noren/honor'`)).toHaveLength(1)
    expect(complaints('packages/games/sakura', `import ws from 'ws'`)).toHaveLength(1)
    expect(complaints('packages/games/sakura', `import { readFileSync } from 'node:fs'`)).toHaveLength(1)
    expect(complaints('packages/games/sakura', `import { below, type Rng } from '@noren/engine'`)).toEqual([])
  })

  test('catches a deep path, a relative way round, a dynamic import and a re-export', () => {
    expect(complaints('packages/bots', `import { next } from '@noren/engine/src/rng.ts'`)).toEqual([
      '@noren/engine/src/rng.ts: not a door of that package',
    ])
    expect(complaints('packages/bots', `export * from '../../engine/src/rng.ts'`)).toEqual([
      '../../engine/src/rng.ts: a relative path around a door',
    ])
    expect(complaints('packages/bots', `const m = await import('@noren/sakura')`)).toHaveLength(1)
    expect(complaints('packages/bots', `export { sakura } from '@noren/sakura'`)).toHaveLength(1)
  })

  test('lets types cross where only types may, and nothing else', () => {
    expect(complaints('packages/protocol', `import type { Words } from '@noren/engine'`)).toEqual([])
    expect(complaints('packages/protocol', `import { type Words } from '@noren/engine'`)).toEqual([])
    expect(complaints('packages/protocol', `import { play } from '@noren/engine'`)).toHaveLength(1)
    expect(complaints('packages/web', `import { legal } from '@noren/engine'`)).toHaveLength(1)
    expect(complaints('packages/web', `import { WATCHER, type Seat } from '@noren/engine'`)).toEqual([])
    expect(complaints('packages/web', `import { view } from '@noren/sakura/view'`)).toHaveLength(1)
    expect(complaints('packages/web', `import { sakura } from '@noren/sakura'`)).toHaveLength(1)
  })

  test('keeps the oracle away from every table', () => {
    // Spelt apart, so that the walk does not take this line for an import of its own.
    const peek = ['const { prophesy } = await im', "port('@noren/oracle')"].join('')
    for (const dir of ['server', 'web', 'web/src/local', 'bots', 'match', 'cli', 'games/sakura'])
      expect(complaints(`packages/${dir}`, peek)).toEqual(['@noren/oracle: this room may not know it'])
    expect(complaints('packages/cli/src/dojo', peek)).toEqual([])
  })

  test('is not taken in by comments', () => {
    expect(complaints('packages/bots', `// import x from 'react'\n/* import y from 'vue' */`)).toEqual([])
  })
})
