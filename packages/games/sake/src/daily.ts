import type { Core } from '@noren/engine'
import type { Sake } from './state.ts'

/** The deal of a day has half the bowl; the other sips stay in the box. */
export function shorten(state: Core): void {
  const s = state as Sake
  const half = Math.ceil(s.masu / 2)
  s.gone += s.masu - half
  s.masu = half
}
