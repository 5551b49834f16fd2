import { asGame, Choices, members, waiting } from '@noren/engine'
import type { Seat, Words } from '@noren/engine'
import { honor } from '@noren/honor'
import { expect, test } from 'vitest'
import { carryOut, defaultsInARow, idleRequest, linesFor, load, mayUndo, open } from '../src/index.ts'
import type { Match } from '../src/index.ts'
import { charter, request } from './helpers.ts'
import { fixedKey } from '../toy/index.ts'

const game = asGame(honor)
const list = new Choices()

const table = (seed: number): Match =>
  open(game, charter({ game: game.id, version: game.version, options: {}, seats: 4, key: fixedKey(seed) }))

/** The words of something `seat` may play now. */
function playable(m: Match, seat: Seat): Words {
  game.legal(m.state, seat, list)
  const found = list
    .toArray()
    .map(a => game.say(m.state, seat, a).words)
    .find(words => words[0] === 'play')
  if (found === undefined) throw new Error('a first hand has something to play')
  return found
}

const timeOver = (m: Match, seat: Seat): Words => {
  const w = idleRequest(game, m, seat)
  if (w === null) throw new Error(`seat ${seat} is not asked`)
  expect(carryOut(game, m, w)).toMatchObject({ status: 'applied' })
  return w.words
}

test('HS-AMB-63: a play half made is taken back when the time is over, and the turn ends: one default', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const m = table(seed)
    const seat = members(waiting(m.state))[0] as Seat
    const before = JSON.stringify(game.view(m.state, seat))
    carryOut(game, m, request(m, seat, playable(m, seat)))
    expect(game.halfMade?.(m.state, seat)).toBe(true)
    expect(timeOver(m, seat)).toEqual(['undo'])
    expect(JSON.stringify(game.view(m.state, seat))).toBe(before)
    expect(timeOver(m, seat)).toEqual(['end'])
    expect(defaultsInARow(m, seat)).toBe(1)
    expect(load(game, m.charter, m.entries).head).toBe(m.head)
  }
})

test('HS-AMB-63: taking it back is free as often as wanted, and leaves nothing for others to read', () => {
  const m = table(3)
  const seat = members(waiting(m.state))[0] as Seat
  const rival = (seat + 1) % 4
  const seen = JSON.stringify(game.view(m.state, rival))
  for (let i = 0; i < 50; i++) {
    carryOut(game, m, request(m, seat, playable(m, seat)))
    expect(mayUndo(m, seat)).toBe(true)
    expect(JSON.stringify(game.view(m.state, rival))).toBe(seen)
    expect(carryOut(game, m, request(m, seat, ['undo']))).toMatchObject({ status: 'applied' })
  }
  expect(JSON.stringify(game.view(m.state, rival))).toBe(seen)
  expect(linesFor(game, m, [rival], 0).every(line => line.events.length === 0)).toBe(true)
  expect(playable(m, seat)[0]).toBe('play')
})
