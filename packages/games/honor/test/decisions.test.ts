/** Section 4: who is asked what, and what the table does for a player whose time is over. */
import { seeded } from '@noren/engine'
import { describe, expect, test } from 'vitest'
import { castleFrame } from '../src/frames.ts'
import { honor } from '../src/index.ts'
import type { Given } from './scenario.ts'
import type { Scene } from './scenario.ts'
import { given } from './scenario.ts'

const idleWords = (t: Scene, seat: number): string =>
  honor.say(t.s, seat, honor.idle(t.s, seat, seeded(1))).words.join(' ')

const half = (hand: string, players: readonly Given[] = [{}, {}]): Scene =>
  given({ players: [{ court: ['okugata-1'], hand: [hand, 'army-9'] }, ...players] }).does(0, 'play', hand)

describe('decisions and their defaults', () => {
  test('HS-DEC-1: draw, play, discard, declare, end; in doubt the turn ends', () => {
    const t = given({ players: [{ hand: ['army-1'] }, {}, {}] })
    expect(t.choices(0)).toEqual(['draw', 'play army-1', 'discard army-1', 'proclaim', 'end'])
    expect(idleWords(t, 0)).toBe('end')
    expect(honor.pace(t.s)).toEqual({ limit: 120, hold: false })
  })

  const halves: readonly (readonly [string, string, string, readonly Given[]])[] = [
    ['HS-DEC-2', 'army-1', 'a house', [{}, {}]],
    ['HS-DEC-3', 'spy-1', 'a possession and its fate', [{ home: ['poss-noh'] }, {}]],
    ['HS-DEC-4', 'elite-1', 'one or two possessions', [{ home: ['poss-noh'] }, {}]],
    ['HS-DEC-5', 'assassin-1', 'a victim', [{}, {}]],
    ['HS-DEC-6', 'dishonor-1', 'a target', [{}, {}]],
    ['HS-DEC-15', 'daimyo-d1', 'the second Samurai to dismiss', [{ status: ['second', 0] }, {}]],
  ]
  for (const [id, card, what, others] of halves) {
    test(`${id}, HS-AMB-63: ${card} asks for ${what}; the play is half made and nothing has happened`, () => {
      const t = half(card, others)
      expect(t.events).toEqual([]) // nobody is told that a card was picked
      expect(honor.halfMade?.(t.s, 0)).toBe(true) // when the time is over the table takes it back
      expect(t.choices(0)).not.toContain('back')
      expect(t.choices(0)).toContain(idleWords(t, 0))
      expect(honor.pace(t.s)).toEqual({ limit: 120, hold: false })
      expect([t.hand(0), t.left(0), t.honour(0), t.discarded()]).toEqual([[card, 'army-9'], 3, 0, []])
    })
  }

  test('HS-DEC-7, HS-AMB-30: four answers to Dishonor, suicide also with an empty house; in doubt accept', () => {
    const t = half('dishonor-1', [{ hand: ['saveface-1'] }, {}]).does(0, 'dishonor', 1)
    expect(t.choices(1)).toEqual(['accept', 'save', 'suicide samurai', 'suicide daimyo'])
    expect(idleWords(t, 1)).toBe('accept')
    expect(honor.pace(t.s)).toEqual({ limit: 20, hold: false })
    expect(t.fork().does(1, 'suicide', 'samurai').status(1)).toBe('first')
    const none = half('dishonor-1').does(0, 'dishonor', 1)
    expect(none.no(1, 'save')).toEqual(['HS-DEC-7'])
  })

  test('HS-DEC-10: whoever took a castle answers out of turn, as quickly as others who are asked', () => {
    const t = given({ players: [{}, {}, {}] })
    t.s.frames.push(castleFrame(1, 2, false))
    expect(honor.pace(t.s)).toEqual({ limit: 20, hold: false })
  })

  test('HS-DEC-8: every other player with a card is asked, holder or not; in doubt pass', () => {
    const t = half('dishonor-1', [{ hand: ['army-1'] }, { hand: ['army-2'] }, {}])
    t.does(0, 'dishonor', 1).does(1, 'accept')
    expect(t.asked()).toEqual([0, 2])
    expect([idleWords(t, 0), idleWords(t, 2)]).toEqual(['pass', 'pass'])
    expect(honor.pace(t.s)).toEqual({ limit: 20, hold: true })
    expect(t.idles().idles().honour(1)).toBe(-75)
  })

  test('HS-DEC-9: after a battle everybody with a card is asked; in doubt pass', () => {
    const t = given({
      players: [{ daimyo: 'daimyo-d3', hand: ['army-1'] }, { court: ['castle-1'], hand: ['saveface-1'] }, {}],
    })
    t.dice(6, 1, 2).does(0, 'attack', 1)
    expect([t.asked(), t.choices(0), t.choices(1)]).toEqual([[0, 1], ['pass'], ['pass', 'save']])
    expect([idleWords(t, 0), idleWords(t, 1)]).toEqual(['pass', 'pass'])
  })

  test('HS-DEC-10: the winner takes a castle he lacks, else keeps the one with more honour', () => {
    const won = (own: string[], theirs: string): string => {
      const t = given({
        players: [{ daimyo: 'daimyo-d3', court: own }, { daimyo: 'daimyo-s1', court: [theirs] }, {}],
      })
      t.dice(...(theirs === 'castle-1' ? [6, 1] : theirs === 'castle-2' ? [6, 1, 1] : [6, 1, 1])).does(
        0,
        'attack',
        1,
      )
      return idleWords(t, 0)
    }
    expect([won([], 'castle-1'), won(['castle-1'], 'castle-2'), won(['castle-3'], 'castle-2')]).toEqual([
      'take',
      'take',
      'burn',
    ])
  })

  test('HS-DEC-11, HS-DEC-12, HS-DEC-13, HS-DEC-14: declarations are offered and never made by default', () => {
    const first = given({ players: [{ home: ['army-28'] }, { court: ['castle-1'] }, {}] })
    expect(first.choices(0)).toEqual(expect.arrayContaining(['proclaim', 'attack 1']))
    const ronin = given({ players: [{ status: 'ronin' }, {}, {}] })
    expect(ronin.choices(0)).toEqual(expect.arrayContaining(['ally 1', 'ally 2']))
    const second = given({ players: [{ status: ['second', 1] }, {}, {}] })
    expect(second.choices(0)).toContain('dissolve')
    for (const t of [first, ronin, second]) expect(idleWords(t, 0)).toBe('end')
  })

  test('HS-DEC-11: what is dim in the tray says why', () => {
    const t = given({ shogun: 1, players: [{}, {}, {}] })
    expect(t.dim(0)).toEqual({
      proclaim: 'titleHeld',
      'attack 1': 'noDie',
      'attack 2': 'outOfReach',
      'ally 1': 'noRonin',
      'ally 2': 'noRonin',
      dissolve: 'nothingToDissolve',
    })
  })

  test('HS-DEC-16: the host chooses the target', () => {
    expect(honor.options.fields[0]).toEqual({
      key: 'target',
      kind: 'choice',
      values: ['auto', 250, 300, 400],
      clause: 'HS-END-6',
    })
    expect(honor.options.read({ target: 250 }, 6)).toEqual({
      options: { target: 250, alliances: 'ronin', shogunSaves: true, data: null },
    })
    expect(honor.options.read(undefined, 6)).toEqual({ options: honor.options.defaults })
  })
})

describe('the words of choices', () => {
  test('HS-DEC-1: what nobody can mean is not understood, and what is understood comes back the same', () => {
    const nonsense: (string | number)[][] = [
      [],
      ['fly'],
      [3],
      ['draw', 1],
      ['play'],
      ['play', 'army-99'],
      ['play', 34],
      ['attack', '1'],
      ['attack', 6],
      ['attack', -1],
      ['attack', 1.5],
      ['lay', 'castle'],
      ['fate', 'hand'],
      ['kill', 'samurai'],
      ['back'],
      ['kill', 'okugata', 1],
      ['kill', 'daimyo', 9],
      ['suicide', 'daimyo', 1],
    ]
    for (const words of nonsense) expect(honor.hear(words), words.join(' ')).toBeNull()
    const t = given({ players: [{}, {}, {}] })
    for (const words of [
      ['kill', 'daimyo', 2],
      ['fate', 'second'],
      ['play', 'saveface-4'],
      ['ally', 5],
      ['burn'],
    ]) {
      const a = honor.hear(words)
      expect(a === null ? null : honor.say(t.s, 0, a).words).toEqual(words)
    }
  })

  test('HS-DEC-1: a seat that does not exist is refused, not believed', () => {
    const t = given({ players: [{ home: ['army-28'], hand: ['assassin-1'] }, {}, {}] })
    expect(t.why(0, 'attack', 5)).toEqual({ id: 'noAnswer', facts: { question: 'turn' }, clauses: [] })
    t.does(0, 'play', 'assassin-1')
    expect(t.no(0, 'kill', 'daimyo', 4)).toEqual(['noAnswer'])
  })
})

describe('rulings that need a story', () => {
  test('HS-AMB-52: a Daimyo played on a leaving second frees him; his 25 honour stay lost', () => {
    const t = given({ players: [{ hand: ['daimyo-d1'] }, { honour: 75, status: ['leaving', 0] }, {}] })
    t.plays(0, 'daimyo-d1', ['dismiss']).does(0, 'end')
    expect([t.status(1), t.honour(1), t.daimyo(1)]).toEqual(['first', 85, 'daimyo-d1'])
  })

  test('HS-AMB-55: after a lost attack the turn goes on, and a new Daimyo may be played at once', () => {
    const t = given({
      players: [
        { daimyo: 'daimyo-d1', court: ['okugata-1'], hand: ['daimyo-d4'] },
        { daimyo: 'daimyo-s4', court: ['castle-1'] },
        {},
      ],
    })
    t.dice(1, 6, 6).does(0, 'attack', 1).does(0, 'pass')
    expect([t.status(0), t.left(0)]).toEqual(['ronin', 2])
    t.plays(0, 'daimyo-d4', ['enthrone'])
    expect(t.status(0)).toBe('first')
    expect(t.no(0, 'proclaim')).toEqual(['HS-DECL-1'])
  })

  test('HS-AMB-56: an absent seat plays on by its defaults, collects, and may win', () => {
    const t = given({ target: 250, players: [{ honour: 200, daimyo: 'daimyo-d4' }, {}, {}] })
    for (let i = 0; i < 50 && t.s.outcome === null; i++) t.idles()
    expect(t.s.outcome).toMatchObject({ payoff: [1, 0, 0], scores: [260, 20, 20] })
  })
})
