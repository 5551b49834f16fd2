import { seeded } from '@noren/engine'
import { ATTACKS } from './attacks.ts'
import { nap } from './field.ts'
import { openHouse, sendAttacker } from './house.ts'
import { Victims } from './people.ts'

export interface SiegePlan {
  /** How long people play in each case, alone and under attack. */
  readonly seconds: number
  readonly seed: number
  /** Only these cases, by name; all without it. */
  readonly only?: readonly string[]
  readonly progress?: (done: number, total: number, what: string) => void
}

/** How long people waited for their own moves, in milliseconds. */
export interface Waited {
  readonly p50: number
  readonly p99: number
  readonly moves: number
}

export interface SiegeCase {
  readonly name: string
  readonly alone: Waited
  readonly under: Waited
  /** The most memory the server had meanwhile. */
  readonly rssMb: number
  /** What the attacker sent, and the codes it was answered with. */
  readonly sent: number
  readonly codes: Readonly<Record<string, number>>
  /** What was refused to the people. */
  readonly refused: readonly string[]
}

export interface SiegeReport {
  readonly cases: readonly SiegeCase[]
}

/** The names of all cases. */
export const CASES: readonly string[] = Object.keys(ATTACKS)

const ms = (n: number): number => Number(n.toFixed(2))

function waited(times: readonly number[]): Waited {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number): number =>
    ms(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)
  return { p50: at(0.5), p99: at(0.99), moves: sorted.length }
}

const WARM = 1500

async function runCase(name: string, { seconds, seed }: SiegePlan): Promise<SiegeCase> {
  const house = await openHouse()
  try {
    const people = new Victims(house.address, seeded(seed))
    const span = seconds * 1000
    await people.sit()
    // What the compiler has not seen yet does not count.
    await people.play(Math.min(WARM, span))
    people.times = []
    await people.play(span)
    const alone = waited(people.times)
    const table = await people.sit()
    people.times = []
    let peak = 0
    const over = new AbortController()
    const look = async (): Promise<void> => {
      while (!over.signal.aborted) {
        peak = Math.max(peak, await house.memory())
        await nap(200)
      }
    }
    const looking = look()
    const attack = sendAttacker({ attack: name, base: house.address, table, millis: span + 1000 })
    await people.play(span)
    const { sent, codes } = await attack
    over.abort()
    await looking
    const under = waited(people.times)
    return { name, alone, under, rssMb: ms(peak / 1_048_576), sent, codes, refused: people.refused }
  } finally {
    await house.stop()
  }
}

/** Every attack by itself, on a server of its own: how long do people wait for their own moves, alone and meanwhile? */
export async function runSiege(plan: SiegePlan): Promise<SiegeReport> {
  const names = CASES.filter(name => plan.only?.includes(name) ?? true)
  const cases: SiegeCase[] = []
  for (const [n, name] of names.entries()) {
    plan.progress?.(n, names.length, name)
    cases.push(await runCase(name, plan))
  }
  return { cases }
}

/** The bars: three times as long as alone, or 60 ms where that is more, but never 150; so much memory; and an answer with a code. */
const LEAST_BAR = 60
const MOST = 150
const MEMORY = 300

/** What a case does not keep, one sentence each. */
export function faultsOf({ name, alone, under, rssMb, codes, refused }: SiegeCase): string[] {
  const bar = Math.min(MOST, Math.max(LEAST_BAR, 3 * alone.p99))
  const faults: string[] = []
  if (!(under.p99 < bar)) faults.push(`${name}: p99 is ${under.p99} ms, not below ${ms(bar)} ms`)
  return [...faults, ...lasting({ name, rssMb, codes, refused })]
}

/** The same without time: what holds on any machine. */
export function lasting({
  name,
  rssMb,
  codes,
  refused,
}: Pick<SiegeCase, 'name' | 'rssMb' | 'codes' | 'refused'>): string[] {
  const faults: string[] = []
  if (!(rssMb < MEMORY)) faults.push(`${name}: the server had ${rssMb} MB, not less than ${MEMORY} MB`)
  if (Object.keys(codes).length === 0) faults.push(`${name}: the attacker was never told no`)
  if (refused.length > 0) faults.push(`${name}: people were refused ${[...new Set(refused)].join(', ')}`)
  return faults
}
