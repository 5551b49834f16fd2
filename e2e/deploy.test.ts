import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeded } from '@noren/engine'
import { binaries, freePort } from '@noren/testbed/postgres'
import { skipUnlessInstalled } from '@noren/testbed/skip-unless-installed'
import { Guest } from '@noren/testbed/client'
import { natsServer } from '@noren/testbed/nats'
import { playSeat } from '@noren/testbed/playing'
import { SERVING } from '../tools/platform.mjs'
import { fillIn, services, stages } from './compose.ts'
import { clonedFiles, ignored, imageFiles, layOut, pack } from './context.ts'
import { CADDY, canSeal, startComposition } from './plain.ts'
import type { Composition } from './plain.ts'

/** What the image holds: the build steps of its Dockerfile, run over the files that a build of it is sent. */
const base = mkdtempSync(join(tmpdir(), 'noren-image-'))
const context = join(base, 'context')
const image = join(base, 'image')
const release = join(base, 'released')
const [manifests = {}, build = {}, docker = {}] = stages('deploy/Dockerfile')
beforeAll(() => {
  execFileSync('chmod', ['755', base])
  layOut(imageFiles(), context)
  const steps = [manifests, build].flatMap(stage => stage['RUN'] ?? [])
  // The packages lie there already.
  for (const step of steps.filter(s => s !== INSTALL))
    execFileSync('sh', ['-c', step.replaceAll(/ (?=\/(?:manifests|release|image)\b)/g, ` ${base}`)], {
      cwd: context,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
})
const INSTALL = 'npm ci --omit=dev --ignore-scripts'
afterAll(() => rmSync(base, { recursive: true, force: true }))

describe('the files', () => {
  test('the image runs as nobody special, keeps data in one volume, and is asked how it is', () => {
    expect(docker).toMatchObject({ USER: ['1000:1000'], VOLUME: ['/data'], STOPSIGNAL: ['SIGTERM'] })
    expect(docker['HEALTHCHECK']?.[0]).toContain('CMD ["node", "/opt/noren/bin/noren.mjs", "health"]')
    expect(readdirSync(join(image, 'opt/noren')).sort()).toEqual(
      ['LICENSE', 'LICENSES.txt', 'README.md', 'bin', 'dist', 'package.json', 'page'].sort(),
    )
  })

  test('packages are a layer of their own, installed from what names them and nothing else', () => {
    expect(build['RUN']?.[0]).toBe(INSTALL)
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { readonly link?: boolean; readonly resolved?: string }>
    }
    const ours = Object.values(packages).flatMap(p => (p.link === true ? (p.resolved ?? []) : []))
    const kept = readdirSync(join(base, 'manifests'), { recursive: true, encoding: 'utf8' })
    expect(ours.filter(folder => !kept.includes(join(folder, 'package.json')))).toEqual([])
    expect(kept.filter(path => path.endsWith('.ts'))).toEqual([])
  })

  test('image, unit and packed program start Node with the memory setting that npm start uses', () => {
    const flags = SERVING.join(' ')
    const [entry = '[]'] = docker['ENTRYPOINT'] ?? []
    expect(JSON.parse(entry)).toEqual(['node', ...SERVING, '/opt/noren/bin/noren.mjs'])
    expect(readFileSync('deploy/noren.service', 'utf8')).toContain(`/usr/bin/node ${flags} /opt/`)
    const [first] = readFileSync(join(image, 'opt/noren/bin/noren.mjs'), 'utf8').split('\n')
    expect(first).toBe(`#!/usr/bin/env -S node ${flags}`)
  })

  test('what a host writes into deploy/.env is in no image and in no commit', () => {
    expect(ignored()('deploy/.env')).toBe(true)
    expect(execFileSync('git', ['check-ignore', 'deploy/.env'], { encoding: 'utf8' })).toBe('deploy/.env\n')
  })

  test('both compositions seal the servers: read-only root, no capabilities', () => {
    const secrets = { POSTGRES_PASSWORD: 'p', NOREN_SECRET: 's' }
    const one = services('deploy/compose.yaml', {})
    const three = services('deploy/compose.three.yaml', secrets)
    const servers = [...Object.values(one), ...Object.values(three)].filter(s => s.build !== undefined)
    expect(servers).toHaveLength(4)
    for (const s of servers) expect(s).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(Object.keys(three)).toEqual(['server1', 'server2', 'server3', 'postgres', 'nats', 'caddy'])
  })

  test('what has no usual value is asked for', () => {
    expect(() => services('deploy/compose.three.yaml', {})).toThrow('POSTGRES_PASSWORD is not set: set it in')
    expect(fillIn('${A:-b} ${C}', { C: 'd' })).toBe('b d')
  })
})

test('a clone can be packed whole: the program, the libraries and one executable', () => {
  const clone = join(base, 'clone')
  layOut(clonedFiles(), clone)
  pack(clone, '--sea', '--out', release)
  expect(readdirSync(release).filter(name => name.endsWith('.tgz'))).toHaveLength(5)
})

test('one executable with Node in it runs in an empty environment', async () => {
  const file = readdirSync(release).find(name => name.endsWith(`-${process.platform}-${process.arch}`)) ?? ''
  const home = mkdtempSync(join(base, 'home-'))
  const child = spawn(join(release, file), ['--port', '0'], {
    env: { HOME: home, NOREN_BOT_PAUSE: '0', NOREN_MESSAGES_PER_SECOND: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const gone = new Promise<number | null>(resolve => child.once('exit', resolve))
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', () => {
        const found = /http:\S+(?=\s)/.exec(said)
        if (found !== null) resolve(found[0])
      })
      child.once('exit', code => reject(new Error(`it ended with ${code}: ${said}`)))
    })
    expect(await (await fetch(url)).text()).toContain('<title>Noren</title>')
    const guest = new Guest(url)
    const { id } = await guest.open({ game: 'sakura', seats: 2, bots: ['wanderer'] })
    await guest.ask('POST', `/api/tables/${id}/start`)
    const line = await guest.line()
    await line.hello(id)
    await playSeat(line, 0, seeded(4))
    await line.close()
    expect(said).not.toContain('Warning')
    expect(readdirSync(join(home, '.local/share/noren'))).toContain('noren.sqlite')
  } finally {
    child.kill('SIGTERM')
  }
  expect(await gone).toBe(0)
})

/** The environment that the Dockerfile sets. */
const dockerEnv = (): Record<string, string> =>
  Object.fromEntries(
    (docker['ENV'] ?? []).flatMap(line => line.split(' ').map(pair => pair.split('=') as [string, string])),
  )

if (!canSeal())
  skipUnlessInstalled('the image’s folders on a read-only root', 'unshare as root', 'util-linux')
else
  test('what the image holds runs on a read-only root as user 1000, is well, and closes when it is told to', async () => {
    const data = join(image, 'data')
    const port = String(await freePort())
    const env = {
      ...dockerEnv(),
      NOREN_DATA: data,
      PORT: port,
      NOREN_BOT_PAUSE: '0',
      NOREN_MESSAGES_PER_SECOND: '0',
      PATH: process.env['PATH'] ?? '',
    }
    const program = join(image, 'opt/noren/bin/noren.mjs')
    // All of it read-only but the volume, as nobody special.
    const seal =
      'mount --make-rprivate / && mount -t tmpfs -o uid=1000,gid=1000,mode=700 tmpfs "$DATA" && mount -o remount,bind,ro / && exec setpriv --reuid=1000 --regid=1000 --clear-groups "$@"'
    const child = spawn('unshare', ['--mount', 'sh', '-c', seal, 'sh', process.execPath, program], {
      env: { ...env, DATA: data },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const gone = new Promise<number | null>(resolve => child.once('exit', resolve))
    try {
      await new Promise<void>((resolve, reject) => {
        let said = ''
        child.stdout.on('data', (chunk: Buffer) => {
          said += chunk.toString()
          if (said.includes('open at')) resolve()
        })
        child.once('exit', code => reject(new Error(`it ended with ${code}`)))
      })
      const ask = (): string => execFileSync(process.execPath, [program, 'health'], { env, encoding: 'utf8' })
      expect(ask()).toContain('answered 200')
      expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<title>Noren</title>')
      const guest = new Guest(`http://127.0.0.1:${port}`)
      const { id } = await guest.open({ game: 'sakura', seats: 2, bots: ['wanderer'] })
      await guest.ask('POST', `/api/tables/${id}/start`)
      const line = await guest.line()
      await line.hello(id)
      await playSeat(line, 0, seeded(3))
      await line.close()
      // Nothing was written but into the volume, which only the server sees.
      expect(readdirSync(data)).toEqual([])
    } finally {
      child.kill('SIGTERM')
    }
    expect(await gone).toBe(0)
  })

const [postgres, nats] = [binaries(), natsServer()]
if (postgres === null || nats === null || CADDY === null)
  skipUnlessInstalled(
    'three servers behind Caddy',
    'PostgreSQL, NATS or Caddy',
    'postgresql nats-server caddy',
  )
else
  describe('three servers with PostgreSQL, NATS and Caddy, started from their own files', () => {
    let composition: Composition
    const trusted = getCACertificates('default')
    beforeAll(async () => {
      composition = await startComposition(join(image, 'opt/noren/bin/noren.mjs'), postgres, nats)
      setDefaultCACertificates([...trusted, composition.authority])
    })
    afterAll(async () => {
      setDefaultCACertificates(trusted)
      await composition.stop()
    })

    test('people at different servers finish a game, and with them one who came through Caddy', async () => {
      const { site, servers } = composition
      expect(await (await fetch(site)).text()).toContain('<title>Noren</title>')
      const guests = [0, 1, 2].map(() => new Guest(site))
      const [host, ...others] = guests as [Guest, ...Guest[]]
      const { id } = await host.open({ game: 'sakura', seats: 3, bots: [] })
      for (const other of others) await other.ask('POST', `/api/tables/${id}/sit`, {})
      await host.ask('POST', `/api/tables/${id}/start`)
      // The first two speak to a server of their own each, the third to whichever Caddy chooses.
      const at = (guest: Guest | undefined, url = site): Guest =>
        // The name of a cookie that came by https is not believed without it; what it says is the same.
        Object.assign(new Guest(url), {
          cookie: (guest?.cookie ?? '').replace(url === site ? '' : '__Host-', ''),
        })
      const lines = await Promise.all(
        [at(guests[0], servers[0]), at(guests[1], servers[1]), at(guests[2])].map(async g => g.line()),
      )
      for (const line of lines) await line.hello(id)
      await Promise.all(lines.map((line, seat) => playSeat(line, seat, seeded(seat + 1))))
      const ends = lines.map(line => line.last?.seq)
      expect(new Set(ends).size).toBe(1)
      expect(ends[0]).toBeGreaterThan(10)
      for (const line of lines) await line.close()
    })

    test('a server that is killed is not missed: Caddy leads everybody to the others', async () => {
      await composition.kill(2)
      for (let i = 0; i < 6; i++) {
        const answer = await fetch(`${composition.site}/api/games`)
        expect([answer.status, ((await answer.json()) as unknown[]).length]).toEqual([200, 4])
      }
    })
  })
