import type { Item } from './rim.ts'

type Cube = Extract<Item, { kind: 'cube' }>

/** A cube that can be followed: the same one before and after a move has the same name. */
export interface Named {
  readonly id: number
  readonly stretch: string
  readonly x: number
  readonly y: number
}

const far = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  (a.x - b.x) ** 2 + (a.y - b.y) ** 2

/** The cubes that lie on the table: those a ghost would lay are not there yet, those it would take still are. */
const lying = (items: readonly Item[]): Cube[] =>
  items.filter((i): i is Cube => i.kind === 'cube' && i.look !== 'new')

/**
 * Names the cubes of a new drawing after those of the last one, so that they slide where they went instead of vanishing here and
 * appearing there: a stretch that lost cubes gives its nearest ones to the stretch that gained some; all others keep their order.
 */
export function namesOf(before: readonly Named[], items: readonly Item[]): readonly Named[] {
  const cubes = lying(items)
  const [was, is] = [groups(before, c => c.stretch), groups(cubes, c => c.stretch)]
  const excess = (stretch: string): number => (was.get(stretch)?.length ?? 0) - (is.get(stretch)?.length ?? 0)
  const spare = new Map([...was].map(([stretch, list]) => [stretch, [...list]]))
  const moved = new Map<Cube, Named>()
  let next = before.reduce((n, c) => Math.max(n, c.id + 1), 0)
  for (const [stretch, list] of is)
    for (const cube of list.slice(list.length + Math.min(0, excess(stretch)))) {
      const gone = [...spare]
        .filter(([s, left]) => left.length > (is.get(s)?.length ?? 0))
        .flatMap(([, left]) => left)
      const nearest = gone.reduce<Named | null>(
        (a, c) => (a === null || far(c, cube) < far(a, cube) ? c : a),
        null,
      )
      if (nearest === null) continue
      moved.set(cube, nearest)
      spare.set(
        nearest.stretch,
        (spare.get(nearest.stretch) ?? []).filter(c => c !== nearest),
      )
    }
  return cubes.map(cube => {
    const { stretch, x, y } = cube
    const id = moved.get(cube)?.id ?? spare.get(stretch)?.shift()?.id ?? next++
    return { id, stretch, x, y }
  })
}

function groups<T>(list: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const out = new Map<string, T[]>()
  for (const item of list) out.set(key(item), [...(out.get(key(item)) ?? []), item])
  return out
}
