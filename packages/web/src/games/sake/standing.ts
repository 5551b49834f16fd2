import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SakeFrame, SakeView } from './pack.ts'
import { topOf } from './pack.ts'
import type { SakeProps } from './sight.ts'

/**
 * Standing replies: a player may let windows pass by themselves. They look at what the window is about, which everybody knows,
 * and never at a card: neither the answer nor its moment tells anything.
 */
export const REPLIES = ['moves', 'attacksOnMe', 'attacks', 'respond', 'spirits', 'turn'] as const
export type Reply = (typeof REPLIES)[number]

export interface Standing {
  readonly on: ReadonlySet<Reply>
  readonly toggle: (reply: Reply) => void
  /** Nothing passes by itself before the present turn is over: I want to see every window of it. */
  readonly held: boolean
  readonly hold: () => void
  /** Passes for me when the incense is out. */
  readonly incense: boolean
  readonly burnDown: (on: boolean) => void
  /** Seconds left of the present window, or null while nothing burns. */
  readonly left: number | null
  readonly limit: number
  readonly more: () => void
}

/** Windows in which doing nothing is an answer, with the seconds the rules give them (section 5.2). */
const WINDOWS: Readonly<Partial<Record<SakeFrame['kind'], number>>> = {
  window: 10,
  respond: 10,
  vanish: 15,
  help: 15,
  defend: 25,
}
const OF_MOVE = 0

/** The standing reply a window answers to. */
export function replyTo(view: SakeView, me: number): Reply | null {
  const f = topOf(view)
  switch (f?.kind) {
    case 'window':
      if (f.use === OF_MOVE) return 'moves'
      return view.frames.findLast(x => x.kind === 'attack')?.target === me ? 'attacksOnMe' : 'attacks'
    case 'respond':
      return 'respond'
    case 'vanish':
    case 'help':
      return 'spirits'
    default:
      return null
  }
}

const nothing = (props: SakeProps): readonly (string | number)[] | null =>
  props.choices.find(c => c.words[0] === 'pass')?.words ??
  props.choices.find(c => c.words[0] === 'done')?.words ??
  null

const MORE = 20
const WAIT_MS = 500
const TICK_MS = 500

export function useStanding(props: SakeProps, table: string, live: boolean): Standing {
  const { view, asked, seat, act, seq } = props
  const key = `sake-standing:${table}`
  const people = props.players.filter(p => p.kind === 'person').length
  const [on, setOn] = useState<ReadonlySet<Reply>>(() => read(key))
  const [incense, burnDown] = useState(people > 1)
  const [clock, setClock] = useState({ key: '', end: 0, now: 0 })
  const acted = useRef(-1)
  /** The turn that is held, by its number in the game as far as a reader can count it. */
  const turnNow = `${view.round}/${view.turn}`
  const [heldTurn, setHeld] = useState<string | null>(null)
  const held = heldTurn === turnNow
  useEffect(() => {
    if (heldTurn !== null && heldTurn !== turnNow) setHeld(null)
  }, [heldTurn, turnNow])
  const hold = useCallback(() => setHeld(old => (old === turnNow ? null : turnNow)), [turnNow])

  const toggle = useCallback(
    (reply: Reply) =>
      setOn(old => {
        const next = new Set(old)
        if (!next.delete(reply)) next.add(reply)
        sessionStorage.setItem(key, [...next].join(' '))
        return next
      }),
    [key],
  )

  // "Until my turn" ends by itself when my turn begins; everything ends with the game.
  const over = view.outcome !== null
  useEffect(() => {
    if (over) setOn(old => (old.size === 0 ? old : new Set()))
    else if (view.turn === seat && on.has('turn')) toggle('turn')
  }, [view.turn, seat, over, on, toggle])

  const reply = asked && live ? replyTo(view, seat) : null
  const passes = reply !== null && !held && (on.has(reply) || on.has('turn'))
  const idle = passes ? nothing(props) : null
  useEffect(() => {
    if (idle === null || acted.current === seq) return
    // Always the same pause, whatever is in the hand.
    const timer = setTimeout(() => {
      acted.current = seq
      act(idle)
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [idle, act, seq])

  const top = topOf(view)
  const limit = Math.round((top === undefined ? 0 : (WINDOWS[top.kind] ?? 0)) * view.rules.pace)
  // One stick for one question: others who answer meanwhile do not light a new one.
  const question =
    top === undefined || !asked || !live || !incense || held || limit === 0 || passes
      ? null
      : [top.kind, top.seat, top.use, top.card, view.turn, view.plays, view.deck, view.discard.length].join(
          '/',
        )
  useEffect(() => {
    if (question === null) return
    const start = Date.now()
    setClock({ key: question, end: start + limit * 1000, now: start })
    const timer = setInterval(() => setClock(c => ({ ...c, now: Date.now() })), TICK_MS)
    return () => clearInterval(timer)
  }, [question, limit])
  const left =
    question === null
      ? null
      : clock.key === question
        ? Math.max(0, Math.ceil((clock.end - clock.now) / 1000))
        : limit
  useEffect(() => {
    const words = left === 0 ? nothing(props) : null
    if (words === null || acted.current === seq) return
    acted.current = seq
    act(words)
  }, [left, act, seq, props])

  return useMemo(
    () => ({
      on,
      toggle,
      held,
      hold,
      incense,
      burnDown,
      left,
      limit,
      more: () => setClock(c => ({ ...c, end: c.end + MORE * 1000 })),
    }),
    [on, toggle, held, hold, incense, left, limit],
  )
}

function read(key: string): ReadonlySet<Reply> {
  const kept = (sessionStorage.getItem(key) ?? '').split(' ')
  return new Set(REPLIES.filter(r => r !== 'turn' && kept.includes(r)))
}
