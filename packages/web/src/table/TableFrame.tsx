import type { ReactNode } from 'react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { gameOf } from '../games/index.ts'
import { usePrefs } from '../state/prefs.ts'
import { toast } from '../state/toasts.ts'
import { CurtainButton } from '../sofa/CurtainButton.tsx'
import { Banner } from './Banner.tsx'
import { useTable } from './context.ts'
import { Dialog } from './Dialog.tsx'
import { useTableKeys } from './keys.ts'
import { Log, Ticker } from './Log.tsx'
import { Menu } from './Menu.tsx'
import type { Ending, ScoreSheet } from './Result.tsx'
import { Result } from './Result.tsx'
import { plainText } from './rich.tsx'
import { Rules } from './Rules.tsx'
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
  const [open, setOpen] = useState<'log' | 'rules' | 'menu' | null>(null)
  const [tab, setTab] = useState<'log' | 'rules'>('log')
  const [spoken, setSpoken] = useState('')
  const rail = useRef<HTMLElement>(null)
  const game = gameOf(info.game)

  const look = useCallback((what: 'log' | 'rules') => {
    // On wide screens the rail is always there; elsewhere the same paper comes up as a sheet.
    if (rail.current !== null && rail.current.offsetParent !== null) {
      setTab(what)
      rail.current.querySelector<HTMLElement>(`[data-tab="${what}"]`)?.focus()
    } else setOpen(what)
  }, [])
  const deeds = useMemo(
    () => ({
      log: () => look('log'),
      rules: () => look('rules'),
      replay: handle.replay,
      speak: () => setSpoken(plainText(summary())),
      mute: () => {
        const prefs = usePrefs.getState()
        prefs.set({ sound: !prefs.sound })
        toast('note', t(prefs.sound ? 'settings.muted' : 'settings.heard'))
      },
    }),
    [look, handle, summary, t],
  )
  useTableKeys(deeds)

  return (
    <WhyProvider>
      <div className={`app ${className}`} onPointerDownCapture={handle.skip}>
        <section className="dock" aria-label={t('table.mine')}>
          {dock}
        </section>
        <main className="scene">
          {scene}
          <Banner />
        </main>
        <aside className="rail paper" aria-label={t('table.rail')} ref={rail}>
          <div className="tabs" role="tablist">
            {(['log', 'rules'] as const).map(what => (
              <button
                key={what}
                type="button"
                role="tab"
                id={`tab-${what}`}
                data-tab={what}
                aria-selected={tab === what}
                aria-controls="rail-panel"
                onClick={() => setTab(what)}
              >
                <Icon name={what === 'log' ? 'i-log' : 'i-book'} />
                {t(`table.${what}`)}
              </button>
            ))}
          </div>
          <div className="railbody" role="tabpanel" id="rail-panel" aria-labelledby={`tab-${tab}`}>
            {tab === 'log' ? <Log /> : <Rules />}
          </div>
        </aside>
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
        <Ticker onOpen={() => setOpen('log')} />
        <p className="vh" role="status">
          {spoken}
        </p>
      </div>
      {open === 'log' && (
        <Dialog title={t('table.log')} onClose={() => setOpen(null)} sheet>
          <Log />
        </Dialog>
      )}
      {open === 'rules' && (
        <Dialog title={t('table.rules')} onClose={() => setOpen(null)} sheet>
          <Rules />
        </Dialog>
      )}
      {open === 'menu' && <Menu onClose={() => setOpen(null)} />}
      {!later && <Result sheet={sheet} ending={ending} />}
    </WhyProvider>
  )
}
