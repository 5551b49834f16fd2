import { create } from 'zustand'
import { api } from '../state/api.ts'
import type { LessonSave } from '../state/lesson.ts'
import type { All, Progress } from './places.ts'
import { joined, placeOf } from './places.ts'

const KEY = 'noren.lessons'

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

function keep(lessons: All): void {
  useProgress.setState({ lessons })
  try {
    localStorage.setItem(KEY, JSON.stringify(lessons))
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** Tells the server where a lesson was left; a server that is silent is told when this device meets it again. */
const tell = (game: string, place: Progress): Promise<void> =>
  api.saveLesson({ game, place: placeOf(place) }).then(
    () => undefined,
    () => undefined,
  )

let asked: Promise<void> | null = null

/** Joins what this device knows with what the server keeps of this person: the same step on any device. */
export function joinLessons(): Promise<void> {
  asked ??= api
    .lessons()
    .then(
      async ({ lessons: there }) => {
        const { all, behind } = joined(useProgress.getState().lessons, there)
        keep(all)
        await Promise.all(behind.map(game => tell(game, all[game] as Progress)))
      },
      // Without a server the device knows enough.
      () => undefined,
    )
    .finally(() => (asked = null))
  return asked
}

export function keepProgress(game: string, save: LessonSave, learnt: boolean): void {
  const { lessons } = useProgress.getState()
  const was = lessons[game]
  const next = { save, learnt: learnt || was?.learnt === true, at: Date.now() }
  keep({ ...lessons, [game]: next })
  // Within an idea nothing moves that another device would begin from.
  if (was?.save.idea !== save.idea || was.learnt !== next.learnt) void tell(game, next)
}

/** The lesson that was left last and is not at its beginning. */
export function lastLeft(lessons: All): string | null {
  const begun = Object.entries(lessons).filter(([, p]) => p.save.idea > 0)
  return begun.sort(([, a], [, b]) => b.at - a.at)[0]?.[0] ?? null
}
