import { gold } from '../art/scenes/gold.ts'
import { inn } from '../art/scenes/inn.ts'
import { spring } from '../art/scenes/spring.ts'
import { village } from '../art/scenes/village.ts'

/** The place where a game is played, for its card; a game without a scene of its own shows its cloth. */
const SCENES: Readonly<Record<string, () => string>> = {
  sake: () => inn(1140, 552, 570, 300, 400, 210).replace('"none"', '"xMidYMid slice"'),
  honor: () => gold(),
  sakura: () => spring(),
  spirit: () => village(),
}
const drawn = new Map<string, string | null>()

export function sceneOf(game: string): string | null {
  const known = drawn.get(game)
  if (known !== undefined) return known
  const scene = SCENES[game]?.() ?? null
  drawn.set(game, scene)
  return scene
}
