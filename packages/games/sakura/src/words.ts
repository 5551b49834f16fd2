import type { Lang, Lexicon, Names, Seat, Words } from '@noren/engine'
import { clockwise, reasonFrom } from '@noren/engine'
import type { SakuraEvent } from './events.ts'
import type { CardId, CardTable, CharacterId, Side, TokenSide } from './cards.ts'
import {
  CHARACTERS,
  SIDES,
  TOKEN_SIDES,
  cardOf,
  characterOf,
  colourOf,
  COLOURS,
  isCook,
  valueOf,
} from './cards.ts'
import { en } from './speech/en.ts'
import { fr } from './speech/fr.ts'
import { it } from './speech/it.ts'
import { refusal } from './speech/no.ts'
import type { Applied, Facts, People, Speech } from './speech/speech.ts'
import { partsOf } from './speech/speech.ts'
import { WHY } from './speech/why.ts'
import type { SakuraView } from './view.ts'

/** Labels, questions and sentences of Sakura, built from views, events and words alone. */

export { CARD_IDS, CHARACTERS, COLOURS, SIDES, reconstructed } from './cards.ts'
export type { CardId, CardTable, CharacterId, Colour, Side, TokenSide } from './cards.ts'

const SPEECHES: Readonly<Record<Lang, Speech>> = { en, fr, it }

/** Colour and value of a card id, for boards. */
export const faceOf = (
  id: CardId,
): { readonly colour: (typeof COLOURS)[number]; readonly value: number } => ({
  colour: COLOURS[colourOf(cardOf(id))] ?? 'black',
  value: valueOf(cardOf(id)),
})
/** What is printed on a card, by the table of the game. */
export const printedOn = (
  table: CardTable,
  id: CardId,
): { readonly coins: number; readonly shurikens: number } => ({
  coins: table.coins[cardOf(id)] ?? 0,
  shurikens: table.shurikens[cardOf(id)] ?? 0,
})
export const cardName = (lang: Lang, id: CardId): string => SPEECHES[lang].card(id)
export const characterName = (lang: Lang, id: CharacterId): string => SPEECHES[lang].characters[id]
/** The number on a cook, by the table of the game; 0 for everybody else. */
export const cookNumber = (table: CardTable, id: CharacterId): number =>
  isCook(characterOf(id)) ? (table.cooks[characterOf(id)] ?? 0) : 0
/** One line on what a character does. */
export const characterEffect = (lang: Lang, id: CharacterId, table: CardTable): string =>
  SPEECHES[lang].effect(id, cookNumber(table, id))

const isCard = (word: unknown): word is CardId => cardOf(word) >= 0
const isCharacter = (word: unknown): word is CharacterId => (CHARACTERS as readonly unknown[]).includes(word)
const isSide = (word: unknown): word is Side => (SIDES as readonly unknown[]).includes(word)
const isToken = (word: unknown): word is TokenSide => (TOKEN_SIDES as readonly unknown[]).includes(word)

/** What the card on its way counts as when these are applied: asked under version 1 alone. */
function countsAs(view: SakuraView, applied: readonly Applied[]): number | null {
  const q = view.own.question
  if (q?.kind !== 'how' || q.card === null || !applied.some(a => partsOf(a).sign !== '')) return null
  const shift = applied.reduce((sum, a) => {
    const { id, sign } = partsOf(a)
    return sum + (sign === '' ? 0 : (sign === '+' ? 1 : -1) * cookNumber(view.open.table, id))
  }, 0)
  return ((((valueOf(cardOf(q.card)) - 1 + shift) % 13) + 13) % 13) + 1
}

function placeOf({ open, own }: SakuraView, seat: Seat): Facts['place'] {
  if (own.seat < 0) return 'other'
  if (open.seats === 2) return 'opposite'
  if (seat === clockwise(own.seat, open.seats)) return 'left'
  return seat === clockwise(own.seat, open.seats, -1) ? 'right' : 'other'
}

function factsOf(words: Words, view: SakuraView): Facts {
  const { open, own } = view
  const [verb, object] = words
  const slot = isCharacter(object) ? open.row.indexOf(object) : 0
  const seat = typeof object === 'number' ? object : 0
  const pile = isSide(object) ? SIDES.indexOf(object) : -1
  return {
    size: open.piles[pile]?.size ?? 0,
    coins: own.sums[pile] ?? null,
    price: verb === 'refresh' ? open.refreshPrice : (open.prices[slot] ?? 0),
    cook: isCharacter(object) ? cookNumber(open.table, object) : 0,
    counts: verb === 'apply' ? countsAs(view, words.slice(1) as Applied[]) : null,
    place: placeOf(view, seat),
    number: seat + 1,
  }
}

function sayWord(speech: Speech, word: string | number | undefined, verb: unknown): string {
  if (verb === 'vote' && isToken(word)) return speech.token(word)
  if (isCard(word)) return speech.card(word)
  if (isCharacter(word)) return speech.characters[word]
  if (isSide(word)) return speech.side(word)
  return word === undefined ? '' : String(word)
}

function label(lang: Lang, words: Words, view: SakuraView): string {
  const speech = SPEECHES[lang]
  const facts = factsOf(words, view)
  const [verb, object, second] = words
  if (verb === 'apply') {
    const said = (words.slice(1) as Applied[]).map(a =>
      speech.applied(a, cookNumber(view.open.table, partsOf(a).id)),
    )
    return speech.label('apply', said.join(', '), '', facts)
  }
  return speech.label(String(verb), sayWord(speech, object, verb), sayWord(speech, second, verb), facts)
}

const peopleOf = (names: Names): People => ({
  me: seat => seat === names.me,
  of: seat => `**${names.of(seat)}**`,
})

function askedNow({ open, own }: SakuraView): Seat[] {
  const q = own.question
  if (q === null) return []
  return q.kind === 'vote' ? [...open.players.keys()].filter(seat => !q.voted.includes(seat)) : [q.seat]
}

function question(lang: Lang, view: SakuraView, seat: Seat, names: Names): string {
  const speech = SPEECHES[lang]
  const q = view.own.question
  if (q === null) return speech.over
  const asked = askedNow(view)
  if (!asked.includes(seat)) return speech.waiting(asked.map(who => `**${names.of(who)}**`))
  const { turn } = view.open
  if (q.kind === 'turn') return speech.turn(q.wants, (turn?.pending.length ?? 0) > 0, turn?.freeUse ?? false)
  return speech.ask(q, peopleOf(names))
}

export const lexicon: Lexicon<SakuraView, SakuraEvent> = {
  title: lang => SPEECHES[lang].title,
  tagline: lang => SPEECHES[lang].tagline,
  label,
  question,
  sentence: (lang, event, names) => SPEECHES[lang].tell(event, peopleOf(names)),
  option(lang, key, value) {
    const speech = SPEECHES[lang]
    if (value === undefined) return speech.options[key] ?? key
    return value === true ? speech.yes : value === false ? speech.no : String(value)
  },
  unit: lang => SPEECHES[lang].unit,
  whyNot: (lang, why, names) => refusal(lang, why, SPEECHES[lang], peopleOf(names)),
  reason: reasonFrom(WHY),
}
