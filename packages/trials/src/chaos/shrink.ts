import { play } from './play.ts'
import type { Playing, Result } from './play.ts'
import type { Scene } from './scene.ts'
import type { Kind } from './truth.ts'

export interface Shrunk {
  readonly scene: Scene
  readonly result: Result
  readonly runs: number
}

/** The smallest plan, and the calmest lines, with which the same kind of fault is still found; and its trace. */
export async function shrink(scene: Scene, kind: Kind, plant: Playing['plant'], most = 400): Promise<Shrunk> {
  let runs = 0
  let best = scene
  let calm: ReadonlySet<string> = new Set()
  let wild: readonly string[] = []
  const fails = async (next: Scene, quiet: ReadonlySet<string>): Promise<boolean> => {
    if (runs++ >= most) return false
    const result = await play(next, { calm: quiet, plant })
    if (!result.faults.some(f => f.kind === kind)) return false
    best = next
    calm = quiet
    wild = result.wild
    return true
  }
  const without = (from: number, size: number): Scene => ({
    ...best,
    items: best.items.filter((_, k) => k < from || k >= from + size),
  })
  await fails(best, calm)
  for (let size = Math.ceil(best.items.length / 2); size >= 1; size = size === 1 ? 0 : Math.floor(size / 2))
    for (let i = best.items.length - size; i > -size; i -= size)
      await fails(without(Math.max(0, i), size), calm)
  const easier: Partial<Scene>[] = [{ windowHold: 0 }, { botPause: 0 }, { drop: 0 }]
  for (const change of easier) await fails({ ...best, ...change }, calm)
  for (const { name } of best.tables) {
    const tables = best.tables.filter(t => t.name !== name)
    if (tables.length > 0) await fails({ ...best, tables }, calm)
  }
  for (const { name } of best.tables)
    await fails(
      { ...best, tables: best.tables.map(t => (t.name === name ? { ...t, clock: false } : t)) },
      calm,
    )
  const keys = wild
  for (let size = keys.length; size >= 1; size = size === 1 ? 0 : Math.floor(size / 2))
    for (let i = 0; i < keys.length; i += size) {
      const more = new Set([...calm, ...keys.slice(i, i + size)])
      if (more.size > calm.size) await fails(best, more)
    }
  for (let i = best.items.length - 1; i >= 0; i--) await fails(without(i, 1), calm)
  return { scene: best, result: await play(best, { calm, plant, tracing: true }), runs }
}
