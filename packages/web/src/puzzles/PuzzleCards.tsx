import type { CSSProperties } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import type { GameEntry } from '../games/index.ts'
import { gameText } from '../i18n/index.ts'
import { usePage } from '../i18n/page.ts'
import { useRoom } from '../i18n/room.ts'
import { Dots } from './Dots.tsx'
import { PUZZLED, usePuzzles, usePuzzleWords } from './list.ts'
import './puzzles.css'
import { isSolved, useSolved } from './solved.ts'

/** On the Learn page: the next unsolved puzzle of each game. */
export default function PuzzleCards() {
  const say = useRoom('puzzles')
  return (
    <section className="pzcards" aria-labelledby="pz-head">
      <header>
        <h2 id="pz-head">{say('page-puzzles-title')}</h2>
        <p>{say('page-puzzles-more')}</p>
        <Link href="/learn/puzzles" className="pzall">
          {say('page-puzzles-all')}
        </Link>
      </header>
      <ul>
        {PUZZLED.map(game => (
          <li key={game.id}>
            <NextOne game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NextOne({ game }: { readonly game: GameEntry }) {
  const say = useRoom('puzzles')
  const page = usePage()
  const words = usePuzzleWords(game)
  const list = usePuzzles(game)
  const solved = useSolved(s => s.solved)
  const next = list.find(p => !isSolved(solved, game.id, p.id)) ?? list[0]
  if (next === undefined) return null
  return (
    <Link
      href={`/learn/puzzles/${game.id}/${next.id}`}
      className="pzcard"
      style={{ '--d': game.dye } as CSSProperties}
    >
      <span className="pzcloth" aria-hidden="true">
        <Icon name={game.crest} />
      </span>
      <b>{words(`${next.id}-name`) ?? say('page-puzzles-nth', { n: next.n })}</b>
      <span className="pzunder">
        <Dots dots={next.dots} />
        {gameText(page, game.id, 'name')}
      </span>
    </Link>
  )
}
