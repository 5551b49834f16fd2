import type { People } from '@noren/words'
import { Recorder, WATCHER, face, heardBy, play } from '@noren/engine'
import { walk } from '@noren/engine/laws'
import { expect, test } from 'vitest'
import { actions } from '../src/actions.ts'
import type { CharacterId } from '../src/cards.ts'
import { CARD_IDS, CHARACTERS } from '../src/cards.ts'
import type { Sakura, SakuraEvent, SakuraView } from '../src/index.ts'
import { sakura } from '../src/index.ts'
import { card, character, cookNumber, effectOf, faceOf, printedOn } from '../src/words.ts'
import { LANG_IDS, plain } from '@noren/words'
import { fixture } from '../src/laws/fixture.ts'
import { heard } from '../src/laws/reasons.ts'
import { given } from './scenario.ts'

/** Words: every language, no raw ids, nothing missing. */

const names = (me: number): People => ({
  name: seat => ['Anette', 'Eric', 'Monica', 'Inès', 'Théo', 'Mika'][seat] ?? '?',
  me,
})
const RAW =
  /undefined|NaN|\bnull\b|\b(black|red|green|blue)-\d|cook-\d|geisha-|samurai-|daimyo-|konohana-|(log|ask|do|no)-[a-z]/

/** Cheaper than an assertion, and there are a hundred thousand of them. */
function readsWell(text: string): void {
  if (text.length < 3 || RAW.test(text)) throw new Error(`this does not read well: ${text}`)
}

const wordsSeen = new Set<string>()
const eventsSeen = new Set<string>()
const questionsSeen = new Set<string>()

function checkStop(s: Sakura): void {
  for (const seat of [WATCHER, ...s.hands.keys()]) {
    const f = face(sakura as never, s as never, seat)
    const view = f.view as SakuraView
    if (view.own.question !== null) questionsSeen.add(view.own.question.kind)
    for (const lang of LANG_IDS) {
      const asked = heard.question(lang, view, seat, names(seat))
      readsWell(asked)
      for (const said of [...f.choices, ...f.dim]) {
        wordsSeen.add(String(said.words[0]))
        const label = heard.label(lang, said.words, view)
        readsWell(label)
        if (label === said.words[0]) throw new Error(`no label for ${label}`)
      }
    }
  }
}

function checkEvents(events: readonly SakuraEvent[], seat: number): void {
  for (const e of events) {
    eventsSeen.add(e.type)
    if (sakura.clauses[e.clause] === undefined) throw new Error(`no clause ${e.clause}`)
    for (const lang of LANG_IDS) readsWell(heard.log(lang, e, names(seat)) ?? 'silence')
  }
}

test('every label, question and sentence of whole games reads well in every language', () => {
  for (const [seats, option] of [
    [2, 0],
    [3, 1],
    [4, 2],
    [6, 0],
  ] as const)
    walk(fixture, { seats, option, seed: 40 + seats, tape: [] }, stop => {
      const s = stop.s as Sakura
      if (stop.n % 3 === 0) checkStop(s)
      const recorder = new Recorder<SakuraEvent>(s.seats)
      play(sakura as never, sakura.clone(s) as never, stop.seat, stop.action, recorder as never)
      for (const seat of [WATCHER, ...s.hands.keys()]) checkEvents(heardBy(recorder.happenings, seat), seat)
    })
  expect([...wordsSeen].sort()).toEqual([...actions.verbs].sort())
  expect(questionsSeen.size).toBe(13)
  for (const type of ['placed', 'took', 'stole', 'voteRevealed', 'reordered', 'roundScored', 'gameOver'])
    expect(eventsSeen).toContain(type)
})

test('a label tells the price and the coins', () => {
  const t = given({
    left: ['green-4', 'green-5'],
    row: ['cook-2', 'samurai-flip', null, null, null],
    hands: [['green-6', 'red-1', 'red-2', 'red-3']],
  })
  expect(heard.label('en', ['hire', 'samurai-flip'], t.view(0))).toBe(
    'Hire the Samurai of the Turn for 2 coins',
  )
  expect(heard.label('en', ['take', 'left'], t.view(0))).toBe('Take the left pile: 2 cards, gain 2 coins')
  expect(heard.label('en', ['take', 'left'], t.view(WATCHER))).toBe('Take the left pile: 2 cards')
})

test('a question tells what is wanted, or whom the table waits for', () => {
  const t = given({ served: ['left'], right: ['blue-6'] })
  expect(heard.question('en', t.view(0), 0, names(0))).toBe(
    'Serve the other pile. Right: blue below 6, or any 6.',
  )
  expect(heard.question('fr', t.view(1), 1, names(1))).toBe('On attend Anette.')
})

test('sentences speak to their reader', () => {
  const e: SakuraEvent = {
    type: 'placed',
    seat: 0,
    card: 'black-12',
    pile: 'left',
    helpers: ['cook-2'],
    clause: 'SA-PLAY-5',
  }
  expect(heard.log('en', e, names(0))).toBe('You place black 12 on the left pile with the Second Cook.')
  expect(heard.log('fr', e, names(1))).toBe(
    'Anette pose le 12 noir sur la pile de gauche avec le Deuxième Cuisinier.',
  )
  expect(heard.log('it', e, names(0))).toBe('Posi il 12 nero sulla pila di sinistra con il Secondo Cuoco.')
})

test('names and effects of all cards and characters exist in every language', () => {
  const { table } = given({}).view(0).open
  for (const lang of LANG_IDS) {
    const heardIn = heard.speech(lang)
    const { voice, title, tagline, unit } = heardIn
    expect(new Set(CARD_IDS.map(id => plain(voice.name(card(id, table))))).size).toBe(52)
    expect(new Set(CHARACTERS.map(id => plain(voice.name(character(id))))).size).toBe(15)
    const effect = (id: CharacterId): string => {
      const [key, facts] = effectOf(id, cookNumber(table, id))
      return voice.text(key as never, ...([facts] as never))
    }
    expect(new Set(CHARACTERS.map(effect)).size).toBe(15)
    expect(title).toBe('Sakura')
    expect(tagline.length).toBeGreaterThan(10)
    expect(unit).toMatch(/^shuriken/i)
    for (const key of ['voluntaryTake', 'openSums', 'denialHiring', 'data'])
      expect(heardIn.option(key)?.length).toBeGreaterThan(5)
    expect(heardIn.option('nothing')).toBeNull()
  }
  expect(faceOf('green-12')).toEqual({ colour: 'green', value: 12 })
  expect(printedOn(table, 'red-7')).toEqual({ ink: 'red', coins: 0, shurikens: 3 })
})

test('words that mean nothing are not heard', () => {
  for (const words of [
    [],
    ['fly'],
    ['place'],
    ['place', 'black-14', 'left'],
    ['place', 'black-1', 'middle'],
    ['place', 'black-1', 'left', 'now'],
    ['take', 'up'],
    ['hire', 'monk'],
    ['refresh', 1],
    ['look', -1],
    ['look', 6],
    ['look', 'me'],
    ['look', 1.5],
    ['apply', 'cook-2'],
    ['apply', 'samurai-lower+'],
    ['apply', 'samurai-flip'],
    ['apply', 'cook-2+', 'cook-2-'],
    ['apply', 3],
    ['vote', 'red'],
  ])
    expect(actions.hear(words), words.join(' ')).toBeNull()
})
