import { use } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { WhyContext } from '../../table/context.ts'
import { Mon } from '../../table/Mon.tsx'
import { Piece } from '../../table/Piece.tsx'
import { Stamp } from '../../table/Stamp.tsx'
import type { PieceSelection } from '../../table/usePicks.ts'
import { artOf, cardOf, figuresOf, rulesOf, toneOf } from './model.ts'
import type { BoardContext } from './board-context.ts'
import { aboutCard, fullName, housesOf, playerOf, useBoardContext } from './board-context.ts'
import { doTag } from './tags.ts'
import { effectOf, kindOf, nameOf, num, signed } from './texts.ts'

/**
 * A card in my hand. In my turn every card may be thrown away, so "raised" means that it may be played; a card that may only be
 * thrown away stays low and says why, and can still be picked.
 */
function handPiece(s: BoardContext, n: number): PieceSelection {
  const { selection, props, view } = s
  const { id } = cardOf(view, n)
  const tag = `card:${n}`
  const base = selection.piece(tag)
  const q = view.own.question
  if (props.asked && q !== null && 'card' in q && q.card === n)
    return { state: 'picked', because: [], onPick: () => {} }
  if (base.state === 'rest')
    return base.because.length > 0 ? base : { ...base, because: rulesOf(cardOf(view, n)) }
  if (!props.choices.some(c => c.words[0] === 'discard' && c.words[1] === id)) return base
  const play = props.choices.find(c => c.words[0] === 'play' && c.words[1] === id)
  const onPick = (): void => {
    if (selection.has(tag)) selection.clear()
    else if (play === undefined) selection.pick(tag)
    else selection.pick(tag, doTag(play.words))
  }
  if (base.state === 'picked') return { ...base, onPick }
  if (play !== undefined) return { state: 'open', because: [], onPick }
  const dim = props.dim.find(b => b.words[0] === 'play' && b.words[1] === id)
  const why = dim === undefined ? [] : [dim.why]
  return { state: 'alone', because: dim?.why.clauses ?? [], why, onPick }
}

function HandCard({ n }: { readonly n: number }) {
  const s = useBoardContext()
  const why = use(WhyContext)
  const piece = handPiece(s, n)
  const onPick = (): void => {
    // once it is picked the scroll says the rest
    const el = document.querySelector(`[data-anchor="card:${n}"]`)
    if (el !== null) why.hide(el)
    piece.onPick()
  }
  const card = cardOf(s.view, n)
  const kind = kindOf(s.say, card.type)
  const text = effectOf(s.say, card.type)
  const figures = figuresOf(card)
  return (
    <Piece
      {...piece}
      about={aboutCard(s, card, n)}
      onPick={onPick}
      name={[fullName(s, card, n), text].filter(x => x !== '').join('. ')}
      className="card hs-card"
      style={{ ['--tc' as string]: toneOf(card) }}
      anchor={`card:${n}`}
      flip
    >
      <span className="tp">
        {nameOf(s.voice, s.view, n)}
        <small>{kind}</small>
      </span>
      <Icon name={artOf(card)} />
      <span className="tx">{text}</span>
      {figures.length > 0 && (
        <span className="ft">
          {figures.map(([icon, v]) => (
            <span key={icon}>
              <Icon name={icon} />
              {num(v)}
            </span>
          ))}
        </span>
      )}
      <Stamp />
    </Piece>
  )
}

/** My figures and my hand. */
export function Dock({ seat }: { readonly seat: number }) {
  const s = useBoardContext()
  const { say, view } = s
  const p = housesOf(view, seat)
  const turn = view.open.turn.seat === seat
  return (
    <div className="hs-dk">
      <div
        className="seat hs-me paper"
        style={{ ['--c' as string]: `var(--p${(seat % 8) + 1})` }}
        data-active={turn}
      >
        <h3>
          <Mon player={playerOf(s, seat)} />
          <span>{playerOf(s, seat).name}</span>
        </h3>
        <div className="l">
          <span>
            {say('board-honour')}{' '}
            <small>
              {signed(p.income.total)} {say('board-per-turn')}
            </small>
          </span>
          <b data-anchor={`honour:${seat}`} data-low={p.honour < 0}>
            <Icon name="i-honor" />
            {num(p.honour)}
          </b>
        </div>
        <div className="l">
          <span>
            {say('board-ki')} <small>{say('board-n-actions', { n: p.actions })}</small>
          </span>
          <b>
            <Icon name="i-ki" />
            {p.ki}
          </b>
        </div>
        <div className="l">
          <span>
            {say('board-force')}{' '}
            <small>
              {p.attack.dice === p.defence.dice
                ? say('board-dice', { n: p.attack.dice })
                : say('board-dice-both', { mine: p.attack.dice, theirs: p.defence.dice })}
            </small>
          </span>
          <b title={say('board-attack-dice', { mine: p.attack.strength, theirs: p.defence.strength })}>
            <Icon name="i-force" />
            {p.attack.strength === p.defence.strength
              ? p.attack.strength
              : `${p.attack.strength}/${p.defence.strength}`}
          </b>
        </div>
      </div>
      <section
        className="hand"
        aria-label={say('board-my-hand')}
        data-group=""
        data-anchor={`hand:${seat}`}
        data-size={p.held}
        style={{ ['--n' as string]: p.held }}
      >
        {view.own.hand.map(n => (
          <HandCard key={n} n={n} />
        ))}
      </section>
    </div>
  )
}
