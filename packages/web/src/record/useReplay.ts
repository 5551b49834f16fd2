import { useCallback, useEffect, useMemo, useReducer } from 'react'

export const SPEEDS = [0.5, 1, 2] as const
export type Speed = (typeof SPEEDS)[number]

interface State {
  readonly at: number
  /** The last step went one entry forward: it may be seen moving. */
  readonly stepped: boolean
  readonly playing: boolean
  readonly speed: Speed
}

type Deed =
  | { readonly do: 'go'; readonly to: number; readonly last: number }
  | { readonly do: 'step'; readonly last: number }
  | { readonly do: 'play'; readonly on: boolean; readonly last: number }
  | { readonly do: 'speed'; readonly speed: Speed }

const within = (n: number, last: number): number => Math.min(last, Math.max(0, n))

export function reduce(state: State, deed: Deed): State {
  switch (deed.do) {
    case 'go': {
      const at = within(deed.to, deed.last)
      return { ...state, at, stepped: at === state.at + 1, playing: false }
    }
    case 'step': {
      const at = within(state.at + 1, deed.last)
      return { ...state, at, stepped: at > state.at, playing: state.playing && at < deed.last }
    }
    case 'play': {
      // From the end it begins anew.
      const at = deed.on && state.at >= deed.last ? 0 : state.at
      return { ...state, at, stepped: false, playing: deed.on && deed.last > 0 }
    }
    case 'speed':
      return { ...state, speed: deed.speed }
  }
}

export interface Replay extends State {
  readonly last: number
  readonly go: (to: number) => void
  readonly play: (on: boolean) => void
  readonly setSpeed: (speed: Speed) => void
}

/** Where a record stands, and how it goes on: by steps, by jumps, or by itself. `pace` is how long it rests on an entry, in ms. */
export function useReplay(first: number, last: number, ready: boolean, pace: (at: number) => number): Replay {
  const [state, tell] = useReducer(reduce, {
    at: within(first, last),
    stepped: false,
    playing: false,
    speed: 1,
  })
  const { at, playing, speed } = state
  useEffect(() => {
    if (!playing || !ready) return
    const timer = setTimeout(() => tell({ do: 'step', last }), pace(at) / speed)
    return () => clearTimeout(timer)
  }, [playing, ready, at, last, speed, pace])
  const go = useCallback((to: number) => tell({ do: 'go', to, last }), [last])
  const play = useCallback((on: boolean) => tell({ do: 'play', on, last }), [last])
  const setSpeed = useCallback((s: Speed) => tell({ do: 'speed', speed: s }), [])
  return useMemo(() => ({ ...state, last, go, play, setSpeed }), [state, last, go, play, setSpeed])
}
