import type { Seat, Words } from '@noren/engine'
import type {
  ClientMessage,
  Face,
  Hinted,
  Problem,
  PROTOCOL,
  Reply,
  ServerMessage,
  Sync,
  TableInfo,
  Update,
} from '@noren/protocol'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { Beat } from '../table/board.ts'
import type { SideChannel } from './side-channel.ts'
import { openSideChannel } from './side-channel.ts'
import { Hints } from './hints.ts'
import { keepUnsent, keptUnsent } from './intent.ts'
import { renewPage } from './offline.ts'
import { Pacer } from './pacer.ts'
import { sealedAtDays } from './push.ts'
import type { Line, Wire } from './socket.ts'
import { Socket } from './socket.ts'
import { keepWitness } from './witness.ts'

const VERSION: typeof PROTOCOL = 3
/** The shortest pause before a hello that was refused is said again. */
const LATER = 1000

type LogLine = Update['line']
type Faces = Readonly<Record<string, Face>>

/** One intention of the player. Its id is drawn once; it is resent until it is answered. */
interface Intent {
  readonly message: Extract<ClientMessage, { t: 'move' | 'undo' }>
  readonly retried: boolean
}

export interface TableState {
  readonly link: 'joining' | 'live' | 'broken' | 'gone'
  readonly tries: number
  /** Why the table is gone: a code of the protocol. */
  readonly problem: string | null
  readonly info: TableInfo | null
  /** The table as it is shown, which may lag behind the truth by the beats still to be played. */
  readonly seq: number
  readonly faces: Faces
  readonly lines: readonly LogLine[]
  readonly undo: readonly Seat[]
  /** What my seats have answered at a window that is still open, by seat. */
  readonly sealed: Readonly<Record<string, readonly Words[]>>
  readonly beat: Beat | null
  /** Beats known but not yet shown. */
  readonly ahead: number
  readonly replaying: boolean
  readonly pending: boolean
  /** How many moves happened while the line was down; set once per return. */
  readonly missed: number
  /** The last answer that was no. A new object each time. */
  readonly refused: Reply | null
}

export interface TableHandle {
  readonly store: StoreApi<TableState>
  readonly act: (seat: Seat, words: Words) => void
  readonly undo: (seat: Seat) => void
  /** Shows everything that is known at once: the player wants to act, not to watch. */
  readonly skip: () => void
  /** What a strong player would do on this seat; a refusal's code if the house does not say. */
  readonly hint: (seat: Seat) => Promise<Hinted | string>
  /** Plays what happened since my last move once more. */
  readonly replay: () => void
  /** Takes over what a REST answer said of the table. */
  readonly told: (info: TableInfo) => void
  readonly pace: (of: (beat: Beat) => number) => void
  readonly close: () => void
  /** Talk, fingers, clocks and requests to go back. */
  readonly sideChannel: SideChannel
  /** Only at a table on this device, which no server knows. */
  readonly sofa?: SofaDeeds
}

/** What people at a table on this device do beside moving. */
export interface SofaDeeds {
  /** Opens the same table once more and tells its address. */
  readonly again: () => Promise<string>
  /** Draws the curtain, so that somebody else may look at their hand; null where no hand is hidden. */
  readonly curtain: (() => void) | null
}

const START: TableState = {
  link: 'joining',
  tries: 0,
  problem: null,
  info: null,
  seq: -1,
  faces: {},
  lines: [],
  undo: [],
  sealed: {},
  beat: null,
  ahead: 0,
  replaying: false,
  pending: false,
  missed: 0,
  refused: null,
}

/** Appends a line and marks what it took back: an entry and all that followed it. */
function withLine(lines: readonly LogLine[], line: LogLine): readonly LogLine[] {
  const { undoes } = line
  const kept = lines.filter(l => l.seq !== line.seq)
  const marked = undoes === undefined ? kept : kept.map(l => (l.seq >= undoes ? { ...l, undone: true } : l))
  return [...marked, line]
}

const drawId = (): string =>
  crypto.randomUUID?.() ?? `m${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`

const same = (a: Words, b: Words): boolean => a.length === b.length && a.every((w, i) => w === b[i])

export function openTable(
  id: string,
  connect: (line: Line) => Wire = line => new Socket(line),
  sofa?: SofaDeeds,
  renew: () => Promise<boolean> = renewPage,
): TableHandle {
  const store = createStore<TableState>(() => START)
  const { setState: set, getState: get } = store
  /** The newest entry known, shown or not. */
  let known = -1
  let newest: Update | null = null
  /** What was chosen before a reload goes on its way again after the first hello. */
  const left = keptUnsent(id)
  let intent: Intent | null = left === null ? null : { message: left, retried: false }
  /** A frame was lost or could not be followed: the answer to my intention may have been in it. */
  let hole = false
  let again: ReturnType<typeof setTimeout> | undefined
  if (intent !== null) set({ pending: true })
  const hints = new Hints()
  let since: Update[] = []
  let before: Pick<TableState, 'faces' | 'seq' | 'lines' | 'undo'> | null = null

  const mine = (seat: Seat): boolean => get().info?.seats[seat]?.yours === true

  const pacer = new Pacer<Update>({
    show(u, ahead) {
      set(s => ({
        seq: u.seq,
        faces: u.faces,
        undo: u.undo,
        sealed: u.sealed ?? {},
        lines: withLine(s.lines, u.line),
        beat: { seq: u.seq, by: u.line.by, events: u.line.events },
        ahead,
      }))
    },
    done: () => set({ ahead: 0, replaying: false }),
  })

  function update(u: Update): void {
    if (u.seq <= known) return
    if (known >= 0 && u.seq > known + 1) return hello()
    known = u.seq
    newest = u
    if (mine(u.line.by)) {
      pacer.skip()
      since = []
    }
    if (since.length === 0) {
      const { faces, seq, lines, undo } = get()
      before = { faces, seq, lines, undo }
    }
    since = [...since, u].slice(-200)
    pacer.add(u)
    if (pacer.size > 0) set({ ahead: pacer.size })
    if (u.outcome !== null) set(s => (s.info === null ? {} : { info: { ...s.info, outcome: u.outcome } }))
  }

  function sync(m: Sync): void {
    pacer.clear()
    const again = known >= 0
    // On a line that never broke the answer is on its way: only what a drop or a hole may have swallowed is sent again.
    const unheard = get().link !== 'live' || hole
    hole = false
    const fresh = m.lines.filter(l => l.seq > known)
    keepWitness(m.table)
    known = m.seq
    newest = null
    since = []
    before = null
    set(s => ({
      link: 'live',
      tries: 0,
      info: m.table,
      seq: m.seq,
      faces: m.faces,
      undo: m.undo,
      sealed: m.sealed ?? {},
      lines: again ? fresh.reduce(withLine, s.lines) : m.lines,
      beat: null,
      ahead: 0,
      replaying: false,
      missed: again && s.link === 'broken' ? fresh.length : 0,
    }))
    if (intent !== null && unheard) socket.send(intent.message)
  }

  function reply(m: Reply): void {
    if (hints.told(m.id, m.code ?? 'server-trouble')) return
    if (intent === null || intent.message.id !== m.id) return
    const was = intent
    // Somebody else answered the same question meanwhile: if my choice still stands, it is still my intention.
    if (m.status === 'stale' && !was.retried && was.message.t === 'move') {
      const face = (newest?.faces ?? get().faces)[String(was.message.seat)]
      const words = was.message.words
      if (face?.choices.some(c => same(c.words, words)) === true) {
        intent = { message: { ...was.message, seq: Math.max(m.seq, known) }, retried: true }
        keepUnsent(id, intent.message)
        socket.send(intent.message)
        return
      }
    }
    intent = null
    keepUnsent(id, null)
    const no = m.status === 'refused' || m.status === 'stale' || m.status === 'malformed'
    set({ pending: false, ...(no ? { refused: m } : {}) })
  }

  const sideChannel = openSideChannel({ send: m => socket.send(m), seq: () => known, drawId })

  function heard(m: ServerMessage): void {
    sideChannel.heard(m)
    switch (m.t) {
      case 'sync':
        return sync(m)
      case 'update':
        return update(m)
      case 'table':
        return set({ info: m.table })
      case 'reply':
        return reply(m)
      case 'problem':
        if (m.code === 'too-many-requests') return later(m)
        if (m.code === 'other-version') void renew().then(renews => renews || gone(m.code))
        else if (get().info === null || m.code === 'no-such-table') gone(m.code)
        return
      case 'hint':
        return void hints.told(m.id, m)
      case 'pong':
    }
  }

  const gone = (problem: string): void => set({ link: 'gone', problem })

  /** A house that has too much to do says when to come again. */
  function later({ of, wait = LATER }: Problem): void {
    if (of !== 'hello') return
    clearTimeout(again)
    again = setTimeout(hello, Math.max(wait, LATER))
  }

  function hello(): void {
    hole = true
    const message = { t: 'hello' as const, v: VERSION, table: id }
    socket.send(known >= 0 ? { ...message, since: known } : message)
  }

  const socket = connect({
    opened: hello,
    heard,
    dropped: tries => {
      hints.give()
      if (get().link !== 'gone') set({ link: 'broken', tries })
    },
  })

  function send(message: Intent['message']): void {
    if (intent !== null) return
    intent = { message, retried: false }
    keepUnsent(id, message)
    set({ pending: true })
    socket.send(message)
  }

  return {
    store,
    act(seat, words) {
      pacer.skip()
      if (store.getState().info?.time?.kind === 'days') sealedAtDays()
      send({ t: 'move', id: drawId(), seat, seq: Math.max(known, 0), words: [...words] })
    },
    undo(seat) {
      pacer.skip()
      send({ t: 'undo', id: drawId(), seat, seq: Math.max(known, 0) })
    },
    hint(seat) {
      const id = drawId()
      const sent = socket.send({ t: 'hint', id, seat })
      return sent ? hints.wait(id) : Promise.resolve('offline')
    },
    skip: () => pacer.skip(),
    replay() {
      if (since.length === 0 || before === null) return
      pacer.clear()
      set({ ...before, beat: null, replaying: true })
      for (const u of since) pacer.add(u)
    },
    told: info => set(s => (s.info === null ? {} : { info })),
    pace: of => pacer.pace(u => of({ seq: u.seq, by: u.line.by, events: u.line.events })),
    sideChannel,
    close() {
      clearTimeout(again)
      sideChannel.close()
      hints.give()
      pacer.clear()
      socket.close()
    },
    ...(sofa === undefined ? {} : { sofa }),
  }
}
