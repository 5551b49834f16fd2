import { usePage } from '../../i18n/page.ts'
import { Icon } from '../../art/Icon.tsx'
import { useTable } from '../../table/context.ts'
import { SeatMarks } from '../../table/SeatMarks.tsx'
import { Mon, seatColour } from '../../table/Mon.tsx'
import { isLong } from '../../table/names.ts'
import { Phrases } from '../../table/Phrases.tsx'
import { Piece } from '../../table/Piece.tsx'
import { Stamp } from '../../table/Stamp.tsx'
import type { PieceSelection, PieceState } from '../../table/usePicks.ts'
import { RowCards } from './Row.tsx'
import type { BoardContext } from './board-context.ts'
import { housesOf, playerOf, standing, useBoardContext } from './board-context.ts'
import { num, signed } from './texts.ts'
import { allyOf } from './tags.ts'

/** Whether a card of this seat can be picked, or is. */
function callOf(s: BoardContext, seat: number): PieceState {
  const p = housesOf(s.view, seat)
  const states = [p.daimyo, p.samurai, ...p.court, ...p.home].map(n => s.selection.piece(`card:${n}`).state)
  return states.includes('picked') ? 'picked' : states.includes('open') ? 'open' : 'alone'
}

const AIMS: ReadonlySet<string> = new Set(['dishonor', 'place', 'pick', 'fate'])

/**
 * The plate as a button. While a seat is being aimed at, all of it: a target, or dim with its reason. Else a finger opens both
 * houses, and a mouse may start with the head of somebody who can be attacked or served.
 */
function hitOf(
  s: BoardContext,
  seat: number,
): { readonly piece: PieceSelection; readonly part: 'all' | 'head' } | null {
  const { selection, narrow, view } = s
  const target = selection.piece(`seat:${seat}`)
  const aiming =
    AIMS.has(view.own.question?.kind ?? '') ||
    selection.has('decl:attack') ||
    selection.has('decl:ally') ||
    target.state === 'picked'
  if (aiming && target.state !== 'rest') return { piece: target, part: 'all' }
  if (narrow)
    return { piece: { state: callOf(s, seat), because: [], onPick: () => s.look(seat) }, part: 'all' }
  return target.state === 'open' ? { piece: target, part: 'head' } : null
}

/** What an alliance means for this seat, in figures. */
export function Bond({ seat }: { readonly seat: number }) {
  const s = useBoardContext()
  const p = housesOf(s.view, seat)
  const ally = allyOf(s.view, seat)
  if (p.lord >= 0) {
    const text =
      p.status === 'pledged'
        ? s.say('board-pledged-long')
        : p.status === 'leaving'
          ? s.say('board-leaving-long')
          : s.say('board-second-long', { n: p.income.court })
    return (
      <span className="hs-bond" data-status={p.status} title={text}>
        <Icon name="i-cord" />
        <Mon player={playerOf(s, p.lord)} />
        <b>
          {p.status === 'pledged' ? (
            <Phrases text={s.say('board-pledged', { lord: { seat: p.lord } })} />
          ) : (
            signed(p.income.court)
          )}
        </b>
      </span>
    )
  }
  if (ally < 0) return null
  return (
    <span className="hs-bond" title={s.say('board-ally', { ally: { seat: ally } })}>
      <Icon name="i-cord" />
      <Mon player={playerOf(s, ally)} />
      <b>
        <Phrases text={s.say('board-ally', { ally: { seat: ally } })} />
      </b>
    </span>
  )
}

/** One rival: honour, both houses with their cards, ki, force and hand. */
export function Rival({ seat }: { readonly seat: number }) {
  const t = usePage()
  const { info } = useTable()
  const s = useBoardContext()
  const { view, say, narrow } = s
  const p = housesOf(view, seat)
  const player = playerOf(s, seat)
  const state = standing(s, seat)
  const hit = hitOf(s, seat)
  const active = view.open.turn.seat === seat && view.open.outcome === null
  const asked = ((s.props.waiting >> seat) & 1) === 1
  const away = info.seats[seat]?.away === true || (player.kind === 'person' && !player.online)
  const mood = away
    ? t('page-seat-away')
    : active
      ? t('page-seat-playing')
      : asked
        ? t('page-seat-thinking')
        : null
  const name = say('board-plate', {
    name: player.name,
    honour: p.honour,
    ki: p.ki,
    force: p.defence.strength,
    n: p.held,
    state,
  })
  return (
    <article
      className="seat paper hs-op"
      style={{ ['--c' as string]: seatColour(seat) }}
      data-active={active || asked}
      data-away={away}
      aria-label={player.name}
    >
      <span className="nm" data-long={isLong(player) || undefined}>
        <Mon player={player} />
        <span>
          {player.short ?? player.name}
          {player.kind === 'bot' && <Icon name="i-bot" className="botmark" />}
          {p.daimyo >= 0 && <Bond seat={seat} />}
          <small>
            <Phrases text={[state, mood].filter(x => x !== null).join(' · ')} />
          </small>
        </span>
      </span>
      <SeatMarks seat={seat} />
      {hit !== null && (
        <Piece {...hit.piece} name={name} className={hit.part === 'all' ? 'hs-hit' : 'hs-hit hs-head'}>
          <Stamp />
        </Piece>
      )}
      <span className="hs-hon" data-anchor={`honour:${seat}`} data-low={p.honour < 0}>
        <Icon name="i-honor" />
        {num(p.honour)}
      </span>
      <span className="hs-figs" aria-hidden="true">
        <span>
          <Icon name="i-ki" />
          {p.ki}
        </span>
        <span>
          <Icon name="i-force" />
          {p.defence.strength}
        </span>
        <span>
          <Icon name="i-hand" />
          {p.held}
        </span>
      </span>
      <div className="hs-row" data-group="" data-anchor={`house:${seat}:daimyo`}>
        <span className="t">{say('board-daimyo-house')}</span>
        <span className="cs">
          {p.daimyo < 0 ? (
            <>
              <RowCards seat={seat} row="daimyo" stacked still={narrow} />
              {p.lord < 0 ? (
                <span className="rn">
                  <i>{say('board-ronin-long')}</i>
                  <i>{say('board-ronin-short')}</i>
                </span>
              ) : (
                <Bond seat={seat} />
              )}
            </>
          ) : (
            <RowCards seat={seat} row="daimyo" stacked still={narrow} />
          )}
        </span>
        <span className="tot">
          <span>
            <Icon name="i-ki" />
            {p.ki}
          </span>
          <span>
            <Icon name="i-force" />
            {p.defence.strength}
          </span>
        </span>
      </div>
      <div className="hs-row" data-group="" data-anchor={`house:${seat}:samurai`}>
        <span className="t">{say('board-samurai-house')}</span>
        <span className="cs">
          <RowCards seat={seat} row="samurai" stacked still={narrow} />
        </span>
        <span className="tot">
          <span data-anchor={`hand:${seat}`}>
            <Icon name="i-hand" />
            {p.held}
          </span>
          <span className="inc" title={say('board-income')}>
            {signed(p.income.total)}
          </span>
        </span>
      </div>
    </article>
  )
}
