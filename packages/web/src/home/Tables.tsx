import type { TableInfo } from '@noren/protocol'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import type { GameEntry } from '../games/index.ts'
import { gameOf } from '../games/index.ts'
import { gameText } from '../i18n/index.ts'
import { useLocal } from '../i18n/local.ts'
import { SofaCards } from '../sofa/SofaCards.tsx'
import type { SofaGames } from '../sofa/useSofaGames.ts'
import { SOFA } from '../sofa/words.ts'
import { monOf, seatColour } from '../table/Mon.tsx'
import { timeText } from '../table/clock.ts'
import { nameOf } from '../table/names.ts'
import { ASIDE } from '../table/words.ts'

type Tables = readonly TableInfo[] | null

const STATUS = { open: 'home.waiting', playing: 'home.running', over: 'home.over' } as const

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
  const { t } = useTranslation()
  const taken = table.seats.filter(s => s.kind !== 'empty').length
  const text = t('home.taken', { taken, seats: table.seats.length })
  return (
    <span className="seats" role="img" aria-label={text} title={text}>
      {table.seats.map((s, i) => (
        <i key={i} data-kind={s.kind} />
      ))}
    </span>
  )
}

export const tint = (game: GameEntry | undefined): CSSProperties =>
  ({ background: game?.dye ?? '#57504a', '--cut': game?.dye ?? '#57504a' }) as CSSProperties

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
  const { t } = useTranslation()
  const mine = (tables ?? []).filter(x => gameOf(x.game) !== undefined).slice(0, 4)
  return (
    <section>
      <h2>{t('home.continue')}</h2>
      {mine.length === 0 && here.tables.length === 0 && (tables !== null || silent) && (
        <Nothing title={t('home.noGames')} more={t('home.noGamesMore')} crest="g-sakura" />
      )}
      <div className="cont">
        <SofaCards here={here} />
        {mine.map(table => {
          const game = gameOf(table.game)
          if (game === undefined) return null
          const turn = table.yourTurn === true && table.status === 'playing'
          return (
            <Link key={table.id} href={`/t/${table.id}`} className="gcard">
              <span className="im" style={tint(game)}>
                <Icon name={game.crest} />
                <span className={turn ? 'turnflag' : 'turnflag w'}>
                  {turn ? t('home.yourTurn') : t(STATUS[table.status])}
                </span>
              </span>
              <span className="tx">
                <b>{gameText(t, game.id, 'name')}</b>
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
          )
        })}
      </div>
    </section>
  )
}

/** Tables that anybody may join. */
export function OpenTables({ tables, silent }: { readonly tables: Tables; readonly silent: boolean }) {
  const { t } = useTranslation()
  const aside = useLocal(ASIDE)
  const say = useLocal(SOFA)
  // Where I sit already stands under "continue".
  const open = (tables ?? []).filter(x => x.seats.every(s => !s.yours)).slice(0, 5)
  return (
    <section>
      <h2>{t('home.open')}</h2>
      {silent && tables === null && <p role="status">{say('unreachable')}</p>}
      {open.length === 0 && tables !== null && (
        <Nothing title={t('home.noOpen')} more={t('home.noOpenMore')} crest="g-honor" />
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
              <b>{game === undefined ? table.game : gameText(t, game.id, 'name')}</b>
              <small>
                {[
                  host === undefined ? table.id : t('home.by', { name: nameOf(host, 0) }),
                  table.time === undefined ? null : timeText(aside, table.time),
                ]
                  .filter(x => x !== null)
                  .join(' · ')}
              </small>
            </div>
            <Seats table={table} />
            <Link href={`/t/${table.id}`} className="btn ghost">
              {t('home.join')}
            </Link>
          </div>
        )
      })}
    </section>
  )
}
