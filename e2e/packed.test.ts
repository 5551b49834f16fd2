import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { runKill } from '@noren/trials'
import type * as Stores from '@noren/store'
import { storeContract } from '../packages/store/test/contract.ts'
import { dice, playToTheEnd, STOP } from './clicker.ts'
import { begin, HURRY, openBrowser, openHouse, person } from './house.ts'
import { installPacked } from './installed.ts'

const installed = installPacked()
afterAll(() => installed.remove())

const sizeOf = (path: string): number =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
    : statSync(path).size

const run = (args: readonly string[], env: Record<string, string> = {}, execArgv: readonly string[] = []) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...execArgv, installed.bin, ...args], {
    cwd: installed.folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('the packed program', () => {
  test('is one package of at most 15 MB, and names the licences of what is in it', () => {
    expect(installed.packages).toEqual(['noren'])
    expect(sizeOf(join(installed.folder, 'node_modules'))).toBeLessThan(15_000_000)
    expect(existsSync(join(installed.folder, 'node_modules/noren/LICENSES.txt'))).toBe(true)
  })

  test('says its version and what it can do, and serves unless something else is asked for', () => {
    expect(run(['--version'])).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      stderr: '',
    })
    expect(run(['--help']).stdout).toContain('serve')
    expect(run(['--port', 'none'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('PORT is "none"'),
    })
  })

  test('an older Node gets one sentence', () => {
    const older = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"22.23.2"})'
    expect(run(['--version'], {}, ['--import', older])).toEqual({
      status: 1,
      stdout: '',
      stderr: 'noren: Node 24.15 or newer is needed; this is 22.23.2\n',
    })
  })

  test('keeps its games in the data folder of whoever starts it', () => {
    const home = mkdtempSync(join(installed.folder, 'home-'))
    const { status, stdout } = run(['backup', 'copy.jsonl'], { XDG_DATA_HOME: home, NOREN_DATA: '' })
    expect([status, stdout]).toEqual([0, 'kept: 0 people and 0 tables\n'])
    expect(readdirSync(join(home, 'noren'))).toContain('noren.sqlite')
  })

  test('serves the page, and a game is played in Chromium against bots in their threads', async () => {
    const house = await openHouse(HURRY, [installed.bin])
    const browser = await openBrowser()
    try {
      const me = await person(browser, 'desktop')
      const id = await begin(me, house, { game: 'sakura', seats: 2, bots: ['ashigaru'] })
      await me.page.goto(`${house.url}/t/${id}`)
      await me.page.waitForSelector('.scroll')
      // Whole games are played elsewhere; here it matters that the threads of the bots were packed, too.
      await playToTheEnd(me.page, dice(5), async (_, clicks) => (clicks >= 16 ? STOP : undefined))
      await expect.poll(() => me.page.locator('.rail .log > *').count()).toBeGreaterThan(5)
      expect(me.errors).toEqual([])
    } finally {
      await browser.close()
      await house.stop()
    }
  })

  test('kill -9 under load: no acknowledged move is lost, duplicated or reordered', async () => {
    const seed = Date.now() | 0
    const program = pathToFileURL(installed.bin)
    const report = await runKill({ kills: 1, tables: 4, seed, answers: 40, program })
    expect(report.broken, `seed ${seed}`).toEqual({ lost: [], duplicated: [], reordered: [], damaged: [] })
    expect(report).toMatchObject({ ok: true, kills: 1, exitCode: 0 })
    expect(report.acknowledged).toBeGreaterThan(0)
  })
})

const { SqliteStore, StoreError } = (await import(installed.part('store').href)) as typeof Stores
storeContract(
  'the SQLite of the packed program',
  async () => {
    const file = join(mkdtempSync(join(installed.folder, 'store-')), 'noren.sqlite')
    return { open: () => SqliteStore.open(file), lasts: true }
  },
  StoreError,
)
