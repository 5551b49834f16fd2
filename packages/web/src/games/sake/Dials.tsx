import type { Said } from '@noren/engine'
import { strikeValue } from '@noren/sake/words'
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
} from './pack.ts'
import type { CardType } from './pack.ts'
import { nameOfPlace } from './Parts.tsx'
import type { Sight } from './sight.ts'
import { nameAt, useSight } from './sight.ts'
import { iconOf, isStep, wordTag } from './tags.ts'
import { effectOf } from './texts.ts'

/** Everything of one verb that the question names, open or dim, in the order the rules list it. */
function named(s: Sight, verb: string): readonly Said[] {
  return [...s.choices, ...s.props.barred].filter(c => c.words[0] === verb)
}

const ORDER = ['attack', 'iaido', 'move', 'drink', 'text']

/** What a card may be used for: five tiles, dim ones with their reason. */
export function Uses() {
  const s = useSight()
  const { view, say, lang, spot, step } = s
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
    <div className="sk-uses" role="group" aria-label={say('askUse')} data-group="">
      {all.map((c, i) => {
        const use = String(c.words[1])
        const piece = spot(wordTag(c.words))
        const pick =
          piece.state === 'open' && isStep(view, c) ? { ...piece, onPick: () => step(c.words) } : piece
        const label = say(use === 'text' ? `text.${kindOfText(card.type)}` : `use.${use as 'attack'}`)
        return (
          <Piece key={use} {...pick} name={`${label} ${value[use] ?? ''}`} className="sk-use" option={i + 1}>
            <Icon name={use === 'text' ? artOf(card.type) : iconOf(c.words)} />
            <b>{value[use]}</b>
            <span>{label}</span>
            {use === 'text' && <small>{effectOf(lang, view, card.type)}</small>}
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
  const s = useSight()
  const { say, spot, view, me } = s
  const all = named(s, 'step')
  if (all.length === 0) return null
  const by = (dir: unknown): readonly Said[] =>
    all
      .filter(c => c.words[1] === dir && Number(c.words[2]) > 0)
      .sort((a, b) => Number(a.words[2]) - Number(b.words[2]))
  const first = by('left').length > 0 || by('right').length > 0 ? ['left', 'right'] : ['towards', 'away']
  const zero = all.filter(c => Number(c.words[2]) === 0)
  const row = [...by(first[0]).toReversed(), ...zero, ...by(first[1])]
  return (
    <div className="sk-dial" role="group" aria-label={say('askStep')} data-group="">
      {row.map((c, i) => {
        const n = Number(c.words[2])
        const dir = String(c.words[1])
        const piece = spot(wordTag(c.words))
        const to = nameAt(s, aheadOf(view, me, dir))
        const text = n === 0 ? say('stay') : dir === 'away' ? say('away') : to
        return (
          <Piece
            key={c.words.join(' ')}
            {...piece}
            name={n === 0 ? say('stay') : say(dir === 'away' ? 'dialAway' : 'dialTo', { n, name: to })}
            className="sk-amount"
            option={i + 1}
          >
            <b>
              {n > 0 && (dir === 'left' || dir === 'away') && <Icon name="i-left" />}
              {n}
              {n > 0 && (dir === 'right' || dir === 'towards') && <Icon name="i-right" />}
            </b>
            <small>{piece.state === 'dim' ? say('blocked') : text}</small>
          </Piece>
        )
      })}
    </div>
  )
}

/** Weapon chips: to strike with, or to hold. A wet one is struck out. */
export function Weapons() {
  const s = useSight()
  const { say, spot, view, me } = s
  const strike = named(s, 'weapon')
  const hold = named(s, 'wield')
  const all = strike.length > 0 ? strike : hold
  if (all.length === 0) return null
  const p = playerOf(view, me)
  const box = frameOf(view, 'weapon')?.card ?? cardInMaking(view)
  return (
    <div className="sk-chips" role="group" aria-label={say('askWeapon')} data-group="">
      {all.map((c, i) => {
        const place = placeOf(c.words[1])
        const w = weaponOn(view, place)
        const name = place < 0 ? say(strike.length > 0 ? 'bareHands' : 'noWeapon') : nameOfPlace(s, place)
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
            option={s.hold.tiles.length + i + 1}
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
  const s = useSight()
  const { say, hold, props } = s
  const all = [...props.choices, ...props.barred].filter(c => c.words[0] === 'soul')
  const sorted = [...all].sort((a, b) => Number(a.words[1]) - Number(b.words[1]))
  return (
    <div className="sk-dial" role="group" aria-label={say('soulHow')} data-group="">
      {sorted.map((c, i) => (
        <Piece
          key={String(c.words[1])}
          {...hold.piece(wordTag(c.words))}
          name={say('soulN', { n: Number(c.words[1]) })}
          className="sk-amount"
          option={i + 1}
        >
          <b>{c.words[1]}</b>
          <small>{say(Number(c.words[1]) === 1 ? 'oneCard' : 'manyCards')}</small>
        </Piece>
      ))}
    </div>
  )
}
