import type { SpiritEvent } from '@noren/spirit'
import type { BoardView, Question, Seen, SpiritOpen, SpiritView } from '@noren/spirit/view'
import type { BoardColour, Icon, Raider, SamuraiName } from '@noren/spirit/words'
import { PRINTED, raiderOf, SAMURAI, samuraiName, SYMBOLS } from '@noren/spirit/words'

/** The printed things of the game as the board draws them. No rule: numbers, names and pictures. */

export type { BoardView, Question, Raider, SamuraiName, SpiritEvent, SpiritOpen, SpiritView }
export type PenaltyIcon = Icon
export type DefenceSymbol = (typeof SYMBOLS)[number]
export { SAMURAI, SYMBOLS }
export const nameOfSamurai = samuraiName

export function cardOf(view: SpiritOpen, n: number): Raider {
  const raider = raiderOf(view, n)
  if (raider === undefined) throw new Error(`there is no raider ${n}`)
  return raider
}

/** The two kiai values of a samurai, by the table this game is played with. */
export function kiaiValues(view: SpiritOpen, who: SamuraiName): readonly [human: number, beast: number] {
  const board = boardOf(view, who)
  return board === undefined ? [0, 0] : [board.human, board.beast]
}

const HUMANS: Readonly<Record<SamuraiName, string>> = {
  heihachi: 'p-heihachi',
  daisuke: 'p-daisuke',
  gorobei: 'p-gorobei',
  kanbei: 'p-kanbei',
  kikuchiyo: 'p-kiku',
  kyuzo: 'p-kyuzo',
  katsushiro: 'p-katsu',
}
const ANIMALS: Readonly<Record<SamuraiName, string>> = {
  heihachi: 'x-raccoon',
  daisuke: 'x-monkey',
  gorobei: 'x-bear',
  kanbei: 'x-boar',
  kikuchiyo: 'x-tiger',
  kyuzo: 'x-wolf',
  katsushiro: 'x-fox',
}
/** As printed, for the book. */
export const humanPicture = (who: SamuraiName): string => HUMANS[who]
export const animalPicture = (who: SamuraiName): string => ANIMALS[who]

const boardOf = (view: SpiritOpen, who: SamuraiName) =>
  (view.data ?? PRINTED).samurai.find(b => b.name === who)

/** Whose printed animal this samurai has at this table: drawings and words of animals go by it. */
export const shapeOf = (view: SpiritOpen, who: SamuraiName): SamuraiName => {
  const animal = boardOf(view, who)?.animal
  return PRINTED.samurai.find(b => b.animal === animal)?.name ?? who
}

export const portraitOf = (view: SpiritOpen, who: SamuraiName | null, animal: boolean): string =>
  who === null ? 'i-user' : animal ? ANIMALS[shapeOf(view, who)] : HUMANS[who]

const INKS: Readonly<Record<BoardColour, string>> = {
  grey: '#6f6a62',
  'violet-blue': '#4b4f9b',
  brown: '#74512f',
  green: '#3f6b3a',
  red: '#a3332a',
  'light-blue': '#4f8fb0',
  purple: '#7a3b78',
}
/** The colour of a samurai's board at this table. */
export const boardInk = (view: SpiritOpen, who: SamuraiName): string =>
  INKS[boardOf(view, who)?.colour ?? 'grey'] ?? INKS.grey

export const PENALTY_ICONS: Readonly<Record<PenaltyIcon, string>> = {
  BURN: 'i-barricade',
  WOUND: 'i-wound',
  INFILTRATE: 'i-gate',
  NO_DEFEND: 'i-nodef',
  NO_SUPPORT: 'i-nosup',
  ARROW_LEFT: 'i-left',
  ARROW_RIGHT: 'i-right',
  MUST_PASS: 'i-lying',
  REINFORCE: 'i-reinforce',
  NO_TALENT: 'i-notalent',
  LOSE_DEFENCE: 'i-losedef',
}

const RANKS = { plunderer: 'r-pillager', lieutenant: 'r-lieutenant', boss: 'r-chief' } as const
export const pictureOf = (r: Raider): string => RANKS[r.rank]

const COATS = ['#6b7a4a', '#8c5a2a', '#7a3b33', '#3f5a74'] as const
/** Raiders of one value wear one of four coats, told by their number. */
export const coatOf = (n: number): string => COATS[n % COATS.length] ?? COATS[0]

/** The drawn or moved card that lies in the light, whose business it is, and what confronting it makes. */
export const litCard = (question: Question | null): LitCard | null =>
  question?.kind === 'place' || question?.kind === 'receive' ? question : null
export type LitCard = Extract<Question, { readonly kind: 'place' | 'receive' }>

/** The kiai being resolved innermost. */
export const kiaiNow = (view: SpiritOpen): Extract<Seen, { readonly kind: 'kiai' }> | null =>
  view.stack.findLast(f => f.kind === 'kiai') ?? null

/** Owners of the tokens that lie with a seat, its own excluded. */
export const lentTo = (view: SpiritOpen, seat: number): readonly number[] =>
  view.boards.flatMap((b, owner) => (owner !== seat && b.token === seat ? [owner] : []))
