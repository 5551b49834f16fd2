import type { LessonPlace } from '@noren/protocol'

/** How far somebody is in a lesson: where it was left, whether it was finished once, and when it was left. */
export interface Progress {
  readonly save: {
    readonly idea: number
    readonly trail: readonly (readonly {
      readonly seat: number
      readonly words: readonly (string | number)[]
    }[])[]
  }
  readonly learnt: boolean
  readonly at: number
}
export type All = Readonly<Record<string, Progress>>

/** Of two places in one lesson the one that was left last counts, of two left together the farther one; what was learnt stays so. */
export function laterPlace(a: Progress | undefined, b: Progress | undefined): Progress | undefined {
  if (a === undefined || b === undefined) return a ?? b
  const later = b.at > a.at || (b.at === a.at && b.save.idea > a.save.idea) ? b : a
  const learnt = a.learnt || b.learnt
  return later.learnt === learnt ? later : { ...later, learnt }
}

const same = (a: Progress | undefined, b: Progress | undefined): boolean =>
  a?.at === b?.at && a?.learnt === b?.learnt && a?.save.idea === b?.save.idea

/** What this device knows joined with what the server knows, and the games in which the server is behind. */
export function joined(here: All, there: All): { readonly all: All; readonly behind: readonly string[] } {
  const games = [...new Set([...Object.keys(here), ...Object.keys(there)])]
  const found = games.flatMap(game => {
    const place = laterPlace(there[game], here[game])
    return place === undefined ? [] : [[game, place] as const]
  })
  return {
    all: Object.fromEntries(found),
    behind: found.filter(([game, place]) => !same(place, there[game])).map(([game]) => game),
  }
}

/** As it goes over the wire, whose types are not frozen. */
export const placeOf = ({ save, learnt, at }: Progress): LessonPlace => ({
  save: {
    idea: save.idea,
    trail: save.trail.map(moves => moves.map(({ seat, words }) => ({ seat, words: [...words] }))),
  },
  learnt,
  at,
})
