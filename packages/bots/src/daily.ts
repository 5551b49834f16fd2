import type { LoadedRules, Rng, Seat, Words } from '@noren/engine'
import { choose } from './choose.ts'

/** Who sits at the table of a day's deal beside its player. */
export const DAILY_LEVEL = 'bushi'
/** For a game without rules of thumb: worlds, never milliseconds. */
const BUDGET = { iterations: 24 }

/** A bot of a day's deal. The same view and chance give the same choice on every machine, however slow: no clock is asked. */
export const dailyChoice =
  ({ game, sense }: LoadedRules) =>
  ({ view, seat, rng }: { readonly view: unknown; readonly seat: Seat; readonly rng: Rng }): Words =>
    choose({
      game,
      view,
      seat,
      rng,
      level: DAILY_LEVEL,
      budget: BUDGET,
      ...(sense === undefined ? {} : { sense }),
    }).words
