import { describe, expect } from 'vitest'
import type { Given, Play, Scene } from './scenario.ts'
import { given, rule } from './scenario.ts'

const spirit = (hand: readonly string[] = [], haul = 0): Given => ({ status: 'spirit', hand, haul })

/** Seat 0 strikes seat 1 dead with its Katana at 1 Step. */
const slay = (players: readonly Given[], gaps: Scene['gaps']): Play => {
  const t = given({
    players: [{ hand: ['A3'], ...players[0] }, { life: 1, ...players[1] }, ...players.slice(2)],
    gaps: gaps ?? [],
  })
  return t.uses(0, 0, 'attack', ['target', 1]).passAll('window', 'defend')
}

describe('damage and death', () => {
  rule(
    'SK-DMG-1 SK-DMG-2 SK-DMG-3 SK-DMG-4 SK-DMG-5',
    'sake first, then cards onto the Wounds, top first; the excess is lost',
    () => {
      const t = given({ players: [{ hand: ['A1'] }, { life: 6, sake: ['life'] }, {}], gaps: [1, 3, 3] })
      const tops = (t.s.life[1] as number[]).slice(-3).reverse()
      t.uses(0, 0, 'attack', ['target', 1]).passAll('window', 'defend')
      expect([t.sakeOf(1), t.s.gone, t.s.wounds[1]]).toEqual([[], 1, tops])
      const dead = slay([{}, { life: 2, sake: ['board'] }, {}, {}], [1, 3, 3, 3])
      expect([dead.s.status[1], dead.hand(1)]).toEqual([1, 2])
    },
  )
  rule(
    'SK-DEATH-1 SK-DEATH-2 SK-DEATH-3 SK-DEATH-9 SK-DEATH-10 SK-DEATH-11 SK-DEATH-13',
    'sake gone, hand and gear discarded, Wounds become the hand',
    () => {
      const t = slay(
        [{}, { gear: ['katana', 'pipe'], sake: ['pipe', 'board'], hand: ['A1', 'M1'], wounds: 3 }, {}, {}],
        [[1, 'b', 0], [0, 'a', 3], 3, 3],
      )
      expect([t.s.gone, t.s.places[1], t.s.sake[1], t.seated(1)]).toEqual([2, 0, 0, false])
      // Attack card, two hand cards, two pieces of gear, two Disciples.
      expect(t.s.discard).toHaveLength(7)
      expect([t.hand(1), t.wounds(1), t.life(1)]).toEqual([4, 0, 0])
      expect([t.hand(0), t.sakeOf(0)]).toEqual([0, []])
    },
  )
  rule('SK-DEATH-2 SK-DECK-4', 'nobody is told in which order the dead man held his hand', () => {
    const told = (turned: boolean): unknown => {
      const t = given({
        players: [{ hand: ['A3'] }, { life: 1, hand: ['M1', 'A1', 'D1', 'M2'] }, {}, {}],
        gaps: [1, 3, 3, 3],
      })
      if (turned) t.s.hand[1]?.reverse()
      // With no pile to draw from, what is discarded becomes it at once: nothing on the table shows the order later.
      ;(t.s.life[3] as number[]).push(...t.s.deck.splice(0))
      t.uses(0, 0, 'attack', ['target', 1]).passAll('window', 'defend')
      expect(t.count('shuffled')).toBe(1)
      return t.events.filter(x => x.type === 'discarded' && x.clause === 'SK-DEATH-2')
    }
    expect(told(false)).toHaveLength(1)
    expect(told(true)).toEqual(told(false))
  })
  rule(
    'SK-DEATH-4 SK-DEATH-6 SK-DEATH-7 SK-DEATH-8',
    'the shorter gap stays with the Disciples in it, the other goes',
    () => {
      const t = slay([{}, {}, {}, {}], [[0, 'a', 1], [1, 'b', 1], 3, 3])
      expect([t.cubes(0), t.s.row[0]?.length, t.hand(2), t.cubes(1)]).toEqual([[0, 1], 1, 1, []])
    },
  )
  rule('SK-DEATH-5 D-19', 'equal gaps with a Disciple in one: the dying player chooses', () => {
    const t = slay([{}, {}, {}, {}], [1, [1, 'b', 0], 3, 3])
    expect([t.at, t.asked]).toEqual(['side', [1]])
    t.mayNot(1, ['keep', 2], 'noAnswer').does(1, 'keep', 1)
    expect([t.cubes(0), t.s.row[0]?.length, t.s.kin[0]]).toEqual([[1, 0], 1, 0])
    const plain = slay([{}, {}, {}, {}], [1, 1, 3, 3])
    expect(plain.at).toBe('play')
  })
  rule('SK-DEATH-12 SK-FATAL-8', 'he keeps his seat in the order and plays on as a Spirit', () => {
    const t = slay([{}, {}, {}, {}], [1, 3, 3, 3])
    t.does(0, 'end').does(0, 'end')
    expect(t.last('turnBegan')).toMatchObject({ seat: 1, spirit: true })
  })
  rule('SK-LINE-1 SK-LINE-2 SK-LINE-3 SK-LINE-4', 'two left: the shortest of three gaps stays', () => {
    const t = slay([{}, {}, {}], [1, 3, [0, 'b', 3]])
    expect([t.cubes(0), t.cubes(1), t.cubes(2), t.s.supply, t.hand(0)]).toEqual([[1], [], [], 27, 1])
    const tie = slay([{}, {}, {}], [1, 3, [1, 'a', 0]])
    expect(tie.at).toBe('side')
    tie.mayNot(1, ['keep', 1], 'SK-LINE-1').does(1, 'keep', 2)
    expect([tie.cubes(2), tie.cubes(0)]).toEqual([[1, 0], []])
  })
  rule(
    'SK-LINE-8 SK-LINE-9 SK-END-1',
    'one left: all cubes to the supply, Disciples to his hand, the game goes on',
    () => {
      const t = slay([{}, {}, spirit()], [[0, 'a', 1]])
      expect([t.s.supply, t.hand(0), t.s.outcome, t.at]).toEqual([28, 1, null, 'play'])
    },
  )
})

const haunted = (scene: Partial<Scene> & { readonly players: readonly Given[] }): Play =>
  given({ gaps: [3], turn: 2, ...scene })

describe('spirits', () => {
  rule(
    'SK-SPIRIT-2 SK-SPIRIT-5 SK-SPIRIT-6 SK-SPIRIT-7 SK-SPIRIT-8 D-23',
    'power, draw one, then Steal, Torment or nothing',
    () => {
      const t = haunted({ players: [{}, {}, spirit(['A1'])], top: ['A1:shove'] })
      expect(t.at).toBe('power')
      t.does(2, 'shove', 'add', 0, 0)
      expect([t.hand(2), t.at]).toEqual([2, 'haunt'])
      t.may(2, 'steal').may(2, 'pass').mayNot(2, ['torment', 0], 'SK-TORMENT-2')
      expect(t.choices(2)).toEqual(['steal', 'pass'])
    },
  )
  rule('SK-SPIRIT-3 SK-SPIRIT-4', 'only cards whose back is on top; they are discarded', () => {
    const t = haunted({
      players: [{ sake: ['life'] }, {}, spirit(['A1:shove', 'A2:drowse'])],
      at: 'step3',
      top: ['M1:drowse'],
    })
    t.does(2, 'torment', 0).mayNot(2, ['spend', t.card(2, 0)], 'SK-SPIRIT-3')
    t.mayNot(2, ['done'], 'SK-TORMENT-3').does(2, 'spend', t.card(2, 1)).does(2, 'done')
    t.does(0, 'pass').does(0, 'lose', 'life')
    expect([t.s.discard.length, t.hand(2), t.s.haul[2]]).toEqual([1, 1, 1])
  })
  rule('SK-SPIRIT-9 SK-SPIRIT-10', 'a Spirit holds any number of sake, for the team', () => {
    const t = haunted({ players: [{}, {}, spirit([], 6)], at: 'step3', masu: 2 })
    t.does(2, 'steal')
    expect(t.s.haul[2]).toBe(7)
  })
  rule('SK-POWER-1 SK-POWER-3 SK-POWER-9 D-20', 'Shove adds or removes a Step; no card is played', () => {
    const t = haunted({ players: [{}, {}, {}, spirit(['A1'])], gaps: [3, 3, 1], turn: 3, top: ['A1:shove'] })
    t.mayNot(3, ['shove', 'remove', 2, 0], 'SK-GEO-15').does(3, 'shove', 'remove', 0, 0)
    expect([t.cubes(0), t.s.discard.length]).toEqual([[2], 0])
  })
  rule(
    'SK-POWER-4 SK-POWER-5 SK-POWER-7',
    'Brawl moves a sake to a dry place of the same Samurai, Life pile and board included',
    () => {
      const t = haunted({
        players: [{ gear: ['katana', 'pipe'], sake: ['pipe', 'board'] }, {}, spirit()],
        top: ['A1:brawl'],
      })
      t.does(2, 'brawl', 0, 'board')
        .mayNot(2, ['onto', 'pipe'], 'SK-POWER-4')
        .does(2, 'onto', 'life')
        .passAll()
      expect(t.sakeOf(0)).toEqual(['life', 'pipe'])
    },
  )
  rule(
    'SK-POWER-6 D-22',
    'Drowse passes a card of a named back, its front seen by giver and receiver alone',
    () => {
      const t = haunted({
        players: [
          { hand: ['A1:shove', 'A2:drowse', 'M3:drowse'] },
          { hand: ['A1', 'A1', 'A1', 'A1'] },
          spirit(),
        ],
        top: ['A1:drowse'],
      })
      t.does(2, 'drowse', 0, 'drowse').does(2, 'to', 1).passAll()
      expect([t.hand(0), t.hand(1), t.at, t.asked]).toEqual([2, 5, 'discard', [1]])
      const moved = t.s.hand[1]?.[4] as number
      expect((t.s.known[moved] as number) & 0x1ff).toBe(0b011)
      expect(t.last('drowsed').card).toBe(moved)
    },
  )
  rule('SK-POWER-8', 'a power that cannot be carried out is skipped', () => {
    const t = haunted({ players: [{}, {}, spirit()], top: ['A1:brawl'] })
    expect([t.at, t.last('powerPassed').clause]).toEqual(['haunt', 'SK-POWER-8'])
  })
  rule(
    'SK-STEAL-1 SK-STEAL-2 SK-STEAL-3 SK-STEAL-4 SK-FATAL-1',
    'one sake from the Masu onto its board; the last one begins the Fatal Round',
    () => {
      const t = haunted({ players: [{}, {}, spirit(['A1'])], at: 'step3', masu: 1 })
      t.does(2, 'steal')
      expect([t.s.haul[2], t.s.masu, t.s.round, t.s.starter, t.hand(2) > 0]).toEqual([1, 0, 1, 2, true])
      expect(t.last('turnBegan')).toMatchObject({ seat: 2, spirit: true, round: 1 })
      const u = haunted({
        players: [{}, {}, spirit()],
        at: 'step3',
        round: { number: 1, starter: 0, todo: [0] },
      })
      u.mayNot(2, ['steal'], 'SK-STEAL-3')
    },
  )
})

describe('torment', () => {
  const scene = (hand: readonly string[], sakes: readonly string[], more: Given = {}): Play =>
    haunted({
      players: [{ hand, sake: sakes, ...more }, {}, spirit(['A1:drowse', 'A2:drowse', 'M3:drowse'])],
      at: 'step3',
      top: ['M1:drowse'],
    })
  const torment = (t: Play, cards: number): Play => {
    t.does(2, 'torment', 0)
    for (let i = 0; i < cards; i++) t.does(2, 'spend', t.card(2, i))
    return t.does(2, 'done')
  }
  rule(
    'SK-TORMENT-1 SK-TORMENT-2 SK-TORMENT-3 SK-TORMENT-4 SK-TORMENT-13',
    'any Samurai with sake, one sake per card',
    () => {
      const t = scene([], ['life', 'board', 'katana'])
      t.mayNot(2, ['torment', 1], 'SK-TORMENT-2')
      torment(t, 2).does(0, 'pass').does(0, 'lose', 'katana').does(0, 'lose', 'board')
      expect([t.s.haul[2], t.sakeOf(0), t.life(0)]).toEqual([2, ['life'], 5])
    },
  )
  rule(
    'SK-TORMENT-5 SK-TORMENT-6 SK-TORMENT-10 D-24 D-26',
    'others help with matching cards; the loot goes to any Spirits',
    () => {
      const t = haunted({
        players: [
          { sake: ['life', 'board', 'katana'] },
          {},
          spirit(['A1:drowse']),
          spirit(['A2:drowse', 'A1:shove']),
        ],
        at: 'step3',
        top: ['M1:drowse'],
      })
      torment(t, 1)
      expect([t.at, t.asked]).toEqual(['help', [3]])
      t.mayNot(3, ['spend', t.card(3, 1)], 'SK-SPIRIT-3')
        .does(3, 'spend', t.card(3, 0))
        .does(3, 'done')
      t.does(0, 'pass').does(0, 'lose', 'life').does(0, 'lose', 'board')
      t.does(2, 'give', 3).does(2, 'give', 2)
      expect(t.s.haul).toEqual([0, 0, 1, 1])
    },
  )
  rule(
    'SK-TORMENT-7 SK-TORMENT-8 D-10',
    'defended as against an Attack that is not ranged; no more than he owns',
    () => {
      const t = torment(scene(['D0'], ['board']), 3)
      t.does(0, 'defend', t.card(0, 0))
      expect(t.last('defended').value).toBe(2) // the Katana alone
      t.does(0, 'lose', 'board')
      expect([t.s.haul[2], t.at]).toEqual([1, 'play'])
      const held = torment(scene(['D1'], ['board']), 3)
      held.does(0, 'defend', held.card(0, 0))
      expect([held.count('tormentFailed'), held.s.haul[2]]).toEqual([1, 0])
    },
  )
  rule('SK-TORMENT-9 D-25', 'the Samurai chooses which', () => {
    const t = torment(scene([], ['life', 'board']), 1).does(0, 'pass')
    expect(t.choices(0)).toEqual(['lose life', 'lose board', 'burn life', 'burn board'])
  })
  rule('SK-TORMENT-11 SK-DEF-11 SK-INT-12', 'no Double Vision, no sacrifice', () => {
    const t = torment(scene(['disciple', 'double-vision'], ['life']), 1)
    expect(t.at).toBe('defend')
    t.mayNot(0, ['sacrifice', t.card(0, 0)], 'SK-DEF-11')
  })
  rule('SK-TORMENT-12', 'no damage; the protection alone is gone', () => {
    const t = torment(scene([], ['life'], { life: 1 }), 1)
      .does(0, 'pass')
      .does(0, 'lose', 'life')
    expect([t.s.status[0], t.life(0)]).toEqual([0, 1])
  })
})

describe('dematerialising', () => {
  const scene = (mine: Given, ...others: Given[]): Play =>
    given({ players: [{ hand: ['A1'], ...mine }, {}, ...others], gaps: [3], top: ['M1:drowse'] })
  rule(
    'SK-DEMAT-1 SK-DEMAT-2 SK-DEMAT-3 SK-DEMAT-4 SK-DEMAT-8',
    'every usable weapon reaches a Spirit with sake; bare hands by the usual rule',
    () => {
      const t = scene(
        { gear: ['naginata', 'yumi', 'katana'], sake: ['katana'] },
        spirit([], 2),
        spirit([], 0),
      )
      t.does(0, 'card', t.card(0, 0))
        .does(0, 'use', 'attack')
        .mayNot(0, ['target', 3], 'SK-DEMAT-4')
        .does(0, 'target', 2)
      t.mayNot(0, ['weapon', 'katana'], 'SK-WEAPON-7')
        .mayNot(0, ['weapon', 'bare'], 'SK-ATTACK-8')
        .does(0, 'weapon', 'naginata')
      t.passAll()
      expect([t.s.haul[2], t.s.status[2]]).toEqual([0, 1])
      const bare = scene({ gear: [] }, spirit([], 2))
      bare.uses(0, 0, 'attack', ['target', 2]).passAll()
      expect(bare.s.haul[2]).toBe(1)
    },
  )
  rule(
    'SK-DEMAT-5 SK-DEMAT-6 D-27',
    "one matching card avoids it, the attacked one's or another Spirit's",
    () => {
      const t = scene({}, spirit(['A1:shove'], 2), spirit(['A2:drowse']))
      t.uses(0, 0, 'attack', ['target', 2]).passAll()
      expect([t.at, t.asked]).toEqual(['vanish', [3]])
      t.does(3, 'vanish', t.card(3, 0))
      expect([t.s.haul[2], t.hand(3)]).toEqual([2, 0])
    },
  )
  rule('SK-DEMAT-1 SK-LOC-5', 'in the Dojo only what strikes from afar spares a Spirit', () => {
    const t = given({
      options: { location: 'dojo' },
      players: [{ hand: ['A1'], gear: ['katana', 'yumi'] }, {}, spirit([], 2)],
      gaps: [3],
    })
    // Only the Katana is left, so nobody asks which weapon.
    t.uses(0, 0, 'attack', ['target', 2]).passAll()
    expect([t.at, t.s.haul[2]]).toEqual(['play', 0])
    const far = given({
      options: { location: 'dojo' },
      players: [{ hand: ['A1'], gear: ['yumi'] }, {}, spirit([], 2)],
      gaps: [3],
    })
    far.does(0, 'card', far.card(0, 0)).mayNot(0, ['use', 'attack'], 'dojoStrike')
  })
  rule('SK-DEMAT-7', 'otherwise one sake per point, as far as it has any; they leave the game', () => {
    const t = scene({}, spirit([], 2))
    const gone = t.s.gone
    t.uses(0, 0, 'attack', ['target', 2]).passAll()
    expect([t.s.haul[2], t.s.gone - gone]).toEqual([0, 2])
  })
  rule('SK-DEMAT-9', 'Disciples do not attack Spirits', () => {
    const t = given({ players: [{}, {}, spirit([], 2)], gaps: [[0, 'a', 9]], at: 'disciples' })
    t.passAll()
    expect(t.count('attacked')).toBe(0)
  })
  rule('SK-DEMAT-10', 'Double Vision comes before dematerialising', () => {
    const t = given({
      players: [{ hand: ['A1'] }, { hand: ['double-vision'] }, spirit(['A2:drowse'], 2)],
      gaps: [3],
      top: ['M1:drowse'],
    })
    t.uses(0, 0, 'attack', ['target', 2]).does(1, 'interrupt', t.card(1, 0))
    expect([t.at, t.hand(2), t.s.haul[2]]).toEqual(['play', 1, 2])
  })
})
