import type { RunningTable } from '@noren/protocol'
import type { CSSProperties } from 'react'
import { Link } from 'wouter'
import { Icon, Picture } from '../art/Icon.tsx'
import { gameOf } from '../games/index.ts'
import { tint } from '../home/tint.ts'
import { gameText } from '../i18n/index.ts'
import { useRoom } from '../i18n/room.ts'
import { timeText } from '../table/clock.ts'
import { nameOf } from '../table/names.ts'
import { Mons } from './Mons.tsx'
import { useAsked } from './Asked.tsx'
import { sceneOf } from './scene.ts'
import { leftText } from './time.ts'

/** One running table: its place, whose turn it is, what is asked, who plays, and the time that is left. */
export function RunningCard({ at, now }: { readonly at: RunningTable; readonly now: number }) {
  const say = useRoom('mine')
  const asked = useAsked(at)
  const { table, until, limit } = at
  const game = gameOf(table.game)
  const mine = table.yourTurn === true && table.status === 'playing'
  const playing = at.asked.flatMap(seat => {
    const info = table.seats[seat]
    return info === undefined ? [] : [nameOf(info, seat)]
  })
  const flag = mine
    ? say('page-home-your-turn')
    : table.status === 'open'
      ? say('page-home-waiting')
      : playing.length === 1
        ? say('page-mine-is-playing', { name: playing[0] ?? '' })
        : say('page-home-running')
  const scene = game === undefined ? null : sceneOf(game.id)
  const name = game === undefined ? table.game : gameText(say, game.id, 'name')
  const quiet = table.status === 'open' ? say('page-mine-not-begun') : say('page-mine-nothing-asked')
  return (
    <Link href={`/t/${table.id}`} className={mine ? 'gc me-asked' : 'gc'} data-table={table.id}>
      <span className="im" style={tint(game)}>
        {scene === null ? <Icon name={game?.crest ?? 'logo'} /> : <Picture svg={scene} />}
        <span className="flag">
          <Icon name={mine ? 'i-bell' : 'i-clock'} />
          {flag}
        </span>
      </span>
      <span className="tx">
        <b>
          <span className="cr" style={tint(game)}>
            <Icon name={game?.crest ?? 'logo'} />
          </span>
          {name}
        </b>
        <span className="ask">{asked ?? (mine ? say('page-mine-asked') : quiet)}</span>
        <span className="ft">
          <Mons seats={table.seats} />
          <span className="t">
            {until !== undefined && (
              <span
                className="burn"
                aria-hidden="true"
                style={
                  {
                    '--left': Math.max(0, Math.min(1, (until - now) / Math.max(1, limit ?? 1))),
                  } as CSSProperties
                }
              />
            )}
            {until !== undefined
              ? leftText(say, until - now)
              : table.time === undefined
                ? say('page-mine-no-clock')
                : timeText(say, table.time)}
          </span>
        </span>
      </span>
    </Link>
  )
}
