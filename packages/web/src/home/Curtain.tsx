import { usePage } from '../i18n/page.ts'
import type { CSSProperties } from 'react'
import { useRef } from 'react'
import { Icon, Picture } from '../art/Icon.tsx'
import kanji from '../art/kanji.svg?url'
import { cloth } from '../art/scenes/cloth.ts'
import type { GameEntry, GameId } from '../games/index.ts'
import { GAMES } from '../games/index.ts'
import { gameText } from '../i18n/index.ts'

/** Which drawing stands for a character: outlines, so that no brush font need be fetched for six signs. */
const SIGN: Readonly<Record<string, string>> = {
  酒: 'sake',
  侍: 'samurai',
  魂: 'spirit',
  桜: 'sakura',
  名: 'name',
  誉: 'honour',
}

/** So many panels hang beside each other; more hang in a second row. */
const MOST = 6

const cloths = new Map<GameId, string>()
/** The drawing of a game's cloth, made once. */
function clothOf(g: GameEntry): string {
  const known = cloths.get(g.id) ?? cloth(g.dye, GAMES.indexOf(g))
  cloths.set(g.id, known)
  return known
}

interface Props {
  readonly chosen: GameId
  /** The games that can be played; null while the server has not said. */
  readonly ready: readonly GameId[] | null
  readonly onChoose: (id: GameId) => void
}

/** The split curtain you step through: a panel for each game. */
export function Curtain({ chosen, ready, onChoose }: Props) {
  const say = usePage()
  const ref = useRef<HTMLDivElement>(null)
  const games = GAMES.filter(g => g.example !== true || ready?.includes(g.id) === true)
  const step = (to: number): void => {
    const game = games[(to + games.length) % games.length]
    if (game === undefined) return
    onChoose(game.id)
    ref.current?.querySelectorAll<HTMLElement>('[role=radio]')[(to + games.length) % games.length]?.focus()
  }
  return (
    <div
      className="noren"
      role="radiogroup"
      aria-label={say('page-home-choose')}
      ref={ref}
      style={{ '--panels': Math.min(games.length, MOST) } as CSSProperties}
    >
      <div className="rod" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      {games.map((g, i) => {
        const on = g.id === chosen
        const soon = ready !== null && !ready.includes(g.id)
        return (
          <button
            key={g.id}
            type="button"
            role="radio"
            aria-checked={on}
            tabIndex={on ? 0 : -1}
            className={on ? 'cloth on' : 'cloth'}
            data-soon={soon}
            style={{ '--d': g.dye } as CSSProperties}
            onClick={() => onChoose(g.id)}
            onKeyDown={e => {
              if (e.key === 'ArrowRight' || e.key === 'ArrowDown') step(i + 1)
              else if (e.key === 'ArrowLeft' || e.key === 'ArrowUp') step(i - 1)
              else return
              e.preventDefault()
            }}
          >
            <Picture svg={clothOf(g)} className="fabbox" />
            <span className="in">
              <Icon name={g.crest} className="crest" />
              <span className="kan" lang="ja" role="img" aria-label={g.kanji}>
                {Array.from(g.kanji, String).map(k =>
                  SIGN[k] === undefined ? (
                    <span key={k} className="sign" aria-hidden="true">
                      {k}
                    </span>
                  ) : (
                    <svg key={k} viewBox="0 0 200 200" aria-hidden="true">
                      <use href={`${kanji}#${SIGN[k]}`} />
                    </svg>
                  ),
                )}
              </span>
              <b>{gameText(say, g.id, 'name')}</b>
              <span className="f">
                {gameText(say, g.id, 'size')}
                <span>{gameText(say, g.id, 'line')}</span>
              </span>
              <span className="go">
                {on && !soon && <Icon name="i-check" />}
                {soon
                  ? say(g.outside === true ? 'page-home-outside' : 'page-home-soon')
                  : on
                    ? say('page-home-chosen')
                    : say('page-home-pick')}
              </span>
            </span>
          </button>
        )
      })}
    </div>
  )
}
