import { describe, expect, test } from 'vitest'
import {
  asGame,
  below,
  canonical,
  Choices,
  count,
  members,
  only,
  seeded,
  waiting,
  WATCHER,
} from '@noren/engine'
import type { Game, Rng, Seat, Words } from '@noren/engine'
import { honor } from '@noren/honor'
import { sake } from '@noren/sake'
import { sakura } from '@noren/sakura'
import {
  accept,
  answeredBy,
  carryOut,
  closing,
  facesFor,
  houseMoveId,
  idleRequest,
  isHeld,
  linesFor,
  load,
  stateFor,
  open,
  opening,
  sealedFor,
  unanswered,
  undoFor,
  judge,
} from '../src/index.ts'
import type { Envelope, Match, Transition } from '../src/index.ts'
import { charter, does, fresh, request } from './helpers.ts'
import { fixedKey, toy } from '../toy/index.ts'

/** Judges a request as a server does: what is sealed stays sealed until somebody opens the window. */
function seals(game: Game, m: Match, seat: Seat, words: Words, id?: string): string {
  const w = request(m, seat, words, id === undefined ? {} : { moveId: id })
  const { verdict, transition, envelopes } = judge(game, m, w, 1000 + m.entries.length)
  if (transition !== null) accept(m, transition)
  if (envelopes !== null) m.envelopes = envelopes
  return verdict.status === 'refused' ? verdict.code : verdict.status
}

function closes(game: Game, m: Match): number {
  let n = 0
  for (let turn = opening(game, m); turn !== null; turn = opening(game, m)) {
    accept(m, turn)
    n++
  }
  return n
}

/** Everything that somebody with these seats is told of the table. */
const told = (game: Game, m: Match, seats: readonly Seat[]): string =>
  JSON.stringify([
    facesFor(game, m, seats),
    linesFor(toy, m, seats),
    undoFor(m, seats),
    sealedFor(toy, m, seats),
    m.entries.length,
  ])

const others = (m: Match, seat: Seat): Seat[] =>
  [WATCHER, ...Array.from({ length: m.charter.seats }, (_, i) => i)].filter(s => s !== seat)

const toldOthers = (game: Game, m: Match, seat: Seat): string[] =>
  others(m, seat).map(eye => told(game, m, eye === WATCHER ? [] : [eye]))

/** Three people whose turns are over: the secret vote has just been opened. */
function atVote(): Match {
  const m = fresh({ seats: 3 })
  for (const seat of [0, 1, 2]) does(m, seat, 'end')
  return m
}

test('what the table does for a seat never has an id that was given before, however often it is taken back', () => {
  const m = atVote()
  const ids = new Set<string>()
  for (let i = 0; i < 100; i++) {
    const idle = idleRequest(toy, m, 1)
    if (idle === null) throw new Error('nobody is asked')
    expect(ids.has(idle.moveId)).toBe(false)
    ids.add(idle.moveId)
    expect(seals(toy, m, 1, idle.words, idle.moveId)).toBe('sealed')
    expect(seals(toy, m, 1, ['undo'])).toBe('sealed')
  }
  // Kept before there was a counter: what is known of it is counted.
  const [{ count: _none, ...old }] = m.envelopes as [Envelope]
  m.envelopes = [old]
  expect(houseMoveId(m, 1, 'idle')).toBe(`idle:${m.askedAt[1]}:1:64`)
})

test('a window that everybody has answered is closed by turns worked out apart: the match stays as it is', () => {
  const m = atVote()
  expect(closing(toy, m)).toEqual([])
  for (const seat of [0, 1, 2]) seals(toy, m, seat, [seat === 1 ? 'no' : 'yes'], `vote-${seat}`)
  const before = canonical(m.state)
  const turns = closing(toy, m)
  expect(turns.map(t => t.entry.seat)).toEqual([0, 1, 2])
  expect([canonical(m.state), m.entries.length, m.byMoveId.size]).toEqual([before, 3, 3])
  for (const turn of turns) accept(m, turn)
  expect(load(toy, m.charter, m.entries).head).toBe(m.head)
})

/** In place of something that grows with a match: how much there is may be asked, and nothing else. */
const untouchable = <T extends object>(length: number, like: T): T =>
  new Proxy(like, {
    get(_, key) {
      if (key === 'length') return length
      throw new Error(`${String(key)} of what grows with the match`)
    },
    ownKeys() {
      throw new Error('all of what grows with the match')
    },
  })

test('closing a window looks at nothing that grows with the match, and follows as carrying it out one by one does', () => {
  const m = atVote()
  for (const seat of [0, 1, 2]) seals(toy, m, seat, ['yes'], `vote-${seat}`)
  const { length } = m.entries
  const guarded: Match = {
    ...m,
    entries: untouchable(length, []),
    story: untouchable(length + 1, []),
    undone: untouchable(0, new Set()),
    undoes: untouchable(0, new Map()),
    byMoveId: untouchable(length, new Map()),
  }
  const turns = closing(toy, guarded)
  const one: Transition[] = []
  for (let turn = opening(toy, m); turn !== null; turn = opening(toy, m)) {
    accept(m, turn)
    one.push(turn)
  }
  expect(turns).toEqual(one)
  expect(turns).toHaveLength(3)
})

describe('envelopes', () => {
  test('nobody else is told who answered, or what; the owner sees the own answer and may take it back', () => {
    const before = toldOthers(toy, atVote(), 1)
    for (const word of ['yes', 'no']) {
      const m = atVote()
      expect(seals(toy, m, 1, [word])).toBe('sealed')
      expect(m.entries).toHaveLength(3)
      expect(toldOthers(toy, m, 1)).toEqual(before)
      expect(sealedFor(toy, m, [0, 1])).toEqual({ 1: [[word]] })
      expect(undoFor(m, [1])).toEqual([1])
      const [face] = Object.values(facesFor(toy, m, [1]))
      expect([face?.waiting, face?.choices.map(c => c.words[0])]).toEqual([0b101, ['sing']])
      expect(seals(toy, m, 1, ['undo'])).toBe('sealed')
      expect(told(toy, m, [1])).toBe(told(toy, atVote(), [1]))
    }
  })

  test('the order of the answers leaves no trace: entries come in the order of seats, when all have answered', () => {
    const logs = [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ].map(order => {
      const m = atVote()
      for (const [i, seat] of order.entries()) {
        expect(opening(toy, m)).toBeNull()
        expect(count(unanswered(m))).toBe(3 - i)
        seals(toy, m, seat, [seat === 1 ? 'no' : 'yes'], `vote-${seat}`)
      }
      expect(closes(toy, m)).toBe(3)
      return m
    })
    expect(
      new Set(logs.map(m => canonical(m.entries.slice(3).map(e => [e.seq, e.seat, e.words, e.moveId])))).size,
    ).toBe(1)
    expect(logs[0]?.entries.slice(3).map(e => [e.seat, e.words[0]])).toEqual([
      [0, 'yes'],
      [1, 'no'],
      [2, 'yes'],
    ])
    for (const m of logs) expect([m.envelopes, load(toy, m.charter, m.entries).head]).toEqual([[], m.head])
  })

  test('another answer replaces the first; each id is known until the window closes, and what was opened for ever', () => {
    const m = atVote()
    expect(seals(toy, m, 1, ['yes'], 'first-1')).toBe('sealed')
    expect(seals(toy, m, 1, ['no'], 'second-1')).toBe('sealed')
    expect(sealedFor(toy, m, [1])).toEqual({ 1: [['no']] })
    const again = (id: string, words: Words, seat = 1): unknown =>
      judge(toy, m, request(m, seat, words, { moveId: id })).verdict
    for (const [id, words] of [
      ['first-1', ['yes']],
      ['second-1', ['no']],
    ] as const)
      expect(again(id, words)).toEqual({ status: 'sealed', again: true })
    expect(again('second-1', ['yes'])).toMatchObject({ code: 'move-id-taken' })
    expect(again('second-1', ['no'], 0)).toMatchObject({ code: 'move-id-taken' })
    expect(seals(toy, m, 1, ['undo'], 'undo-1')).toBe('sealed')
    expect(again('undo-1', ['undo'])).toEqual({ status: 'sealed', again: true })
    seals(toy, m, 1, ['no'], 'third-1')
    for (const seat of [0, 2]) seals(toy, m, seat, ['yes'])
    closes(toy, m)
    expect(again('third-1', ['no'])).toMatchObject({ status: 'duplicate', entry: { seat: 1 } })
  })

  test('a song while the window is open is an entry at once, and the answers stay in their envelopes', () => {
    const m = atVote()
    seals(toy, m, 1, ['no'])
    expect(seals(toy, m, 1, ['sing'])).toBe('applied')
    expect(seals(toy, m, 2, ['sing'])).toBe('applied')
    expect([m.entries.length, sealedFor(toy, m, [1])]).toEqual([5, { 1: [['no']] }])
    // Taking the song back leaves the window as it was, and so the envelope.
    expect(seals(toy, m, 2, ['undo'])).toBe('applied')
    expect(sealedFor(toy, m, [1])).toEqual({ 1: [['no']] })
    for (const seat of [0, 2]) seals(toy, m, seat, ['yes'])
    expect(closes(toy, m)).toBe(3)
  })

  test('a crash between two of the entries: what is left of the envelopes finishes the window', () => {
    for (let cut = 0; cut <= 3; cut++) {
      const m = atVote()
      for (const seat of [2, 0, 1]) seals(toy, m, seat, ['yes'], `vote-${seat}`)
      for (let i = 0; i < cut; i++) {
        const turn = opening(toy, m)
        if (turn !== null) accept(m, turn)
      }
      const kept = JSON.parse(JSON.stringify(m.envelopes)) as Match['envelopes']
      const again = load(toy, m.charter, m.entries, kept)
      expect(closes(toy, again)).toBe(3 - cut)
      expect(again.entries.slice(3).map(e => e.moveId)).toEqual(['vote-0', 'vote-1', 'vote-2'])
    }
  })

  test('the defaults of the rules are sealed like any answer, once for each question', () => {
    const m = atVote()
    const idle = idleRequest(toy, m, 2)
    if (idle === null) throw new Error('no default')
    expect(judge(toy, m, idle).verdict).toEqual({ status: 'sealed', again: false })
    seals(toy, m, 2, idle.words, idle.moveId)
    expect(idleRequest(toy, m, 2)).toBeNull()
    expect(answeredBy(m)).toBe(only(2))
    expect(houseMoveId(m, 2, 'idle')).not.toBe(idle.moveId)
  })

  test('going back to before the window takes the envelopes with it', () => {
    const m = atVote()
    seals(toy, m, 0, ['yes'])
    expect(undoFor(m, [2])).toEqual([2])
    expect(seals(toy, m, 2, ['undo'])).toBe('applied')
    expect(m.envelopes).toEqual([])
    does(m, 2, 'end')
    expect(sealedFor(toy, m, [0])).toEqual({})
  })
})

const list = new Choices()

/** One of the choices of a seat, from what it sees. */
function pick(game: Game, m: Match, seat: Seat, rng: Rng): { words: Words; instant: boolean } | null {
  const look = stateFor(game, m, seat)
  game.legal(look, seat, list)
  if (list.size === 0) return null
  const action = list.at(below(rng, list.size))
  return { words: game.say(look, seat, action).words, instant: game.isAnytime(action) }
}

const SUBJECTS: readonly [string, Game, unknown, number][] = [
  ['sake, SK-INT-3 and section 5.1, 5', asGame(sake), {}, 5],
  ['honor, HS-SAVE-3 and section 4.1', asGame(honor), {}, 4],
  ['sakura, SA-CHAR-36', asGame(sakura), {}, 3],
]

describe.each(SUBJECTS)('%s', (_, game, options, seats) => {
  /** Whole games by random choices; in windows also changes of mind, resent and crossing answers, and instants. */
  const matches = (n: number, at: (m: Match, rng: Rng, step: number) => void): void => {
    for (let seed = 1; seed <= n; seed++) {
      const rng = seeded(seed)
      const m = open(
        game,
        charter({ game: game.id, version: game.version, options, seats, key: fixedKey(seed) }),
      )
      for (let step = 0; step < 4000 && m.state.outcome === null; step++) at(m, rng, step)
      expect(load(game, m.charter, m.entries).head).toBe(m.head)
    }
  }

  test('what others are told does not depend on who answered, or what, until the window closes', () => {
    let windows = 0
    let answers = 0
    matches(game.id === 'sake' ? 3 : 12, (m, rng) => {
      const asked = members(unanswered(m))
      const held = isHeld(game, m.state) && count(waiting(m.state)) > 1
      if (held && m.envelopes.length === 0) windows++
      const seat = held && below(rng, 6) === 0 ? below(rng, seats) : (asked[below(rng, asked.length)] as Seat)
      const before = held ? toldOthers(game, m, seat) : []
      const choice = pick(game, m, seat, rng)
      if (choice === null) return
      const entries = m.entries.length
      const came = seals(game, m, seat, choice.words)
      expect(['sealed', 'applied']).toContain(came)
      if (came === 'sealed') {
        answers++
        expect(toldOthers(game, m, seat)).toEqual(before)
        expect(m.entries.length).toBe(entries)
        if (below(rng, 8) === 0)
          expect(seals(game, m, seat, ['undo'])).toBe(
            choice.words[0] === 'withdraw' ? 'nothing-to-undo' : 'sealed',
          )
        expect(toldOthers(game, m, seat)).toEqual(before)
      } else if (held) expect(choice.instant || m.since === m.entries.length).toBe(true)
      closes(game, m)
    })
    expect(windows).toBeGreaterThan(10)
    expect(answers).toBeGreaterThan(2 * windows)
  })

  test('sealed and opened, the table stands as if everybody had answered in the order of seats', () => {
    matches(3, (m, rng) => {
      const held = isHeld(game, m.state) && count(waiting(m.state)) > 1
      const asked = members(waiting(m.state))
      if (!held) {
        const seat = asked[0] as Seat
        const choice = pick(game, m, seat, rng)
        if (choice !== null) expect(seals(game, m, seat, choice.words)).not.toBe('refused')
        closes(game, m)
        return
      }
      for (const seat of [...asked].sort(() => below(rng, 2) - 0.5))
        while ((unanswered(m) & only(seat)) !== 0) {
          const idle = idleRequest(game, m, seat)
          if (idle === null || seals(game, m, seat, idle.words, idle.moveId) !== 'sealed')
            throw new Error('a default was not sealed')
        }
      const slips = m.envelopes.flatMap(e => e.slips.map(s => [e.seat, s.words] as const))
      const line = load(game, m.charter, m.entries)
      expect(closes(game, m)).toBe(slips.length)
      expect(m.entries.slice(line.entries.length).map(e => [e.seat, e.words])).toEqual(slips)
    })
  })
})

test('section 5.1, 9: an instant applies at once; an answer whose card it cost is void and asked for again, of that seat alone', () => {
  const game: Game = asGame(sake)
  const can = (m: Match, seat: Seat, verb: string): Words[] => {
    const look = stateFor(game, m, seat)
    game.legal(look, seat, list)
    return list
      .toArray()
      .map(a => game.say(look, seat, a).words)
      .filter(w => w[0] === verb)
  }
  let voided = 0
  for (let seed = 1; seed <= 60 && voided < 5; seed++) {
    const rng = seeded(seed)
    const m = open(game, charter({ game: game.id, version: game.version, seats: 4, key: fixedKey(seed) }))
    for (let step = 0; step < 500 && m.state.outcome === null; step++) {
      const window = m.state.frames.at(-1)?.kind === 'window' && count(waiting(m.state)) > 1
      const holder = members(window ? waiting(m.state) : 0).find(
        s => can(m, s, 'interrupt').length > 0 && can(m, s, 'soul').length > 0,
      )
      if (holder !== undefined) {
        const [stop] = can(m, holder, 'interrupt')
        const [soul] = can(m, holder, 'soul')
        const other = members(waiting(m.state)).find(s => s !== holder) as Seat
        if (stop === undefined || soul === undefined) throw new Error('nothing to do')
        expect([seals(game, m, other, ['pass']), seals(game, m, holder, stop)]).toEqual(['sealed', 'sealed'])
        // The instant is an entry at once, whoever has answered.
        expect(seals(game, m, holder, soul)).toBe('applied')
        const drop = can(m, holder, 'discard').find(w => w[1] === stop[1])
        for (let w: Words | undefined = drop; w !== undefined; [w] = can(m, holder, 'discard'))
          seals(game, m, holder, w)
        expect(sealedFor(toy, m, [other])).toEqual({ [other]: [['pass']] })
        if (drop === undefined) {
          expect(sealedFor(toy, m, [holder])).toEqual({ [holder]: [stop] })
        } else {
          expect(sealedFor(toy, m, [holder])).toEqual({})
          expect((unanswered(m) & only(holder)) !== 0).toBe(true)
          voided++
        }
        // To everybody else all who were asked are asked still.
        expect(facesFor(game, m, [])[String(WATCHER)]?.waiting).toBe(waiting(m.state))
      }
      const seats = members(unanswered(m))
      const seat = seats[below(rng, seats.length)] as Seat
      const choice = pick(game, m, seat, rng)
      if (choice !== null) seals(game, m, seat, choice.words)
      closes(game, m)
    }
  }
  expect(voided).toBeGreaterThan(0)
})

test('carrying out at once opens a window as soon as everybody has answered', () => {
  const m = atVote()
  for (const seat of [1, 2]) expect(carryOut(toy, m, request(m, seat, ['yes'])).status).toBe('sealed')
  expect(m.entries).toHaveLength(3)
  carryOut(toy, m, request(m, 0, ['no']))
  expect(m.entries).toHaveLength(6)
})
