import { DIRS } from '@noren/sake/words'
import type { GapView, SakeView } from './model.ts'
import { makingOf, nextAlive } from './model.ts'

/** A step somebody thinks of: the cubes before him would lie behind him. */
export interface Stride {
  readonly seat: number
  readonly dir: string
  readonly n: number
}

/** How one end of a gap would change: cubes that go (below zero) or come. */
export interface Ghost {
  readonly gap: number
  readonly end: 'a' | 'b'
  readonly change: number
}

/** Which cubes a stride would take and lay. A drawing of the move that the server offers, not a judgement of it. */
export function ghostsOf(view: SakeView, s: Stride | null): readonly Ghost[] {
  if (s === null || s.n === 0) return []
  const before = view.open.gaps.find(g => g.a === s.seat)
  const behind = view.open.gaps.find(g => g.b === s.seat && g.a !== s.seat)
  const end = (g: GapView): 'a' | 'b' => (g.a === s.seat ? 'a' : 'b')
  if (s.dir === 'towards' || s.dir === 'away') {
    const g = before ?? behind
    return g === undefined ? [] : [{ gap: g.a, end: end(g), change: s.dir === 'towards' ? -s.n : s.n }]
  }
  const ahead = s.dir === 'left' ? before : behind
  const after = s.dir === 'left' ? behind : before
  const out: Ghost[] = []
  if (ahead !== undefined) out.push({ gap: ahead.a, end: end(ahead), change: -s.n })
  if (after !== undefined) out.push({ gap: after.a, end: end(after), change: s.n })
  return out
}

/** The stride of an iaido already picked, while its target is asked for. */
export function strideInMaking(view: SakeView): Stride | null {
  const f = makingOf(view)
  if (f?.kind !== 'pickTarget' || f.aim !== 'iaido' || f.steps < 1) return null
  return { seat: f.seat, dir: DIRS[f.dir] ?? 'left', n: f.steps }
}

/** Whom one walks to in a direction. */
export function aheadOf(view: SakeView, seat: number, dir: string): number {
  if (dir === 'right') return nextAlive(view, seat, -1)
  return nextAlive(view, seat, 1)
}
