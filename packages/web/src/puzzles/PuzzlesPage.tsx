import type { CSSProperties } from 'react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import type { GameEntry } from '../games/index.ts'
import '../home/sheets.css'
import { Bar } from '../home/Bar.tsx'
import { gameText } from '../i18n/index.ts'
import { usePage } from '../i18n/page.ts'
import { useRoom } from '../i18n/room.ts'
import { Dots } from './Dots.tsx'
import type { Listed } from './list.ts'
import { PUZZLED, usePuzzles, usePuzzleWords } from './list.ts'
import './puzzles.css'
import { isSolved, useSolved } from './solved.ts'

const LEVELS = [1, 2, 3] as const

/** All puzzles, by game and difficulty. Nothing is locked, and nothing is counted but for the seal on a solved one. */
export default function PuzzlesPage({ game: id }: { readonly game?: string }) {
  const say = useRoom('puzzles')
  const page = usePage()
  useEffect(() => {
    document.title = `${say('page-puzzles-title')} · Noren`
  }, [say])
  const game = PUZZLED.find(g => g.id === id) ?? PUZZLED[0]
  return (
    <div className="home pzpage">
      <main>
        <div className="pzhero">
          <Bar here="learn" />
          <div className="pzhead">
            <h1>{say('page-puzzles-title')}</h1>
            <p>{say('page-puzzles-more')}</p>
          </div>
          <nav className="pzgames" aria-label={say('page-puzzles-games')}>
            {PUZZLED.map(g => (
              <Link
                key={g.id}
                href={`/learn/puzzles/${g.id}`}
                aria-current={g === game ? 'page' : undefined}
                style={{ '--d': g.dye } as CSSProperties}
              >
                <Icon name={g.crest} />
                {gameText(page, g.id, 'name')}
              </Link>
            ))}
          </nav>
        </div>
        {game !== undefined && <List key={game.id} game={game} />}
      </main>
    </div>
  )
}

function List({ game }: { readonly game: GameEntry }) {
  const say = useRoom('puzzles')
  const list = usePuzzles(game)
  const words = usePuzzleWords(game)
  const solved = useSolved(s => s.solved)
  const done = (p: Listed): boolean => isSolved(solved, game.id, p.id)
  const chosen = list.filter(p => p.chosen)
  const found = list.filter(p => !p.chosen)
  return (
    <div className="pzlist">
      <section aria-labelledby="pz-chosen">
        <h2 id="pz-chosen">{say('page-puzzles-chosen')}</h2>
        <p>{say('page-puzzles-chosen-more')}</p>
        <ul className="pznamed">
          {chosen.map(p => (
            <li key={p.id}>
              <Link href={`/learn/puzzles/${game.id}/${p.id}`} data-solved={done(p)}>
                <b>{words(`${p.id}-name`)}</b>
                <Dots dots={p.dots} />
                {done(p) && <Seal />}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="pz-found">
        <h2 id="pz-found">{say('page-puzzles-found')}</h2>
        <p>{say('page-puzzles-found-more')}</p>
        {LEVELS.map(level => {
          const here = found.filter(p => p.dots === level)
          if (here.length === 0) return null
          return (
            <div key={level} className="pzlevel">
              <h3>
                <Dots dots={level} />
                {say(`page-puzzles-level-${level}`)}
              </h3>
              <ul className="pznumbers">
                {here.map(p => (
                  <li key={p.id}>
                    <Link
                      href={`/learn/puzzles/${game.id}/${p.id}`}
                      data-solved={done(p)}
                      aria-label={say(done(p) ? 'page-puzzles-nth-solved' : 'page-puzzles-nth', { n: p.n })}
                    >
                      {p.n}
                      {done(p) && <Icon name="i-check" />}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </section>
    </div>
  )
}

function Seal() {
  const say = useRoom('puzzles')
  return (
    <span className="pzseal">
      <Icon name="i-check" />
      {say('page-puzzles-solved')}
    </span>
  )
}
