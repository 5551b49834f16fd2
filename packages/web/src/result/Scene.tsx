import type { Outcome } from '@noren/engine'
import type { TableInfo } from '@noren/protocol'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Icon, Picture } from '../art/Icon.tsx'
import { OwnFigures } from '../figures/OwnFigures.tsx'
import { Story } from '../chances/Story.tsx'
import { told } from '../chances/tell.ts'
import { gameOf } from '../games/index.ts'
import { usePage } from '../i18n/page.ts'
import { useRoom } from '../i18n/room.ts'
import { reviewPath } from '../review/link.ts'
import { Seal } from '../review/Seal.tsx'
import { Share, ShareRow } from '../review/Share.tsx'
import { useReview } from '../review/useReview.ts'
import { play } from '../state/sound.ts'
import { useCoach } from '../table/coach.ts'
import { useTable } from '../table/context.ts'
import { useDismissedResult } from '../table/dismissed-result.ts'
import { monOf } from '../table/Mon.tsx'
import { rich } from '../table/rich.tsx'
import type { ScoreSheet } from '../table/Scores.tsx'
import { Scores } from '../table/Scores.tsx'
import { Again } from './Again.tsx'
import type { Finale, Finisher, Frame } from './finale.ts'
import { ARRIVAL_MS, landing } from './finale.ts'
import { plainFinale } from './plain.ts'
import '../review/review.css'
import './result.css'

/** Whoever may look at a game again has its key. */
const isShut = ({ key }: TableInfo): boolean => key === undefined

/** Seats by place; as they sit where nobody is ranked. */
const inOrder = (seats: readonly number[], outcome: Outcome | null): readonly number[] =>
  outcome === null ? seats : [...seats].sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0))

interface Props {
  readonly sheet: ScoreSheet
  readonly finale?: (() => Finale) | undefined
  /** The reader saw the game run: things arrive one after another. */
  readonly fresh: boolean
}

export default function Scene({ sheet, finale, fresh }: Props) {
  const say = useRoom('result')
  const page = usePage()
  const { props, info, handle } = useTable()
  const { shutFor } = useDismissedResult()
  const { players, gameWords, seat } = props
  const { outcome, ended } = info
  const end = useMemo(() => {
    const own = finale?.() ?? plainFinale({ say: page, outcome, players, seat, sheet })
    if (outcome !== null || ended === undefined) return own
    // The people ended it, not the rules: the position as it stands, and nobody won by it.
    const who = ended.by.map(s => players[s]?.name ?? '?').join(', ')
    return {
      ...own,
      won: false,
      headline: say('page-result-ended'),
      lead:
        ended.how === 'conceded'
          ? say('page-manners-over-conceded', { name: who })
          : say('page-manners-over-agreed'),
    }
  }, [finale, say, page, outcome, ended, players, seat, sheet])
  const many = players.filter(p => p.yours).length > 1
  const people: readonly Finisher[] = players.map(p => ({
    seat: p.seat,
    name: p.yours && !many ? say('page-result-you') : p.name,
    mon: monOf(p.crest),
    won: outcome?.ranks[p.seat] === 1,
    bot: p.kind === 'person' && (info.seats[p.seat]?.standIn ?? info.seats[p.seat]?.conceded) !== undefined,
  }))
  const coach = useCoach()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const el = dialog.current
    if (el !== null && !el.open) {
      el.showModal()
      el.focus()
    }
    return () => el?.close()
  }, [])
  const arrival = useArrival(end, fresh, outcome === null ? null : end.won || seat < 0)
  const close = (): void => shutFor(info.id)
  const own = (e: { readonly target: EventTarget; readonly currentTarget: EventTarget }): void => {
    if (e.target === e.currentTarget) close()
  }
  const sofa = handle.sofa !== undefined
  const shut = isShut(info)
  const game = gameOf(info.game)
  return (
    <dialog
      ref={dialog}
      className="rs"
      aria-label={end.headline}
      tabIndex={-1}
      data-quiet=""
      data-arriving={arrival.running}
      onClose={own}
      onCancel={own}
      onPointerDown={arrival.end}
      onKeyDown={arrival.end}
    >
      <header className="rs-top">
        {game !== undefined && <Icon name={game.crest} />}
        <b>{gameWords.speech.title}</b>
        <span className="grow" />
        <button type="button" className="btn light" onClick={close}>
          {say('page-result-see-table')}
        </button>
      </header>
      <Drawing key={arrival.round} draw={end.draw} people={people}>
        <button type="button" className="rs-again" onClick={arrival.again}>
          <Icon name="i-play" />
          {say('page-result-show-again')}
        </button>
      </Drawing>
      <section className="rs-paper paper">
        <div className="resulthead" data-won={end.won}>
          <p className="rs-facts">
            {game !== undefined && (
              <span className="rs-crest" style={{ background: game.dye }}>
                <Icon name={game.crest} />
              </span>
            )}
            {say('page-result-players', { n: players.length })}
            {end.length !== '' && <span>{end.length}</span>}
            <OwnFigures game={info.game} options={info.options} />
          </p>
          <h2>{end.headline}</h2>
          <p className="rs-lead">{end.lead}</p>
          {outcome !== null && (
            <details className="rs-why">
              <summary>{say('page-result-why')}</summary>
              {gameWords.why([outcome.clause]).map(c => (
                <p key={c.id}>
                  {rich(c.text)} <b>{c.id}</b>
                </p>
              ))}
            </details>
          )}
        </div>
        <div className="rs-table">
          {end.figures ?? (
            <Scores
              sheet={sheet}
              order={inOrder(
                players.map(p => p.seat),
                outcome,
              )}
            />
          )}
        </div>
        {outcome !== null && coach === null && !shut && <Told seat={seat} />}
        {!sofa && coach === null && !shut && <ShareRow id={info.id} />}
        {coach === null && shut && <p className="rs-shut">{say('refusal-players-only')}</p>}
        {coach === null ? (
          <div className="boxfoot rs-next">
            <Next sofa={sofa} />
          </div>
        ) : (
          <div className="boxfoot rs-end">{coach.ending}</div>
        )}
      </section>
    </dialog>
  )
}

/** How it turned, worked out on this device, and whether the log is what it says. */
function Told({ seat }: { readonly seat: number }) {
  const { info, props, lines, module } = useTable()
  const say = useRoom('result', 'chances')
  const [, go] = useLocation()
  const review = useReview(info.id)
  const { outcome } = info
  if (review.at !== 'here' || review.log === null || outcome === null) return null
  const { players, gameWords } = props
  const team = outcome.payoff.every(p => p === outcome.payoff[0]) && outcome.payoff[0] !== 0.5
  const mine = seat >= 0 && players.filter(p => p.yours).length === 1
  // Watchers, and several on one device, read the winner's line.
  const whom = mine ? seat : Math.max(0, outcome.ranks.indexOf(1))
  return (
    <>
      <Story
        id={info.id}
        log={review.log}
        seat={whom}
        mine={mine}
        whose={team ? 'team' : mine ? 'mine' : { name: players[whom]?.name ?? '?' }}
        tell={seq => {
          const { what, round } = told(lines, seq, gameWords, module)
          return {
            what,
            where:
              round === null
                ? say('page-chances-move', { n: seq })
                : say('page-chances-where', { round, n: seq }),
          }
        }}
        go={at => go(reviewPath(info.id, { at, seat: whom }))}
      />
      <span className="rs-seal">
        <Seal client={review.client} info={info} />
      </span>
    </>
  )
}

/** What one may do after a game. */
function Next({ sofa }: { readonly sofa: boolean }) {
  const say = useRoom('result')
  const { info } = useTable()
  const [, go] = useLocation()
  const shut = isShut(info)
  return (
    <>
      {!shut && (
        <button type="button" className="btn ink" data-key="review" onClick={() => go(reviewPath(info.id))}>
          <Icon name="i-eye" />
          {say('page-review-button')}
        </button>
      )}
      <Again />
      {!sofa && !shut && (
        <Share id={info.id} at={null} seat={-1} open={false} text={say('page-result-share')} />
      )}
      <button
        type="button"
        className="btn ghost rs-home"
        aria-label={say('page-table-home')}
        title={say('page-table-home')}
        onClick={() => go('/')}
      >
        <Icon name="logo" />
      </button>
    </>
  )
}

/** The drawing, as large as its place. */
function Drawing({
  draw,
  people,
  children,
}: {
  readonly draw: Finale['draw']
  readonly people: readonly Finisher[]
  readonly children: React.ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Frame | null>(null)
  useLayoutEffect(() => {
    const el = ref.current
    if (el === null) return
    const measure = (): void => {
      const { clientWidth: w, clientHeight: h } = el
      if (w > 0 && h > 0) setFrame(old => (old?.w === w && old.h === h ? old : { w, h, phone: w < 560 }))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(el)
    return () => watch.disconnect()
  }, [])
  return (
    <div className="rs-art" ref={ref}>
      {frame !== null && <Picture svg={draw(frame, people)} className="rs-picture" />}
      {children}
    </div>
  )
}

interface Arrival {
  readonly running: boolean
  /** Moves with every showing. */
  readonly round: number
  readonly end: () => void
  readonly again: () => void
}

/** Things arrive one after another, each with its sound; any key or touch ends it. */
function useArrival({ cue, pieces }: Finale, fresh: boolean, glad: boolean | null): Arrival {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const [running, setRunning] = useState(fresh)
  const [round, setRound] = useState(0)
  const end = useCallback(() => setRunning(false), [])
  useEffect(() => {
    if (!running) return
    const last = glad === null ? null : glad ? 'win' : 'loss'
    if (calm) {
      if (last !== null) play(last)
      setRunning(false)
      return
    }
    const heard = Array.from({ length: Math.min(pieces, 8) }, (_, i) =>
      setTimeout(() => play(cue), landing(i, pieces)),
    )
    if (last !== null) heard.push(setTimeout(() => play(last), ARRIVAL_MS * 0.8))
    heard.push(setTimeout(end, ARRIVAL_MS))
    return () => heard.forEach(clearTimeout)
  }, [running, calm, cue, pieces, glad, end])
  const again = (): void => {
    setRound(n => n + 1)
    setRunning(true)
  }
  return { running: running && !calm, round, end, again }
}
