import type { Means, Step, Worlds } from '@noren/bots/review'
import { isCalibrated, meansOf, openChances, steps, sumOf, turningPoints, WORLDS } from '@noren/bots/review'
import { refOf } from '@noren/match'
import type { Kept } from '@noren/table'
import { lineOf } from '@noren/table'
import type { Rules } from './house.ts'
import type { Proved, Weigh, Weighing } from './messages.ts'

/** The same seed for everybody: the same log has the same record on every machine, and `noren review` prints it. */
const SEED = 1
/** Worlds of a position with open cards. */
const OPEN_WORLDS = 40
interface Effort {
  readonly worlds?: Worlds
  readonly openWorlds?: number
  readonly now?: () => number
}
/** So often the page is told how far it is, in ms. */
const TOLD = 120

/** How the chances of such tables proved, in steps of ten points. */
function provedBy(means: Means): readonly Proved[] | null {
  const bins = means.look?.calibration?.bins
  if (bins === undefined) return null
  return bins.map(([said, won, positions], i) => ({
    said: Math.round(100 * said),
    won: Math.round(100 * won),
    positions,
    labelled: isCalibrated(means, (i + 0.5) / bins.length),
  }))
}

/** Entries of the same seat in a row are one turn. */
function turnsOf(line: readonly Kept[]): readonly { readonly from: number; readonly to: number }[] {
  const turns: { seat: number; from: number; to: number }[] = []
  for (const { seq, seat } of line) {
    const last = turns.at(-1)
    if (last?.seat === seat) last.to = seq
    else turns.push({ seat, from: seq, to: seq })
  }
  return turns
}

/** Weighs a finished game: the reader's seat first, then everybody with open cards. */
export async function weigh(
  { log, seat, open }: Weigh,
  rules: Pick<Rules, 'rules'>,
  tell: (now: Weighing) => void,
  { worlds = WORLDS, openWorlds = OPEN_WORLDS, now = () => performance.now() }: Effort = {},
): Promise<void> {
  const loaded = await rules.rules(refOf(log.charter))
  if (loaded === null) return tell({ failed: true })
  const means = meansOf(loaded, log.charter.options, log.charter.seats)
  const proved = provedBy(means)
  const line = lineOf(loaded.game, log.charter, log.entries)
  // Positions with open cards are cheap beside a seat's own steps.
  const all = line.length + (open ? Math.ceil(line.length / 4) : 0)
  const turns = turnsOf(line)
  const known: Step[] = []
  let made: Step[] = []
  let shown: (readonly number[])[] = []
  let done = 0
  let seen = 0
  let last = now()
  const post = (): void => {
    tell({
      steps: made,
      open: shown,
      turning: turningPoints(known, turns),
      sum: sumOf(known),
      proved,
      done: Math.min(done, all),
      all,
    })
    made = []
    shown = []
    last = now()
  }
  for (const step of steps(means, line, seat, SEED, worlds)) {
    made.push(step)
    known.push(step)
    done++
    if (now() - last > TOLD) post()
  }
  if (open)
    for (const chances of openChances(means, line, SEED, openWorlds)) {
      shown.push(chances)
      seen++
      done = line.length + Math.floor(seen / 4)
      if (now() - last > TOLD) post()
    }
  done = all
  post()
}

/** Weighs for whoever asks through a port, one game at a time. */
export function weighFor(port: MessagePort, rules: Pick<Rules, 'rules'>): void {
  const tell = (now: Weighing): void => port.postMessage(now)
  let last: Promise<unknown> = Promise.resolve()
  port.addEventListener('message', ({ data }: MessageEvent<Weigh>) => {
    last = last.then(() => weigh(data, rules, tell)).catch(() => tell({ failed: true }))
  })
  port.start()
}
