import { allyPrice, PRICES } from '@noren/honor/words'
import { useEffect, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useFold } from '../../table/coach.ts'
import { useTable } from '../../table/context.ts'
import { Dialog } from '../../table/Dialog.tsx'
import { Piece } from '../../table/Piece.tsx'
import { Stamp } from '../../table/Stamp.tsx'
import { AskedList, ShamePanel, StabPanel } from './Deeds.tsx'
import { Mini, MiniFace } from './Mini.tsx'
import type { Moment } from './moments.ts'
import { holds } from './moments.ts'
import { cardOf, toneOf } from './model.ts'
import { Fan } from './Row.tsx'
import { housesOf, useBoardContext } from './board-context.ts'
import { War, WarPreview } from './War.tsx'

/** How long a moment that asks nothing more of anybody stays in the middle. */
const STAY_MS = 4200

/** Draw pile, discard pile and, while nobody holds it, the title. */
function Piles() {
  const { say, view, selection } = useBoardContext()
  const [open, setOpen] = useState(false)
  const top = view.open.discard.at(-1)
  return (
    <div className="hs-piles">
      <Piece
        {...selection.piece('pile:deck')}
        name={say('board-deck', { n: view.open.deck })}
        className="hs-pile"
        anchor="deck"
      >
        <i className="back">
          <Icon name="g-honor" />
        </i>
        <span className="cnt">{view.open.deck}</span>
        <small>{say('board-draw')}</small>
      </Piece>
      <button
        type="button"
        className="hs-pile"
        aria-label={say('board-discard', { n: view.open.discard.length })}
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
        <small>{say('board-discards')}</small>
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
            ? say('board-title-free', { n: view.open.bonus })
            : say('board-title-held', { who: { seat: view.open.shogun } })}
        </small>
      </span>
      {open && (
        <Dialog title={say('board-discard-title')} onClose={() => setOpen(false)}>
          {view.open.discard.length === 0 && <p>{say('board-no-discard')}</p>}
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

/** The four declarations, free of actions; dim ones say why. */
function Tray() {
  const { say, selection, view, props } = useBoardContext()
  const me = props.seat < 0 ? null : housesOf(view, props.seat)
  const fold = useFold('declarations')
  const price = allyPrice(view)
  const force = me?.attack ?? { strength: 0, dice: 0 }
  const tiles = [
    ['proclaim', 'a-shogun', say('board-proclaim'), say('board-proclaim-more', { n: view.open.bonus })],
    [
      'attack',
      'i-attack',
      say('board-attack'),
      say('board-attack-more', { n: force.strength, mine: force.dice }),
    ],
    [
      'ally',
      'i-cord',
      say('board-ally-do'),
      price === null ? say('board-ally-more') : say('board-ally-leave', price),
    ],
    ['dissolve', 'i-cut', say('board-dissolve'), say('board-dissolve-more', { n: -PRICES.dissolve })],
  ] as const
  return (
    <section
      className="hs-tray"
      aria-label={say('board-declarations')}
      data-group=""
      data-folded={fold !== null || undefined}
    >
      <h3>
        {say('board-declarations')}
        {fold !== null && (
          <button type="button" className="foldline" onClick={fold.open}>
            {fold.later}
          </button>
        )}
      </h3>
      {tiles.map(([verb, icon, title, more]) => (
        <Piece key={verb} {...selection.piece(`decl:${verb}`)} name={`${title}, ${more}`} className="hs-decl">
          <Icon name={icon} />
          <b>{title}</b>
          <small>{more}</small>
          <Stamp />
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
  const { view, props, selection, say } = useBoardContext()
  const { moment: held } = useTable()
  const { question } = view.own
  const live = holds(question)
  const key = moment === null ? '' : `${moment.kind}${moment.seq}`
  const [gone, setGone] = useState('')
  const fall = moment !== null && props.beat?.seq === moment.seq && props.beat.held !== true
  const stage = moment !== null && held?.seq === moment.seq ? held.part.kind : null
  useEffect(() => {
    // Its time begins when the table has shown it.
    if (key === '' || live || stage !== null) return undefined
    const timer = setTimeout(() => setGone(key), STAY_MS)
    return () => clearTimeout(timer)
  }, [key, live, stage])

  const aim = selection.has('decl:attack') ? selection.picked.find(t => t.startsWith('seat:')) : undefined
  const sealed = selection.sealed?.words
  const on = aim !== undefined ? Number(aim.slice(5)) : sealed?.[0] === 'attack' ? Number(sealed[1]) : -1
  if (on >= 0 && props.seat >= 0) return <WarPreview by={props.seat} on={on} />

  const shown =
    moment !== null && (live || stage !== null || (gone !== key && recent(moment, props.seq))) ? moment : null
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
        <War battle={shown} fall={fall} stage={stage} />
      ) : shown.kind === 'stab' ? (
        <StabPanel moment={shown} fall={fall} stage={stage} />
      ) : (
        <ShamePanel moment={shown} />
      )}
      {question?.kind === 'window' && question.about === 'battle' && <AskedList />}
      {!live && stage === null && (
        <button
          type="button"
          className="ibtn hs-shut"
          aria-label={say('board-close')}
          onClick={() => setGone(key)}
        >
          <Icon name="i-close" />
        </button>
      )}
    </div>
  )
}

/** A page that opens long after the moment does not tell it again. */
const recent = (moment: Moment, seq: number): boolean => seq - moment.seq < 12
