import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { hasLongWord } from '../../table/names.ts'
import { Piece } from '../../table/Piece.tsx'
import { Stamp } from '../../table/Stamp.tsx'
import type { PieceSelection } from '../../table/usePicks.ts'
import type { CardType, PlayerView } from './model.ts'
import {
  artOf,
  BACK_CLASS,
  BACK_ICONS,
  BACKS,
  BOARD,
  cardOf,
  isWeapon,
  kindOf,
  LIFE,
  PLACES,
  TONES,
  wet,
} from './model.ts'
import type { BoardContext } from './board-context.ts'
import { lit, useBoardContext } from './board-context.ts'
import { backName, cardName, effectOf, kindName } from './texts.ts'

export const Sip = () => <i className="sk-sip" aria-hidden="true" />

/** The back of a card with its sign. */
export function Back({ back, title }: { readonly back: number; readonly title?: string }) {
  return (
    <i className={`back sk-${BACK_CLASS[back] ?? 'push'}`} title={title} aria-hidden="true">
      <Icon name={BACK_ICONS[back] ?? 'i-push'} />
    </i>
  )
}

/** The backs of a hand, side by side. They are open to all. */
export function Backs({ counts }: { readonly counts: readonly number[] }) {
  const { voice } = useBoardContext()
  const list = counts.flatMap((n, back) => Array.from({ length: n }, () => back))
  return (
    <>
      {list.map((back, i) => (
        <Back key={i} back={back} title={backName(voice, BACKS[back] ?? 'shove')} />
      ))}
    </>
  )
}

export const nameOfPlace = (s: BoardContext, place: number): string =>
  place === LIFE
    ? s.say('board-life-pile')
    : place === BOARD
      ? s.say('board-board-place')
      : cardName(s.voice, PLACES[place] as CardType)

/** What a place is worth and what a sip on it costs, as a sentence. */
export function placeText(s: BoardContext, p: PlayerView, place: number): string {
  const name = nameOfPlace(s, place)
  const held = p.wield === place ? `, ${s.say('board-in-hand')}` : ''
  const covered = wet(p, place)
    ? `, ${s.say(place === LIFE ? 'board-wet-life' : place === BOARD ? 'board-wet-board' : 'board-wet-thing')}`
    : ''
  const what = place > BOARD ? `. ${effectOf(s.voice, s.view.open, PLACES[place] as CardType)}` : ''
  return `${name}${held}${covered}${what}`
}

interface ThingProps {
  readonly selection: PieceSelection
  readonly player: PlayerView
  readonly seat: number
  readonly place: number
  readonly className?: string
  readonly children?: ReactNode
}

/** A weapon, an item, the life pile or the board of somebody: wet with a sip or dry. */
export function Thing({ selection, player, seat, place, className, children }: ThingProps) {
  const s = useBoardContext()
  const held = player.wield === place
  const name = placeText(s, player, place)
  const style = { '--held': held ? 1 : 0 } as CSSProperties
  const anchor = `place:${seat}/${place}`
  const thing = (
    <>
      <span className="in" data-held={held} data-wet={wet(player, place)} data-weapon={isWeapon(place)}>
        {children ?? <Icon name={artOf(PLACES[place] as CardType)} />}
      </span>
      {wet(player, place) && <Sip />}
      <Stamp />
    </>
  )
  if (seat !== s.me && s.small.plates)
    return (
      <span className="sk-it" style={style} data-anchor={anchor} title={name} {...lit(selection)}>
        {thing}
      </span>
    )
  return (
    <Piece {...selection} name={name} className={`sk-it ${className ?? ''}`} style={style} anchor={anchor}>
      {thing}
    </Piece>
  )
}

const COLUMNS = ['attack', 'defence', 'move', 'drink'] as const
const COLUMN_ICONS = ['i-attack', 'i-defense', 'i-move', 'i-drink'] as const

/** The full name of a card, as a screen reader says it. */
export function cardText(s: BoardContext, n: number): string {
  const c = cardOf(s.view, n)
  return s.say('board-card-name', {
    name: cardName(s.voice, c.type),
    attack: c.attack,
    defence: c.defence,
    move: c.move,
    drink: c.drink,
    kind: kindName(s.voice, kindOf(c.type)),
    text: effectOf(s.voice, s.view.open, c.type),
    back: backName(s.voice, c.back),
  })
}

interface FaceProps {
  readonly n: number
  /** The box in use, lit on the strip. */
  readonly use?: string | undefined
}

/** The printed side of a card: four boxes on the left edge, then kind, name, picture and text. */
export function CardFace({ n, use }: FaceProps) {
  const s = useBoardContext()
  const c = cardOf(s.view, n)
  const kind = kindOf(c.type)
  return (
    <>
      <span className="st">
        {COLUMNS.map((k, i) => (
          <span key={k} className={use === k || (use === 'iaido' && k === 'attack') ? 'use' : ''}>
            <Icon name={COLUMN_ICONS[i] ?? 'i-attack'} />
            {c[k]}
          </span>
        ))}
      </span>
      <span className="bd">
        <span className="ty" style={{ '--tc': TONES[kind] } as CSSProperties} data-use={use === 'text'}>
          {kindName(s.voice, kind)}
        </span>
        <b data-long={hasLongWord(cardName(s.voice, c.type)) || undefined}>{cardName(s.voice, c.type)}</b>
        <Icon name={artOf(c.type)} />
        <small>{effectOf(s.voice, s.view.open, c.type)}</small>
      </span>
      <span className="bk">
        <Back back={BACKS.indexOf(c.back)} />
      </span>
    </>
  )
}
