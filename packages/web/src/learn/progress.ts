import { create } from 'zustand'
import type { LessonSave } from '../state/lesson.ts'

const KEY = 'noren.lessons'

/** How far somebody is in a lesson. */
export interface Progress {
  readonly save: LessonSave
  /** It was finished once. */
  readonly learnt: boolean
  /** When it was left. */
  readonly at: number
}

type All = Readonly<Record<string, Progress>>

function kept(): All {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as All) : {}
  } catch {
    return {}
  }
}

/** Lessons of this browser; whatever else is heard of them is told to everybody who looks. */
export const useProgress = create<{ readonly lessons: All }>()(() => ({ lessons: kept() }))

export function keepProgress(game: string, save: LessonSave, learnt: boolean): void {
  const { lessons } = useProgress.getState()
  const was = lessons[game]
  const next = { ...lessons, [game]: { save, learnt: learnt || was?.learnt === true, at: Date.now() } }
  useProgress.setState({ lessons: next })
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** The lesson that was left last and is not at its beginning. */
export function lastLeft(lessons: All): string | null {
  const begun = Object.entries(lessons).filter(([, p]) => p.save.idea > 0)
  return begun.sort(([, a], [, b]) => b.at - a.at)[0]?.[0] ?? null
}
