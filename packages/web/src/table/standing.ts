import { standsNow, UNTIL_MY_TURN, WHOLE_GAME } from '@noren/engine'
import type { Lang, Said, Seat, Standing as Kept, StandingReplies, Words } from '@noren/engine'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { usePrefs } from '../state/prefs.ts'

/** What a game says of its windows, and how its board shows them. */
export interface Windows<V = never> extends StandingReplies<V> {
  label(lang: Lang, reply: string): string
  /** Offered beside the question itself, where that is worth a button. */
  offer?(lang: Lang, reply: string): string | null
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
}

interface Asked {
  /** What is remembered belongs to this: a table and a seat, or all seats of one person. */
  readonly place: string
  readonly view: unknown
  readonly seat: Seat
  readonly asked: boolean
  /** An answer of mine already lies sealed. */
  readonly sealed: boolean
  readonly choices: readonly Said[]
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
const NOTHING: Standing = {
  on: new Set(),
  toggle() {},
  held: false,
  hold() {},
  reply: null,
  passes: false,
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

/** Remembers what I leave to itself at this table, and answers for me with doing nothing. */
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

  const reply = known && asked && !sealed ? windows.of(view, seat) : null
  const passes = reply !== null && !holds && (on.has(reply) || (on.has(UNTIL_MY_TURN) && !mine))
  const idle = passes && live ? (windows?.nothing(choices) ?? null) : null
  useEffect(() => {
    const question = `${key}:${seq}`
    if (idle === null || acted.current === question) return
    const timer = setTimeout(() => {
      acted.current = question
      act(idle)
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [idle, act, key, seq])

  const letters = usePrefs(p => p.keys)
  useEffect(() => {
    if (!known || !letters || windows.inTurn === true) return
    const press = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || document.querySelector('dialog[open]') !== null) return
      if (e.target instanceof HTMLInputElement || e.target instanceof HTMLTextAreaElement) return
      if (e.key === 'P') toggle(UNTIL_MY_TURN)
      else if (e.key === 'h') hold()
      else if (e.key === 'p' && windows.drawn !== true && reply !== null) {
        const words = windows.nothing(choices)
        if (words !== null) act(words)
      }
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [known, letters, windows, toggle, hold, reply, choices, act])

  return useMemo(
    () => (known ? { on, toggle, held: holds, hold, reply, passes } : NOTHING),
    [known, on, toggle, holds, hold, reply, passes],
  )
}
