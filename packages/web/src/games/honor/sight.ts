import type { Clause, Lang, Refusal, Words } from '@noren/engine'
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { BoardProps, Player, Sentence, Tongue } from '../../table/board.ts'
import type { TagsOf } from '../../table/picks.ts'
import type { Hold, PieceHold } from '../../table/usePicks.ts'
import type { Card, HonorEvent, HonorView, PlayerView } from './pack.ts'
import { cardOf, figuresOf, nameOf, rulesOf } from './pack.ts'
import type { Say } from './texts.ts'
import { num, onCard, unitOf } from './texts.ts'

/** What every part of this board reads. */
export interface Sight {
  readonly props: BoardProps<HonorView, HonorEvent>
  readonly view: HonorView
  readonly hold: Hold
  /** Which pieces a choice touches. */
  readonly tags: TagsOf
  readonly say: Say
  readonly lang: Lang
  readonly tongue: Tongue<HonorView, HonorEvent>
  /** Below 1100 px: fingers, so small cards are looked at in a sheet. */
  readonly narrow: boolean
  /** Opens both houses of a seat. */
  readonly look: (seat: number) => void
}
export const SightContext = createContext<Sight | null>(null)
export function useSight(): Sight {
  const sight = use(SightContext)
  if (sight === null) throw new Error('A part of the board stands outside the board.')
  return sight
}

/** Whether a media query holds, kept up to date. */
function useMedia(text: string): boolean {
  const query = useMemo(() => matchMedia(text), [text])
  const subscribe = useCallback(
    (tell: () => void) => {
      query.addEventListener('change', tell)
      return () => query.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => query.matches)
}
export const useNarrow = (): boolean => useMedia('(max-width: 1100px)')
export const usePhone = (): boolean => useMedia('(max-width: 560px)')

export const playerOf = (s: Sight, seat: number): Player => {
  const p = s.props.players[seat]
  if (p === undefined) throw new Error(`nobody sits at ${seat}`)
  return p
}
export const housesOf = (view: HonorView, seat: number): PlayerView => {
  const p = view.open.players[seat]
  if (p === undefined) throw new Error(`nobody sits at ${seat}`)
  return p
}
/** A name in the middle of a sentence. */
export const called = (s: Sight, seat: number): string =>
  seat === s.props.seat ? s.say('you') : playerOf(s, seat).name

/** The lord's own name without the clan, for narrow places. */
export const shortLord = (s: Sight, daimyo: number): string =>
  nameOf(s.lang, s.view, daimyo).split(' ')[0] ?? ''

/** How a player stands, in a few words. */
export function standing(s: Sight, seat: number): string {
  const p = housesOf(s.view, seat)
  const lord = p.lord < 0 ? '' : called(s, p.lord)
  switch (p.status) {
    case 'first':
      return s.say(p.shogun ? 'shogun' : 'first', { daimyo: shortLord(s, p.daimyo) })
    case 'ronin':
      return s.say('ronin')
    default:
      return s.say(p.status, { name: lord })
  }
}

/** A card said in full: name, kind and every figure. */
export function fullName(s: Sight, card: Card, n: number): string {
  const figures = figuresOf(card).map(([icon, v]) => `${num(v)} ${unitOf(s.lang, icon)}`)
  return [nameOf(s.lang, s.view, n), onCard(s.lang, card.type)[0], ...figures].join(', ')
}

/** The same for the popover: the name above, kind, figures and effect below. */
export function aboutCard(
  s: Sight,
  card: Card,
  n: number,
): { readonly title: string; readonly text: string } {
  const [kind, effect] = onCard(s.lang, card.type)
  const figures = figuresOf(card).map(([icon, v]) => `${num(v)} ${unitOf(s.lang, icon)}`)
  const facts = [kind, ...figures].join(', ')
  return { title: nameOf(s.lang, s.view, n), text: effect === '' ? `${facts}.` : `${facts}. ${effect}.` }
}

/** A card on the table as a piece; at rest it answers with its own rule. */
export function cardPiece(s: Sight, n: number): PieceHold {
  const hold = s.hold.piece(`card:${n}`)
  return hold.because.length > 0 || hold.state !== 'rest'
    ? hold
    : { ...hold, because: rulesOf(cardOf(s.view, n)) }
}

/** The label of a choice with people called by their names: "Oda Nobunaga (player 2)" is simply Mika here. */
export function labelOf(s: Sight, words: Words): string {
  let label = s.tongue.label(words)
  s.view.open.players.forEach((p, seat) => {
    const place = new RegExp(`(player|joueur|giocatore) ${seat + 1}\\b`).exec(label)?.[0]
    if (place === undefined) return
    const name = playerOf(s, seat).name
    const lord = p.daimyo < 0 ? '' : `${nameOf(s.lang, s.view, p.daimyo)} (${place})`
    label = (lord === '' ? label : label.replace(lord, name)).replace(place, name)
  })
  return label
}

/** Why something is not open: its reason in words, or the sentences of the rulebook where rules of an old version give no reason. */
export function whyNot(
  tongue: Sight['tongue'],
  because: readonly Clause[],
  why: readonly Refusal[] = [],
): readonly Sentence[] {
  const said = tongue.no(why)
  return said.length > 0 ? said : tongue.why(because)
}
