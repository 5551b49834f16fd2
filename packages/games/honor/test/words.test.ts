/** Everything a person can be shown has words in every language, built from views and events alone. */
import { existsSync, readFileSync } from 'node:fs'
import type { Lang, Names, Seat } from '@noren/engine'
import {
  begin,
  below,
  Choices,
  face,
  LANGS,
  legal,
  members,
  play,
  Recorder,
  seeded,
  waiting,
} from '@noren/engine'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/cards.ts'
import { clauses as en } from '../src/clauses/en.ts'
import { clauses as fr } from '../src/clauses/fr.ts'
import { clauses as it } from '../src/clauses/it.ts'
import type { HonorEvent } from '../src/events.ts'
import { honor } from '../src/index.ts'
import { sense } from '../src/sense.ts'
import type { HonorView } from '../src/view.ts'
import { cardName, lexicon, statusName } from '../src/words.ts'
import { given } from './scenario.ts'

const names: Names = { of: seat => ['Aiko', 'Benkei', 'Chiyo', 'Daigo', 'Emi', 'Fuji'][seat] ?? '?', me: 0 }
const broken = /undefined|NaN|\[object|\?\?|^\s*$/

describe('the rulebook', () => {
  test('the same ids in English, French and Italian, each with a sentence of its own', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
    expect(Object.keys(it).sort()).toEqual(Object.keys(en).sort())
    for (const id of Object.keys(en)) {
      expect([en[id], fr[id], it[id]].every(text => (text ?? '').length > 3)).toBe(true)
      expect(fr[id], id).not.toBe(en[id])
      expect(it[id], id).not.toBe(fr[id])
    }
  })

  const rules = ['honor-of-the-samurai.md', 'version-2.md'].map(
    name => new URL(`../../../../../shared/rules/${name}`, import.meta.url),
  )
  const inRules = rules.every(file => existsSync(file))
  test(`every id of the rules has its sentence${inRules ? '' : ' (the rules are not beside this clone: the committed ids are the reference)'}`, () => {
    const text = inRules
      ? rules.map(file => readFileSync(file, 'utf8')).join('\n')
      : Object.keys(en)
          .map(id => `| ${id} |`)
          .join('\n')
    const ids = new Set(Array.from(text.matchAll(/^(?:\| |- \*\*|\*\*)(HS-[A-Z]+-\d+)\b/gm), m => m[1]))
    expect([...ids].filter(id => en[id ?? ''] === undefined)).toEqual([])
    expect(Object.keys(en).filter(id => !ids.has(id))).toEqual([])
    expect(ids.size).toBe(282)
  })
})

describe('words', () => {
  test('every card and status has a name in every language, and names differ where they should', () => {
    for (const lang of LANGS) {
      for (let card = 0; card < CARDS.length; card++) expect(cardName(lang, card)).not.toMatch(broken)
      expect(
        new Set(['first', 'ronin', 'pledged', 'second', 'leaving'].map(x => statusName(lang, x as never)))
          .size,
      ).toBe(5)
    }
    expect(LANGS.map(lang => cardName(lang, 30))).toEqual([
      'Gunpowder Weapons',
      'Armes à feu',
      'Armi da fuoco',
    ])
    expect(cardName('fr', 17)).toBe('Okugata O-Ichi')
  })

  test('labels say the price and the odds', () => {
    const t = given({
      active: 1,
      players: [
        { home: ['guard-1'] },
        { status: ['second', 0], hand: ['assassin-1', 'dishonor-1', 'spy-1'] },
        { home: ['poss-noh'] },
      ],
    })
    const label = (...words: (string | number)[]): string => lexicon.label('en', words, honor.view(t.s, 1))
    expect(label('play', 'assassin-1')).toBe('Play Ninja Assassin (1 action, −25)')
    expect(label('play', 'dishonor-1')).toBe('Play Dishonor (2 actions)')
    expect(label('dissolve')).toBe('Dissolve the alliance (−25)')
    t.does(1, 'play', 'assassin-1')
    expect(label('kill', 'samurai', 0)).toContain('5+ (−50)')
    expect(label('kill', 'daimyo', 0)).toContain('3+ (−25)')
  })

  test('HS-DEC-7, HS-DEC-9, HS-DEC-10: a question speaks to the asked player and names the others', () => {
    const asks = (t: ReturnType<typeof given>, seat: Seat): string =>
      lexicon.question('en', honor.view(t.s, seat), seat, names)
    const lost = given({
      players: [
        { daimyo: 'daimyo-d3', hand: ['army-1'] },
        { daimyo: 'daimyo-s1', court: ['castle-1'], hand: ['army-2'] },
        { hand: ['army-3'] },
      ],
    })
      .dice(6, 1)
      .does(0, 'attack', 1)
    expect(asks(lost, 0)).toBe('You beat **Benkei**. Will you let the Daimyo live by Save Face?')
    expect(asks(lost, 1)).toBe('Your Daimyo lost to **Aiko** and will die. Will you play Save Face?')
    expect(asks(lost, 2)).toBe('**Benkei** lost to **Aiko**. Will you play Save Face?')
    lost.does(1, 'pass').does(2, 'pass')
    expect(asks(lost, 1)).toBe('Your answer is sealed.')
    expect(asks(lost, 2)).toBe('Your answer about **Benkei** is sealed.')
    lost.does(0, 'pass')
    expect(asks(lost, 0)).toBe('The castle of **Benkei** is yours: take it or burn it?')
    expect(asks(lost, 1)).toBe('**Aiko** decides about your castle.')
    expect(asks(lost, 2)).toBe('**Aiko** decides about the castle of **Benkei**.')
    const shamed = given({ players: [{ hand: ['dishonor-1', 'army-1'] }, {}, { hand: ['army-3'] }] })
      .does(0, 'play', 'dishonor-1')
      .does(0, 'dishonor', 1)
    expect(asks(shamed, 0)).toBe('You dishonoured **Benkei**, who must answer.')
    expect(asks(shamed, 1)).toBe('**Aiko** dishonours you. How do you answer?')
    expect(asks(shamed, 2)).toBe('**Aiko** dishonoured **Benkei**, who must answer.')
    shamed.does(1, 'accept')
    expect(asks(shamed, 0)).toBe('You dishonoured **Benkei**. Will you play Save Face all the same?')
    expect(asks(shamed, 1)).toBe('Everybody is asked: Save Face for you?')
    expect(asks(shamed, 2)).toBe('Will you save the face of **Benkei**?')
  })

  test('the log speaks to its reader', () => {
    const clause = 'HS-TURN-1'
    const said = (e: HonorEvent, me: Seat): (string | null)[] =>
      LANGS.map(lang => lexicon.sentence(lang, e, { ...names, me }))
    const forces = { strength: [20, 10], dice: [2, 1] } as const
    const attack: HonorEvent = { type: 'attacked', seat: 0, target: 1, ...forces, clause }
    expect(said(attack, 0)).toEqual([
      '**You** attack **Benkei**: 2 dice against 1.',
      '**Vous** attaquez **Benkei** : 2 dés contre 1.',
      '**Tu** attacchi **Benkei**: 2 dadi contro 1.',
    ])
    expect(said(attack, 1)).toEqual([
      '**Aiko** attacks you: 2 dice against 1.',
      '**Aiko** vous attaque : 2 dés contre 1.',
      '**Aiko** ti attacca: 2 dadi contro 1.',
    ])
    const lay: HonorEvent = { type: 'placed', seat: 0, card: 30, owner: 0, row: 'daimyo', clause }
    expect(said(lay, 0)).toEqual([
      "**You** lay Gunpowder Weapons into your Daimyo's house.",
      '**Vous** posez Armes à feu dans votre maison du Daimyo.',
      '**Tu** posi Armi da fuoco nella tua casa del Daimyo.',
    ])
    expect(said(lay, 1)).toEqual([
      "**Aiko** lays Gunpowder Weapons into their Daimyo's house.",
      '**Aiko** pose Armes à feu dans sa maison du Daimyo.',
      '**Aiko** posa Armi da fuoco nella sua casa del Daimyo.',
    ])
    expect(said({ ...lay, owner: 2 }, 2)[1]).toBe('**Aiko** pose Armes à feu dans votre maison du Daimyo.')
    const fight = { seat: 2, defender: 1, dice: [[7], [7]], totals: [7, 7], tie: true } as const
    expect(said({ type: 'rolled', ...fight, clause }, 1)).toEqual([
      '**Chiyo** and you both roll 7: again.',
      '**Chiyo** et vous faites tous deux 7 : on relance.',
      '**Chiyo** e tu fate entrambi 7: si rilancia.',
    ])
  })

  test('every choice, question and event of whole games has words in every language', () => {
    const open = new Choices()
    const types = new Set<string>()
    const asked = new Set<string>()
    const verbs = new Set<unknown>()
    const say = (text: string | null, what: string): void => {
      if (text !== null) expect(text, what).not.toMatch(broken)
    }
    for (let seed = 1; seed <= 24; seed++) {
      const seats = 3 + (seed % 4)
      const rng = seeded(seed)
      const s = begin(honor, { ...honor.options.defaults, target: 300 }, seats, seeded(seed + 100))
      while (s.outcome === null) {
        const who = members(waiting(s))
        const seat = who[below(rng, who.length)] as Seat
        const lang = LANGS[below(rng, 3)] as Lang
        for (const viewer of [seat, -1, (seat + 1) % seats]) {
          const f = face(honor as never, s, viewer)
          const v = f.view as HonorView
          asked.add(v.own.question?.kind ?? 'over')
          say(lexicon.question(lang, v, viewer, names), v.own.question?.kind ?? 'over')
          for (const c of [...f.choices, ...f.barred]) {
            verbs.add(c.words[0])
            const text = lexicon.label(lang, c.words, v)
            say(text, c.words.join(' '))
            expect(text).not.toBe(c.words.join(' '))
          }
        }
        legal(honor as never, s, seat, open)
        const blind = below(rng, 2) === 0
        const t = new Recorder<HonorEvent>(seats)
        play(
          honor as never,
          s,
          seat,
          open.at(blind ? below(rng, open.size) : (sense.policy?.(s, seat, open, rng) ?? 0)),
          t,
        )
        for (const h of t.happenings)
          for (const l of LANGS)
            for (const e of [h.secret, h.open]) {
              types.add(e.type)
              const line = lexicon.sentence(l, e, names)
              say(line, e.type)
              // The log says "you" to its reader, and nothing else changes with who reads.
              const told = lexicon.sentence(l, e, { ...names, me: -1 })
              if (told?.includes('Aiko') === true) expect(line, e.type).not.toContain('Aiko')
              else expect(line, e.type).toBe(told)
              expect(en[e.clause], e.type).toBeDefined()
            }
      }
      const over = honor.view(s, 0)
      for (const l of LANGS) say(lexicon.question(l, over, 0, names), 'over')
    }
    // two choices too rare to wait for: a second possession left alone, and a dismissal
    const rare = [
      given({ players: [{ hand: ['elite-1'] }, { court: ['poss-noh', 'poss-daisho'] }, {}] })
        .does(0, 'play', 'elite-1')
        .does(0, 'pick', 'poss-noh')
        .does(0, 'fate', 'destroy'),
      given({ players: [{ hand: ['daimyo-d1'] }, { status: ['second', 0] }, {}] }).does(
        0,
        'play',
        'daimyo-d1',
      ),
    ]
    for (const t of rare)
      for (const lang of LANGS) {
        const v = honor.view(t.s, 0)
        say(lexicon.question(lang, v, 0, names), v.own.question?.kind ?? 'over')
        for (const c of t.face(0).choices) {
          verbs.add(c.words[0])
          say(lexicon.label(lang, c.words, v), c.words.join(' '))
        }
      }
    expect(verbs.size).toBe(22)
    expect([...asked].sort()).toEqual([
      'answer',
      'assassin',
      'castle',
      'dishonor',
      'fate',
      'pick',
      'place',
      'turn',
      'window',
    ])
    expect(types.size).toBeGreaterThan(28)
  })

  test('options, titles and units have names', () => {
    for (const lang of LANGS) {
      for (const field of honor.options.fields) {
        expect(lexicon.option(lang, field.key)).not.toBe(field.key)
        if (field.kind === 'choice')
          for (const value of field.values) expect(lexicon.option(lang, field.key, value)).not.toMatch(broken)
      }
      expect([lexicon.title(lang), lexicon.tagline(lang), lexicon.unit(lang)].join(' ')).not.toMatch(broken)
    }
    expect(lexicon.option('it', 'target', 'auto')).toContain('400')
  })
})
