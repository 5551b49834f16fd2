import type { ReactNode } from 'react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { gameOf } from '../games/index.ts'
import { usePrefs } from '../state/prefs.ts'
import { toast } from '../state/toasts.ts'
import { CurtainButton } from '../sofa/CurtainButton.tsx'
import { useLocal } from '../i18n/local.ts'
import { AskedBack } from './AskBack.tsx'
import { AbsencePaper, EndedPaper } from './Manners.tsx'
import { Banner } from './Banner.tsx'
import { useTable } from './context.ts'
import { Dialog } from './Dialog.tsx'
import { Fingers } from './Fingers.tsx'
import { useTableKeys } from './keys.ts'
import { Ticker } from './Log.tsx'
import { Menu, SettingsPaper } from './Menu.tsx'
import type { Paper } from './Rail.tsx'
import { PaperBody, Rail } from './Rail.tsx'
import type { Ending, ScoreSheet } from './Result.tsx'
import { Result } from './Result.tsx'
import { plainText } from './rich.tsx'
import { Speech } from './Talk.tsx'
import { MyClock, SoundButton } from './TopTools.tsx'
import { placeOf, usePointing } from './usePointing.ts'
import { WhyProvider } from './Why.tsx'
import { ASIDE } from './words.ts'

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
  readonly ending?: Ending | undefined
  /** Something must still be seen before the result (the last dawn). */
  readonly later?: boolean
}

/** Top bar, ticker, scene, dock and log around a board; dialogs and keys that every game shares. */
export function TableFrame(frame: Props) {
  const {
    sub,
    phases = [],
    phase = -1,
    className,
    scene,
    dock,
    summary,
    sheet,
    ending,
    later = false,
  } = frame
  const { t } = useTranslation()
  const { props, info, handle } = useTable()
  const say = useLocal(ASIDE)
  const [open, setOpen] = useState<Paper | 'menu' | 'settings' | null>(null)
  const [tab, setTab] = useState<Paper>('log')
  const [pointing, setPointing] = useState(false)
  const [spoken, setSpoken] = useState('')
  const rail = useRef<HTMLElement>(null)
  const table = useRef<HTMLDivElement>(null)
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
    point: handle.aside.point,
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
        else handle.aside.point(place)
      },
      leave: () => {
        setPointing(false)
        return pointing
      },
      replay: handle.replay,
      settings: () => setOpen('settings'),
      speak: () => setSpoken(plainText(summary())),
      mute: () => {
        const prefs = usePrefs.getState()
        prefs.set({ sound: !prefs.sound })
        toast('note', t(prefs.sound ? 'settings.muted' : 'settings.heard'))
      },
    }),
    [look, handle, summary, t, talks, speaks, pointing, props.seat],
  )
  useTableKeys(deeds)

  return (
    <WhyProvider>
      <div
        className={`app ${className}`}
        data-pointing={pointing}
        ref={table}
        onPointerDownCapture={handle.skip}
      >
        <section className="dock" aria-label={t('table.mine')}>
          {dock}
        </section>
        <main className="scene">
          {scene}
          <Banner />
          <AskedBack />
          <AbsencePaper />
          <EndedPaper />
          {talks && !(open === 'chat') && <Speech onOpen={() => look('chat')} />}
          {pointing && (
            <p className="pointing" role="status">
              <Icon name="i-point" />
              {say('pointMore')}
              <button type="button" className="btn light" onClick={() => setPointing(false)}>
                {t('common.cancel')}
              </button>
            </p>
          )}
        </main>
        <Rail rail={rail} paper={tab} onTab={setTab} onPoint={point} />
        <header className="top">
          <Link href="/" className="brand" aria-label={t('table.home')}>
            <Icon name="logo" />
            <span>Noren</span>
          </Link>
          <span className="sep" />
          <h1 className="gname">
            {game !== undefined && <Icon name={game.crest} />}
            <span>
              {props.tongue.lexicon.title(props.tongue.lang)}
              <small>{sub}</small>
            </span>
          </h1>
          <span className="grow" />
          {phases.length > 0 && (
            <ol className="phases" aria-label={t('table.phases')}>
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
              <span className="hide-s">{t('table.watching')}</span>
            </span>
          )}
          <MyClock />
          <CurtainButton />
          <button
            type="button"
            className="ibtn"
            title={`${t('table.rules')} (?)`}
            aria-label={t('table.rules')}
            onClick={() => look('rules')}
          >
            <Icon name="i-book" />
          </button>
          <SoundButton />
          <button
            type="button"
            className="ibtn hide-s"
            title={`${t('settings.title')} (,)`}
            aria-label={t('settings.title')}
            onClick={() => setOpen('settings')}
          >
            <Icon name="i-gear" />
          </button>
          <button
            type="button"
            className="ibtn"
            title={t('table.menu')}
            aria-label={t('table.menu')}
            onClick={() => setOpen('menu')}
          >
            <Icon name="i-menu" />
          </button>
        </header>
        <Ticker onOpen={() => setOpen('log')} onTalk={talks ? () => look('chat') : null} />
        <Fingers />
        <p className="vh" role="status">
          {spoken}
        </p>
      </div>
      {open !== null && open !== 'menu' && open !== 'settings' && (
        <Dialog
          title={open === 'chat' ? say('chat') : t(`table.${open}`)}
          onClose={() => setOpen(null)}
          sheet
        >
          <PaperBody paper={open} onPoint={point} />
        </Dialog>
      )}
      {open === 'menu' && <Menu onClose={() => setOpen(null)} />}
      {open === 'settings' && <SettingsPaper onClose={() => setOpen(null)} />}
      {!later && <Result sheet={sheet} ending={ending} />}
    </WhyProvider>
  )
}
