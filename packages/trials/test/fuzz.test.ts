import { describe, expect, test } from 'vitest'
import { seeded } from '@noren/engine'
import { HouseMessage } from '@noren/protocol'
import { Compile } from 'typebox/compile'
import { garbled, mutated, valid } from '../src/grammar.ts'
import type { Schema } from '../src/grammar.ts'
import { runFuzz } from '../src/index.ts'
import { hostileRequest, operations } from '../src/requests.ts'

const FRAMES = 700

describe('a storm of hostile frames, requests and bytes', () => {
  test(
    `${FRAMES} frames: everything is answered, nothing changes, nothing grows, and the game goes on`,
    { timeout: 120_000 },
    async () => {
      const report = await runFuzz({ frames: FRAMES, seed: 42 })
      expect(report.faults).toEqual([])
      expect(report.ok).toBe(true)
      expect(report.requests).toBeGreaterThan(FRAMES / 4)
      // It was not all turned away at the same door.
      for (const answer of [
        'problem not-a-message',
        'problem not-json',
        'problem too-large',
        'reply not-your-seat',
      ])
        expect(report.answers[answer] ?? 0, answer).toBeGreaterThan(0)
      for (const status of ['200', '400', '403', '404', '409'])
        expect(report.answers[`status ${status}`] ?? 0, status).toBeGreaterThan(0)
    },
  )

  test(
    'the same trial sees a move, a new table, a device that was ended and a connection that stays',
    { timeout: 120_000 },
    async () => {
      const { faults } = await runFuzz({ frames: 100, seed: 1, careless: true })
      expect(faults).toContain('something that is stored changed')
      expect(faults).toContain('a sign-in changed')
      expect(faults.join('\n')).toMatch(/connections grew from \d+ to \d+/)
      expect(faults.join('\n')).toMatch(/tables in memory grew from \d+ to \d+/)
    },
  )
})

describe('what is thrown', () => {
  const fits = Compile(HouseMessage)
  const schema = HouseMessage as Schema

  test('begins as a message of every kind that the house knows, and is changed in one place after the other', () => {
    const rng = seeded(3)
    const known = {
      table: () => 'koi-aaaaaa',
      id: () => 'fuzz-1234567',
      phrase: () => 'hello',
      anchor: () => 'pile',
    }
    const kinds = new Set<string>()
    let spoiled = 0
    for (let i = 0; i < 500; i++) {
      const message = valid(schema, rng, known)
      expect(fits.Check(message), JSON.stringify(message)).toBe(true)
      kinds.add((message as { t: string }).t)
      if (!fits.Check(mutated(message, rng))) spoiled++
      expect(typeof garbled(JSON.stringify(message), rng)).toBe('string')
    }
    const all = JSON.stringify(schema).matchAll(/"t":\{[^}]*"const":"([a-z-]+)"/g)
    expect([...kinds].sort()).toEqual([...new Set([...all].map(m => m[1] ?? ''))].sort())
    expect(spoiled).toBeGreaterThan(250)
  })

  test('reaches every address that the house describes, and never with a body that it would accept', () => {
    const rng = seeded(4)
    const all = operations()
    const reached = new Set<string>()
    const known = { table: () => 'koi-aaaaaa' }
    for (let i = 0; i < 4000; i++) {
      const { method, path, body } = hostileRequest(rng, all, known, 'noren=x')
      const route = all.find(
        o => o.method === method && new RegExp(`^${o.path.replace('{id}', '[^/]+')}(\\?.*)?$`).test(path),
      )
      if (route === undefined) continue
      reached.add(`${route.method} ${route.path}`)
      if (body !== null && route.body !== null && body.startsWith('{') && body.endsWith('}'))
        expect(route.fits(parsed(body)), body).toBe(false)
    }
    expect([...reached].sort()).toEqual(all.map(o => `${o.method} ${o.path}`).sort())
  })
})

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
