import type { Chance } from './chance.ts'

/** Short, easy to say over a telephone in several languages, and pleasant to be invited to. */
const WORDS = (
  'koi tora kame usagi tsuru suzume kitsune tanuki neko hoshi tsuki yuki kaze ame kumo nami ' +
  'yama kawa mori tani umi sora hana ume momo matsu take sugi kiku fuji yuzu mikan ' +
  'cha sumi fude kami ito ori kasa geta obi taiko koto biwa fue sensu mochi soba'
).split(' ')

/** No letter that could be another one: neither l nor 1, neither o nor 0. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

const pick = (chance: Chance, from: ArrayLike<string>): string => from[chance.int(from.length)] as string

/** Tables opened before had six letters: their links go on working. */
const LENGTH = 13

/** The name of a table, which is also its key for those who were not invited: about 70 bits, which nobody guesses. */
export const newTableId = (chance: Chance): string =>
  `${pick(chance, WORDS)}-${Array.from({ length: LENGTH }, () => pick(chance, LETTERS)).join('')}`

/** Whether a table's name is from the time when six letters were enough: such a one can be guessed. */
export const isGuessable = (id: string): boolean => id.length - id.indexOf('-') - 1 < LENGTH

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** What a cookie holds beside its person: 96 bits. */
export const newDeviceId = (chance: Chance): string =>
  Array.from({ length: 16 }, () => pick(chance, SIGNS)).join('')

const RANKS = ['Ronin', 'Kenshi', 'Yamabushi', 'Komuso', 'Chonin', 'Biwa'] as const

const GONE = 'gone-'
/** Who holds the seat of somebody who asked to be forgotten: another stranger at every table. */
export const newStranger = (chance: Chance): string => `${GONE}${chance.id()}`
export const isGone = (id: string): boolean => id.startsWith(GONE)

/** How somebody is called whom nobody may know. */
export const STRANGER = { name: 'Guest', crest: 0 } as const

/** How somebody is called before they say their name: always the same for the same person. */
export function guestOf(id: string): { name: string; crest: number } {
  if (isGone(id)) return STRANGER
  const n = Number.parseInt(id.replaceAll('-', '').slice(0, 8), 16) || 0
  return { name: `${RANKS[n % RANKS.length]} ${100 + (n % 900)}`, crest: n % 12 }
}
