import type { SakeEvent, SakeOptions, SakeView } from '../src/index.ts'
import { sake } from '../src/index.ts'
import type { Sake, SakeFrame } from '../src/state.ts'
import { window } from '../src/steps/interruptions.ts'
import type { GameDefinition } from './engine.ts'
import { printed } from '../src/printed.ts'
import { fitting } from '../src/steps/interruptions.ts'

type Game = GameDefinition<SakeOptions, Sake, SakeFrame, SakeEvent, SakeView>

/** Deliberately leaky versions of the game: the law must catch each of them. */
export const leaky: Readonly<Record<string, Game>> = {
  'the front of the top card': {
    ...sake,
    view: (s, seat) => ({ ...sake.view(s, seat), top: s.deck[s.deck.length - 1] ?? -1 }),
  },
  'the fronts of a Life pile': {
    ...sake,
    view(s, seat) {
      const v = sake.view(s, seat)
      return {
        ...v,
        players: v.players.map((p, i) => ({ ...p, known: [...p.known, ...(s.life[i] as number[])] })),
      }
    },
  },
  'a hand in the order it is held': {
    ...sake,
    view(s, seat) {
      const v = sake.view(s, seat)
      return {
        ...v,
        players: v.players.map((p, i) => ({ ...p, backs: (s.hand[i] as number[]).map(c => c % 7) })),
      }
    },
  },
  'a sealed answer': {
    ...sake,
    view(s, seat) {
      const v = sake.view(s, seat)
      return { ...v, frames: v.frames.map((f, i) => ({ ...f, sealed: [...(s.frames[i] ?? f).sealed] })) }
    },
  },
  'a declaration in the making': {
    ...sake,
    view(s, seat) {
      const v = sake.view(s, seat)
      return { ...v, frames: s.frames.map(f => ({ ...f, list: [], sealed: [] })) }
    },
  },
  'a window that asks only those who could answer': {
    ...sake,
    steps: { ...sake.steps, window },
    pace(s) {
      const f = s.frames[s.frames.length - 1]
      if (f?.kind !== 'window') return sake.pace(s)
      const able = s.hand.some(h => h.some(c => printed(s).type[c] === fitting(f.use)))
      return { ...sake.pace(s), hold: able }
    },
  },
  'a default that looks at other hands': {
    ...sake,
    idle: (s, seat, rng) => (s.hand.flat().some(c => c > 90) ? sake.idle(s, seat, rng) : -1),
  },
}
