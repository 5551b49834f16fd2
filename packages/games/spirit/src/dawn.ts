import { WEIGHTS } from './dawn-weights.ts'
import { SAMURAI } from './cards.ts'
import type { Spirit } from './state.ts'
import { bookOf, woundsOf } from './state.ts'

/** Where each group of facts begins. */
const MODE = 1
const FARMS = 4
const FAMILIES = 9
const BARRICADES = 11
const WOUNDS = 15
const BONUS = 18
const BACKS = 21
const FIREBREAK = 25
const ABSENT = 26
const HEALER = 33
export const FACTS = 34

const yes = (test: boolean): number => (test ? 1 : 0)

/**
 * Public facts about a village at the dawn of round 2 or 3, before anybody has drawn. Nothing here tells unseen tokens
 * apart: which backs are left is known from those that were lost, where they lie is not looked at.
 */
export function facts(s: Spirit, out: Float64Array): void {
  out.fill(0)
  out[0] = 1
  out[MODE] = yes(s.mode === 0)
  out[MODE + 1] = yes(s.mode >= 2)
  out[MODE + 2] = yes(s.mode === 3)
  for (let k = 2; k <= 6; k++) out[FARMS + k - 2] = yes(s.farmsLeft >= k)
  out[FAMILIES] = yes(s.familiesLeft >= 2)
  out[FAMILIES + 1] = yes(s.familiesLeft >= 3)
  out[BARRICADES] = yes(s.barricades >= 1)
  out[BARRICADES + 1] = yes(s.barricades >= 2)
  out[BARRICADES + 2] = s.barricades / 4
  out[BARRICADES + 3] = yes(s.barricades >= 4)
  for (let seat = 0; seat < s.seats; seat++) {
    const wounds = woundsOf(s, seat)
    if (wounds > 0) out[WOUNDS + wounds - 1] = (out[WOUNDS + wounds - 1] as number) + 1
  }
  const book = bookOf(s)
  // Bonuses do not exist in Heroic, penalties of farms only from Hard on.
  for (let i = 0; s.mode < 3 && i < s.families.length; i++)
    if (s.familyLost[i] === 0) out[BONUS + (book.families[s.families[i] as number] as number)] = 1
  for (let i = 0; s.mode >= 2 && i < s.farms.length; i++) {
    const back = BACKS + (book.farms[s.farms[i] as number] as number)
    if (s.farmLost[i] === 0) out[back] = (out[back] as number) + 1
  }
  out[FIREBREAK] = s.mode >= 2 ? s.barricades / 4 : 0
  for (let who = 0; who < SAMURAI.length; who++) out[ABSENT + who] = yes((s.absent & (1 << who)) !== 0)
  // A dying samurai may be healed if the right family stands.
  out[HEALER] = (out[BONUS] as number) * (out[WOUNDS + 2] as number)
}

const held = new Float64Array(FACTS)

/** The chance that a team which deliberates wins from here, at the dawn of round 2 or 3. */
export function hopeAtDawn(s: Spirit): number {
  const weights = WEIGHTS[s.round]?.[s.seats] ?? []
  facts(s, held)
  let z = 0
  for (let i = 0; i < weights.length; i++) z += (weights[i] as number) * (held[i] as number)
  return 1 / (1 + Math.exp(-z))
}
