import { usePage } from '../i18n/page.ts'
import type { TableInfo } from '@noren/protocol'
import type { CSSProperties } from 'react'
import { useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { gameOf } from '../games/index.ts'
import { gameText } from '../i18n/index.ts'
import { tint } from '../home/tint.ts'
import { sofaPath } from '../state/device.ts'
import { ReviewLink } from '../review/ReviewLink.tsx'
import { monOf, seatColour } from '../table/Mon.tsx'
import { nameOf } from '../table/names.ts'
import './cards.css'
import type { SofaGames } from './useSofaGames.ts'

const MOST = 6

/** The games that wait on this device. */
export default function SofaCards({ here }: { readonly here: SofaGames }) {
  return here.tables
    .filter(x => gameOf(x.game) !== undefined)
    .slice(0, MOST)
    .map(table => <SofaCard key={table.id} table={table} onDrop={() => here.drop(table.id)} />)
}

function SofaCard({ table, onDrop }: { readonly table: TableInfo; readonly onDrop: () => void }) {
  const say = usePage()
  const [sure, setSure] = useState(false)
  const game = gameOf(table.game)
  if (game === undefined) return null
  const name = gameText(say, game.id, 'name')
  const turn = table.status === 'playing'
  return (
    <div className="gcardbox">
      <Link href={sofaPath(table.id)} className="gcard">
        <span className="im" style={tint(game)}>
          <Icon name={game.crest} />
          <span className={turn ? 'turnflag' : 'turnflag w'}>
            {say(turn ? 'page-home-running' : 'page-home-over')}
          </span>
        </span>
        <span className="tx">
          <b>{name}</b>
          <span className="mm">
            {table.seats.map((s, i) => (
              <span
                key={i}
                className="monb"
                style={{ '--c': seatColour(i) } as CSSProperties}
                title={nameOf(s, i)}
              >
                <Icon name={s.kind === 'bot' ? 'i-bot' : monOf(s.crest)} />
              </span>
            ))}
          </span>
          <span className="here">{say('page-sofa-here')}</span>
        </span>
      </Link>
      {!turn && <ReviewLink id={table.id} game={name} />}
      {sure ? (
        <button type="button" className="btn hanko dropit" onBlur={() => setSure(false)} onClick={onDrop}>
          {say('page-sofa-drop-sure')}
        </button>
      ) : (
        <button
          type="button"
          className="ibtn dropit"
          aria-label={say('page-sofa-drop-of', { game: name })}
          title={say('page-sofa-drop')}
          onClick={() => setSure(true)}
        >
          <Icon name="i-close" />
        </button>
      )}
    </div>
  )
}
