import type { Seat } from '@noren/engine'
import type { ClockInfo, HouseMessage, Reply, ChatLine, ServerMessage, UndoAsk } from '@noren/protocol'
import type { PhraseId } from '@noren/protocol/phrases'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

/** How long a finger stays on a piece. */
export const FINGER_MS = 4000
/** As many fingers as a table can look at. */
const FINGERS = 8

/** Somebody's finger on a place of the board. */
export interface Finger {
  readonly key: number
  readonly seat: Seat
  readonly anchor: string
}

/** The clocks of the table, and how far the server's watch is ahead of ours. */
export interface Watch extends ClockInfo {
  readonly skew: number
}

/** What goes on at a table beside the game: talk, fingers, clocks, and requests to go back. */
export interface SideChannelState {
  readonly chat: readonly ChatLine[]
  /** The newest line that was on the screen. */
  readonly seen: number
  readonly fingers: readonly Finger[]
  readonly watch: Watch | null
  /** Seats of mine that may ask everybody to go back. */
  readonly askable: readonly Seat[]
  readonly ask: UndoAsk | null
  /** The last time a request ended, and who said no; a new object each time. */
  readonly ended: { readonly no: Seat | null; readonly by: Seat } | null
  /** The last line of mine that was not taken, with the code that says why; a new object each time. */
  readonly hushed: { readonly code: string; readonly text: string } | null
  /** The last request or answer of mine that was not taken. */
  readonly refused: Reply | null
}

export interface SideChannel {
  readonly store: StoreApi<SideChannelState>
  readonly heard: (message: ServerMessage) => void
  readonly say: (text: string) => void
  readonly phrase: (id: PhraseId) => void
  /** Puts my finger on a place of the board. */
  readonly point: (anchor: string) => void
  /** Everything said so far has been on the screen. */
  readonly read: () => void
  readonly askBack: (seat: Seat) => void
  readonly answer: (seat: Seat, yes: boolean) => void
  /** Takes down fingers that are still up. */
  readonly close: () => void
}

/** What the rest of the table does for it. */
interface TableContext {
  readonly send: (message: HouseMessage) => boolean
  /** The newest entry known. */
  readonly seq: () => number
  readonly drawId: () => string
}

const START: SideChannelState = {
  chat: [],
  seen: -1,
  fingers: [],
  watch: null,
  askable: [],
  ask: null,
  ended: null,
  hushed: null,
  refused: null,
}

/** Codes with which a house refuses a line. */
const HUSH = ['too-many-requests', 'not-your-seat', 'not-a-message', 'say-hello-first', 'muted'] as const

const newest = (chat: readonly ChatLine[]): number => chat.at(-1)?.n ?? 0

/** Lines I have not seen; my own need no reading. */
export const unreadOf = ({ chat, seen }: SideChannelState, mine: (seat: Seat) => boolean): number =>
  chat.filter(c => c.n > seen && !mine(c.seat)).length

export function openSideChannel({ send, seq, drawId }: TableContext): SideChannel {
  const store = createStore<SideChannelState>(() => START)
  const { setState: set, getState: get } = store
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let fingers = 0
  /** Texts on their way, oldest first: a house answers in order. */
  let waiting: string[] = []
  const mine = new Set<string>()

  function pointed({ seat, anchor = '' }: ChatLine): void {
    const finger = { key: ++fingers, seat, anchor }
    // A second look at the same piece starts its ripple anew.
    set(s => ({
      fingers: [...s.fingers.filter(f => f.seat !== seat || f.anchor !== anchor), finger].slice(-FINGERS),
    }))
    const timer = setTimeout(() => {
      timers.delete(timer)
      set(s => ({ fingers: s.fingers.filter(f => f !== finger) }))
    }, FINGER_MS)
    timers.add(timer)
  }

  function said(line: ChatLine): void {
    if (line.anchor !== undefined) return pointed(line)
    waiting = waiting.filter((text, i) => i > 0 || text !== line.text)
    set(s => ({ chat: [...s.chat.filter(c => c.n !== line.n), line] }))
  }

  function recalled(lines: readonly ChatLine[]): void {
    set(s => {
      const known = new Set(lines.map(c => c.n))
      const chat = [...s.chat.filter(c => !known.has(c.n)), ...lines].sort((a, b) => a.n - b.n)
      // What was said before I came is no news.
      return { chat, seen: s.seen < 0 ? newest(chat) : s.seen }
    })
  }

  const tick = (clock: ClockInfo | undefined): Pick<SideChannelState, 'watch'> => ({
    watch: clock === undefined ? null : { ...clock, skew: clock.now - Date.now() },
  })

  function heard(m: ServerMessage): void {
    switch (m.t) {
      case 'sync':
        if (m.chat !== undefined) recalled(m.chat)
        else if (get().seen < 0) set({ seen: 0 })
        waiting = []
        return set({ ...tick(m.clock), askable: m.ask ?? [], ask: m.asked ?? null })
      case 'update': {
        const { ask } = get()
        set({ ...tick(m.clock), askable: m.ask ?? [], ask: null })
        if (ask !== null && m.line.undoes === ask.to) set({ ended: { no: null, by: ask.by } })
        return
      }
      case 'table':
        return set(tick(m.clock))
      case 'said':
        return said(m.said)
      case 'asked': {
        const was = get().ask
        set({ ask: m.ask })
        if (m.ask === null && was !== null) set({ ended: { no: m.no ?? null, by: was.by } })
        return
      }
      case 'reply':
        if (mine.delete(m.id) && m.status !== 'applied' && m.status !== 'duplicate') set({ refused: m })
        return
      case 'problem':
        if (HUSH.some(code => code === m.code)) set({ hushed: { code: m.code, text: waiting.shift() ?? '' } })
    }
  }

  return {
    store,
    heard,
    say(text) {
      const line = text.trim()
      if (line === '') return
      waiting.push(line)
      if (!send({ t: 'say', text: line })) set({ hushed: { code: 'offline', text: waiting.pop() ?? '' } })
    },
    phrase(phrase) {
      if (!send({ t: 'say', phrase })) set({ hushed: { code: 'offline', text: '' } })
    },
    point: anchor => void send({ t: 'say', anchor }),
    read: () => set(s => (s.seen >= newest(s.chat) ? s : { seen: newest(s.chat) })),
    askBack(seat) {
      const id = drawId()
      mine.add(id)
      send({ t: 'ask-undo', id, seat, seq: Math.max(0, seq()) })
    },
    answer(seat, yes) {
      const { ask } = get()
      if (ask === null) return
      mine.add(ask.id)
      send({ t: 'consent', id: ask.id, seat, yes })
    },
    close() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
