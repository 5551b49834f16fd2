import type { HouseMessage } from '@noren/protocol'

type Move = Extract<HouseMessage, { t: 'move' }>

const QUOTE = 0x22
const COMMA = 0x2c
const MINUS = 0x2d
const ZERO = 0x30
const NINE = 0x39
const BACKSLASH = 0x5c
const CLOSING = 0x5d

const BEGIN = '{"t":"move","id":"'
const SEAT = '","seat":'
const SEQ = ',"seq":'
const WORDS = ',"words":['
const END = ']}'

/** Longer than this a move is not common, and its reading not worth a shortcut. */
const MOST_WORDS = 16
const LONGEST_WORD = 64
/** So many digits are a whole number without a doubt. */
const DIGITS = 9

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE
const isIdLetter = (code: number): boolean =>
  isDigit(code) ||
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  code === MINUS ||
  code === 0x5f

/** Where the reading stands, for what reads one number. */
let at = 0

/** A whole number from 0 on without needless zeros; -1 for anything else. */
function digits(text: string): number {
  const from = at
  let n = 0
  for (let code = text.charCodeAt(at); isDigit(code); code = text.charCodeAt(++at)) n = n * 10 + code - ZERO
  const count = at - from
  if (count === 0 || count > DIGITS) return -1
  return count > 1 && text.charCodeAt(from) === ZERO ? -1 : n
}

/** A word without anything to be unescaped; null for anything else. */
function word(text: string): string | null {
  const from = ++at
  for (let code = text.charCodeAt(at); code !== QUOTE; code = text.charCodeAt(++at))
    // Behind the end there is no letter, and that is below nothing.
    if (!(code >= 0x20 && code < 0x7f) || code === BACKSLASH) return null
  const length = at++ - from
  return length > LONGEST_WORD ? null : text.slice(from, from + length)
}

function wordOrNumber(text: string): string | number | null {
  const code = text.charCodeAt(at)
  if (code === QUOTE) return word(text)
  if (code === MINUS) at++
  const n = digits(text)
  if (n < 0) return null
  if (code !== MINUS) return n
  return n === 0 ? null : -n
}

/**
 * A move as every page spells it, read letter by letter; null for anything else, right or wrong, which JSON and the schema read. What is
 * answered here they would answer too: a test holds both to that.
 */
export function readMove(text: string): Move | null {
  if (!text.startsWith(BEGIN)) return null
  const from = BEGIN.length
  at = from
  while (isIdLetter(text.charCodeAt(at))) at++
  if (at - from < 8 || at - from > 40) return null
  const id = text.slice(from, at)
  if (!text.startsWith(SEAT, at)) return null
  at += SEAT.length
  const seat = digits(text)
  if (seat < 0 || seat > 31 || !text.startsWith(SEQ, at)) return null
  at += SEQ.length
  const seq = digits(text)
  if (seq < 0 || !text.startsWith(WORDS, at)) return null
  at += WORDS.length
  const words: (string | number)[] = []
  for (;;) {
    const one = wordOrNumber(text)
    if (one === null || words.push(one) > MOST_WORDS) return null
    const code = text.charCodeAt(at)
    if (code === CLOSING) break
    if (code !== COMMA) return null
    at++
  }
  if (at + END.length !== text.length || !text.startsWith(END, at)) return null
  return { t: 'move', id, seat, seq, words }
}
