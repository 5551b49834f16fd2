import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Import } from './graph.ts'
import { importsOf, manifest, packageOf, ROOT, sources, target } from './graph.ts'
import { ROOMS } from './rooms.ts'

const doors = new Map<string, string>()
for (const dir of new Set([...ROOMS.map(r => r.dir), 'packages/games'])) {
  if (!existsSync(join(ROOT, dir, 'package.json'))) continue
  const { name, exports = {} } = manifest(dir)
  for (const [door, file] of Object.entries(exports))
    doors.set(name + door.slice(1), `${dir}/${file.slice('./'.length)}`)
}

/** The file behind an import, if it is one of ours. */
function fileOf(i: Import): string | null {
  if (i.to.startsWith('.')) return target(i)
  return packageOf(i.to).startsWith('@noren/') ? (doors.get(i.to) ?? null) : null
}

/** The files that each file needs to be loaded. What is a type is gone by then. */
function graphOf(dir: string): Map<string, string[]> {
  const files = sources(dir).filter(file => !file.includes('/frozen/'))
  const known = new Set(files)
  const to = (file: string): string[] =>
    importsOf(file)
      .filter(i => !i.types && i.address !== true)
      .flatMap(i => fileOf(i) ?? [])
      .filter(other => known.has(other))
  return new Map(files.map(file => [file, to(file)]))
}

/** The first circle of each file from which one can come back to it. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const path: string[] = []
  const walk = (file: string): void => {
    const at = path.indexOf(file)
    if (at >= 0) found.push([...path.slice(at), file].join(' -> '))
    if (at >= 0 || done.has(file)) return
    path.push(file)
    for (const next of graph.get(file) ?? []) walk(next)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) walk(file)
  return found
}

test('a circle is found', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b', 'd']],
    ['d', []],
  ])
  expect(cyclesOf(graph)).toEqual(['b -> c -> b'])
})

test('no file of any package needs itself to be loaded', () => {
  const graph = graphOf('packages')
  expect(graph.size).toBeGreaterThan(500)
  expect([...graph.values()].flat().length).toBeGreaterThan(1000)
  expect(cyclesOf(graph)).toEqual([])
})
