import type { Choice, Words } from '@noren/engine'
import type { Tag } from '../../table/picks.ts'
import type { HonorView } from './model.ts'
import { cardOf, numberOf } from './model.ts'

export const doTag = (words: Words): Tag => `do:${words.join(' ')}`
const none: readonly Tag[] = []

const faceSavers = (view: HonorView): readonly Tag[] =>
  view.own.hand.flatMap(n => (cardOf(view, n).type === 'saveface' ? [`card:${n}`] : []))

/** The head of a house: the card that a blade or a suicide is aimed at, or its empty place. */
function headOf(view: HonorView, seat: number, row: string): Tag {
  const p = view.open.players[seat]
  if (p === undefined) return 'card:none'
  if (row === 'samurai') return `card:${p.samurai}`
  return p.daimyo < 0 ? `void:${seat}` : `card:${p.daimyo}`
}

/** The seat that serves or is pledged to the Daimyo of this one, or -1. */
export const allyOf = (view: HonorView, lord: number): number =>
  view.open.players.findIndex(p => p.lord === lord)

function houseTag(view: HonorView, where: unknown): readonly Tag[] {
  if (where === 'second') return [`seat:${allyOf(view, view.own.seat)}`]
  return where === 'destroy' ? none : [`house:${String(where)}`]
}

/** Which pieces of this table a choice touches. */
export const tagsFor =
  (view: HonorView) =>
  (words: Words): readonly Tag[] => {
    const [verb, a, b] = words
    switch (verb) {
      case 'draw':
        return ['pile:deck']
      case 'play':
      case 'discard':
      case 'pick':
        return [`card:${numberOf(a)}`]
      case 'proclaim':
      case 'dissolve':
        return [`decl:${verb}`]
      case 'attack':
      case 'ally':
        return [`decl:${verb}`, `seat:${a}`]
      case 'lay':
        return [`house:${a}`]
      case 'enthrone':
        return ['house:daimyo']
      case 'dismiss':
        return [`seat:${allyOf(view, view.own.seat)}`]
      case 'fate':
        return houseTag(view, a)
      case 'kill':
        return [headOf(view, Number(b), String(a))]
      case 'dishonor':
        return [`seat:${a}`]
      case 'save':
        return faceSavers(view)
      case 'suicide':
        return [headOf(view, view.own.seat, String(a))]
      default:
        return none
    }
  }

const ICONS: Readonly<Record<string, string>> = {
  draw: 'i-deck',
  play: 'i-play',
  discard: 'i-discard',
  proclaim: 'a-shogun',
  attack: 'i-attack',
  ally: 'i-cord',
  dissolve: 'i-cut',
  end: 'i-check',
  back: 'i-undo',
  lay: 'i-hand',
  enthrone: 'k-honda',
  dismiss: 'i-cut',
  pick: 'a-ninja',
  enough: 'i-check',
  kill: 'hs-assassin',
  dishonor: 'a-dishonor',
  accept: 'i-minus',
  save: 'a-saveface',
  suicide: 'a-wakizashi',
  pass: 'i-close',
  take: 'a-castle',
  burn: 'i-fire',
}
/** The sign of a choice on its tile and on the seal. */
export function iconOf(words: Words): string {
  if (words[0] === 'fate') return words[1] === 'destroy' ? 'i-fire' : 'i-hand'
  return ICONS[String(words[0])] ?? 'i-check'
}

/** Doing nothing is always offered last. */
const LAST = new Set<unknown>(['end', 'pass', 'accept', 'enough', 'back'])
export const inOrder = <T extends Pick<Choice, 'words'>>(said: readonly T[]): readonly T[] => [
  ...said.filter(s => !LAST.has(s.words[0])),
  ...said.filter(s => LAST.has(s.words[0])),
]

/** Choices that stand in the scroll by themselves, possible or not, when no piece is picked. */
const PLAIN = new Set<unknown>(
  'draw end back lay enthrone dismiss fate enough dishonor accept save suicide pass take burn'.split(' '),
)
export const plain = (words: Words): boolean => PLAIN.has(words[0])
