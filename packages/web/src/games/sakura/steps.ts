import type { SakuraView } from '@noren/sakura/view'
import type { SakuraFacts } from '@noren/sakura/words'
import { card, SIDES } from '@noren/sakura/words'
import type { Voice } from '@noren/words'
import type { Step } from '../../table/Scroll.tsx'
import type { Selection } from '../../table/usePicks.ts'

/** The three parts of a turn: the rising pile, the falling pile, the end. */
export function stepsOf(
  view: SakuraView,
  selection: Selection,
  say: Voice<SakuraFacts>['text'],
): readonly (Step & { readonly phase: string })[] {
  const unserved = view.open.turn?.unserved ?? []
  const wanted = SIDES.find(s => selection.has(`pile:${s}`)) ?? unserved[0]
  const piles = SIDES.map((side, i) => {
    const pile = view.open.piles[i]
    const phase = say(pile?.sign === '-' ? 'board-serve-minus' : 'board-serve-plus')
    const open = unserved.includes(side)
    const top = pile?.top ?? null
    const text =
      open || top === null ? phase : say('board-done', { what: phase, card: card(top, view.open.table) })
    return { phase, text, state: open ? (side === wanted ? 'now' : 'later') : 'done' } as const
  })
  const end = {
    phase: say('board-end-turn'),
    text: say('board-end-turn'),
    state: wanted === undefined ? 'now' : 'later',
  } as const
  return [...piles, end]
}
