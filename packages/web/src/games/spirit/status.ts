import { plainText } from '../../table/rich.tsx'
import type { BoardContext } from './board-context.ts'
import { nameAt } from './board-context.ts'
import type { BoardView } from './model.ts'
import { nameOfSamurai, shapeOf } from './model.ts'
import type { ScoreSheet } from '../../table/Scores.tsx'
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
export function phasesOf({
  view,
  question,
  say,
}: BoardContext): readonly [phases: readonly string[], now: number] {
  const turn = [say('board-phase-a'), say('board-phase-b'), say('board-phase-c')]
  const kind = question?.kind
  if (kind === undefined || view.outcome !== null) return [turn, -1]
  if (kind === 'bonus' || !view.running)
    return kind === 'choose' ? [[], -1] : [[...turn.slice(0, 2), say('board-phase-dawn')], 2]
  if (KIAI.has(kind)) return [[...turn.slice(0, 2), say('board-phase-kiai')], 2]
  if (A.has(kind)) return [turn, 0]
  return [turn, kind === 'place' || kind === 'again' ? 2 : 1]
}

export const subOf = ({ view, say }: BoardContext): string =>
  say('board-sub', { n: view.round, mode: say(`opt-mode-${view.mode}`) })

/** The whole table in words, for whoever listens. */
export function summaryOf(context: BoardContext): string {
  const { view, say, props } = context
  return say('board-speech', {
    question: plainText(props.gameWords.question()),
    farms: view.farms.filter(f => f.lost === 0).length,
    families: view.families.filter(f => f.lost === 0).length,
    barricades: view.barricades,
    deck: view.deck.length,
    gate: view.gate.length,
    boards: view.boards.map((_, seat) => plateName(context, seat)).join(' '),
  })
}

export function sheetOf(context: BoardContext): ScoreSheet {
  const { view, say } = context
  const called = (b: BoardView, seat: number): string =>
    b.samurai === null ? nameAt(context, seat) : nameOfSamurai(b.samurai)
  // Alone, the samurai are called by their own names already.
  const twice = view.boards.every((b, seat) => called(b, seat) === nameAt(context, seat))
  return {
    columns: [...(twice ? [] : [say('board-col-samurai')]), say('board-col-side'), say('board-col-wounds')],
    rows: view.boards.map((b, seat) => [
      ...(twice ? [] : [called(b, seat)]),
      b.samurai !== null && b.animal ? say(`board-animal-${shapeOf(view, b.samurai)}`) : say('board-human'),
      `${b.wounds} / ${view.deadly}`,
    ]),
  }
}
