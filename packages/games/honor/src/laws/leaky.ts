/** A drawer of deliberately leaky versions of the game: the leak law must catch every one of them. */
import type { GameDefinition, Seat } from '@noren/engine'
import type { HonorEvent } from '../events.ts'
import type { HonorOptions } from '../index.ts'
import { honor } from '../index.ts'
import type { HonorFrame, Window } from '../frames.ts'
import type { Honor } from '../state.ts'
import { window } from '../steps/saveface.ts'
import { turn } from '../steps/turn.ts'
import { saveFaceOf } from '../figures.ts'
import { act } from '../actions.ts'
import type { HonorView } from '../view.ts'

type Version = GameDefinition<HonorOptions, Honor, HonorFrame, HonorEvent, HonorView>

const seeing = (more: (s: Honor, seat: Seat, v: HonorView) => object): Version => ({
  ...honor,
  view: (s, seat) => {
    const v = honor.view(s, seat)
    return { ...v, ...more(s, seat, v) }
  },
})

const windowOf = (s: Honor): Window | undefined => s.frames.find((f): f is Window => f.kind === 'window')

export const leaky: Readonly<Record<string, Version>> = {
  'the top of the draw pile': seeing(s => ({ top: s.deck.at(-1) ?? -1 })),
  'the hand of the left neighbour': seeing((s, seat) => ({ peek: s.players[(seat + 1) % s.seats]?.hand })),
  'a hand ranked by card number': seeing(s => ({
    highest: s.players.map(p => p.hand.indexOf(Math.max(-1, ...p.hand))),
  })),
  'sealed answers': seeing(s => ({ sealed: windowOf(s)?.saves ?? null })),
  'who could answer': seeing(s => ({
    able: windowOf(s) === undefined ? null : s.players.map((_, i) => saveFaceOf(s, i) >= 0),
  })),
  'a window that waits only for holders': {
    ...honor,
    pace: s => ({ ...honor.pace(s), hold: s.players.some((_, i) => saveFaceOf(s, i) >= 0) }),
  },
  'a card picked up and not yet played': seeing(s => ({ kinds: s.frames.map(f => f.kind) })),
  'the words of the generator': seeing(s => ({ rng: [...s.rng] })),
  'the card an opponent draws': {
    ...honor,
    steps: {
      ...honor.steps,
      turn: {
        ...turn,
        apply: (s, f, seat, a, t) =>
          turn.apply(s, f, seat, a, {
            tell: e => t.tell(e),
            reveal: e => t.reveal(e),
            whisper: (_to, secret) => t.reveal(secret),
          }),
      },
    },
  },
  'the time-out answer of a holder': {
    ...honor,
    steps: {
      ...honor.steps,
      window: {
        ...window,
        apply: (s, f, seat, a, t) => {
          window.apply(s, f, seat, a, t)
          if (a === act.pass() && saveFaceOf(s, seat) >= 0)
            t.tell({ type: 'turnEnded', seat, clause: 'HS-TURN-3' })
        },
      },
    },
  },
}
