import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const NOREN = fileURLToPath(new URL('../bin/noren.mjs', import.meta.url))

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const launch = (...argv: string[]): Promise<Ended> =>
  new Promise(done => {
    execFile(
      process.execPath,
      [NOREN, ...argv],
      { env: { ...process.env, LC_ALL: 'C' } },
      (error, stdout, stderr) =>
        done({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    )
  })

describe('the launcher', () => {
  test('prints the result alone on stdout', async () => {
    const { code, stdout, stderr } = await launch('simulate', 'sakura', '--games', '2', '--json')
    expect([code, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toMatchObject({ game: 'sakura', finished: 2 })
  })

  test('bad input is one sentence on stderr and exit code 2', async () => {
    expect(await launch('simulate', 'go')).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^noren: no game is called “go”; .*\n$/) as string,
    })
  })

  test('several processes without a database that they share are refused in a sentence', async () => {
    const { code, stderr } = await launch('serve', '--processes', '2', '--port', '0')
    expect([code, stderr]).toEqual([2, expect.stringContaining('set DATABASE_URL')])
  })

  test('serve opens the house, answers, and closes in order when told to', async () => {
    const data = await mkdtemp(join(tmpdir(), 'noren-'))
    const child = spawn(process.execPath, [NOREN, 'serve', '--port', '0', '--data', data], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const [line] = (await once(child.stdout, 'data')) as [Buffer]
      const address = /^Noren is open at (http:\/\/\S+)\n/.exec(line.toString())?.[1]
      expect(address).toBeDefined()
      const answer = await fetch(`${address ?? ''}/api/games`)
      expect(answer.status).toBeLessThan(500)
      child.kill('SIGTERM')
      expect((await once(child, 'exit'))[0]).toBe(0)
    } finally {
      child.kill('SIGKILL')
      await rm(data, { recursive: true, force: true })
    }
  })
})
