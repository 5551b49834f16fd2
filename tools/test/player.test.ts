import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  readonly dev?: boolean
  readonly link?: boolean
  readonly os?: string | readonly string[]
  readonly cpu?: string | readonly string[]
  readonly libc?: string | readonly string[]
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Locked>
}
const fits = (wanted: string | readonly string[] | undefined, is: string): boolean =>
  wanted === undefined || [wanted].flat().includes(is)

/** What `npm ci --omit=dev` puts on a Linux machine. */
const player = Object.entries(lock.packages)
  .filter(([path, p]) => path.includes('node_modules/') && p.link !== true && p.dev !== true)
  .filter(([, p]) => fits(p.os, 'linux') && fits(p.cpu, 'x64') && fits(p.libc, 'glibc'))
  .map(([path]) => path.replace(/^.*node_modules\//, ''))

test('a player installs at most 200 packages, and none that only tests need', () => {
  expect(player.length).toBeGreaterThan(50)
  expect(player.length).toBeLessThanOrEqual(200)
  const tools = /^(?:vitest|playwright|boardgame\.io|@colyseus|oxlint|prettier|fast-check|knip|@axe-core)/
  expect(player.filter(name => tools.test(name))).toEqual([])
})

test('nothing runs a script when it is installed, and no native module is among it', () => {
  expect(player.filter(name => /node-gyp|better-sqlite3|prebuild/.test(name))).toEqual([])
})

test('the lock names no registry', () => {
  const addresses = Object.values(lock.packages).flatMap(p => ('resolved' in p ? String(p.resolved) : []))
  expect(addresses.filter(a => /^https?:/.test(a))).toEqual([])
})
