/** Version 2: what its rulings change. */
import { describe, expect, test } from 'vitest'
import { honor } from '../src/index.ts'
import type { Stage } from '../src/stage.ts'
import { said } from '../src/words.ts'
import { LANG_IDS, plain, speechFor } from '@noren/words'
import type { Scene } from './scenario.ts'
import { given } from './scenario.ts'

const name = (seat: number): string => ['Aiko', 'Benkei', 'Chiyo', 'Daigo'][seat] ?? '?'
/** By reader, then by language. */
const SPEECHES = await Promise.all(
  [0, 1, 2, 3].map(me => Promise.all(LANG_IDS.map(lang => speechFor(said, lang, { name, me })))),
)
const speechesTo = (seat: number) => SPEECHES[seat] ?? []
const no = (t: Scene, seat: number, ...words: (string | number)[]): string[] => {
  const why = t.why(seat, ...words)
  if (why === null) return ['open']
  return speechesTo(seat).map(speech => plain(speech.no(why, honor.view(t.s, seat)) ?? []))
}

describe('HS-AMB-63', () => {
  test('HS-AMB-63: card and target are one play; the rules offer no way back and set no limit', () => {
    const t = given({ players: [{ hand: ['army-1', 'dishonor-1'] }, {}, {}] })
    expect(honor.hear(['back'])).toBeNull()
    for (let i = 0; i < 60; i++) {
      t.does(0, 'play', i % 2 === 0 ? 'army-1' : 'dishonor-1')
      expect(t.events).toEqual([])
      expect(honor.halfMade?.(t.s, 0)).toBe(true)
      t.s.frames.pop() // the table's own take-back
      expect([honor.halfMade?.(t.s, 0), t.left(0)]).toEqual([false, 2])
    }
    expect(t.no(0, 'play', 'army-1')).toEqual([])
    t.plays(0, 'army-1', ['lay', 'samurai'])
    expect([t.left(0), t.home(0)]).toEqual([1, ['army-1']])
  })

  test('HS-AMB-63: others see the turn, whatever is half made', () => {
    const t = given({ players: [{ hand: ['elite-1'] }, { home: ['poss-noh', 'poss-daisho'] }, {}] })
    const seen = (): unknown[] => [1, 2, -1].map(seat => honor.view(t.s, seat))
    const before = seen()
    t.does(0, 'play', 'elite-1')
    expect(honor.view(t.s, 0).own.question).toEqual({
      kind: 'pick',
      seat: 0,
      card: 90,
      first: -1,
      firstFate: null,
    })
    expect(seen()).toEqual(before)
    t.does(0, 'pick', 'poss-noh').does(0, 'fate', 'destroy')
    expect(seen()).toEqual(before)
    expect(honor.view(t.s, 0).own.question).toMatchObject({ kind: 'pick', firstFate: 'destroy' })
  })
})

describe('HS-AMB-64', () => {
  const table = (more: Partial<Stage> = {}): Scene =>
    given({
      alliances: 'anyone',
      players: [
        {
          honour: 40,
          daimyo: 'daimyo-s1',
          court: ['castle-1', 'army-2'],
          home: ['okugata-1'],
          hand: ['army-1'],
        },
        { status: ['second', 0], home: ['army-3'] },
        { daimyo: 'daimyo-d4', court: ['poss-noh'] },
        { daimyo: 'daimyo-s2' },
      ],
      ...more,
    })

  test('HS-AMB-64 (amends HS-AMB-3, HS-DECL-5, HS-DEC-13): by default only a Rônin allies', () => {
    const t = table({ alliances: 'ronin' })
    expect(t.choices(0).filter(c => c.startsWith('ally'))).toEqual([])
    expect(t.no(0, 'ally', 2)).toEqual(['HS-AMB-3', 'HS-DECL-5'])
    expect(no(t, 0, 'ally', 2)).toEqual([
      'You lead a Daimyo: only a Rônin declares an alliance.',
      'Du führst einen Daimyo: Nur ein Rônin schließt ein Bündnis.',
      'Vous menez un Daimyo\u00a0: seul un Rônin déclare une alliance.',
      'Guidi un Daimyo: solo un Ronin dichiara un’alleanza.',
    ])
  })

  test('HS-AMB-64: a 1st Samurai gives his Daimyo up with its house, castle included, and is pledged', () => {
    const t = table()
    expect(t.choices(0).filter(c => c.startsWith('ally'))).toEqual(['ally 2', 'ally 3'])
    expect(t.left(0)).toBe(3) // 6 + 4 + 1 ki
    t.does(0, 'ally', 2)
    expect([t.status(0), t.p(0).lord, t.daimyo(0), t.court(0), t.home(0)]).toEqual([
      'pledged',
      2,
      null,
      [],
      ['okugata-1'],
    ])
    expect(t.discarded()).toEqual(['daimyo-s1', 'castle-1', 'army-2'])
    // its other Samurai is a Rônin at once; nobody is asked, and no honour is lost
    expect([t.status(1), t.p(1).lord, t.home(1)]).toEqual(['ronin', -1, ['army-3']])
    expect([t.asked(), t.honour(0), t.honour(1), t.honour(2)]).toEqual([[0], 40, 0, 0])
    expect(t.events.map(e => e.type)).toEqual(['daimyoDied', 'becameRonin', 'becameRonin', 'allied'])
    expect(t.told('daimyoDied')[0]).toMatchObject({ how: 'left', clause: 'HS-AMB-64' })
    expect(speechesTo(1).map(speech => plain(speech.log(t.events[0] as never) ?? []))).toEqual([
      'Aiko leaves Imagawa Yoshimoto; the house falls (2 cards).',
      'Aiko verlässt Imagawa Yoshimoto, und das Haus fällt (2 Karten).',
      'Aiko quitte Imagawa Yoshimoto ; sa maison tombe (2 cartes).',
      'Aiko lascia Imagawa Yoshimoto; la sua casa cade (2 carte).',
    ])
  })

  test('HS-AMB-64: it is his declaration, and ki and actions are reckoned anew (HS-ACT-12)', () => {
    const t = table({ used: 2 })
    expect(t.left(0)).toBe(1)
    t.does(0, 'ally', 2)
    expect([t.left(0), t.no(0, 'ally', 3)]).toEqual([1, ['HS-DECL-1']]) // 6 + 4 ki: three actions
    // the pledge is one like any other: strength at once, service from the next turn on (HS-ALLY-3, HS-ALLY-4)
    t.does(0, 'end').does(1, 'end').does(2, 'end').does(3, 'end')
    expect([t.status(0), t.honour(0)]).toEqual(['second', 40 + 25 + 5])
  })

  test('HS-AMB-64: not with the Shogun (HS-SHOGUN-5), not where a place is taken, not twice bound', () => {
    const shogun = table({ shogun: 0 })
    expect(shogun.no(0, 'ally', 2)).toEqual(['HS-SHOGUN-5', 'HS-AMB-64'])
    expect(no(shogun, 0, 'ally', 2)[0]).toBe('Your Daimyo is Shogun, and the title cannot be given up.')
    const taken = table({ active: 2 })
    expect(no(taken, 2, 'ally', 0)[0]).toBe('Benkei already stands at the side of Aiko.')
    expect(no(taken, 2, 'ally', 1)[0]).toBe('Benkei leads no Daimyo.')
    const bound = table({ active: 1 })
    expect(bound.no(1, 'ally', 2)).toEqual(['HS-AMB-3', 'HS-DECL-5'])
    expect(no(bound, 1, 'ally', 2)[0]).toBe('You serve Aiko: who serves or is pledged declares no alliance.')
  })
})

describe('HS-AMB-65', () => {
  /** Seat 0 beats seat 1; seat 2 controls the Shogun. */
  const lost = (shogunSaves: boolean): Scene =>
    given({
      shogunSaves,
      shogun: 2,
      players: [
        { daimyo: 'daimyo-d3', hand: ['army-1'] },
        { daimyo: 'daimyo-s1', court: ['castle-1'], hand: ['army-2'] },
        { hand: ['saveface-1'] },
      ],
    })
      .dice(6, 1)
      .does(0, 'attack', 1)

  test('HS-AMB-65 (amends HS-AMB-24): on, the player of the Shogun saves others', () => {
    const t = lost(true)
    expect([t.asked(), t.choices(2)]).toEqual([
      [0, 1, 2],
      ['pass', 'save'],
    ])
    t.does(0, 'pass').does(1, 'pass').does(2, 'save').does(0, 'burn')
    expect([t.status(1), t.hand(2)]).toEqual(['first', []])
  })

  test('HS-AMB-65: off, he is not asked and may not play it at all', () => {
    const t = lost(false)
    expect([t.asked(), t.choices(2), t.no(2, 'save')]).toEqual([[0, 1], [], ['notAsked']])
    t.does(0, 'pass').does(1, 'pass').does(0, 'burn')
    expect([t.status(1), t.hand(2)]).toEqual(['ronin', ['saveface-1']])
    const shamed = given({
      shogunSaves: false,
      shogun: 2,
      players: [{ hand: ['dishonor-1'] }, {}, { hand: ['saveface-1'] }],
    }).plays(0, 'dishonor-1', ['dishonor', 1])
    shamed.does(1, 'accept') // nobody else has a card: no window
    expect([shamed.honour(1), shamed.asked()]).toEqual([-75, [0]])
  })

  test('HS-AMB-64, HS-AMB-65: both are options with their clause, and the view tells them', () => {
    expect(honor.options.fields.slice(1, 3)).toEqual([
      { key: 'alliances', kind: 'choice', values: ['ronin', 'anyone'], clause: 'HS-AMB-64' },
      { key: 'shogunSaves', kind: 'flag', clause: 'HS-AMB-65' },
    ])
    for (const raw of [{ alliances: 'all' }, { shogunSaves: 1 }])
      expect(honor.options.read(raw, 4)).toMatchObject({ faults: [{ path: Object.keys(raw)[0] }] })
    expect(honor.view(lost(false).s, -1).open).toMatchObject({
      options: { alliances: 'ronin', shogunSaves: false },
    })
  })
})

describe('reasons that were wrong', () => {
  test('HS-DEC-7, HS-DEC-8, HS-DEC-9, HS-SAVE-1: without the card one holds no Save Face, and the sentence that forbids leads', () => {
    const said = [
      'You hold no Save Face.',
      'Du hast „Gesicht wahren“ nicht auf der Hand.',
      'Vous n’avez pas Sauver la face en main.',
      'Non hai in mano Salvare la faccia.',
    ]
    const shamed = given({ players: [{ hand: ['dishonor-1', 'army-1'] }, { hand: ['army-2'] }, {}] })
    shamed.plays(0, 'dishonor-1', ['dishonor', 1])
    expect(shamed.why(1, 'save')).toEqual({
      id: 'noSaveFace',
      facts: { about: 'answer' },
      clauses: ['HS-DEC-7'],
    })
    expect(no(shamed, 1, 'save')).toEqual(said)
    shamed.does(1, 'accept')
    expect(shamed.why(0, 'save')?.clauses).toEqual(['HS-DEC-7', 'HS-DEC-8'])
    expect(no(shamed, 0, 'save')).toEqual(said)
    const lost = given({
      players: [{ daimyo: 'daimyo-d3', hand: ['army-1'] }, { daimyo: 'daimyo-s1', court: ['castle-1'] }, {}],
    })
    lost.dice(6, 1).does(0, 'attack', 1)
    expect(lost.why(0, 'save')?.clauses).toEqual(['HS-DEC-7', 'HS-DEC-9'])
    expect(no(lost, 0, 'save')).toEqual(said)
  })

  test('HS-HAND-5, HS-NINJA-4, HS-NINJA-5: reasons too rare to wait for', () => {
    const empty = given({ players: [{}, {}, {}] })
    empty.s.discard = []
    empty.s.deck = []
    expect(empty.why(0, 'draw')).toEqual({ id: 'pilesEmpty', facts: {}, clauses: ['HS-HAND-5'] })
    const t = given({
      players: [{ hand: ['elite-1'] }, { home: ['poss-noh', 'poss-daisho'] }, { home: ['poss-masamune'] }],
    })
    t.does(0, 'play', 'elite-1').does(0, 'pick', 'poss-noh').does(0, 'fate', 'destroy')
    expect(no(t, 0, 'pick', 'poss-masamune')[0]).toBe(
      'Both must come from the house where you picked the Noh Theater.',
    )
    expect(no(t, 0, 'pick', 'poss-noh')[0]).toBe('You have picked the Noh Theater already.')
    expect(t.why(0, 'pick', 'poss-masamune')?.facts).toEqual({ card: 'poss-masamune', first: 'poss-noh' })
  })
})
