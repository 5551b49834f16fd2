import type { Clause, Seat, SeatSet } from '@noren/engine'
import { only } from '@noren/engine'

/** Unfinished business, all but a choice in the making. Names follow the rulebook; W- names are the windows of section 5.2. */

/** No card, no seat, no place, no direction. */
export const NONE = -1
export const NOBODY: SeatSet = 0

/** A sealed answer: none yet, a pass, or a card + 1. */
export const NOT_YET = -1
export const PASSED = 0

/** Whose turn comes next, Fatal Rounds, the end. */
export const gameFrame = (seat: Seat) => ({ kind: 'game' as const, waiting: NOBODY, seat })
/** A new Fatal Round, begun once all hands are within the limit. */
export const roundFrame = (seat: Seat, clause: Clause) => ({
  kind: 'round' as const,
  waiting: NOBODY,
  seat,
  clause,
})
/** After an instant: the question under it is asked again, by the facts as they are now. */
export const refreshFrame = (seat: Seat) => ({ kind: 'refresh' as const, waiting: NOBODY, seat })
/** W-SETUP, D-1 */
export const boardsFrame = (seat: Seat) => ({ kind: 'boards' as const, waiting: only(seat), seat })
export const dealFrame = (seat: Seat) => ({ kind: 'deal' as const, waiting: NOBODY, seat })
/** The four phases of a Samurai. */
export const samuraiFrame = (seat: Seat) => ({ kind: 'samurai' as const, waiting: NOBODY, seat, stage: 0 })
/** The three steps of a Spirit. */
export const spiritFrame = (seat: Seat) => ({ kind: 'spirit' as const, waiting: NOBODY, seat, stage: 0 })
/** W-TURN */
export const playFrame = (seat: Seat) => ({ kind: 'play' as const, waiting: NOBODY, seat })
/** W-WIELD */
export const wieldFrame = (seat: Seat) => ({ kind: 'wield' as const, waiting: NOBODY, seat })
/** W-SPIRIT, step 1 */
export const powerFrame = (seat: Seat) => ({ kind: 'power' as const, waiting: only(seat), seat })
/** W-SPIRIT, step 3 */
export const hauntFrame = (seat: Seat) => ({ kind: 'haunt' as const, waiting: only(seat), seat })

export const moveFrame = (seat: Seat, card: number, dir: number, steps: number) => ({
  kind: 'move' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  card,
  dir,
  steps,
  cancelled: false,
})
/** SK-IAIDO-13. `named` once its weapon is; `weapon` is a place, NONE for bare hands. */
export const iaidoFrame = (seat: Seat, card: number, dir: number, steps: number, target: number) => ({
  kind: 'iaido' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  card,
  dir,
  steps,
  target,
  cancelled: false,
  named: false,
  weapon: NONE,
})
/** D-5; after Stumble the Attack may be given up. */
export const weaponFrame = (seat: Seat, card: number, target: number, stumbled: boolean) => ({
  kind: 'weapon' as const,
  waiting: only(seat),
  seat,
  card,
  target,
  stumbled,
})
export const drinkFrame = (seat: Seat, card: number) => ({
  kind: 'drink' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  card,
})
/** W-PLACE: so many sake are still to be placed. */
export const placeFrame = (seat: Seat, left: number) => ({
  kind: 'place' as const,
  waiting: only(seat),
  seat,
  left,
})

/** An Attack on its way through SK-ATTACK-18. `target`: a seat, or 8 + the card of a Disciple. */
export const attackFrame = (
  seat: Seat,
  card: number,
  target: number,
  weapon: number,
  value: number,
  ranged: boolean,
  disciple: number,
) => ({
  kind: 'attack' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  /** The card to discard when it is over, NONE if another frame does. */
  card,
  target,
  /** The place of the weapon; NONE for bare hands. */
  weapon,
  value,
  ranged,
  /** The Disciple that strikes, or NONE. */
  disciple,
  /** How it was answered. */
  cancelled: false,
  sacrificed: false,
  avoided: false,
  defenceCard: NONE,
  defence: 0,
  damage: 0,
})
/** W-INT: what was declared may be interrupted. `shouts` are those who shouted, as written, where the quickest counts. */
export const windowFrame = (
  seat: Seat,
  about: 'move' | 'attack',
  card: number,
  asked: SeatSet,
  sealed: number[],
) => ({
  kind: 'window' as const,
  waiting: asked,
  seat,
  about,
  card,
  asked,
  sealed,
  shouts: [] as Seat[],
})
/** W-DEF: who is struck may answer. */
export const defendFrame = (seat: Seat, against: 'attack' | 'torment', value: number, ranged: boolean) => ({
  kind: 'defend' as const,
  waiting: only(seat),
  seat,
  against,
  value,
  ranged,
})
/** W-DEMAT */
export const vanishFrame = (seat: Seat, asked: SeatSet, sealed: number[]) => ({
  kind: 'vanish' as const,
  waiting: asked,
  seat,
  asked,
  sealed,
  shouts: [] as Seat[],
})

/** An Event at work. `target` is a seat or 8 + the card of a Disciple, `place` what it takes there. */
export const eventFrame = (seat: Seat, card: number, target: number, place: number) => ({
  kind: 'event' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  card,
  target,
  place,
})
/** D-6: the second target of Chopsticks. */
export const secondFrame = (seat: Seat, card: number) => ({
  kind: 'second' as const,
  waiting: only(seat),
  seat,
  card,
})
/** D-7: so many Steps are still added or removed. */
export const stepsFrame = (seat: Seat, card: number, change: number, left: number) => ({
  kind: 'steps' as const,
  waiting: NOBODY,
  seat,
  card,
  change,
  left,
})
/** The Item on `place` at work. */
export const itemFrame = (seat: Seat, place: number) => ({
  kind: 'item' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  place,
})
/** W-RESP, and personal stops; `seat` is whoever acts, NONE at a stop. */
export const respondFrame = (seat: Seat, asked: SeatSet) => ({
  kind: 'respond' as const,
  waiting: asked,
  seat,
  asked,
})
/** W-DISCARD: down to the limit, or what an effect of `seat` ordered: `due` by seat. `picks` are sealed until all are in. */
export const discardFrame = (seat: Seat, why: 'limit' | 'riceballs' | 'pipe', due: number[]) => ({
  kind: 'discard' as const,
  waiting: NOBODY,
  seat,
  why,
  due,
  picks: [] as number[],
})
/** W-WEAPON: the weapon on `lost` is gone. */
export const rearmFrame = (seat: Seat, lost: number) => ({
  kind: 'rearm' as const,
  waiting: only(seat),
  seat,
  lost,
})

/** Phase 2, D-15: the Disciples that have acted. */
export const disciplesFrame = (seat: Seat) => ({
  kind: 'disciples' as const,
  waiting: NOBODY,
  seat,
  acted: [] as number[],
})
/** One of them acts: it advances so many Steps, and attacks `target` if there is one. */
export const discipleFrame = (seat: Seat, card: number) => ({
  kind: 'disciple' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  card,
  steps: 0,
  target: NONE,
  cancelled: false,
})
/** D-16 */
export const preyFrame = (seat: Seat, card: number) => ({
  kind: 'prey' as const,
  waiting: only(seat),
  seat,
  card,
})

/** A death; `kept` is the gap that stays, NONE if none does. */
export const deathFrame = (seat: Seat) => ({
  kind: 'death' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  kept: NONE,
})
/** W-SIDE */
export const sideFrame = (seat: Seat) => ({ kind: 'side' as const, waiting: only(seat), seat })

/** Brawl at work: one sake of `target` goes from a place of his to another (SK-POWER-4). */
export const brawlFrame = (seat: Seat, target: Seat, from: number, onto: number) => ({
  kind: 'brawl' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  target,
  from,
  onto,
})
/** Drowse at work: a card with this back goes from one hand to another (SK-POWER-6). */
export const drowseFrame = (seat: Seat, giver: Seat, back: number, receiver: Seat) => ({
  kind: 'drowse' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  giver,
  back,
  receiver,
})
/** A Torment (SK-TORMENT-13): `value` counts the `cards` laid; `stolen` sake is still to be given. */
export const tormentFrame = (seat: Seat, target: Seat, cards: number[]) => ({
  kind: 'torment' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  target,
  value: cards.length,
  cards,
  defenceCard: NONE,
  defence: 0,
  stolen: 0,
})
/** W-HELP: `picks` are the helping cards of all, each known to its owner alone until all are in. */
export const helpFrame = (seat: Seat, target: Seat, asked: SeatSet) => ({
  kind: 'help' as const,
  waiting: asked,
  seat,
  target,
  asked,
  picks: [] as number[],
})
/** W-LOSE: so many sake are still to be lost. */
export const loseFrame = (seat: Seat, left: number) => ({
  kind: 'lose' as const,
  waiting: only(seat),
  seat,
  left,
})
/** W-GIVE: so many sake are still to be given. */
export const giveFrame = (seat: Seat, left: number) => ({
  kind: 'give' as const,
  waiting: only(seat),
  seat,
  left,
})
