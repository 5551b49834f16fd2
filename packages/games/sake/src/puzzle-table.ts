import type { Core, Puzzle, Seat, Words } from '@noren/engine'
import { asGame, members, settle, silent, waiting } from '@noren/engine'
import { printed } from './printed.ts'
import { look, seenAt } from './ring.ts'
import { rules } from './rules.ts'
import type { Scene } from './stage.ts'
import { stage } from './stage.ts'
import type { Sake } from './state.ts'
import { arms, sakeOf } from './values.ts'

export const YOU = 0
const game = asGame(rules)

export const topKind = (s: Core): string => s.frames.at(-1)?.kind ?? ''

/** Windows in which the others may say something: here nobody does. */
const WINDOWS: readonly string[] = ['window', 'respond']

/** Nobody interrupts: every window is let go by. */
function letBe(given: Core): Sake {
  const s = game.clone(given)
  while (s.outcome === null && WINDOWS.includes(topKind(s)))
    for (const seat of members(waiting(s))) game.play(s, seat, game.hear(['pass']) as number)
  return s as Sake
}

/** How many of the others could strike a seat from where they stand. */
export function reached(s: Sake, seat: Seat): number {
  let n = 0
  for (let from = 0; from < s.seats; from++) if (from !== seat && reaches(s, from, seat)) n++
  return n
}

export function reaches(s: Sake, from: Seat, to: Seat): boolean {
  const v = look(s, from)
  const at = seenAt(v, to)
  return at >= 0 && arms(s, from, v.left[at] as number, v.right[at] as number) !== 0
}

export const life = (s: Sake): number => (s.life[YOU]?.length ?? 0) + (((s.sake[YOU] ?? 0) & 1) === 0 ? 0 : 1)
export const sips = (s: Sake): number => sakeOf(s, YOU)
/** What the cards in hand could still defend with. */
export const guard = (s: Sake): number =>
  (s.hand[YOU] ?? []).reduce((sum, card) => sum + (printed(s).defence[card] as number), 0)

type Given = Pick<Puzzle, 'id' | 'dots' | 'answer' | 'tries' | 'rests'> & {
  readonly table: Scene
  readonly before?: readonly (readonly [Seat, ...Words])[]
  readonly goal: (s: Sake) => number
  readonly ends?: (s: Sake) => boolean
}

function begun(table: Scene, before: NonNullable<Given['before']>): Sake {
  let s = stage({ options: { edition: 'fr' }, ...table })
  settle(rules, s, silent)
  for (const [seat, ...words] of before) {
    game.play(s, seat, game.hear(words) as number)
    s = letBe(s)
  }
  return s
}

export function puzzle({ table, before = [], goal, ends, ...given }: Given): Puzzle {
  let held: ReadonlySet<number> | null = null
  /** Whoever burns a sip or a life for a card has left what is proved here: it ends with that loss. */
  const drew = (s: Sake): boolean => {
    held ??= new Set(begun(table, before).hand[YOU])
    return s.hand[YOU]?.some(card => held?.has(card) === false) === true
  }
  return {
    ...given,
    me: YOU,
    names: ['', 'Botan', 'Chiyo', 'Daiki'].slice(0, table.players.length),
    options: { edition: 'fr' },
    stage: () => begun(table, before),
    ends: (s: Sake) => s.phase > 1 || drew(s) || ends?.(s) === true,
    worth: (s: Sake) => goal(letBe(s)),
  }
}

export const STRIKE = (card: string): readonly (readonly [Seat, ...Words])[] => [
  [1, 'card', card],
  [1, 'use', 'attack'],
  [1, 'target', 0],
]
