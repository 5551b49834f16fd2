import { moments } from '@noren/honor/moments'
import type { Beat } from '../../table/board.ts'
import type { Part } from '../../table/moments.ts'
import { drawnAs } from '../../table/moments.ts'
import type { HonorEvent, Question, Row } from './model.ts'

/** What the middle of the table tells: read from the events of the log, so that a reload tells it again. */
export type Moment =
  | {
      readonly kind: 'battle'
      readonly seq: number
      readonly attacked: Extract<HonorEvent, { type: 'attacked' }>
      readonly rolls: readonly Extract<HonorEvent, { type: 'rolled' }>[]
      readonly loser: number
      /** Whether face was saved; null while nobody knows, and for a Shogun, for whom nobody is asked. */
      readonly saved: boolean | null
      /** The Daimyo that died of it, or -1. */
      readonly gone: number
    }
  | {
      readonly kind: 'stab'
      readonly seq: number
      readonly stab: Extract<HonorEvent, { type: 'stabbed' }>
      readonly gone: number
    }
  | {
      readonly kind: 'shame'
      readonly seq: number
      readonly by: number
      readonly target: number
      readonly end: HonorEvent | null
    }

export interface Line {
  readonly seq: number
  readonly undone: boolean
  readonly events: readonly HonorEvent[]
}

const find = <T extends HonorEvent['type']>(
  events: readonly HonorEvent[],
  type: T,
): Extract<HonorEvent, { type: T }> | undefined =>
  events.find((e): e is Extract<HonorEvent, { type: T }> => e.type === type)

function battle(lines: readonly Line[], from: number): Moment | null {
  for (let i = from; i >= 0; i--) {
    const line = lines[i]
    const attacked = line === undefined ? undefined : find(line.events, 'attacked')
    if (line === undefined || attacked === undefined) continue
    const rolls = line.events.filter(e => e.type === 'rolled')
    const loser = find(line.events, 'won')?.loser ?? -1
    const after = lines.slice(i, from + 1).flatMap(l => l.events)
    const closed = find(after, 'windowClosed')
    const gone = find(after, 'daimyoDied')?.daimyo ?? -1
    const saved = closed === undefined ? null : closed.by >= 0
    return { kind: 'battle', seq: line.seq, attacked, rolls, loser, saved, gone }
  }
  return null
}

function shame(lines: readonly Line[], from: number): Moment | null {
  for (let i = from; i >= 0; i--) {
    const line = lines[i]
    const played = line === undefined ? undefined : find(line.events, 'dishonored')
    if (line === undefined || played === undefined) continue
    const after = lines.slice(i + 1, from + 1).flatMap(l => l.events)
    const end =
      after.find(e => e.type === 'honourChanged' && e.seat === played.target) ??
      after.find(e => e.type === 'answered' && e.answer.startsWith('suicide'))
    return { kind: 'shame', seq: line.seq, by: played.seat, target: played.target, end: end ?? null }
  }
  return null
}

const BATTLE_ENDS = new Set(['castleTaken', 'castleBurned'])

/** The moment the table is in, or the one that has just passed. */
export function momentOf(lines: readonly Line[], question: Question | null): Moment | null {
  const told = lines.filter(l => !l.undone && l.events.length > 0)
  const last = told.length - 1
  if (question?.kind === 'castle' || (question?.kind === 'window' && question.about === 'battle'))
    return battle(told, last)
  if (question?.kind === 'answer' || question?.kind === 'window') return shame(told, last)
  const events = told[last]?.events ?? []
  const stab = find(events, 'stabbed')
  if (stab !== undefined)
    return { kind: 'stab', seq: told[last]?.seq ?? -1, stab, gone: find(events, 'daimyoDied')?.daimyo ?? -1 }
  if (find(events, 'attacked') !== undefined) return battle(told, last)
  const closed = find(events, 'windowClosed')
  if (closed?.about === 'battle' || events.some(e => BATTLE_ENDS.has(e.type))) return battle(told, last)
  if (closed !== undefined || find(events, 'answered') !== undefined) return shame(told, last)
  return null
}

/** True while the table still waits for somebody inside this moment: it stays on screen. */
export const holds = (question: Question | null): boolean =>
  question?.kind === 'answer' || question?.kind === 'window' || question?.kind === 'castle'

/** The cards that this beat took out of a house, in the order they slide off. */
export function fallenIn(beat: Beat<HonorEvent> | null, seat: number, row: Row): readonly number[] {
  if (beat === null) return []
  return beat.events.flatMap(e => {
    if (row === 'daimyo' && e.type === 'daimyoDied' && e.seat === seat) return [e.daimyo, ...e.cards]
    if (row === 'samurai' && e.type === 'samuraiDied' && e.seat === seat) return [...e.cards]
    if (e.type === 'guardFell' && e.seat === seat && e.row === row) return [e.card]
    if (e.type === 'destroyed' && e.owner === seat && e.row === row) return [e.card]
    if (e.type === 'castleBurned' && e.owner === seat && row === 'daimyo') return [e.card]
    return []
  })
}

const DRAWN = {
  honour: { fly: true },
  fall: { icon: 'i-grave' },
  title: { icon: 'a-shogun' },
  window: { icon: 'a-saveface' },
} as const

/** What of an entry holds the table. */
export const partsOf = ({ events }: Beat<HonorEvent>): readonly Part[] => drawnAs(moments(events), DRAWN)

const DICE = new Set(['attacker', 'defender', 'verdict', 'stab', 'stab-end'])
/** Whether this part throws dice. */
export const isDice = (part: Part): boolean => DICE.has(part.kind)

/** How long a beat deserves to be looked at before the next one, in ms. */
export function paceOf(beat: Beat<HonorEvent>): number {
  let ms = 0
  for (const e of beat.events) {
    if (e.type === 'rolled') ms = Math.max(ms, 2400)
    else if (e.type === 'stabbed') ms = Math.max(ms, 2000)
    else if (e.type === 'daimyoDied' || e.type === 'samuraiDied' || e.type === 'windowClosed')
      ms = Math.max(ms, 1400)
    else if (e.type === 'proclaimed' || e.type === 'titleMoved' || e.type === 'dishonored')
      ms = Math.max(ms, 1000)
    else if (e.type === 'honourChanged' || e.type === 'placed') ms = Math.max(ms, 650)
    else ms = Math.max(ms, 380)
  }
  return ms
}
