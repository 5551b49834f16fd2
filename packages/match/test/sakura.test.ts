import { describe, expect, test } from 'vitest'
import { asGame, canonical } from '@noren/engine'
import type { Game } from '@noren/engine'
import { sakura } from '@noren/sakura'
import { facesFor, load, open, verify } from '../src/index.ts'
import type { Entry } from '../src/index.ts'
import { playOut } from './helpers.ts'
import { fixedKey } from '../toy/index.ts'

const game: Game = asGame(sakura)

describe('a match of Sakura', () => {
  test.each([2, 3, 4, 5, 6])('with %i seats plays to its end, loads exactly and verifies', seats => {
    const charter = {
      id: 'koi-1',
      game: 'sakura',
      version: sakura.version,
      options: {},
      seats,
      key: fixedKey(seats),
    }
    const m = open(game, charter)
    playOut(game, m, seats, 5)
    expect(m.state.outcome).not.toBeNull()
    const stored = JSON.parse(JSON.stringify(m.entries)) as Entry[]
    const again = load(game, JSON.parse(JSON.stringify(charter)) as typeof charter, stored)
    expect(canonical(again.state)).toBe(canonical(m.state))
    expect(canonical(again.story)).toBe(canonical(m.story))
    expect(canonical(facesFor(game, again, [0]))).toBe(canonical(facesFor(game, m, [0])))
    expect([again.askedAt, again.head, [...again.undone]]).toEqual([m.askedAt, m.head, [...m.undone]])
    expect(m.undone.size).toBeGreaterThan(0)
    const mid = load(game, charter, stored.slice(0, stored.length >> 1))
    expect(mid.head).toBe(stored[(stored.length >> 1) - 1]?.hash)
    expect(verify(game, charter, stored, m.keyHash)).toMatchObject({ ok: true })
  })
})
