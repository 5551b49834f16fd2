import { usePage } from '../i18n/page.ts'
import type { Clause } from '@noren/engine'
import type { ReactNode } from 'react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { OwnMark } from './OwnMark.tsx'
import { gameOf } from '../games/index.ts'
import type { Finale } from '../result/finale.ts'
import { Result } from '../result/Result.tsx'
import { usePrefs } from '../state/prefs.ts'
import { toast } from '../state/toasts.ts'
import { CurtainButton } from '../sofa/CurtainButton.tsx'
import { Banner } from './Banner.tsx'
import type { FrameDeeds } from './coach.ts'
import { FrameContext, useCoach } from './coach.ts'
import { useTable } from './context.ts'
import { Dialog } from './Dialog.tsx'
import { FirstGoal } from './FirstGoal.tsx'
import { FirstHints } from './FirstHints.tsx'
import { holdKeys, isRunOn, useTableKeys } from './keys.ts'
import { fetchParts, later, opened, usePartsSoon } from './later.ts'
import { Ticker } from './Log.tsx'
import { MomentCard } from './MomentCard.tsx'
import { placeOf } from './place.ts'
import { Phrases } from './Phrases.tsx'
import type { Paper, Wanted } from './Rail.tsx'
import { PaperBody, Rail } from './Rail.tsx'
import type { ScoreSheet } from './Scores.tsx'
import { plainText } from './rich.tsx'
import { MyClock, SoundButton } from './TopTools.tsx'
import { WhyProvider } from './Why.tsx'

const AbsencePaper = later(p => p.AbsencePaper)
const AskedBack = later(p => p.AskedBack)
const AskNotices = later(p => p.AskNotices)
const Fingers = later(p => p.Fingers)
const NextGame = later(p => p.NextGame)
const Pointing = later(p => p.Pointing)
const Speech = later(p => p.Speech)
const Menu = opened(p => p.Menu)
const SettingsPaper = opened(p => p.SettingsPaper)

interface Props {
  /** The line under the game's name: "Round 2 of 3". */
  readonly sub: string
  readonly phases?: readonly string[]
  /** Index of the running phase. */
  readonly phase?: number
  /** One class on the whole table: the game's weather. */
  readonly className: string
  readonly scene: ReactNode
  /** The scroll, then my area. */
  readonly dock: ReactNode
  /** The whole state in words, for S. */
  readonly summary: () => string
  readonly sheet: ScoreSheet
  /** How the game tells its end. */
  readonly finale?: (() => Finale) | null | undefined
  /** Something must still be seen before the result (the last dawn). */
  readonly later?: boolean
}

/** What is around a board: everything that belongs to a table, or nothing where a record is looked at. */
export function TableFrame(frame: Props) {
  return useTable().look === undefined ? <WholeFrame {...frame} /> : <LookFrame {...frame} />
}

/** The board alone. */
function LookFrame({ className, scene, dock }: Props) {
  const say = usePage()
  return (
    <WhyProvider>
      <div className={`app look ${className}`}>
        <section className="dock" aria-label={say('page-table-mine')}>
          {dock}
        </section>
        <div className="scene">{scene}</div>
      </div>
    </WhyProvider>
  )
}

/** Top bar, ticker, scene, dock and log around a board; dialogs and keys that every game shares. */
function WholeFrame(frame: Props) {
  const {
    sub,
    phases = [],
    phase = -1,
    className,
    scene,
    dock,
    summary,
    sheet,
    finale,
    later = false,
  } = frame
  const say = usePage()
  const { props, info, handle } = useTable()
  const [open, setOpen] = useState<Paper | 'menu' | 'settings' | null>(null)
  const [tab, setTab] = useState<Paper>('log')
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [pointing, setPointing] = useState(false)
  const [spoken, setSpoken] = useState('')
  const rail = useRef<HTMLElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const coach = useCoach()
  const taught = coach !== null && coach.row !== null
  const talks = handle.sofa === undefined
  const speaks = talks && info.seats.some(s => s.yours)
  const game = gameOf(info.game)

  const look = useCallback((what: Paper) => {
    // On wide screens the rail is always there; elsewhere the same paper comes up as a sheet.
    const wide = rail.current !== null && rail.current.offsetParent !== null
    if (wide) setTab(what)
    else setOpen(what)
    const focus = (): void => {
      const line = what === 'chat' ? document.querySelector<HTMLElement>('[data-key="say"]') : null
      const there = wide ? rail.current?.querySelector<HTMLElement>(`[data-tab="${what}"]`) : null
      ;(line ?? there)?.focus()
    }
    const soon = (): Promise<void> =>
      new Promise(resolve =>
        requestAnimationFrame(() => {
          focus()
          resolve()
        }),
      )
    void holdKeys(fetchParts().then(soon, soon))
  }, [])
  const more = useCallback(
    (clause: Clause) => {
      setWanted(was => ({ clause, n: (was?.n ?? 0) + 1 }))
      look('rules')
    },
    [look],
  )
  const point = useCallback(() => {
    setOpen(null)
    setPointing(true)
  }, [])
  const leave = useCallback(() => setPointing(false), [])
  usePartsSoon(info.time?.kind === 'days')
  const deeds = useMemo(
    () => ({
      log: () => look('log'),
      rules: () => look('rules'),
      chat: () => {
        if (talks) look('chat')
      },
      point: () => {
        if (!speaks) return
        const place = placeOf(document.activeElement, props.seat)
        if (place === null) setPointing(true)
        else handle.sideChannel.point(place)
      },
      leave: () => {
        setPointing(false)
        return pointing
      },
      replay: handle.replay,
      runOn: () => {
        const waits = handle.store.getState().ahead > 0
        if (waits) handle.next()
        return waits
      },
      endMoment: () => {
        const { moment, stands, unrolls } = handle.store.getState()
        const on = moment !== null || stands || unrolls
        if (on) handle.skip()
        return on
      },
      unroll: () => {
        if (handle.store.getState().unrolls) flushSync(handle.next)
      },
      settings: () => setOpen('settings'),
      speak: () => setSpoken([coach?.spoken ?? '', plainText(summary())].join(' ').trim()),
      mute: () => {
        const prefs = usePrefs.getState()
        prefs.set({ sound: !prefs.sound })
        toast('note', say(prefs.sound ? 'page-settings-muted' : 'page-settings-heard'))
      },
    }),
    [look, handle, summary, say, talks, speaks, pointing, props.seat, coach?.spoken],
  )
  useTableKeys(deeds)
  const frameDeeds: FrameDeeds = useMemo(
    () => ({ log: () => setOpen('log'), close: () => setOpen(null) }),
    [],
  )

  return (
    <WhyProvider onMore={more}>
      <div
        className={taught ? `app taught ${className}` : `app ${className}`}
        data-pointing={pointing}
        ref={table}
        onPointerDownCapture={e => {
          // The paper of a moment has its own button, and so has what waits for a wish: whoever scrolls wishes nothing.
          const own = e.target instanceof Element && e.target.closest('[data-moment]') !== null
          if (!own && !isRunOn(e.target) && !handle.store.getState().stands) handle.next()
        }}
      >
        <section className="dock" aria-label={say('page-table-mine')}>
          {coach === null && <FirstGoal />}
          <FirstHints />
          {dock}
        </section>
        <main className="scene">
          {scene}
          <MomentCard />
          <Banner />
          <AskedBack />
          <AbsencePaper />
          <AskNotices />
          {talks && !(open === 'chat') && <Speech onOpen={() => look('chat')} />}
          <Pointing
            root={table}
            seat={props.seat}
            on={speaks}
            mode={pointing}
            point={handle.sideChannel.point}
            leave={leave}
          />
        </main>
        {taught ? (
          <FrameContext value={frameDeeds}>{coach.row}</FrameContext>
        ) : (
          <Rail rail={rail} paper={tab} wanted={wanted} onTab={setTab} onPoint={point} />
        )}
        <header className="top">
          <Link href="/" className="brand" aria-label={say('page-table-home')}>
            <Icon name="logo" />
            <span>Noren</span>
          </Link>
          <span className="sep" />
          <h1 className="gname" data-fork={info.fork === undefined ? undefined : ''}>
            {game !== undefined && <Icon name={game.crest} />}
            <span>
              {props.gameWords.speech.title}
              <small>
                <Phrases
                  text={coach?.sub ?? (info.fork === undefined ? sub : `${say('page-table-fork')} · ${sub}`)}
                />
              </small>
            </span>
          </h1>
          <OwnMark game={info.game} options={info.options} />
          <span className="grow" />
          {phases.length > 0 && (
            <ol className="phases" aria-label={say('page-table-phases')}>
              {phases.map((p, i) => (
                <li
                  key={p}
                  className={i === phase ? 'on' : i < phase ? 'done' : ''}
                  aria-current={i === phase ? 'step' : undefined}
                >
                  {p}
                </li>
              ))}
            </ol>
          )}
          <span className="grow" />
          {props.seat < 0 && (
            <span className="watching">
              <Icon name="i-eye" />
              <span className="hide-s">{say('page-table-watching')}</span>
            </span>
          )}
          <NextGame />
          <MyClock />
          <CurtainButton />
          <button
            type="button"
            className="ibtn"
            title={`${say('page-table-rules')} (?)`}
            aria-label={say('page-table-rules')}
            onClick={() => look('rules')}
          >
            <Icon name="i-book" />
          </button>
          <SoundButton />
          <button
            type="button"
            className="ibtn hide-s"
            title={`${say('page-settings-title')} (,)`}
            aria-label={say('page-settings-title')}
            onClick={() => setOpen('settings')}
          >
            <Icon name="i-gear" />
          </button>
          <button
            type="button"
            className="ibtn"
            title={say('page-table-menu')}
            aria-label={say('page-table-menu')}
            onClick={() => setOpen('menu')}
          >
            <Icon name="i-menu" />
          </button>
        </header>
        {!taught && <Ticker onOpen={() => setOpen('log')} onTalk={talks ? () => look('chat') : null} />}
        <Fingers />
        <p className="vh" role="status">
          {spoken}
        </p>
      </div>
      {open !== null && open !== 'menu' && open !== 'settings' && (
        <Dialog
          title={open === 'chat' ? say('page-aside-chat') : say(`page-table-${open}`)}
          onClose={() => setOpen(null)}
          sheet
        >
          <PaperBody paper={open} wanted={wanted} onPoint={point} />
        </Dialog>
      )}
      {open === 'menu' && (
        <FrameContext value={frameDeeds}>
          <Menu onClose={() => setOpen(null)} />
        </FrameContext>
      )}
      {open === 'settings' && <SettingsPaper onClose={() => setOpen(null)} />}
      {!later && <Result sheet={sheet} finale={finale} />}
    </WhyProvider>
  )
}
