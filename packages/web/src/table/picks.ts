import type { Clause, Choice, DimChoice, Words } from '@noren/engine'

/**
 * How a board turns clicks on pieces into one choice, without knowing any rule.
 *
 * A board says which pieces a choice touches (`tagsOf`): placing red-6 on the left pile touches 'card:red-6' and
 * 'pile:left'. The player picks pieces; what remains are the choices that touch all of them. One left: it can be
 * sealed. A piece that no remaining choice touches is dim, and the dim choices that touch it say why.
 */
export type Tag = string
export type TagsOf = (words: Words) => readonly Tag[]

export interface Picks {
  readonly picked: readonly Tag[]
  /** The choices that agree with everything picked. All of them while nothing is. */
  readonly left: readonly Choice[]
  /** The only one left, once something is picked. */
  readonly sealed: Choice | null
}

const groupOf = (tag: Tag): string => tag.slice(0, tag.indexOf(':'))
const touches = (tags: readonly Tag[], picked: readonly Tag[]): boolean => picked.every(p => tags.includes(p))

export function settlePicks(choices: readonly Choice[], tagsOf: TagsOf, picked: readonly Tag[]): Picks {
  const left = choices.filter(c => touches(tagsOf(c.words), picked))
  const only = left.length === 1 ? left[0] : undefined
  return { picked, left, sealed: picked.length > 0 && only !== undefined ? only : null }
}

/** Picks a piece, or lets it go. The newest pick wins: older ones that no choice joins with it are dropped. */
export function togglePick(
  choices: readonly Choice[],
  tagsOf: TagsOf,
  picked: readonly Tag[],
  tag: Tag,
): readonly Tag[] {
  if (picked.includes(tag)) return picked.filter(t => t !== tag)
  let kept: readonly Tag[] = [tag]
  for (const older of [...picked].reverse()) {
    if (groupOf(older) === groupOf(tag)) continue
    const both = [...kept, older]
    if (choices.some(c => touches(tagsOf(c.words), both))) kept = both
  }
  return kept.toReversed()
}

/** Whether picking this piece leads anywhere: together with the other picks, or afresh. */
export function isOpen(
  choices: readonly Choice[],
  tagsOf: TagsOf,
  picked: readonly Tag[],
  tag: Tag,
): 'joins' | 'alone' | null {
  const others = picked.filter(t => t !== tag && groupOf(t) !== groupOf(tag))
  let alone = false
  for (const c of choices) {
    const tags = tagsOf(c.words)
    if (!tags.includes(tag)) continue
    if (touches(tags, others)) return 'joins'
    alone = true
  }
  return alone ? 'alone' : null
}

/** The dim choices that make a piece dim: those that touch it and agree with the picks, else any that touch it. */
export function barring(
  dim: readonly DimChoice[],
  tagsOf: TagsOf,
  picked: readonly Tag[],
  tag: Tag,
): readonly DimChoice[] {
  const others = picked.filter(t => t !== tag && groupOf(t) !== groupOf(tag))
  const here = dim.filter(b => tagsOf(b.words).includes(tag))
  const near = here.filter(b => touches(tagsOf(b.words), others))
  return near.length > 0 ? near : here
}

/** The sentences of the rulebook that make a piece dim. */
export const reasons = (
  dim: readonly DimChoice[],
  tagsOf: TagsOf,
  picked: readonly Tag[],
  tag: Tag,
): readonly Clause[] => [...new Set(barring(dim, tagsOf, picked, tag).flatMap(b => b.why.clauses))]
