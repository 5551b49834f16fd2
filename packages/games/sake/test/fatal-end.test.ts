import { describe, expect } from 'vitest'
import type { Given, Play, Scene } from './scenario.ts'
import { given, rule, three } from './scenario.ts'

/** Plays end, pass and forced discards until `stop`. */
function idleOn(t: Play, stop: () => boolean): Play {
  for (let n = 0; n < 400 && t.s.outcome === null && !stop(); n++) {
    const seat = t.asked[0] as number
    if (t.at === 'discard') t.does(seat, 'discard', t.card(seat, 0))
    else if (t.at === 'power') t.does(seat, ...(t.choices(seat)[0] as string).split(' ').map(num))
    else if (t.at === 'declare') t.does(seat, ...(t.choices(seat)[0] as string).split(' ').map(num))
    else t.does(seat, t.at === 'play' || t.at === 'wield' ? 'end' : 'pass')
  }
  return t
}
const num = (w: string): string | number => (/^\d+$/.test(w) ? Number(w) : w)

const lastTurn = (scene: Partial<Scene> & { readonly players: readonly Given[] }): Play =>
  given({ round: { number: 1, starter: 0, todo: [] }, at: 'end', turn: 0, ...scene })

describe('the Fatal Round', () => {
  rule(
    'SK-FATAL-1 SK-FATAL-2 SK-FATAL-11',
    'the last sake starts it, once all taken is placed; the Masu stays empty',
    () => {
      const t = three({ hand: ['B2'] }, { masu: 2 })
      t.uses(0, 0, 'drink')
      expect([t.s.round, t.s.starter, t.at]).toEqual([1, 0, 'place'])
      t.does(0, 'place', 'life')
      expect(t.at).toBe('place')
      t.does(0, 'place', 'board')
      expect([t.at, t.count('turnCut'), t.s.masu]).toEqual(['play', 1, 0])
    },
  )
  rule(
    'SK-FATAL-3 SK-FATAL-4 SK-FATAL-6 SK-FATAL-7 SK-FATAL-10',
    'fr: a complete new turn, then one for each other player, then the result',
    () => {
      const t = three({ hand: ['B1', 'A1'] }, { masu: 1 })
      t.uses(0, 0, 'drink').does(0, 'place', 'life')
      expect([t.s.turn, t.s.plays, t.s.todo]).toEqual([0, 0, 0b110])
      const seen: number[] = []
      idleOn(t, () => {
        if (seen.at(-1) !== t.s.turn) seen.push(t.s.turn)
        return false
      })
      expect([seen, t.s.outcome?.clause]).toEqual([[0, 1, 2], 'SK-END-3'])
    },
  )
  rule('SK-FATAL-5', 'it: the turn goes on and counts', () => {
    const t = three({ hand: ['B1', 'M1'] }, { masu: 1, options: { edition: 'it' } })
    t.uses(0, 0, 'drink').does(0, 'place', 'life')
    expect([t.s.plays, t.s.todo]).toEqual([1, 0b110])
    t.uses(0, 0, 'move', ['step', 'left', 1]).passAll()
    expect(t.cubes(0)).toEqual([2])
  })
  rule(
    'SK-FATAL-8 SK-FATAL-9',
    'killed before his Fatal turn he takes it as a Spirit; afterwards he has none',
    () => {
      const fight = (todo: readonly number[]): Play => {
        const t = given({
          players: [{ hand: ['A3'], sake: ['life', 'board'] }, { life: 1 }, { sake: ['life'] }, {}],
          gaps: [1, 3, 3, 3],
          round: { number: 1, starter: 3, todo },
        })
        return t.uses(0, 0, 'attack', ['target', 1]).passAll('window', 'defend')
      }
      const before = fight([1])
      idleOn(before, () => before.s.turn === 1)
      expect(before.last('turnBegan')).toMatchObject({ seat: 1, spirit: true })
      const after = fight([2])
      idleOn(after, () => after.s.turn !== 0)
      expect(after.s.turn).toBe(2)
    },
  )
})

describe('the end', () => {
  rule('SK-END-2 SK-END-3 SK-SEPPUKU-6', 'fr: the drunkest Samurai, with more than all the Spirits', () => {
    const t = lastTurn({
      players: [{ sake: ['life', 'board', 'katana'] }, { sake: ['life'] }, { sake: ['board'] }],
    })
    expect(t.s.outcome).toEqual({
      payoff: [1, 0, 0],
      scores: [3, 1, 1],
      ranks: [1, 2, 2],
      clause: 'SK-END-3',
    })
  })
  rule('SK-END-4 SK-SPIRIT-10', 'fr: the Spirits together have more: all of them win', () => {
    const t = lastTurn({
      players: [
        { sake: ['life', 'board'] },
        { sake: ['life'] },
        { status: 'spirit', haul: 2 },
        { status: 'spirit', haul: 1 },
      ],
      gaps: [3],
    })
    expect(t.s.outcome).toEqual({
      payoff: [0, 0, 1, 1],
      scores: [2, 1, 3, 3],
      ranks: [3, 4, 1, 1],
      clause: 'SK-END-4',
    })
  })
  rule(
    'SK-END-5 SK-END-11 SK-SEPPUKU-1 SK-SEPPUKU-5',
    'equality: a new Round for him and the Spirits, begun by the same player',
    () => {
      const t = lastTurn({
        players: [{ sake: ['life'] }, {}, { status: 'spirit', haul: 1 }],
        gaps: [3],
        turn: 1,
      })
      expect([t.s.status, t.s.round, t.s.turn, t.s.todo]).toEqual([[0, 2, 1], 2, 0, 0b100])
    },
  )
  rule('SK-END-7 SK-END-8', 'it: more than any Samurai, or less', () => {
    const end = (haul: number) =>
      lastTurn({
        options: { edition: 'it' },
        players: [{ sake: ['life', 'board'] }, { sake: ['life', 'board'] }, { status: 'spirit', haul }],
        gaps: [3],
      })
    expect(end(3).s.outcome?.clause).toBe('SK-END-7')
    expect(end(1).s.outcome).toBeNull()
    const one = lastTurn({ options: { edition: 'it' }, players: [{ sake: ['life'] }, {}, {}] })
    expect(one.s.outcome?.clause).toBe('SK-END-8')
  })
  rule('SK-END-10', 'it: equal to the Spirits: everybody tied plays on with them', () => {
    const t = lastTurn({
      options: { edition: 'it' },
      players: [{ sake: ['life'] }, { sake: ['board'] }, {}, { status: 'spirit', haul: 1 }],
      gaps: [3, 3, 3],
    })
    expect([t.s.status, t.last('fatalRound').clause]).toEqual([[0, 0, 2, 1], 'SK-END-10'])
  })
  rule('SK-END-12', 'the last Round allowed: a shared victory, with the Spirits if they are equal', () => {
    const end = (haul: number) =>
      lastTurn({
        options: { maxFatalRounds: 1 },
        players: [{ sake: ['life'] }, { sake: ['board'] }, { status: 'spirit', haul }],
        gaps: [3],
      }).s.outcome
    expect(end(0)).toMatchObject({ payoff: [0.5, 0.5, 0], clause: 'SK-END-12' })
    expect(end(1)?.payoff).toEqual([1 / 3, 1 / 3, 1 / 3])
    expect(end(2)?.payoff).toEqual([0, 0, 1])
  })
  rule('SK-END-13', 'nobody alive: the Spirits would win', () => {
    const t = lastTurn({ players: [{}, { status: 'spirit', haul: 1 }, {}], gaps: [], turn: 1, at: 'step3' })
    t.s.status = [2, 1, 2]
    t.s.life = [[], [], []]
    t.s.todo = 0
    t.s.deck.push(...t.s.gear.flat())
    for (let c = 0; c < 98; c++) if (![...t.s.deck, ...t.s.hand.flat()].includes(c)) t.s.deck.push(c)
    t.s.gear = [[], [], []]
    t.does(1, 'pass')
    expect(t.s.outcome).toMatchObject({ clause: 'SK-END-13', payoff: [0, 1, 0] })
  })
  rule(
    'SK-SEPPUKU-2 SK-SEPPUKU-3 SK-SEPPUKU-4',
    'goods first, then the places close one by one from the starter on',
    () => {
      const t = lastTurn({
        players: [
          { sake: ['life', 'board'] },
          { sake: ['life'], hand: ['A1'], wounds: 2, gear: ['katana', 'pipe'] },
          { sake: ['life', 'board'] },
          { sake: ['life'] },
          { sake: ['life', 'board'] },
        ],
        gaps: [4, [0, 'a', 2], 5, 3, 3],
        round: { number: 1, starter: 3, todo: [] },
      })
      expect(t.events.filter(e => e.type === 'seppuku').map(e => e.seat)).toEqual([3, 1])
      expect(t.s.status).toEqual([0, 2, 0, 2, 0])
      // Seat 3: gaps 5 and 3 leave 3. Seat 1: gaps 4 and 2 leave 2.
      expect([t.cubes(0), t.cubes(2), t.cubes(4)]).toEqual([[2], [3], [3]])
      // Life 5 each, one hand card, two wounds, gear 2 and 1, one Disciple.
      expect(t.s.discard.length).toBe(5 + 5 + 1 + 2 + 2 + 1 + 1)
      expect([t.s.gone, t.s.starter, t.s.turn]).toEqual([13 - 6, 4, 4])
    },
  )
})
