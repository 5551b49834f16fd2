import { expect, test } from 'vitest'
import type { Face, Position } from '@noren/protocol'
import { shelf } from '../src/games.ts'
import { positionOf } from '../src/mine/position.ts'
import { guestAt, openHouse } from './house.ts'

const GAMES = Object.values(shelf).filter(s => s.stage !== undefined)

test.each(GAMES.map(s => s.game.id))(
  'issue 19: a position of %s is set up by hand and played on, and what is wrong with it is told',
  async id => {
    const shelved = shelf[id]
    const staged = await shelved?.stage?.()
    if (shelved === undefined || staged === undefined) throw new Error(id)
    const lay = (wish: object): unknown => positionOf(shelved.game, staged, { game: id, ...wish })
    const first = lay({}) as Position
    expect(first).toMatchObject({ game: id, seq: 0, description: staged.example, over: false })
    expect(Object.keys(first.faces)).toHaveLength(first.seats + 1)
    const seat = Math.log2(first.waiting & -first.waiting)
    const [choice] = (first.faces[String(seat)] as Face).choices
    if (choice === undefined) throw new Error('nobody is asked')
    const next = lay({ moves: [{ seat, words: choice.words }] }) as Position
    expect(next.seq).toBe(1)
    expect(next.state).not.toEqual(first.state)
    // The same description is the same position, whatever was played from it.
    expect(lay({ description: staged.example })).toEqual(first)
    expect(lay({ moves: [{ seat, words: ['dance'] }] })).toMatchObject({
      no: 'bad-request',
      faults: [{ path: '/moves/0' }],
    })
    expect(
      lay({ description: { samurai: ['nobody'], players: [{ hand: ['nothing'] }], seats: -3 } }),
    ).toMatchObject({
      no: 'bad-request',
      faults: [{ path: '/description' }],
    })
  },
)

test('issue 19: positions are set up where games are built, and nowhere else', async () => {
  for (const dev of [false, true]) {
    const house = await openHouse({ dev })
    const { status, body } = await guestAt(house).call('POST', '/api/dev/stage', { game: 'lanterns' })
    // The toy of these tests has no positions; elsewhere there is no such address at all.
    expect([status, body]).toMatchObject([404, { code: dev ? 'no-such-game' : 'no-such-address' }])
  }
})
