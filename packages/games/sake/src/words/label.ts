import type { Lang, Words } from '@noren/engine'
import { PLACES } from '../actions.ts'
import type { Card } from '../cards.ts'
import { BACKS, STANDARD } from '../cards.ts'
import type { SakeView } from '../view.ts'
import { lastSeen } from '../seen.ts'
import { SPEECHES, backName, cardName, cardOfWord, placeName, samuraiName, typeName } from './names.ts'
import type { Fill } from './speech.ts'
import { fill } from './speech.ts'

const printedCard = (view: SakeView, card: number): Card | undefined =>
  (view.open.data ?? STANDARD).cards[card]

/** The name of the Samurai at a seat: labels know no other names. */
const at = (lang: Lang, view: SakeView, seat: string | number | undefined): string =>
  samuraiName(lang, view.open.players[Number(seat)]?.board ?? -1)

const weaponName = (lang: Lang, word: string | number | undefined): string =>
  word === 'bare' || word === undefined ? SPEECHES[lang].bare : placeName(lang, String(word))

const dirName = (lang: Lang, word: string | number | undefined): string =>
  SPEECHES[lang].dirs[String(word)] ?? String(word)

const topKind = (view: SakeView): string => view.own.question?.kind ?? ''

/** The box a use reads, so that the label can show its number. */
function boxOf(use: string, card: Card | undefined): number {
  if (card === undefined) return 0
  if (use === 'move') return card.move
  return use === 'drink' ? card.drink : card.attack
}

/** What the words of one choice fill into its template. */
function values(lang: Lang, words: Words, view: SakeView): Fill {
  const [verb, x, y, z] = words
  const card = cardOfWord(x)
  const named = (): string => cardName(lang, card, view)
  switch (verb) {
    case 'board':
      return { board: SPEECHES[lang].samurai[x as 'musashi'] }
    case 'card':
    case 'remedy':
    case 'interrupt':
    case 'discard':
    case 'vanish':
      return { card: named() }
    case 'defend':
      return { card: named(), n: printedCard(view, card)?.defence ?? 0 }
    case 'spend':
      return {
        card: named(),
        back: backName(lang, BACKS.indexOf(printedCard(view, card)?.back ?? 'shove')),
      }
    case 'use': {
      return { n: boxOf(String(x), printedCard(view, lastSeen(view, 'pickUse')?.card ?? -1)) }
    }
    case 'pay':
    case 'cost':
    case 'activate':
    case 'place':
    case 'lose':
    case 'onto':
    case 'burn':
      return { place: placeName(lang, String(x)) }
    case 'target':
      return { target: typeof x === 'number' ? at(lang, view, x) : typeName(lang, 'disciple') }
    case 'weapon':
    case 'wield':
      return { weapon: weaponName(lang, x) }
    case 'step':
      return { dir: dirName(lang, x), n: y ?? 0 }
    case 'side':
      return { dir: dirName(lang, x) }
    case 'gear':
    case 'sip':
    case 'brawl':
      return { who: at(lang, view, x), place: placeName(lang, String(y)) }
    case 'drowse':
      return { who: at(lang, view, x), back: backName(lang, BACKS.indexOf(y as 'shove')) }
    case 'give':
    case 'to':
    case 'torment':
    case 'spot':
      return { who: at(lang, view, x) }
    case 'shove':
      return { change: SPEECHES[lang].labels[`shove.${x}`] ?? '', who: at(lang, view, y), n: z ?? 0 }
    case 'soul':
      return { n: x ?? 0 }
    case 'stop':
      return { stop: SPEECHES[lang].stops[Number(x)] ?? '' }
    case 'end': {
      const held = view.open.players[view.own.seat]?.wield ?? -1
      return { weapon: held < 0 ? SPEECHES[lang].bare : placeName(lang, PLACES[held] ?? '') }
    }
    default:
      return {}
  }
}

/** Which template a choice takes: some verbs mean different things to different questions. */
function templateOf(words: Words, view: SakeView): string {
  const [verb, x, y] = words
  const kind = topKind(view)
  if (verb === 'pass') return `pass.${kind}`
  if (verb === 'end' && kind === 'wield') return 'end.wield'
  if (verb === 'use') return `use.${x}`
  if (verb === 'step' && y === 0) return 'step.0'
  if (verb === 'wield' && x === 'bare') return 'wield.bare'
  if (verb === 'keep') {
    const dying = lastSeen(view, 'side')?.seat ?? -1
    if (x === dying) return 'keep.left'
    return view.open.gaps.find(g => g.a === x)?.b === dying || isBefore(view, Number(x), dying)
      ? 'keep.right'
      : 'keep.between'
  }
  return String(verb)
}

/** Whether a gap ends at the dying player: its first end is the living Samurai just before him. */
function isBefore({ open }: SakeView, gap: number, dying: number): boolean {
  for (let k = 1; k < open.seats; k++) {
    const seat = (dying + open.seats - k) % open.seats
    if (open.players[seat]?.status === 0) return seat === gap
  }
  return false
}

export function label(lang: Lang, words: Words, view: SakeView): string {
  const { labels } = SPEECHES[lang]
  const template = labels[templateOf(words, view)] ?? labels[String(words[0])] ?? String(words[0])
  return fill(template, values(lang, words, view))
}
