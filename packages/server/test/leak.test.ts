import { describe, expect, test } from 'vitest'
import { seeded, WATCHER } from '@noren/engine'
import type { Game, Seat } from '@noren/engine'
import type { AnyFixture } from '@noren/engine/laws'
import { verify } from '@noren/match'
import type { MatchLog, Update } from '@noren/protocol'
import { secrets as honorSecrets } from '@noren/honor/fixture'
import { secrets as sakeSecrets } from '@noren/sake/fixture'
import { secrets as sakuraSecrets } from '@noren/sakura/fixture'
import { secrets as spiritSecrets } from '@noren/spirit/fixture'
import type { Line } from '@noren/testbed/client'
import { guestAt, lineOf, openHouse } from './house.ts'
import { playSeat, seated } from '@noren/testbed/playing'
import { shelf } from './shelf.ts'
import { fixtureOf, reelOf, retold, WireLaw } from './wire.ts'

/** Games whose hidden information is written down for the law; a new game adds one line. */
interface Subject {
  readonly secrets: AnyFixture['secrets']
  readonly worlds: number
  /** Whether seats are told different things: where all cards are open or hidden from all, lines do not differ. */
  readonly whispers: boolean
}
const GAMES: readonly [string, Subject][] = [
  ['sakura', { secrets: sakuraSecrets, worlds: 10_000, whispers: true }],
  ['honor', { secrets: honorSecrets, worlds: 2000, whispers: true }],
  ['sake', { secrets: sakeSecrets, worlds: 2000, whispers: true }],
  ['spirit', { secrets: spiritSecrets, worlds: 2000, whispers: false }],
]

interface Recorded {
  readonly log: MatchLog
  readonly key: string
  /** The lines by seat; the spectator's under -1. */
  readonly lines: ReadonlyMap<Seat, Line>
}

const gameOf = (id: string): Game => {
  const shelved = shelf[id]
  if (shelved === undefined) throw new Error(`no ${id}`)
  return shelved.game
}

/** A whole game over real sockets: some people, a bot, a spectator, and everything each of them received. */
async function record(id: string, people: number, seed: number): Promise<Recorded> {
  const house = await openHouse()
  const guests = Array.from({ length: people }, () => guestAt(house))
  const table = await seated(guests, id, 1)
  const watcher = guestAt(house)
  const lines = new Map<Seat, Line>()
  for (const [seat, guest] of [...guests.entries(), [WATCHER, watcher] as const]) {
    const line = await lineOf(guest)
    await line.hello(table.id)
    lines.set(seat, line)
  }
  await Promise.all(guests.map((_, seat) => playSeat(lines.get(seat) as Line, seat, seeded(seed + seat))))
  for (const line of lines.values()) await line.seen('table', m => m.table.status === 'over')
  const again = await lineOf(watcher)
  await again.hello(table.id)
  lines.get(WATCHER)?.got.push(...again.got)
  const log = await watcher.ask<MatchLog>('GET', `/api/tables/${table.id}/log`)
  expect(verify(gameOf(id), log.charter, log.entries, table.keyHash)).toMatchObject({ ok: true })
  return { log, key: log.charter.key, lines }
}

describe.each(GAMES)('%s on the wire', (id, { secrets, worlds: enough, whispers }) => {
  const game = gameOf(id)
  const fx = fixtureOf(game, secrets)

  test(
    `everything a connection receives would be the same in ${enough} worlds it cannot tell apart`,
    { timeout: 180_000 },
    async () => {
      let worlds = 0
      for (let n = 0; worlds < enough; n++) {
        const { log, lines } = await record(id, game.seats.min + (n % 3), 100 * n)
        const law = new WireLaw(fx, reelOf(game, log), seeded(n + 1))
        for (const [seat, line] of lines) {
          for (const message of line.got) law.check(message, seat, 6)
          // And byte by byte: nothing but what it was shown went into the frames.
          expect(retold(game, line.bytes)).toBe(log.entries.length)
        }
        expect(law.broken.slice(0, 3)).toEqual([])
        worlds += law.worlds
      }
    },
  )

  test('the key is in no frame before the game is over', async () => {
    const { key, lines } = await record(id, 2, 7)
    for (const line of lines.values()) {
      const over = line.got.findIndex(m => m.t === 'table' && m.table.status === 'over')
      expect(over).toBeGreaterThan(0)
      for (const frame of line.frames.slice(0, over)) expect(frame).not.toContain(key)
      expect(line.frames[over]).toContain(key)
    }
  })

  test('the law has teeth: a connection that were sent another seat’s face, line or hand would be caught', async () => {
    let [faces, whispered] = [0, 0]
    // A short game may hold nothing that only one seat is told; then the next one is listened to as well.
    const games = whispers ? 5 : 1
    for (let n = 0; n < games && whispered === 0; n++) {
      const caught = await misdelivered(9 + n)
      faces = Math.max(faces, caught.faces)
      whispered += caught.whispered
    }
    expect(faces).toBeGreaterThan(10)
    expect(whispered > 0).toBe(whispers)
  })

  /** How often the law speaks up when seat 0 is handed what was meant for seat 1. */
  async function misdelivered(seed: number): Promise<{ faces: number; whispered: number }> {
    const { log, lines } = await record(id, 3, seed)
    const reel = reelOf(game, log)
    const law = new WireLaw(fx, reel, seeded(3))
    const [mine, theirs] = [lines.get(0) as Line, lines.get(1) as Line]
    for (const message of mine.got) {
      if (message.t !== 'update') continue
      const other = theirs.got.find(m => m.t === 'update' && m.seq === message.seq)
      if (other?.t !== 'update' || other.faces['1'] === undefined) continue
      law.check({ ...message, faces: { '0': other.faces['1'] } }, 0, 1)
    }
    const loud = new WireLaw(fx, reel, seeded(4))
    for (const message of theirs.got) {
      if (message.t !== 'update' || message.line.by !== 1) continue
      const own = mine.got.find(m => m.t === 'update' && m.seq === message.seq)
      if (own?.t === 'update') loud.check({ ...own, line: message.line }, 0, 0)
    }
    return { faces: law.broken.length, whispered: loud.broken.length }
  }
})

/** The hand as a Sakura view shows it, and what the viewer rightly knows of other hands. */
interface Hands {
  readonly hand: readonly string[]
  readonly question: unknown
  readonly memory: { readonly hands: readonly (readonly string[])[] }
}

const handsOf = (update: Update, seat: Seat): Hands => {
  const shown = update.faces[String(seat)]
  if (shown === undefined) throw new Error(`no face of ${seat}`)
  return (shown.view as { readonly own: Hands }).own
}

test('no card of a hidden hand is named in anybody else’s frames', async () => {
  const { lines } = await record('sakura', 3, 21)
  let looked = 0
  for (const [owner, theirs] of lines) {
    if (owner === WATCHER) continue
    for (const held of theirs.got) {
      if (held.t !== 'update') continue
      const { hand } = handsOf(held, owner)
      for (const [viewer, line] of lines) {
        if (viewer === owner) continue
        const at = line.got.findIndex(m => m.t === 'update' && m.seq === held.seq)
        const seen = line.got[at]
        if (seen?.t !== 'update') continue
        // What was drawn from the viewer's own hand a moment ago, or is being looked at, is in the question.
        const { memory, question } = handsOf(seen, viewer)
        const known = JSON.stringify([memory.hands[owner], question])
        // A card that was shown and then dealt anew in the same breath is named rightly: look at the face alone then.
        const dealt = seen.line.events.some(e => e.type === 'shuffled')
        const text = dealt ? JSON.stringify(seen.faces) : (line.frames[at] ?? '')
        for (const card of hand) {
          if (known.includes(`"${card}"`)) continue
          looked++
          if (text.includes(`"${card}"`))
            throw new Error(`${card} of seat ${owner} in a frame of ${viewer}: ${text}`)
        }
      }
    }
  }
  expect(looked).toBeGreaterThan(1000)
})
