import { usePage } from '../i18n/page.ts'
import type { TableInfo } from '@noren/protocol'
import { useEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import { Link } from 'wouter'
import { Icon, Picture } from '../art/Icon.tsx'
import { cloth } from '../art/scenes/cloth.ts'
import { GAMES, gameOf } from '../games/index.ts'
import { gameText } from '../i18n/index.ts'
import { monOf, seatColour } from '../table/Mon.tsx'
import './curtain.css'

const PANELS = [0, 1, 2, 3] as const

interface Props {
  readonly info: TableInfo
  /** Whom the table asks. */
  readonly seat: number
  readonly people: readonly number[]
  /** It is being drawn aside: nothing on it can be used any more. */
  readonly parting: boolean
  readonly onPart: (seat: number) => void
}

/** The noren between two hands: it covers the whole page, and nothing of any hand is behind it. */
export function HandCurtain({ info, seat, people, parting, onPart }: Props) {
  const say = usePage()
  const button = useRef<HTMLButtonElement>(null)
  const game = gameOf(info.game)
  const title = game === undefined ? info.game : gameText(say, game.id, 'name')
  const name = info.seats[seat]?.name ?? ''
  const weave = game === undefined ? 0 : GAMES.indexOf(game)
  useEffect(() => {
    if (parting) return
    document.title = `${name} · ${title}`
    button.current?.focus()
  }, [parting, name, title])
  return (
    <div
      className="handcurtain"
      data-parting={parting}
      inert={parting}
      style={{ '--d': game?.dye ?? '#1f4269' } as CSSProperties}
    >
      <div className="panels" aria-hidden="true">
        {PANELS.map(i => (
          <Picture key={i} svg={cloth(game?.dye ?? '#1f4269', weave)} className="panel" />
        ))}
        <div className="rod" />
      </div>
      {!parting && (
        <main className="plaque paper">
          <p className="pass">{say('page-sofa-pass')}</p>
          <h1>
            <span className="monb" style={{ '--c': seatColour(seat) } as CSSProperties}>
              <Icon name={monOf(info.seats[seat]?.crest ?? 0)} />
            </span>
            {name}
          </h1>
          <p>{say('page-sofa-nobody')}</p>
          <button ref={button} type="button" className="btn hanko" onClick={() => onPart(seat)}>
            {say('page-sofa-part', { name })}
          </button>
          {people.length > 1 && (
            <div className="others">
              <p>{say('page-sofa-others')}</p>
              {people
                .filter(s => s !== seat)
                .map(s => (
                  <button key={s} type="button" className="btn ghost" onClick={() => onPart(s)}>
                    <span className="monb" style={{ '--c': seatColour(s) } as CSSProperties}>
                      <Icon name={monOf(info.seats[s]?.crest ?? 0)} />
                    </span>
                    {info.seats[s]?.name}
                  </button>
                ))}
            </div>
          )}
          <Link href="/" className="homeward">
            {say('page-table-home')}
          </Link>
        </main>
      )}
    </div>
  )
}
