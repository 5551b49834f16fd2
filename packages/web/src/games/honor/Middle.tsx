import { useEffect, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { Dialog } from '../../table/Dialog.tsx'
import { Piece } from '../../table/Piece.tsx'
import { AskedList, ShamePanel, StabPanel } from './Deeds.tsx'
import { Mini, MiniFace } from './Mini.tsx'
import type { Moment } from './moments.ts'
import { holds } from './moments.ts'
import { cardOf, toneOf } from './pack.ts'
import { Fan } from './Row.tsx'
import { called, housesOf, useSight } from './sight.ts'
import { diceIn, signed } from './texts.ts'
import { War, WarPreview } from './War.tsx'

/** How long a moment that asks nothing more of anybody stays in the middle. */
const STAY_MS = 4200

/** Draw pile, discard pile and, while nobody holds it, the title. */
function Piles() {
  const s = useSight()
  const { say, view, hold } = s
  const [open, setOpen] = useState(false)
  const top = view.open.discard.at(-1)
  return (
    <div className="hs-piles">
      <Piece
        {...hold.piece('pile:deck')}
        name={say('deck', { n: view.open.deck })}
        className="hs-pile"
        anchor="deck"
      >
        <i className="back">
          <Icon name="g-honor" />
        </i>
        <span className="cnt">{view.open.deck}</span>
        <small>{say('draw')}</small>
      </Piece>
      <button
        type="button"
        className="hs-pile"
        aria-label={say('discard', { n: view.open.discard.length })}
        onClick={() => setOpen(true)}
      >
        {top === undefined ? (
          <i className="hs-mini hs-void" data-anchor="discard" />
        ) : (
          <i
            className="hs-mini"
            style={{ ['--tc' as string]: toneOf(cardOf(view, top)) }}
            data-anchor="discard"
          >
            <MiniFace card={cardOf(view, top)} />
          </i>
        )}
        {view.open.discard.length > 0 && <span className="cnt">{view.open.discard.length}</span>}
        <small>{say('discards')}</small>
      </button>
      <span className="hs-pile">
        {view.open.shogun < 0 ? (
          <Fan seat={-1} />
        ) : (
          <i className="hs-mini hs-void">
            <Icon name="a-shogun" />
          </i>
        )}
        <small>
          {view.open.shogun < 0
            ? say('titleFree', { n: signed(view.open.bonus) })
            : say('titleHeld', { name: called(s, view.open.shogun) })}
        </small>
      </span>
      {open && (
        <Dialog title={say('discardTitle')} onClose={() => setOpen(false)}>
          {view.open.discard.length === 0 && <p>{say('noDiscard')}</p>}
          <div className="hs-spread">
            {view.open.discard.toReversed().map(n => (
              <Mini key={n} n={n} />
            ))}
          </div>
        </Dialog>
      )}
    </div>
  )
}

/** The four declarations, free of actions; barred ones say why. */
function Tray() {
  const { say, hold, view, props } = useSight()
  const me = props.seat < 0 ? null : housesOf(view, props.seat)
  const force = me?.attack ?? { strength: 0, dice: 0 }
  const tiles = [
    ['proclaim', 'a-shogun', say('proclaim'), say('proclaimMore', { n: signed(view.open.bonus) })],
    [
      'attack',
      'i-attack',
      say('attack'),
      say('attackMore', { n: force.strength, d: diceIn(say, force.dice) }),
    ],
    ['ally', 'i-cord', say('allyDo'), say('allyMore')],
    ['dissolve', 'i-cut', say('dissolve'), say('dissolveMore')],
  ] as const
  return (
    <section className="hs-tray" aria-label={say('declarations')} data-group="">
      <h3>{say('declarations')}</h3>
      {tiles.map(([verb, icon, title, more]) => (
        <Piece key={verb} {...hold.piece(`decl:${verb}`)} name={`${title}, ${more}`} className="hs-decl">
          <Icon name={icon} />
          <b>{title}</b>
          <small>{more}</small>
          <span className="seal">
            <Icon name="i-check" />
          </span>
        </Piece>
      ))}
    </section>
  )
}

interface Props {
  readonly moment: Moment | null
}

/** The middle: what happens now, or else piles, title and declarations. */
export function Middle({ moment }: Props) {
  const { view, props, hold, say } = useSight()
  const { question } = view.own
  const live = holds(question)
  const key = moment === null ? '' : `${moment.kind}${moment.seq}`
  const [gone, setGone] = useState('')
  const fall = moment !== null && props.beat?.seq === moment.seq
  useEffect(() => {
    if (key === '' || live) return undefined
    const timer = setTimeout(() => setGone(key), STAY_MS)
    return () => clearTimeout(timer)
  }, [key, live])

  const aim = hold.has('decl:attack') ? hold.picked.find(t => t.startsWith('seat:')) : undefined
  const sealed = hold.sealed?.words
  const on = aim !== undefined ? Number(aim.slice(5)) : sealed?.[0] === 'attack' ? Number(sealed[1]) : -1
  if (on >= 0 && props.seat >= 0) return <WarPreview by={props.seat} on={on} />

  const shown = moment !== null && (live || (gone !== key && recent(moment, props.seq))) ? moment : null
  if (shown === null)
    return (
      <section className="hs-mid lacq">
        <Piles />
        {props.seat >= 0 && <Tray />}
      </section>
    )
  return (
    <div className="hs-moment">
      {shown.kind === 'battle' ? (
        <War battle={shown} fall={fall} />
      ) : shown.kind === 'stab' ? (
        <StabPanel moment={shown} fall={fall} />
      ) : (
        <ShamePanel moment={shown} />
      )}
      {question?.kind === 'window' && question.about === 'battle' && <AskedList />}
      {!live && (
        <button type="button" className="ibtn hs-shut" aria-label={say('close')} onClick={() => setGone(key)}>
          <Icon name="i-close" />
        </button>
      )}
    </div>
  )
}

/** A page that opens long after the moment does not tell it again. */
const recent = (moment: Moment, seq: number): boolean => seq - moment.seq < 12
