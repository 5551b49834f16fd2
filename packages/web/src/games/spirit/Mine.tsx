import type { CSSProperties } from 'react'
import { useRef } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { Piece } from '../../table/Piece.tsx'
import { Stamp } from '../../table/Stamp.tsx'
import { Mon, monOf, seatColour } from '../../table/Mon.tsx'
import { Burst, Tokens, Wounds } from './Allies.tsx'
import type { BoardView } from './model.ts'
import { cardOf, litCard, nameOfSamurai, portraitOf, shapeOf, SYMBOLS } from './model.ts'
import { RaiderCard, RaiderFace } from './RaiderCard.tsx'
import { nameAt, playerAt, useBoardContext } from './board-context.ts'
import { usePawn } from './usePawn.ts'
import { plateName, raiderName } from './words.ts'

/** The board in the dock: defend on the left, the samurai with its track, confront on the right. */
export function Mine() {
  const { view, me } = useBoardContext()
  const b = view.boards[me]
  if (b === undefined) return null
  return (
    <div className="sp-dk" key={me} data-passed={b.passed}>
      <Defend board={b} />
      <Samurai board={b} />
      <Confront board={b} />
    </div>
  )
}

function Defend({ board }: { readonly board: BoardView }) {
  const { view, question, say, spot, me } = useBoardContext()
  const zone = spot('zone:left')
  const hot = zone.state === 'open' || zone.state === 'picked'
  const lit = litCard(question)
  const symbol = lit !== null && lit.seat === me ? cardOf(view, lit.card).symbol : null
  return (
    <section className="sp-zone" data-hot={hot || undefined} aria-label={say('board-defend')} data-group="">
      <h3>
        {say('board-defend')} <small>{say('board-defend-more')}</small>
      </h3>
      <div className="slots">
        {SYMBOLS.map((s, i) => {
          const card = board.defence[i] ?? -1
          if (card >= 0) {
            const piece = spot(`left:${s}`)
            const r = cardOf(view, card)
            return piece.state === 'rest' ? (
              <RaiderCard key={s} raider={r} n={card} anchor={`card:${card}`} />
            ) : (
              <Piece
                key={s}
                {...piece}
                name={raiderName(say, r)}
                className="card sp-rc"
                anchor={`card:${card}`}
              >
                <RaiderFace raider={r} n={card} />
                <Stamp />
              </Piece>
            )
          }
          const wanted = symbol === s && zone.state !== 'rest'
          return wanted ? (
            <Piece
              key={s}
              {...zone}
              name={`${say('board-defend')}: ${say(`board-symbol-${s}`)}`}
              className="slot"
              anchor={`slot:${s}`}
            >
              <Icon name={`i-${s}`} />
              <Stamp />
            </Piece>
          ) : (
            <span
              key={s}
              className="slot"
              role="img"
              aria-label={say('board-empty-slot', { symbol: say(`board-symbol-${s}`) })}
              data-anchor={`slot:${s}`}
            >
              <Icon name={`i-${s}`} />
            </span>
          )
        })}
      </div>
    </section>
  )
}

function Confront({ board }: { readonly board: BoardView }) {
  const { view, question, say, spot, me } = useBoardContext()
  const zone = spot('zone:right')
  const hot = zone.state === 'open' || zone.state === 'picked'
  const lit = litCard(question)
  const mine = lit !== null && lit.seat === me
  return (
    <section
      className="sp-zone"
      data-hot={hot || undefined}
      aria-label={say('board-confront-z')}
      data-group=""
    >
      <h3>
        {say('board-confront-z')} <small>{say('board-confront-more')}</small>
      </h3>
      <div className="line" style={{ '--n': board.line.length + (mine ? 1 : 0) } as CSSProperties}>
        {board.line.map((card, i) => (
          <RaiderCard
            key={card}
            raider={cardOf(view, card)}
            n={card}
            anchor={`card:${card}`}
            {...(i === board.line.length - 1 ? { className: 'last', more: say('board-last-one') } : {})}
          />
        ))}
        {mine && zone.state !== 'rest' ? (
          <Piece
            {...zone}
            name={`${say('board-confront-z')}: +${cardOf(view, lit.card).value}`}
            className="slot gc"
          >
            +{cardOf(view, lit.card).value}
            <Stamp />
          </Piece>
        ) : (
          board.line.length === 0 && (
            <span className="slot" aria-hidden="true">
              <Icon name="i-kiai" />
            </span>
          )
        )}
      </div>
    </section>
  )
}

function Samurai({ board }: { readonly board: BoardView }) {
  const context = useBoardContext()
  const { view, say, me, spot, moments, props } = context
  const player = playerAt(context, me)
  if (player === undefined) return null
  const who = board.samurai
  const asked = props.asked || ((props.waiting >> me) & 1) === 1
  const piece = spot(`seat:${me}`)
  const target = piece.state === 'open' || piece.state === 'picked' || piece.state === 'dim'
  const turn = view.active === me && view.outcome === null
  const turned = moments.turned.has(me)
  return (
    <article
      className="seat sp-bd paper"
      aria-label={say('board-mine')}
      style={{ '--c': seatColour(me) } as CSSProperties}
      data-active={turn || asked}
      data-beast={board.animal}
      data-who={who ?? 'none'}
      data-anchor={`seat:${me}`}
      data-turning={turned || undefined}
      key={turned ? `turn${moments.key}` : 'still'}
    >
      {turn && (
        <span className="sp-flag" title={say('board-marker')}>
          <Icon name="i-force" />
          <span className="vh">{say('board-marker')}</span>
        </span>
      )}
      <span className="sp-port" data-beast={board.animal}>
        <Icon name={portraitOf(view, who, board.animal)} />
      </span>
      <div className="about">
        <h3>
          <Mon player={player} />
          <span className="who">
            {who === null ? nameAt(context, me) : nameOfSamurai(who)}
            {who !== null && board.animal && <em>{say(`board-animal-${shapeOf(view, who)}`)}</em>}
          </span>
          {board.passed && <span className="pz">{say('board-passed')}</span>}
          <span className="bits">
            <Tokens seat={me} />
            <Wounds board={board} seat={me} />
          </span>
        </h3>
        {who !== null && (
          <>
            <p title={say(`board-talent-${who}`)}>
              <Icon name="i-star" />
              <span>
                <b>{say('board-talent')}</b> {say(`board-talent-${who}`)}
              </span>
            </p>
            <p title={say(`board-${board.animal ? 'beast' : 'human'}-${who}`)}>
              <Icon name="i-kiai" />
              <span>
                <b>
                  {say('board-kiai')} {board.kiai}
                </b>{' '}
                {say(`board-${board.animal ? 'beast' : 'human'}-${who}`)}
              </span>
            </p>
          </>
        )}
        <Marks board={board} />
      </div>
      <Cells board={board} />
      {target && (
        <Piece {...piece} name={plateName(context, me)} className="target">
          <Icon name="b-enso" className="enso" />
          <Stamp />
        </Piece>
      )}
      {moments.kiai.has(me) && <Burst key={moments.key} />}
    </article>
  )
}

/** Borrowed talents in force and restrictions of this turn. */
function Marks({ board }: { readonly board: BoardView }) {
  const { view, say, me } = useBoardContext()
  if (view.active !== me) return null
  const lent = view.talents.filter(t => t !== board.samurai)
  if (lent.length === 0 && view.bans.length === 0) return null
  return (
    <ul className="marks">
      {lent.map(t => (
        <li key={t} title={say(`board-talent-${t}`)}>
          <Icon name="i-star" />
          {nameOfSamurai(t)}
          <span className="vh">: {say(`board-short-${t}`)}</span>
        </li>
      ))}
      {view.bans.map(b => (
        <li key={b} className="ban-mark">
          <Icon name="i-close" />
          {say(`board-ban-${b}`)}
        </li>
      ))}
    </ul>
  )
}

/** The combat track cell by cell: filled to the total, the Kiai in red, the flame beyond. The ghost shows where it would go. */
function Cells({ board }: { readonly board: BoardView }) {
  const context = useBoardContext()
  const { question, say, me } = context
  const { total, kiai } = board
  const track = useRef<HTMLDivElement>(null)
  usePawn(track, total, me)
  const lit = litCard(question)
  const next = lit !== null && lit.seat === me ? lit.total : -1
  const crest = monOf(playerAt(context, me)?.crest ?? me)
  const pawn = (ghost: boolean) => (
    <span className={ghost ? 'monb pw gh' : 'monb pw'} style={{ '--c': seatColour(me) } as CSSProperties}>
      <Icon name={crest} />
    </span>
  )
  const cell = (i: number): string => (i === kiai ? 'k' : i > 0 && i <= total ? 'f' : '')
  return (
    <div
      ref={track}
      className="sp-cells"
      role="img"
      aria-label={say('board-track', { total, kiai })}
      style={{ '--cells': kiai + 1 } as CSSProperties}
    >
      {Array.from({ length: kiai + 1 }, (_, i) => (
        <i key={i} className={cell(i)} data-anchor={`cell:${i}`}>
          {i === kiai && <Icon name="i-kiai" />}
          {i}
          {i === total && pawn(false)}
          {i === next && pawn(true)}
        </i>
      ))}
      <i className="x" data-over={total > kiai}>
        <Icon name="i-flame" />
        {total > kiai && (
          <>
            <em>{total}</em>
            {pawn(false)}
          </>
        )}
        {next > kiai && pawn(true)}
      </i>
    </div>
  )
}
