import * as words from '@noren/sake/words'
import type { Reply } from '@noren/sake/words'
import type { SakeFacts } from '@noren/sake/facts'
import type { Noun, Voice } from '@noren/words'
import { plain } from '@noren/words'
import type { BackName, CardType, Kind, LocationId, SakeView, SamuraiId, TableFacts } from './model.ts'
import { STANDARD } from './model.ts'

/** Names and short texts of the printed things, in the reader's language. */

export type SakeVoice = Voice<SakeFacts>
/** The board's own words, as plain text. */
export type Speak = SakeVoice['text']
/** The voice of this game, where the table hands over one that may be any game's. */
export const own = (voice: Voice<never>): SakeVoice => voice as unknown as SakeVoice

const nameOf = (voice: SakeVoice, noun: Noun): string => plain(voice.name(noun))

export const cardName = (voice: SakeVoice, type: CardType): string => nameOf(voice, words.cardNoun(type))
export const samuraiName = (voice: SakeVoice, id: SamuraiId): string => nameOf(voice, words.samuraiNoun(id))
/** The name friends use: the last part of it, for narrow plates. */
export const shortName = (voice: SakeVoice, id: SamuraiId): string => {
  const parts = samuraiName(voice, id).split(' ')
  return (id === 'tomoe' ? parts[0] : parts.at(-1)) ?? ''
}
export const backName = (voice: SakeVoice, back: BackName): string => nameOf(voice, words.backNoun(back))
export const locationName = (voice: SakeVoice, id: LocationId, view: SakeView): string =>
  nameOf(voice, words.locationNoun(id, view.open.data))
/** What the ability on a board does, by the table this game is played with. */
export function abilityText(voice: SakeVoice, id: SamuraiId, table: TableFacts): string {
  const whose = words.abilityOf(id, table.data)
  return voice.text(whose === null ? 'board-no-ability' : `board-ability-${whose}`)
}
export const kindName = (voice: SakeVoice, kind: Kind): string => voice.text(`board-kind-${kind}`)

/** The short text on a card, by the table it lies on: its edition, its options, its figures. */
export function effectOf(voice: SakeVoice, { rules, data }: TableFacts, type: CardType): string {
  const { weapons, disciple } = data ?? STANDARD
  switch (type) {
    case 'katana':
    case 'wakizashi':
    case 'no-dachi':
    case 'naginata':
    case 'yumi': {
      const { attack, defence, steps, plus, ranged } = weapons[type]
      const far = `${steps}${plus ? '+' : ''}`
      // A-82 is about Events: a weapon keeps to its edition.
      const s = plus && rules.italian ? voice.text('board-both-sides', { s: far }) : far
      return ranged
        ? voice.text('board-weapon-ranged', { a: attack, s })
        : voice.text('board-weapon-text', { a: attack, s, d: defence })
    }
    case 'disciple':
      return voice.text('board-effect-disciple', { n: disciple.move })
    case 'chopsticks':
    case 'ramen':
    case 'riceballs':
      return voice.text(`board-effect-${type}`, { sides: rules.bothFlanks ? 'both' : 'either' })
    case 'pipe':
      return voice.text('board-effect-pipe', { who: rules.italian ? 'all' : 'others' })
    case 'armour':
      return voice.text('board-effect-armour', { alone: rules.armourAlways ? 'yes' : 'no' })
    default:
      return voice.text(`board-effect-${type}`)
  }
}

const REPLIES = {
  moves: 'board-reply-moves',
  attacksOnMe: 'board-reply-attacks-on-me',
  attacks: 'board-reply-attacks',
  respond: 'board-reply-respond',
  spirits: 'board-reply-spirits',
} as const satisfies Readonly<Record<Reply, string>>
export const replyText = (voice: SakeVoice, reply: Reply): string => voice.text(REPLIES[reply])
