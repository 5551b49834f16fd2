import { LANG_IDS } from '@noren/words'
import type { Lang } from '@noren/words'
import { expect, test } from 'vitest'
import type { CardId, CharacterId, Side } from '../src/cards.ts'
import { CARD_IDS, COLOURS, PRINTED, SIDES, VALUES, cardOf, characterOf } from '../src/cards.ts'
import { fits, helpersOf, shiftsOf } from '../src/placement.ts'
import { wantNoun } from '../src/wants.ts'
import { heard } from '../src/laws/reasons.ts'
import { given } from './scenario.ts'

/** The questions tell the truth: what a prompt says fits is read back from its text, and is exactly what is legal. */

interface Tongue {
  readonly colours: readonly string[]
  /** "red above 8", and what stands for a run of values. */
  readonly above: RegExp
  readonly below: RegExp
  readonly any: RegExp
  readonly card: string
  readonly suit: RegExp
  readonly or: RegExp
  readonly to: RegExp
  /** Takes the endings off, where a colour has some. */
  readonly bare?: (text: string) => string
}
const READ: Readonly<Record<Lang, Tongue>> = {
  en: {
    colours: ['black', 'red', 'green', 'blue'],
    above: /^(\w+) above (\d+)$/,
    below: /^(\w+) below (\d+)$/,
    any: /^any ([\d].*)$/,
    card: 'any card',
    suit: /^any ([a-z]+)$/,
    or: /, or (?=any)/,
    to: / to /,
  },
  de: {
    colours: ['schwarz', 'rot', 'grün', 'blau'],
    above: /^([a-zü]+) über (\d+)$/,
    below: /^([a-zü]+) unter (\d+)$/,
    any: /^jede ([\d].*)$/,
    card: 'jede karte',
    suit: /^jede ([a-zü]+) karte$/,
    or: /,? oder (?=jede)/,
    to: / bis /,
    bare: text =>
      text
        .toLowerCase()
        .replaceAll(/(schwarz|rot|grün|blau)e?\b/g, '$1')
        .replace(' mit ', ' '),
  },
  fr: {
    colours: ['noir', 'rouge', 'vert', 'bleu'],
    above: /^(\w+) au-dessus de (\d+)$/,
    below: /^(\w+) au-dessous de (\d+)$/,
    any: /^n’importe quel ([\d].*)$/,
    card: 'n’importe quelle carte',
    suit: /^n’importe quel ([a-z]+)$/,
    or: /, ou (?=n’importe)/,
    to: / à /,
  },
  it: {
    colours: ['nero', 'rosso', 'verde', 'blu'],
    above: /^(\w+) sopra (?:l’|il )(\d+)$/,
    below: /^(\w+) sotto (?:l’|il )(\d+)$/,
    any: /^qualsiasi ([\d].*)$/,
    card: 'qualsiasi carta',
    suit: /^qualsiasi ([a-z]+)$/,
    or: /, o (?=qualsiasi)/,
    to: / a /,
  },
}

/** "1, 2 or 6 to 13" as values. */
const valuesIn = (text: string, to: RegExp): number[] =>
  text.split(/, | or | ou | o | oder /).flatMap(piece => {
    const [from = NaN, until = from] = piece.split(to).map(Number)
    return VALUES.filter(v => v >= from && v <= until)
  })

/** The cards that a prompt names. */
function namedIn(text: string, lang: Lang): Set<CardId> {
  const t = READ[lang]
  const named = new Set<CardId>()
  const add = (colours: readonly string[], values: readonly number[]): void => {
    if (values.length === 0) throw new Error(`nobody can read ${text}`)
    for (const c of colours) for (const v of values) named.add(`${c}-${v}` as CardId)
  }
  const colour = (word: string | undefined): string[] => {
    const at = t.colours.indexOf(word ?? '')
    if (at < 0) throw new Error(`no colour is ${word} in ${text}`)
    return [COLOURS[at] as string]
  }
  for (const part of (t.bare?.(text) ?? text).split(t.or)) {
    const above = t.above.exec(part)
    const below = t.below.exec(part)
    const any = t.any.exec(part)
    const suit = t.suit.exec(part)
    if (part === t.card) add(COLOURS, VALUES)
    else if (any !== null) add(COLOURS, valuesIn(any[1] ?? '', t.to))
    else if (above !== null)
      add(
        colour(above[1]),
        VALUES.filter(v => v > Number(above[2])),
      )
    else if (below !== null)
      add(
        colour(below[1]),
        VALUES.filter(v => v < Number(below[2])),
      )
    else if (suit !== null) add(colour(suit[1]), VALUES)
    else {
      const word = t.colours.find(c => part.includes(c))
      add(colour(word), valuesIn(part.replace(word ?? '', '').trim(), t.to))
    }
  }
  return named
}

const HELPERS = [
  'cook-1',
  'cook-2',
  'cook-3',
  'samurai-lower',
  'samurai-higher',
  'konohana-colour',
  'konohana-free',
] as const
const SETS = Array.from({ length: 1 << HELPERS.length }, (_, mask): CharacterId[] =>
  HELPERS.filter((_, i) => (mask & (1 << i)) !== 0),
)

test.each(LANG_IDS)(
  'on all 52 tops, both signs and with every set of helpers the prompt names what is legal, in %s (SA-PLAY-15)',
  lang => {
    const { voice } = heard.speech(lang)
    const seen = new Map<string, Set<CardId>>()
    let prompts = 0
    for (const pending of SETS) {
      const helpers = pending.map(characterOf)
      const shifts = shiftsOf(PRINTED, helpers)
      const mask = helpersOf(helpers)
      for (const top of CARD_IDS)
        for (const rises of [true, false]) {
          const text = voice
            .name(wantNoun(top, rises, PRINTED, pending))
            .map(p => (typeof p === 'string' ? p : p.text))
            .join('')
          const named = seen.get(text) ?? namedIn(text, lang)
          seen.set(text, named)
          for (const id of CARD_IDS)
            if (named.has(id) !== fits(cardOf(id), cardOf(top), rises, shifts, mask))
              throw new Error(
                `${top}, ${rises ? 'rising' : 'falling'}, ${pending.join(' ')}: “${text}” and ${id}`,
              )
          prompts++
        }
    }
    expect(prompts).toBe(52 * 2 * 128)
  },
)

test('the question of a turn, the refusal and the choices agree', () => {
  for (const [left, right, plus, pending] of [
    ['red-13', 'blue-1', 'left', []],
    ['red-12', 'blue-2', 'left', []],
    ['red-8', 'blue-8', 'right', ['cook-2']],
    ['green-3', 'black-11', 'left', ['samurai-lower', 'cook-1']],
    ['green-5', 'black-5', 'left', ['konohana-colour']],
    ['green-6', 'black-9', 'left', ['konohana-free']],
  ] as const) {
    const t = given({ left: [left], right: [right], plus, pending, row: [null, null, null, null, null] })
    const hand = t.view(0).own.hand
    const text = heard.question('en', t.view(0), 0, { name: () => '?', me: 0 })
    const [, ...wants] = /Left: (.*?) · Right: (.*?)\.(?: |$)/.exec(text) ?? []
    expect(wants).toHaveLength(2)
    SIDES.forEach((side: Side, at) => {
      const named = namedIn(wants[at] ?? '', 'en')
      expect(
        hand.filter(id => named.has(id)),
        `${text} ${side}`,
      ).toEqual(hand.filter(id => t.refusal(0, 'place', id, side) === null))
    })
  }
})

test('a prompt that lies would be found', () => {
  expect(namedIn('red above 8, or any 8', 'en').size).toBe(5 + 4)
  expect(namedIn('red 1, or any 13', 'en')).toEqual(new Set(['red-1', ...COLOURS.map(c => `${c}-13`)]))
  expect(namedIn('rouge 1, 2 ou 6 à 9, ou n’importe quel 4', 'fr').size).toBe(6 + 4)
  expect(() => namedIn('red above 13, or any 13', 'en')).toThrow('nobody can read')
})
