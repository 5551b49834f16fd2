import type { FrameKind, FrameOf } from './frames.ts'
import type { SakeView } from './view.ts'

/** The fields of each kind of frame that everybody may see; of a choice in the making, those that its owner sees. */
export const SEEN = {
  game: ['kind', 'waiting', 'seat'],
  round: ['kind', 'waiting', 'seat', 'clause'],
  refresh: ['kind', 'waiting', 'seat'],
  boards: ['kind', 'waiting', 'seat'],
  deal: ['kind', 'waiting', 'seat'],
  samurai: ['kind', 'waiting', 'seat', 'stage'],
  spirit: ['kind', 'waiting', 'seat', 'stage'],
  play: ['kind', 'waiting', 'seat'],
  wield: ['kind', 'waiting', 'seat'],
  power: ['kind', 'waiting', 'seat'],
  haunt: ['kind', 'waiting', 'seat'],
  pickPay: ['kind', 'waiting', 'seat', 'picks', 'card'],
  pickUse: ['kind', 'waiting', 'seat', 'picks', 'card', 'pay', 'textAsks'],
  pickStep: ['kind', 'waiting', 'seat', 'picks', 'card', 'pay', 'iaido', 'max'],
  pickTarget: ['kind', 'waiting', 'seat', 'picks', 'card', 'pay', 'aim', 'dir', 'steps', 'cost'],
  pickWeapon: ['kind', 'waiting', 'seat', 'picks', 'card', 'pay', 'target'],
  pickCost: ['kind', 'waiting', 'seat', 'picks', 'card', 'pay'],
  pickFuel: ['kind', 'waiting', 'seat', 'picks', 'item'],
  pickGear: ['kind', 'waiting', 'seat', 'picks', 'card', 'pay'],
  pickSip: ['kind', 'waiting', 'seat', 'picks', 'card', 'pay'],
  pickSide: ['kind', 'waiting', 'seat', 'picks', 'card', 'pay'],
  pickOnto: ['kind', 'waiting', 'seat', 'picks', 'target', 'from'],
  pickTo: ['kind', 'waiting', 'seat', 'picks', 'giver', 'back'],
  pickSpend: ['kind', 'waiting', 'seat', 'picks', 'target', 'cards'],
  move: ['kind', 'waiting', 'seat', 'stage', 'card', 'dir', 'steps', 'cancelled'],
  iaido: [
    'kind',
    'waiting',
    'seat',
    'stage',
    'card',
    'dir',
    'steps',
    'target',
    'cancelled',
    'named',
    'weapon',
  ],
  weapon: ['kind', 'waiting', 'seat', 'card', 'target', 'stumbled'],
  drink: ['kind', 'waiting', 'seat', 'stage', 'card'],
  place: ['kind', 'waiting', 'seat', 'left'],
  attack: [
    'kind',
    'waiting',
    'seat',
    'stage',
    'card',
    'target',
    'weapon',
    'value',
    'ranged',
    'disciple',
    'cancelled',
    'sacrificed',
    'avoided',
    'defenceCard',
    'defence',
    'damage',
  ],
  window: ['kind', 'waiting', 'seat', 'about', 'card', 'asked'],
  defend: ['kind', 'waiting', 'seat', 'against', 'value', 'ranged'],
  vanish: ['kind', 'waiting', 'seat', 'asked'],
  event: ['kind', 'waiting', 'seat', 'stage', 'card', 'target', 'place'],
  second: ['kind', 'waiting', 'seat', 'card'],
  steps: ['kind', 'waiting', 'seat', 'card', 'change', 'left'],
  item: ['kind', 'waiting', 'seat', 'stage', 'place'],
  respond: ['kind', 'waiting', 'seat', 'asked'],
  discard: ['kind', 'waiting', 'seat', 'why', 'due'],
  rearm: ['kind', 'waiting', 'seat', 'lost'],
  disciples: ['kind', 'waiting', 'seat', 'acted'],
  disciple: ['kind', 'waiting', 'seat', 'stage', 'card', 'steps', 'target', 'cancelled'],
  prey: ['kind', 'waiting', 'seat', 'card'],
  death: ['kind', 'waiting', 'seat', 'stage', 'kept'],
  side: ['kind', 'waiting', 'seat'],
  brawl: ['kind', 'waiting', 'seat', 'stage', 'target', 'from', 'onto'],
  drowse: ['kind', 'waiting', 'seat', 'stage', 'giver', 'back', 'receiver'],
  torment: [
    'kind',
    'waiting',
    'seat',
    'stage',
    'target',
    'value',
    'cards',
    'defenceCard',
    'defence',
    'stolen',
  ],
  help: ['kind', 'waiting', 'seat', 'target', 'asked'],
  lose: ['kind', 'waiting', 'seat', 'left'],
  give: ['kind', 'waiting', 'seat', 'left'],
} as const satisfies { readonly [K in FrameKind]: readonly (keyof FrameOf<K>)[] }

type SeenKind<K extends FrameKind> = Readonly<
  Pick<FrameOf<K>, Extract<(typeof SEEN)[K][number], keyof FrameOf<K>>>
>
/** What is seen of unfinished business, a union over its kinds. */
export type Seen = { [K in FrameKind]: SeenKind<K> }[FrameKind]
export type SeenOf<K extends FrameKind> = Extract<Seen, { readonly kind: K }>

/** What the viewer has sealed in a window: an answer (NOT_YET, PASSED, a card + 1), or the cards named so far. */
export interface Sealed {
  readonly mine: number
  readonly picked: readonly number[]
  /** How many cards the viewer still has to name. */
  readonly owed: number
}
/** What is asked now, with what this viewer may know of it. */
export type Question = Seen &
  Sealed & {
    /** How long it may take, in seconds. */
    readonly seconds: number
  }
export type QuestionOf<K extends FrameKind> = Extract<Question, { readonly kind: K }>

/** The innermost business of a kind, the question included. */
export function lastSeen<K extends FrameKind>(view: SakeView, kind: K): SeenOf<K> | undefined {
  const { question } = view.own
  if (question?.kind === kind) return question as unknown as SeenOf<K>
  return view.open.stack.findLast(f => f.kind === kind) as SeenOf<K> | undefined
}
