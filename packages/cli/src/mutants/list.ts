import { createHash } from 'node:crypto'
import type { Edit } from './operators.ts'
import { apply, editsOf, statementStarts } from './operators.ts'
import type { Source } from './sources.ts'
import { parse } from './syntax.ts'

/** One wrong version of the rules: one place of one file written otherwise. */
export interface Mutant {
  readonly file: string
  readonly path: string
  /** The number of the line, from 1. */
  readonly line: number
  /** What the line says, without its margins: this names it when lines move. */
  readonly content: string
  readonly change: string
  /** Which one, where the same change fits the same words more than once in a file; from 1. */
  readonly nth: number
  readonly edit: Edit
}

/** Every mutant of a file. */
export function mutantsOf({ file, path, text, tree }: Source): Mutant[] {
  const ends = Array.from(text.matchAll(/\n/g), m => m.index)
  const lines = text.split('\n')
  const seen = new Map<string, number>()
  let row = 0
  return editsOf(tree, text).map(edit => {
    while (row < ends.length && (ends[row] as number) < edit.start) row++
    const content = (lines[row] as string).trim()
    const name = `${content}\0${edit.change}`
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    return { file, path, line: row + 1, content, change: edit.change, nth, edit }
  })
}

/** The file as this mutant has it. One that cannot be read would be killed by every test: that is a fault of ours. */
export function mutated(source: Source, mutant: Mutant): string {
  const text = apply(source.text, mutant.edit, statementStarts(source.tree))
  try {
    parse(text)
  } catch (error) {
    throw new Error(`${mutant.file}:${mutant.line} ${mutant.change} is no TypeScript`, { cause: error })
  }
  return text
}

const weight = (seed: number, m: Mutant): string =>
  createHash('sha256').update([seed, m.file, m.content, m.change, m.nth].join('\0')).digest('hex')

/**
 * So many of them, by lot. The lot of a mutant hangs on its own words only: a change elsewhere in the rules leaves the
 * rest of the sample as it was.
 */
export function sample(all: readonly Mutant[], count: number, seed: number): Mutant[] {
  const drawn = all.map(mutant => ({ mutant, lot: weight(seed, mutant) }))
  return drawn
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(d => d.mutant)
}
