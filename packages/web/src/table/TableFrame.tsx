import { usePage } from '../i18n/page.ts'
import type { ReactNode } from 'react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { OwnFigures } from '../figures/OwnFigures.tsx'
import { gameOf } from '../games/index.ts'
import type { Finale } from '../result/finale.ts'
import { Result } from '../result/Result.tsx'
import { usePrefs } from '../state/prefs.ts'
import { toast } from '../state/toasts.ts'
import { CurtainButton } from '../sofa/CurtainButton.tsx'
import { AskedBack } from './AskBack.tsx'
import { AbsencePaper } from './Manners.tsx'
import { Banner } from './Banner.tsx'
import type { FrameDeeds } from './coach.ts'
import { FrameContext, useCoach } from './coach.ts'
import { useTable } from './context.ts'
import { Dialog } from './Dialog.tsx'
import { Fingers } from './Fingers.tsx'
import { FirstHints } from './FirstHints.tsx'
import { useTableKeys } from './keys.ts'
import { Ticker } from './Log.tsx'
import { Menu, SettingsPaper } from './Menu.tsx'
import type { Paper } from './Rail.tsx'
import { PaperBody, Rail } from './Rail.tsx'
import type { ScoreSheet } from './Scores.tsx'
import { plainText } from './rich.tsx'
import { Speech } from './Talk.tsx'
import { MyClock, SoundButton } from './TopTools.tsx'
import { placeOf, usePointing } from './usePointing.ts'
import { WhyProvider } from './Why.tsx'

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
  readonly finale?: (() => Finale) | undefined
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
  const [pointing, setPointing] = useState(false)
  const [spoken, setSpoken] = useState('')
  const rail = useRef<HTMLElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const coach = useCoach()
  const talks = handle.sofa === undefined
  const speaks = talks && info.seats.some(s => s.yours)
  const game = gameOf(info.game)

  const look = useCallback((what: Paper) => {
    // On wide screens the rail is always there; elsewhere the same paper comes up as a sheet.
    const wide = rail.current !== null && rail.current.offsetParent !== null
    if (wide) setTab(what)
    else setOpen(what)
    requestAnimationFrame(() => {
      const line = what === 'chat' ? document.querySelector<HTMLElement>('[data-key="say"]') : null
      const there = wide ? rail.current?.querySelector<HTMLElement>(`[data-tab="${what}"]`) : null
      ;(line ?? there)?.focus()
    })
  }, [])
  const point = useCallback(() => {
    setOpen(null)
    setPointing(true)
  }, [])
  usePointing({
    root: table,
    seat: props.seat,
    on: speaks,
    mode: pointing,
    point: handle.sideChannel.point,
    leave: useCallback(() => setPointing(false), []),
  })
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
    <WhyProvider>
      <div
        className={coach === null ? `app ${className}` : `app taught ${className}`}
        data-pointing={pointing}
        ref={table}
        onPointerDownCapture={handle.skip}
      >
        <section className="dock" aria-label={say('page-table-mine')}>
          <FirstHints />
          {dock}
        </section>
        <main className="scene">
          {scene}
          <Banner />
          <AskedBack />
          <AbsencePaper />
          {talks && !(open === 'chat') && <Speech onOpen={() => look('chat')} />}
          {pointing && (
            <p className="pointing" role="status">
              <Icon name="i-point" />
              {say('page-aside-point-more')}
              <button type="button" className="btn light" onClick={() => setPointing(false)}>
                {say('page-common-cancel')}
              </button>
            </p>
          )}
        </main>
        {coach === null ? (
          <Rail rail={rail} paper={tab} onTab={setTab} onPoint={point} />
        ) : (
          <FrameContext value={frameDeeds}>{coach.row}</FrameContext>
        )}
        <header className="top">
          <Link href="/" className="brand" aria-label={say('page-table-home')}>
            <Icon name="logo" />
            <span>Noren</span>
          </Link>
          <span className="sep" />
          <h1 className="gname">
            {game !== undefined && <Icon name={game.crest} />}
            <span>
              {props.gameWords.speech.title}
              <small>{coach?.sub ?? sub}</small>
            </span>
          </h1>
          <OwnFigures game={info.game} options={info.options} />
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
        {coach === null && (
          <Ticker onOpen={() => setOpen('log')} onTalk={talks ? () => look('chat') : null} />
        )}
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
          <PaperBody paper={open} onPoint={point} />
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
