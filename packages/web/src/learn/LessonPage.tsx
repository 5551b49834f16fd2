import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useStore } from 'zustand'
import { GARDEN } from '../art/garden.ts'
import { draw } from '../art/symbol.ts'
import { Icon } from '../art/Icon.tsx'
import type { GameEntry } from '../games/index.ts'
import { gameOf } from '../games/index.ts'
import { useRoom } from '../i18n/room.ts'
import { Gone } from '../lobby/Gone.tsx'
import type { LessonHandle } from '../state/lesson.ts'
import { openLesson } from '../state/lesson.ts'
import { useMe } from '../state/me.ts'
import { usePrefs } from '../state/prefs.ts'
import type { CoachBox } from '../table/coach.ts'
import { CoachedPlay } from '../table/CoachedPlay.tsx'
import { useDismissedResult } from '../table/dismissed-result.ts'
import { Coach, LessonDeeds } from './Coach.tsx'
import './wick.css'
import './coach.css'
import { joinLessons, keepProgress, useProgress } from './progress.ts'
import { useRealGame } from './useRealGame.ts'
import { useLessonWords } from './words.ts'

draw(GARDEN)
const HEAR_MS = 700

/** A lesson begins where it was left, unless it was finished. */
export default function LessonPage({ id }: { readonly id: string }) {
  const game = gameOf(id)
  if (game?.lesson === undefined) return <Gone code="no-such-address" />
  return <Classroom game={game} />
}

function Classroom({ game }: { readonly game: GameEntry }) {
  const say = useRoom('learn')
  const [lesson, setLesson] = useState<LessonHandle | null>(null)
  const you = useMe(s => s.me?.name) ?? say('page-learn-you')
  const crest = useMe(s => s.me?.crest) ?? 0
  // Where editions differ, that of the reader's language is taught.
  const edition = usePrefs(p => p.lang) === 'it' ? 'it' : 'fr'
  const [once] = useState({ you, crest, edition })
  useEffect(() => {
    let gone = false
    let opened: LessonHandle | null = null
    // Another device may have come further; nobody waits long to hear so.
    const heard = Promise.race([joinLessons(), new Promise(resolve => setTimeout(resolve, HEAR_MS))])
    void heard.then(() => {
      if (gone) return
      const left = useProgress.getState().lessons[game.id]
      opened = openLesson({ game: game.id, ...once, save: left?.save ?? null })
      setLesson(opened)
    })
    return () => {
      gone = true
      void opened?.close()
    }
  }, [game.id, once])
  return lesson === null ? null : <Taught game={game} lesson={lesson} />
}

function Taught({ game, lesson }: { readonly game: GameEntry; readonly lesson: LessonHandle }) {
  const say = useRoom('learn')
  const words = useLessonWords(game)
  const [, go] = useLocation()
  const seq = useStore(lesson.table.store, s => s.seq)
  const busy = useStore(lesson.table.store, s => s.ahead > 0)
  const { states, ideas } = useStore(lesson.coached)
  const [opened, setOpened] = useState<readonly string[]>([])
  const { shutFor } = useDismissedResult()
  const real = useRealGame()
  const state = states.findLast(s => s.seq <= seq) ?? null
  const newest = states.at(-1) ?? null

  const over = newest?.mode === 'over'
  useEffect(() => {
    if (newest === null) return
    // A finished lesson begins anew next time.
    if (over) keepProgress(game.id, { idea: 0, trail: [] }, true)
    else keepProgress(game.id, newest.save, false)
  }, [newest, over, game.id])

  const box: CoachBox | null = useMemo(() => {
    if (state === null) return null
    const leave = (): void => go('/learn')
    const folded = state.folded.filter(part => !opened.includes(part))
    const title = words(`${state.id}-title`) ?? ''
    return {
      sub: say('page-learn-sub'),
      row: (
        <Coach
          lesson={lesson}
          state={state}
          ideas={ideas}
          words={words}
          busy={busy}
          onLeave={leave}
          book={`/rules/${game.id}`}
        />
      ),
      menu: <LessonDeeds lesson={lesson} first={state.idea === 0} onLeave={leave} />,
      ending: (
        <>
          <button
            type="button"
            className="btn hanko"
            data-coach="real"
            disabled={real.busy}
            onClick={() => void real.play(game.id)}
          >
            <Icon name="i-play" />
            {say('page-learn-real')}
          </button>
          <div className="rs-quiet">
            <button
              type="button"
              data-coach="again"
              onClick={() => {
                shutFor(null)
                lesson.do('again')
              }}
            >
              {say('page-learn-again')}
            </button>
            <Link href={`/rules/${game.id}`}>{say('page-learn-book')}</Link>
            <button type="button" data-coach="learn" onClick={leave}>
              {say('page-learn-more-lessons')}
            </button>
          </div>
        </>
      ),
      folded,
      unfold: part => setOpened(was => [...was, part]),
      later: say('page-learn-later'),
      spoken: `${say('page-learn-at', { n: state.idea + 1, of: ideas.length })}: ${title}.`,
    }
  }, [state, ideas, busy, lesson, words, opened, say, go, shutFor, real, game.id])
  return <CoachedPlay table={lesson.table} box={box} />
}
