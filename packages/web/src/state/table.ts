import type { Seat, Words } from '@noren/engine'
import type {
  BotPace,
  ClientMessage,
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
import type { Held, Part } from '../table/moments.ts'
import type { SideChannel } from './side-channel.ts'
import { openSideChannel } from './side-channel.ts'
import { Background } from './background.ts'
import { Hints } from './hints.ts'
import { keepUnsent, keptUnsent } from './intent.ts'
import { renewPage } from './offline.ts'
import { Pacer } from './pacer.ts'
import { sealedAtDays } from './day-seals.ts'
import type { LogLine } from './log-lines.ts'
import { withLine } from './log-lines.ts'
import type { Line, Wire } from './socket.ts'
import { Socket } from './socket.ts'
import type { Faces, Showing } from './timing.ts'
import { beatOf, timingOf } from './timing.ts'
import { keepHead, keepWitness } from './witness.ts'

const VERSION: typeof PROTOCOL = 4
/** The shortest pause before a hello that was refused is said again. */
const LATER = 1000

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
  /** The moment that is on: what it leads to is not shown yet. */
  readonly moment: Held | null
  /** My turn begins: the scroll unrolls with its question, and asks when it has. */
  readonly unrolls: boolean
  /** What comes next waits until I wish to see it. */
  readonly stands: boolean
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
  /** Runs on to my turn: shows everything that is known at once, and lets what comes after it come by itself. */
  readonly skip: () => void
  /** Goes on to the next part of the moment that is on, or to what waits for a wish; without either, shows everything. */
  readonly next: () => void
  /** Somebody reads the part that is on: it stays until they are done. */
  readonly stop: (on: boolean) => void
  /** What a strong player would do on this seat; a refusal's code if the house does not say. */
  readonly hint: (seat: Seat) => Promise<Hinted | string>
  /** Plays what happened since my last move once more. */
  readonly replay: () => void
  /** Asks the server for something over REST, and takes over what it answers about the table unless the line has said newer things. */
  readonly ask: (deed: () => Promise<TableInfo>) => Promise<void>
  readonly pace: (of: Showing['rest'], parts?: Showing['parts'], bots?: Showing['bots']) => void
  /** Ends when nothing that the table began is under way any more. */
  readonly close: () => Promise<void>
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
  moment: null,
  unrolls: false,
  stands: false,
  ahead: 0,
  replaying: false,
  pending: false,
  missed: 0,
  refused: null,
}

const drawId = (): string =>
  crypto.randomUUID?.() ?? `m${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`

const same = (a: Words, b: Words): boolean => a.length === b.length && a.every((w, i) => w === b[i])

export function openTable(
  id: string,
  connect: (line: Line) => Wire = line => new Socket(line, id),
  sofa?: SofaDeeds,
  renew: () => Promise<boolean> = renewPage,
): TableHandle {
  const store = createStore<TableState>(() => START)
  const { setState: set, getState: get } = store
  /** The newest entry known, shown or not. */
  let known = -1
  /** How often the line has told of the table itself. */
  let heardOf = 0
  let newest: Update | null = null
  /** What was chosen before a reload goes on its way again after the first hello. */
  const left = keptUnsent(id)
  let intent: Intent | null = left === null ? null : { message: left, retried: false }
  /** I chose something, and its entry did not come yet. */
  let acted = left !== null
  /** A frame was lost or could not be followed: the answer to my intention may have been in it. */
  let hole = false
  let again: ReturnType<typeof setTimeout> | undefined
  if (intent !== null) set({ pending: true })
  const hints = new Hints()
  const background = new Background()
  let since: Update[] = []
  let before: Pick<TableState, 'faces' | 'seq' | 'lines' | 'undo'> | null = null

  const mine = (seat: Seat): boolean => get().info?.seats[seat]?.yours === true

  let partsOf: (beat: Beat) => readonly Part[] = () => []
  /** How the game ended, as long as its end was not shown. */
  let end: TableInfo | null = null
  const pacer = new Pacer<Update>({
    hold(u, at, ahead) {
      const beat = beatOf(u)
      const part = partsOf(beat)[at]
      if (part === undefined) return
      const line = { ...u.line, events: u.line.events.slice(0, part.told) }
      set(s => ({ moment: { ...beat, part, at }, stands: false, lines: withLine(s.lines, line), ahead }))
    },
    show(u, ahead, held) {
      set(s => ({
        seq: u.seq,
        unrolls: false,
        stands: false,
        faces: u.faces,
        undo: u.undo,
        sealed: u.sealed ?? {},
        lines: withLine(s.lines, u.line),
        beat: held ? { ...beatOf(u), held } : beatOf(u),
        moment: null,
        ahead,
      }))
    },
    unrolls: () => set({ unrolls: true }),
    settled(ahead) {
      set({ ahead, unrolls: false })
    },
    waits(ahead) {
      set({ ahead, stands: true })
    },
    done() {
      set({
        ahead: 0,
        replaying: false,
        unrolls: false,
        stands: false,
        ...(end === null ? {} : { info: end }),
      })
      end = null
    },
  })

  /** What is told of the table. That its game is over is told when the last beat of it was seen. */
  function tell(info: TableInfo): void {
    const runs = pacer.busy && info.outcome !== null && get().info?.outcome === null
    end = runs ? info : null
    set({ info: runs ? { ...info, outcome: null } : info })
  }

  function update(u: Update): void {
    if (u.seq <= known) return
    if (known >= 0 && u.seq > known + 1) return hello()
    known = u.seq
    newest = u
    keepHead(id, u.seq, u.head)
    // What I did myself I do not wait for; what the house answered for me comes in its turn.
    if (acted && mine(u.line.by)) {
      acted = false
      pacer.skip()
      pacer.fresh()
      since = []
    }
    if (since.length === 0) {
      const { faces, seq, lines, undo } = get()
      before = { faces, seq, lines, undo }
    }
    since = [...since, u].slice(-200)
    pacer.add(u)
    if (pacer.size > 0) set({ ahead: pacer.size })
    const { info } = get()
    if (u.outcome !== null && info !== null) tell({ ...info, outcome: u.outcome })
  }

  function sync(m: Sync): void {
    pacer.clear()
    const again = known >= 0
    // On a line that never broke the answer is on its way: only what a drop or a hole may have swallowed is sent again.
    const unheard = get().link !== 'live' || hole
    hole = false
    const fresh = m.lines.filter(l => l.seq > known)
    heardOf++
    seen(m.table)
    keepHead(id, m.seq, m.head)
    known = m.seq
    newest = null
    since = []
    before = null
    end = null
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
      moment: null,
      unrolls: false,
      stands: false,
      ahead: 0,
      replaying: false,
      missed: again && s.link === 'broken' ? fresh.length : 0,
    }))
    if (intent !== null && unheard) socket.send(intent.message)
    tellPace()
  }

  /** Keeps what the log is compared with later; a server is also given what this page adds to its shuffles. */
  function seen(info: TableInfo): void {
    keepWitness(info)
    // Only a table that waits for its start is given anything.
    if (sofa === undefined && info.status === 'open')
      background.start(async () => (await import('./seeds.ts')).attendSeeds(info))
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
        heardOf++
        seen(m.table)
        return tell(m.table)
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

  /** How I want bots to act, and what of it the house knows: of a new line, the usual. */
  let paced: BotPace = 'brisk'
  let toldPace: BotPace = 'brisk'
  function tellPace(): void {
    if (paced !== toldPace && get().link === 'live' && get().info?.seats.some(s => s.yours) === true)
      if (socket.send({ t: 'pace', bots: paced })) toldPace = paced
  }

  const socket = connect({
    opened() {
      toldPace = 'brisk'
      hello()
    },
    heard,
    dropped: tries => {
      hints.give()
      if (get().link !== 'gone') set({ link: 'broken', tries })
    },
  })

  function send(message: Intent['message']): void {
    if (intent !== null) return
    intent = { message, retried: false }
    acted = true
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
    skip: () => pacer.run(),
    next: () => void (pacer.step() || pacer.skip()),
    stop: on => pacer.stop(on),
    replay() {
      if (since.length === 0 || before === null) return
      pacer.clear()
      pacer.fresh()
      set({ ...before, beat: null, moment: null, unrolls: false, stands: false, replaying: true })
      for (const u of since) pacer.add(u)
    },
    async ask(deed) {
      const before = heardOf
      const info = await deed()
      // Whatever the line said meanwhile may be newer, and it tells of every change; an older answer would reopen a lobby.
      if (heardOf === before && get().info !== null) tell(info)
    },
    pace(of, parts = () => [], bots) {
      partsOf = parts
      paced = bots ?? 'brisk'
      tellPace()
      pacer.pace(timingOf({ rest: of, parts, bots }, get))
    },
    sideChannel,
    close() {
      clearTimeout(again)
      sideChannel.close()
      hints.give()
      pacer.clear()
      socket.close()
      return background.done()
    },
    ...(sofa === undefined ? {} : { sofa }),
  }
}
