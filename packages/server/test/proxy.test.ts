import { execFileSync, spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { PROTOCOL } from '@noren/protocol'
import { skipUnlessInstalled } from '@noren/testbed/skip-unless-installed'
import { folder, openHouse } from './house.ts'

const example = (name: string): string =>
  readFileSync(new URL(`../../../docs/proxy/${name}`, import.meta.url), 'utf8')
const has = (command: string): boolean => spawnSync('which', [command]).status === 0

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) child.kill('SIGTERM')
})

/** The example of the documents with other ports and a certificate of its own, run by the real program. */
async function nginx(upstream: number): Promise<number> {
  const [port, plain, dir] = [await freePort(), await freePort(), folder()]
  const subject = ['-subj', '/CN=noren.example', '-days', '2', '-nodes', '-newkey', 'rsa:2048']
  execFileSync(
    'openssl',
    ['req', '-x509', ...subject, '-keyout', join(dir, 'key'), '-out', join(dir, 'pem')],
    {
      stdio: 'ignore',
    },
  )
  const site = example('nginx.conf')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
    .replace('/etc/ssl/noren.example.pem', join(dir, 'pem'))
    .replace('/etc/ssl/noren.example.key', join(dir, 'key'))
    .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${join(dir, name)};`)
    .join('\n')
  const conf = `daemon off; pid ${join(dir, 'pid')}; error_log ${join(dir, 'error')};
    events {} http { access_log off; ${temp}\n${site}\n}`
  writeFileSync(join(dir, 'nginx.conf'), conf)
  running.push(
    spawn('nginx', ['-p', dir, '-e', join(dir, 'error'), '-c', join(dir, 'nginx.conf')], {
      stdio: 'inherit',
    }),
  )
  return port
}

async function caddy(upstream: number): Promise<number> {
  const [port, dir] = [await freePort(), folder()]
  const site = example('Caddyfile')
    .replace('noren.example {', `https://noren.example:${port} {\n\tbind 127.0.0.1\n\ttls internal`)
    .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
  writeFileSync(
    join(dir, 'Caddyfile'),
    `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${site}`,
  )
  running.push(
    spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(dir, 'Caddyfile')], {
      env: { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
      stdio: 'ignore',
    }),
  )
  return port
}

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const host = `noren.example:${port}`
  const tls = { servername: 'noren.example', rejectUnauthorized: false, agent: false as const }
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, headers: { host, ...headers }, ...tls },
      answer => {
        let body = ''
        answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

const PROXIES = { nginx, caddy } as const
for (const [name, start] of Object.entries(PROXIES)) {
  if (!has(name) || !has('openssl')) {
    skipUnlessInstalled(`the example for ${name}`, name, `${name} openssl`)
    continue
  }
  describe(`behind ${name}, as in docs/proxy`, () => {
    test('cookies are safe, sockets open, addresses are true, figures stay inside', async () => {
      const house = await openHouse({ proxyHops: 1, requestsPerMinute: 20 })
      const port = await start(house.port)
      await expect
        .poll(
          () =>
            ask(port, '/healthz').then(
              a => a.status,
              () => 0,
            ),
          { timeout: 20_000 },
        )
        .toBe(200)
      const me = await ask(port, '/api/me')
      const cookie = me.headers['set-cookie']?.[0] ?? ''
      expect(cookie).toMatch(/^__Host-noren=.*Secure/)
      expect(me.headers['strict-transport-security']).toBe('max-age=31536000')
      expect(me.headers['content-security-policy']).toContain(`wss://noren.example:${port}`)
      expect((await ask(port, '/metrics')).status).toBe(404)
      const way = {
        headers: {
          host: `noren.example:${port}`,
          origin: `https://noren.example:${port}`,
          cookie: cookie.split(';')[0] ?? '',
        },
        servername: 'noren.example',
        rejectUnauthorized: false,
      }
      const ws = new WebSocket(`wss://127.0.0.1:${port}/ws`, way)
      await once(ws, 'open')
      ws.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table: 'koi-777777' }))
      const [frame] = (await once(ws, 'message')) as [Buffer]
      expect(frame.toString()).toContain('no-such-table')
      ws.close()
      // Whoever writes an address in front of their own is still themselves.
      const codes: number[] = []
      for (let n = 0; n < 30; n++)
        codes.push((await ask(port, '/api/games', { 'x-forwarded-for': `192.0.2.${n}` })).status)
      expect(codes).toContain(429)
    })
  })
}
