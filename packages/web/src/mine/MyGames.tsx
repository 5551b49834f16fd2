import type { Running, RunningTable } from '@noren/protocol'
import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { gameOf } from '../games/index.ts'
import { Bar } from '../home/Bar.tsx'
import { tint } from '../home/tint.ts'
import { gameText } from '../i18n/index.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useRoom } from '../i18n/room.ts'
import { useSofaGames } from '../sofa/useSofaGames.ts'
import { api } from '../state/api.ts'
import { sofaPath } from '../state/device.ts'
import { usePrefs } from '../state/prefs.ts'
import { toast } from '../state/toasts.ts'
import { nameOf } from '../table/names.ts'
import { useAsked } from './Asked.tsx'
import { FinishedList } from './FinishedList.tsx'
import './mine.css'
import { NothingYet } from './NothingYet.tsx'
import NoticeCard from './NoticeCard.tsx'
import { RunningCard } from './RunningCard.tsx'
import { leftText } from './time.ts'
import { useRunning } from './useRunning.ts'

/** How many tables wait, the first one's question, and the way there: a seal, and the key N. */
function NextGame({ running }: { readonly running: Running }) {
  const [first] = running.tables
  return first === undefined || running.waiting === 0 ? null : (
    <FirstAsked first={first} waiting={running.waiting} now={running.now} />
  )
}

function FirstAsked({
  first,
  waiting,
  now,
}: {
  readonly first: RunningTable
  readonly waiting: number
  readonly now: number
}) {
  const say = useRoom('mine')
  const [, go] = useLocation()
  const keys = usePrefs(p => p.keys)
  const asked = useAsked(first)
  const game = gameOf(first.table.game)
  const to = `/t/${first.table.id}`
  useEffect(() => {
    if (!keys) return
    const press = (e: KeyboardEvent): void => {
      const typing = e.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName)
      if (e.key.toLowerCase() === 'n' && !typing && !e.ctrlKey && !e.metaKey && !e.altKey) go(to)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [go, keys, to])
  const name = game === undefined ? first.table.game : gameText(say, game.id, 'name')
  return (
    <section className="nextb lacq">
      <span className="cr" style={tint(game)}>
        <Icon name={game?.crest ?? 'logo'} />
      </span>
      <div>
        <h1>{say('page-mine-waiting', { n: waiting })}</h1>
        <p>
          {asked === null
            ? say('page-mine-first', { game: name })
            : say('page-mine-first-asks', { game: name, asked })}{' '}
          {first.until !== undefined && say('page-mine-left', { time: leftText(say, first.until - now) })}
        </p>
      </div>
      <Link href={to} className="btn hanko" data-key="next">
        <Icon name="i-next" />
        {say('page-mine-next')}
        {keys && <kbd aria-hidden="true">N</kbd>}
      </Link>
    </section>
  )
}

/** Tables that somebody laid out for me. */
function Offers({ offers, look }: { readonly offers: readonly RunningTable[]; readonly look: () => void }) {
  const say = useRoom('mine')
  if (offers.length === 0) return null
  return (
    <section className="pap">
      <h2>{say('page-mine-offers')}</h2>
      {offers.map(({ table, by }) => {
        const game = gameOf(table.game)
        const host = table.seats[table.hostSeat ?? -1]
        const name = by ?? (host === undefined ? '' : nameOf(host, 0))
        const taken = table.seats.filter(s => s.kind !== 'empty').length
        return (
          <div className="off" key={table.id}>
            <span className="cr" style={tint(game)}>
              <Icon name={game?.crest ?? 'logo'} />
            </span>
            <div>
              <b>
                {by === undefined
                  ? say('page-mine-plays-again', { name })
                  : say('page-mine-invites', { name })}
              </b>
              <small>{say('page-home-taken', { taken, seats: table.seats.length })}</small>
            </div>
            <Link href={`/t/${table.id}`} className="btn ghost">
              {say('page-mine-look')}
            </Link>
            {by !== undefined && (
              <button
                type="button"
                className="ibtn"
                aria-label={say('page-mine-decline', { name })}
                title={say('page-mine-decline', { name })}
                onClick={() =>
                  void api.decline(table.id).then(look, (e: unknown) => toast('bad', refusalText(say, e)))
                }
              >
                <Icon name="i-close" />
              </button>
            )}
          </div>
        )
      })}
    </section>
  )
}

/** Games that lie in this browser. */
function Here() {
  const say = useRoom('mine')
  const here = useSofaGames()
  const tables = here.tables.filter(t => gameOf(t.game) !== undefined)
  if (tables.length === 0) return null
  return (
    <section className="pap">
      <h2>{say('page-mine-here')}</h2>
      <p>{say('page-mine-here-more')}</p>
      {tables.map(table => {
        const game = gameOf(table.game)
        const over = table.status === 'over'
        const name = game === undefined ? table.game : gameText(say, game.id, 'name')
        return (
          <div className="off" key={table.id}>
            <span className="cr" style={tint(game)}>
              <Icon name={game?.crest ?? 'logo'} />
            </span>
            <div>
              <b>{name}</b>
              <small>{say(over ? 'page-home-over' : 'page-home-running')}</small>
            </div>
            <Link href={over ? `/r/${table.id}` : sofaPath(table.id)} className="btn ghost">
              <Icon name={over ? 'i-eye' : 'i-play'} />
              {say(over ? 'page-mine-review' : 'page-mine-go-on')}
            </Link>
            <button
              type="button"
              className="ibtn"
              aria-label={say('page-sofa-drop-of', { game: name })}
              title={say('page-sofa-drop')}
              onClick={() => here.drop(table.id)}
            >
              <Icon name="i-close" />
            </button>
          </div>
        )
      })}
    </section>
  )
}

/** All my games: those that wait, those that run, those that are over; on the server and on this device. */
export default function MyGames() {
  const say = useRoom('mine')
  const { running, silent, look } = useRunning()
  const waiting = running?.waiting ?? 0
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${say('page-mine-title')}`
  }, [waiting, say])
  const days = running?.tables.filter(t => t.table.time?.kind === 'days').length ?? 0
  const tables = (running?.tables ?? []).filter(t => gameOf(t.table.game) !== undefined)
  return (
    <div className="mine">
      <div className="barbox">
        <Bar here="games" />
      </div>
      <main className="mypg">
        {running !== null && running.waiting > 0 ? (
          <NextGame running={running} />
        ) : (
          <h1 className="vh">{say('page-bar-games')}</h1>
        )}
        <div className="main">
          <section>
            <h2>
              {say('page-mine-running')}
              <small>{tables.length > 0 && say('page-mine-tables', { n: tables.length })}</small>
            </h2>
            {silent && running === null && <p role="status">{say('page-sofa-unreachable')}</p>}
            {running !== null && tables.length === 0 && (
              <NothingYet title={say('page-mine-no-running')} more={say('page-mine-no-running-more')}>
                <Link href="/" className="btn hanko">
                  <Icon name="i-play" />
                  {say('page-home-play')}
                </Link>
                <Link href="/learn" className="btn ghost">
                  <Icon name="i-book" />
                  {say('page-bar-learn')}
                </Link>
              </NothingYet>
            )}
            <div className="run">
              {tables.map(at => (
                <RunningCard key={at.table.id} at={at} now={running?.now ?? 0} />
              ))}
            </div>
          </section>
          <FinishedList heading />
        </div>
        <aside className="side">
          {days > 0 && <NoticeCard days={days} />}
          <Offers offers={running?.offers ?? []} look={look} />
          <Here />
        </aside>
      </main>
    </div>
  )
}
