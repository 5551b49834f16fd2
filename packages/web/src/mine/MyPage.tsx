import type { HeadToHead, Sight, Stats } from '@noren/protocol'
import type { CSSProperties } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { gameOf } from '../games/index.ts'
import { Bar } from '../home/Bar.tsx'
import { gameText } from '../i18n/index.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useRoom } from '../i18n/room.ts'
import { api, FILES } from '../state/api.ts'
import { useMe } from '../state/me.ts'
import { usePrefs } from '../state/prefs.ts'
import { toast } from '../state/toasts.ts'
import { monOf, seatColour } from '../table/Mon.tsx'
import { bgStatsOf } from './bgstats.ts'
import { ByGame, Who } from './Figures.tsx'
import { ForgetMe } from './ForgetMe.tsx'
import './me.css'
import './mine.css'
import { NoteField } from './NoteField.tsx'
import { NoticeSettings } from './NoticeSettings.tsx'
import { SightPanel } from './SightPanel.tsx'

const You = lazy(() => import('../home/You.tsx'))

/** Somebody I played with: who finished ahead how often, a note, and another game. */
function Rival({ of: rival }: { readonly of: HeadToHead }) {
  const say = useRoom('mine')
  const [open, setOpen] = useState(false)
  const [, go] = useLocation()
  const { who, name, crest, games, ahead, behind, level, together, togetherWon } = rival
  const part = (n: number): CSSProperties => ({ width: `${(n / Math.max(1, games)) * 100}%` })
  const again = async (): Promise<void> => {
    try {
      const seats = Math.max(2, gameOf(rival.game)?.seats.min ?? 2)
      const { id } = await api.open({ game: rival.game, seats })
      await api.invite({ who, table: id })
      go(`/t/${id}`)
    } catch (e) {
      toast('bad', refusalText(say, e))
    }
  }
  return (
    <li className="h2h">
      <span className="p">
        <span className="monb" style={{ '--c': seatColour(crest) } as CSSProperties}>
          <Icon name={monOf(crest)} />
        </span>
        <span>
          <b>{rival.page === undefined ? name : <Link href={`/p/${rival.page}`}>{name}</Link>}</b>
          <small>{say('page-mine-together', { n: games + together })}</small>
        </span>
      </span>
      {games > 0 && (
        <>
          <span className="hb" role="img" aria-label={say('page-mine-ahead', { ahead, level, behind })}>
            <i className="a" style={part(ahead)} />
            <i className="l" style={part(level)} />
            <i className="b" style={part(behind)} />
          </span>
          <b className="n" aria-hidden="true">
            {ahead} : {behind}
          </b>
        </>
      )}
      <small className="x">
        {together > 0 && say('page-mine-nights', { n: together, won: togetherWon })}
      </small>
      <button
        type="button"
        className="ibtn"
        aria-expanded={open}
        aria-label={say('page-mine-note-of', { name })}
        data-noted={rival.note !== undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="i-log" />
      </button>
      <button type="button" className="btn ghost" onClick={() => void again()}>
        {say('page-mine-again')}
      </button>
      {open && (
        <div className="more">
          <NoteField
            label={say('page-mine-note-person', { name })}
            text={rival.note ?? ''}
            save={text => api.saveNote({ about: { who }, text }).then(() => undefined)}
          />
        </div>
      )}
    </li>
  )
}

/** Hands a text to the browser as a file. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

function TakeAlong() {
  const say = useRoom('mine')
  const bgStats = async (): Promise<void> => {
    try {
      const file = bgStatsOf(await api.everything(), id => gameText(say, id, 'name'))
      download('BGStatsExport.json', JSON.stringify(file, null, 1))
    } catch (e) {
      toast('bad', refusalText(say, e))
    }
  }
  return (
    <section>
      <h2>{say('page-mine-take')}</h2>
      <p>{say('page-mine-take-more')}</p>
      <a className="btn ghost" href={FILES.everything} download="noren.json">
        <Icon name="i-copy" />
        {say('page-mine-take-json')}
      </a>
      <a className="btn ghost" href={FILES.plays} download="noren-plays.csv">
        <Icon name="i-log" />
        {say('page-mine-take-csv')}
      </a>
      <button type="button" className="btn ghost" onClick={() => void bgStats()}>
        <Icon name="i-star" />
        {say('page-mine-take-bgstats')}
      </button>
    </section>
  )
}

/** A page of my own: figures by game, those I played with, everything of mine, and its end. Others see its figures if I let them. */
export default function MyPage() {
  const say = useRoom('mine')
  const lang = usePrefs(p => p.lang)
  const me = useMe(s => s.me)
  const [stats, setStats] = useState<Stats | null>(null)
  const [sight, setSight] = useState<Sight | null>(null)
  const [silent, setSilent] = useState(false)
  useEffect(() => {
    document.title = say('page-mine-me-title')
  }, [say])
  useEffect(() => {
    let gone = false
    api.stats().then(
      found => gone || setStats(found),
      () => gone || setSilent(true),
    )
    api.sight().then(
      found => gone || setSight(found),
      // The figures say that nobody answers.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  const month = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric' })
  const seen = say(`page-mine-sight-page-${sight?.page ?? 'me'}`)
  const since =
    stats?.since === undefined
      ? seen
      : `${say('page-mine-since', { month: month.format(stats.since) })} ${seen}`
  return (
    <div className="mine">
      <div className="barbox">
        <Bar here={null} />
      </div>
      <main className="mypg">
        <Who name={me?.name ?? '…'} crest={me?.crest ?? 0} text={since} stats={stats} />
        <div className="main">
          {silent && <p role="status">{say('page-sofa-unreachable')}</p>}
          <ByGame of={stats?.byGame ?? null} />
          {stats !== null && stats.people.length > 0 && (
            <section>
              <h2>
                {say('page-mine-rivals')}
                <small>{say('page-mine-rivals-more')}</small>
              </h2>
              <ul>
                {stats.people.map(rival => (
                  <Rival key={rival.who} of={rival} />
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside className="side">
          {sight !== null && <SightPanel sight={sight} onChange={setSight} />}
          <NoticeSettings />
          <TakeAlong />
          <Suspense fallback={null}>
            <You />
          </Suspense>
          <ForgetMe name={me?.name ?? ''} days={stats?.backupDays} />
        </aside>
      </main>
    </div>
  )
}
