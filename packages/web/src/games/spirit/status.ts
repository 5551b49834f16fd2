import type { Sight } from './sight.ts'
import { nameAt } from './sight.ts'
import type { BoardView } from './pack.ts'
import { nameOfSamurai } from './pack.ts'
import type { ScoreSheet } from '../../table/Result.tsx'
import { plateName } from './words.ts'

const A = new Set<string>(['absent', 'order', 'ignore', 'loseDefence'])
const KIAI = new Set<string>([
  'power',
  'moveFrom',
  'moveTo',
  'receive',
  'cut',
  'lendFrom',
  'lendTo',
  'arrange',
  'heal',
])

/** The parts of a turn in the top bar, and which of them runs. A kiai and the dawn take the place of the last. */
export function phasesOf({ view, question, say }: Sight): readonly [phases: readonly string[], now: number] {
  const turn = [say('phaseA'), say('phaseB'), say('phaseC')]
  const kind = question?.kind
  if (kind === undefined || view.outcome !== null) return [turn, -1]
  if (kind === 'bonus' || !view.running)
    return kind === 'choose' ? [[], -1] : [[...turn.slice(0, 2), say('phaseDawn')], 2]
  if (KIAI.has(kind)) return [[...turn.slice(0, 2), say('phaseKiai')], 2]
  if (A.has(kind)) return [turn, 0]
  return [turn, kind === 'place' || kind === 'again' ? 2 : 1]
}

export const subOf = ({ view, say }: Sight): string =>
  say('sub', { n: view.round, mode: say(`mode.${view.mode}`) })

/** The whole table in words, for whoever listens. */
export function summaryOf(sight: Sight): string {
  const { view, say, props } = sight
  return say('speech', {
    question: props.tongue.question(),
    farms: view.farms.filter(f => f.lost === 0).length,
    families: view.families.filter(f => f.lost === 0).length,
    barricades: view.barricades,
    deck: view.deck.length,
    gate: view.gate.length,
    boards: view.boards.map((_, seat) => plateName(sight, seat)).join(' '),
  })
}

export function sheetOf(sight: Sight): ScoreSheet {
  const { view, say } = sight
  const called = (b: BoardView, seat: number): string =>
    b.samurai === null ? nameAt(sight, seat) : nameOfSamurai(b.samurai)
  // Alone, the samurai are called by their own names already.
  const twice = view.boards.every((b, seat) => called(b, seat) === nameAt(sight, seat))
  return {
    columns: [...(twice ? [] : [say('colSamurai')]), say('colSide'), say('colWounds')],
    rows: view.boards.map((b, seat) => [
      ...(twice ? [] : [called(b, seat)]),
      b.samurai !== null && b.animal ? say(`animal.${b.samurai}`) : say('human'),
      `${b.wounds} / ${view.deadly}`,
    ]),
  }
}
