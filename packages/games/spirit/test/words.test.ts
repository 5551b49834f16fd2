import {
  below,
  Choices,
  face,
  first,
  heardBy,
  legal,
  play,
  Recorder,
  seeded,
  begin,
  WATCHER,
  waiting,
} from '@noren/engine'
import type { People } from '@noren/words'
import { LANG_IDS, plain, speechFor } from '@noren/words'
import { expect, test } from 'vitest'
import { actions } from '../src/actions.ts'
import { MODES } from '../src/cards.ts'
import { spirit } from '../src/index.ts'
import type { Spirit, SpiritEvent, SpiritView } from '../src/index.ts'
import { policy } from '../src/sense.ts'
import { SEEN } from '../src/frames.ts'
import { given } from './scenario.ts'
import { writtenScore } from '../src/said.ts'
import { said } from '../src/words.ts'

/** Words: every language, no raw ids, nothing missing. */

const NAMES = ['Anna', 'Eric', 'Monica', 'Inès', 'Théo', 'Mika', 'Bruno']
const people = (me: number): People => ({ name: seat => NAMES[seat] ?? '?', me })
/** A speech for each language and reader; -1 is a watcher. */
const SPEECHES = await Promise.all(
  LANG_IDS.map(lang =>
    Promise.all(Array.from({ length: 8 }, (_, i) => speechFor(said, lang, people(i - 1)))),
  ),
)
const speechesOf = (reader: number) => SPEECHES.map(all => all[reader + 1] as (typeof all)[number])
const RAW = /undefined|NaN|\bnull\b|[A-Z]_[A-Z]|\?\?|P\d-\d|-1|#\d/

/** Cheaper than an assertion, and there are many thousands of them. */
function readsWell(text: string): void {
  if (text.length < 3 || RAW.test(text)) throw new Error(`this does not read well: ${text}`)
}

const verbs = new Set<string>()
const events = new Set<string>()
const kinds = new Set<string>()
const list = new Choices()

function checkFace(s: Spirit): void {
  kinds.add(s.frames.at(-1)?.kind ?? 'none')
  for (const seat of [WATCHER, first(waiting(s))]) {
    const f = face(spirit as never, s as never, seat)
    const view = f.view as SpiritView
    for (const speech of speechesOf(seat)) {
      readsWell(plain(speech.question(view, seat)))
      for (const { words } of [...f.choices, ...f.dim]) {
        verbs.add(String(words[0]))
        const label = plain(speech.label(words, view))
        readsWell(label)
        if (label === words.join(' ')) throw new Error(`no label for ${label}`)
      }
    }
  }
}

function checkEvents(told: readonly SpiritEvent[], seat: number): void {
  for (const e of told) {
    events.add(e.type)
    if (spirit.clauses[e.clause] === undefined) throw new Error(`no clause ${e.clause}`)
    for (const speech of speechesOf(seat)) readsWell(plain(speech.log(e) ?? ['silence']))
  }
}

function wholeGame(seed: number): void {
  const rng = seeded(seed)
  const seats = 2 + (seed % 6)
  const mode = MODES[seed % 4] ?? 'normal'
  const samurai = seed % 5 === 0 ? 'choose' : 'random'
  const opening = new Recorder<SpiritEvent>(seats)
  const s = begin(spirit, { ...spirit.options.defaults, mode, samurai }, seats, seeded(seed), opening)
  checkEvents(heardBy(opening.happenings, 0), 0)
  while (s.outcome === null) {
    checkFace(s)
    const seat = first(waiting(s))
    legal(spirit as never, s, seat, list)
    const a = list.at(below(rng, 6) === 0 ? below(rng, list.size) : policy(s, seat, list, rng))
    const told = new Recorder<SpiritEvent>(seats)
    play(spirit as never, s, seat, a, told)
    for (const reader of [WATCHER, seat]) checkEvents(heardBy(told.happenings, reader), reader)
  }
  for (const speech of speechesOf(0)) readsWell(plain(speech.question(spirit.view(s, 0), 0)))
}

test('every label, question and sentence of whole games reads well in every language', () => {
  for (let seed = 1; seed <= 80; seed++) wholeGame(seed)
  // Questions that few games ask.
  const left = ['P1-01', 'P1-09']
  const rare = [
    given({ samurai: ['kyuzo', 'heihachi'], boards: [{ line: ['B-7'], left }] }),
    given({ samurai: ['kyuzo', 'heihachi'], boards: [{ line: ['B-4'] }] }),
    given({ samurai: ['kyuzo', 'heihachi'], boards: [{ left }], at: 'end', deck: [], mode: 'normal' }),
  ]
  const lending = given({
    samurai: ['kyuzo', 'gorobei', 'kanbei'],
    boards: [{ line: [4, 2] }],
    deck: ['P3-13'],
    more: 5,
  }).does(0, 'fight')
  const seeing = given({
    samurai: ['katsushiro', 'gorobei'],
    boards: [{ line: [4, 4, 2], animal: true }],
    deck: ['P3-13'],
    more: 5,
  })
  seeing.does(0, 'fight').does(0, 'confront').does(0, 'use')
  const healing = given({
    samurai: ['heihachi', 'kyuzo'],
    boards: [{ line: [4, 4], animal: true }, { wound: true }],
    deck: ['P3-13'],
    more: 5,
  }).does(0, 'fight')
  for (const t of [...rare, lending, seeing, healing]) if (t.s.outcome === null) checkFace(t.s)
  checkFace(lending.does(0, 'from', 1).s)
  const silent = ['opening', 'turn', 'penalty', 'kiai', 'compare', 'endOfRound']
  expect(Object.keys(SEEN).filter(k => !kinds.has(k) && !silent.includes(k))).toEqual([])
  expect(actions.verbs.filter(v => !verbs.has(v))).toEqual([])
  expect(events.size).toBeGreaterThanOrEqual(40)
})

test('titles, options and units are words', () => {
  for (const speech of speechesOf(0)) {
    for (const text of [speech.title, speech.tagline, speech.unit]) readsWell(text)
    for (const field of spirit.options.fields) {
      expect(speech.option(field.key)).not.toBe(null)
      for (const value of field.kind === 'choice' ? field.values : [])
        // A number of players says itself.
        if (typeof value === 'string') expect(speech.option(field.key, value)).not.toBe(null)
    }
  }
})

test('SS-SCORE-4: a score is written with the sign of its difficulty', () => {
  expect([writtenScore(7, 'normal'), writtenScore(9, 'easy')]).toEqual(['7+', '9'])
})
