import { describe, expect, test } from 'vitest'
import { below, members, seeded, waiting } from '@noren/engine'
import type { Rng, Seat, Words } from '@noren/engine'
import { accept, closing, drawKey, facesFor, fork, isHeld, open, judge } from '@noren/match'
import type { Envelope, Match } from '@noren/match'
import { shelf } from '@noren/server/parts'
import type { TableRow } from '@noren/store'
import { summaryOf } from '@noren/table'
import { Ledger } from '../src/ledger.ts'
import { Memory } from '../src/player.ts'
import type { Wished } from '../src/player.ts'

/** A table without a server: what its people were told, beside what is kept of it. */
class Stage {
  match: Match
  readonly memory: Memory
  readonly rng: Rng
  #n = 0
  constructor(game: string, seats: number, seed: number, options: object = {}) {
    const rules = shelf[game]?.game
    if (rules === undefined) throw new Error(`no game ${game}`)
    const charter = { id: 'koi', game, version: rules.version, seats, key: drawKey() }
    const read = rules.options.read({ ...(rules.options.defaults as object), ...options }, seats)
    if ('faults' in read) throw new Error('these are no options')
    this.match = open(rules, { ...charter, options: read.options })
    this.memory = new Memory('koi', this.match.keyHash)
    this.rng = seeded(seed)
  }

  get game() {
    return shelf[this.match.charter.game]?.game as NonNullable<(typeof shelf)[string]>['game']
  }

  /** The choices of a seat in words. */
  choices(seat: Seat): Words[] {
    return (facesFor(this.game, this.match, [seat])[String(seat)]?.choices ?? []).map(c => [...c.words])
  }

  /** Something is sent and carried out, or sealed; what is left to do when it is acknowledged. */
  send(seat: Seat, words: Words): { readonly id: string; readonly acked: () => unknown } {
    const id = `move-${++this.#n}`
    const seq = this.match.entries.length
    const wish: Wished = { t: words[0] === 'undo' ? 'undo' : 'move', id, seat, seq, words }
    this.memory.sent.set(id, wish)
    const { transition, envelopes } = judge(this.game, this.match, { seat, words, moveId: id, seq })
    if (transition !== null) accept(this.match, transition)
    if (envelopes !== null) this.match.envelopes = envelopes
    const done = transition !== null || envelopes !== null
    return {
      id,
      acked: () =>
        done &&
        this.memory.acknowledged.set(id, {
          wish,
          seq: transition === null ? this.match.entries.length : seq + 1,
        }),
    }
  }

  close(): void {
    for (const turn of closing(this.game, this.match)) accept(this.match, turn)
  }

  /** Plays by chance up to a window that asks several seats; false if the game ends before. */
  toWindow(): boolean {
    for (let i = 0; i < 2000 && this.match.state.outcome === null; i++) {
      const asked = members(waiting(this.match.state))
      if (isHeld(this.game, this.match.state) && asked.length > 1 && this.match.envelopes.length === 0)
        return true
      for (const seat of asked) {
        const choices = this.choices(seat)
        const words = choices[below(this.rng, choices.length)]
        if (words !== undefined) this.send(seat, words).acked()
        this.close()
        if (isHeld(this.game, this.match.state) && this.match.envelopes.length > 0) continue
        break
      }
    }
    return false
  }

  async judged(envelopes: readonly Envelope[] = this.match.envelopes): Promise<Ledger> {
    const { match } = this
    const row = { charter: match.charter, ...summaryOf(match), envelopes, seq: match.entries.length }
    const ledger = new Ledger(shelf)
    await ledger.audit(
      {
        table: () => Promise.resolve(row as unknown as TableRow),
        entries: () => Promise.resolve(match.entries),
      },
      [this.memory],
    )
    return ledger
  }
}

const WHOLE = { lost: [], duplicated: [], reordered: [], damaged: [] }

/** At a vote of Sakura: everybody has voted, and it was acknowledged. */
function voted(): { stage: Stage; first: Seat; other: Words; ids: string[] } {
  const stage = new Stage('sakura', 4, 5)
  expect(stage.toWindow()).toBe(true)
  const seats = members(waiting(stage.match.state))
  const [first = 0] = seats
  const [one, other] = stage.choices(first) as [Words, Words]
  const ids = seats.map(seat => {
    const sent = stage.send(seat, seat === first ? one : (stage.choices(seat)[0] as Words))
    sent.acked()
    return sent.id
  })
  return { stage, first, other, ids }
}

describe('what the ledger says of sealed answers', () => {
  test('an answer that was changed stands in the log as it was changed', async () => {
    const { stage, first, other } = voted()
    stage.send(first, other).acked()
    stage.close()
    const ledger = await stage.judged()
    expect(ledger.broken).toEqual(WHOLE)
    expect(ledger.changed.size).toBe(1)
  })

  test('the answer from before is found out, whether it was replaced or withdrawn', async () => {
    for (const how of ['replaced', 'withdrawn']) {
      const { stage, first, other } = voted()
      const before = stage.match.envelopes
      stage.send(first, how === 'replaced' ? other : ['undo']).acked()
      // A server that never heard of it closes the window.
      stage.match.envelopes = before
      stage.close()
      const { broken } = await stage.judged()
      expect([how, broken.lost.length]).toEqual([how, 1])
      expect(broken.lost[0]).toContain('had been changed')
    }
  })

  test('a change that nobody acknowledged may have come in time, or not', async () => {
    for (const came of [true, false]) {
      const { stage, first, other } = voted()
      const before = stage.match.envelopes
      stage.send(first, other)
      if (!came) stage.match.envelopes = before
      stage.close()
      expect((await stage.judged()).broken).toEqual(WHOLE)
    }
  })

  test('an envelope that is gone from its row is missed', async () => {
    const { stage, first } = voted()
    const rest = stage.match.envelopes.filter(e => e.seat !== first)
    expect((await stage.judged()).broken).toEqual(WHOLE)
    expect((await stage.judged(rest)).broken.lost).toHaveLength(1)
  })

  test('one that the rules made void at the end of the log is not missed; one that they did not is', async () => {
    const found = voided()
    expect(found).not.toBeNull()
    if (found === null) return
    const { stage, id } = found
    const ledger = await stage.judged()
    expect(ledger.broken).toEqual(WHOLE)
    expect([...ledger.void]).toContain(id)
    // The same without an entry that closed the window: the envelope should be there.
    stage.match.entries.pop()
    expect((await stage.judged([])).broken.lost).not.toEqual([])
  })
})

/** A window of Saké that closes by some of the answers and makes another one void, acknowledged after it closed. */
function voided(): { stage: Stage; id: string } | null {
  for (let seed = 1; seed < 60; seed++) {
    const stage = new Stage('sake', 4, seed, { interruptPriority: 'reflex' })
    for (let windows = 0; windows < 12 && stage.toWindow(); windows++) {
      const sent = members(waiting(stage.match.state)).map(seat => {
        const choices = stage.choices(seat)
        return stage.send(seat, choices[below(stage.rng, choices.length)] ?? choices[0] ?? [])
      })
      stage.match = fork(stage.match)
      stage.close()
      for (const { acked } of sent) acked()
      const gone = sent.find(
        ({ id }) =>
          stage.memory.acknowledged.has(id) &&
          !stage.match.byMoveId.has(id) &&
          stage.match.envelopes.length === 0,
      )
      if (gone !== undefined) return { stage, id: gone.id }
    }
  }
  return null
}
