import type { CSSProperties } from 'react'
import { Suspense, useEffect } from 'react'
import { Link } from 'wouter'
import { Icon, Picture } from '../art/Icon.tsx'
import { cloth } from '../art/scenes/cloth.ts'
import { skyHome } from '../art/scenes/sky.ts'
import type { GameEntry } from '../games/index.ts'
import { GAMES } from '../games/index.ts'
import '../home/sheets.css'
import { Bar } from '../home/Bar.tsx'
import { gameText } from '../i18n/index.ts'
import { usePage } from '../i18n/page.ts'
import { lazyRoom, useRoom } from '../i18n/room.ts'
import './learn.css'
import './wick.css'
import { joinLessons, lastLeft, useProgress } from './progress.ts'
import { useRealGame } from './useRealGame.ts'

const SKY = `<svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMax slice">${skyHome()}</svg>`
const CLOTHS = GAMES.map((g, i) => cloth(g.dye, i))
const DailyCard = lazyRoom('daily', () => import('../daily/DailyCard.tsx'))
const BookList = lazyRoom('book', () => import('../book/BookList.tsx'))
const PuzzleCards = lazyRoom('puzzles', () => import('../puzzles/PuzzleCards.tsx'))
/** In the order of need: the shortest first. */
const ORDER = ['sakura', 'spirit', 'sake', 'honor']
const TAUGHT = GAMES.filter(g => g.lesson !== undefined).sort(
  (a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id),
)

/** Four first games with a teacher. Below them are puzzles and rulebooks. */
export default function LearnPage() {
  const say = useRoom('learn')
  useEffect(() => {
    document.title = `${say('page-learn-title')} · Noren`
  }, [say])
  useEffect(() => void joinLessons(), [])
  const lessons = useProgress(s => s.lessons)
  const last = lastLeft(lessons)
  return (
    <div className="home learnpage">
      <main>
        <div className="hero">
          <Picture svg={SKY} className="sky" />
          <Bar here="learn" />
          <div className="lessonhead lacq">
            <h1>{say('page-learn-title')}</h1>
            <p>{say('page-learn-more')}</p>
          </div>
          <div className="learnrow">
            <div className="lessons">
              <div className="rod" aria-hidden="true">
                <i />
                <i />
                <i />
                <i />
              </div>
              {TAUGHT.map(game => (
                <Panel key={game.id} game={game} left={game.id === last} />
              ))}
            </div>
            <Suspense fallback={null}>
              <DailyCard />
            </Suspense>
          </div>
        </div>
        <Suspense fallback={null}>
          <PuzzleCards />
        </Suspense>
        <Suspense fallback={null}>
          <BookList />
        </Suspense>
      </main>
    </div>
  )
}

const THREE = [1, 2, 3] as const
type Taught = 'sakura' | 'spirit' | 'sake' | 'honor'

function Panel({ game, left }: { readonly game: GameEntry; readonly left: boolean }) {
  const say = useRoom('learn')
  const page = usePage()
  const progress = useProgress(s => s.lessons[game.id])
  const real = useRealGame()
  const { ideas, minutes } = game.lesson ?? { ideas: 0, minutes: 0 }
  const idea = progress?.save.idea ?? 0
  const learnt = progress?.learnt === true
  const name = gameText(page, game.id, 'name')
  const id = game.id as Taught
  const path = `/learn/${game.id}`
  return (
    <article className="lesson" style={{ '--d': game.dye } as CSSProperties} aria-label={name}>
      <Picture svg={CLOTHS[GAMES.indexOf(game)] ?? ''} className="fabbox" />
      {learnt && (
        <span className="ribbon">
          <Icon name="i-check" />
          {say('page-learn-learnt')}
        </span>
      )}
      <div className="in">
        <header>
          <Icon name={game.crest} />
          <h2>{name}</h2>
        </header>
        <p className="goal">{say(`page-learn-${id}-goal`)}</p>
        <ul>
          {THREE.map(n => (
            <li key={n}>{say(`page-learn-${id}-${n}`)}</li>
          ))}
        </ul>
        <p className="far">
          {idea > 0
            ? say('page-learn-at', { n: idea + 1, of: ideas })
            : say('page-learn-length', { n: ideas, minutes })}
        </p>
        <span className="wick" aria-hidden="true">
          {Array.from({ length: ideas }, (_, i) => (
            <i
              key={i}
              data-is={learnt && idea === 0 ? 'ok' : i < idea ? 'ok' : i === idea ? 'on' : 'later'}
            />
          ))}
        </span>
        {idea > 0 ? (
          <Link href={path} className={left ? 'btn hanko' : 'btn lineb'} data-lesson={game.id}>
            <Icon name="i-next" />
            {say('page-learn-go-on', {
              minutes: Math.max(1, Math.round((minutes * (ideas - idea)) / ideas)),
            })}
          </Link>
        ) : learnt ? (
          <>
            <button
              type="button"
              className="btn paperb"
              disabled={real.busy}
              onClick={() => void real.play(game.id)}
            >
              <Icon name="i-play" />
              {say('page-learn-real')}
            </button>
            <Link href={path} className="btn lineb" data-lesson={game.id}>
              {say('page-learn-teach-again')}
            </Link>
          </>
        ) : (
          <Link href={path} className="btn lineb" data-lesson={game.id}>
            <Icon name="i-book" />
            {say('page-learn-start', { minutes })}
          </Link>
        )}
      </div>
    </article>
  )
}
