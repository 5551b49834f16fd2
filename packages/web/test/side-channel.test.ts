import type { HouseMessage, ChatLine, ServerMessage, Sync, Update } from '@noren/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SideChannel } from '../src/state/side-channel.ts'
import { FINGER_MS, openSideChannel, unreadOf } from '../src/state/side-channel.ts'

const line = (n: number, seat: number, text: string): ChatLine => ({ n, seat, at: 0, text })
const sync = (more: Partial<Sync> = {}): ServerMessage =>
  ({
    t: 'sync',
    v: 1,
    table: {},
    seq: 3,
    faces: {},
    lines: [],
    undo: [],
    ...more,
  }) as unknown as ServerMessage
const update = (more: Partial<Update> = {}): ServerMessage => ({
  t: 'update',
  seq: 4,
  line: { seq: 4, by: 1, undone: false, events: [] },
  faces: {},
  undo: [],
  outcome: null,
  ...more,
})

describe('beside the game', () => {
  let sent: HouseMessage[] = []
  let open = true
  let aside: SideChannel
  const state = () => aside.store.getState()
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 })
    sent = []
    open = true
    let ids = 0
    aside = openSideChannel({
      send: m => {
        if (open) sent.push(m)
        return open
      },
      seq: () => 3,
      drawId: () => `id-${++ids}-abcdef`,
    })
  })
  afterEach(() => {
    aside.close()
    vi.useRealTimers()
  })

  it('what was said before I came is no news, what is said later is, and my own lines never are', () => {
    aside.heard(sync({ chat: [line(1, 1, 'hello'), line(2, 0, 'hi')] }))
    const unread = (): number => unreadOf(state(), seat => seat === 0)
    expect(unread()).toBe(0)
    aside.heard({ t: 'said', said: line(3, 1, 'are you there?') })
    aside.heard({ t: 'said', said: line(4, 0, 'yes') })
    expect(unread()).toBe(1)
    // The same lines again after a drop are the same lines.
    aside.heard(sync({ chat: [line(2, 0, 'hi'), line(3, 1, 'are you there?'), line(4, 0, 'yes')] }))
    expect(state().chat.map(c => c.n)).toEqual([1, 2, 3, 4])
    expect(unread()).toBe(1)
    aside.read()
    expect(unread()).toBe(0)
  })

  it('gives a refused text back to its writer', () => {
    aside.heard(sync())
    aside.say('  one  ')
    aside.say('two')
    expect(sent).toEqual([
      { t: 'say', text: 'one' },
      { t: 'say', text: 'two' },
    ])
    aside.heard({ t: 'said', said: line(1, 0, 'one') })
    aside.heard({ t: 'problem', code: 'too-many-requests', sentence: '' })
    expect(state().hushed).toEqual({ code: 'too-many-requests', text: 'two' })
    open = false
    aside.say('three')
    expect(state().hushed).toEqual({ code: 'offline', text: 'three' })
    aside.say('   ')
    expect(sent).toHaveLength(2)
  })

  it('a finger is seen for a while; pointing again starts anew', () => {
    const finger = { n: 0, seat: 1, at: 0, anchor: 'pile:left' }
    aside.heard({ t: 'said', said: finger })
    vi.advanceTimersByTime(FINGER_MS - 100)
    aside.heard({ t: 'said', said: finger })
    expect(state().fingers).toHaveLength(1)
    vi.advanceTimersByTime(200)
    expect(state().fingers).toHaveLength(1)
    vi.advanceTimersByTime(FINGER_MS)
    expect(state().fingers).toEqual([])
    expect(state().chat).toEqual([])
  })

  it('sets its watch by the server, whatever the time is here', () => {
    const clock = { now: 5_000_000, until: [5_030_000, 0], bank: [60_000, 60_000], stopped: [] }
    aside.heard(sync({ clock }))
    expect(state().watch?.skew).toBe(4_000_000)
    vi.advanceTimersByTime(2000)
    aside.heard(update({ clock: { ...clock, now: 5_002_000 } }))
    expect(state().watch?.skew).toBe(4_000_000)
    aside.heard(update())
    expect(state().watch).toBeNull()
  })

  it('a request to go back comes with a sync, is answered by its id, and ends with a no or with any entry', () => {
    const ask = { id: 'other-request', by: 1, to: 2, yes: [1] }
    aside.heard(sync({ asked: ask, ask: [0] }))
    expect(state()).toMatchObject({ ask, askable: [0] })
    aside.answer(0, true)
    expect(sent).toEqual([{ t: 'consent', id: 'other-request', seat: 0, yes: true }])
    aside.heard({ t: 'asked', ask: null, no: 2 })
    expect(state()).toMatchObject({ ask: null, ended: { no: 2, by: 1 } })
    aside.answer(0, true)
    expect(sent).toHaveLength(1)
    aside.heard({ t: 'asked', ask })
    aside.heard(update())
    expect(state().ask).toBeNull()
    expect(state().ended?.no).toBe(2)
    aside.heard({ t: 'asked', ask })
    aside.heard(update({ line: { seq: 5, by: 1, undone: false, undoes: 2, events: [] } }))
    expect(state().ended).toEqual({ no: null, by: 1 })
    aside.heard({ t: 'asked', ask: null })
    aside.askBack(0)
    expect(sent.at(-1)).toEqual({ t: 'ask-undo', id: 'id-1-abcdef', seat: 0, seq: 3 })
    aside.heard({ t: 'reply', id: 'id-1-abcdef', status: 'refused', seq: 3, code: 'past-a-reveal' })
    expect(state().refused?.code).toBe('past-a-reveal')
    aside.heard({ t: 'reply', id: 'somebody-elses', status: 'refused', seq: 3, code: 'stale' })
    expect(state().refused?.code).toBe('past-a-reveal')
  })
})
