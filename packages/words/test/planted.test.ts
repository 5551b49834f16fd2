import { describe, expect, test } from 'vitest'
import type { Kind, Room } from '../src/check.ts'
import { checkRoom } from '../src/check.ts'
import { booksOf } from '../src/clauses.ts'
import { compile } from '../src/compile.ts'

/** A small room without a fault, and twenty copies of it with one each: all of them are found. */

const EN = `### $who, $to (person)
### $weapon (weapon)
### $n, $coins (number)

-weapon-katana = Katana
    .the = the { -weapon-katana }
-weapon-naginata = Naginata
    .the = the { -weapon-naginata }
n-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
log-hit = { $who } { IS($who) ->
    [you] strike
   *[other] strikes
 } with { AS($weapon, "the") } and { IS($who) ->
    [you] gain
   *[other] gains
 } { n-coins }.
log-gave = { $who } { IS($who) ->
    [you] give
   *[other] gives
 } { AS($to, "obj") } <b>{ n-coins }</b>.
ask-whom = Whom?
# max 16
do-pass = Pass
opt-open-sums = Open sums
`
const FR = `-weapon-katana = Katana
    .the = le { -weapon-katana }
-weapon-naginata = Naginata
    .the = la { -weapon-naginata }
n-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }
log-hit = { $who } { IS($who) ->
    [you] frappez
   *[other] frappe
 } avec { AS($weapon, "the") } et { IS($who) ->
    [you] gagnez
   *[other] gagne
 } { n-coins }.
log-gave = { IS($to) ->
    [you] { $who } vous donne
   *[other] { $who } { IS($who) ->
        [you] donnez
       *[other] donne
    } { AS($to, "to") }
 } <b>{ n-coins }</b>.
ask-whom = À qui\u202f?
do-pass = Passer
opt-open-sums = Sommes visibles
`
const PEOPLE = {
  en: 'person = { $name }\n    .obj = { person }\nyou = You\n    .obj = you\n',
  fr: 'person = { $name }\n    .to = à { person }\nyou = Vous\n    .to = à vous\n',
}
const CODE = `say('log-hit') say('log-gave') say('ask-whom') say('do-pass') weapon`

const room = (en: string, fr: string, code = CODE): Room => ({
  sources: { en, fr },
  shared: PEOPLE,
  langs: ['en', 'fr'],
  never: { fr: { '\\bmonnaie\\b': 'pièce' } },
  code,
})

const kindsOf = (r: Room): Kind[] => [...new Set(checkRoom(r).map(t => t.kind))]

test('the room itself has no fault', () => expect(checkRoom(room(EN, FR))).toEqual([]))

type Plant = readonly [what: string, kind: Kind, en: string | null, fr: string | null]
const fr = (from: string, to: string): string => {
  if (!FR.includes(from)) throw new Error(`the room does not say ${from}`)
  return FR.replace(from, to)
}
const en = (from: string, to: string): string => {
  if (!EN.includes(from)) throw new Error(`the room does not say ${from}`)
  return EN.replace(from, to)
}
const PLANTS: readonly Plant[] = [
  ['a message that one language lacks', 'missing', null, fr('ask-whom = À qui\u202f?\n', '')],
  ['a message that English does not know', 'unknown', null, `${FR}ask-who = Qui\u202f?\n`],
  ['a fact that is not there', 'unknown', null, fr('do-pass = Passer', 'do-pass = Passer { $n }')],
  ['a fact left out', 'missing', null, fr('avec { AS($weapon, "the") } et', 'et')],
  ['a message named that does not exist', 'unknown', null, fr('<b>{ n-coins }', '<b>{ n-coin }')],
  ['a fact of no kind', 'unknown', `${EN}log-odd = { $odd }.\n`, `${FR}log-odd = { $odd }.\n`],
  [
    'a noun without a form that is asked for',
    'grammar',
    null,
    fr('    .the = la { -weapon-naginata }\n', ''),
  ],
  ['a person without a form that is asked for', 'grammar', null, fr('AS($to, "to")', 'AS($to, "for")')],
  ['a plural without its one', 'grammar', null, fr('    [one] { $coins } pièce\n', '')],
  ['a verb that forgets the reader', 'grammar', null, fr('    [you] frappez\n', '')],
  ['a file that does not parse', 'grammar', null, fr('do-pass = Passer', 'do-pass Passer')],
  ['strong words without an end', 'grammar', null, fr('</b>', '')],
  ['a function that nobody has', 'grammar', null, fr('AS($weapon, "the")', 'ALS($weapon, "the")')],
  ['the code of a clause', 'forbidden', null, fr('À qui', 'À qui (SA-PLAY-6)')],
  ['the name of an option', 'forbidden', null, fr('À qui', 'À qui avec openSums')],
  ['a word that this box has not', 'forbidden', null, fr('{ $coins } pièces', '{ $coins } monnaie')],
  ['a straight apostrophe', 'typography', null, fr('À qui', "Lequel d'eux")],
  ['a space too many', 'typography', null, fr('avec { AS', 'avec  { AS')],
  ['no space that does not break', 'typography', null, fr('qui\u202f?', 'qui?')],
  ['a label that has no room', 'tooLong', null, fr('Passer', 'Passer son tour maintenant')],
]

test.each(PLANTS)('finds %s', (_, kind, inEnglish, inFrench) =>
  expect(kindsOf(room(inEnglish ?? EN, inFrench ?? FR, `${CODE} 'log-odd'`))).toContain(kind),
)

test('there are twenty of them', () => expect(PLANTS).toHaveLength(20))

test('finds a sentence without an end, a message that nobody says, and a language that is not there', () => {
  expect(kindsOf(room(en('Whom?', 'Whom'), FR))).toEqual(['typography'])
  expect(kindsOf(room(EN, FR, CODE.replace("'ask-whom'", '')))).toEqual(['unused'])
  expect(kindsOf({ ...room(EN, FR), langs: ['en', 'fr', 'it'] })).toEqual(['missing'])
})

describe('the exact clauses of a game', () => {
  const BOOK = {
    en: `### $edition (fr, it)

SK-TURN-1 = A Samurai may { $edition ->
    [it] sit down
   *[fr] stand up
 }.
`,
    fr: `SK-TURN-1 = Un Samouraï peut { $edition ->
    [it] s’asseoir
   *[fr] se lever
 }.
`,
  }
  const book = (from: string, to: string): Room => {
    if (!BOOK.en.includes(from)) throw new Error(`the book does not say ${from}`)
    return { ...room(BOOK.en.replace(from, to), BOOK.fr, ''), never: { en: { '\\bboard\\b': 'sheet' } } }
  }

  test('are checked like any sentence, and need no code that says them', () =>
    expect(checkRoom(book('sit', 'sit'))).toEqual([]))

  test.each([
    ['the code of another clause', 'forbidden', 'stand up', 'stand up (SK-MOVE-2)'],
    ['a code in the words of one edition alone', 'forbidden', 'sit down', 'sit down, as in A-81'],
    ['a decision by its number', 'forbidden', 'stand up', 'stand up (D-12)'],
    ['a window by its code', 'forbidden', 'stand up', 'stand up in W-SIDE'],
    ['the name of an option', 'forbidden', 'stand up', 'stand up with fatalTurn'],
    ['an edition by its code', 'forbidden', 'stand up', 'in edition it stand up'],
    ['how the rules were made', 'forbidden', 'stand up', 'stand up, where the rulebook is silent'],
    ['a word that this box has not', 'forbidden', 'stand up', 'stand up on the board'],
    ['a sentence without an end', 'typography', ' }.\n', ' }\n'],
  ] as const)('finds %s', (_, kind, from, to) => expect(kindsOf(book(from, to))).toEqual([kind]))

  test('become plain texts, with what another edition says apart', () => {
    const text = booksOf('en', compile(BOOK.en).catalogue)
    expect(text).toContain('ClauseTexts = {"SK-TURN-1":"A Samurai may stand up."}')
    expect(text).toContain('= {"it":{"SK-TURN-1":"A Samurai may sit down."}}')
  })
})
