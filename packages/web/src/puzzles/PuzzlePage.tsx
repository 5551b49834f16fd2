import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { GARDEN } from '../art/garden.ts'
import { draw } from '../art/symbol.ts'
import type { GameEntry } from '../games/index.ts'
import { useRoom } from '../i18n/room.ts'
import { Gone } from '../lobby/Gone.tsx'
import { api } from '../state/api.ts'
import { useMe } from '../state/me.ts'
import type { PuzzleHandle } from '../state/puzzle.ts'
import { openPuzzle } from '../state/puzzle.ts'
import type { CoachBox } from '../table/coach.ts'
import { CoachedPlay } from '../table/CoachedPlay.tsx'
import type { Listed } from './list.ts'
import { PUZZLED, usePuzzles, usePuzzleWords } from './list.ts'
import { PuzzleDeeds, PuzzlePanel } from './PuzzlePanel.tsx'
import { isSolved, keepSolved, useSolved } from './solved.ts'

draw(GARDEN)

/** One puzzle on the real board. Its link opens the position, never the answer. */
export default function PuzzlePage({ game: id, puzzle }: { readonly game: string; readonly puzzle: string }) {
  const game = PUZZLED.find(g => g.id === id)
  if (game === undefined) return <Gone code="no-such-address" />
  return <Found game={game} puzzle={puzzle} />
}

function Found({ game, puzzle }: { readonly game: GameEntry; readonly puzzle: string }) {
  const list = usePuzzles(game)
  const at = list.findIndex(p => p.id === puzzle)
  const listed = list[at]
  const solved = useSolved(s => s.solved)
  if (listed === undefined) return <Gone code="no-such-address" />
  // The next one that is not solved yet, from here round the list.
  const round = [...list.slice(at + 1), ...list.slice(0, at)]
  const next = round.find(p => !isSolved(solved, game.id, p.id)) ?? round[0] ?? listed
  return <Opened game={game} listed={listed} next={next} />
}

interface Props {
  readonly game: GameEntry
  readonly listed: Listed
  readonly next: Listed
}

function Opened({ game, listed, next }: Props) {
  const say = useRoom('puzzles')
  const [handle, setHandle] = useState<PuzzleHandle | null>(null)
  const you = useMe(s => s.me?.name) ?? say('page-puzzles-you')
  const crest = useMe(s => s.me?.crest) ?? 0
  const [once] = useState({ you, crest })
  useEffect(() => {
    const opened = openPuzzle({ game: game.id, puzzle: listed.id, ...once })
    setHandle(opened)
    return () => void opened.close()
  }, [game.id, listed.id, once])
  return handle === null ? null : <Put game={game} listed={listed} next={next} handle={handle} />
}

function Put({ game, listed, next, handle }: Props & { readonly handle: PuzzleHandle }) {
  const say = useRoom('puzzles')
  const words = usePuzzleWords(game)
  const [, go] = useLocation()
  const seq = useStore(handle.table.store, s => s.seq)
  const all = useStore(handle.states, s => s.all)
  const state = all.findLast(s => s.seq <= seq) ?? null
  const name = words(`${listed.id}-name`) ?? say('page-puzzles-nth', { n: listed.n })

  // The first end of the first try is what this server counts; what was shown counts as nothing.
  const first = all.find(s => s.mode !== 'asks')?.mode
  const shown = all.some(s => s.shown)
  const [fresh] = useState(() => !isSolved(useSolved.getState().solved, game.id, listed.id))
  useEffect(() => {
    if (first === undefined || shown || !fresh) return
    // Without a server nothing is counted.
    api.puzzleTried(game.id, listed.id, first === 'solved').catch(() => undefined)
  }, [first, shown, fresh, game.id, listed.id])
  const done = state?.mode === 'solved' && !state.shown
  useEffect(() => {
    if (done) keepSolved(game.id, listed.id)
  }, [done, game.id, listed.id])

  const box: CoachBox | null = useMemo(() => {
    if (state === null) return null
    const leave = (): void => go(`/learn/puzzles/${game.id}`)
    const onNext = (): void => go(`/learn/puzzles/${game.id}/${next.id}`)
    return {
      sub: say('page-puzzles-nth', { n: listed.n }),
      row: (
        <PuzzlePanel
          key={listed.id}
          handle={handle}
          state={state}
          game={game}
          listed={listed}
          name={name}
          words={words}
          onNext={onNext}
          onLeave={leave}
        />
      ),
      menu: <PuzzleDeeds handle={handle} onLeave={leave} onNext={onNext} />,
      ending: null,
      folded: NONE,
      unfold: () => undefined,
      later: '',
      spoken: name,
    }
  }, [state, handle, listed, name, words, game, next.id, say, go])
  return <CoachedPlay table={handle.table} box={box} />
}

const NONE: readonly string[] = []
