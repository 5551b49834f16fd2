/** Everything a person can be shown has words in every language, built from views and events alone. */
import { existsSync, readFileSync } from 'node:fs'
import type { Seat } from '@noren/engine'
import { begin, below, Choices, face, legal, members, play, Recorder, seeded, waiting } from '@noren/engine'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/cards.ts'
import { clauses as de } from '../rules/de.gen.ts'
import { clauses as en } from '../rules/en.gen.ts'
import { clauses as fr } from '../rules/fr.gen.ts'
import { clauses as it } from '../rules/it.gen.ts'
import type { HonorEvent } from '../src/events.ts'
import { manifest } from '../src/game.ts'
import { honor } from '../src/index.ts'
import { sense } from '../src/sense.ts'
import type { HonorView } from '../src/view.ts'
import { cardNoun, printedNoun, said } from '../src/words.ts'
import type { People } from '@noren/words'
import { LANG_IDS, plain, speechFor } from '@noren/words'
import { given } from './scenario.ts'

const NAMES = ['Aiko', 'Benkei', 'Chiyo', 'Daigo', 'Emi', 'Fuji']
const people = (me: Seat): People => ({ name: seat => NAMES[seat] ?? '?', me })
/** A speech for each reader and language; -1 is a watcher. */
const SPEECHES = await Promise.all(
  Array.from({ length: 7 }, (_, i) =>
    Promise.all(LANG_IDS.map(lang => speechFor(said, lang, people(i - 1)))),
  ),
)
const speechesTo = (me: Seat) => SPEECHES[me + 1] as (typeof SPEECHES)[number]
const english = (me: Seat) =>
  speechesTo(me)[LANG_IDS.indexOf('en')] as Awaited<ReturnType<typeof speechFor<HonorView, HonorEvent>>>
/** In the order in which the sentences stand below. */
const THREE = ['en', 'fr', 'it'] as const
const inThree = (me: Seat) =>
  THREE.map(lang => speechesTo(me)[LANG_IDS.indexOf(lang)] as ReturnType<typeof english>)
const broken = /undefined|NaN|\[object|\?\?|^\s*$/

describe('the rulebook', () => {
  test('the same ids in every language, each with a sentence of its own', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
    expect(Object.keys(it).sort()).toEqual(Object.keys(en).sort())
    for (const id of Object.keys(en)) {
      expect([de[id], en[id], fr[id], it[id]].every(text => (text ?? '').length > 3)).toBe(true)
      expect(de[id], id).not.toBe(en[id])
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
  test('every card has a name in every language, and a host’s own name stays', () => {
    for (const { voice } of speechesTo(0))
      for (let card = 0; card < CARDS.length; card++) {
        const { noun } = cardNoun(card)
        expect(voice.has(noun), noun).toBe(true)
        expect(plain(voice.name(cardNoun(card)))).not.toMatch(broken)
      }
    const names = (card: number) => inThree(0).map(({ voice }) => plain(voice.name(cardNoun(card))))
    expect(names(30)).toEqual(['Gunpowder Weapons', 'Armes à feu', 'Armi da fuoco'])
    expect(names(17)[1]).toBe('Okugata O-Ichi')
  })

  test('the printed name of a card is the same in every language', () => {
    let printed = 0
    for (let card = 0; card < CARDS.length; card++) {
      const noun = printedNoun(card)
      const all = speechesTo(0).filter(({ voice }) => noun !== null && voice.has(noun.noun))
      if (noun === null || all.length === 0) continue
      printed++
      expect(all).toHaveLength(LANG_IDS.length)
      const faces = new Set(all.map(({ voice }) => plain(voice.name(noun))))
      expect([...faces]).toEqual([CARDS[card]?.name.replace("'", '’')])
    }
    expect(printed).toBeGreaterThan(80)
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
    const label = (...words: (string | number)[]): string =>
      plain(english(1).label(words, honor.view(t.s, 1)))
    expect(label('play', 'assassin-1')).toBe('Play Ninja Assassin (1 action, −25)')
    expect(label('play', 'dishonor-1')).toBe('Play Dishonor (2 actions)')
    expect(label('dissolve')).toBe('Dissolve the alliance (−25)')
    t.does(1, 'play', 'assassin-1')
    expect(label('kill', 'samurai', 0)).toBe('The Samurai of Aiko: 5+ (−50)')
    expect(label('kill', 'daimyo', 0)).toBe('The Daimyo of Aiko: 3+ (−25)')
  })

  test('HS-DEC-7, HS-DEC-9, HS-DEC-10: a question speaks to the asked player and names the others', () => {
    const asks = (t: ReturnType<typeof given>, seat: Seat): string =>
      plain(english(seat).question(honor.view(t.s, seat), seat))
    const lost = given({
      players: [
        { daimyo: 'daimyo-d3', hand: ['army-1'] },
        { daimyo: 'daimyo-s1', court: ['castle-1'], hand: ['army-2'] },
        { hand: ['army-3'] },
      ],
    })
      .dice(6, 1)
      .does(0, 'attack', 1)
    expect(asks(lost, 0)).toBe('You beat Benkei. Will you let the Daimyo live by Save Face?')
    expect(asks(lost, 1)).toBe('Your Daimyo lost to Aiko and will die. Will you play Save Face?')
    expect(asks(lost, 2)).toBe('Benkei lost to Aiko. Will you play Save Face?')
    lost.does(1, 'pass').does(2, 'pass')
    expect(asks(lost, 1)).toBe('Your answer is sealed.')
    expect(asks(lost, 2)).toBe('Your answer about Benkei is sealed.')
    lost.does(0, 'pass')
    expect(asks(lost, 0)).toBe('The castle of Benkei is yours: take it or burn it?')
    expect(asks(lost, 1)).toBe('Aiko decides about your castle.')
    expect(asks(lost, 2)).toBe('Aiko decides about the castle of Benkei.')
    const shamed = given({ players: [{ hand: ['dishonor-1', 'army-1'] }, {}, { hand: ['army-3'] }] })
      .does(0, 'play', 'dishonor-1')
      .does(0, 'dishonor', 1)
    expect(asks(shamed, 0)).toBe('You dishonoured Benkei, who must answer.')
    expect(asks(shamed, 1)).toBe('Aiko dishonours you. How do you answer?')
    expect(asks(shamed, 2)).toBe('Aiko dishonoured Benkei, who must answer.')
    shamed.does(1, 'accept')
    expect(asks(shamed, 0)).toBe('You dishonoured Benkei. Will you play Save Face all the same?')
    expect(asks(shamed, 1)).toBe('Everybody is asked: Save Face for you?')
    expect(asks(shamed, 2)).toBe('Will you save the face of Benkei?')
  })

  test('the log speaks to its reader', () => {
    const clause = 'HS-TURN-1'
    const told = (e: HonorEvent, me: Seat): string[] => inThree(me).map(speech => plain(speech.log(e) ?? []))
    const forces = { strength: [20, 10], dice: [2, 1] } as const
    const attack: HonorEvent = { type: 'attacked', seat: 0, target: 1, ...forces, clause }
    expect(told(attack, 0)).toEqual([
      'You attack Benkei: 2 dice against 1.',
      'Vous attaquez Benkei\u00a0: 2 dés contre 1.',
      'Attacchi Benkei: 2 dadi contro 1.',
    ])
    expect(told(attack, 1)).toEqual([
      'Aiko attacks you: 2 dice against 1.',
      'Aiko vous attaque\u00a0: 2 dés contre 1.',
      'Aiko ti attacca: 2 dadi contro 1.',
    ])
    const lay: HonorEvent = { type: 'placed', seat: 0, card: 30, owner: 0, row: 'daimyo', clause }
    expect(told(lay, 0)).toEqual([
      'You lay the Gunpowder Weapons into your Daimyo’s house.',
      'Vous posez les Armes à feu dans votre maison du Daimyo.',
      'Posi le Armi da fuoco nella tua casa del Daimyo.',
    ])
    expect(told(lay, 1)).toEqual([
      'Aiko lays the Gunpowder Weapons into their Daimyo’s house.',
      'Aiko pose les Armes à feu dans sa maison du Daimyo.',
      'Aiko posa le Armi da fuoco nella sua casa del Daimyo.',
    ])
    expect(told({ ...lay, owner: 2 }, 2)[1]).toBe('Aiko pose les Armes à feu dans votre maison du Daimyo.')
    expect(told({ ...lay, seat: 1, owner: 0 }, 1)[1]).toBe(
      'Vous posez les Armes à feu dans la maison du Daimyo d’Aiko.',
    )
    const fight = { seat: 2, defender: 1, dice: [[7], [7]], totals: [7, 7], tie: true } as const
    expect(told({ type: 'rolled', ...fight, clause }, 1)).toEqual([
      'Chiyo and you both roll 7: again.',
      'Chiyo et vous faites tous deux 7\u00a0: on relance.',
      'Chiyo e tu fate entrambi 7: si rilancia.',
    ])
    // Dishonor is borne or accepted: «supporter» would be to put up with somebody.
    const bear: HonorEvent = { type: 'answered', seat: 0, answer: 'accept', card: -1, clause }
    expect(told(bear, 1)).toEqual([
      'Aiko bears the dishonour.',
      'Aiko accepte le déshonneur.',
      'Aiko accetta il disonore.',
    ])
  })

  test('every choice, question and event of whole games has words in every language', () => {
    const open = new Choices()
    const types = new Set<string>()
    const asked = new Set<string>()
    const verbs = new Set<unknown>()
    const say = (text: string, what: string): void => expect(text, what).not.toMatch(broken)
    for (let seed = 1; seed <= 24; seed++) {
      const seats = 3 + (seed % 4)
      const rng = seeded(seed)
      const s = begin(honor, { ...honor.options.defaults, target: 300 }, seats, seeded(seed + 100))
      while (s.outcome === null) {
        const who = members(waiting(s))
        const seat = who[below(rng, who.length)] as Seat
        const at = below(rng, LANG_IDS.length)
        for (const viewer of [seat, -1, (seat + 1) % seats]) {
          const f = face(honor as never, s, viewer)
          const v = f.view as HonorView
          const speech = speechesTo(viewer)[at] as ReturnType<typeof english>
          asked.add(v.own.question?.kind ?? 'over')
          say(plain(speech.question(v, viewer)), v.own.question?.kind ?? 'over')
          for (const c of [...f.choices, ...f.dim]) {
            verbs.add(c.words[0])
            const text = plain(speech.label(c.words, v))
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
          for (const l of LANG_IDS.keys())
            for (const e of [h.secret, h.open]) {
              types.add(e.type)
              const line = speechesTo(0)[l]?.log(e) ?? null
              const mine = plain(line ?? [])
              if (line !== null) say(mine, e.type)
              // The log says "you" to its reader, and nothing else changes with who reads.
              const told = plain(speechesTo(-1)[l]?.log(e) ?? [])
              if (told.includes('Aiko')) expect(mine, e.type).not.toContain('Aiko')
              else expect(mine, e.type).toBe(told)
              expect(en[e.clause], e.type).toBeDefined()
            }
      }
      const over = honor.view(s, 0)
      for (const speech of speechesTo(0)) say(plain(speech.question(over, 0)), 'over')
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
      for (const speech of speechesTo(0)) {
        const v = honor.view(t.s, 0)
        say(plain(speech.question(v, 0)), v.own.question?.kind ?? 'over')
        for (const c of t.face(0).choices) {
          verbs.add(c.words[0])
          say(plain(speech.label(c.words, v)), c.words.join(' '))
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
    for (const speech of speechesTo(0)) {
      for (const field of honor.options.fields) {
        expect(speech.option(field.key), field.key).not.toBe(null)
        // A number of points says itself.
        for (const value of field.kind === 'choice' ? field.values : [])
          if (typeof value === 'string') expect(speech.option(field.key, value), value).not.toBe(null)
      }
      expect([speech.title, speech.tagline, speech.unit].join(' ')).not.toMatch(broken)
      for (const sign of manifest.chapters) expect(speech.chapter(sign), sign).not.toBe(null)
    }
    expect(inThree(0)[2]?.option('target', 'auto')).toContain('400')
  })
})
