import type { Lang } from '@noren/engine'
import type { Windows } from '../../table/standing.ts'
import type { SpiritView } from './pack.ts'

const LABELS: Readonly<Record<Lang, string>> = {
  en: 'Do not ask for absent samurai in this round',
  fr: 'Ne plus demander les samouraïs absents cette manche-ci',
  it: 'Non chiedere i samurai assenti in questo round',
}
const OFFERS: Readonly<Record<Lang, string>> = {
  en: 'Not this round',
  fr: 'Pas cette manche',
  it: 'Non in questo round',
}

/** With absent samurai every turn begins with a question; it may be answered for a whole round. */
export const windows: Windows<SpiritView> = {
  replies: ['absent'],
  exist: view => view.absent.length > 0,
  of: (view, seat) => {
    const f = view.frames.at(-1)
    return f?.kind === 'absent' && f.seat === seat ? 'absent' : null
  },
  nothing: choices => choices.find(c => c.words[0] === 'ready')?.words ?? null,
  turn: view => ({ owner: view.active, id: `${view.round}/${view.active}` }),
  span: view => `round ${view.round}`,
  label: lang => LABELS[lang],
  offer: lang => OFFERS[lang],
  inTurn: true,
}
