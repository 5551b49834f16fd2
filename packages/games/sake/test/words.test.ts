/** Everything a person can be shown has words in every language, built from views and events alone. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { LANG_IDS } from '@noren/words'
import { describe, expect, test } from 'vitest'
import { clauses as de } from '../rules/de.gen.ts'
import { clauses as en } from '../rules/en.gen.ts'
import { clauses as fr } from '../rules/fr.gen.ts'
import { clauses as it } from '../rules/it.gen.ts'
import type { SakeEvent } from '../src/index.ts'
import { sake } from '../src/index.ts'
import {
  ABILITY_CLAUSE,
  DIRS,
  DISCIPLE_BASE,
  LOCATIONS,
  PLACES,
  STANDARD,
  TEXT_CLAUSE,
} from '../src/words.ts'
import { heard } from '../src/laws/reasons.ts'
import type { People } from '@noren/words'
import type { Seat } from './engine.ts'
import {
  Choices,
  Recorder,
  WATCHER,
  begin,
  below,
  face,
  heardBy,
  legal,
  members,
  play,
  seeded,
  waiting,
} from './engine.ts'
import { g } from './scenario.ts'

const names: People = {
  name: seat => 'Aiko Benkei Chiyo Daigo Emi Fuji Goro Hana'.split(' ')[seat] ?? '?',
  me: 0,
}
const BROKEN = /undefined|NaN|\[object|\{|\}|\?\?|^\s*$/

describe('the rulebook', () => {
  test('the same ids in every language, each with a sentence of its own', () => {
    expect(Object.keys(de)).toEqual(Object.keys(en))
    expect(Object.keys(fr)).toEqual(Object.keys(en))
    expect(Object.keys(it)).toEqual(Object.keys(en))
    for (const id of Object.keys(en)) {
      expect(
        [de[id], en[id], fr[id], it[id]].every(text => (text ?? '').length > 8),
        id,
      ).toBe(true)
      expect(new Set([de[id], en[id], fr[id], it[id]]).size, id).toBe(4)
    }
  })
  const rules = new URL('../../../../../shared/rules/sake-and-samurai.md', import.meta.url)
  const inRules = existsSync(rules)
  test(`every clause and example of the rules has its sentence${inRules ? '' : ' (the rules are not beside this clone: the committed ids are the reference)'}`, () => {
    const text = inRules
      ? readFileSync(rules, 'utf8')
      : Object.keys(en)
          .map(id => `**${id} —`)
          .join('\n')
    const ids = new Set(Array.from(text.matchAll(/^(?:- )?\*\*(SK-[A-Z]+-\d+)\b/gm), m => m[1] ?? ''))
    expect([...ids].filter(id => en[id] === undefined)).toEqual([])
    expect(Object.keys(en).filter(id => id.startsWith('SK-') && !ids.has(id))).toEqual([])
    expect(ids.size).toBe(387)
  })
  test('every id the code names has a sentence', () => {
    const src = new URL('../src/', import.meta.url)
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    const code = files
      .filter(f => f.endsWith('.ts') && !f.startsWith('clauses'))
      .map(f => readFileSync(new URL(f, src), 'utf8'))
      .join('\n')
    const cited = new Set(code.match(/\b(?:SK-[A-Z]+|[AD])-\d+\b/g))
    expect([...cited].filter(id => en[id] === undefined)).toEqual([])
    expect(Object.keys(en).filter(id => !cited.has(id))).toEqual([])
  })
})

describe('words', () => {
  test('names, options and texts are there in every language', () => {
    for (const lang of LANG_IDS) {
      const told = heard.speech(lang, names)
      expect(told.title.length).toBeGreaterThan(5)
      expect(told.tagline.length).toBeGreaterThan(10)
      expect(told.unit.length).toBeGreaterThan(2)
      for (const field of sake.options.fields) {
        expect(told.option(field.key), field.key).not.toBe(null)
        if (field.kind === 'choice')
          for (const v of field.values)
            if (typeof v === 'string') expect(told.option(field.key, v), v).not.toBe(null)
      }
      for (const id of LOCATIONS) expect(told.figure(`rule-${id}`) ?? '').not.toMatch(BROKEN)
    }
    for (const clause of [...Object.values(TEXT_CLAUSE), ...Object.values(ABILITY_CLAUSE)])
      expect(en[clause]).toBeDefined()
  })

  test('SK-SETUP-18 SK-DRINK-9 SK-SAKE-8: the first player is addressed with -san, drinkers shout, drunks hiccup', () => {
    const clause = 'SK-TURN-1'
    for (const lang of LANG_IDS) {
      const say = (e: SakeEvent): string | null => heard.log(lang, e, names)
      expect(say({ type: 'gameBegan', seat: 1, masu: 8, location: 0, clause })).toContain('Benkei-san')
      expect(say({ type: 'gameBegan', seat: 0, masu: 8, location: 0, clause })).toContain('-san')
      expect(say({ type: 'drank', seat: 0, amount: 2, clause })).toMatch(/SAK[ÉÈ]{3}/)
      expect(say({ type: 'placed', seat: 0, place: 1, clause })).toMatch(/hi(c|ps)/)
      expect(say({ type: 'placed', seat: 0, place: 0, clause })).not.toMatch(/hi(c|ps)/)
    }
  })

  const clause = 'SK-ATTACK-1'
  const said = (e: SakeEvent, me: Seat): (string | null)[] =>
    LANG_IDS.map(lang => heard.log(lang, e, { ...names, me }))
  const hit = { target: 1, owner: -1, card: -1, source: -1, weapon: -1, ranged: false, value: 3 }

  test('the log speaks to its reader', () => {
    expect(said({ type: 'stoodUp', seat: 0, clause }, 0)).toEqual([
      'You stand up.',
      'Du stehst auf.',
      'Vous vous levez.',
      'Ti alzi.',
    ])
    expect(said({ type: 'turnCut', seat: 0, clause }, 1)).toEqual([
      'Aiko’s turn ends at once.',
      'Aikos Zug endet sofort.',
      'Le tour d’Aiko finit aussitôt.',
      'Il turno di Aiko finisce subito.',
    ])
    expect(said({ type: 'attacked', seat: 0, ...hit, clause }, 0)).toEqual([
      'You attack Benkei with bare hands: 3.',
      'Du greifst Benkei mit bloßen Händen an: 3.',
      'Vous attaquez Benkei à mains nues\u00a0: 3.',
      'Attacchi Benkei a mani nude: 3.',
    ])
    expect(said({ type: 'attacked', seat: 0, ...hit, clause }, 1)).toEqual([
      'Aiko attacks you with bare hands: 3.',
      'Aiko greift dich mit bloßen Händen an: 3.',
      'Aiko vous attaque à mains nues\u00a0: 3.',
      'Aiko ti attacca a mani nude: 3.',
    ])
    expect(said({ type: 'ended', winners: 0b101, clause }, 2)).toEqual([
      'Victory for Aiko and you.',
      'Sieg für Aiko und dich.',
      'Victoire pour Aiko et vous.',
      'Vittoria per Aiko e te.',
    ])
  })

  test('whose Disciple is struck and with what, by the article of the box', () => {
    const target = DISCIPLE_BASE + STANDARD.cards.findIndex(c => c.type === 'disciple')
    const katana = PLACES.indexOf('katana')
    expect(said({ type: 'attacked', seat: 2, ...hit, target, owner: 1, weapon: katana, clause }, 0)).toEqual([
      'Chiyo attacks Benkei’s Disciple with the Katana: 3.',
      'Chiyo greift Benkeis Schüler mit dem Katana an: 3.',
      'Chiyo attaque le Disciple de Benkei avec le Katana\u00a0: 3.',
      'Chiyo attacca il Seguace di Benkei con la Katana: 3.',
    ])
    const ramen = STANDARD.cards.findIndex(c => c.type === 'ramen')
    expect(
      said({ type: 'attacked', seat: 2, ...hit, target: 0, card: ramen, ranged: true, clause }, 0),
    ).toEqual([
      'Chiyo attacks you from afar (Scalding Ramen): 3.',
      'Chiyo greift dich aus der Ferne an (Kochend heiße Ramen): 3.',
      'Chiyo vous attaque à distance (Ramen brûlant)\u00a0: 3.',
      'Chiyo ti attacca a distanza (Ramen bollente): 3.',
    ])
  })

  test('the way of a Step, and where it came or went', () => {
    const away = DIRS.indexOf('away')
    expect(said({ type: 'moved', seat: 1, dir: away, steps: 1, clause }, 0)).toEqual([
      'Benkei moves 1 Step back.',
      'Benkei geht 1 Schritt zurück.',
      'Benkei recule de 1 Pas.',
      'Benkei arretra di 1 Passo.',
    ])
    expect(said({ type: 'cubePut', seat: 1, change: 0, gap: 2, to: 0, index: 0, clause }, 0)).toEqual([
      'Benkei adds a Step between Chiyo and you.',
      'Benkei legt zwischen Chiyo und dir einen Schritt dazu.',
      'Benkei ajoute un Pas entre Chiyo et vous.',
      'Benkei mette un Passo tra Chiyo e te.',
    ])
    expect(said({ type: 'gapClosed', seat: 3, kept: 1, a: 1, b: 0, returned: 5, clause }, 0)).toEqual([
      'The gap between Benkei and you stays; 5 Steps leave the table.',
      'Die Strecke zwischen Benkei und dir bleibt; 5 Schritte verlassen den Tisch.',
      'L’intervalle entre Benkei et vous reste\u202f; 5 Pas quittent la table.',
      'L’intervallo tra Benkei e te resta; 5 Passi lasciano il tavolo.',
    ])
  })

  test('whole games: every choice, question and line of the log reads well in every language', () => {
    const open = new Choices()
    const seen = new Set<string>()
    let lines = 0
    for (let seed = 1; seed <= 5; seed++) {
      const seats = 3 + (seed % 6)
      const rng = seeded(seed * 17)
      const options = {
        ...sake.options.defaults,
        edition: seed % 2 === 0 ? ('it' as const) : ('fr' as const),
      }
      const s = begin(sake, options, seats, seeded(seed))
      while (s.outcome === null) {
        const asked = members(waiting(s))
        const seat = asked[below(rng, asked.length)] as Seat
        if (below(rng, 12) === 0) {
          const mine = face(g, s, seat)
          const view = sake.view(s, seat)
          for (const lang of LANG_IDS) {
            for (const c of [...mine.choices, ...mine.dim])
              expect(heard.label(lang, c.words, view, names), c.words.join(' ')).not.toMatch(BROKEN)
            expect(heard.question(lang, view, seat, names)).not.toMatch(BROKEN)
            expect(heard.question(lang, sake.view(s, WATCHER), WATCHER, names)).not.toMatch(BROKEN)
          }
        }
        legal(g, s, seat, open)
        const recorder = new Recorder<SakeEvent>(seats)
        play(g, s, seat, open.at(below(rng, open.size)), recorder)
        for (const e of heardBy(recorder.happenings, seat)) {
          if (e.clause !== undefined) expect(en[e.clause], `${e.type} ${e.clause}`).toBeDefined()
          for (const lang of LANG_IDS) {
            const line = heard.log(lang, e, names)
            // The log says "you" to its reader, and nothing else changes with who reads.
            const told = heard.log(lang, e, { ...names, me: WATCHER })
            if (told?.includes('Aiko') === true) expect(line, e.type).not.toMatch(/Aiko/)
            else expect(line, e.type).toBe(told)
            if (line === null) continue
            expect(line, e.type).not.toMatch(BROKEN)
            expect(line, e.type).not.toMatch(/~| {2}|\*/)
            lines++
            seen.add(e.type)
          }
        }
      }
    }
    expect(lines).toBeGreaterThan(2000)
    expect(seen.size).toBeGreaterThan(25)
  })
})
