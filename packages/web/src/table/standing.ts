import type { Voice } from '@noren/words'
import { givenFrom, leftAlone, ownAnswer, standsNow, UNTIL_MY_TURN, WHOLE_GAME } from '@noren/engine'
import type { Choice, Seat, Standing as Kept, StandingReplies, Words } from '@noren/engine'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { usePrefs } from '../state/prefs.ts'

/** How an answer reads: "Struck for 3 or more", "I defend with my best card", and which card that is. */
export interface AnswerWords {
  readonly icon: string
  /** What stands before the figure and after it. */
  readonly when: readonly [before: string, after: string]
  readonly deed: string
  readonly best: string
}

/** Stands for the figure in a sentence that is then cut there: no name and no message holds this sign. */
const PLACE = '\u0000'

/** A sentence around the figure that its reader sets. */
export function around(say: (figure: string) => string): AnswerWords['when'] {
  const [before = '', after = ''] = say(PLACE).split(PLACE)
  return [before, after]
}

/** What a game says of its windows, and how its board shows them. */
export interface Windows<V = never> extends StandingReplies<V> {
  label(voice: Voice<never>, reply: string): string
  /** The words of one of its answers. */
  answer?(voice: Voice<never>, id: string): AnswerWords
  /** Offered beside the question itself, where that is worth a button. */
  offer?(voice: Voice<never>, reply: string): string | null
  /** All of them are asked in my own turns: there is nothing to pass until then. */
  readonly inTurn?: true
  /** The board draws its own bell and sheet. */
  readonly drawn?: true
}

export interface Standing {
  readonly on: ReadonlySet<string>
  readonly toggle: (reply: string) => void
  /** Nothing passes by itself before the present turn is over: I want to see every window of it. */
  readonly held: boolean
  readonly hold: () => void
  /** What the present question answers to. */
  readonly reply: string | null
  /** It is being left to itself. */
  readonly passes: boolean
  /** Which answer could be given to the present question by itself, asked for or not. */
  readonly fits: string | null
  /** From how much on I want an answer given; null: I do not. */
  readonly from: (id: string) => number | null
  readonly give: (id: string, from: number | null) => void
}

interface Asked {
  /** What is remembered belongs to this: a table and a seat, or all seats of one person. */
  readonly place: string
  readonly view: unknown
  readonly seat: Seat
  readonly asked: boolean
  /** An answer of mine already lies sealed. */
  readonly sealed: boolean
  readonly choices: readonly Choice[]
  readonly seq: number
  readonly over: boolean
  /** The line is open, and what is shown is the present. */
  readonly live: boolean
  readonly act: (words: Words) => void
  /** What the house keeps of it, from another device perhaps; it answers while this page is closed. */
  readonly stored?: Kept | undefined
  readonly tell: (kept: Kept) => void
}

/** Always the same pause, whatever is in the hand. */
const WAIT_MS = 500
/** Nothing is left to itself. */
export const NOTHING: Standing = {
  on: new Set(),
  toggle() {},
  held: false,
  hold() {},
  reply: null,
  passes: false,
  fits: null,
  from: () => null,
  give() {},
}

function read(key: string, stored: Kept = {}): Kept {
  try {
    const text = sessionStorage.getItem(key)
    if (text === null) return stored
    const raw: unknown = JSON.parse(text)
    return typeof raw === 'object' && raw !== null ? (raw as Kept) : {}
  } catch {
    return {}
  }
}

/** Remembers what I leave to itself at this table, and answers for me: with nothing, or from a figure on with my best card. */
export function useStandingReplies(windows: Windows<unknown> | undefined, q: Asked): Standing {
  const { view, seat, asked, sealed, choices, seq, over, live, act, stored, tell } = q
  const key = `noren.standing:${q.place}`
  const [held, setHeld] = useState<{ key: string; kept: Kept }>({ key: '', kept: {} })
  const kept = useMemo(() => (held.key === key ? held.kept : read(key, stored)), [held, key, stored])
  const [heldTurn, setHeldTurn] = useState<string | null>(null)
  const acted = useRef('')
  const known = windows !== undefined && view !== undefined && seat >= 0 && !over
  const turn = known ? windows.turn(view) : null
  const spanOf = useCallback(
    (reply: string): string => (windows === undefined ? '' : (windows.span?.(view, reply) ?? WHOLE_GAME)),
    [windows, view],
  )

  const on = useMemo(
    () => (known ? standsNow(windows, kept, view, seat) : NOTHING.on),
    [known, windows, kept, view, seat],
  )

  const keep = useCallback(
    (next: Kept) => {
      setHeld({ key, kept: next })
      try {
        sessionStorage.setItem(key, JSON.stringify(next))
      } catch {
        // A browser that keeps nothing forgets it with the page.
      }
      if (!over) tell(next)
    },
    [key, over, tell],
  )
  const toggle = useCallback(
    (reply: string) => {
      const { [reply]: was, ...rest } = kept
      keep(was !== undefined && on.has(reply) ? rest : { ...rest, [reply]: spanOf(reply) })
    },
    [kept, keep, on, spanOf],
  )
  const from = useCallback((id: string) => givenFrom(kept, id), [kept])
  const give = useCallback(
    (id: string, least: number | null) => {
      const { [id]: _was, ...rest } = kept
      keep(least === null ? rest : { ...rest, [id]: { from: least } })
    },
    [kept, keep],
  )
  // "Until my turn" ends by itself when my turn begins; everything ends with the game.
  const mine = turn?.owner === seat
  useEffect(() => {
    if (over && Object.keys(kept).length > 0) keep({})
    else if (mine && kept[UNTIL_MY_TURN] !== undefined) {
      const { [UNTIL_MY_TURN]: _over, ...rest } = kept
      keep(rest)
    }
  }, [over, mine, kept, keep])

  const holds = turn !== null && heldTurn === turn.id
  const id = turn?.id ?? null
  const hold = useCallback(() => setHeldTurn(old => (old === id ? null : id)), [id])

  const open = known && asked && !sealed
  const reply = open ? windows.of(view, seat) : null
  const fits = useMemo(
    () => (open ? (windows.answers?.find(a => a.stake(view, seat) !== null)?.id ?? null) : null),
    [open, windows, view, seat],
  )
  const words = useMemo(
    () =>
      open && !holds && leftAlone(windows, kept, view, seat)
        ? ownAnswer(windows, kept, view, seat, choices)
        : null,
    [open, holds, windows, kept, view, seat, choices],
  )
  const passes = words !== null
  const given = live ? words : null
  useEffect(() => {
    const question = `${key}:${seq}`
    if (given === null || acted.current === question) return
    const timer = setTimeout(() => {
      acted.current = question
      act(given)
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [given, act, key, seq])

  const letters = usePrefs(p => p.keys)
  useEffect(() => {
    if (!known || !letters || windows.inTurn === true) return
    const press = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || document.querySelector('dialog[open]') !== null) return
      if (e.target instanceof HTMLInputElement || e.target instanceof HTMLTextAreaElement) return
      if (e.key === 'P') toggle(UNTIL_MY_TURN)
      else if (e.key === 'h') hold()
      else if (e.key === 'p' && windows.drawn !== true && reply !== null) {
        const nothing = windows.nothing(choices)
        if (nothing !== null) act(nothing)
      }
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [known, letters, windows, toggle, hold, reply, choices, act])

  return useMemo(
    () => (known ? { on, toggle, held: holds, hold, reply, passes, fits, from, give } : NOTHING),
    [known, on, toggle, holds, hold, reply, passes, fits, from, give],
  )
}
