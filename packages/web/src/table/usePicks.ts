import type { Clause, Refusal, Choice, DimChoice, Words } from '@noren/engine'
import { useCallback, useMemo, useState } from 'react'
import { usePrefs } from '../state/prefs.ts'
import type { Tag, TagsOf } from './picks.ts'
import { barring, isOpen, settlePicks, togglePick } from './picks.ts'
import { useTable } from './context.ts'
import { useSuggested } from './suggest.ts'

/** How a piece stands: `open` leads to a choice with what is picked, `alone` only afresh, `dim` says why not. */
export type PieceState = 'rest' | 'open' | 'alone' | 'picked' | 'dim'

export interface PieceSelection {
  readonly state: PieceState
  readonly because: readonly Clause[]
  /** The reasons themselves, where the rules give them. */
  readonly why?: readonly Refusal[]
  readonly onPick: () => void
  /** Of a record: it belongs to the choice that would have been better. */
  readonly best?: boolean
}

/** A choice offered as a tile in the scroll. */
export interface Tile {
  readonly said: Choice
  readonly picked: boolean
  readonly onPick: () => void
}

export interface Selection {
  readonly picked: readonly Tag[]
  readonly left: readonly Choice[]
  /** What the seal would send now. */
  readonly sealed: Choice | null
  readonly tiles: readonly Tile[]
  readonly piece: (tag: Tag) => PieceSelection
  readonly has: (tag: Tag) => boolean
  readonly pick: (...tags: readonly Tag[]) => void
  readonly clear: () => void
  /** What is sealed was touched once more, by somebody for whom that says yes. */
  readonly twice: boolean
}

interface Asked {
  readonly asked: boolean
  readonly choices: readonly Choice[]
  readonly dim: readonly DimChoice[]
}

interface Picked {
  readonly question: string
  readonly picked: readonly Tag[]
  readonly twice?: boolean
}

const DO = 'do:'
const doTag = (words: Words): Tag => `${DO}${words.join(' ')}`

/**
 * Holds what the player has picked for the present question. `plain` names the choices that stand in the scroll as
 * tiles although no piece is picked (ending a turn, voting).
 */
export function usePicks(
  { asked, choices, dim }: Asked,
  tagsOf: TagsOf,
  plain: (words: Words) => boolean,
): Selection {
  // Picks belong to a question, not to a moment: somebody else's sealed answer must not empty my hands.
  const question = useMemo(() => choices.map(c => c.words.join(' ')).join('|'), [choices])
  const [held, setHeld] = useState<Picked>({ question, picked: [] })
  const twoTouches = usePrefs(p => p.seal === 'double')
  const { look } = useTable()
  const made = look?.chosen ?? null
  // Of a record the choice that was made lies picked, and nothing else can be.
  const kept = useMemo(() => (made === null ? NONE : [...tagsOf(made), doTag(made)]), [made, tagsOf])
  const better = look?.best ?? null
  const best = useMemo(() => (better === null ? NONE : tagsOf(better)), [better, tagsOf])
  const picked = look !== undefined ? kept : held.question === question ? held.picked : NONE
  const tags: TagsOf = useCallback(words => [doTag(words), ...tagsOf(words)], [tagsOf])

  // A suggestion is picked as if its pieces had been clicked one by one.
  useSuggested(
    useCallback(
      (words, part) => {
        const wanted = doTag(words)
        if (!asked || !choices.some(c => doTag(c.words) === wanted)) return false
        const pieces = tagsOf(words)
        if (part && pieces[0] !== undefined) {
          setHeld({ question, picked: [pieces[0]] })
          return true
        }
        const alone = settlePicks(choices, tags, pieces).left.length === 1 && pieces.length > 0
        setHeld({ question, picked: alone ? pieces : [...pieces, wanted] })
        return true
      },
      [asked, choices, tags, tagsOf, question],
    ),
  )

  return useMemo(() => {
    const set = (next: readonly Tag[]): void => setHeld({ question, picked: next })
    const settled = settlePicks(choices, tags, picked)
    const toggle = (tag: Tag): void => {
      if (twoTouches && settled.sealed !== null && picked.includes(tag))
        setHeld({ question, picked, twice: true })
      else set(togglePick(choices, tags, picked, tag))
    }
    const only = choices.length === 1 ? choices[0] : undefined
    const pieces = picked.filter(t => !t.startsWith(DO))
    const pool =
      pieces.length > 0 ? settlePicks(choices, tags, pieces).left : choices.filter(c => plain(c.words))
    const offered = only !== undefined || (pieces.length > 0 && pool.length === 1) ? [] : pool
    return {
      picked,
      left: settled.left,
      sealed: settled.sealed ?? only ?? null,
      tiles: offered.map(said => ({
        said,
        picked: picked.includes(doTag(said.words)),
        onPick: () => toggle(doTag(said.words)),
      })),
      has: tag => picked.includes(tag),
      pick: (...tags) => set(tags),
      clear: () => set([]),
      twice: held.question === question && held.twice === true,
      piece(tag) {
        const onPick = (): void => toggle(tag)
        if (!asked) return { state: 'rest', because: [], onPick }
        if (picked.includes(tag)) return { state: 'picked', because: [], onPick }
        if (best.includes(tag)) return { state: 'open', because: [], onPick, best: true }
        const open = isOpen(choices, tags, pieces, tag)
        if (open === 'joins') return { state: 'open', because: [], onPick }
        const here = barring(dim, tags, pieces, tag)
        const because = [...new Set(here.flatMap(b => b.why.clauses))]
        const why = here.map(b => b.why)
        if (open === 'alone') return { state: 'alone', because, why, onPick }
        return { state: because.length > 0 ? 'dim' : 'rest', because, why, onPick }
      },
    }
  }, [question, asked, choices, dim, tags, plain, picked, best, held, twoTouches])
}

const NONE: readonly Tag[] = []
