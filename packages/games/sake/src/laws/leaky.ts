import type { SakeEvent, SakeOptions, SakeView } from '../index.ts'
import { sake } from '../index.ts'
import type { SakeFrame } from '../frames.ts'
import type { Sake } from '../state.ts'
import { window } from '../steps/interruptions.ts'
import type { GameDefinition } from '@noren/engine'
import { printed } from '../printed.ts'
import { fitting } from '../steps/interruptions.ts'

type Game = GameDefinition<SakeOptions, Sake, SakeFrame, SakeEvent, SakeView>

/** Deliberately leaky versions of the game: the law must catch each of them. */
export const leaky: Readonly<Record<string, Game>> = {
  'the front of the top card': {
    ...sake,
    view(s, seat) {
      const v = sake.view(s, seat)
      return { ...v, open: { ...v.open, top: s.deck[s.deck.length - 1] ?? -1 } }
    },
  },
  'the fronts of a Life pile': {
    ...sake,
    view(s, seat) {
      const v = sake.view(s, seat)
      const known = v.own.known.map((cards, i) => [...cards, ...(s.life[i] as number[])])
      return { ...v, own: { ...v.own, known } }
    },
  },
  'a hand in the order it is held': {
    ...sake,
    view(s, seat) {
      const v = sake.view(s, seat)
      const players = v.open.players.map((p, i) => ({
        ...p,
        backs: (s.hand[i] as number[]).map(c => c % 7),
      }))
      return { ...v, open: { ...v.open, players } }
    },
  },
  'a sealed answer': {
    ...sake,
    view(s, seat) {
      const v = sake.view(s, seat)
      const f = s.frames.at(-1)
      const picked = f !== undefined && 'sealed' in f ? f.sealed.slice() : []
      return v.own.question === null
        ? v
        : { ...v, own: { ...v.own, question: { ...v.own.question, picked } } }
    },
  },
  'a choice in the making': {
    ...sake,
    view(s, seat) {
      const v = sake.view(s, seat)
      return { ...v, own: { ...v.own, stops: s.frames.length } }
    },
  },
  'a window that asks only those who could answer': {
    ...sake,
    steps: { ...sake.steps, window },
    pace(s) {
      const f = s.frames[s.frames.length - 1]
      if (f?.kind !== 'window') return sake.pace(s)
      const able = s.hand.some(h => h.some(c => printed(s).type[c] === fitting(f.about)))
      return { ...sake.pace(s), hold: able }
    },
  },
  'a default that looks at other hands': {
    ...sake,
    idle: (s, seat, rng) => (s.hand.flat().some(c => c > 90) ? sake.idle(s, seat, rng) : -1),
  },
}
