import { X509Certificate } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { get } from 'node:https'
import type { NetworkInterfaceInfo, NetworkInterfaceInfoIPv4 } from 'node:os'
import { join } from 'node:path'
import { LANG_IDS } from '@noren/words'
import { describe, expect, test } from 'vitest'
import type { Addresses, Lobby } from '@noren/protocol'
import { terminalLang } from '@noren/words'
import { announce, ConfigError, readConfig } from '../src/index.ts'
import { houseCertificate } from '../src/network/certificate.ts'
import { isLoopback, order } from '../src/network/lan.ts'
import { announceName } from '../src/network/mdns.ts'
import { languageOf, trustPage } from '../src/network/trust.ts'
import { folder, guestAt, openHouse } from './house.ts'

const at = (address: string, more: Partial<NetworkInterfaceInfoIPv4> = {}): NetworkInterfaceInfo => ({
  address,
  family: 'IPv4',
  internal: false,
  netmask: '',
  mac: '',
  cidr: null,
  ...more,
})

describe('a name in the network', () => {
  test('a house that is asked to says its name when it opens', async () => {
    const house = await openHouse({ localName: 'noren-test' })
    expect((await announce(house, readConfig({}))).join('\n')).toContain('http://noren-test.local:')
    await house.close()
  })

  test('what the network is told is the name, the port and this machine’s addresses', async () => {
    const { service, forget } = announceName('noren-test', 3000, () => {})
    const records = service.records()
    expect(records.find(r => r.type === 'SRV')?.data).toMatchObject({
      port: 3000,
      target: 'noren-test.local',
    })
    const addresses = records.filter(r => r.type === 'A')
    expect(addresses.every(r => r.name === 'noren-test.local')).toBe(true)
    await forget()
  })

  test('NOREN_MDNS is a name that a network can say', () => {
    expect(readConfig({}).localName).toBeNull()
    expect(readConfig({ NOREN_MDNS: '1' }).localName).toBe('noren')
    expect(readConfig({ NOREN_MDNS: 'inn' }).localName).toBe('inn')
    expect(() => readConfig({ NOREN_MDNS: 'My Inn.local' })).toThrow(ConfigError)
  })
})

describe('addresses for a phone', () => {
  test('the wireless one comes first, also when a tunnel is the way out; what leads nowhere is left out', () => {
    const interfaces = {
      lo: [at('127.0.0.1', { internal: true })],
      docker0: [at('172.17.0.1')],
      tun0: [at('10.8.0.2')],
      eth1: [at('169.254.7.7')],
      wlan0: [at('192.168.1.23'), { ...at('fe80::1'), family: 'IPv6' as const, scopeid: 1 }],
    }
    expect(order(interfaces, '10.8.0.2')).toEqual(['192.168.1.23', '10.8.0.2', '172.17.0.1'])
  })

  test('of two real ones the way out comes first; without a network there is none', () => {
    const both = { eth0: [at('192.168.1.2')], eth1: [at('10.0.0.2')] }
    expect(order(both, '10.0.0.2')).toEqual(['10.0.0.2', '192.168.1.2'])
    expect(order(both, null)).toEqual(['192.168.1.2', '10.0.0.2'])
    expect(order({ lo: [at('127.0.0.1', { internal: true })] }, null)).toEqual([])
  })

  test('a loopback address is one however it is written', () => {
    const written = ['localhost', '127.0.0.1', '::1', '[::1]', '::ffff:127.0.0.1']
    expect(written.map(isLoopback)).toEqual(written.map(() => true))
    expect(['192.168.1.2', 'localhost.example.org', '128.0.0.1'].map(isLoopback)).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('a house tells its addresses', () => {
  const ask = async (address: string, headers: Record<string, string> = {}): Promise<string[]> =>
    ((await (await fetch(`${address}/api/addresses`, { headers })).json()) as Addresses).addresses

  test('to the machine it runs on, and not to whoever came from elsewhere', async () => {
    const house = await openHouse({ host: '0.0.0.0' })
    const own = await ask(house.address)
    expect(own).toEqual(house.network)
    expect(
      own.every(url => /^http:\/\/[\d.]+:\d+$/.test(url) && new URL(url).port === String(house.port)),
    ).toBe(true)
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.9' },
      { forwarded: 'for=203.0.113.9' },
      { via: '1.1 x' },
    ])
      expect(await ask(house.address, headers)).toEqual([])
    for (const url of own) expect(await ask(url)).toEqual([])
  })

  test('none where it listens to its own machine alone; the one that its host named, to everybody', async () => {
    expect(await ask((await openHouse()).address)).toEqual([])
    const site = 'https://play.example.org'
    const named = await openHouse({ site })
    expect(await ask(named.address, { 'x-forwarded-for': '203.0.113.9' })).toEqual([site])
    expect(named.network).toEqual([site])
  })

  test('and says them when it opens, in the language of the terminal', async () => {
    const open = {
      address: 'http://localhost:3000',
      port: 3000,
      network: ['http://192.168.1.2:3000'],
      named: null,
      trust: null,
    }
    const config = readConfig({ NOREN_DATA: '/srv/noren' })
    expect(await announce(open, config)).toEqual([
      'Noren is open at http://localhost:3000',
      'In your network: http://192.168.1.2:3000',
      'Games are kept in /srv/noren',
    ])
    expect(
      (await announce({ ...open, trust: 'http://192.168.1.2:3001' }, { ...config, demo: true })).slice(2),
    ).toEqual([
      'Phones learn to trust it at http://192.168.1.2:3001',
      'Nothing is kept: people play bots only',
    ])
    expect(
      [{ LANG: 'de_CH.UTF-8' }, { LANG: 'fr', LC_ALL: 'it_IT' }, { LANG: 'C' }, {}].map(terminalLang),
    ).toEqual(['de', 'it', 'en', 'en'])
    expect((await announce(open, config, 'de'))[2]).toBe('Partien werden aufgehoben in /srv/noren')
    expect(() => readConfig({ NOREN_SITE: 'play.example.org' })).toThrow(ConfigError)
  })
})

describe('a certificate of the house', () => {
  const NOW = Date.UTC(2026, 10, 16)
  const DAY = 86_400_000

  test('is for this machine by name and address, of an authority that stays; its keys are nobody else’s to read', async () => {
    const data = folder()
    const first = await houseCertificate(data, ['192.168.1.2'], NOW)
    const cert = new X509Certificate(first.cert)
    expect(cert.verify(new X509Certificate(first.authority).publicKey)).toBe(true)
    expect(cert.ca).toBe(false)
    expect([cert.checkHost('localhost'), cert.checkIP('192.168.1.2'), cert.checkIP('192.168.1.3')]).toEqual([
      'localhost',
      '192.168.1.2',
      undefined,
    ])
    expect((cert.validToDate.getTime() - NOW) / DAY).toBe(397)
    for (const name of ['house.key', 'house-authority.key'])
      expect((await stat(join(data, name))).mode & 0o777).toBe(0o600)
    // The same again; another one for another address or when it is soon over, of the same authority.
    expect(await houseCertificate(data, ['192.168.1.2'], NOW + DAY)).toEqual(first)
    const moved = await houseCertificate(data, ['192.168.1.9'], NOW + DAY)
    expect(moved.cert).not.toBe(first.cert)
    expect(moved.authority).toBe(first.authority)
    const later = await houseCertificate(data, ['192.168.1.9'], NOW + 380 * DAY)
    expect(later.cert).not.toBe(moved.cert)
    expect(await readFile(join(data, 'house-authority.crt'), 'utf8')).toBe(first.authority)
  })

  const over = (url: string, ca?: string): Promise<number | string> =>
    new Promise(resolve => {
      get(`${url}/healthz`, ca === undefined ? {} : { ca }, answer =>
        resolve(answer.resume().statusCode ?? 0),
      ).once('error', error => resolve((error as NodeJS.ErrnoException).code ?? ''))
    })

  test('who trusts the authority comes in, others are warned; where to fetch it is open to all', async () => {
    const house = await openHouse({ https: true, data: folder() })
    expect(house.address).toMatch(/^https:\/\/localhost:\d+$/)
    const trust = house.trust ?? ''
    const authority = await (await fetch(`${trust}/house.crt`)).text()
    expect(await over(house.address, authority)).toBe(200)
    expect(await over(`https://127.0.0.1:${house.port}`, authority)).toBe(200)
    expect(await over(house.address)).toMatch(/SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/)
    const page = await fetch(trust, { headers: { 'accept-language': 'fr-CH, en;q=0.5' } })
    expect(await page.text()).toContain(
      `<a href="${house.address.replace('localhost', new URL(trust).hostname)}">`,
    )
    expect((await fetch(`${trust}/api/me`)).status).toBe(404)
  })

  test('the page that explains it speaks the languages of the house', async () => {
    expect(['fr-CH, en', 'it', 'nl, en;q=0.2', ''].map(languageOf)).toEqual(['fr', 'it', 'en', 'en'])
    const pages = await Promise.all(LANG_IDS.map(lang => trustPage(lang, 'https://x:1')))
    LANG_IDS.forEach((lang, i) => expect(pages[i]).toContain(`<html lang="${lang}">`))
    expect(new Set(pages.map(page => page.replace(/lang="\w+"/, ''))).size).toBe(LANG_IDS.length)
    expect(pages[0]).toMatch(/<h1>Trust this house<\/h1>.*<li>iPhone.*<li>Android.*<li>Windows/s)
    expect(await trustPage('en', 'https://"<b>')).not.toContain('<b>')
  })
})

describe('a house for trying out', () => {
  test('plays bots only, keeps nothing, and has low limits', async () => {
    const config = readConfig({ NOREN_DEMO: '1', NOREN_DATA: '/srv/noren' })
    expect(config).toMatchObject({
      demo: true,
      data: null,
      botWorkers: 1,
      requestsPerMinute: 120,
      messagesPerSecond: 5,
    })
    expect(() => readConfig({ NOREN_DEMO: '1', DATABASE_URL: 'postgres://x/y' })).toThrow('keeps nothing')
    const house = await openHouse({ demo: true })
    const guest = guestAt(house)
    const table = { game: 'lanterns', seats: 2 }
    for (const wrong of [table, { ...table, bots: ['wanderer'] }, { ...table, start: true }])
      expect(await guest.call('POST', '/api/tables', wrong)).toMatchObject({
        status: 400,
        body: { code: 'bad-options', faults: [{ path: '/bots' }] },
      })
    const right = { ...table, bots: ['wanderer'], start: true }
    for (let n = 0; n < 20; n++) expect((await guest.call('POST', '/api/tables', right)).status).toBe(201)
    expect(await guest.call('POST', '/api/tables', right)).toMatchObject({ status: 429 })
    const { open } = await guest.ask<Lobby>('GET', '/api/tables')
    expect(open).toEqual([])
  })
})
