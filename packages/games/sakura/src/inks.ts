import type { CardTable } from './cards.ts'
import { COLOURS, inkOf } from './cards.ts'

/**
 * The same facts with every colour as a host's own table prints it. Only for what is said to people: rules and wire
 * know the printed ids alone.
 */
export function inked<T>(facts: T, table: Pick<CardTable, 'colours'> | undefined): T {
  if (table?.colours === undefined) return facts
  const walk = (x: unknown, key: string): unknown => {
    const colour = key === 'colour' ? (COLOURS as readonly unknown[]).indexOf(x) : -1
    if (colour >= 0) return inkOf(table, colour)
    if (Array.isArray(x)) return x.map(item => walk(item, key))
    if (typeof x !== 'object' || x === null) return x
    return Object.fromEntries(Object.entries(x).map(([k, v]) => [k, walk(v, k)]))
  }
  return walk(facts, '') as T
}
