import type { Clause, Core, Event, Frame, Narrator, Run } from './contract.ts'

/**
 * Whether business that asks nothing itself goes on: it opened no question and ended nothing. Its next part may then
 * follow at once, and the engine need not look for it again.
 */
export const runsOn = (s: Core, f: Frame): boolean =>
  s.frames[s.frames.length - 1] === f && s.outcome === null

/** Business that goes through its parts in the order of the rulebook; each part may open a question above it. */
export function sequence<S extends Core, F extends Frame & { stage: number }, E extends Event>(
  clause: Clause,
  parts: readonly ((s: S, f: F, t: Narrator<E>) => void)[],
): Run<S, F, E> {
  return {
    clause,
    run(s, f, t) {
      do {
        const part = parts[f.stage++]
        if (part === undefined) {
          s.frames.pop()
          return
        }
        part(s, f, t)
      } while (runsOn(s, f))
    },
  }
}

/** One kind of a game's frames. */
export type FrameOf<F extends Frame, K extends F['kind']> = Extract<F, { readonly kind: K }>
/** An allow-list: the fields of each kind that everybody may see. */
export type SeenFields<F extends Frame> = {
  readonly [K in F['kind']]: readonly (keyof FrameOf<F, K>)[]
}
/** The public parts of a game's frames, a union over their kinds. */
export type SeenOf<F extends Frame, N extends SeenFields<F>> = {
  readonly [K in F['kind']]: Readonly<Pick<FrameOf<F, K>, Extract<N[K][number], keyof FrameOf<F, K>>>>
}[F['kind']]

/** The public part of a frame, field by field from an allow-list: built from nothing. */
export function seen<F extends Frame, K extends keyof F>(f: F, names: readonly K[]): Readonly<Pick<F, K>> {
  const out: Partial<Pick<F, K>> = {}
  for (const name of names) {
    const value = f[name]
    out[name] = Array.isArray(value) ? (value.slice() as F[K]) : value
  }
  return out as Pick<F, K>
}
