import type { Face, Seat } from '@noren/engine'
import type { Browser, Page, WebSocketRoute } from 'playwright-core'
import type { House } from './house.ts'
import type { Breach } from './law.ts'
import { law, LAW_SIZES } from './law.ts'

declare global {
  interface Window {
    norenLaw?: () => Breach[]
  }
}

/** A decision of a recorded game, as whoever makes it sees it. */
export interface Position {
  readonly seat: Seat
  /** How many entries the record has before it. */
  readonly at?: number
  readonly face: Face
  readonly lines: readonly object[]
  /** How the game ended, at its last position. */
  readonly outcome?: object | null
  /** Whether whoever decides has done nothing before, and is told what the game is about. */
  readonly newcomer?: boolean
}

/** Names as people have them: some as wide as eight letters can be, some longer than a plate. */
const NAMES = ['Ittōsai', 'Masamune', 'Heihachi', 'Wilhelmina', 'Genta', 'Mamoruna', 'Yoshiko', 'Fumio']

/** A game, and how many sit at it. */
interface Seats {
  readonly id: string
  readonly seats: number
}

/** A page at a table whose server is this process: it shows what it is handed, at once. */
export interface Stage {
  readonly page: Page
  /** The choices that the page has sent, in words. */
  readonly sent: readonly (readonly (string | number)[])[]
  /** What the browser complained of: warnings and errors of its console, and what nobody caught. */
  readonly complaints: readonly string[]
  /** Puts a position on the table and resolves when the page has drawn it. */
  readonly show: (position: Position) => Promise<void>
  /** Tells the page what happened next, as a server does. */
  readonly tell: (news: News) => void
}

/** An entry that follows a position, and what its reader sees then. */
export interface News {
  readonly line: { readonly by: number; readonly events: readonly object[] }
  readonly face: Face
  readonly outcome: object | null
}

const TABLE = 'stage-layout'

/** What a page says to its server, as far as a stage listens. */
interface Heard {
  readonly t: string
  readonly words?: readonly (string | number)[]
}

/** What the page needs to know of the table around a position. */
const infoOf = ({ id, seats }: Seats, me: number, outcome: object | null, people: boolean): object => ({
  id: TABLE,
  game: id,
  version: 0,
  status: outcome === null ? 'playing' : 'over',
  host: true,
  listed: false,
  seats: NAMES.slice(0, seats).map((name, seat) => ({
    kind: seat === me || people ? 'person' : 'bot',
    name,
    crest: seat,
    ...(seat === me || people ? {} : { level: 'samurai' }),
    online: true,
    yours: seat === me,
  })),
  keyHash: '',
  outcome,
  created: 0,
})

interface Way {
  readonly motion?: 'reduce' | 'no-preference'
  readonly lang?: string
  /** Friends sit around the table, not bots. */
  readonly people?: boolean
}

/** Opens a page at a full table and plays its server: no game is played, so that a position costs one drawing. */
export async function openStage(
  browser: Browser,
  house: House,
  game: Seats,
  { motion = 'reduce', lang = 'en', people = false }: Way = {},
): Promise<Stage> {
  const context = await browser.newContext({
    viewport: LAW_SIZES.desktop,
    serviceWorkers: 'block',
    hasTouch: true,
    reducedMotion: motion,
    locale: lang,
  })
  // Several browsers may share a core.
  context.setDefaultTimeout(60_000)
  await context.addInitScript(`window.norenLaw = ${String(law)}`)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', e => complaints.push(e.message))
  page.on('console', m => {
    // What the stage itself forbids is no fault of the page.
    if (m.text().includes('blocked by Playwright')) return
    if (m.type() === 'warning' || m.type() === 'error') complaints.push(m.text())
  })
  let line: WebSocketRoute | undefined
  /** The next position has the next number: the page takes it for news. */
  let seq = 0
  let first: Position | undefined
  const sent: (readonly (string | number)[])[] = []
  const send = ({ seat, face, lines, outcome = null, newcomer = false }: Position): void => {
    seq++
    const mine = newcomer ? [] : [{ seq: 0, by: seat, undone: false, events: [] }]
    line?.send(
      JSON.stringify({
        t: 'sync',
        v: 4,
        table: infoOf(game, seat, outcome, people),
        seq,
        faces: { [seat]: { ...face, question: seq } },
        lines: [...mine, ...lines.map((l, i) => ({ ...l, seq: seq * 100 + i }))],
        undo: [],
      }),
    )
  }
  await page.routeWebSocket(/\/ws(?:\?|$)/, ws => {
    line = ws
    ws.onMessage(text => {
      const { t, words = [] } = JSON.parse(String(text)) as Heard
      if (t === 'move') sent.push(words)
      if (t === 'hello' && first !== undefined) send(first)
      if (t === 'ping') ws.send('{"t":"pong"}')
    })
  })
  return {
    page,
    sent,
    complaints,
    tell({ line: { by, events }, face, outcome }) {
      seq++
      const told = { seq: seq * 100, by, undone: false, events }
      const faces = { [String(first?.seat ?? 0)]: face }
      line?.send(JSON.stringify({ t: 'update', seq, line: told, faces, undo: [], outcome }))
    },
    async show(position) {
      // Whoever comes anew has a page that knows of nothing before.
      if (first === undefined || position.newcomer === true) {
        first = position
        await page.goto(`${house.url}/t/${TABLE}`)
        await page.waitForSelector('.scroll[data-seq]')
        if (position.newcomer === true) await page.waitForLoadState('networkidle')
        return
      }
      send(position)
      await page.waitForSelector(`.scroll[data-seq="${seq}"]`)
    },
  }
}
