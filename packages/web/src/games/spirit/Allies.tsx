import type { CSSProperties } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { Piece } from '../../table/Piece.tsx'
import { Stamp } from '../../table/Stamp.tsx'
import { SeatPlate } from '../../table/SeatPlate.tsx'
import { seatColour } from '../../table/Mon.tsx'
import type { BoardView } from './model.ts'
import { cardOf, lentTo, nameOfSamurai, PENALTY_ICONS, portraitOf, SYMBOLS } from './model.ts'
import { nameAt, playerAt, useBoardContext } from './board-context.ts'
import { plateName, raiderName, underName } from './words.ts'

/** The others, clockwise from the board in the dock, with the same parts as it has. */
export function Allies() {
  const { view, me, say } = useBoardContext()
  const seats = Array.from({ length: view.seats - 1 }, (_, i) => (me + 1 + i) % view.seats)
  return (
    <section className="sp-allies" aria-label={say('board-allies')} data-n={seats.length} data-group="">
      {seats.map(seat => (
        <Ally key={seat} seat={seat} />
      ))}
    </section>
  )
}

function Ally({ seat }: { readonly seat: number }) {
  const context = useBoardContext()
  const { view, say, spot, moments, look } = context
  const player = playerAt(context, seat)
  const b = view.boards[seat]
  if (player === undefined || b === undefined) return null
  const piece = spot(`seat:${seat}`)
  const target = piece.state === 'open' || piece.state === 'picked' || piece.state === 'dim'
  const turn = view.active === seat && view.outcome === null
  const flipped = moments.turned.has(seat)
  // Up to three plates have room to say it beside the name: not twice.
  const said = b.passed && view.seats <= 4 && b.samurai !== null ? nameOfSamurai(b.samurai) : null
  const place = said === null || said === player.name ? underName({ say, view }, b, player.name) : said
  return (
    <div
      className="sp-seat"
      data-anchor={`seat:${seat}`}
      data-beast={b.animal}
      data-who={b.samurai ?? 'none'}
      data-passed={b.passed}
      data-turning={flipped || undefined}
      data-target={target ? piece.state : undefined}
      key={flipped ? `turn${moments.key}` : 'still'}
    >
      <SeatPlate player={player} place={place} className="sp-ally" active={turn}>
        <span className="sp-port" data-beast={b.animal}>
          <Icon name={portraitOf(view, b.samurai, b.animal)} />
        </span>
        {turn && (
          <span className="sp-flag" title={say('board-marker')}>
            <Icon name="i-force" />
            <span className="vh">{say('board-marker')}</span>
          </span>
        )}
        {b.passed && <span className="pz">{say('board-passed')}</span>}
        <span className="sups">
          <Tokens seat={seat} />
        </span>
        <Wounds board={b} seat={seat} />
        <span className="rw">
          <Slots board={b} />
          <Track board={b} seat={seat} />
          <MiniLine board={b} />
        </span>
        {target ? (
          <Piece {...piece} name={plateName(context, seat)} className="target">
            <Icon name="b-enso" className="enso" />
            <Stamp />
          </Piece>
        ) : (
          <button
            type="button"
            className="target"
            aria-label={`${plateName(context, seat)} ${say('board-look', { name: nameAt(context, seat) })}`}
            onClick={() => look({ kind: 'seat', seat })}
          />
        )}
        {moments.kiai.has(seat) && <Burst key={moments.key} />}
      </SeatPlate>
    </div>
  )
}

/** An exact Kiai: rays, once. */
export function Burst() {
  return (
    <span className="sp-burst" aria-hidden="true">
      <Icon name="b-burst" />
      <b lang="ja">気合</b>
    </span>
  )
}

/** Support tokens that lie with a samurai: its own while at home, and those of others. */
export function Tokens({ seat }: { readonly seat: number }) {
  const context = useBoardContext()
  const { view, say, spot } = context
  const own = view.boards[seat]
  const lent = lentTo(view, seat)
  const called = (owner: number): string => {
    const who = view.boards[owner]?.samurai ?? null
    return who === null ? nameAt(context, owner) : nameOfSamurai(who)
  }
  const chip = (owner: number): CSSProperties => ({ '--c': seatColour(owner) }) as CSSProperties
  const piece = spot(`token:${seat}`)
  const live = piece.state === 'open' || piece.state === 'picked'
  return (
    <>
      {lent.map(owner => {
        const text = say(view.boards[owner]?.live === true ? 'board-token-live' : 'board-token-idle', {
          name: called(owner),
        })
        return (
          <span
            key={owner}
            className="sp-sup"
            style={chip(owner)}
            title={text}
            data-live={view.boards[owner]?.live === true}
          >
            <Icon name="i-support" />
            <span className="vh">{text}</span>
          </span>
        )
      })}
      {own?.token === seat &&
        (live ? (
          <Piece
            {...piece}
            name={say('board-token-home', { name: called(seat) })}
            className="sp-sup"
            style={chip(seat)}
          >
            <Icon name="i-support" />
          </Piece>
        ) : (
          <span className="sp-sup" style={chip(seat)} title={say('board-token-home', { name: called(seat) })}>
            <Icon name="i-support" />
          </span>
        ))}
    </>
  )
}

/** The marker of this side, and what the next wound means: the animal, or the end. */
export function Wounds({ board, seat }: { readonly board: BoardView; readonly seat: number }) {
  const { say, moments } = useBoardContext()
  const text = say('board-wounds', { n: board.wounds })
  return (
    <span
      className="sp-wd"
      title={text}
      data-hit={moments.wounded.has(seat) || undefined}
      data-healed={moments.healed.has(seat) || undefined}
    >
      <i className={board.wound ? 'on' : ''}>
        <Icon name="i-wound" />
      </i>
      <i>
        <Icon name={board.animal ? 'i-grave' : 'g-spirit'} />
      </i>
      <span className="vh">{text}</span>
    </span>
  )
}

export function Slots({ board }: { readonly board: BoardView }) {
  const { view, say } = useBoardContext()
  return (
    <span className="sp-dsl">
      {SYMBOLS.map((symbol, i) => {
        const card = board.defence[i] ?? -1
        const text =
          card < 0
            ? say('board-empty-slot', { symbol: say(`board-symbol-${symbol}`) })
            : raiderName(say, cardOf(view, card))
        return (
          <i
            key={symbol}
            className={card < 0 ? '' : 'on'}
            title={text}
            data-anchor={card < 0 ? undefined : `card:${card}`}
          >
            <Icon name={`i-${symbol}`} />
          </i>
        )
      })}
    </span>
  )
}

export function Track({ board, seat }: { readonly board: BoardView; readonly seat: number }) {
  const { say, moments } = useBoardContext()
  const { total, kiai } = board
  const share = kiai === 0 ? 0 : Math.min(1, total / kiai)
  return (
    <span
      className={total > kiai ? 'sp-trk over' : 'sp-trk'}
      style={{ '--n': kiai } as CSSProperties}
      title={say('board-track', { total, kiai })}
      data-hit={moments.overrun.has(seat) || undefined}
    >
      <span className="fl" style={{ clipPath: `inset(0 ${100 - share * 100}% 0 0)` }} />
      <b>
        {total} / {kiai}
        <Icon name={total > kiai ? 'i-flame' : 'i-kiai'} />
      </b>
    </span>
  )
}

/** The combat line in small: values, and the penalty of the last. */
function MiniLine({ board }: { readonly board: BoardView }) {
  const { view, say } = useBoardContext()
  const shown = board.line.slice(-4)
  return (
    <span className="sp-mline">
      {board.line.length > shown.length && <span className="sp-mc more">…</span>}
      {shown.map((card, i) => {
        const r = cardOf(view, card)
        const last = i === shown.length - 1
        return (
          <span
            key={card}
            className={last ? 'sp-mc last' : 'sp-mc'}
            title={raiderName(say, r)}
            data-anchor={`card:${card}`}
          >
            {r.value}
            {last && r.penalty.map((p, k) => <Icon key={k} name={PENALTY_ICONS[p]} />)}
          </span>
        )
      })}
    </span>
  )
}
