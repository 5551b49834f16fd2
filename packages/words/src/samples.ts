import type { Compiled } from './compile.ts'
import type { Fact, Facts } from './types.ts'
import { namesIn, nounsOf, usesOf } from './uses.ts'

const MOST = 4000

/** Every way in which a message may be said: all nouns, the reader and others, 0, 1, 2 and 13, none, short and long lists. */
export function samplesOf(base: Compiled, id: string, deep = 0): Facts[] {
  let all: Record<string, Fact>[] = [{}]
  for (const [fact, kind] of usesOf(base, base.catalogue, id).facts) {
    const some = candidates(base, kind, deep)
    all = all.flatMap(facts => some.map(value => ({ ...facts, [fact]: value }))).slice(0, MOST)
  }
  return all.filter(facts => !sameReader(facts))
}

/** Nobody does a thing to themselves. */
const sameReader = (facts: Facts): boolean => {
  const seats = Object.values(facts).flatMap(v =>
    typeof v === 'object' && v !== null && 'seat' in v ? [v.seat] : [],
  )
  return new Set(seats).size < seats.length
}

function candidates(base: Compiled, kind: string, deep: number): Fact[] {
  const most = /^number(?: to (\d+))?(?:, or none)?$/.exec(kind)
  if (most !== null) {
    const figures = most[1] === undefined ? [0, 1, 2, 13] : [0, 1, Number(most[1])]
    return kind.endsWith('or none') ? [null, ...figures] : figures
  }
  if (kind === 'flag') return [true, false]
  if (kind === 'text' || kind === '') return ['Akiko', 'Botan']
  const one = namesIn(kind).flatMap(k => things(base, k, deep))
  const some = deep > 0 ? one.slice(0, 4) : one
  const full: Fact[] = kind.includes('list of') ? [one.slice(0, 1), one.slice(0, 3)] : some
  return /or none/.test(kind) ? [null, ...full] : full
}

function things(base: Compiled, kind: string, deep: number): Fact[] {
  if (kind === 'person') return [{ seat: 0 }, { seat: 1 }, { seat: 2 }]
  if (kind === 'rival') return [{ seat: 1 }, { seat: 2 }]
  const ids = nounsOf(kind, base.catalogue)
  if (ids.length === 0) return [kind]
  return ids.flatMap(noun =>
    samplesOf(base, noun, deep + 1)
      .slice(0, deep > 0 ? 3 : 60)
      .map(facts => ({ noun, facts })),
  )
}
