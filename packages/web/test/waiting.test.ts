import { has } from '@noren/engine'
import type { Update } from '@noren/protocol'
import { lingerOf } from '@noren/table'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paceOf as honorPace, partsOf as honorParts } from '../src/games/honor/moments.ts'
import { paceOf as sakePace, partsOf as sakeParts } from '../src/games/sake/moments.ts'
import { paceOf as sakuraPace, partsOf as sakuraParts } from '../src/games/sakura/moments.ts'
import { paceOf as spiritPace, partsOf as spiritParts } from '../src/games/spirit/moments.ts'
import { Pacer } from '../src/state/pacer.ts'
import { shareOf } from '../src/state/timing.ts'
import type { Beat } from '../src/table/board.ts'
import type { Part } from '../src/table/moments.ts'
import { lengthOf } from '../src/table/moments.ts'
import { playedGame, updatesOf } from './played.ts'

interface Timing {
  readonly pace: (beat: Beat) => number
  readonly parts: (beat: Beat) => readonly Part[]
}
const timing = (pace: unknown, parts: unknown): Timing => ({ pace, parts }) as Timing

/** Full tables. */
const GAMES = [
  { id: 'sake', seats: 8, ...timing(sakePace, sakeParts) },
  { id: 'spirit', seats: 7, ...timing(spiritPace, spiritParts) },
  { id: 'sakura', seats: 6, ...timing(sakuraPace, sakuraParts) },
  { id: 'honor', seats: 6, ...timing(honorPace, honorParts) },
] as const

/** The default pace of bots, in the house and on the device. */
const PAUSE = 500
const HOLD = 1.4
const ME = 0

interface Wait {
  /** From my last choice until I am asked again. */
  readonly all: number
  /** How long the table rested on what one bot did. */
  readonly worst: number
}

/** Plays a recorded game on a clock of our own: bots linger as the house lets them, and the page shows it as it does. */
async function waits(game: (typeof GAMES)[number], n: number): Promise<readonly Wait[]> {
  const record = await playedGame(game.id, game.seats, n)
  const updates = updatesOf(record, ME)
  const seats = Array.from({ length: game.seats }, (_, seat) =>
    seat === ME ? ({ kind: 'person', yours: true } as const) : ({ kind: 'bot', yours: false } as const),
  )
  const bots = ((1 << game.seats) - 1) & ~1
  const entries: { seat: number; moveId: string }[] = []
  const out: Wait[] = []
  const asked = (at: number): boolean => {
    const face = record.faceAt(at, ME)
    return has(face.waiting, ME) && face.choices.length > 1
  }
  let shown = 0
  let by = new Map<number, number>()
  let last = { at: Date.now(), seat: ME }
  const rested = (): void => {
    by.set(last.seat, (by.get(last.seat) ?? 0) + Date.now() - last.at)
  }
  const pacer = new Pacer<Update>({
    hold: () => undefined,
    show(u) {
      rested()
      last = { at: Date.now(), seat: u.line.by }
      shown = u.seq
    },
    unrolls: () => undefined,
    settled: () => undefined,
    waits: () => undefined,
    done: () => undefined,
  })
  const beatOf = (u: Update): Beat => ({ seq: u.seq, by: u.line.by, events: u.line.events })
  pacer.pace({
    // Moments aside: what they show is not rested on again.
    rest: u => Math.max(0, game.pace(beatOf(u)) - lengthOf(game.parts(beatOf(u)))),
    parts: () => [],
    share: u => shareOf(seats, u.line.by),
  })
  let start = Date.now()
  /** Since when each seat has had its question. */
  const since = new Map<number, number>()
  for (const [i, u] of updates.entries()) {
    const { waiting } = record.faceAt(i, -1)
    for (let s = 0; s < game.seats; s++)
      if (!has(waiting, s)) since.delete(s)
      else if (!since.has(s)) since.set(s, Date.now())
    const seat = u.line.by
    const mine = seat === ME && asked(i)
    if (seat !== ME) {
      const several = (waiting & (waiting - 1)) !== 0
      const pause = lingerOf(entries, seat, bots, game.seats, PAUSE, several ? HOLD : 1)
      const due = (since.get(seat) ?? Date.now()) + pause
      vi.advanceTimersByTime(Math.max(0, due - Date.now()))
    }
    if (mine) {
      // The question is there when everything before it was shown.
      const behind = (): boolean => shown < i
      while (behind()) vi.advanceTimersByTime(1)
      rested()
      by.delete(ME)
      out.push({ all: Date.now() - start, worst: Math.max(0, ...by.values()) })
      by = new Map()
      pacer.skip()
      pacer.fresh()
      start = Date.now()
      last = { at: start, seat: ME }
    }
    entries.push({ seat, moveId: seat === ME && !mine ? 'only:' : 'move' })
    pacer.add(u)
    since.delete(seat)
  }
  pacer.clear()
  return out
}

describe('issue 20, 5: waiting between a person’s turns, moments aside, at the default pace', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each(GAMES)('$id with all $seats seats: 2 s a bot and 10 s in all at most', async game => {
    const all = [...(await waits(game, 1)), ...(await waits(game, 2))]
    expect(all.length).toBeGreaterThan(10)
    expect(Math.max(...all.map(w => w.worst))).toBeLessThanOrEqual(2000)
    expect(Math.max(...all.map(w => w.all))).toBeLessThanOrEqual(10_000)
  })

  it('a bot takes a whole pause for its first choice, then ever shorter ones, until a person has chosen', () => {
    const log = (...seats: number[]) => seats.map(seat => ({ seat, moveId: 'move' }))
    const of = (entries: readonly { seat: number; moveId: string }[]) => lingerOf(entries, 1, 0b110, 3, 500)
    expect([log(0), log(0, 1), log(0, 1, 2, 1), log(0, 1, 1, 1)].map(of)).toEqual([500, 300, 150, 75])
    expect(of(log(0, 1, 1, 0))).toBe(500)
    // What the house answered for a person was no turn of theirs.
    expect(of([...log(0, 1), { seat: 0, moveId: 'only:3:0' }])).toBe(300)
    // Where nobody but bots sits, nobody is kept waiting.
    expect(lingerOf(log(0, 1, 1, 1), 1, 0b111, 3, 500)).toBe(500)
    expect(lingerOf(log(0, 1), 1, 0b110, 3, 0)).toBe(0)
  })
})
