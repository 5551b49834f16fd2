import type { DimChoice, Choice } from '@noren/engine'
import { person, strikeValue } from '@noren/sake/words'
import { Icon } from '../../art/Icon.tsx'
import { Piece } from '../../table/Piece.tsx'
import { aheadOf } from './ghosts.ts'
import {
  artOf,
  cardInMaking,
  cardOf,
  frameOf,
  makingOf,
  placeOf,
  PLACES,
  playerOf,
  weaponOn,
  wet,
} from './model.ts'
import type { CardType } from './model.ts'
import { nameOfPlace } from './Parts.tsx'
import type { BoardContext } from './board-context.ts'
import { nameAt, useBoardContext } from './board-context.ts'
import { iconOf, isStep, wordTag } from './tags.ts'
import { effectOf } from './texts.ts'

type Named = Choice | DimChoice

/** Everything of one verb that the question names, open or dim, in the order the rules list it. */
function named(s: BoardContext, verb: string): readonly Named[] {
  return [...s.choices, ...s.props.dim].filter(c => c.words[0] === verb)
}

const ORDER = ['attack', 'iaido', 'move', 'drink', 'text']

/** What a card may be used for: five tiles, dim ones with their reason. */
export function Uses() {
  const s = useBoardContext()
  const { view, say, voice, spot, step } = s
  const f = makingOf(view)
  const all = [...named(s, 'use')].sort(
    (a, b) => ORDER.indexOf(String(a.words[1])) - ORDER.indexOf(String(b.words[1])),
  )
  if (f?.kind !== 'pickUse' || all.length === 0) return null
  const card = cardOf(view, f.card)
  const value: Readonly<Record<string, string>> = {
    attack: String(card.attack),
    iaido: String(card.attack),
    move: String(card.move),
    drink: String(card.drink),
    text: '',
  }
  return (
    <div className="sk-uses" role="group" aria-label={say('board-ask-use')} data-group="">
      {all.map((c, i) => {
        const use = String(c.words[1])
        const piece = spot(wordTag(c.words))
        const pick =
          piece.state === 'open' && isStep(view, c) ? { ...piece, onPick: () => step(c.words) } : piece
        const label = say(
          use === 'text' ? `board-text-${kindOfText(card.type)}` : `board-use-${use as 'attack'}`,
        )
        return (
          <Piece key={use} {...pick} name={`${label} ${value[use] ?? ''}`} className="sk-use" option={i + 1}>
            <Icon name={use === 'text' ? artOf(card.type) : iconOf(c.words)} />
            <b>{value[use]}</b>
            <span>{label}</span>
            {use === 'text' && <small>{effectOf(voice, view.open, card.type)}</small>}
          </Piece>
        )
      })}
    </div>
  )
}

const kindOfText = (type: CardType): 'lay' | 'stand' | 'event' =>
  type === 'disciple' ? 'stand' : PLACES.includes(type) ? 'lay' : 'event'

/** One row of mutually exclusive amounts: left from far to near, then right; blocked ones are hatched and say why. */
export function Dial() {
  const s = useBoardContext()
  const { say, spot, view, me } = s
  const all = named(s, 'step')
  if (all.length === 0) return null
  const by = (dir: unknown): readonly Named[] =>
    all
      .filter(c => c.words[1] === dir && Number(c.words[2]) > 0)
      .sort((a, b) => Number(a.words[2]) - Number(b.words[2]))
  const first = by('left').length > 0 || by('right').length > 0 ? ['left', 'right'] : ['towards', 'away']
  const zero = all.filter(c => Number(c.words[2]) === 0)
  const row = [...by(first[0]).toReversed(), ...zero, ...by(first[1])]
  return (
    <div className="sk-dial" role="group" aria-label={say('board-ask-step')} data-group="">
      {row.map((c, i) => {
        const n = Number(c.words[2])
        const dir = String(c.words[1])
        const piece = spot(wordTag(c.words))
        const ahead = aheadOf(view, me, dir)
        const text = n === 0 ? say('board-stay') : dir === 'away' ? say('board-away') : nameAt(s, ahead)
        return (
          <Piece
            key={c.words.join(' ')}
            {...piece}
            name={
              n === 0
                ? say('board-stay')
                : say(dir === 'away' ? 'board-dial-away' : 'board-dial-to', { n, who: person(ahead) })
            }
            className="sk-amount"
            option={i + 1}
          >
            <b>
              {n > 0 && (dir === 'left' || dir === 'away') && <Icon name="i-left" />}
              {n}
              {n > 0 && (dir === 'right' || dir === 'towards') && <Icon name="i-right" />}
            </b>
            <small>{piece.state === 'dim' ? say('board-blocked') : text}</small>
          </Piece>
        )
      })}
    </div>
  )
}

/** Weapon chips: to strike with, or to hold. A wet one is struck out. */
export function Weapons() {
  const s = useBoardContext()
  const { say, spot, view, me } = s
  const strike = named(s, 'weapon')
  const hold = named(s, 'wield')
  const all = strike.length > 0 ? strike : hold
  if (all.length === 0) return null
  const p = playerOf(view, me)
  const box = frameOf(view, 'weapon')?.card ?? cardInMaking(view)
  return (
    <div className="sk-chips" role="group" aria-label={say('board-ask-weapon')} data-group="">
      {all.map((c, i) => {
        const place = placeOf(c.words[1])
        const w = weaponOn(view, place)
        const name =
          place < 0 ? say(strike.length > 0 ? 'board-bare-hands' : 'board-no-weapon') : nameOfPlace(s, place)
        const value =
          strike.length > 0
            ? strikeValue(view, me, box, place, frameOf(view, 'weapon') !== undefined)
            : w?.defence
        return (
          <Piece
            key={c.words.join(' ')}
            {...spot(wordTag(c.words))}
            name={`${name} ${value ?? ''}`}
            className="sk-chip"
            option={s.selection.tiles.length + i + 1}
          >
            <span className="in" data-wet={place >= 0 && wet(p, place)}>
              <Icon name={place < 0 ? 'i-brawl' : artOf(PLACES[place] as CardType)} />
            </span>
            <span>
              {name}
              {value !== undefined && (
                <small>
                  <Icon name={strike.length > 0 ? 'i-attack' : 'i-defense'} />
                  {value}
                </small>
              )}
            </span>
          </Piece>
        )
      })}
    </div>
  )
}

/** How many cards the soul draws from the life pile. */
export function Soul() {
  const s = useBoardContext()
  const { say, selection, props } = s
  const all = [...props.choices, ...props.dim].filter(c => c.words[0] === 'soul')
  const sorted = [...all].sort((a, b) => Number(a.words[1]) - Number(b.words[1]))
  return (
    <div className="sk-dial" role="group" aria-label={say('board-soul-how')} data-group="">
      {sorted.map((c, i) => (
        <Piece
          key={String(c.words[1])}
          {...selection.piece(wordTag(c.words))}
          name={say('board-soul-n', { n: Number(c.words[1]) })}
          className="sk-amount"
          option={i + 1}
        >
          <b>{c.words[1]}</b>
          <small>{say('board-cards', { n: Number(c.words[1]) })}</small>
        </Piece>
      ))}
    </div>
  )
}
