import type { DimChoice, Choice, Words } from '@noren/engine'
import { describe, expect, it } from 'vitest'
import { isOpen, reasons, settlePicks, togglePick } from '../src/table/picks.ts'

const said = (...words: (string | number)[]): Choice => ({ words, clause: 'SA-PLAY-4' })
const not = (clauses: readonly string[], ...words: (string | number)[]): DimChoice => ({
  words,
  why: { id: 'misfit', facts: {}, clauses },
})
const tagsOf = ([verb, a, b]: Words): string[] =>
  verb === 'place' ? [`card:${a}`, `pile:${b}`] : verb === 'take' ? [`pile:${a}`] : []

const choices = [
  said('place', 'red-6', 'left'),
  said('place', 'red-6', 'right'),
  said('place', 'blue-9', 'right'),
  said('take', 'left'),
]
const dim: DimChoice[] = [
  not(['SA-PLAY-6'], 'place', 'blue-9', 'left'),
  not(['SA-PLAY-6', 'SA-PLAY-11'], 'place', 'green-2', 'left'),
  not(['SA-PLAY-7', 'SA-PLAY-11'], 'place', 'green-2', 'right'),
]

describe('picks', () => {
  it('seals nothing while nothing is picked, and the one choice that is left once it is the only one', () => {
    expect(settlePicks(choices, tagsOf, []).sealed).toBeNull()
    expect(settlePicks(choices, tagsOf, ['card:red-6']).sealed).toBeNull()
    expect(settlePicks(choices, tagsOf, ['card:red-6']).left).toHaveLength(2)
    expect(settlePicks(choices, tagsOf, ['card:blue-9']).sealed?.words).toEqual(['place', 'blue-9', 'right'])
    expect(settlePicks(choices, tagsOf, ['card:red-6', 'pile:left']).sealed?.words).toEqual([
      'place',
      'red-6',
      'left',
    ])
  })

  it('lets a picked piece go, replaces one of the same kind, and drops what does not join', () => {
    expect(togglePick(choices, tagsOf, ['card:red-6'], 'card:red-6')).toEqual([])
    expect(togglePick(choices, tagsOf, ['card:red-6'], 'card:blue-9')).toEqual(['card:blue-9'])
    expect(togglePick(choices, tagsOf, ['card:red-6'], 'pile:left')).toEqual(['card:red-6', 'pile:left'])
    expect(togglePick(choices, tagsOf, ['card:blue-9'], 'pile:left')).toEqual(['pile:left'])
  })

  it('tells pieces that join the picks from those that would start afresh and those that lead nowhere', () => {
    expect(isOpen(choices, tagsOf, ['pile:left'], 'card:red-6')).toBe('joins')
    expect(isOpen(choices, tagsOf, ['pile:left'], 'card:blue-9')).toBe('alone')
    expect(isOpen(choices, tagsOf, ['pile:left'], 'card:green-2')).toBeNull()
  })

  it('gives the reasons that agree with the picks, or all of them', () => {
    expect(reasons(dim, tagsOf, ['pile:left'], 'card:green-2')).toEqual(['SA-PLAY-6', 'SA-PLAY-11'])
    expect(reasons(dim, tagsOf, [], 'card:green-2')).toEqual(['SA-PLAY-6', 'SA-PLAY-11', 'SA-PLAY-7'])
    expect(reasons(dim, tagsOf, ['pile:left'], 'card:blue-9')).toEqual(['SA-PLAY-6'])
    expect(reasons(dim, tagsOf, [], 'card:red-6')).toEqual([])
  })
})
