import { usePage } from '../i18n/page.ts'
import type { TableInfo } from '@noren/protocol'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { gameOf } from '../games/index.ts'
import { gameText } from '../i18n/index.ts'
import { lazyPage } from '../i18n/room.ts'
import { ReviewLink } from '../review/ReviewLink.tsx'
import type { SofaGames } from '../sofa/useSofaGames.ts'
import { monOf, seatColour } from '../table/Mon.tsx'
import { timeText } from '../table/clock.ts'
import { nameOf } from '../table/names.ts'
import { tint } from './tint.ts'

/** Fetched where a game waits on this device. */
const SofaCards = lazyPage(() => import('../sofa/SofaCards.tsx'))

type Tables = readonly TableInfo[] | null

const STATUS = { open: 'page-home-waiting', playing: 'page-home-running', over: 'page-home-over' } as const

function Nothing({
  title,
  more,
  crest,
}: {
  readonly title: string
  readonly more: string
  readonly crest: string
}) {
  return (
    <div className="empty">
      <Icon name={crest} />
      <b>{title}</b>
      <p>{more}</p>
    </div>
  )
}

function Seats({ table }: { readonly table: TableInfo }) {
  const say = usePage()
  const taken = table.seats.filter(s => s.kind !== 'empty').length
  const text = say('page-home-taken', { taken, seats: table.seats.length })
  return (
    <span className="seats" role="img" aria-label={text} title={text}>
      {table.seats.map((s, i) => (
        <i key={i} data-kind={s.kind} />
      ))}
    </span>
  )
}

/** Where I sit, my turn first; what waits on this device before it. */
export function Continue({
  tables,
  here,
  silent,
}: {
  readonly tables: Tables
  readonly here: SofaGames
  readonly silent: boolean
}) {
  const say = usePage()
  const known = (tables ?? []).filter(x => gameOf(x.game) !== undefined)
  const all = known.length
  const mine = known.slice(0, 4)
  return (
    <section>
      <h2>
        {say('page-home-continue')}
        {all > mine.length && (
          <Link href="/games" className="all">
            {say('page-home-all-games')}
          </Link>
        )}
      </h2>
      {mine.length === 0 && here.tables.length === 0 && (tables !== null || silent) && (
        <Nothing title={say('page-home-no-games')} more={say('page-home-no-games-more')} crest="g-sakura" />
      )}
      <div className="cont">
        {here.tables.length > 0 && (
          <Suspense fallback={null}>
            <SofaCards here={here} />
          </Suspense>
        )}
        {mine.map(table => {
          const game = gameOf(table.game)
          if (game === undefined) return null
          const turn = table.yourTurn === true && table.status === 'playing'
          return (
            <div key={table.id} className="gcardbox">
              <Link href={`/t/${table.id}`} className="gcard">
                <span className="im" style={tint(game)}>
                  <Icon name={game.crest} />
                  <span className={turn ? 'turnflag' : 'turnflag w'}>
                    {turn ? say('page-home-your-turn') : say(STATUS[table.status])}
                  </span>
                </span>
                <span className="tx">
                  <b>{gameText(say, game.id, 'name')}</b>
                  <span className="mm">
                    {table.seats.map((s, i) =>
                      s.kind === 'empty' ? null : (
                        <span
                          key={i}
                          className="monb"
                          style={{ ['--c' as string]: seatColour(i) }}
                          title={nameOf(s, i)}
                        >
                          <Icon name={s.kind === 'bot' ? 'i-bot' : monOf(s.crest)} />
                        </span>
                      ),
                    )}
                  </span>
                </span>
              </Link>
              {table.status === 'over' && <ReviewLink id={table.id} game={gameText(say, game.id, 'name')} />}
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** Tables that anybody may join. */
export function OpenTables({ tables, silent }: { readonly tables: Tables; readonly silent: boolean }) {
  const say = usePage()
  // Where I sit already stands under "continue".
  const open = (tables ?? []).filter(x => x.seats.every(s => !s.yours)).slice(0, 5)
  return (
    <section>
      <h2>{say('page-home-open')}</h2>
      {silent && tables === null && <p role="status">{say('page-sofa-unreachable')}</p>}
      {open.length === 0 && tables !== null && (
        <Nothing title={say('page-home-no-open')} more={say('page-home-no-open-more')} crest="g-honor" />
      )}
      {open.map(table => {
        const game = gameOf(table.game)
        const host = table.seats.find(s => s.kind === 'person')
        return (
          <div className="tbl" key={table.id}>
            <span className="cr" style={tint(game)}>
              <Icon name={game?.crest ?? 'logo'} />
            </span>
            <div>
              <b>{game === undefined ? table.game : gameText(say, game.id, 'name')}</b>
              <small>
                {[
                  host === undefined ? table.id : say('page-home-by', { name: nameOf(host, 0) }),
                  table.time === undefined ? null : timeText(say, table.time),
                ]
                  .filter(x => x !== null)
                  .join(' · ')}
              </small>
            </div>
            <Seats table={table} />
            <Link href={`/t/${table.id}`} className="btn ghost">
              {say('page-home-join')}
            </Link>
          </div>
        )
      })}
    </section>
  )
}
