import type { Lang } from '@noren/engine'
import type { SakuraView } from '@noren/sakura/view'
import { cardName, SIDES } from '@noren/sakura/words'
import type { Say } from '../../i18n/local.ts'
import type { Step } from '../../table/Scroll.tsx'
import type { Hold } from '../../table/usePicks.ts'
import type { TEXTS } from './texts.ts'

/** The three parts of a turn: the rising pile, the falling pile, the end. */
export function stepsOf(
  view: SakuraView,
  hold: Hold,
  lang: Lang,
  say: Say<typeof TEXTS.en>,
): readonly (Step & { readonly phase: string })[] {
  const unserved = view.open.turn?.unserved ?? []
  const wanted = SIDES.find(s => hold.has(`pile:${s}`)) ?? unserved[0]
  const piles = SIDES.map((side, i) => {
    const pile = view.open.piles[i]
    const phase = say(pile?.sign === '-' ? 'serveMinus' : 'servePlus')
    const open = unserved.includes(side)
    const top = pile?.top ?? null
    const text = open || top === null ? phase : say('done', { what: phase, card: cardName(lang, top) })
    return { phase, text, state: open ? (side === wanted ? 'now' : 'later') : 'done' } as const
  })
  const end = {
    phase: say('endTurn'),
    text: say('endTurn'),
    state: wanted === undefined ? 'now' : 'later',
  } as const
  return [...piles, end]
}
